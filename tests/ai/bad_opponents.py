"""Opponents that misbehave, each in its own way."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from typing import Any

from game.engine.message import message

from .answers import write_to_every_pipe


class Raises:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        raise RuntimeError("no idea")


class Leaves:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        sys.exit(3)


class Nonsense:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        return "the best card, please"


class Prints:
    def choose(self, _view: Any, legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        print("I am thinking")
        return legal[0]


class Hangs:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        time.sleep(3600)


class Dies:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        os._exit(9)


class Promises:
    """Announces to the other end of its pipe what never comes."""

    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        write_to_every_pipe(b"\x7f" * 8)
        time.sleep(3600)


class Nests:
    """Forges an answer that is nested deeper than anybody can read."""

    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        forged = b'{"reason": ' + b'{"type": "message", "key": "x", "args": {"x": ' * 1300
        write_to_every_pipe(len(forged).to_bytes(8, "big") + forged)
        time.sleep(3600)


class Garbles:
    """Forges an answer in no alphabet."""

    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        forged = b'{"detail": "\xff"}'
        write_to_every_pipe(len(forged).to_bytes(8, "big") + forged)
        time.sleep(3600)


class Shouts:
    def choose(self, _view: Any, _legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        raise RuntimeError("!" * 1_000_000)


class Explains:
    def choose(self, _view: Any, legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        from ai.contract import Decision

        return Decision(legal[-1], message("why-cleared", by="nobody"))


class Reverses:
    def choose(self, _view: Any, legal: list[Any], _budget: Any, _rng: Any) -> Any:
        legal.reverse()
        return legal[0]


class Mumbles:
    def choose(self, _view: Any, legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        from ai.contract import Decision

        return Decision(legal[0], "because")  # type: ignore[arg-type]


class Peeks:
    """Remembers everything it was ever shown."""

    def choose(self, view: Any, legal: Sequence[Any], budget: Any, rng: Any) -> Any:
        assert not hasattr(view, "hands") or not view.hands or view.phase in ("choose", "over")
        assert set(dir(view)).isdisjoint({"state", "seed", "history"})
        assert budget.thoughts > 0
        return rng.choice(legal)


class Windowless:
    def choose(self, _view: Any, legal: Sequence[Any], _budget: Any, _rng: Any) -> Any:
        assert "pygame" not in sys.modules
        return legal[0]
