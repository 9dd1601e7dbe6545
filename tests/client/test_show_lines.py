"""Every arc of the show is a line of the score sheet."""

from __future__ import annotations

from hypothesis import given

from game.client.realms.show.arcs import Sign
from game.client.realms.show.layout import ShowLayout
from game.client.realms.show.lines import arcs_of, together
from game.titles.realms.scoring.script import HAND, Stage, script, shares
from game.titles.realms.scoring.standing import each_place
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
            for cause in each_place(line.because & HAND & ~(1 << line.place))
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
        for line in step.lines:
            if line.because & ~(1 << line.place):
                shown.append(shares(sheet, line).get(line.place, 0))
            else:
                shown.append(line.points)  # owed to nobody else
        assert sum(shown) == sum(line.points for line in step.lines)
