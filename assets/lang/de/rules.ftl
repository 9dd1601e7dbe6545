### Die Regeln, wie das Spiel sie erzählt: eine Nachricht je Kapitel, sein Name in .title.
### Absätze trennt eine leere Zeile; eine Zeile, die mit "- " beginnt, ist ein Punkt einer Liste.
### Kartennamen kommen von den Karten selbst: *{ card-queen }*.

rules-goal =
    .title = Das Ziel
    .text =
        Du baust ein Reich aus { $hand } Karten. Jede Karte hat eine Basisstärke, die Zahl in ihrem Medaillon, und jede hat einen Bonus, eine Strafe oder beides. Was sie bringen oder kosten, hängt von deinen übrigen Handkarten ab.

        Keine Karte ist also für sich allein gut oder schlecht. Der *{ card-dragon }* ist mächtig, doch ohne <wizard|Zauberer> zähmt ihn niemand. Die *{ card-candle }* ist fast nichts wert, bis das richtige Buch, die richtige Glocke und ein <wizard|Zauberer> bei ihr stehen.

        Am Spielende wird jede Hand gewertet. Die höchste Summe gewinnt.

rules-turn =
    .title = Dein Zug
    .text =
        Alle beginnen mit { $hand } Karten. Das Los entscheidet, wer anfängt; dann geht es im Uhrzeigersinn reihum.

        In deinem Zug tust du zwei Dinge:

        - Nimm eine Karte: die oberste des Nachziehstapels, ohne sie vorher zu sehen, *oder* eine beliebige aus dem Ablagebereich.

        - Leg eine Karte aus deiner Hand offen in den Ablagebereich. Das darf auch die Karte sein, die du gerade gezogen hast.

        Der Ablagebereich liegt offen, und alle dürfen sich daraus bedienen. Was du wegwirfst, ist vielleicht genau das, worauf jemand anderes wartet. Karten, die jemand von dort nimmt, siehst du bei ihrem neuen Besitzer: Sie sind kein Geheimnis.

        Der allererste Zug einer Partie beginnt immer am Nachziehstapel, denn offen liegt noch nichts. Auch wer im Ablagebereich keine Karte findet, die er nehmen darf, muss ziehen.

rules-ending =
    .title = Das Ende
    .text =
        Das Spiel endet, sobald { $ending } Karten im Ablagebereich liegen. Jeder Stein, der auf der Sonnenuhr noch leuchtet, steht für eine Karte, die noch abgelegt wird. Wer aus dem Ablagebereich nimmt, bringt das Ende nicht näher. So kommt es manchmal früher und manchmal später, als du denkst.

        Einige wenige Karten wirken ganz am Ende und bringen ihrem Besitzer eine zusätzliche Karte: Der *{ card-necromancer }* zum Beispiel darf eine Karte bestimmter Farben aus dem Ablagebereich nehmen.

        Bei Gleichstand gewinnt die Hand, deren Basisstärken zusammen weniger ergeben: Sie hat aus weniger mehr gemacht. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

        Endlos dauert keine Partie: Hat { $rounds } Runden lang niemand vom Nachziehstapel gezogen, muss es der nächste Spieler tun.

rules-scoring =
    .title = Die Wertung
    .text =
        Jede Karte, die nicht blockiert ist, bringt ihre Basisstärke plus ihren Bonus minus ihre Strafe. Nur deine eigene Hand zählt; die wenigen Ausnahmen stehen auf den Karten.

        - *Mit* heißt: einmal, egal wie viele Karten passen.

        - *Für jede*, *jeden* oder *jedes* heißt: einmal für jede Karte, die passt.

        - *Blockiert, wenn ohne* und *blockiert, wenn mit* sind die eigene Strafe der Karte: Sie blockiert sich selbst.

        - Eine Karte zählt auch sich selbst, es sei denn, in ihrem Text steht *andere*, *anderen* oder *anderes*.

        Die Tafel neben dem Tisch zeigt dir Karte für Karte, was deine Hand jetzt bringen würde. Nach der Partie nennt der Wertungsbogen für jeden Punkt jedes Spielers den Grund.

