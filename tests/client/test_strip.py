"""The strip asks one question at a time, and hears mouse, keys and cards dragged onto it."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.strip.answering import Row
from game.client.realms.strip.asked import (
    Amount,
    Answers,
    Asked,
    Offer,
    Offers,
    Order,
    Player,
    Players,
    Shelf,
    Spot,
    Suits,
    TableCards,
    Told,
    Waiting,
    Way,
    Ways,
)
from game.client.widgets.button import Button
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.actions import Discard, Draw
from game.titles.realms.play.options import Options

from .client import Client
from .playing import entries, middle, point_at, sit_down

SUITS = (Suit.LAND, Suit.FLOOD, Suit.WEATHER, Suit.LEADER)
PLAYERS = (
    Player(1, "Novice", "novice", "8 cards"),
    Player(2, "Miser", "greedy", "8 cards", thinking=True),
)


class Heard:
    """Somebody who asks, and remembers what was answered."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.answers: list[object] = []
        self.cancelled = 0
        sit_down(client, Options(3))
        client.until(client.asked)

    def ask(self, answers: Answers, cancel: bool = False, also: tuple[Way, ...] = ()) -> None:
        def gone() -> None:
            self.cancelled += 1

        asked = Asked(
            Told("Which one?", "Somebody"),
            answers,
            done="Do it",
            also=also,
            cancel="Back" if cancel else "",
            question=("test", answers),
        )
        self.client.table.asker.put(asked, self.answers.append, gone if cancel else None)
        self.client.frame()

    def click(self, index: int) -> None:
        """On one of the answers that stand side by side."""
        strip = self.client.table.strip
        assert isinstance(strip.answering, Row)
        x, y = strip.answering.areas[index].center
        self.client.click((strip.area.x + x, strip.area.y + y))

    @property
    def hand(self) -> list[Card]:
        table = self.client.table
        return [table.model.cards.by_number[number] for number in table.stage.hand]


@pytest.fixture
def heard(client: Client) -> Heard:
    return Heard(client)


def keys(client: Client, *several: int, mod: int = 0) -> None:
    for key in several:
        client.press(key, mod)


def golden(client: Client) -> Button:
    return next(button for button in client.table.strip.buttons if button.primary)


def test_where_one_is_wanted_one_click_is_the_answer(heard: Heard) -> None:
    heard.ask(Suits(SUITS, ("Land", "Flood", "Weather", "Leader")))
    heard.click(1)
    assert heard.answers == [Suit.FLOOD]
    assert heard.client.table.strip.question is None


def test_keys_only_choose_and_the_golden_button_confirms(heard: Heard) -> None:
    heard.ask(Suits(SUITS, ("Land", "Flood", "Weather", "Leader")))
    assert not golden(heard.client).enabled
    keys(heard.client, pygame.K_RIGHT)
    assert not heard.answers
    heard.client.button("Do it")
    assert heard.answers == [Suit.LAND]


def test_letters_jump_to_suits_and_arrows_go_on(heard: Heard) -> None:
    heard.ask(Suits(SUITS, ("Land", "Flood", "Weather", "Leader")))
    keys(heard.client, pygame.K_l, pygame.K_l, pygame.K_RETURN)
    assert heard.answers == [Suit.LEADER]
    heard.ask(Suits(SUITS, ("Land", "Flood", "Weather", "Leader")))
    keys(heard.client, pygame.K_w, pygame.K_LEFT, pygame.K_RETURN)
    assert heard.answers[-1] == Suit.FLOOD


def test_a_player_is_named_by_click_or_number(heard: Heard) -> None:
    heard.ask(Players(PLAYERS))
    heard.click(0)
    heard.ask(Players(PLAYERS))
    keys(heard.client, pygame.K_2, pygame.K_RETURN)
    assert heard.answers == [1, 2]


def test_a_click_on_a_players_plate_is_the_same_answer(heard: Heard) -> None:
    heard.ask(Players(PLAYERS))
    plate = heard.client.table.layout.opponent(1)
    heard.client.click(plate.center)
    assert heard.answers == [2]


