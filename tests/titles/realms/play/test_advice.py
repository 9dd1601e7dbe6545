"""What is said to be worth so many points is worth them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from game.engine.contract import TABLE
from game.engine.rng import Rng
from game.titles.realms import Module, score
from game.titles.realms.play.actions import Action, Discard, Done, Draw, Pick, Reconsider, Take
from game.titles.realms.play.advice import Worth, before, best_answer, prospect, worths
from game.titles.realms.play.ahead import Ahead
from game.titles.realms.play.options import LIMITS, Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import PLAYING, Asks, Numbers, Phase, State
from game.titles.realms.scoring.batch.endings import Endings
from game.titles.realms.scoring.batch.forks import Hand, as_bits

GAMES = [
    Options(players, variant, modules)
    for variant, limits in LIMITS.items()
    for players in {limits.least, limits.most}
    for size in range(3)
    for modules in combinations((Module.PROMOS, Module.SUITS), size)
]
BASE = Options(3)
SUITS = Options(3, modules=(Module.SUITS,))
END_CARDS = "leprechaun genie necromancer"


def named(options: Options) -> str:
    return "-".join([options.variant, str(options.players), *options.modules])


def numbers(options: Options, keys: str) -> Numbers:
    return tuple(options.cards.by_key[key].number for key in keys.split())


def keys(options: Options, cards: Numbers) -> list[str]:
    return [str(options.cards.by_number[card].name) for card in cards]


def arranged(
    options: Options, hand: str, area: str, rng: Rng | None = None, deck: str = ""
) -> State:
    """The first seat is about to make the last discard; all else is dealt by chance."""
    mine, lying, top = (numbers(options, keys) for keys in (hand, area, deck))
    used = {*mine, *lying, *top}
    pool = [card.number for card in options.cards.cards if card.number not in used]
    free = rng.shuffled(pool) if rng else pool
    size = options.cards.hand_size

    def drawn(count: int) -> Numbers:
        return tuple(free.pop() for _ in range(count))

    mine += drawn(size + 1 - len(mine))
    lying += drawn(options.ending - 1 - len(lying))
    others = tuple(drawn(size) for _ in range(options.players - 1))
    return replace(
        REALMS.setup(options, "arranged")[0],
        phase=Phase.DISCARD,
        turn=0,
        hands=(mine, *others),
        discard=lying,
        deck=(*free, *reversed(top)),
    )


def worth_of(state: State, seat: int) -> dict[Action, Worth]:
    legal = REALMS.legal_actions(state, seat)
    found = worths(REALMS.view(state, seat), legal)
    return {action: worth for action, worth in zip(legal, found, strict=True) if worth}


def answered(state: State, seat: int) -> Action:
    answer = best_answer(REALMS.view(state, seat))
    assert answer is not None
    return answer


def declined(state: State, seat: int) -> Action:
    """What somebody does who wants nothing of the end of the game."""
    legal = REALMS.legal_actions(state, seat)
    return next((action for action in legal if action in (Pick(None), Done())), legal[0])


def score_after(state: State, seat: int, action: Action) -> int:
    """What comes out for the seat if the others decline and it answers for the best."""
    state, _ = REALMS.apply(state, seat, action)
    while acting := REALMS.must_act(state):
        mine = acting[0] == seat
        answer = answered(state, seat) if mine else declined(state, acting[0])
        state, _ = REALMS.apply(state, acting[0], answer)
    return state.scores[seat][0]


def is_last(state: State, seat: int, action: Action) -> bool:
    return REALMS.apply(state, seat, action)[0].phase not in PLAYING


def played(options: Options, seed: str) -> Iterator[tuple[State, int]]:
    """Every decision of a match played at random; where there is a clock, after it has run out."""
    rng = Rng(seed, "moves")
    state, _ = REALMS.setup(options, seed)
    if coming := REALMS.due(state):
        state, _ = REALMS.apply(state, TABLE, coming.action, coming.at)
    while acting := REALMS.must_act(state):
        seat = rng.choice(acting)
        yield state, seat
        legal = [
            action
            for action in REALMS.legal_actions(state, seat)
            if not isinstance(action, Reconsider) or rng.below(4) == 0
        ]
        state, _ = REALMS.apply(state, seat, rng.choice(legal))


def check_promises(state: State, seat: int, rng: Rng) -> int:
    """Exact promises are kept to the end; the answer marked best has the highest worth."""
    found = worth_of(state, seat)
    answer = best_answer(REALMS.view(state, seat))
    if answer is not None:
        assert found[answer].total == max(
            worth.total for action, worth in found.items() if not isinstance(action, Reconsider)
        )
    last = [
        action for action, worth in found.items() if worth.exact and is_last(state, seat, action)
    ]
    kept = rng.shuffled(last)[:4]
    if answer in last:
        kept.append(answer)
    for action in kept:
        assert score_after(state, seat, action) == found[action].total, action
    return len(kept)


@pytest.mark.parametrize("options", GAMES, ids=named)
def test_an_exact_promise_is_kept_to_the_end(options: Options) -> None:
    rng = Rng("promises")
    assert sum(check_promises(state, seat, rng) for state, seat in ends(options, "promises")) > 0


def ends(options: Options, seed: str) -> Iterator[tuple[State, int]]:
    """The decisions of a random match that may be the last ones."""
    for state, seat in played(options, seed):
        legal = REALMS.legal_actions(state, seat)
        if any(not isinstance(a, Draw) and is_last(state, seat, a) for a in legal):
            yield state, seat


@pytest.mark.parametrize(
    "held", [" ".join(some) for size in range(4) for some in combinations(END_CARDS.split(), size)]
)
def test_hands_with_end_of_game_cards_get_what_they_were_promised(held: str) -> None:
    options = Options(3, modules=(Module.SUITS, Module.PROMOS))
    for seed in range(3):
        rng = Rng(seed, held)
        state = arranged(options, held, "", rng)
        action = rng.choice(REALMS.legal_actions(state, 0))
        check_promises(state, 0, rng)
        state, _ = REALMS.apply(state, 0, action)
        while acting := REALMS.must_act(state):
            check_promises(state, acting[0], rng)
            legal = REALMS.legal_actions(state, acting[0])
            state, _ = REALMS.apply(state, acting[0], rng.choice(legal))


def test_the_chain_of_best_answers_keeps_the_first_promise() -> None:
    options = Options(3, modules=(Module.SUITS,))
    state = arranged(options, "genie necromancer doppelganger", "", Rng("chain"))
    state, _ = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    promised = worth_of(state, 0)[answered(state, 0)]
    assert promised.exact
    asked = set()
    while 0 in REALMS.must_act(state):
        view = REALMS.view(state, 0)
        assert view.prompt
        asked.add(view.prompt.kind)
        answer = answered(state, 0)
        assert worth_of(state, 0)[answer] == promised
        state, _ = REALMS.apply(state, 0, answer)
    assert asked >= {Asks.BRING, Asks.CHOOSE}


# Examples.


def test_undead_count_the_card_just_discarded() -> None:
    hand = "knights death_knight ghoul forest smoke swamp hydra castle chapel"
    state = arranged(SUITS, hand, "mountain wildfire candle")
    knights = Discard(numbers(SUITS, "knights")[0])
    kept, lying = hand.replace("knights ", "").split(), keys(SUITS, state.discard)
    forgetful = score(kept, discard=lying, players=3, modules=["suits"])
    assert worth_of(state, 0)[knights] == Worth(forgetful.total + 7 + 4)
    assert score_after(state, 0, knights) == forgetful.total + 7 + 4


def test_a_hand_with_too_many_cards_is_worth_what_is_left_of_it() -> None:
    """Leprechaun, then Genie: ten cards, of which one must go, and then the Necromancer acts."""
    hand = "leprechaun necromancer king queen knights rangers light_cavalry warlord dragon"
    state = arranged(SUITS, hand, "princess empress hydra", deck="genie")
    state, _ = REALMS.apply(state, 0, Discard(numbers(SUITS, "dragon")[0]))
    view = REALMS.view(state, 0)
    assert view.prompt
    assert (view.prompt.kind, len(view.hand)) == (Asks.BRING, 9)
    found = worth_of(state, 0)
    assert all(worth.exact for worth in found.values())
    for action, worth in found.items():
        assert worth.total == score_after(state, 0, action), action
    answer = answered(state, 0)
    assert found[answer].total == max(worth.total for worth in found.values())


def test_what_is_not_known_is_marked_and_is_the_mean() -> None:
    state = arranged(BASE, "", "", Rng("mean"))
    state = replace(state, phase=Phase.TAKE, hands=(state.hands[0][:-1], *state.hands[1:]))
    view = REALMS.view(state, 0)
    found = worth_of(state, 0)
    assert not found[Draw()].exact
    assert all(worth.exact for action, worth in found.items() if isinstance(action, Take))
    seen = {*view.hand, *view.discard}
    best = []
    for card in BASE.cards.by_number:
        if card not in seen:
            drawn = replace(
                state, phase=Phase.DISCARD, hands=((*view.hand, card), *state.hands[1:])
            )
            best.append(max(worth.total for worth in worth_of(drawn, 0).values()))
    assert found[Draw()].total == pytest.approx(sum(best) / len(best))


def test_taking_a_card_is_worth_the_best_discard_after_it() -> None:
    state = arranged(SUITS, "ghoul necromancer", "", Rng("take"))
    state = replace(state, phase=Phase.TAKE, hands=(state.hands[0][:-1], *state.hands[1:]))
    for action, worth in worth_of(state, 0).items():
        if isinstance(action, Take) and worth.exact:
            after, _ = REALMS.apply(state, 0, action)
            assert worth.total == max(w.total for w in worth_of(after, 0).values())


def test_while_a_duel_fills_its_hands_two_cards_are_drawn_and_the_better_one_counts() -> None:
    options = Options(2, Variant.DUEL)
    state, _ = REALMS.setup(options, "duel")
    found = worth_of(state, state.turn)
    pairs = []
    for pair in combinations(options.cards.by_number, 2):
        after, _ = REALMS.apply(replace(state, deck=pair), state.turn, Draw())
        pairs.append(max(worth.total for worth in worth_of(after, state.turn).values()))
    assert found == {Draw(): Worth(pytest.approx(sum(pairs) / len(pairs)), exact=False)}


def test_of_two_cards_drawn_one_is_kept_and_the_other_lies_in_the_area() -> None:
    options = Options(2, Variant.DUEL)
    state, _ = REALMS.setup(options, "duel")
    necromancer, king, swamp = numbers(options, "necromancer king swamp")
    for other, kept in (king, ["necromancer", "king"]), (swamp, ["necromancer"]):
        drawn, _ = REALMS.apply(replace(state, deck=(1, necromancer, other)), state.turn, Draw())
        promised = worth_of(drawn, state.turn)[Pick(necromancer)]
        assert promised == Worth(score(kept, players=2).total)


def test_before_scoring_each_choice_is_worth_what_it_leads_to() -> None:
    hand = "doppelganger book_of_changes mirage dragon knights candle bell_tower king"
    state = arranged(BASE, hand, "", Rng("choices"))
    state, _ = REALMS.apply(state, 0, Discard(numbers(BASE, "king")[0]))
    state, _ = REALMS.apply(state, 0, Pick("dragon"))
    for action, worth in worth_of(state, 0).items():
        assert worth == Worth(score_after(state, 0, action)), action


# The panel.


@pytest.mark.parametrize("options", GAMES, ids=named)
def test_the_sheet_shown_adds_up_to_the_figure(options: Options) -> None:
    for number, (state, _) in enumerate(played(options, "panel")):
        if state.phase in PLAYING and number % 6:
            continue
        for seat in range(options.players):
            shown = prospect(REALMS.view(state, seat))
            assert shown
            if shown.worth.exact:
                assert shown.sheet.total == shown.worth.total


def test_a_hand_with_a_card_too_many_is_shown_as_it_will_be_after_the_best_discard() -> None:
    state = arranged(SUITS, "ghoul specter", "", Rng("panel"))
    shown = prospect(REALMS.view(state, 0))
    assert shown
    best = max(worth_of(state, 0).items(), key=lambda each: each[1].total)
    assert shown.worth.total == best[1].total
    assert isinstance(shown.after, Discard)
    assert shown.after.card not in {row.card.number for row in shown.sheet.cards}
    assert len(shown.sheet.cards) == 8


def test_a_match_that_is_over_shows_what_was_scored() -> None:
    state = arranged(BASE, "mirage", "", Rng("over"))
    state, _ = REALMS.apply(state, 0, Discard(state.hands[0][-1]))
    while acting := REALMS.must_act(state):
        state, _ = REALMS.apply(state, acting[0], declined(state, acting[0]))
    shown = prospect(REALMS.view(state, 0))
    assert shown
    assert shown.worth == Worth(state.scores[0][0])


def test_the_open_table_is_nobodys() -> None:
    view = REALMS.view(arranged(BASE, "", ""), None)
    assert prospect(view) is None
    assert worths(view, [Draw()]) == [None]


@pytest.mark.parametrize("options", [each for each in GAMES if not each.trades], ids=named)
def test_what_a_hand_was_worth_before_is_what_it_was_said_to_be_worth(options: Options) -> None:
    """A card is taken, drawn or brought in: then one compares with what was shown before it."""
    shown: dict[int, Worth] = {}
    compared = 0
    for state, seat in played(options, "before"):
        view = REALMS.view(state, seat)
        if state.phase is Phase.TAKE and not view.prompt:
            now = prospect(view)
            assert now
            assert before(view) == now.worth
            shown[seat] = now.worth
        elif state.phase in PLAYING:
            assert before(view) == shown[seat]
            compared += 1
        elif view.prompt and view.prompt.kind is not Asks.CHOOSE:
            assert before(view) is not None
    assert compared > 3
    assert before(REALMS.view(state, None)) is None


def test_an_extra_card_is_compared_with_doing_without_it() -> None:
    """A hand that has grown too large was worth what it would be worth without the extra card."""
    found = 0
    for number in range(40):
        for state, seat in played(Options(2, Variant.DUEL, (Module.SUITS,)), f"excess {number}"):
            view = REALMS.view(state, seat)
            if view.prompt and view.prompt.kind is Asks.EXCESS:
                assert before(view) == worth_of(state, seat)[Pick(view.hand[-1])]
                found += 1
    assert found


def test_a_card_that_may_be_brought_in_is_compared_with_doing_without_it() -> None:
    """Not with what was shown before: that supposed that the best card would be brought in."""
    found = 0
    for number in range(20):
        for state, seat in played(Options(3, modules=(Module.SUITS,)), f"bring {number}"):
            view = REALMS.view(state, seat)
            if view.prompt and view.prompt.kind is Asks.BRING:
                assert before(view) == worth_of(state, seat)[Pick(None)]
                found += 1
    assert found


def test_the_same_hand_has_the_same_figure_before_and_after_it_was_taken() -> None:
    """Figures with an unknown card are not exact, yet what was said of taking a card still holds
    when it has come, and giving it back brings nothing."""
    found = 0
    for number in range(2):
        for state, seat in played(SUITS, f"back {number}"):
            view = REALMS.view(state, seat)
            if state.phase is not Phase.TAKE or view.prompt:
                continue
            promised = worth_of(state, seat)
            for take in [each for each in promised if isinstance(each, Take)][:2]:
                if promised[take].exact:
                    continue
                after = REALMS.apply(state, seat, take)[0]
                now = worth_of(after, seat)
                discards = [worth for each, worth in now.items() if isinstance(each, Discard)]
                assert max(each.total for each in discards) == promised[take].total
                assert now[Discard(take.card)].total == before(view).total  # type: ignore[union-attr]
                found += 1
    assert found > 5


def test_a_deck_is_looked_through_for_the_hand_that_will_be_there() -> None:
    """The Genie finds what suits the hand it is in, not the one that was looked at first."""
    hand = "genie king queen swamp forest cavern candle dragon basilisk"
    state = arranged(SUITS, hand, "", Rng("genie"))
    genie, *others = state.hands[0]
    ahead = Ahead(REALMS.view(state, 0))
    value = ahead.harvest.value
    for held in combinations(others, 7):
        cards = Hand(as_bits((genie, *held)), ahead.hand.area)
        there = Endings(ahead.harvest, cards, ahead.deck, chances=ahead.endings().chances)
        told, found = (each.go_on(cards, ahead.deck) for each in (ahead.endings(), there))
        assert value(told) == pytest.approx(value(found), abs=0.5)
