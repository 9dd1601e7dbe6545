"""The cards one sees on the table, and how they move from one place to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from game.client.motion import Motion, Pose, in_cubic, out_back, out_cubic
from game.client.sound import Cue, Sounds
from game.titles.realms.cards.catalogue import Catalogue

from .layout import SHELF_PLACES, WHOLE_ON_SHELF, TableLayout
from .sprites import CardSprite

SPARE = 4
"""More places in the discard area than end the game: a match can go on a little beyond."""


class Stage:
    """The player's hand, the discard area and whatever flies; it knows places, not rules."""

    def __init__(self, cards: Catalogue, ending: int, motion: Motion, sounds: Sounds) -> None:
        self.cards = cards
        self._motion, self._sounds = motion, sounds
        self.layout: TableLayout
        self.hand: list[int] = []
        self._arranged: list[int] = []
        """The hand before a card last left it."""
        self.area: list[int | None] = [None] * (ending + SPARE)
        self.offered: tuple[int, ...] = ()
        """Cards laid out on the shelf to choose from."""
        self.first_offered = 0
        """The first of them that is seen: there may be more than the shelf has places."""
        self.peeking = False
        """Whether the player looks at what the shelf hides."""
        self.sprites: dict[int, CardSprite] = {}
        self.flying: list[CardSprite] = []
        """Cards on their way to other players."""

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
        return any(sprite.glide for sprite in self._all())

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
        self.arrange(at_once=True)

    def match_to(
        self, hand: Sequence[int], area: Sequence[int | None], offered: Sequence[int] = ()
    ) -> None:
        """After an undo: every card goes back to where it was."""
        self.hand = [number for number in self.hand if number in hand]
        for number in hand:
            if number not in self.hand:
                before = self._arranged.index(number) if number in self._arranged else len(hand)
                self.hand.insert(before, number)
        self.area = list(area)
        for number, sprite in self.sprites.items():
            sprite.compact = number in area
        self.offered = tuple(offered)
        self.flying.clear()
        self.arrange()

    # Time.

    def update(self, seconds: float) -> None:
        for sprite in self._all():
            sprite.update(seconds)
        self.flying = [sprite for sprite in self.flying if sprite.glide]

    def hurry(self) -> None:
        """Whatever flies arrives at once."""
        for sprite in self._all():
            if sprite.glide:
                sprite.glide.elapsed = sprite.glide.delay + sprite.glide.seconds

    # What moves.

    def deal(self, hand: Sequence[int]) -> None:
        """From the deck into the hand, one after the other."""
        self.hand = list(hand)
        deck, motion = self.layout.deck_pose, self._motion
        for index, number in enumerate(self.hand):
            target = self.layout.hand(index, len(self.hand))
            start = replace(deck, width=target.width)
            glide = motion.glide(
                start, target, 320, out_cubic, delay=70 * index, arc=60 * self.layout.scale
            )
            self.sprites[number] = CardSprite(self.cards.by_number[number], start, glide=glide)
            motion.after(70 * index, lambda: self._sounds.play(Cue.SLIDE))

    def take_in(self, number: int, start: Pose | None = None) -> None:
        """A card comes into the player's hand: from where it lies, or from the deck."""
        start = start or self.pose_of(number)
        self.leave_area(number)
        self.offered = tuple(other for other in self.offered if other != number)
        self.hand.append(number)
        card = self.cards.by_number[number]
        sprite = self.sprites.setdefault(number, CardSprite(card, start))
        sprite.compact = False
        target = self.layout.hand(len(self.hand) - 1, len(self.hand))
        sprite.glide = self._motion.glide(replace(start, width=target.width), target, 380, out_back)
        self.arrange()

    def give_away(self, number: int | None, player: int) -> None:
        """A card goes to another player: the one lying there, or an unseen one of the deck."""
        start = self.pose_of(number)
        card = None if number is None else self.cards.by_number[number]
        sprite = CardSprite(card, start, compact=card is not None)
        end = replace(self.layout.player(player), face=start.face)
        sprite.glide = self._motion.glide(start, end, 380, out_cubic)
        self.flying.append(sprite)
        if number is not None:
            self.leave_area(number)
            self.sprites.pop(number, None)

    def put_down(self, number: int, player: int | None) -> None:
        """A card comes into the discard area, from the hand or (with a number) from a player."""
        slot = self.area.index(None)
        self.area[slot] = number
        if number in self.hand:
            self._arranged = list(self.hand)
            self.hand.remove(number)
        self.offered = tuple(other for other in self.offered if other != number)
        if number not in self.sprites:
            start = replace(self.layout.player(player), face=1.0)
            self.sprites[number] = CardSprite(self.cards.by_number[number], start)
        sprite = self.sprites[number]
        sprite.compact = True
        sprite.glide = self._motion.glide(sprite.pose, self._lying(slot), 300, in_cubic)
        self.arrange()

    def offer(self, numbers: Sequence[int]) -> None:
        """Lays cards out on the shelf, those that are new from the deck; or clears it."""
        new = set(numbers) - set(self.offered)
        self.offered, self.first_offered = tuple(numbers), 0
        deck, shown = self.layout.deck_pose, self.on_shelf
        for index, number in enumerate(shown):
            if number in new and number not in self.sprites:
                target = self.layout.offered(index, len(shown))
                glide = self._motion.glide(deck, target, 380, out_back)
                card = self.cards.by_number[number]
                self.sprites[number] = CardSprite(card, deck, _small(shown), glide)
        self.arrange()

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

    def leave_area(self, number: int) -> None:
        if number in self.area:
            self.area[self.area.index(number)] = None

    def _lying(self, slot: int) -> Pose:
        used = max(place for place, held in enumerate(self.area) if held is not None) + 1
        return self.layout.lying(slot, used)

    def arrange(self, at_once: bool = False) -> None:
        """Every card to where it belongs now."""
        wanted: dict[int, tuple[Pose, bool]] = {}
        for index, number in enumerate(self.hand):
            wanted[number] = (self.layout.hand(index, len(self.hand)), False)
        for slot, held in enumerate(self.area):
            if held is not None:
                wanted[held] = (self._lying(slot), True)
        shown = self.on_shelf
        for index, number in enumerate(shown):
            if number not in wanted:
                wanted[number] = (self.layout.offered(index, len(shown)), _small(shown))
        for number, (pose, compact) in wanted.items():
            sprite = self.sprites.get(number)
            if sprite is None or at_once:
                self.sprites[number] = CardSprite(self.cards.by_number[number], pose, compact)
            elif sprite.target != pose:
                if sprite.glide:
                    sprite.glide.end = pose
                else:
                    sprite.glide = self._motion.glide(sprite.pose, pose, 180, out_cubic)
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


def _small(shown: Sequence[int]) -> bool:
    """Whether so many cards are compact on the shelf."""
    return len(shown) > WHOLE_ON_SHELF
