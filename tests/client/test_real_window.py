"""The real window, used through the mouse and the keyboard of a virtual screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.virtual_screen import Player, VirtualScreen, missing_tools, wait_for

MISSING = missing_tools()


@pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)}")
def test_a_stranger_starts_the_game_plays_a_turn_and_closes_the_window(tmp_path: Path) -> None:
    save = tmp_path / "match-realms.json"

    def played() -> int:
        """How many actions the person at the first seat has taken."""
        if not save.exists():
            return 0
        entries = json.loads(save.read_bytes())["entries"]
        return sum(entry["seat"] == 0 for entry in entries)

    with VirtualScreen() as screen:
        game = subprocess.Popen(
            [sys.executable, "-m", "game", "--data-dir", str(tmp_path), "--lang", "en"],
            env=os.environ
            | {"DISPLAY": screen.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"},
        )
        try:
            player = Player(screen)
            player.begin()

            def draw() -> bool:
                screen.click(player.DECK)
                time.sleep(0.3)
                return played() > 0

            def discard() -> bool:
                screen.click(player.CARD)
                time.sleep(0.3)
                return played() > 1

            wait_for(draw, 60, "a card drawn")
            wait_for(discard, 30, "a card discarded")
            player.leave()
            assert save.exists(), "the match waits to be continued"
            screen.press("Up")
            screen.press("Return")
            assert game.wait(10) == 0
        finally:
            game.kill()
            game.wait()
