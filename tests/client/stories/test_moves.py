"""How moves are made at the board: what lights up, what clicks, drags and keys do, and why not."""

from __future__ import annotations

import pygame
import pytest

from game.client.stories.table import BoardScene
from game.client.stories.things import Space, TrayDie
from game.client.stories.ways import Choice
from game.titles.stories.board import BOARD, Magic
from game.titles.stories.events import Rolled
from game.titles.stories.options import Options, Variant
from tests.client.client import Client

from .playing import asked, at, board, entries, point_at, position, press_gold, sit_down_at, told

EXPERT = Options(2, Variant.EXPERT)


def begin(client: Client, *pawns: tuple[str, ...], **how: object) -> BoardScene:
    """It is the person's turn, the pawns stand there."""
    others = () if len(pawns) > 1 else (("castle",),)
    scene = sit_down_at(client, position(*pawns, *others, **how))  # type: ignore[arg-type]
    client.until(lambda: asked(client))
    return scene


def lit(scene: BoardScene) -> set[str]:
    return set(scene.hands.targets)


def test_before_a_pawn_is_chosen_everything_in_reach_is_lit(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    assert lit(scene) == {"keys", "hedge", "trumpet"}
    assert set(scene.hands.starts) == {"castle", "rhyme"}


def test_with_a_pawn_chosen_only_its_moves_stay_lit(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.click(at(client, "castle"))
    assert lit(scene) == {"keys", "hedge"}
    client.click(at(client, "castle"))
    assert lit(scene) == {"keys", "hedge", "trumpet"}


def test_click_pawn_click_target(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.click(at(client, "castle"))
    client.click(at(client, "keys"))
    assert "keys" in scene.model.position.pawns[0]
    assert "Ada walks to Keeper’s House." in told(client) or scene.model.queue


def test_a_target_only_one_pawn_reaches_needs_one_click(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.click(at(client, "trumpet"))
    assert scene.model.position.pawns[0][1] == "trumpet"


def test_for_a_target_that_two_pawns_reach_one_says_which(client: Client) -> None:
    scene = begin(client, ("keys", "trumpet"), dice=(2, 3))
    client.click(at(client, "mill"))
    assert scene.hands.choice.target == "mill"
    assert scene.prompts.ribbon == "Your turn: which pawn?"
    client.click(at(client, "trumpet"))
    assert scene.model.position.pawns[0][:2] == ("keys", "mill")


def test_an_unlit_target_says_why_when_it_is_pointed_at(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3))
    client.click(at(client, "castle"))
    point_at(client, at(client, "bell"))
    for _ in range(20):
        client.frame()
    words = client.app.words
    assert words.text("stories-illegal-die", number=2) in scene.tooltip.said
    assert "Ferry Bell" in scene.tooltip.said


def test_pointing_at_a_target_raises_the_die_it_would_spend(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3))
    point_at(client, at(client, "keys"))
    [way] = scene.hands.meant
    assert way.number == 4


def test_a_digit_or_a_click_on_a_die_leaves_only_its_moves(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.press(pygame.K_4)
    assert lit(scene) == {"keys", "trumpet"}
    client.press(pygame.K_4)
    assert len(lit(scene)) == 3
    client.click(scene.layout.die(1).center)
    assert scene.hands.choice.number == 3
    assert isinstance(scene.hands.thing_at(scene.layout.die(1).center), TrayDie)
    assert lit(scene) == {"hedge"}


def test_escape_goes_back_step_by_step_and_then_to_the_menu(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.press(pygame.K_4)
    client.press(pygame.K_TAB)
    assert scene.hands.choice.start == "castle"
    client.press(pygame.K_ESCAPE)
    client.press(pygame.K_ESCAPE)
    assert scene.hands.choice == Choice()
    assert scene.overlay is None
    client.press(pygame.K_ESCAPE)
    assert scene.overlay is not None


def test_tab_goes_through_pawns_and_then_through_buttons(client: Client) -> None:
    scene = begin(client, ("castle", "rhyme"), dice=(4, 3))
    client.press(pygame.K_TAB)
    client.press(pygame.K_TAB)
    assert scene.hands.choice.start == "rhyme"
    client.press(pygame.K_TAB)
    assert scene.hands.choice.start is None
    assert scene.buttons.focus == 0
    seen = set()
    for _ in range(8):
        client.press(pygame.K_TAB)
        seen.add(scene.hands.choice.start)
    assert "castle" in seen, "and round again"


def test_equal_dice_are_one_choice(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 4))
    assert [way.target for way in scene.hands.lit] == ["keys"]


def test_where_two_ways_reach_a_target_both_dice_fan_out(client: Client) -> None:
    scene = begin(client, ("trumpet", "rhyme", "keys"), dice=(1, 2))
    client.click(at(client, "rhyme"))
    client.click(at(client, "heath"))
    assert [way.magic for way in scene.hands.fan] == [None, Magic.TRUMPET]
    places = scene.fan_places()
    assert len(places) == 2
    client.click(places[1].center)
    assert scene.model.position.magic is None  # the turn is over, and another's begun
    client.until(lambda: asked(client))
    assert any("flies to Heather Pasture" in line for line in told(client))


def test_whoever_thinks_better_of_a_fan_clicks_elsewhere(client: Client) -> None:
    scene = begin(client, ("trumpet", "rhyme", "castle"), dice=(1, 2))
    client.click(at(client, "rhyme"))
    client.click(at(client, "heath"))
    assert scene.hands.fan
    client.click(at(client, "castle"))
    assert not scene.hands.fan
    assert scene.hands.choice.start == "castle"
    client.click((scene.layout.board.x + 20, scene.layout.board.bottom - 20))
    assert scene.hands.choice == Choice()


def test_a_story_can_be_told_by_tab_arrow_and_enter(client: Client) -> None:
    scene = begin(client, ("temple", "lantern"), dice=(5, 5))
    client.press(pygame.K_TAB)
    assert scene.hands.choice.start == "temple"
    client.press(pygame.K_UP)
    client.press(pygame.K_RETURN)
    assert scene.model.position.told[0] == ("temple",)


def test_pawns_leave_the_reserve_before_the_roll_only(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3))
    client.click(scene.layout.own_reserve.center)
    assert scene.prompts.ribbon == client.app.words.text("board-too-late")


# Magic.


def test_the_trumpet_lights_pastures_and_then_pawns(client: Client) -> None:
    scene = begin(client, ("trumpet", "castle", "rhyme"), dice=(3, 6))
    assert "alp" not in lit(scene)
    client.button("Magic")
    assert lit(scene) == {"alp", "clover"}
    client.click(at(client, "alp"))
    assert scene.prompts.ribbon == "Your turn: choose a pasture, then a pawn"
    client.click(at(client, "rhyme"))
    assert scene.model.position.pawns[0][2] == "alp"


def test_the_keys_light_the_doors(client: Client) -> None:
    scene = begin(client, ("keys", "castle"), dice=(4, 5))
    client.press(pygame.K_g)
    assert lit(scene) == {"hollow"}
    client.click(at(client, "hollow"))
    assert scene.model.position.pawns[0][1] == "hollow"


def test_the_bell_lights_docks_also_before_the_roll(client: Client) -> None:
    scene = begin(client, ("bell", "otter"))
    assert scene.arranging
    client.button("Magic")
    assert lit(scene) == {"otter"}
    client.click(at(client, "otter"))
    client.until(lambda: asked(client))
    assert scene.stage.shown.ferry == "otter"
    assert scene.arranging


def test_reroll_and_move_two_happen_at_once(client: Client) -> None:
    scene = begin(client, ("mill", "ford"), dice=(4, 3, 1))
    client.press(pygame.K_g)
    assert scene.overlay is not None
    client.choose("Move Two")
    client.until(lambda: asked(client))
    assert scene.prompts.ribbon == "Your turn: first of two pawns"
    client.click(at(client, "bookmark"))
    client.until(lambda: asked(client))
    assert scene.prompts.ribbon == "Your turn: second of two pawns"


def test_a_star_with_a_pawn_that_cannot_move_is_used_with_a_click(client: Client) -> None:
    scene = begin(client, ("mill",), dice=(4, 4))
    client.click(at(client, "mill"))
    client.until(lambda: not scene.model.queue)
    assert any(line.startswith("Ada rolls again") for line in told(client))


def test_magic_can_be_called_off(client: Client) -> None:
    scene = begin(client, ("trumpet", "castle"), dice=(3, 6))
    client.button("Magic")
    client.button("No magic")
    assert scene.hands.choice == Choice()
    assert scene.model.position.magic is None


def test_without_magic_the_button_says_what_it_takes(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(3, 6))
    client.press(pygame.K_g)
    assert "magic space" in scene.prompts.ribbon


# Before the roll.


def test_pawns_go_between_reserve_and_castle_until_the_roll(client: Client) -> None:
    scene = begin(client, ("castle",))
    client.click(scene.board_buttons.more.area.center)
    client.click(scene.board_buttons.more.area.center)
    assert scene.castle == 3
    assert scene.stage.reserve(0) == 4
    assert scene.board_buttons.gold.text == "Roll four dice"
    client.click(scene.board_buttons.less.area.center)
    client.drag(scene.layout.own_reserve.center, at(client, "castle"))
    assert scene.castle == 3
    client.drag(at(client, "castle"), scene.layout.own_reserve.center)
    assert scene.castle == 2
    assert entries(client) == 0, "nobody else knows yet"
    client.button("Roll five dice")
    assert scene.model.position.pawns[0].count("castle") == 2


def test_whoever_keeps_nobody_in_reserve_is_warned(client: Client) -> None:
    scene = begin(client, ("castle",))
    for _ in range(9):
        client.press(pygame.K_UP)
    assert scene.castle == 7
    assert scene.prompts.ribbon == "Your turn: no pawn in reserve means no dice this turn!"
    assert scene.board_buttons.gold.text == "Go on without dice"
    client.press(pygame.K_DOWN)
    assert scene.board_buttons.gold.text == "Roll one die"


@pytest.mark.parametrize("by_keys", [True, False])
def test_who_hurries_ends_no_turn_by_it(client: Client, by_keys: bool) -> None:
    scene = begin(client, ("castle", "castle"))

    press_gold(client, by_keys)
    client.until(lambda: scene.ready)
    press_gold(client, by_keys)
    assert scene.model.position.seat == 0
    client.until(lambda: not scene.unread)
    press_gold(client, by_keys)
    assert scene.model.position.seat == 0, "dice could still be used"
    press_gold(client, by_keys)
    assert scene.model.position.seat == 1


def test_the_ribbon_says_when_a_story_can_be_told(client: Client) -> None:
    scene = begin(client, ("temple", "lantern"), dice=(5,))
    assert "tell a story" in scene.prompts.ribbon


def test_magic_that_is_left_is_not_called_nothing(client: Client) -> None:
    scene = begin(client, ("bell", "gull"), dice=(4,), ferry="heron")
    assert "magic" in scene.prompts.ribbon


def test_the_menu_stays_open_while_others_move(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3))
    client.click(at(client, "keys"))
    client.press(pygame.K_ESCAPE)
    assert scene.overlay
    client.until(lambda: not scene.model.queue)
    for _ in range(10):
        client.frame()
    assert scene.overlay


def test_who_can_do_nothing_is_told_so_before_the_turn_goes_on(client: Client) -> None:
    scene = begin(client, ("castle",))
    for _ in range(6):
        client.press(pygame.K_UP)
    client.button("Go on without dice")
    client.until(lambda: scene.model.story[-1] == Rolled(0, ()))
    assert scene.prompts.ribbon == "Your turn: nothing you can do this turn"
    client.until(lambda: scene.model.story[-1] != Rolled(0, ()))
    assert "Ada has no dice to roll." in told(client)
    assert "Ada waits for better dice." not in told(client)


# Stories, the end of a turn, undo.


def test_a_story_is_told_with_one_click_and_can_be_read(client: Client) -> None:
    scene = begin(client, ("temple", "lantern"), dice=(5, 1))
    assert "temple" in lit(scene)
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    assert scene.page
    assert scene.page.told.adventure == "temple"
    for _ in range(200):
        client.frame()
    assert scene.page, "one's own story stays until it was read"
    client.click(scene.layout.board.center)
    client.until(lambda: scene.page is None)
    assert scene.stage.shown.told[0] == ["temple"]


def test_an_adventure_that_cannot_be_told_says_what_it_needs(client: Client) -> None:
    scene = begin(client, ("temple",), dice=(6, 1))
    client.click(at(client, "temple"))
    assert "Lamplighter’s Hut" in scene.prompts.ribbon


def test_experts_are_told_how_many_dice_are_left(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3, 1), options=EXPERT)
    assert scene.board_buttons.gold.text == "End turn, 3 dice left"
    client.click(at(client, "trumpet"))
    client.until(lambda: asked(client))
    assert scene.board_buttons.gold.text == "End turn, 2 dice left"
    assert [die.spent for die in scene.stage.shown.dice] == [False, False, True]


