#!/usr/bin/env python3
"""Build the program one downloads and runs: `python packaging/build.py`.

Makes, in `dist`: an archive of a folder with the program in it (zip on Windows and macOS, tar.xz on
Linux), the program as a single file, the licences of everything in it (they are in the archive,
too), and the checksums of all these. Needs the development extra (`pip install -e .[dev]`).
"""

from __future__ import annotations

import argparse
import hashlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from game import __version__

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "packaging"
BUILD, DIST = ROOT / "build", ROOT / "dist"
LICENCES = BUILD / "licences"
"""Where the analysis collects them."""
NAME = "storied-realms"
APP = "Storied Realms.app"
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
ENDING = ".exe" if sys.platform == "win32" else ""


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    for folder in (BUILD, DIST):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    if SYSTEM == "windows":
        (BUILD / "version.txt").write_text(version_resource(), encoding="utf-8")
    freeze()
    single = DIST / f"{release()}-single{ENDING}"
    (DIST / f"{NAME}-single{ENDING}").rename(single)
    made = [pack(dress()), single, pack_licences()]
    checksums(made)
    for file in made:
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")


def release() -> str:
    """What a file of this version for this machine is called."""
    return f"{NAME}-{__version__}-{SYSTEM}-{platform.machine().lower()}"


def freeze() -> None:
    """Lets PyInstaller do its work."""
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(DIST), "--workpath", str(BUILD)),
            str(HERE / "storied_realms.spec"),
        ],
        check=True,
        cwd=ROOT,
    )


def dress() -> Path:
    """What the archive shall hold: the program, all licences, and on Linux a menu entry."""
    whole = DIST / release()
    if SYSTEM == "macos":
        whole.mkdir()
        shutil.rmtree(DIST / NAME)
        (DIST / APP).rename(whole / APP)
    else:
        (DIST / NAME).rename(whole)
    for name in ("LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, whole)
    shutil.copytree(LICENCES, whole / LICENCES.name)
    if SYSTEM == "linux":
        shutil.copy(HERE / "storied-realms.desktop", whole)
        shutil.copy(ROOT / "assets/art/app/icon.png", whole / "storied-realms.png")
    return whole


def pack(whole: Path) -> Path:
    """The archive of a folder; links and permissions survive."""
    if SYSTEM == "linux":
        packed = whole.with_name(whole.name + ".tar.xz")
        with tarfile.open(packed, "w:xz", preset=6) as archive:
            archive.add(whole, whole.name)
        return packed
    if SYSTEM == "macos":  # only macOS's own tool keeps an .app as it is
        packed = whole.with_name(whole.name + ".zip")
        subprocess.run(["ditto", "-c", "-k", "--keepParent", whole, packed], check=True)
        return packed
    return zipped(whole, whole.with_name(whole.name + ".zip"))


def pack_licences() -> Path:
    """What must go with the single file."""
    return zipped(LICENCES, DIST / f"{release()}-licences.zip")


def zipped(folder: Path, packed: Path) -> Path:
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file in sorted(folder.rglob("*")):
            archive.write(file, file.relative_to(folder.parent))
    return packed


def checksums(files: list[Path]) -> None:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / f"{release()}.sha256").write_text("".join(lines), newline="\n")


def version_resource() -> str:
    """What Windows shows as the properties of the program."""
    numbers = [*map(int, re.findall(r"\d+", __version__)), 0, 0, 0][:4]
    strings = {
        "FileDescription": "Storied Realms",
        "FileVersion": __version__,
        "InternalName": NAME,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": "Storied Realms",
        "ProductVersion": __version__,
    }
    entries = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        "VSVersionInfo("
        f"ffi=FixedFileInfo(filevers={tuple(numbers)}, prodvers={tuple(numbers)}, mask=0x3F,"
        " flags=0, OS=0x40004, fileType=1, subtype=0, date=(0, 0)),"
        f" kids=[StringFileInfo([StringTable('040904B0', [{entries}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


if __name__ == "__main__":
    main()
