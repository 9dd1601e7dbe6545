"""The fast world plays by the rules: every match of it could have been played at a table."""

from __future__ import annotations

import numpy as np
import pytest

from ai.realms.learning.counting import final_scores
from ai.realms.learning.world import DRAW, World, dealt
from game.engine.prompts import prompt_of
from game.engine.rng import Rng
from game.titles.realms import Module
from game.titles.realms.play.actions import Action, Discard, Draw, Pick, Take
from game.titles.realms.play.advice import best_answer
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks, State, most_held
from game.titles.realms.scoring.batch import batch_scorer

MODULES = ((), (Module.PROMOS,), (Module.SUITS,), (Module.PROMOS, Module.SUITS))
GAMES = [
    *(Options(players, Variant.TURNS, modules) for players in (3, 4, 5, 6) for modules in MODULES),
    *(Options(2, Variant.DUEL, modules) for modules in MODULES),
]


@pytest.mark.parametrize(
    "options", GAMES, ids=lambda game: "-".join([game.variant, str(game.players), *game.modules])
)
def test_a_match_in_the_world_is_the_match_at_the_table(options: Options) -> None:
    for seed in range(3):
        rng = Rng(f"world {seed}", "moves")
        state, _ = REALMS.setup(options, f"world {seed}")
        world = same(state)
        while not state.scores:
            seat = REALMS.must_act(state)[0]
            legal = REALMS.legal_actions(state, seat)
            action = answer(state, seat) or legal[rng.below(len(legal))]
            before, (state, _) = state, REALMS.apply(state, seat, action)
            follow(world, before, action)
            if not world.over[0] and state.turn != before.turn:
                assert_same(world, state)
        assert world.over.all()
        assert final_scores(world)[0].tolist() == [total for total, _ in state.scores]


def answer(state: State, seat: int) -> Action | None:
    """At the end of the game everybody takes the extra card that is best at that moment, and none
    if the hand is full."""
    view = REALMS.view(state, seat)
    if not (view.prompt and view.prompt.kind is Asks.BRING):
        return best_answer(view)
    options, full = state.options, len(view.hand) >= most_held(state.options, (), seat)
    offered = [option for option in view.prompt.offered if isinstance(option, int) and not full]
    hands = [(*view.hand, 0), *((*view.hand, card) for card in sorted(offered))]
    areas = [[card for card in view.discard if card not in hand] for hand in hands]
    room = max(1, *map(len, areas))
    padded = [[*area, *[0] * (room - len(area))] for area in areas]
    totals = batch_scorer(options.cards).best(np.array(hands), np.array(padded), options.players)
    return Pick(hands[int(totals.argmax())][-1] or None)


def same(state: State) -> World:
    """A world of one match, at its beginning."""
    order = [*(card for hand in state.hands for card in hand), *state.deck]
    return dealt(state.options, np.array([order], np.uint8), np.array([state.turn]))


def follow(world: World, before: State, action: Action) -> None:
    """The same move there; while a duel's hands are being filled a turn is one."""
    if world.over[0]:
        return
    prompt, filling = prompt_of(before.stack, before.turn), world.filling
    match action:
        case Pick(option) if prompt and prompt.kind is Asks.KEEP:
            world.fill(cards(DRAW), cards(option))
        case Take(card) if filling:
            world.fill(cards(card), cards(DRAW))
        case Take(card):
            world.take(cards(card))
        case Draw() if not filling:
            world.take(cards(DRAW))
        case Discard(card):
            world.discard(cards(card))


def cards(*numbers: object) -> np.ndarray:
    return np.array(numbers, np.uint8)


def assert_same(world: World, state: State) -> None:
    for seat, hand in enumerate(state.hands):
        assert set(np.flatnonzero(world.hands(seat)[0])) == set(hand)
    assert set(np.flatnonzero(world.in_area[0])) == set(state.discard)
    known = {card for hand in state.open for card in hand}
    assert set(np.flatnonzero(world.open[0])) == known
    assert tuple(world.order[0, : world.left[0]]) == state.deck
    assert world.turn[0] == state.turn
    assert world.since_deck[0] == state.since_deck
