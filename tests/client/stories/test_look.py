"""How the board fits any window, and how what happens on it moves."""

from __future__ import annotations

import re
from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from game.client.scenes.ask import AskScene
from game.client.stories.acts import Leap, Pass, Sail, Tumble, Walk, out_bounce
from game.client.stories.drawing import on_ribbon
from game.client.stories.finale import StoriesFinale
from game.client.stories.geography import MOORINGS, STORY_STONES, flight_stone
from game.client.stories.layout import BoardLayout
from game.client.stories.still import BoardStill
from game.client.stories.table import BoardScene
from game.client.stories.teller import WALK
from game.lang import LANGUAGES, language, plain
from game.paths import assets
from game.store.settings import Speed
from game.titles.stories.board import BOARD
from game.titles.stories.options import Options
from tests.client.client import Client

from .playing import (
    asked,
    at,
    board,
    by_mouse,
    end_surely,
    finish,
    point_at,
    position,
    sit_down,
    sit_down_at,
)

SIZES = [(640, 360), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (1280, 1024)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 160])
@pytest.mark.parametrize("opponents", [1, 5])
def test_every_zone_has_its_room(size: tuple[int, int], percent: int, opponents: int) -> None:
    layout = BoardLayout(size, opponents, percent)
    window = pygame.Rect((0, 0), size)
    plates = [layout.opponent(index) for index in range(opponents)]
    own = [layout.own_plate, layout.own_book, layout.tray]
    zones = [layout.board, layout.panel, *plates, *own]
    for zone in (*zones, layout.stories, layout.chronicle, layout.page, layout.round):
        assert window.contains(zone), zone
    for one, other in combinations(zones, 2):
        assert not one.colliderect(other), (one, other)
    assert layout.panel.contains(layout.stories)
    assert layout.panel.contains(layout.chronicle)
    assert layout.chronicle.height > layout.px(140)
    for index in range(6):
        assert layout.tray.inflate(4, 4).contains(layout.die(index))


def test_the_mock_up_of_the_board_is_met() -> None:
    layout = BoardLayout((1920, 1080), 5)
    assert layout.board.topleft == (24, 104)
    assert layout.board.size == (1500, 840)
    assert layout.panel.x == 1548
    small = BoardLayout((1280, 720), 5)
    assert small.board.size == (1000, 560)


def test_windows_of_any_size_show_the_board(client: Client) -> None:
    sit_down(client, Options(6))
    for size in ((640, 400), (1024, 768), (2560, 1080), (1280, 720)):
        client.resize(size)
        client.until(lambda: asked(client))
        by_mouse(client)
    assert isinstance(client.scene, BoardScene)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_speaks_every_language(client: Client, code: str) -> None:
    client.app.set_language(code)
    start = position(("temple", "lantern", "trumpet"), ("castle",), dice=(5, 1))
    scene = sit_down_at(client, start)
    client.frame()
    for tip in scene.tips:
        assert "{" not in tip.text()
    assert plain(scene.prompts.ribbon) == scene.prompts.ribbon
    client.app.set_language("en")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def whole(layer: BoardStill) -> pygame.Surface:
    """Everything drawn over each other, nothing wiped in between."""
    surface = layer._draw_backdrop()
    for zone in layer._zones():
        surface.set_clip(zone.area)
        zone.draw(surface)
    return surface


def test_nothing_wipes_anything_of_its_neighbours(client: Client) -> None:
    sit_down(client, Options(6))
    for _ in range(3):
        client.until(lambda: asked(client))
        client.frame()
        layer = board(client)._drawing.still
        layer.refresh()
        assert pixels(layer.surface()) == pixels(whole(layer))
        by_mouse(client)


