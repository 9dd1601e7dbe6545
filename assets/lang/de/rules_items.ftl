### Die Regeln der Verfluchten Gegenstände: zwei Kapitel, geschrieben wie die anderen.

rules-items =
    .title = Verfluchte Gegenstände
    .text =
        Ein zweiter Stapel liegt auf dem Tisch: { $count } Verfluchte Gegenstände. Vor jedem liegt einer davon offen. Er gehört nicht zur Hand und zählt nichts, solange er offen liegt.

        In deinem Zug darfst du mit ihm eines von drei Dingen tun:

        - Lass ihn liegen.

        - Leg ihn am Ende deines Zuges ab und zieh einen anderen.

        - Setz ihn ein: Er wird umgedreht und tut, was auf ihm steht. Am Ende deines Zuges ziehst du einen anderen.

        Ein eingesetzter Gegenstand bleibt verdeckt vor dir liegen; nur du darfst ihn ansehen. Er zählt am Ende: Seine Zahl kommt zu deiner Wertung hinzu oder geht davon ab. Mächtige Gegenstände sind teuer; die wenigen, die dir schaden, bringen Punkte.

        - *Jederzeit in deinem Zug*: bevor du eine Karte nimmst, bevor du ablegst oder danach.

        - *Anstelle deines Zuges*: Das übliche Nehmen und Ablegen entfällt; darum geht es nur, bevor du eine Karte genommen hast.

        - Ist das Spiel zu Ende, kann nichts mehr eingesetzt werden.

        Ist der Stapel der Gegenstände leer, werden die abgelegten gemischt; gibt es auch davon keine, gehst du leer aus. Handgröße und Spielende bleiben, wie sie sind: { $hand } Karten und { $ending } Karten im Ablagebereich, mit den Farben des verfluchten Schatzes { $more } und { $later }.

        Zu zweit hat niemand einen Gegenstand, bevor seine Hand voll ist; den ersten zieht man am Ende dieses Zuges.

        Was dir ein Gegenstand gezeigt hat, kannst du auf dem Tisch immer wieder nachsehen: Karten, die du in anderen Händen kennst, und Plätze, die du im Nachziehstapel kennst. Es verschwindet, sobald nicht mehr sicher ist, dass es stimmt.

        Bei Gleichstand werden nur Karten verglichen, nie Gegenstände.

