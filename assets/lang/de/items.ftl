### Was Verfluchte Gegenstände tun, Schritt für Schritt.

timing = { $timing ->
        [replace_turn] Anstelle deines Zuges
        [after_turn] Nach deinem Zug
        [as_copied] Wie der kopierte Gegenstand
       *[any_time] Jederzeit in deinem Zug
    }

count-2 = zwei
count-3 = drei
count-7 = sieben
count-8 = acht
count-10 = zehn

step-deck_top-area = { $then ->
        [yes] Leg dann
       *[no] Leg
    } die { $count ->
        [one] oberste Karte
       *[other] obersten { $number } Karten
    } des Nachziehstapels in den Ablagebereich.
step-hand-area = { $drawn ->
        [no] Leg dann eine andere Karte ab.
       *[any] { $then ->
            [yes] Leg dann { $count ->
                [one] eine Karte
               *[other] { $number } Karten
            } ab.
           *[no] Leg zuerst eine Karte ab.
        }
    }
step-deck_top-hand = { $count ->
        [0] Zieh dann ebenso viele.
        [one] Zieh dann eine Karte vom Nachziehstapel.
       *[other] Zieh { $number } Karten vom Nachziehstapel.
    }
step-area-deck_bottom = Leg { $count ->
        [one] eine Karte
       *[other] { $number } Karten
    } aus dem Ablagebereich unter den Nachziehstapel.
step-area-hand = Nimm { $count ->
        [one] eine Karte
       *[other] { $number } Karten
    } aus dem Ablagebereich.
step-hand-deck_bottom = Leg { $number } bis { $most } Handkarten unter den Nachziehstapel.
step-hand-deck_ends = Leg { $number } davon nach Belieben auf den Nachziehstapel oder darunter.
step-deck-deck_top = Leg eine beliebige Karte des Nachziehstapels obenauf.
step-look_at_hand = Sieh dir die Hand eines Mitspielers an.
step-look_at_deck = { $end ->
        [deck_top] Sieh dir die oberste Karte des Nachziehstapels an, bevor du entscheidest, woher du deine Karte nimmst.
       *[deck_bottom] Sieh dir die untersten { $number } Karten des Nachziehstapels an, ohne ihre Reihenfolge zu ändern.
    }
step-name_suit = Nenn eine Farbe.
step-reveal_suit = Alle Mitspieler zeigen offen ihre Karten dieser Farbe.
step-search_suit = Zieh Karten, höchstens { $number }, bis eine dieser Farbe kommt; die behältst du. Der Rest wird gezeigt und zurückgemischt.
step-barter = Zeig eine deiner Karten. Jeder Mitspieler darf dafür bis zu { $number } anbieten. Tausch deine gegen eine davon, behalte sie oder leg sie ab und zieh vom Nachziehstapel.
step-lay_aside = Leg { $number } neue Gegenstände offen beiseite. Die nächsten { $number } Male nimmst du deinen Ersatz von dort.
step-cover = Verschließ { $number } Karten im Ablagebereich. Sie zählen weiterhin, aber nur du darfst sie nehmen; { $safe } können ihnen nichts anhaben.
step-use_another = { $source ->
        [other_player] Nimm den offenen Gegenstand eines Mitspielers und setz ihn sofort ein. Wer ihn hatte, zieht einen neuen.
        [discards] Nimm einen der { $number } obersten abgelegten Gegenstände und setz ihn sofort ein.
       *[face_down] Setz einen deiner verdeckten Gegenstände erneut ein, außer { $but }.
    }
step-grow_hand = Leg in diesem Zug nichts ab: Ab jetzt hast du eine Karte mehr auf der Hand.
step-turn_again = Nach diesem Zug bist du noch einmal am Zug. Erst danach wird dieser Gegenstand ersetzt.
step-shuffle_later = Misch den Nachziehstapel am Ende deines Zuges.
item-for-two = Im Spiel zu zweit { SIGNED($value) } wert.
item-hoard = Mit mindestens { $number } anderen verdeckten Gegenständen { $points } mehr wert.

## In a few words, for a small face

brief-spyglass = eine Hand ansehen
brief-sarcophagus = nur oberste Karte ablegen
brief-blindfold = ablegen, dann ziehen
brief-book_of_prophecy = unterste 7 ansehen
brief-crystal_ball = andere zeigen eine Farbe
brief-market_wagon = einen Tausch anbieten
brief-backpack = 3 Gegenstände in Reserve
brief-shovel = eine Karte vergraben
brief-sealed_vault = 2 Karten verschließen
brief-crystal_lens = oberste Karte ansehen
brief-larcenous_gloves = Gegenstand stehlen
brief-junkyard_map = Abgelegtes einsetzen
brief-winged_boots = oberste Karte ablegen
brief-staff_of_transmutation = 3 bis 8 Karten austauschen
brief-rake = 2 nehmen, 2 ablegen
brief-treasure_chest = { SIGNED($points) } mit { $others } anderen
brief-fishhook = 2 ziehen, 2 ablegen
brief-repair_kit = etwas noch mal einsetzen
brief-hourglass = noch ein Zug
brief-gold_mirror = 3 Karten erneuern
brief-cauldron = 3 ziehen, 1 behalten
brief-lantern = eine Farbe suchen
brief-portal = eine Karte mehr
brief-wishing_ring = oberste Karte nach Wahl
