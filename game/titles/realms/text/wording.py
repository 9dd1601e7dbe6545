"""Card texts out of effects: which message says an effect, with which arguments.

One message per effect class; how a suit or name stands in a sentence ("each Army", "any Army",
"every Army but ...") is a role with a message of its own, so that every language can decline it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache, singledispatch

from game.engine.message import Arg, Joined, JoinKind, Message, joined, message

from ..cards import effects as fx
from ..cards.card import Card
from ..cards.items import ITEM_BY_NUMBER, Item, ItemName
from ..cards.terms import AnyOf, But, Name, Other, Suit, Term

Words = Message | Joined


# Names and suits.


def card_name(key: str) -> Message:
    return message(f"card-{key}")


def bold_name(name: Name | ItemName) -> Message:
    return message("name", name=card_name(name))


def name_in_role(role: str, name: Name | ItemName) -> Message:
    """A card's name as it stands in a sentence: with its article where the language has it so."""
    return message(f"{role}-name", name=card_name(name))


def the_item(number: int) -> Message:
    """An item's name in a sentence, with its article."""
    return name_in_role("the", ITEM_BY_NUMBER[number].name)


def suit_name(suit: Suit) -> Message:
    return message(f"suit-{suit.key}")


def suit_kind(suit: Suit) -> Message:
    """A suit's name with its icon, standing alone."""
    return _suit_in_role("kind-suit", suit)


def one_of(suit: Suit) -> Message:
    """Some card of a suit, as somebody offers it or looks for it."""
    return _suit_in_role("one-suit", suit)


def flavour(card: Card | Item) -> Message:
    return message(f"flavour-{card.name}")


# A card's texts.


def bonus_text(card: Card) -> Words | None:
    return _sentences(card.bonus, card.name)


def penalty_text(card: Card) -> Words | None:
    return _sentences(card.penalty, card.name)


def _sentences(effects: Iterable[fx.Effect], of: Name) -> Words | None:
    return _text("sentence", (message("sentence", text=rule(effect, of)) for effect in effects))


def _text(kind: JoinKind, parts: Iterable[Message]) -> Words | None:
    several = tuple(parts)
    return joined(kind, several) if several else None


# Effects.


@cache
def rule(effect: fx.Effect, of: Name | None = None) -> Message:
    """What an effect says, without the full stop; of which card, for languages in which it has to
    agree with its name."""
    key = re.sub(r"(?<!^)(?=[A-Z])", "-", type(effect).__name__).lower()
    about: dict[str, Arg] = {"noun": card_name(of)} if of else {}
    return Message(key, arguments(effect) | about)


@singledispatch
def arguments(effect: fx.Effect) -> dict[str, Arg]:
    """The arguments of an effect's message."""
    raise TypeError(f"no words for {type(effect).__name__}")


@arguments.register(fx.ClearsAll)
@arguments.register(fx.ProtectsSelf)
@arguments.register(fx.ProtectsChosen)
@arguments.register(fx.CopiesHandCard)
@arguments.register(fx.ChangesSuit)
@arguments.register(fx.SuitFixed)
@arguments.register(fx.BlankedOnlyByItself)
@arguments.register(fx.BlanksNobody)
def _says_it_all(effect: fx.Effect) -> dict[str, Arg]:
    return {}


@arguments.register(fx.AllSuitsDiffer)
@arguments.register(fx.ForEachOtherPlayer)
@arguments.register(fx.ForEachPenaltyLeft)
def _points(
    effect: fx.AllSuitsDiffer | fx.ForEachOtherPlayer | fx.ForEachPenaltyLeft,
) -> dict[str, Arg]:
    return {"points": effect.points}


@arguments.register(fx.ForEach)
@arguments.register(fx.ForEachDiscarded)
def _for_each(effect: fx.ForEach | fx.ForEachDiscarded) -> dict[str, Arg]:
    return {"points": effect.points} | _terms(effect.terms, each="and")


@arguments.register
def _for_each_or(effect: fx.ForEachOr) -> dict[str, Arg]:
    figures: dict[str, Arg] = {"points": effect.points, "more": effect.more}
    given: dict[str, Arg] = {"given": _term("any", effect.given)}
    return figures | given | _terms((effect.term,), each="and")


@arguments.register
def _with(effect: fx.With) -> dict[str, Arg]:
    return {"points": effect.points} | _terms(effect.terms, any="and")


@arguments.register
def _best(effect: fx.Best) -> dict[str, Arg]:
    return {"options": joined("choice", (rule(option) for option in effect.options))}


