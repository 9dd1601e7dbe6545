"""The rules page: a line to search it, and worked examples that the scorer counts."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.realms.examples import EXAMPLES, totals
from game.client.scenes.rules import DRAWING, RulesScene
from game.client.scenes.title import TitleScene
from game.lang import LANGUAGES

from .client import Client

CTRL = pygame.KMOD_CTRL


def opened(client: Client) -> RulesScene:
    client.button("Rules")
    assert isinstance(client.scene, RulesScene)
    return client.scene


def keys(scene: RulesScene) -> list[str]:
    return [chapter.key for chapter in scene.found()]


def test_what_is_typed_leaves_only_the_chapters_that_have_it(client: Client) -> None:
    scene = opened(client)
    everything = keys(scene)
    client.press(pygame.K_f, CTRL)
    client.type("phoenix flood")
    assert keys(scene) == ["rules-cards"]
    assert scene.chapter.key == "rules-cards"
    assert [button.text for button in scene.buttons] == ["Individual cards", "Back"]
    for _ in "phoenix flood":
        client.press(pygame.K_BACKSPACE)
        client.frame()
    assert keys(scene) == everything


def test_a_click_into_the_line_is_enough_and_letters_do_nothing_else(client: Client) -> None:
    scene = opened(client)
    above = scene.buttons.all[0].area
    client.click((above.centerx, above.y - above.height))
    client.type("clockwise")
    assert keys(scene) == ["rules-turn", "rules-item-rulings"]
    client.press(pygame.K_ESCAPE)
    assert client.scene is scene, "Escape leaves the line first"
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, TitleScene)


def test_a_chapter_opens_at_what_was_searched(client: Client) -> None:
    scene = opened(client)
    client.press(pygame.K_f, CTRL)
    client.type("fountain of life")
    assert keys(scene) == ["rules-cards"]
    assert scene.scroll.offset > 0


def test_nothing_found_is_said_and_the_way_back_stays(client: Client) -> None:
    scene = opened(client)
    client.press(pygame.K_f, CTRL)
    client.type("zeppelin")
    assert keys(scene) == []
    client.button("Back")
    assert isinstance(client.scene, TitleScene)


def test_neither_capitals_nor_accents_matter(tmp_path: Path) -> None:
    client = Client(tmp_path, language="fr")
    client.button("Règles")
    scene = client.scene
    assert isinstance(scene, RulesScene)
    client.press(pygame.K_f, CTRL)
    client.type("PHENIX")
    assert "rules-cards" in keys(scene)
    assert "rules-goal" not in keys(scene)
    client.close()


RULED = {
    "rules-rulings": "bell_tower phoenix enchantress doppelganger genie necromancer leprechaun"
    " lich",
    "rules-cards": "phoenix judge lich angel demon rangers war_dirigible basilisk"
    " jester gem_of_order collector chapel fountain_of_life book_of_changes",
    "rules-item-rulings": "blindfold market_wagon winged_boots sarcophagus rake lantern"
    " sealed_vault gold_mirror fishhook cauldron book_of_prophecy junkyard_map crystal_lens portal"
    " shovel"
    " staff_of_transmutation wishing_ring larcenous_gloves treasure_chest hourglass repair_kit"
    " backpack",
    "rules-chaos-rulings": "phoenix necromancer",
}
"""The cards each chapter rules on."""


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_ruling_is_found_by_the_name_of_its_card(tmp_path: Path, code: str) -> None:
    """As the name stands on the card, whatever case the sentence puts it in."""
    client = Client(tmp_path, language=code)
    scene = RulesScene(client.app, client.app.rooms["realms"].chapters)
    missing = []
    for chapter, cards in RULED.items():
        for card in cards.split():
            scene.searched = client.app.words.text(f"card-{card}")
            if chapter not in keys(scene):
                missing.append((chapter, scene.searched))
    assert missing == []
    client.close()


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_examples_are_drawn_where_the_text_names_them(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, language=code)
    chapters = client.app.rooms["realms"].chapters
    client.app.push(RulesScene(client.app, chapters, "rules-examples"))
    scene = client.scene
    assert isinstance(scene, RulesScene)
    named = [
        part.removeprefix(DRAWING)
        for part in scene.text().split("\n\n")
        if part.startswith(DRAWING)
    ]
    assert named == list(EXAMPLES)
    assert set(scene.chapter.drawings) == set(EXAMPLES)
    for name, total in totals().items():
        assert str(total) in scene.text(), name
    client.frame()
    client.close()


def test_the_examples_come_to_what_the_rulebook_says() -> None:
    assert totals() == {"volcano": 260, "order": 380, "storm": 65, "sheltered": 62, "smoke": 47}
