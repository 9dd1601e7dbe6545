"""Points to expect, as players read them."""

from __future__ import annotations

from typing import NamedTuple

from game.client.widgets.look import ABOUT
from game.lang.language import signed, told
from game.titles.realms.play.advice import Worth


class Gain(NamedTuple):
    """What an action brings, in whole points."""

    points: int
    exact: bool = True


def gain(worth: Worth, before: Worth) -> Gain:
    """The difference of the totals as they are shown."""
    return Gain(round(worth.total) - round(before.total), worth.exact and before.exact)


def worth_text(worth: Worth) -> str:
    """Points, or about as many if an unknown card has a part in them."""
    figure = told(round(worth.total))
    return figure if worth.exact else f"{ABOUT}\N{NO-BREAK SPACE}{figure}"


def gain_text(gain: Gain) -> str:
    """Points with their sign."""
    figure = signed(gain.points)
    return figure if gain.exact else f"{ABOUT} {figure}"
