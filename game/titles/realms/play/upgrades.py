"""Matches played by older rules, in today's words."""

from __future__ import annotations

from typing import Any

from game.engine.contract import IllegalAction
from game.engine.message import message
from game.engine.prompts import prompt_of

from . import choosing
from .state import Asks, State


def upgraded(version: int, entry: Any, state: State) -> list[Any]:
    """The entries of today for one of an older version.

    Version 1 had an action for each question (keep, bring, choose, and discard for a hand over its
    limit) where there is one to pick an answer now, and choices were final when made; nobody traded
    yet. In version 2 an offer was one action that named its card.
    """
    match version:
        case 1:
            return _in_picks(entry, state)
        case 2:
            return _in_two_steps(entry)
        case _:
            raise IllegalAction(message("illegal-now"))


def _in_two_steps(entry: Any) -> list[Any]:
    match entry:
        case {
            "type": "played",
            "action": {"type": "offer", "card": card, "face_up": face_up, "to": to, "want": want},
        }:
            held_out = {"type": "hold_out", "card": card, "face_up": face_up}
            offer = {"type": "offer", "to": to, "want": want}
            return [{**entry, "action": held_out}, {**entry, "action": offer}]
        case _:
            return [entry]


def _in_picks(entry: Any, state: State) -> list[Any]:
    match entry:
        case {"type": "played", "action": {"type": "keep" | "bring", "card": card}}:
            return [_picking(entry, card)]
        case {"type": "played", "seat": int(seat), "action": {"type": "discard", "card": card}}:
            prompt = prompt_of(state.stack, seat)
            return [_picking(entry, card) if prompt and prompt.kind is Asks.EXCESS else entry]
        case {"type": "played", "seat": int(seat), "action": {"type": "choose", "choice": choice}}:
            last = _is_last_choice(state, seat)
            done = [{**entry, "action": {"type": "done"}}] if last else []
            return [_picking(entry, choice), *done]
        case _:
            return [entry]


def _picking(entry: dict[str, Any], option: Any) -> dict[str, Any]:
    return {**entry, "action": {"type": "pick", "option": option}}


def _is_last_choice(state: State, seat: int) -> bool:
    prompt = prompt_of(state.stack, seat)
    if not prompt:
        return False
    return len(prompt.chosen) + 1 == len(choosing.choosers(state.options, state.hands[seat]))
