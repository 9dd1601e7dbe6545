"""Chapter 5 of the rules, clause by clause, and the rulebook's own hands."""

from __future__ import annotations

import pytest

from game.titles.realms import Suit

from .hands import blanked, scored, totals

ALL = "suits promos"


# The worked examples.


def test_rulebook_hand_of_260() -> None:
    sheet = scored(
        "mountain great_flood smoke whirlwind air_elemental wildfire mirage", mirage="rainstorm"
    )
    assert list(totals(sheet).values()) == [59, 32, 27, 53, 49, 40, 0]
    assert sheet.total == 260


@pytest.mark.parametrize(
    "wizard", ["bell_tower", "candle", "sword_of_keth", "shield_of_keth", "gem_of_order"]
)
def test_rulebook_hand_of_380_any_card_but_queen_and_book_may_be_the_wizard(wizard: str) -> None:
    sheet = scored(
        "bell_tower candle queen sword_of_keth shield_of_keth gem_of_order book_of_changes",
        book_of_changes=[wizard, "wizard"],
    )
    assert list(totals(sheet).values()) == [23, 102, 6, 47, 44, 155, 3]
    assert sheet.total == 380


def test_cavern_clears_blizzard_so_great_flood_blanks_wildfire() -> None:
    sheet = scored("blizzard great_flood wildfire cavern")
    assert totals(sheet) == {"blizzard": 30, "great_flood": 32}
    assert sheet.total == 62


def test_without_cavern_blizzard_blanks_great_flood_and_wildfire_lives() -> None:
    assert totals(scored("blizzard great_flood wildfire")) == {"blizzard": 25, "wildfire": 40}


def test_basilisk_and_its_copy_blank_each_other() -> None:
    sheet = scored("basilisk doppelganger", doppelganger="basilisk")
    assert blanked(sheet) == {"basilisk", "doppelganger"}


def test_rangers_do_not_save_armies_from_wildfire() -> None:
    assert "knights" in blanked(scored("rangers knights wildfire"))


def test_jester_wants_every_card_odd_and_none_blanked() -> None:
    odd = "jester magic_wand forest enchantress gem_of_order sword_of_keth"
    assert scored(f"{odd} shapeshifter", modules="promos")["jester"].bonus == 15
    assert scored(f"{odd} collector", modules="promos")["jester"].bonus == 50
    assert scored(f"{odd} smoke", modules="promos")["jester"].bonus == 15


def test_judge_counts_penalties_only_partly_cleared() -> None:
    sheet = scored("judge great_flood rangers island", modules=ALL)
    assert sheet["judge"].bonus == 10


def test_chapel_wants_exactly_two() -> None:
    assert scored("chapel king", modules=ALL)["chapel"].bonus == 0
    assert scored("chapel king judge", modules=ALL)["chapel"].bonus == 40
    assert scored("chapel king judge collector", modules=ALL)["chapel"].bonus == 0


def test_eight_cards_in_a_row_still_pay_the_seven_run() -> None:
    sheet = scored(
        "gem_of_order magic_wand world_tree elven_longbow shield_of_keth cavern forest king",
        modules=ALL,
    )
    assert sheet["gem_of_order"].bonus == 150


# Counting.


def test_a_card_counts_itself_unless_its_text_says_other() -> None:
    sheet = scored("princess book_of_changes", book_of_changes=["princess", "wizard"])
    assert sheet["princess"].bonus == 8
    assert scored("earth_elemental forest")["earth_elemental"].bonus == 15


def test_other_excludes_only_this_physical_card_not_its_copy() -> None:
    sheet = scored("earth_elemental doppelganger", doppelganger="earth_elemental")
    assert sheet["earth_elemental"].bonus == 15


def test_with_counts_once_however_many_match() -> None:
    assert scored("magic_wand collector enchantress beastmaster")["magic_wand"].bonus == 25


def test_one_card_may_meet_several_demands() -> None:
    sheet = scored("candle bell_tower book_of_changes", book_of_changes=["bell_tower", "wizard"])
    assert sheet["candle"].bonus == 100
    assert sheet["bell_tower"].bonus == 15


def test_a_card_counts_once_for_each_entry_of_a_list_it_meets() -> None:
    assert scored("phoenix enchantress", modules="promos")["enchantress"].bonus == 10
    sheet = scored(
        "lich necromancer book_of_changes",
        modules=ALL,
        book_of_changes=["necromancer", "undead"],
    )
    assert sheet["lich"].bonus == 20


