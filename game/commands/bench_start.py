"""How long it takes from the command to the title, and from there to the first card, or die."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any

RUNS = 5
START = """
import json, sys, time
from pathlib import Path
from game.commands.play import open_window, prepare_sdl
prepare_sdl()
app = open_window(Path(sys.argv[1]), "en")
app.frame(0.0)
title = time.time()
from msgspec.structs import replace
from game.client.scenes.new_game import NewGameScene
def first(key, seen):
    app.store.settings = replace(app.store.settings, title=key)
    app.start()
    app.frame(0.0)
    page = NewGameScene(app, app.rooms)
    app.push(page)
    app.frame(0.0)
    clicked = time.time()
    page.begin()
    while not seen(app.scene):
        app.frame(1 / 60)
    return time.time() - clicked
card = first("realms", lambda table: table.stage.hand)
board = first("stories", lambda board: board.stage.figures and not board.model.queue)
app.close()
print(json.dumps([title, card, board]))
"""


def measure_start() -> dict[str, Any]:
    """Seconds, the best and the middle of several starts; the first one warms the disk."""
    env = dict(os.environ)
    if not env.get("DISPLAY") and os.name == "posix":
        env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    found = []
    for _ in range(RUNS + 1):
        with tempfile.TemporaryDirectory() as folder:
            began = time.time()
            done = subprocess.run(
                [sys.executable, "-c", START, folder], env=env, capture_output=True, check=True
            )
            title, card, board = json.loads(done.stdout.splitlines()[-1])
            found.append((title - began, card, board))
    names = ("title_s", "first_card_s", "first_board_s")
    return {
        name: _told(list(seconds))
        for name, seconds in zip(names, zip(*found[1:], strict=True), strict=True)
    }


def _told(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {"best": round(ordered[0], 2), "middle": round(ordered[len(ordered) // 2], 2)}
