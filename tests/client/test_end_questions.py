"""What the end of the game asks: cards to look at on strip and shelf, and what they give."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.live_score import compared
from game.client.realms.strip.asked import Offer, Offers, Shelf
from game.client.realms.worth_text import Gain
from game.lang import plain
from game.titles.realms.play.actions import Pick
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.state import Asks, State
from tests.titles.realms.play.positions import (
    AREA,
    AREA_SUITS,
    BASE,
    FULL,
    PLAIN,
    PLAIN_SUITS,
    arranged,
    number,
)

from .client import Client
from .playing import by_mouse, entries, middle, point_at, sit_down, sit_down_at, told

NECROMANCER = "necromancer cavern forest earth_elemental swamp rainstorm smoke mountain"
GENIE = "genie cavern forest earth_elemental swamp rainstorm smoke castle mountain"
BOTH = "genie necromancer forest earth_elemental swamp rainstorm smoke castle mountain"


def ending(hand: str) -> State:
    """The first player is about to make the last discard."""
    if "genie" in hand:
        return arranged(FULL, [hand, *PLAIN_SUITS[1:]], AREA_SUITS)
    return arranged(BASE, [hand, *PLAIN[1:]], AREA)


def asked_by(client: Client, hand: str) -> None:
    """The last discard is made, and a card of the hand asks."""
    sit_down_at(client, ending(hand))
    client.until(client.asked)
    client.click(middle(client, number(BASE, "mountain")))
    asked_again(client)


def asked_again(client: Client) -> None:
    """Something is asked, and what the answers are worth is known."""
    client.until(lambda: client.table.strip.question is not None)
    client.until(lambda: bool(client.table.live_score.worths))
    client.frame()


def offers(client: Client) -> tuple[Offer, ...]:
    answers = client.table.strip.asked.answers
    assert isinstance(answers, Offers | Shelf)
    return answers.offers


def gains(client: Client) -> list[Gain]:
    return [offer.gain for offer in offers(client) if offer.gain]


def asks(client: Client) -> Asks | None:
    prompt = client.table.model.view.prompt
    return prompt.kind if prompt else None


def test_a_card_of_the_discard_area_is_brought_in_by_a_click_where_it_lies(client: Client) -> None:
    asked_by(client, NECROMANCER)
    strip = client.table.strip
    assert strip.asked.told.title == "Necromancer"
    names = {str(offer.card.name) for offer in offers(client)}
    assert names == {"knights", "king", "dragon", "warlord", "empress"}
    brought = offers(client)[-1].card.number
    client.click(middle(client, brought))
    assert brought in client.table.stage.hand


def test_a_card_is_brought_in_by_dragging_it_onto_the_strip(client: Client) -> None:
    asked_by(client, NECROMANCER)
    brought = offers(client)[1].card.number
    client.drag(middle(client, brought), client.table.layout.strip.center)
    assert brought in client.table.model.view.hand


def test_answers_are_sorted_by_what_they_give_and_enter_takes_the_best(client: Client) -> None:
    asked_by(client, NECROMANCER)
    found = [gain.points for gain in gains(client)]
    assert len(found) == len(offers(client)) > 1
    assert found == sorted(found, reverse=True)
    assert [offer.best for offer in offers(client)] == [True, *[False] * (len(found) - 1)]
    worths = client.table.live_score.worths
    best, last = (offers(client)[place].card.number for place in (0, -1))
    assert found[0] - found[-1] == worths[Pick(best)].total - worths[Pick(last)].total
    client.press(pygame.K_RETURN)
    assert best in client.table.model.view.hand


def test_one_can_do_without(client: Client) -> None:
    asked_by(client, NECROMANCER)
    client.button(client.app.words.text("table-without"))
    assert any("doesn’t use Necromancer" in line for line in told(client))


def test_cards_of_the_deck_lie_on_the_shelf_while_it_is_searched(client: Client) -> None:
    asked_by(client, GENIE)
    table = client.table
    deck = set(table.model.view.knows.deck)
    assert set(table.stage.offered) == deck
    assert table.stage.offered == tuple(offer.card.number for offer in offers(client))
    points = [gain.points for gain in gains(client)]
    assert points == sorted(points, reverse=True)
    third = table.stage.on_shelf[2]
    client.click(middle(client, third))
    assert third in table.model.view.hand
    client.until(lambda: not table.stage.offered)
    assert set(table.stage.sprites) == {*table.stage.hand, *table.stage.lying}


def test_the_rest_can_be_left_to_the_best_answers(client: Client) -> None:
    asked_by(client, BOTH)
    assert client.table.strip.asked.told.title == "Genie"
    best = offers(client)[0].card.number
    client.button("Best answers")
    client.until(lambda: any("Necromancer brings" in line for line in told(client)))
    client.until(lambda: any("All hands are revealed" in line for line in told(client)))
    assert best in client.table.model.view.hand
    assert client.table.strip.question is None


def test_a_hand_over_the_limit_gives_up_a_card(client: Client) -> None:
    asked_by(client, BOTH)
    client.press(pygame.K_RETURN)
    asked_again(client)
    client.press(pygame.K_RETURN)
    asked_again(client)
    assert asks(client) is Asks.EXCESS
    assert client.table.strip.asked.told.title == "Too many cards"
    can_go = {offer.card.number for offer in offers(client)}
    hand = [card for card in client.table.stage.hand if card in can_go]
    assert [offer.card.number for offer in offers(client)] == hand, "as they lie below it"
    given = offers(client)[2].card.number
    client.drag(middle(client, given), client.table.layout.strip.center)
    assert given not in client.table.model.view.hand
    assert len(client.table.model.view.hand) == 9


def test_a_question_stays_through_the_menu_and_another_language(client: Client) -> None:
    asked_by(client, NECROMANCER)
    before = entries(client)
    client.press(pygame.K_ESCAPE)
    assert client.table.overlay
    client.choose("Back to the table")
    client.app.set_language("de")
    client.frame()
    assert client.table.strip.asked.told.title == "Totenbeschwörer"
    assert entries(client) == before
    client.resize((1920, 1080))
    client.press(pygame.K_RETURN)
    assert entries(client) == before + 1


@pytest.mark.parametrize("keep", [0, 1])
def test_one_of_two_drawn_cards_is_kept(client: Client, keep: int) -> None:
    sit_down(client, Options(2, Variant.DUEL))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(lambda: asks(client) is Asks.KEEP and bool(client.table.strip.question))
    kept = client.table.stage.on_shelf[keep]
    assert client.table.layout.shelf.contains(client.table.stage.sprites[kept].area())
    if keep:
        client.press(pygame.K_RIGHT)
        client.press(pygame.K_RIGHT)
        client.press(pygame.K_RETURN)
    else:
        client.drag(middle(client, kept), client.table.layout.strip.center)
    assert kept in client.table.model.view.hand
    client.until(client.asked)
    assert not client.table.stage.on_shelf
    by_mouse(client)


def test_what_makes_no_difference_is_not_asked_and_the_chronicle_says_so(client: Client) -> None:
    hand = "necromancer wildfire candle forge lightning enchantress princess mountain"
    others = ["whirlwind cavern forest earth_elemental swamp rainstorm smoke", PLAIN[2]]
    area = "knights king warlord blizzard great_flood warship island air_elemental fire_elemental"
    sit_down_at(client, arranged(BASE, [hand, *others], area))
    client.until(client.asked)
    client.click(middle(client, number(BASE, "mountain")))
    client.until(lambda: any("doesn’t use Necromancer" in line for line in told(client)))
    assert any(
        line.startswith("Necromancer: every answer comes to the same") for line in told(client)
    )


def test_enter_draws_and_discards_what_the_golden_button_says(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.until(lambda: not client.table.unread)
    client.press(pygame.K_RETURN)
    client.until(client.asked)
    assert len(client.table.stage.hand) == 8
    card = client.table.stage.hand[4]
    point_at(client, middle(client, card))
    client.frame()
    name = client.app.words.text(f"card-{client.table.model.cards.by_number[card].name}")
    assert f"Discard {name}" in [button.text for button in client.table.buttons]
    client.until(lambda: not client.table.unread)
    client.press(pygame.K_RETURN)
    assert card in client.table.stage.area


def test_enter_pressed_to_hurry_others_draws_nothing(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_RETURN)
    assert len(client.table.stage.hand) == 7, "the turn has only just begun"


def test_the_strip_tells_what_goes_on_while_others_play(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    client.click(middle(client, client.table.stage.hand[0]))
    seen: list[str] = []
    while not client.table.targets:
        told_now = client.table.strip.asked.told
        line = plain(f"{told_now.title} {told_now.text}").strip()
        if not seen or seen[-1] != line:
            seen.append(line)
        assert client.table.strip.asked.grey
        client.frame()
    assert len(seen) == len(set(seen)), "nothing is told twice"
    assert any(line.endswith("is thinking…") for line in seen)


def test_an_extra_card_is_compared_with_doing_without_it_and_says_so(client: Client) -> None:
    asked_by(client, NECROMANCER)
    table = client.table
    without = table.live_score.worths[Pick(None)]
    assert table.live_score.weighed.before == without
    said = compared(table.live_score, table.model.view, client.app.words)
    assert said == f"without extra card {round(without.total)}"
