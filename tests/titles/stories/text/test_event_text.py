"""Every event can be told, in every language, in few words."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from game.engine.contract import Outcome
from game.lang import LANGUAGES, language, plain, spans
from game.titles.stories.board import BOARD
from game.titles.stories.events import (
    Began,
    Doubled,
    Entered,
    Event,
    Finished,
    Flew,
    Idle,
    Joined,
    LastRound,
    Rang,
    Rode,
    Rolled,
    Stayed,
    Told,
    Tunneled,
    Turn,
    Walked,
    Withdrew,
)
from game.titles.stories.text.event_text import event_text
from game.titles.stories.text.outcome_text import tie_break
from tests.engine.matches import STORIES_GAMES

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]
LONGEST = 60
"""Letters of a line without the name in front; a chronicle is narrow."""
TOLD: dict[Event, tuple[str, str, str, str]] = {
    Began(0, "heron"): (
        "Ada starts. The ferry is at Heron Dock.",
        "Ada beginnt. Die Fähre liegt am Reiheranleger.",
        "Empieza Ada. La barca está en el Muelle Garza.",
        "Ada commence. Le bac est au Quai du Héron.",
    ),
    Turn(1, 3): ("Round 3: Ben.", "Runde 3: Ben.", "Ronda 3: Ben.", "Tour de table 3\u00a0: Ben."),
    Entered(0, (1,)): (
        "Ada brings a pawn into the Castle.",
        "Ada stellt eine Figur in die Burg.",
        "Ada lleva un peón al Castillo.",
        "Ada place un pion au Château.",
    ),
    Withdrew(0, (1, 2)): (
        "Ada takes 2 pawns back into reserve.",
        "Ada nimmt 2 Figuren in den Vorrat zurück.",
        "Ada devuelve 2 peones a la reserva.",
        "Ada reprend 2 pions dans sa réserve.",
    ),
    Rolled(0, (5, 1, 5)): (
        "Ada rolls 5, 1, 5.",
        "Ada würfelt 5, 1, 5.",
        "Ada saca 5, 1, 5.",
        "Ada obtient 5, 1, 5.",
    ),
    Walked(0, 1, "spade", "hollow", 1): (
        "Ada walks to Hollow Oak.",
        "Ada geht zur Hohlen Eiche.",
        "Ada va al Roble Hueco.",
        "Ada va au Chêne Creux.",
    ),
    Rode(0, 1, "heron", "gull", 6): (
        "Ada takes the ferry to Gull Dock.",
        "Ada fährt mit der Fähre zum Möwenanleger.",
        "Ada va en barca al Muelle Gaviota.",
        "Ada va en bac au Quai de la Mouette.",
    ),
    Joined(1, 1, "heron", "gull"): (
        "Ben rides along.",
        "Ben fährt mit.",
        "Ben también embarca.",
        "Ben embarque aussi.",
    ),
    Stayed(2, "heron"): (
        "Cleo stays ashore.",
        "Cleo bleibt an Land.",
        "Cleo se queda en tierra.",
        "Cleo reste à terre.",
    ),
    Flew(0, 1, "castle", "alp", 3): (
        "Ada flies to Alpine Pasture.",
        "Ada fliegt zur Almweide.",
        "Ada vuela al Prado Alpino.",
        "Ada va à tire-d’aile au Pré d’Alpage.",
    ),
    Tunneled(0, 1, "castle", "cinder", 1): (
        "Ada takes the tunnel to Cinder Door.",
        "Ada geht durch den Tunnel zur Zunderpforte.",
        "Ada va por el túnel al Portal del Tizón.",
        "Ada va par le souterrain au Porche du Tison.",
    ),
    Told(0, 1, "dragon", 2): (
        "Ada tells the story Old Cinder.",
        "Ada erzählt die Geschichte Alter Zunder.",
        "Ada cuenta la historia Viejo Tizón.",
        "Ada raconte l’histoire Vieux Tison.",
    ),
    Doubled(0): (
        "Ada uses Move Two.",
        "Ada nutzt den Doppelzug.",
        "Ada usa Mover dos.",
        "Ada joue Deux pions.",
    ),
    Rang(0, "heron", "otter"): (
        "Ada calls the ferry to Otter Dock.",
        "Ada ruft die Fähre zum Otteranleger.",
        "Ada trae la barca al Muelle Nutria.",
        "Ada fait venir le bac au Quai de la Loutre.",
    ),
    Idle(0, "temple"): (
        "Ada waits for a 5 to tell Cloud Temple.",
        "Ada wartet auf eine 5 für die Geschichte Wolkentempel.",
        "Ada espera un 5 para contar Templo de Nubes.",
        "Ada attend un 5 pour raconter Temple des Nuages.",
    ),
    Idle(0): (
        "Ada waits for better dice.",
        "Ada wartet auf bessere Würfel.",
        "Ada espera mejores dados.",
        "Ada attend de meilleurs dés.",
    ),
    LastRound(0): (
        "Ada has told 3 stories. This round is the last.",
        "Ada hat 3 Geschichten erzählt. Das ist die letzte Runde.",
        "Ada ha contado 3 historias. Esta es la última ronda.",
        "Ada a raconté 3 histoires. Ce tour de table est le dernier.",
    ),
    Finished(): (
        "The game is over.",
        "Die Partie ist zu Ende.",
        "La partida ha terminado.",
        "La partie est terminée.",
    ),
}
"""What is said of one event of each kind, in each language."""


def said(event: Event, code: str = "en") -> str:
    return plain(language(code).say(event_text(event, NAMES)))


def test_every_kind_of_event_is_told_in_every_language() -> None:
    assert {type(event) for event in TOLD} == set(get_args(Event))
    for event, lines in TOLD.items():
        assert tuple(said(event, code) for code in LANGUAGES) == lines


def test_how_dice_came_to_fall_is_told() -> None:
    assert said(Rolled(1, ())) == "Ben has no dice to roll."
    assert said(Rolled(1, (2, 6), again=True)) == "Ben rolls again: 2, 6."


def test_many_pawns_are_told_as_many() -> None:
    assert said(Entered(0, (1, 2, 3))) == "Ada brings 3 pawns into the Castle."
    assert said(Withdrew(0, (1,))) == "Ada takes a pawn back into reserve."


@pytest.mark.parametrize("code", LANGUAGES)
def test_one_can_walk_everywhere_and_the_place_is_bold(code: str) -> None:
    """Whatever a language needs to say where somebody goes, it has for every space."""
    told = set()
    for space in BOARD.spaces:
        line = language(code).say(event_text(Walked(0, 1, "castle", space, 1), NAMES))
        (bold,) = [span.text for span in spans(line) if span.bold]
        assert len(plain(line)) <= LONGEST
        told.add(bold)
    assert len(told) == len(BOARD.spaces)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_match_can_be_told(code: str) -> None:
    happened = STORIES_GAMES[0].play("told").events(None)
    lines = [said(event, code) for event in happened]
    assert lines[-1] == said(Finished(), code)
    assert not [line for line in lines if re.search(r"[{}$*]|  ", line)]


# How a tie was broken.


def broken(places: tuple[int, ...], told: tuple[int, ...], pawns: tuple[int, ...]) -> str:
    line = tie_break(Outcome(told, places), pawns, NAMES)
    return plain(language("en").say(line)) if line else ""


def test_pawns_on_the_board_break_a_tie_and_that_is_told() -> None:
    assert broken((2, 1, 3), (3, 3, 2), (1, 2, 4)) == (
        "Pawns on the board decide: 2 for Ben, 1 for Ada."
    )
    assert broken((2, 1, 2), (3, 3, 3), (1, 2, 1)) == (
        "Pawns on the board decide: 2 for Ben, 1 for Ada and Cleo."
    )


def test_four_stories_are_no_more_than_three() -> None:
    assert broken((2, 1), (4, 3), (1, 2)) == "Pawns on the board decide: 2 for Ben, 1 for Ada."


def test_nothing_is_told_of_a_tie_where_there_is_none() -> None:
    assert broken((1, 2, 3), (3, 2, 2), (0, 5, 4)) == ""
    assert broken((2, 2), (3, 3), (1, 1)) == ""


def test_a_shared_victory_is_told() -> None:
    assert broken((1, 1, 3), (3, 3, 1), (2, 2, 2)) == "Equal in stories and in pawns on the board."
