### Die Regeln, wie das Spiel sie erzählt: eine Nachricht je Kapitel, sein Name in .title.
### Absätze trennt eine leere Zeile; eine Zeile, die mit "- " beginnt, ist ein Punkt einer Liste.
### Kartennamen kommen von den Karten selbst: *{ card-queen }*.

rules-goal =
    .title = Das Ziel
    .text =
        Du baust ein Reich aus { $hand } Karten. Jede Karte hat eine Grundstärke: die Zahl in ihrem Medaillon. Die meisten haben außerdem einen Bonus, eine Strafe oder beides. Was sie bringen oder kosten, hängt von deinen übrigen Handkarten ab.

        Keine Karte ist also für sich allein gut oder schlecht. Der *{ card-dragon }* ist mächtig, doch ohne <wizard|Zauberer> zähmt ihn niemand. Die *{ card-candle }* ist fast nichts wert, bis das richtige Buch, die richtige Glocke und ein <wizard|Zauberer> bei ihr stehen.

        Am Spielende wird jede Hand gewertet. Die höchste Summe gewinnt.

rules-turn =
    .title = Dein Zug
    .text =
        Alle beginnen mit { $hand } Karten. Das Los entscheidet, wer anfängt; dann geht es im Uhrzeigersinn reihum.

        In deinem Zug tust du zwei Dinge:

        - Nimm eine Karte: die oberste des Nachzugstapels, ohne sie vorher zu sehen, *oder* eine beliebige aus dem Ablagebereich.

        - Lege eine Karte aus deiner Hand offen in den Ablagebereich. Das darf auch die Karte sein, die du gerade gezogen hast.

        Der Ablagebereich liegt offen, und alle dürfen sich daraus bedienen. Was du wegwirfst, ist vielleicht genau das, worauf jemand anderes wartet. Karten, die jemand von dort nimmt, siehst du bei ihrem neuen Besitzer: Sie sind kein Geheimnis.

        Der allererste Zug einer Partie beginnt immer am Nachzugstapel, denn offen liegt noch nichts.

rules-ending =
    .title = Das Ende
    .text =
        Das Spiel endet, sobald { $ending } Karten im Ablagebereich liegen. Jeder Stein, der auf der Sonnenuhr noch leuchtet, steht für eine Ablage, die übrig ist. Wer aus dem Ablagebereich nimmt, bringt das Ende nicht näher. So kommt es manchmal früher und manchmal später, als du denkst.

        Einige wenige Karten wirken ganz am Ende und bringen ihrem Besitzer eine zusätzliche Karte: Der *{ card-necromancer }* zum Beispiel darf eine Karte bestimmter Farben aus dem Ablagebereich nehmen.

        Bei Gleichstand gewinnt die Hand, deren Grundstärken zusammen weniger ergeben: Sie hat aus weniger mehr gemacht. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

        Endlos dauert keine Partie: Hat { $rounds } Runden lang niemand vom Nachzugstapel gezogen, muss es der nächste Spieler tun.

rules-scoring =
    .title = Die Wertung
    .text =
        Jede Karte, die nicht blockiert ist, bringt ihre Grundstärke plus ihren Bonus minus ihre Strafe. Nur deine eigene Hand zählt; die wenigen Ausnahmen stehen auf den Karten.

        - *Mit* heißt: einmal, egal wie viele Karten passen.

        - *Pro* heißt: einmal für jede Karte, die passt.

        - Eine Karte zählt auch sich selbst, es sei denn, in ihrem Text steht *andere*.

        Die Tafel neben dem Tisch zeigt dir Karte für Karte, was deine Hand jetzt bringen würde. Nach der Partie nennt der Wertungsbogen für jeden Punkt jedes Spielers den Grund.

rules-blanking =
    .title = Blockieren und Aufheben
    .text =
        Eine *blockierte* Karte ist so gut wie nicht da: Sie hat keinen Namen, keine Farbe, keine Stärke, keinen Bonus und keine Strafe. Sie nimmt dir nur noch Platz auf der Hand weg.

        Eine Strafe, die *aufgehoben* ist, tritt nicht ein. Alles andere behält die Karte. Manche Karten heben nur ein einzelnes Wort in einer Strafe auf: Die *{ card-rangers }* streichen das Wort <army|Armee>.

        Alles geschieht in dieser Reihenfolge:

        - Zuerst kommen die Karten, die zu etwas anderem werden.

        - Dann wird aufgehoben, bevor eine Strafe Schaden anrichten kann. Das gilt auch, wenn die Karte, die aufhebt, später blockiert wird.

        - Dann wird blockiert. Eine Karte, die selbst blockiert ist, blockiert nichts mehr. Karten, die sich im Kreis gegenseitig blockieren, sind alle blockiert und richten außerhalb des Kreises keinen Schaden an.

        - Dann folgen die Karten, die durch ihre eigene Strafe blockiert sind, weil etwas fehlt oder etwas stört.

        - Zuletzt werden die Punkte gezählt.

