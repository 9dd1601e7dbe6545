"""Our own opponents."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ai.contract import BadDecision, Budget, decide
from ai.driver import MindDriver
from ai.realms.hands import best_of_several
from ai.realms.novice import pair_values
from ai.realms.outlook import exact, outlook
from ai.registry import OURS, create, opponents
from game.engine.rng import Rng
from game.lang import LANGUAGES, language
from game.session import Drivers, Session, StillClock
from game.titles.realms import Card, best_choices, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.play.actions import Discard, Draw, Take
from game.titles.realms.play.options import Options
from game.titles.realms.play.view import View, unseen
from tests.engine.matches import REALMS_GAMES, AnyTable, Game


def play(game: Game, seed: str, *names: str) -> AnyTable:
    table = game.table(seed)
    known = opponents(title=table.rules.key)
    entries = [known[names[seat % len(names)]] for seat in range(len(table.seats))]
    if table.due is not None:
        company = Drivers(lambda number, _seat: MindDriver(entries[number], Budget(), seed))
        Session(table, company, clock=StillClock()).run()
    minds = list(map(create, entries))
    while table.must_act:
        seat = table.must_act[0]
        legal = table.legal_actions(seat)
        rng = Rng(seed, len(table.history.entries))
        chosen = decide(minds[seat], table.view(seat), legal, Budget(), rng)
        assert chosen.index is not None
        table.act(seat, legal[chosen.index])
    return table


def options(game: Game) -> Options:
    assert isinstance(game.options, Options)
    return game.options


def _every_deck() -> list[Game]:
    decks: dict[object, list[Game]] = {}
    for game in REALMS_GAMES:
        decks.setdefault((options(game).variant, options(game).modules), []).append(game)
    return [games[number % len(games)] for number, games in enumerate(decks.values())]


EVERY_DECK = _every_deck()
"""Each variant with each choice of modules, and among them every number of players."""


def test_every_deck_and_every_number_of_players_is_among_the_games() -> None:
    def decks(games: list[Game]) -> set[object]:
        return {(options(game).variant, options(game).modules) for game in games}

    assert decks(EVERY_DECK) == decks(REALMS_GAMES)
    assert {options(game).players for game in EVERY_DECK} == {2, 3, 4, 5, 6, 7}


@pytest.mark.parametrize("game", EVERY_DECK, ids=lambda game: game.name)
def test_every_opponent_plays_every_deck_to_its_end(game: Game) -> None:
    assert play(game, "all", *opponents(title="realms")).outcome


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_opponent_has_a_name_and_a_character(code: str) -> None:
    keys = opponents()
    assert len({language(code).text(f"opponent-{key}") for key in keys}) == len(keys)
    assert all(language(code).form(f"opponent-{key}", "character") for key in keys)


def test_an_answer_must_be_one_of_the_legal_actions() -> None:
    class Cheat:
        def choose(self, *_: Any) -> Any:
            return Discard(1)

    with pytest.raises(BadDecision):
        decide(Cheat(), None, [Discard(2), Draw()], Budget(), Rng(1))


# Greedy, by its definition.


def worth(view: View, numbers: list[int], area: list[int]) -> int:
    cards = view.options.cards

    def chosen(which: list[int]) -> tuple[Card, ...]:
        return tuple(cards.by_number[number] for number in which if number)

    hand, discard = chosen(numbers), chosen(area)
    choices = best_choices(hand, cards, discard, view.options.players)
    return score_cards(hand, choices, cards, discard, view.options.players).total


def best_after(view: View, card: int) -> int:
    """The best hand after taking a card and discarding one."""
    area = [other for other in view.discard if other != card]
    hand = [*view.hand, card]
    return max(worth(view, [c for c in hand if c != out], [*area, out]) for out in hand)


@pytest.mark.parametrize("name", ["realms-turns-3", "realms-turns-4-promos-suits"])
def test_greedy_takes_the_best_hand_and_values_the_deck_by_its_mean(name: str) -> None:
    game = next(game for game in REALMS_GAMES if game.name == name)
    table = game.table("definition")
    rng = Rng("definition")
    looked = 0
    while looked < 3:
        (seat,) = table.must_act
        legal = table.legal_actions(seat)
        view = table.view(seat)
        if len(view.discard) >= 4 and isinstance(legal[0], Draw):
            values = outlook(view, legal, exact(view))
            for action, value in zip(legal, values, strict=True):
                if isinstance(action, Take):
                    assert value == best_after(view, action.card)
                else:
                    hidden = [best_after(view, card) for card in unseen(view)]
                    assert value == pytest.approx(sum(hidden) / len(hidden))
            looked += 1
        table.act(seat, rng.choice(legal))


def test_greedy_discards_what_it_misses_least() -> None:
    game = next(game for game in REALMS_GAMES if game.name == "realms-turns-3")
    table = game.table("discard")
    (seat,) = table.must_act
    table.act(seat, Draw())
    view, legal = table.view(seat), table.legal_actions(seat)
    greedy = create(next(entry for entry in OURS if entry.key == "greedy"))
    chosen = decide(greedy, view, legal, Budget(), Rng(1))
    assert chosen.index is not None
    left = {
        action: worth(view, [c for c in view.hand if c != action.card], [action.card])
        for action in legal
    }
    assert left[legal[chosen.index]] == max(left.values())


def test_cards_known_to_be_held_are_not_expected_from_the_deck() -> None:
    game = next(game for game in REALMS_GAMES if game.name == "realms-turns-3")
    table = game.table("known")
    for _ in range(2):
        (seat,) = table.must_act
        table.act(seat, Draw())
        table.act(seat, Discard(table.view(seat).hand[0]))
    (seat,) = table.must_act
    taken = table.view(seat).discard[0]
    table.act(seat, Take(taken))
    other = (seat + 1) % 3
    assert taken not in unseen(table.view(other))
    assert len(unseen(table.view(other))) == 53 - 7 - 1 - 1


def test_the_better_of_two_cards_is_weighed_exactly() -> None:
    values = np.array([1.0, 5.0, 9.0])
    assert best_of_several(values, 2) == pytest.approx((5 + 9 + 9) / 3)


# Novice.


def test_the_novice_sees_pairs_and_forgets_penalties() -> None:
    cards = catalogue()
    alone, together = pair_values(cards)
    number = {card.name: card.number for card in cards.cards}
    assert alone[number["dragon"]] == 30  # type: ignore[index]
    assert together[number["hydra"], number["swamp"]] == 28  # type: ignore[index]
    assert together[number["wildfire"], number["king"]] == 0  # type: ignore[index]
