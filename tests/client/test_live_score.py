"""What the panel beside the table says its figures suppose."""

from __future__ import annotations

import pytest

from game.client.realms.live_score import LiveScore, Wanted, supposed
from game.engine.rng import Rng
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.realms.cards.card import Module
from game.titles.realms.play.advice import prospect
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Asks
from game.titles.realms.play.view import View


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
