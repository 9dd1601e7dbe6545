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
illegal-offer-want = Verlangen kannst du irgendetwas, was du dir gewünscht hast oder was der andere gezeigt hat.
illegal-offer-rest = Höchstens ein neues Angebot pro Sekunde.
illegal-offers-full = Du hast schon { $most } offene Angebote.
illegal-offer-twice = Dieses Angebot hast du schon gemacht.
illegal-answer = Danach wurde nicht gefragt.
illegal-wish = Das kannst du dir nicht wünschen.
illegal-wishes-full = Du hast schon { $most } Wünsche.
options-chaos-items = Chaos-Reiche wird ohne verfluchte Gegenstände gespielt.
options-minutes = Die Uhr lässt sich auf { $least } bis { $most } Minuten stellen, nicht auf { $count }.
options-no-clock = In diesem Spiel gibt es keine Uhr zu stellen.
