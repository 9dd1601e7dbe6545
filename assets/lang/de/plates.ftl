### Was Spieler zuletzt taten, auf ihren Namensschildern.

did-take = nahm { $card }
did-discard = legte { $card } ab
did-both = nahm { $taken }, legte { $card } ab
did-bring = nahm eine zusätzliche Karte
did-decline = verzichtete
did-use = setzte { $item } ein
# Two of these, one after the other.
did-and = { $first }, { $then }
did-look-you = sah sich deine Hand an
did-look-other = sah sich die Hand von { $player } an
did-name = nannte { $suit-plural }
did-see-you = nannte { $suit-plural }, sah { $cards } bei dir
did-see-cards = sah { $cards } bei dir
did-see-count = { $count ->
        [one] sah eine Karte bei dir
       *[other] sah { $count } Karten bei dir
    }
did-see-none = nannte { $suit-plural }, du hattest keine
did-steal-you = stahl dir { $item }
did-swap-you = tauschte { $card } gegen { $got-name-gender ->
        [feminine] deine
        [neuter] dein
        [plural] deine
       *[masculine] deinen
    } { $got-name-oblique }
did-get-you = nahm { $got-name-gender ->
        [feminine] deine
        [neuter] dein
        [plural] deine
       *[masculine] deinen
    } { $got-name-oblique }
plate-your-turn = du bist dran
plate-asked = du wirst gefragt
plate-decide = du entscheidest
plate-taken = genommen
plate-drawn = gezogen
plate-thinking = überlegt …
plate-item-thinking = { $item }: überlegt …
# A name in the chronicle, in the color of its seat.
player-name = <seat{ $seat }|{ $player }>

## Neben der Summe

table-best-take = bestenfalls { $points }
table-before = vorher { $points }
table-without-extra = ohne Zusatzkarte { $points }
