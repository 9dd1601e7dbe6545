### Les familles, et la façon dont familles et noms entrent dans une phrase.
###
### Chaque attribut d’une famille (genre, pluriel) l’accompagne partout où elle est un argument :
### l’attribut plural de $noun est $noun-plural. $suit est la clé de la famille, pour son icône.
### Balises : <army|Armées> est l’icône avec un mot, <army> l’icône seule, *Reine* un nom en gras.

## Familles

suit-land = Terrain
    .gender = masculine
    .plural = Terrains
suit-flood = Vague
    .gender = feminine
    .plural = Vagues
suit-weather = Climat
    .gender = masculine
    .plural = Climats
suit-flame = Flamme
    .gender = feminine
    .plural = Flammes
suit-army = Armée
    .gender = feminine
    .plural = Armées
suit-wizard = Sorcier
    .gender = masculine
    .plural = Sorciers
suit-leader = Seigneur
    .gender = masculine
    .plural = Seigneurs
suit-beast = Créature
    .gender = feminine
    .plural = Créatures
suit-weapon = Arme
    .gender = feminine
    .plural = Armes
suit-artifact = Artefact
    .gender = masculine
    .plural = Artefacts
suit-wild = Joker
    .gender = masculine
    .plural = Jokers
suit-building = Bâtiment
    .gender = masculine
    .plural = Bâtiments
suit-outsider = Extérieur
    .gender = masculine
    .plural = Extérieurs
suit-undead = Mort-vivant
    .gender = masculine
    .plural = Morts-vivants
suit-cursed = Objet maudit
    .gender = masculine
    .plural = Objets maudits

## Rôles

# Le nom d’une carte, dans tous les rôles.
name = *{ $name }*
each-name = { $name-gender ->
        [plural] pour les
       *[other] chaque
    } *{ $name }*
any-name = { the-name }
spared-name = { the-name }
# Utilise ..., défausse ... (un objet)
the-name = { $name-article ->
        [l] l’*{ $name }*
       *[other] { $name-article } *{ $name }*
    }
# Prend ..., défausse ... (une carte) : dans la chronique et sur une plaque
told-name = { the-name }
noted-name = { the-name }
# +8 pour ...
each-suit = chaque <{ $suit }|{ $noun }>
each-other = chaque autre <{ $suit }|{ $noun }>
# +15 avec ..., masquée avec ...
any-suit = { $noun-gender ->
        [feminine] une
       *[masculine] un
    } <{ $suit }|{ $noun }>
any-either = au choix { $options }
# +5 sans ...
none-suit = { $noun-gender ->
        [feminine] aucune
       *[masculine] aucun
    } <{ $suit }|{ $noun }>
# Efface le malus de ..., ajoute la force de base de ...
of-suit = chaque <{ $suit }|{ $noun }>
# Masque ...
every-suit = { $noun-gender ->
        [feminine] toutes les
       *[masculine] tous les
    } <{ $suit }|{ $noun-plural }>
every-other = { $noun-gender ->
        [feminine] toutes les autres
       *[masculine] tous les autres
    } <{ $suit }|{ $noun-plural }>
every-but = { $noun-gender ->
        [feminine] toutes les
       *[masculine] tous les
    } <{ $suit }|{ $noun-plural }> (sauf { $names })
# Rien ne peut masquer ...
all-suit = vos <{ $suit }|{ $noun-plural }>
# une carte ..., compte comme ...
kind-suit = <{ $suit }|{ $noun }>
# +10 ... (« pour » est répété : chaque terme rapporte ses points)
first-suit = { $noun-gender ->
        [feminine] pour la première
       *[masculine] pour le premier
    } <{ $suit }|{ $noun }>
first-other = { $noun-gender ->
        [feminine] pour la première autre
       *[masculine] pour le premier autre
    } <{ $suit }|{ $noun }>
# +5 pour ... en plus
further-suit = chaque <{ $suit }|{ $noun }>
# sauf ...
spared-suit = les <{ $suit }|{ $noun-plural }>
# le mot ...
word-suit = <{ $suit }|{ $noun }>

## Listes

join-and = { $first } et { $last }
    .more = { $first }, { $last }
join-or = { $first } ou { $last }
    .more = { $first }, { $last }
join-choice = { $first }, ou { $last }
    .more = { $first }, { $last }
join-sentence = { $first } { $last }
    .more = { $first } { $last }
sentence = { $text }.
plain = { $text }

# Un mot cité comme mot, dans les règles écrites en signes.
quoted-suit = « <{ $suit }> »