@arguments.register
def _without(effect: fx.Without) -> dict[str, Arg]:
    return {"points": effect.points} | _terms(effect.terms, none="or")


@arguments.register
def _exactly(effect: fx.Exactly) -> dict[str, Arg]:
    return {"points": effect.points, "count": effect.count} | _terms(effect.terms, kind="or")


@arguments.register
def _first(effect: fx.First) -> dict[str, Arg]:
    return {"points": effect.points} | _terms(effect.terms, first="and")


@arguments.register
def _further(effect: fx.Further) -> dict[str, Arg]:
    # "Further" says "other" already.
    terms = [term.suit if isinstance(term, Other) else term for term in effect.terms]
    return {"points": effect.points} | _terms(terms, further="and")


@arguments.register
def _blanks(effect: fx.Blanks) -> dict[str, Arg]:
    return _terms(effect.terms, every="and")


@arguments.register(fx.SumOf)
@arguments.register(fx.Clears)
def _of_every(effect: fx.SumOf | fx.Clears) -> dict[str, Arg]:
    return _terms(effect.terms, of="and")


@arguments.register
def _protects(effect: fx.Protects) -> dict[str, Arg]:
    return _terms(effect.terms, all="and")


@arguments.register
def _highest(effect: fx.HighestOf) -> dict[str, Arg]:
    return _terms(effect.terms, kind="or")


@arguments.register(fx.Runs)
@arguments.register(fx.SuitSets)
def _table(effect: fx.Runs | fx.SuitSets) -> dict[str, Arg]:
    steps = [message("step", count=count, points=points) for count, points in effect.table]
    steps[-1] = steps[-1].as_form("last")
    return {"steps": joined("and", steps)}


@arguments.register
def _odd(effect: fx.Odd) -> dict[str, Arg]:
    return {"each": effect.each, "all": effect.whole_hand}


@arguments.register
def _blanks_all_but(effect: fx.BlanksAllBut) -> dict[str, Arg]:
    return _terms(effect.terms, spared="and")


@arguments.register
def _blanks_loners(effect: fx.BlanksLoners) -> dict[str, Arg]:
    return _terms((effect.exempt,), spared="and")


@arguments.register
def _blanked_unless(effect: fx.BlankedUnless) -> dict[str, Arg]:
    return _terms(effect.terms, any="or", none="or")


@arguments.register
def _blanked_with(effect: fx.BlankedWith) -> dict[str, Arg]:
    return _terms(effect.terms, any="or")


@arguments.register
def _clears_word(effect: fx.ClearsWord) -> dict[str, Arg]:
    if effect.within is None:
        return _terms((effect.word,), word="and") | {"where": "everywhere"}
    return (
        _terms((effect.word,), word="and")
        | _terms((effect.within,), of="and")
        | {"where": "within"}
    )


@arguments.register(fx.ClearsChosen)
@arguments.register(fx.TakesNameAndSuit)
def _of_suits(effect: fx.ClearsChosen | fx.TakesNameAndSuit) -> dict[str, Arg]:
    return _terms(effect.suits, kind="or")


@arguments.register
def _also_suits(effect: fx.AlsoSuits) -> dict[str, Arg]:
    return _terms(effect.suits, kind="and")


@arguments.register
def _extra_card(effect: fx.ExtraCard) -> dict[str, Arg]:
    args: dict[str, Arg] = {"source": str(effect.source)}
    if effect.suits:
        args |= _terms(effect.suits, kind="or")
    return args


# Terms.


def _terms(terms: Iterable[Term], **roles: JoinKind) -> dict[str, Arg]:
    """The terms in each role, joined as the role asks."""
    several = tuple(terms)
    return {
        role: joined(kind, (_term(role, term, several) for term in several))
        for role, kind in roles.items()
    }


def _term(role: str, term: Term, among: tuple[Term, ...] = ()) -> Words:
    match term:
        case Suit():
            return _suit_in_role(f"{role}-suit", term)
        case Other(suit):
            return _suit_in_role(f"{role}-other", suit)
        case But(suit, names):
            spared = joined("and", (_term("spared", name) for name in names))
            return _suit_in_role(f"{role}-but", suit, names=spared)
        case Name():
            return name_in_role(role, term)
        case AnyOf(terms):
            options = joined("or", (_term(role, t) for t in terms))
            return options if len(among) < 2 else message(f"{role}-either", options=options)


def _suit_in_role(key: str, suit: Suit, /, **more: Arg) -> Message:
    return message(key, suit=suit.key, noun=suit_name(suit), **more)
