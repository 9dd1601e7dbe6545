"""The guided first match of Fantastic Stories, played as a newcomer would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.client.lesson.outline import covered
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.title import TitleScene
from game.client.stories.lesson.places import outlines
from game.client.stories.lesson.scene import LessonScene
from game.client.stories.lesson.script import SCRIPT
from game.client.stories.lesson.steps import STEPS, Spot
from game.client.stories.table import BoardScene
from game.lang import LANGUAGES
from game.store.settings import Lesson
from game.titles.stories.actions import Roll
from game.titles.stories.board import BOARD
from game.titles.stories.state import RESERVE
from tests.client.client import Client

from .playing import at, entries, point_at

TITLE = "stories"


@pytest.fixture
def client(window: Client) -> Iterator[Client]:
    """At the title page of Fantastic Stories, with the lesson untouched."""
    window.app.store.settings = replace(window.app.store.settings, title=TITLE, lessons={})
    window.app.apply_settings()
    window.app.start()
    yield window
    window.app.start()


def lesson(client: Client) -> LessonScene:
    assert isinstance(client.scene, LessonScene)
    return client.scene


def listen(client: Client) -> None:
    """Until the guide has said something, or the lesson is over; what is shown gets read."""

    def heard() -> bool:
        if not isinstance(client.scene, LessonScene):
            return True
        if client.scene.page:
            client.press(pygame.K_SPACE)
        guide = client.scene.guide
        return guide.speech is not None and not guide.moving

    client.until(heard)


def begin(client: Client) -> LessonScene:
    client.button("Learn to play")
    listen(client)
    return lesson(client)


def press(client: Client, text: str) -> None:
    """Clicks a button of the guide."""
    client.click(lesson(client).guide.buttons.named(text).center)


def call_magic(client: Client) -> None:
    """If the move takes magic, with a click on the pawn that has it."""
    scene = lesson(client)
    magic = scene.ways[0].magic
    if magic:
        client.click(at(client, BOARD.magic[magic]))
        assert scene.hands.choice.magic is magic


def answer_by_mouse(client: Client) -> None:
    scene = lesson(client)
    step = STEPS[scene.guide.number]
    if step.arranges:
        client.click(scene.board_buttons.more.area.center)
    elif not step.asks:
        press(client, "Next" if step is not STEPS[-1] else "Play a game of your own")
    elif isinstance(step.action, Roll):
        client.click(scene.board_buttons.gold.area.center)
    else:
        (way,) = scene.ways
        call_magic(client)
        if not way.tells:
            client.click(at(client, way.start))
        client.click(at(client, way.target))
    listen(client)


def answer_by_dragging(client: Client) -> None:
    scene = lesson(client)
    step = STEPS[scene.guide.number]
    if step.arranges:
        client.drag(scene.layout.own_reserve.center, at(client, "castle"))
    elif scene.ways and not scene.ways[0].tells:
        call_magic(client)
        client.drag(at(client, scene.ways[0].start), at(client, scene.ways[0].target))
    else:
        answer_by_mouse(client)
    listen(client)


def answer_by_keys(client: Client) -> None:
    if STEPS[lesson(client).guide.number].asks:
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    listen(client)


def go_to(client: Client, key: str) -> LessonScene:
    begin(client)
    while STEPS[lesson(client).guide.number].key != key:
        answer_by_mouse(client)
    return lesson(client)


@pytest.mark.parametrize("answer", [answer_by_mouse, answer_by_dragging, answer_by_keys])
def test_the_lesson_can_be_played_to_its_end(
    client: Client, answer: Callable[[Client], None]
) -> None:
    table = begin(client).session.table
    for step in STEPS:
        assert lesson(client).guide.step == step
        answer(client)
    assert isinstance(client.scene, NewGameScene)
    assert client.scene.room.key == TITLE
    assert [entry.action for entry in table.history.entries] == [
        entry.action for entry in SCRIPT.entries
    ]
    assert client.app.store.settings.lesson(TITLE) == Lesson(done=True)
    assert client.app.store.settings.lesson("realms") == Lesson(), "that of the other title is not"
    assert client.app.store.statistics.records() == [], "a lesson is no match"
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TitleScene)
    (golden,) = (b for b in client.scene.buttons if b.primary and b.text == "New game")
    assert golden, "after the lesson comes a match"


@pytest.mark.parametrize("key", ["castle", "roll", "item", "tell", "magic"])
def test_whatever_else_one_clicks_or_presses_changes_nothing(client: Client, key: str) -> None:
    scene = go_to(client, key)
    client.app.motion.reduced = False
    before, castle, number = entries(client), scene.castle, scene.guide.number
    speech = scene.guide.speech
    assert speech
    buttons = scene.board_buttons
    wanted = {
        "castle": [buttons.more],
        "roll": [buttons.gold],
        "magic": [buttons.magic],
    }.get(key, [])
    for place in (
        at(client, "dragon"),
        scene.layout.own_book.center,
        scene.layout.die(0).center,
        *(button.area.center for button in scene.buttons if button not in wanted),
        speech.area.midtop,
    ):
        client.click(place)
    confirming = () if key == "roll" else (pygame.K_RETURN, pygame.K_SPACE)
    for pressed in (pygame.K_g, pygame.K_u, pygame.K_1, *confirming):
        client.press(pressed)
    assert client.scene is scene
    assert (entries(client), scene.castle, scene.guide.number) == (before, castle, number)
    assert scene.overlay is None
    client.click(scene.layout.own_book.center)
    assert scene.guide.moving, "the target says no"


def test_enter_alone_rolls_where_the_golden_button_is_meant(client: Client) -> None:
    scene = go_to(client, "roll")
    for _ in range(30):
        client.frame()
    client.press(pygame.K_RETURN)
    listen(client)
    assert STEPS[scene.guide.number].key == "item"


def test_one_can_leave_in_the_middle_and_come_back(client: Client) -> None:
    scene = go_to(client, "roll")
    places = scene.stage.places
    client.press(pygame.K_ESCAPE)
    assert scene.overlay, "nobody is thrown out by a key"
    offered = [choice.text for choice in scene.overlay.choices]
    assert offered == ["Back to the table", "Settings", "Keys", "Save and leave"]
    client.choose("Save and leave")
    assert isinstance(client.scene, TitleScene)
    scene = begin(client)
    assert STEPS[scene.guide.number].key == "roll"
    assert scene.stage.places == places, "the pawn is still in the Castle"
    answer_by_mouse(client)
    press(client, "Leave")
    assert isinstance(client.scene, TitleScene)
    scene = begin(client)
    assert STEPS[scene.guide.number].key == "item"
    for _ in STEPS[scene.guide.number :]:
        answer_by_mouse(client)
    assert client.app.store.settings.lesson(TITLE).done


def test_one_can_go_back_to_what_was_said_and_done_before(client: Client) -> None:
    go_to(client, "item")
    press(client, "Back")
    listen(client)
    scene = lesson(client)
    assert STEPS[scene.guide.number].key == "roll", "before the dice fell"
    assert not scene.stage.shown.dice or scene.arranging
    press(client, "Back")
    listen(client)
    assert STEPS[scene.guide.number].key == "castle"
    assert scene.stage.places[SCRIPT.player].count(RESERVE) == scene.home, "and nobody came in"
    for _ in range(3):
        answer_by_mouse(client)
    assert STEPS[lesson(client).guide.number].key == "ferry"


def test_nothing_answers_the_mouse_under_the_veil(client: Client) -> None:
    scene = go_to(client, "story")
    for place in (at(client, "temple"), scene.layout.opponent(0).center, scene.layout.tray.center):
        point_at(client, place)
        for _ in range(30):
            client.frame()
        assert not scene.tooltip.said


def test_other_titles_greet_whoever_has_never_played_them(client: Client) -> None:
    client.app.store.settings = client.app.store.settings.with_lesson("realms", Lesson(done=True))
    client.app.start()
    assert isinstance(client.scene, TitleScene)
    assert next(b.text for b in client.scene.buttons if b.primary) == "Learn to play"


def test_arrows_reach_the_other_title(client: Client) -> None:
    assert isinstance(client.scene, TitleScene)
    tiles = client.scene._tiles
    client.press(pygame.K_RIGHT)
    assert client.scene.buttons.focused is tiles[0]
    client.press(pygame.K_RIGHT)
    assert client.scene.buttons.focused is tiles[1]
    client.press(pygame.K_LEFT)
    client.press(pygame.K_LEFT)
    assert client.scene.buttons.focused is client.scene.buttons.all[0]


def test_from_the_lesson_one_comes_to_a_game_of_ones_own(client: Client) -> None:
    last = Lesson(step=len(STEPS) - 1)
    client.app.store.settings = client.app.store.settings.with_lesson(TITLE, last)
    begin(client)
    press(client, "Play a game of your own")
    client.button("Start game")
    assert isinstance(client.scene, BoardScene)
    assert not isinstance(client.scene, LessonScene)
    assert len(client.scene.session.seats) == 1 + len(client.app.rooms[TITLE].company)


def test_whoever_leaves_after_the_last_words_has_done_the_lesson(client: Client) -> None:
    last = Lesson(step=len(STEPS) - 1)
    client.app.store.settings = client.app.store.settings.with_lesson(TITLE, last)
    begin(client)
    press(client, "Leave")
    assert isinstance(client.scene, TitleScene)
    assert client.app.store.settings.lesson(TITLE) == Lesson(done=True)


def said_over(scene: LessonScene, point: tuple[int, int]) -> bool:
    """Whether the bubble lies over a point, or its tail; a shadow lets everything be seen."""
    assert scene.guide.speech
    picture, where = scene.guide.speech._picture, scene.guide.speech._where
    seen = (point[0] - where.x, point[1] - where.y)
    return picture.get_rect().collidepoint(seen) and picture.get_at(seen).a == 255


@pytest.mark.parametrize(("code", "scale"), [*((code, 100) for code in LANGUAGES), ("de", 160)])
def test_the_guide_never_stands_before_what_is_meant(tmp_path: Path, code: str, scale: int) -> None:
    client = Client(tmp_path, language=code, ui_scale=scale)
    window = client.app.screen.get_rect()
    for number, step in enumerate(STEPS):
        left = Lesson(step=number)
        client.app.store.settings = client.app.store.settings.with_lesson(TITLE, left)
        taught = client.app.rooms[TITLE].lesson
        assert taught
        client.app.push(taught(client.app.pop))
        listen(client)
        scene = lesson(client)
        assert scene.guide.speech
        area = scene.guide.speech.area
        assert window.contains(area), step.key
        assert all(area.contains(button.area) for button in scene.guide.buttons), step.key
        assert not area.colliderect(covered(outlines(scene, step.target))), step.key
        places = [*step.reasons, *(way.start for way in scene.ways)]
        for place in places if scale == 100 else ():
            shown = [shape.area for shape in outlines(scene, place)]
            assert area.collidelist(shown) < 0, (step.key, place)
            assert not any(said_over(scene, each.center) for each in shown), (step.key, place)
        client.app.pop()
    client.close()


def test_the_last_words_are_about_the_whole_match() -> None:
    assert STEPS[-1].at == len(SCRIPT.entries)
    assert STEPS[-1].target is Spot.STORIES
