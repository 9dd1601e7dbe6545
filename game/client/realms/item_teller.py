"""Shows what happens with Cursed Items: how it looks and sounds, and how long that takes."""

from __future__ import annotations

import pygame

from game.client.motion import Motion, Pose, in_out
from game.client.sound import Cue, Sounds
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.item_events import (
    Buried,
    CardCovered,
    DeckShuffled,
    HandGrew,
    ItemDiscarded,
    ItemDrawn,
    ItemEvent,
    ItemsShuffled,
    ItemTaken,
    ItemUsed,
    KeptOwn,
    LaidAside,
    Looked,
    NamedSuit,
    Offered,
    PlaysAgain,
    PutBack,
    ShowedCards,
    SuitSearched,
    Swapped,
    TurnedUp,
    Wished,
)

from .item_moves import TURN_DOWN, ItemPlaces
from .layout import lying_in
from .model import TableModel
from .stage import BRING, PUT, SHOWN, Stage

NEXT = 220
"""Milliseconds after which something else may happen to items."""
FOLLOWED = 420
"""Milliseconds it takes to see what somebody has done."""
ONE_BY_ONE = 90
CHOSEN = ItemDrawn | ItemTaken | ItemUsed | KeptOwn | Swapped | Wished
"""What comes of a choice among the cards on the shelf, which is cleared then."""


