"""What Cursed Items ask of the person before the screen, as the strip puts it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from game.engine.message import Arg, Message, joined, message
from game.lang import Language, literal
from game.titles.realms.cards.items import ITEM_BY_NUMBER, Item
from game.titles.realms.cards.steps import Barter, Cover, Move
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.actions import (
    TO_DRAW,
    Action,
    Done,
    Option,
    Pick,
    Player,
    Put,
    Replace,
    Use,
)
from game.titles.realms.play.item_events import (
    DeckShuffled,
    ItemDiscarded,
    ItemDrawn,
    ItemEvent,
    ItemsShuffled,
    PlaysAgain,
)
from game.titles.realms.play.state import Asks, Phase, Prompt, Using
from game.titles.realms.play.using import step_of
from game.titles.realms.text.item_wording import item_brief, item_text, item_timing
from game.titles.realms.text.wording import bold_name, card_name, name_in_role, suit_name

from . import looks
from .card_print import Printable
from .layout import SHELF_PLACES
from .live_score import Weighed
from .model import Happening, TableModel
from .strip import asked as strip
from .strip.asked import (
    Answers,
    Asked,
    AtRest,
    Nothing,
    Offer,
    Offers,
    Shelf,
    Suits,
    Told,
    Waiting,
    Way,
    Ways,
)
from .things import own_item
from .worth_text import Gain

DONE = {
    Asks.TAKE: "strip-take-it",
    Asks.DISCARD: "strip-discard-it",
    Asks.BURY: "strip-bury-it",
    Asks.UNDER: "strip-bury-it",
    Asks.BACK: "strip-back-it",
    Asks.WISH: "strip-wish-it",
    Asks.COVER: "strip-cover-it",
    Asks.SUIT: "strip-name-it",
    Asks.PLAYER: "strip-look",
    Asks.SHOW: "strip-show-it",
    Asks.OFFER: "strip-offer-it",
    Asks.TRADE: "strip-swap",
    Asks.ITEM: "strip-use-it",
    Asks.RESERVE: "strip-take-item",
}
"""What items ask, and what the golden button says to it."""
AROUND = ItemDrawn | ItemDiscarded | ItemsShuffled | PlaysAgain | DeckShuffled
"""What happens before an item is at work, and after that."""
NEVER = object()
"""Answered: nothing of that."""
SEEN = object()
"""Answered: show what is known of the deck."""


def in_order(offered: Iterable[Option], lying: Sequence[int]) -> list[int]:
    """The cards among what is offered as they lie on the table, then those that do not."""
    cards = [option for option in offered if isinstance(option, int)]
    places = {number: place for place, number in enumerate(lying)}
    return sorted(cards, key=lambda number: places.get(number, len(places)))


def left_in_deck(offers: Sequence[Offer]) -> dict[str, Arg]:
    """How many cards one chooses from, and whether there are more of them than one sees at once."""
    return {"count": len(offers), "more": "yes" if len(offers) > SHELF_PLACES else "no"}


@dataclass(frozen=True)
class ItemAsking:
    """Puts the questions of items into words. Their answers cannot all be taken back: nothing is
    chosen until the player has done so."""

    model: TableModel
    words: Language
    portraits: Sequence[str]
    lying: Sequence[int] = ()
    """The cards on the table in the order in which they lie there."""

    # The own item at rest.

    @property
    def own(self) -> Item | None:
        number = own_item(self.model.view)
        return None if number is None else ITEM_BY_NUMBER[number]

    def at_rest(self) -> Answers:
        """What the own item can do, as long as there is one."""
        if self.own is None:
            return Nothing()
        say, own = self.words.say, self.own
        return AtRest(own, say(item_timing(own)), say(item_text(own)), self._brief(own))

    def _brief(self, item: Item) -> str:
        """What an item does, as a sentence of few words."""
        brief = self.words.say(item_brief(item))
        return f"{brief[:1].upper()}{brief[1:]}."

    def sure(self, item: Item) -> Asked:
        """Whether an item shall be used from which there is no way back."""
        text, say = self.words.text, self.words.say
        name = say(card_name(item.name))
        told = Told(say(item_text(item)), name, item, brief=self._brief(item))
        ways = (Way(text("strip-use-it"), Use()), Way(text("strip-leave-it"), NEVER))
        return Asked(told, Ways(ways), question=("sure", item.number, self.model.number))

    def deeds(self) -> tuple[Way, ...]:
        """What can be done with the own item in this moment of the turn, and what is known."""
        text, legal, deeds = self.words.text, self.model.legal, []
        if self.own:
            deeds.append(Way(text("strip-use"), Use(), dim=Use() not in legal))
        if Replace() in legal:
            deeds.append(Way(text("strip-replace"), Replace()))
        if self.model.view.phase is Phase.FINISH and Done() in legal:
            deeds.append(Way(text("strip-end-turn"), Done(), best=True))
        if self.model.view.knows.in_deck:
            deeds.append(Way(text("strip-seen"), SEEN))
        return tuple(deeds)

    # Questions.

    def prompted(self, prompt: Prompt, weighed: Weighed) -> Asked:
        text = self.words.text
        told, done = self._told(prompt), text(DONE[prompt.kind])
        cancel = text("strip-cancel") if self.model.can_cancel else ""
        question = ("item", self.model.seat, self.model.number)
        asked = Asked(told, done=done, cancel=cancel, question=question)
        match prompt.kind:
            case Asks.SUIT:
                keys = [str(option) for option in prompt.offered]
                suits = tuple(SUIT_BY_KEY[key] for key in keys)
                names = tuple(self.words.say(suit_name(suit)) for suit in suits)
                return replace(asked, answers=Suits(suits, names))
            case Asks.PLAYER:
                return replace(asked, answers=strip.Players(self._players(prompt)))
            case Asks.WISH:
                offers = self._cards(prompt, weighed)
                hint = text("strip-shelf", **left_in_deck(offers))
                return replace(asked, answers=Shelf(hint, offers, proposed=False))
            case Asks.TRADE:
                return self._trade(prompt, weighed, asked)
            case Asks.ITEM | Asks.RESERVE:
                return replace(asked, answers=Shelf(text("strip-items-hint"), self._items(prompt)))
            case Asks.BACK:
                offers = self._cards_back(prompt, weighed)
                return replace(asked, answers=Offers(offers, proposed=False))
            case _:
                answers = Offers(self._cards(prompt, weighed), proposed=False)
                return replace(asked, answers=answers, also=self._without(prompt))

    def where_to(self, actions: Sequence[Action]) -> Asked | None:
        """To which end of the deck a card goes; None if that is not what the actions differ in."""
        text, prompt = self.words.text, self.model.view.prompt
        puts = [each for each in actions if isinstance(each, Pick) and isinstance(each.option, Put)]
        if not puts or not prompt:
            return None
        (put, *_) = (each.option for each in puts if isinstance(each.option, Put))
        ways = [
            Way(text("strip-on-top" if each.option.on_top else "strip-underneath"), each)
            for each in puts
            if isinstance(each.option, Put)
        ]
        card = bold_name(self.model.cards.by_number[put.card].name)
        told = replace(self._told(prompt), text=text("strip-where-to", card=card))
        never = Way(text("strip-never-mind"), NEVER)
        return Asked(told, Ways((*ways, never)), question=("where", put.card, self.model.number))

    def _told(self, prompt: Prompt) -> Told:
        """The item that asks, and what."""
        facts = self._facts(prompt)
        found = prompt.kind is Asks.DISCARD and "card" in facts
        key = "strip-item-discard-found" if found else f"strip-item-{prompt.kind}"
        kind = self.words.text(key, **facts)
        if prompt.by is None:
            face = self.portraits[self.model.seat]
            return Told(kind, self.words.text("strip-reserve"), portrait=face)
        return self._by(prompt.by, kind)

    def _facts(self, prompt: Prompt) -> dict[str, Arg]:
        """How far the item has come, and what it is about."""
        view = self.model.view
        at_work = view.using
        if at_work is None or prompt.kind is Asks.RESERVE:
            return {}
        facts: dict[str, Arg] = {"now": at_work.moved + 1}
        match step_of(at_work):
            case Move(drawn=False):
                facts |= {"of": 1, **self._named(at_work.drawn[0])}
            case Move(count, most=most):
                facts |= {"least": count or 0, "of": most or count or 0}
                if most:
                    facts["of"] = min(most, at_work.moved + len(view.hand))
            case Cover(count):
                facts["of"] = count
            case Barter(offers):
                now = sum(card in view.hand for card in at_work.offers) + 1
                facts |= {"now": now, "of": min(offers, len(view.hand))}
                facts |= {"player": self._name(view.turn), **self._shown(at_work)}
            case _:
                pass
        return facts

    def _shown(self, at_work: Using) -> dict[str, Arg]:
        """The card to be bartered for, once it has been shown."""
        if at_work.shown is None:
            return {}
        return self._named(at_work.shown)

    def _named(self, card: int) -> dict[str, Arg]:
        return {"card": name_in_role("told", self.model.cards.by_number[card].name)}

    def _name(self, seat: int) -> Message:
        return message("player-name", seat=str(seat), player=self.model.names[seat])

    # Answers.

    def _cards(self, prompt: Prompt, weighed: Weighed) -> tuple[Offer, ...]:
        """What can be picked, with what it brings where that is known; the best is marked."""
        cards, gains = self.model.cards.by_number, weighed.gains
        picks = [Pick(number) for number in in_order(prompt.offered, self.lying)]
        known = [gains[pick].points for pick in picks if pick in gains]
        top = max(known) if len(known) == len(picks) and len(set(known)) > 1 else None
        return tuple(
            self._offer(cards[number], pick, gain, gain is not None and gain.points == top)
            for pick in picks
            for number, gain in ((pick.option, gains.get(pick)),)
            if isinstance(number, int)
        )

    def _cards_back(self, prompt: Prompt, weighed: Weighed) -> tuple[Offer, ...]:
        """Each card once; its ends of the deck are asked for next, and make no difference to what
        it brings."""
        ends: dict[int, tuple[Pick, ...]] = {}
        for option in prompt.offered:
            if isinstance(option, Put):
                ends[option.card] = (*ends.get(option.card, ()), Pick(option))
        cards = self.model.cards.by_number
        gains = {number: weighed.gains.get(puts[0]) for number, puts in ends.items()}
        best = {number for number, puts in ends.items() if puts[0] in weighed.best}
        marked = best if len(best) < len(ends) else ()
        return tuple(
            self._offer(cards[number], ends[number], gains[number], number in marked)
            for number in in_order(ends, self.lying)
        )

    def _items(self, prompt: Prompt) -> tuple[Offer, ...]:
        items = [ITEM_BY_NUMBER[each] for each in prompt.offered if isinstance(each, int)]
        return tuple(self._offer(item, Pick(item.number)) for item in items)

    def _offer(
        self, card: Printable, value: object, gain: Gain | None = None, best: bool = False
    ) -> Offer:
        return Offer(card, value, gain, best, self.words.say(card_name(card.name)))

    def _players(self, prompt: Prompt) -> tuple[strip.Player, ...]:
        seats = [option.seat for option in prompt.offered if isinstance(option, Player)]
        sizes = self.model.view.sizes
        return tuple(
            strip.Player(
                seat,
                self.model.names[seat],
                self.portraits[seat],
                self.words.text("strip-player-holds", count=sizes[seat]),
            )
            for seat in seats
        )

    def _without(self, prompt: Prompt) -> tuple[Way, ...]:
        """Enough cards, or none at all."""
        if None not in prompt.offered:
            return ()
        key = "strip-enough"
        if prompt.kind is Asks.OFFER:
            at_work, hand = self.model.view.using, self.model.view.hand
            offered = at_work is not None and any(card in hand for card in at_work.offers)
            key = "strip-offer-no-more" if offered else "strip-offer-nothing"
        return (Way(self.words.text(key), Pick(None)),)

    def _trade(self, prompt: Prompt, weighed: Weighed, asked: Asked) -> Asked:
        """The cards offered on the shelf; to keep the own one, or to discard it and draw."""
        text, at_work = self.words.text, self.model.view.using
        assert at_work
        draw = Way(text("strip-discard-and-draw"), Pick(TO_DRAW))
        keep = Way(text("strip-keep-own"), Pick(None))
        ways = tuple(way for way in (draw, keep) if way.value in self.model.legal)
        offers = self._cards(prompt, weighed)
        if offers:
            shelf = Shelf(self._who_offers(at_work), offers, proposed=False)
            return replace(asked, answers=shelf, also=ways[::-1])
        why = text("strip-must-draw")
        if not at_work.offers:
            why = text("strip-item-trade-none", **self._shown(at_work))
        return replace(asked, told=replace(asked.told, text=why), answers=Ways(ways), done="")

    def _who_offers(self, at_work: Using) -> str:
        """Who offers nothing; the others' faces are on their cards."""
        view = self.model.view
        without = [
            self._name(seat)
            for seat, known in enumerate(view.open)
            if seat != view.turn and not any(card in known for card in at_work.offers)
        ]
        if not without:
            return self.words.text("strip-offers-all")
        return self.words.text(
            "strip-offers-none", players=joined("and", without), count=len(without)
        )

    # What the others are asked.

    def waiting(self, thinking: Sequence[int], others: Sequence[int]) -> Asked | None:
        """Who decides on an item at work; None if none is."""
        view, text = self.model.view, self.words.text
        asked = next((each for level in view.stack for each in level), None)
        if asked is None or asked.seat not in thinking:
            return None
        if asked.kind is Asks.RESERVE:
            who = literal(self.model.names[asked.seat])
            told = Told(text("strip-choosing-item"), who, portrait=self.portraits[asked.seat])
            return Asked(told, grey=True)
        if asked.by is None:
            return None
        offers = asked.kind is Asks.OFFER
        if offers and view.turn == self.model.seat:
            players = tuple(self._offering(seat, asked.seat) for seat in others)
            told = self._by(asked.by, text("strip-offers-come"))
            return Asked(told, Waiting(players), grey=True)
        key = "strip-item-offering" if offers else "strip-item-thinking"
        return Asked(self._by(asked.by, text(key, player=self._name(asked.seat))), grey=True)

    def at_work(self, happening: Happening, text: str) -> Told | None:
        """What is said of something an item does; None if it is none of that."""
        if not isinstance(happening, ItemEvent) or isinstance(happening, AROUND):
            return None
        item = looks.item_of(self.model.story)
        return self._by(item.number, text) if item else None

    def _by(self, number: int, text: str) -> Told:
        """What an item at work says."""
        item = ITEM_BY_NUMBER[number]
        return Told(text, self.words.say(card_name(item.name)), item)

    def _offering(self, seat: int, asked: int) -> strip.Player:
        """Somebody who has offered, thinks or waits, clockwise from the player at turn."""
        view, text = self.model.view, self.words.text
        players = self.model.options.players
        since, now = (seat - view.turn) % players, (asked - view.turn) % players
        at_work = view.using
        assert at_work
        count = sum(card in view.open[seat] for card in at_work.offers)
        note = text("strip-thinks" if seat == asked else "strip-waits")
        if since < now:
            note = text("strip-offers-count", count=count)
        name, face = self.model.names[seat], self.portraits[seat]
        return strip.Player(seat, name, face, note, thinking=seat == asked)
