### Was Spieler zuletzt taten, auf ihren Namensschildern.

did-take = nahm { $card }
did-discard = legte { $card } ab
did-both = nahm { $taken }, legte { $card } ab
did-bring = nahm eine zusätzliche Karte
did-decline = verzichtete
plate-your-turn = du bist dran
plate-asked = du wirst gefragt
plate-decide = du entscheidest
plate-taken = genommen
plate-drawn = gezogen
plate-thinking = überlegt …
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Neben der Summe

table-best-take = bestenfalls { $points }
table-before = vorher { $points }
table-without-extra = ohne Zusatzkarte { $points }
