"""The light of the whole land: a warm sun in the upper left."""

from __future__ import annotations

from art import Light

WAY = (-0.6, -0.8)
LIGHT = Light((300, -500), "#ffe6a8", "#14142e")
