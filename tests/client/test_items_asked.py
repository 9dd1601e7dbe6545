"""Cursed Items at the table: taken back, refused, replaced, looked at again, asked of others."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.strip.asked import AtRest, Ways
from game.client.realms.table import TableScene
from game.client.realms.things import OnTable
from game.client.widgets.fields import Switch
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_KEY, ITEMS
from game.titles.realms.play.actions import Discard, Done, Draw, Pick, Replace, Use
from game.titles.realms.play.options import Variant
from game.titles.realms.play.state import Phase
from game.titles.realms.play.usable import acts_at_once
from game.titles.realms.text.item_wording import item_brief, item_text, item_timing
from tests.titles.realms.play.item_positions import finishing, item, taken, with_item

from .client import Client
from .item_matches import Player
from .playing import entries, middle
from .test_pages import pick

ENTER, ESCAPE = pygame.K_RETURN, pygame.K_ESCAPE


# Taking back.


@pytest.mark.parametrize("how", ["escape", "button"])
def test_cancel_takes_the_whole_use_back(client: Client, how: str) -> None:
    player = Player(client, with_item("rake"))
    hand, area = list(player.table.stage.hand), list(player.table.stage.area)
    player.use()
    player.click("dragon", "blizzard", "mountain")
    player.wait()
    if how == "button":
        player.press("Cancel")
    else:
        player.keys(ESCAPE)
    player.wait()
    assert player.done == []
    assert player.table.stage.hand == hand
    assert player.table.stage.area == area
    assert player.table.model.view.items.face_up[0] == item("rake")  # type: ignore[union-attr]
    assert not player.table.overlay, "Escape has only cancelled"
    player.use()
    assert player.done == [Use()]


def test_cancel_goes_back_through_an_item_that_uses_another(client: Client) -> None:
    player = Player(client, with_item("junkyard_map", discarded="shovel"))
    player.use()
    player.wait()
    client.click(middle(client, item("shovel")))
    assert "under the deck" in player.asked
    player.press("Cancel")
    assert player.done == []
    assert player.table.model.view.items.discard == (item("shovel"),)  # type: ignore[union-attr]


def test_what_was_seen_cannot_be_cancelled(client: Client) -> None:
    player = Player(client, with_item("fishhook"))
    player.use()
    player.wait()
    client.frame()
    assert "Cancel" not in player.buttons
    player.click("mountain")
    assert "2 of 2" in player.asked
    assert player.table.can_undo, "the discard alone could be taken back"
    assert "Cancel" not in player.buttons, "but not the cards that were drawn"
    player.keys(ESCAPE)
    assert player.table.overlay, "without a way back the menu comes at once"
    assert player.done == [Use(), Pick(player.card("mountain"))]


# Where there is no way back.

AT_ONCE = [str(each.name) for each in ITEMS if acts_at_once(each) and each.name != "hourglass"]


@pytest.mark.parametrize("key", AT_ONCE)
@pytest.mark.parametrize("how", ["click", "button", "key"])
def test_what_cannot_be_taken_back_is_asked_before(client: Client, key: str, how: str) -> None:
    player = Player(client, with_item(key, others=("rake", "blindfold")))
    match how:
        case "click":
            player.click_item()
        case "button":
            player.press("Use")
        case _:
            player.keys(pygame.K_i)
    assert player.done == []
    assert isinstance(player.table.strip.asked.answers, Ways)
    assert list(player.table.targets) == [OnTable(item(key))]
    match how:
        case "click":
            player.click_item()
        case "button":
            player.answer(0)
        case _:
            player.keys(pygame.K_i)
    assert player.done == [Use()]


@pytest.mark.parametrize("how", ["escape", "button", "elsewhere"])
def test_whoever_is_not_sure_leaves_the_item(client: Client, how: str) -> None:
    player = Player(client, with_item("sarcophagus", others=("rake", "blindfold")))
    player.click_item()
    match how:
        case "escape":
            player.keys(ESCAPE)
        case "button":
            player.answer(1)
        case _:
            client.click(player.table.layout.deck.center)
    assert player.done == []
    assert not player.table.overlay
    assert "Draw from the deck" in player.asked, "it is asked what was asked before"
    player.keys(pygame.K_d)
    assert player.done == [Draw()]


# Refusals.


def test_an_item_that_cannot_be_used_says_why(client: Client) -> None:
    player = Player(client, taken(with_item("rake")))
    reason = "This item can only be used before you take a card."
    player.use()
    assert player.refused == reason
    player.table.strip.refuse("")
    player.click_item()
    assert player.refused == reason
    player.table.strip.refuse("")
    place = next(each.area for each in player.table.strip.buttons if each.text == "Use")
    client.click(place.center)
    assert player.refused == reason
    assert player.done == []


def test_escape_puts_down_the_item_that_is_looked_at_before_it_opens_the_menu(
    client: Client,
) -> None:
    player = Player(client, with_item("rake"))
    player.keys(pygame.K_i)
    assert player.table.input.focused == OnTable(item("rake"))
    player.keys(ESCAPE)
    assert player.table.input.focused is None
    assert not player.table.overlay
    player.keys(ESCAPE)
    assert player.table.overlay


def test_an_item_is_not_replaced_before_the_end_of_the_turn(client: Client) -> None:
    player = Player(client, with_item("rake"))
    assert "Replace" not in player.buttons
    player.keys(pygame.K_x)
    assert player.refused == client.app.words.text("illegal-item-replace")
    assert player.done == []


def test_what_an_item_does_not_want_is_refused(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    player.use()
    player.click("mountain")
    assert player.refused == client.app.words.text("illegal-not-offered")
    assert player.done == [Use()]


# The end of the turn.


@pytest.mark.parametrize("how", ["key", "button"])
def test_an_item_is_replaced(client: Client, how: str) -> None:
    player = Player(client, finishing(with_item("rake", drawable="portal")))
    if how == "key":
        player.keys(pygame.K_x)
    else:
        player.press("Replace")
    assert player.done == [Replace()]
    client.until(lambda: player.table.stage.items.board.face_up[0] == item("portal"))
    assert player.table.stage.items.board.discard[0] == item("rake")


@pytest.mark.parametrize("how", ["enter", "button"])
def test_a_turn_is_ended(client: Client, how: str) -> None:
    player = Player(client, finishing(with_item("winged_boots")))
    assert player.buttons == ["Use", "Replace", "End turn"]
    assert [each.text for each in player.table.strip.buttons if each.primary] == ["End turn"]
    if how == "enter":
        for _ in range(15):
            client.frame()
        player.keys(ENTER)
    else:
        player.press("End turn")
    assert player.done == [Done()]


@pytest.mark.parametrize("key", ["rake", "market_wagon", "treasure_chest"])
def test_at_rest_the_strip_tells_when_the_own_item_can_be_used_and_what_it_does(
    client: Client, key: str
) -> None:
    player, say = Player(client, with_item(key)), client.app.words.say
    own = ITEM_BY_KEY[key]
    told = player.table.strip.asked.answers
    assert isinstance(told, AtRest)
    assert told.item is own
    assert (told.timing, told.rule) == (say(item_timing(own)), say(item_text(own)))
    assert told.brief.lower() == f"{say(item_brief(own)).lower()}."
    player.keys(pygame.K_d)
    player.wait()
    client.frame()
    assert player.table.strip.asked.answers == told, "also between taking and discarding"


def test_a_held_enter_discards_but_does_not_end_the_turn(client: Client) -> None:
    player = Player(client, taken(with_item("rake")))
    player.keys(pygame.K_RIGHT)
    client.hold(ENTER, 2.0)
    assert len(player.done) == 1
    assert isinstance(player.done[0], Discard)
    assert player.table.model.view.phase is Phase.FINISH
    client.release(ENTER)
    player.keys(ENTER)
    assert player.done[1:] == [Done()]


# What was seen.


def test_a_hand_that_was_seen_can_be_looked_at_again(client: Client) -> None:
    player = Player(client, with_item("spyglass"))
    player.use()
    player.keys(pygame.K_1, ENTER)
    seen = player.looks
    assert len(seen) == 7
    player.press("Close")
    player.wait()
    layout = player.table.layout
    client.click(layout.held(0, 6, 7, 7).center)
    assert player.looks == seen
    player.keys(ESCAPE)
    assert not player.looks
    assert not player.table.stage.offered


def test_known_cards_of_the_deck_can_be_looked_at_again(client: Client) -> None:
    player = Player(client, with_item("book_of_prophecy"))
    assert "Cards seen" not in player.buttons
    player.use()
    seen = player.looks
    player.keys(ENTER)
    player.wait()
    client.frame()
    player.press("Cards seen")
    assert player.looks == seen
    player.keys(ENTER, pygame.K_d)
    player.wait()
    client.click(player.table.layout.deck.center)
    assert player.looks == seen, "the deck cannot be drawn from now"


def test_the_top_card_alone_is_told_as_such_when_it_is_looked_at_again(client: Client) -> None:
    player = Player(client, with_item("crystal_lens"))
    player.use()
    first = player.asked
    player.keys(ENTER)
    player.wait()
    client.frame()
    player.press("Cards seen")
    assert player.asked == first == "The top card of the deck."


def test_nobody_goes_on_while_one_looks(client: Client) -> None:
    """The turn is over with this look, and the others would move at once."""
    player = Player(client, finishing(with_item("spyglass", drawable="portal")))
    player.use()
    player.keys(pygame.K_1, ENTER)
    assert player.looks
    before = entries(client)
    for _ in range(30):
        client.frame()
    assert entries(client) == before
    player.keys(ENTER)
    client.until(lambda: entries(client) > before)
    assert not player.table.stage.offered


# Others are asked.


def pass_to(client: Client, name: str, key: str) -> None:
    """The curtain asks for that person, who takes the place."""
    client.until(lambda: not isinstance(client.scene, TableScene))
    overlay, text = client.scene.overlay, client.app.words.text
    assert overlay
    assert overlay.title == text(key, player=name)
    client.choose(text("ask-pass-yes", player=name))
    client.until(lambda: isinstance(client.scene, TableScene))


def test_two_people_at_one_machine_barter(client: Client) -> None:
    state = with_item("market_wagon")
    player = Player(client, state, ("Ada", "Ben"), sits=False)
    pass_to(client, "Ada", "ask-pass")
    player.wait()
    player.use()
    player.click("mountain")
    pass_to(client, "Ben", "ask-pass-question")
    table = client.table
    player.wait()
    assert table.model.seat == 1
    assert set(table.stage.hand) == set(state.hands[1])
    assert "shows Mountain" in player.asked.replace("*", "")
    assert "Cancel" not in player.buttons
    player.click("candle")
    assert "2 of 3" in player.asked
    client.click(middle(client, player.card("forge")))
    player.wait()
    player.press("No more")
    pass_to(client, "Ada", "ask-pass")
    player.wait()
    table = client.table
    assert set(table.stage.hand) == set(state.hands[0])
    assert {player.card("candle"), player.card("forge")} <= set(table.stage.offered)
    player.click("candle")
    assert player.done == [Use(), Pick(player.card("mountain")), Pick(player.card("candle"))]
    assert table.session.done_by(1) == [
        Pick(None), Pick(player.card("forge")), Pick(player.card("candle"))
    ]  # fmt: skip


def test_the_strip_tells_who_is_offering(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    told = []
    show = player.table.strip.show

    def noting(asked, *rest):  # type: ignore[no-untyped-def]
        told.append(asked)
        show(asked, *rest)

    player.table.strip.show = noting  # type: ignore[method-assign]
    player.use()
    player.click("mountain")
    client.until(lambda: player.table.ready)
    waiting = [asked for asked in told if asked.told.text == "The others make their offers."]
    assert waiting
    assert all(asked.grey for asked in waiting)
    assert any(each.thinking for asked in waiting for each in asked.answers.players)


# New game.


@pytest.mark.parametrize("rules", ["Classic, 3 to 6", "For two"])
@pytest.mark.parametrize("more", [(), ("The Cursed Hoard", "Promo cards")])
def test_cursed_items_can_be_chosen_for_every_game(
    client: Client, rules: str, more: tuple[str, ...]
) -> None:
    client.button("New game")
    pick(client, "Rules", rules)
    for label in ("Cursed Items", *more):
        switch = client.field(label)
        assert isinstance(switch, Switch)
        client.click(switch.area.center)
    client.button(client.app.words.text("new-begin"))
    client.until(lambda: isinstance(client.scene, TableScene))
    options = client.table.session.table.options
    assert Module.ITEMS in options.modules
    assert len(options.modules) == 1 + len(more)
    assert options.variant is (Variant.DUEL if rules == "For two" else Variant.TURNS)


def test_arrows_reach_the_own_item_and_enter_uses_it(client: Client) -> None:
    player = Player(client, with_item("winged_boots"))
    for _ in range(40):
        player.keys(pygame.K_RIGHT)
        if player.table.input.hovered == item("winged_boots"):
            break
    player.keys(ENTER, ENTER)
    assert player.done == [Use()]


def test_the_own_item_comes_before_the_hand_as_it_lies(client: Client) -> None:
    """Left of it: Right leads into the hand, Left from its first card back."""
    player = Player(client, taken(with_item("spyglass")))
    stage, hands = player.table.stage, player.table.input
    for _ in range(40):
        player.keys(pygame.K_RIGHT)
        if hands.hovered == stage.hand[0]:
            break
    player.keys(pygame.K_LEFT)
    assert hands.hovered == item("spyglass")
    player.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    assert hands.hovered == stage.hand[1]


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT])
def test_the_ring_does_not_begin_on_the_own_item(client: Client, key: int) -> None:
    player = Player(client, taken(with_item("spyglass")))
    player.keys(key)
    assert player.table.input.hovered in player.table.stage.hand


def test_down_goes_to_the_next_row_of_the_discard_area(client: Client) -> None:
    state = with_item("rake")
    more = state.deck[:4]
    player = Player(client, replace(state, discard=(*state.discard, *more), deck=state.deck[4:]))
    stage = player.table.stage
    upper, lower = sorted({stage.sprites[card].target.y for card in stage.lying})
    player.keys(pygame.K_RIGHT, pygame.K_RIGHT)
    seen = []
    for key in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_UP):
        card = player.table.input.hovered
        assert card is not None
        seen.append(stage.sprites[card].target.y)
        player.keys(key)
    assert seen[:2] == [upper, lower]
    assert seen[3] == lower, "back from the hand"
    assert seen[2] > lower, "the hand comes after both rows"


def test_tab_passes_buttons_that_cannot_be_pressed(client: Client) -> None:
    player = Player(client, taken(with_item("rake")))
    buttons = player.table.buttons
    assert any(not button.enabled for button in buttons)
    for _ in buttons:
        player.keys(pygame.K_TAB)
        assert buttons.focus is not None
        assert buttons.all[buttons.focus].enabled


def test_drawing_is_still_what_enter_does(client: Client) -> None:
    player = Player(client, with_item("winged_boots"))
    for _ in range(15):
        client.frame()
    player.keys(ENTER)
    assert player.done == [Draw()]
