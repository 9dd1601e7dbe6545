"""A new game: which rules, with which cards, who sits where; remembered for the next time."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from game.client.room import Answer, AnyOf, OneOf
from game.client.widgets.button import Button
from game.client.widgets.dropdown import Dropdown
from game.client.widgets.fields import Field, Line, Switch
from game.engine.contract import BadOptions

from .plan import kept
from .play_code import PlayCodeScene
from .seating import unless_in_progress
from .seats_form import SeatsForm

LONGEST_SEED = 40


class NewGameScene(SeatsForm):
    """Agrees on the rules of a new match."""

    advanced = False

    def title(self) -> str:
        return self.app.words.text("new-title")

    # The rules.

    def what_is_played(self) -> list[Field]:
        words = self.app.words
        fields: list[Field] = []
        for question in self.room.setup:
            fields += self._question(question)
        fields.append(self._switch("new-advanced", self.advanced, self._set_advanced))
        if self.advanced:
            fields.append(
                Line(
                    words.text("new-seed"),
                    self.seed,
                    LONGEST_SEED,
                    self._set_seed,
                    words.text("new-seed-note"),
                    words.text("new-seed-random"),
                    self._tip("new-seed"),
                )
            )
        return fields

    def _question(self, question: OneOf | AnyOf) -> list[Field]:
        words, answer = self.app.words, self.plan.agreed[question.key]
        agree = partial(self._agree, question.key)
        if isinstance(question, OneOf):
            if not question.is_asked(self.plan.agreed):
                return []
            answers = [(each, words.text(key)) for each, key in question.answers.items()]
            tip = self._tip(question.label)
            return [Dropdown(words.text(question.label), answers, answer, agree, tip=tip)]

        def turn(added: str, on: bool) -> None:
            chosen = {*answer, added} if on else {*answer} - {added}
            agree(tuple(each for each in question.answers if each in chosen))

        return [
            self._switch(key, each in answer, partial(turn, each))
            for each, key in question.answers.items()
        ]

    def _switch(self, label: str, value: bool, changed: Callable[[bool], None]) -> Field:
        words = self.app.words
        yes_no = (words.text("on"), words.text("off"))
        return Switch(words.text(label), yes_no, value, changed, tip=self._tip(label))

    def _tip(self, label: str) -> str:
        """What an option means, by the message key of its word."""
        key = f"{label}-tip"
        return self.app.words.text(key) if self.app.words.knows(key) else ""

    def _agree(self, key: str, answer: Answer) -> None:
        self._change(self.plan.agree(self.room, key, answer, filler=self.known[0]))

    def _set_advanced(self, value: bool) -> None:
        self.advanced = value
        self.changed()

    def _set_seed(self, seed: str) -> None:
        self.seed = seed

    # What comes of it.

    @property
    def options(self) -> Any:
        return self.room.options(self.plan.agreed, self.plan.players)

    def problem(self) -> str:
        try:
            self.room.rules.check(self.options)
        except BadOptions as bad:
            return super().problem() or self.app.words.say(bad.says)
        return super().problem()

    def make_buttons(self) -> list[Button]:
        words = self.app.words
        return [
            Button(words.text("new-back"), self.app.pop),
            Button(words.text("deal-play"), self.play_code),
            Button(words.text("new-begin"), self.begin, primary=True),
        ]

    def play_code(self) -> None:
        """To the page for a deal that is known by its code."""
        self.app.push(PlayCodeScene(self.app, self.rooms))

    def begin(self) -> None:
        """Deals the cards, after asking if another match would be lost for it."""
        settings = self.app.store.settings
        plans = kept(settings.new_game, self.room, self.plan)
        self.app.store.settings = replace(settings, new_game=plans)
        unless_in_progress(self.app, self, self.room.key, self._deal)

    def _deal(self) -> None:
        self.app.swap(self.room.open(self.new_table()))