def test_several_things_that_can_be_done_with_one_are_asked_on_the_strip(heard: Heard) -> None:
    table = heard.client.table
    table.do((Draw(), Discard(table.stage.hand[0])))
    assert isinstance(table.strip.asked.answers, Ways)
    keys(heard.client, pygame.K_ESCAPE)
    assert not table.strip.question
    table.do((Draw(), Discard(table.stage.hand[0])))
    before = entries(heard.client)
    keys(heard.client, pygame.K_RETURN)
    assert entries(heard.client) == before + 1


def test_an_amount_is_counted_typed_or_rolled(heard: Heard) -> None:
    heard.ask(Amount(3, 8))
    keys(heard.client, pygame.K_PLUS, pygame.K_RIGHT, pygame.K_MINUS, pygame.K_RETURN)
    heard.ask(Amount(3, 8))
    keys(heard.client, pygame.K_6, pygame.K_RETURN)
    heard.ask(Amount(3, 8))
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=9, flipped=False))
    heard.client.button("Do it")
    heard.ask(Amount(3, 8))
    heard.click(2)
    assert len(heard.answers) == 3, "a number is only set by a click"
    heard.client.button("Do it")
    assert heard.answers == [4, 6, 8, 5], "what is out of range is not there"


def test_cards_of_the_table_are_gathered_on_the_strip(heard: Heard) -> None:
    client, hand = heard.client, heard.hand
    heard.ask(TableCards(tuple(hand), 2, "Two of them"))
    assert not golden(client).enabled
    client.click(middle(client, hand[0].number))
    client.drag(middle(client, hand[3].number), client.table.layout.strip.center)
    client.click(middle(client, hand[0].number))
    client.click(middle(client, hand[1].number))
    client.button("Do it")
    assert heard.answers == [(hand[3], hand[1])], "a second click puts a card back"
    assert client.table.stage.hand == [card.number for card in hand]


