"""The trading floor, by mouse and keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from ai.registry import OURS
from game.client.realms.chapters import SLICE
from game.client.realms.floor.chatter import Moment
from game.client.realms.floor.layout import FloorLayout
from game.client.realms.floor.parts import Speech, bubble, spoken
from game.client.realms.floor.scene import FloorScene
from game.client.realms.show.scene import ShowScene
from game.client.scenes.ask import AskScene
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language, plain
from game.store.statistics import Record
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Action
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.trade_actions import (
    Accept,
    Answer,
    Bargain,
    Decline,
    HoldOut,
    Offer,
    Wish,
)

from .client import Client
from .floors import MINUTE, Floor, offered
from .playing import point_at
from .showing import finale


@pytest.fixture
def floor(client: Client) -> Floor:
    return Floor(client)


# The clock.


def test_the_clock_runs_with_what_one_sees_and_stands_in_a_pause(floor: Floor) -> None:
    left = floor.scene.time_left
    floor.wait(2)
    assert left - floor.scene.time_left == pytest.approx(2000, abs=100)
    floor.client.press(pygame.K_p)
    left = floor.scene.time_left
    floor.wait(2)
    assert floor.scene.time_left == left
    floor.client.press(pygame.K_p)
    floor.wait(1)
    assert floor.scene.time_left < left


def test_losing_the_focus_pauses(floor: Floor) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    floor.client.frame()
    assert floor.scene.paused


def test_nothing_is_done_in_a_pause(floor: Floor) -> None:
    floor.client.press(pygame.K_p)
    floor.client.press(pygame.K_RIGHT)
    floor.client.press(pygame.K_RETURN)
    assert not floor.offers


def test_the_menu_stops_the_clock(floor: Floor) -> None:
    floor.client.press(pygame.K_ESCAPE)
    left = floor.scene.time_left
    floor.wait(1)
    assert floor.scene.time_left == left


def test_nobody_sees_the_hand_while_the_clock_stands(floor: Floor) -> None:
    def hand() -> bytes:
        zone = floor.scene.layout.hand_zone.inflate(-200, -200)
        return pygame.image.tobytes(floor.client.app.screen.subsurface(zone), "RGB")

    floor.client.press(pygame.K_p)
    backs = hand()
    floor.client.press(pygame.K_s)
    floor.wait(0.5)
    assert hand() == backs
    floor.client.press(pygame.K_p)
    assert hand() != backs
    for key in (pygame.K_p, pygame.K_ESCAPE):
        floor.client.press(key)
        buttons = [each.text for each in floor.scene.buttons]
        assert floor.client.app.words.text("table-sort") not in buttons
        floor.client.press(key)
        floor.client.frame()


def test_when_time_is_up_the_hands_are_counted(floor: Floor) -> None:
    floor.wait(61)
    assert not isinstance(floor.client.scene, FloorScene)
    floor.client.until(lambda: isinstance(floor.client.scene, ShowScene))


# Offers.


def test_a_card_dropped_on_a_stall_is_offered_face_up_or_by_its_suit(floor: Floor) -> None:
    card = floor.scene.stage.hand[2]
    up, suit_only = floor.scene.layout.halves(1)
    floor.client.drag(floor.card(2), up.center)
    assert floor.offers == (Bargain(card, 2, True, None),)
    floor.wait(1.2)
    other = floor.scene.stage.hand[0]
    floor.client.drag(floor.card(0), suit_only.center)
    assert floor.offers[1:] == (Bargain(other, 2, False, None),)


def test_in_one_gesture_a_card_is_held_out_and_offered(floor: Floor) -> None:
    floor.client.press(pygame.K_RIGHT)
    card = floor.scene.composer.card
    assert not floor.table.history.entries, "as long as it is only chosen nothing is done"
    floor.client.press(pygame.K_RETURN)
    done = [each.action for each in floor.table.history.entries]
    assert done == [HoldOut(card, True), Offer(None, None)]


def test_what_was_held_out_in_vain_is_offered_later(floor: Floor) -> None:
    """Also if it was held out before the match was left."""
    card = floor.scene.stage.hand[0]
    floor.does(0, HoldOut(card, True))
    floor.client.drag(floor.card(0), floor.scene.layout.middle.center)
    assert floor.offers == (Bargain(card, None, True, None),)


def test_a_card_that_goes_while_it_is_offered_is_not_offered(
    floor: Floor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its trade comes between the two steps: nothing is offered, and the ribbon says why."""
    card, other = floor.scene.stage.hand[0], floor.table.view(1).hand[0]
    floor.makes(1, Bargain(other, 0, True, None))
    floor.does(0, Answer(0, card))
    really = floor.session.act

    def act(seat: int, action: Action, number: int) -> None:
        really(seat, action, number)
        if isinstance(action, HoldOut):
            floor.table.act(1, Accept(1), floor.scene.now)
            floor.session._changed()

    monkeypatch.setattr(floor.session, "act", act)
    floor.client.drag(floor.card(0), floor.scene.layout.middle.center)
    assert not floor.offers
    assert other in floor.scene.stage.hand
    assert floor.client.app.notice.text == floor.client.app.words.text("illegal-offer-nothing")
    assert floor.scene.composer.card is None
    monkeypatch.undo()
    floor.client.drag(floor.card(3), floor.scene.layout.middle.center)
    assert len(floor.offers) == 1, "and another can be"


