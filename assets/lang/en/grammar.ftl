### Suits, and how suits and names stand in a sentence.
###
### Whatever attribute a suit has here (gender, plural, a case) comes along wherever the suit is an
### argument: the attribute plural of $noun is $noun-plural. $suit is the suit's key for its icon.
### Markup: <army|Armies> is the icon with a word, <army> the icon alone, *Queen* a bold name.

## Suits

suit-land = Land
    .plural = Lands
suit-flood = Flood
    .plural = Floods
suit-weather = Weather
    .plural = Weather
suit-flame = Flame
    .plural = Flames
suit-army = Army
    .plural = Armies
suit-wizard = Wizard
    .plural = Wizards
suit-leader = Leader
    .plural = Leaders
suit-beast = Beast
    .plural = Beasts
suit-weapon = Weapon
    .plural = Weapons
suit-artifact = Artifact
    .plural = Artifacts
suit-wild = Wild
    .plural = Wilds
suit-building = Building
    .plural = Buildings
suit-outsider = Outsider
    .plural = Outsiders
suit-undead = Undead
    .plural = Undead
suit-cursed = Cursed Item
    .plural = Cursed Items

## Roles

# A card's name, in every role.
name = *{ $name }*
each-name = *{ $name }*
any-name = *{ $name }*
spared-name = *{ $name }*
# Uses ..., discards ... (an item)
the-name = the *{ $name }*
# Takes ..., discards ... (a card): in the chronicle, and in a few words on a plate
told-name = *{ $name }*
noted-name = *{ $name }*
# +8 for each ...
each-suit = <{ $suit }|{ $noun }>
each-other = other <{ $suit }|{ $noun }>
# +15 with ..., blanked with ...
any-suit = any <{ $suit }|{ $noun }>
any-either = either { $options }
# +5 without ...
none-suit = any <{ $suit }|{ $noun }>
# Clears the penalty of ..., adds the base strength of ...
of-suit = every <{ $suit }|{ $noun }>
# Blanks ...
every-suit = every <{ $suit }|{ $noun }>
every-other = every other <{ $suit }|{ $noun }>
every-but = every <{ $suit }|{ $noun }> (except { $names })
# Your ... cannot be blanked
all-suit = <{ $suit }|{ $noun-plural }>
# one card out of: ...
kind-suit = <{ $suit }|{ $noun }>
# for the first ...
first-suit = first <{ $suit }|{ $noun }>
first-other = first other <{ $suit }|{ $noun }>
# for each further ...
further-suit = <{ $suit }|{ $noun }>
# except ...
spared-suit = <{ $suit }|{ $noun-plural }>
# the word ...
word-suit = <{ $suit }|{ $noun }>

## Lists

join-and = { $first } and { $last }
    .more = { $first }, { $last }
join-or = { $first } or { $last }
    .more = { $first }, { $last }
join-choice = { $first }, or { $last }
    .more = { $first }, { $last }
join-sentence = { $first } { $last }
    .more = { $first } { $last }
sentence = { $text }.
plain = { $text }

# A word that is meant as a word, in the rules written in signs.
quoted-suit = “<{ $suit }>”
