"""What the choices of a card are about."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import effects as fx
from ..cards.card import Card
from ..scoring.plans import bonus_plan

KINDS: Mapping[type[fx.Effect], str] = {
    fx.CopiesHandCard: "copy",
    fx.ChangesSuit: "suit",
    fx.ClearsChosen: "clear",
    fx.ProtectsChosen: "protect",
}
"""What the choices that are not about becoming something are about."""


def kind_of(chooser: Card) -> str:
    """What a card's choice is about."""
    effect = bonus_plan(chooser).choice
    return KINDS.get(type(effect), "become") if effect else "become"
