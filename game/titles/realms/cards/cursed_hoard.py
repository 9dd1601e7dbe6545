"""The Cursed Hoard's suits: sixteen new cards, and the base cards whose text they change."""

from . import base
from .card import Card
from .effects import (
    AllSuitsDiffer,
    BlankedWith,
    Blanks,
    BlanksLoners,
    ClearsWord,
    Exactly,
    ExtraCard,
    First,
    ForEach,
    ForEachDiscarded,
    ForEachOtherPlayer,
    ForEachPenaltyLeft,
    Further,
    HighestOf,
    Protects,
    ProtectsChosen,
    ProtectsSelf,
    Source,
    SumOf,
    TakesNameAndSuit,
    With,
)
from .terms import AnyOf, But, Name, Other, Suit

LAND, FLOOD, WEATHER, FLAME = Suit.LAND, Suit.FLOOD, Suit.WEATHER, Suit.FLAME
ARMY, WIZARD, LEADER, BEAST = Suit.ARMY, Suit.WIZARD, Suit.LEADER, Suit.BEAST
WEAPON, ARTIFACT = Suit.WEAPON, Suit.ARTIFACT
BUILDING, OUTSIDER, UNDEAD = Suit.BUILDING, Suit.OUTSIDER, Suit.UNDEAD

DUNGEON = Card(
    56,
    Name.DUNGEON,
    BUILDING,
    7,
    bonus=(
        First(10, UNDEAD, BEAST, ARTIFACT),
        Further(5, UNDEAD, BEAST, ARTIFACT),
        ForEach(5, Name.NECROMANCER, Name.WARLOCK_LORD, Name.DEMON),
    ),
)
CASTLE = Card(
    57,
    Name.CASTLE,
    BUILDING,
    10,
    bonus=(First(10, LEADER, ARMY, LAND, Other(BUILDING)), Further(5, Other(BUILDING))),
)
CRYPT = Card(58, Name.CRYPT, BUILDING, 21, bonus=(SumOf(UNDEAD),), penalty=(Blanks(LEADER),))
CHAPEL = Card(
    59, Name.CHAPEL, BUILDING, 2, bonus=(Exactly(40, 2, LEADER, WIZARD, OUTSIDER, UNDEAD),)
)
BELL_TOWER = Card(
    60,
    Name.BELL_TOWER,
    BUILDING,
    8,
    bonus=(With(15, AnyOf(WIZARD, UNDEAD)),),
    twin="building",
)
GARDEN = Card(
    61,
    Name.GARDEN,
    LAND,
    11,
    bonus=(ForEach(11, LEADER, BEAST),),
    penalty=(BlankedWith(UNDEAD, Name.NECROMANCER, Name.DEMON),),
)

GENIE = Card(
    62,
    Name.GENIE,
    OUTSIDER,
    -50,
    bonus=(ForEachOtherPlayer(10), ExtraCard(Source.DECK_ANY)),
)
JUDGE = Card(63, Name.JUDGE, OUTSIDER, 11, bonus=(ForEachPenaltyLeft(10),))
ANGEL = Card(64, Name.ANGEL, OUTSIDER, 16, bonus=(ProtectsSelf(), ProtectsChosen()))
LEPRECHAUN = Card(65, Name.LEPRECHAUN, OUTSIDER, 20, bonus=(ExtraCard(Source.DECK_TOP),))
DEMON = Card(66, Name.DEMON, OUTSIDER, 45, penalty=(BlanksLoners(exempt=OUTSIDER),))

DARK_QUEEN = Card(
    67,
    Name.DARK_QUEEN,
    UNDEAD,
    10,
    bonus=(ForEachDiscarded(5, LAND, FLOOD, FLAME, WEATHER, Name.UNICORN),),
)
GHOUL = Card(
    68, Name.GHOUL, UNDEAD, 8, bonus=(ForEachDiscarded(4, WIZARD, LEADER, ARMY, BEAST, UNDEAD),)
)
SPECTER = Card(
    69, Name.SPECTER, UNDEAD, 12, bonus=(ForEachDiscarded(6, WIZARD, ARTIFACT, OUTSIDER),)
)
LICH = Card(
    70,
    Name.LICH,
    UNDEAD,
    13,
    bonus=(ForEach(10, Name.NECROMANCER, Other(UNDEAD)), Protects(UNDEAD)),
)
DEATH_KNIGHT = Card(71, Name.DEATH_KNIGHT, UNDEAD, 14, bonus=(ForEachDiscarded(7, WEAPON, ARMY),))

CARDS = (
    *(DUNGEON, CASTLE, CRYPT, CHAPEL, BELL_TOWER, GARDEN),
    *(GENIE, JUDGE, ANGEL, LEPRECHAUN, DEMON),
    *(DARK_QUEEN, GHOUL, SPECTER, LICH, DEATH_KNIGHT),
)

REVISED = (
    base.FOUNTAIN_OF_LIFE.revised(
        bonus=(HighestOf(WEAPON, FLOOD, FLAME, LAND, WEATHER, BUILDING),)
    ),
    base.GREAT_FLOOD.revised(
        penalty=(Blanks(ARMY, But(LAND, Name.MOUNTAIN), But(FLAME, Name.LIGHTNING), BUILDING),),
    ),
    base.RANGERS.revised(bonus=(ForEach(10, LAND, BUILDING), ClearsWord(ARMY))),
    base.NECROMANCER.revised(
        bonus=(
            ExtraCard(Source.DISCARD, ARMY, LEADER, WIZARD, BEAST, UNDEAD),
            Protects(UNDEAD),
        ),
    ),
    base.WORLD_TREE.revised(bonus=(AllSuitsDiffer(70),)),
    base.SHAPESHIFTER.revised(
        bonus=(TakesNameAndSuit(ARTIFACT, LEADER, WIZARD, WEAPON, BEAST, UNDEAD),)
    ),
    base.MIRAGE.revised(bonus=(TakesNameAndSuit(ARMY, LAND, WEATHER, FLOOD, FLAME, BUILDING),)),
)
"""Base cards as they read when the suits are in the game."""
