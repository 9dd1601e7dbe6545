"""The order of resolution as a string of gems."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.client.widgets.light import halo
from game.client.widgets.look import CREAM, GOLD, GOLD_DARK, GOLD_LIGHT, Face, fitting, mixed
from game.client.widgets.pictures import sized
from game.lang import Language
from game.titles.realms.scoring.script import Stage

from .layout import ShowLayout


def draw_stages(
    surface: pygame.Surface,
    layout: ShowLayout,
    words: Language,
    stages: Sequence[Stage],
    happening: Collection[Stage],
    now: Stage | None,
) -> None:
    """A gem for each stage: dark if it has nothing to do, in a light while it is on."""
    count, px = len(stages), layout.px
    first, last = layout.gem(0, count), layout.gem(count - 1, count)
    for thick, colour in ((5, GOLD_DARK), (2, GOLD)):
        pygame.draw.line(surface, colour, first.center, last.center, max(1, px(thick)))
    room = (last.centerx - first.centerx) / (count - 1) - px(12)
    for index, stage in enumerate(stages):
        gem, on = layout.gem(index, count), stage is now
        if on:
            gem.inflate_ip(px(10), px(10))
            reach = px(20)
            for _ in range(2):
                surface.blit(halo(gem.size, reach, corner=0.5), gem.inflate(2 * reach, 2 * reach))
        name = "table/gem_lit" if stage in happening else "table/gem_dark"
        surface.blit(sized(name, gem.size), gem)
        text = words.text(f"show-stage-{stage.name.lower()}")
        tint = (
            GOLD_LIGHT if on else CREAM if stage in happening else mixed(CREAM, (30, 56, 46), 0.5)
        )
        letters = fitting(text, Face.LABEL, px(27 if on else 23), room)
        word = letters.render(text, True, tint)
        surface.blit(word, word.get_rect(center=(gem.centerx, layout.gems_label)))
