### Was Karten füreinander tun, aus der Sicht einer von ihnen, und was sie bringen würden.
### $target, $by und $cards sind Kartennamen, $rule ist der Text einer Karte.

relation-pays = { $target } { SIGNED($points) }
relation-pays-with = { $target } { SIGNED($points) } mit { $cards }
relation-paid = { SIGNED($points) } dank { $by }
relation-costs = { SIGNED($points) } wegen { $by }
relation-blanks = Blockiert { $target }
relation-blanked-itself = Mit ihr blockiert sich { $target } selbst
relation-clears = Hebt die Strafe von { $target } auf
relation-clears-word = Hebt bei { $target } das Wort { $word } auf
relation-protects = Schützt { $target } vor dem Blockieren
relation-copied = Kopiert von { $target }
relation-changes = Ändert die Farbe von { $target }: { $kind }
relation-lacks = Fehlt noch: { $rule }
relation-lacks-for = Fehlt noch für { $target }: { $rule }

gain-if-taken = wenn du sie nimmst:
gain-if-discarded = wenn du sie ablegst:
gain-if-back = wenn du sie zurücklegst:

settings-arrows = Pfeile zwischen Karten (R)
settings-gains = Was Karten brächten (V)