@pytest.mark.parametrize(
    ("own", "die", "goal"),
    [("gull", 6, "pirate"), ("ash", 1, "dragon"), ("rhyme", 1, "heath")],
)
def test_no_light_lies_over_the_number_of_a_goal(
    client: Client, own: str, die: int, goal: str
) -> None:
    scene = sit_down_at(client, position((own,), ("castle",), dice=(die,)))
    client.until(lambda: asked(client))
    client.frame()
    assert goal in scene.hands.targets
    middle = STORY_STONES[goal] if goal in STORY_STONES else flight_stone(goal)
    area = pygame.Rect(0, 0, *(scene.layout.on_board(16),) * 2)
    area.center = scene.layout.at(middle)
    seen, still = client.app.screen, scene._drawing.still.surface()
    pairs = zip(pixels(seen.subsurface(area)), pixels(still.subsurface(area)), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 8


# What moves.


@pytest.fixture
def lively(client: Client) -> Client:
    """With all motion, at the usual speed."""
    settings = client.app.store.settings
    client.app.motion.follow(replace(settings, reduced_motion=False, speed=Speed.NORMAL))
    return client


def act_of(client: Client, kind: type) -> object:
    client.until(lambda: any(isinstance(act, kind) for act in board(client).stage.acts))
    return next(act for act in board(client).stage.acts if isinstance(act, kind))


def test_a_pawn_walks_along_its_road_in_hops(lively: Client) -> None:
    sit_down_at(lively, position(("castle",), ("castle",), dice=(4, 3)))
    lively.until(lambda: asked(lively))
    lively.click(at(lively, "keys"))
    walk = act_of(lively, Walk)
    assert isinstance(walk, Walk)
    assert walk.seconds == pytest.approx(WALK / 1000)
    lifts = []
    while not walk.done:
        lifts.append(walk.seen()[0].lift)
        lively.frame(0.02)
    assert max(lifts) > 8
    assert walk.seen()[0].foot == pytest.approx(walk.end)


def test_fast_is_twice_as_fast_and_a_click_skips(lively: Client) -> None:
    lively.app.motion.speed = 2.0
    scene = sit_down_at(lively, position(("castle",), ("castle",), dice=(4, 3)))
    lively.until(lambda: asked(lively))
    lively.click(at(lively, "keys"))
    walk = act_of(lively, Walk)
    assert isinstance(walk, Walk)
    assert walk.seconds == pytest.approx(WALK / 2000)
    assert scene.busy
    lively.click(scene.layout.own_book.center)
    assert walk not in scene.stage.acts


def test_dice_roll_and_settle_one_after_the_other(lively: Client) -> None:
    scene = sit_down_at(lively, position(("castle",), ("castle",)))
    lively.until(lambda: asked(lively))
    lively.press(pygame.K_RETURN)
    tumble = act_of(lively, Tumble)
    assert isinstance(tumble, Tumble)
    assert len(tumble.settling) == 6
    assert list(tumble.settling) == sorted(set(tumble.settling))
    while not tumble.done:
        assert tumble.rolled(0) >= tumble.rolled(5)
        lively.frame(0.03)
    assert len(scene.stage.shown.dice) == 6


def test_flight_and_tunnel_take_their_own_ways(lively: Client) -> None:
    sit_down_at(lively, position(("trumpet", "castle"), ("castle",), dice=(3,)))
    lively.until(lambda: asked(lively))
    lively.click(at(lively, "castle"))
    lively.click(at(lively, "alp"))
    leap = act_of(lively, Leap)
    assert isinstance(leap, Leap)
    assert leap.winged
    lively.app.start()
    sit_down_at(lively, position(("keys", "castle"), ("castle",), dice=(1,)))
    lively.until(lambda: asked(lively))
    lively.click(at(lively, "castle"))
    lively.click(at(lively, "cinder"))
    door = act_of(lively, Pass)
    assert isinstance(door, Pass)
    assert door.tunnel == "pointed"


def test_the_ferry_carries_its_riders_along_the_river(lively: Client) -> None:
    scene = sit_down_at(lively, position(("heron",), ("castle",), dice=(6,)))
    lively.until(lambda: asked(lively))
    lively.click(at(lively, "gull"))
    sail = act_of(lively, Sail)
    assert isinstance(sail, Sail)
    assert sail.pawns == ((0, 0),)
    assert scene.stage.ferry == pytest.approx(MOORINGS["heron"], abs=40)
    sail.elapsed = sail.seconds / 2
    x, _ = scene.stage.ferry
    assert MOORINGS["heron"][0] < x < MOORINGS["gull"][0]
    lively.until(lambda: not scene.stage.acts)
    assert scene.stage.ferry == MOORINGS["gull"]


def test_with_reduced_motion_things_appear_where_they_will_be(client: Client) -> None:
    scene = sit_down_at(client, position(("castle",), ("castle",), dice=(4, 3)))
    client.until(lambda: asked(client))
    client.click(at(client, "keys"))
    walk = act_of(client, Walk)
    assert isinstance(walk, Walk)
    assert walk.fades
    assert walk.seconds <= 0.1
    assert walk.seen()[0].foot == scene.stage.foot((0, 0))


def test_a_bounce_ends_where_it_should() -> None:
    assert out_bounce(0) == 0
    assert out_bounce(1) == pytest.approx(1)
    assert all(0 <= out_bounce(part / 50) <= 1.0001 for part in range(51))


# Words, and the end.


def test_names_are_told_on_hover_with_what_they_mean(client: Client) -> None:
    scene = sit_down_at(client, position(("castle", "cup"), ("cup",)))
    client.until(lambda: asked(client))
    point_at(client, at(client, "cup"))
    for _ in range(20):
        client.frame()
    said = plain(scene.tooltip.said)
    for word in ("Dewdrop Spring", "Dew Cup", "Ada: one pawn", "one pawn"):
        assert word in said


def test_a_right_click_tells_at_once(client: Client) -> None:
    scene = sit_down_at(client, position(("castle",), ("castle",)))
    client.until(lambda: asked(client))
    point_at(client, at(client, "mill"))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=at(client, "mill")))
    client.frame()
    assert "Mill of Fortune" in scene.tooltip.said


