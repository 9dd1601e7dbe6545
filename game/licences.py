"""The licences of everything the program is made of.

The built program carries them in a folder, collected when it was built. From a checkout, or an
installed package, they are the project's own and those of the distributions it needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from .paths import assets

Texts = dict[str, str]
"""Licence texts by what they are the licence of."""

GROUPS = ("game", "fonts", "python", "packages", "libraries", "texts")
"""The folders the texts lie in, in the order one reads them; `texts` are those others refer to."""
OURS = "storied-realms"
_LICENCE_FILE = re.compile(r"licen[cs]e|copying|notice|authors", re.IGNORECASE)
_PROSE = ("", ".txt", ".md", ".rst")
_MARKS = (
    (r"^#+ +(.+?)[ #]*$", r"\1"),  # headings
    (r"^> ?", ""),  # quotations
    (r"^\|[-| :]+\|\n", ""),  # the rule below the head of a table
    (r"^\| *(.+?) *\|$", r"\1"),  # the frame of a table
    (r"\\$", ""),  # forced ends of lines
    (r"\[([^]]+)\]\(\1\)", r"\1"),  # links, named as what they point at
    (r"\[([^]]+)\]\(([^)]+)\)", r"\1 (\2)"),  # and all others
    (r"(?<![\w*])(\*{1,2})(?=[^\s*])([^*]+)(?<=[^\s*])\1(?![\w*])", r"\2"),  # stressed words
    (r"`([^`\n]+)`", r"\1"),  # code
)
"""What Markdown has besides words, and what is left of it."""


def readable(file: Path) -> str:
    """The text of a file; of Markdown only the words."""
    text = file.read_text("utf-8", "replace")
    if file.suffix.lower() == ".md":
        for mark, words in _MARKS:
            text = re.sub(mark, words, text, flags=re.MULTILINE)
    return text


def licences() -> dict[str, Texts]:
    """All texts, by group and name."""
    collected = assets().parent / "licences"
    if collected.is_dir():
        return {group: _texts_in(collected / group) for group in GROUPS}
    return gather(required(OURS).values())


def gather(shipped: Iterable[Distribution]) -> dict[str, Texts]:
    """The project's own texts and those of the distributions it is shipped with, or needs."""
    fonts = {
        file.stem.removeprefix("LICENSE-"): file.read_text("utf-8")
        for file in sorted((assets() / "fonts").glob("LICENSE-*.txt"))
    }
    packages = {each.name: licence_of(each) for each in shipped}
    by_name = dict(sorted(packages.items(), key=lambda item: item[0].casefold()))
    return {"game": {"Storied Realms": own()}, "fonts": fonts, "packages": by_name}


def own() -> str:
    """The project's own licence and notice: in the checkout, or in the installed package."""
    files = [assets().parent / name for name in ("LICENSE", "NOTICE.md")]
    if all(file.is_file() for file in files):
        return "\n\n".join(readable(file).strip() for file in files)
    return licence_of(distribution(OURS))


def licence_of(shipped: Distribution) -> str:
    """The licence texts of a distribution, or at least the name of its licence."""
    found: list[str] = []
    for file in shipped.files or ():
        if _LICENCE_FILE.search(file.name) and file.suffix.lower() in _PROSE:
            text = readable(Path(str(file.locate()))).strip()
            if text and text not in found:
                found.append(text)
    named = ("License-Expression", "License")
    facts = [shipped.metadata[key] for key in named if key in shipped.metadata]
    return "\n\n".join(found or facts)


def required(name: str) -> dict[str, Distribution]:
    """What a distribution needs to run, and what that needs, as far as it is installed."""
    found: dict[str, Distribution] = {}
    wanted = [name]
    while wanted:
        key = wanted.pop()
        try:
            installed = distribution(key)
        except PackageNotFoundError:  # for another system, or another Python
            continue
        if installed.name in found:
            continue
        found[installed.name] = installed
        for line in installed.requires or ():
            needed = re.match(r"[\w.-]+", line)
            if needed and "extra ==" not in line:
                wanted.append(needed[0])
    found.pop(name, None)
    return found


def _texts_in(folder: Path) -> Texts:
    files = sorted(folder.glob("*.txt"), key=lambda file: file.stem.casefold())
    return {file.stem: file.read_text("utf-8") for file in files}
