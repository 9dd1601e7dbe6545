"""Playing Fantastic Stories in the client: by mouse and by keys, towards some end."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

import pygame
from msgspec.structs import replace

from game.client.stories.finale import StoriesFinale
from game.client.stories.geography import PLACES
from game.client.stories.table import BoardScene
from game.client.stories.ways import Way
from game.engine.chance import Chance
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import plain
from game.store.settings import Speed
from game.titles.stories.actions import End
from game.titles.stories.board import BOARD, CASTLE
from game.titles.stories.events import Began, Entered, Flew, Rolled, Told, Turn, Withdrew
from game.titles.stories.options import Options
from game.titles.stories.rules import STORIES_RULES, StoriesRules
from game.titles.stories.state import BOOK, PAWNS, RESERVE, Phase, Position, State
from tests.client.client import Client

Places = tuple[str, ...]


class Begun(StoriesRules):
    """The rules of a match that begins with a given position."""

    def __init__(self, position: Position) -> None:
        self._position = position

    def setup(self, options: Options, seed: str) -> Any:
        del options
        here = self._position
        events = [Began(here.first, here.ferry), *_so_far(here), Turn(here.seat, here.round)]
        if here.dice:
            events.append(Rolled(here.seat, here.dice))
        return State(here, Chance.of(seed)), events


def _so_far(here: Position) -> Iterator[Any]:
    """How the pawns came to where they are."""
    for seat, places in enumerate(here.pawns):
        stories = iter(here.told[seat])
        for pawn, place in enumerate(places):
            if place == RESERVE:
                yield Withdrew(seat, (pawn,))
                continue
            yield Entered(seat, (pawn,))
            if place == BOOK:
                yield Told(seat, pawn, next(stories), 0)
            elif place != CASTLE:
                yield Flew(seat, pawn, CASTLE, place, 0)


def position(*pawns: Places, dice: tuple[int, ...] = (), **changes: Any) -> Position:
    """A position in which players have pawns on these spaces, and the others in reserve; the first
    player has these dice."""
    places = tuple((*own, *(RESERVE,) * (PAWNS - len(own))) for own in pawns)
    usual: dict[str, Any] = {
        "options": Options(len(pawns)),
        "pawns": places,
        "told": ((),) * len(pawns),
        "ferry": "heron",
        "first": 0,
        "seat": 0,
        "phase": Phase.ACT if dice else Phase.HOME,
        "dice": dice,
    }
    return Position(**usual | changes)


def sit_down(
    client: Client,
    options: Options | None = None,
    seed: str = "stories",
    people: tuple[str, ...] = ("Ada",),
) -> BoardScene:
    """A match of this kind against quick opponents."""
    options = options or Options(2)
    return _open(client, Table(STORIES_RULES, options, seed, _company(options, people)))


def sit_down_at(
    client: Client, start: Position, people: tuple[str, ...] = ("Ada",), seed: str = "begun"
) -> BoardScene:
    """A match that stands like this."""
    company = _company(start.options, people)
    scene = _open(client, Table(Begun(start), start.options, seed, company))
    scene.settle()
    return scene


def _company(options: Options, people: tuple[str, ...]) -> tuple[Seat, ...]:
    bots = range(len(people), options.players)
    return (
        *map(Seat, people),
        *(Seat(f"Bot {n}", Controller.OPPONENT, "random") for n in bots),
    )


def _open(client: Client, table: Any) -> BoardScene:
    client.app.push(client.app.rooms[STORIES_RULES.key].open(table))
    return board(client)


def board(client: Client) -> BoardScene:
    assert isinstance(client.scene, BoardScene)
    return client.scene


def asked(client: Client) -> bool:
    """Whether the player has read what is asked, is shown a page, or the match is over."""
    scene = client.scene
    if not isinstance(scene, BoardScene) or scene.page is not None:
        return True
    return scene.ready and not scene.unread


def could_think_better(client: Client) -> bool:
    """Whether others wait before they show what they do; a click ends it."""
    scene = board(client)
    return not scene.ready and bool(scene.model.queue) and scene.can_undo


def at(client: Client, space: str) -> tuple[int, int]:
    return board(client).layout.at(PLACES[space])


def point_at(client: Client, point: tuple[int, int]) -> None:
    moved = {"pos": point, "rel": (0, 0), "buttons": (0, 0, 0)}
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, moved))
    client.frame()


def press_gold(client: Client, by_keys: bool = False) -> None:
    """The golden button, once."""
    if by_keys:
        client.press(pygame.K_RETURN)
    else:
        client.click(board(client).board_buttons.gold.area.center)


def told(client: Client) -> list[str]:
    """The lines of the chronicle."""
    model = board(client).model
    lines = (model.told(each) for each in model.story)
    return [plain(client.app.words.say(line)) for line in lines if line]


def entries(client: Client) -> int:
    return len(board(client).session.table.history.entries)


# A player who wants to tell stories.


def distances(goal: str) -> dict[str, int]:
    """How many roads every space is away."""
    found, left = {goal: 0}, deque([goal])
    while left:
        here = left.popleft()
        for other in BOARD.ways[here]:
            if other not in found:
                found[other] = found[here] + 1
                left.append(other)
    return found


DISTANCES = {space: distances(space) for space in BOARD.spaces}


def goals(here: Position, seat: int) -> Iterator[str]:
    """The spaces that still need a pawn, the story first that is nearest to be told."""
    places = [place for place in here.pawns[seat] if place in BOARD.spaces]

    def left(key: str) -> int:
        spaces = (key, BOARD.adventures[key].item)
        return sum(min((DISTANCES[goal][at] for at in places), default=9) for goal in spaces)

    open_ = [key for key in BOARD.adventures if key not in here.told[seat]]
    for key in sorted(open_, key=left):
        yield from (BOARD.adventures[key].item, key)


def best(scene: BoardScene) -> Way | None:
    """A move towards a story, if one of the dice allows any."""
    here, seat = scene.model.position, scene.model.seat
    stands = list(here.pawns[seat])
    plain_ways = [way for way in scene.ways if way.magic is None]
    telling = next((way for way in plain_ways if way.tells), None)
    if telling:
        return telling
    for goal in goals(here, seat):
        if goal in stands:
            stands.remove(goal)
            continue
        nearer = [
            way
            for way in plain_ways
            if way.start in stands and DISTANCES[goal][way.target] < DISTANCES[goal][way.start]
        ]
        if nearer:
            return min(nearer, key=lambda way: DISTANCES[goal][way.target])
    return None


def few_at_home(scene: BoardScene) -> bool:
    """Whether one more pawn should come into the Castle."""
    return scene.castle < 2 <= scene.home - 2


def end_surely(client: Client) -> None:
    """The golden button; once more, where it asks whether one is sure."""
    scene, before = board(client), entries(client)
    press_gold(client)
    if scene.prompts.sure:
        press_gold(client)
        assert len(scene.session.table.history.entries) > before, "being sure changed nothing"


def by_mouse(client: Client) -> None:
    """One thing the player may do, done with the mouse."""
    scene = board(client)
    if scene.page:
        client.click(scene.layout.board.center)
    elif scene.prompts.asked_along:
        client.click(scene.prompts.no.area.center)
    elif scene.arranging:
        if few_at_home(scene):
            client.click(scene.board_buttons.more.area.center)
        end_surely(client)
    elif way := best(scene):
        if not way.tells:
            scene.hands.clear()
            client.click(at(client, way.start))
        client.click(at(client, way.target))
    else:
        end_surely(client)


def by_keys(client: Client) -> None:
    """The same with the keyboard alone."""
    scene = board(client)
    way = None if scene.page or scene.arranging or scene.model.asked_along else best(scene)
    if way is None:
        if scene.arranging and few_at_home(scene):
            client.press(pygame.K_UP)
        if scene.model.asked_along:
            client.press(pygame.K_RIGHT)
            client.press(pygame.K_RIGHT)
        client.press(pygame.K_RETURN)
        if isinstance(client.scene, BoardScene) and scene.prompts.sure:
            client.press(pygame.K_RETURN)
        return
    if not way.tells:
        for _ in range(20):
            client.press(pygame.K_TAB)
            if scene.hands.choice.start == way.start:
                break
        else:
            raise AssertionError(f"Tab never came to {way.start}")
    go_to(client, way.target)
    client.press(pygame.K_RETURN)


def go_to(client: Client, space: str) -> None:
    """With the arrows, each time the way that brings one nearer."""
    scene = board(client)
    for _ in range(30):
        pointed = getattr(scene.hands.pointed, "key", None) if scene.hands.by_keys else None
        if pointed == space:
            return
        here = PLACES[pointed or scene.hands.choice.start or CASTLE]
        x, y = PLACES[space][0] - here[0], PLACES[space][1] - here[1]
        first = (pygame.K_RIGHT if x > 0 else pygame.K_LEFT, abs(x))
        second = (pygame.K_DOWN if y > 0 else pygame.K_UP, abs(y))
        for key, _far in sorted((first, second), key=lambda each: -each[1]):
            client.press(key)
            if scene.hands.pointed is not None and pointed != getattr(
                scene.hands.pointed, "key", None
            ):
                break
    raise AssertionError(f"the arrows never came to {space}")


def finish(client: Client, act: Callable[[Client], None]) -> StoriesFinale:
    """Plays to the end, without waiting for what others show."""
    settings = client.app.store.settings
    client.app.motion.follow(replace(settings, speed=Speed.AT_ONCE))
    for _ in range(3000):
        client.until(lambda: asked(client) or could_think_better(client))
        if isinstance(client.scene, StoriesFinale):
            return client.scene
        if asked(client):
            act(client)
        else:
            client.click(board(client).layout.board.center)
    raise AssertionError("it never ended")


def can_end(scene: BoardScene) -> bool:
    return End() in scene.model.legal
