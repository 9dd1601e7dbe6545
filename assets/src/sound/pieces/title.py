"""Title: the hall before the game. A walk down to A, a song in two halves, a brighter one, home."""

from __future__ import annotations

from sound.score import Piece, Scoring, Section

TITLE = Piece(
    beats=3,
    tempo=78,
    sections={
        "intro": Section(
            chords="Dm | Am/C | G/B | Am",
            melody="-:3 | -:3 | -:3 | -:3",
            alto="A4:3 | A4:3 | G4:3 | E4:3",
            tenor="F4:3 | E4:3 | D4:3 | C4:3",
            bass="D3:3 | C3:3 | B2:3 | A2:3",
        ),
        "a": Section(
            chords="Dm | Dm/F | C/E | Am | F | C | Dm | A",
            melody=(
                "A4 D5:1.5 E5:.5 | F5:2 E5 | E5:1.5 D5:.5 C5 | A4:2 - | "
                "C5:1.5 B4:.5 A4 | G4 C5 E5 | D5:1.5 C5:.5 D5 | C#5:2 -"
            ),
            alto="F4:2 E4 | D4:3 | G4:3 | E4:3 | F4:3 | E4:3 | F4:3 | E4:3",
            tenor="A3:3 | A3:3 | C4:3 | C4:3 | C4:3 | C4:2 B3 | A3:3 | A3:3",
            bass="D3:3 | F3:3 | E3:3 | A3:3 | F3:3 | C3:3 | D3:3 | A2:3",
        ),
        "a2": Section(
            chords="Dm | Dm/F | C/E | Am | F | C:2 Dm/F:1 | A | Dm",
            melody=(
                "A4 D5:1.5 E5:.5 | F5:2 E5 | E5:1.5 D5:.5 C5 | A4:2 C5 | "
                "F5:1.5 G5:.5 A5 | G5 E5 D5 | D5:1.5 C#5:1.5 | D5:3"
            ),
            alto="F4:2 E4 | D4:3 | G4:3 | E4:3 | F4:3 | E4:2 F4:1 | E4:3 | F4:3",
            tenor="A3:3 | A3:3 | C4:3 | C4:3 | C4:3 | C4:2 A3:1 | A3:3 | A3:3",
            bass="D3:3 | F3:3 | E3:3 | A3:3 | F3:3 | C3:2 F3 | A2:3 | D3:3",
        ),
        "b": Section(
            chords="F | C/E | Dm | Am/C | G/B | C | Dm/F:2 G:1 | C",
            melody=(
                "C5 F5 C5 | E5:1.5 D5:.5 C5 | D5:2 A4 | C5:1.5 B4:.5 A4 | B4 D5 G5 | "
                "G5:1.5 F5:.5 E5 | F5:1.5 E5:.5 D5 | C5:3"
            ),
            alto="C4:3 | C4:3 | A3:3 | A3:3 | D4:3 | E4:3 | D4:2 D4:1 | E4:3",
            tenor="A3:3 | G3:3 | F3:3 | E3:3 | G3:3 | G3:3 | A3:2 B3:1 | G3:3",
            bass="F3:3 | E3:3 | D3:3 | C3:3 | B2:3 | C3:3 | F2:2 G2 | C3:3",
        ),
        "b2": Section(
            chords="Am | Em | F | C | Dm | Gm | Dm/A | A",
            melody=(
                "E5:2 C5 | B4:2 G4 | A4 C5 F5 | E5:1.5 D5:.5 E5 | D5:2 F5 | "
                "G5:1.5 F5:.5 D5 | D5:2 E5 | C#5:2 -"
            ),
            alto="A4:3 | G4:3 | F4:3 | G4:3 | F4:2 E4 | D4:3 | F4:3 | E4:3",
            tenor="C4:2 D4 | E4:2 D4 | C4:3 | C4:3 | A3:3 | Bb3:3 | A3:3 | A3:3",
            bass="A2:3 | E3:3 | F3:3 | C3:3 | D3:3 | G2:3 | A2:3 | A2:3",
        ),
        "coda": Section(
            chords="Dm | G/D | Dm/F | C | Dm | G | A | Dm",
            melody=(
                "D5:2 A4 | B4:1.5 A4:.5 G4 | A4:2 F4 | G4:1.5 F4:.5 E4 | F4 A4 D5 | "
                "B4:2 D5 | D5:2 C#5 | D5:2 -"
            ),
            alto="F4:3 | G4:3 | F4:3 | E4:3 | D4:3 | D4:3 | A3:3 | A3:3",
            tenor="D4:3 | D4:3 | D4:3 | C4:3 | A3:3 | G3:3 | E3:3 | F3:3",
            bass="D3:3 | D3:3 | F3:3 | C3:3 | D3:3 | G2:3 | A2:3 | D3:3",
        ),
    },
    form=(
        ("intro", Scoring(figure="1.2.3.", broken=0.8, bass=0.35)),
        ("a", Scoring(lute=1.0, figure="123232", broken=0.5)),
        ("a2", Scoring(recorder=0.8, figure="123232", broken=0.6, bass=0.6)),
        ("b", Scoring(recorder=0.85, figure="1.23.2", broken=0.5, viols=0.6)),
        ("b2", Scoring(lute=1.0, figure="1..2..", broken=0.5, viols=0.7)),
        (
            "a",
            Scoring(
                recorder=0.9, figure="123232", broken=0.6, viols=0.55, drum="D..t..", drums=0.5
            ),
        ),
        (
            "a2",
            Scoring(
                recorder=0.95,
                lute=0.5,
                figure="123232",
                broken=0.6,
                viols=0.7,
                drum="D..t.t",
                drums=0.55,
            ),
        ),
        ("coda", Scoring(lute=0.95, figure="1.2.3.", broken=0.55, viols=0.5)),
    ),
)
