"""Every Cursed Item is used at the table to its end, by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.titles.realms.cards.items import ItemName
from game.titles.realms.play.actions import (
    TO_DRAW,
    Discard,
    Draw,
    Option,
    Pick,
    Put,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.actions import Player as Seated
from tests.titles.realms.play.item_positions import item, with_item

from .client import Client
from .item_matches import Player

ENTER, RIGHT = pygame.K_RETURN, pygame.K_RIGHT


def used(player: Player, *picked: Option | str) -> None:
    """The own item was used, these were the answers (cards by name), and it has done its work."""
    options = [
        player.card(option)
        if isinstance(option, str) and option in player.state.options.cards.by_key
        else option
        for option in picked
    ]
    assert player.done == [Use(), *map(Pick, options)]
    view = player.table.model.view
    assert view.using is None or view.turn != 0


def spyglass(client: Client) -> None:
    player = Player(client, with_item("spyglass"))
    player.use()
    player.keys(pygame.K_2, ENTER)
    player.wait()
    assert set(player.looks) == {
        "warhorse", "hydra", "magic_wand", "sword_of_keth", "gem_of_order", "world_tree", "unicorn"
    }  # fmt: skip
    player.keys(ENTER)
    assert not player.looks
    used(player, Seated(2))


def spyglass_by_plate(client: Client) -> None:
    player = Player(client, with_item("spyglass"))
    player.click_item()
    for _ in range(2):
        player.wait()
        client.click(player.table.layout.face(player.table.layout.opponent(0)).center)
    player.wait()
    player.press("Close")
    used(player, Seated(1))


def sarcophagus(client: Client) -> None:
    player = Player(client, with_item("sarcophagus", others=("rake", "blindfold")))
    player.click_item(times=2)
    player.sees("king", player.table.stage.area)
    used(player)


def blindfold(client: Client) -> None:
    player = Player(client, with_item("blindfold", others=("rake", "portal")))
    player.use()
    player.drag("mountain", player.table.layout.tray.center)
    assert player.card("king") in player.table.model.view.hand
    used(player, "mountain")


def book_of_prophecy(client: Client) -> None:
    player = Player(client, with_item("book_of_prophecy"))
    player.press("Use")
    player.keys(ENTER)
    assert len(player.looks) == 7
    player.keys(pygame.K_ESCAPE)
    assert not player.looks
    used(player)


def crystal_ball(client: Client) -> None:
    player = Player(client, with_item("crystal_ball"))
    player.use()
    player.type("ww")  # weather, weapon, wizard: the first is Weapon or Weather
    named = player.table.strip.answering.value  # type: ignore[union-attr]
    player.keys(ENTER)
    player.wait()
    held = {
        card.name
        for hand in player.state.hands[1:]
        for card in map(player.state.options.cards.by_number.get, hand)
        if card and card.suit is named
    }
    assert set(player.looks) == held
    player.keys(ENTER)
    used(player, named.key)  # type: ignore[attr-defined]


def market_wagon(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    player.use()
    player.drag("mountain", player.table.layout.opponent(1).center)
    client.until(lambda: player.table.ready)
    assert "for Mountain" in player.asked.replace("*", "")
    draws = [way for way in player.buttons if way == "Discard and draw"]
    if draws:
        player.press(*draws)
    else:
        player.answer(0)
    used(player, "mountain", TO_DRAW)


def backpack(client: Client) -> None:
    player = Player(client, with_item("backpack", drawable="rake shovel portal"))
    player.click_item(times=2)
    items = player.table.model.view.items
    assert items
    assert items.reserve[0] == (item("rake"), item("shovel"), item("portal"))
    used(player)


def shovel(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    player.use()
    player.drag("dragon", player.table.layout.deck.center)
    used(player, "dragon")


def sealed_vault(client: Client) -> None:
    player = Player(client, with_item("sealed_vault"))
    player.use()
    assert "1 of 2" in player.asked
    player.click("dragon")
    assert "2 of 2" in player.asked
    player.drag("wildfire", player.table.layout.strip.center)
    used(player, "dragon", "wildfire")


def crystal_lens(client: Client) -> None:
    player = Player(client, with_item("crystal_lens"))
    player.use()
    assert player.looks == ["king"]
    player.keys(ENTER)
    used(player)


def larcenous_gloves(client: Client) -> None:
    player = Player(client, with_item("larcenous_gloves", others=("portal", "shovel")))
    player.use()
    player.wait()
    client.click(player.table.layout.opponent_item(1).center)
    player.click("blizzard")
    used(player, item("shovel"), "blizzard")


def junkyard_map(client: Client) -> None:
    player = Player(client, with_item("junkyard_map", discarded="portal shovel winged_boots"))
    player.use()
    player.keys(RIGHT, RIGHT, ENTER)
    player.click("dragon")
    used(player, item("shovel"), "dragon")


def winged_boots(client: Client) -> None:
    player = Player(client, with_item("winged_boots"))
    player.use()
    player.sees("king", player.table.stage.area)
    used(player)


def staff_of_transmutation(client: Client) -> None:
    player = Player(client, with_item("staff_of_transmutation"))
    player.use()
    assert "card 1" in player.asked
    player.drag("mountain", player.table.layout.deck.center)
    player.click("cavern", "forest")
    assert "card 4" in player.asked
    player.press("Enough")
    assert player.card("king") in player.table.model.view.hand
    used(player, "mountain", "cavern", "forest", None)


def rake(client: Client) -> None:
    player = Player(client, with_item("rake"))
    player.use()
    player.drag("dragon", player.table.layout.hand_zone.center)
    player.click("blizzard", "mountain")
    player.drag("cavern", player.table.layout.tray.center)
    used(player, "dragon", "blizzard", "mountain", "cavern")


def treasure_chest(client: Client) -> None:
    player = Player(client, with_item("treasure_chest"))
    player.click_item()
    player.answer(0)
    used(player)


def fishhook(client: Client) -> None:
    player = Player(client, with_item("fishhook"))
    player.use()
    player.click("king", "mountain")
    used(player, "king", "mountain")


def repair_kit(client: Client) -> None:
    player = Player(client, with_item("repair_kit", used="winged_boots portal"))
    player.use()
    player.keys(RIGHT, ENTER)
    player.sees("king", player.table.stage.area)
    used(player, item("winged_boots"))


def hourglass(client: Client) -> None:
    player = Player(client, with_item("hourglass"))
    player.keys(pygame.K_d)
    player.click("mountain")
    player.use()
    player.keys(pygame.K_d)
    assert player.done == [Draw(), Discard(player.card("mountain")), Use(), Draw()]


def gold_mirror(client: Client) -> None:
    player = Player(client, with_item("gold_mirror"))
    player.use()
    player.click("dragon", "blizzard", "warship")
    player.sees("empress", player.table.stage.area)
    assert [player.card(key) for key in ("king", "queen", "wildfire", "empress")] == [
        card for card in player.table.stage.area if card is not None
    ]
    used(player, "dragon", "blizzard", "warship")


def cauldron(client: Client) -> None:
    player = Player(client, with_item("cauldron"))
    player.use()
    player.click("king")
    player.keys(RIGHT, ENTER)
    deck = player.table.layout.deck
    player.drag("empress", (deck.centerx, deck.y + 10))
    player.click("mountain")
    king, empress = player.card("king"), player.card("empress")
    used(player, Put(king, on_top=False), Put(empress, on_top=True), "mountain")


def lantern(client: Client) -> None:
    player = Player(client, with_item("lantern"))
    player.use()
    player.type("a")
    player.keys(ENTER)
    player.wait()
    assert player.looks == ["king", "queen", "empress", "warlord"]
    player.keys(ENTER)
    player.click("mountain")
    used(player, "army", "mountain")


def portal(client: Client) -> None:
    player = Player(client, with_item("portal"))
    player.keys(pygame.K_d)
    player.use()
    client.until(lambda: player.table.model.view.turn != 0 or player.table.ready)
    assert player.done == [Draw(), Use()]
    assert len(player.table.model.view.hand) == 8


def wishing_ring(client: Client) -> None:
    player = Player(client, with_item("wishing_ring"))
    player.use()
    player.type("bb")
    wished = player.table.strip.card
    assert wished is not None
    assert player.state.options.cards.by_number[wished].name.startswith("b")
    player.keys(ENTER, pygame.K_d)
    assert player.done == [Use(), Pick(wished), Draw()]
    assert wished in player.table.model.view.hand


USES: list[Callable[[Client], None]] = [
    spyglass, spyglass_by_plate, sarcophagus, blindfold, book_of_prophecy, crystal_ball,
    market_wagon, backpack, shovel, sealed_vault, crystal_lens, larcenous_gloves, junkyard_map,
    winged_boots, staff_of_transmutation, rake, treasure_chest, fishhook, repair_kit, hourglass,
    gold_mirror, cauldron, lantern, portal, wishing_ring,
]  # fmt: skip


def test_no_item_is_forgotten() -> None:
    assert {each.__name__ for each in USES} - {"spyglass_by_plate"} == set(ItemName)


@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
def test_an_item_is_used(client: Client, use: Callable[[Client], None]) -> None:
    use(client)


def test_a_card_taken_and_an_item_used_in_the_same_turn(client: Client) -> None:
    player = Player(client, with_item("winged_boots"))
    player.click("dragon")
    player.use()
    player.click("mountain")
    dragon, mountain = player.card("dragon"), player.card("mountain")
    assert player.done[:3] == [Take(dragon), Use(), Discard(mountain)]


# The own item in one's fingers.


def dragged_to(player: Player, to: tuple[int, int]) -> None:
    player.wait()
    player.client.drag(player.table.layout.own_item.center, to)


def lies(player: Player, key: str) -> bool:
    """Whether the item lies face up before the player, at rest."""
    items = player.table.stage.items
    return items.board.face_up[0] == item(key) and item(key) not in items.under_way


def test_the_own_item_is_used_where_cards_are_played(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    dragged_to(player, player.table.layout.tray.center)
    player.drag("dragon", player.table.layout.deck.center)
    used(player, "dragon")


def test_the_own_item_is_replaced_by_dropping_it_on_the_discarded_ones(client: Client) -> None:
    player = Player(client, with_item("shovel", drawable="rake"))
    player.keys(pygame.K_d)
    player.click("mountain")
    dragged_to(player, player.table.layout.item_discard.center)
    assert player.done[-1] == Replace()
    client.until(lambda: lies(player, "rake"))


def test_before_the_end_of_the_turn_the_own_item_cannot_be_put_away(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    dragged_to(player, player.table.layout.item_discard.center)
    assert player.refused
    assert not player.done
    client.until(lambda: lies(player, "shovel"))


def test_an_item_that_cannot_be_used_says_why_when_it_is_dropped(client: Client) -> None:
    player = Player(client, with_item("rake", area=""))
    dragged_to(player, player.table.layout.tray.center)
    assert "discard area" in player.refused
    client.until(lambda: lies(player, "rake"))


def test_an_item_from_which_there_is_no_way_back_is_asked_about_where_it_is_dropped(
    client: Client,
) -> None:
    player = Player(client, with_item("portal"))
    dragged_to(player, player.table.layout.tray.center)
    assert not player.done
    player.answer(0)
    assert player.done == [Use()]


def test_the_own_item_dropped_anywhere_else_lies_there_again(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    x, y = player.table.layout.own_item.center
    player.client.drag((x, y), (x, y - player.table.layout.own_item.height))
    assert not player.done
    assert not player.refused
    client.until(lambda: lies(player, "shovel"))


def test_a_press_that_ends_somewhere_else_is_no_click(client: Client) -> None:
    player = Player(client, with_item("larcenous_gloves", others=("shovel", "rake")))
    player.use()
    player.wait()
    shelf = player.table.stage.sprites[item("shovel")].area().center
    client.drag(shelf, player.table.layout.deck.center)
    assert player.done == [Use()]