def test_cards_of_the_table_are_chosen_by_keys(heard: Heard) -> None:
    client, hand = heard.client, heard.hand
    heard.ask(TableCards(tuple(hand), 2, "Two of them"))
    keys(client, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
    assert client.table.input.hovered == hand[1].number, "one sees what one chooses"
    keys(client, pygame.K_RETURN)
    assert heard.answers == [(hand[0], hand[1])]


def test_cards_are_put_into_places_by_dragging_and_by_keys(heard: Heard) -> None:
    client, cards = heard.client, tuple(heard.hand[:3])
    spots = (Spot("Top", most=2), Spot("Under"), Spot("Keep", least=1))
    heard.ask(Order(cards, spots))
    strip = client.table.strip
    keys(client, pygame.K_RETURN)
    assert not heard.answers, "one has to be kept"
    width = strip.area.width
    found = next(
        (strip.area.x + x, strip.area.centery)
        for x in range(0, width, 4)
        if strip.card_at((strip.area.x + x, strip.area.centery)) == cards[0].number
    )
    middle_area = strip.answering.area  # type: ignore[union-attr]
    client.drag(found, (strip.area.x + middle_area.right - 20, strip.area.centery))
    keys(client, pygame.K_RETURN)
    assert heard.answers == [((cards[1],), (cards[2],), (cards[0],))]
    heard.ask(Order(cards, spots))
    keys(client, pygame.K_RIGHT)
    keys(client, pygame.K_RIGHT, pygame.K_RIGHT, mod=pygame.KMOD_SHIFT)
    keys(client, pygame.K_RETURN)
    assert heard.answers[-1] == ((cards[1], cards[2]), (), (cards[0],))


def test_two_ways_say_what_happens_and_escape_is_the_safe_one(heard: Heard) -> None:
    ways = Ways((Way("Turn it face down", "turn"), Way("Leave it", "leave")))
    heard.ask(ways)
    heard.click(0)
    heard.ask(ways)
    keys(heard.client, pygame.K_RETURN)
    heard.ask(ways)
    keys(heard.client, pygame.K_RIGHT, pygame.K_RETURN)
    heard.ask(ways)
    keys(heard.client, pygame.K_ESCAPE)
    assert heard.answers == ["turn", "turn", "leave", "leave"]


def test_escape_goes_back_where_that_may_be_and_then_opens_the_menu(heard: Heard) -> None:
    heard.ask(Players(PLAYERS), cancel=True)
    keys(heard.client, pygame.K_ESCAPE)
    assert heard.cancelled == 1
    assert not heard.client.table.overlay
    keys(heard.client, pygame.K_ESCAPE)
    assert heard.client.table.overlay
    keys(heard.client, pygame.K_ESCAPE)
    heard.ask(Players(PLAYERS))
    keys(heard.client, pygame.K_ESCAPE)
    assert heard.client.table.overlay, "without a way back the menu comes at once"
    assert not heard.answers


def test_one_of_several_cards_is_answered_by_one_click(heard: Heard) -> None:
    offers = tuple(Offer(card, card.number) for card in heard.hand[:3])
    without = (Way("None", "none"),)
    heard.ask(Offers(offers), also=without)
    heard.click(1)
    heard.ask(Offers(offers), also=without)
    heard.client.button("None")
    heard.ask(Offers(offers), also=without)
    heard.client.click(middle(heard.client, heard.hand[2].number))
    assert heard.answers == [offers[1].value, "none", offers[2].value]


def test_doing_without_is_written_once(heard: Heard) -> None:
    """Chosen by keys it is golden itself; the other golden button is for cards."""
    offers = tuple(Offer(card, card.number) for card in heard.hand[:3])
    heard.ask(Offers(offers), also=(Way("None", "none"),))
    keys(heard.client, pygame.K_LEFT, pygame.K_LEFT)
    heard.client.frame()
    buttons = heard.client.table.strip.buttons
    assert [(each.text, each.primary, each.enabled) for each in buttons] == [
        ("None", True, True), ("Do it", True, False)
    ]  # fmt: skip
    keys(heard.client, pygame.K_RETURN)
    assert heard.answers == ["none"]


def test_the_golden_button_never_shines_before_something_is_chosen(client: Client) -> None:
    heard = Heard(client)
    offers = tuple(Offer(card, card.number) for card in heard.hand[:3])
    asked = Asked(Told("Which one?"), Offers(offers), done="Do it")
    client.table.strip.show(asked, heard.answers.append)
    assert not golden(client).enabled, "not even in the first frame"


def test_a_letter_leads_to_the_next_card_that_begins_with_it(heard: Heard) -> None:
    names = ("Angel", "Basilisk", "Bell Tower")
    offers = tuple(
        Offer(card, card.number, name=name)
        for card, name in zip(heard.hand[:3], names, strict=True)
    )
    heard.ask(Offers(offers))
    keys(heard.client, pygame.K_b, pygame.K_b)
    assert heard.client.table.input.hovered == heard.hand[2].number, "one sees what one chooses"
    keys(heard.client, pygame.K_RETURN)
    assert heard.answers == [offers[2].value]


def test_a_figure_leads_to_the_answer_in_that_place(heard: Heard) -> None:
    offers = tuple(Offer(card, card.number) for card in heard.hand[:3])
    heard.ask(Offers(offers), also=(Way("None", "none"),))
    keys(heard.client, pygame.K_2, pygame.K_6)
    assert heard.client.table.input.hovered == heard.hand[1].number, "there is no sixth"
    keys(heard.client, pygame.K_4, pygame.K_RETURN)
    assert heard.answers == ["none"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_card_looked_at_on_the_strip_does_not_cover_the_buttons(heard: Heard, by: str) -> None:
    client, hand = heard.client, heard.hand
    heard.ask(Offers(tuple(Offer(card, card.number) for card in hand)), cancel=True)
    table, strip = client.table, client.table.strip
    client.until(lambda: not table.busy)
    assert isinstance(strip.answering, Row)
    back = next(button.area for button in strip.buttons if button.text == "Back")
    poses = {card.number: table.stage.sprites[card.number].target for card in hand}
    near = min(range(len(hand)), key=lambda n: abs(poses[hand[n].number].x - back.centerx))
    before = pygame.image.tobytes(client.app.screen.subsurface(back), "RGB")
    if by == "mouse":
        x, y = strip.answering.areas[near].center
        point_at(client, (strip.area.x + x, strip.area.y + y))
    else:
        keys(client, *[pygame.K_RIGHT] * (near + 1))
    assert table.input.hovered == hand[near].number
    client.until(lambda: not table.busy)
    assert pygame.image.tobytes(client.app.screen.subsurface(back), "RGB") == before


def not_seen(client: Client, count: int) -> list[Card]:
    table = client.table
    free = [card for card in table.model.cards.cards if card.number not in table.stage.sprites]
    return free[:count]


def test_cards_that_lie_nowhere_open_on_the_shelf(heard: Heard) -> None:
    client = heard.client
    cards = not_seen(client, 12)
    heard.ask(Shelf("Look", tuple(Offer(card, card.number) for card in cards)))
    table = client.table
    assert table.stage.on_shelf == tuple(card.number for card in cards[:8])
    shelf = table.layout.shelf
    for number in table.stage.on_shelf:
        assert shelf.contains(table.stage.sprites[number].area())
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-9, flipped=False))
    client.frame()
    assert table.stage.on_shelf == tuple(card.number for card in cards[4:])
    client.click(middle(client, cards[9].number))
    assert heard.answers == [cards[9].number]
    assert not table.stage.on_shelf
    assert cards[9].number not in table.stage.sprites


