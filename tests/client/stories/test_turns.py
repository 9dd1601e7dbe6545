"""A turn and the match around it: what is given up, which magic, the last round and the end."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.stories.acts import Tumble
from game.client.stories.finale import StoriesFinale
from game.client.stories.sidebar import rows
from game.client.stories.table import BoardScene
from game.titles.stories.events import LastRound
from game.titles.stories.options import Options, Variant
from tests.client.client import Client

from .playing import asked, at, board, position, press_gold, sit_down_at

EXPERT = Options(2, Variant.EXPERT)


def begin(client: Client, *own: str, **how: object) -> BoardScene:
    scene = sit_down_at(client, position(own, ("castle",), **how))  # type: ignore[arg-type]
    client.until(lambda: asked(client))
    return scene


# What the end of a turn gives up.


@pytest.mark.parametrize("by_keys", [True, False])
def test_who_ends_a_turn_with_dice_to_use_is_told_which(client: Client, by_keys: bool) -> None:
    scene = begin(client, "castle", dice=(4, 3, 5), options=EXPERT)

    press_gold(client, by_keys)
    assert scene.model.position.seat == 0
    assert scene.prompts.ribbon == "Still usable: 3, 4 and 5. Press again to end the turn."
    assert scene.board_buttons.gold.text == "End turn anyway"
    press_gold(client, by_keys)
    assert scene.model.position.seat == 1


def test_who_would_leave_a_story_untold_hears_of_it(client: Client) -> None:
    scene = begin(client, "temple", "lantern", dice=(5, 1))
    client.press(pygame.K_RETURN)
    assert (
        scene.prompts.ribbon == "You can still tell: Cloud Temple (5). Press again to end the turn."
    )
    assert scene.model.position.seat == 0


def test_who_does_something_else_is_asked_anew(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3, 1), options=EXPERT)
    client.press(pygame.K_RETURN)
    client.click(at(client, "keys"))
    client.until(lambda: asked(client))
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 0
    assert scene.prompts.sure


def test_after_a_while_the_question_lapses(client: Client) -> None:
    scene = begin(client, "castle", dice=(4, 3, 1), options=EXPERT)
    client.press(pygame.K_RETURN)
    for _ in range(300):
        client.frame()
    assert scene.prompts.sure, "ten seconds are not too long to think about it"
    for _ in range(70):
        client.frame()
    assert not scene.prompts.sure
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 0


def come_round(client: Client, scene: BoardScene) -> None:
    """The others play, and the player rolls again."""
    client.until(lambda: scene.arranging and asked(client))
    client.press(pygame.K_RETURN)
    client.until(lambda: not scene.arranging and asked(client))
    assert scene.ways, "with these dice something could be done"


def test_who_goes_on_waiting_with_the_same_pawns_is_not_asked_again(client: Client) -> None:
    scene = begin(client, "heron", "rhyme", dice=(4, 3))
    client.press(pygame.K_RETURN)
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 1
    come_round(client, scene)
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 1, "at once"


def test_who_has_other_pawns_out_by_then_is_asked(client: Client) -> None:
    scene = begin(client, "heron", "rhyme", dice=(4, 3))
    client.press(pygame.K_RETURN)
    client.press(pygame.K_RETURN)
    client.until(lambda: scene.arranging and asked(client))
    client.press(pygame.K_UP)
    come_round(client, scene)
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 0
    assert scene.prompts.sure


def test_dice_that_fit_nothing_are_not_asked_about(client: Client) -> None:
    """Only magic is left."""
    scene = begin(client, "bell", "gull", dice=(4,), ferry="heron", options=EXPERT)
    client.press(pygame.K_RETURN)
    assert scene.model.position.seat == 1


# Magic.


def test_which_magic_is_told_with_what_it_does_and_can_be_called_off(client: Client) -> None:
    scene = begin(client, "mill", "ford", dice=(4, 3, 1))
    client.press(pygame.K_g)
    overlay = scene.overlay
    assert overlay
    text = client.app.words.text
    assert [choice.detail for choice in overlay.choices] == [
        text("magic-reroll-tip"),
        text("magic-two-tip"),
        "",
    ]
    client.choose("No magic now")
    assert scene.overlay is None
    assert scene.model.position.magic is None
    client.press(pygame.K_g)
    client.press(pygame.K_ESCAPE)
    assert scene.overlay is None


def test_experts_see_which_of_two_pawns_it_is(client: Client) -> None:
    scene = begin(client, "ford", "castle", "castle", "castle", dice=(4, 3), options=EXPERT)
    client.press(pygame.K_g)
    client.until(lambda: asked(client))
    assert scene.prompts.ribbon == "Your turn: first of two pawns with the same die"
    client.click(at(client, "keys"))
    client.until(lambda: asked(client))
    assert scene.prompts.ribbon == "Your turn: second of two: another pawn may reuse a die"
    client.click(at(client, "keys"))
    client.until(lambda: asked(client))
    assert scene.model.position.doubled
    assert scene.prompts.ribbon == "Your turn: use your dice"


def test_a_reroll_shakes_the_tray(client: Client) -> None:
    client.app.motion.follow(replace(client.app.store.settings, reduced_motion=False))
    scene = begin(client, "mill", dice=(5, 5))
    client.press(pygame.K_g)
    client.until(lambda: scene.stage.tumble is not None)
    found = scene.stage.tumble
    assert isinstance(found, Tumble)
    seen = set()
    while scene.stage.tumble:
        seen.add(round(found.shake))
        client.frame()
    assert {-1, 1} <= seen


# The last round, and the end.


def test_the_last_round_is_announced(client: Client) -> None:
    scene = begin(
        client, "book", "book", "temple", "lantern", dice=(5,), told=(("pirate", "dragon"), ())
    )
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    client.click(scene.layout.board.center)
    client.until(lambda: isinstance(scene.model.story[-1], LastRound))
    assert scene.prompts.ribbon == "Last round: Ada has three stories"
    for _ in range(45):
        client.frame()
    assert scene.prompts.ribbon == "Last round: Ada has three stories", "long enough to be read"
    client.until(lambda: scene.stage.shown.seat == 1)


def test_in_the_last_round_one_is_told_so_and_what_decides_a_tie(client: Client) -> None:
    own = ("book", "book", "temple", "lantern")
    start = position(own, ("castle",), dice=(5,), told=(("pirate", "dragon"), ()))
    scene = sit_down_at(client, start, people=("Ada", "Ben"))
    client.until(lambda: asked(client))
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    client.click(scene.layout.board.center)
    client.until(lambda: scene.arranging)
    tie = "in a tie, pawns on the board and in the Castle decide"
    assert scene.prompts.ribbon == f"Ben, last round: {tie}"
    client.press(pygame.K_RETURN)
    client.until(lambda: asked(client))
    assert scene.prompts.ribbon == "Ben, last round: move one pawn"


def test_before_the_ranking_one_sees_who_has_won(client: Client) -> None:
    client.app.motion.follow(replace(client.app.store.settings, reduced_motion=False))
    told = (("pirate", "dragon"), ())
    own = ("book", "book", "temple", "lantern")
    scene = begin(client, *own, dice=(5,), told=told, first=1)
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    client.click(scene.layout.board.center)
    client.until(lambda: scene.model.all_shown)
    assert scene.prompts.ribbon == "You win!"
    assert scene.flourish.lively
    for _ in range(40):
        client.frame()
    assert board(client) is scene
    client.until(lambda: isinstance(client.scene, StoriesFinale))


def test_a_page_says_how_to_go_on(client: Client) -> None:
    """The hint is there once the page is open, and a key closes it."""
    scene = begin(client, "temple", "lantern", dice=(5, 1))
    client.click(at(client, "temple"))
    client.until(lambda: scene.page is not None and not scene.page.moving)
    assert scene.page
    assert client.app.screen.get_rect().contains(scene.page.hint_area(client.app.screen))
    client.press(pygame.K_SPACE)
    client.until(lambda: scene.page is None)


def test_a_route_of_the_ferry_that_can_be_taken_shines(client: Client) -> None:
    """The water there has another colour than while no die fits."""
    scene = begin(client, "heron", dice=(2,))
    client.frame()
    lit = client.app.screen.get_at(scene.layout.at((500, 338)))[:3]
    client.app.start()
    begin(client, "heron", dice=(1,))
    client.frame()
    assert client.app.screen.get_at(board(client).layout.at((500, 338)))[:3] != lit


# Calling the ferry before the roll.


def test_pawns_brought_into_the_castle_stay_there_when_the_bell_is_rung(client: Client) -> None:
    scene = begin(client, "bell", "gull", "castle", ferry="heron")
    scene.arrange(1)
    assert scene.castle == 2
    client.press(pygame.K_g)
    client.click(at(client, "gull"))
    client.until(lambda: asked(client) and scene.model.position.ferry == "gull")
    assert scene.arranging
    assert scene.castle == 2
    assert scene.stage.places[0].count("castle") == 2


# The own stories on the panel.


def line_of(scene: BoardScene, story: str) -> tuple[int, int]:
    return dict(rows(scene.layout.stories, scene.layout.reading))[story].center


def test_a_click_on_a_story_that_was_told_opens_its_page(client: Client) -> None:
    scene = begin(client, "book", "castle", told=(("temple",), ()))
    client.click(line_of(scene, "temple"))
    assert scene.page
    assert scene.page.told.adventure == "temple"


def test_a_click_on_a_story_shows_what_it_needs(client: Client) -> None:
    scene = begin(client, "castle")
    client.click(line_of(scene, "dragon"))
    assert scene.page is None
    assert scene.hands.named == ("dragon", "shield")
    assert scene.prompts.ribbon.startswith("Needs: Mirror Shield")


def test_a_pawn_that_cannot_be_lifted_says_why(client: Client) -> None:
    scene = begin(client, "temple", "castle", dice=(6, 6))
    client.drag(at(client, "temple"), at(client, "goat"))
    assert scene.hands.carried is None
    assert scene.prompts.is_refusing
