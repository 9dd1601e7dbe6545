"""What the strip shows at a moment of a match: what the player is asked, or what goes on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import dropwhile, islice

from game.lang import Language, literal
from game.titles.realms.cards.catalogue import HAND_LIMIT
from game.titles.realms.cards.effects import Source
from game.titles.realms.cards.items import Item
from game.titles.realms.play.actions import Action, Draw, Pick, Take, Use
from game.titles.realms.play.advice import Worth
from game.titles.realms.play.ending import source_of
from game.titles.realms.play.events import Ended, TurnBegan
from game.titles.realms.play.item_events import PlaysAgain
from game.titles.realms.play.state import PLAYING, Asks, Phase, Prompt
from game.titles.realms.text.wording import card_name

from .card_print import Printable
from .item_asking import DONE, NEVER, ItemAsking, in_order, left_in_deck
from .live_score import Weighed
from .model import TableModel
from .questions import label
from .storyteller import area_after
from .strip.asked import Asked, Offer, Offers, Player, Seen, Shelf, Told, Waiting, Way, Ways

BEST = object()
"""The answer that leaves this and all that is still asked to the best of advice."""
AT_ONCE = (Asks.KEEP, Asks.BRING, Asks.EXCESS)
"""What is asked on the strip; choices before scoring are not."""
TAKING = {Asks.KEEP: "strip-keep-it", Asks.BRING: "strip-take-it", Asks.EXCESS: "strip-discard-it"}


@dataclass(frozen=True)
class Asking:
    """Puts into words what a match asks of the person before the screen."""

    model: TableModel
    words: Language
    portraits: Sequence[str]
    lying: Sequence[int] = ()
    """The cards on the table in the order in which they lie there, and on the strip, too."""

    def now(self, ready: bool, weighed: Weighed) -> Asked:
        """What the strip shows."""
        prompt = self.model.view.prompt
        if not ready:
            return self._going_on()
        if prompt and prompt.kind in AT_ONCE:
            return self._prompted(prompt, weighed)
        if prompt and prompt.kind in DONE:
            return self._items.prompted(prompt, weighed)
        return self._turn()

    @property
    def _items(self) -> ItemAsking:
        return ItemAsking(self.model, self.words, self.portraits, self.lying)

    # The player's own turn.

    def _turn(self) -> Asked:
        view, text = self.model.view, self.words.text
        own = "" if self._items.own else self.portraits[self.model.seat]
        if view.phase is Phase.DISCARD:
            key = "strip-discard"
        elif view.phase is Phase.FINISH:
            key = "strip-finish" if Use() in self.model.legal else "strip-finish-leave"
        elif view.phase is not Phase.TAKE:
            key = "strip-choose"
        elif not view.discard:
            key = "strip-draw"
        elif not any(isinstance(action, Take) for action in self.model.legal):
            key = "strip-must-draw"
        elif Draw() not in self.model.legal:
            key = "strip-take-only"
        else:
            key = "strip-take-shuffled" if view.to_shuffle else "strip-take"
        if view.phase is Phase.TAKE and self._has_grown:
            key = "strip-take-grown"
        title = text("strip-your-turn-again" if self._again else "strip-your-turn")
        told = Told(text(key), title, portrait=own)
        return Asked(told, self._items.at_rest(), deeds=self._items.deeds())

    @property
    def _has_grown(self) -> bool:
        """Whether an item has made room in the full hand for one card more."""
        view = self.model.view
        return view.options.cards.hand_size <= len(view.hand) < view.hand_size(self.model.seat)

    @property
    def _again(self) -> bool:
        """Whether the turn follows another one of the same player."""
        back = reversed(self.model.story)
        before = dropwhile(lambda each: not isinstance(each, TurnBegan), back)
        return isinstance(next(islice(before, 1, None), None), PlaysAgain)

    # What a card or a rule asks.

    def _prompted(self, prompt: Prompt, weighed: Weighed) -> Asked:
        view, text = self.model.view, self.words.text
        offers, without = self._offers(prompt, weighed)
        done = text(TAKING[prompt.kind])
        question = ("prompt", self.model.seat, self.model.number)
        if prompt.kind is Asks.KEEP:
            own = self.portraits[self.model.seat]
            told = Told(text("strip-keep"), text("strip-your-turn"), portrait=own)
            return Asked(told, Shelf(text("strip-keep-hint"), offers), done, question=question)
        assert prompt.by is not None
        by = view.options.cards.by_number[prompt.by]
        best = Way(text("strip-best"), BEST)
        if prompt.kind is Asks.EXCESS:
            held = len(view.hand)
            told = Told(
                text("strip-excess", held=held, limit=HAND_LIMIT), text("strip-too-many"), by
            )
            return Asked(told, Offers(offers), done, (best,), question=question)
        source, also = source_of(by), (without, best) if without else (best,)
        assert source
        key = "floor-aside" if self.model.options.trades and source is Source.DISCARD else ""
        what = text(key) if key else text("strip-bring", source=source)
        told = Told(what, self.words.say(card_name(by.name)), by)
        if all(offer.card.number in view.discard for offer in offers):
            return Asked(told, Offers(offers), done, also, question=question)
        hint = "" if key else text("strip-shelf", **left_in_deck(offers))
        return Asked(told, Shelf(hint, offers), done, also, question=question)

    def _offers(self, prompt: Prompt, weighed: Weighed) -> tuple[tuple[Offer, ...], Way | None]:
        """The cards that can be the answer; those to be brought in are sorted by what they give as
        soon as that is known."""
        cards, gains = self.model.cards.by_number, weighed.gains
        best = _best(prompt, weighed.worths)
        offers = [
            Offer(
                cards[n],
                Pick(n),
                gains.get(Pick(n)),
                Pick(n) == best,
                self.words.say(card_name(cards[n].name)),
            )
            for n in in_order(prompt.offered, self.lying)
        ]
        if prompt.kind is Asks.BRING:
            offers.sort(key=lambda offer: -offer.gain.points if offer.gain else 0)
        if None not in prompt.offered:
            return tuple(offers), None
        without = Way(self.words.text("table-without"), Pick(None), best == Pick(None))
        return tuple(offers), without

    def which(self, actions: Iterable[Action]) -> Asked:
        """Several things can be done with one thing."""
        actions = tuple(actions)
        if where := self._items.where_to(actions):
            return where
        text, view = self.words.text, self.model.view
        ways = [Way(label(action, view, self.words), action) for action in actions]
        never = Way(text("strip-never-mind"), NEVER)
        own = Told(text("table-which"), portrait=self.portraits[self.model.seat])
        return Asked(own, Ways((*ways, never)), question=("which", tuple(ways)))

    def sure(self, item: Item) -> Asked:
        """Whether an item shall be used from which there is no way back."""
        return self._items.sure(item)

    # What goes on without the player.

    def _going_on(self) -> Asked:
        model, text = self.model, self.words.text
        if model.story and isinstance(model.story[-1], Ended):
            return Asked(self._over(model.story[-1]))
        thinking = [seat for seat in self._others() if seat in model.acting]
        if not thinking:
            return Asked(self._latest(), grey=True)
        if model.view.phase not in PLAYING:
            others = tuple(self._other(seat, seat in thinking) for seat in self._others())
            told = Told(text("strip-deciding"), text("strip-ending"))
            return Asked(told, Waiting(others), grey=True)
        if asked := self._items.waiting(thinking, self._others()):
            return asked
        who = literal(model.names[thinking[0]])
        told = Told(text("strip-thinking"), who, portrait=self.portraits[thinking[0]])
        return Asked(told, grey=True)

    def _over(self, ended: Ended) -> Told:
        """Why no more turns come."""
        text, places = self.words.text, len(self.model.options.cards.cards)
        lying = sum(card is not None for card in area_after(self.model.story, places))
        if ended.for_want_of_cards:
            return Told(text("strip-over-empty"), text("strip-over"))
        return Told(text("strip-over-full", count=lying), text("strip-over"))

    def _latest(self) -> Told:
        """What has just happened."""
        for happening in reversed(self.model.story):
            told = self.model.told(happening)
            if told:
                seat = getattr(happening, "seat", None)
                face = "" if seat is None else self.portraits[seat]
                text = self.words.say(told)
                return self._items.at_work(happening, text) or Told(text, portrait=face)
        return Told("")

    def _others(self) -> Sequence[int]:
        players = self.model.options.players
        return [(self.model.seat + step) % players for step in range(1, players)]

    def _other(self, seat: int, thinking: bool) -> Player:
        note = self.words.text("strip-thinks" if thinking else "strip-waits")
        return Player(seat, self.model.names[seat], self.portraits[seat], note, thinking)


def _best(prompt: Prompt, worths: Mapping[Action, Worth]) -> Pick | None:
    """The best answer as soon as all are known: the first among equals, doing without before all
    others. Which of two cards to keep is left to the player."""
    answers = sorted(map(Pick, prompt.offered), key=_in_order)
    if prompt.kind is Asks.KEEP or not all(answer in worths for answer in answers):
        return None
    return max(answers, key=lambda answer: worths[answer].total)


def _in_order(answer: Pick) -> tuple[bool, int]:
    option = answer.option
    return isinstance(option, int), option if isinstance(option, int) else 0


def cards_of(asked: Asked) -> tuple[Printable, ...]:
    """The cards that lie on the shelf while this is asked."""
    match asked.answers:
        case Shelf(offers=offers):
            return tuple(offer.card for offer in offers)
        case Seen(cards):
            return cards
        case _:
            return ()
