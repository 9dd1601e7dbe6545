### Die Regeln der Fantastischen Geschichten: eine Nachricht je Kapitel, der Name steht in .title.
### Absätze sind durch eine leere Zeile getrennt; eine Zeile, die mit "- " beginnt, ist ein Listenpunkt.

stories-rules-goal =
    .title = Das Ziel
    .text =
        Du hast { $pawns } Figuren. Schick sie aus der Burg hinaus ins Land, dorthin, wo Abenteuer warten. Ein bestandenes Abenteuer ist eine erzählte Geschichte: Die Figur, die es erlebt hat, kommt in dein Buch.

        Es gibt { $adventures } Geschichten. Wer als Erster { $stories } davon erzählt hat, leitet das Ende ein: Die Runde wird noch zu Ende gespielt, und meistens gewinnt er auch.

        @ book

        Jeder Schritt kostet einen Würfel, und du würfelst mit einem Würfel für jede Figur, die du *nicht* losgeschickt hast. Je mehr du auf einmal anfängst, desto weniger kannst du danach tun. Darum dreht sich alles.

        Fantastische Geschichten ist ein Spiel für { $least } bis { $most } Spieler.

stories-rules-board =
    .title = Der Spielplan
    .text =
        Wege verbinden die Felder. Jeder Weg hat eine Zahl von 1 bis 6; ein Würfel, der sie zeigt, bringt eine Figur diesen Weg entlang, hin oder zurück. Auf einem Feld dürfen beliebig viele Figuren stehen, egal wem sie gehören. Jedes Feld ist allein auf Wegen zu erreichen.

        @ road

        - In der *Burg* in der Mitte kommen die Figuren ins Spiel. Von ihr gehen { $gates } Wege aus, jeder mit einer anderen Zahl, und jeder Tunnel hat hier eine Tür.

        - Die { $adventures } *Abenteuer*, goldene Scheiben nahe den Ecken: Jedes zeigt die Zahl, mit der du es bestehst, und hat die Farbe seines Gegenstands.

        - Die *Gegenstände*, Quadrate in der Farbe ihrer Geschichte: Du hast einen Gegenstand, solange eine deiner Figuren dort steht.

        - Die { $magics } *Zauber*, violette Sterne: Jeder dient allen, die dort eine Figur haben.

        - Die { $docks } *Anleger*, Ringe aus Tauwerk. An einem davon liegt immer die einzige Fähre.

        - Die *Tunnel* mit einer Tür an jedem Ende: Der *{ tunnel-round }* mit den runden roten Türen verbindet { $round }, der *{ tunnel-pointed }* mit den spitzen blauen verbindet { $pointed }.

        - Die { $pastures } *Grünen Weiden*, Gänseblümchen mit Flügel: Dort landet das geflügelte Pferd der Zaubertrompete.

        - Alle anderen Felder sind Stationen auf dem Weg.

        @ kinds

        Am Rand liegt für jeden ein *Buch* mit einem Platz für jede Geschichte.

stories-rules-turn =
    .title = Dein Zug
    .text =
        Alle beginnen mit einer Figur in der Burg und { $reserve } im Vorrat. Wer anfängt und an welchem Anleger die Fähre liegt, entscheidet das Los; dann geht es im Uhrzeigersinn weiter.

        In deinem Zug:

        - Stell beliebig viele Figuren aus deinem Vorrat in die Burg oder nimm welche aus der Burg in den Vorrat zurück. Das geht nur jetzt, vor dem Wurf.

        - Wirf einen Würfel für jede Figur, die noch im Vorrat ist, höchstens { $dice }.

        - Tu dann *eines* davon: Zieh mit einer Figur einen Weg entlang, fahr mit einer Figur Fähre oder besteh ein Abenteuer. Jedes davon kostet einen Würfel, der die passende Zahl zeigt. Oder tu nichts.

        Außerdem darfst du in deinem Zug einen Zauber nutzen.

        Dein Zug endet, wenn du es sagst, oder von selbst, wenn du nichts mehr tun kannst. Sind die Würfel gefallen, lässt sich nicht mehr zurücknehmen, was davor geschah.

stories-rules-dice =
    .title = Würfel und Vorrat
    .text =
        Eine Figur auf dem Spielplan kann etwas tun, eine Figur im Vorrat ist ein Würfel. Mit { $dice } Würfeln fällt eine bestimmte Zahl in { $six } % aller Würfe, mit drei Würfeln in { $three } %, mit einem einzigen in { $one } %.

        @ reserve

        Figuren kommen nur auf einem Weg zurück: Geh mit ihnen in die Burg und nimm sie vor deinem nächsten Wurf in den Vorrat. Eine Figur im Buch bleibt dort. Mit jeder Geschichte, die du erzählst, hast du also eine Figur weniger.

        Lässt du keine Figur im Vorrat, dann würfelst du nicht. In diesem Zug kannst du dann nichts tun, als die Zauberglocke zu läuten.

        Festsitzen kannst du nie. Wer die Burg verlässt, braucht einen Würfel, und ein Würfel braucht eine Figur im Vorrat: Mindestens eine Figur ist also immer zu Hause.

