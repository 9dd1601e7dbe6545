"""Players around the table: their plates stand beside each other and say who they are."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.still_layer import StillLayer, Zone
from game.client.widgets import rich_text
from game.lang import LANGUAGES
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, sit_down


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def whole(layer: StillLayer) -> pygame.Surface:
    """Everything drawn over each other, nothing wiped in between."""
    surface = layer._draw_backdrop()
    for zone in layer._zones():
        surface.set_clip(zone.area)
        zone.draw(surface)
    return surface


def test_no_plate_wipes_anything_of_its_neighbours(client: Client) -> None:
    sit_down(client, Options(6))
    for _ in range(4):
        client.until(client.asked)
        client.frame()
        layer = client.table._drawing.still
        assert pixels(layer.surface()) == pixels(whole(layer))
        by_mouse(client)


def test_a_score_counted_again_is_painted_only_if_it_says_something_else(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    scene = client.table
    scene.settle()

    def realm() -> Zone:
        return next(zone for zone in StillLayer(scene)._zones() if zone.area == scene.layout.realm)

    before = realm().shows
    scene.live_score.prospect = prospect(scene.model.view)
    assert realm().shows == before
    fewer = replace(scene.model.view, hand=scene.model.view.hand[1:])
    scene.live_score.prospect = prospect(fewer)
    assert realm().shows != before


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_names_of_six_players_are_written_out(
    client: Client, monkeypatch: pytest.MonkeyPatch, code: str, size: tuple[int, int]
) -> None:
    client.resize(size)
    client.app.set_language(code)
    sit_down(client, Options(6))
    client.frame()
    shown: list[str] = []
    draw = rich_text.draw

    def noted(
        surface: pygame.Surface, layout: rich_text.Layout, *rest: object, **more: object
    ) -> None:
        shown.append(" ".join(atom.text for line in layout.lines for atom, _ in line))
        draw(surface, layout, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(rich_text, "draw", noted)
    StillLayer(client.table).surface()
    words = client.app.words
    ours = [words.text(f"opponent-{key}") for key in ("greedy", "novice", "apprentice", "random")]
    client.table.model.names = ["W" * 20, *(f"{name} III" for name in ours), "Ada"]
    shown.clear()
    StillLayer(client.table).surface()
    assert {f"{name} III" for name in ours} <= set(shown)
    assert any(text.startswith("WWWW") for text in shown)
