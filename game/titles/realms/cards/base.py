"""The 53 cards of the base game."""

from .card import Card
from .effects import (
    AllSuitsDiffer,
    Best,
    BlankedUnless,
    BlankedWith,
    Blanks,
    BlanksAllBut,
    ChangesSuit,
    Clears,
    ClearsAll,
    ClearsChosen,
    ClearsWord,
    CopiesHandCard,
    ExtraCard,
    ForEach,
    ForEachOr,
    HighestOf,
    Runs,
    Source,
    SuitSets,
    SumOf,
    TakesNameAndSuit,
    With,
    Without,
)
from .terms import AnyOf, But, Name, Other, Suit

LAND, FLOOD, WEATHER, FLAME = Suit.LAND, Suit.FLOOD, Suit.WEATHER, Suit.FLAME
ARMY, WIZARD, LEADER, BEAST = Suit.ARMY, Suit.WIZARD, Suit.LEADER, Suit.BEAST
WEAPON, ARTIFACT, WILD = Suit.WEAPON, Suit.ARTIFACT, Suit.WILD

MOUNTAIN = Card(
    1,
    Name.MOUNTAIN,
    LAND,
    9,
    bonus=(With(50, Name.SMOKE, Name.WILDFIRE), Clears(FLOOD)),
)
CAVERN = Card(
    2,
    Name.CAVERN,
    LAND,
    6,
    bonus=(With(25, AnyOf(Name.DWARVISH_INFANTRY, Name.DRAGON)), Clears(WEATHER)),
)
BELL_TOWER = Card(3, Name.BELL_TOWER, LAND, 8, bonus=(With(15, WIZARD),))
FOREST = Card(4, Name.FOREST, LAND, 7, bonus=(ForEach(12, BEAST, Name.ELVEN_ARCHERS),))
EARTH_ELEMENTAL = Card(5, Name.EARTH_ELEMENTAL, LAND, 4, bonus=(ForEach(15, Other(LAND)),))

FOUNTAIN_OF_LIFE = Card(
    6, Name.FOUNTAIN_OF_LIFE, FLOOD, 1, bonus=(HighestOf(WEAPON, FLOOD, FLAME, LAND, WEATHER),)
)
SWAMP = Card(7, Name.SWAMP, FLOOD, 18, penalty=(ForEach(-3, ARMY, FLAME),))
GREAT_FLOOD = Card(
    8,
    Name.GREAT_FLOOD,
    FLOOD,
    32,
    penalty=(Blanks(ARMY, But(LAND, Name.MOUNTAIN), But(FLAME, Name.LIGHTNING)),),
)
ISLAND = Card(9, Name.ISLAND, FLOOD, 14, bonus=(ClearsChosen(FLOOD, FLAME),))
WATER_ELEMENTAL = Card(10, Name.WATER_ELEMENTAL, FLOOD, 4, bonus=(ForEach(15, Other(FLOOD)),))

RAINSTORM = Card(
    11,
    Name.RAINSTORM,
    WEATHER,
    8,
    bonus=(ForEach(10, FLOOD),),
    penalty=(Blanks(But(FLAME, Name.LIGHTNING)),),
)
BLIZZARD = Card(
    12,
    Name.BLIZZARD,
    WEATHER,
    30,
    penalty=(Blanks(FLOOD), ForEach(-5, ARMY, LEADER, BEAST, FLAME)),
)
SMOKE = Card(13, Name.SMOKE, WEATHER, 27, penalty=(BlankedUnless(FLAME),))
WHIRLWIND = Card(
    14,
    Name.WHIRLWIND,
    WEATHER,
    13,
    bonus=(With(40, Name.RAINSTORM, AnyOf(Name.BLIZZARD, Name.GREAT_FLOOD)),),
)
AIR_ELEMENTAL = Card(15, Name.AIR_ELEMENTAL, WEATHER, 4, bonus=(ForEach(15, Other(WEATHER)),))

