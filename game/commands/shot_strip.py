"""Every kind of question on the strip, with something of each kind to look at."""

from __future__ import annotations

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
from game.client.realms.table import TableScene
from game.client.realms.worth_text import Gain
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.items import ITEMS, Item
from game.titles.realms.cards.terms import Suit
from game.titles.realms.text.item_wording import item_text
from game.titles.realms.text.wording import card_name, suit_name


def show(table: TableScene, kind: str) -> None:
    """Puts a question of a kind on the strip of a table."""
    asked = _asked(table, kind)
    if asked:
        table.asker.put(asked, lambda _: None, (lambda: None) if asked.cancel else None)


def _asked(table: TableScene, kind: str) -> Asked | None:
    words = table.app.words
    done, cancel = words.text("strip-take-it"), words.text("strip-never-mind")
    hand = [table.model.cards.by_number[number] for number in table.stage.hand]
    if kind == "turn":
        return None
    answers: dict[str, tuple[str, Answers]] = {
        "suit": ("crystal_ball", _suits(table)),
        "cards": ("sealed_vault", TableCards(tuple(hand), 2, words.text("strip-take"))),
        "offers": ("larcenous_gloves", Offers(_offers(hand))),
        "shelf": ("market_wagon", Shelf(words.text("strip-keep-hint"), _offers(_others(table)))),
        "player": ("spyglass", Players(_players(table))),
        "order": ("cauldron", Order(tuple(hand[:3]), _spots(table))),
        "amount": ("staff_of_transmutation", Amount(3, 8)),
        "ways": ("treasure_chest", Ways((Way(done, 1), Way(cancel, 2)))),
        "waiting": ("market_wagon", Waiting(_players(table))),
    }
    key, found = answers[kind]
    item = next(item for item in ITEMS if item.name == key)
    told = Told(_line(table, item), words.say(card_name(item.name)), item)
    if kind in ("ways", "waiting"):
        return Asked(told, found)
    return Asked(told, found, done, cancel="" if kind in ("order", "shelf") else cancel)


def _line(table: TableScene, item: Item) -> str:
    """The first sentence of what is printed on it."""
    return table.app.words.say(item_text(item)).split(". ")[0]


def _suits(table: TableScene) -> Suits:
    suits = tuple(sorted({card.suit for card in table.model.cards.cards} - {Suit.WILD}))
    return Suits(suits, tuple(table.app.words.say(suit_name(suit)) for suit in suits))


def _others(table: TableScene) -> list[Card]:
    seen = table.stage.sprites
    return [card for card in table.model.cards.cards if card.number not in seen][:12]


def _offers(cards: list[Card]) -> tuple[Offer, ...]:
    return tuple(
        Offer(card, card, Gain(40 - 9 * place), best=place == 0) for place, card in enumerate(cards)
    )


def _players(table: TableScene) -> tuple[Player, ...]:
    text = table.app.words.text
    return tuple(
        Player(
            seat,
            table.model.names[seat],
            table.company.portraits[seat],
            text("strip-thinks" if seat == 2 else "strip-waits"),
            thinking=seat == 2,
        )
        for seat in range(1, table.model.options.players)
    )


def _spots(table: TableScene) -> tuple[Spot, ...]:
    text = table.app.words.text
    names = ("strip-take-it", "strip-discard-it", "strip-keep-it")
    return tuple(Spot(text(name), text("strip-waits"), 0, 2) for name in names)
