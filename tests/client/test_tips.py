"""A word about everything on the table, when the mouse rests on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.client.realms.badges import Badge, badges_of
from game.client.realms.card_face import Condition
from game.client.realms.card_shape import COMPACT, full_shape
from game.client.realms.read_place import read_place
from game.client.realms.score_panel import medal_place, rows_of
from game.client.scenes.form import FormScene
from game.client.widgets import tooltip
from game.client.widgets.free_place import free_place
from game.client.widgets.tooltip import DELAY, Tip, Tooltip, place
from game.lang import LANGUAGES, plain
from game.titles.realms.play.options import Options
from game.titles.realms.play.state import Phase
from game.titles.realms.text.wording import suit_name
from tests.titles.realms.play.item_positions import finishing, with_item
from tests.titles.realms.play.positions import BASE, PLAIN, arranged

from .client import Client
from .playing import by_mouse, middle, point_at, sit_down, sit_down_at


def rest_on(client: Client, point: tuple[int, int]) -> str:
    """What is said when the mouse has rested there for a while."""
    point_at(client, point)
    for _ in range(round(DELAY * 30) + 2):
        client.frame()
    return plain(client.table.tooltip.said)


def rest_on_button(client: Client, text: str) -> str:
    return rest_on(client, client.table.buttons.named(text).center)


@pytest.fixture
def seated(client: Client) -> Client:
    """A player whose turn it is."""
    sit_down(client, Options(3), "tips")
    client.until(client.asked)
    client.table.settle()
    return client


def test_nothing_is_said_before_the_mouse_has_rested(seated: Client) -> None:
    point_at(seated, seated.table.layout.dial.center)
    assert seated.table.tooltip.said == ""


def test_dial_deck_and_area_say_what_they_are(seated: Client) -> None:
    table = seated.table
    left = table.discards_left
    assert f"{left} more cards" in rest_on(seated, table.layout.dial.center)
    deck = rest_on(seated, table.layout.deck.center)
    assert f"{table.model.view.deck_size} cards are left" in deck
    assert "drag the top card" in deck
    area = table.layout.tray
    assert "10 cards" in rest_on(seated, (area.right - 20, area.bottom - 20))


def test_the_deck_invites_nobody_who_may_not_draw(seated: Client) -> None:
    by_mouse(seated)
    seated.until(seated.asked)
    assert "drag" not in rest_on(seated, seated.table.layout.deck.center)


def test_players_are_told_with_their_character_and_their_cards(seated: Client) -> None:
    layout = seated.table.layout
    told = rest_on(seated, layout.face(layout.opponent(0)).center)
    assert told.startswith("Weathercock")
    assert "never sorry" in told
    assert "7 cards in hand" in told
    assert "your turn" in rest_on(seated, layout.own_plate.center)


def test_a_row_of_the_realm_tells_why_it_counts_what_it_counts(client: Client) -> None:
    sit_down(client, Options(4), "0123456789abcdef")
    client.until(client.asked)
    table = client.table
    table.settle()
    prospect = table.live_score.prospect
    assert prospect
    rows = rows_of(table.layout.realm, prospect, table.stage.hand, table.layout.reading)
    told = {str(row.card.name): rest_on(client, area.center) for row, area in rows}
    assert any(row.blanked for row, _ in rows)
    for row, _ in rows:
        text = told[str(row.card.name)]
        assert f"base strength {row.card.strength}" in text
        assert ("Struck out" in text) == row.blanked
    assert "+30" in told["fire_elemental"]


def test_the_medal_says_what_it_supposes(seated: Client) -> None:
    layout = seated.table.layout
    told = rest_on(seated, medal_place(layout.realm, layout.reading).center)
    assert told.startswith("What your hand is worth (")


def test_a_button_says_why_it_does_nothing(seated: Client) -> None:
    assert rest_on_button(seated, "Undo") == "There is nothing to take back."
    assert "D or Enter" in rest_on_button(seated, "Draw from deck")
    seated.press(pygame.K_d)
    seated.until(seated.asked)
    assert "start of your turn" in rest_on_button(seated, "Draw from deck")
    assert "hidden before" in rest_on_button(seated, "Undo")


def test_cards_and_questions_silence_it(seated: Client) -> None:
    assert rest_on(seated, middle(seated, seated.table.stage.hand[0])) == ""
    dial = seated.table.layout.dial.center
    assert rest_on(seated, dial)
    seated.press(pygame.K_ESCAPE)
    assert rest_on(seated, dial) == ""


def on_badge(client: Client, number: int, badge: Badge) -> str:
    """The mouse rests on a sign of a card as it lies there."""
    sprite = client.table.stage.sprites[number]
    shape = COMPACT if sprite.pose.compact else full_shape(round(sprite.pose.width))
    return rest_on(client, badges_of(sprite, shape)[badge].center)


def test_the_number_and_the_suit_of_a_card_say_what_they_are(seated: Client) -> None:
    table = seated.table
    for number in (*table.stage.hand, *table.stage.lying):
        card = table.model.cards.by_number[number]
        strength = str(card.strength).replace("-", "\N{MINUS SIGN}")
        assert on_badge(seated, number, Badge.STRENGTH).startswith(f"Base strength {strength}:")
        suit = plain(seated.app.words.say(suit_name(card.suit)))
        assert on_badge(seated, number, Badge.SUIT).startswith(f"{suit}: the suit")


def test_seal_and_struck_penalty_say_what_they_are_and_why(client: Client) -> None:
    hand = "mountain swamp smoke war_dirigible king queen enchantress unicorn"
    others = [PLAIN[1].replace("enchantress", "cavern"), PLAIN[2].replace("unicorn", "forest")]
    sit_down_at(client, arranged(BASE, [hand, *others], "dragon blizzard"))
    client.until(client.asked)
    client.table.settle()
    for condition, badge, meant, why in (
        (Condition.BLANKED, Badge.SEAL, "Blanked", "without"),
        (Condition.CLEARED, Badge.CLEARED, "Its penalty is cleared", "by Mountain"),
    ):
        sprites = (client.table.stage.sprites[number] for number in client.table.stage.hand)
        number = next(
            sprite.card.number
            for sprite in sprites
            if sprite.card and sprite.condition is condition
        )
        said, reason = on_badge(client, number, badge).split("\n")
        assert said.startswith(meant)
        assert why in reason


def test_a_click_ends_it_until_the_mouse_moves(seated: Client) -> None:
    dial = seated.table.layout.dial.center
    assert rest_on(seated, dial)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=dial, button=1))
    for _ in range(30):
        seated.frame()
    assert seated.table.tooltip.said == ""


def test_where_a_card_was_dropped_nothing_is_said_until_the_mouse_moves(seated: Client) -> None:
    table, tray = seated.table, seated.table.layout.tray
    seated.drag(middle(seated, table.stage.hand[0]), tray.center)
    for _ in range(30):
        seated.frame()
    assert table.tooltip.said == ""
    assert rest_on(seated, (tray.centerx + 5, tray.centery))


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_every_language(tmp_path: Path, code: str) -> None:
    client = Client(tmp_path, language=code)
    sit_down(client, Options(6), "tips")
    client.until(client.asked)
    client.table.settle()
    for enabled in (True, False):
        for button in client.table.buttons:
            button.enabled = enabled or button.text not in (
                client.app.words.text("table-draw"),
                client.app.words.text("table-undo"),
            )
        for tip in client.table.tips:
            assert tip.text()
            assert "$" not in tip.text()
    client.close()


# The widget.


@pytest.mark.parametrize("pointer", [(0, 0), (799, 0), (0, 599), (799, 599), (400, 300)])
@pytest.mark.parametrize("size", [(60, 20), (500, 200), (790, 400)])
def test_it_never_leaves_the_window(pointer: tuple[int, int], size: tuple[int, int]) -> None:
    window = pygame.Rect(0, 0, 800, 600)
    assert window.contains(place(size, pointer, window, 1.0))


def test_of_several_things_the_first_is_meant() -> None:
    shown = Tooltip()
    area = pygame.Rect(0, 0, 10, 10)
    tips = [Tip(area, lambda: "above"), Tip(area.inflate(20, 20), lambda: "below")]
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5))
    shown.handle(moved)
    for _ in range(2):
        shown.update(tooltip.DELAY, tips)
    assert shown.said == "above"


def test_another_thing_is_waited_for_anew() -> None:
    shown = Tooltip()
    tips = [Tip(pygame.Rect(x, 0, 10, 10), lambda x=x: str(x)) for x in (0, 20)]  # type: ignore[misc]
    for x in (5, 25):
        shown.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 5)))
        shown.update(tooltip.DELAY, tips)
        assert shown.said == ""
        shown.update(tooltip.DELAY, tips)
        assert shown.said == str(x - 5)


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """Where things were said, as they were drawn."""
    found: list[pygame.Rect] = []

    def noted(*args: Any) -> pygame.Rect:
        found.append(free_place(*args))
        return found[-1]

    monkeypatch.setattr(tooltip, "free_place", noted)
    return found


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_explains_a_field_covers_none(
    client: Client, placed: list[pygame.Rect], code: str, size: tuple[int, int]
) -> None:
    """New game: beside what one is about to click, never over it."""
    client.resize(size)
    client.app.set_language(code)
    client.button(client.app.words.text("title-new-game"))
    scene = client.scene
    assert isinstance(scene, FormScene)
    explained = [field for field in scene.fields if field.area and field.tip]
    assert explained
    for field in explained:
        point_at(client, field.area.center)
        for _ in range(round(DELAY * 30) + 2):
            client.frame()
        assert scene.explained == field.tip
        pressable = [each.area for each in (*scene.fields, *scene.buttons) if each.area]
        assert placed[-1].collidelist(pressable) < 0
        assert client.app.screen.get_rect().contains(placed[-1])


@pytest.mark.parametrize("phase", [Phase.TAKE, Phase.DISCARD])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_is_explained_covers_no_figure_one_decides_by(
    client: Client, placed: list[pygame.Rect], size: tuple[int, int], phase: Phase
) -> None:
    client.resize(size)
    sit_down(client, Options(4), "tips")
    while True:
        client.until(client.asked)
        table = client.table
        if table.model.view.phase is phase and len(table.stage.lying) > 3:
            break
        by_mouse(client)
    table.settle()
    table.live_score.wait()
    client.frame()
    pills = table.pills.areas()
    assert len(pills) == len(table.stage.lying if phase is Phase.TAKE else table.stage.hand)
    layout = table.layout
    slots = [layout.slot(index) for index in range(layout.slots)]
    under = [(round(slot.x), round(slot.y + 0.65 * slot.width) + layout.px(20)) for slot in slots]
    for point in [*under, *(tip.area.center for tip in table.tips)]:
        if rest_on(client, point):
            assert placed[-1].collidelist(pills) < 0, point
            assert client.app.screen.get_rect().contains(placed[-1])


def test_the_word_for_a_sign_leaves_the_figure_of_its_card_to_be_read(
    seated: Client, placed: list[pygame.Rect]
) -> None:
    """Also on the card that has grown under the mouse."""
    seated.press(pygame.K_d)
    seated.until(seated.asked)
    table = seated.table
    table.settle()
    table.live_score.wait()
    for number in table.stage.hand:
        assert on_badge(seated, number, Badge.STRENGTH)
        read = read_place(table, number)
        assert read
        figure = table.pills.area_on(number, read)
        assert figure
        assert not placed[-1].colliderect(figure)


def test_replacing_says_beforehand_that_it_cannot_be_taken_back(client: Client) -> None:
    sit_down_at(client, finishing(with_item("rake", drawable="portal")))
    client.until(client.asked)
    assert "cannot be taken back" in rest_on_button(client, "Replace")
