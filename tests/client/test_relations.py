"""A card that is looked at shows what it has to do with the others."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.read_place import read_place
from game.client.realms.relation_arrows import Arrow, bead_places, bent, falling
from game.client.realms.relation_beads import Point
from game.client.realms.relation_bonds import bonds, shown_for
from game.client.realms.relation_courses import plan
from game.client.realms.relation_room import labels
from game.client.realms.relations import DELAY
from game.client.realms.things import OnTable
from game.lang import plain
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Phase
from game.titles.realms.scoring.relations import Kind, relations
from game.titles.realms.text.relation_text import tell

from ..titles.realms.play.item_positions import with_item
from ..titles.realms.scoring.deals import MODULES, deal
from .client import Client
from .playing import by_mouse, middle, point_at, sit_down, sit_down_at

SEED = "relations"


def look_at(client: Client, number: int) -> None:
    """The mouse rests on a card until its arrows are there."""
    point_at(client, (5, 5))
    point_at(client, middle(client, number))
    client.until(lambda: client.table.relations.shown is not None)
    for _ in range(5):
        client.frame()


def begin(client: Client) -> None:
    sit_down(client, Options(3), SEED)
    client.until(client.asked)


def test_every_arrow_is_a_line_of_the_sheet_and_every_line_is_told(client: Client) -> None:
    begin(client)
    arrows = 0
    for number in client.table.stage.hand:
        look_at(client, number)
        layer, prospect = client.table.relations, client.table.live_score.prospect
        assert prospect
        assert layer.shown
        sheet, card = prospect.sheet, client.table.model.cards.by_number[number]
        assert layer.shown.sheet is sheet
        found = [relation for relation in relations(sheet) if relation.concerns(card)]
        assert set(layer.shown.relations) == set(found)
        assert {arrow.kind for arrow in layer.arrows} <= {relation.kind for relation in found}
        told = {client.app.words.say(tell(sheet, relation, card)) for relation in found}
        assert {text for _, text in layer.told} == told
        arrows += len(layer.arrows)
    assert arrows, "some card does something for another"


def test_a_card_must_be_looked_at_for_a_moment(client: Client) -> None:
    begin(client)
    client.until(lambda: client.table.live_score.prospect is not None)
    point_at(client, middle(client, client.table.stage.hand[0]))
    client.frame(DELAY / 4)
    assert client.table.relations.shown is None
    look_at(client, client.table.stage.hand[0])
    point_at(client, (5, 5))
    client.frame()
    assert client.table.relations.shown is None


def test_a_card_of_the_area_shows_what_it_would_do_if_taken(client: Client) -> None:
    sit_down(client, Options(3), SEED)
    while True:
        client.until(client.asked)
        client.table.live_score.wait()
        client.frame()
        best = client.table.pills.best
        if best and client.table.pills.gains[best.number].points > 0 and taking(client):
            break
        by_mouse(client)
    look_at(client, best.number)
    shown, prospect = client.table.relations.shown, client.table.live_score.prospect
    assert shown
    assert prospect
    assert shown.card.number == best.number
    assert shown.sheet is prospect.sheet
    assert best.number not in client.table.stage.hand


def taking(client: Client) -> bool:
    return client.table.model.view.phase is Phase.TAKE


def test_arrows_are_switched_by_a_key_and_stay_off(client: Client, tmp_path: Path) -> None:
    begin(client)
    wide = client.table.layout.zoom_width
    busiest = max(client.table.stage.hand, key=lambda number: arrows_of(client, number))
    assert arrows_of(client, busiest)
    client.press(pygame.K_r)
    assert not client.app.store.settings.arrows
    assert client.table.layout.zoom_width > wide, "there is room to read it larger"
    look_at(client, busiest)
    assert not client.table.relations.arrows
    assert client.table.relations.told, "words are there without arrows"
    client.app.close()
    again = Client(tmp_path)
    assert not again.app.store.settings.arrows
    begin(again)
    again.press(pygame.K_r)
    assert again.app.store.settings.arrows
    again.close()
    client.app = Client(tmp_path).app


def arrows_of(client: Client, number: int) -> int:
    look_at(client, number)
    return len(client.table.relations.arrows)


@pytest.mark.parametrize(("size", "most"), [((1920, 1080), 8), ((1280, 720), 6)])
def test_there_are_never_more_arrows_than_can_be_told_apart(
    client: Client, size: tuple[int, int], most: int
) -> None:
    client.resize(size)
    begin(client)
    for number in client.table.stage.hand:
        look_at(client, number)
        assert len(client.table.relations.arrows) <= most
        beads = [bead for bead in client.table.relations.beads if bead.width]
        for index, bead in enumerate(beads):
            assert bead.collidelist(beads[index + 1 :]) < 0
        check_ends(client, number)


def check_ends(client: Client, number: int) -> None:
    """Every arrow ends on a card that has to do with the one looked at, where that is seen."""
    table, shown = client.table, client.table.relations.shown
    assert shown
    touched = {
        OnTable(card.number)
        for relation in shown.relations
        for card in (relation.target, *relation.sources)
    }
    place = table.input.place_of(number)
    assert place
    zoomed = table.layout.zoomed(place, in_hand=True)
    for arrow in table.relations.arrows:
        if arrow.kind is not Kind.LACKS:
            end = max(arrow.course[0], arrow.course[-1], key=lambda x: abs(x.x - zoomed.centerx))
            assert table.input.thing_at((round(end.x), round(end.y + 8))) in touched


def test_the_strongest_relations_come_first_and_the_missing_last() -> None:
    for seed in range(60):
        rng = Random(seed)
        dealt = deal(rng, rng.choice(MODULES))
        sheet = dealt.score()
        for card in dealt.hand:
            shown = shown_for(sheet, card).relations
            weights = [each.weight for each in shown if each.kind is not Kind.LACKS]
            assert weights == sorted(weights, reverse=True)
            assert [each.kind is Kind.LACKS for each in shown] == sorted(
                each.kind is Kind.LACKS for each in shown
            )


def test_the_figures_on_the_arrows_are_the_points_of_the_lines() -> None:
    """What several cards pay together is written once."""
    for seed in range(60):
        rng = Random(seed)
        dealt = deal(rng, rng.choice(MODULES))
        sheet = dealt.score()
        for place, card in enumerate(dealt.hand):
            drawn = bonds(shown_for(sheet, card), 99)
            to_me = sum(bond.points for bond in drawn if bond.target is card and bond.source)
            alone = sum(
                each.points
                for each in relations(sheet)
                if each.target is card and each.line and not each.others
            )
            assert to_me + alone == sum(line.points for line in sheet.lines_of(place))


def test_no_bead_lies_on_another() -> None:
    pygame.font.init()
    rng = Random(1)
    for _ in range(60):
        start = Point(rng.randint(200, 1200), rng.randint(600, 800))
        arrows = []
        for _ in range(8):
            end = Point(rng.randint(0, 1500), rng.randint(700, 900))
            course = rng.choice((bent(start, end, 30), falling(start, end)))
            arrows.append(Arrow(rng.choice(list(Kind)), rng.randint(-50, 150), course))
        beads = [bead for bead in bead_places(arrows, rng.choice((2 / 3, 1.0))) if bead.width]
        for index, bead in enumerate(beads):
            assert bead.collidelist(beads[index + 1 :]) < 0


@pytest.mark.parametrize("items", [False, True])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_missing_covers_nothing_that_is_read(
    client: Client, size: tuple[int, int], items: bool
) -> None:
    """The Mountain and Smoke wait for the Wildfire; in the discard area the Dragon misses
    its Wizard."""
    client.resize(size)
    state = with_item("spyglass", area="king dragon", used="rake")
    if not items:
        state = replace(state, options=Options(3), items=None, item_deck=())
    sit_down_at(client, state)
    client.until(lambda: taking(client) and client.asked())
    table, seen = client.table, Counter[bool]()
    for number in (*table.stage.hand, table.stage.lying[1]):
        look_at(client, number)
        assert table.relations.shown
        zoomed = read_place(table, number)
        assert zoomed
        for place, _ in plan(table, table.relations.shown).ghosts:
            seen[number in table.stage.hand] += 1
            assert table.layout.felt.contains(place)
            assert place.top >= table.layout.wall.bottom
            assert place.collidelist([zoomed, *labels(table), *table.layout.tray_frame]) < 0
    assert seen[True]
    assert seen[False], "of cards that lie in the discard area, too"


def test_words_are_told_in_the_language_of_the_table(client: Client) -> None:
    client.app.set_language("de")
    begin(client)
    texts = []
    for number in client.table.stage.hand:
        look_at(client, number)
        texts += [plain(text) for _, text in client.table.relations.told]
    assert texts
    assert not any("from" in text.split() for text in texts)
