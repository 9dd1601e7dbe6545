"""What hands at the table may ask of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.client.motion import Pose
from game.client.widgets.button import Buttons
from game.titles.realms.play.actions import Action
from game.titles.realms.play.state import Asks

from .layout import TableLayout
from .things import Targets, Thing


class Desk(Protocol):
    """What hands at the table may ask for."""

    layout: TableLayout
    buttons: Buttons
    targets: Targets

    @property
    def drawn(self) -> tuple[int, ...]:
        """The two cards one of which is kept."""

    def card_at(self, point: tuple[int, int]) -> int | None:
        """The card the strip shows there."""

    def pick(self, number: int) -> bool:
        """Gives the strip a card of the table; whether it is one that is asked for."""

    def refuse(self, thing: Thing) -> None:
        """Says why nothing can be done with a thing."""

    def look_into(self, thing: Thing) -> bool:
        """Shows what is known of a thing that hides its cards; whether anything is."""

    def look_at_item(self) -> None:
        """Looks at the own Cursed Item, then uses it; or says why not."""

    @property
    def asked(self) -> Asks | None:
        """What kind of question is open, besides a turn."""

    def act(self, action: Action) -> None:
        """Does that, or says why it may not be."""

    @property
    def unread(self) -> bool:
        """Whether nobody can have read yet what is asked."""

    def do_gold(self) -> None:
        """What the golden button does."""

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""

    def shown_elsewhere(self) -> Iterable[tuple[int, pygame.Rect]]:
        """Cards that are seen beside the table, or in the hands of others, and all Cursed Items;
        the topmost first."""

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which."""

    def hurry(self) -> None:
        """Whatever flies arrives at once."""

    def ask_for_hint(self) -> None:
        """Asks the coach what had better be done."""

    def sort_hand(self) -> None: ...

    def reorder(self, number: int, x: int) -> None: ...

    def undo(self) -> None: ...

    def toggle(self, setting: str) -> None:
        """Turns something that is shown on the table on or off."""

    def change_speed(self, by: int) -> None: ...
