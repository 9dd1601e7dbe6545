### The rules of Fantastic Stories: one message a chapter, its name in .title.
### Paragraphs are parted by an empty line; a line that begins with "- " is a point of a list.

stories-rules-goal =
    .title = The goal
    .text =
        You have { $pawns } pawns. Send them out of the Castle and across the land, to the places where adventures wait. A completed adventure is a story told: the pawn that lived it goes into your Book.

        There are { $adventures } stories. The first player to tell { $stories } of them triggers the end: the round is played out, and usually that player wins.

        @ book

        Every step takes a die, and you roll one die for each pawn you have *not* sent out. The more you do at once, the less you can do next. That is what the game is about.

        Fantastic Stories is for { $least } to { $most } players.

stories-rules-board =
    .title = The board
    .text =
        Roads join the spaces. Every road has a number from 1 to 6; a die showing it takes one pawn along that road, in either direction. Any number of pawns may share a space, whoever they belong to. Every space can be reached by road alone.

        @ road

        - The *Castle* in the middle is where pawns enter. It has { $gates } roads, each with a different number, and a door to every tunnel.

        - The { $adventures } *Adventures*, gilded disks near the corners: each shows the number that completes it and has the color of its item.

        - The *Items*, squares in the color of their story: you hold an item while a pawn of yours stands there.

        - The { $magics } *Magic* spaces, violet stars: each lends its magic to whoever has a pawn there.

        - The { $docks } *Docks*, rings of rope. The one ferry is always at one of them.

        - The *Tunnels*, with a door at either end: the *{ tunnel-round }* with round red doors joins { $round }, the *{ tunnel-pointed }* with pointed blue ones joins { $pointed }.

        - The { $pastures } *Green Pastures*, daisies with a wing: the winged horse of the Magic Trumpet lands there.

        - All other spaces are stops on the way.

        @ kinds

        At the edge lies everybody’s *Book*, with a place for each story.

stories-rules-turn =
    .title = Your turn
    .text =
        Everybody starts with one pawn in the Castle and { $reserve } in reserve. The first player and the ferry’s dock are chosen at random; play then goes clockwise.

        On your turn:

        - Move as many pawns as you like from your reserve into the Castle, or from the Castle back into your reserve. You can do this only now, before you roll.

        - Roll one die for each pawn left in your reserve, { $dice } at most.

        - Then do *one* of these: move one pawn along one road, ride the ferry with one pawn, or complete an adventure. Each takes a die showing its number. Or do nothing.

        In addition, you may use one magic per turn.

        Your turn ends when you say so, or by itself when there is nothing left that you could do. Once the dice have fallen, what you did before the roll can’t be taken back.

stories-rules-dice =
    .title = Dice and reserve
    .text =
        A pawn on the board can act; a pawn in reserve is a die. With { $dice } dice, the number you need comes up { $six }% of the time, with three dice { $three }%, with a single die { $one }%.

        @ reserve

        Pawns come back in only one way: walk them to the Castle, and take them into your reserve before your next roll. A pawn in your Book stays there. So every story you tell leaves you one pawn fewer.

        If you leave no pawn in reserve, you roll no dice. Then you can do nothing this turn but ring the Magic Bell.

        You are never stuck. Leaving the Castle takes a die, and a die takes a pawn in reserve, so at least one pawn always stays at home.

stories-rules-ferry =
    .title = The ferry
    .text =
        The ferry is always at one of the { $docks } docks. If you have a pawn there and a die shows the number of a route, the ferry takes your pawn to the dock at its end, and stays there. The way back may have a different number.

        @ ferry

        Then all others with a pawn at the dock you left are asked, beginning on your left. Each may send one pawn along to the same dock. That takes no die and doesn’t count as a turn. Nobody has to.

        If the ferry is elsewhere, walk, or call it with the Magic Bell.

        You can undo a ferry ride until you see the first answer from the others.

stories-rules-magic =
    .title = Magic
    .text =
        You may use *one* magic per turn, once, at any point in your turn. One of your pawns must stand on its space at that moment. It may have arrived this very turn, and it may leave afterward.

        @ magic

        - *{ magic-two }* ({ $two }): two different pawns act this turn, each with a die of its own, by road, by ferry or by completing an adventure. You may say so before the first pawn acts or after it. With a single die, the second pawn can’t act.

        - *{ magic-reroll }* ({ $reroll }): roll all your dice again, before you have used any of them.

        - *{ magic-trumpet }* ({ $trumpet }): a winged horse carries any pawn of yours on the board, except one at { $trumpet }, to a Green Pasture. It takes a die showing the number of the flight, and it is your action for the turn.

        - *{ magic-bell }* ({ $bell }): call the ferry to a dock where you have a pawn. It takes no die, nobody rides, and your turn goes on. You may even ring it before you roll.

        - *{ magic-keys }* ({ $keys }): a pawn at a tunnel goes through to the other door. It takes a die showing the number at the door where the pawn stands, and it is your action for the turn.

