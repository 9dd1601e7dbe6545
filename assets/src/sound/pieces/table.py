"""Table: a slow air with much room between its phrases, for whoever thinks."""

from __future__ import annotations

from sound.score import Piece, Scoring, Section

TABLE = Piece(
    beats=4,
    tempo=63,
    sections={
        "a": Section(
            chords="Dm | F | C/E | G | Dm/F | C/E | Am | Dm",
            melody=(
                "- A4 D5:2 | C5:3 A4 | G4:2 C5 E5 | D5:3 - | - A4 D5:2 | E5:3 D5 | C5:3 B4 | A4:3 -"
            ),
            alto="F4:4 | F4:4 | G4:4 | D4:4 | D4:4 | C4:4 | C4:4 | D4:4",
            tenor="A3:4 | A3:4 | C4:4 | B3:4 | A3:4 | G3:4 | E3:4 | F3:4",
            bass="D3:4 | F3:4 | E3:4 | G3:4 | F3:4 | E3:4 | A2:4 | D3:4",
        ),
        "b": Section(
            chords="F | G | Am | Em | F | C | Dm | A",
            melody=(
                "A4 C5 F5:2 | D5:2 G5:2 | E5:3 C5 | B4:3 G4 | A4:2 C5:2 | E5:2 C5 E5 | "
                "F5:2 E5 D5 | D5:2 C#5:2"
            ),
            alto="A4:4 | B4:4 | A4:4 | G4:4 | F4:4 | G4:4 | F4:4 | E4:4",
            tenor="C4:4 | B3:4 | C4:4 | G3:4 | C4:4 | C4:4 | A3:4 | A3:4",
            bass="F2:4 | G2:4 | A2:4 | E2:4 | F2:4 | C3:4 | D3:4 | A2:4",
        ),
        "a2": Section(
            chords="Dm | F | C/E | G | Dm/F | C/E:2 Dm/F:2 | A | Dm",
            melody=(
                "- A4 D5:2 | C5:1.5 D5:.5 C5 A4 | G4:1.5 A4:.5 C5 E5 | D5:3 B4 | "
                "- A4 F5 D5 | E5:2 D5:2 | D5:2 C#5:2 | D5:3 -"
            ),
            alto="F4:4 | F4:4 | G4:4 | D4:4 | D4:4 | C4:2 D4:2 | E4:4 | F4:4",
            tenor="A3:4 | A3:4 | C4:4 | B3:4 | A3:4 | G3:2 A3:2 | A3:4 | A3:4",
            bass="D3:4 | F3:4 | E3:4 | G3:4 | F3:4 | E3:2 F3:2 | A2:4 | D3:4",
        ),
        "c": Section(
            chords="Am | Dm | G | C | F | Bb | Gm | A",
            melody=(
                "E5:2 C5:2 | A4:3 D5 | D5:2 B4:2 | C5:3 - | A4:2 C5:2 | D5:2 F5:2 | "
                "Bb4:2 D5:2 | C#5:2 E5:2"
            ),
            alto="C4:4 | D4:4 | D4:4 | E4:4 | F4:4 | F4:4 | G4:4 | E4:4",
            tenor="A3:4 | F3:4 | G3:4 | G3:4 | A3:4 | Bb3:4 | Bb3:4 | A3:4",
            bass="A2:4 | D3:4 | G2:4 | C3:4 | F2:4 | Bb2:4 | G2:4 | A2:4",
        ),
        "link": Section(
            chords="Dm | G/D | Dm | Am",
            melody="D5:4 | B4:4 | A4:4 | -:4",
            alto="F4:4 | D4:4 | F4:4 | E4:4",
            tenor="A3:4 | G3:4 | A3:4 | C4:4",
            bass="D3:4 | D3:4 | D3:4 | A2:4",
        ),
    },
    form=(
        ("a", Scoring(lute=0.9, figure="1.2.3.2.", broken=0.7, bass=0.4)),
        ("b", Scoring(recorder=0.7, figure="1...2.3.", broken=0.65, viols=0.6)),
        ("a2", Scoring(lute=0.95, figure="1.2.3.2.", broken=0.7, viols=0.45)),
        (
            "c",
            Scoring(
                recorder=0.75, figure="1.2.3.2.", broken=0.6, viols=0.6, drum="D.......", drums=0.35
            ),
        ),
        ("link", Scoring(lute=0.9, figure="1...2.3.", broken=0.7, bass=0.5)),
    ),
)
