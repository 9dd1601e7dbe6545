### Was die Einstellungen eines neuen Spiels bedeuten, und was im Vorbeigehen gesagt wird.

new-variant-tip = *Klassisch*: drei bis sechs Spieler, alle von Anfang an mit voller Hand. *Zu zweit*: Beide beginnen ohne Karten und füllen ihre Hand unterwegs. *Chaos*: keine Züge; drei bis sieben Spieler handeln, bis die Uhr abgelaufen ist.
new-module-suits-tip = Bringt drei neue Farben: <building|Gebäude>, <outsider|Outsider> und <undead|Untote>. Du hast eine Karte mehr auf der Hand, das Spiel endet zwei abgelegte Karten später, und manche Karten holen am Ende weitere auf die Hand.
new-module-items-tip = Bringt einen zweiten Stapel: Vor jedem liegt ein *Verfluchter Gegenstand*, der einmal eingesetzt werden kann. Er kann, was keine Karte kann, und zählt am Ende, meist gegen seinen Besitzer.
new-module-promos-tip = Bringt zwei Karten, die es einst als Zugabe gab: *{ card-jester }* und *{ card-phoenix }*.
new-advanced-tip = Zeigt den Startwert, aus dem aller Zufall kommt: So lässt sich derselbe Anfang noch einmal spielen oder weitergeben.
new-seed-tip = Ein beliebiges Wort oder eine Zahl. Bei gleichen Optionen kommen immer dieselben Karten oder Würfel. Bleibt das Feld leer, weiß niemand, was kommt.
new-seat-tip = Wer hier sitzt: ein Mensch an diesem Computer oder ein Gegner.

notice-sound-on = Ton ein
notice-sound-off = Ton aus
