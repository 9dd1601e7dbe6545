"""Check that the program is whole: pictures, cards, the board, opponents, saves, sound.

Prints a line for each check; the exit status is 0 only if all are well. Nothing of the player's is
touched.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from game.interrupts import raise_lost
from game.lang import LANGUAGES, language, plain
from game.paths import assets

from .play import prepare_sdl

COMPANY = 3
"""So many can play any title: where it has fewer opponents, they sit down more than once."""
THOUGHTS = 50
"""As much as an opponent thinks here: enough to show that it can."""
PATIENCE = 60.0
"""Seconds an opponent has for a decision: a slow machine is no failure."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    del parser  # there is nothing to choose


def run(args: argparse.Namespace) -> int:
    del args
    prepare_sdl()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    failed = 0
    for name, check in CHECKS.items():
        began = time.perf_counter()
        try:
            told = check()
        except Exception as error:  # a check that breaks has found something
            raise_lost()
            failed += 1
            print(f"FAILED  {name}: {type(error).__name__}: {error}", flush=True)
        else:
            raise_lost()
            print(f"ok      {name}: {told} ({time.perf_counter() - began:.1f} s)", flush=True)
    print("Everything is in its place." if not failed else f"{failed} of {len(CHECKS)} failed.")
    return 1 if failed else 0


def pictures() -> str:
    """Every picture can be read."""
    import pygame

    files = [file for file in (assets() / "art").rglob("*") if file.suffix in (".webp", ".png")]
    for file in files:
        pygame.image.load(file)
    return f"{len(files)} pictures"


def fonts() -> str:
    """Every typeface has the letters of the four languages."""
    from game.client.widgets.look import Face, font

    _open_screen()
    texts = [file.read_text("utf-8") for file in (assets() / "lang").rglob("*.ftl")]
    letters = sorted({letter for text in texts for letter in text} | set("•›…≈"))
    for face in Face:
        for letter in letters:
            if letter.strip() and not font(face, 20).knows(letter):
                raise LookupError(f"{face.value} has no {letter}")
    return f"{len(Face)} typefaces"


def cards() -> str:
    """Every card is drawn in every language, large and small."""
    from game.client.realms.card_face import CardPainter
    from game.client.realms.card_print import Printable
    from game.client.widgets.paintings import Paintings
    from game.titles.realms import Module
    from game.titles.realms.cards.catalogue import catalogue
    from game.titles.realms.cards.items import ITEMS

    _open_screen()
    whole = catalogue([Module.SUITS, Module.PROMOS])
    every = {card.number: card for card in (*catalogue().cards, *whole.cards)}
    shown: list[Printable] = [*every.values(), *ITEMS]
    paintings = Paintings()
    for code in LANGUAGES:
        painter = CardPainter(language(code), paintings)
        for card in shown:
            painter.full(card, 214)
            painter.compact(card, 112)
    return f"{len(shown)} cards in {len(LANGUAGES)} languages"


def board() -> str:
    """The board and all that stands on it is drawn in every language."""
    import pygame

    from game.client.stories import art, board_picture
    from game.client.stories.chapters import chapters
    from game.client.stories.layout import BoardLayout
    from game.titles.stories.board import BOARD

    _open_screen()
    layout = BoardLayout((1280, 720), 3)
    for name in art.names():
        art.sprite(name, layout.zoom)
    for story in BOARD.adventures:
        art.picture(f"pages/{story}", (215, 170))
    for code in LANGUAGES:
        words = language(code)
        board_picture.draw(pygame.Surface(layout.window), layout, words)
        for chapter in chapters(words):
            for draw in chapter.drawings.values():
                draw(800, layout.scale)
    return f"{len(BOARD.spaces)} spaces in {len(LANGUAGES)} languages"


def match() -> str:
    """Every opponent of ours, in a process of its own, plays every title and loses no decision."""
    from ai.contract import Budget
    from ai.registry import OURS
    from game.engine.seats import Controller, Seat
    from game.engine.table import Table
    from game.titles.registry import TITLES

    from .match import play_out

    moves, stumbled = 0, []
    for title, rules in TITLES.items():
        ours = [entry for entry in OURS if entry.title in ("", title)]
        for first in range(0, len(ours), COMPANY):
            company = islice(cycle(ours), first, first + COMPANY)
            seats = tuple(Seat(entry.key, Controller.OPPONENT, entry.key) for entry in company)
            options = rules.options_type(players=len(seats))
            table: Table[Any, Any, Any, Any, Any] = Table(rules, options, "selftest", seats)
            lost = play_out(table, ours, Budget(THOUGHTS, PATIENCE))
            failed = [failures[0] for failures in lost.values() if failures]
            stumbled += [plain(language("en").say(failure)) for failure in failed]
            moves += len(table.history.entries)
    if stumbled:
        raise RuntimeError(" ".join(stumbled))
    return f"{len(OURS)} opponents, {moves} moves"


def save() -> str:
    """Settings and a match of every title are written and read again."""
    from msgspec.structs import replace

    from game.engine.seats import Seat
    from game.engine.table import Table
    from game.store import Store, saves
    from game.titles.registry import TITLES

    for rules in TITLES.values():
        seats = (Seat("a"), Seat("b"), Seat("c"))
        table: Table[Any, Any, Any, Any, Any] = Table(
            rules, rules.options_type(players=len(seats)), "selftest", seats
        )
        (seat,) = table.must_act
        table.act(seat, table.legal_actions(seat)[0])
        with tempfile.TemporaryDirectory() as folder:
            with Store(Path(folder)) as store:
                store.settings = replace(store.settings, player_name="Selftest")
                saves.save(store, table.history)
            with Store(Path(folder)) as store:
                loaded = saves.load(store, rules).table
                kept = store.settings.player_name
        if kept != "Selftest" or not loaded or loaded.view(seat) != table.view(seat):
            raise RuntimeError(f"what was read of {rules.key} is not what was written")
    return f"settings and matches of {len(TITLES)} titles"


def sound() -> str:
    """Every sound can be played, or the program knows that it must be silent."""
    from game.client.realms.show.cues import CHORDS
    from game.client.sound import HEARTH, BoardCue, Cue, Piece, Sounds
    from game.client.sound.takes import read

    sounds = Sounds()
    try:
        if sounds.silent:
            return f"silent, {sounds.problem}"
        cues = [*Cue, *BoardCue, *CHORDS.values()]
        for name in (*cues, *Piece, HEARTH):
            read(name)
        return f"{len(cues)} sounds, {len(Piece)} pieces of music and the hearth"
    finally:
        sounds.close()


def _open_screen() -> None:
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((640, 360))


CHECKS: dict[str, Callable[[], str]] = {
    "pictures": pictures,
    "fonts": fonts,
    "cards": cards,
    "board": board,
    "match": match,
    "save": save,
    "sound": sound,
}
