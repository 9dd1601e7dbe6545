"""The scoring as a show, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace as with_changes

import pygame
import pytest
from msgspec.structs import replace

from game.client.attention import UNREAD
from game.client.realms.badges import Badge, badges
from game.client.realms.card_face import Condition
from game.client.realms.card_shape import full_shape
from game.client.realms.scoring import ScoringScene
from game.client.realms.show.choices import AnswerButton
from game.client.realms.show.finale import FinaleScene
from game.client.realms.show.scene import ShowScene
from game.client.realms.show.wording import option_meaning
from game.client.realms.table import TableScene
from game.client.scenes.title import TitleScene
from game.client.shell import Scene
from game.client.widgets.tooltip import DELAY
from game.lang import LANGUAGES, plain
from game.store import saves
from game.store.settings import Speed
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.terms import Name
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import LAID_OPEN
from game.titles.realms.scoring.plans import bonus_plan
from game.titles.realms.scoring.script import Stage

from .client import Client
from .playing import by_mouse, point_at, sit_down
from .showing import finale, laid_open, open_show, show


def answers(client: Client) -> list[AnswerButton]:
    return [each for each in show(client).buttons if isinstance(each, AnswerButton)]


def another(client: Client) -> AnswerButton:
    """An answer that gives less than the best."""
    (chosen,) = [each for each in answers(client) if each.chosen]
    return next(each for each in answers(client) if each.total != chosen.total)


def shown_total(client: Client) -> str:
    """What the count of the hand comes to."""
    playback = show(client).playback
    assert playback
    return str(playback.steps[-1].total).replace("-", "\N{MINUS SIGN}")


def settle(client: Client) -> None:
    """Waits until the count goes by what was chosen last."""
    client.until(lambda: not show(client)._changing)


def read(client: Client) -> None:
    """Takes the time to see what there is to choose."""
    for _ in range(round(UNREAD * 30) + 2):
        client.frame()


def test_the_table_hands_over_as_soon_as_the_hands_lie_open(client: Client) -> None:
    sit_down(client, Options(3))
    scene: Scene = client.scene
    while isinstance(client.scene, TableScene):
        scene = client.scene
        assert client.table.model.view.phase not in LAID_OPEN or client.table.model.queue
        client.until(client.asked)
        if isinstance(client.scene, TableScene):
            by_mouse(client)
    assert isinstance(scene, TableScene)
    assert show(client).model.session is scene.session, "the same match goes on"


def test_the_best_is_proposed_and_marked_with_the_total_it_gives(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    assert [each.chosen for each in scene.asked] == [each.best for each in scene.asked]
    (chosen,) = [each for each in answers(client) if each.chosen]
    assert chosen.best
    assert chosen.total == shown_total(client)
    made = scene.model.view.chosen(0)
    assert [each.chooser for each in made] == [each.chooser for each in scene.asked], "in the match"


def test_another_answer_changes_the_total_shown_and_scored(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    client.press(pygame.K_END)
    wanted = another(client)
    total = wanted.total
    client.click(wanted.area.center)
    settle(client)
    assert scene.playback
    assert scene.playback.at < len(scene.playback.steps), "the count begins again"
    assert all(step.stage >= Stage.CHOICES for step in scene.playback.steps[scene.playback.at :])
    assert shown_total(client) == total
    assert [each.text for each in answers(client) if each.best], "the best stays marked"
    assert str(finale(client).outcome.scores[0]).replace("-", "\N{MINUS SIGN}") == total
    client.until(lambda: bool(client.app.store.statistics.records()))
    (record,) = client.app.store.statistics.records()
    assert record.scores[0] == int(total.replace("\N{MINUS SIGN}", "-"))


def test_an_answer_can_be_chosen_by_keys_alone(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    wanted = another(client)
    for _ in range(len(list(scene.buttons))):
        client.press(pygame.K_RIGHT)
        assert scene.buttons.focus is not None
        if scene.buttons.all[scene.buttons.focus] is wanted:
            break
    client.press(pygame.K_RETURN)
    settle(client)
    assert shown_total(client) == wanted.total
    client.press(pygame.K_ESCAPE)
    assert scene.buttons.focus is None, "Enter means the next hand again"


def test_all_answers_are_in_a_list(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    (every,) = [each for each in scene.buttons if each.text.startswith("All ")]
    client.click(every.area.center)
    overlay = scene.overlay
    assert overlay
    asked = scene.asked[scene.asking]
    assert len(overlay.choices) == len(asked.answers)
    client.click(overlay.areas[8].center)
    settle(client)
    assert scene.overlay is None
    assert shown_total(client) == overlay.notes[8]


def test_space_goes_card_by_card_and_enter_hand_by_hand(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    assert scene.playback
    before = scene.playback.at
    client.press(pygame.K_SPACE)
    assert scene.playback.at == before + 1
    first = scene.seat
    client.press(pygame.K_RETURN)
    assert scene.choosing, "nobody has read the choices yet"
    read(client)
    client.press(pygame.K_RETURN)
    assert scene.counted == {first}
    client.until(lambda: scene.playback is not None)
    assert scene.seat != first


def test_a_click_on_nothing_hurries(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    assert scene.playback
    before = scene.playback.at
    client.click(scene.layout.card(0).center)
    assert scene.playback.at == before + 1


def test_skip_counts_the_hand_at_once_and_then_all_others(client: Client) -> None:
    scene = open_show(client, laid_open([0], options=Options(6)))
    client.button("Skip")
    assert scene.playback
    assert scene.playback.finished
    assert scene.choosing, "nothing is decided by looking"
    read(client)
    client.button("To the end")
    client.until(lambda: isinstance(client.scene, FinaleScene))


def test_on_the_last_counted_hand_there_is_nothing_left_to_skip(client: Client) -> None:
    scene = open_show(client, laid_open([]))
    while not scene.last:
        client.until(lambda: scene.playback is not None)
        scene.next_hand()
    client.button("Skip")
    (skip,) = [each for each in scene.buttons if each.text == "Skip"]
    assert scene.waiting
    assert not skip.enabled


def test_there_are_three_speeds_and_they_are_remembered(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    slow = scene.tempo
    client.press(pygame.K_PLUS)
    assert scene.tempo == 2 * slow
    client.button("Speed ×2")
    client.press(pygame.K_PLUS)
    assert scene.tempo == 4 * slow
    client.press(pygame.K_MINUS)
    assert scene.tempo == 2 * slow
    assert client.app.store.settings.show_speed == 2


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST])
def test_a_counted_hand_stays_until_one_has_read_it(client: Client, speed: Speed) -> None:
    client.app.motion.follow(replace(client.app.store.settings, speed=speed))
    scene = open_show(client, laid_open([]))
    while isinstance(client.scene, ShowScene):
        client.until(lambda: scene.waiting)
        seat = scene.seat
        for _ in range(300):
            client.frame()
        assert scene.seat == seat
        client.press(pygame.K_RETURN)
    assert isinstance(client.scene, FinaleScene)


def test_at_once_hands_are_counted_by_themselves(client: Client) -> None:
    client.app.motion.follow(replace(client.app.store.settings, speed=Speed.AT_ONCE))
    open_show(client, laid_open([]))
    client.until(lambda: isinstance(client.scene, FinaleScene))


def test_the_hands_of_others_are_not_hurried_beyond_what_is_fast(client: Client) -> None:
    scene = open_show(client, laid_open([]))
    settings = client.app.store.settings
    tempo: dict[Speed, dict[bool, float]] = {}
    for speed in Speed:
        client.app.motion.follow(replace(settings, speed=speed))
        tempo[speed] = {}
        for seat in scene.model.order:
            scene.seat = seat
            tempo[speed][seat in scene.model.people] = scene.tempo
    assert tempo[Speed.NORMAL][False] > tempo[Speed.NORMAL][True]
    assert tempo[Speed.FAST][False] == tempo[Speed.FAST][True]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("choosing", [True, False])
def test_one_click_too_many_on_the_last_hand_leaves_nothing(
    client: Client, size: tuple[int, int], choosing: bool
) -> None:
    client.resize(size)
    again = open_show(client, laid_open([])).layout
    onward = with_changes(again, choosing=choosing).button(2)
    for each in finale(client).buttons:
        if each.text in ("Rematch", "Back to title screen"):
            assert not each.area.colliderect(onward)
            assert not each.enabled, "nobody has seen who won"


def test_a_match_left_at_the_choices_goes_on_there(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    wanted = another(client)
    client.click(wanted.area.center)
    settle(client)
    made = scene.model.view.chosen(0)
    client.press(pygame.K_ESCAPE)
    client.choose("Save and leave")
    assert isinstance(client.scene, TitleScene)
    client.button("Continue")
    client.until(lambda: isinstance(client.scene, ShowScene))
    client.until(lambda: show(client).playback is not None)
    assert show(client).model.view.chosen(0) == made
    assert shown_total(client) == wanted.total
    assert show(client).choosing
    assert not client.app.store.statistics.records()


def test_the_code_of_the_deal_can_be_copied_while_one_chooses(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    client.press(pygame.K_ESCAPE)
    client.choose("Copy game code")
    client.choose("OK")
    assert client.scene is scene


def test_a_window_closed_at_the_choices_keeps_them(client: Client) -> None:
    open_show(client, laid_open([0]))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    client.frame()
    client.app._clear()
    assert saves.exists(client.app.store, "realms")


def test_escape_leads_to_the_plain_sheets_once_all_is_decided(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    read(client)
    client.press(pygame.K_RETURN)
    client.until(lambda: scene.model.outcome is not None)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, ScoringScene)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, FinaleScene)


def test_escape_leads_from_the_sheets_back_to_the_page_they_were_opened_on(client: Client) -> None:
    open_show(client, laid_open([0]))
    end = finale(client)
    client.until(lambda: end.settled)
    client.button("Score sheets")
    assert isinstance(client.scene, ScoringScene)
    client.press(pygame.K_ESCAPE)
    assert client.scene is end
    assert not end.busy, "the race is not run again"
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TitleScene)


def test_a_figure_leads_to_an_answer_and_enter_on_the_chosen_one_goes_on(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    read(client)
    wanted = answers(client).index(another(client))
    client.press(pygame.K_1 + wanted)
    client.press(pygame.K_RETURN)
    settle(client)
    asked = scene.asked[scene.asking]
    assert asked.chosen != asked.best
    chosen = next(n for n, each in enumerate(answers(client)) if each.chosen)
    client.press(pygame.K_1 + chosen)
    read(client)
    client.press(pygame.K_RETURN)
    assert scene.counted == {0}, "it is chosen already: on to the next hand"


def test_letters_and_figures_lead_through_the_list_of_all_answers(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    scene.open_all()
    overlay = scene.overlay
    assert overlay
    names = [plain(choice.text) for choice in overlay.choices]
    last = names[-1]
    while names[overlay.focus] != last:
        before = overlay.focus
        client.press(pygame.key.key_code(last[0].lower()))
        assert names[overlay.focus][0] == last[0]
        assert overlay.focus != before
    assert overlay.first <= overlay.focus < overlay.first + len(overlay.areas)
    client.press(pygame.K_3)
    assert overlay.focus == 2


def test_several_people_choose_one_after_another(client: Client) -> None:
    scene = open_show(client, laid_open([0, 2], ("Ada", "Ben", "Cleo"), Options(4)))
    assert scene.model.order == (0, 2, 1, 3)
    read(client)
    client.press(pygame.K_RETURN)
    client.until(lambda: scene.seat == 2 and bool(scene.asked))
    assert scene.choosing
    client.press(pygame.K_ESCAPE)
    client.choose("Save and leave")
    client.button("Continue")
    client.until(lambda: isinstance(client.scene, ShowScene))
    assert show(client).seat == 2, "whoever is done is not asked again"
    assert show(client).counted == {0}
    assert finale(client).outcome


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "fading"])
def test_everything_can_be_looked_at_in_every_language_and_size(
    client: Client, reduced: bool
) -> None:
    client.app.motion.reduced = reduced
    client.app.store.settings = replace(client.app.store.settings, reduced_motion=reduced)
    open_show(client, laid_open([0], options=Options(5)))
    sizes = [(1920, 1080), (1024, 768), (2560, 1080), (640, 480)]
    for code, size in zip(LANGUAGES, sizes, strict=True):
        client.app.set_language(code)
        client.resize(size)
        for _ in range(30):
            client.frame()
        client.press(pygame.K_RETURN)
    end = finale(client)
    for code in LANGUAGES:
        client.app.set_language(code)
        for _ in range(30):
            client.frame()
        assert all(end.verdict())


@pytest.mark.parametrize("on", [pygame.K_RIGHT, pygame.K_TAB])
def test_keys_lead_through_the_buttons_as_one_reads(client: Client, on: int) -> None:
    scene = open_show(client, laid_open([0]))
    client.press(on)
    client.press(on)
    first, second, *_, last = (n for n, each in enumerate(scene.buttons.all) if each.enabled)
    assert scene.buttons.focus == second
    client.press(pygame.K_LEFT)
    assert scene.buttons.focus == first
    client.press(pygame.K_LEFT)
    assert scene.buttons.focus == last


def test_up_and_down_lead_to_what_lies_there(client: Client) -> None:
    """Answers stand in two columns over the buttons."""
    scene = open_show(client, laid_open([0]))
    *six, _ = answers(client)
    client.press(pygame.K_2)
    seen = [scene.buttons.focused]
    for _ in range(3):
        client.press(pygame.K_DOWN)
        seen.append(scene.buttons.focused)
    assert seen[:3] == [six[1], six[3], six[5]]
    lowest = seen[3]
    assert lowest
    assert lowest.area.top >= six[5].area.bottom
    assert lowest.area.left < six[5].area.right
    assert lowest.area.right > six[5].area.left
    client.press(pygame.K_DOWN)
    assert scene.buttons.focused is lowest, "there is nothing below"
    for wanted in (six[5], six[3], six[1]):
        client.press(pygame.K_UP)
        assert scene.buttons.focused is wanted


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_answer_says_what_it_means(client: Client, code: str) -> None:
    """A suit alone as well as a card's name."""
    client.app.set_language(code)
    open_show(client, laid_open([0]))
    scene = show(client)
    for each in answers(client):
        point_at(client, each.area.center)
        for _ in range(round(DELAY * 30) + 2):
            client.frame()
        assert plain(scene.tooltip.said) == plain(each.means)
    cards = scene.model.view.options.cards
    for card in cards.cards:
        for option in (None, "flame", "candle", ("candle", "flame")):
            pair = card.name == "book_of_changes"
            if bonus_plan(card).choice and (option is None or isinstance(option, tuple) == pair):
                assert option_meaning(option, card.number, cards, client.app.words)