rules-blanking =
    .title = Blockieren und Aufheben
    .text =
        Eine *blockierte* Karte ist so gut wie nicht da: Sie hat keinen Namen, keine Farbe, keine Stärke, keinen Bonus und keine Strafe. Sie nimmt dir nur noch Platz auf der Hand weg.

        Eine Strafe, die *aufgehoben* ist, tritt nicht ein. Alles andere behält die Karte. Manche Karten heben nur ein einzelnes Wort in einer Strafe auf: Die *{ card-rangers }* streichen das Wort <army|Armee>.

        Eine Hand wird in dieser Reihenfolge gewertet:

        - Zuerst kommen die zusätzlichen Karten des Spielendes.

        - Dann die Karten, die zu etwas anderem werden. Die Farben, die die Karten danach haben, gelten von hier an.

        - Dann wird aufgehoben, bevor eine Strafe Schaden anrichten kann. Das gilt auch, wenn die Karte, die aufhebt, später blockiert wird.

        - Dann der *{ card-demon }*, vor allem anderen Blockieren und bei allen Karten zugleich.

        - Dann die Karten, die andere blockieren, angefangen mit denen, die keine andere blockieren würde. Eine Karte, die selbst blockiert ist, blockiert nichts mehr. Karten, die sich im Kreis gegenseitig blockieren, sind alle blockiert und richten außerhalb des Kreises keinen Schaden an.

        - Dann die Karten, die sich selbst blockieren, weil etwas fehlt oder etwas stört. Über jede wird entschieden, sobald alles feststeht, wovon sie abhängt.

        - Zuletzt werden die Punkte gezählt.

rules-wild =
    .title = Wandelbare Karten
    .text =
        <wild|Joker> haben keine eigene Stärke, können aber zu dem werden, was dir fehlt:

        - *{ card-mirage }* und *{ card-shapeshifter }* nehmen Namen und Farbe einer Karte bestimmter Farben an, ob du sie auf der Hand hast oder nicht. Ihre Stärke, ihren Bonus und ihre Strafe übernehmen sie nicht.

        - Der *{ card-doppelganger }* wird zu einer anderen Karte deiner Hand, mit ihrer Stärke und ihrer Strafe, aber ohne ihren Bonus.

        Auch andere Karten lassen dir die Wahl: Das *{ card-book_of_changes }* gibt einer anderen Karte eine neue Farbe, und die *{ card-island }* hebt die Strafe einer <flood|Flut> oder <flame|Flamme> auf.

        Du entscheidest erst am Ende. Das Spiel findet die Wahl, die am meisten bringt (und unter gleichen die, die bei Gleichstand hilft), und schlägt sie dir zuerst vor; du darfst dich auch anders entscheiden.

rules-duel =
    .title = Zu zweit
    .text =
        Zu zweit beginnt ihr beide ganz ohne Karten.

        Bis deine Hand voll ist, tust du in deinem Zug eines von beidem:

        - Nimm eine Karte aus dem Ablagebereich und behalte sie.

        - Oder zieh zwei Karten vom Nachziehstapel, behalte eine und leg die andere ab.

        Sobald deine Hand voll ist, spielst du deine Züge wie im Spiel mit mehreren. Das Spiel endet, wenn beide Hände voll sind und mindestens { $ending } Karten im Ablagebereich liegen; das kann schon in dem Augenblick sein, in dem die zweite Hand voll wird.

rules-hoard =
    .title = Der verfluchte Schatz
    .text =
        Drei neue Farben kommen ins Spiel: <building|Gebäude>, <outsider|Outsider> und <undead|Untote>. Du spielst mit { $hand } Karten, und das Spiel endet bei { $ending } Karten im Ablagebereich (zu zweit bei { $duel }).

        - Die meisten <undead|Untoten> blicken in den Ablagebereich: Was dort liegt, macht sie stark.

        - Der *{ card-demon }* schlägt als Erster zu: Jede Karte, von deren Farbe du keine zweite hast, wird blockiert, nur <outsider|Outsider> nicht.

        - Der *{ card-angel }* bewahrt sich selbst und eine andere Karte deiner Wahl davor, blockiert zu werden.

        Manche der älteren Karten haben mit den neuen Farben einen anderen Text, und der *{ card-bell_tower }* wird zum <building|Gebäude>. Auf den Karten steht immer, was in dieser Partie gilt.
