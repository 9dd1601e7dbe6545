### Flavor lines of the cards: one per card key, shown under the effect.

## Land

flavour-mountain = Fire at its crown, smoke in its beard, the flood at its feet.
flavour-cavern = Whoever snores down there has never heard of weather.
flavour-bell_tower = One bell for weddings, one for wizards, one for those who rise.
flavour-forest = Count the eyes, divide by two, then subtract the archers.
flavour-earth_elemental = Ask the hill politely and it will get up to greet you.

## Flood

flavour-fountain_of_life = It tastes of the strongest thing you own.
flavour-swamp = Here marched the third regiment. Mind the helmets.
flavour-great_flood = By Tuesday only the mountain still had an opinion.
flavour-island = Two palms, one chair, and a fine view of everyone’s ruin.
flavour-water_elemental = Pour it into a river and it comes back with friends.

## Weather

flavour-rainstorm = The candles went first, then the roads, then the cellars.
flavour-blizzard = Even the rivers have stopped to wait for spring.
flavour-smoke = It has lost its fire and is asking after it, door to door.
flavour-whirlwind = Last seen: one barn, two cows, and the rain going upward.
flavour-air_elemental = Who slammed the door, when there is no door?

## Flame

flavour-wildfire = It spares the wizards, who are suspected of starting it.
flavour-candle = A bell tolls, a page turns, and the smallest flame stands tallest.
flavour-forge = Swords go in dull and come out with ambitions.
flavour-lightning = Invited by the rain, it stayed a heartbeat and took the oak.
flavour-fire_elemental = Warning: do not offer this guest a chair.

## Army

flavour-knights = Polished to the elbow, and lost without someone to salute.
flavour-elven_archers = On a clear day they can choose which eyelash.
flavour-light_cavalry = Fast as gossip, until somebody puts a hill in the way.
flavour-dwarvish_infantry = They will share a trench with anyone, provided it is a dwarf.
flavour-rangers = A dry path through the swamp? They know it, and sell no maps.

## Wizard

flavour-collector = Four teaspoons from a set of five. He has not slept since.
flavour-beastmaster = He whistles twice, and something very large sits down.
flavour-necromancer = In his house nothing is thrown away, least of all the guests.
flavour-warlock_lord = There is one chair in his council chamber.
flavour-enchantress = She takes tea with the tide and scolds the wind for being late.

## Leader

flavour-king = Alone he is cheered. Beside the Queen, he is followed.
flavour-queen = The King commands the army; she remembers every soldier’s name.
flavour-princess = Generals carry her books, and wizards let her win at chess.
flavour-warlord = Asked how he is, he counts his soldiers before answering.
flavour-empress = Two crowns in one room? She has the other melted down for spoons.

## Beast

flavour-unicorn = It has refused nine kings and followed one girl home.
flavour-basilisk = All those statues in its garden, and not one sculptor.
flavour-warhorse = It bows to crowns, nods at wizards, and bites the rest.
flavour-dragon = Keep a wizard close by, or keep a bucket. Better a wizard.
flavour-hydra = Seven heads, one swamp, and no agreement about supper.

## Weapon

flavour-warship = On dry land she makes a very expensive shed.
flavour-magic_wand = Without a wizard attached, it is excellent for stirring soup.
flavour-sword_of_keth = Half of a promise forged in Keth; the other half is round.
flavour-elven_longbow = The tree was asked first. It only wanted to know at whom.
flavour-war_dirigible = Magnificent, invincible, and canceled in case of drizzle.

## Artifact

flavour-shield_of_keth = Dented by every blade in the world except its twin.
flavour-gem_of_order = Leave it on a shelf, and by morning the books are sorted by height.
flavour-world_tree = A bird of every feather, and no two on the same branch.
flavour-book_of_changes = Chapter nine was about a river. Now it is about a general.
flavour-protection_rune = Scratched on the cradle of a child nothing ever happened to.

## Wild

flavour-shapeshifter = It sat on the throne a week before anyone noticed the tail.
flavour-mirage = We camped beside the lake for two days. There was no lake.
flavour-doppelganger = It has your face, your debts, and none of your luck.

## Promos

flavour-jester = Three bells, five bruises, seven jokes, not one pair of socks.
flavour-phoenix = It fears no fire, having been one; puddles are another matter.

## Building

flavour-dungeon = Down here the rats have titles and the chains have tenants.
flavour-castle = No one remembers ordering the ninth tower, but it suits the rest.
flavour-crypt = The crowns hang on pegs inside. Not one was ever collected.
flavour-chapel = Two may kneel here. The third will have to wait outside.

## Land of the Cursed Hoard

flavour-garden = Roses for the Queen, clover for the unicorn, salt for the dead.

## Outsider

flavour-genie = Rub the lamp before witnesses; he performs better for a crowd.
flavour-judge = Your sins, please, in a basket. He likes to weigh each one.
flavour-angel = Under those wings there is room for exactly one.
flavour-leprechaun = He will hand you something at the end. Do not thank him yet.
flavour-demon = It dines only on those who sit alone.

## Undead

flavour-dark_queen = Fields, rivers, a dead unicorn: she inherits what you let fall.
flavour-ghoul = “Waste not,” it murmurs, and tucks the napkin under its chin.
flavour-specter = It wears lost rings and answers to a dead wizard’s name.
flavour-lich = The Necromancer raised it once and has taken orders ever since.
flavour-death_knight = When he rides past, the swords in the grass turn to follow.

## Cursed Items

flavour-spyglass = See your neighbor’s secrets! The lens will remember yours.
flavour-sarcophagus = We pay you to lie down in it. Just the one night, surely.
flavour-blindfold = Let go, then look. The purse is real, we promise you that much.
flavour-book_of_prophecy = It tells you how everything ends, and lets you change none of it.
flavour-crystal_ball = The whole court must turn out its pockets. You merely pay.
flavour-market_wagon = Everything can be haggled over, except the price of the wagon.
flavour-backpack = Room for three more bargains. The straps grow tighter, though.
flavour-shovel = Digs one grave for your regret, and starts on a second.
flavour-sealed_vault = Safe from every thief but the one who sold you the lock.
flavour-crystal_lens = Peek first and choose after; what peeked back is not our concern.
flavour-larcenous_gloves = They fit at once, and will not say whose hands they were.
flavour-junkyard_map = X marks what someone else was glad to be rid of.
flavour-winged_boots = Swift as swallows! Where they land is the boots’ affair.
flavour-staff_of_transmutation = Trade in your old troubles for just as many unfamiliar ones.
flavour-rake = Pretty things lie under the leaves. Their owners lie under those.
flavour-treasure_chest = Opens gladly, but only for those thrice cursed already.
flavour-fishhook = Two on the line at once, and the line is tied to your wrist.
flavour-repair_kit = Makes any old curse as good as new.
flavour-hourglass = A second afternoon for sale, taken from the end of your life.
flavour-gold_mirror = The trash heap looks lovelier in it. You look a little older.
flavour-cauldron = Taste three, swallow one, and never ask about the other two.
flavour-lantern = It lights the way to what you name, past things you did not.
flavour-portal = Behind it lies one room more. The rent was never mentioned.
flavour-wishing_ring = Anything at all. Afterward we will talk about the finger.