WILDFIRE = Card(
    16,
    Name.WILDFIRE,
    FLAME,
    40,
    penalty=(
        BlanksAllBut(
            FLAME,
            WIZARD,
            WEATHER,
            WEAPON,
            ARTIFACT,
            Name.MOUNTAIN,
            Name.GREAT_FLOOD,
            Name.ISLAND,
            Name.UNICORN,
            Name.DRAGON,
        ),
    ),
)
CANDLE = Card(
    17, Name.CANDLE, FLAME, 2, bonus=(With(100, Name.BOOK_OF_CHANGES, Name.BELL_TOWER, WIZARD),)
)
FORGE = Card(18, Name.FORGE, FLAME, 9, bonus=(ForEach(9, WEAPON, ARTIFACT),))
LIGHTNING = Card(19, Name.LIGHTNING, FLAME, 11, bonus=(With(30, Name.RAINSTORM),))
FIRE_ELEMENTAL = Card(20, Name.FIRE_ELEMENTAL, FLAME, 4, bonus=(ForEach(15, Other(FLAME)),))

KNIGHTS = Card(21, Name.KNIGHTS, ARMY, 20, penalty=(Without(-8, LEADER),))
ELVEN_ARCHERS = Card(22, Name.ELVEN_ARCHERS, ARMY, 10, bonus=(Without(5, WEATHER),))
LIGHT_CAVALRY = Card(23, Name.LIGHT_CAVALRY, ARMY, 17, penalty=(ForEach(-2, LAND),))
DWARVISH_INFANTRY = Card(24, Name.DWARVISH_INFANTRY, ARMY, 15, penalty=(ForEach(-2, Other(ARMY)),))
RANGERS = Card(25, Name.RANGERS, ARMY, 5, bonus=(ForEach(10, LAND), ClearsWord(ARMY)))

COLLECTOR = Card(26, Name.COLLECTOR, WIZARD, 7, bonus=(SuitSets(((3, 10), (4, 40), (5, 100))),))
BEASTMASTER = Card(27, Name.BEASTMASTER, WIZARD, 9, bonus=(ForEach(9, BEAST), Clears(BEAST)))
NECROMANCER = Card(
    28,
    Name.NECROMANCER,
    WIZARD,
    3,
    bonus=(ExtraCard(Source.DISCARD, ARMY, LEADER, WIZARD, BEAST),),
)
WARLOCK_LORD = Card(
    29, Name.WARLOCK_LORD, WIZARD, 25, penalty=(ForEach(-10, LEADER, Other(WIZARD)),)
)
ENCHANTRESS = Card(
    30, Name.ENCHANTRESS, WIZARD, 5, bonus=(ForEach(5, LAND, WEATHER, FLOOD, FLAME),)
)

KING = Card(31, Name.KING, LEADER, 8, bonus=(ForEachOr(5, 20, Name.QUEEN, ARMY),))
QUEEN = Card(32, Name.QUEEN, LEADER, 6, bonus=(ForEachOr(5, 20, Name.KING, ARMY),))
PRINCESS = Card(33, Name.PRINCESS, LEADER, 2, bonus=(ForEach(8, ARMY, WIZARD, Other(LEADER)),))
WARLORD = Card(34, Name.WARLORD, LEADER, 4, bonus=(SumOf(ARMY),))
EMPRESS = Card(
    35,
    Name.EMPRESS,
    LEADER,
    15,
    bonus=(ForEach(10, ARMY),),
    penalty=(ForEach(-5, Other(LEADER)),),
)

UNICORN = Card(
    36,
    Name.UNICORN,
    BEAST,
    9,
    bonus=(
        Best(
            With(30, Name.PRINCESS),
            With(15, AnyOf(Name.EMPRESS, Name.QUEEN, Name.ENCHANTRESS)),
        ),
    ),
)
BASILISK = Card(37, Name.BASILISK, BEAST, 35, penalty=(Blanks(ARMY, LEADER, Other(BEAST)),))
WARHORSE = Card(38, Name.WARHORSE, BEAST, 6, bonus=(With(14, AnyOf(LEADER, WIZARD)),))
DRAGON = Card(39, Name.DRAGON, BEAST, 30, penalty=(Without(-40, WIZARD),))
HYDRA = Card(40, Name.HYDRA, BEAST, 12, bonus=(With(28, Name.SWAMP),))

