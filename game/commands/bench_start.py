"""How long it takes from the command to the title, and from there to the first card."""

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
from game.client.scenes.new_game import NewGameScene
page = NewGameScene(app, app.rooms)
app.push(page)
app.frame(0.0)
clicked = time.time()
page.begin()
while not app.scene.stage.hand:
    app.frame(1 / 60)
dealt = time.time()
app.close()
print(json.dumps([title, dealt - clicked]))
"""


def measure_start() -> dict[str, Any]:
    """Seconds, the best and the middle of several starts; the first one warms the disk."""
    env = dict(os.environ)
    if not env.get("DISPLAY") and os.name == "posix":
        env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    titles, deals = [], []
    for _ in range(RUNS + 1):
        with tempfile.TemporaryDirectory() as folder:
            began = time.time()
            done = subprocess.run(
                [sys.executable, "-c", START, folder], env=env, capture_output=True, check=True
            )
            title, dealt = json.loads(done.stdout.splitlines()[-1])
            titles.append(title - began)
            deals.append(dealt)
    return {"title_s": _told(titles[1:]), "first_card_s": _told(deals[1:])}


def _told(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    return {"best": round(ordered[0], 2), "middle": round(ordered[len(ordered) // 2], 2)}