def test_two_cards_bearing_a_listed_name_both_count_in_a_for_each() -> None:
    sheet = scored("forest elven_archers mirage", mirage="elven_archers")
    assert sheet["forest"].bonus == 24


# Step 2: choices.


def test_doppelganger_copies_name_strength_suit_and_penalty_but_no_bonus() -> None:
    sheet = scored("empress doppelganger rangers knights", doppelganger="empress")
    assert (sheet["doppelganger"].base, sheet["doppelganger"].bonus) == (15, 0)
    assert sheet["doppelganger"].penalty == sheet["empress"].penalty == -5


def test_doppelganger_of_a_wild_is_a_wild_of_strength_zero() -> None:
    sheet = scored("doppelganger mirage", doppelganger="mirage", mirage="rainstorm")
    assert sheet["doppelganger"].suits == (Suit.WILD,)
    assert sheet["doppelganger"].name == "mirage"


def test_mirage_takes_name_and_suit_but_neither_strength_nor_penalty() -> None:
    sheet = scored("mirage wildfire knights king", mirage="wildfire")
    assert sheet["mirage"].total == 0
    assert blanked(scored("mirage knights king", mirage="wildfire")) == set()


def test_a_wild_may_take_a_suit_without_a_name() -> None:
    sheet = scored("shapeshifter dragon", shapeshifter="wizard")
    assert sheet["dragon"].penalty == 0
    assert sheet["shapeshifter"].name == "shapeshifter"


def test_book_changes_only_the_suit() -> None:
    sheet = scored("book_of_changes basilisk knights", book_of_changes=["basilisk", "artifact"])
    assert sheet["basilisk"].total == 35
    assert blanked(sheet) == {"knights"}


def test_island_clears_a_card_that_the_book_made_a_flame() -> None:
    sheet = scored(
        "island dragon book_of_changes",
        island="dragon",
        book_of_changes=["dragon", "flame"],
    )
    assert (sheet["dragon"].total, sheet["dragon"].cleared) == (30, True)


# Step 3: clearing.


def test_clearing_still_counts_if_the_clearing_card_is_blanked() -> None:
    sheet = scored("cavern blizzard great_flood knights")
    assert blanked(sheet) == {"cavern", "knights"}
    assert sheet["blizzard"].total == 30


def test_rangers_clear_the_word_army_and_leave_the_rest_of_the_penalty() -> None:
    sheet = scored("rangers swamp candle forge")
    assert sheet["swamp"].penalty == -6


def test_warship_clears_the_word_army_only_from_floods() -> None:
    sheet = scored("warship great_flood knights dwarvish_infantry king")
    assert sheet["knights"].total == 20
    assert sheet["dwarvish_infantry"].penalty == -2


def test_war_dirigible_without_the_word_army_needs_no_army() -> None:
    assert scored("war_dirigible rangers wildfire")["war_dirigible"].total == 35


def test_protection_rune_clears_every_penalty() -> None:
    sheet = scored("protection_rune basilisk knights wildfire dragon smoke")
    assert blanked(sheet) == set()
    assert sheet.total == 1 + 35 + 20 + 40 + 30 + 27


# Step 4: the Demon.


def test_demon_blanks_all_lone_cards_at_once_except_outsiders() -> None:
    sheet = scored("demon judge king forest cavern", modules=ALL)
    assert blanked(sheet) == {"king"}


def test_phoenix_saves_a_lone_flame_or_weather_from_the_demon() -> None:
    sheet = scored("demon phoenix candle rainstorm king", modules=ALL)
    assert "rainstorm" not in blanked(sheet)
    assert "king" in blanked(sheet)


def test_demon_alone_in_another_suit_blanks_itself_and_the_rest_stands() -> None:
    sheet = scored(
        "demon king book_of_changes world_tree", modules=ALL, book_of_changes=["demon", "army"]
    )
    assert blanked(sheet) == {"demon", "king"}


def test_wild_left_as_it_is_is_a_suit_like_others_for_the_demon() -> None:
    assert "mirage" in blanked(scored("demon mirage", modules=ALL))
    assert blanked(scored("demon mirage shapeshifter", modules=ALL)) == set()


# Step 5: blanking others.


