"""The rulings on single cards, clause by clause."""

from __future__ import annotations

from game.titles.realms import Suit, score

from .hands import blanked, scored

ALL = "suits promos"


# The Phoenix.


def test_any_flood_blanks_the_phoenix_through_its_own_penalty() -> None:
    assert blanked(scored("phoenix swamp", modules="promos")) == {"phoenix"}


def test_no_other_card_blanks_the_phoenix() -> None:
    assert blanked(scored("phoenix basilisk wildfire", modules="promos")) == {"basilisk"}
    assert blanked(scored("phoenix demon", modules=ALL)) == set()


def test_phoenix_with_its_penalty_cleared_survives_even_great_flood() -> None:
    for clearing in ("beastmaster", "cavern", "protection_rune"):
        sheet = scored(f"phoenix great_flood {clearing}", modules="promos")
        assert not sheet["phoenix"].blanked
    sheet = scored("phoenix great_flood island", modules="promos", island="phoenix")
    assert not sheet["phoenix"].blanked


def test_phoenix_is_no_weather_for_war_dirigible_but_a_flame_for_smoke() -> None:
    sheet = scored("phoenix war_dirigible knights smoke", modules="promos")
    assert blanked(sheet) == {"war_dirigible"}, "the Smoke it saved is a Weather"
    assert blanked(scored("phoenix war_dirigible knights", modules="promos")) == set()


def test_phoenix_counts_in_each_of_its_suits() -> None:
    sheet = scored("phoenix blizzard", modules="promos")
    assert sheet["blizzard"].penalty == -10
    sheet = scored("phoenix world_tree candle", modules="promos")
    assert sheet["world_tree"].bonus == 0
    sheet = scored(
        "phoenix collector basilisk hydra smoke whirlwind candle forge", modules="promos"
    )
    assert sheet["collector"].bonus == 20, "Weather and Flame with the Phoenix; Hydra is blanked"


def test_a_copy_of_the_phoenix_is_a_mere_beast_that_others_may_blank() -> None:
    sheet = scored("phoenix doppelganger basilisk", modules="promos", doppelganger="phoenix")
    assert sheet["doppelganger"].suits == (Suit.BEAST,)
    assert blanked(sheet) == {"doppelganger"}
    assert blanked(
        scored("phoenix doppelganger swamp", modules="promos", doppelganger="phoenix")
    ) == {"phoenix", "doppelganger"}


def test_shapeshifter_as_phoenix_is_only_a_beast_of_that_name() -> None:
    sheet = scored("shapeshifter swamp", modules="promos", shapeshifter="phoenix")
    assert sheet["shapeshifter"].suits == (Suit.BEAST,)
    assert blanked(sheet) == set()


def test_phoenix_in_the_discard_area_is_a_beast_only() -> None:
    sheet = scored("dark_queen ghoul", discard="phoenix", modules=ALL)
    assert (sheet["dark_queen"].bonus, sheet["ghoul"].bonus) == (0, 4)


# The Judge.


def test_judge_counts_penalties_that_cost_nothing_or_lost_their_only_word() -> None:
    sheet = scored("judge dwarvish_infantry rangers", modules=ALL)
    assert sheet["judge"].bonus == 10


def test_judge_counts_copies_but_no_blanked_and_no_cleared_cards() -> None:
    sheet = scored("judge dragon doppelganger collector", modules=ALL, doppelganger="dragon")
    assert sheet["judge"].bonus == 20
    assert scored("judge smoke", modules=ALL)["judge"].bonus == 0
    assert scored("judge dragon beastmaster", modules=ALL)["judge"].bonus == 0


# Protection.


def test_undead_cannot_be_blanked_even_when_the_lich_is_no_help_to_others() -> None:
    sheet = scored("lich ghoul demon king", modules=ALL)
    assert blanked(sheet) == {"king"}


def test_protection_holds_when_the_protector_is_blanked() -> None:
    sheet = scored("necromancer ghoul demon", modules=ALL)
    assert blanked(sheet) == {"necromancer"}


def test_protection_holds_against_a_cards_own_penalty() -> None:
    sheet = scored("angel smoke", modules=ALL, angel="smoke")
    assert sheet["smoke"].total == 27
    sheet = scored("lich smoke book_of_changes", modules=ALL, book_of_changes=["smoke", "undead"])
    assert sheet["smoke"].total == 27