def test_a_card_dropped_in_the_middle_is_offered_to_all(floor: Floor) -> None:
    card = floor.scene.stage.hand[0]
    floor.client.drag(floor.card(0), floor.scene.layout.middle.center)
    assert floor.offers == (Bargain(card, None, True, None),)


def test_what_was_offered_by_its_suit_does_not_hide_the_next_card(floor: Floor) -> None:
    floor.client.drag(floor.card(0), floor.scene.layout.halves(0)[1].center)
    floor.wait(1.2)
    floor.client.drag(floor.card(1), floor.scene.layout.middle.center)
    assert [offer.face_up for offer in floor.offers] == [False, True]


def test_a_card_dropped_elsewhere_stays_in_the_hand(floor: Floor) -> None:
    hand = list(floor.scene.stage.hand)
    floor.client.drag(floor.card(0), (floor.card(3)[0], floor.card(3)[1] - 10))
    assert not floor.offers
    assert floor.scene.stage.hand != hand, "it lies where it was dropped"
    assert sorted(floor.scene.stage.hand) == sorted(hand)
    moved = list(floor.scene.stage.hand)
    floor.client.drag(floor.card(3), (1, 1))
    assert floor.scene.stage.hand == moved, "far from the hand it goes back"
    assert not floor.scene.composing, "and nothing is about to be offered"


def test_an_offer_with_keys_alone(floor: Floor) -> None:
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_3, pygame.K_f, pygame.K_RETURN):
        floor.client.press(key)
    assert floor.offers == (Bargain(floor.scene.stage.hand[1], 3, False, None),)


def test_escape_puts_a_chosen_card_back_before_it_opens_the_menu(floor: Floor) -> None:
    floor.client.press(pygame.K_RIGHT)
    floor.client.press(pygame.K_ESCAPE)
    assert not floor.scene.composing
    assert floor.scene.overlay is None
    floor.client.press(pygame.K_ESCAPE)
    assert floor.scene.overlay


def test_what_is_asked_for_follows_what_one_looks_for_and_can_be_changed(floor: Floor) -> None:
    floor.does(0, Wish("army"))
    floor.client.press(pygame.K_RIGHT)
    assert floor.scene.composer.want == "army"
    floor.client.press(pygame.K_DOWN)
    floor.client.press(pygame.K_RETURN)
    assert floor.offers[0].want is None


