"""The colours that belong to the game, not to a single painting."""

from __future__ import annotations

SUITS: dict[str, str] = {
    "army": "#4c515a",
    "leader": "#451a7c",
    "wizard": "#cd7fc7",
    "weapon": "#b6b2ba",
    "artifact": "#dbbc3e",
    "beast": "#316446",
    "land": "#5e2d04",
    "weather": "#a4eafe",
    "flood": "#2f66c7",
    "flame": "#d54e0c",
    "building": "#93805e",
    "outsider": "#20958a",
    "undead": "#9dc493",
    "wild": "#f7efdf",
    "cursed": "#170f1e",
}

# Suits so pale that signs on them must be dark to be read.
PALE_SUITS = frozenset({"wizard", "weapon", "artifact", "weather", "undead", "wild"})

INK = "#24140f"
PARCHMENT = "#f3e4c1"
CREAM = "#fff4d9"
GOLD, GOLD_SHADE, GOLD_LIT = "#d9a441", "#7a4526", "#fff2b4"
FELT_DARK, FELT_LIGHT = "#1a382c", "#3d6a4a"
WALNUT = "#6b3a22"
LEATHER = "#421c1a"
BONUS, PENALTY, ACTIVE = "#175f70", "#a52a1a", "#ffcf5a"

# The inks of fire, dark to white, for `Canvas.field`.
FIRE = "#7a1a12 .2:#b8301a .42:#ec6a1c .62:#ffab32 .8:#ffe07a #fffbe6"
