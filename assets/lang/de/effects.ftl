### Was die Karten tun: eine Nachricht je Effekt, mit einer Kurzform für kleine Karten.
### SIGNED(...) schreibt eine Zahl mit Vorzeichen.

## Punkte

for-each = { SIGNED($points) } pro { $each }
for-each-discarded = { SIGNED($points) } pro { $each } im Ablagebereich
for-each-or = { SIGNED($points) } pro { $each }, mit *{ $given }* stattdessen je { SIGNED($more) }
with = { SIGNED($points) } mit { $any }
best = { $options }
without = { SIGNED($points) } ohne { $none }
exactly = { SIGNED($points) } mit insgesamt genau { $count ->
        [2] zwei
       *[other] { $count }
    } Karten der Farben { $kind }
first = { SIGNED($points) } jeweils für { $first }
further = { SIGNED($points) } pro { $further }
sum-of = Addiert die Grundstärken { $of }
highest-of = Addiert die höchste Grundstärke einer Handkarte ({ $kind })
runs = Für jede lückenlose Folge von Grundstärken: { $steps }
suit-sets = Für jede Farbe (jeder Name zählt nur einmal): { $steps }
step = { SIGNED($points) } bei { $count }
    .last = { SIGNED($points) } ab { $count } Karten
all-suits-differ = { SIGNED($points) }, wenn alle deine nicht blockierten Karten verschiedene Farben haben
odd = { SIGNED($each) } pro andere Karte mit ungerader Grundstärke oder { SIGNED($all) }, wenn alle deine Handkarten ungerade sind
for-each-other-player = { SIGNED($points) } pro Mitspieler
for-each-penalty-left = { SIGNED($points) } pro Karte, deren Strafe nicht ganz aufgehoben ist

## Blockieren

blanks = Blockiert { $every }
blanks-all-but = Blockiert alle Karten außer { $spared }
blanks-loners = Blockiert vor allen anderen Blockaden jede Karte, die als einzige ihre Farbe hat, außer { $spared }
blanked-unless = Ist ohne { $none } blockiert
blanked-with = Ist mit { $any } blockiert

## Aufheben und Schutz

clears = Hebt die Strafe { $of } auf
clears-all = Hebt die Strafe aller Karten auf
clears-chosen = Hebt die Strafe einer Karte deiner Wahl ({ $kind }) auf
clears-word = { $where ->
        [within] Hebt in der Strafe { $of } das Wort { $word } auf
       *[everywhere] Hebt in allen Strafen das Wort { $word } auf
    }
protects = Deine { $all } können nicht blockiert werden
protects-self = Kann nicht blockiert werden
protects-chosen = Eine andere Karte deiner Wahl kann nicht blockiert werden

## Wahlmöglichkeiten

copies-hand-card = Kann Namen, Grundstärke, Farbe und Strafe einer anderen Handkarte annehmen, nicht aber den Bonus
takes-name-and-suit = Kann Namen und Farbe einer beliebigen Karte des Spiels ({ $kind }) annehmen, nicht aber Grundstärke, Bonus und Strafe
changes-suit = Du darfst die Farbe einer anderen Karte ändern; Name, Grundstärke, Bonus und Strafe bleiben

## Spielende

extra-card = { $source ->
        [deck_top] Am Spielende ziehst du die oberste Karte des Nachzugstapels als zusätzliche Karte
        [deck_any] Am Spielende darfst du eine beliebige Karte des Nachzugstapels als zusätzliche Karte wählen
       *[discard] Am Spielende darfst du eine Karte ({ $kind }) aus dem Ablagebereich als zusätzliche Karte nehmen
    }

## Eigenschaften

also-suits = Zählt auch als { $kind }
suit-fixed = Die Farben dieser Karte können nicht geändert werden
blanked-only-by-itself = Kann von keiner anderen Karte blockiert werden
blanks-nobody = Führt nie dazu, dass eine andere Karte blockiert wird
