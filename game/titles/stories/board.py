"""The board: what stands where, and which number each way asks for. Where it is drawn, the client
knows; what it is called, the catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto
from functools import cached_property


class Kind(StrEnum):
    """What a space is."""

    CASTLE = auto()
    PLAIN = auto()
    ADVENTURE = auto()
    ITEM = auto()
    MAGIC = auto()
    DOCK = auto()
    PASTURE = auto()


class Magic(StrEnum):
    """What a pawn on a magic space can do, once in a turn."""

    TWO = auto()
    REROLL = auto()
    TRUMPET = auto()
    BELL = auto()
    KEYS = auto()


@dataclass(frozen=True)
class Road:
    """Joins two spaces, in both directions."""

    ends: tuple[str, str]
    number: int


@dataclass(frozen=True)
class Route:
    """A way of the ferry; the way back may ask for another number."""

    start: str
    end: str
    number: int


@dataclass(frozen=True)
class Tunnel:
    """Two doors of one kind, each with the number that opens it."""

    key: str
    doors: Mapping[str, int]
    """The number at the door on each of its two spaces."""

    def other(self, space: str) -> str:
        """Where one comes out who goes in here."""
        return next(door for door in self.doors if door != space)


@dataclass(frozen=True)
class Adventure:
    """A story to be told: where it happens, where its item lies, which number completes it."""

    key: str
    """Its space has the same."""
    item: str
    """The space of the item, and its key."""
    number: int


@dataclass(frozen=True)
class Board:
    """A board, and what follows from it."""

    spaces: Mapping[str, Kind]
    roads: tuple[Road, ...]
    docks: tuple[str, ...]
    routes: tuple[Route, ...]
    tunnels: tuple[Tunnel, ...]
    flights: Mapping[str, int]
    """The number of the winged horse's flight to each pasture."""
    adventures: Mapping[str, Adventure]
    magic: Mapping[Magic, str]
    """The space of each."""

    @cached_property
    def ways(self) -> Mapping[str, Mapping[str, int]]:
        """From every space the spaces one road away, with the number of that road."""
        found: dict[str, dict[str, int]] = {space: {} for space in self.spaces}
        for road in self.roads:
            one, other = road.ends
            found[one][other] = found[other][one] = road.number
        return found

    @cached_property
    def sailings(self) -> Mapping[str, Mapping[str, int]]:
        """From every dock the docks the ferry goes to, with the number of that route."""
        return {
            dock: {route.end: route.number for route in self.routes if route.start == dock}
            for dock in self.docks
        }

    @cached_property
    def tunnels_at(self) -> Mapping[str, tuple[Tunnel, ...]]:
        """The tunnels with a door on a space."""
        return {
            space: tuple(tunnel for tunnel in self.tunnels if space in tunnel.doors)
            for tunnel in self.tunnels
            for space in tunnel.doors
        }


CASTLE = "castle"

