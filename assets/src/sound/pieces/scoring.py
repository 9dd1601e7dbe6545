"""Scoring: a quiet dance; what is counted falls on its beats as it pleases."""

from __future__ import annotations

from sound.score import Piece, Scoring, Section

SCORING = Piece(
    beats=6,
    tempo=176,
    sections={
        "a": Section(
            chords="Dm | C/E | Dm | Am | F | G | Dm/F:3 A:3 | Dm",
            melody=(
                "D5:2 E5 F5:2 E5 | E5:2 D5 C5:3 | D5:2 C5 A4:3 | C5:2 B4 A4:3 | "
                "A4:2 B4 C5:2 D5 | B4:2 C5 D5:2 E5 | F5:2 D5 E5:2 C#5 | D5:5 -"
            ),
            alto="F4:6 | E4:6 | F4:6 | E4:6 | F4:6 | D4:6 | F4:3 E4:3 | F4:6",
            tenor="A3:6 | G3:6 | A3:6 | A3:6 | C4:6 | B3:6 | A3:3 A3:3 | A3:6",
            bass="D3:6 | E3:6 | D3:6 | A2:6 | F3:6 | G3:6 | F3:3 A2:3 | D3:6",
        ),
        "a2": Section(
            chords="Dm | C/E | Dm | Am | F | C | Dm/F:3 A:3 | Dm",
            melody=(
                "D5:2 E5 F5:2 E5 | E5:2 D5 C5:3 | D5:2 C5 A4:3 | C5:2 B4 C5:3 | "
                "F5:2 G5 A5:3 | G5:2 E5 C5:3 | D5:2 F5 E5:2 C#5 | D5:5 -"
            ),
            alto="F4:6 | E4:6 | F4:6 | E4:6 | F4:6 | E4:6 | D4:3 E4:3 | F4:6",
            tenor="A3:6 | G3:6 | A3:6 | A3:6 | C4:6 | C4:6 | A3:3 A3:3 | A3:6",
            bass="D3:6 | E3:6 | D3:6 | A2:6 | F2:6 | C3:6 | F3:3 A2:3 | D3:6",
        ),
        "b": Section(
            chords="F | C/E | Dm | Am/C | G/B | C | F:3 G:3 | C",
            melody=(
                "C5:3 A4:2 C5 | E5:2 D5 C5:3 | D5:3 F5:3 | E5:3 C5:3 | D5:3 B4:2 C5 | "
                "E5:3 G4:3 | A4:2 C5 B4:2 D5 | C5:3 E5:3"
            ),
            alto="C4:6 | C4:6 | F4:6 | A4:6 | G4:6 | G4:6 | F4:3 D4:3 | E4:3 G4:3",
            tenor="A3:6 | G3:6 | A3:6 | A3:6 | D4:6 | C4:6 | A3:3 B3:3 | C4:6",
            bass="F3:6 | E3:6 | D3:6 | C3:6 | B2:6 | C3:6 | F3:3 G3:3 | C3:6",
        ),
        "c": Section(
            chords=(
                "Am | Em | F | C | Dm | Am | G | A | Dm/F | C/E | G/D | Am/C | F | "
                "C/E | Dm/F:3 G:3 | A"
            ),
            melody=(
                "E5:3 D5:2 C5 | B4:4 G4:2 | A4:3 C5:3 | E5:4 -:2 | F5:3 E5:2 D5 | "
                "C5:4 A4:2 | B4:3 D5:3 | C#5:5 - | D5:3 A4:3 | G4:3 C5:3 | B4:3 D5:3 | "
                "E5:4 -:2 | F5:3 A5:3 | G5:3 E5:3 | D5:6 | C#5:5 -"
            ),
            alto=(
                "A4:6 | G4:6 | F4:6 | G4:6 | F4:6 | E4:3 F4:3 | G4:6 | E4:6 | F4:6 | G4:6 | "
                "G4:6 | E4:6 | A4:6 | E4:6 | A4:3 G4:3 | E4:6"
            ),
            tenor=(
                "C4:3 D4:3 | E4:3 D4:3 | C4:6 | C4:6 | A3:6 | C4:6 | B3:6 | A3:6 | A3:6 | C4:6 | "
                "D4:6 | A3:6 | C4:6 | C4:6 | A3:3 B3:3 | A3:6"
            ),
            bass=(
                "A2:6 | E3:6 | F3:6 | C3:6 | D3:6 | A2:6 | G2:6 | A2:6 | F3:6 | E3:6 | "
                "D3:6 | C3:6 | F3:6 | E3:6 | F3:3 G3:3 | A2:6"
            ),
        ),
        "coda": Section(
            chords="Dm | G/D | Dm | C | F | G | A | Dm",
            melody=(
                "F5:3 D5:3 | D5:3 B4:3 | A4:3 F4:3 | G4:3 E4:3 | A4:3 C5:3 | "
                "B4:3 D5:3 | D5:3 C#5:3 | D5:5 -"
            ),
            alto="D4:6 | D4:6 | D4:6 | E4:6 | F4:6 | D4:6 | A3:6 | A3:6",
            tenor="A3:6 | G3:6 | A3:6 | C4:6 | C4:6 | G3:6 | E3:6 | F3:6",
            bass="D3:6 | D3:6 | D3:6 | C3:6 | F2:6 | G2:6 | A2:6 | D3:6",
        ),
    },
    form=(
        ("a", Scoring(lute=0.95, figure="1.23.2", broken=0.5, drum="D..t..", drums=0.4)),
        (
            "a2",
            Scoring(
                recorder=0.8, figure="1.23.2", broken=0.55, bass=0.5, drum="D..t..", drums=0.45
            ),
        ),
        ("b", Scoring(lute=0.9, figure="1..2.3", broken=0.45, viols=0.5, drum="D.....", drums=0.4)),
        (
            "a",
            Scoring(
                recorder=0.85, figure="1.23.2", broken=0.55, viols=0.45, drum="D..t.t", drums=0.5
            ),
        ),
        ("c", Scoring(recorder=0.8, figure="1.2.3.", broken=0.5, viols=0.6)),
        (
            "a2",
            Scoring(
                recorder=0.85,
                lute=0.5,
                figure="1.23.2",
                broken=0.5,
                viols=0.5,
                drum="D..t.t",
                drums=0.5,
            ),
        ),
        (
            "coda",
            Scoring(lute=0.95, figure="1.23.2", broken=0.5, bass=0.5, drum="D.....", drums=0.35),
        ),
    ),
)