def test_one_offer_a_second_and_the_ribbon_says_why(floor: Floor) -> None:
    for index in (0, 1):
        floor.client.drag(floor.card(index), floor.scene.layout.middle.center)
    assert len(floor.offers) == 1
    assert floor.client.app.notice.text == floor.client.app.words.text("illegal-offer-rest")


def test_an_own_offer_is_withdrawn_with_its_cross(floor: Floor) -> None:
    floor.client.drag(floor.card(0), floor.scene.layout.middle.center)
    floor.client.click(floor.scene.layout.withdraw(0).center)
    assert not floor.offers


def test_a_wish_is_made_on_the_board_while_the_clock_runs(floor: Floor) -> None:
    left = floor.scene.time_left
    for key in (pygame.K_w, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RETURN):
        floor.client.press(key)
    (wish,) = floor.table.view(0).floor.wishes[0]
    assert isinstance(wish, int)
    assert floor.scene.time_left < left
    floor.client.click(floor.scene.unwish_place(0).center)
    assert floor.table.view(0).floor.wishes[0] == ()


def test_offering_to_all_asks_for_a_card_until_one_is_chosen(floor: Floor) -> None:
    text = floor.client.app.words.text
    floor.client.click(floor.scene.buttons.named(text("floor-offer-all")).center)
    assert floor.scene.composer.card is None, "no card is taken unasked"
    floor.client.frame()
    assert floor.scene.buttons.named(text("floor-which-card"))
    card = floor.scene.stage.hand[2]
    floor.client.click(floor.card(2))
    floor.client.press(pygame.K_RETURN)
    assert floor.offers == (Bargain(card, None, True, None),)


def test_tab_goes_through_the_buttons_and_enter_presses_the_one_with_the_ring(
    floor: Floor,
) -> None:
    floor.client.press(pygame.K_TAB)
    focused = floor.scene.buttons.focused
    assert focused
    assert focused.text == floor.client.app.words.text("floor-wish")
    floor.client.press(pygame.K_RETURN)
    assert floor.scene.wishing.open


def test_the_ring_stays_where_it_is_when_a_deal_comes(floor: Floor) -> None:
    floor.client.press(pygame.K_TAB)
    had = floor.scene.buttons.focused
    offered(floor)
    assert floor.scene.buttons.focused is had


def test_enter_goes_on_after_a_pause(floor: Floor) -> None:
    floor.client.press(pygame.K_p)
    floor.client.press(pygame.K_RETURN)
    assert not floor.scene.paused


# What is said, and what it means.


def said(floor: Floor) -> dict[int, str]:
    return dict(floor.scene.chatter.said)


def test_each_character_refuses_in_its_own_words_and_is_not_talked_down(floor: Floor) -> None:
    """Seats 1 and 2 are the apprentice and the greedy one."""
    text = floor.client.app.words.text
    for place, seat in ((0, 1), (1, 2)):
        floor.client.drag(floor.card(place), floor.scene.layout.halves(place)[0].center)
        floor.does(seat, Decline(floor.table.view(0).floor.offers_of(0)[0].number))
        floor.wait(1.1)
    floor.does(3, Wish("army"))
    refusals = text("floor-say-refuse-apprentice"), text("floor-say-refuse-greedy")
    assert said(floor) == {1: refusals[0], 2: refusals[1]}


def test_in_the_last_half_minute_traders_say_that_they_hurry(floor: Floor) -> None:
    assert not said(floor)
    floor.wait(31)
    (late,) = said(floor).values()
    words = floor.client.app.words
    assert late in [
        words.text(f"floor-say-late-{who}") for who in ("novice", "apprentice", "greedy")
    ]