rules-extra =
    .title = Zusätzliche Karten
    .text =
        Wenn das Spiel zu Ende ist, bringen manche Karten ihrem Besitzer noch eine weitere, und zwar in dieser Reihenfolge, egal wer sie hat:

        - Der *{ card-leprechaun }* zieht die oberste Karte des Nachziehstapels. Eine Wahl gibt es dabei nicht.

        - Dann darf sich der *{ card-genie }* eine beliebige Karte aus dem Nachziehstapel aussuchen.

        - Dann darf der *{ card-necromancer }* eine Karte bestimmter Farben aus dem Ablagebereich nehmen.

        Mehr als { $most } Karten darf niemand jemals auf der Hand haben. Überzählige Karten werden sofort in den Ablagebereich gelegt, aber niemals eine Karte, die schon eine zusätzliche gebracht hat.

        Die Karten im Ablagebereich zählen erst, wenn alle zusätzlichen Karten genommen und alle überzähligen abgelegt sind, damit sie für alle dieselben sind.
rules-examples =
    .title = Beispiele
    .text =
        Hände mit ihren Wertungsbögen, vom Spiel selbst gezählt.

        Hier wird die *{ card-mirage }* zum *{ card-rainstorm }*, auf den der *{ card-whirlwind }* gewartet hat. Das *{ card-mountain }* hebt die Strafe der Karte *{ card-great_flood }* auf, darum wird nichts blockiert: { $volcano } Punkte.

        @ volcano

        Das *{ card-book_of_changes }* macht den *{ card-bell_tower }* zum <wizard|Zauberer>, den der *{ card-bell_tower }* selbst und die *{ card-candle }* haben wollen. Und sieben Basisstärken hintereinander sind die längste Straße, die es gibt: { $order } Punkte.

        @ order

        Wer blockiert wen? Den *{ card-blizzard }* blockiert niemand, darum kommt er zuerst: Er blockiert die Karte *{ card-great_flood }*, und die blockiert das *{ card-wildfire }* nicht mehr. { $storm } Punkte.

        @ storm

        Mit der *{ card-cavern }*, die die Strafe aller <weather|Wetterkarten> aufhebt, ist alles anders: Die Karte *{ card-great_flood }* blockiert nun das *{ card-wildfire }*, und die *{ card-cavern }* gleich mit. { $sheltered } Punkte.

        @ sheltered

        Karten, die sich selbst blockieren, warten auf das, wovon sie abhängen. Ohne <flame|Flamme> fallen zuerst der *{ card-smoke }* und seine Kopie weg; dann ist keine <weather|Wetterkarte> mehr da, die den *{ card-war_dirigible }* aufhält. { $smoke } Punkte.

        @ smoke

rules-controls =
    .title = Am Tisch
    .text =
        Mit der Maus: Klick auf eine leuchtende Karte oder auf den Nachziehstapel, oder zieh eine Karte dorthin, wo sie hinsoll. Ist nur eines zu wählen, genügt ein Klick; sind es mehrere, bestätigst du sie am Ende mit der goldenen Schaltfläche. Lass den Zeiger auf einer Karte ruhen, um sie zu lesen. Ein Klick, während andere spielen, bringt ihre Karten sofort ans Ziel.

        Mit der Tastatur:

        - Pfeil links und rechts: zur nächsten Karte, die du spielen kannst. Enter oder Leertaste: diese Karte spielen.

        - D: vom Nachziehstapel ziehen. S: Hand sortieren. U: deinen letzten Schritt zurücknehmen, solange seither niemand gespielt oder etwas Neues gesehen hat.

        - Tab: zu den Schaltflächen. Esc: das Menü. F11 oder Alt und Enter: Vollbild.

        Jeder Schritt wird gespeichert. Du kannst das Fenster jederzeit schließen und später weiterspielen.

