"""Laws that hold for every title, variant, player count and module combination."""

from __future__ import annotations

import msgspec
import pytest

from game.engine.codec import Codec, encode
from game.engine.contract import IllegalAction
from game.engine.rng import Rng
from game.engine.table import replay

from .matches import GAMES, AnyTable, Game, moves

EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
MATCHES = 100
"""Random matches of each way to play: 2,000 and more in all."""


@EVERY_GAME
def test_random_matches_end_with_cards_conserved_and_somebody_to_act(game: Game) -> None:
    for number in range(MATCHES):
        table = game.table(f"law {number}")
        everything = game.pieces(table._state)
        for count, (seat, action) in enumerate(moves(table, str(number))):
            assert game.rules.outcome(table._state) is None
            table.act(seat, action)
            assert game.pieces(table._state) == everything
            assert count < 5000, "it should have ended"
        outcome = table.outcome
        assert outcome
        assert outcome.winners
        assert not any(table.legal_actions(seat) for seat in range(len(table.seats)))


@pytest.mark.nightly
@EVERY_GAME
def test_very_many_random_matches_end(game: Game) -> None:
    for number in range(5000):
        assert game.play(f"nightly {number}").outcome


def some_states(game: Game, every: int = 7) -> list[AnyTable]:
    """Tables stopped at states throughout a few matches, the last decisions always among them."""
    found = []
    for seed in ("a", "b"):
        table = game.table(seed)
        for number, (seat, action) in enumerate(moves(table, seed)):
            if number % every == 0 or game.is_rare(table._state):
                found.append(replay(game.rules, table.history))
            table.act(seat, action)
        found.append(table)
    return found


@EVERY_GAME
def test_every_legal_action_applies_and_no_other_seat_may_act(game: Game) -> None:
    for table in some_states(game):
        for seat in range(len(table.seats)):
            legal = table.legal_actions(seat)
            assert bool(legal) is (seat in table.to_act)
            assert len(set(legal)) == len(legal), "each action once"
            for action in legal:
                after, events = game.rules.apply(table._state, seat, action)
                assert after != table._state
                assert events


@EVERY_GAME
def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(game: Game) -> None:
    every_action = {
        action
        for table in some_states(game)
        for seat in table.to_act
        for action in table.legal_actions(seat)
    }
    for table in some_states(game, every=29):
        before, entries = table._state, len(table.history.entries)
        for seat in range(len(table.seats)):
            legal = set(table.legal_actions(seat))
            for action in every_action - legal:
                with pytest.raises(IllegalAction) as refused:
                    table.act(seat, action)
                assert refused.value.says.key.startswith("illegal-")
        assert table._state is before
        assert len(table.history.entries) == entries


@EVERY_GAME
def test_a_sampled_state_looks_the_same_and_can_be_played_on(game: Game) -> None:
    for number, table in enumerate(some_states(game)):
        for seat in range(len(table.seats)):
            view = table.view(seat)
            state = game.rules.sample(view, Rng("sample", number, seat))
            assert game.rules.view(state, seat) == view
            assert game.pieces(state) == game.pieces(table._state)
            assert game.rules.to_act(state) == table.to_act
            assert list(game.rules.legal_actions(state, seat)) == table.legal_actions(seat)


@EVERY_GAME
def test_changing_every_secret_leaves_the_view_unchanged(game: Game) -> None:
    changed = 0
    for number, table in enumerate(some_states(game, every=5)):
        for seat in range(len(table.seats)):
            other = game.reshuffled(table._state, seat, Rng("secrets", number, seat))
            changed += other != table._state
            assert game.rules.view(other, seat) == game.rules.view(table._state, seat)
            assert list(game.rules.legal_actions(other, seat)) == table.legal_actions(seat)
    assert changed > 20, "there were secrets to change"


@EVERY_GAME
def test_a_sampled_state_can_be_played_to_its_end(game: Game) -> None:
    for number, table in enumerate(some_states(game, every=19)):
        for seat in range(len(table.seats)):
            rng = Rng("play on", number, seat)
            state = game.rules.sample(table.view(seat), rng)
            while to_act := game.rules.to_act(state):
                actor = rng.choice(to_act)
                action = rng.choice(list(game.rules.legal_actions(state, actor)))
                state, _ = game.rules.apply(state, actor, action)
            assert game.rules.outcome(state)


@EVERY_GAME
def test_everything_survives_json(game: Game) -> None:
    codec = Codec(game.rules)
    for table in some_states(game, every=17):
        assert codec.state.decode(encode(table._state)) == table._state
        assert codec.options.decode(encode(table.options)) == table.options
        for seat in range(len(table.seats)):
            assert codec.view.decode(encode(table.view(seat))) == table.view(seat)
            for event in table.events(seat):
                assert codec.event.decode(encode(event)) == event
            for action in table.legal_actions(seat):
                assert codec.action.decode(encode(action)) == action


@EVERY_GAME
def test_a_replay_gives_the_same_events(game: Game) -> None:
    table = game.play("replay")
    again = replay(game.rules, table.history)
    assert again._events == table._events
    assert again._state == table._state


@EVERY_GAME
def test_states_are_frozen(game: Game) -> None:
    table = game.table("frozen")
    with pytest.raises(AttributeError):
        table._state.options = None
    assert isinstance(table._state, msgspec.Struct)
    hash(table._state)
