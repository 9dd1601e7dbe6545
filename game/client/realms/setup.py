"""How a match of Fantasy Realms is agreed on, and how the statistics call it."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.room import Agreed, AnyOf, Limits, OneOf
from game.titles.realms.cards.card import Module
from game.titles.realms.play.options import LIMITS, Options, Variant
from game.titles.realms.play.options import MINUTES as USUAL_MINUTES

VARIANT = OneOf(
    "variant", "new-variant", {variant: f"new-variant-{variant}" for variant in Variant}
)
MINUTES = OneOf(
    "minutes",
    "new-minutes",
    {str(minutes): f"new-minutes-{minutes}" for minutes in (1, 2, 3, 5, 7, 10)},
    first=str(USUAL_MINUTES),
    only=(VARIANT.key, Variant.CHAOS),
)
MODULES = AnyOf(
    "modules",
    {module: f"new-module-{module}" for module in (Module.SUITS, Module.ITEMS, Module.PROMOS)},
)
PLACES = max(limits.most for limits in LIMITS.values())


def seats_for(agreed: Agreed) -> Limits:
    limits = LIMITS[_variant(agreed)]
    return Limits(limits.least, limits.most)


def options_of(agreed: Agreed, players: int) -> Options:
    variant = _variant(agreed)
    modules = tuple(sorted(map(Module, agreed[MODULES.key])))
    minutes = int(str(agreed[MINUTES.key])) if variant is Variant.CHAOS else USUAL_MINUTES
    return Options(players, variant, modules, minutes)


def options_text(options: Options) -> str:
    """A match's options in short, as the statistics tell matches of a kind together."""
    return "+".join((str(options.variant), *map(str, options.modules)))


def kind_of(text: str) -> Sequence[str]:
    """What those options are called: the variant and what was added to it."""
    variant, *modules = text.split("+")
    names = {**VARIANT.answers, **MODULES.answers}
    return [names[each] for each in (variant, *modules) if each in names]


def _variant(agreed: Agreed) -> Variant:
    return Variant(str(agreed[VARIANT.key]))