rules-rulings =
    .title = Auslegungen
    .text =
        Wo die gedruckten Regeln schweigen oder sich nicht einig sind, spielen wir so:

        - Eine Karte zählt auch sich selbst, es sei denn, in ihrem Text steht *andere*, *anderen* oder *anderes*: In einem gedruckten Beispiel ist der *{ card-bell_tower }* selbst der <wizard|Zauberer>, den er verlangt. Diese Wörter schließen nur genau diese Karte aus, nicht ihre Kopie.

        - Eine Karte zählt einmal für jeden Eintrag einer Aufzählung, der auf sie zutrifft, denn jeder steht für sich: Der *{ card-phoenix }* zählt bei der *{ card-enchantress }* zweimal, ebenso ein *{ card-necromancer }*, der zum <undead|Untoten> geworden ist, beim *{ card-lich }*. Zwei Karten mit einem genannten Namen zählen beide.

        - Bei Gleichstand gelten die Basisstärken so, wie sie gewertet werden: Eine blockierte Karte hat keine, der *{ card-doppelganger }* hat die, die er kopiert hat. Was für die Punkte gilt, gilt auch hier. Sind auch diese Summen gleich, wird der Sieg geteilt, denn mehr gibt es nicht zu vergleichen.

        - Hat { $rounds } Runden lang niemand gezogen, muss es der nächste Spieler tun. Wer aus dem Ablagebereich nimmt und eine Karte ablegt, lässt ihn so groß, wie er war: Sonst könnte es ewig im Kreis gehen.

        - Zu zweit ändern sich deine Züge, sobald deine eigene Hand voll ist, wie es in der englischen Anleitung steht. Die deutsche wartet auf beide; so hängt niemand vom anderen ab.

        - Ein <wild|Joker> darf auch nur eine Farbe annehmen, ohne einen Namen, so wie man „irgendeine Waffe“ sagt. Er kann zu jeder Karte der Module werden, mit denen gespielt wird; andere gibt es in dieser Partie nicht.

        - Zuerst wählt der *{ card-doppelganger }*, dann *{ card-mirage }*, *{ card-shapeshifter }* und *{ card-book_of_changes }*, ganz zuletzt *{ card-island }* und *{ card-angel }*, wenn alle Namen und Farben feststehen. Darum kopiert der *{ card-doppelganger }* eine Karte so, wie sie gedruckt ist: von einem anderen <wild|Joker> den Namen, die Farbe und sonst nichts. Auf jede Wahl kannst du verzichten.

        - Zusätzliche Karten kommen Karte für Karte, nicht Spieler für Spieler, damit es keine Rolle spielt, wer wo sitzt. Ein *{ card-genie }* oder *{ card-necromancer }*, der als zusätzliche Karte kommt, wirkt noch, denn sein Augenblick steht noch bevor; ein *{ card-leprechaun }*, den der *{ card-genie }* findet, wirkt nicht mehr, denn seiner ist vorbei. Ist der Nachziehstapel leer, gibt es keine zusätzliche Karte.

        - Karten, die sich im Kreis gegenseitig blockieren, blockieren sonst nichts: Keine kommt vor den anderen, also setzt sich keine durch.

        - Eine Karte, die sich selbst blockiert, wartet auf eine andere nur, solange diese noch etwas ändern kann. Hängen solche Karten im Kreis voneinander ab, entscheidet die Reihenfolge ihrer Nummern. Karten, über die noch nicht entschieden ist, gelten dabei als vorhanden; was blockiert ist, bleibt blockiert. Irgendeine Reihenfolge braucht es, und diese ist für alle gleich.

        - Überzählige Karten liegen sofort im Ablagebereich, ein *{ card-necromancer }* darf sie also noch nehmen. Auch die gerade gezogene Karte darf abgelegt werden, wie in jedem Zug. Das Spiel ist da schon zu Ende: Es wird dadurch weder verlängert noch ein zweites Mal beendet. Innerhalb eines Zuges wird erst nach dem Ablegen gezählt, denn in der Regel wird zuerst genommen.
