"""What a pawn does that is dragged and let go: moves, tells its story, or says why it cannot."""

from __future__ import annotations

import pytest

from game.client.stories.table import BoardScene
from game.client.stories.ways import Choice
from tests.client.client import Client

from .playing import asked, at, position, sit_down_at


def begin(client: Client, *own: str, **how: object) -> BoardScene:
    scene = sit_down_at(client, position(own, ("castle",), **how))  # type: ignore[arg-type]
    client.until(lambda: asked(client))
    return scene


def test_a_pawn_can_be_dragged_to_its_target(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    client.drag(at(client, "rhyme"), at(client, "trumpet"))
    assert scene.model.position.pawns[0][1] == "trumpet"


def test_a_pawn_dropped_elsewhere_stays_where_it_was(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    client.drag(at(client, "rhyme"), at(client, "mill"))
    assert scene.model.position.pawns[0][1] == "rhyme"
    assert scene.prompts.ribbon == client.app.words.text("stories-illegal-road")


def test_a_pawn_dropped_where_nothing_is_hears_why(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    client.drag(at(client, "rhyme"), scene.layout.stories.center)
    assert scene.prompts.ribbon == client.app.words.text("stories-illegal-road")
    assert scene.hands.choice == Choice()


def test_a_drop_on_a_star_uses_no_magic(client: Client) -> None:
    scene = begin(client, "castle", "mill", dice=(4, 3))
    client.drag(at(client, "castle"), at(client, "mill"))
    assert scene.prompts.is_refusing
    assert scene.model.position.magic is None


def test_a_pawn_dragged_into_the_own_book_tells_its_story(client: Client) -> None:
    scene = begin(client, "temple", "lantern", dice=(5, 1))
    client.drag(at(client, "temple"), scene.layout.own_book.center)
    assert scene.model.position.told[0] == ("temple",)


def test_after_a_drop_nothing_is_explained_until_the_mouse_moves(client: Client) -> None:
    scene = begin(client, "castle", "rhyme", dice=(4, 3))
    client.drag(at(client, "rhyme"), at(client, "trumpet"))
    for _ in range(20):
        client.frame()
        assert not scene.tooltip.said


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (("temple",), "You need a pawn at Lamplighter’s Hut for the Ever-Lantern."),
        (("temple", "lantern"), "You need a die showing 5."),
        (("castle",), "Only a pawn at an adventure goes into your Book."),
    ],
)
def test_a_pawn_without_a_story_stays_out_of_the_book(
    client: Client, own: tuple[str, ...], why: str
) -> None:
    scene = begin(client, *own, dice=(1, 2, 3, 4, 6))
    client.drag(at(client, own[0]), scene.layout.own_book.center)
    assert scene.prompts.ribbon == why
    assert scene.model.position.told[0] == ()


@pytest.mark.parametrize("space", ["mill", "temple", "keys"])
def test_out_of_the_reserve_pawns_drop_only_into_the_castle(client: Client, space: str) -> None:
    scene = begin(client, "castle")
    client.drag(scene.layout.own_reserve.center, at(client, space))
    assert scene.castle == 1
    assert scene.prompts.ribbon == "From reserve, pawns go only into the Castle."
    x, y = at(client, "castle")
    client.drag(scene.layout.own_reserve.center, (x + scene.layout.on_board(70), y))
    assert scene.castle == 2, "a bit beside it is meant, too"


def test_a_pawn_of_the_castle_waits_for_the_dice(client: Client) -> None:
    scene = begin(client, "castle")
    client.drag(at(client, "castle"), at(client, "mill"))
    assert scene.castle == 1
    assert scene.prompts.ribbon == "Roll the dice first."
