"""Steps 2 and 3 of chapter 5: hands lie open, everybody decides at once, then all is scored."""

from __future__ import annotations

import pytest

from game.engine.contract import IllegalAction
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.titles.realms.play.actions import Discard, Done, Pick, Reconsider
from game.titles.realms.play.events import Chose, Decided, Reconsidered, Revealed, Scored
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Made, Phase, State

from .positions import AREA, BASE, PLAIN, act, arranged, ended

MIRAGE = [f"{PLAIN[0]} light_cavalry", PLAIN[1], PLAIN[2].replace("hydra", "mirage")]
TWO_SEATS = [MIRAGE[0], PLAIN[1].replace("candle", "shapeshifter"), MIRAGE[2]]
MANY = "doppelganger book_of_changes mirage shapeshifter dragon knights candle"
MANY_AREA = "king queen empress wildfire blizzard great_flood warlord warship forge"


def many_choices() -> State:
    return ended(BASE, [MIRAGE[0], MANY, PLAIN[2]], MANY_AREA)


def chooser(state: State, seat: int) -> int | None:
    """The card the seat is asked about."""
    prompt = REALMS.view(state, seat).prompt
    assert prompt
    return prompt.by


def test_hands_are_laid_open_before_the_choices_and_then_scored() -> None:
    state = arranged(BASE, MIRAGE, AREA)
    state, events = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    assert Revealed(state.hands) in events
    assert REALMS.must_act(state) == (2,)
    assert REALMS.view(state, 0).hands == state.hands
    assert chooser(state, 2) == 52
    legal = REALMS.legal_actions(state, 2)
    assert Pick(None) in legal
    assert Pick("flood") in legal
    state, events = REALMS.apply(state, 2, Pick("flood"))
    assert events == [Chose(2, 52, "flood")]
    state, events = REALMS.apply(state, 2, Done())
    assert state.phase is Phase.OVER
    assert events[0] == Decided(2)
    assert [event.seat for event in events if isinstance(event, Scored)] == [0, 1, 2]


def test_choices_are_asked_card_by_card() -> None:
    state = many_choices()
    asked = []
    rng = Rng("choices")
    while (card := chooser(state, 1)) is not None:
        asked.append(card)
        offered = [a for a in REALMS.legal_actions(state, 1) if isinstance(a, Pick)]
        state = act(state, rng.choice(offered))
    assert asked == [53, 52, 51, 49], "the copy, names and suits, then the Book"


def test_nobody_is_done_before_all_is_decided() -> None:
    state = many_choices()
    assert Done() not in REALMS.legal_actions(state, 1)
    with pytest.raises(IllegalAction, match="illegal-undecided"):
        act(state, Done())


def test_everybody_with_a_choice_is_asked_at_once_and_in_any_order() -> None:
    state = ended(BASE, TWO_SEATS, AREA)
    assert REALMS.must_act(state) == (1, 2)
    state, _ = REALMS.apply(state, 2, Pick("flood"))
    state, _ = REALMS.apply(state, 2, Done())
    assert REALMS.must_act(state) == (1,)
    assert state.phase is Phase.CHOOSE
    state = act(state, Pick(None), Done())
    assert state.phase is Phase.OVER


def test_a_choice_can_be_changed_until_its_owner_is_done() -> None:
    state = ended(BASE, TWO_SEATS, AREA)
    before = state
    state, _ = REALMS.apply(state, 2, Pick("flood"))
    assert REALMS.view(state, 0).chosen(2) == (Made(52, "flood"),), "everybody sees it"
    assert list(REALMS.legal_actions(state, 2)) == [Done(), Reconsider(52)]
    state, events = REALMS.apply(state, 2, Reconsider(52))
    assert events == [Reconsidered(2, 52)]
    assert state.stack == before.stack, "asked as before"
    state, _ = REALMS.apply(state, 2, Pick("army"))
    state, _ = REALMS.apply(state, 2, Done())
    assert REALMS.view(state, 0).chosen(2) == (Made(52, "army"),)
    with pytest.raises(IllegalAction, match="illegal-not-your-turn"):
        REALMS.apply(state, 2, Reconsider(52))


def test_changing_a_choice_asks_again_about_those_after_it() -> None:
    state = act(many_choices(), Pick(None), Pick("flood"), Pick(None), Pick(None))
    assert chooser(state, 1) is None
    state = act(state, Reconsider(52))
    assert chooser(state, 1) == 52
    assert REALMS.view(state, 1).chosen(1) == (Made(53, None),)
    with pytest.raises(IllegalAction, match="illegal-not-offered"):
        act(state, Reconsider(51))


def test_the_score_follows_the_last_choice() -> None:
    state = ended(BASE, MIRAGE, AREA)
    straight = act(state, Pick("flood"), Done())
    roundabout = act(state, Pick("army"), Reconsider(52), Pick("flood"), Done())
    assert roundabout.scores == straight.scores
    assert act(state, Pick("army"), Done()).made != straight.made


def test_a_match_ends_even_with_somebody_who_always_thinks_again() -> None:
    for number in range(40):
        table = Table(REALMS, Options(3), f"again {number}", (Seat("a"),) * 3)
        while table.must_act:
            seat = table.must_act[0]
            table.act(seat, table.legal_actions(seat)[-1])
        assert table.outcome
