"""What is done for an opponent that failed: harmless, and without a thought."""

from __future__ import annotations

from collections.abc import Sequence

from .actions import Action, Discard, Done, Draw, Pick
from .view import View


def fallback(view: View, legal: Sequence[Action]) -> Action | None:
    """The deck rather than somebody's card, the newest card out again, no change before scoring;
    and no trade at all."""
    if view.floor:
        return None
    for harmless in (Draw(), Done(), Pick(None)):
        if harmless in legal:
            return harmless
    newest = [action for action in legal if isinstance(action, Discard)]
    return newest[-1] if newest else legal[0]
