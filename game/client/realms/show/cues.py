"""How the count of a hand sounds: each step from its card, each suit in a timbre of its own."""

from __future__ import annotations

from game.client.sound import Cue, Sounds
from game.titles.realms.cards.terms import Suit
from game.titles.realms.scoring.script import Stage, Step
from game.titles.realms.scoring.sheet import Reason, ScoreSheet

from .playback import Playback

CUES = {
    Reason.COPIES: Cue.FLIP,
    Reason.TAKES: Cue.FLIP,
    Reason.CHANGED: Cue.FLIP,
    Reason.CLEARED: Cue.CLEAR,
    Reason.WORD_CLEARED: Cue.CLEAR,
    Reason.PROTECTED: Cue.CLEAR,
    Reason.BLANKED: Cue.BLANK,
    Reason.BLANKED_IN_RING: Cue.BLANK,
    Reason.BLANKED_BY_ITSELF: Cue.BLANK,
}
CHORDS = {suit: f"suit_{suit.key}" for suit in Suit}
"""What a combination sounds like, by the suit of the card that pays."""
CLIMB = (0, 3, 5, 7, 10, 12)
"""Semitones by which the next one is higher: D, F, G, A, C and D again, as the music is."""


def sound(sounds: Sounds, sheet: ScoreSheet, playback: Playback, step: Step) -> None:
    """Lets a step be heard that comes into effect."""
    if step.stage is Stage.ITEMS:  # they lie beside the cards
        sounds.play(Cue.PENALTY if step.points < 0 else Cue.PLACE, 1.0, over=True)
        return
    place = (step.place + 0.5) / len(sheet.cards)
    if step.stage is Stage.EXTRA:
        sounds.play(Cue.TAKE, place)
    elif step.stage is not Stage.COUNTING:
        sounds.play(CUES[step.reason], place, over=True)
    elif gain(sheet, step) > 0:
        before = playback.steps[: playback.steps.index(step)]
        landed = sum(each.stage is Stage.COUNTING and gain(sheet, each) > 0 for each in before)
        higher = CLIMB[min(landed, len(CLIMB) - 1)]
        sounds.play(CHORDS[sheet.cards[step.place].suits[0]], place, higher, over=True)
    elif gain(sheet, step) < 0:
        sounds.play(Cue.PENALTY, place, over=True)
    else:
        sounds.play(Cue.PLACE, place)


def gain(sheet: ScoreSheet, step: Step) -> int:
    """What a card that counts brings besides its strength."""
    row = sheet.cards[step.place]
    return row.bonus + row.penalty