rules-wild =
    .title = Wandelbare Karten
    .text =
        <wild|Joker> haben keine eigene Stärke, können aber zu dem werden, was dir fehlt:

        - *{ card-mirage }* und *{ card-shapeshifter }* nehmen Namen und Farbe einer Karte bestimmter Farben an, ob du sie auf der Hand hast oder nicht. Ihre Stärke, ihren Bonus und ihre Strafe übernehmen sie nicht.

        - Der *{ card-doppelganger }* wird zu einer anderen Karte deiner Hand, mit ihrer Stärke und ihrer Strafe, aber ohne ihren Bonus.

        Auch andere Karten lassen dir die Wahl: Das *{ card-book_of_changes }* gibt einer anderen Karte eine neue Farbe, und die *{ card-island }* hebt die Strafe einer <flood|Flut> oder <flame|Flamme> auf.

        Du entscheidest erst am Ende. Das Spiel findet die Wahl, die am meisten bringt, und schlägt sie dir zuerst vor; du darfst dich auch anders entscheiden.

rules-duel =
    .title = Zu zweit
    .text =
        Zu zweit beginnt ihr beide ganz ohne Karten.

        Bis deine Hand voll ist, tust du in deinem Zug eines von beidem:

        - Nimm eine Karte aus dem Ablagebereich und behalte sie.

        - Oder ziehe zwei Karten vom Nachzugstapel, behalte eine und lege die andere ab.

        Sobald deine Hand voll ist, spielst du deine Züge wie im Spiel mit mehreren. Das Spiel endet, wenn beide Hände voll sind und mindestens { $ending } Karten im Ablagebereich liegen.

rules-hoard =
    .title = Der Verfluchte Hort
    .text =
        Drei neue Farben kommen ins Spiel: <building|Gebäude>, <outsider|Outsider> und <undead|Untote>. Du spielst mit { $hand } Karten, und das Spiel endet bei { $ending } Karten im Ablagebereich (zu zweit bei { $duel }).

        - Die meisten <undead|Untoten> blicken in den Ablagebereich: Was dort liegt, macht sie stark.

        - Der *{ card-demon }* schlägt als Erster zu: Jede Karte, die als einzige ihre Farbe hat, wird blockiert, nur <outsider|Outsider> nicht.

        - Der *{ card-angel }* bewahrt sich selbst und eine andere Karte deiner Wahl davor, blockiert zu werden.

        - Am Spielende zieht der *{ card-leprechaun }* die oberste Karte des Nachzugstapels. Dann darf sich der *{ card-genie }* eine beliebige Karte aus dem Nachzugstapel aussuchen, und zuletzt darf der *{ card-necromancer }* eine aus dem Ablagebereich nehmen. Mehr als { $most } Karten darf niemand auf der Hand haben: Was darüber ist, wird abgelegt.

        Manche der älteren Karten haben mit den neuen Farben einen anderen Text, und der *{ card-bell_tower }* wird zum <building|Gebäude>. Auf den Karten steht immer, was in dieser Partie gilt.

rules-controls =
    .title = Am Tisch
    .text =
        Mit der Maus: Klicke auf eine leuchtende Karte oder auf den Stapel, oder ziehe eine Karte dorthin, wo sie hinsoll. Lass den Zeiger auf einer Karte ruhen, um sie zu lesen. Ein Klick, während andere spielen, bringt ihre Karten sofort ans Ziel.

        Mit der Tastatur:

        - Pfeil links und rechts: zur nächsten Karte, die du spielen kannst. Eingabe oder Leertaste: diese Karte spielen.

        - D: vom Nachzugstapel ziehen. S: Hand sortieren. U: deinen letzten Schritt zurücknehmen, solange seither niemand gespielt oder etwas Neues gesehen hat.

        - Tab: zu den Schaltflächen. Esc: das Menü. F11 oder Alt und Eingabe: Vollbild.

        Jeder Schritt wird gespeichert. Du kannst das Fenster jederzeit schließen und später weiterspielen.

rules-rulings =
    .title = Kleingedrucktes
    .text =
        Wo die gedruckten Regeln schweigen, spielen wir so:

        - Eine Karte zählt auch sich selbst, es sei denn, in ihrem Text steht *andere*. *Andere* schließt nur genau diese Karte aus, nicht ihre Kopie.

        - Eine Karte zählt einmal für jeden Eintrag einer Aufzählung, der auf sie zutrifft. Der *{ card-phoenix }* hat drei Farben zugleich und kann deshalb mehrfach zählen.

        - Bei Gleichstand gelten die Grundstärken so, wie sie gewertet werden: Blockierte Karten zählen nichts, der *{ card-doppelganger }* zählt als das, was er kopiert hat.

        - Ein <wild|Joker>, der Namen und Farbe annimmt, darf auch nur die Farbe annehmen, ohne einen Namen.

        - Zuerst wählt der *{ card-doppelganger }*, dann *{ card-mirage }*, *{ card-shapeshifter }* und *{ card-book_of_changes }*, ganz zuletzt *{ card-island }* und *{ card-angel }*.

        - Hängen Karten, die sich selbst blockieren, im Kreis voneinander ab, entscheidet die Reihenfolge ihrer Nummern. Karten, über die noch nicht entschieden ist, gelten dabei als vorhanden; was blockiert ist, bleibt blockiert.
