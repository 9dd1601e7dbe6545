### Was die Verfluchten Gegenstände tun.

timing = { $timing ->
        [replace_turn] Anstelle deines Zuges
        [after_turn] Nach deinem Zug
        [as_copied] Wie der kopierte Gegenstand
       *[any_time] Jederzeit in deinem Zug
    }

item-spyglass = Sieh dir die Hand eines Mitspielers an. Im Spiel zu zweit { SIGNED($value_for_two) } wert.
    .compact = eine Hand ansehen
item-sarcophagus = Lege die oberste Karte des Nachzugstapels in den Ablagebereich. Dein Zug ist vorbei.
    .compact = oberste Karte ablegen
item-blindfold = Lege zuerst eine Karte ab, ziehe dann eine vom Nachzugstapel.
    .compact = ablegen, dann ziehen
item-book_of_prophecy = Sieh dir die untersten sieben Karten des Nachzugstapels an, ohne ihre Reihenfolge zu ändern.
    .compact = unterste sieben ansehen
item-crystal_ball = Nenne eine Farbe. Alle Mitspieler zeigen offen ihre Karten dieser Farbe.
    .compact = alle zeigen eine Farbe
item-market_wagon = Zeige eine deiner Karten. Jeder Mitspieler darf dafür bis zu drei anbieten. Tausche deine gegen eine davon, behalte sie oder lege sie ab und ziehe vom Nachzugstapel.
    .compact = eine Karte zum Tausch anbieten
item-backpack = Lege drei neue Gegenstände offen beiseite. Die nächsten drei Male nimmst du deinen Ersatz von dort.
    .compact = 3 Gegenstände Vorrat
item-shovel = Lege eine Karte aus dem Ablagebereich unter den Nachzugstapel.
    .compact = abgelegte Karte vergraben
item-sealed_vault = Bedecke zwei Karten im Ablagebereich. Sie zählen weiterhin, aber nur du darfst sie nehmen.
    .compact = zwei abgelegte Karten sperren
item-crystal_lens = Sieh dir die oberste Karte des Nachzugstapels an, bevor du entscheidest, woher du deine Karte nimmst.
    .compact = oberste Karte ansehen
item-larcenous_gloves = Nimm den offenen Gegenstand eines Mitspielers und benutze ihn sofort. Der Bestohlene zieht einen neuen.
    .compact = Gegenstand stehlen
item-junkyard_map = Nimm einen der drei obersten abgelegten Gegenstände und benutze ihn sofort.
    .compact = altes Stück benutzen
item-winged_boots = Lege die oberste Karte des Nachzugstapels in den Ablagebereich.
    .compact = oberste Karte ablegen
item-staff_of_transmutation = Lege drei bis acht Handkarten unter den Nachzugstapel und ziehe ebenso viele.
    .compact = 3 bis 8 Karten austauschen
item-rake = Nimm zwei Karten aus dem Ablagebereich, lege dann zwei ab.
    .compact = zwei nehmen, zwei ablegen
item-treasure_chest = Mit mindestens { $others ->
        [3] drei
       *[other] { $others }
    } anderen verdeckten Gegenständen zusätzlich { SIGNED($points) } wert.
    .compact = { SIGNED($points) } mit { $others } anderen
item-fishhook = Ziehe zwei Karten vom Nachzugstapel, lege dann zwei ab.
    .compact = zwei ziehen, zwei ablegen
item-repair_kit = Benutze einen deiner verdeckten Gegenstände erneut, aber nicht *{ card-backpack }*, *{ card-sarcophagus }*, *{ card-blindfold }* oder *{ card-treasure_chest }*.
    .compact = Gegenstand erneut benutzen
item-hourglass = Nach diesem Zug bist du noch einmal am Zug. Erst danach wird dieser Gegenstand ersetzt.
    .compact = noch ein Zug
item-gold_mirror = Lege drei Karten aus dem Ablagebereich unter den Nachzugstapel. Dessen oberste drei Karten treten an ihre Stelle.
    .compact = drei abgelegte Karten erneuern
item-cauldron = Ziehe drei Karten. Lege zwei davon nach Belieben auf oder unter den Nachzugstapel, lege dann eine Karte ab.
    .compact = drei ziehen, eine behalten
item-lantern = Nenne eine Farbe. Ziehe Karten, bis eine dieser Farbe kommt, höchstens aber zehn. Behalte diese Karte und lege eine andere ab. Der Rest wird gezeigt und zurückgemischt.
    .compact = eine Farbe suchen
item-portal = Lege in diesem Zug nichts ab: Ab jetzt hast du eine Karte mehr auf der Hand.
    .compact = eine Karte mehr
item-wishing_ring = Lege eine beliebige Karte des Nachzugstapels obenauf. Mische ihn am Ende deines Zuges.
    .compact = oberste Karte nach Wahl
