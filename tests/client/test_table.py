"""What one can do at the table besides playing on."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.client.motion import Pose
from game.client.realms.live_score import supposed
from game.client.realms.read_place import read_place
from game.client.realms.show.scene import ShowScene
from game.client.realms.sprite_painter import Widths
from game.client.realms.sprites import CardSprite
from game.client.realms.table import TableScene
from game.client.realms.things import DECK, OnTable
from game.client.scenes.names import names_of
from game.titles.realms.cards.card import Module
from game.titles.realms.cards.terms import Name
from game.titles.realms.play.options import Options, Variant

from .client import Client
from .playing import by_mouse, entries, finish, middle, point_at, sit_down, told
from .showing import sheets


def test_a_card_can_be_drawn_and_discarded_by_dragging(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    layout = client.table.layout
    client.drag(layout.deck.center, layout.hand_zone.center)
    client.until(client.asked)
    assert len(client.table.stage.hand) == 8
    given = client.table.stage.hand[2]
    client.drag(middle(client, given), layout.tray.center)
    assert given in client.table.stage.area
    assert given not in client.table.stage.hand


def test_a_card_dropped_nowhere_goes_back(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    layout = client.table.layout
    client.drag(layout.deck.center, layout.dial.center)
    assert len(client.table.stage.hand) == 7
    card = client.table.stage.hand[3]
    client.drag(middle(client, card), layout.dial.center)
    client.until(lambda: client.table.stage.sprites[card].glide is None)
    assert client.table.stage.sprites[card].pose == layout.hand(3, 7)


def test_the_hand_can_be_put_in_order_by_dragging_and_sorted(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    first = client.table.stage.hand[0]
    end = client.table.layout.hand(6, 7)
    client.drag(middle(client, first), (round(end.x + 60), round(end.y)))
    assert client.table.stage.hand[-1] == first
    client.button("Sort hand")
    suits = [client.table.model.cards.by_number[number].suit for number in client.table.stage.hand]
    assert suits == sorted(suits)


def test_giving_up_is_asked_about_told_and_lost(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Menu")
    client.choose("Give up")
    client.choose("No, go back")
    assert not client.table.session.conceded
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    client.until(lambda: told(client)[-1].startswith("Ada gives up"))
    client.until(lambda: isinstance(client.scene, ShowScene))
    assert sheets(client).outcome.places[0] == 3
    (record,) = client.app.store.statistics.records()
    assert record.conceded
    assert not record.won
    summary = client.app.store.statistics.summary("realms")
    assert (summary.played, summary.best) == (1, None), "points of others are not one's own"


def test_the_chronicle_remembers_who_gave_up_and_what_happened_before(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    by_mouse(client)
    client.until(client.asked)
    client.button("Menu")
    client.choose("Give up")
    client.choose("Yes, give up")
    client.until(lambda: told(client)[-1].startswith("Ada gives up"))
    before = told(client)
    client.app.pop()
    client.button("Continue")
    assert told(client)[: len(before)] == before
    assert any("takes" in line for line in before)


def test_a_finished_match_is_written_into_the_statistics(client: Client) -> None:
    sit_down(client, Options(3))
    scoring = finish(client, by_mouse)
    (record,) = client.app.store.statistics.records("realms")
    assert record.scores == scoring.outcome.scores
    names = names_of(record.seats, record.opponents, client.app.words)
    assert names == ["Ada", "Weathercock\u00a0I", "Weathercock\u00a0II"]
    client.button("Back to title screen")
    client.button("Statistics")
    assert client.scene.figures()[0] == ("1", "game played")  # type: ignore[attr-defined]


def test_several_people_share_a_machine_without_seeing_each_others_cards(client: Client) -> None:
    sit_down(client, Options(3), people=("Ada", "Ben", "Cleo"))
    seen: dict[str, list[int]] = {}
    for _ in range(6):
        client.until(lambda: not isinstance(client.scene, TableScene))
        screen = client.scene
        title = screen.overlay.title  # type: ignore[attr-defined]
        name = title.removeprefix("It’s ").removesuffix("’s turn")
        client.choose(f"I’m {name}")
        client.until(client.asked)
        table = client.table
        assert table.session.seats[table.model.seat].name == name
        assert set(table.stage.hand) == set(table.model.view.hand)
        for other, cards in seen.items():
            assert other == name or not set(cards) & set(table.stage.hand)
        client.click(table.layout.deck.center)
        client.until(client.asked)
        client.click(middle(client, table.stage.hand[0]))
        seen[name] = list(table.stage.hand)
    assert set(seen) == {"Ada", "Ben", "Cleo"}


@pytest.mark.parametrize("change", ["language", "size"])
def test_language_and_size_may_change_while_cards_fly(client: Client, change: str) -> None:
    client.app.motion.reduced = False
    sit_down(client, Options(3))
    client.frame(0.01)
    client.frame(0.01)
    assert any(sprite.glide for sprite in client.table.stage.sprites.values())
    if change == "language":
        client.app.store.settings = replace(client.app.store.settings, language="de")
        client.app.apply_settings()
        client.until(client.asked)
        assert "Karte ziehen" in [button.text for button in client.table.buttons]
        assert "beginnt" in told(client)[0]
    else:
        for size in ((1024, 640), (1920, 1080), (2560, 1080), (1280, 720)):
            client.app.screen = pygame.display.set_mode(size, pygame.RESIZABLE)
            pygame.event.post(
                pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
            )
            client.frame(0.01)
            inside = pygame.Rect((0, 0), size)
            for number in client.table.stage.hand:
                pose = client.table.stage.sprites[number].target
                assert inside.collidepoint(pose.x, pose.y)
        client.until(client.asked)
    assert len(client.table.stage.hand) == 7


def test_a_click_lets_cards_that_fly_arrive(client: Client) -> None:
    client.app.motion.reduced = False
    sit_down(client, Options(3))
    client.frame(0.01)
    assert client.table.stage.sprites
    client.click(client.table.layout.tray.center)
    client.frame(0.001)
    assert not any(sprite.glide for sprite in client.table.stage.sprites.values())


def test_cards_show_the_text_of_this_match_at_every_size(client: Client) -> None:
    """The World Tree pays more with the Cursed Hoard."""
    faces = []
    for modules in ((), (Module.SUITS,)):
        sit_down(client, Options(3, modules=modules))
        card = client.table.model.cards.by_name[Name.WORLD_TREE]
        sprite = CardSprite(card, Pose(200, 200, 0, 214))
        client.table.art.sprites.draw(client.app.screen, sprite, Widths(214, 112, 120))
        faces.append(
            pygame.image.tobytes(client.app.screen.subsurface((120, 100, 160, 220)), "RGB")
        )
        client.app.pop()
    assert faces[0] != faces[1]


def test_what_would_do_nothing_cannot_be_pressed(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.frame()
    enabled = {button.text: button.enabled for button in client.table.buttons}
    assert enabled["Draw from deck"]
    assert not enabled["Undo"]
    client.button("Draw from deck")
    client.until(client.asked)
    client.frame()
    enabled = {button.text: button.enabled for button in client.table.buttons}
    assert not enabled["Draw from deck"]


def test_opponents_have_a_name_in_every_language(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    assert client.table.model.names == [
        "Ada",
        "Weathercock\u00a0I",
        "Weathercock\u00a0II",
    ]
    client.app.set_language("de")
    client.until(client.asked)
    assert client.table.model.names == [
        "Ada",
        "Wetterhahn\u00a0I",
        "Wetterhahn\u00a0II",
    ]
    assert "Weathercock" not in " ".join(told(client))


def test_cards_others_have_taken_openly_can_be_read(client: Client) -> None:
    sit_down(client, Options(3), "open")
    while True:
        client.until(client.asked)
        view = client.table.model.view
        taken = [(seat, cards) for seat, cards in enumerate(view.open) if seat and cards]
        if taken:
            break
        by_mouse(client)
    seat, cards = taken[0]
    player = client.table.model.opponent_index(seat)
    assert player is not None
    place = client.table.layout.held(
        player, view.sizes[seat] - 1, view.sizes[seat], len(view.open[seat])
    )
    point_at(client, place.center)
    assert client.table.input.hovered == cards[-1]
    client.frame()


def test_one_can_play_again_with_the_same_company(client: Client) -> None:
    sit_down(client, Options(3))
    finish(client, by_mouse)
    client.button("Rematch")
    client.until(client.asked)
    assert [seat.name for seat in client.table.session.seats] == ["Ada", "Bot 1", "Bot 2"]
    assert client.table.session.table.history.seed != "client"


def shown_cards(client: Client) -> set[int]:
    prospect = client.table.live_score.prospect
    return {row.card.number for row in prospect.sheet.cards} if prospect else set()


def note(client: Client) -> str:
    return supposed(client.table.live_score, client.table.model.cards, client.app.words)


def test_pointing_at_a_card_tells_what_the_realm_is_worth_without_it(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.button("Draw from deck")
    client.until(client.asked)
    client.until(lambda: note(client).startswith("best after discarding"))
    assert len(shown_cards(client)) == 7, "a card too many is taken to be discarded"
    for card in client.table.stage.hand[:2]:
        point_at(client, middle(client, card))
        client.until(lambda card=card: card not in shown_cards(client))  # type: ignore[misc]
        client.until(lambda: note(client).startswith("if you discard"))
        assert len(shown_cards(client)) == 7


def test_a_duels_drawn_cards_lie_in_the_middle_before_and_after_continue(client: Client) -> None:
    sit_down(client, Options(2, Variant.DUEL))
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    drawn = client.table.stage.offered
    assert drawn == client.table.model.view.drawn
    assert len(drawn) == 2
    poses = [client.table.stage.sprites[number].target for number in drawn]
    client.button("Menu")
    client.choose("Save and leave")
    client.button("Continue")
    client.until(client.asked)
    assert client.table.stage.offered == drawn
    assert [client.table.stage.sprites[number].target for number in drawn] == poses
    client.click(middle(client, drawn[0]))
    assert drawn[0] in client.table.model.view.hand


def test_arrows_reach_everything_on_the_table_with_one_ring(client: Client) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(pygame.K_RIGHT)
    assert client.table.input.focused == DECK
    client.press(pygame.K_DOWN)
    focused = client.table.input.focused
    assert isinstance(focused, OnTable)
    assert focused.number in client.table.stage.hand, "one may look at one's own cards"
    before = entries(client)
    client.press(pygame.K_RETURN)
    assert entries(client) == before, "looking is not playing"
    client.press(pygame.K_TAB)
    assert client.table.buttons.focus is not None
    assert client.table.input.focused is None
    client.press(pygame.K_LEFT)
    assert client.table.buttons.focus is None
    assert client.table.input.focused is not None


@pytest.mark.parametrize("key", [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN])
def test_whichever_arrow_comes_first_leads_to_the_first_thing_to_play(
    client: Client, key: int
) -> None:
    sit_down(client, Options(3))
    client.until(client.asked)
    client.press(key)
    assert client.table.input.focused == DECK
    client.press(pygame.K_d)
    client.until(client.asked)
    point_at(client, (5, 5))
    client.press(key)
    assert client.table.input.focused == OnTable(client.table.stage.hand[0])


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_two_cards_to_keep_one_of_can_be_compared_by_keys(
    client: Client, size: tuple[int, int]
) -> None:
    """The first arrow leads to the first card; a card that is read never covers the other."""
    client.resize(size)
    sit_down(client, Options(2, variant=Variant.DUEL))
    client.until(client.asked)
    client.press(pygame.K_d)
    client.until(lambda: len(client.table.stage.on_shelf) == 2 and client.asked())
    first, second = client.table.stage.on_shelf
    for number, other in ((first, second), (second, first)):
        client.press(pygame.K_LEFT)
        client.until(lambda: not client.table.input.zooming)
        assert client.table.input.hovered == number
        read = read_place(client.table, number)
        assert read
        assert not read.colliderect(client.table.stage.sprites[other].area())


def area(client: Client) -> list[int | None]:
    return list(client.table.stage.area)


def test_the_discard_area_looks_the_same_after_undo_and_continue(client: Client) -> None:
    sit_down(client, Options(3), "undo")
    while True:
        client.until(client.asked)
        lying = client.table.stage.lying
        if len(lying) > 2 and OnTable(lying[0]) in client.table.targets:
            break
        by_mouse(client)
    before = area(client)
    client.click(middle(client, lying[0]))
    client.until(client.asked)
    gap = area(client)
    assert gap[0] is None
    client.button("Menu")
    client.choose("Save and leave")
    client.button("Continue")
    client.until(client.asked)
    assert area(client) == gap
    client.press(pygame.K_u)
    assert area(client) == before


def test_a_card_taken_back_from_the_area_returns_to_its_place_in_the_hand(client: Client) -> None:
    sit_down(client, Options(3), "undo")
    client.until(client.asked)
    client.click(client.table.layout.deck.center)
    client.until(client.asked)
    hand = list(client.table.stage.hand)
    client.click(middle(client, hand[2]))
    if client.table.can_undo:
        client.press(pygame.K_u)
        assert client.table.stage.hand == hand


def test_a_match_in_which_nobody_has_moved_yet_can_be_left_and_continued(client: Client) -> None:
    sit_down(client, Options(3))
    hand = client.table.model.view.hand
    client.table.leave()
    client.app.start()
    client.button("Continue")
    assert client.table.model.view.hand == hand