stories-rules-ferry =
    .title = Die Fähre
    .text =
        Die Fähre liegt immer an einem der { $docks } Anleger. Hast du dort eine Figur und zeigt ein Würfel die Zahl einer Strecke, dann bringt die Fähre deine Figur zum Anleger am anderen Ende und bleibt dort liegen. Zurück kann es eine andere Zahl sein.

        @ ferry

        Danach werden alle anderen gefragt, die eine Figur an dem Anleger haben, den du verlassen hast, der Reihe nach von deiner linken Seite an. Jeder darf eine Figur mitfahren lassen, zum selben Anleger. Das kostet keinen Würfel und ist kein Zug. Niemand muss mit.

        Liegt die Fähre woanders, dann geh zu Fuß oder ruf sie mit der Zauberglocke.

        Du kannst eine Fahrt zurücknehmen, bis du die erste Antwort der anderen siehst.

stories-rules-magic =
    .title = Zauber
    .text =
        In deinem Zug darfst du *einen* Zauber nutzen, einmal und zu jeder Zeit. In diesem Augenblick muss eine deiner Figuren auf seinem Feld stehen. Sie darf erst in diesem Zug gekommen sein, und sie darf danach weitergehen.

        @ magic

        - *{ magic-two }* ({ $two }): Zwei verschiedene Figuren handeln in diesem Zug, jede mit einem eigenen Würfel, auf einem Weg, mit der Fähre oder durch ein Abenteuer. Du darfst ihn ansagen, bevor oder nachdem die erste Figur gehandelt hat. Mit einem einzigen Würfel kann die zweite Figur nichts tun.

        - *{ magic-reroll }* ({ $reroll }): Wirf alle deine Würfel noch einmal, bevor du einen davon genutzt hast.

        - *{ magic-trumpet }* ({ $trumpet }): Ein geflügeltes Pferd trägt eine beliebige deiner Figuren auf dem Spielplan, nur keine am { $trumpet }, auf eine Grüne Weide. Das kostet einen Würfel mit der Zahl des Fluges und ist deine Aktion in diesem Zug.

        - *{ magic-bell }* ({ $bell }): Ruf die Fähre zu einem Anleger, an dem du eine Figur hast. Das kostet keinen Würfel, niemand fährt mit, und dein Zug geht weiter. Du darfst sogar vor dem Wurf läuten.

        - *{ magic-keys }* ({ $keys }): Eine Figur an einem Tunnel geht hindurch zur anderen Tür. Das kostet einen Würfel mit der Zahl an der Tür, vor der sie steht, und ist deine Aktion in diesem Zug.

stories-rules-tales =
    .title = Geschichten erzählen
    .text =
        Um ein Abenteuer zu bestehen, brauchst du dreierlei zugleich:

        - eine Figur auf dem Abenteuer,

        - eine Figur auf dem Feld seines Gegenstands

        - und einen Würfel mit der Zahl des Abenteuers.

        Dann nimm, statt zu ziehen, die Figur vom Abenteuer in dein Buch. Die Figur beim Gegenstand bleibt stehen und ist frei: Sie wird dort nicht mehr gebraucht. Jede Geschichte kannst du einmal erzählen.

        Gegenstände trägt niemand fort. Mehrere Spieler können denselben haben, und du hast ihn nicht mehr, sobald deine letzte Figur sein Feld verlässt.

        - *{ story-temple }*: { story-item-lantern } und eine { $temple }.

        - *{ story-beings }*: { story-item-cup } und eine { $beings }.

        - *{ story-pirate }*: { story-item-spade } und eine { $pirate }.

        - *{ story-dragon }*: { story-item-shield } und eine { $dragon }.

        @ stories

stories-rules-ending =
    .title = Das Ende
    .text =
        Hat jemand { $stories } Geschichten erzählt, wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Sie endet mit dem Spieler rechts vom Startspieler. Erzählt er selbst die entscheidende Geschichte, ist die Partie sofort aus; alle anderen spielen ihren Zug noch zu Ende.

        Hat nur ein Spieler { $stories } Geschichten, gewinnt er. Haben mehrere so viele, gewinnt, wer die meisten Figuren auf dem Spielplan hat. Figuren in der Burg zählen mit, die im Vorrat und im Buch nicht. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

        Über die übrigen Plätze entscheiden die erzählten Geschichten, dann die Figuren auf dem Spielplan.

        Endlos dauert keine Partie: Nach { $rounds } Runden ist Schluss, und alle Plätze werden ebenso vergeben.

