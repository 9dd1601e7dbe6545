### Chaos-Reiche: was auf dem Handelsplatz geschieht, und was dort nicht geht.
### $give und $get sind Karten oder Farben mit Artikel (Akkusativ); $want ebenso, oder irgendetwas.

## Rollen

# gibt ..., sucht ... (Akkusativ)
one-suit = { $noun-gender ->
        [feminine] eine
        [neuter] ein
       *[masculine] einen
    } <{ $suit }|{ $noun-oblique }>
anything = irgendetwas

## Die Chronik

log-opened = Die Uhr läuft: { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } zum Handeln.
log-offer-all = { $player } bietet allen { $give } gegen { $want }.
log-offer-one = { $player } bietet { $other } { $give } gegen { $want }.
log-offer-unheard = { $player } spricht mit { $other }.
log-answered = { $player } gäbe { $other } dafür { $give }.
log-answered-unheard = { $player } antwortet { $other }.
log-traded = { $player } gibt { $other } { $give } gegen { $get }.
log-wish = { $player } sucht { $want }.
log-time-up = Die Zeit ist um: Der Handel ist zu Ende.
log-looked-aside = { $player } sieht sich beiseitegelegte Karten an.
log-looked-aside-cards = { $player } sieht sich beiseitegelegte Karten an: { $cards }.
log-put-aside = { $player } legt eine Karte beiseite.
log-put-aside-card = { $player } legt { $card } beiseite.

## Was nicht geht

illegal-offer-gone = Dieses Angebot gilt nicht mehr.
illegal-offer-to = Hier ist niemand, dem du das anbieten könntest.
illegal-offer-want = Du kannst verlangen, was du dir gewünscht hast oder was der andere gezeigt hat, oder einfach irgendetwas.
illegal-offer-rest = Höchstens ein neues Angebot pro Sekunde.
illegal-offers-full = Du hast schon { $most } offene Angebote.
illegal-offer-twice = Dieses Angebot hast du schon gemacht.
illegal-offer-nothing = Wähl zuerst die Karte, die du anbieten willst.
illegal-held-out = Diese Karte hast du schon gewählt.
illegal-answer = Danach wurde nicht gefragt.
illegal-wish = Das kannst du dir nicht wünschen.
illegal-wishes-full = Du hast schon { $most } Wünsche.
options-chaos-items = Chaos-Reiche wird ohne Verfluchte Gegenstände gespielt.
options-minutes = Die Uhr lässt sich auf { $least } bis { $most } Minuten stellen, nicht auf { $count }.
options-no-clock = In diesem Spiel gibt es keine Uhr zu stellen.

## Das Kapitel der Regeln

rules-chaos =
    .title = Chaos-Reiche
    .text =
        3 bis { $players } Spieler, keine Züge und eine Uhr: Alle handeln gleichzeitig mit allen, eine Karte gegen eine Karte, sooft sich zwei einig sind. { $usual } Minuten sind richtig für alle, die das Spiel kennen; die Uhr lässt sich auf { $least } bis { $most } stellen.

        - Alle erhalten { $hand } Karten ({ $more } mit den Farben des verfluchten Schatzes). Der Rest wird beiseitegelegt.

        - *Biete* eine Karte einem Spieler oder allen an: offen oder nur mit ihrer Farbe. Verlang, was du dir wünschst oder was der andere gezeigt hat, oder einfach irgendetwas.

        - *Wünsch* dir bis zu { $wishes } Karten oder Farben. Alle sehen, was du suchst.

        - *Antworte* auf ein Angebot mit einer Karte, die es verlangt, und schon ist getauscht. Verlangt es „irgendetwas“, muss noch zustimmen, wer es gemacht hat: Niemand muss jede beliebige Karte nehmen.

        - Ein Angebot gilt { $lapse } Sekunden. Du kannst { $offers } zugleich haben und pro Sekunde ein neues machen.

        Ist die Zeit um, werden alle Hände gewertet. *{ card-leprechaun }* und *{ card-genie }* ziehen von den beiseitegelegten Karten, und der *{ card-necromancer }* zeigt seinem Besitzer { $seen } davon: Eine darf er behalten, welche Farbe sie auch hat, denn mehr Auswahl gibt es nicht. Einen Ablagebereich gibt es nicht, <undead|Untote> finden dort also nichts; der *{ card-necromancer }* schützt sie trotzdem.

        Zieh eine Karte auf einen Stand, um sie dort anzubieten, oder in die Mitte für alle. Mit den Tasten: Die Pfeile wählen eine Karte, Ziffern einen Stand, 0 alle, Enter bietet an. Y nimmt ein Angebot an, C beginnt ein Gegenangebot, N lehnt ab. P hält die Uhr an und verdeckt die Hände; das geschieht auch, wenn du das Fenster verlässt. Eine gespeicherte Partie geht mit stehender Uhr weiter, damit niemand Zeit verliert.
rules-chaos-rulings =
    .title = Chaos-Reiche: Auslegungen
    .text =
        Was die gedruckten Regeln den Leuten am Tisch überlassen:

        - Die Farbe wird ehrlich genannt, und zwar die gedruckte, sonst ließe sich nicht nach Farben handeln: Ein <wild|Joker> sagt <wild|Joker> und darf so verlangt werden; der *{ card-phoenix }* sagt <beast|Bestie>.

        - Ein Angebot an einen Spieler ist geflüstert: Nur diese zwei kennen es. Alle anderen sehen, wer mit wem spricht. Jeder Tausch wird so bekannt, wie er angeboten war, mit der Karte oder mit ihrer Farbe, damit niemand mehr preisgibt, als er wollte. Von einer Karte, die für „irgendetwas“ gegeben wurde, wird die Farbe bekannt.

        - Eine Karte oder Farbe kann nur verlangen, wer sie sich gewünscht hat oder wem der andere sie gezeigt oder genannt hat: So hören alle, was gefragt ist, und niemand horcht flüsternd eine Hand aus.

        - Gezeigte Karten bleiben bekannt, bis sie sich bewegen. Wechselt eine Karte nur mit ihrer Farbe den Besitzer, kann sich niemand sonst mehr sicher sein, welche Karten dieser Farbe der Geber noch hat.

        - Eine Karte darf in mehreren Angeboten stehen. Der erste Tausch gilt, die anderen Angebote fallen weg. Was zuerst geschieht, zählt: Ein zurückgezogenes Angebot kann niemand mehr annehmen, und die letzte Millisekunde ist zu spät.

        - Angebote verfallen, und ihre Zahl ist begrenzt, damit niemand den Überblick verliert.

        - Verfluchte Gegenstände gibt es nicht, denn sie brauchen Züge. Auch einen Ablagebereich gibt es nicht, darum werden überzählige Karten verdeckt beiseitegelegt. Die beiseitegelegten Karten werden gemischt, sooft welche dazukommen, damit niemand weiß, wo eine liegt.

        - *{ card-necromancer }*: Von den Karten, die er zeigt, muss man keine behalten. Die übrigen kommen zurück, und alle beiseitegelegten werden gemischt, wie immer, wenn Karten dazukommen. <undead|Untote> schützt er auch hier vor dem Blockieren: Nur seine zusätzliche Karte kommt anderswoher.

        - Mehrere Leute an einem Computer handeln abwechselnd je { $slice } Sekunden hinter dem Vorhang. Beim Platzwechsel steht die Uhr, und Angebote an Abwesende warten, ohne zu verfallen, ebenso Antworten auf deren eigene Angebote: So verliert niemand etwas dabei.
floor-aside = Behalte eine dieser beiseitegelegten Karten.