stories-rules-tales =
    .title = Stories and items
    .text =
        To complete an adventure you need three things at once:

        - a pawn on the adventure,

        - a pawn on the space of its item,

        - and a die showing the number of the adventure.

        Then, instead of moving, take the pawn from the adventure into your Book. The pawn at the item stays where it is and is free to go: it isn’t needed there anymore. You can tell each story once.

        Items are not taken away. Several players may hold the same one, and you no longer have it when your last pawn leaves its space.

        - *{ story-temple }*: the { story-item-lantern }, and a { $temple }.

        - *{ story-beings }*: the { story-item-cup }, and a { $beings }.

        - *{ story-pirate }*: the { story-item-spade }, and a { $pirate }.

        - *{ story-dragon }*: the { story-item-shield }, and a { $dragon }.

        @ stories

stories-rules-ending =
    .title = The end
    .text =
        When somebody has told { $stories } stories, the round is played out, so that everybody has had the same number of turns. The round ends with the player on the starting player’s right. If that player tells the deciding story, the game ends at once; anybody else plays the turn to its end.

        If only one player has { $stories } stories, that player wins. If several do, the one with the most pawns on the board wins. Pawns in the Castle count; those in reserve and in the Book don’t. If that is tied too, the victory is shared.

        All others are ranked by stories told, then by pawns on the board.

        No game goes on forever: after { $rounds } rounds it ends, and everybody is ranked in the same way.

stories-rules-expert =
    .title = Expert game
    .text =
        In the expert game every die you roll may be used once, in any order: for a road, the ferry, an adventure, a flight or a tunnel. You may move several pawns, or one pawn several times, and even complete several adventures in one turn.

        You still have one magic per turn. *{ magic-two }* works differently: two different pawns may use one and the same die, once. *{ magic-reroll }* still comes before any die is used.

        Your turn ends when you say so, or when no die fits anything and no magic is left.

stories-rules-advice =
    .title = Playing well
    .text =
        - Your reserve is your speed. Two or three pawns away from home are enough, a fourth needs a good reason, and a fifth never pays.

        - One story at a time: a pawn for the adventure, a pawn for the item, at most one helper. Half-told stories don’t count.

        - Two pawns that need different numbers are worth more than one more die. With five dice, one of two numbers comes up { $pair }% of the time; with { $dice } dice, a single number only { $six }%.

        - Use the item pawn again: from its item it can walk to the next, or home, where it becomes a die.

        - Make magic part of your route. { $keys } and { $bell } are next to the Castle: wait there with a pawn that has to pass anyway.

        - Put one to three pawns into the Castle before you roll: all numbers lead out of it. Take the ones you didn’t use back next turn.

        - In the last round, pawns on the board break ties, and the Castle counts. If you are sure of your last story, bring out your reserve first.

        - In the expert game every die is a move. Helpers pay less there, and a full reserve pays more.

stories-rules-rulings =
    .title = Rulings
    .text =
        Where the printed rules leave something open, we play like this:

        - The board, the places and the { $adventures } stories are our own. No story is nearer to the Castle than the others, so players do not all head for the same one.

        - Who begins and where the ferry starts are chosen at random: neither should depend on who sits where.

        - With { magic-two }, the second pawn needs a second die, since a die is spent once it is used. Only the expert game lets two pawns share one.

        - { magic-reroll } comes before any die is used. It is a second chance, not a second turn.

        - A flight or a trip through a tunnel is your action for the turn. Otherwise a pawn on a magic space would give you a free move turn after turn.

        - The { magic-bell } is not an action: it moves no pawn, so it takes no die either. That is why it rings even when you have no dice.

        - Riding along takes no die and doesn’t count as a turn, and only one pawn per player may come: it is the rider’s trip. The others are asked from the rider’s left, in the order of play.

        - The pawn at { $trumpet } blows the trumpet, so it can’t fly itself, and no pawn flies to the pasture where it already stands.

        - All who have told { $stories } stories or more rank equally: they have reached the goal, and the pawns on the board decide. The others are ranked in the same way, so that every place means something.

        - After { $rounds } rounds the game ends. An ordinary game is over long before that; this only keeps players who are never in a hurry from playing forever.
