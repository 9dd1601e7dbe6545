"""The two promo cards."""

from .card import Card
from .effects import AlsoSuits, BlankedOnlyByItself, BlankedWith, BlanksNobody, Odd, SuitFixed
from .terms import Name, Suit

JESTER = Card(54, Name.JESTER, Suit.WIZARD, 3, bonus=(Odd(each=3, whole_hand=50),))
PHOENIX = Card(
    55,
    Name.PHOENIX,
    Suit.BEAST,
    14,
    bonus=(
        AlsoSuits(Suit.FLAME, Suit.WEATHER),
        SuitFixed(),
        BlankedOnlyByItself(),
        BlanksNobody(),
    ),
    penalty=(BlankedWith(Suit.FLOOD),),
)

CARDS = (JESTER, PHOENIX)
