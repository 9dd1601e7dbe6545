"""Who sits at a table can be told apart, by name and by face, wherever they are shown."""

from __future__ import annotations

import pytest

from game.client.scenes.names import PERSON, faces, names_of
from game.lang import language
from game.store.settings import PORTRAITS
from game.titles.realms.play.options import Options

from .client import Client
from .playing import by_mouse, finish, sit_down

OPPONENTS = ("novice", "apprentice", "greedy", "random")


@pytest.mark.parametrize("key", [*OPPONENTS, "hoarder"])
@pytest.mark.parametrize("chosen", range(1, PORTRAITS + 1))
def test_no_two_have_the_same_face(key: str, chosen: int) -> None:
    sitting = [PERSON, key, key, "novice", key, PERSON, key]
    found = faces(sitting, language("en"), chosen)
    assert len(set(found)) == len(found)
    assert found[0] == f"person_{chosen}"


def test_the_first_of_a_kind_has_the_face_of_its_kind() -> None:
    found = faces(["novice", PERSON, "novice", "greedy"], language("en"), 1)
    assert (found[0], found[3]) == ("novice", "greedy")
    assert found[2] not in OPPONENTS


def test_another_face_of_the_player_changes_nobody_elses() -> None:
    sitting = [PERSON, "greedy", "greedy", "greedy", "greedy"]
    first, *others = (faces(sitting, language("en"), chosen)[1:4] for chosen in range(1, 9))
    assert all(each == first for each in others)


def test_twins_are_told_apart_on_the_table_in_the_show_and_afterwards(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    company = client.table.company
    names, portraits = list(company.names), list(company.portraits)
    assert len(set(names)) == len(set(portraits)) == 3
    assert list(client.table.model.names) == names, "in the chronicle"
    plates = [client.table._drawing.still._plate(seat) for seat in range(3)]
    assert [plate.name for plate in plates] == names
    assert [plate.portrait for plate in plates] == portraits
    sheet = finish(client, by_mouse)
    assert (list(sheet.company.names), list(sheet.company.portraits)) == (names, portraits)
    client.until(lambda: bool(client.app.store.statistics.records()))
    (record,) = client.app.store.statistics.records()
    assert names_of(record.seats, record.opponents, client.app.words) == names
