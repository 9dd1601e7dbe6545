"""Play, in a window. This is what happens without any command."""

from __future__ import annotations

import argparse
import atexit
import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from game.lang import LANGUAGES
from game.paths import data_folder

if TYPE_CHECKING:
    from game.client.app import App


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data-dir", type=Path, help="keep settings, saves and statistics there")
    parser.add_argument("--deal", metavar="CODE", default="", help="play the deal of this code")
    parser.add_argument("--lang", choices=LANGUAGES, help="language, instead of the one set")


def run(args: argparse.Namespace) -> int:
    prepare_sdl()
    from game.client.widgets.note import unseen
    from game.log import LOG, log_file, open_log
    from game.store import AlreadyOpen

    folder = args.data_dir or data_folder()
    try:
        if unseen() and "SDL_VIDEODRIVER" not in os.environ:  # whoever names a driver may have it
            return tell(args.lang, "note-no-screen")
        app = open_window(folder, args.lang, args.deal)
    except AlreadyOpen:
        return tell(args.lang, "note-already-open", folder=str(folder))
    except Exception:  # whatever it was: the player must not be left without a word
        if not LOG.handlers:
            open_log(folder)
        LOG.exception("The window could not be opened")
        return tell(args.lang, "note-no-start", file=str(log_file(folder)))
    try:
        app.run()
    except Exception:
        LOG.exception("Beyond help")
        return tell(args.lang, "note-stopped", file=str(app.log))
    return 0


def prepare_sdl() -> None:
    """What SDL must know before it is loaded."""
    # Without a graphics card SDL would push every frame through software OpenGL.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def open_window(folder: Path, lang: str | None, deal: str = "") -> App:
    """The program with its title on the screen, or the page for the deal of a code; in a passing
    folder if that one cannot be used."""
    from game.client.app import App
    from game.client.scenes.play_code import PlayCodeScene
    from game.store import Unwritable

    try:
        app = App(folder, lang=lang)
    except Unwritable:
        passing = tempfile.TemporaryDirectory(prefix="storied-realms-", ignore_cleanup_errors=True)
        atexit.register(passing.cleanup)
        app = App(Path(passing.name), lang=lang)
        app.notices.append(app.words.text("title-unwritable", folder=str(folder)))
    app.start()
    if deal:
        app.push(PlayCodeScene(app, app.rooms, deal))
    return app


def tell(lang: str | None, key: str, **facts: str) -> int:
    """A word to the player when there is no game to say it in: in a window, and in the terminal."""
    import pygame

    from game.client.app import system_language
    from game.client.widgets.note import show_note
    from game.lang import language, plain

    words = language(lang or system_language())
    title, text = words.form(key, "title"), words.text(key, **facts)
    print(f"{title}. {plain(text)}", file=sys.stderr)
    with contextlib.suppress(pygame.error):  # there is no screen: the terminal has been told
        show_note(title, text, words.text("note-ok"))
    return 1
