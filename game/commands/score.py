"""Score hands: one JSON object per line on standard input, one result per line.

A hand: {"hand": [keys], "choices": {...}, "discard": [keys], "players": 4, "modules": ["suits"],
"items": [face-down keys]}; all but "hand" may be left out. Without "choices" the best are found.
A line that cannot be scored gives {"error": ...}, and the exit status is 1 in the end.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from typing import Any

import msgspec

from game.engine.message import Message, message
from game.lang import Language, language, plain
from game.lang.language import signed, told
from game.titles.realms import BadHand, ScoreSheet, score
from game.titles.realms.scoring.reading import write_choice
from game.titles.realms.scoring.sheet import CardScore, Choices, Line
from game.titles.realms.text import wording
from game.titles.realms.text.score_text import explain

from .options import add_language


class Request(msgspec.Struct):
    """A line of input."""

    hand: list[str]
    choices: dict[str, str | list[str]] | None = None
    discard: list[str] = []
    players: int = 4
    modules: list[str] = []
    items: list[str] = []


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--text", action="store_true", help="print score pads for people")


def run(args: argparse.Namespace) -> int:
    words = language(args.lang)
    status = 0
    for line in sys.stdin or ():  # closed, it is as good as empty
        try:
            sheet = scored(line)
        except BadHand as bad:
            status = 1
            error = plain(words.say(bad.says))
            print(error if args.text else json.dumps({"error": error}, ensure_ascii=False))
        else:
            if args.text:
                print(as_pad(sheet, words))
            else:
                print(json.dumps(as_json(sheet, words), ensure_ascii=False))
    return status


def scored(line: str) -> ScoreSheet:
    try:
        asked = msgspec.json.decode(line, type=Request)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadHand(_not_as_expected(str(error))) from None
    return score(
        asked.hand, asked.choices, asked.discard, asked.players, asked.modules, asked.items
    )


def _not_as_expected(detail: str) -> Message:
    """Which part of a line is wrong, as far as the decoder names one."""
    part = re.search(r"required field `(\w+)`|`\$\.(.+)`$", detail)
    return message("bad-json-part", key=part[1] or part[2]) if part else message("bad-json")


def as_json(sheet: ScoreSheet, words: Language) -> dict[str, Any]:
    """The sheet for programs: keys, figures, and the reasons in words."""
    return {
        "total": sheet.total,
        "base_sum": sheet.base_sum,
        "choices": choices_as_json(sheet.choices),
        "cards": [_row(sheet, place, words) for place in range(len(sheet.cards))],
        "items": [{"key": str(item.name), "value": value} for item, value in sheet.items],
    }


def choices_as_json(choices: Choices) -> dict[str, str | tuple[str, str]]:
    return {str(chooser): write_choice(choice) for chooser, choice in choices.items()}


def _row(sheet: ScoreSheet, place: int, words: Language) -> dict[str, Any]:
    row = sheet.cards[place]
    return {
        "key": str(row.card.name),
        "name": words.say(wording.card_name(row.name)),
        "suit": row.suits[0].key,
        "base": row.base,
        "bonus": row.bonus,
        "penalty": row.penalty,
        "blanked": row.blanked,
        "cleared": row.cleared,
        "why": [
            {
                "reason": line.reason.name.lower(),
                "points": line.points,
                "because": [str(card.name) for card in sheet.cards_in(line.because)],
                "text": plain(words.say(explain(sheet, line))),
            }
            for line in sheet.lines_of(place)
        ],
    }


def as_pad(sheet: ScoreSheet, words: Language) -> str:
    """The sheet as a score pad for people."""
    headings = [words.text(f"pad-{part}") for part in ("base", "bonus", "penalty", "total")]
    titles = [_title(row, words) for row in sheet.cards]
    width = max([len(title) for title in titles], default=0) + 2
    columns = [max(len(heading), 5) for heading in headings]

    def table_row(title: str, cells: list[str]) -> str:
        figures = [cell.rjust(size) for cell, size in zip(cells, columns, strict=True)]
        return "  ".join([title.ljust(width), *figures]).rstrip()

    lines = [table_row("", headings)]
    for place, (row, title) in enumerate(zip(sheet.cards, titles, strict=True)):
        added = [signed(points) if points else "" for points in (row.bonus, row.penalty)]
        cells = ["–"] * 4 if row.blanked else [told(row.base), *added, told(row.total)]
        lines.append(table_row(title, cells))
        lines += ["    " + _reason(sheet, line, words) for line in sheet.lines_of(place)]
    for item, value in sheet.items:
        name = words.say(wording.card_name(item.name))
        lines.append(table_row(name, ["", "", "", signed(value)]))
    lines.append(table_row(words.text("pad-total"), ["", "", "", told(sheet.total)]))
    return "\n".join(lines) + "\n"


def _title(row: CardScore, words: Language) -> str:
    suits = "/".join(words.say(wording.suit_name(suit)) for suit in row.suits)
    return f"{words.say(wording.card_name(row.card.name))} ({suits})"


def _reason(sheet: ScoreSheet, line: Line, words: Language) -> str:
    """The points before the rule, unless the rule begins with just these points."""
    text = plain(words.say(explain(sheet, line)))
    points = signed(line.points)
    said = re.match(r"[+−]\d+", text)
    return text if not line.points or (said and said[0] == points) else f"{points}  {text}"
