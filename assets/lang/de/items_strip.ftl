### Die Leiste mit Verfluchten Gegenständen: was sie fragen, und was sie zeigen.

## Der eigene Gegenstand

strip-use = Einsetzen
strip-replace = Ersetzen
strip-end-turn = Zug beenden
strip-cancel = Abbrechen
strip-leave-it = Liegen lassen
strip-your-turn-again = Du bist noch einmal am Zug
strip-take-grown = Deine Hand fasst von jetzt an eine Karte mehr: Nimm eine und leg in diesem Zug keine ab.
strip-take-shuffled = Zieh oder nimm eine Karte. Nach deinem Zug wird der Nachziehstapel gemischt.
strip-finish = Behalte deinen Gegenstand, ersetz ihn oder setz ihn ein.
strip-finish-leave = Behalte deinen Gegenstand oder ersetz ihn.
strip-no-item = Du hast gerade keinen Gegenstand.

## Was Gegenstände fragen

strip-item-take = { $of ->
        [1] Nimm eine Karte aus dem Ablagebereich.
       *[other] Nimm eine Karte aus dem Ablagebereich: { $now } von { $of }.
    }
strip-item-discard = { $of ->
        [1] Leg eine Karte ab.
       *[other] Leg eine Karte ab: { $now } von { $of }.
    }
strip-item-discard-found = Du hast { $card } gefunden: Leg eine andere Karte ab.
strip-item-bury = { $of ->
        [1] Welche Karte kommt unter den Nachziehstapel?
       *[other] Welche Karte kommt unter den Nachziehstapel? { $now } von { $of }.
    }
strip-item-under = Leg { $least } bis { $of } Karten unter den Nachziehstapel: Karte { $now }.
strip-item-back = Leg eine der gezogenen Karten zurück: { $now } von { $of }.
strip-item-wish = Welche Karte kommt obenauf?
strip-item-cover = Verschließ eine Karte: { $now } von { $of }.
strip-item-suit = Nenn eine Farbe.
strip-item-player = Wessen Hand willst du sehen?
strip-item-show = Welche deiner Karten zeigst du den anderen?
strip-item-offer = { $player } zeigt { $card }. Dein Angebot: { $now } von { $of }.
strip-item-trade = Was nimmst du für { $card }?
strip-item-trade-none = Für { $card } bietet niemand etwas an.
strip-item-item = Welchen Gegenstand setzt du ein?
strip-item-reserve = Welcher Gegenstand deiner Reserve kommt als Nächstes?
strip-reserve = Deine Reserve

strip-bury-it = Darunterlegen
strip-back-it = Zurücklegen
strip-wish-it = Obenauf legen
strip-cover-it = Verschließen
strip-name-it = Nennen
strip-look = Ansehen
strip-show-it = Zeigen
strip-offer-it = Anbieten
strip-swap = Tauschen
strip-use-it = Einsetzen
strip-take-item = Nehmen
strip-enough = Genug
strip-offer-nothing = Nichts
strip-offer-no-more = Nichts mehr
strip-keep-own = Meine behalten
strip-discard-and-draw = Ablegen und ziehen
strip-on-top = Obenauf
strip-underneath = Darunter
strip-where-to = { $card }: auf den Nachziehstapel oder darunter?
strip-player-holds = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
strip-offers-none = { $count ->
        [one] { $players } bietet nichts an.
       *[other] { $players } bieten nichts an.
    }
strip-offers-all = Die Porträts zeigen, wer welche Karte anbietet.
strip-items-hint = Mit Maus oder Pfeiltasten siehst du, was ein Gegenstand bewirkt.

## Was man gesehen hat

strip-close = Schließen
strip-seen = Gesehenes
strip-seen-hand = Die Hand von { $player }.
strip-seen-known = Was du von der Hand von { $player } weißt.
strip-seen-top = Die oberste Karte des Nachziehstapels.
strip-seen-bottom = Die untersten Karten des Nachziehstapels, die unterste zuerst.
strip-seen-suit = Karten der Farbe { $kind } in den Händen der anderen.
strip-seen-nothing = Niemand hat eine Karte der Farbe { $kind }.
strip-seen-none = Keine Karte der Farbe { $kind }: Alle werden zurückgemischt, dein Zug ist zu Ende.
strip-seen-found = Du hast { $card } gefunden. Die Karten davor werden zurückgemischt.
strip-seen-deck = Karten, von denen du weißt, dass sie im Nachziehstapel sind.
strip-seen-places = Karten im Nachziehstapel, deren Platz du kennst, die unterste zuerst.

## Was die anderen gefragt werden

strip-item-thinking = { $player } überlegt …
strip-item-offering = { $player } bietet an …
strip-choosing-item = wählt einen Gegenstand …
strip-offers-come = Die anderen machen ihre Angebote.
strip-offers-count = { $count ->
        [0] nichts
        [one] eine Karte
       *[other] { $count } Karten
    }
ask-pass-question = Eine Frage an { $player }
