"""What Fantasy Realms can be played with."""

from __future__ import annotations

import pytest

from game.engine.contract import BadOptions
from game.engine.seats import Seat
from game.engine.table import Table
from game.lang import LANGUAGES, language
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS


@pytest.mark.parametrize(
    "options", [Options(2), Options(7), Options(3, Variant.DUEL), Options(1, Variant.DUEL)]
)
def test_impossible_options_are_refused_with_a_reason(options: Options) -> None:
    with pytest.raises(BadOptions) as bad:
        Table(REALMS, options, "x", tuple(Seat(str(n)) for n in range(options.players)))
    for code in LANGUAGES:
        assert str(options.players) in language(code).say(bad.value.says)