def test_arrows_bring_cards_of_the_shelf_into_sight(heard: Heard) -> None:
    client = heard.client
    cards = not_seen(client, 12)
    heard.ask(Shelf("Look", tuple(Offer(card, card.number) for card in cards)))
    keys(client, *[pygame.K_RIGHT] * 10)
    assert cards[9].number in client.table.stage.on_shelf
    keys(client, pygame.K_RETURN)
    assert heard.answers == [cards[9].number]


def test_alt_shows_what_the_shelf_hides(heard: Heard) -> None:
    client = heard.client
    heard.ask(Shelf("Look", tuple(Offer(card, card.number) for card in not_seen(client, 5))))
    assert client.table.layout.shelved
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode=""))
    client.frame()
    assert not client.table.layout.shelved
    client.release(pygame.K_LALT)
    assert client.table.layout.shelved


def test_waiting_for_others_asks_nothing(heard: Heard) -> None:
    heard.ask(Waiting(PLAYERS))
    heard.client.click(heard.client.table.layout.strip.center)
    keys(heard.client, pygame.K_RETURN)
    assert not heard.answers


def test_what_is_asked_is_not_answered_before_it_can_be_read(heard: Heard) -> None:
    heard.ask(Ways((Way("Turn it face down", "turn"), Way("Leave it", "leave"))))
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    heard.client.frame()
    assert not heard.answers


def test_a_refused_answer_is_told_why(heard: Heard) -> None:
    client = heard.client
    before = entries(client)
    client.click(middle(client, heard.hand[0].number))
    assert entries(client) == before
    assert client.table.strip.refusal == "Draw or take a card first."
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    client.frame()
    assert not client.table.strip.refusal


@pytest.mark.parametrize("size", [(640, 480), (3440, 1440)])
def test_the_strip_lies_within_the_table_at_every_size(
    client: Client, size: tuple[int, int]
) -> None:
    sit_down(client, Options(6))
    client.until(client.asked)
    client.resize(size)
    layout = client.table.layout
    assert layout.felt.contains(layout.strip)
    assert not layout.strip.colliderect(layout.tray)
    assert layout.felt.contains(layout.shelf)
