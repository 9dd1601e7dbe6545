"""How questions of items look and are answered: where cards stand, what plates and buttons say."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.client.realms.live_score import Wanted, supposed
from game.client.realms.read_place import read_place
from game.client.realms.strip.offers import OfferRow
from game.client.realms.worth_text import gain
from game.titles.realms.play.actions import Pick, Put, Use
from game.titles.realms.play.advice import before, prospect
from game.titles.realms.play.state import Covered
from tests.titles.realms.play.item_positions import item, with_item

from .client import Client
from .item_matches import Player
from .playing import middle, point_at
from .test_items_asked import pass_to


def offered(player: Player) -> list[int]:
    """The cards on the strip from left to right."""
    player.wait()
    answering = player.table.strip.answering
    assert isinstance(answering, OfferRow)
    return [offer.card.number for offer in answering.offers]


def latest(player: Player) -> tuple[str, ...]:
    """What stands under the own name."""
    still = player.table._drawing.still
    return still._plate(player.table.model.seat).latest


def test_the_key_of_the_item_shows_it_before_it_uses_it(client: Client) -> None:
    player = Player(client, with_item("rake"))
    player.keys(pygame.K_i)
    assert player.done == []
    assert player.table.input.hovered == item("rake")
    player.keys(pygame.K_RIGHT, pygame.K_i)
    assert player.done == [], "one has looked elsewhere since"
    player.keys(pygame.K_i)
    assert player.done == [Use()]


def test_cards_stand_on_the_strip_as_they_lie_on_the_table(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    hand = player.table.stage.hand
    player.table.stage.reorder(hand[0], player.table.layout.window[0])
    before = list(player.table.stage.hand)
    player.use()
    assert offered(player) == before
    player.press("Sort hand")
    client.frame()
    assert player.table.stage.hand != before
    assert offered(player) == player.table.stage.hand


def test_covered_cards_are_offered_as_the_discard_area_lies(client: Client) -> None:
    state = with_item("sealed_vault")
    player = Player(client, replace(state, discard=tuple(sorted(state.discard, reverse=True))))
    player.use()
    assert offered(player) == player.table.stage.lying


def test_letters_find_cards_of_the_hand_on_the_strip(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    player.use()
    player.keys(pygame.K_m)
    assert player.table.strip.card == player.card("mountain")
    player.keys(pygame.K_RETURN)
    assert player.done == [Use(), Pick(player.card("mountain"))]


def test_an_item_that_cannot_be_used_now_is_shown_with_the_reason(client: Client) -> None:
    state = with_item("gold_mirror", area="dragon blizzard wildfire")
    player = Player(client, replace(state, covers=(Covered(state.discard[0], 1),)))
    player.keys(pygame.K_i)
    assert player.table.input.hovered == item("gold_mirror")
    assert "covered" in player.refused


def test_no_arrow_crosses_a_card_that_is_read_above_the_strip(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    player.use()
    seen = 0
    layer = player.table.relations
    for key in (pygame.K_e, pygame.K_f, pygame.K_s):
        player.keys(key)
        client.until(lambda: layer.shown is not None)
        number = player.table.strip.card
        assert layer.shown
        assert number == layer.shown.card.number
        read = read_place(player.table, number)
        assert read
        assert read.bottom <= player.table.layout.strip.y, "it does not stand up in the hand"
        for arrow in layer.arrows:
            assert not any(read.inflate(-6, -6).collidepoint(point) for point in arrow.course)
        assert read.collidelist([bead for bead in layer.beads if bead.width]) == -1
        seen += len(layer.arrows)
    assert seen


def test_whoever_is_asked_in_the_turn_of_another_is_not_told_it_was_the_own(
    client: Client,
) -> None:
    player = Player(client, with_item("market_wagon"), ("Ada", "Ben"), sits=False)
    pass_to(client, "Ada", "ask-pass")
    player.wait()
    assert latest(player) == ("your turn",)
    player.use()
    player.click("mountain")
    pass_to(client, "Ben", "ask-pass-question")
    player.wait()
    assert latest(player) == ("your answer",)


def test_enough_is_golden_itself_and_stands_there_once(client: Client) -> None:
    player = Player(client, with_item("market_wagon"), ("Ada", "Ben"), sits=False)
    pass_to(client, "Ada", "ask-pass")
    player.wait()
    player.use()
    player.click("mountain")
    pass_to(client, "Ben", "ask-pass-question")
    player.wait()
    assert player.buttons.count("Nothing") == 1
    player.keys(pygame.K_LEFT, pygame.K_LEFT)
    client.frame()
    live = [each.text for each in player.table.strip.buttons if each.primary and each.enabled]
    assert live == ["Nothing"]
    player.keys(pygame.K_RETURN)
    assert client.table.session.done_by(1) == [Pick(None)]


def test_offers_are_put_away_as_soon_as_one_is_taken(client: Client) -> None:
    player = Player(client, with_item("market_wagon"))
    player.use()
    player.click("mountain")
    client.until(lambda: bool(player.table.stage.offered) or len(player.done) > 2)
    player.wait()
    stage, model = player.table.stage, player.table.model
    assert stage.offered
    client.click(middle(client, stage.offered[0]))
    client.until(lambda: not model.queue)
    client.frame()
    assert not stage.offered
    assert not player.table.ready, "the card is still on its way"


def test_cards_an_item_offers_say_what_they_bring(client: Client) -> None:
    """As much as the score beside the table rises."""
    player = Player(client, with_item("rake"))
    table = player.table
    score, model = table.live_score, table.model
    player.use()
    player.wait()
    client.until(lambda: bool(table.pills.gains))
    gains, card = table.pills.gains, table.stage.lying[0]
    assert set(gains) == set(table.stage.lying)
    standing = before(model.view)
    assert standing
    point_at(client, middle(client, card))
    client.until(lambda: score.shown == Wanted(model.view, Pick(card)))
    assert score.prospect
    assert gains[card] == gain(score.prospect.worth, standing)


def test_the_score_stays_while_it_is_asked_to_which_end_of_the_deck_a_card_goes(
    client: Client,
) -> None:
    player = Player(client, with_item("cauldron"))
    table = player.table
    score, model = table.live_score, table.model
    player.use()
    player.click("queen")
    client.until(lambda: "on top" in player.asked)
    back = Wanted(model.view, Pick(Put(player.card("queen"), on_top=True)))
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT):
        table.settle()
        assert score.shown == back
        assert supposed(score, model.cards, client.app.words) == "if you put Queen back"
        player.keys(key)


def test_cards_to_be_given_back_say_what_that_brings(client: Client) -> None:
    player = Player(client, with_item("cauldron"))
    table, drawn = player.table, {player.card(key) for key in ("king", "queen", "empress")}
    player.use()
    player.wait()
    client.until(lambda: bool(table.pills.gains))
    table.settle()
    gains, weighed = table.pills.gains, table.live_score.weighed
    assert set(gains) == drawn
    assert weighed.before
    for number, shown in gains.items():
        found = prospect(table.model.view, Pick(Put(number, on_top=False)))
        assert found
        assert shown == gain(found.worth, weighed.before)
    client.frame()
    assert table.pills.words.key == "gain-if-back"


def test_a_cancelled_item_leaves_the_hand_as_the_player_had_ordered_it(client: Client) -> None:
    player = Player(client, with_item("staff_of_transmutation"))
    table = player.table
    player.drag("smoke", middle(client, table.stage.hand[1]))
    player.wait()
    ordered = list(table.stage.hand)
    assert ordered != list(table.model.view.hand)
    player.use()
    for card in ("forest", "mountain"):
        player.click(card)
    player.wait()
    assert len(table.stage.hand) == len(ordered) - 2
    player.press("Cancel")
    player.wait()
    assert table.stage.hand == ordered


def test_where_nothing_can_be_told_there_is_no_figure(client: Client) -> None:
    player = Player(client, with_item("shovel"))
    player.use()
    player.wait()
    player.table.settle()
    assert not player.table.pills.gains


def test_where_two_cards_go_no_single_one_is_named(client: Client) -> None:
    player = Player(client, with_item("fishhook"))
    player.use()
    player.table.settle()
    score, cards, words = player.table.live_score, player.table.model.cards, client.app.words
    assert supposed(score, cards, words) == "at best"
    player.click("mountain")
    player.table.settle()
    assert supposed(score, cards, words).startswith("best after discarding")


def test_nothing_is_chosen_before_the_player_has_chosen(client: Client) -> None:
    player = Player(client, with_item("fishhook"))
    player.use()
    for _ in range(2):
        offered(player)
        player.table.live_score.wait()
        client.frame()
        answering = player.table.strip.answering
        assert isinstance(answering, OfferRow)
        assert answering.value is None, "what the gold button would do is not a guess"
        done = list(player.done)
        player.keys(pygame.K_RETURN)
        assert player.done == done
        player.keys(pygame.K_RIGHT, pygame.K_RETURN)
        assert len(player.done) == len(done) + 1


def test_no_card_drawn_is_chosen_to_be_put_back_before_the_player_has_chosen(
    client: Client,
) -> None:
    player = Player(client, with_item("cauldron", deck="king fountain_of_life queen"))
    player.use()
    offered(player)
    strip = player.table.strip

    def marked() -> bool:
        found = strip.answering
        return isinstance(found, OfferRow) and any(offer.best for offer in found.offers)

    client.until(marked)
    assert strip.answering
    assert strip.answering.value is None, "the best is marked, not chosen"
