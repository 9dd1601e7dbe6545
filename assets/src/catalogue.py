"""Every card that needs a picture, by suit: the keys name both the painting and the picture."""

from __future__ import annotations

SUITS: dict[str, tuple[str, ...]] = {
    suit: tuple(keys.split())
    for suit, keys in {
        "land": "mountain cavern bell_tower forest earth_elemental garden",
        "flood": "fountain_of_life swamp great_flood island water_elemental",
        "weather": "rainstorm blizzard smoke whirlwind air_elemental",
        "flame": "wildfire candle forge lightning fire_elemental",
        "army": "knights elven_archers light_cavalry dwarvish_infantry rangers",
        "wizard": "collector beastmaster necromancer warlock_lord enchantress jester",
        "leader": "king queen princess warlord empress",
        "beast": "unicorn basilisk warhorse dragon hydra phoenix",
        "weapon": "warship magic_wand sword_of_keth elven_longbow war_dirigible",
        "artifact": "shield_of_keth gem_of_order world_tree book_of_changes protection_rune",
        "wild": "shapeshifter mirage doppelganger",
        "building": "dungeon castle crypt chapel bell_tower_building",
        "outsider": "genie judge angel leprechaun demon",
        "undead": "dark_queen ghoul specter lich death_knight",
        "cursed": "spyglass sarcophagus blindfold book_of_prophecy crystal_ball market_wagon"
        " backpack shovel sealed_vault crystal_lens larcenous_gloves junkyard_map winged_boots"
        " staff_of_transmutation rake treasure_chest fishhook repair_kit hourglass gold_mirror"
        " cauldron lantern portal wishing_ring",
    }.items()
}

SUIT_OF: dict[str, str] = {key: suit for suit, keys in SUITS.items() for key in keys}