def test_signs_on_the_cards_say_what_they_mean(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    client.press(pygame.K_END)
    for place, row in enumerate(scene.sheet.cards):
        area = scene.layout.card(place)
        shape = full_shape(area.width)
        sign = badges(area, shape, Condition.FRESH)[Badge.STRENGTH]
        point_at(client, sign.center)
        for _ in range(round(DELAY * 30) + 2):
            client.frame()
        strength = str(scene.sheet.standing.strengths[place]).replace("-", "\N{MINUS SIGN}")
        assert scene.tooltip.said.startswith(f"Base strength {strength}"), row


@pytest.mark.parametrize("modules", [(), (Module.SUITS,), (Module.SUITS, Module.ITEMS)])
def test_no_stage_is_named_that_nobody_has_a_card_for(
    client: Client, modules: tuple[Module, ...]
) -> None:
    """And none is left out in which something happens."""
    for choosing in ((), (0,)):
        table = laid_open(choosing, options=Options(4, modules=modules))
        model = open_show(client, table).model
        held = {card.name for seat in range(4) for card in model.hand(seat)}
        assert (Stage.DEMON in model.stages) == (Name.DEMON in held)
        assert (Stage.ITEMS in model.stages) == (Module.ITEMS in modules)
        happens = {step.stage for seat in range(4) for step in model.steps(seat)}
        assert happens <= set(model.stages)
        assert (Stage.EXTRA in model.stages) == (Stage.EXTRA in happens)
        client.app.pop()
