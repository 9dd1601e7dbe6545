"""How a match of Fantastic Stories is agreed on, and how the statistics call it."""

from __future__ import annotations

from game.client.room import Agreed, OneOf
from game.titles.stories.options import Options, Variant

VARIANT = OneOf(
    "variant", "new-variant-stories", {variant: f"new-variant-{variant}" for variant in Variant}
)


def options_of(agreed: Agreed, players: int) -> Options:
    return Options(players, Variant(str(agreed[VARIANT.key])))


def noted(options: Options) -> str:
    return str(options.variant)
