### Farben, und wie Farben und Namen im Satz stehen.
###
### .gender         Genus
### .oblique        Akkusativ und Dativ Singular: für jeden Untoten, mit einem Untoten
### .plural         ohne Artikel: Untote
### .plural-weak    nach alle, aller, deine: alle Untoten
### .plural-dative  nach außer: außer Ländern
### Auszeichnung: <army|Armeen> ist Symbol mit Wort, <army> nur das Symbol, *Königin* ein fetter Name.

## Farben

suit-land = Land
    .gender = neuter
    .oblique = Land
    .plural = Länder
    .plural-weak = Länder
    .plural-dative = Ländern
suit-flood = Flut
    .gender = feminine
    .oblique = Flut
    .plural = Fluten
    .plural-weak = Fluten
    .plural-dative = Fluten
suit-weather = Wetter
    .gender = feminine
    .oblique = Wetterkarte
    .plural = Wetterkarten
    .plural-weak = Wetterkarten
    .plural-dative = Wetterkarten
suit-flame = Flamme
    .gender = feminine
    .oblique = Flamme
    .plural = Flammen
    .plural-weak = Flammen
    .plural-dative = Flammen
suit-army = Armee
    .gender = feminine
    .oblique = Armee
    .plural = Armeen
    .plural-weak = Armeen
    .plural-dative = Armeen
suit-wizard = Zauberer
    .gender = masculine
    .oblique = Zauberer
    .plural = Zauberer
    .plural-weak = Zauberer
    .plural-dative = Zauberern
suit-leader = Anführer
    .gender = masculine
    .oblique = Anführer
    .plural = Anführer
    .plural-weak = Anführer
    .plural-dative = Anführern
suit-beast = Bestie
    .gender = feminine
    .oblique = Bestie
    .plural = Bestien
    .plural-weak = Bestien
    .plural-dative = Bestien
suit-weapon = Waffe
    .gender = feminine
    .oblique = Waffe
    .plural = Waffen
    .plural-weak = Waffen
    .plural-dative = Waffen
suit-artifact = Artefakt
    .gender = neuter
    .oblique = Artefakt
    .plural = Artefakte
    .plural-weak = Artefakte
    .plural-dative = Artefakten
suit-wild = Joker
    .gender = masculine
    .oblique = Joker
    .plural = Joker
    .plural-weak = Joker
    .plural-dative = Jokern
suit-building = Gebäude
    .gender = neuter
    .oblique = Gebäude
    .plural = Gebäude
    .plural-weak = Gebäude
    .plural-dative = Gebäuden
suit-outsider = Outsider
    .gender = masculine
    .oblique = Outsider
    .plural = Outsider
    .plural-weak = Outsider
    .plural-dative = Outsidern
suit-undead = Untoter
    .gender = masculine
    .oblique = Untoten
    .plural = Untote
    .plural-weak = Untoten
    .plural-dative = Untoten
suit-cursed = Verfluchter Gegenstand
    .gender = masculine
    .oblique = Verfluchten Gegenstand
    .plural = Verfluchte Gegenstände
    .plural-weak = Verfluchten Gegenstände
    .plural-dative = Verfluchten Gegenständen

## Rollen

# Ein Kartenname, in jeder Rolle.
name = *{ $name }*
each-name = { $name-gender ->
        [feminine] jede
        [neuter] jedes
        [plural] jede Karte
       *[masculine] jeden
    } *{ $name-oblique }*
any-name = *{ $name }*
spared-name = *{ $name }*
# Setzt ... ein, legt ... ab (ein Gegenstand, Akkusativ)
the-name = { $name-gender ->
        [feminine] die
        [neuter] das
        [plural] die
       *[masculine] den
    } *{ $name-oblique }*
# Nimmt ..., legt ... ab (eine Karte, Akkusativ): in der Chronik, und knapp auf einem Namensschild
told-name = { the-name }
noted-name = *{ $name-oblique }*
# +8 für ... (Akkusativ)
each-suit = { $noun-gender ->
        [feminine] jede
        [neuter] jedes
       *[masculine] jeden
    } <{ $suit }|{ $noun-oblique }>
each-other = { $noun-gender ->
        [feminine] jede andere
        [neuter] jedes andere
       *[masculine] jeden anderen
    } <{ $suit }|{ $noun-oblique }>
# +15 mit ..., ist mit ... blockiert (Dativ)
any-suit = { $noun-gender ->
        [feminine] einer
        [neuter] einem
       *[masculine] einem
    } <{ $suit }|{ $noun-oblique }>
any-either = entweder { $options }
# +5 ohne ..., ist ohne ... blockiert (Akkusativ)
none-suit = <{ $suit }|{ $noun-oblique }>
# Hebt die Strafe ... auf, addiert die Basisstärken ... (Genitiv Plural)
of-suit = aller <{ $suit }|{ $noun-plural-weak }>
# Blockiert ... (Akkusativ Plural)
every-suit = alle <{ $suit }|{ $noun-plural-weak }>
every-other = alle anderen <{ $suit }|{ $noun-plural-weak }>
every-but = alle <{ $suit }|{ $noun-plural-weak }> (außer { $names })
# Deine ... können nicht blockiert werden
all-suit = <{ $suit }|{ $noun-plural-weak }>
# Die Farbe beim Namen genannt (Nominativ)
kind-suit = <{ $suit }|{ $noun }>
# +10 für ... (Akkusativ)
first-suit = { $noun-gender ->
        [feminine] die erste
        [neuter] das erste
       *[masculine] den ersten
    } <{ $suit }|{ $noun-oblique }>
first-other = { $noun-gender ->
        [feminine] die erste andere
        [neuter] das erste andere
       *[masculine] den ersten anderen
    } <{ $suit }|{ $noun-oblique }>
# +5 für ... (Akkusativ)
further-suit = { $noun-gender ->
        [feminine] jede weitere
        [neuter] jedes weitere
       *[masculine] jeden weiteren
    } <{ $suit }|{ $noun-oblique }>
# außer ... (Dativ Plural)
spared-suit = <{ $suit }|{ $noun-plural-dative }>
# das Wort ...
word-suit = <{ $suit }|{ $noun }>

## Aufzählungen

join-and = { $first } und { $last }
    .more = { $first }, { $last }
join-or = { $first } oder { $last }
    .more = { $first }, { $last }
join-choice = { $first } oder { $last }
    .more = { $first }, { $last }
join-sentence = { $first } { $last }
    .more = { $first } { $last }
sentence = { $text }.
plain = { $text }

# Ein Wort, das als Wort gemeint ist, in den Regeln aus Zeichen.
quoted-suit = „<{ $suit }>“
