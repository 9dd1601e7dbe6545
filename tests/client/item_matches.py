"""Matches with Cursed Items in the client: somebody uses one, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.realms.strip.answering import Row
from game.client.realms.table import TableScene
from game.titles.realms.play.actions import Action
from game.titles.realms.play.state import State
from tests.titles.realms.play.positions import number

from .client import Client
from .playing import middle, sit_down_at


class Player:
    """The person before the screen, in a match that stands like this."""

    def __init__(
        self, client: Client, state: State, people: tuple[str, ...] = ("Ada",), sits: bool = True
    ) -> None:
        self.client, self.state = client, state
        sit_down_at(client, state, people)
        if sits:
            self.wait()

    @property
    def table(self) -> TableScene:
        return self.client.table

    @property
    def looks(self) -> list[str]:
        """The cards that are shown to the player, if any are."""
        self.wait()
        cards = self.state.options.cards.by_number
        shown = self.table.stage.offered if self.table.asker.looking else ()
        return [cards[card].name for card in shown]

    @property
    def done(self) -> list[Action]:
        """What the player has done so far."""
        return self.table.session.done_by(0)[::-1]

    @property
    def buttons(self) -> list[str]:
        return [button.text for button in self.table.strip.buttons]

    @property
    def asked(self) -> str:
        """What the strip says now."""
        self.wait()
        self.client.frame()
        return self.table.strip.asked.told.text.replace("\N{NO-BREAK SPACE}", " ")

    @property
    def refused(self) -> str:
        return self.table.strip.refusal

    def card(self, key: str) -> int:
        return number(self.state.options, key)

    def wait(self) -> None:
        """Until something is asked, or shown."""
        self.client.until(lambda: self.table.ready or self.table.asker.looking)

    def sees(self, card: str, among: Sequence[int | None]) -> None:
        """Waits until a card has come to where it belongs."""
        self.client.until(lambda: self.card(card) in among)

    # What one does.

    def keys(self, *several: int) -> None:
        for key in several:
            self.wait()
            self.client.press(key)

    def use(self) -> None:
        """The first time one looks at the item; if it cannot be used one is told why at once."""
        self.keys(pygame.K_i)
        if not self.refused:
            self.keys(pygame.K_i)

    def click(self, *cards: str) -> None:
        """On cards of the table, one after the other."""
        for card in cards:
            self.wait()
            self.client.click(middle(self.client, self.card(card)))

    def click_item(self, times: int = 1) -> None:
        """Where there is no way back, the first click only asks."""
        for _ in range(times):
            self.wait()
            self.client.click(self.table.layout.own_item.center)

    def answer(self, index: int) -> None:
        """Clicks on one of the answers that stand side by side on the strip."""
        self.wait()
        strip = self.table.strip
        assert isinstance(strip.answering, Row)
        x, y = strip.answering.areas[index].center
        self.client.click((strip.area.x + x, strip.area.y + y))

    def press(self, *buttons: str) -> None:
        for button in buttons:
            self.wait()
            self.client.button(button)

    def drag(self, card: str, to: tuple[int, int]) -> None:
        self.wait()
        self.client.drag(middle(self.client, self.card(card)), to)

    def type(self, letters: Sequence[str]) -> None:
        self.keys(*(pygame.key.key_code(letter) for letter in letters))