BOARD = Board(
    spaces={
        "castle": Kind.CASTLE,
        "keys": Kind.MAGIC,
        "quill": Kind.PLAIN,
        "bell": Kind.MAGIC,
        "hedge": Kind.PLAIN,
        "otter": Kind.DOCK,
        "bookmark": Kind.PLAIN,
        "fiddle": Kind.PLAIN,
        "cup": Kind.ITEM,
        "well": Kind.PLAIN,
        "mill": Kind.MAGIC,
        "rhyme": Kind.PLAIN,
        "raven": Kind.PLAIN,
        "heath": Kind.PASTURE,
        "ash": Kind.PLAIN,
        "cinder": Kind.PLAIN,
        "dragon": Kind.ADVENTURE,
        "lantern": Kind.ITEM,
        "trumpet": Kind.MAGIC,
        "toll": Kind.PLAIN,
        "cairn": Kind.PLAIN,
        "gate": Kind.PLAIN,
        "dunes": Kind.PLAIN,
        "broom": Kind.PASTURE,
        "rope": Kind.PLAIN,
        "gull": Kind.DOCK,
        "pirate": Kind.ADVENTURE,
        "twin": Kind.PLAIN,
        "shield": Kind.ITEM,
        "salt": Kind.PLAIN,
        "reeds": Kind.PLAIN,
        "vine": Kind.PLAIN,
        "stump": Kind.PLAIN,
        "lane": Kind.PLAIN,
        "clover": Kind.PASTURE,
        "hollow": Kind.PLAIN,
        "beings": Kind.ADVENTURE,
        "fern": Kind.PLAIN,
        "spade": Kind.ITEM,
        "ford": Kind.MAGIC,
        "willow": Kind.PLAIN,
        "stile": Kind.PLAIN,
        "alp": Kind.PASTURE,
        "goat": Kind.PLAIN,
        "temple": Kind.ADVENTURE,
        "heron": Kind.DOCK,
        "cave": Kind.PLAIN,
        "shrine": Kind.PLAIN,
    },
    roads=(
        Road(("castle", "keys"), 4),
        Road(("castle", "trumpet"), 1),
        Road(("castle", "bell"), 2),
        Road(("castle", "hedge"), 3),
        Road(("castle", "otter"), 5),
        Road(("castle", "bookmark"), 6),
        Road(("keys", "mill"), 2),
        Road(("keys", "cup"), 6),
        Road(("keys", "fiddle"), 1),
        Road(("trumpet", "mill"), 3),
        Road(("trumpet", "rhyme"), 4),
        Road(("trumpet", "bell"), 6),
        Road(("mill", "cave"), 1),
        Road(("fiddle", "well"), 4),
        Road(("fiddle", "shrine"), 6),
        Road(("well", "cave"), 2),
        Road(("cave", "raven"), 5),
        Road(("rhyme", "raven"), 6),
        Road(("rhyme", "ash"), 5),
        Road(("raven", "heath"), 2),
        Road(("heath", "dragon"), 5),
        Road(("ash", "lantern"), 2),
        Road(("ash", "cinder"), 4),
        Road(("cinder", "dragon"), 6),
        Road(("cinder", "gate"), 1),
        Road(("bell", "lantern"), 1),
        Road(("bell", "quill"), 3),
        Road(("lantern", "toll"), 4),
        Road(("quill", "toll"), 5),
        Road(("quill", "hedge"), 6),
        Road(("quill", "rope"), 1),
        Road(("cairn", "toll"), 2),
        Road(("cairn", "gate"), 6),
        Road(("cairn", "dunes"), 3),
        Road(("dunes", "broom"), 4),
        Road(("broom", "rope"), 3),
        Road(("broom", "pirate"), 1),
        Road(("gull", "pirate"), 6),
        Road(("gull", "salt"), 5),
        Road(("hedge", "twin"), 1),
        Road(("hedge", "shield"), 2),
        Road(("shield", "reeds"), 5),
        Road(("salt", "reeds"), 2),
        Road(("reeds", "vine"), 1),
        Road(("twin", "otter"), 6),
        Road(("twin", "vine"), 4),
        Road(("otter", "spade"), 4),
        Road(("vine", "stump"), 3),
        Road(("stump", "lane"), 5),
        Road(("stump", "clover"), 2),
        Road(("clover", "beings"), 4),
        Road(("hollow", "beings"), 2),
        Road(("hollow", "lane"), 6),
        Road(("fern", "beings"), 6),
        Road(("spade", "bookmark"), 5),
        Road(("spade", "willow"), 6),
        Road(("ford", "bookmark"), 3),
        Road(("ford", "alp"), 4),
        Road(("ford", "cup"), 2),
        Road(("ford", "willow"), 5),
        Road(("willow", "hollow"), 4),
        Road(("willow", "stile"), 1),
        Road(("stile", "fern"), 3),
        Road(("stile", "goat"), 2),
        Road(("alp", "goat"), 5),
        Road(("goat", "temple"), 4),
        Road(("heron", "temple"), 3),
        Road(("heron", "shrine"), 4),
        Road(("cup", "shrine"), 3),
        Road(("cup", "heron"), 5),
        Road(("alp", "temple"), 2),
        Road(("rhyme", "heath"), 1),
        Road(("ash", "dragon"), 1),
        Road(("rope", "pirate"), 5),
        Road(("shield", "gull"), 3),
        Road(("hollow", "spade"), 1),
        Road(("otter", "lane"), 2),
        Road(("lane", "clover"), 3),
        Road(("lantern", "cinder"), 5),
    ),
    docks=("heron", "otter", "gull"),
    routes=(
        Route("otter", "heron", 5),
        Route("heron", "otter", 2),
        Route("otter", "gull", 3),
        Route("gull", "otter", 4),
        Route("heron", "gull", 6),
        Route("gull", "heron", 1),
    ),
    tunnels=(
        Tunnel("round", {"castle": 4, "hollow": 3}),
        Tunnel("pointed", {"castle": 1, "cinder": 5}),
    ),
    flights={"heath": 2, "broom": 5, "clover": 6, "alp": 3},
    adventures={
        "temple": Adventure("temple", item="lantern", number=5),
        "beings": Adventure("beings", item="cup", number=3),
        "pirate": Adventure("pirate", item="spade", number=4),
        "dragon": Adventure("dragon", item="shield", number=2),
    },
    magic={
        Magic.TWO: "ford",
        Magic.REROLL: "mill",
        Magic.TRUMPET: "trumpet",
        Magic.BELL: "bell",
        Magic.KEYS: "keys",
    },
)
