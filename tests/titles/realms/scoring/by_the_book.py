"""An independent, plain reading of the rules, against which the real scorer is checked.

It follows the steps of "Scoring a hand" one after the other and the card table card by card.
It takes every decision of the player as given and looks for nothing: simple and slow.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import combinations

Figures = tuple[int, int, int, bool]
Choices = dict[str, str | list[str]]

# suit: number key strength, ...
TABLE = """
land: 1 mountain 9, 2 cavern 6, 3 bell_tower 8, 4 forest 7, 5 earth_elemental 4
flood: 6 fountain_of_life 1, 7 swamp 18, 8 great_flood 32, 9 island 14, 10 water_elemental 4
weather: 11 rainstorm 8, 12 blizzard 30, 13 smoke 27, 14 whirlwind 13, 15 air_elemental 4
flame: 16 wildfire 40, 17 candle 2, 18 forge 9, 19 lightning 11, 20 fire_elemental 4
army: 21 knights 20, 22 elven_archers 10, 23 light_cavalry 17, 24 dwarvish_infantry 15
army: 25 rangers 5
wizard: 26 collector 7, 27 beastmaster 9, 28 necromancer 3, 29 warlock_lord 25, 30 enchantress 5
leader: 31 king 8, 32 queen 6, 33 princess 2, 34 warlord 4, 35 empress 15
beast: 36 unicorn 9, 37 basilisk 35, 38 warhorse 6, 39 dragon 30, 40 hydra 12
weapon: 41 warship 23, 42 magic_wand 1, 43 sword_of_keth 7, 44 elven_longbow 3
weapon: 45 war_dirigible 35
artifact: 46 shield_of_keth 4, 47 gem_of_order 5, 48 world_tree 2, 49 book_of_changes 3
artifact: 50 protection_rune 1
wild: 51 shapeshifter 0, 52 mirage 0, 53 doppelganger 0
wizard: 54 jester 3
beast: 55 phoenix 14
building: 56 dungeon 7, 57 castle 10, 58 crypt 21, 59 chapel 2, 60 bell_tower 8
land: 61 garden 11
outsider: 62 genie -50, 63 judge 11, 64 angel 16, 65 leprechaun 20, 66 demon 45
undead: 67 dark_queen 10, 68 ghoul 8, 69 specter 12, 70 lich 13, 71 death_knight 14
"""

SUITS = {line.split(": ")[0] for line in TABLE.strip().split("\n")}
CLEARS = {"mountain": "flood", "cavern": "weather", "beastmaster": "beast"}

# The cards with something in the penalty column.
BLANKERS = {"great_flood", "rainstorm", "blizzard", "wildfire", "basilisk", "crypt"}
CONDITIONS = {"smoke", "warship", "war_dirigible", "phoenix", "garden"}
COSTS = {"swamp", "knights", "light_cavalry", "dwarvish_infantry", "warlock_lord", "empress"}
PENALTIES = BLANKERS | CONDITIONS | COSTS | {"dragon", "demon"}


@dataclass(frozen=True)
class Printed:
    number: int
    suit: str
    strength: int


@dataclass(eq=False)
class Card:
    """A physical card of the hand; `key` is what is printed on it and so says its bonus."""

    key: str
    number: int
    name: str
    suits: set[str]
    strength: int
    penalty: str  # the key of the card whose penalty it bears, or ""
    cleared: bool = False
    army_cleared: bool = False
    protected: bool = False  # cannot be blanked at all
    blanked: bool = False


def printed_cards(modules: list[str]) -> dict[str, Printed]:
    """The printed cards by key; the Bell Tower is the Building with the suits module."""
    cards: dict[str, Printed] = {}
    for line in TABLE.strip().split("\n"):
        suit, entries = line.split(": ")
        for entry in entries.split(", "):
            number, key, strength = entry.split()
            if int(number) != (3 if "suits" in modules else 60):
                cards[key] = Printed(int(number), suit, int(strength))
    return cards


def lay_out(hand: list[str], printed: dict[str, Printed]) -> list[Card]:
    cards = []
    for key in hand:
        card = printed[key]
        suits = {"beast", "flame", "weather"} if key == "phoenix" else {card.suit}
        penalty = key if key in PENALTIES else ""
        cards.append(Card(key, card.number, key, suits, card.strength, penalty))
    return cards


def for_each(cards: Iterable[Card], *entries: str) -> int:
    """How often the cards meet the entries of a list of suits and names, once for each entry."""
    return sum(entry in card.suits or entry == card.name for card in cards for entry in entries)


def bears(card: Card, penalties: set[str]) -> bool:
    """Whether one of these penalties is in force on the card."""
    return card.penalty in penalties and not card.cleared and not card.blanked


# Step 2: the player's decisions.


def make_choices(cards: list[Card], choices: Choices, printed: dict[str, Printed]) -> None:
    """Doppelgänger, then Mirage and Shapeshifter, then the Book (Island and Angel: steps 3-5)."""
    by_key = {card.key: card for card in cards}
    copied = choices.get("doppelganger")
    if isinstance(copied, str):
        doppelganger = by_key["doppelganger"]
        doppelganger.name = copied
        doppelganger.suits = {printed[copied].suit}
        doppelganger.strength = printed[copied].strength
        doppelganger.penalty = copied if copied in PENALTIES else ""
    for key in ("mirage", "shapeshifter"):
        taken = choices.get(key)
        if isinstance(taken, str):
            if taken in SUITS:
                by_key[key].suits = {taken}
            else:
                by_key[key].name = taken
                by_key[key].suits = {printed[taken].suit}
    change = choices.get("book_of_changes")
    if isinstance(change, list):
        target, suit = change
        by_key[target].suits = {suit}


# Step 3: clearing. It counts even if the clearing card is blanked afterwards.


def clear(cards: list[Card], choices: Choices) -> None:
    keys = {card.key for card in cards}
    for card in cards:
        for clearer, suit in CLEARS.items():
            if clearer in keys and suit in card.suits:
                card.cleared = True
        if "island" in keys and choices.get("island") == card.key:
            card.cleared = True
        if "protection_rune" in keys:
            card.cleared = True
        if "rangers" in keys:
            card.army_cleared = True
        if "warship" in keys and "flood" in card.suits:
            card.army_cleared = True


def protect(cards: list[Card], choices: Choices, dagger: bool) -> None:
    """Who cannot be blanked, not even by his own penalty, whatever befalls the protector."""
    keys = {card.key for card in cards}
    for card in cards:
        if "undead" in card.suits and ("lich" in keys or (dagger and "necromancer" in keys)):
            card.protected = True
        if "angel" in keys and card.key in ("angel", choices.get("angel")):
            card.protected = True


def others_may_blank(card: Card) -> bool:
    return not card.protected and card.key != "phoenix"


# Step 4: the Demon.


def demon_blanks(cards: list[Card]) -> None:
    """All at once, before any other blanking."""
    if any(bears(card, {"demon"}) for card in cards):
        for card in cards:
            alone = not any(card.suits & other.suits for other in cards if other is not card)
            if alone and "outsider" not in card.suits and others_may_blank(card):
                card.blanked = True


# Step 5: cards that blank other cards.


def penalty_blanks(blanker: Card, card: Card, dagger: bool) -> bool:
    """Whether the blanker's penalty, as far as it is not cleared, blanks the card."""
    if not others_may_blank(card):
        return False
    army = "army" in card.suits and not blanker.army_cleared
    match blanker.penalty:
        case "great_flood":
            return (
                army
                or ("land" in card.suits and card.name != "mountain")
                or ("flame" in card.suits and card.name != "lightning")
                or (dagger and "building" in card.suits)
            )
        case "rainstorm":
            return "flame" in card.suits and card.name != "lightning"
        case "blizzard":
            return "flood" in card.suits
        case "wildfire":
            return not (
                card.suits & {"flame", "wizard", "weather", "weapon", "artifact"}
                or card.name in {"mountain", "great_flood", "island", "unicorn", "dragon"}
            )
        case "basilisk":
            return army or "leader" in card.suits or ("beast" in card.suits and card is not blanker)
        case "crypt":
            return "leader" in card.suits
    return False


