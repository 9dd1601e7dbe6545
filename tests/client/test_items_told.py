"""Cursed Items at the table: after each of them one knows what happened, and what comes next."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.item_layer import coming_item
from game.client.realms.strip.asked import Shelf, Ways
from game.lang import plain as plain_text
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_KEY
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.actions import Action, Pick, Use
from game.titles.realms.play.item_events import ItemUsed, NamedSuit, ShowedCards
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import State
from game.titles.realms.text.wording import card_name
from tests.titles.realms.play.item_positions import (
    ITEMS_FOR_TWO,
    finishing,
    item,
    told,
    used,
    with_item,
)

from .client import Client
from .item_matches import Player
from .playing import middle, point_at

FOUR = (
    "mountain cavern bell_tower forest earth_elemental fountain_of_life swamp",
    "great_flood island water_elemental rainstorm smoke whirlwind air_elemental",
    "candle fire_elemental forge lightning rangers elven_archers light_cavalry",
    "warhorse hydra magic_wand sword_of_keth gem_of_order world_tree unicorn",
)
SIX = "spyglass shovel crystal_lens book_of_prophecy staff_of_transmutation larcenous_gloves"


def plain(text: str) -> str:
    return text.replace("*", "")


# Searching.


def test_a_lantern_that_finds_nothing_says_so(client: Client) -> None:
    deck = "king queen empress warlord knights princess rangers unicorn dwarvish_infantry hydra"
    player = Player(client, with_item("lantern", deck=deck))
    player.use()
    player.type("w")
    player.keys(pygame.K_RETURN)
    assert player.looks == deck.split()
    assert "No card of the suit" in player.asked
    assert "your turn is over" in player.asked


def test_a_lantern_says_what_it_has_found_and_what_is_asked_then(client: Client) -> None:
    player = Player(client, with_item("lantern", deck="king queen sword_of_keth"))
    player.use()
    player.wait()
    player.table.act(Pick("weapon"))
    assert player.looks == ["king", "queen"]
    assert "You have found Sword of Keth." in plain(player.asked)
    player.press("Close")
    assert plain(player.asked) == "You have found Sword of Keth: discard another card."


# Bartering.


def bartering(*offers: object) -> State:
    """The first player shows a card; this is offered, and nothing more."""
    state = with_item("market_wagon")
    state = used(state, Pick(state.hands[0][0]))
    for offer in offers:
        state, _ = told(state, Pick(offer))  # type: ignore[arg-type]
    return state


def test_one_is_told_that_nobody_offers_anything(client: Client) -> None:
    player = Player(client, bartering(None, None))
    assert plain(player.asked) == "Nobody offers anything for Mountain."
    answers = player.table.strip.asked.answers
    assert isinstance(answers, Ways)
    assert [way.text for way in answers.ways] == ["Discard and draw", "Keep mine"]


def test_one_is_told_who_offers_nothing_and_who_offers_what(client: Client) -> None:
    offered = with_item("market_wagon").hands[1][0]
    player = Player(client, bartering(offered, None, None))
    answers = player.table.strip.asked.answers
    assert isinstance(answers, Shelf)
    assert answers.hint.endswith("offers nothing.")
    assert player.table.model.names[2] in plain(answers.hint)
    assert player.table.elsewhere.owner(offered) == 1


# Items that use others.


def test_items_to_choose_from_lie_on_the_shelf_and_can_be_read(client: Client) -> None:
    player = Player(client, with_item("repair_kit", used=SIX))
    player.use()
    player.wait()
    client.frame()
    numbers = [item(key) for key in SIX.split() if key != "larcenous_gloves"]
    assert set(numbers) <= set(player.table.stage.on_shelf)
    player.keys(pygame.K_RIGHT)
    assert player.table.input.hovered == player.table.stage.on_shelf[0]
    client.frame(0.5)
    client.click(middle(client, item("crystal_lens")))
    assert player.done == [Use(), Pick(item("crystal_lens"))]
    assert player.looks == ["king"]


def test_one_sees_whose_the_items_are_that_can_be_stolen(client: Client) -> None:
    player = Player(client, with_item("larcenous_gloves", others=("shovel", "portal")))
    player.use()
    player.wait()
    owners = [player.table.elsewhere.owner(each) for each in player.table.stage.on_shelf]
    assert owners == [1, 2]


# What comes next.


def test_after_a_portal_one_takes_a_card_and_discards_none(client: Client) -> None:
    player = Player(client, with_item("portal"))
    player.use()
    assert "one more card" in player.asked
    assert "discard none this turn" in player.asked


def test_another_turn_is_called_so(client: Client) -> None:
    player = Player(client, finishing(with_item("hourglass")))
    assert player.table.strip.asked.told.title == "Your turn"
    player.use()
    player.wait()
    client.frame()
    assert player.table.strip.asked.told.title == "Your turn again"


def test_after_a_wish_one_is_told_that_the_deck_will_be_shuffled(client: Client) -> None:
    player = Player(client, with_item("wishing_ring"))
    player.use()
    player.wait()
    player.table.act(Pick(player.card("king")))
    assert "The deck is shuffled after your turn." in player.asked


@pytest.mark.parametrize(
    ("own", "says"),
    [
        ("shovel", "New item after your turn"),
        ("backpack", "Next item from your reserve"),
        ("rake", ""),
    ],
)
def test_the_place_of_a_used_item_tells_when_the_next_one_comes(
    client: Client, own: str, says: str
) -> None:
    player = Player(client, with_item(own))
    assert coming_item(player.table) == ""
    if says:
        player.use()
        player.wait()
    assert coming_item(player.table) == says


def test_with_two_players_the_first_item_comes_with_a_full_hand(client: Client) -> None:
    hands = ("mountain cavern", "swamp island")
    player = Player(client, with_item(None, options=ITEMS_FOR_TWO, others=(None,), hands=hands))
    assert coming_item(player.table) == "First item when your hand is full"


def test_cards_an_item_has_put_away_do_not_make_the_next_item_the_first(client: Client) -> None:
    hands = ("mountain cavern bell_tower forest earth_elemental rainstorm hydra", "swamp island")
    state = with_item("staff_of_transmutation", options=ITEMS_FOR_TWO, others=(None,), hands=hands)
    player = Player(client, state)
    player.use()
    player.click("mountain")
    player.wait()
    assert len(player.table.model.view.hand) == 6
    assert coming_item(player.table) == "New item after your turn"


# Ways.


def test_items_on_the_shelf_come_from_where_they_lie_and_go_back(lively: Client) -> None:
    player = Player(lively, with_item("repair_kit", used=SIX))
    player.use()
    lively.until(lambda: bool(player.table.stage.on_shelf))
    stage = player.table.stage
    for number in stage.on_shelf:
        sprite = stage.sprites[number]
        assert sprite.glide
        assert sprite.glide.start == player.table.elsewhere.home(number)
        assert sprite.glide.start.face == 0.0, "they lie face down"
    player.wait()
    player.table.act(Pick(item("spyglass")))
    lively.until(lambda: not stage.on_shelf)
    home = player.table.elsewhere.home
    flying = {sprite.card.number: sprite for sprite in stage.flying if sprite.card}
    assert flying.keys() >= {item("spyglass"), item("shovel")}
    assert all(sprite.target == home(number) for number, sprite in flying.items())


def test_a_hand_that_is_looked_at_comes_from_its_player(lively: Client) -> None:
    player = Player(lively, with_item("spyglass"))
    player.use()
    player.keys(pygame.K_2, pygame.K_RETURN)
    lively.until(lambda: player.table.asker.looking)
    table = player.table
    plate = table.layout.opponent(1)
    for number in table.stage.on_shelf:
        glide = table.stage.sprites[number].glide
        assert glide
        assert plate.collidepoint(glide.start.x, glide.start.y)


def test_cards_are_seen_on_their_way_to_the_shelf(lively: Client) -> None:
    player = Player(lively, with_item("crystal_lens"))
    player.use()
    lively.until(lambda: player.table.asker.looking)
    stage, screen = player.table.stage, lively.app.screen
    (number,) = stage.on_shelf
    lively.until(lambda: stage.sprites[number].pose.lift > 0)
    area = stage.sprites[number].area().clip(screen.get_rect())
    with_it = pygame.image.tobytes(screen.subsurface(area), "RGB")
    del stage.sprites[number]
    lively.app.draw()
    assert pygame.image.tobytes(screen.subsurface(area), "RGB") != with_it


@pytest.mark.parametrize(("left", "scrolls"), [(8, False), (9, True)])
def test_one_is_told_to_scroll_only_if_there_is_more_to_see(
    client: Client, left: int, scrolls: bool
) -> None:
    state = with_item("wishing_ring")
    player = Player(client, replace(state, deck=state.deck[-left:]))
    player.use()
    player.wait()
    client.frame()
    answers = player.table.strip.asked.answers
    assert isinstance(answers, Shelf)
    assert ("scroll" in answers.hint) is scrolls
    assert str(left) in answers.hint


# Items at work.


def test_the_own_plate_names_the_item_at_work(client: Client) -> None:
    player = Player(client, with_item("rake"))
    still = player.table._drawing.still
    assert still._latest(0) == ("your turn",)
    player.use()
    player.wait()
    assert still._latest(0) == ("Rake", "your turn"), "the latter where a name is too long"


def used_by_another(own: str, *actions: Action) -> State:
    """The second player is at turn, and has used an item so far."""
    state = replace(with_item(None, others=(own, "blindfold")), turn=1)
    return used(state, *actions)


def test_the_strip_names_the_item_of_another_that_is_at_work(client: Client) -> None:
    shown = []
    player = Player(client, used_by_another("rake"), sits=False)
    client.until(lambda: shown.append(player.table.strip.asked) or client.asked())  # type: ignore[func-returns-value]
    thinking = [asked for asked in shown if asked.told.title == "Rake"]
    assert thinking
    assert all(asked.grey and asked.told.card is ITEM_BY_KEY["rake"] for asked in thinking)
    assert any("is thinking" in asked.told.text for asked in thinking)


def test_a_plate_tells_what_somebody_saw_of_the_own_hand(client: Client) -> None:
    state = used_by_another("crystal_ball")
    player = Player(client, state, sits=False)
    client.until(client.asked)
    still = player.table._drawing.still
    told_you = plain_text(still._latest(1)[0])
    assert told_you.startswith("named ")
    named = next(each for each in player.table.model.story if isinstance(each, NamedSuit))
    cards = [player.table.model.cards.by_number[card] for card in state.hands[0]]
    shown = [card for card in cards if card.suit is SUIT_BY_KEY[named.suit]]
    assert ("you had none" in told_you) is (not shown)
    names = [client.app.words.say(card_name(card.name)) for card in shown]
    assert all(name in told_you for name in names)


def test_own_cards_that_others_are_shown_shine(lively: Client) -> None:
    player = Player(lively, with_item("rake"))
    table = player.table
    shown = tuple(table.stage.hand[1:3])
    table.model.story.append(ItemUsed(1, item("crystal_ball")))
    table.teller.show(ShowedCards(0, shown))
    shining = [each.area for each in table.stage.items.glimmers]
    assert shining == [table.stage.sprites[card].area() for card in shown]


def test_an_item_under_the_topmost_discarded_one_comes_from_there(client: Client) -> None:
    player = Player(client, with_item("junkyard_map", discarded="shovel rake"))
    pile = player.table.layout.item_discard
    for key in ("shovel", "rake"):
        home = player.table.elsewhere.home(item(key))
        assert pile.collidepoint(home.x, home.y)


def test_only_cards_one_sees_have_a_figure(client: Client) -> None:
    """Of nine cards offered in barter the last waits behind the edge of the shelf."""
    options, others = Options(4, modules=(Module.ITEMS,)), ("rake", "shovel", "portal")
    state = with_item("market_wagon", options=options, others=others, hands=FOUR)
    offered = [card for hand in state.hands[1:] for card in hand[:3]]
    state = used(state, Pick(state.hands[0][0]))
    for card in offered:
        state, _ = told(state, Pick(card))
    player = Player(client, state)
    client.until(lambda: bool(player.table.pills.gains) and not player.table.stage.moving)
    shown = [number for number, _ in player.table.pills._resting(player.table.pills.gains)]
    assert len(player.table.pills.gains) == 9
    assert sorted(shown) == sorted(player.table.stage.on_shelf)


def test_a_card_of_a_look_is_not_looked_at_any_more_when_the_look_is_closed(
    client: Client,
) -> None:
    """Its name stands in the chronicle, too: nobody points there."""
    player = Player(client, with_item("book_of_prophecy"))
    player.use()
    assert player.looks
    shown = player.table.stage.offered[3]
    client.until(lambda: not player.table.stage.moving)
    point_at(client, middle(client, shown))
    assert player.table.input.hovered == shown
    player.keys(pygame.K_ESCAPE)
    for _ in range(10):
        client.frame()
    assert player.table.input.hovered is None
    assert not player.table.input.zooms