def test_angel_protects_itself_and_one_other_card() -> None:
    sheet = scored("angel king queen basilisk", modules=ALL, angel="king")
    assert blanked(sheet) == {"queen"}
    sheet = scored("angel demon book_of_changes", modules=ALL, book_of_changes=["angel", "army"])
    assert blanked(sheet) == {"book_of_changes"}


def test_a_protected_blanker_is_in_no_ring() -> None:
    sheet = scored(
        "basilisk doppelganger angel king",
        modules=ALL,
        doppelganger="basilisk",
        angel="basilisk",
    )
    assert blanked(sheet) == {"doppelganger", "king"}


# Wild cards and Wildfire.


def test_wildfire_blanks_a_wild_left_as_it_is() -> None:
    assert blanked(scored("wildfire mirage shapeshifter", shapeshifter="wizard")) == {"mirage"}


def test_wildfire_spares_five_suits_and_five_names() -> None:
    sheet = scored("wildfire mountain island unicorn dragon collector smoke sword_of_keth")
    assert blanked(sheet) == set()
    assert blanked(scored("wildfire forest swamp hydra king knights")) == {
        "forest",
        "swamp",
        "hydra",
        "king",
        "knights",
    }


# Single cards.


def test_fountain_of_life_may_count_itself() -> None:
    assert scored("fountain_of_life")["fountain_of_life"].total == 2


def test_gem_pays_several_disjoint_runs() -> None:
    sheet = scored(
        "gem_of_order shield_of_keth elven_longbow forge king sword_of_keth",
    )
    assert sheet["gem_of_order"].bonus == 20, "3-4-5 and 7-8-9"


def test_gem_finds_the_best_split_of_equal_strengths() -> None:
    sheet = scored(
        "gem_of_order book_of_changes shield_of_keth rangers cavern forest enchantress",
    )
    assert sheet["gem_of_order"].bonus == 60, "3-4-5-6-7; the second 5s pay nothing"


def test_collector_adds_up_several_suits_of_differently_named_cards() -> None:
    sheet = scored("collector forge candle lightning king queen empress", modules="")
    assert sheet["collector"].bonus == 20
    sheet = scored("collector king queen doppelganger", doppelganger="king")
    assert sheet["collector"].bonus == 0, "two Kings are one name"


def test_dungeon_counts_firsts_further_ones_and_names() -> None:
    sheet = scored("dungeon ghoul lich hydra world_tree necromancer", modules=ALL)
    assert sheet["dungeon"].bonus == 10 * 3 + 5 + 5


def test_castle_counts_the_first_other_building_and_further_ones() -> None:
    sheet = scored("castle crypt chapel dungeon knights forest", modules=ALL)
    assert sheet["castle"].bonus == 10 * 3 + 5 * 2


def test_genie_counts_the_other_players() -> None:
    assert scored("genie", modules=ALL, players=6)["genie"].total == 0
    assert scored("genie", modules=ALL, players=2)["genie"].total == -40


def test_warlord_and_crypt_add_strengths_as_they_stand() -> None:
    sheet = scored("warlord knights doppelganger", doppelganger="knights")
    assert sheet["warlord"].bonus == 40
    assert scored("crypt lich ghoul", modules=ALL)["crypt"].bonus == 21


def test_king_and_queen_pay_more_together() -> None:
    sheet = scored("king queen knights rangers")
    assert (sheet["king"].bonus, sheet["queen"].bonus) == (40, 40)
    assert scored("king knights shapeshifter", shapeshifter="queen")["king"].bonus == 20


def test_undead_look_at_the_printed_suits_in_the_discard_area() -> None:
    sheet = scored(
        "dark_queen ghoul specter death_knight",
        discard="forest swamp unicorn mirage collector judge knights sword_of_keth world_tree",
        modules=ALL,
    )
    figures = [sheet[key].bonus for key in ("dark_queen", "ghoul", "specter", "death_knight")]
    assert figures == [15, 12, 18, 14]


# Cursed Items lying face down.


def test_treasure_chest_with_three_others_is_worth_twenty() -> None:
    chest = ["treasure_chest", "rake", "portal", "shovel"]
    sheet = score([], modules=["items"], items=chest)
    assert sheet.total == 20 - 4 - 20 - 2
    sheet = score([], modules=["items"], items=chest[:3])
    assert sheet.total == -5 - 4 - 20


def test_spyglass_costs_ten_with_two_players() -> None:
    assert score([], modules=["items"], items=["spyglass"], players=2).total == -10
    assert score([], modules=["items"], items=["spyglass"], players=3).total == -1
