"""Rules in signs, for faces too small for sentences: one reading of the effects for all languages.

Each effect becomes a row of signs: figures, suits, and what happens. `×` is for each, `+` and,
`/` or, `=` exactly or nothing but, `≠` except, `›` then; a word in quotation marks is a word.
Cards that a rule names are written out where there is room, else they are signs like the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, singledispatch

from game.engine.message import THIN, Message, message

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.catalogue import PRINTED
from ..cards.terms import AnyOf, But, Name, Other, Suit, Term
from .wording import card_name

Sign = str | Name | Message
"""Markup, a card that is named, or something each language writes in its own way."""
Say = Callable[[Message], str]
Row = tuple[Sign, ...]
BETWEEN = "·"
OR = "/"
ELSE = "//"
"""Before another offer of the same effect."""


@cache
def brief(card: Card) -> tuple[Row, ...]:
    """A card's rules, a row for each effect and for each offer of one."""
    return tuple(_rows((*card.bonus, *card.penalty)))


def in_signs(row: Row, say: Say) -> str:
    """A row as markup, named cards as signs."""
    return _written(row, say, _sign)


def in_words(row: Row, say: Say) -> str:
    """A row as markup, named cards with their names in bold."""
    written = _written(row, say, lambda name: f"*{say(card_name(name))}*")
    return written.replace(f"*{THIN}*", f"*,{THIN}*")


def _written(row: Row, say: Say, card: Callable[[Name], str]) -> str:
    def one(sign: Sign) -> str:
        match sign:
            case Message():
                return say(sign)
            case Name():
                return card(sign)
            case _:
                return sign

    return THIN.join(map(one, row)).replace(f"({THIN}", "(").replace(f"{THIN})", ")")


def _sign(name: Name) -> str:
    """A card of its suit; of none if cards of several suits bear the name."""
    suits = {card.suit for card in PRINTED if card.name is name}
    return f"<{suits.pop().key}_card>" if len(suits) == 1 else "<card>"


def in_one_line(rows: Iterable[str]) -> str:
    """Written rows one after the other, parted by dots unless they are offers of one effect."""
    return f" {BETWEEN} ".join(rows).replace(f"{OR} {BETWEEN} ", f"{OR} ")


def _rows(effects: tuple[fx.Effect, ...]) -> Iterator[Row]:
    """What is paid for the first and for further ones of the same kinds is told in one go."""
    match effects:
        case (fx.First() as first, fx.Further() as further, *rest) if first.terms == further.terms:
            yield (f"{_signed(first.points)}›{further.points}", *_listed(first.terms))
        case (effect, *rest):
            yield from _alternatives(row(effect))
        case _:
            return
    yield from _rows(tuple(rest))


def _alternatives(signs: Row) -> Iterator[Row]:
    """Each offer of an effect as a row, ending with the stroke that leads to the next."""
    while ELSE in signs:
        end = signs.index(ELSE)
        yield (*signs[:end], OR)
        signs = signs[end + 1 :]
    yield signs


def _signed(points: int) -> str:
    return f"+{points}" if points >= 0 else f"−{-points}"


# Terms.


def _suit(suit: Suit) -> str:
    return f"<{suit.key}>"


def _term(term: Term) -> Row:
    match term:
        case Suit():
            return (_suit(term),)
        case Other(suit):
            return (f"<{suit.key}_other>",)
        case But(suit, names):
            return (_suit(suit), "≠", *names)
        case Name():
            return (term,)
        case AnyOf(terms):
            return _joined(terms, OR)


def _listed(terms: Iterable[Term]) -> Row:
    return tuple(sign for term in terms for sign in _term(term))


def _joined(terms: tuple[Term, ...], by: str) -> Row:
    first, *others = (_within(term, terms) for term in terms)
    return (*first, *(sign for other in others for sign in (by, *other)))


def _within(term: Term, several: tuple[Term, ...]) -> Row:
    bracketed = isinstance(term, AnyOf) and len(several) > 1
    return ("(", *_term(term), ")") if bracketed else _term(term)


def _missing(terms: Iterable[Term]) -> Row:
    """None of these."""
    return tuple(
        f"<{term.key}_none>" if isinstance(term, Suit) else sign
        for term in terms
        for sign in _term(term)
    )


# Effects.


@singledispatch
def row(effect: fx.Effect) -> Row:
    """What an effect does, in signs."""
    raise TypeError(f"no signs for {type(effect).__name__}")


@row.register
def _for_each(effect: fx.ForEach) -> Row:
    return (f"{_signed(effect.points)}×", *_listed(effect.terms))


@row.register
def _for_each_discarded(effect: fx.ForEachDiscarded) -> Row:
    return (f"{_signed(effect.points)}×", "<discard>", *_listed(effect.terms))


@row.register
def _for_each_or(effect: fx.ForEachOr) -> Row:
    each = _term(effect.term)
    more = (f"{_signed(effect.more)}×", *each, "+", effect.given)
    return (f"{_signed(effect.points)}×", *each, ELSE, *more)


@row.register
def _with(effect: fx.With) -> Row:
    return (_signed(effect.points), *_joined(effect.terms, "+"))


