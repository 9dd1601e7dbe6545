"""The guided first match, played as a newcomer would."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.attention import UNREAD
from game.client.lesson.outline import covered
from game.client.lesson.speech import Speech
from game.client.realms.lesson.places import outlines
from game.client.realms.lesson.scene import LessonScene
from game.client.realms.lesson.script import ENTRIES, PLAYER
from game.client.realms.lesson.steps import STEPS, Spot
from game.client.realms.show.scene import ShowScene
from game.client.realms.things import DECK, OnTable
from game.client.scenes.new_game import NewGameScene
from game.client.scenes.title import TitleScene
from game.client.scenes.title_tiles import Tile
from game.lang import LANGUAGES
from game.store.settings import Lesson
from game.store.statistics import Record
from game.titles.realms.play.events import Revealed, Scored
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, entries, sit_down, where
from .showing import finale


def lesson(client: Client) -> LessonScene:
    assert isinstance(client.scene, LessonScene)
    return client.scene


def speech(client: Client) -> Speech:
    found = lesson(client).guide.speech
    assert found
    return found


def listen(client: Client) -> None:
    """Until the guide has said something, or the lesson is over."""
    client.until(
        lambda: (
            not isinstance(client.scene, LessonScene)
            or (lesson(client).guide.speech is not None and not lesson(client).guide.moving)
        )
    )


def begin(client: Client) -> LessonScene:
    client.button("Learn to play")
    listen(client)
    return lesson(client)


def press(client: Client, text: str) -> None:
    """Clicks a button of the guide."""
    client.click(lesson(client).guide.buttons.named(text).center)


def answer_by_mouse(client: Client) -> None:
    step = lesson(client).guide.step
    assert step
    if step.asks:
        (thing,) = lesson(client).targets
        client.click(where(client, thing))
    else:
        press(client, "Next")
    listen(client)


def answer_by_keys(client: Client) -> None:
    step = lesson(client).guide.step
    assert step
    if step.asks:
        client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    listen(client)


def go_to(client: Client, key: str) -> LessonScene:
    begin(client)
    while lesson(client).guide.step != next(step for step in STEPS if step.key == key):
        answer_by_mouse(client)
    return lesson(client)


@pytest.mark.parametrize("answer", [answer_by_mouse, answer_by_keys])
def test_the_lesson_can_be_played_to_its_end(client: Client, answer) -> None:  # type: ignore[no-untyped-def]
    table = begin(client).session.table
    for step in STEPS:
        assert lesson(client).guide.step == step
        answer(client)
    end = finale(client)
    client.until(lambda: end.settled)
    client.button("Back to title screen")
    assert isinstance(client.scene, TitleScene)
    assert table.outcome
    assert table.outcome.winners == (PLAYER,)
    assert client.app.store.settings.lesson("realms") == Lesson(step=0, done=True)
    assert client.app.store.statistics.records() == [], "a lesson is no match"


def from_the_end(client: Client) -> None:
    """Comes back to the last words, and goes on to the end page."""
    last = Lesson(step=len(STEPS) - 1)
    client.app.store.settings = client.app.store.settings.with_lesson("realms", last)
    begin(client)
    answer_by_mouse(client)
    end = finale(client)
    client.until(lambda: end.settled)


def test_from_the_lesson_one_comes_to_a_game_of_ones_own(client: Client) -> None:
    from_the_end(client)
    client.button("Play a game of your own")
    assert isinstance(client.scene, NewGameScene)
    client.button("Start game")
    client.until(client.asked)
    assert not isinstance(client.scene, LessonScene)
    assert len(client.table.session.seats) == 1 + len(client.app.rooms["realms"].company)


def test_from_the_sheets_of_the_lesson_too(client: Client) -> None:
    from_the_end(client)
    client.button("Score sheets")
    client.button("Play a game of your own")
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TitleScene), "and back"


def test_a_card_can_be_dragged_as_the_guide_says(client: Client) -> None:
    scene = go_to(client, "king")
    (king,) = scene.targets
    client.drag(where(client, king), scene.layout.hand_zone.center)
    listen(client)
    assert lesson(client).guide.step == STEPS[5]
    (smoke,) = scene.targets
    client.drag(where(client, smoke), scene.layout.tray.center)
    client.until(lambda: scene.played > STEPS[6].at - 1)
    assert scene.guide.step == STEPS[6]


def test_whatever_else_one_clicks_or_presses_changes_nothing(client: Client) -> None:
    scene = go_to(client, "king")
    client.app.motion.reduced = False
    before = entries(client)
    for place in (
        scene.layout.deck.center,
        where(client, OnTable(scene.stage.hand[0])),
        scene.layout.dial.center,
        *(button.area.center for button in scene.buttons),
        speech(client).area.midtop,
    ):
        client.click(place)
    for key in (pygame.K_d, pygame.K_u, pygame.K_s, pygame.K_RETURN, pygame.K_SPACE):
        client.press(key)
    assert entries(client) == before
    assert client.scene is scene
    assert scene.guide.step == STEPS[4]
    assert scene.overlay is None
    client.click(scene.layout.dial.center)
    assert scene.guide.moving, "the target says no"


def test_one_can_leave_in_the_middle_and_come_back(client: Client) -> None:
    hand = set(go_to(client, "smoke").stage.hand)
    client.press(pygame.K_ESCAPE)
    assert lesson(client).overlay, "nobody is thrown out by a key"
    client.choose("Save and leave")
    assert isinstance(client.scene, TitleScene)
    assert client.scene.welcome == "lesson-resume", "nobody is taken for a newcomer twice"
    scene = begin(client)
    assert scene.guide.step == STEPS[5]
    assert set(scene.stage.hand) == hand
    press(client, "Leave")
    assert isinstance(client.scene, TitleScene)
    begin(client)
    for _ in STEPS[5:]:
        answer_by_mouse(client)
    assert client.app.store.settings.lesson("realms").done


def test_escape_opens_the_menu_and_one_can_go_on(client: Client) -> None:
    scene = go_to(client, "king")
    before = entries(client)
    client.press(pygame.K_ESCAPE)
    menu = scene.overlay
    assert menu
    offered = [choice.text for choice in menu.choices]
    assert offered == ["Back to the table", "Settings", "Keys", "Save and leave"]
    (king,) = scene.targets
    client.click(where(client, king))
    assert entries(client) == before, "the table waits"
    client.press(pygame.K_ESCAPE)
    assert scene.overlay is None
    client.press(pygame.K_ESCAPE)
    client.choose("Back to the table")
    assert client.scene is scene
    assert scene.guide.step == STEPS[4]
    answer_by_mouse(client)
    assert entries(client) > before


def test_nothing_answers_the_mouse_under_the_veil(client: Client) -> None:
    scene = go_to(client, "smoke")
    (smoke,) = scene.targets
    for place in (
        scene.layout.dial.center,
        scene.layout.deck.center,
        scene.layout.opponent(0).center,
    ):
        client.drag(where(client, smoke), place)  # as far as the mouse is ever followed here
        for _ in range(30):
            client.frame()
        assert scene.guide.speech
        assert not scene.tooltip.said
        assert scene.input.hovered is None
    scene.guide.leave()
    sit_down(client, Options(3))
    client.until(client.asked)
    dial = client.table.layout.dial.center
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=dial, rel=(0, 0), buttons=(0, 0, 0))
    )
    for _ in range(30):
        client.frame()
    assert client.table.tooltip.said, "as it does at any other table"


def test_one_can_go_back_to_what_was_said_before(client: Client) -> None:
    scene = go_to(client, "card")
    press(client, "Back")
    listen(client)
    assert lesson(client).guide.step == STEPS[0]
    assert "Back" not in [button.text for button in scene.guide.buttons]
    for _ in range(5):
        answer_by_mouse(client)
    assert lesson(client).guide.step == STEPS[5]
    press(client, "Back")
    listen(client)
    assert lesson(client).guide.step == STEPS[4], "and to what was done"
    assert entries(client) == STEPS[4].at
    answer_by_mouse(client)
    assert lesson(client).guide.step == STEPS[5]


def test_a_match_that_waits_is_not_touched(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    before = entries(client)
    client.button("Menu")
    client.choose("Save and leave")
    go_to(client, "smoke")
    press(client, "Leave")
    client.button("Continue")
    client.until(client.asked)
    assert entries(client) == before


def test_the_lesson_is_offered_to_whoever_has_never_played(client: Client) -> None:
    def golden() -> str:
        assert isinstance(client.scene, TitleScene)
        found = [button for button in client.scene.buttons if button.primary]
        (button,) = (button for button in found if not isinstance(button, Tile))
        return button.text

    assert golden() == "Learn to play"
    client.press(pygame.K_RETURN)
    listen(client)
    for _ in STEPS:
        answer_by_mouse(client)
    client.app.start()
    assert golden() == "New game", "after the lesson comes a match"
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.app.start()
    assert golden() == "Continue"


def test_the_lesson_breaks_no_record(client: Client) -> None:
    client.app.store.statistics.add(
        Record("now", "realms", "", "", ("Ada",), 0, (1,), (1,), False, 1.0, b"")
    )
    last = Lesson(step=len(STEPS) - 1)
    client.app.store.settings = client.app.store.settings.with_lesson("realms", last)
    begin(client)
    answer_by_mouse(client)
    assert finale(client).records == []


def test_the_deck_may_be_clicked_or_the_button_for_it(client: Client) -> None:
    scene = go_to(client, "draw")
    assert list(scene.targets) == [DECK]
    client.button("Draw from deck")
    listen(client)
    assert lesson(client).guide.step == STEPS[9]


def test_enter_does_what_the_golden_button_says(client: Client) -> None:
    scene = go_to(client, "draw")
    for _ in range(round(UNREAD * 30) + 1):
        client.frame()
    client.press(pygame.K_RETURN)
    listen(client)
    assert scene.guide.step == STEPS[9]


@pytest.mark.parametrize(("code", "scale"), [*((code, 100) for code in LANGUAGES), ("de", 160)])
def test_the_guide_never_stands_before_what_is_meant(
    tmp_path,
    code: str,
    scale: int,  # type: ignore[no-untyped-def]
) -> None:
    client = Client(tmp_path, language=code, ui_scale=scale)
    window = client.app.screen.get_rect()
    for number, step in enumerate(STEPS):
        left = Lesson(step=number)
        client.app.store.settings = client.app.store.settings.with_lesson("realms", left)
        client.app.push(client.app.rooms["realms"].lesson(client.app.pop))
        listen(client)
        scene = lesson(client)
        area = speech(client).area
        assert window.contains(area), step.key
        assert all(area.contains(button.area) for button in scene.guide.buttons), step.key
        target = covered(outlines(scene, step.target))
        assert not area.colliderect(target), step.key
        if scale == 100:
            for place in step.reasons:
                for shape in outlines(scene, place):
                    assert not area.colliderect(shape.area), (step.key, place)
        client.app.pop()
    client.close()


@pytest.mark.parametrize("left", [False, True])
def test_the_last_words_are_said_before_the_hands_are_revealed(client: Client, left: bool) -> None:
    """Also for one who left there and comes back: the others' cards still lie face down."""
    assert STEPS[-1].at == len(ENTRIES)
    table = go_to(client, "end")
    if left:
        press(client, "Leave")
        begin(client)
        table = lesson(client)
        listen(client)
    assert table.guide.step is STEPS[-1]
    assert not any(isinstance(each, Revealed | Scored) for each in table.model.story)
    answer_by_mouse(client)
    client.until(lambda: isinstance(client.scene, ShowScene))


def test_the_guide_points_at_the_score_even_if_it_is_switched_off(client: Client) -> None:
    client.app.store.settings = replace(client.app.store.settings, live_score=False)
    table = go_to(client, "medal")
    client.until(lambda: table.live_score.prospect is not None)
    (parchment,) = outlines(table, Spot.REALM)
    assert table.layout.shows_realm
    assert not parchment.area.colliderect(table.layout.chronicle.inflate(-60, -60))
    press(client, "Leave")
    assert not client.app.store.settings.live_score, "elsewhere it stays as it was"


def test_nothing_looks_as_if_it_could_be_taken_back(client: Client) -> None:
    """The guide has a way back of its own."""
    table = go_to(client, "enchantress")
    assert table.model.can_undo, "elsewhere one could"
    assert not table.panel_buttons.undo.enabled
    before = entries(client)
    client.press(pygame.K_u)
    assert entries(client) == before
