"""Points to expect, as players read them."""

from __future__ import annotations

from game.client.widgets.look import ABOUT
from game.lang.language import told
from game.titles.realms.play.advice import Worth


def worth_text(worth: Worth) -> str:
    """Points, or about as many if an unknown card has a part in them."""
    figure = told(round(worth.total))
    return figure if worth.exact else f"{ABOUT} {figure}"
