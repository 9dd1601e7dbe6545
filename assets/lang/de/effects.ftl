### Was die Karten tun: eine Nachricht je Effekt, mit einer Kurzform für kleine Karten.
### SIGNED(...) schreibt eine Zahl mit Vorzeichen.

## Punkte

for-each = { SIGNED($points) } für { $each }
for-each-discarded = { SIGNED($points) } für { $each } im Ablagebereich
for-each-or = { SIGNED($points) } für { $each }, mit { $given } stattdessen je { SIGNED($more) }
with = { SIGNED($points) } mit { $any }
best = { $options }
without = { SIGNED($points) } ohne { $none }
exactly = { SIGNED($points) } mit insgesamt genau { $count ->
        [2] zwei
       *[other] { $count }
    } Karten der Farben { $kind }
first = { SIGNED($points) } jeweils für { $first }
further = { SIGNED($points) } für { $further }
sum-of = Addiert die Basisstärken { $of }
highest-of = Addiert die höchste Basisstärke einer deiner Handkarten ({ $kind })
runs = Für jede Straße aufeinanderfolgender Basisstärken: { $steps }
suit-sets = Für jede Farbe (jeder Name zählt nur einmal): { $steps }
step = { SIGNED($points) } bei { $count }
    .last = { SIGNED($points) } ab { $count } Karten
all-suits-differ = { SIGNED($points) }, wenn alle deine nicht blockierten Karten verschiedene Farben haben
odd = { SIGNED($each) } für jede andere Karte mit ungerader Basisstärke oder { SIGNED($all) }, wenn alle deine Handkarten ungerade sind
for-each-other-player = { SIGNED($points) } für jeden Mitspieler
for-each-penalty-left = { SIGNED($points) } für jede Karte, deren Strafe nicht vollständig aufgehoben ist

## Blockieren

blanks = Blockiert { $every }
blanks-all-but = Blockiert alle Karten außer { $spared }
blanks-loners = Blockiert als Erstes jede Karte, von deren Farbe du keine zweite hast, außer { $spared }
blanked-unless = Blockiert, wenn ohne { $none }
blanked-with = Blockiert, wenn mit { $any }

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

copies-hand-card = Kann Namen, Basisstärke, Farbe und Strafe einer anderen Handkarte annehmen, nicht aber ihren Bonus
takes-name-and-suit = Kann Namen und Farbe einer beliebigen Karte des Spiels ({ $kind }) annehmen, nicht aber Basisstärke, Bonus und Strafe
changes-suit = Du darfst die Farbe einer anderen Karte ändern; Name, Basisstärke, Bonus und Strafe bleiben

## Spielende

extra-card = { $source ->
        [deck_top] Am Spielende ziehst du die oberste Karte des Nachziehstapels als zusätzliche Karte
        [deck_any] Am Spielende darfst du eine beliebige Karte des Nachziehstapels als zusätzliche Karte wählen
       *[discard] Am Spielende darfst du eine Karte ({ $kind }) aus dem Ablagebereich als zusätzliche Karte nehmen
    }

## Eigenschaften

also-suits = Zählt auch als { $kind }
suit-fixed = Die Farben dieser Karte können nicht geändert werden
blanked-only-by-itself = Kann von keiner anderen Karte blockiert werden
blanks-nobody = Führt nie dazu, dass eine andere Karte blockiert wird
