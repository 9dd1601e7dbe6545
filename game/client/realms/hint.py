"""Advice at the table: asked for by the player, told on the strip, shown by light on the cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.session import Advice
from game.titles.realms.cards.terms import SUIT_BY_KEY
from game.titles.realms.play.actions import Action, Pick, Player, Use

from .hint_text import done, told
from .strip.asked import Asked, AtRest, Nothing, Told
from .things import Thing, own_item, targets

if TYPE_CHECKING:
    from .table import TableScene

Moment = tuple[int, int]
"""The seat of whoever is asked, and the number of the question."""


@dataclass(frozen=True)
class Shown:
    """Advice for one moment of the match."""

    moment: Moment
    advice: Advice


class Hints:
    """Asks the coach without waiting for it; what it says to a moment that has passed is dropped.
    Advice stays until the player has acted; if the player followed it, what comes next in the same
    turn is told without being asked for."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._asked: Moment | None = None
        """The moment the coach thinks about."""
        self._shown: Shown | None = None

    @property
    def possible(self) -> bool:
        """Whether there is anybody to ask."""
        return self._scene.session.coach is not None

    @property
    def can_ask(self) -> bool:
        """Whether the player has to decide something, and has no advice on it."""
        return self.possible and self._scene.ready and not self.thinking and not self.now

    @property
    def _moment(self) -> Moment:
        model = self._scene.model
        return model.seat, model.number

    @property
    def thinking(self) -> bool:
        """Whether the coach thinks about what the player is asked now."""
        return self._scene.ready and self._asked == self._moment

    @property
    def now(self) -> Advice | None:
        """The advice on what the player is asked now."""
        if self._shown and self._scene.ready and self._shown.moment == self._moment:
            return self._shown.advice
        return None

    def ask(self) -> None:
        """The player wants to know what had better be done."""
        if self.can_ask:
            self._asked = self._moment
            self._scene.session.ask_coach(self._scene.model.seat)
            self._scene.refresh()

    def update(self) -> None:
        """Takes in what the coach has said by now."""
        scene = self._scene
        self._follow()
        if self._asked is None:
            return
        counsel = scene.session.counsel(self._asked[0])
        if self._asked != self._moment:
            self._asked = None
        elif counsel and scene.ready:
            self._asked = None
            if counsel.best:
                self._shown = Shown(self._moment, counsel.best)
                scene.session.hinted(scene.model.seat)
                scene.strip.propose(_answers(counsel.best.action))
            scene.refresh()
            if not counsel.best:
                scene.strip.refuse(scene.app.words.text("hint-failed"))

    def _follow(self) -> None:
        """After a step that was advised comes the next one; after another one, nothing."""
        shown, scene = self._shown, self._scene
        if not shown or not scene.ready or shown.moment == self._moment:
            return
        self._shown = None
        seat, then = shown.moment[0], shown.advice.then
        did = scene.session.done_by(seat)[:1] == [shown.advice.action]
        if seat == scene.model.seat and did and then in scene.model.legal:
            self._shown = Shown(self._moment, Advice(then, shown.advice.win, shown.advice.score))

    def forget(self) -> None:
        """Somebody else sits before the table, or something was taken back."""
        self._asked = self._shown = None

    # How it looks.

    @property
    def things(self) -> frozenset[Thing]:
        """What the light is on: what is to be done, and what had better follow."""
        advice = self.now
        if not advice:
            return frozenset()
        actions = [each for each in (advice.action, advice.then) if each is not None]
        return frozenset(targets(actions, own_item(self._scene.model.view)))

    @property
    def uses_item(self) -> bool:
        return self.now is not None and self.now.action == Use()

    def told_on(self, asked: Asked) -> Asked:
        """What the strip asks, with the advice in the place of the words."""
        scene, words = self._scene, self._scene.app.words
        if self.thinking:
            text = words.text("hint-thinking")
            return replace(asked, told=replace(asked.told, text=text, brief=""))
        if not self.now:
            return asked
        view, names = scene.model.view, scene.model.names
        title, text = told(self.now, view, names, words)
        brief = done(self.now, view, names, words)
        face = asked.told
        if isinstance(asked.answers, AtRest):  # the own item makes room for so many words
            portrait = scene.company.portraits[scene.model.seat]
            asked, face = replace(asked, answers=Nothing()), Told("", portrait=portrait)
        return replace(asked, told=replace(face, text=text, title=title, brief=brief))


def _answers(action: Action) -> tuple[object, ...]:
    """What the strip may call an action among its answers."""
    match action:
        case Pick(Player(seat)):
            return (action, seat)
        case Pick(str(key)) if key in SUIT_BY_KEY:
            return (action, SUIT_BY_KEY[key])
        case _:
            return (action,)
