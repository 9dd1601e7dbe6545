"""The final page of a match: the race, the winner, and what comes next."""

from __future__ import annotations

import pygame
import pytest

from game.client.realms.show.model import ShowModel
from game.client.scenes.title import TitleScene
from game.engine.contract import Outcome
from game.titles.realms.play.options import Options

from .client import Client
from .showing import finale, laid_open, open_show, show


def test_a_rematch_is_one_click(client: Client) -> None:
    open_show(client, laid_open([0]))
    seats = show(client).model.session.sat_down
    seed = show(client).model.session.table.history.seed
    end = finale(client)
    client.press(pygame.K_RETURN)
    assert client.scene is end, "whoever hurried to the end means no rematch"
    client.until(lambda: end.settled)
    client.button("Rematch")
    client.until(client.asked)
    assert client.table.session.sat_down == seats
    assert client.table.session.table.history.seed != seed


def test_the_ring_goes_through_the_buttons_of_the_end_before_they_can_be_pressed(
    client: Client,
) -> None:
    open_show(client, laid_open([0]))
    end = finale(client)
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_RIGHT)
    client.press(pygame.K_RETURN)
    assert client.scene is end
    assert not end.settled
    client.until(lambda: end.settled)
    focused = end.buttons.focused
    assert focused
    assert focused.text == "Back to title screen"
    client.press(pygame.K_RETURN)
    assert isinstance(client.scene, TitleScene)


def test_enter_alone_means_no_rematch_the_moment_it_is_offered(client: Client) -> None:
    open_show(client, laid_open([0]))
    end = finale(client)
    client.until(lambda: end.settled)
    client.press(pygame.K_RETURN)
    assert client.scene is end
    for _ in range(35):
        client.frame()
    client.press(pygame.K_RETURN)
    assert client.scene is not end
    client.until(client.asked)


def test_the_end_says_who_has_won(client: Client) -> None:
    open_show(client, laid_open([0]))
    end = finale(client)
    won = end.outcome.winners
    assert end.verdict()[0] == ("You win!" if won == (0,) else f"{end.company.names[won[0]]} wins")


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "fading"])
def test_the_players_line_up_by_place_when_the_race_is_over(client: Client, reduced: bool) -> None:
    client.app.motion.reduced = reduced
    open_show(client, laid_open([], options=Options(5)))
    end = finale(client)

    def order() -> list[int]:
        return [each.seat for each in sorted(end.runners, key=lambda each: end.row_of(each).y)]

    assert order() == list(end.model.order), "nobody is told before the race"
    client.until(lambda: end.settled)
    places = [end.outcome.places[seat] for seat in order()]
    assert places == sorted(places)
    assert places[0] == 1
    rows = [end.row_of(each) for each in end.runners]
    assert all(row.collidelist(rows[:index]) < 0 for index, row in enumerate(rows))


def test_who_ties_shares_a_place(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    tied = Outcome((80, 120, 120, 90), (4, 1, 1, 3))
    monkeypatch.setattr(ShowModel, "outcome", property(lambda _: tied))
    open_show(client, laid_open([], options=Options(4)))
    end = finale(client)
    assert [runner.place for runner in end.standing] == [1, 1, 3, 4]
    assert [runner.won for runner in end.standing] == [True, True, False, False]
