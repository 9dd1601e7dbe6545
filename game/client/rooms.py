"""The rooms there are, by the key of their title."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from .room import Room
from .shell import Shell

MakeRoom = Callable[[Shell], Room]


def _realms(app: Shell) -> Room:
    from .realms.room import RealmsRoom

    return RealmsRoom(app)


def _stories(app: Shell) -> Room:
    from .stories.room import StoriesRoom

    return StoriesRoom(app)


ROOMS: Mapping[str, MakeRoom] = {"realms": _realms, "stories": _stories}


class Rooms(Mapping[str, Room]):
    """The rooms of a window; each is loaded when somebody first asks for it."""

    def __init__(self, app: Shell, makers: Mapping[str, MakeRoom] = ROOMS) -> None:
        self._app = app
        self._makers = makers
        self._made: dict[str, Room] = {}

    def __getitem__(self, key: str) -> Room:
        if key not in self._made:
            self._made[key] = self._makers[key](self._app)
        return self._made[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
