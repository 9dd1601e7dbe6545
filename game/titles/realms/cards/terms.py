"""The words a rule is made of: suits, names, and what a rule may say of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum, auto


class Suit(IntEnum):
    """The fourteen suits; the last three belong to the Cursed Hoard."""

    LAND = 0
    FLOOD = auto()
    WEATHER = auto()
    FLAME = auto()
    ARMY = auto()
    WIZARD = auto()
    LEADER = auto()
    BEAST = auto()
    WEAPON = auto()
    ARTIFACT = auto()
    WILD = auto()
    BUILDING = auto()
    OUTSIDER = auto()
    UNDEAD = auto()

    @property
    def key(self) -> str:
        return self.name.lower()


SUIT_BY_KEY = {suit.key: suit for suit in Suit}


class Name(StrEnum):
    """The names hand cards bear; a name is also the card's key within one game."""

    MOUNTAIN = auto()
    CAVERN = auto()
    BELL_TOWER = auto()
    FOREST = auto()
    EARTH_ELEMENTAL = auto()
    FOUNTAIN_OF_LIFE = auto()
    SWAMP = auto()
    GREAT_FLOOD = auto()
    ISLAND = auto()
    WATER_ELEMENTAL = auto()
    RAINSTORM = auto()
    BLIZZARD = auto()
    SMOKE = auto()
    WHIRLWIND = auto()
    AIR_ELEMENTAL = auto()
    WILDFIRE = auto()
    CANDLE = auto()
    FORGE = auto()
    LIGHTNING = auto()
    FIRE_ELEMENTAL = auto()
    KNIGHTS = auto()
    ELVEN_ARCHERS = auto()
    LIGHT_CAVALRY = auto()
    DWARVISH_INFANTRY = auto()
    RANGERS = auto()
    COLLECTOR = auto()
    BEASTMASTER = auto()
    NECROMANCER = auto()
    WARLOCK_LORD = auto()
    ENCHANTRESS = auto()
    KING = auto()
    QUEEN = auto()
    PRINCESS = auto()
    WARLORD = auto()
    EMPRESS = auto()
    UNICORN = auto()
    BASILISK = auto()
    WARHORSE = auto()
    DRAGON = auto()
    HYDRA = auto()
    WARSHIP = auto()
    MAGIC_WAND = auto()
    SWORD_OF_KETH = auto()
    ELVEN_LONGBOW = auto()
    WAR_DIRIGIBLE = auto()
    SHIELD_OF_KETH = auto()
    GEM_OF_ORDER = auto()
    WORLD_TREE = auto()
    BOOK_OF_CHANGES = auto()
    PROTECTION_RUNE = auto()
    SHAPESHIFTER = auto()
    MIRAGE = auto()
    DOPPELGANGER = auto()
    JESTER = auto()
    PHOENIX = auto()
    DUNGEON = auto()
    CASTLE = auto()
    CRYPT = auto()
    CHAPEL = auto()
    GARDEN = auto()
    GENIE = auto()
    JUDGE = auto()
    ANGEL = auto()
    LEPRECHAUN = auto()
    DEMON = auto()
    DARK_QUEEN = auto()
    GHOUL = auto()
    SPECTER = auto()
    LICH = auto()
    DEATH_KNIGHT = auto()


@dataclass(frozen=True, slots=True)
class Other:
    """Every card of the suit but this physical card; its copy still counts."""

    suit: Suit


@dataclass(frozen=True, slots=True, init=False)
class But:
    """Every card of the suit but those bearing one of the names."""

    suit: Suit
    names: tuple[Name, ...]

    def __init__(self, suit: Suit, *names: Name) -> None:
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "names", names)


@dataclass(frozen=True, slots=True, init=False)
class AnyOf:
    """A card that meets at least one of the terms."""

    terms: tuple[Suit | Name, ...]

    def __init__(self, *terms: Suit | Name) -> None:
        object.__setattr__(self, "terms", terms)


Term = Suit | Name | Other | But | AnyOf


def says(term: Term, word: Suit) -> bool:
    """Whether the suit is written in the term, so that clearing the word removes it."""
    match term:
        case Suit():
            return term is word
        case Other() | But():
            return term.suit is word
        case AnyOf():
            return word in term.terms
        case Name():
            return False