@row.register
def _best(effect: fx.Best) -> Row:
    first, *others = map(_with, effect.options)
    return (*first, *(sign for other in others for sign in (ELSE, *other)))


@row.register
def _without(effect: fx.Without) -> Row:
    return (_signed(effect.points), *_missing(effect.terms))


@row.register
def _exactly(effect: fx.Exactly) -> Row:
    return (_signed(effect.points), f"={effect.count}", *_listed(effect.terms))


@row.register
def _first(effect: fx.First) -> Row:
    return (f"{_signed(effect.points)}×1", *_listed(effect.terms))


@row.register
def _further(effect: fx.Further) -> Row:
    return (f"{_signed(effect.points)}×2+", *_listed(effect.terms))


@row.register
def _sum_of(effect: fx.SumOf) -> Row:
    return ("+", "<strength>", "×", *_listed(effect.terms))


@row.register
def _highest_of(effect: fx.HighestOf) -> Row:
    return ("+", "<highest>", *_listed(effect.terms))


@row.register
def _runs(effect: fx.Runs) -> Row:
    (shortest, least), *_, (longest, most) = effect.table
    return ("<run>", f"{shortest}–{longest}", f"+{least}–{most}")


@row.register
def _suit_sets(effect: fx.SuitSets) -> Row:
    counts, pays = ("/".join(map(str, each)) for each in zip(*effect.table, strict=True))
    return (counts, "=", "<suits>", f"+{pays}")


@row.register
def _all_suits_differ(effect: fx.AllSuitsDiffer) -> Row:
    return (_signed(effect.points), "<suits>", "≠", "<suits>")


@row.register
def _odd(effect: fx.Odd) -> Row:
    return (f"{_signed(effect.each)}×", "1·3·5", ELSE, _signed(effect.whole_hand), "=", "1·3·5")


@row.register
def _for_each_other_player(effect: fx.ForEachOtherPlayer) -> Row:
    return (f"{_signed(effect.points)}×", "<player>")


@row.register
def _for_each_penalty_left(effect: fx.ForEachPenaltyLeft) -> Row:
    return (f"{_signed(effect.points)}×", "<penalty>")


@row.register
def _blanks(effect: fx.Blanks) -> Row:
    return ("<blanks>", *_listed(effect.terms))


@row.register
def _blanks_all_but(effect: fx.BlanksAllBut) -> Row:
    return ("<blanks>", "≠", *_listed(effect.terms))


@row.register
def _blanks_loners(effect: fx.BlanksLoners) -> Row:
    return ("<blanks>", "1×", "<suits>", "≠", _suit(effect.exempt))


@row.register
def _blanked_unless(effect: fx.BlankedUnless) -> Row:
    return (*_missing(effect.terms), "›", "<blanks>")


@row.register
def _blanked_with(effect: fx.BlankedWith) -> Row:
    return (*_joined(effect.terms, OR), "›", "<blanks>")


@row.register
def _clears(effect: fx.Clears) -> Row:
    return ("<clears>", *_listed(effect.terms))


@row.register
def _clears_all(effect: fx.ClearsAll) -> Row:
    return ("<clears>", "<penalty>")


@row.register
def _clears_word(effect: fx.ClearsWord) -> Row:
    within = (_suit(effect.within),) if effect.within is not None else ()
    return ("<clears>", *within, message("quoted-suit", suit=effect.word.key))


@row.register
def _clears_chosen(effect: fx.ClearsChosen) -> Row:
    return ("<clears>", "1", *_joined(effect.suits, OR))


@row.register
def _protects(effect: fx.Protects) -> Row:
    return ("<safe>", *_listed(effect.terms))


@row.register(fx.ProtectsSelf)
@row.register(fx.BlankedOnlyByItself)
def _protects_self(effect: fx.ProtectsSelf | fx.BlankedOnlyByItself) -> Row:
    return ("<safe>",)


@row.register
def _protects_chosen(effect: fx.ProtectsChosen) -> Row:
    return ("<safe>", "1", "<card>")


@row.register
def _copies_hand_card(effect: fx.CopiesHandCard) -> Row:
    return ("<copy>", "1", "<card>", "<bonus_none>")


@row.register
def _takes_name_and_suit(effect: fx.TakesNameAndSuit) -> Row:
    return ("<copy>", *map(_suit, effect.suits))


@row.register
def _changes_suit(effect: fx.ChangesSuit) -> Row:
    return ("1", "<card>", "›", "<suits>")


@row.register
def _extra_card(effect: fx.ExtraCard) -> Row:
    match effect.source:
        case fx.Source.DECK_TOP:
            return ("<extra>", "<deck_top>")
        case fx.Source.DECK_ANY:
            return ("<extra>", "1", "<deck>")
        case fx.Source.DISCARD:
            return ("<extra>", "<discard>", *map(_suit, effect.suits))


@row.register
def _also_suits(effect: fx.AlsoSuits) -> Row:
    return ("&", *map(_suit, effect.suits))


@row.register
def _suit_fixed(effect: fx.SuitFixed) -> Row:
    return ("<fixed>",)


@row.register
def _blanks_nobody(effect: fx.BlanksNobody) -> Row:
    return ("<blanks_none>",)
