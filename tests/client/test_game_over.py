"""The last discard: one is told that the game is over, and where extra cards came from."""

from __future__ import annotations

import pygame

from game.client.realms.live_score import supposed
from game.client.realms.score_sheet import SheetPainter
from game.client.realms.show.scene import ShowScene
from game.client.realms.show.telling import reasons
from game.client.realms.storyteller import OVER
from game.lang import plain
from game.titles.realms.play.actions import Discard
from game.titles.realms.play.events import Brought
from game.titles.realms.scoring.script import Stage
from game.titles.realms.text.score_text import origins

from ..titles.realms.play.positions import AREA, BASE, PLAIN, arranged, number
from .client import Client
from .playing import middle, sit_down_at
from .showing import sheets

HAND = f"{PLAIN[0]} necromancer"


def discard_the_last(client: Client) -> None:
    """The person holds the Necromancer, and ends the game."""
    sit_down_at(client, arranged(BASE, [HAND, *PLAIN[1:]], AREA))
    client.until(client.asked)
    client.click(middle(client, number(BASE, "smoke")))
    client.until(lambda: client.table.strip.asked.told.title == "The game is over")


def test_the_strip_says_why_the_game_is_over_before_anything_else_happens(client: Client) -> None:
    discard_the_last(client)
    told = client.table.strip.asked.told
    assert told.text == "10 cards lie in the discard area: that was the last turn."
    for _ in range(round(OVER / 1000 * 30) - 3):
        client.frame()
        assert client.table.strip.asked.told is told, "there is time to read it"
    client.until(client.asked)
    assert client.table.strip.asked.told.title == "Necromancer"


def test_no_advice_is_left_once_nothing_can_be_done_any_more(client: Client) -> None:
    discard_the_last(client)
    score, table = client.table.live_score, client.table
    score.wait()
    client.frame()
    assert supposed(score, table.model.cards, client.app.words) == "if scored now"
    assert score.shown, "the score is what has come of it"
    assert score.shown.after == Discard(number(BASE, "smoke"))


def test_whoever_has_read_it_may_go_on(client: Client) -> None:
    discard_the_last(client)
    client.click(client.table.layout.dial.center)
    client.until(client.asked)
    assert client.table.strip.asked.told.title == "Necromancer"


def test_panel_count_and_sheet_say_which_card_brought_an_extra_one(client: Client) -> None:
    discard_the_last(client)
    client.until(client.asked)
    king, said = number(BASE, "king"), "Extra card, brought by Necromancer from the discard area"
    client.click(middle(client, king))
    client.until(lambda: isinstance(client.scene, ShowScene))
    scene, words = client.scene, client.app.words
    assert isinstance(scene, ShowScene)
    (step,) = [each for each in scene.model.steps(0) if each.stage is Stage.EXTRA]
    assert plain(reasons(scene.model.sheet(0), step, words, scene.model.origins)) == f"{said}."
    page = sheets(client)
    painter = page._painter()
    without = SheetPainter(words, painter.painter, painter.scale)
    place = next(n for n, row in enumerate(page.sheets[0].cards) if row.card.number == king)
    told, silent = (each._reasons(page.sheets[0], place, 900) for each in (painter, without))
    assert told.get_height() > silent.get_height(), "a line more on the sheet"
    assert plain(words.say(painter.origins[king])) == said
    client.press(pygame.K_ESCAPE)


def test_what_others_cannot_see_is_not_told() -> None:
    hidden = Brought(1, number(BASE, "necromancer"), None, openly=False)
    assert not origins([hidden], BASE.cards)