def first_component(
    cards: list[Card], edge: Callable[[Card, Card], bool]
) -> tuple[list[Card], bool]:
    """A strongly connected component into which no edge leads from outside; is it a ring?"""

    def reached_from(start: Card) -> list[Card]:
        found = [card for card in cards if edge(start, card)]
        for step in found:  # grows while it is walked
            found += [card for card in cards if edge(step, card) and card not in found]
        return found

    for card in cards:
        ring = [other for other in reached_from(card) if card in reached_from(other)]
        members = ring or [card]
        outside = [other for other in cards if other not in members]
        if not any(edge(other, member) for other in outside for member in members):
            return members, bool(ring)
    raise AssertionError("there is always a first component")


def blank_other_cards(cards: list[Card], dagger: bool) -> None:
    def hits(blanker: Card, card: Card) -> bool:
        return penalty_blanks(blanker, card, dagger)

    done: list[Card] = []
    while True:
        active = [card for card in cards if bears(card, BLANKERS) and card not in done]
        if not active:
            return
        members, ring = first_component(active, hits)
        if ring:
            for member in members:
                member.blanked = True
        else:
            for card in cards:
                if hits(members[0], card):
                    card.blanked = True
        done += members


# Step 6: "blanked unless" and "blanked with".


def condition_blanks(card: Card, present: list[Card]) -> bool:
    match card.penalty:
        case "smoke":
            return for_each(present, "flame") == 0
        case "warship":
            return for_each(present, "flood") == 0
        case "war_dirigible":
            no_army = for_each(present, "army") == 0 and not card.army_cleared
            no_phoenix = [other for other in present if other.key != "phoenix"]
            return no_army or for_each(no_phoenix, "weather") > 0
        case "phoenix":
            return for_each(present, "flood") > 0
        case "garden":
            return for_each(present, "undead", "necromancer", "demon") > 0
    return False