def test_a_blanker_already_blanked_does_nothing() -> None:
    assert blanked(scored("basilisk wildfire king")) == {"basilisk", "king"}
    sheet = scored("wildfire rainstorm knights")
    assert blanked(sheet) == {"wildfire"}


def test_blankers_in_a_ring_are_blanked_and_do_nothing_outside() -> None:
    sheet = scored("basilisk doppelganger knights king", doppelganger="basilisk")
    assert blanked(sheet) == {"basilisk", "doppelganger"}
    assert totals(sheet) == {"knights": 20, "king": 13}


def test_a_blanker_outside_the_ring_breaks_it() -> None:
    sheet = scored(
        "crypt basilisk doppelganger book_of_changes",
        modules=ALL,
        doppelganger="basilisk",
        book_of_changes=["doppelganger", "leader"],
    )
    assert blanked(sheet) == {"doppelganger"}


def test_a_blanker_that_blanks_itself_is_a_ring_of_one() -> None:
    sheet = scored("crypt king book_of_changes", modules=ALL, book_of_changes=["crypt", "leader"])
    assert blanked(sheet) == {"crypt"}


def test_great_flood_spares_mountain_and_lightning_even_as_names_of_a_wild() -> None:
    sheet = scored("great_flood mirage lightning candle forest", mirage="mountain")
    assert blanked(sheet) == {"candle", "forest"}


# Step 6: blanked unless, blanked with.


def test_smoke_is_judged_before_war_dirigible() -> None:
    sheet = scored("knights smoke doppelganger war_dirigible", doppelganger="smoke")
    assert sheet.total == 47
    assert blanked(sheet) == {"smoke", "doppelganger"}


def test_in_a_true_circle_undecided_cards_count_as_present() -> None:
    sheet = scored(
        "knights smoke war_dirigible book_of_changes",
        book_of_changes=["war_dirigible", "flame"],
    )
    assert blanked(sheet) == {"smoke", "war_dirigible"}


def test_a_card_may_meet_its_own_condition() -> None:
    sheet = scored("smoke book_of_changes", book_of_changes=["smoke", "flame"])
    assert sheet["smoke"].total == 27
    sheet = scored("garden book_of_changes", modules=ALL, book_of_changes=["garden", "undead"])
    assert blanked(sheet) == {"garden"}


# Step 7 and ties.


def test_base_sum_for_ties_takes_blanked_as_nothing_and_copies_as_copied() -> None:
    sheet = scored("basilisk knights doppelganger dragon", doppelganger="dragon")
    assert sheet.base_sum == 35
    sheet = scored("knights doppelganger king", doppelganger="knights")
    assert sheet.base_sum == 48


def test_score_does_not_depend_on_discards_without_undead() -> None:
    hand = "king queen knights rangers forest dragon collector"
    assert scored(hand).total == scored(hand, discard="empress unicorn swamp").total


# The † texts.


def test_with_the_suits_great_flood_blanks_buildings() -> None:
    assert blanked(scored("great_flood castle", modules=ALL)) == {"castle"}


def test_with_the_suits_bell_tower_is_a_building() -> None:
    assert scored("bell_tower", modules=ALL)["bell_tower"].suits == (Suit.BUILDING,)
    assert scored("bell_tower")["bell_tower"].suits == (Suit.LAND,)
    assert scored("bell_tower lich", modules=ALL)["bell_tower"].bonus == 15


def test_with_the_suits_world_tree_pays_seventy() -> None:
    assert scored("world_tree king")["world_tree"].bonus == 50
    assert scored("world_tree king", modules=ALL)["world_tree"].bonus == 70


def test_with_the_suits_necromancer_keeps_undead_from_being_blanked() -> None:
    assert blanked(scored("necromancer ghoul demon", modules=ALL)) == {"necromancer"}


def test_with_the_suits_fountain_rangers_mirage_and_shapeshifter_reach_further() -> None:
    assert scored("fountain_of_life crypt", modules=ALL)["fountain_of_life"].bonus == 21
    assert scored("rangers crypt", modules=ALL)["rangers"].bonus == 10
    sheet = scored("castle mirage", modules=ALL, mirage="dungeon")
    assert sheet["castle"].bonus == 10
    sheet = scored("lich shapeshifter", modules=ALL, shapeshifter="ghoul")
    assert sheet["lich"].bonus == 10
