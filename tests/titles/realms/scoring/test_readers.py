"""One definition, many readers: each reader knows every effect class it may meet."""

from __future__ import annotations

from game.titles.realms.cards import cursed_hoard
from game.titles.realms.cards import effects as fx
from game.titles.realms.cards.card import Card
from game.titles.realms.cards.catalogue import PRINTED
from game.titles.realms.scoring.choices import carry_out, options
from game.titles.realms.scoring.points import compiled
from game.titles.realms.text.brief import row
from game.titles.realms.text.wording import arguments

ALL_CARDS: tuple[Card, ...] = (*PRINTED, *cursed_hoard.REVISED)


def known(reader: object) -> set[type]:
    return set(reader.registry) - {object}  # type: ignore[attr-defined]


def parts(effect: fx.Effect) -> set[type[fx.Effect]]:
    inner = effect.options if isinstance(effect, fx.Best) else ()
    return {type(effect)}.union(*(parts(option) for option in inner))


def test_every_effect_class_stands_on_a_card() -> None:
    used = set().union(
        *(parts(effect) for card in ALL_CARDS for effect in card.bonus + card.penalty)
    )
    assert used == fx.effect_classes()


def test_wording_knows_every_effect() -> None:
    assert fx.effect_classes() <= known(arguments)


def test_signs_know_every_effect() -> None:
    assert fx.effect_classes() <= known(row)


def test_counting_knows_every_points_effect() -> None:
    assert fx.effect_classes(fx.PointsEffect) <= known(compiled)


def test_choosing_knows_every_choice() -> None:
    assert fx.effect_classes(fx.ChoiceEffect) <= known(options)
    assert fx.effect_classes(fx.ChoiceEffect) <= known(carry_out)


def test_every_choice_says_when_it_is_made() -> None:
    kinds = (fx.CopiesHandCard, fx.TakesNameAndSuit, fx.ChangesSuit, fx.ClearsChosen)
    assert sorted(kinds, key=lambda kind: kind.order) == list(kinds)
    assert all(isinstance(kind.order, int) for kind in fx.effect_classes(fx.ChoiceEffect))  # type: ignore[attr-defined]


def test_penalties_hold_only_what_can_be_copied_and_cleared() -> None:
    allowed = (fx.PointsEffect, fx.BlankingEffect, fx.ConditionEffect)
    for card in ALL_CARDS:
        assert all(isinstance(effect, allowed) for effect in card.penalty), card


def test_bonuses_blank_nobody() -> None:
    for card in ALL_CARDS:
        assert not any(card.bonuses(fx.BlankingEffect)), card
        assert not any(card.bonuses(fx.ConditionEffect)), card
