"""What the players of a match are called, and whose face they show."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.seats import Controller, Seat
from game.lang import Language
from game.store.settings import PORTRAITS

PERSON = "/person"
"""No file is called that, and so no plugin."""
GUIDE = "adept"
"""The face of whoever explains the game."""
LENT = {"bard": "person_8", "poacher": "person_2"}
"""Opponents whose face people may choose, too."""
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")
"""Tells players of the same name apart."""


def is_ours(key: str, words: Language) -> bool:
    """Whether the key is that of an opponent of ours: one with a name, a character and a face."""
    return words.knows(f"opponent-{key}")


def opponent_name(key: str, words: Language) -> str:
    """Ours have a name in every language; a plugin is called by its key."""
    return words.text(f"opponent-{key}") if is_ours(key, words) else key


def title_name(key: str, words: Language) -> str:
    """Ours have a name in every language; another is called by its key."""
    return words.text(f"game-{key}") if words.knows(f"game-{key}") else key


def seat_names(seats: Sequence[Seat], words: Language) -> list[str]:
    """The names of those who sat down; people keep theirs, whoever plays on for them."""
    keys = [seat.opponent if seat.controller is Controller.OPPONENT else "" for seat in seats]
    return names_of([seat.name for seat in seats], keys, words)


def names_of(called: Sequence[str], opponents: Sequence[str], words: Language) -> list[str]:
    """What players are called in a language, by their names and, of opponents, their keys: ours
    have a name in each, all others keep theirs."""
    names = [
        opponent_name(key, words) if key and is_ours(key, words) else name
        for name, key in zip(called, opponents, strict=True)
    ]
    return [
        f"{name}\u00a0{ROMAN[names[:number].count(name)]}" if names.count(name) > 1 else name
        for number, name in enumerate(names)
    ]


def faces(sitting: Sequence[str], words: Language, chosen: int) -> list[str]:
    """The portraits of those who sit at a table, opponents by their keys: no two alike. The first
    person has the face that was chosen, the next one the following; of opponents with the same face
    only the first has it, the others have those that are left."""
    people = (_person(chosen + number) for number in range(len(sitting)))
    own = [next(people) if who == PERSON else _own_face(who, words) for who in sitting]
    left = (face for face in STRANGERS if face not in own)
    return [next(left) if face in own[:seat] else face for seat, face in enumerate(own)]


def _person(number: int) -> str:
    return f"person_{(number - 1) % PORTRAITS + 1}"


def _own_face(key: str, words: Language) -> str:
    return LENT.get(key, key) if is_ours(key, words) else "plugin"


STRANGERS = ("trader", "master", GUIDE, *map(_person, range(PORTRAITS, 0, -1)))
"""Faces for opponents whose own one is taken, those of people last."""
