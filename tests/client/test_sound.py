"""What is heard where: music that follows the scenes, volumes by mouse and keys, the show."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import Future
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.client.realms.show.cues import CHORDS, CLIMB, CUES, gain
from game.client.scenes.settings import SettingsScene
from game.client.sound import HEARTH, Cue, Piece, Sounds
from game.client.sound.ducking import LOW, UP
from game.client.sound.sounds import FIRE, MUSIC
from game.client.sound.takes import CHANNELS, RATE, WIDTH, Takes, read
from game.client.sound.track import CROSSFADE, HUSH, Track
from game.client.widgets.fields import Amount
from game.store.settings import Settings
from game.titles.realms.play.options import Options
from game.titles.realms.scoring.script import Stage

from .client import Client
from .playing import sit_down
from .showing import laid_open, open_show, show

LENGTHS = {
    Piece.TITLE: 60 * 3 * 60 / 78,
    Piece.TABLE: 36 * 4 * 60 / 63,
    Piece.SCORING: 64 * 6 * 60 / 176,
    HEARTH: 32.0,
}
"""Seconds by which a loop is known when it is heard."""


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[Client]:
    """Somebody who hears everything."""
    usual = Settings()
    client = Client(
        tmp_path, music_volume=usual.music_volume, ambience_volume=usual.ambience_volume
    )
    yield client
    client.close()


def heard(channels: tuple[int, ...]) -> list[str]:
    """The loops that are heard on these channels, those that fade out among them."""
    found = []
    for number in channels:
        sound = pygame.mixer.Channel(number).get_sound()
        if sound and pygame.mixer.Channel(number).get_busy():
            found += [n for n, long in LENGTHS.items() if abs(sound.get_length() - long) < 0.01]
    return found


def volume(channels: tuple[int, ...]) -> float:
    """How loud the loop is set that is heard alone on these channels."""
    (sound,) = [sound for number in channels if (sound := pygame.mixer.Channel(number).get_sound())]
    return sound.get_volume()


def wait(client: Client, seconds: float) -> None:
    end = time.monotonic() + seconds
    client.until(lambda: time.monotonic() > end)


# Music and scenes.


def test_every_scene_has_its_music_and_one_fades_into_the_next(listener: Client) -> None:
    listener.until(lambda: heard(MUSIC) == [Piece.TITLE] and heard(FIRE) == [HEARTH])
    listener.button("Rules")
    listener.frame()
    assert heard(MUSIC) == [Piece.TITLE], "a page over the title changes nothing"
    listener.press(pygame.K_ESCAPE)
    sit_down(listener, Options(3))
    listener.until(lambda: Piece.TABLE in heard(MUSIC))
    assert set(heard(MUSIC)) == {Piece.TITLE, Piece.TABLE}, "one goes while the other comes"
    wait(listener, CROSSFADE / 1000 + 0.3)
    assert heard(MUSIC) == [Piece.TABLE]
    listener.app.start()
    open_show(listener, laid_open(choosing=()))
    listener.until(lambda: Piece.SCORING in heard(MUSIC))
    assert heard(FIRE) == [HEARTH], "the fire burns on"


def test_going_back_and_forth_leaves_the_music_of_the_scene(listener: Client) -> None:
    listener.until(lambda: heard(MUSIC) == [Piece.TITLE])
    for _ in range(3):
        sit_down(listener, Options(3))
        listener.until(lambda: Piece.TABLE in heard(MUSIC))
        listener.app.start()
        listener.frame()
    listener.until(lambda: heard(MUSIC) == [Piece.TITLE])
    wait(listener, 0.5)
    assert heard(MUSIC) == [Piece.TITLE]


def test_ctrl_m_hushes_everything_at_once_and_brings_it_back(listener: Client) -> None:
    listener.until(lambda: bool(heard(MUSIC) and heard(FIRE)))
    listener.press(pygame.K_m, pygame.KMOD_LCTRL)
    wait(listener, 0.4)
    assert heard(MUSIC) == heard(FIRE) == []
    listener.press(pygame.K_m, pygame.KMOD_LCTRL)
    listener.until(lambda: heard(MUSIC) == [Piece.TITLE] and heard(FIRE) == [HEARTH])


def test_a_loop_that_has_hardly_begun_can_be_hushed(client: Client) -> None:
    track = Track(MUSIC, at_once)
    for _ in range(10):
        begin(track, Piece.TABLE)
        assert heard(MUSIC)
        track.hush()
        time.sleep(HUSH / 1000 + 0.25)
        assert heard(MUSIC) == []


def test_while_one_loop_fades_into_another_both_can_be_hushed(client: Client) -> None:
    track = Track(MUSIC, at_once)
    begin(track, Piece.TABLE)
    time.sleep(0.5)
    begin(track, Piece.TITLE)
    time.sleep(0.3)
    assert set(heard(MUSIC)) == {Piece.TABLE, Piece.TITLE}
    track.hush()
    time.sleep(HUSH / 1000 + 0.25)
    assert heard(MUSIC) == []


def test_a_loop_that_has_hardly_begun_makes_room_for_the_next(client: Client) -> None:
    track = Track(MUSIC, at_once)
    for piece in (Piece.TABLE, Piece.TITLE, Piece.TABLE, Piece.TITLE):
        begin(track, piece)
    time.sleep(CROSSFADE / 1000 + 0.5)
    assert heard(MUSIC) == [Piece.TITLE]


def at_once(name: str) -> Future[pygame.mixer.Sound]:
    """A loop that is there as soon as it is asked for."""
    found: Future[pygame.mixer.Sound] = Future()
    found.set_result(loop(name))
    return found


def loop(name: str) -> pygame.mixer.Sound:
    """Silence that is as long as the loop."""
    return pygame.mixer.Sound(buffer=bytes(round(LENGTHS[name] * RATE) * CHANNELS * 2))


def begin(track: Track, piece: Piece) -> None:
    track.want(piece)
    track.update()


def test_what_is_not_heard_is_not_read(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Sounds, "_read", lambda _self, name: asked.append(name))
    sit_down(client, Options(3))
    client.until(client.asked)
    assert asked == []


def test_a_sound_that_is_missing_is_noted_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.client.sound.takes.assets", lambda: tmp_path)
    client = Client(tmp_path, music_volume=50, ambience_volume=50)
    client.button("Rules")
    client.until(lambda: "music_title" in client.app.log.read_text("utf-8"))
    told = client.app.log.read_text("utf-8")
    assert "The sound press cannot be heard" in told
    assert heard(MUSIC) == []
    client.close()


# Volumes.


@pytest.mark.parametrize(
    ("label", "channels"), [("Music", MUSIC), ("Hearth fire", FIRE)], ids=["music", "fire"]
)
def test_a_slider_changes_the_volume_of_what_is_heard(
    listener: Client, label: str, channels: tuple[int, ...]
) -> None:
    listener.until(lambda: bool(heard(MUSIC) and heard(FIRE)))
    listener.button("Settings")
    assert isinstance(listener.scene, SettingsScene)
    before = volume(channels)
    slide(listener, label, 0.95)
    assert volume(channels) > before + 0.3
    slide(listener, label, 0.1)
    assert 0 < volume(channels) < before
    press_keys(listener, label, pygame.K_LEFT, 20)
    wait(listener, 0.4)
    assert heard(channels) == []
    press_keys(listener, label, pygame.K_RIGHT, 3)
    listener.until(lambda: bool(heard(channels)))
    assert volume(channels) == pytest.approx(0.15, abs=0.02)


def test_the_slider_of_the_effects_lets_one_hear_how_loud_they_are(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.button("Settings")
    played: list[tuple[str, float]] = []
    original = Sounds.play

    def play(sounds: Sounds, cue: str, *others: object, **more: object) -> None:
        played.append((cue, sounds._effects))
        original(sounds, cue, *others, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Sounds, "play", play)
    slide(client, "Sound effects", 0.25)
    settings = client.app.store.settings
    assert settings.effects_volume < Settings().effects_volume
    assert played[-1] == (Cue.PLACE, settings.effects_volume / 100)
    assert settings.music_volume == settings.ambience_volume == 0


def slide(client: Client, label: str, share: float) -> None:
    """Drags the knob of a slider along its groove by mouse."""
    field = client.field(label)
    assert isinstance(field, Amount)
    track = field._track
    low, high = field.bounds
    start = track.x + round(track.width * (field.value - low) / (high - low))
    start = min(max(start, track.x + 12), track.right - 12)
    end = track.x + round(track.width * share)
    point(client, start, track.centery)
    press(client, pygame.MOUSEBUTTONDOWN, (start, track.centery))
    for step in range(1, 6):
        point(client, start + (end - start) * step // 5, track.centery)
    press(client, pygame.MOUSEBUTTONUP, (end, track.centery))


def point(client: Client, x: int, y: int) -> None:
    pygame.mouse.set_pos(x, y)
    client.frame()
    client.frame()


def press(client: Client, kind: int, where: tuple[int, int]) -> None:
    pygame.event.post(pygame.event.Event(kind, pos=where, button=1))
    client.frame()
    client.frame()


def press_keys(client: Client, label: str, key: int, times: int) -> None:
    """Goes to a field with Tab, and changes it with the arrows."""
    assert isinstance(client.scene, SettingsScene)
    client.go_to(label, pygame.K_TAB)
    for _ in range(times):
        client.press(key)


# What happens often.


@pytest.mark.parametrize("cue", WIDTH)
def test_no_two_takes_after_each_other_are_alike(client: Client, cue: str) -> None:
    takes = Takes()
    lengths = [sound.get_length() for _ in range(30) if (sound := takes.of(cue, 0))]
    assert len(lengths) == 30
    assert all(one != two for one, two in pairwise(lengths))
    assert max(lengths) < 1.25 * min(lengths)


def test_what_sings_stays_in_tune(client: Client) -> None:
    takes = Takes()
    assert {takes.of(Cue.WIN, 0) for _ in range(10)} == {takes.of(Cue.WIN, 0)}


def test_a_place_at_the_left_is_louder_at_the_left(client: Client) -> None:
    for _ in range(20):
        left, right = client.app.sounds._sides(0.0)
        assert left > right
        left, right = client.app.sounds._sides(1.0)
        assert left < right


# The show.


def test_every_step_of_the_count_is_heard_and_every_combination_in_its_suit(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[tuple[str, float, int, bool]] = []

    def play(
        _self: Sounds, cue: str, place: float = 0.5, semitones: int = 0, over: bool = False
    ) -> None:
        played.append((cue, place, semitones, over))

    monkeypatch.setattr(Sounds, "play", play)
    scene = open_show(client, laid_open(choosing=()))
    seat, sheet = scene.seat, scene.sheet
    assert scene.playback
    steps = scene.playback.steps
    played.clear()
    client.until(
        lambda: show(client).seat != seat or bool(scene.playback and scene.playback.finished)
    )
    cards, landed = len(sheet.cards), 0
    expected = []
    for step in steps:
        place = (step.place + 0.5) / cards
        brings = gain(sheet, step)
        if step.stage is not Stage.COUNTING:
            expected.append((CUES[step.reason], place, 0, True))
        elif brings > 0:
            suit = sheet.cards[step.place].suits[0]
            higher = CLIMB[min(landed, len(CLIMB) - 1)]
            expected.append((CHORDS[suit], place, higher, True))
            landed += 1
        else:
            expected.append((Cue.PENALTY if brings else Cue.PLACE, place, 0, bool(brings)))
    assert played[: len(expected)] == expected
    assert landed, "this hand has no combination to hear"


def test_the_music_steps_back_under_a_cue_and_comes_forward_again(listener: Client) -> None:
    listener.until(lambda: heard(MUSIC) == [Piece.TITLE])
    full = volume(MUSIC)
    listener.app.sounds.play(Cue.PLACE)
    listener.frame(0.1)
    assert volume(MUSIC) == full, "not for everything"
    listener.app.sounds.play(Cue.CLEAR, over=True)
    for _ in range(4):
        listener.frame(0.05)
    assert volume(MUSIC) == pytest.approx(full * LOW, abs=0.02)
    for _ in range(round((read(Cue.CLEAR).get_length() + UP) / 0.05) + 2):
        listener.frame(0.05)
    assert volume(MUSIC) == full