def depends(card: Card, other: Card, settled: list[Card], undecided: list[Card]) -> bool:
    """Whether the other, undecided card can still tip the card's condition, whoever else stays."""
    if other is card:
        return False  # a card counts itself while it is judged
    rest = [third for third in undecided if third is not card and third is not other]
    for size in range(len(rest) + 1):
        for staying in combinations(rest, size):
            present = [*settled, card, *staying]
            if condition_blanks(card, present) != condition_blanks(card, [*present, other]):
                return True
    return False


def judge_conditions(cards: list[Card]) -> None:
    """Each when what it depends on is settled; a circle by card number until nothing changes."""
    undecided = [card for card in cards if bears(card, CONDITIONS) and not card.protected]

    def edge(other: Card, card: Card) -> bool:
        settled = [third for third in cards if not third.blanked and third not in undecided]
        return depends(card, other, settled, undecided)

    while undecided:
        members, _ = first_component(undecided, edge)
        changed = True
        while changed:
            changed = False
            for member in sorted(members, key=lambda card: card.number):
                present = [card for card in cards if not card.blanked]
                if not member.blanked and condition_blanks(member, present):
                    member.blanked = changed = True
        for member in members:
            undecided.remove(member)


# Step 7: what every card not blanked is worth.


def gem_runs(strengths: list[int]) -> int:
    """The best split into disjoint runs: the lowest card is left out or begins a run."""
    if not strengths:
        return 0
    lowest = min(strengths)
    rest = list(strengths)
    rest.remove(lowest)
    best = gem_runs(rest)
    length = 1
    while lowest + length in rest:
        rest.remove(lowest + length)
        length += 1
        if length >= 3:
            pays = {3: 10, 4: 30, 5: 60, 6: 100}.get(length, 150)
            best = max(best, pays + gem_runs(rest))
    return best


def collector_sets(cards: list[Card]) -> int:
    total = 0
    for suit in SUITS:
        names = {card.name for card in cards if suit in card.suits}
        total += {0: 0, 1: 0, 2: 0, 3: 10, 4: 40}.get(len(names), 100)
    return total


def first_and_further(count: int) -> int:
    return 10 + 5 * (count - 1) if count else 0


