"""Questions that decide nothing are known as such, and only those."""

from __future__ import annotations

from game.titles.realms.play.actions import Action, Pick
from game.titles.realms.play.advice import Worth, worths
from game.titles.realms.play.foregone import foregone
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import State

from .positions import AREA, BASE, FULL, PLAIN, act, ended, number

BURNING = "necromancer wildfire candle forge lightning enchantress princess mountain"
"""Whatever army, leader or beast comes to the wildfire is blanked; but for the dragon."""
OTHERS = [
    "whirlwind cavern forest earth_elemental swamp rainstorm smoke",
    "warhorse hydra magic_wand sword_of_keth gem_of_order world_tree unicorn",
]
ALIKE = "knights king warlord blizzard great_flood warship island air_elemental fire_elemental"
WITH_DRAGON = ALIKE.replace("knights", "dragon")


def burning(area: str, options: Options = BASE) -> State:
    return ended(options, [BURNING, *OTHERS], area)


def answers(state: State, seat: int = 0) -> dict[Action, Worth]:
    legal = REALMS.legal_actions(state, seat)
    found = worths(REALMS.view(state, seat), legal)
    return {action: worth for action, worth in zip(legal, found, strict=True) if worth}


def answer(state: State, seat: int = 0) -> Action | None:
    return foregone(REALMS.view(state, seat), answers(state, seat))


def test_a_question_all_of_whose_answers_come_to_the_same_answers_itself() -> None:
    state = burning(ALIKE)
    assert len(REALMS.legal_actions(state, 0)) > 1
    assert answer(state) == Pick(None), "none at all before the lowest number"


def test_the_promise_is_true_whatever_is_answered_for_every_seat() -> None:
    state = burning(ALIKE)
    scores = set()
    for action in REALMS.legal_actions(state, 0):
        after = act(state, action)
        while REALMS.must_act(after):
            seat = REALMS.must_act(after)[0]
            after = act(after, REALMS.legal_actions(after, seat)[0])
        scores.add(after.scores)
    assert len(scores) == 1


def test_one_answer_that_gives_more_makes_it_a_question() -> None:
    assert answer(burning(WITH_DRAGON)) is None


def test_the_same_total_by_another_sum_of_strengths_is_a_question() -> None:
    """It decides a tie."""
    state = burning(WITH_DRAGON)
    same = {action: Worth(100.0) for action in answers(state)}
    assert foregone(REALMS.view(state, 0), same) is None


def test_what_an_unknown_card_has_a_part_in_is_a_question() -> None:
    state = burning(ALIKE)
    guessed = {action: Worth(100.0, exact=False) for action in answers(state)}
    assert foregone(REALMS.view(state, 0), guessed) is None


def test_what_is_not_weighed_yet_is_a_question() -> None:
    assert foregone(REALMS.view(burning(ALIKE), 0), {}) is None


def test_where_others_may_count_on_the_discard_area_it_is_a_question() -> None:
    """With the Cursed Hoard a ghoul, a specter or a dark queen may lie in another hand."""
    hands = [f"elven_longbow {BURNING}", f"{OTHERS[0]} castle", f"{OTHERS[1]} chapel"]
    state = ended(FULL, hands, f"{ALIKE} crypt dungeon")
    found = answers(state)
    assert len({worth.total for worth in found.values()}) == 1
    assert answer(state) is None


def test_ordinary_questions_stay_questions() -> None:
    hands = [PLAIN[0].replace("cavern", "necromancer") + " light_cavalry", *PLAIN[1:]]
    state = ended(BASE, hands, AREA)
    assert answer(state) is None
    assert number(BASE, "knights") in {
        action.option for action in answers(state) if isinstance(action, Pick)
    }
