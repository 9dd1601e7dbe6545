"""What the pills at the cards promise is what comes out."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.realms.live_score import LiveScore
from game.client.realms.things import OnTable
from game.client.realms.worth_text import Gain, gain_text
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Action, Discard, Take
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Phase, State
from game.titles.realms.play.view import View

from ..titles.realms.play.test_advice import played
from .client import Client
from .playing import by_mouse, middle, sit_down

GAMES = [
    Options(3),
    Options(4, modules=(Module.PROMOS, Module.SUITS)),
    Options(2, Variant.DUEL, (Module.SUITS,)),
]


def gains(view: View, legal: list[Action]) -> dict[Action, Gain]:
    """What the table would write at the cards."""
    score = LiveScore()
    score.weigh(view, legal)
    score.wait()
    score.update(0.0)
    score.close()
    return dict(score.weighed.gains)


def now(state: State, seat: int) -> int:
    """What the panel says the realm is worth."""
    found = prospect(REALMS.view(state, seat))
    assert found
    return round(found.worth.total)


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options.variant)
def test_a_pill_keeps_its_promise(options: Options) -> None:
    kept = 0
    for count, (state, seat) in enumerate(played(options, "pills")):
        if count % 4 or state.phase is not Phase.TAKE or REALMS.view(state, seat).prompt:
            continue
        before = now(state, seat)
        promised = gains(REALMS.view(state, seat), REALMS.legal_actions(state, seat))
        for take, gain in list(promised.items())[:2]:
            assert isinstance(take, Take)
            after, _ = REALMS.apply(state, seat, take)
            if after.phase is Phase.DISCARD:
                left = gains(REALMS.view(after, seat), REALMS.legal_actions(after, seat))
                best = max(left, key=lambda action: left[action].points)
                assert isinstance(best, Discard)
                if gain.exact:
                    assert left[best].points == gain.points
                gain = left[best]
                after, _ = REALMS.apply(after, seat, best)
            if gain.exact and after.phase is Phase.TAKE:
                assert now(after, seat) - before == gain.points
                kept += 1
    assert kept


def on_table(client: Client) -> dict[int, Gain]:
    client.table.live_score.wait()
    client.frame()
    client.frame()
    return client.table.pills.gains


def test_every_card_of_the_area_and_then_of_the_hand_has_a_pill(client: Client) -> None:
    sit_down(client, Options(3), "pills")
    while True:
        client.until(client.asked)
        view = client.table.model.view
        if view.phase is Phase.TAKE and len(client.table.stage.lying) > 2:
            break
        by_mouse(client)
    assert set(on_table(client)) == set(client.table.stage.lying), "the deck has none"
    client.until(lambda: client.table.live_score.prospect is not None)
    prospect_now = client.table.live_score.prospect
    assert prospect_now
    best = client.table.pills.best
    promised = on_table(client)
    chosen = best.number if best else client.table.stage.lying[0]
    client.click(middle(client, chosen))
    client.until(client.asked)
    left = on_table(client)
    assert set(left) == set(client.table.stage.hand)
    assert max(gain.points for gain in left.values()) == promised[chosen].points
    assert left[chosen].points == 0, "putting it back changes nothing"
    given = max(left, key=lambda number: left[number].points)
    if client.table.pills.best:
        assert left[client.table.pills.best.number] == left[given]
    worth = client.table.live_score.worths[Discard(given)]
    assert worth.total == prospect_now.worth.total + left[given].points


def test_the_two_cards_of_a_duel_have_pills(client: Client) -> None:
    sit_down(client, Options(2, Variant.DUEL))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    assert set(on_table(client)) == set(client.table.stage.offered)


def test_pills_are_switched_by_a_key_and_stay_off(client: Client, tmp_path: Path) -> None:
    sit_down(client, Options(3), "pills")
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    assert on_table(client)
    shown = pygame.image.tobytes(client.app.screen, "RGB")
    client.press(pygame.K_v)
    assert not on_table(client)
    assert client.table.pills.best is None
    assert pygame.image.tobytes(client.app.screen, "RGB") != shown
    client.app.close()
    again = Client(tmp_path)
    assert not again.app.store.settings.gains
    again.close()
    client.app = Client(tmp_path).app


def test_the_best_is_the_card_that_brings_most(client: Client) -> None:
    sit_down(client, Options(3), "pills")
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    gains, best = on_table(client), client.table.pills.best
    assert isinstance(best, OnTable)
    assert gains[best.number].points == max(gain.points for gain in gains.values())


@pytest.mark.parametrize(
    ("gain", "text"),
    [(Gain(7), "+7"), (Gain(-3), "−3"), (Gain(0), "±0"), (Gain(12, exact=False), "≈ +12")],
)
def test_a_pill_says_the_sign_and_what_is_not_exact(gain: Gain, text: str) -> None:
    assert gain_text(gain) == text
