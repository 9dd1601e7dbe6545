"""The table: undo, giving up, saving and resuming."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.engine.codec import BadSave, load, save
from game.engine.contract import BadOptions, IllegalAction, Outcome
from game.engine.message import Message
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.realms.play.actions import Discard, Draw, Take
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS

from .matches import GAMES, TITLES, AnyTable, moves

SEATS = (Seat("Ada"), Seat("Ben"), Seat("Cleo"))


def table(seed: str = "table") -> AnyTable:
    return Table(REALMS, Options(3), seed, SEATS)


def after_two_turns() -> AnyTable:
    """A table where the third player may take openly."""
    started = table()
    for _ in range(2):
        (seat,) = started.to_act
        started.act(seat, Draw())
        started.act(seat, Discard(started.view(seat).hand[0]))
    return started


# Undo.


def test_a_card_taken_openly_can_be_put_back() -> None:
    match = after_two_turns()
    (seat,) = match.to_act
    before, entries = match.view(seat), len(match.history.entries)
    match.act(seat, Take(before.discard[0]))
    match.undo(seat)
    assert match.view(seat) == before
    assert len(match.history.entries) == entries


def test_a_card_shown_to_all_by_a_discard_stays_there() -> None:
    match = after_two_turns()
    (seat,) = match.to_act
    match.act(seat, Take(match.view(seat).discard[0]))
    match.act(seat, Discard(match.view(seat).hand[0]))
    assert not match.can_undo(seat)


def test_the_discard_of_a_known_card_can_be_taken_back_until_the_next_player_acts() -> None:
    match = after_two_turns()
    (seat,) = match.to_act
    taken = match.view(seat).discard[0]
    match.act(seat, Take(taken))
    match.act(seat, Discard(taken))
    assert match.can_undo(seat)
    (next_seat,) = match.to_act
    match.act(next_seat, Take(match.view(next_seat).discard[0]))
    assert not match.can_undo(seat)
    with pytest.raises(IllegalAction, match="illegal-undo"):
        match.undo(seat)


def test_a_card_drawn_from_the_deck_has_been_seen_and_stays() -> None:
    match = table()
    (seat,) = match.to_act
    match.act(seat, Draw())
    assert not match.can_undo(seat)


def test_nobody_takes_back_for_another() -> None:
    match = after_two_turns()
    (seat,) = match.to_act
    match.act(seat, Take(match.view(seat).discard[0]))
    assert not match.can_undo((seat + 1) % 3)


# Giving up.


def test_an_opponent_plays_on_for_who_gave_up_and_he_has_lost() -> None:
    match = table()
    match.concede(1, "random")
    assert match.seats[1] == Seat("Ben", Controller.OPPONENT, "random")
    for seat, action in moves(match, "on"):
        match.act(seat, action)
    assert match.outcome
    assert match.outcome.places[1] == 3
    assert 1 not in match.outcome.winners
    again = load(save(match.history), TITLES)
    assert again.outcome == match.outcome
    assert again.seats == match.seats


def test_nobody_gives_up_twice_or_after_the_end() -> None:
    match = table()
    match.concede(1, "random")
    with pytest.raises(IllegalAction, match="illegal-conceded"):
        match.concede(1, "random")
    for seat, action in moves(match, "on"):
        match.act(seat, action)
    with pytest.raises(IllegalAction, match="illegal-match-over"):
        match.concede(0, "random")


def test_places_behind_who_gave_up_move_forward() -> None:
    outcome = Outcome((10, 30, 20, 30), (4, 1, 3, 1))
    assert outcome.without(frozenset()).places == (4, 1, 3, 1)
    assert outcome.without(frozenset({1})).places == (3, 4, 2, 1)
    assert outcome.without(frozenset({1, 3})).places == (2, 3, 1, 3)


# Saving.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_match_can_be_saved_and_resumed_at_any_time(game: Any) -> None:
    match = game.table("saved")
    for number, (seat, action) in enumerate(moves(match, "saved")):
        if number % 13 == 0:
            again = load(save(match.history), TITLES)
            assert again._state == match._state
            assert again._events == match._events
        match.act(seat, action)
    assert load(save(match.history), TITLES).outcome == match.outcome


def saved() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(save(after_two_turns().history))
    return told


def complaint(data: bytes) -> Message:
    with pytest.raises(BadSave) as bad:
        load(data, TITLES)
    for code in LANGUAGES:
        assert language(code).say(bad.value.says)
    return bad.value.says


def test_a_truncated_file_is_damaged() -> None:
    data = save(after_two_turns().history)
    for end in range(0, len(data), 9):
        assert complaint(data[:end]).key == "save-damaged"


def test_nonsense_is_damaged_or_foreign() -> None:
    assert complaint(b"\xff\xfe\x00").key == "save-damaged"
    assert complaint(b"[1, 2, 3]").key == "save-foreign"
    assert complaint(b'{"format": "another program"}').key == "save-foreign"
    assert complaint(json.dumps(saved() | {"format": "chess"}).encode()).key == "save-foreign"


def test_other_versions_and_titles_are_named() -> None:
    assert complaint(json.dumps(saved() | {"version": 0}).encode()).key == "save-older"
    assert complaint(json.dumps(saved() | {"version": 99}).encode()).key == "save-newer"
    assert complaint(json.dumps(saved() | {"rules": 99}).encode()).key == "save-newer"
    assert complaint(json.dumps(saved() | {"rules": 0}).encode()).key == "save-older"
    assert complaint(json.dumps(saved() | {"title": "chess"}).encode()).key == "save-title"


def test_a_conceded_seat_that_does_not_exist_is_refused() -> None:
    for seat in (7, -1):
        entry = {"type": "conceded", "seat": seat, "opponent": "random"}
        told = saved() | {"entries": [entry]}
        assert complaint(json.dumps(told).encode()).key == "save-illegal"


def test_our_own_file_with_a_part_missing_is_damaged() -> None:
    told = saved()
    del told["entries"]
    assert complaint(json.dumps(told).encode()).key == "save-damaged"


def test_moves_and_options_the_rules_do_not_allow_are_told() -> None:
    entries = saved()["entries"]
    doubled = saved() | {"entries": [entries[0], *entries]}
    assert complaint(json.dumps(doubled).encode()).key == "save-illegal"
    options = saved()["options"] | {"players": 9}
    assert complaint(json.dumps(saved() | {"options": options}).encode()).key == "save-illegal"
    unknown = saved() | {"entries": [{"type": "played", "seat": 0, "action": {"type": "fly"}}]}
    assert complaint(json.dumps(unknown).encode()).key == "save-damaged"
    fewer = saved() | {"seats": saved()["seats"][:2]}
    assert complaint(json.dumps(fewer).encode()).key == "save-damaged"


# Options.


@pytest.mark.parametrize(
    "options", [Options(2), Options(7), Options(3, Variant.DUEL), Options(1, Variant.DUEL)]
)
def test_impossible_options_are_refused_with_a_reason(options: Options) -> None:
    with pytest.raises(BadOptions) as bad:
        Table(REALMS, options, "x", tuple(Seat(str(n)) for n in range(options.players)))
    for code in LANGUAGES:
        assert str(options.players) in language(code).say(bad.value.says)


# Chance.


def test_chance_is_the_same_for_ever() -> None:
    rng = Rng("storied", "realms")
    assert [rng.below(100) for _ in range(8)] == [15, 98, 27, 1, 71, 25, 26, 43]
    assert Rng(7, "deck").shuffled(range(10)) == [5, 2, 7, 9, 6, 0, 8, 1, 4, 3]


def test_streams_of_different_names_differ() -> None:
    assert Rng(1, "a").bits() != Rng(1, "b").bits()
    assert Rng("1/a").bits() == Rng(1, "a").bits()


def test_chance_is_fair() -> None:
    rng = Rng("fair")
    counts = [0] * 6
    for _ in range(12_000):
        counts[rng.below(6)] += 1
    assert all(1800 < count < 2200 for count in counts)
    firsts = [Rng("fair", number).shuffled("abc")[0] for number in range(3000)]
    assert all(900 < firsts.count(letter) < 1100 for letter in "abc")
    assert all(0 <= rng.random() < 1 for _ in range(1000))
