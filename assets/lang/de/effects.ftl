### Was die Karten tun: eine Nachricht je Effekt, mit einer Kurzform für kleine Karten.
### SIGNED(...) schreibt eine Zahl mit Vorzeichen.

## Punkte

for-each = { SIGNED($points) } pro { $each }
    .compact = { SIGNED($points) } pro { $icon }
for-each-discarded = { SIGNED($points) } pro { $each } im Ablagebereich
    .compact = Ablage: { SIGNED($points) } pro { $icon }
for-each-or = { SIGNED($points) } pro { $each }, mit *{ $given }* stattdessen je { SIGNED($more) }
    .compact = { SIGNED($points) } pro { $icon } ({ SIGNED($more) } mit *{ $given }*)
with = { SIGNED($points) } mit { $any }
    .compact = { SIGNED($points) } { $icon }
best = { $options }
    .compact = { $compact }
without = { SIGNED($points) } ohne { $none }
    .compact = { SIGNED($points) } ohne { $icon }
exactly = { SIGNED($points) } mit insgesamt genau { $count ->
        [2] zwei
       *[other] { $count }
    } Karten der Farben { $kind }
    .compact = { SIGNED($points) } genau { $count } aus { $icon }
first = { SIGNED($points) } jeweils für { $first }
    .compact = { SIGNED($points) } je 1. { $icon }
further = { SIGNED($points) } pro { $further }
    .compact = danach { SIGNED($points) } pro { $icon }
sum-of = Addiert die Grundstärken { $of }
    .compact = + Stärke aller { $icon }
highest-of = Addiert die höchste Grundstärke einer Handkarte ({ $kind })
    .compact = + höchste Stärke { $icon }
runs = Für jede lückenlose Folge von Grundstärken: { $steps }
    .compact = Folge { $counts }: +{ $pays }
suit-sets = Für jede Farbe (jeder Name zählt nur einmal): { $steps }
    .compact = { $counts } einer Farbe: +{ $pays }
step = { SIGNED($points) } bei { $count }
    .last = { SIGNED($points) } ab { $count } Karten
all-suits-differ = { SIGNED($points) }, wenn alle deine nicht blockierten Karten verschiedene Farben haben
    .compact = { SIGNED($points) } alle Farben verschieden
odd = { SIGNED($each) } pro andere Karte mit ungerader Grundstärke oder { SIGNED($all) }, wenn alle deine Handkarten ungerade sind
    .compact = { SIGNED($each) } pro andere ungerade Karte (alle ungerade: { SIGNED($all) })
for-each-other-player = { SIGNED($points) } pro Mitspieler
    .compact = { SIGNED($points) } pro Mitspieler
for-each-penalty-left = { SIGNED($points) } pro Karte, deren Strafe nicht ganz aufgehoben ist
    .compact = { SIGNED($points) } pro bestehende Strafe

## Blockieren

blanks = Blockiert { $every }
    .compact = blockiert { $icon }
blanks-all-but = Blockiert alle Karten außer { $spared }
    .compact = blockiert alle außer { $icon }
blanks-loners = Blockiert vor allen anderen Blockaden jede Karte, die als einzige ihre Farbe hat, außer { $spared }
    .compact = blockiert Farben mit nur 1 Karte (nicht { $icon })
blanked-unless = Ist ohne { $none } blockiert
    .compact = ohne { $icon } blockiert
blanked-with = Ist mit { $any } blockiert
    .compact = mit { $icon } blockiert

## Aufheben und Schutz

clears = Hebt die Strafe { $of } auf
    .compact = { $icon } ohne Strafe
clears-all = Hebt die Strafe aller Karten auf
    .compact = alle ohne Strafe
clears-chosen = Hebt die Strafe einer Karte deiner Wahl ({ $kind }) auf
    .compact = 1 { $icon } ohne Strafe
clears-word = { $where ->
        [within] Hebt in der Strafe { $of } das Wort { $word } auf
       *[everywhere] Hebt in allen Strafen das Wort { $word } auf
    }
    .compact = { $where ->
        [within] hebt Wort { $icon } in { $within } auf
       *[everywhere] hebt Wort { $icon } auf
    }
protects = Deine { $all } können nicht blockiert werden
    .compact = { $icon } nie blockiert
protects-self = Kann nicht blockiert werden
    .compact = nie blockiert
protects-chosen = Eine andere Karte deiner Wahl kann nicht blockiert werden
    .compact = schützt 1 Karte

## Wahlmöglichkeiten

copies-hand-card = Kann Namen, Grundstärke, Farbe und Strafe einer anderen Handkarte annehmen, nicht aber den Bonus
    .compact = kopiert 1 Karte ohne Bonus
takes-name-and-suit = Kann Namen und Farbe einer beliebigen Karte des Spiels ({ $kind }) annehmen, nicht aber Grundstärke, Bonus und Strafe
    .compact = Name + Farbe: { $icon }
changes-suit = Du darfst die Farbe einer anderen Karte ändern; Name, Grundstärke, Bonus und Strafe bleiben
    .compact = ändert 1 Farbe

## Spielende

extra-card = { $source ->
        [deck_top] Am Spielende ziehst du die oberste Karte des Nachzugstapels als zusätzliche Karte
        [deck_any] Am Spielende darfst du eine beliebige Karte des Nachzugstapels als zusätzliche Karte wählen
       *[discard] Am Spielende darfst du eine Karte ({ $kind }) aus dem Ablagebereich als zusätzliche Karte nehmen
    }
    .compact = { $source ->
        [deck_top] Ende: oberste Stapelkarte
        [deck_any] Ende: Stapelkarte nach Wahl
       *[discard] Ende: { $icon } aus der Ablage
    }

## Eigenschaften

also-suits = Zählt auch als { $kind }
    .compact = auch { $icon }
suit-fixed = Die Farben dieser Karte können nicht geändert werden
    .compact = Farben fest
blanked-only-by-itself = Kann von keiner anderen Karte blockiert werden
    .compact = durch andere nie blockiert
blanks-nobody = Führt nie dazu, dass eine andere Karte blockiert wird
    .compact = blockiert niemanden
