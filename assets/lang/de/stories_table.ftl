### Der Spielplan von Fantastic Stories: was rundherum auf dem Bildschirm gesagt wird.

## Das Band

board-your-turn = Dein Zug: { $todo }
board-turn-of = { $player }: { $todo }
board-your-turn-last = Dein Zug, letzte Runde: { $todo }
board-turn-of-last = { $player }, letzte Runde: { $todo }
board-own = Du bist am Zug
board-who-rides = Wer fährt mit? Die anderen entscheiden …
board-others = { $player } ist am Zug
board-thinking = { $player } überlegt …
board-second-thought = { $player } ist dran; U nimmt deinen Zug zurück
board-last = Letzte Runde: { $player } hat { $count ->
        [3] drei
       *[other] { $count }
    } Geschichten
board-roll = Figuren in die Burg oder zurück, dann würfeln
board-roll-last = bei Gleichstand zählen Figuren auf dem Spielplan und in der Burg
board-no-dice = ohne Figur im Vorrat kein Würfel in diesem Zug!
board-move = zieh eine Figur
board-first = die erste von zwei Figuren
board-second = die zweite von zwei Figuren
board-first-with = die erste von zwei Figuren mit demselben Würfel
board-second-with = die zweite von zwei: ein Würfel noch einmal
board-use-dice = nutz deine Würfel
board-magic-left = nutz einen Zauber oder beende deinen Zug
board-tell = erzähl eine Geschichte oder zieh eine Figur
board-no-move = in diesem Zug geht nichts
board-sure = Noch nutzbar: { $dice }. Noch einmal, und der Zug endet.
board-sure-stories = Noch zu erzählen: { $story }. Noch einmal, und der Zug endet.
board-story-with = { $story } ({ $number })
board-too-late = Aus dem Vorrat kommen Figuren nur vor dem Wurf.
board-where-to = wohin?
board-which-pawn = welche Figur?
board-which-way = auf welchem Weg?
board-magic-trumpet = wähl eine Weide, dann eine Figur
board-magic-keys = wähl die Figur für den Tunnel
board-magic-bell = an welchen Anleger soll die Fähre kommen?
board-along = { $player } fährt mit der Fähre { $dock-to }

## Die Frage der Fähre

board-ride-to = Mitfahren { $dock-to }?
board-yes = Mitfahren
board-stay = Bleiben

## Schaltflächen

board-roll-dice = { $count ->
        [0] Weiter ohne Würfel
        [one] Einen Würfel werfen
        [2] Zwei Würfel werfen
        [3] Drei Würfel werfen
        [4] Vier Würfel werfen
        [5] Fünf Würfel werfen
       *[other] Sechs Würfel werfen
    }
board-end = Zug beenden
board-end-sure = Trotzdem beenden
board-end-left = { $count ->
        [one] Zug beenden, noch ein Würfel
       *[other] Zug beenden, noch { $count } Würfel
    }
board-magic = Zauber
board-magic-off = Kein Zauber
board-which-magic = Welcher Zauber?
board-magic-none = Jetzt kein Zauber
board-no-magic = Keine deiner Figuren steht auf einem Zauberfeld.

## Warum etwas nicht geht

board-number = { $value }
board-why-die = Dafür brauchst du einen Würfel mit der Zahl { $number }.
board-why-far = Keine deiner Figuren steht daneben.
board-why-stuck = Kein Würfel passt zu einem Weg von hier.
board-why-acted = Du hast in diesem Zug schon gezogen.
board-why-used = Alle deine Würfel sind verbraucht.
board-why-no-dice = In diesem Zug hast du keine Würfel.
board-why-roll = Wirf zuerst die Würfel.
board-why-castle = Aus dem Vorrat geht es nur in die Burg.
board-why-book = In dein Buch kommt nur eine Figur von einem Abenteuer.
board-why-not-yours = Du bist nicht am Zug.
board-why-one-magic = In diesem Zug hast du schon gezaubert.
board-why-two = { magic-two }: Dafür brauchst du zwei Würfel, im Expertenspiel einen.
board-why-reroll = { magic-reroll } geht nur, bevor du einen Würfel nutzt.
board-why-trumpet = { magic-trumpet }: Kein Würfel passt zum Flug einer anderen Figur.
board-why-keys = { magic-keys }: Keine Figur steht vor einer Tür, zu der ein Würfel passt.
board-why-bell-there = { magic-bell }: Die Fähre liegt schon dort.
board-why-bell-nobody = { magic-bell }: Keine deiner Figuren steht an einem Anleger.
board-why-rolled = Die Würfel sind gefallen: Das lässt sich nicht zurücknehmen.

## Um den Spielplan

board-reserve = Vorrat
board-stories = Deine Geschichten
board-stories-note = { $count ->
        [3] drei
       *[other] { $count }
    } von { $all ->
        [4] vier
       *[other] { $all }
    } gewinnen
board-story-told = erzählt: in deinem Buch
board-dice-will = { $count ->
        [0] kein Würfel: alle Figuren daheim stehen in der Burg
        [one] ein Würfel für eine Figur im Vorrat
       *[other] { $count } Würfel, einer für jede Figur im Vorrat
    }
board-dice = { $count ->
        [one] ein Würfel für eine Figur im Vorrat
       *[other] { $count } Würfel, einer für jede Figur im Vorrat
    }
board-dice-of = gewürfelt von { $player }
board-round = Runde { $number }
board-last-round = Letzte Runde ({ $number })
board-began = { $player } begann
board-told-by = erzählt von { $player } in Runde { $number }
board-page-on = Weiter mit Klick oder Taste

## Was die Dinge bedeuten

board-tip-needs = Nötig: { $item } ({ $space }) und eine { $number }.
board-tip-called = *{ $name }*: { $meaning }
board-tip-pawns = { $count ->
        [one] { $player }: eine Figur
       *[other] { $player }: { $count } Figuren
    }
board-tip-route = Fähre { $dock-to }, für eine { $number }.
board-tip-dice = Entscheide vor dem Wurf, wie viele Figuren im Vorrat bleiben: Jede gibt dir einen Würfel, höchstens sechs. Ein Klick auf einen Würfel zeigt, was er kann.
board-tip-player = Auf dem Spielplan: { $board }, im Vorrat: { $reserve }, erzählte Geschichten: { $stories }.

## Das Ende

board-won = { $count ->
        [one] Eine Geschichte erzählt
       *[other] { $count } Geschichten erzählt
    } in { $rounds ->
        [one] { $rounds } Runde.
       *[other] { $rounds } Runden.
    }
board-pawns-left = { $count ->
        [0] keine Figur auf dem Spielplan
        [one] eine Figur auf dem Spielplan
       *[other] { $count } Figuren auf dem Spielplan
    }
board-own-place = Du bist auf Platz { $place }: { $stories ->
        [0] keine Geschichte
        [one] eine Geschichte
       *[other] { $stories } Geschichten
    }, { $note }.
board-long = Nach { $rounds } Runden ist Schluss. Für den Sieg { $count ->
        [0] reichte es auch ohne Geschichte.
        [one] reichte eine Geschichte.
       *[other] reichten { $count } Geschichten.
    }

## Tasten

keys-at-board = Am Spielplan
keys-board-pawns = durch Figuren und Schaltflächen gehen
keys-board-arrows = zum nächsten hellen Feld; vor dem Wurf Figuren hinein und zurück
keys-board-act = dorthin, sonst die goldene Schaltfläche
keys-board-die = nur Züge mit diesem Würfel
keys-magic = Zauber
keys-board-back = zurück, dann Menü
