"""Every arc of the show is a line of the score sheet."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from hypothesis import given

from game.client.realms.card_face import CardPainter
from game.client.realms.show.arcs import Sign
from game.client.realms.show.layout import ShowLayout
from game.client.realms.show.lines import arcs_of, from_area, together
from game.client.realms.show.telling import Telling
from game.client.widgets import rich_text
from game.client.widgets.paintings import Paintings
from game.lang import LANGUAGES, language
from game.lang.language import signed
from game.titles.realms.scoring.by_keys import score
from game.titles.realms.scoring.relations import Kind, relations, relations_of
from game.titles.realms.scoring.script import Stage, script
from game.titles.realms.scoring.sheet import Reason
from tests.titles.realms.scoring.deals import Deal, deals
from tests.titles.realms.scoring.test_laws import UNTIMED


@UNTIMED
@given(deals)
def test_there_is_an_arc_for_every_card_something_is_owed_to(deal: Deal) -> None:
    sheet = deal.score()
    layout = ShowLayout((1920, 1080), 4, len(sheet.cards), choosing=True)
    for step in script(sheet):
        owed = [
            (line, cause)
            for line in step.lines
            for relation in relations_of(sheet, line)
            if line.reason is not Reason.TAKES
            for cause in relation.others
        ]
        assert len(arcs_of(sheet, step, layout)) == len(owed)


@UNTIMED
@given(deals)
def test_arcs_stay_below_the_names_of_the_stages_and_within_the_window(deal: Deal) -> None:
    sheet = deal.score()
    layout = ShowLayout((1280, 720), 4, len(sheet.cards), choosing=True)
    for step in script(sheet):
        for arc in arcs_of(sheet, step, layout):
            for x, y in arc.curve():
                assert 0 <= x <= 1280
                assert y >= layout.gems_label + layout.px(14)


@UNTIMED
@given(deals)
def test_the_figures_on_arcs_add_up_to_what_the_card_gains(deal: Deal) -> None:
    sheet = deal.score()
    layout = ShowLayout((1920, 1080), 4, len(sheet.cards), choosing=False)
    for step in script(sheet):
        if step.stage is not Stage.COUNTING:
            continue
        arcs = arcs_of(sheet, step, layout)
        assert all(arc.sign in (Sign.PAYS, Sign.COSTS) for arc in arcs)
        shown = [int(arc.bead.replace("\N{MINUS SIGN}", "-")) for arc in arcs if arc.bead]
        shown += together(sheet, step)
        shown += [
            relation.points
            for line in step.lines
            for relation in relations_of(sheet, line)
            if not relation.others and len(relation.sources) < 2  # owed to nobody else
        ]
        assert sum(shown) == sum(line.points for line in step.lines)


@UNTIMED
@given(deals)
def test_the_show_and_the_table_say_the_same_of_who_pays(deal: Deal) -> None:
    sheet = deal.score()
    layout = ShowLayout((1920, 1080), 4, len(sheet.cards), choosing=False)
    on_the_table = sorted(
        signed(relation.points)
        for relation in relations(sheet)
        if relation.kind in (Kind.PAYS, Kind.COSTS)
        and len(relation.sources) == 1
        and relation.others
    )
    in_the_show = sorted(
        arc.bead
        for step in script(sheet)
        if step.stage is Stage.COUNTING
        for arc in arcs_of(sheet, step, layout)
        if arc.bead
    )
    assert in_the_show == on_the_table


def test_armies_pay_the_king_and_the_queen_raises_what_they_pay() -> None:
    sheet = score(["king", "queen", "knights", "rangers"])
    layout = ShowLayout((1920, 1080), 4, 4, choosing=False)
    (king,) = [step for step in script(sheet) if step.places == 1]
    arcs = arcs_of(sheet, king, layout)
    assert sorted(arc.bead for arc in arcs) == ["+30", "+5", "+5"]
    start = next(arc.start for arc in arcs if arc.bead == "+30")
    assert layout.card(1).collidepoint(start), "from the Queen"


@UNTIMED
@given(deals)
def test_cards_of_the_discard_area_that_pay_lie_beside_the_card_they_pay(deal: Deal) -> None:
    sheet = deal.score()
    for window in ((1280, 720), (1920, 1080)):
        layout = ShowLayout(window, 4, len(sheet.cards), choosing=False)
        for step in script(sheet):
            lying = list(from_area(sheet, step, layout).values())
            card = layout.counted(step.place)
            for index, place in enumerate(lying):
                assert place.collidelist([*lying[:index], card]) < 0
                assert place.left >= 0
                assert place.right <= window[0]
                assert layout.gems_label + layout.px(14) < place.top
                assert place.bottom < layout.card(step.place).top


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_of_a_card_is_not_cut_to_name_its_neighbours(
    code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Dungeon has most to say, and least room beside the player's choices."""
    hand = "candle beastmaster warlock_lord book_of_changes mirage dungeon chapel ghoul".split()
    sheet = score(hand, modules=("suits",))
    layout = ShowLayout((1280, 720), 4, len(sheet.cards), choosing=True)
    telling = Telling(layout, language(code), CardPainter(language(code), Paintings()), {})
    written: list[str] = []
    draw = rich_text.draw

    def noted(surface: pygame.Surface, laid: rich_text.Layout, *rest: Any) -> None:
        written.extend(atom.text for line in laid.lines for atom, _ in line)
        draw(surface, laid, *rest)

    monkeypatch.setattr(rich_text, "draw", noted)
    steps = script(sheet)
    for at in range(len(steps)):
        telling.step(sheet, steps, at)
    assert written
    assert "…" not in written