rules-cards =
    .title = Einzelne Karten
    .text =
        Auslegungen zu einzelnen Karten, wo ihr Text eine Frage offenlässt:

        - *{ card-phoenix }*: Er zählt auch als <flame|Flamme> und <weather|Wetterkarte>, also einmal für jede seiner Farben, wo immer Farben gezählt werden, auch für *{ card-world_tree }*, *{ card-collector }* und *{ card-demon }*. Jede <flood|Flut> blockiert ihn, aber nur durch seine eigene Strafe, denn keine andere Karte kann ihn blockieren: Ist sie aufgehoben, durch *{ card-beastmaster }*, *{ card-cavern }*, *{ card-protection_rune }* oder, weil er eine <flame|Flamme> ist, durch die *{ card-island }*, dann blockiert ihn nicht einmal die Karte *{ card-great_flood }*. Er führt nie dazu, dass eine andere Karte blockiert wird, also ist er für den *{ card-war_dirigible }* keine <weather|Wetterkarte>.

        - Kopien des *{ card-phoenix }*: Der *{ card-doppelganger }* nimmt seinen Namen, die Farbe <beast|Bestie>, seine Stärke und seine Strafe an, der *{ card-shapeshifter }* nur Namen und <beast|Bestie>. Das Besondere an ihm ist sein Bonus, und der wird nicht kopiert: Das *{ card-book_of_changes }* darf die Kopien ändern, und andere Karten dürfen sie blockieren.

        - *{ card-judge }*: Er zählt Karten, die nicht blockiert sind, auch Kopien, selbst wenn die Strafe gerade nichts kostet: In seinem Text geht es um Strafen, nicht um Punkte. Eine Strafe, der ein Wort fehlt, ist noch da: Die *{ card-dwarvish_infantry }* zählt, auch wenn die *{ card-rangers }* ihr ein Wort streichen.

        - <wild|Joker>, die bleiben, was sie sind: <wild|Joker> steht als Farbe auf ihnen und ist eine Farbe wie andere für *{ card-collector }*, *{ card-world_tree }* und *{ card-demon }*, und das *{ card-wildfire }* blockiert sie, denn sein Text verschont sie nicht.

        - *{ card-lich }*, *{ card-necromancer }* und *{ card-angel }*: Was sie schützen, kann auch dann nicht blockiert werden, wenn sie selbst blockiert sind, so wie auch Aufgehobenes aufgehoben bleibt. Der Schutz gilt auch gegen die eigene Strafe der Karte: „Kann nicht blockiert werden“ kennt keine Ausnahme.

        - *{ card-demon }*: Er sieht die Farben nach dem *{ card-book_of_changes }*, denn geändert wird vor allem Blockieren. Ist er kein <outsider|Outsider> mehr und allein in seiner Farbe, blockiert er auch sich selbst, denn er verschont nur <outsider|Outsider>; alles andere gilt. Der *{ card-phoenix }* leistet einer einzelnen <flame|Flamme> oder <weather|Wetterkarte> Gesellschaft, denn er ist beides.

        - *{ card-rangers }*: Vor dem *{ card-wildfire }* retten sie <army|Armeen> nicht, denn dort steht das Wort nicht.

        - *{ card-war_dirigible }*: Heben die *{ card-rangers }* in seiner Strafe das Wort <army|Armee> auf, braucht er keine, auch wenn sie selbst blockiert sind: Aufgehobenes bleibt aufgehoben. Eine <weather|Wetterkarte> blockiert ihn weiterhin.

        - *{ card-basilisk }*: Kopiert ihn der *{ card-doppelganger }*, sind beide blockiert, denn jeder blockiert den anderen.

        - *{ card-jester }*: Eine blockierte Karte hat keine ungerade Stärke, mit ihr gibt es also keinen Bonus für die ganze Hand.

        - *{ card-gem_of_order }* und *{ card-collector }*: Mehrere Straßen und mehrere Farben werden addiert, denn in den Texten steht *für jede*. Acht Karten hintereinander zählen wie sieben, denn eine längere Straße ist nicht genannt.

        - *{ card-chapel }*: In ihrem Text steht *genau* zwei, drei bringen also nichts.

        - *{ card-fountain_of_life }*: Sie darf sich selbst zählen; in ihrem Text steht nicht *andere*.

        - *{ card-book_of_changes }*: Es macht keine Karte zum <wild|Joker>, denn nach dieser Farbe fragt keine Karte.

        - Karten im Ablagebereich haben die Farbe, die auf ihnen steht: Was Farben ändert, wirkt nur auf der Hand.
