### Le bandeau entre la table et la main : ce que le jeu demande, et ce qui se passe.

## Son propre tour

strip-your-turn = À vous de jouer
strip-take = Piochez ou prenez une carte dans la zone de défausse.
strip-take-only = La pioche est vide : prenez une carte dans la zone de défausse.
strip-draw = Piochez une carte.
strip-must-draw = Personne n’a pioché depuis longtemps : piochez.
strip-discard = Choisissez une carte à défausser.
strip-discard-card = Défausser { $card }
strip-choose = Faites vos choix avant le décompte.

## Ce que demandent les cartes et les règles

strip-keep = Gardez une des deux cartes piochées.
strip-keep-hint = L’autre rejoint la zone de défausse.
strip-keep-it = La garder
strip-bring = { $source ->
       *[deck_any] Prenez une carte dans la pioche.
        [discard] Prenez une carte dans la zone de défausse.
    }
strip-shelf = { $count ->
        [one] Il reste une carte dans la pioche.
       *[other] { $more ->
            [yes] Il reste { $count } cartes dans la pioche : la molette et les flèches les montrent toutes.
           *[no] Il reste { $count } cartes dans la pioche.
        }
    }
strip-take-it = La prendre
strip-too-many = Trop de cartes
strip-excess = Vous avez { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }, la limite est de { $limit }. Défaussez-en une.
strip-discard-it = La défausser
strip-best = Répondre au mieux
strip-never-mind = Finalement non
strip-no-difference = { $by } : toutes les réponses se valent ; la partie continue d’elle-même.

## Ce qui se passe sans le joueur

strip-thinking = réfléchit…
strip-ending = La fin de la partie
strip-deciding = Les autres font leurs choix.
strip-over = La partie est finie
strip-over-full = { $count ->
        [one] Une carte se trouve
       *[other] { $count } cartes se trouvent
    } dans la zone de défausse : c’était le dernier tour.
strip-over-empty = La pioche est vide : c’était le dernier tour.
strip-thinks = réfléchit…
strip-waits = attend
