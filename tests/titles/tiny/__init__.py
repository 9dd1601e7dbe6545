"""Market Day: a game small enough to read in one sitting, and an example of how a title is made.

Two to four merchants have three hidden cards and six coins each. A card has one of four colors and
is worth one to six. While the market is open, everybody may do as he likes, in no order:

- offer a card; a die says what it costs, and everybody sees it;
- buy what somebody else offers, and lay it open on the own stall;
- pay a coin to peek at the top card of the deck.

A card nobody buys in time is shuffled into the deck, and whoever offered it draws another. Then
the bell rings. Now everybody may lay more cards of his hand on his stall. When all are done the
top card of the deck is turned over: cards of its color score what they are worth, all others on
the stalls cost a point. Coins are points, too; most points win.
"""