def test_a_move_can_be_taken_back_but_never_a_roll(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4, 3, 1), options=EXPERT)
    client.click(at(client, "trumpet"))
    client.until(lambda: asked(client))
    client.press(pygame.K_u)
    client.until(lambda: asked(client))
    assert scene.stage.places[0][0] == "castle"
    assert [die.spent for die in scene.stage.shown.dice] == [False, False, False]
    client.press(pygame.K_u)
    assert scene.prompts.is_refusing


def test_a_roll_cannot_be_taken_back(client: Client) -> None:
    scene = begin(client, ("castle",))
    client.press(pygame.K_RETURN)
    client.until(lambda: asked(client))
    rolled = scene.stage.shown.dice
    assert rolled
    client.press(pygame.K_u)
    assert scene.stage.shown.dice == rolled
    assert not scene.can_undo
    assert scene.prompts.ribbon == "The dice have fallen: this can’t be taken back."


# The ferry.


def test_whoever_stands_at_the_dock_is_asked_to_ride_along(client: Client) -> None:
    start = position(("castle", "heron"), ("heron",), seat=1, first=1, dice=())
    sit_down_at(client, start, people=("Ada", "Ben"))
    client.until(lambda: asked(client))
    scene = board(client)
    assert scene.model.seat == 1
    client.press(pygame.K_RETURN)
    for _ in range(40):
        client.until(lambda: asked(client))
        if scene.model.seat == 0 or "otter" in lit(scene) or "gull" in lit(scene):
            break
        client.press(pygame.K_RETURN)
    goal = next((dock for dock in ("otter", "gull") if dock in lit(scene)), None)
    assert goal, "the dice of this seed allow a ride"
    client.click(at(client, "heron"))
    client.click(at(client, goal))
    client.until(lambda: asked(client))
    assert scene.model.seat == 0
    assert scene.prompts.asked_along
    assert scene.stage.shown.ferry == "heron", "it waits"
    client.click(scene.prompts.yes.area.center)
    client.until(lambda: asked(client))
    assert goal in scene.model.position.pawns[0]
    assert scene.stage.shown.ferry == goal


def test_every_space_can_be_pointed_at(client: Client) -> None:
    scene = begin(client, ("castle",), dice=(4,))
    for space in BOARD.spaces:
        assert scene.hands.thing_at(at(client, space)) == Space(space)