def bonus_of(
    card: Card, cards: list[Card], whole_hand: list[Card], area: list[Card], players: int, dag: bool
) -> int:
    """`cards` are those not blanked, `area` is the discard area as printed."""
    others = [other for other in cards if other is not card]

    def has(*entries: str) -> bool:
        """Any one of these suits or names."""
        return for_each(cards, *entries) > 0

    match card.key:
        case "mountain":
            return 50 if has("smoke") and has("wildfire") else 0
        case "cavern":
            return 25 if has("dwarvish_infantry", "dragon") else 0
        case "bell_tower":
            return 15 if has("wizard") or (dag and has("undead")) else 0
        case "forest":
            return 12 * for_each(cards, "beast", "elven_archers")
        case "earth_elemental":
            return 15 * for_each(others, "land")
        case "fountain_of_life":
            allowed = {"weapon", "flood", "flame", "land", "weather"}
            if dag:
                allowed.add("building")
            return max((other.strength for other in cards if other.suits & allowed), default=0)
        case "water_elemental":
            return 15 * for_each(others, "flood")
        case "rainstorm":
            return 10 * for_each(cards, "flood")
        case "whirlwind":
            return 40 if has("rainstorm") and has("blizzard", "great_flood") else 0
        case "air_elemental":
            return 15 * for_each(others, "weather")
        case "candle":
            return 100 if has("book_of_changes") and has("bell_tower") and has("wizard") else 0
        case "forge":
            return 9 * for_each(cards, "weapon", "artifact")
        case "lightning":
            return 30 if has("rainstorm") else 0
        case "fire_elemental":
            return 15 * for_each(others, "flame")
        case "elven_archers":
            return 0 if has("weather") else 5
        case "rangers":
            return 10 * for_each(cards, "land") + (10 * for_each(cards, "building") if dag else 0)
        case "collector":
            return collector_sets(cards)
        case "beastmaster":
            return 9 * for_each(cards, "beast")
        case "enchantress":
            return 5 * for_each(cards, "land", "weather", "flood", "flame")
        case "king":
            return (20 if has("queen") else 5) * for_each(cards, "army")
        case "queen":
            return (20 if has("king") else 5) * for_each(cards, "army")
        case "princess":
            return 8 * (for_each(cards, "army", "wizard") + for_each(others, "leader"))
        case "warlord":
            return sum(other.strength for other in cards if "army" in other.suits)
        case "empress":
            return 10 * for_each(cards, "army")
        case "unicorn":
            return 30 if has("princess") else 15 if has("empress", "queen", "enchantress") else 0
        case "warhorse":
            return 14 if has("leader", "wizard") else 0
        case "hydra":
            return 28 if has("swamp") else 0
        case "magic_wand":
            return 25 if has("wizard") else 0
        case "sword_of_keth":
            return 0 if not has("leader") else 40 if has("shield_of_keth") else 10
        case "elven_longbow":
            return 30 if has("elven_archers", "warlord", "beastmaster") else 0
        case "shield_of_keth":
            return 0 if not has("leader") else 40 if has("sword_of_keth") else 15
        case "gem_of_order":
            return gem_runs([other.strength for other in cards])
        case "world_tree":
            different = all(for_each(cards, suit) <= 1 for suit in SUITS)
            return (70 if dag else 50) if different else 0
        case "jester":
            if all(other.strength % 2 == 1 and not other.blanked for other in whole_hand):
                return 50
            return 3 * sum(other.strength % 2 == 1 for other in others)
        case "dungeon":
            firsts = ("undead", "beast", "artifact")
            names = for_each(cards, "necromancer", "warlock_lord", "demon")
            return sum(first_and_further(for_each(cards, suit)) for suit in firsts) + 5 * names
        case "castle":
            firsts = ("leader", "army", "land")
            buildings = first_and_further(for_each(others, "building"))
            return sum(10 for suit in firsts if has(suit)) + buildings
        case "crypt":
            return sum(other.strength for other in cards if "undead" in other.suits)
        case "chapel":
            return 40 if for_each(cards, "leader", "wizard", "outsider", "undead") == 2 else 0
        case "garden":
            return 11 * for_each(cards, "leader", "beast")
        case "genie":
            return 10 * (players - 1)
        case "judge":
            return 10 * sum(other.penalty != "" and not other.cleared for other in cards)
        case "dark_queen":
            return 5 * for_each(area, "land", "flood", "flame", "weather", "unicorn")
        case "ghoul":
            return 4 * for_each(area, "wizard", "leader", "army", "beast", "undead")
        case "specter":
            return 6 * for_each(area, "wizard", "artifact", "outsider")
        case "lich":
            return 10 * (for_each(cards, "necromancer") + for_each(others, "undead"))
        case "death_knight":
            return 7 * for_each(area, "weapon", "army")
    return 0


def penalty_of(card: Card, cards: list[Card]) -> int:
    """The points the penalty costs; `cards` are those not blanked."""
    others = [other for other in cards if other is not card]
    army = () if card.army_cleared else ("army",)
    if card.cleared:
        return 0
    match card.penalty:
        case "swamp":
            return -3 * for_each(cards, *army, "flame")
        case "blizzard":
            return -5 * for_each(cards, *army, "leader", "beast", "flame")
        case "knights":
            return 0 if for_each(cards, "leader") else -8
        case "light_cavalry":
            return -2 * for_each(cards, "land")
        case "dwarvish_infantry":
            return -2 * for_each(others, *army)
        case "warlock_lord":
            return -10 * (for_each(cards, "leader") + for_each(others, "wizard"))
        case "empress":
            return -5 * for_each(others, "leader")
        case "dragon":
            return 0 if for_each(cards, "wizard") else -40
    return 0


def score(
    hand: list[str], choices: Choices, discard: list[str], players: int, modules: list[str]
) -> tuple[int, dict[str, Figures]]:
    """The total, and (base, bonus, penalty, blanked) of every card of the hand."""
    dagger = "suits" in modules
    printed = printed_cards(modules)
    cards = lay_out(hand, printed)
    make_choices(cards, choices, printed)
    clear(cards, choices)
    protect(cards, choices, dagger)
    demon_blanks(cards)
    blank_other_cards(cards, dagger)
    judge_conditions(cards)
    area = lay_out(discard, printed)
    for lying in area:
        lying.suits = {printed[lying.key].suit}
    present = [card for card in cards if not card.blanked]
    figures: dict[str, Figures] = {card.key: (0, 0, 0, True) for card in cards}
    for card in present:
        bonus = bonus_of(card, present, cards, area, players, dagger)
        figures[card.key] = (card.strength, bonus, penalty_of(card, present), False)
    return sum(sum(row[:3]) for row in figures.values()), figures
