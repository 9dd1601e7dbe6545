"""What one can do at the table besides playing on."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.lang import plain
from game.scenes.scoring import ScoringScene
from game.scenes.table import TableScene
from game.titles.realms.options import Options

from .client import Client
from .playing import by_mouse, finish, middle, sit_down


def test_a_card_can_be_drawn_and_discarded_by_dragging(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    layout = client.table.layout
    client.drag(layout.deck.center, layout.hand_zone.center)
    client.until(client.asked)
    assert len(client.table.stage.hand) == 8
    given = client.table.stage.hand[2]
    client.drag(middle(client, given), layout.tray.center)
    assert given in client.table.stage.area
    assert given not in client.table.stage.hand


def test_a_card_dropped_nowhere_goes_back(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    layout = client.table.layout
    client.drag(layout.deck.center, layout.dial.center)
    assert len(client.table.stage.hand) == 7
    card = client.table.stage.hand[3]
    client.drag(middle(client, card), layout.dial.center)
    client.until(lambda: client.table.stage.sprites[card].glide is None)
    assert client.table.stage.sprites[card].pose == layout.hand(3, 7)


def test_the_hand_can_be_put_in_order_by_dragging_and_sorted(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    first = client.table.stage.hand[0]
    end = client.table.layout.hand(6, 7)
    client.drag(middle(client, first), (round(end.x + 60), round(end.y)))
    assert client.table.stage.hand[-1] == first
    client.button("Sort hand")
    suits = [client.table.cards.by_number[number].suit for number in client.table.stage.hand]
    assert suits == sorted(suits)


def test_giving_up_is_asked_about_told_and_lost(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Menu")
    client.choose("Give up")
    client.choose("No, go back")
    assert not client.table.match.table.conceded
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    told = [plain(client.app.words.say(line)) for line in client.table.log]
    assert told[-1].startswith("Ada gives up")
    client.until(lambda: isinstance(client.scene, ScoringScene))
    assert isinstance(client.scene, ScoringScene)
    assert client.scene.outcome.places[0] == 3
    (record,) = client.app.store.statistics.records()
    assert record.conceded
    assert not record.won


def test_the_chronicle_remembers_who_gave_up_and_what_happened_before(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    told = [line.key for line in client.table.log]
    client.app.pop()
    client.button("Continue")
    assert [line.key for line in client.table.log][: len(told)] == told
    assert told[-1] == "log-conceded"
    assert "log-took" in told


def test_a_finished_match_is_written_into_the_statistics(client: Client) -> None:
    sit_down(client, Options(3))
    scoring = finish(client, by_mouse)
    (record,) = client.app.store.statistics.records("realms")
    assert record.scores == scoring.outcome.scores
    assert record.seats == ("Ada", "Bot 1", "Bot 2")
    client.button("Back to the title")
    client.button("Statistics")
    assert client.scene.figures()[0] == ("1", "matches played")  # type: ignore[attr-defined]


def test_several_people_share_a_machine_without_seeing_each_others_cards(client: Client) -> None:
    sit_down(client, Options(3), people=("Ada", "Ben", "Cleo"))
    seen: dict[str, list[int]] = {}
    for _ in range(6):
        client.until(lambda: not isinstance(client.scene, TableScene))
        screen = client.scene
        title = screen.overlay.title  # type: ignore[attr-defined]
        name = title.removeprefix("Now it is the turn of ")
        client.choose(f"I am {name}")
        client.until(client.asked)
        table = client.table
        assert table.match.table.seats[table.match.seat].name == name
        assert set(table.stage.hand) == set(table.match.table.view(table.match.seat).hand)
        for other, cards in seen.items():
            assert other == name or not set(cards) & set(table.stage.hand)
        client.click(table.layout.deck.center)
        client.until(client.asked)
        client.click(middle(client, table.stage.hand[0]))
        seen[name] = list(table.stage.hand)
    assert set(seen) == {"Ada", "Ben", "Cleo"}


@pytest.mark.parametrize("change", ["language", "size"])
def test_language_and_size_may_change_while_cards_fly(client: Client, change: str) -> None:
    client.app.motion.reduced = False
    sit_down(client, Options(3))
    client.frame(0.01)
    client.frame(0.01)
    assert any(sprite.glide for sprite in client.table.stage.sprites.values())
    if change == "language":
        client.app.store.settings = replace(client.app.store.settings, language="de")
        client.app.apply_settings()
        client.until(client.asked)
        assert "Vom Stapel ziehen" in [button.text for button in client.table.buttons]
        assert "beginnt" in client.app.words.say(client.table.log[0])
    else:
        for size in ((1024, 640), (1920, 1080), (2560, 1080), (1280, 720)):
            client.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(
                pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
            )
            client.frame(0.01)
            inside = pygame.Rect((0, 0), size)
            for number in client.table.stage.hand:
                pose = client.table.stage.sprites[number].target
                assert inside.collidepoint(pose.x, pose.y)
        client.until(client.asked)
    assert len(client.table.stage.hand) == 7


def test_a_click_lets_cards_that_fly_arrive(client: Client) -> None:
    client.app.motion.reduced = False
    sit_down(client, Options(3))
    client.frame(0.01)
    assert client.table.stage.sprites
    client.click(client.table.layout.tray.center)
    client.frame(0.001)
    assert not any(sprite.glide for sprite in client.table.stage.sprites.values())
