### Fantastic Stories: what everything on the board is called, and what it is for.

game-stories = Fantastic Stories

## What counts in the end; .several names it, .best stands below one’s record

score-stories = { $count ->
        [one] { $count } story
       *[other] { $count } stories
    }
    .several = stories
    .best = most stories

## Options of a new game

new-variant-stories = Rules
new-variant-stories-tip = *Basic*: one pawn acts in a turn, with one die. *Expert*: every die you roll may be used, so there is more to plan in every turn and the game is over in half the rounds.
new-variant-basic = Basic
new-variant-expert = Expert

## The spaces: labels on the board, so they are short

space-castle = Castle Prologue
space-keys = Keeper’s House
space-quill = Quill Hill
space-bell = Ferry Bell
space-hedge = Hedge Inn
space-otter = Otter Dock
space-bookmark = Bookmark Bridge
space-fiddle = Fiddler’s Rest
space-cup = Dewdrop Spring
space-well = Fable Well
space-mill = Mill of Fortune
space-rhyme = Rhyme Rocks
space-raven = Raven Post
space-heath = Heather Pasture
space-ash = Ash Gate
space-cinder = Cinder Door
space-dragon = Old Cinder
space-lantern = Lamplighter’s Hut
space-trumpet = Trumpet Tower
space-toll = Toll House
space-cairn = Shepherd’s Cairn
space-gate = Comma Gate
space-dunes = Whistling Dunes
space-broom = Broom Pasture
space-rope = Ropewalk
space-gull = Gull Dock
space-pirate = Hook Cove
space-twin = Twin Stones
space-shield = Tinker’s Forge
space-salt = Salt Track
space-reeds = Reed Bank
space-vine = Vineyard Steps
space-stump = Owl Stump
space-lane = Badger Lane
space-clover = Clover Pasture
space-hollow = Hollow Oak
space-beings = Moonlit Ring
space-fern = Fern Gully
space-spade = Gardener’s Plot
space-ford = Footnote Ford
space-willow = Willow Turn
space-stile = Riddle Stile
space-alp = Alpine Pasture
space-goat = Goat Pass
space-temple = Cloud Temple
space-heron = Heron Dock
space-cave = Echo Bluff
space-shrine = Wayside Lamp

## What spaces are, and what that means

space-kind-castle = Castle
space-kind-castle-tip = Where your pawns enter. Before you roll, move pawns here from your reserve, or back.
space-kind-plain = Wayside
space-kind-plain-tip = A stop on the way, nothing more.
space-kind-adventure = Adventure
space-kind-adventure-tip = With a pawn here, a pawn at its item and a die showing its number, you tell this story: the pawn goes into your Book.
space-kind-item = Item
space-kind-item-tip = You hold this item as long as a pawn of yours stands here.
space-kind-magic = Magic
space-kind-magic-tip = With a pawn here you may use this magic. One magic per turn.
space-kind-dock = Dock
space-kind-dock-tip = If the ferry is here and a die shows the number of the route, it takes your pawn to another dock.
space-kind-pasture = Green Pasture
space-kind-pasture-tip = The Magic Trumpet’s winged horse flies here if a die shows the number of the flight.

## Tunnels: round red doors, pointed blue ones

tunnel-round = Root Tunnel
tunnel-pointed = Ember Tunnel
tunnel-tip = With the Magic Keys, a pawn goes through to the other door if a die shows the number at the door where it stands.

## Pawns

pawn-crimson = Crimson
pawn-cobalt = Cobalt
pawn-saffron = Saffron
pawn-emerald = Emerald
pawn-violet = Violet
pawn-ivory = Ivory

## The four stories and their items

story-temple = { space-temple }
story-temple-text = Nobody had ever climbed so high with a light still burning. The steps were ice, the wind had teeth, and behind every pillar something held its breath. You lifted the lantern. One by one the stone faces woke, yawned, and made room on the bench. They had waited nine hundred years, they said, for someone to bring a lamp and read to them. So you sat down and began.
story-beings = { space-beings }
story-beings-text = They come only for dew, and only if you pretend not to be waiting. You set the cup in the ring and looked politely away. First came the sprites, quarreling; then something with antlers of lamplight. It drank, and thanked you in a language of small bells. In the morning the cup was full of pearls, or possibly peas. You did not ask.
story-pirate = { space-pirate }
story-pirate-text = Everyone in the harbor had the map. It hung in the tavern; three captains wore it as a tattoo. Every year they all sailed to the cove, stood on the X, and looked at each other. You were the first to bring a spade. Under the sand lay a chest, under the lid lay gold, and under the gold lay a note: Well done. Please close the lid.
story-dragon = { space-dragon }
story-dragon-text = Old Cinder had burned eleven knights and one piano, and was sorry only about the piano. You drew no sword. You held up the tinker’s shield, bright as a pond, and the dragon looked in. For three hundred years he had believed himself the last. He leaned closer. So did the other one. When you tiptoed away, they were telling each other their names, and the fire had gone quite soft.

story-item-lantern = Ever-Lantern
story-item-cup = Dew Cup
story-item-spade = Spade
story-item-shield = Mirror Shield

## Magic

magic-two = Move Two
magic-two-tip = Two different pawns act this turn, each with its own die; in the expert game, both with one and the same die, once.
magic-reroll = Re-Roll
magic-reroll-tip = Roll all your dice again, before you have used any.
magic-trumpet = Magic Trumpet
magic-trumpet-tip = A winged horse carries another pawn of yours to a Green Pasture if a die shows the number of the flight.
magic-bell = Magic Bell
magic-bell-tip = Call the ferry to a dock where you have a pawn; this takes no die.
magic-keys = Magic Keys
magic-keys-tip = A pawn at a tunnel goes through to the other door if a die shows the number at the door where it stands.

## Why not

stories-illegal-road = No road leads there from here.
stories-illegal-die = You need a die showing { $number }.
stories-illegal-acted = This pawn can’t act anymore this turn.
stories-illegal-ferry = The ferry is at { $dock ->
        [heron] { space-heron }
        [otter] { space-otter }
       *[gull] { space-gull }
    } now.
stories-illegal-keys = Only the Magic Keys open the tunnel.
stories-illegal-told = You have already told this story.
stories-illegal-nobody = You have no pawn there.
stories-illegal-item = You need a pawn at { $item ->
        [lantern] { space-lantern } for the { story-item-lantern }
        [cup] { space-cup } for the { story-item-cup }
        [spade] { space-spade } for the { story-item-spade }
       *[shield] { space-shield } for the { story-item-shield }
    }.
