"""What lies on a table with Cursed Items is what everybody may see, and what one has learned."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.client.realms.card_face import CardPainter
from game.client.realms.drawing import TableDrawing
from game.client.realms.item_board import ItemBoard
from game.client.realms.show.model import ShowModel
from game.client.realms.storyteller import area_after
from game.client.widgets.look import Letters
from game.engine.rng import Rng
from game.engine.seats import Controller, Seat
from game.engine.table import Table
from game.lang import plain
from game.session import Drivers, Person, Session
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.items import ITEM_BY_NUMBER
from game.titles.realms.play.actions import Use
from game.titles.realms.play.options import Options, Variant
from game.titles.realms.play.rules import REALMS
from game.titles.realms.play.state import Held, Knowledge, Lying, State
from tests.titles.realms.play.item_positions import ITEMS_FOR_TWO, item, with_item

from .client import Client
from .item_matches import Player
from .playing import point_at, sit_down

ITEMS = Options(3, modules=(Module.ITEMS,))
MATCHES = [
    Options(2, Variant.DUEL, (Module.ITEMS,)),
    ITEMS,
    Options(6, modules=(Module.ITEMS, Module.SUITS)),
]


def knowing(state: State, knows: Knowledge) -> State:
    return replace(state, knowledge=(knows, *state.knowledge[1:]))


def played(options: Options, seed: str) -> Iterator[Table]:
    """A match played at random, after each action."""
    seats = tuple(Seat(f"Bot {n}", Controller.OPPONENT, "random") for n in range(options.players))
    table, rng = Table(REALMS, options, seed, seats), Rng(seed, "played")
    while not table.outcome:
        yield table
        seat = table.must_act[0]
        table.act(seat, rng.choice(table.legal_actions(seat)))
    yield table


@pytest.mark.parametrize("options", MATCHES, ids=["two", "three", "six with suits"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_story_alone_tells_where_every_item_and_card_lies(options: Options, seed: str) -> None:
    board, told = ItemBoard(options.players), 0
    for number, table in enumerate(played(options, seed)):
        for event in table.events(0, told):
            board.follow(event)
            told += 1
        view = table.view(0)
        assert view.items
        assert tuple(board.face_up) == view.items.face_up
        assert tuple(map(tuple, board.used)) == view.items.used
        assert tuple(map(tuple, board.reserve)) == view.items.reserve
        assert tuple(board.discard) == view.items.discard
        assert board.deck == view.item_deck_size
        assert board.covers == {cover.card: cover.seat for cover in view.covers}
        if number % 10 == 0:
            area = area_after(table.events(0), options.ending + 8)
            assert {card for card in area if card is not None} == set(view.discard)
    assert told > 60


@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_show_counts_items_as_the_rules_do(seed: str) -> None:
    *_, table = played(ITEMS, seed)
    model = ShowModel(Session(table, Drivers(lambda _number, _seat: Person())))
    counted = [model.sheet(seat) for seat in range(ITEMS.players)]
    assert any(sheet.items for sheet in counted)
    assert table.outcome
    assert tuple(sheet.total for sheet in counted) == tuple(table.outcome.scores)
    assert [model.steps(seat)[-1].total for seat in range(ITEMS.players)] == [
        sheet.total for sheet in counted
    ]


# What is seen of what one knows.


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of all faces that are drawn."""
    seen: list[int] = []
    for face in ("full", "compact", "token"):
        draw = getattr(CardPainter, face)

        def noted(self: CardPainter, card, *rest: object, _draw=draw, **more: object):  # type: ignore[no-untyped-def]
            seen.append(card.number)
            return _draw(self, card, *rest, **more)

        monkeypatch.setattr(CardPainter, face, noted)
    return seen


def look(client: Client, drawn: list[int]) -> set[int]:
    """The faces one sees if everything is drawn anew."""
    drawn.clear()
    TableDrawing(client.table).draw(pygame.Surface(client.table.layout.window))
    return set(drawn)


def test_nothing_hidden_is_drawn(client: Client, drawn: list[int]) -> None:
    sit_down(client, ITEMS, "hidden")
    client.until(client.asked)
    view = client.table.model.view
    seen = look(client, drawn)
    known = {card for seat in (1, 2) for card in view.known(seat)}
    assert {number for number in seen if number not in ITEM_BY_NUMBER} <= {
        *view.hand,
        *view.discard,
        *known,
    }


def test_a_card_one_has_seen_in_a_hand_lies_on_its_plate_with_an_eye(
    client: Client, drawn: list[int]
) -> None:
    state = with_item("rake")
    seen = state.hands[1][2]
    player = Player(client, knowing(state, Knowledge(held=(Held(1, seen),))))
    held = player.table.elsewhere.held(1)
    assert (held.open, held.private) == ((), (seen,))
    assert look(client, drawn) & set(state.hands[1]) == {seen}
    place = player.table.layout.held(0, held.count - 1, held.count, 1)
    point_at(client, place.center)
    assert player.table.input.hovered == seen


