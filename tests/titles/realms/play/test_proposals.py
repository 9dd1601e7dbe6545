"""The choices before scoring as they are proposed: what is promised is what is scored."""

from __future__ import annotations

from game.engine.rng import Rng
from game.titles.realms.play.actions import Done, Pick, Reconsider
from game.titles.realms.play.proposals import asked, proposed
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import State

from .positions import AREA, BASE, PLAIN, act, ended

TWO = "mirage island book_of_changes smoke air_elemental wildfire knights"


def before_scoring() -> State:
    """The second player holds several cards with a choice; nobody else does."""
    return ended(BASE, [f"{PLAIN[0]} light_cavalry", TWO, PLAIN[2]], AREA)


def with_proposals(state: State) -> State:
    return act(state, *proposed(REALMS.view(state, 1)))


def scored(state: State) -> int:
    return act(state, Done()).scores[1][0]


def test_all_that_is_left_is_answered_at_once_and_for_the_best() -> None:
    state = with_proposals(before_scoring())
    found = asked(REALMS.view(state, 1))
    assert [each.chosen for each in found] == [each.best for each in found]
    assert [each.chooser for each in found] == [52, 49, 9]
    most = max(answer.total for answer in found[0].answers)
    assert scored(state) == most


def test_an_answer_brings_what_stands_beside_it() -> None:
    state, rng = with_proposals(before_scoring()), Rng("answers")
    for each in asked(REALMS.view(state, 1)):
        for answer in (each.answers[0], *(rng.choice(each.answers) for _ in range(4))):
            changed = act(state, Reconsider(each.chooser), Pick(answer.option))
            assert scored(with_proposals(changed)) == answer.total


def test_the_best_answers_stand_before_the_others_and_none_at_all_before_them() -> None:
    for each in asked(REALMS.view(with_proposals(before_scoring()), 1)):
        none, *others = each.answers
        assert none.option is None
        assert [answer.total for answer in others] == sorted(
            (answer.total for answer in others), reverse=True
        )


def test_nothing_is_proposed_where_all_is_decided() -> None:
    assert proposed(REALMS.view(with_proposals(before_scoring()), 1)) == ()
