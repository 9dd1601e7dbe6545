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
    ORIGINS,
    SHORTEST,
    NoLicence,
    collect,
    library_of,
    python_licences,
)
from contents import library_modules, our_modules, wanted_files  # noqa: E402
from stripping import stripped  # noqa: E402

WHOSE = re.compile(
    r"(copyright|\(c\)|©)[\s:]*(\(c\)|©)?\s*(\d{4}|the [\w ]+ authors)"
    r"|copyrighted by \w|disclaims copyright|^author: \w",
    re.IGNORECASE | re.MULTILINE,
)
"""Somebody's line of copyright, not just the word, which most licences have."""
BODIES = {
    "0BSD": "for any purpose with or without fee is hereby granted",
    "Apache-2.0": "each Contributor hereby grants to You a perpetual",
    "Artistic-1.0-Perl": "You may make and give away verbatim copies of the source form",
    "BSD-2-Clause": "Redistributions in binary form must reproduce the above copyright",
    "BSD-3-Clause": "endorse or promote products derived from this software without specific",
    "FTL": "This license grants a worldwide, royalty-free, perpetual and irrevocable right",
    "GCC-exception-3.1": "You have permission to propagate a work of Target Code",
    "GPL-3.0-or-later": "GNU GENERAL PUBLIC LICENSE Version 3, 29 June 2007",
    "HPND": "distribute this software and its documentation for any purpose and without fee",
    "IJG": "Permission is hereby granted to use, copy, modify, and distribute this software",
    "ISC": "provided that the above copyright notice and this permission notice appear",
    "LGPL-2.0-or-later": "either version 2 of the License, or (at your option) any later version",
    "LGPL-2.1-only": "GNU LESSER GENERAL PUBLIC LICENSE Version 2.1, February 1999",
    "LGPL-2.1-or-later": "GNU LESSER GENERAL PUBLIC LICENSE Version 2.1, February 1999",
    "LicenseRef-Microsoft-Distributable-Code": "distribution specified by Microsoft",
    "MIT": "Permission is hereby granted, free of charge, to any person obtaining a copy",
    "MIT-0": "and to permit persons to whom the Software is furnished to do so. THE SOFTWARE IS",
    "MIT-Modern-Variant": "the above copyright notice and the following two paragraphs",
    "PCRE2-exception": "EXEMPTION FOR BINARY LIBRARY-LIKE PACKAGES",
    "PSF-2.0": "a nonexclusive, royalty-free, world-wide license to reproduce",
    "SunPro": "is freely granted, provided that this notice is preserved",
    "TU-Berlin-2.0": "Any use of this software is permitted provided that this notice is not",
    "X11-distribute-modifications-variant": "distribute with modifications, sublicense",
    "Zlib": "This notice may not be removed or altered from any source distribution",
    "blessing": "The author disclaims copyright to this source code",
    "bzip2-1.0.6": "Altered source versions must be plainly marked as such",
    "libpng-2.0": "This Copyright notice may not be removed or altered from any source",
    "libtiff": "names of Sam Leffler and Silicon Graphics may not be used in any advertising",
}
"""Words of each licence that its text has, not its name."""


def kept(group: str, name: str) -> str:
    (file,) = (file for file in (KEPT / group).iterdir() if file.stem == name)
    return file.read_text("utf-8")


def words(*texts: str) -> str:
    """Texts as their words, however their lines are broken."""
    return " ".join(" ".join(texts).split()).casefold()


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


@pytest.mark.parametrize("group", ["libraries", "packages", "python", "texts"])
def test_no_text_is_missing_and_none_is_of_unknown_origin(group: str) -> None:
    assert {file.stem for file in (KEPT / group).iterdir()} == set(ORIGINS[group])


def test_every_library_is_known_by_its_files() -> None:
    assert all(origin.begins for origin in ORIGINS["libraries"].values())


def test_a_text_refers_only_to_what_is_there() -> None:
    for texts in ORIGINS.values():
        for origin in texts.values():
            assert set(origin.shares) <= ORIGINS["texts"].keys()
            assert set(origin.carries) <= ORIGINS["libraries"].keys()


@pytest.mark.parametrize(
    ("group", "name"), [(group, name) for group in ORIGINS for name in ORIGINS[group]]
)
def test_every_kept_text_says_whose_work_it_is_and_what_one_may_do_with_it(
    group: str, name: str
) -> None:
    text = kept(group, name)
    assert WHOSE.search(text) or group == "texts"  # these are licences and no works
    origin = ORIGINS[group][name]
    whole = words(text, *(kept("texts", shared) for shared in origin.shares))
    for licence in re.split(r" AND | WITH ", origin.license):
        assert words(BODIES[licence]) in whole, f"{licence} is named and not there"


@pytest.mark.parametrize(
    "text",
    [
        "MIT License",
        BODIES["MIT"] + ". The above copyright notice shall be included in all copies",
        "Copyright (c) 2026 Nobody",
        "Licensed under the MIT license, see its home page",
    ],
)
def test_half_a_licence_is_none(text: str) -> None:
    assert not (WHOSE.search(text) and words(BODIES["MIT"]) in words(text))


def test_the_texts_come_with_what_their_licences_want_to_be_said(tmp_path: Path) -> None:
    collect(
        [
            ("libjpeg.so.62", "/lib/libjpeg.so.62", "BINARY"),
            ("libmpg123.so.0", "/lib/libmpg123.so.0", "BINARY"),
        ],
        tmp_path,
    )
    jpeg = (tmp_path / "libraries" / "libjpeg-turbo.txt").read_text("utf-8")
    assert jpeg.startswith(
        "This software is based in part on the work of the Independent JPEG Group"
    )
    assert "LEGAL ISSUES" in jpeg
    assert "**" not in jpeg
    mpg123 = (tmp_path / "libraries" / "mpg123.txt").read_text("utf-8")
    assert 'LGPL-2.1 is in the folder "texts"' in mpg123
    assert "Its source: https://www.mpg123.de" in mpg123


def test_a_library_inside_another_brings_its_text(tmp_path: Path) -> None:
    places = {
        place for place, _, _ in collect([("SDL2_ttf.dll", "SDL2_ttf.dll", "BINARY")], tmp_path)
    }
    assert "licences/libraries/harfbuzz.txt" in places


def test_python_comes_with_the_licences_of_what_it_incorporates() -> None:
    texts = python_licences()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["Python"]
    assert "Makoto Matsumoto" in texts["Python, incorporated software"]
    assert "Bootloader Exception" in texts["pyinstaller"]


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
