"""Render a scene of the game into a picture, without a window.

Scenes: title, new-game, play-code (the deal of the seed), settings, keys, licenses, statistics,
rules, table (some moves into a match), floor (some seconds into the trading), offer (the same, with
a card about to be offered), hint (a table with the coach's advice), hover (a card under the mouse),
relations (the same with its arrows), discard (when a card is to be discarded), strip (a question of
some kind), item (a Cursed Item at work), show (the hands are counted), finale (the totals), scoring
(the plain sheets), cards, lesson (`--moves` is the step), of which title, statistics, rules and
lesson are those of the `--title`; and of Fantastic Stories: board (`--doing` is what one is about
to do), page (a story told, which may be the seed), ranking.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from game.engine.contract import BadOptions
from game.lang import language, plain
from game.store.settings import BOUNDS
from game.titles.realms.cards.items import ItemName

from .options import add_language, add_modules, add_seats, whole_number
from .play import prepare_sdl
from .titles import add_title

SCENES = (
    "title",
    "new-game",
    "play-code",
    "settings",
    "keys",
    "licenses",
    "statistics",
    "rules",
    "table",
    "floor",
    "offer",
    "hint",
    "hover",
    "strip",
    "item",
    "relations",
    "discard",
    "show",
    "finale",
    "scoring",
    "cards",
    "lesson",
    "board",
    "page",
    "ranking",
)


QUESTIONS = (
    "turn",
    "suit",
    "cards",
    "offers",
    "shelf",
    "player",
    "order",
    "amount",
    "ways",
    "waiting",
)
DOING = ("home", "move", "pawn", "magic", "along")
"""What the person at the board is about to do."""
FRAMES = 60
"""Of a second, while a scene is looked at."""
SMALLEST, LARGEST = (320, 200), (7680, 4320)


def size(text: str) -> tuple[int, int]:
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError("a size looks like 1920x1080") from None
    if not (SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]):
        low, high = ("x".join(map(str, each)) for each in (SMALLEST, LARGEST))
        raise argparse.ArgumentTypeError(f"a size lies between {low} and {high}")
    return width, height


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("scene", choices=SCENES, help="what to show")
    parser.add_argument("out", type=Path, help="the picture to write, .png")
    parser.add_argument("--size", type=size, default=(1280, 720), help="such as 1920x1080")
    parser.add_argument("--seed", default="7", help="the same seed shows the same match")
    parser.add_argument("--moves", type=whole_number(0), default=14, help="how far into the match")
    parser.add_argument("--kind", choices=QUESTIONS, default="suit", help="what the strip asks")
    parser.add_argument(
        "--item", choices=[str(name) for name in ItemName], default="rake", help="which is used"
    )
    parser.add_argument(
        "--answers", type=whole_number(0), default=0, help="how often the item was answered"
    )
    parser.add_argument(
        "--scale",
        type=whole_number(*map(int, BOUNDS["ui_scale"])),
        default=100,
        help="size of what is read, in percent",
    )
    parser.add_argument(
        "--at",
        type=whole_number(0),
        default=500,
        help="how long the scene has been there, in milliseconds",
    )
    add_title(parser)
    parser.add_argument("--doing", choices=DOING, default="move", help="at the board")
    parser.add_argument("--expert", action="store_true", help="the board's other variant")
    add_seats(parser, default="novice,apprentice,greedy")
    add_modules(parser, "what is added to the base game: suits,promos,items")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    prepare_sdl()
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    import pygame

    try:
        failed = shoot(args)
    except BadOptions as bad:
        print(plain(language(args.lang).say(bad.says)), file=sys.stderr)
        return 2
    except pygame.error as error:
        failed = str(error)
    if failed:
        print(failed, file=sys.stderr)
    return 1 if failed else 0


def shoot(args: argparse.Namespace) -> str:
    """Writes the picture; what went wrong while it was drawn, if something did."""
    import pygame
    from msgspec.structs import replace

    from game.client.app import App
    from game.client.scenes.crash import CrashScene

    from .shot_scenes import prepare

    with tempfile.TemporaryDirectory() as folder:
        app = App(Path(folder), args.size, args.lang)
        try:
            app.store.settings = replace(app.store.settings, ui_scale=args.scale, title=args.title)
            app.sounds.set_volumes(0, 0, 0)
            modules = args.modules or frozenset()
            board = (args.doing, args.expert)
            use = (args.item, args.answers) if args.scene == "item" else None
            prepare(
                app, args.scene, args.seed, args.seats, modules, args.moves, args.kind, use, board
            )
            for _ in range(max(1, round(args.at * FRAMES / 1000))):
                app.frame(1 / FRAMES)
            if isinstance(app.scene, CrashScene):
                return app.scene.what
            pygame.image.save(app.screen, args.out)
        finally:
            app.close()
    return ""
