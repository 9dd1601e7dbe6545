"""Fits the small networks to what was seen: gradients of three layers, and Adam's steps.

Numpy is enough for networks of this size; a library for large ones would be a heavy guest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from .nets import INPUTS, Floats, Net

Slope = Callable[[Floats, Floats], tuple[float, Floats]]
"""What is lost by saying one thing where another is true, and how that changes with the former."""
FAST, SLOW, TINY = 0.9, 0.999, 1e-8


def fresh(outputs: int, wide: int, narrow: int, rng: np.random.Generator) -> Net:
    """A network that knows nothing."""

    def layer(rows: int, columns: int) -> Floats:
        return rng.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32)

    return Net(
        rng.normal(0, 0.2, (INPUTS, wide)).astype(np.float32),  # few of the inputs are set
        np.zeros(wide, np.float32),
        layer(wide, narrow),
        np.zeros(narrow, np.float32),
        layer(narrow, outputs),
        np.zeros(outputs, np.float32),
    )


@dataclass
class Fitter:
    """A network that is being fitted."""

    net: Net
    steps: int = 0
    means: dict[str, Floats] = field(default_factory=dict)
    squares: dict[str, Floats] = field(default_factory=dict)

    def step(self, inputs: Floats, truth: Floats, slope: Slope, rate: float) -> float:
        """One step towards the truth; what was lost before it."""
        net = self.net
        first = inputs @ net.w1 + net.b1
        wide = np.maximum(first, 0)
        second = wide @ net.w2 + net.b2
        narrow = np.maximum(second, 0)
        lost, back = slope(narrow @ net.w3 + net.b3, truth)
        to_narrow = (back @ net.w3.T) * (second > 0)
        to_wide = (to_narrow @ net.w2.T) * (first > 0)
        self._move(
            {
                "w3": narrow.T @ back,
                "b3": back.sum(0),
                "w2": wide.T @ to_narrow,
                "b2": to_narrow.sum(0),
                "w1": inputs.T @ to_wide,
                "b1": to_wide.sum(0),
            },
            rate,
        )
        return lost

    def _move(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        sure = np.sqrt(1 - SLOW**self.steps) / (1 - FAST**self.steps)
        for name, slope in slopes.items():
            weights = getattr(self.net, name)
            mean = self.means.setdefault(name, np.zeros_like(weights))
            square = self.squares.setdefault(name, np.zeros_like(weights))
            mean += (1 - FAST) * (slope - mean)
            square += (1 - SLOW) * (slope * slope - square)
            weights -= (rate * sure) * mean / (np.sqrt(square) + TINY)
