"""What hands at the table may ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.client.motion import Pose
from game.client.widgets.button import Buttons
from game.titles.realms.play.actions import Action
from game.titles.realms.play.state import Asks

from .layout import TableLayout
from .things import Targets

if TYPE_CHECKING:
    from .asker import Asker
    from .elsewhere import Elsewhere
    from .hint import Hints
    from .panel_buttons import PanelButtons
    from .strip.view import StripView


class Desk(Protocol):
    """What hands at the table may ask for."""

    layout: TableLayout
    buttons: Buttons
    targets: Targets
    asker: Asker
    strip: StripView
    elsewhere: Elsewhere
    hints: Hints
    panel_buttons: PanelButtons

    @property
    def drawn(self) -> tuple[int, ...]:
        """The two cards one of which is kept."""

    @property
    def asked(self) -> Asks | None:
        """What kind of question is open, besides a turn."""

    def act(self, action: Action) -> None:
        """Does that, or says why it may not be."""

    @property
    def unread(self) -> bool:
        """Whether nobody can have read yet what is asked."""

    @property
    def ready(self) -> bool:
        """Whether the player is asked for something now."""

    def do(self, actions: tuple[Action, ...], dropped: Pose | None = None) -> None:
        """Does the one thing that may be done, or asks which."""

    def hurry(self) -> None:
        """Whatever flies arrives at once."""

    def sort_hand(self) -> None: ...

    def undo(self) -> None: ...

    def toggle(self, setting: str) -> None:
        """Turns something that is shown on the table on or off."""

    def change_speed(self, by: int) -> None: ...