def test_what_stands_on_the_floor_says_what_it_means(floor: Floor) -> None:
    floor.does(1, Wish("army"))
    scene, text = floor.scene, floor.client.app.words.text
    point_at(floor.client, scene.layout.clock.center)
    floor.wait(0.6)
    assert scene.tooltip.said == text("tip-floor-clock")
    point_at(floor.client, scene.layout.stall(0).center)
    floor.wait(0.6)
    assert text("tip-floor-looks-for", want=scene.speech.want("army")) in scene.tooltip.said
    point_at(floor.client, scene.buttons.named(text("floor-pause")).center)
    floor.wait(0.6)
    assert scene.tooltip.said == text("tip-floor-pause")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_character_has_words_for_every_moment(code: str) -> None:
    words = language(code)
    ours = [entry.key for entry in OURS if entry.title in ("", REALMS.key)]
    for moment in Moment:
        for key in (f"floor-say-{moment}", *(f"floor-say-{moment}-{who}" for who in ours)):
            assert words.knows(key), key
        told = {words.text(f"floor-say-{moment}-{who}", give="Hydra") for who in ours}
        assert len(told) == len(ours), "nobody talks like somebody else"


# Saving.


def test_a_match_that_is_resumed_waits_where_the_clock_was(client: Client) -> None:
    seats = (Seat("Ada"), *(Seat("", Controller.OPPONENT, "greedy") for _ in range(2)))
    options = Options(3, Variant.CHAOS, minutes=1)
    room = client.app.rooms[REALMS.key]
    client.app.push(room.open(Table(REALMS, options, "resume", seats)))
    client.until(lambda: isinstance(client.scene, FloorScene) and client.scene.session.begun)
    client.press(pygame.K_p)
    scene = client.scene
    assert isinstance(scene, FloorScene)
    clock = scene.session.table.clock
    client.app.pop()
    client.button(client.app.words.text("title-continue"))
    resumed = client.scene
    assert isinstance(resumed, FloorScene)
    assert resumed.paused
    assert resumed.session.table.clock == clock


def test_a_code_copied_on_the_floor_deals_the_same_hands_before_the_same_clock(
    client: Client,
) -> None:
    seats = (Seat("Ada"), *(Seat("", Controller.OPPONENT, "greedy") for _ in range(3)))
    options = Options(4, Variant.CHAOS, (Module.PROMOS,), minutes=2)
    room = client.app.rooms[REALMS.key]
    client.app.push(room.open(Table(REALMS, options, "code", seats)))
    client.until(lambda: isinstance(client.scene, FloorScene))
    scene = client.scene
    assert isinstance(scene, FloorScene)
    dealt = scene.model.dealt
    client.press(pygame.K_ESCAPE)
    client.choose("Copy game code")
    client.choose("OK")
    client.press(pygame.K_ESCAPE)
    client.choose("Save and leave")
    client.button("New game")
    client.button("Play a code")
    client.press(pygame.K_RETURN)
    client.choose("Yes, start")
    again = client.scene
    assert isinstance(again, FloorScene)
    assert again.model.options == options
    assert again.model.dealt == dealt
    assert not again.paused


def test_a_record_is_one_among_matches_of_the_same_kind(client: Client) -> None:
    """Hands are worth more where everybody trades: the table's records are others."""
    for number, (kind, points) in enumerate((("turns", 900), ("chaos", -90), ("chaos+suits", 800))):
        client.app.store.statistics.add(
            Record(
                "2026-01-01T00:00:00+00:00",
                REALMS.key,
                kind,
                "seed",
                ("Ada", "Ben"),
                0,
                (points, 100),
                (2, 1),
                False,
                1.0,
                b"",
                f"match {number}",
            )
        )
    seats = (Seat("Ada"), *(Seat("", Controller.OPPONENT, "random") for _ in range(2)))
    room = client.app.rooms[REALMS.key]
    options = Options(3, Variant.CHAOS, minutes=1)
    client.app.push(room.open(Table(REALMS, options, "records", seats)))
    for _ in range(70 * 10):
        if isinstance(client.scene, ShowScene):
            break
        client.frame(1 / 10)
    client.until(lambda: isinstance(client.scene, ShowScene))
    told = finale(client).records
    best = [each.args["before"] for each in told if each.key == "record-best-realms"]
    assert best == [-90]
    latest = client.app.store.statistics.records(REALMS.key)[0]
    assert latest.options == "chaos"
    assert room.kind(latest.options) == ["new-variant-chaos"]


