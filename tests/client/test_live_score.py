"""The panel beside the table: what its figures suppose, and that nobody stumbles over one that
came too late."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest

from game.client.realms import live_score
from game.client.realms.live_score import LiveScore, Wanted, supposed
from game.client.realms.show.scene import ShowScene
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.realms.cards.card import Module
from game.titles.realms.play.actions import Action, Discard, Draw
from game.titles.realms.play.advice import Prospect, prospect
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks
from game.titles.realms.play.view import View
from tests.titles.realms.play.item_positions import with_item

from .client import Client
from .item_matches import Player
from .playing import sit_down


def asked(kind: Asks, options: Options) -> View:
    """Somebody who is asked that, in some random match."""
    for number in range(2000):
        seats = tuple(Seat(str(seat)) for seat in range(options.players))
        table = Table(REALMS, options, f"asked {number}", seats)
        rng = Rng("asked", number)
        while table.must_act:
            seat = table.must_act[0]
            view: View = table.view(seat)
            if view.prompt and view.prompt.kind is kind:
                return view
            table.act(seat, rng.choice(table.legal_actions(seat)))
    raise AssertionError(f"nobody was asked {kind}")


@pytest.mark.parametrize(
    ("kind", "options", "says"),
    [
        (Asks.KEEP, Options(2, Variant.DUEL), "best after keeping"),
        (Asks.EXCESS, Options(2, Variant.DUEL, (Module.SUITS,)), "best after discarding"),
    ],
)
def test_the_note_says_what_picking_a_card_does(kind: Asks, options: Options, says: str) -> None:
    view = asked(kind, options)
    score = LiveScore()
    score.shown, score.prospect = Wanted(view, None), prospect(view)
    assert supposed(score, options.cards, language("en")).startswith(says)
    for code in LANGUAGES:
        assert supposed(score, options.cards, language(code))
    score.close()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is counted to its end before the test is over: one figure is begun, others wait."""
    over = Event()
    monkeypatch.setattr(live_score, "prospect", lambda *_: over.wait(60) and None)
    monkeypatch.setattr(live_score, "worths", lambda *_: over.wait(60) and [])
    yield
    over.set()


@pytest.mark.usefixtures("endless")
def test_who_asks_on_after_leaving_gets_no_answer() -> None:
    table = Table(REALMS, Options(3), "left", tuple(Seat(name) for name in "ABC"))
    views = [table.view(seat) for seat in range(3)]
    score = LiveScore()
    for view in views:
        score.want(view, None)
    score.weigh(views[0], table.legal_actions(0))
    score.close()
    assert not score.update(1.0)
    score.want(views[0], None)
    score.weigh(views[1], [])
    score.wait()
    assert not score.update(1.0)


@pytest.mark.usefixtures("endless")
def test_a_match_ends_on_its_score_though_a_figure_is_still_being_counted(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    client.until(lambda: isinstance(client.scene, ShowScene))


def test_the_score_is_that_of_what_has_been_shown(client: Client) -> None:
    player = Player(client, with_item("fishhook"))
    score, model = player.table.live_score, player.table.model
    client.until(lambda: score.shown is not None and score.shown.view == model.view)
    before = model.view
    player.use()
    waited = 0
    while model.queue:
        score.wait()
        assert score.shown
        assert score.shown.view == before, "cards are still being drawn"
        client.frame()
        waited += 1
    assert waited > 1
    client.until(lambda: score.shown is not None and score.shown.view == model.view)


def test_the_score_of_something_else_is_not_shown_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(REALMS, Options(3), "stale", tuple(Seat(name) for name in "ABC"))
    first, second = table.view(0), table.view(1)
    found = Event()

    def slow(view: View, after: Action | None = None) -> Prospect | None:
        assert view == first or found.wait(60)
        return prospect(view, after)

    monkeypatch.setattr(live_score, "prospect", slow)
    score = LiveScore()
    score.want(first, None)
    score.wait()
    score.update(0)
    old = score.told
    assert old
    score.want(second, None)
    assert score.told is old, "the panel does not flicker for what is found at once"
    score.update(live_score.PATIENCE)
    assert score.told is None
    found.set()
    score.wait()
    score.update(0)
    new, told = prospect(second), score.told
    assert new
    assert told
    assert told.worth == new.worth
    score.close()


def test_what_the_hand_is_worth_as_it_is_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Action | None] = []

    def counting(view: View, after: Action | None = None) -> Prospect | None:
        counted.append(after)
        return prospect(view, after)

    monkeypatch.setattr(live_score, "prospect", counting)
    table = Table(REALMS, Options(3), "once", (Seat("a"), Seat("b"), Seat("c")))
    (seat,) = table.must_act
    table.act(seat, Draw())
    view: View = table.view(seat)
    score = LiveScore()
    score.want(view, None)
    score.wait()
    score.update(0)
    assert counted == [None]
    standing = score.now
    assert standing
    assert score.prospect is standing
    thrown = Discard(view.hand[0])
    score.want(view, thrown)
    score.wait()
    score.update(0)
    assert counted == [None, thrown]
    assert score.now is standing
    assert score.prospect
    assert thrown.card not in {row.card.number for row in score.prospect.sheet.cards}
    score.close()