class ItemTeller:
    """Knows how each event of the items looks on a stage."""

    def __init__(self, model: TableModel, stage: Stage, motion: Motion, sounds: Sounds) -> None:
        self._model, self._stage = model, stage
        self._motion, self._sounds = motion, sounds

    def show(self, event: ItemEvent) -> float:
        """Begins to show an event; the seconds one needs to follow."""
        self._set_out(event)
        self._stage.items.board.follow(event)
        takes = self._show(event)
        if isinstance(event, CHOSEN):
            self._stage.offer(())
        return takes

    def _places(self, seat: int) -> ItemPlaces:
        index = self._model.opponent_index(seat)
        return ItemPlaces(self._stage.layout, self._stage.items.board, index)

    def _plate(self, seat: int) -> pygame.Rect:
        layout, index = self._stage.layout, self._model.opponent_index(seat)
        return layout.own_plate if index is None else layout.opponent(index)

    def _hand(self, seat: int) -> Pose:
        return self._stage.layout.player(self._model.opponent_index(seat))

    def _down(self, seat: int, item: int) -> Pose:
        """Where an item will lie face down."""
        used = self._stage.items.board.used[seat]
        index = used.index(item) if item in used else len(used)
        return self._places(seat).used(index, max(len(used), index + 1))

    # Items.

    def _set_out(self, event: ItemEvent) -> None:
        """Items fly from where they lie, as long as they lie there."""
        stage, items = self._stage, self._stage.items
        layout, board = stage.layout, stage.items.board
        piled = lying_in(layout.item_discard, compact=1.0)
        match event:
            case ItemDrawn(seat, item, from_reserve):
                places, start = self._places(seat), layout.item_deck_pose
                if from_reserve:
                    start = places.reserve(board.reserve[seat].index(item))
                items.fly(item, stage.take_off(item, start), places.face_up)
            case ItemDiscarded(seat, item):
                items.fly(item, self._places(seat).face_up, piled)
            case ItemUsed(seat, item, again=False):
                start = self._places(seat).face_up
                items.fly(item, start, self._down(seat, item), TURN_DOWN, easing=in_out)
            case ItemTaken(seat, item, other):
                start = piled if other is None else self._places(other).face_up
                start = stage.take_off(item, start)
                items.fly(item, start, self._down(seat, item), BRING + TURN_DOWN, easing=in_out)
            case LaidAside(seat, laid):
                before = len(board.reserve[seat])
                for index, item in enumerate(laid):
                    end = self._places(seat).reserve(before + index)
                    items.fly(item, layout.item_deck_pose, end, delay=index * ONE_BY_ONE)

    def _show(self, event: ItemEvent) -> float:
        stage, takes = self._stage, self._motion.takes
        match event:
            case ItemDrawn() | ItemDiscarded() | LaidAside():
                self._sounds.play(Cue.SLIDE)
                return takes(NEXT)
            case ItemUsed(seat, again=again):
                self._sounds.play(Cue.FLIP)
                if again:
                    stage.items.glimmer(self._plate(seat))
                return takes(FOLLOWED)
            case ItemTaken():
                self._sounds.play(Cue.TAKE)
                return takes(BRING + TURN_DOWN)
            case ItemsShuffled():
                return stage.riffle(of_items=True)
            case DeckShuffled():
                return stage.riffle()
            case CardCovered(_, card):
                stage.items.stamp(card)
                self._motion.after(200, lambda: self._sounds.play(Cue.BLANK))
                return takes(FOLLOWED)
            case HandGrew(seat) | PlaysAgain(seat):
                self._sounds.play(Cue.CLEAR)
                stage.items.glimmer(self._plate(seat))
                return takes(FOLLOWED)
            case NamedSuit(seat, _, suit):
                self._sounds.play(Cue.CLEAR)
                if not self._motion.reduced:
                    face = stage.layout.face(self._plate(seat))
                    stage.landings.burst(SUIT_BY_KEY[suit], face, stage.layout.scale)
                return takes(FOLLOWED)
            case _:
                return self._move(event)

    # Cards that items move.

    def _move(self, event: ItemEvent) -> float:
        stage, takes = self._stage, self._motion.takes
        match event:
            case TurnedUp(_, card):
                self._sounds.play(Cue.FLIP)
                stage.put_down(card, stage.layout.deck_pose)
                return takes(PUT)
            case Buried(seat, card) | PutBack(seat, card):
                self._sounds.play(Cue.SLIDE)
                stage.put_back(card, self._hand(seat))
                return takes(PUT)
            case Swapped(seat, card, other, for_card):
                self._sounds.play(Cue.TAKE)
                self._hand_over(card, seat, other)
                self._hand_over(for_card, other, seat)
                return takes(BRING)
            case Looked(other=int(other)):
                return self._look_at(self._plate(other))
            case Looked() | Wished():
                return self._look_at(stage.layout.deck)
            case ShowedCards(seat, cards):
                return self._lay_open(cards, self._hand(seat))
            case Offered(seat, int(card)):
                self._lay_open((card,), self._hand(seat))
                return takes(FOLLOWED)
            case SuitSearched(seat, _, shown, kept, found):
                took = self._lay_open(shown, stage.layout.deck_pose)
                if found:
                    self._receive(kept, seat)
                return took
            case _:
                return 0.0

    def _hand_over(self, card: int, giver: int, taker: int) -> None:
        """A card that everybody has seen goes from one player to another."""
        stage, index = self._stage, self._model.opponent_index(taker)
        start = stage.pose_of(card) if card in stage.sprites else self._open_hand(giver)
        if index is None:
            stage.take_in(card, start)
        else:
            stage.give_away(card, index, start)
            stage.arrange()

    def _open_hand(self, seat: int) -> Pose:
        """A card of somebody's hand that is turned to everybody."""
        pose = self._hand(seat)
        return Pose(pose.x, pose.y, 0.0, pose.width, compact=1.0)

    def _receive(self, card: int | None, seat: int) -> None:
        index = self._model.opponent_index(seat)
        if index is not None:
            self._stage.give_away(card, index)
        elif card is not None:
            self._stage.take_in(card)

    def _look_at(self, area: pygame.Rect) -> float:
        """Everybody sees where somebody looks; what that is, the shelf shows to whoever does."""
        self._sounds.play(Cue.HOVER)
        self._stage.items.glimmer(area)
        return self._motion.takes(FOLLOWED)

    def _lay_open(self, cards: tuple[int, ...], start: Pose) -> float:
        """Cards are shown for a moment, and go back to where they came from. Whoever asked for them
        has them on the shelf, and the own ones shine where they are."""
        used = (each for each in reversed(self._model.story) if isinstance(each, ItemUsed))
        asked = next((each.seat for each in used), None)
        if asked == self._model.seat or not cards:
            return self._motion.takes(NEXT)
        own = [card for card in cards if card in self._stage.hand]
        for card in own:
            self._stage.items.glimmer(self._stage.sprites[card].area())
        if own:
            return self._motion.takes(FOLLOWED)
        self._sounds.play(Cue.FLIP)
        self._stage.show(cards, start)
        return self._motion.takes(BRING + SHOWN)
