"""The inks of the four stories and of the six players."""

from __future__ import annotations

from art import Ink

STORIES: dict[str, Ink] = {
    "temple": Ink("#2f7fa8", "#123a62", "#9fd8e0"),
    "beings": Ink("#a24fa8", "#4a1a5c", "#e8a8e0"),
    "pirate": Ink("#c8862a", "#6a3a1a", "#ffd888"),
    "dragon": Ink("#b8372a", "#5a1224", "#f79a70"),
}
PLAYERS: dict[str, Ink] = {
    "crimson": Ink("#c9352c", "#5e0f22", "#ff9a80"),
    "cobalt": Ink("#2c62c4", "#10265e", "#8fc0ff"),
    "saffron": Ink("#e2a92c", "#7a4a14", "#fff0a8"),
    "emerald": Ink("#1f8a5a", "#0a3c38", "#8fe0a4"),
    "violet": Ink("#7d3fa6", "#32124e", "#d49cf0"),
    "ivory": Ink("#efe4cc", "#8a7468", "#fffdf4"),
}
CREAM = Ink("#fff3d6", "#d8bf98", "#fffdf2")
BRASS = Ink("#ffe9a8", "#d09a4c", "#fffbe0")
SEAM = "#3a1c14"
"""The dark line between gold and what it holds."""