WARSHIP = Card(
    41,
    Name.WARSHIP,
    WEAPON,
    23,
    bonus=(ClearsWord(ARMY, within=FLOOD),),
    penalty=(BlankedUnless(FLOOD),),
)
MAGIC_WAND = Card(42, Name.MAGIC_WAND, WEAPON, 1, bonus=(With(25, WIZARD),))
SWORD_OF_KETH = Card(
    43,
    Name.SWORD_OF_KETH,
    WEAPON,
    7,
    bonus=(Best(With(10, LEADER), With(40, LEADER, Name.SHIELD_OF_KETH)),),
)
ELVEN_LONGBOW = Card(
    44,
    Name.ELVEN_LONGBOW,
    WEAPON,
    3,
    bonus=(With(30, AnyOf(Name.ELVEN_ARCHERS, Name.WARLORD, Name.BEASTMASTER)),),
)
WAR_DIRIGIBLE = Card(
    45,
    Name.WAR_DIRIGIBLE,
    WEAPON,
    35,
    penalty=(BlankedUnless(ARMY), BlankedWith(WEATHER)),
)

SHIELD_OF_KETH = Card(
    46,
    Name.SHIELD_OF_KETH,
    ARTIFACT,
    4,
    bonus=(Best(With(15, LEADER), With(40, LEADER, Name.SWORD_OF_KETH)),),
)
GEM_OF_ORDER = Card(
    47,
    Name.GEM_OF_ORDER,
    ARTIFACT,
    5,
    bonus=(Runs(((3, 10), (4, 30), (5, 60), (6, 100), (7, 150))),),
)
WORLD_TREE = Card(48, Name.WORLD_TREE, ARTIFACT, 2, bonus=(AllSuitsDiffer(50),))
BOOK_OF_CHANGES = Card(49, Name.BOOK_OF_CHANGES, ARTIFACT, 3, bonus=(ChangesSuit(),))
PROTECTION_RUNE = Card(50, Name.PROTECTION_RUNE, ARTIFACT, 1, bonus=(ClearsAll(),))

SHAPESHIFTER = Card(
    51,
    Name.SHAPESHIFTER,
    WILD,
    0,
    bonus=(TakesNameAndSuit(ARTIFACT, LEADER, WIZARD, WEAPON, BEAST),),
)
MIRAGE = Card(
    52, Name.MIRAGE, WILD, 0, bonus=(TakesNameAndSuit(ARMY, LAND, WEATHER, FLOOD, FLAME),)
)
DOPPELGANGER = Card(53, Name.DOPPELGANGER, WILD, 0, bonus=(CopiesHandCard(),))

CARDS = (
    *(MOUNTAIN, CAVERN, BELL_TOWER, FOREST, EARTH_ELEMENTAL),
    *(FOUNTAIN_OF_LIFE, SWAMP, GREAT_FLOOD, ISLAND, WATER_ELEMENTAL),
    *(RAINSTORM, BLIZZARD, SMOKE, WHIRLWIND, AIR_ELEMENTAL),
    *(WILDFIRE, CANDLE, FORGE, LIGHTNING, FIRE_ELEMENTAL),
    *(KNIGHTS, ELVEN_ARCHERS, LIGHT_CAVALRY, DWARVISH_INFANTRY, RANGERS),
    *(COLLECTOR, BEASTMASTER, NECROMANCER, WARLOCK_LORD, ENCHANTRESS),
    *(KING, QUEEN, PRINCESS, WARLORD, EMPRESS),
    *(UNICORN, BASILISK, WARHORSE, DRAGON, HYDRA),
    *(WARSHIP, MAGIC_WAND, SWORD_OF_KETH, ELVEN_LONGBOW, WAR_DIRIGIBLE),
    *(SHIELD_OF_KETH, GEM_OF_ORDER, WORLD_TREE, BOOK_OF_CHANGES, PROTECTION_RUNE),
    *(SHAPESHIFTER, MIRAGE, DOPPELGANGER),
)
