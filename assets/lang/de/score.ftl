### Der Wertungsbogen: warum eine Karte bringt, was sie bringt.
### $rule ist der Text einer Karte, $cards und $by sind Kartennamen.

## Gründe

why-counted = { $rule }
why-counted-cards = { $rule } – { $cards }
why-blanked-by = Blockiert durch { $by }
why-blanked-self = Durch sich selbst blockiert
why-blanked-with = Durch sich selbst blockiert, mit { $by }
why-blanked-without = Durch sich selbst blockiert, ohne { $none }
why-blanked-ring = Im Kreis blockiert mit { $by }
why-brought = Zusätzliche Karte durch { $by }, { $source ->
        [discard] aus dem Ablagebereich
       *[deck] vom Nachziehstapel
    }
why-cleared = Strafe aufgehoben durch { $by }
why-word-cleared = Das Wort { $word } aufgehoben durch { $by }
why-protected = Vor dem Blockieren geschützt durch { $by }
why-copies = Kopie von { $name }
why-takes-name = Zählt als { $name }
why-takes-suit = Zählt als { $kind }
why-changed = Farbe geändert durch { $by }: { $kind }

## Der Wertungsblock

pad-base = Basisstärke
pad-bonus = Bonus
pad-penalty = Strafe
pad-total = Summe
pad-blanked = blockiert

## Was an einer Hand nicht stimmt

bad-json = Das ist kein JSON-Objekt der erwarteten Form.
bad-json-part = Das ist kein JSON-Objekt der erwarteten Form: „{ $key }“ fehlt oder hat die falsche Form.
bad-card = Es gibt keine Karte „{ $key }“.
bad-card-module = „{ $key }“ gehört zum Modul „{ $module }“, das nicht im Spiel ist.
bad-item = Es gibt keinen Verfluchten Gegenstand „{ $key }“.
bad-items-module = Verfluchte Gegenstände brauchen das Modul „items“, das nicht im Spiel ist.
bad-twice = „{ $key }“ kommt zweimal vor.
bad-too-many = Eine Hand hat höchstens { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    }, nicht { $count }.
bad-players = Eine Partie ist für { $least } bis { $most ->
        [one] { $most } Spieler
       *[other] { $most } Spieler
    }, nicht für { $count }.
bad-module = Es gibt kein Modul „{ $key }“.
bad-choice-absent = Für „{ $key }“ wurde etwas gewählt, die Karte ist aber nicht auf der Hand.
bad-choice-none = Bei „{ $key }“ gibt es nichts zu wählen.
bad-choice-target = „{ $key }“ kann „{ $target }“ nicht wählen.
bad-choice-form = Die Wahl für „{ $key }“ hat die falsche Form.
