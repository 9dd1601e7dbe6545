"""A match whose hands lie open: what is counted, who still has to choose, and how it ended."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.contract import Outcome
from game.engine.prompts import prompt_of
from game.engine.seats import Controller
from game.session import Session, Update
from game.titles.realms import score_cards
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.effects import BlanksLoners, ChoiceEffect
from game.titles.realms.play.actions import Action, Done, Pick, Reconsider
from game.titles.realms.play.choosing import choices_made, choosers
from game.titles.realms.play.state import Made, used_items
from game.titles.realms.play.view import View
from game.titles.realms.scoring.script import Stage, Step, script
from game.titles.realms.scoring.sheet import ScoreSheet
from game.titles.realms.text.score_text import origins


class ShowModel:
    """Lives on the updates of the session, as everybody may see them by now."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._update: Update = session.update_from_start(None)
        self.origins = origins(self._update.events, self.view.options.cards)
        """Where the cards came from that joined a hand at the end of the game, by their numbers."""
        self.people = tuple(
            seat for seat, who in enumerate(session.sat_down) if who.controller is Controller.PERSON
        )
        """Who sat down at this machine; some may have given up since."""
        self.order = self._ordered()
        self._sheets: dict[tuple[int, tuple[Made, ...]], ScoreSheet] = {}
        self._seen: dict[int, Update] = {}
        """What single seats see, until something happens."""

    def _ordered(self) -> tuple[int, ...]:
        """Whose hand is counted when: people with choices first, so that nobody waits for them."""
        deciding = [seat for seat in self.session.people if self.choosers(seat)]
        others = [seat for seat in range(self.view.options.players) if seat not in deciding]
        return (*deciding, *others)

    # What is known.

    @property
    def view(self) -> View:
        found: View = self._update.view
        return found

    @property
    def outcome(self) -> Outcome | None:
        return self._update.outcome

    @property
    def end(self) -> Update:
        """The last update of a match that is over."""
        assert self.outcome
        return self._update

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards as they are laid out: suit by suit."""
        cards = (self.view.options.cards.by_number[number] for number in self.view.hands[seat])
        return tuple(sorted(cards, key=lambda card: (card.suit, card.number)))

    def choosers(self, seat: int) -> list[Card]:
        """The cards of a hand with a choice, in the order in which they decide."""
        return choosers(self.view.options, self.view.hands[seat])

    def undecided(self, seat: int) -> bool:
        """Whether the seat still has to choose, or to say that it leaves it at that."""
        return prompt_of(self.view.stack, seat) is not None

    def chooses(self, seat: int) -> bool:
        """Whether a person is being asked for that seat."""
        return self.undecided(seat) and seat in self.session.people

    def sheet(self, seat: int) -> ScoreSheet:
        """The hand as it scores with the choices as they stand."""
        view, made = self.view, self.view.chosen(seat)
        found = self._sheets.get((seat, made))
        if found is None:
            cards = view.options.cards
            found = self._sheets[seat, made] = score_cards(
                self.hand(seat),
                choices_made(view.options, made),
                cards,
                tuple(cards.by_number[number] for number in view.discard),
                view.options.players,
                used_items(view.items, seat),
            )
        return found

    def steps(self, seat: int) -> tuple[Step, ...]:
        """How that hand is counted."""
        hand = self.hand(seat)
        extra = [place for place, card in enumerate(hand) if card.number in self.origins]
        return script(self.sheet(seat), extra)

    @property
    def stages(self) -> list[Stage]:
        """The stages of the count in this match. Those that only some cards bring are left out
        where nobody has one; they stay the same whatever is chosen."""
        effects = [
            effect
            for seat in range(self.view.options.players)
            for card in self.hand(seat)
            for effect in (*card.bonus, *card.penalty)
        ]
        happens = {
            Stage.EXTRA: bool(self.origins),
            Stage.CHOICES: any(isinstance(each, ChoiceEffect) for each in effects),
            Stage.DEMON: any(isinstance(each, BlanksLoners) for each in effects),
            Stage.ITEMS: self.view.items is not None,
        }
        return [stage for stage in Stage if happens.get(stage, True)]

    def seen_by(self, seat: int) -> View:
        """The match as that seat sees it, with what it may choose."""
        found: View = self._for(seat).view
        return found

    def _for(self, seat: int) -> Update:
        if seat not in self._seen:
            self._seen[seat] = self.session.update_from_start(seat)
        return self._seen[seat]

    # What changes.

    def poll(self) -> bool:
        """Lets the others decide; whether anything happened."""
        self.session.step()
        return self._fetch()

    def _fetch(self) -> bool:
        update = self.session.update(None)
        if update:
            self._update = update
            self._seen.clear()
        return update is not None

    def pick(self, seat: int, picks: Iterable[Pick]) -> None:
        """Answers what is asked next, and then that."""
        for each in picks:
            self._act(seat, each)

    def may_reconsider(self, seat: int, chooser: int) -> bool:
        return Reconsider(chooser) in self._for(seat).legal

    def change(self, seat: int, chooser: int, pick: Pick) -> None:
        """Decides anew on a card; those that decide after it are asked again."""
        self._act(seat, Reconsider(chooser))
        self._act(seat, pick)

    def leave_it_at_that(self, seat: int) -> None:
        self._act(seat, Done())

    def _act(self, seat: int, action: Action) -> None:
        self.session.act(seat, action, self._for(seat).number)
        self._fetch()
