"""What the built program is made of: every module of ours, and a licence for all the rest."""

from __future__ import annotations

import re
import runpy
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from ai.registry import OURS as OPPONENTS
from game.cli import COMMANDS
from game.licences import OURS, licence_of, licences, required

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "packaging"))

from collect_licences import (  # noqa: E402
    KEPT,
    LIBRARIES,
    SHORTEST,
    NoLicence,
    collect,
    library_of,
)
from contents import library_modules, our_modules, wanted_files  # noqa: E402
from stripping import stripped  # noqa: E402


def test_every_opponent_and_every_command_is_in_the_program() -> None:
    ours = set(our_modules())
    assert {entry.target.partition(":")[0] for entry in OPPONENTS} <= ours
    assert {f"game.commands.{command}" for command in COMMANDS} <= ours


def test_the_program_starts_with_a_script_outside_any_package() -> None:
    runpy.run_path(str(ROOT / "game" / "__main__.py"))  # as the built program does


def test_plugins_find_the_standard_library() -> None:
    found = set(library_modules())
    assert {"heapq", "statistics", "concurrent.futures", "xml.etree.ElementTree"} <= found
    assert not found & {"tkinter", "idlelib", "turtle", "ensurepip", "unittest", "readline"}
    assert not any(name.startswith(("test.", "tkinter.")) for name in found)


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        ("babel/locale-data/de.dat", True),
        ("babel/locale-data/de_CH.dat", False),
        ("babel/locale-data/pl.dat", False),
        ("pygame_gui/data/translations/pygame-gui.fr.json", True),
        ("pygame_gui/data/translations/pygame-gui.pl.json", False),
        ("pytz/zoneinfo/Europe/Berlin", False),
        ("assets/art/app/icon.png", True),
        ("assets/art/app/icon.icns", False),
        ("numpy-2.4.dist-info/METADATA", True),
        ("numpy-2.4.dist-info/licenses/LICENSE.txt", False),
    ],
)
def test_what_nobody_needs_is_not_unpacked_at_every_start(place: str, wanted: bool) -> None:
    entries = [(place, "from somewhere", "DATA"), (place.replace("/", "\\"), "Windows", "DATA")]
    assert wanted_files(entries) == (entries if wanted else [])


@pytest.mark.skipif(sys.platform != "linux" or not shutil.which("strip"), reason="for Linux")
def test_only_what_belongs_to_python_is_stripped(tmp_path: Path) -> None:
    from msgspec import _core

    source = str(_core.__file__)
    own = ("libpython3.so", "python3.11/lib-dynload/_json.so")
    others = ("numpy.libs/libopenblas.so", "libz.so.1")
    lighter = stripped([(place, source, "BINARY") for place in own + others], tmp_path)
    assert lighter == [
        *((place, str(tmp_path / place), "BINARY") for place in own),
        *((place, source, "BINARY") for place in others),
    ]
    for place in own:
        assert 0 < (tmp_path / place).stat().st_size <= Path(source).stat().st_size


@pytest.mark.parametrize("name", sorted(required(OURS)))
def test_every_distribution_the_game_needs_has_a_licence_text(name: str) -> None:
    kept = KEPT / "packages" / f"{name}.txt"
    text = kept.read_text("utf-8") if kept.exists() else licence_of(distribution(name))
    assert len(text) >= SHORTEST


def test_every_library_in_the_wheel_of_pygame_has_a_licence_text() -> None:
    files = [file.name for file in distribution("pygame-ce").files or ()]
    libraries = [name for name in files if re.match(r"lib.+\.(so\.|dylib)|.+\.dll$", name)]
    assert libraries
    for name in libraries:
        assert library_of(name)


def test_no_text_is_missing_and_none_is_kept_in_vain() -> None:
    assert {file.stem for file in (KEPT / "libraries").iterdir()} == set(LIBRARIES.values())


def test_a_library_is_told_by_the_name_of_its_file() -> None:
    assert library_of("libSDL2_image-2-d6906c81.0.so.0.800.12") == "SDL2_image"
    assert library_of("SDL2.dll") == "SDL2"
    assert library_of("libz.so.1") == library_of("zlib1.dll") == "zlib"
    assert library_of("libopusfile.0.dylib") == "opusfile"


def test_what_has_no_licence_text_ends_the_build(tmp_path: Path) -> None:
    with pytest.raises(NoLicence, match="libnobody"):
        collect([("libnobody.so.1", "/lib/libnobody.so.1", "BINARY")], tmp_path)


def test_texts_are_collected_for_what_is_in_the_program_and_nothing_else(tmp_path: Path) -> None:
    import msgspec

    entries = [
        ("msgspec", str(msgspec.__file__), "PYMODULE"),
        ("libz.so.1", "/lib/libz.so.1", "BINARY"),
        ("libpython3.so", "/lib/libpython3.so", "BINARY"),
    ]
    places = {place for place, _, _ in collect(entries, tmp_path)}
    assert {place for place in places if "/packages/" in place} == {"licences/packages/msgspec.txt"}
    assert {place for place in places if "/libraries/" in place} == {"licences/libraries/zlib.txt"}
    assert "licences/game/Storied Realms.txt" in places
    assert "licences/python/Python.txt" in places
    assert "Jim Crist" in (tmp_path / "packages" / "msgspec.txt").read_text("utf-8")


def test_from_a_checkout_the_licences_of_what_is_installed_are_shown() -> None:
    found = licences()
    assert "MIT License" in found["game"]["Storied Realms"]
    assert "unofficial" in found["game"]["Storied Realms"]
    assert "SIL OPEN FONT LICENSE" in found["fonts"]["cinzel"]
    assert {"numpy", "msgspec", "pygame-ce"} <= found["packages"].keys()