rules-item-rulings =
    .title = Gegenstände: Auslegungen
    .text =
        Wo die gedruckten Regeln über Verfluchte Gegenstände schweigen, spielen wir so.

        Das Spielende:

        - Ein Gegenstand tut alles, was er zu tun hat; erst dann wird der Ablagebereich gezählt. Mit der *{ card-blindfold }* und dem *{ card-market_wagon.oblique }* wird also noch gezogen, sonst hätte jemand am Ende eine Karte zu wenig.

        - *{ card-winged_boots }*, bevor du nimmst: Ist der Ablagebereich damit voll, endet das Spiel wie immer sofort, und du nimmst nichts. Nachdem du genommen hast: Du legst noch ab, sonst hättest du am Ende eine Karte zu viel; dann endet es. Auch der *{ card-sarcophagus }* kann das Spiel beenden.

        - Ist der Nachziehstapel am Ende eines Zuges leer, endet das Spiel: Niemand könnte weiterspielen.

        Wenn du ziehen musst:

        - Ein Gegenstand anstelle des Zuges tut es auch, wenn er sich einsetzen lässt, selbst im allerersten Zug einer Partie: Auf die übliche Weise nimmst du dann gar keine Karte.

        - *{ card-winged_boots }* im allerersten Zug: Die Karte, die sie in den Ablagebereich bringen, darfst du nehmen, denn ziehen musstest du nur, weil er leer war.

        - Hat { $rounds } Runden lang niemand gezogen, muss eine Karte den Nachziehstapel verlassen, in eine Hand oder in den Ablagebereich; sonst gilt die Pflicht weiter, denn nichts anderes bringt das Ende näher. Die *{ card-rake }* lässt sich dann nicht einsetzen, und mit dem *{ card-market_wagon.oblique }* darfst du nur ablegen und ziehen. Eine *{ card-lantern }*, die nichts findet, lässt die Pflicht dem nächsten Spieler: Der Nachziehstapel ist so groß wie zuvor.

        Was ein Gegenstand braucht:

        - Alle Karten, mit denen er etwas tut, sonst bliebe er auf halbem Weg stecken: beim *{ card-sealed_vault.oblique }* zwei und beim *{ card-gold_mirror.oblique }* drei, die niemand verschlossen hat, bei der *{ card-rake }* zwei, die du nehmen darfst, beim *{ card-fishhook.oblique }* zwei und beim *{ card-cauldron.oblique }* drei im Nachziehstapel. Dem *{ card-book_of_prophecy.oblique }*, der *{ card-lantern }* und der *{ card-junkyard_map }*, die nur nach etwas suchen, genügt, was da ist, wenn überhaupt etwas da ist.

        - Die *{ card-crystal_lens }* nützt nur, bevor du nimmst, denn sie hilft dir zu entscheiden, woher; das *{ card-portal }* nur, bevor du ablegst, denn dieses Ablegen erspart es dir.

        - Farben sind die gedruckten: Vor der Wertung ändert sie nichts. <wild|Joker> kann niemand nennen, und ein <wild|Joker> ist nie die gesuchte Karte: Was er wird, entscheidet sich erst am Ende.

        Karten unterwegs; was ein Text offenlässt, entscheidet, wer den Gegenstand einsetzt:

        - *{ card-staff_of_transmutation }*: mindestens drei Karten, höchstens acht oder alle, die du hast, in einer Reihenfolge deiner Wahl. Abgelegt wird nichts, denn du ziehst ebenso viele.

        - *{ card-cauldron }*: Jede der beiden Karten kommt einzeln obenauf oder darunter, und du bestimmst, in welcher Reihenfolge.

        - *{ card-book_of_prophecy }*: Die Reihenfolge der Karten bleibt; du siehst sie nur an.

        - *{ card-lantern }*: Die Karte, die du behältst, bleibt geheim wie jede, die du ziehst; gezeigt wird nur der Rest. Findet sich keine, hast du nichts bekommen: Deine Hand bleibt, wie sie ist, und du legst nichts ab.

        - *{ card-market_wagon }*: Angeboten wird im Uhrzeigersinn, jeweils keine bis drei Karten, offen und verbindlich: Ein Angebot, das man zurücknehmen könnte, wäre nichts wert. Höchstens einmal wird getauscht, dann ist der Zug vorbei, denn der *{ card-market_wagon }* hat ihn ersetzt.

        - *{ card-wishing_ring }*: Der Nachziehstapel wird am Ende des Zuges gemischt, auch wenn das Spiel damit endet: Ein *{ card-leprechaun }* zieht vielleicht noch davon.

        Große Hände:

        - Jedes *{ card-portal }* macht eine Hand um eine Karte größer, bis zu { $most } Karten. Bei { $most } hilft es nicht mehr, denn mehr darf niemand haben: Du musst ablegen, und das kann das Spiel beenden.

        - Ohne die Farben des verfluchten Schatzes macht eine zusätzliche Karte eine Hand höchstens um eine Karte größer als sonst. Die Karte, die der *{ card-necromancer }* bringt, ist also eine zu viel für eine Hand, die ein *{ card-portal }* größer gemacht hat: Eine Karte wird wieder abgelegt, aber niemals der *{ card-necromancer }*, der sie gebracht hat. Wer nur das *{ card-portal }* zweimal eingesetzt hat, behält seine { $most } Karten, denn so steht es auf dem *{ card-portal.oblique }*.

        Gegenstände, die Gegenstände einsetzen; jeder wirkt wie sonst auch:

        - Die *{ card-larcenous_gloves.oblique }* und die *{ card-junkyard_map }* nehmen nur einen Gegenstand, der sich jetzt einsetzen lässt, denn eingesetzt wird er sofort. Gilt er anstelle des Zuges, so gilt das auch hier. Alle diese Gegenstände liegen dann verdeckt vor dir und zählen; am Ende des Zuges ziehst du nur einen, nicht mehrere, denn offen vor dir lag auch nur einer.

        - Wer bestohlen wird, ersetzt den Gegenstand sofort, noch bevor dieser etwas tut: Durch den Zug eines anderen soll niemand leer ausgehen. Hat er eine Reserve, kommt der neue zuerst aus ihr. Sie kann nicht gestohlen werden und zählt nichts, denn ihre Gegenstände sind noch nicht im Spiel.

        - Eine *{ card-treasure_chest }*, die so zu dir kommt, wird einfach umgedreht, denn mehr tut sie nicht. Bei einer *{ card-hourglass }* folgt der zusätzliche Zug auf diesen: Sie wirkt immer am Ende deines Zuges.

        - *{ card-repair_kit }*: Für den erneut eingesetzten Gegenstand gilt sein eigener Zeitpunkt, und er tut alles, was er kann; ein zweites Mal zählt er nicht, nur das *{ card-repair_kit }*. Es darf auch die *{ card-larcenous_gloves.oblique }* oder die *{ card-junkyard_map }*, durch die du es bekommen hast, erneut einsetzen: Sie liegen dann schon verdeckt.

        - Liegt nichts verdeckt vor dir, wäre ein *{ card-repair_kit }* nutzlos: Es wird abgelegt und ersetzt, sobald es offen vor dir liegen würde, auch zu Beginn. Hast du nur Gegenstände, die man nicht erneut einsetzen kann, bleibt es liegen, und du kannst es nicht einsetzen: Es können noch andere dazukommen.

        - *{ card-backpack }*: Du legst beiseite, was da ist, mindestens einen Gegenstand. Schon was den *{ card-backpack.oblique }* ersetzt, ist einer der drei, denn er ist dein nächster; weil sie offen liegen, wählst du jedes Mal.

        - *{ card-hourglass }*: kein zusätzlicher Zug, wenn das Spiel zu Ende ist, denn danach kommt nichts mehr, und kein Gegenstand im zusätzlichen Zug: Ersetzt wird sie erst danach.

        - *{ card-sealed_vault }*: Die Karten bleiben sichtbar und zählen für alles, denn sie liegen weiter im Ablagebereich. Deine eigene *{ card-rake }* und dein eigener *{ card-necromancer }* dürfen sie nehmen wie du selbst, die der anderen nicht. Verlässt eine Karte den Ablagebereich, ist sie nicht mehr verschlossen. Zweimal verschließen lässt sie sich nicht, denn an sie kommt nur, wer sie verschlossen hat.

        - *{ card-treasure_chest }* mit drei anderen verdeckten Gegenständen: zusammen { $chest } Punkte, denn ihre eigene Zahl zählt weiter.

        Was man weiß; das Spiel merkt sich nur, was auch du dir merken könntest:

        - Was ein Gegenstand zeigt, wissen alle, die es gesehen haben, bis es durch Mischen oder durch etwas Verdecktes ungewiss wird. Kennst du die oberste Karte und jemand zieht sie, weißt du, wer sie hat.

        - Was *{ card-shovel }* und *{ card-gold_mirror }* unter den Nachziehstapel bringen, haben alle gesehen; wohin beim *{ card-cauldron.oblique }* und beim *{ card-staff_of_transmutation.oblique }* die Karten kommen, weiß nur, wer sie einsetzt. Wer den *{ card-wishing_ring.oblique }* eingesetzt hat, weiß, welche Karten im Nachziehstapel sind, bis eine ungesehen hinaus- oder hineinkommt.

        - Gemerkt werden nur Karten; dass jemand eine Farbe nicht hatte, wird nicht gemerkt: Die nächste Karte kann das ändern.
