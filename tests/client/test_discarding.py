"""While a card is to be discarded, everything on the table supposes the same thing."""

from __future__ import annotations

import pygame

from game.client.realms.live_score import supposed
from game.client.realms.read_place import read_place
from game.lang import plain
from game.titles.realms.play.actions import Discard
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Phase

from .client import Client
from .playing import by_mouse, middle, point_at, sit_down


def to_discard(client: Client) -> None:
    """Draws a card, and waits until all is known."""
    sit_down(client, Options(3), "discarding")
    client.until(client.asked)
    client.button("Draw from deck")
    client.until(lambda: client.asked() and client.table.model.view.phase is Phase.DISCARD)
    client.table.settle()


def look_at(client: Client, number: int) -> None:
    point_at(client, middle(client, number))
    client.until(lambda: number not in shown(client))
    for _ in range(20):
        client.frame()


def shown(client: Client) -> list[int]:
    prospect = client.table.live_score.prospect
    return [row.card.number for row in prospect.sheet.cards] if prospect else []


def test_the_realm_is_the_one_without_the_card_pointed_at_and_nothing_says_otherwise(
    client: Client,
) -> None:
    to_discard(client)
    table = client.table
    for number in list(table.stage.hand)[:4]:
        look_at(client, number)
        name = client.app.words.text(f"card-{table.model.cards.by_number[number].name}")
        note = supposed(table.live_score, table.model.cards, client.app.words)
        assert plain(note) == f"if you discard {name}"
        assert table.relations.shown is None, "a card that goes has nothing to do with the others"
        assert table.discarding.goes == number


def test_an_arrow_leads_from_the_card_pointed_at_into_the_next_free_place(client: Client) -> None:
    to_discard(client)
    table = client.table
    assert not table.discarding.course
    look_at(client, table.stage.hand[2])
    course = table.discarding.course
    slot = table.layout.slot(table.stage.area.index(None))
    assert (round(course[-1].x), round(course[-1].y)) == (round(slot.x), round(slot.y))
    assert table.layout.felt.collidepoint(course[0])
    point_at(client, (5, 5))
    client.frame()
    assert not table.discarding.course


def test_the_card_that_has_come_bears_a_plaque_until_one_is_discarded(client: Client) -> None:
    sit_down(client, Options(3), "discarding")
    client.until(client.asked)
    assert client.table.discarding.came is None
    before = set(client.table.stage.hand)
    by_mouse(client)
    client.until(lambda: client.asked() and client.table.model.view.phase is Phase.DISCARD)
    (came,) = set(client.table.stage.hand) - before
    assert client.table.discarding.came == came
    client.table.sort_hand()
    assert client.table.discarding.came == came, "wherever it lies in the hand"
    by_mouse(client)
    assert client.table.discarding.came is None


def test_a_card_that_is_read_when_it_is_discarded_flies_from_there(client: Client) -> None:
    to_discard(client)
    table, number = client.table, client.table.stage.hand[2]
    in_hand = table.stage.sprites[number].pose
    look_at(client, number)
    read = read_place(table, number)
    assert read
    table.act(Discard(number))
    start = table.stage.sprites[number].pose
    assert (round(start.x), round(start.width)) == (read.centerx, read.width)
    assert start.width > in_hand.width
    client.until(lambda: number in table.stage.lying and not table.stage.moving)
    assert table.stage.sprites[number].pose.width < in_hand.width


def test_what_the_figures_mean_stands_by_the_hand_while_its_first_card_is_dragged(
    client: Client,
) -> None:
    to_discard(client)
    table = client.table
    first = middle(client, table.stage.hand[0])
    before = table.pills.words.area
    assert before
    for kind, point in (
        (pygame.MOUSEMOTION, first),
        (pygame.MOUSEBUTTONDOWN, first),
        (pygame.MOUSEMOTION, (first[0] + 60, first[1] - 60)),
        (pygame.MOUSEMOTION, table.layout.tray.center),
    ):
        client._post(kind, point)
        client.frame()
    assert table.input.carried
    words = table.pills.words.area
    assert words
    assert words.y > table.layout.tray.bottom
