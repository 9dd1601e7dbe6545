"""The words of the printed games, and words that their players would stop at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.engine.message import Arg, message
from game.lang import LANGUAGES, language, plain
from game.paths import assets

PRINTED = {
    "label-bonus": ("Bonus", "Bonus", "Bonus", "Bonus"),
    "label-penalty": ("Penalty", "Strafe", "Penalización", "Malus"),
    "table-deck": ("Deck", "Nachziehstapel", "Mazo", "Pioche"),
    "show-area": ("Discard area", "Ablagebereich", "Zona de descarte", "Zone de défausse"),
    "tip-strength": ("Base strength", "Basisstärke", "Fuerza base", "Force de base"),
    "tip-suit": ("suit", "Farbe", "tipo", "famille"),
    "step-name_suit": ("suit", "Farbe", "tipo", "famille"),
    "for-each-other-player": ("for each", "für jeden", "por cada", "pour chaque"),
    "runs": ("run", "Straße", "serie", "suite"),
    "blanks-all-but": ("Blanks", "Blockiert", "Anula", "Masque"),
    "why-blanked-by": ("Blanked", "Blockiert", "Anulada", "Masquée"),
    "blanked-unless": ("Blanked unless with", "Blockiert, wenn ohne", "a menos que", "sauf avec"),
    "blanked-with": ("Blanked with", "Blockiert, wenn mit", "Anulada si", "Masquée avec"),
    "clears-all": ("Clears", "Hebt", "Ignora", "Efface"),
    "why-cleared": ("cleared", "aufgehoben", "ignorada", "effacé"),
    "new-module-suits": (
        "The Cursed Hoard",
        "Der verfluchte Schatz",
        "Tesoro maldito",
        "Le Trésor maudit",
    ),
}
"""Messages that say what the rulebooks call things: in English, German, Spanish and French."""
STRANGE = {
    "en": r"\bmatch(es)?\b|colour|neighbour|favour|armour|\bcentre|\bgrey\b|defence|\blicence"
    r"|travell|cancelled|towards|afterwards|for ever\b|artefact|spectre",
    "de": r"Grundstärke|Nachzugstapel|Ziehstapel|Kartenstapel|Ablagestapel|Serie|Hort\b|[Gg]eblockt"
    r"|\bIhnen\b|\b([Ll]eg|[Zz]ieh|[Kk]lick|[Ss]etz|[Ee]rsetz|[Vv]erlang|[Ww]ähl|[Dd]rück)e\b",
    "es": r"\bpalos?\b|bonificaci|penalidad|\brendirse\b|\bustede?s?\b|\bpila\b|escalera"
    r"|todos los (Aires?|Aguas?)\b|\b1er\b",
    "fr": r"pénalité|\btalon\b|\btoi\b|\btes\b|[Vv]ous seul\b|1re\b|\b\de\b|sauvegard"
    r"|\bcouleurs?\b(?! de (son|leur))",
}
"""Other words for these, other spellings, and other ways to address the player."""


def lines(code: str) -> Iterator[tuple[str, str]]:
    """What stands on the right of every name, and on the lines that go on with it."""
    for file in sorted((assets() / "lang" / code).glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                said = re.sub(r"^[\w-]+ = ", "", line)
                yield file.name, re.sub(r"\{[^}]*\}", "…", said)


@pytest.mark.parametrize("key", PRINTED)
def test_things_are_called_as_in_the_rulebooks(key: str) -> None:
    facts: dict[str, Arg] = {
        "count": 3,
        "strength": 3,
        "kind": "",
        "steps": "",
        "any": "",
        "none": "",
        "points": 3,
        "spared": "",
        "by": "",
    }
    noun = message("card-smoke")
    for code, word in zip(("en", "de", "es", "fr"), PRINTED[key], strict=True):
        assert word in plain(language(code).text(key, noun=noun, **facts))


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_one_that_players_would_stop_at(code: str) -> None:
    strange = re.compile(STRANGE[code])
    assert [f"{name}: {line}" for name, line in lines(code) if strange.search(line)] == []