def test_what_is_held_down_is_told_and_not_clicked(client: Client) -> None:
    scene = sit_down_at(client, position(("castle",), ("castle",), dice=(4, 3)))
    client.until(lambda: asked(client))
    where = at(client, "keys")
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=where))
    for _ in range(40):
        client.frame()
    assert "Keeper’s House" in scene.tooltip.said
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=where))
    client.frame()
    assert scene.model.position.pawns[0][0] == "castle"


def test_a_pawn_that_is_dragged_is_no_longer_in_reserve(client: Client) -> None:
    scene = sit_down_at(client, position(("castle",), ("castle",)))
    client.until(lambda: asked(client))
    start, end = scene.layout.own_reserve.center, scene.layout.board.center
    for kind, point in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end)):
        pygame.event.post(
            pygame.event.Event(kind, button=1, pos=point, rel=(0, 0), buttons=(1, 0, 0))
        )
    client.frame()
    assert scene.hands.carried
    [plate] = [scene._drawing.still._plate(0)]
    assert plate.reserve == 5
    client.press(pygame.K_ESCAPE)
    assert scene._drawing.still._plate(0).reserve == 6
    assert scene.castle == 1


def test_several_people_take_turns_without_a_curtain(client: Client) -> None:
    scene = sit_down(client, Options(2), people=("Ada", "Ben"))
    seats = set()
    for _ in range(8):
        client.until(lambda: asked(client))
        assert isinstance(client.scene, BoardScene)
        seats.add(scene.model.seat)
        name = scene.model.names[scene.model.seat]
        assert scene.prompts.ribbon.startswith(f"{name}: ")
        end_surely(client)
    assert seats == {0, 1}


def last_move(**changes: object) -> object:
    """The person tells the last story, and is the round's last player."""
    own = ("book", "book", "temple", "lantern")
    told = (("pirate", "dragon"), ())
    return position(own, ("castle",), dice=(5,), told=told, first=1, **changes)  # type: ignore[arg-type]


def test_who_has_not_won_is_told_the_own_place(client: Client) -> None:
    won = ("book", "book", "book", "castle")
    told = (("pirate",), ("pirate", "dragon", "temple"))
    start = position(("book", "castle", "rhyme"), won, dice=(4,), told=told, first=1)
    sit_down_at(client, start)
    end = finish(client, by_mouse)
    assert end.verdict()[-1] == "You are second: one story, 2 pawns on the board."


def test_the_end_ranks_the_players_and_offers_a_rematch(client: Client) -> None:
    sit_down_at(client, last_move())  # type: ignore[arg-type]
    end = finish(client, by_mouse)
    assert end.verdict()[:2] == ["You win!", "3 stories told in 1 round."]
    assert end.note(0) == "one pawn on the board"
    client.until(lambda: end.settled)
    client.button("Copy game code")
    assert isinstance(client.scene, AskScene)
    client.app.pop()
    client.until(lambda: isinstance(client.scene, StoriesFinale) and client.scene.settled)
    client.button("Rematch")
    assert isinstance(client.scene, BoardScene)
    assert client.scene.model.players == 2


def test_who_gives_up_watches_an_opponent_play_on(client: Client) -> None:
    scene = sit_down(client)
    client.until(lambda: asked(client))
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    client.until(lambda: board(client) is scene and not scene.model.legal)
    for _ in range(30):
        client.frame()
    assert not scene.ready


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_whatever_the_ribbon_says_stands_on_it_whole(
    client: Client, code: str, size: tuple[int, int]
) -> None:
    """All that is asked and all reasons, with the longest they speak of."""
    del client  # only the letters are needed
    words, layout = language(code), BoardLayout(size, 3)
    longest = max((words.text(f"space-{space}") for space in BOARD.docks), key=len)
    known = {
        "player": "Alexandrine",
        "dock": longest,
        "dock-to": longest,
        "number": "2",
        "count": 3,
    }
    known |= {"dice": "2, 3, 4, 5 & 6", "item": "lantern"}
    known["story"] = " & ".join(f"{words.text(f'story-{key}')} (5)" for key in ("temple", "beings"))
    asks = [key for key in _keys("stories_table") if key in ASKED]
    reasons = [key for key in _keys("stories_table") if key.startswith("board-why")]
    reasons += ["board-sure", "board-sure-stories", "board-last"]
    reasons += ["board-second-thought", "board-no-magic"]
    reasons += [key for key in _keys("stories") if key.startswith("stories-illegal")]
    todos = [words.text(key, **known) for key in asks]
    turns = ("board-your-turn", "board-your-turn-last", "board-turn-of-last")
    lines = [words.text(turn, player="Alexandrine", todo=todo) for turn in turns for todo in todos]
    for line in (*lines, *(words.text(key, **known) for key in reasons)):
        shown, _ = on_ribbon(plain(line), layout.ribbon.size, layout.reading)
        assert shown == plain(line)


def _keys(file: str) -> list[str]:
    text = (assets() / "lang" / "en" / f"{file}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


ASKED = frozenset(
    f"board-{key}"
    for key in """roll roll-last no-dice move first second first-with second-with use-dice
    magic-left tell no-move where-to which-pawn which-way magic-trumpet magic-keys magic-bell
    along""".split()
)