stories-rules-expert =
    .title = Expertenspiel
    .text =
        Im Expertenspiel darfst du jeden geworfenen Würfel einmal nutzen, in beliebiger Reihenfolge: für einen Weg, die Fähre, ein Abenteuer, einen Flug oder einen Tunnel. Du darfst mit mehreren Figuren ziehen oder mit einer mehrmals und sogar mehrere Abenteuer in einem Zug bestehen.

        Auch hier gibt es nur einen Zauber pro Zug. Der *{ magic-two }* wirkt anders: Zwei verschiedene Figuren dürfen einmal ein und denselben Würfel nutzen. Ein *{ magic-reroll }* ist auch hier nur möglich, bevor ein Würfel genutzt ist.

        Dein Zug endet, wenn du es sagst oder wenn kein Würfel mehr passt und kein Zauber mehr bleibt.

stories-rules-advice =
    .title = Gut spielen
    .text =
        - Dein Vorrat ist dein Tempo. Zwei oder drei Figuren unterwegs genügen, eine vierte braucht einen guten Grund, eine fünfte lohnt sich nie.

        - Eine Geschichte nach der anderen: eine Figur fürs Abenteuer, eine für den Gegenstand, höchstens eine als Helfer. Halbe Geschichten zählen nicht.

        - Zwei Figuren, die verschiedene Zahlen brauchen, sind mehr wert als ein Würfel mehr. Mit fünf Würfeln fällt eine von zwei Zahlen in { $pair } % aller Würfe, mit { $dice } Würfeln eine einzelne nur in { $six } %.

        - Nutz die Figur beim Gegenstand noch einmal: Sie kann von dort zum nächsten gehen oder nach Hause, wo sie wieder ein Würfel wird.

        - Nimm Zauber im Vorbeigehen mit. { $keys } und { $bell } liegen gleich neben der Burg: Warte dort mit einer Figur, die ohnehin vorbeimuss.

        - Stell vor dem Wurf eine bis drei Figuren in die Burg: Von dort führen alle Zahlen hinaus. Nimm im nächsten Zug zurück, was du nicht gebraucht hast.

        - In der letzten Runde entscheiden bei Gleichstand die Figuren auf dem Spielplan, und die Burg zählt mit. Bist du dir deiner letzten Geschichte sicher, dann hol vorher deinen Vorrat heraus.

        - Im Expertenspiel ist jeder Würfel ein Schritt. Helfer lohnen sich dort weniger, ein voller Vorrat dafür mehr.

stories-rules-rulings =
    .title = Auslegungen
    .text =
        Wo die gedruckten Regeln etwas offenlassen, spielen wir so:

        - Der Spielplan, die Orte und die { $adventures } Geschichten sind unsere eigenen. Keine Geschichte liegt näher an der Burg als die anderen, damit sich nicht alle um dieselbe drängen.

        - Wer beginnt und wo die Fähre anfangs liegt, entscheidet das Los: Beides soll nicht davon abhängen, wer wo sitzt.

        - Beim Zauber { magic-two } braucht die zweite Figur einen zweiten Würfel, denn ein genutzter Würfel ist verbraucht. Nur im Expertenspiel dürfen sich zwei Figuren einen teilen.

        - Ein { magic-reroll } ist nur möglich, bevor ein Würfel genutzt ist: Er ist eine zweite Chance, kein zweiter Zug.

        - Ein Flug und ein Gang durch den Tunnel sind deine Aktion in diesem Zug. Sonst brächte dir eine Figur auf einem Zauberfeld Zug für Zug einen Schritt umsonst.

        - Die { magic-bell } zu läuten ist keine Aktion: Das bewegt keine Figur, also kostet es auch keinen Würfel. Darum läutet sie auch, wenn du keine Würfel hast.

        - Mitfahren kostet keinen Würfel und ist kein Zug, und von jedem Spieler darf nur eine Figur mit: Die Fahrt gehört dem, der sie angetreten hat. Gefragt wird von seiner linken Seite an, in der Reihenfolge der Züge.

        - Die Figur am { $trumpet } bläst und kann darum nicht selbst fliegen; und keine Figur fliegt auf die Weide, auf der sie schon steht.

        - Ab { $stories } Geschichten gelten alle als gleich: Das Ziel ist erreicht, und die Figuren auf dem Spielplan entscheiden. Die übrigen Plätze werden ebenso vergeben, damit jeder etwas bedeutet.

        - Nach { $rounds } Runden ist Schluss. Eine gewöhnliche Partie ist lange vorher zu Ende; so spielen auch jene nicht ewig, die es nie eilig haben.
