"""Advice in words: what to do, why, and what that comes to."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.message import Arg, Message, message
from game.lang import Language
from game.session import Advice, Session
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.actions import (
    TO_DRAW,
    Action,
    Discard,
    Done,
    Draw,
    Pick,
    Player,
    Put,
    Replace,
    Take,
    Use,
)
from game.titles.realms.play.view import View
from game.titles.realms.text.wording import name_in_role, suit_kind, the_item

from .things import own_item

Names = Sequence[str]


def told(advice: Advice, view: View, names: Names, words: Language) -> tuple[str, str]:
    """A heading with the figures, and a sentence or two."""
    if advice.reason is None:
        return _heading(advice, words), done(advice, view, names, words)
    do = _deed(advice.action, advice.then, view, names)
    why = _named(advice.reason, names)
    return _heading(advice, words), words.text("hint-said", do=do, why=why)


def done(advice: Advice, view: View, names: Names, words: Language) -> str:
    """What to do, as a sentence of few words."""
    deed = _deed(advice.action, advice.then, view, names)
    return words.say(message("sentence", text=deed))


def hints_taken(session: Session, seat: int, words: Language) -> str:
    """How often a player asked; nothing if that was never."""
    count = session.hints_of(seat)
    return words.text("hints-taken", count=count) if count else ""


def _heading(advice: Advice, words: Language) -> str:
    """The figures are estimates, and say so."""
    if advice.win is not None and advice.score is not None:
        percent = min(max(round(100 * advice.win), 1), 99)
        return words.text("hint-title-both", percent=percent, points=round(advice.score))
    if advice.score is not None:
        return words.text("hint-title-points", points=round(advice.score))
    return words.text("hint-title")


def _named(reason: Message, names: Names) -> Message:
    """A reason with the player it means, who has a name at the table only."""
    args: dict[str, Arg] = {
        key: _named(value, names) if isinstance(value, Message) else value
        for key, value in reason.args.items()
    }
    seat = args.get("seat")
    if isinstance(seat, str) and "player" not in args:
        args["player"] = _player(int(seat), names)
    return Message(reason.key, args, reason.form)


def _player(seat: int, names: Names) -> Message:
    return message("player-name", seat=str(seat), player=names[seat])


def _the(card: Card) -> Message:
    return name_in_role("told", card.name)


def _deed(action: Action, then: Action | None, view: View, names: Names) -> Message:
    cards = view.options.cards.by_number
    match action:
        case Draw():
            return message("hint-draw")
        case Take(card) if isinstance(then, Discard):
            gone = _the(cards[then.card])
            return message("hint-take-discard", card=_the(cards[card]), gone=gone)
        case Take(card):
            return message("hint-pick", how="take", card=_the(cards[card]))
        case Discard(card):
            return message("hint-pick", how="discard", card=_the(cards[card]))
        case Use():
            item = own_item(view)
            assert item is not None
            return message("hint-use", item=the_item(item))
        case Replace():
            return message("hint-replace")
        case Pick(option):
            return _pick(option, view, names)
        case Done():
            return message("hint-done")
        case _:
            return message("hint-without")


def _pick(option: object, view: View, names: Names) -> Message:
    cards, how = view.options.cards.by_number, str(view.prompt.kind) if view.prompt else ""
    match option:
        case int(number) if number in cards:
            return message("hint-pick", how=how, card=_the(cards[number]))
        case int(number):
            return message("hint-pick", how=how, card=the_item(number))
        case Put(card, on_top):
            end = "top" if on_top else "bottom"
            return message("hint-put", card=_the(cards[card]), end=end)
        case Player(seat):
            return message("hint-player", player=_player(seat, names))
        case str(key) if key == TO_DRAW:
            return message("hint-discard-and-draw")
        case str(key):
            return message("hint-suit", kind=suit_kind(SUIT_BY_KEY[key]))
        case _:
            return message("hint-without")
