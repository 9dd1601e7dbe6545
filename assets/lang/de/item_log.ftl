### Was mit Verfluchten Gegenständen geschieht, in der Chronik; und warum sich einer nicht einsetzen lässt.

log-item-drawn = { $player } hat jetzt { $item }.
log-item-reserve = { $player } hat jetzt { $item } aus der Reserve.
log-item-discarded = { $player } legt { $item } ab.
log-items-shuffled = Die abgelegten Gegenstände werden zu einem neuen Stapel gemischt.
log-item-used = { $player } setzt { $item } ein.
log-item-again = { $player } setzt { $item } noch einmal ein.
log-item-stolen = { $player } stiehlt { $item } von { $other } und macht sofort Gebrauch davon.
log-item-found = { $player } holt { $item } aus den abgelegten Gegenständen und macht sofort Gebrauch davon.
log-laid-aside = { $player } legt { $items } beiseite.
log-looked = { $player } sieht sich { $at ->
        [hand] die Hand von { $other } an.
        [deck_top] die oberste Karte des Nachziehstapels an.
       *[deck_bottom] die untersten Karten des Nachziehstapels an.
    }
log-looked-cards = { $player } sieht sich { $at ->
        [hand] die Hand von { $other } an: { $cards }.
        [deck_top] die oberste Karte des Nachziehstapels an: { $cards }.
       *[deck_bottom] die untersten Karten des Nachziehstapels an: { $cards }.
    }
log-named-suit = { $source }: { $player } nennt die Farbe { $kind }.
log-showed = { $player } zeigt { $cards }.
log-showed-none = { $player } hat nichts zu zeigen.
log-offered = { $player } bietet { $card } an.
log-offered-none = { $player } passt.
log-swapped = { $player } tauscht { $card } gegen { $got } von { $other }.
log-turned-up = Vom Nachziehstapel in den Ablagebereich: { $card }.
log-buried = { $player } legt { $card } unter den Nachziehstapel.
log-put-back = { $player } legt eine Karte { $end ->
        [top] auf den Nachziehstapel.
       *[bottom] unter den Nachziehstapel.
    }
log-put-back-card = { $player } legt { $card } { $end ->
        [top] auf den Nachziehstapel.
       *[bottom] unter den Nachziehstapel.
    }
log-wished = { $player } legt eine Karte des Nachziehstapels obenauf.
log-wished-card = { $player } legt { $card } oben auf den Nachziehstapel.
log-search-found = { $player } findet eine Karte der Farbe { $kind }; { $count ->
        [0] es war die erste Karte.
        [one] eine andere Karte wird zurückgemischt.
       *[other] { $count } andere Karten werden zurückgemischt.
    }
log-search-card = { $player } findet { $card }; { $count ->
        [0] es war die erste Karte.
        [one] eine andere Karte wird zurückgemischt.
       *[other] { $count } andere Karten werden zurückgemischt.
    }
log-search-failed = { $player } findet unter { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } keine der Farbe { $kind }.
log-covered = { $player } verschließt { $card }.
log-hand-grew = { $player } hat von jetzt an { $size } Karten auf der Hand und legt in diesem Zug keine ab.
log-plays-again = { $player } ist noch einmal am Zug.
log-deck-shuffled = Der Nachziehstapel wird gemischt.

illegal-covered = Diese Karte hat jemand anderes verschlossen.
illegal-item-taken = Dieser Gegenstand lässt sich nur einsetzen, bevor du eine Karte nimmst.
illegal-item-after = Dieser Gegenstand lässt sich nur am Ende deines Zuges einsetzen.
illegal-item-replace = Ein Gegenstand lässt sich nur am Ende deines Zuges ersetzen.
illegal-item-discarded = Dieser Gegenstand lässt sich nur einsetzen, bevor du ablegst.
illegal-item-area = Dafür liegen nicht genug Karten im Ablagebereich.
illegal-item-covered = Dafür liegen nicht genug Karten im Ablagebereich, denn verschlossene zählen nicht.
illegal-item-nobody = Niemand sonst hat Karten.
illegal-item-none = Dafür gibt es gerade keinen passenden Gegenstand.
