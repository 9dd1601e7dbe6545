"""Every relation is a line of the score sheet, and every line is told by relations."""

from __future__ import annotations

from hypothesis import given, settings

from game.titles.realms import Card, ScoreSheet, score_cards
from game.titles.realms.cards.catalogue import catalogue
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.scoring.relations import KINDS, Kind, Relation, relations, relations_of
from game.titles.realms.scoring.sheet import Reason

from .deals import Deal, deals

UNTIMED = settings(deadline=None)
CARDS = catalogue(frozenset())


def scored(keys: str) -> ScoreSheet:
    return score_cards(tuple(CARDS.by_key[key] for key in keys.split()), {}, CARDS)


def told(sheet: ScoreSheet, *kinds: Kind) -> set[tuple[str, str, int]]:
    """Sources, target and points of the relations of these kinds."""
    return {
        ("+".join(map(str, relation.sources)), str(relation.target), relation.points)
        for relation in relations(sheet)
        if relation.kind in kinds
    }


@UNTIMED
@given(deals)
def test_every_line_is_told_and_every_relation_is_a_line_or_a_lack(deal: Deal) -> None:
    sheet = deal.score()
    found = relations(sheet)
    assert all(
        relation.line in sheet.lines if relation.kind is not Kind.LACKS else not relation.line
        for relation in found
    )
    for line in sheet.lines:
        told = [relation for relation in found if relation.line == line]
        assert told
        assert all(relation.target is deal.hand[line.place] for relation in told)
        sources = {card for relation in told for card in relation.sources}
        assert sources <= set(sheet.cards_in(line.because))
        if not line.points:
            assert sources == set(sheet.cards_in(line.because))


@UNTIMED
@given(deals)
def test_the_shares_of_a_line_are_its_points(deal: Deal) -> None:
    sheet = deal.score()
    for line in sheet.lines:
        told = relations_of(sheet, line)
        assert sum(relation.points for relation in told) == line.points
        if line.points:
            assert all(relation.points for relation in told)
        else:
            assert line.reason in KINDS


@UNTIMED
@given(deals)
def test_what_is_missing_is_not_in_the_hand_and_would_pay(deal: Deal) -> None:
    sheet = deal.score()
    for relation in relations(sheet):
        if relation.kind is Kind.LACKS:
            assert relation.missing not in sheet.standing.names
            assert not isinstance(relation.missing, Name) or relation.missing in deal.cards.by_name
            assert relation.points > 0
            assert relation.target in deal.hand
            check_lack(deal, sheet, relation)


def check_lack(deal: Deal, sheet: ScoreSheet, relation: Relation) -> None:
    """With a card of that name, and if nothing else changes by it, the target gains just that."""
    wanted = deal.cards.by_name.get(relation.missing)  # type: ignore[arg-type]
    if wanted is None or wanted in deal.discard:
        return
    after = score_cards((*deal.hand, wanted), deal.choices, deal.cards, deal.discard, deal.players)
    before = {row.card: row for row in sheet.cards}
    if all(row.blanked == before[row.card].blanked for row in after.cards[:-1]) and not (
        after.cards[-1].blanked
    ):
        gained = of(after, relation.target) - of(sheet, relation.target)
        assert gained == relation.points


def of(sheet: ScoreSheet, card: Card) -> int:
    return sum(line.points for line in sheet.lines if sheet.standing.cards[line.place] is card)


def test_what_counts_per_card_is_paid_by_each() -> None:
    sheet = scored("water_elemental swamp great_flood warlord light_cavalry rangers")
    assert ("swamp", "water_elemental", 15) in told(sheet, Kind.PAYS)
    assert ("great_flood", "water_elemental", 15) in told(sheet, Kind.PAYS)


def test_a_partner_pays_what_it_raises() -> None:
    sheet = scored("king queen knights rangers")
    assert {("knights", "king", 5), ("rangers", "king", 5), ("queen", "king", 30)} <= told(
        sheet, Kind.PAYS
    )


def test_a_partner_that_counts_itself_pays_both_at_once() -> None:
    hand = tuple(CARDS.by_key[key] for key in ("king", "queen", "knights", "book_of_changes"))
    choices = {Name.BOOK_OF_CHANGES: (Name.QUEEN, Suit.ARMY)}
    sheet = score_cards(hand, choices, CARDS)
    assert {("knights", "king", 5), ("queen", "king", 35)} <= told(sheet, Kind.PAYS)


def test_what_several_pay_together_is_one_relation() -> None:
    sheet = scored("whirlwind rainstorm blizzard")
    assert ("rainstorm+blizzard", "whirlwind", 40) in told(sheet, Kind.PAYS)


def test_a_penalty_costs_by_card_and_alone() -> None:
    sheet = scored("swamp knights rangers dragon warship")
    assert not told(sheet, Kind.COSTS) & {("knights", "swamp", -3)}, "Rangers clear the word"
    sheet = scored("swamp knights dragon candle")
    assert {("knights", "swamp", -3), ("candle", "swamp", -3), ("", "dragon", -40)} <= told(
        sheet, Kind.COSTS
    )


def test_blanking_and_clearing_have_a_direction() -> None:
    sheet = scored("great_flood forge warship knights")
    assert told(sheet, Kind.BLANKS) == {("great_flood", "forge", 0)}
    assert told(sheet, Kind.CLEARS) == {("warship", "great_flood", 0)}


def test_one_card_more_is_named_with_what_it_would_pay() -> None:
    sheet = scored("great_flood whirlwind")
    (lack,) = (each for each in relations(sheet) if each.kind is Kind.LACKS)
    assert (lack.missing, lack.points) == (Name.RAINSTORM, 40)
    assert lack.concerns(CARDS.by_name[Name.GREAT_FLOOD])
    assert not [each for each in relations(scored("candle")) if each.kind is Kind.LACKS]


def test_the_better_offer_is_missing_if_it_needs_one_card() -> None:
    assert lacks("sword_of_keth") == {(Suit.LEADER, 10)}
    assert lacks("sword_of_keth queen") == {(Name.SHIELD_OF_KETH, 30)}
    assert lacks("king knights rangers") == {(Name.QUEEN, 30)}
    assert lacks("dragon") == {(Suit.WIZARD, 40)}


def lacks(keys: str) -> set[tuple[object, int]]:
    sheet = scored(keys)
    return {(each.missing, each.points) for each in relations(sheet) if each.kind is Kind.LACKS}


def test_counted_lines_alone_have_reasons_of_their_own() -> None:
    assert set(KINDS) == set(Reason) - {Reason.COUNTED}
