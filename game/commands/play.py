"""Play, in a window. This is what happens without any command."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from game.lang import LANGUAGES
from game.paths import data_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=Path, help="keep settings, saves and statistics there")
    parser.add_argument("--lang", choices=LANGUAGES, help="language, instead of the one set")


def run(args: argparse.Namespace) -> int:
    # Without a graphics card SDL would push every frame through software OpenGL.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    from game.app import App
    from game.scenes.title import TitleScene
    from game.store import AlreadyOpen

    folder = args.data_dir or data_folder()
    try:
        app = App(folder, lang=args.lang)
    except AlreadyOpen:
        print(f"Storied Realms is already open with the folder {folder}.", file=sys.stderr)
        return 1
    except pygame.error as error:
        print(f"No window could be opened: {error}", file=sys.stderr)
        return 1
    app.push(TitleScene(app))
    app.run()
    return 0
