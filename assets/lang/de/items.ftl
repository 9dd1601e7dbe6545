### Was die Verfluchten Gegenstände tun.

timing = { $timing ->
        [replace_turn] Anstelle deines Zuges
        [after_turn] Nach deinem Zug
        [as_copied] Wie der kopierte Gegenstand
       *[any_time] Jederzeit in deinem Zug
    }

item-spyglass = Sieh dir die Hand eines Mitspielers an. Im Spiel zu zweit { SIGNED($value_for_two) } wert.
    .compact = eine Hand ansehen
item-sarcophagus = Leg die oberste Karte des Nachziehstapels in den Ablagebereich. Dein Zug ist vorbei.
    .compact = oberste Karte ablegen
item-blindfold = Leg zuerst eine Karte ab, zieh dann eine vom Nachziehstapel.
    .compact = ablegen, dann ziehen
item-book_of_prophecy = Sieh dir die untersten sieben Karten des Nachziehstapels an, ohne ihre Reihenfolge zu ändern.
    .compact = unterste sieben ansehen
item-crystal_ball = Nenn eine Farbe. Alle Mitspieler zeigen offen ihre Karten dieser Farbe.
    .compact = alle zeigen eine Farbe
item-market_wagon = Zeig eine deiner Karten. Jeder Mitspieler darf dafür bis zu drei anbieten. Tausch deine gegen eine davon, behalte sie oder leg sie ab und zieh vom Nachziehstapel.
    .compact = eine Karte zum Tausch anbieten
item-backpack = Leg drei neue Gegenstände offen beiseite. Die nächsten drei Male nimmst du deinen Ersatz von dort.
    .compact = 3 Gegenstände Vorrat
item-shovel = Leg eine Karte aus dem Ablagebereich unter den Nachziehstapel.
    .compact = abgelegte Karte vergraben
item-sealed_vault = Bedeck zwei Karten im Ablagebereich. Sie zählen weiterhin, aber nur du darfst sie nehmen; *{ card-shovel }* und *{ card-gold_mirror }* können ihnen nichts anhaben.
    .compact = zwei abgelegte Karten sperren
item-crystal_lens = Sieh dir die oberste Karte des Nachziehstapels an, bevor du entscheidest, woher du deine Karte nimmst.
    .compact = oberste Karte ansehen
item-larcenous_gloves = Nimm den offenen Gegenstand eines Mitspielers und benutz ihn sofort. Der Bestohlene zieht einen neuen.
    .compact = Gegenstand stehlen
item-junkyard_map = Nimm einen der drei obersten abgelegten Gegenstände und benutz ihn sofort.
    .compact = altes Stück benutzen
item-winged_boots = Leg die oberste Karte des Nachziehstapels in den Ablagebereich.
    .compact = oberste Karte ablegen
item-staff_of_transmutation = Leg drei bis acht Handkarten unter den Nachziehstapel und zieh ebenso viele.
    .compact = 3 bis 8 Karten austauschen
item-rake = Nimm zwei Karten aus dem Ablagebereich, leg dann zwei ab.
    .compact = zwei nehmen, zwei ablegen
item-treasure_chest = Mit mindestens { $others ->
        [3] drei
       *[other] { $others }
    } anderen verdeckten Gegenständen zusätzlich { SIGNED($points) } wert.
    .compact = { SIGNED($points) } mit { $others } anderen
item-fishhook = Zieh zwei Karten vom Nachziehstapel, leg dann zwei ab.
    .compact = zwei ziehen, zwei ablegen
item-repair_kit = Benutz einen deiner verdeckten Gegenstände erneut, aber nicht *{ card-backpack }*, *{ card-sarcophagus }*, *{ card-blindfold }* oder *{ card-treasure_chest }*.
    .compact = Gegenstand erneut benutzen
item-hourglass = Nach diesem Zug bist du noch einmal am Zug. Erst danach wird dieser Gegenstand ersetzt.
    .compact = noch ein Zug
item-gold_mirror = Leg drei Karten aus dem Ablagebereich unter den Nachziehstapel. Dessen oberste drei Karten treten an ihre Stelle.
    .compact = drei abgelegte Karten erneuern
item-cauldron = Zieh drei Karten. Leg zwei davon nach Belieben auf oder unter den Nachziehstapel, leg dann eine Karte ab.
    .compact = drei ziehen, eine behalten
item-lantern = Nenn eine Farbe. Zieh Karten, bis eine dieser Farbe kommt, höchstens aber zehn. Behalte diese Karte und leg eine andere ab. Der Rest wird gezeigt und zurückgemischt.
    .compact = eine Farbe suchen
item-portal = Leg in diesem Zug nichts ab: Ab jetzt hast du eine Karte mehr auf der Hand.
    .compact = eine Karte mehr
item-wishing_ring = Leg eine beliebige Karte des Nachziehstapels obenauf. Misch ihn am Ende deines Zuges.
    .compact = oberste Karte nach Wahl
