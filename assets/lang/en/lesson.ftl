### The guided first match: what the guide says. All figures come from the score, card names from
### the cards themselves: *{ card-queen }*.

title-lesson = Learn to play

lesson-guide = Your guide
lesson-next = Next
lesson-back = Back
lesson-leave = Leave
lesson-own-game = Play a game of your own
lesson-progress = { $step } of { $steps }

## On the title page

lesson-invite =
    .title = Is this your first visit?
    .text = Play a short game with me. I’ll show you everything, step by step.
lesson-resume =
    .title = Shall we go on?
    .text = Your first game is waiting where you left it.
lesson-praise =
    .title = Well played!
    .text = Now you know all you need. A new game awaits you, and the rules are there whenever something puzzles you.

## Step by step

lesson-realm =
    .title = This is your realm
    .text = These { $hand } cards are your realm. On each of your turns, you take one card and discard one. When the game ends, the realm worth the most points wins.
lesson-card =
    .title = What a card is worth
    .text = The number at the top is the base strength: { $strength } for the *{ card-queen }*. Her bonus adds { $each } for each <army|{ suit-army }>. You hold { $armies } of them, so for now she is worth { $queen } points.
lesson-blanked =
    .title = A big number, and yet nothing
    .text = *{ card-smoke }* has { $strength }, the highest number you hold. But without a <flame|{ suit-flame }>, says its penalty, it is *blanked*: it counts as if it were not there. Every card needs the right company.
lesson-medal =
    .title = No need to do the math
    .text = This medal always shows what your realm would score now: { $total } points. Below it you see what each card gives. Now let’s watch what the others do.
lesson-king =
    .title = Somebody threw away a King
    .text = Your *{ card-queen }* has been waiting for him. With both of them, each pays { $more } for every <army|{ suit-army }>, and you hold { $armies }. Take the *{ card-king }*: click him, drag him into your hand, or use the arrow keys and Enter.
lesson-smoke =
    .title = Now one card must go
    .text = You end your turn with a discard. *{ card-smoke }* still counts for nothing, so you will not miss it: your realm is worth { $total } points without it. Discard *{ card-smoke }*: click it, drag it onto the table, or use the arrow keys and Enter.
lesson-cavalry =
    .title = Soldiers welcome
    .text = The *{ card-light_cavalry }* is one more <army|{ suit-army }>: your *{ card-king }* and your *{ card-queen }* both pay { $more } for it. The *{ card-dwarvish_infantry }* has a penalty for other Armies, but the *{ card-rangers }* strike the word Army from every penalty. Take the cavalry!
lesson-enchantress =
    .title = What helps you least?
    .text = The *{ card-enchantress }* wants <land|{ suit-land }>, <weather|{ suit-weather }>, <flood|{ suit-flood }> and <flame|{ suit-flame }>, and you only have the *{ card-mountain }*. She is the card you would miss least. Discard her, and your realm is worth { $total } points.
lesson-draw =
    .title = Nothing for you out there?
    .text = None of the { $lying } cards in the discard area would help you. So draw from the deck: you cannot see what you get, but it may be just what you need. Click the *deck*, or press D.
lesson-basilisk =
    .title = Beware of the Basilisk
    .text = A strength of { $strength }! But the *{ card-basilisk }* blanks every <leader|{ suit-leader }> (only your Armies are safe, thanks to the *{ card-rangers }*). With it, your realm would be worth { $otherwise } points at best. You may discard a card you have just drawn. Throw it out!
lesson-dial =
    .title = The sun is setting
    .text = The game ends as soon as { $ending } cards lie in the discard area. The sundial counts down: { $left } to go. Your discard leaves room for only one more, so this is your last turn. Little that lies there would help you now: draw once more!
lesson-mountain =
    .title = What luck!
    .text = All your soldiers cheer for the *{ card-empress }*: she brings { $empress } points. Now the *{ card-mountain }* helps you least. Discard it, and your realm is worth { $total } points.
lesson-end =
    .title = The game is over
    .text = The last card has been discarded. Your realm is worth { $total } points, { $king } of them from the *{ card-king }* and { $queen } from the *{ card-queen }*, because every <army|{ suit-army }> counts for both. Next, all hands are revealed and counted: let’s see how the others did.