def test_the_top_card_one_knows_lies_on_the_deck_until_it_leaves_it(
    client: Client, drawn: list[int]
) -> None:
    state = with_item("rake")
    top, size = state.deck[-1], len(state.deck)
    player = Player(client, knowing(state, Knowledge(lying=(Lying(size - 1, top),))))
    assert player.table.elsewhere.top == (top,)
    assert top in look(client, drawn)
    assert card_in_tip(client, top)
    client.click(player.table.layout.deck.topleft)
    client.until(lambda: top in player.table.model.view.hand)
    assert player.table.elsewhere.top == ()
    assert not card_in_tip(client, top)


def card_in_tip(client: Client, card: int) -> bool:
    """Whether the deck's tip names a card."""
    table = client.table
    told = next(tip.text() for tip in table.tips if tip.area == table.layout.deck)
    return table.model.cards.by_number[card].name.replace("_", " ") in plain(told).lower()


def test_a_top_card_nobody_has_seen_is_not_drawn(client: Client, drawn: list[int]) -> None:
    state = with_item("rake")
    Player(client, state)
    assert not look(client, drawn) & set(state.deck)


def test_the_bottom_one_knows_is_told_from_below(client: Client) -> None:
    state = with_item("rake")
    lying = tuple(Lying(place, state.deck[place]) for place in range(3))
    player = Player(client, knowing(state, Knowledge(lying=lying)))
    assert player.table.elsewhere.bottom == state.deck[:3]
    assert player.table.elsewhere.top == ()
    assert card_in_tip(client, state.deck[0])


# What lies before the players.


def test_used_items_lie_face_down_with_their_sum_and_can_be_read(
    client: Client, drawn: list[int]
) -> None:
    player = Player(client, with_item("rake", used="portal treasure_chest gold_mirror lantern"))
    worth = -20 + (-5 + 25) - 8 - 10
    board = player.table.stage.items.board
    assert sum(points for _, points in board.worths(0)) == worth
    assert not look(client, drawn) & {item("portal"), item("lantern")}
    point_at(client, player.table.layout.used_items(3, 4).center)
    assert player.table.input.hovered == item("lantern")


@pytest.mark.parametrize(("options", "worth"), [(ITEMS_FOR_TWO, "−10"), (ITEMS, "−1")])
def test_an_item_shows_what_it_counts_in_this_match(
    client: Client, monkeypatch: pytest.MonkeyPatch, options: Options, worth: str
) -> None:
    written: list[str] = []
    write = Letters.render

    def noted(letters: Letters, text: str, *how: Any) -> pygame.Surface:
        written.append(text)
        return write(letters, text, *how)

    player = Player(client, with_item("spyglass", options=options))
    spyglass, art = ITEM_BY_NUMBER[item("spyglass")], player.table.art
    monkeypatch.setattr(Letters, "render", noted)
    for draw in (art.painter.full, art.painter.compact, art.painter.token):
        written.clear()
        draw(spyglass, 301)  # a width nothing on the table has
        assert worth in written
    written.clear()
    art.sprites.prepare(spyglass, False, 303)
    assert worth in written


def test_an_opponents_item_can_be_read(client: Client) -> None:
    player = Player(client, with_item("rake", others=("portal", "lantern")))
    point_at(client, player.table.layout.opponent_item(1).center)
    assert player.table.input.hovered == item("lantern")
    for _ in range(12):
        client.frame()


def test_an_item_that_is_used_turns_face_down_beside_the_others(client: Client) -> None:
    player = Player(client, with_item("treasure_chest", used="portal", others=("rake", "shovel")))
    player.use()
    client.until(lambda: not player.table.stage.items.under_way)
    assert player.done == [Use()]
    assert player.table.stage.items.board.used[0] == [item("portal"), item("treasure_chest")]


def test_chains_stay_on_a_sealed_card_and_say_for_whom(client: Client) -> None:
    player = Player(client, with_item("sealed_vault", others=("rake", "shovel")))
    player.use()
    player.click("dragon", "wildfire")
    dragon = player.card("dragon")
    client.until(lambda: player.table.stage.items.board.covers.get(dragon) == 0)
    assert player.table.tips.items.of_card(dragon) == "Only you may take it."
    assert not player.table.tips.items.of_card(player.card("blizzard"))
    client.frame()


def test_tips_tell_of_the_items_piles(client: Client) -> None:
    player = Player(client, with_item("rake", discarded="portal lantern", used="shovel"))
    layout = player.table.layout
    told = {tuple(tip.area): plain(tip.text()) for tip in player.table.tips}
    left = player.table.stage.items.board.deck
    assert told[tuple(layout.item_deck)].startswith(f"{left} Cursed Items are left")
    assert told[tuple(layout.item_discard)] == "2 Cursed Items have been discarded."
    assert told[tuple(layout.used_sum)] == "Your used items together: −2. Shovel −2."


def test_zones_of_players_and_items_do_not_wipe_each_other(client: Client) -> None:
    player = Player(client, with_item("rake", used="portal shovel", discarded="lantern"))
    still = player.table._drawing.still
    areas = [player.table.layout.own_item, player.table.layout.item_deck, player.table.layout.deck]
    for one, other in combinations(areas, 2):
        assert not one.colliderect(other)
    before = pygame.image.tobytes(still.surface(), "RGB")
    still._shown = []
    still.refresh()
    assert pygame.image.tobytes(still.surface(), "RGB") == before
