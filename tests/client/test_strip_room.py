"""What an item asks can be read on the strip, in the smallest usual window and every language."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.card_face import CardPainter
from game.client.realms.strip.answering import Look
from game.client.realms.strip.asked import Asked, AtRest, Offer, Offers, Suits, Told, Way, Ways
from game.client.realms.strip.places import Places
from game.client.realms.strip.suits import SuitRow
from game.client.realms.strip.ways import WayRow
from game.client.widgets import rich_text
from game.client.widgets.look import SMALLEST, Face, Letters, font
from game.client.widgets.paintings import Paintings
from game.client.widgets.rich_text import Style
from game.engine.message import Arg, Message
from game.lang import LANGUAGES, Language, language, literal
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_KEY, ITEMS, Item
from game.titles.realms.cards.terms import Name, Suit
from game.titles.realms.play.options import Options
from game.titles.realms.text.item_wording import item_brief, item_text, item_timing
from game.titles.realms.text.wording import bold_name, card_name, suit_name
from tests.titles.realms.play.item_positions import with_item

from .client import Client
from .item_matches import Player

SMALL, SCALE = (824, 75), 2 / 3
"""The strip in a window of 1280x720."""
CARDS = Options(6, modules=(Module.SUITS,)).cards.cards
HAND = CARDS[:9]
ASKED_OF_A_HAND = ("discard", "discard-found", "under", "show", "offer")
ANY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.font.init()
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def offers(count: int) -> Offers:
    return Offers(tuple(Offer(card, card.number) for card in HAND[:count]))


def places(
    answers: Offers, text: str = "Which one?", most: int | None = None, without: bool = False
) -> Places:
    told = Told(text, "Sealed Vault", ITEM_BY_KEY["sealed_vault"])
    also = (Way("Enough", None),) if without else ()
    return Places(SMALL, SCALE, Asked(told, answers, done="Do it", also=also), most)


def longest_name(words: Language) -> Message:
    """Of all cards, as it stands in a question."""
    return bold_name(max((card.name for card in CARDS), key=lambda name: _length(words, name)))


def _length(words: Language, name: Name) -> int:
    return len(words.say(card_name(name)))


@ANY_LANGUAGE
@pytest.mark.parametrize("kind", ASKED_OF_A_HAND)
def test_what_is_asked_about_a_whole_hand_can_be_read(lang: str, kind: str) -> None:
    words = language(lang)
    facts: dict[str, Arg] = {"now": 8, "of": 8, "least": 3, "card": longest_name(words)}
    facts["player"] = literal("Wetterhahn")
    text = words.text(f"strip-item-{kind}", **facts)
    room = places(offers(8), text, without=True).words
    assert rich_text.fitted(text, Style(), room.width, room.height, 16, 9).size >= SMALLEST


@ANY_LANGUAGE
def test_every_items_name_can_be_read_beside_a_whole_hand(lang: str) -> None:
    words = language(lang)
    for item in ITEMS:
        name = words.say(card_name(item.name))
        told = Told("Which one?", name, item)
        title = Places(SMALL, SCALE, Asked(told, offers(9), done="Do it")).title
        assert font(Face.LABEL, SMALLEST).size(name)[0] <= title.width, name


def test_few_cards_leave_more_room_to_the_words() -> None:
    few, many = places(offers(3)), places(offers(9))
    assert few.words.width > many.words.width
    assert few.middle.width >= 3 * few.px(98)


def test_cards_stay_where_they_are_while_an_item_goes_on_asking() -> None:
    before = places(offers(7))
    after = places(offers(3), most=before.divide, without=True)
    assert after.middle.x == before.middle.x


@ANY_LANGUAGE
@pytest.mark.parametrize("count", [10, len(Suit)])
def test_the_names_of_suits_can_be_read(
    lang: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words, suits = language(lang), tuple(Suit)[:count]
    row = SuitRow(Suits(suits, tuple(words.say(suit_name(suit)) for suit in suits)))
    place = Places(SMALL, SCALE, Asked(Told("Name one.", "Lantern"), Suits(suits, ()), done="Do"))
    row.place(place.middle, Look(CardPainter(words, Paintings()), SCALE))
    sizes = set()
    render = Letters.render

    def noted(letters: Letters, *how: object) -> pygame.Surface:
        sizes.add(letters.pixels)
        return render(letters, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Letters, "render", noted)
    row.draw(pygame.Surface(SMALL, pygame.SRCALPHA))
    assert len(sizes) == 1
    assert sizes.pop() >= SMALLEST


@ANY_LANGUAGE
@pytest.mark.parametrize("item", ITEMS, ids=lambda each: each.name)
@pytest.mark.parametrize("buttons", [1, 4])
def test_the_own_item_can_be_read_at_rest(lang: str, item: Item, buttons: int) -> None:
    words = language(lang)
    timing = words.say(item_timing(item))
    own = AtRest(item, timing, words.say(item_text(item)), words.say(item_brief(item)))
    turn = words.text("strip-take" if buttons == 1 else "strip-finish")
    told = Told(turn, words.text("strip-your-turn"))
    deeds = (Way("Use", None),) * buttons
    place = Places(SMALL, SCALE, Asked(told, own, deeds=deeds))
    heading, rule, beside = place.own_item(own)
    assert heading == timing or timing in rule
    for text, room, size in ((turn, place.words, 16), (rule, beside, 15)):
        fitted = rich_text.fitted(text, Style(), room.width, room.height, size, 9)
        assert fitted.size >= SMALLEST, (text, fitted.size)
    assert font(Face.LABEL, SMALLEST).size(timing)[0] <= place.timing.width, timing
    assert beside.right <= min(each.x for each in place.buttons())


@ANY_LANGUAGE
@pytest.mark.parametrize("item", ITEMS, ids=lambda each: each.name)
def test_an_item_can_be_read_before_it_is_used_for_good(lang: str, item: Item) -> None:
    words = language(lang)
    rule, brief = words.say(item_text(item)), words.say(item_brief(item))
    told = Told(rule, words.say(card_name(item.name)), item, brief=brief)
    ways = Ways((Way(words.text("strip-use-it"), 1), Way(words.text("strip-leave-it"), 2)))
    place = Places(SMALL, SCALE, Asked(told, ways))
    room, text = place.words, place.text
    assert rich_text.fitted(text, Style(), room.width, room.height, 16, 9).size >= SMALLEST
    row = WayRow(ways)
    row.place(place.middle, Look(CardPainter(words, Paintings()), SCALE))
    for way, area in zip(ways.ways, row.areas, strict=True):
        assert font(Face.LABEL, SMALLEST).size(way.text)[0] < area.width
        assert place.middle.contains(area)


@ANY_LANGUAGE
@pytest.mark.parametrize("item", ITEMS, ids=lambda each: each.name)
def test_beside_one_button_every_item_tells_its_whole_rule(lang: str, item: Item) -> None:
    words = language(lang)
    own = AtRest(item, words.say(item_timing(item)), words.say(item_text(item)), "")
    told = Told(words.text("strip-take"), words.text("strip-your-turn"))
    place = Places(SMALL, SCALE, Asked(told, own, deeds=(Way("Use", None),)))
    assert own.rule in place.own_item(own)[1]


def test_places_of_the_discard_area_are_not_seen_while_its_cards_lie_beside_them(
    client: Client,
) -> None:
    player = Player(client, with_item("book_of_prophecy"))
    slot = player.table.layout.slot(4)
    edge = (round(slot.x), round(slot.y - slot.width * 1.3 / 2) + 1)
    client.frame()
    empty = client.app.screen.get_at(edge)
    player.use()
    assert player.looks
    client.frame()
    assert client.app.screen.get_at(edge).r < empty.r - 20
    player.keys(pygame.K_RETURN)
    player.wait()
    client.frame()
    assert client.app.screen.get_at(edge) == empty
