"""Laws that hold for every title, variant, player count and module combination."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.engine.chance import Chance
from game.engine.codec import Codec, encode
from game.engine.contract import TABLE, IllegalAction
from game.engine.history import Played
from game.engine.rng import Rng
from game.engine.table import StaleAnswer, replay

from .game import move, stopped
from .matches import GAMES, AnyTable, Game, moves

MATCHES = 20
"""Random matches of each way to play."""
FEW = 4
"""So many if they take very long."""


@pytest.fixture(params=GAMES, ids=lambda game: game.name, scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    """Every way to play in turn: all laws see one before the next, and share its states."""
    played: Game = request.param
    return played


def plays_to_its_end(game: Game, seed: str) -> None:
    """A match at random, watched at every step."""
    table = game.table(seed)
    everything = game.pieces(table._state)
    for count, entry in enumerate(moves(table, seed)):
        assert set(table.must_act) <= set(table.may_act)
        assert table.may_act or table.due is not None, "somebody may act, or the table will"
        assert entry.at >= table.clock, "time goes forward"
        table.repeat(entry)
        assert table.history.entries[-1] == entry
        assert game.pieces(table._state) == everything
        assert count < game.longest, "it should have ended"
    assert table.outcome
    assert table.outcome.winners
    assert (table.must_act, table.may_act, table.due) == ((), (), None)
    assert not any(table.legal_actions(seat) for seat in range(len(table.seats)))


def test_random_matches_end_with_pieces_conserved_and_somebody_to_act(game: Game) -> None:
    for number in range(max(MATCHES // game.pace, FEW)):
        plays_to_its_end(game, f"law {number}")


@pytest.mark.nightly
def test_very_many_random_matches_end(game: Game) -> None:
    for number in range(5000):
        plays_to_its_end(game, f"nightly {number}")


@lru_cache(maxsize=8)
def some_states(game: Game, every: int = 7) -> tuple[AnyTable, ...]:
    """Tables stopped at states throughout a few matches, the last decisions always among them."""
    found, rare = [], 0
    for seed in ("a", "b"):
        table = game.table(seed)
        for number, entry in enumerate(moves(table, seed)):
            rare += game.is_rare(table._state)
            is_rare = game.is_rare(table._state) and rare % game.pace == 0
            if number % (every * game.pace) == 0 or is_rare:
                found.append(stopped(table))
            table.repeat(entry)
        found.append(table)
    return tuple(found)


def every_seat(game: Game, every: int = 7) -> Iterator[tuple[AnyTable, int, Rng]]:
    """Every seat of some tables, with random numbers of its own."""
    for number, table in enumerate(some_states(game, every)):
        for seat in range(len(table.seats)):
            yield table, seat, Rng("law", number, seat)


# What is allowed.


def test_every_legal_action_applies_and_no_other_seat_may_act(game: Game) -> None:
    for table, seat, _ in every_seat(game):
        legal = table.legal_actions(seat)
        assert bool(legal) is (seat in table.may_act)
        assert len(set(legal)) == len(legal), "each action once"
        for action in legal:
            before = encode(table._state)
            after, events = game.rules.apply(table._state, seat, action, table.clock)
            assert after != table._state
            assert events or game.rules.view(after, seat) != table.view(seat), "its seat knows"
            assert encode(table._state) == before, "nothing has changed but in the new state"


def test_an_illegal_action_is_refused_with_a_reason_and_changes_nothing(game: Game) -> None:
    every_action = {
        action for table, seat, _ in every_seat(game) for action in table.legal_actions(seat)
    }
    every_action |= {
        coming.action for table in some_states(game) if (coming := game.rules.due(table._state))
    }
    for table, seat, _ in every_seat(game, every=29):
        before, entries = table._state, len(table.history.entries)
        for action in every_action - set(table.legal_actions(seat)):
            with pytest.raises(IllegalAction) as refused:
                table.act(seat, action, table.clock)
            assert refused.value.says.key.startswith("illegal-")
        assert table._state is before
        assert len(table.history.entries) == entries


def test_the_table_acts_only_when_something_is_due(game: Game) -> None:
    for table in some_states(game):
        coming = game.rules.due(table._state)
        assert not table.pass_time(coming.at - 1 if coming else table.clock + 10_000_000)
        refused = [action for seat in table.may_act for action in table.legal_actions(seat)]
        early = [Played(TABLE, coming.action, coming.at - 1)] if coming else []
        for entry in (*early, *(Played(TABLE, action, table.clock) for action in refused)):
            with pytest.raises(IllegalAction):
                table.repeat(entry)


def test_the_fallback_is_legal_and_nothing_only_where_nobody_must_act(game: Game) -> None:
    for table, seat, _ in every_seat(game):
        legal = table.legal_actions(seat)
        if legal:
            answer = game.rules.fallback(table.view(seat), legal)
            assert answer in legal or (answer is None and seat not in table.must_act)


def test_an_answer_belongs_to_one_question_and_is_refused_once_that_has_passed(game: Game) -> None:
    table = game.table("questions")
    for entry in moves(table, "questions"):
        before = [table.question(seat) for seat in range(len(table.seats))]
        if entry.seat == TABLE:
            table.repeat(entry)
            continue
        table.act(entry.seat, entry.action, entry.at, before[entry.seat])
        after = [table.question(seat) for seat in range(len(table.seats))]
        assert [new - old for old, new in zip(before, after, strict=True)] == [
            int(seat == entry.seat) for seat in range(len(table.seats))
        ], "a question answered is followed by another; those of the others stay open"
        state = table._state
        with pytest.raises(StaleAnswer):
            table.act(entry.seat, entry.action, entry.at + 1_000_000, before[entry.seat])
        assert table._state is state


# What is hidden.


def test_a_sampled_state_looks_the_same_and_can_be_played_on(game: Game) -> None:
    for table, seat, rng in every_seat(game):
        view = table.view(seat)
        state = game.rules.sample(view, rng)
        assert game.rules.view(state, seat) == view
        assert game.pieces(state) == game.pieces(table._state)
        assert game.rules.must_act(state) == table.must_act
        assert game.rules.may_act(state) == table.may_act
        assert game.rules.due(state) == game.rules.due(table._state)
        assert list(game.rules.legal_actions(state, seat)) == table.legal_actions(seat)


def test_a_sampled_state_can_be_played_to_its_end(game: Game) -> None:
    for table, seat, rng in islice(every_seat(game, every=19), 0, None, game.pace):
        state, clock = game.rules.sample(table.view(seat), rng), table.clock
        while not game.rules.outcome(state):
            entry = move(game.rules, state, clock, rng)
            state, _ = game.rules.apply(state, entry.seat, entry.action, entry.at)
            clock = entry.at


def test_changing_every_secret_leaves_view_and_legal_actions_unchanged(game: Game) -> None:
    changed = 0
    for table, seat, rng in every_seat(game, every=5):
        other = game.reshuffled(table._state, seat, rng)
        changed += game.rules.view(other, None) != game.rules.view(table._state, None)
        assert game.pieces(other) == game.pieces(table._state)
        assert game.rules.view(other, seat) == game.rules.view(table._state, seat)
        assert list(game.rules.legal_actions(other, seat)) == table.legal_actions(seat)
    assert game.open or changed > 20, "there were secrets to change"


def test_whoever_learns_nothing_sees_the_same_whatever_is_hidden(game: Game) -> None:
    """So an action that reveals nothing to a person can be taken back."""
    rules, compared = game.rules, 0
    for table, seat, rng in every_seat(game, every=5):
        here, there = table._state, game.reshuffled(table._state, seat, rng)
        for actor in table.may_act:
            legal_there = rules.legal_actions(there, actor)
            both = [action for action in table.legal_actions(actor) if action in legal_there]
            if both:
                step = actor, rng.choice(both), table.clock
                compared += looks_the_same(game, seat, here, there, *step)
        if coming := rules.due(here):
            compared += looks_the_same(game, seat, here, there, TABLE, coming.action, coming.at)
    assert compared > 20 / game.pace


def test_of_what_nobody_is_told_nobody_else_can_know(game: Game) -> None:
    """Not even that something was done, or when."""
    rules = game.rules
    for table, seat, _ in every_seat(game):
        for action in table.legal_actions(seat):
            after, events = rules.apply(table._state, seat, action, table.clock + 1)
            for other in range(len(table.seats)) if not events else ():
                if other != seat:
                    assert rules.view(after, other) == table.view(other)
                    assert list(rules.legal_actions(after, other)) == table.legal_actions(other)


def looks_the_same(
    game: Game, seat: int, here: Any, there: Any, actor: int, action: Any, at: int
) -> bool:
    """Checks that a seat cannot tell two states apart by an action; False if it learned by it."""
    rules = game.rules
    after_here, events_here = rules.apply(here, actor, action, at)
    after_there, events_there = rules.apply(there, actor, action, at)
    if any(rules.reveals(event, seat) for event in (*events_here, *events_there)):
        return False
    seen_here = [rules.event_for(event, seat) for event in events_here]
    assert seen_here == [rules.event_for(event, seat) for event in events_there]
    assert rules.view(after_here, seat) == rules.view(after_there, seat)
    return True


def test_the_open_table_hides_nothing_but_chance(game: Game) -> None:
    for table, seat, rng in every_seat(game):
        lucky = replace(table._state, chance=Chance.drawn(rng))
        assert lucky != table._state
        assert game.rules.view(lucky, None) == table.view(None)
        assert list(game.rules.legal_actions(lucky, seat)) == table.legal_actions(seat)
        other = game.reshuffled(table._state, seat, rng)
        same = game.rules.view(other, None) == table.view(None)
        assert same is (replace(other, chance=table._state.chance) == table._state)


def test_who_has_seen_an_event_sees_no_more_of_it_later(game: Game) -> None:
    hidden = 0
    for seed in ("a", "b"):
        table = game.play(seed)
        assert table.events(None) == table._events, "the open table sees everything"
        for seat in range(len(table.seats)):
            seen = table.events(seat)
            assert [game.rules.event_for(event, seat) for event in seen] == seen
            hidden += sum(own != full for own, full in zip(seen, table._events, strict=True))
    assert game.open or hidden, "others' cards are their own affair"


# What is kept.


def test_everything_survives_json(game: Game) -> None:
    codec = Codec(game.rules)
    for table in some_states(game, every=17):
        assert codec.state.decode(encode(table._state)) == table._state
        assert codec.options.decode(encode(table.options)) == table.options
        for seat in (None, *range(len(table.seats))):
            assert codec.view.decode(encode(table.view(seat))) == table.view(seat)
        for seat in range(len(table.seats)):
            for action in table.legal_actions(seat):
                assert codec.action.decode(encode(action)) == action
        if table.outcome:  # whatever happened in the match is in its history now
            for entry in table.history.entries:
                assert codec.entry.decode(encode(entry)) == entry
            for seat in (None, *range(len(table.seats))):
                for event in table.events(seat):
                    assert codec.event.decode(encode(event)) == event


def test_a_replay_gives_the_same_events_at_the_same_times(game: Game) -> None:
    table = game.play("replay")
    again = replay(game.rules, table.history)
    assert again.history == table.history
    assert again._events == table._events
    assert again._state == table._state


def test_what_is_taken_back_leaves_no_trace(game: Game) -> None:
    undone = 0
    table = game.table("undo")
    for number, entry in enumerate(moves(table, "undo")):
        if number % game.pace:
            table.repeat(entry)
            continue
        state, view, events = table._state, table.view(None), list(table._events)
        table.repeat(entry)
        if entry.seat != TABLE and table.can_undo(entry.seat):
            undone += 1
            table.undo(entry.seat)
            assert (table._state, table.view(None), table._events) == (state, view, events)
            table.repeat(entry)
    assert undone


def test_records_are_frozen_and_can_be_hashed(game: Game) -> None:
    for table in some_states(game, every=29):
        with pytest.raises(AttributeError):
            table._state.options = None
        assert isinstance(table._state, msgspec.Struct)
        hash(table._state)
        for event in table._events:
            hash(event)
        for seat in (None, *range(len(table.seats))):
            hash(table.view(seat))
