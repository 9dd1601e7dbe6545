"""What a player sees and may press while the own choices are open in the count."""

from __future__ import annotations

from threading import Event

import pygame
import pytest

from game.client.realms.card_shape import BRIEF_ART, FULL, FULL_ART, full_shape
from game.client.realms.scoring import ScoringScene
from game.client.realms.show import adviser
from game.client.realms.show.answer_list import AnswerList
from game.client.realms.show.finale import FinaleScene
from game.client.realms.show.scene import ShowScene
from game.client.widgets.button import Button
from game.client.widgets.tooltip import DELAY
from game.lang import plain
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.view import View

from .client import Client
from .playing import point_at
from .showing import finale, laid_open, open_show, show


def onward(client: Client) -> Button:
    """The button that goes on: the last one."""
    return show(client).buttons.all[-1]


def test_the_hand_lies_there_while_every_answer_is_counted(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, count = Event(), adviser.advice

    def slow(view: View) -> adviser.Advice:
        counted.wait(60)
        return count(view)

    monkeypatch.setattr(adviser, "advice", slow)
    client.app.push(client.app.rooms[REALMS.key].open(laid_open([0])))
    client.until(lambda: isinstance(client.scene, ShowScene))
    scene = show(client)
    last = len(scene.model.hand(0)) - 1
    client.until(lambda: scene.lying.dealt(last) == 1)
    assert scene.playback is None
    assert not scene.busy, "the cards lie, and wait"
    assert scene.model.choosers(0), "the box shows who asks"
    assert not onward(client).enabled, "there is nothing to keep yet"
    client.press(pygame.K_RETURN)
    assert scene.seat == 0
    counted.set()
    client.until(lambda: scene.playback is not None)
    assert scene.playback
    assert scene.playback.dealt(last) == 1, "they do not come a second time"


def test_the_button_says_that_the_choices_are_kept_and_shines_once_they_were_counted(
    client: Client,
) -> None:
    scene = open_show(client, laid_open([0]))
    assert onward(client).text == "Keep choices"
    assert not onward(client).primary, "the answers are what to look at"
    client.until(lambda: scene.waiting)
    assert onward(client).primary
    client.press(pygame.K_RETURN)
    client.until(lambda: scene.seat != 0)
    assert onward(client).text in ("Next hand", "Result")
    assert onward(client).primary


def test_the_count_stands_still_behind_the_list_of_all_answers(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    (every,) = [each for each in scene.buttons if each.text.startswith("All ")]
    client.click(every.area.center)
    playback = scene.playback
    assert playback
    before = (playback.at, playback.lines, playback.acted)
    for _ in range(90):
        client.frame()
    assert (playback.at, playback.lines, playback.acted) == before
    client.press(pygame.K_ESCAPE)
    client.until(lambda: playback.at > before[0])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_the_list_shows_the_card_of_an_answer_and_tells_what_it_does(
    client: Client, size: tuple[int, int]
) -> None:
    client.resize(size)
    scene = open_show(client, laid_open([0]))
    scene.open_all()
    overlay = scene.overlay
    assert isinstance(overlay, AnswerList)
    for index, area in enumerate(overlay.areas):
        point_at(client, area.center)
        for _ in range(round(DELAY * 30) + 2):
            client.frame()
        name = plain(overlay.choices[index].text).strip()
        card = overlay.looked_at
        if card and index:
            assert name.endswith(client.app.words.text(f"card-{card.name}"))
        assert scene.tooltip.said
        assert not overlay.card_area.colliderect(area), "one sees what one points at"
        assert not overlay.area.colliderect(overlay.card_area), "and all other answers"


def test_the_sheets_have_a_button_back_to_the_ranking(client: Client) -> None:
    open_show(client, laid_open([0]))
    end = finale(client)
    client.until(lambda: end.settled)
    client.button("Score sheets")
    assert isinstance(client.scene, ScoringScene)
    client.button("Ranking")
    assert client.scene is end


def test_from_the_count_the_sheets_lead_to_the_ranking(client: Client) -> None:
    scene = open_show(client, laid_open([]))
    client.until(lambda: scene.model.outcome is not None)
    client.press(pygame.K_ESCAPE)
    assert isinstance(client.scene, ScoringScene)
    client.button("Ranking")
    assert isinstance(client.scene, FinaleScene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_changed_card_was_lies_on_its_painting(
    client: Client, size: tuple[int, int]
) -> None:
    """Neither its signs nor its words are covered."""
    client.resize(size)
    scene = open_show(client, laid_open([0]))
    row = scene.drawing._row
    assert row
    side = scene.layout.before_width
    for place in range(len(scene.model.hand(0))):
        for area in (scene.layout.card(place), scene.layout.counted(place)):
            shape = full_shape(area.width)
            art = (FULL_ART if shape == FULL else BRIEF_ART).at(area.width / shape[0])
            tag = pygame.Rect(0, 0, side, side).move_to(center=row.old_face_middle(area))
            assert tag.bottom <= area.y + art.bottom
            assert tag.top >= area.y + art.top


def test_where_all_answers_come_to_the_same_the_panel_says_so(client: Client) -> None:
    scene = open_show(client, laid_open([0]))
    client.until(lambda: bool(scene.asked))
    alike = tuple(
        each._replace(answers=tuple(answer._replace(total=87) for answer in each.answers))
        for each in scene.asked
    )
    assert scene.drawing.panel()._note() != client.app.words.text("show-all-same")
    scene.asked = alike
    assert scene.drawing.panel()._note() == client.app.words.text("show-all-same")
