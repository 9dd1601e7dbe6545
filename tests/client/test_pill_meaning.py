"""Pills say what they mean, once, and know what the player knows."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.live_score import compared
from game.client.realms.pill_words import DISCARDED, TAKEN
from game.client.realms.read_place import read_place
from game.client.realms.strip.asked import Offers
from game.client.realms.worth_text import gain, worth_text
from game.titles.realms.play.actions import Draw
from game.titles.realms.play.advice import before, prospect, worths
from game.titles.realms.play.knowledge import saw_places
from game.titles.realms.play.options import Options
from game.titles.realms.play.rules import REALMS
from tests.titles.realms.play.item_positions import with_item

from .client import Client
from .item_matches import Player
from .playing import by_mouse, middle, point_at, sit_down


def settled(client: Client) -> None:
    client.until(lambda: bool(client.table.pills.gains))
    client.frame()


def test_words_say_what_the_figures_mean_and_are_lit_when_that_changes(client: Client) -> None:
    player = Player(client, with_item("spyglass"))
    table = player.table
    settled(client)
    words = table.pills.words
    assert words.key == TAKEN
    for _ in range(60):
        client.frame()
    assert not words.fresh
    client.click(middle(client, table.stage.lying[0]))
    player.wait()
    settled(client)
    assert words.key == DISCARDED
    assert words.fresh
    assert table.busy


def test_without_figures_there_are_no_words(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    settled(client)
    client.press(pygame.K_v)
    assert client.table.pills.words.key is None


def test_what_a_card_brings_stands_at_the_card_or_on_the_strip_but_not_twice(
    client: Client,
) -> None:
    player = Player(client, with_item("rake"))
    table = player.table
    player.use()
    player.wait()
    settled(client)
    answers = table.strip.asked.answers
    assert isinstance(answers, Offers)
    assert {offer.card.number for offer in answers.offers} == set(table.pills.gains)
    assert not answers.figures
    client.press(pygame.K_v)
    client.frame()
    answers = table.strip.asked.answers
    assert isinstance(answers, Offers)
    assert answers.figures
    assert not table.pills.gains


def test_a_known_top_card_is_weighed_like_those_that_lie_open(client: Client) -> None:
    """The deck has a pill, it can be the best, and nothing about it is a guess."""
    state = with_item("spyglass", area="wildfire")
    state = saw_places(state, 0, range(len(state.deck) - 1, len(state.deck)))
    view = REALMS.view(state, 0)
    player = Player(client, state)
    table, top = player.table, view.draws
    assert top == state.deck[-1]
    settled(client)
    (worth,), standing = worths(view, [Draw()]), before(view)
    assert worth
    assert worth.exact
    assert standing
    assert table.pills.gains[top] == gain(worth, standing)
    said = compared(table.live_score, table.model.view, client.app.words)
    best = max(each.total for each in table.live_score.worths.values())
    assert said.endswith(worth_text(worth)) == (worth.total == best)
    client.press(pygame.K_d)
    player.wait()
    settled(client)
    found = prospect(table.model.view)
    assert found
    assert found.worth == worth


def test_an_unknown_top_card_is_not_weighed(client: Client) -> None:
    player = Player(client, with_item("spyglass"))
    settled(client)
    assert set(player.table.pills.gains) == set(player.table.stage.lying)
    assert Draw() not in player.table.live_score.worths


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_that_is_read_does_not_cover_the_words(
    client: Client, size: tuple[int, int]
) -> None:
    client.resize(size)
    sit_down(client, Options(3))
    client.until(client.asked)
    while len(client.table.stage.lying) < 3:
        by_mouse(client)
        client.until(client.asked)
    settled(client)
    table = client.table
    while table.pills.words.key != TAKEN:
        by_mouse(client)
        client.until(client.asked)
        settled(client)
    for number in table.stage.lying:
        point_at(client, middle(client, number))
        client.until(lambda: not table.input.zooming)
        read, words = read_place(table, number), table.pills.words.plate
        assert read
        assert words
        assert not words.colliderect(read)
    client.press(pygame.K_d)
    client.until(client.asked)
    settled(client)
    assert table.pills.words.key == DISCARDED
    for number in table.stage.hand:
        point_at(client, middle(client, number))
        client.until(lambda: not table.input.zooming)
        read, words = read_place(table, number), table.pills.words.plate
        assert read
        assert words
        assert not words.colliderect(read)


def test_figures_of_the_whole_deck_say_nothing_of_the_discard_area(client: Client) -> None:
    player = Player(client, with_item("wishing_ring"))
    player.use()
    player.wait()
    table = player.table
    client.until(lambda: bool(set(table.stage.offered) & set(table.pills.gains)))
    client.frame()
    assert len(table.stage.offered) > len(table.stage.on_shelf)
    assert set(table.stage.offered) == set(table.pills.gains)
    assert table.pills.words.key is None
