"""How a character trades: what it is content with, how quick it is, whether it shows its cards."""

from __future__ import annotations

from typing import NamedTuple


class Manners(NamedTuple):
    margin: float = 6.0
    """Points that a trade must bring at the beginning; less and less as time goes by."""
    least: float = 1.0
    """Points below which no trade is made."""
    spares: float = 12.0
    """A card that is worth no more than this to the hand is called out for anything."""
    trust: float = 0.5
    """What is expected of a card of which only the suit is told: 0 the worst, 0.5 the mean."""
    noise: float = 0.0
    """Points by which it misjudges what a trade brings."""
    foresight: float = 0.0
    """How much of what a further trade could bring counts already, while there is time for it."""
    insight: bool = False
    """Whether it asks for what the other may gladly give, as far as it knows his hand."""
    most_offers: int = 3
    bluffs: bool = False
    """Whether poor cards are offered by their suit only."""
    steadiness: float = 1.0
    """What is left of its demands in the last half minute."""
    hurry: float = 0.7
    """How much of its usual time it takes then."""
    answers: tuple[int, int] = (1200, 3800)
    """Milliseconds within which it answers."""
    offers: tuple[int, int] = (2500, 7000)
    """Milliseconds within which it comes up with an offer."""


GENEROUS = Manners(margin=1.0, least=-3.0, spares=25.0, trust=0.75, answers=(2000, 5500))
NERVOUS = Manners(margin=8.0, steadiness=0.0, hurry=0.4, answers=(1500, 4500))
HARD = Manners(
    margin=10.0, least=2.0, trust=0.3, most_offers=2, answers=(1500, 4500), offers=(3000, 8000)
)
BLUFFING = Manners(margin=6.0, bluffs=True, trust=0.35)
SHREWD = Manners(
    margin=8.0,
    least=2.0,
    trust=0.4,
    foresight=0.5,
    insight=True,
    answers=(1000, 3200),
    offers=(2200, 6000),
)
SWIFT = SHREWD._replace(foresight=1.0, most_offers=4, answers=(900, 2600), offers=(1800, 5000))