# Several people.


def test_nobody_is_shown_what_the_last_person_had(client: Client) -> None:
    floor = Floor(client, people=2)
    client.until(lambda: isinstance(client.scene, AskScene))
    client.press(pygame.K_RETURN)
    client.until(lambda: isinstance(client.scene, FloorScene))
    scene = floor.scene
    scene.settle()
    assert scene.scores.now
    scene._sit(1)
    assert scene.scores.now is None
    assert scene.dealt is None
    scene.settle()
    now = scene.scores.now
    assert now
    shown = {row.card.number for row in now.sheet.cards}
    assert shown == {*floor.table.view(1).hand}


def test_two_people_trade_in_slices_behind_the_curtain(client: Client) -> None:
    floor = Floor(client, people=2)
    client.until(lambda: isinstance(client.scene, AskScene))
    client.press(pygame.K_RETURN)
    client.until(lambda: isinstance(client.scene, FloorScene))
    assert floor.scene.model.seat == 0
    assert floor.scene.slice_left == SLICE, "and it is told how long one has"
    for _ in range(700):
        if isinstance(client.scene, AskScene):
            break
        client.frame(1 / 20)
    assert isinstance(client.scene, AskScene)
    client.press(pygame.K_RETURN)
    client.until(lambda: isinstance(client.scene, FloorScene))
    assert floor.scene.model.seat == 1
    assert floor.scene.time_left == pytest.approx(MINUTE / 2, abs=500)


# Looks.


@pytest.mark.parametrize("code", LANGUAGES)
def test_seven_stalls_are_drawn_in_every_language(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, (1280, 720), language=code)
    floor = Floor(client, players=7)
    for seat in range(1, 7):
        floor.does(seat, Wish("undead" if seat > 6 else "army"))
        hand = floor.table.view(seat).hand
        floor.makes(seat, Bargain(hand[1], None, seat % 2 == 0, "army"))
    floor.wait(0.5)
    assert len(floor.scene.model.others) == 6
    client.close()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 540)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_whatever_is_called_stays_on_its_awning(size: tuple[int, int], code: str) -> None:
    """Of a long call only the first sentences are heard: the ware is among them."""
    pygame.font.init()
    words, cards = language(code), Options(7, Variant.CHAOS, (Module.SUITS,)).cards
    layout, speech = FloorLayout(size, 6, 10), Speech(words, cards)
    room = layout.awning(0).width
    called = [speech.told(card.number, "") for card in cards.cards]
    ours = [f"-{each.key}" for each in OURS if words.knows(f"floor-say-call-{each.key}")]
    for who in ("", *ours):
        for give in called:
            text = plain(speech.text(f"floor-say-call{who}", give=give))
            assert bubble(text, room, layout.scale).get_width() <= room, text
            assert plain(words.say(give)) in spoken(text, 0)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 1024), (3440, 1440)])
@pytest.mark.parametrize("scale", [80, 100, 120, 160])
def test_the_floor_has_room_beside_the_panel(size: tuple[int, int], scale: int) -> None:
    """However large the panel's letters are, nothing reaches out of the window or under it."""
    layout = FloorLayout(size, 6, 10, scale)
    stalls = [layout.stall(index) for index in range(6)]
    for area in (*stalls, layout.own_offers, layout.own_stall, layout.calls, layout.composer):
        assert layout.felt.contains(area)
    for index in (0, 7):
        pose = layout.hand(index, 8)
        assert layout.own_stall.right < pose.x - pose.width / 2
        assert pose.x + pose.width / 2 < layout.felt.right
