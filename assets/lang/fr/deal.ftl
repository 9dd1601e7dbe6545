### Une partie sous forme de code, pour la rejouer ou la partager.

deal-copy = Copier le code
deal-copied = Le code de cette partie est dans le presse-papiers : *{ $code }*
deal-not-copied = Le presse-papiers est inaccessible. Le code de cette partie est *{ $code }*
deal-ok = OK
deal-play = Jouer un code
deal-code = Code de la partie
deal-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
deal-empty = Collez le code d’une partie avec Ctrl+V ou saisissez-le.
deal-letter = « { $letter } » ne figure dans aucun code. Vérifiez votre saisie.
deal-mistyped = Ce code contient une faute de frappe, ou il en manque une partie.
deal-title = Ce code est celui d’un jeu que cette version ne connaît pas.
deal-older = Ce code correspond à des règles plus anciennes (version { $found } ; ici, version { $known }). Ce serait aujourd’hui une autre partie.
deal-newer = Ce code correspond à des règles plus récentes (version { $found } ; ici, version { $known }). Mettez le jeu à jour pour y jouer.
deal-options = Ce code ne peut pas être joué : { $why }
deal-seats = { $count ->
        [one] Cette partie est pour { $count } joueur.
       *[other] Cette partie est pour { $count } joueurs.
    }
