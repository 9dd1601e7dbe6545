### Verfluchte Gegenstände auf dem Tisch und in der Wertung, und was sie bedeuten, wenn die Maus darauf ruht.

table-used-items = Eingesetzte Gegenstände
table-item-next = Neuer Gegenstand nach deinem Zug
table-item-reserve = Nächster Gegenstand aus deiner Reserve
table-item-first = Erster Gegenstand, wenn deine Hand voll ist
table-item-none = Kein Gegenstand mehr übrig
table-item-deck = Verflucht · { $count }
table-item-discard = Abgelegt · { $count }
table-items-used = { $count ->
        [one] Ein Gegenstand
       *[other] { $count } Gegenstände
    }
show-stage-items = Gegenstände
show-items = { $count ->
        [one] Ein verdeckter Gegenstand
       *[other] { $count } verdeckte Gegenstände
    }
show-sum-items = Verdeckte Gegenstände: { $points }.
show-next-items = Als Nächstes: die Verfluchten Gegenstände
tip-items-row = Verfluchte Gegenstände, die verdeckt vor dir liegen, zählen zu deiner Hand: { $items }.
tip-item-deck = { $count ->
        [one] Ein Verfluchter Gegenstand ist noch im Stapel.
       *[other] { $count } Verfluchte Gegenstände sind noch im Stapel.
    }
    Ist er leer, werden die abgelegten zu einem neuen gemischt.
tip-item-deck-empty = Der Stapel der Verfluchten Gegenstände ist leer; wird einer gebraucht, werden die abgelegten gemischt.
tip-item-discard = { $count ->
        [one] Ein Verfluchter Gegenstand ist abgelegt.
       *[other] { $count } Verfluchte Gegenstände sind abgelegt.
    }
tip-item-discard-empty = Hierhin kommen Verfluchte Gegenstände, die durch andere ersetzt werden.
tip-own-item-none = Gerade liegt kein Verfluchter Gegenstand offen vor dir.
tip-used-sum = Deine eingesetzten Gegenstände zusammen: { $points }. { $items }.
tip-used = Eingesetzte Gegenstände, zusammen { $points }: { $items }.
tip-item-up = Verfluchter Gegenstand: { $item }.
tip-item-none = Hier liegt gerade kein Verfluchter Gegenstand offen.
tip-reserve = Beiseitegelegt für später: { $items }.
tip-item-worth = { $item } { $points }
tip-known-seen = { $count ->
        [one] Eine davon kennen alle: Sie wurde offen genommen oder gezeigt.
       *[other] { $count } davon kennen alle: Sie wurden offen genommen oder gezeigt.
    }
tip-known-private = { $count ->
        [one] Eine weitere hast nur du gesehen; das Auge zeigt sie an.
       *[other] { $count } weitere hast nur du gesehen; das Auge zeigt sie an.
    }
tip-deck-top = Obenauf, wie du gesehen hast: { $cards }.
tip-deck-bottom = Ganz unten, von unten her: { $cards }.
tip-deck-in = Außerdem darin, wo auch immer: { $cards }.
tip-hand-grown = Von nun an { $size } Karten auf der Hand.
tip-covered = Nur { $player } darf sie nehmen.
tip-covered-own = Nur du darfst sie nehmen.
