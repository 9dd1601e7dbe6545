### Die geführte erste Partie: was die Begleitung am Tisch sagt. Alle Zahlen kommen aus der Wertung,
### die Namen der Karten von den Karten selbst: *{ card-queen }*.

title-lesson = Spielen lernen

lesson-guide = Begleiterin
lesson-next = Weiter
lesson-back = Zurück
lesson-leave = Verlassen
lesson-own-game = Eigenes Spiel starten
lesson-progress = { $step } von { $steps }

## Auf dem Titelbild

lesson-invite =
    .title = Zum ersten Mal hier?
    .text = Spiel eine kurze Partie mit mir. Ich zeige dir alles, Schritt für Schritt.
lesson-resume =
    .title = Machen wir weiter?
    .text = Deine erste Partie wartet dort, wo du sie verlassen hast.
lesson-praise =
    .title = Gut gespielt!
    .text = Jetzt weißt du alles, was du brauchst. Ein neues Spiel wartet auf dich, und die Regeln sind da, wann immer dir etwas Rätsel aufgibt.

## Schritt für Schritt

lesson-realm =
    .title = Das ist dein Reich
    .text = Diese { $hand } Karten sind dein Reich. Wenn du an der Reihe bist, nimmst du eine Karte und legst eine ab. Am Ende gewinnt das Reich, das die meisten Punkte wert ist.
lesson-card =
    .title = Was eine Karte wert ist
    .text = Die Zahl oben ist die Basisstärke: { $strength } bei der *{ card-queen }*. Ihr Bonus bringt { $each } für jede <army|{ suit-army }>. Du hast { $armies } davon, also ist sie im Moment { $queen } Punkte wert.
lesson-blanked =
    .title = Große Zahl, und doch nichts
    .text = Der *{ card-smoke }* hat { $strength }, die höchste Zahl auf deiner Hand. Aber ohne <flame|{ suit-flame }>, sagt seine Strafe, ist er *blockiert*: Er zählt, als wäre er gar nicht da. Jede Karte braucht die richtige Gesellschaft.
lesson-medal =
    .title = Rechnen musst du nicht
    .text = Diese Medaille zeigt immer, was dein Reich jetzt wert wäre: { $total } Punkte. Darunter steht, was jede Karte bringt. Nun schauen wir, was die anderen tun.
lesson-king =
    .title = Ein König, einfach weggeworfen
    .text = Deine *{ card-queen }* hat schon auf ihn gewartet. Zusammen bringen beide je { $more } für jede <army|{ suit-army }>, und du hast { $armies } davon. Nimm den *{ card-king }*: mit einem Klick, indem du ihn auf deine Hand ziehst, oder mit Pfeiltasten und Enter.
lesson-smoke =
    .title = Jetzt muss eine Karte gehen
    .text = Dein Zug endet damit, dass du eine Karte ablegst. Der *{ card-smoke }* zählt noch immer nichts, er wird dir nicht fehlen: Ohne ihn ist dein Reich { $total } Punkte wert. Leg den *{ card-smoke }* ab: mit einem Klick, indem du ihn auf den Tisch ziehst, oder mit Pfeiltasten und Enter.
lesson-cavalry =
    .title = Soldaten willkommen
    .text = Die *{ card-light_cavalry }* ist noch eine <army|{ suit-army }>: *{ card-king }* und *{ card-queen }* bringen dafür je { $more }. Die *{ card-dwarvish_infantry }* hat eine Strafe für andere Armeen, doch die *{ card-rangers }* streichen das Wort Armee. Greif zu!
lesson-enchantress =
    .title = Was hilft dir am wenigsten?
    .text = Die *{ card-enchantress }* wünscht sich <land|{ suit-land }>, <weather|{ suit-weather }>, <flood|{ suit-flood }> und <flame|{ suit-flame }>, und du hast nur das *{ card-mountain }*. Ohne sie verlierst du am wenigsten. Leg sie ab, dann ist dein Reich { $total } Punkte wert.
lesson-draw =
    .title = Nichts für dich dabei?
    .text = Keine der { $lying } Karten im Ablagebereich würde dir helfen. Dann zieh vom Nachziehstapel: Du siehst nicht, was kommt, aber vielleicht ist es genau das Richtige. Klick auf den *Nachziehstapel* oder drück D.
lesson-basilisk =
    .title = Hüte dich vor dem Basilisken
    .text = Basisstärke { $strength }! Aber der *{ card-basilisk }* blockiert alle <leader|{ suit-leader }> (nur deine Armeen sind sicher, dank der *{ card-rangers }*). Mit ihm wäre dein Reich höchstens { $otherwise } Punkte wert. Du darfst auch ablegen, was du gerade gezogen hast. Hinaus mit ihm!
lesson-dial =
    .title = Die Sonne geht unter
    .text = Das Spiel endet, sobald { $ending } Karten im Ablagebereich liegen. Die Sonnenuhr zählt mit: noch { $left }. Wenn du abgelegt hast, ist nur noch für eine Platz, also ist das dein letzter Zug. Was dort liegt, würde dir kaum noch helfen: Zieh noch einmal!
lesson-mountain =
    .title = So ein Glück!
    .text = Alle deine Soldaten jubeln der *{ card-empress }* zu: Sie bringt { $empress } Punkte. Jetzt hilft dir das *{ card-mountain }* am wenigsten. Leg es ab, dann ist dein Reich { $total } Punkte wert.
lesson-end =
    .title = Das Spiel ist aus
    .text = Die letzte Karte ist abgelegt. Dein Reich ist { $total } Punkte wert: { $king } davon bringt der *{ card-king }* und { $queen } die *{ card-queen }*, denn jede <army|{ suit-army }> zählt für beide. Gleich werden alle Karten aufgedeckt und gezählt: Mal sehen, was die anderen haben!
