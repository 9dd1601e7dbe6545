"""The cards one sees on the table, and how they move from one place to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from game.client.motion import Motion, Pose, in_cubic, out_back, out_cubic
from game.client.sound import Cue, Sounds
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import Catalogue

from .card_face import Condition
from .card_print import Printable, by_number
from .changes import Change
from .item_moves import ItemMoves
from .landing import Landings
from .layout import SHELF_PLACES, TableLayout
from .shuffle import SHUFFLE, Shuffle
from .sprites import CardSprite

SPARE = 4
"""More places in the discard area than end the game: a match can go on a little beyond."""
DEAL, DEAL_APART, LONGEST_DEAL = 320, 70, 2000
"""Milliseconds a dealt card flies, from one to the next, and until the last one sets out."""
SPIN = 8
"""How many degrees a dealt card turns on its way."""
BRING, PUT, SETTLE, REFLOW = 380, 300, 60, 180
"""Milliseconds of a card into a hand, onto the table, coming to rest there, and moving aside."""
SHOWN = 1100
"""Milliseconds cards are shown to everybody."""
HIGH = 0.8
"""How high a card flies."""
APART = 90
"""Milliseconds between cards that become something else at the same time."""


class Stage:
    """The player's hand, the discard area and whatever flies; it knows places, not rules."""

    def __init__(self, cards: Catalogue, ending: int, motion: Motion, sounds: Sounds) -> None:
        self.cards = cards
        self._motion, self._sounds = motion, sounds
        self.layout: TableLayout
        self.hand: list[int] = []
        self._arranged: list[int] = []
        """The hand before a card last left it, and what had left it before that."""
        self.area: list[int | None] = [None] * (ending + SPARE)
        self.offered: tuple[int, ...] = ()
        """Cards laid out on the shelf to choose from."""
        self.first_offered = 0
        """The first of them that is seen: there may be more than the shelf has places."""
        self.peeking = False
        """Whether the player looks at what the shelf hides."""
        self.home: Callable[[int], Pose] = lambda _: self.layout.deck_pose
        """Where a card of the shelf is seen otherwise."""
        self.sprites: dict[int, CardSprite] = {}
        self.flying: list[CardSprite] = []
        """Cards on their way to other players."""
        self.shuffle: Shuffle | None = None
        self.landings = Landings()
        self.items = ItemMoves(self.flying, motion)
        self.conditions: Mapping[int, Condition] | None = None
        """What has become of the cards in the hand; they look so as soon as all lie still."""

    # How things stand.

    @property
    def lying(self) -> list[int]:
        """The cards of the discard area."""
        return [number for number in self.area if number is not None]

    @property
    def on_shelf(self) -> tuple[int, ...]:
        """The cards of the shelf that are seen."""
        if self.peeking:
            return ()
        return self.offered[self.first_offered : self.first_offered + SHELF_PLACES]

    @property
    def moving(self) -> bool:
        return (
            self.shuffle is not None
            or self.landings.lively
            or self.items.moving
            or any(sprite.moving for sprite in self._all())
        )

    @property
    def dealing(self) -> bool:
        """Whether cards of the deal are still under way."""
        return self.shuffle is not None or any(s.glide and s.glide.spin for s in self._all())

    def on_the_way(self, player: int) -> list[int | None]:
        """What flies to another player, who does not hold it yet: numbers of cards, None for those
        nobody else has seen."""
        return [s.card.number if s.card else None for s in self.flying if s.player == player]

    def _card(self, number: int) -> Printable:
        return by_number(self.cards, number)

    def _all(self) -> Iterator[CardSprite]:
        return chain(self.sprites.values(), self.flying)

    def set(
        self,
        hand: Sequence[int] = (),
        area: Sequence[int | None] = (),
        offered: Sequence[int] = (),
    ) -> None:
        """Puts the cards where they belong, at once."""
        self.hand = list(hand)
        self.area = [*area, *[None] * (len(self.area) - len(area))]
        self.offered = tuple(offered)
        self.sprites.clear()
        self.flying.clear()
        self.shuffle = None
        self.arrange(at_once=True)

    def _with_gone(self) -> list[int]:
        """The hand as ordered, with the cards that have left it where they lay."""
        order = list(self.hand)
        for place, number in enumerate(self._arranged):
            if number not in order:
                order.insert(order.index(self._arranged[place - 1]) + 1 if place else 0, number)
        return order

    def match_to(
        self, hand: Sequence[int], area: Sequence[int | None], offered: Sequence[int] = ()
    ) -> None:
        """After an undo: every card goes back to where it was."""
        order = dict.fromkeys((*self._with_gone(), *hand))
        self.hand = [number for number in order if number in hand]
        self.area = list(area)
        self.offered = tuple(offered)
        self.flying.clear()
        self.arrange()

    # Time.

    def update(self, seconds: float) -> bool:
        """Lets time pass; whether somebody holds more cards now."""
        before = len(self.flying)
        for sprite in self._all():
            flight = sprite.glide if sprite.glide and sprite.glide.part < 1 else None
            sprite.update(seconds)
            landed = flight and flight.settle and flight.part == 1
            if landed and isinstance(sprite.card, Card):
                self.landings.burst(sprite.card.suit, sprite.area(), self.layout.scale)
        self.flying[:] = [sprite for sprite in self.flying if sprite.glide]
        self.items.update(seconds)
        if self.shuffle and self.shuffle.update(seconds):
            self.shuffle = None
        self.landings.update(seconds)
        self._look_as_things_stand()
        return len(self.flying) != before

    def _look_as_things_stand(self) -> None:
        """Once no card is under way, those of the hand begin to look as what has become of them;
        several at once one after the other."""
        if any(sprite.glide for sprite in self.sprites.values()):
            return
        delay = 0.0
        for number in self.hand:
            sprite = self.sprites.get(number)
            wanted = self._condition(sprite, number)
            if sprite and not sprite.moving and not sprite.pose.lift and sprite.condition != wanted:
                change = Change.between(sprite.condition, wanted, self._motion, delay)
                sprite.become(change)
                if change.seals:
                    self._motion.after(delay + change.until_sealed, self._heard(Cue.BLANK, sprite))
                elif wanted is not Condition.FRESH:
                    cue = Cue.BLANK if wanted is Condition.BLANKED else Cue.CLEAR
                    self._motion.after(delay, self._heard(cue, sprite))
                delay += APART

    def _heard(self, cue: Cue, card: CardSprite) -> Callable[[], None]:
        """Lets something be heard from where a card is going to be."""
        pose = card.glide.end if card.glide else card.pose
        return partial(self._sounds.play, cue, pose.x / self.layout.window[0])

    def _condition(self, sprite: CardSprite | None, number: int) -> Condition:
        """How a card of the hand should look: as the score says; one that has come since then as
        before; without a score as it is printed."""
        if self.conditions is None or sprite is None:
            return Condition.FRESH
        return self.conditions.get(number, sprite.condition)

    def hurry(self) -> None:
        """Whatever flies arrives at once."""
        self.shuffle = None
        self.items.hurry()
        for sprite in self._all():
            sprite.hurry()

    # What moves.

    def begin(self, hand: Sequence[int], opponents: int) -> float:
        """The deck is shuffled, then dealt around the table: backs to the others, the own cards
        turning over on their way. The seconds until all lie."""
        self.hand = list(hand)
        deck, motion = self.layout.deck_pose, self._motion
        delay = SHUFFLE if self.riffle() else 0.0
        places = [None, *range(opponents)]
        order = [(index, place) for index in range(len(hand)) for place in places]
        apart = min(DEAL_APART, LONGEST_DEAL / max(len(order), 1))
        for index, place in order:
            if place is None:
                number = self.hand[index]
                target = self.layout.hand(index, len(self.hand))
                sprite = CardSprite(self._card(number), deck)
                self.sprites[number] = sprite
            else:
                target = self.layout.player(place)
                sprite = CardSprite(None, deck, player=place)
                self.flying.append(sprite)
            sprite.glide = motion.glide(
                deck, target, DEAL, out_cubic, delay, 60 * self.layout.scale, SPIN, HIGH
            )
            motion.after(delay, self._heard(Cue.SLIDE, sprite))
            delay += apart
        return 0.0 if motion.reduced else motion.takes(delay + DEAL)

    def take_in(self, number: int, start: Pose | None = None) -> None:
        """A card comes into the player's hand: from where it lies, or from the deck."""
        start = start or self.pose_of(number)
        self.leave_area(number)
        self.offered = tuple(other for other in self.offered if other != number)
        self.hand.append(number)
        card = self._card(number)
        sprite = self.sprites.setdefault(number, CardSprite(card, start))
        target = self.layout.hand(len(self.hand) - 1, len(self.hand))
        sprite.glide = self._motion.glide(start, target, BRING, out_back, rise=HIGH)
        self.arrange()

    def give_away(self, number: int | None, player: int, start: Pose | None = None) -> None:
        """A card goes to another player: the one lying there, an unseen one of the deck, or one
        that somebody else gives."""
        start = start or self.pose_of(number)
        card = None if number is None else self._card(number)
        sprite = CardSprite(card, start, player=player)
        end = replace(self.layout.player(player), face=start.face, compact=start.compact)
        sprite.glide = self._motion.glide(start, end, BRING, out_cubic, rise=HIGH)
        self.flying.append(sprite)
        if number is not None:
            self._leave(number)

    def put_down(self, number: int, start: Pose) -> None:
        """A card comes into the discard area, from the hand or from there; whoever had it turns it
        over for everybody to see."""
        slot = self.area.index(None)
        sprite = self.sprites.get(number) or CardSprite(self._card(number), start)
        self._leave(number)
        self.area[slot], self.sprites[number] = number, sprite
        sprite.glide = self._motion.glide(
            sprite.pose, self._lying(slot), PUT, in_cubic, rise=HIGH, settle=SETTLE
        )
        self.arrange()

    def put_back(self, number: int | None, start: Pose) -> None:
        """A card goes to the deck, from where it is seen or from there."""
        start = self.pose_of(number) if number in self.sprites else start
        card = None if number is None else self._card(number)
        glide = self._motion.glide(start, self.layout.deck_pose, PUT, out_cubic, rise=HIGH)
        self.flying.append(CardSprite(card, start, glide))
        if number is not None:
            self._leave(number)
        self.arrange()

    def show(self, numbers: Sequence[int], start: Pose) -> None:
        """Cards come out from there, lie side by side for a while, and go back."""
        motion, count = self._motion, len(numbers)
        for index, number in enumerate(numbers):
            aside = self.layout.shown(index, count)
            sprite = CardSprite(self._card(number), start)
            delay = APART * index
            sprite.glide = motion.glide(start, aside, BRING, out_cubic, delay, rise=HIGH)
            sprite.then = [
                motion.glide(aside, aside, SHOWN),
                motion.glide(aside, replace(start, face=0.0), PUT, in_cubic),
            ]
            self.flying.append(sprite)

    def riffle(self, of_items: bool = False) -> float:
        """A deck is shuffled; the seconds that takes."""
        if self._motion.reduced:
            return 0.0
        deck = self.layout.item_deck_pose if of_items else self.layout.deck_pose
        self.shuffle = Shuffle(deck, self._motion.takes(SHUFFLE), of_items)
        self._sounds.play(Cue.FLIP)
        return self._motion.takes(SHUFFLE)

    def offer(self, numbers: Sequence[int]) -> None:
        """Lays cards out on the shelf, or clears it: they come from where they are seen otherwise,
        or from the deck, and go back."""
        new, gone = set(numbers) - set(self.offered), set(self.on_shelf) - set(numbers)
        self.offered, self.first_offered = tuple(numbers), 0
        shown = self.on_shelf
        for number in gone.difference(self.hand, self.lying) & self.sprites.keys():
            self._glide_home(self.sprites.pop(number), number)
        for index, number in enumerate(shown):
            if number in new and number not in self.sprites:
                start, target = self.home(number), self.layout.offered(index, len(shown))
                glide = self._motion.glide(start, target, BRING, out_back, rise=HIGH)
                self.sprites[number] = CardSprite(self._card(number), start, glide)
        self.arrange()

    def _glide_home(self, sprite: CardSprite, number: int) -> None:
        glide = self._motion.glide(sprite.pose, self.home(number), PUT, out_cubic, rise=HIGH)
        self.flying.append(CardSprite(sprite.card, sprite.pose, glide))

    def take_off(self, number: int, otherwise: Pose) -> Pose:
        """Where a card of the shelf lies, which goes elsewhere from there; or where else it is."""
        if number not in self.on_shelf or number not in self.sprites:
            return otherwise
        pose = self.sprites[number].pose
        self._leave(number)
        self.arrange()
        return pose

    def scroll(self, by: int) -> None:
        """Shows other cards of the shelf."""
        last = max(0, len(self.offered) - SHELF_PLACES)
        self.first_offered = min(max(self.first_offered + by, 0), last)
        self.arrange()

    def reveal(self, number: int) -> None:
        """Brings a card of the shelf into sight."""
        if number in self.offered:
            place = self.offered.index(number) - self.first_offered
            self.scroll(min(place, 0) + max(place - SHELF_PLACES + 1, 0))

    def peek(self, peeking: bool) -> None:
        """Looks at what the shelf hides, or no longer."""
        self.peeking = peeking
        self.arrange()

    def pose_of(self, number: int | None) -> Pose:
        """Where a card is; one that is not seen yet comes from the deck."""
        sprite = self.sprites.get(number) if number is not None else None
        return sprite.pose if sprite else self.layout.deck_pose

    def _leave(self, number: int) -> None:
        """A card is no longer where it was."""
        self.leave_area(number)
        if number in self.hand:
            self._arranged = self._with_gone()
            self.hand.remove(number)
        self.offered = tuple(other for other in self.offered if other != number)
        self.sprites.pop(number, None)

    def leave_area(self, number: int) -> None:
        if number in self.area:
            self.area[self.area.index(number)] = None

    def _lying(self, slot: int) -> Pose:
        used = max(place for place, held in enumerate(self.area) if held is not None) + 1
        return self.layout.lying(slot, used)

    def arrange(self, at_once: bool = False) -> None:
        """Every card to where it belongs now; only those of the hand look as what has become of
        them there."""
        wanted: dict[int, Pose] = {}
        for index, number in enumerate(self.hand):
            wanted[number] = self.layout.hand(index, len(self.hand))
        for slot, held in enumerate(self.area):
            if held is not None:
                wanted[held] = self._lying(slot)
        shown = self.on_shelf
        for index, number in enumerate(shown):
            if number not in wanted:
                wanted[number] = self.layout.offered(index, len(shown))
        for number, pose in wanted.items():
            sprite = self.sprites.get(number)
            if sprite is None or at_once:
                kept = sprite.condition if sprite and number in self.hand else Condition.FRESH
                card = self._card(number)
                self.sprites[number] = CardSprite(card, pose, condition=kept)
            elif sprite.target != pose:
                if sprite.glide:
                    sprite.glide.end = pose
                else:
                    sprite.glide = self._motion.glide(sprite.pose, pose, REFLOW, out_cubic)
            if sprite and number not in self.hand:
                sprite.change, sprite.condition = None, Condition.FRESH
        for number in self.sprites.keys() - wanted.keys():
            del self.sprites[number]

    def sort(self) -> None:
        """The hand by suits."""
        self.hand.sort(key=lambda number: (self.cards.by_number[number].suit, number))
        self.arrange()

    def reorder(self, number: int, x: int) -> None:
        """Puts a card of the hand where it was dropped."""
        others = [other for other in self.hand if other != number]
        place = sum(self.sprites[other].target.x <= x for other in others)
        self.hand = [*others[:place], number, *others[place:]]
        self.arrange()
