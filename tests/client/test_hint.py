"""Advice at the table: asked for with H or the button, told on the strip, shown by light."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.realms.show.finale import FinaleScene
from game.client.realms.show.model import ShowModel
from game.client.realms.strip.answering import Row
from game.client.realms.things import DECK, OnTable
from game.client.scenes.ask import AskScene
from game.engine import codec
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import LANGUAGES, plain
from game.session import Counsel, Drivers, Person, Question, Session
from game.session.coach import Advice
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Action, Discard, Draw, Take
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase

from .client import Client
from .playing import by_mouse, entries, middle, sit_down, where


def asked_by_key(client: Client) -> None:
    client.until(client.asked)
    client.press(pygame.K_h)


def hinted(client: Client) -> Advice:
    """The advice that is shown, once the coach has thought."""
    client.until(lambda: client.table.hints.now is not None)
    client.frame()
    found = client.table.hints.now
    assert found
    return found


def on_strip(client: Client) -> str:
    asked = client.table.strip.asked.told
    return plain(f"{asked.title} {asked.text}")


def hints(client: Client) -> int:
    return client.table.session.hints_of(client.table.model.seat)


def test_h_shows_what_to_do_why_and_what_that_comes_to(client: Client) -> None:
    sit_down(client, Options(3))
    asked_by_key(client)
    before = entries(client)
    assert "thinking" in on_strip(client)
    assert not client.table.panel_buttons.hint.enabled
    found = hinted(client)
    assert found.action in client.table.model.legal
    assert found.win is not None
    assert f"≈\N{NO-BREAK SPACE}{round(100 * found.win)}% to win" in on_strip(client)
    assert entries(client) == before, "advice does nothing by itself"
    assert hints(client) == 1


def test_the_button_does_what_the_key_does(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Hint")
    assert hinted(client)


def test_only_what_is_advised_is_lit(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_d)
    client.until(lambda: client.asked() and client.table.model.view.phase is Phase.DISCARD)
    client.press(pygame.K_h)
    found = hinted(client)
    assert isinstance(found.action, Discard)
    assert client.table.hints.things == {OnTable(found.action.card)}
    lit = client.table._drawing._light_on
    for number in client.table.stage.hand:
        assert (lit(number, client.table.targets) > 0) is (number == found.action.card)


def test_the_same_question_is_asked_once(client: Client) -> None:
    sit_down(client, Options(3))
    asked_by_key(client)
    hinted(client)
    client.press(pygame.K_h)
    client.frame()
    assert client.table.hints.now
    assert hints(client) == 1


def test_advice_goes_with_the_decision(client: Client) -> None:
    sit_down(client, Options(3))
    asked_by_key(client)
    hinted(client)
    by_mouse(client)
    assert client.table.hints.now is None or entries(client) > 0
    assert "≈" not in on_strip(client) or client.table.hints.now is not None


class Whisperer:
    """A coach who says at once what the test wants to hear, when it wants that."""

    thinking = False

    def __init__(self, best: Action, then: Action | None = None) -> None:
        self.best, self.then = best, then
        self.silent = False
        self.asked: list[Question] = []

    def ask(self, question: Question, chosen: object = None) -> None:
        del chosen
        self.asked.append(question)

    def poll(self, _wait: float, /) -> Counsel | None:
        if self.silent or not self.asked:
            return None
        advice = Advice(self.best, 0.5, 150.0, self.then)
        return Counsel(self.asked.pop().number, (advice,))

    def close(self) -> None:
        """Nothing is held."""


def test_what_was_said_to_a_question_that_has_passed_is_dropped(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    coach = Whisperer(Draw())
    coach.silent = True
    client.table.session.coach = coach
    client.press(pygame.K_h)
    assert client.table.hints.thinking
    client.press(pygame.K_d)
    client.until(lambda: client.asked() and client.table.model.view.phase is Phase.DISCARD)
    coach.silent = False
    for _ in range(5):
        client.frame()
    assert client.table.hints.now is None
    assert not client.table.hints.thinking
    assert hints(client) == 0


def test_whoever_follows_is_told_what_comes_next(client: Client) -> None:
    sit_down(client, Options(3), "follow")
    client.until(client.asked)
    while not any(isinstance(each, Take) for each in client.table.model.legal):
        by_mouse(client)
        client.until(client.asked)
    table = client.table
    take = next(each for each in table.model.legal if isinstance(each, Take))
    gone = table.model.view.hand[2]
    table.session.coach = Whisperer(take, Discard(gone))
    client.press(pygame.K_h)
    hinted(client)
    assert table.hints.things == {OnTable(take.card), OnTable(gone)}
    client.click(middle(client, take.card))
    client.until(lambda: client.asked() and table.model.view.phase is Phase.DISCARD)
    client.frame()
    assert table.hints.now
    assert table.hints.now.action == Discard(gone)
    assert table.hints.things == {OnTable(gone)}
    assert hints(client) == 1, "that is still the same advice"


def test_whoever_does_something_else_is_not(client: Client) -> None:
    sit_down(client, Options(3), "follow")
    client.until(client.asked)
    table = client.table
    table.session.coach = Whisperer(
        Take(table.model.view.hand[0]), Discard(table.model.view.hand[1])
    )
    client.press(pygame.K_h)
    hinted(client)
    client.click(where(client, DECK))
    client.until(lambda: client.asked() and table.model.view.phase is Phase.DISCARD)
    client.frame()
    assert table.hints.now is None


def test_without_a_coach_there_is_no_button(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.table.session.coach = None
    client.table.resize()
    client.table.refresh()
    assert "Hint" not in [button.text for button in client.table.buttons]
    client.press(pygame.K_h)
    assert not client.table.hints.thinking


def test_the_board_has_no_coach_and_no_button(tmp_path: Path) -> None:
    client = Client(tmp_path, title="stories")
    room = client.app.rooms["stories"]
    options = room.options(room.usual, 2)
    seats = (Seat("Ada"), Seat("Bot", Controller.OPPONENT, "random"))
    client.app.push(room.open(Table(room.rules, options, "none", seats)))
    client.frame()
    assert client.scene.session.coach is None  # type: ignore[attr-defined]
    assert "Hint" not in [each.text for each in client.scene.buttons]  # type: ignore[attr-defined]
    client.close()


def test_a_duel_is_advised_on_while_hands_are_filled(client: Client) -> None:
    sit_down(client, Options(2, Variant.DUEL))
    client.until(client.asked)
    client.press(pygame.K_d)
    client.until(lambda: client.asked() and bool(client.table.drawn))
    assert isinstance(client.table.strip.answering, Row)
    client.press(pygame.K_h, pygame.KMOD_CTRL)
    found = hinted(client)
    assert found.action in client.table.model.legal
    assert client.table.strip.answering.value == found.action, "what is advised is chosen"
    client.press(pygame.K_RETURN)
    assert client.table.session.done_by(0)[0] == found.action


def test_items_and_the_end_of_a_turn_are_advised_on(client: Client) -> None:
    sit_down(client, Options(3, modules=(Module.ITEMS,)))
    seen = set()
    for _ in range(8):
        client.until(client.asked)
        if not client.table.ready:
            break
        client.press(pygame.K_h)
        found = hinted(client)
        seen.add(client.table.model.view.phase)
        assert found.action in client.table.model.legal
        assert on_strip(client).startswith("Hint")
        client.table.act(found.action)
        client.frame()
    assert {Phase.TAKE, Phase.DISCARD} <= seen


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_advice_is_told_in_every_language(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, language=code)
    sit_down(client, Options(3))
    asked_by_key(client)
    hinted(client)
    assert "≈" in on_strip(client)
    client.close()


def test_hints_are_each_players_own(client: Client) -> None:
    sit_down(client, Options(3), people=("Ada", "Ben", "Cleo"))

    def next_person() -> int:
        client.until(lambda: isinstance(client.scene, AskScene))
        client.click(client.scene.overlay.areas[0].center)  # type: ignore[union-attr]
        client.until(client.asked)
        return client.table.model.seat

    first = next_person()
    session = client.table.session
    session.coach = Whisperer(Draw())
    client.press(pygame.K_h)
    hinted(client)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    client.click(middle(client, client.table.stage.hand[0]))
    second = next_person()
    assert second != first
    assert client.table.hints.now is None
    assert (session.hints_of(first), session.hints_of(second)) == (1, 0)


def test_hints_are_kept_in_the_save_whatever_is_taken_back(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.table.session.coach = Whisperer(Draw())
    client.press(pygame.K_h)
    hinted(client)
    history = client.table.session.table.history
    again = codec.load(codec.save(history), {"realms": REALMS})
    assert again.history.hints == history.hints
    assert again.history.hints_of(0) == 1


def test_the_last_page_and_the_sheets_tell_of_hints(client: Client) -> None:
    table = Table(REALMS, Options(3), "told", tuple(Seat(name) for name in ("Ada", "Ben", "Cy")))
    while acting := table.must_act:
        table.act(acting[0], table.legal_actions(acting[0])[0])
    table.hinted(0)
    table.hinted(0)
    session = Session(table, Drivers(lambda _number, _seat: Person()))
    room = client.app.rooms["realms"]
    client.app.push(FinaleScene(client.app, room.art, ShowModel(session)))  # type: ignore[attr-defined]
    scene = client.scene
    assert isinstance(scene, FinaleScene)
    assert scene.note(0) == "2 hints"
    assert scene.note(1) == ""
    scene.open_sheets()
    assert client.scene._note() == "2 hints"  # type: ignore[attr-defined]
