"""What one sees move at the table, through the client as a player uses it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.realms.card_face import Condition
from game.client.realms.landing import BURSTS, MOST
from game.store.settings import Speed
from game.titles.realms.cards.terms import Suit
from game.titles.realms.play.options import Options, Variant

from .client import Client
from .playing import middle, point_at, sit_down


def settled(client: Client) -> None:
    """Waits until nothing moves any more."""
    client.until(lambda: client.asked() and not client.table.stage.moving)


def test_plus_and_minus_change_the_speed_and_the_ribbon_says_so(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    assert client.app.store.settings.speed is Speed.NORMAL
    client.press(pygame.K_PLUS)
    assert client.app.store.settings.speed is Speed.FAST
    assert client.app.motion.speed == 2.0
    assert client.app.notice.text == "Animations: fast"
    for _ in range(3):
        client.press(pygame.K_KP_PLUS)
    assert client.app.store.settings.speed is Speed.AT_ONCE
    for _ in range(9):
        client.press(pygame.K_MINUS)
    assert client.app.store.settings.speed is Speed.SLOW
    client.until(lambda: not client.app.notice.text)


def test_the_speed_is_kept_and_found_in_the_settings(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_EQUALS)
    client.app.start()
    client.button("Settings")
    assert client.field("Animations").value is Speed.FAST  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_x, None])
def test_any_key_or_click_ends_the_deal(lively: Client, key: int | None) -> None:
    sit_down(lively, Options(4))
    lively.frame()
    table = lively.table
    assert table.stage.dealing
    lively.press(key) if key else lively.click(table.layout.tray.center)
    lively.frame()
    assert not table.stage.dealing
    assert len(table.stage.hand) == 7
    for index, number in enumerate(table.stage.hand):
        assert table.stage.sprites[number].pose == table.layout.hand(index, 7)


def test_escape_opens_the_menu_while_cards_are_dealt(lively: Client) -> None:
    sit_down(lively, Options(4))
    lively.frame()
    lively.press(pygame.K_ESCAPE)
    assert lively.scene.overlay


def test_cards_are_dealt_around_the_table_and_nobody_holds_what_still_flies(
    lively: Client,
) -> None:
    sit_down(lively, Options(4))
    lively.frame()
    table = lively.table
    assert [len(table.stage.on_the_way(player)) for player in range(3)] == [7, 7, 7]
    assert all(sprite.card is None for sprite in table.stage.flying), "backs only"
    lively.until(lambda: not table.stage.dealing)
    assert [table.stage.on_the_way(player) for player in range(3)] == [[], [], []]


def test_a_duel_is_shuffled_though_nothing_is_dealt(lively: Client) -> None:
    sit_down(lively, Options(2, Variant.DUEL))
    lively.frame()
    assert lively.table.stage.shuffle
    lively.until(lively.asked)
    assert not lively.table.stage.shuffle


def test_the_score_does_not_tell_cards_before_they_are_dealt(lively: Client) -> None:
    sit_down(lively, Options(4))
    lively.frame()
    assert lively.table.live_score.shown is None
    lively.until(lambda: lively.table.live_score.shown is not None)
    assert not lively.table.stage.dealing


def test_at_once_a_drawn_card_lies_in_the_hand_in_the_next_frame(tmp_path: Path) -> None:
    client = Client(tmp_path, reduced_motion=False, speed=Speed.AT_ONCE)
    sit_down(client, Options(3))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.frame()
    drawn = client.table.stage.hand[-1]
    assert client.table.stage.sprites[drawn].pose == client.table.layout.hand(7, 8)
    client.close()


def test_with_reduced_motion_a_drawn_card_fades_in_where_it_belongs(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    table = client.table
    client.click(table.layout.deck.center)
    client.frame(0.03)
    sprite = table.stage.sprites[table.stage.hand[-1]]
    assert sprite.glide
    behind = sprite.glide.left_behind()
    assert behind
    assert (behind.x, behind.y) == table.layout.deck.center
    assert (sprite.pose.x, sprite.pose.y) == (sprite.target.x, sprite.target.y)
    assert 0 < sprite.pose.alpha < 1
    client.frame(0.1)
    assert sprite.pose == table.layout.hand(7, 8)


def test_a_pressed_card_rises_a_carried_one_leans_and_both_lie_flat_again(lively: Client) -> None:
    sit_down(lively, Options(3))
    settled(lively)
    number = lively.table.stage.hand[3]
    start, lying = middle(lively, number), lively.table.stage.sprites[number].pose

    def post(kind: int, point: tuple[int, int], **more: object) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=point, **more))
        lively.frame()

    point_at(lively, start)
    post(pygame.MOUSEBUTTONDOWN, start, button=1)
    lively.frame()
    sprite = lively.table.stage.sprites[number]
    assert sprite.pose.lift > 0
    for step in range(1, 9):
        moved = (start[0] + 30 * step, start[1] - 20 * step)
        post(pygame.MOUSEMOTION, moved, rel=(30, -20), buttons=(1, 0, 0))
    assert lively.table.input.carried is sprite
    assert sprite.pose.lift == 1
    assert abs(sprite.pose.angle) > 3
    post(pygame.MOUSEMOTION, start, rel=(0, 0), buttons=(1, 0, 0))
    post(pygame.MOUSEBUTTONUP, start, button=1)
    lively.until(lambda: not lively.table.stage.moving)
    assert sprite.pose == lying


def test_the_hand_shows_what_is_blanked_and_cleared_whatever_is_pointed_at(client: Client) -> None:
    sit_down(client, Options(3), "feel-1")
    settled(client)
    table = client.table
    client.until(lambda: table.live_score.now is not None)
    client.frame()
    settled(client)
    now = table.live_score.now
    assert now
    wanted = {
        row.card.number: Condition.BLANKED
        if row.blanked
        else Condition.CLEARED
        if row.cleared
        else Condition.FRESH
        for row in now.sheet.cards
    }
    assert set(wanted.values()) == set(Condition), "this hand has some of each"

    def shown() -> dict[int, Condition]:
        return {number: table.stage.sprites[number].condition for number in table.stage.hand}

    assert shown() == wanted
    for lying in table.stage.lying:
        point_at(client, middle(client, lying))
        table.live_score.wait()
        settled(client)
        assert shown() == wanted


def test_a_blanked_card_that_had_better_go_looks_the_same_after_leaving_and_coming_back(
    client: Client,
) -> None:
    sit_down(client, Options(3), "feel-2")
    settled(client)
    client.press(pygame.K_d)

    def shown() -> dict[int, Condition]:
        client.until(lambda: len(client.table.stage.hand) == 8 and client.asked())
        stage = client.table.stage
        client.until(lambda: set(stage.conditions or ()) == set(stage.hand))
        client.frame()
        settled(client)
        return {number: stage.sprites[number].condition for number in sorted(stage.hand)}

    looks = shown()
    now = client.table.live_score.now
    assert now
    (leaving,) = now.leaving
    assert looks[leaving.card.number] is Condition.BLANKED
    client.button("Menu")
    client.choose("Save and leave")
    client.button("Continue")
    assert shown() == looks


def test_without_the_live_score_cards_are_as_they_were_printed(tmp_path: Path) -> None:
    client = Client(tmp_path, live_score=False)
    sit_down(client, Options(3), "feel-1")
    settled(client)
    for number in client.table.stage.hand:
        assert client.table.stage.sprites[number].condition is Condition.FRESH
    client.close()


def test_a_card_that_leaves_the_hand_is_fresh_again(client: Client) -> None:
    sit_down(client, Options(3), "feel-1")
    settled(client)
    table = client.table
    client.until(lambda: Condition.BLANKED in table.stage.conditions.values())
    client.click(table.layout.deck.center)
    settled(client)
    blanked = [n for n in table.stage.hand if table.stage.conditions.get(n) is Condition.BLANKED]
    given = blanked[0] if blanked else table.stage.hand[0]
    client.click(middle(client, given))
    client.until(lambda: given in table.stage.area and not table.stage.moving)
    assert table.stage.sprites[given].condition is Condition.FRESH


def test_what_others_discard_flies_as_a_back_and_is_turned_over_on_its_way(
    lively: Client,
) -> None:
    sit_down(lively, Options(3))
    settled(lively)
    stage = lively.table.stage
    lively.click(lively.table.layout.deck.center)
    settled(lively)
    own = stage.hand[0]
    lively.click(middle(lively, own))

    def others() -> list[int]:
        return [number for number in stage.lying if number != own and stage.sprites[number].glide]

    before = set(stage.lying)
    lively.until(lambda: bool(set(others()) - before))
    glide = stage.sprites[others()[0]].glide
    assert glide
    assert (glide.start.face, glide.end.face, glide.end.compact) == (0, 1, 1)


@pytest.mark.parametrize("reduced", [False, True])
def test_the_title_moves_unless_motion_is_reduced(tmp_path: Path, reduced: bool) -> None:
    client = Client(tmp_path, reduced_motion=reduced)
    seen = set()
    for _ in range(4):
        client.frame(0.1)
        seen.add(pygame.image.tobytes(client.app.screen, "RGB"))
    assert len(seen) == (1 if reduced else 4)
    client.close()


def test_every_suit_has_its_own_burst_of_few_particles() -> None:
    assert set(BURSTS) == set(Suit)
    assert all(0 < burst.count <= MOST for burst in BURSTS.values())


def test_a_calm_window_draws_fewer_frames(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.until(lambda: not client.app._preparing)
    frames = 0

    def frame(seconds: float) -> None:
        nonlocal frames
        frames += 1
        client.app.running = pygame.time.get_ticks() - began < 1500
        for _ in pygame.event.get():
            pass

    began = pygame.time.get_ticks()
    monkeypatch.setattr(client.app, "frame", frame)
    monkeypatch.setattr(client.app, "close", lambda: None)
    client.app.run()
    assert frames < 60
