"""Print every card with its texts.

Without --modules all 95 cards are shown, each as its own set prints it; with them, the cards of
that game, as they read together.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from game.lang import Language, language, plain
from game.lang.language import signed, told
from game.titles.realms import Card, Module
from game.titles.realms.cards.catalogue import PRINTED, catalogue
from game.titles.realms.cards.items import ITEMS, Item
from game.titles.realms.text import wording
from game.titles.realms.text.brief import brief, in_one_line, in_words
from game.titles.realms.text.item_wording import item_brief, item_text

from .options import add_language, add_modules


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    add_modules(parser, "the cards of a game with these modules: suits,promos,items")
    parser.add_argument("--json", action="store_true", help="print a JSON list, texts with markup")


def run(args: argparse.Namespace) -> int:
    words = language(args.lang)
    described = [describe(card, words) for card in chosen(args.modules)]
    if args.json:
        print(json.dumps(described, ensure_ascii=False, indent=1))
    else:
        print("\n\n".join(as_text(card, words) for card in described))
    return 0


def chosen(modules: frozenset[Module] | None) -> Iterator[Card | Item]:
    if modules is None:
        yield from PRINTED
        yield from ITEMS
    else:
        yield from catalogue(modules).cards
        if Module.ITEMS in modules:
            yield from ITEMS


def describe(card: Card | Item, words: Language) -> dict[str, Any]:
    """Everything there is to read on a card."""
    if isinstance(card, Item):
        texts = {
            "suit": "cursed",
            "strength": card.value,
            "timing": str(card.timing),
            "bonus": words.say(item_text(card)),
            "penalty": "",
            "compact": words.say(item_brief(card)),
        }
    else:
        bonus, penalty = wording.bonus_text(card), wording.penalty_text(card)
        texts = {
            "suit": card.suit.key,
            "strength": card.strength,
            "bonus": words.say(bonus) if bonus else "",
            "penalty": words.say(penalty) if penalty else "",
            "compact": in_one_line(in_words(row, words.say) for row in brief(card)),
        }
    return {
        "number": card.number,
        "key": str(card.name),
        "name": words.say(wording.card_name(card.name)),
        **texts,
        "flavour": words.say(wording.flavour(card)),
    }


def as_text(card: dict[str, Any], words: Language) -> str:
    heading = (
        f"{card['number']:>2}  {card['name']}  ·  {words.text('suit-' + card['suit'])}  "
        f"{signed(card['strength']) if card['suit'] == 'cursed' else told(card['strength'])}"
        f"   [{card['key']}]"
    )
    lines = [heading]
    if "timing" in card:
        lines.append(f"    {words.text('timing', timing=card['timing'])}")
    for mark, part in (("▲", "bonus"), ("▼", "penalty"), ("▪", "compact"), ("“", "flavour")):
        if card[part]:
            lines.append(f"    {mark} {plain(card[part])}")
    return "\n".join(lines)
