"""The chronicle of the card table: no row is lost, and no line is touched by the mark."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.client.match.chronicle import GAP, MARK
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, sit_down


@pytest.mark.parametrize("size", [(1280, 800), (1280, 1024)])
def test_it_begins_at_the_top_and_marks_what_is_new_between_two_lines(
    client: Client, size: tuple[int, int]
) -> None:
    client.resize(size)
    sit_down(client, Options(3))
    marks = 0
    for _ in range(6):
        client.until(client.asked)
        chronicle, scale = client.table.chronicle, client.table.layout.reading
        placed = [(line, y) for line, (_, y) in chronicle._placed() if line.picture]
        assert placed[0][1] == chronicle._room.y, "no row is lost above"
        last, top = placed[-1]
        assert last.picture
        assert top + last.picture.get_height() <= chronicle._room.bottom, "the latest is whole"
        for (before, above), (after, below) in pairwise(placed):
            assert before.picture
            apart = below - above - before.picture.get_height()
            new = after.fresh and not before.fresh
            marks += new
            assert apart == round(GAP * scale) + (round(MARK * scale) if new else 0)
        by_mouse(client)
    assert marks, "the mark was seen"
