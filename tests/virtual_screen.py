"""A screen without a monitor, for looking at the real window and using it as a person would."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

TOOLS = ("Xvfb", "xdotool")
MENU = 8
"""More lines than the table's menu has; the last one leaves the table."""
Pixel = tuple[int, int, int]


def missing_tools() -> list[str]:
    """What must be installed before there can be a virtual screen."""
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class VirtualScreen:
    """An X server that draws into a file, and a mouse and keyboard for it."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.size = size
        self._folder = tempfile.TemporaryDirectory()
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                *("-displayfd", str(writing), "-fbdir", self._folder.name, "-nolisten", "tcp"),
                *("-screen", "0", f"{size[0]}x{size[1]}x24"),
            ],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.display = f":{told.readline().strip()}"

    def __enter__(self) -> VirtualScreen:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    # Hands.

    def click(self, point: tuple[int, int]) -> None:
        x, y = map(str, point)
        self._do("mousemove", x, y)
        time.sleep(0.1)
        self._do("click", "1")

    def press(self, key: str) -> None:
        self._do("key", key)

    def _do(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=os.environ | {"DISPLAY": self.display}, check=True)

    # Eyes.

    def share(self, area: tuple[int, int, int, int], fits: Callable[[Pixel], bool]) -> float:
        """The part of an area (left, top, right, bottom) whose colour fits."""
        data = (Path(self._folder.name) / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        start, line = header[0] + 12 * header[19], header[12]
        left, top, right, bottom = area
        found = total = 0
        for y in range(top, bottom, 3):
            for x in range(left, right, 3):
                at = start + y * line + 4 * x
                blue, green, red = data[at : at + 3]
                found += fits((red, green, blue))
                total += 1
        return found / total


def wait_for(what: Callable[[], bool], seconds: float, why: str) -> None:
    """Looks until something is so."""
    end = time.monotonic() + seconds
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(f"{why} was not seen within {seconds:.0f} seconds")
        time.sleep(0.05)


def gold(pixel: Pixel) -> bool:
    """The colour of the button one presses first."""
    red, green, blue = pixel
    return red > 170 and 110 < green < 215 and blue < 120


def parchment(pixel: Pixel) -> bool:
    """The colour of the text on cards."""
    red, green, blue = pixel
    return red > 215 and green > 195 and 140 < blue < 225


class Player:
    """Somebody who knows where things are in a window of 1280 by 720."""

    TITLE = (108, 305, 390, 350)
    """The first button of the title."""
    LESSON = (108, 414, 390, 459)
    """The button a stranger is invited to press."""
    BEGIN = (812, 599, 1066, 634)
    """The button that deals the cards."""
    DECK = (96, 258)
    HAND = (330, 600, 780, 700)
    CARD = (430, 630)
    """On the fourth card of the hand."""

    def __init__(self, screen: VirtualScreen) -> None:
        self.screen = screen

    def sees_title(self) -> bool:
        return any(self.screen.share(area, gold) > 0.4 for area in (self.TITLE, self.LESSON))

    def sees_hand(self) -> bool:
        return self.screen.share(self.HAND, parchment) > 0.2

    def leave(self) -> None:
        """By the menu back to the title."""
        self.screen.press("Escape")
        time.sleep(0.8)
        for key in (*("Down",) * MENU, "Return"):
            self.screen.press(key)
        wait_for(self.sees_title, 10, "the title")

    def begin(self) -> None:
        """From the title to the first card."""
        wait_for(self.sees_title, 30, "the title")
        self.screen.click(_middle(self.TITLE))
        wait_for(lambda: self.screen.share(self.BEGIN, gold) > 0.4, 10, "the new game page")
        self.screen.click(_middle(self.BEGIN))
        wait_for(self.sees_hand, 20, "a hand of cards")


def _middle(area: tuple[int, int, int, int]) -> tuple[int, int]:
    return (area[0] + area[2]) // 2, (area[1] + area[3]) // 2
