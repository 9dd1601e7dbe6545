### Le plateau de Fantastic Stories : ce qui se dit à l’écran tout autour.

## Le ruban

board-your-turn = À vous : { $todo }
board-turn-of = { $player } : { $todo }
board-your-turn-last = À vous, dernier tour de table : { $todo }
board-turn-of-last = { $player }, dernier tour de table : { $todo }
board-own = À vous de jouer
board-who-rides = Qui monte à bord ? Les autres décident…
board-others = À { $player } de jouer
board-thinking = { $player } réfléchit…
board-second-thought = À { $player } de jouer ; U annule votre coup
board-last = Dernier tour de table : { $player } a { $count ->
        [3] trois
       *[other] { $count }
    } histoires
board-roll = placez ou reprenez des pions, puis lancez les dés
board-roll-last = à égalité, les pions du plateau et du Château comptent
board-no-dice = sans pion en réserve, pas de dé ce tour-ci !
board-move = déplacez un pion
board-first = le premier de deux pions
board-second = le second de deux pions
board-first-with = le premier de deux pions avec le même dé
board-second-with = le second de deux : un autre pion peut reprendre un dé
board-use-dice = utilisez vos dés
board-magic-left = utilisez la magie ou finissez votre tour
board-tell = racontez une histoire ou déplacez un pion
board-no-move = rien à faire ce tour-ci
board-sure = Encore à jouer : { $dice }. Appuyez à nouveau pour finir.
board-sure-stories = Encore à raconter : { $story }. Appuyez à nouveau pour finir.
board-story-with = { $story } ({ $number })
board-too-late = Les pions ne quittent la réserve qu’avant le lancer.
board-where-to = vers où ?
board-which-pawn = quel pion ?
board-which-way = par quel chemin ?
board-magic-trumpet = choisissez un pré, puis un pion
board-magic-keys = choisissez le pion pour le souterrain
board-magic-bell = à quel quai le bac doit-il venir ?
board-along = { $player } va en bac { $dock-to }

## La question du bac

board-ride-to = Aller aussi { $dock-to } ?
board-yes = Embarquer
board-stay = Rester

## Boutons

board-roll-dice = { $count ->
        [0] Continuer sans dé
        [one] Lancer un dé
        [2] Lancer deux dés
        [3] Lancer trois dés
        [4] Lancer quatre dés
        [5] Lancer cinq dés
       *[other] Lancer six dés
    }
board-end = Finir le tour
board-end-sure = Finir quand même
board-end-left = { $count ->
        [one] Finir, { $count } dé restant
       *[other] Finir, { $count } dés restants
    }
board-magic = Magie
board-magic-off = Sans magie
board-which-magic = Quelle magie ?
board-magic-none = Pas maintenant
board-no-magic = Aucun de vos pions n’est sur une case de magie.

## Pourquoi pas

board-number = { $value }
board-why-die = Il vous faut un dé qui montre { $number }.
board-why-far = Aucun de vos pions n’est à côté.
board-why-stuck = Aucun dé ne convient aux chemins qui partent d’ici.
board-why-acted = Vous avez déjà joué un coup ce tour-ci.
board-why-used = Tous vos dés sont utilisés.
board-why-no-dice = Vous n’avez aucun dé ce tour-ci.
board-why-roll = Lancez d’abord les dés.
board-why-castle = De la réserve, un pion ne va qu’au Château.
board-why-book = Seul un pion sur une aventure va dans votre Livre.
board-why-not-yours = Ce n’est pas votre tour.
board-why-one-magic = Vous avez déjà utilisé une magie ce tour-ci.
board-why-two = { magic-two } : il faut deux dés ; avec les règles expert, un seul.
board-why-reroll = { magic-reroll } : seulement avant d’utiliser un dé.
board-why-trumpet = { magic-trumpet } : aucun dé ne convient au vol d’un autre pion.
board-why-keys = { magic-keys } : aucun pion devant une porte avec le bon dé.
board-why-bell-there = { magic-bell } : le bac y est déjà.
board-why-bell-nobody = { magic-bell } : aucun de vos pions n’est sur un quai.
board-why-rolled = Les dés sont jetés : ce coup ne peut plus être annulé.

## Autour du plateau

board-reserve = Réserve
board-stories = Vos histoires
board-stories-note = { $count ->
        [3] trois
       *[other] { $count }
    } sur { $all ->
        [4] quatre
       *[other] { $all }
    } pour gagner
board-story-told = racontée : dans votre Livre
board-dice-will = { $count ->
        [0] aucun dé : tous vos pions disponibles sont au Château
        [one] un dé, pour un pion en réserve
       *[other] { $count } dés, un par pion en réserve
    }
board-dice = { $count ->
        [one] un dé, pour un pion en réserve
       *[other] { $count } dés, un par pion en réserve
    }
board-dice-of = { $player } : ses dés
board-round = Tour de table { $number }
board-last-round = Dernier tour de table ({ $number })
board-began = { $player } a commencé
board-told-by = racontée par { $player } au tour de table { $number }
board-page-on = Cliquez ou appuyez sur une touche pour continuer

## Ce que tout signifie

board-tip-needs = Il faut : { $item } ({ $space }) et un { $number }.
board-tip-called = *{ $name }* : { $meaning }
board-tip-pawns = { $count ->
        [one] { $player } : un pion
       *[other] { $player } : { $count } pions
    }
board-tip-route = Bac { $dock-to }, contre un { $number }.
board-tip-dice = Avant de lancer, décidez combien de pions restent en réserve : chacun donne un dé, six au plus. Cliquez sur un dé pour voir ce qu’il permet.
board-tip-player = Sur le plateau : { $board } ; en réserve : { $reserve } ; histoires racontées : { $stories }.

## La fin

board-won = { $count ->
        [one] Une histoire racontée
       *[other] { $count } histoires racontées
    } en { $rounds ->
        [one] { $rounds } tour de table.
       *[other] { $rounds } tours de table.
    }
board-pawns-left = { $count ->
        [0] aucun pion sur le plateau
        [one] un pion sur le plateau
       *[other] { $count } pions sur le plateau
    }
board-own-place = Vous êtes à la { $place }ᵉ place : { $stories ->
        [0] aucune histoire
        [one] une histoire
       *[other] { $stories } histoires
    }, { $note }.
board-long = Après { $rounds } tours de table, la partie s’arrête. Pour gagner, { $count ->
        [0] il n’a fallu raconter aucune histoire.
        [one] une histoire a suffi.
       *[other] { $count } histoires ont suffi.
    }

## Touches

keys-at-board = Au plateau
keys-board-pawns = parcourir pions et boutons
keys-board-arrows = vers la case éclairée voisine ; avant le lancer, placer ou reprendre un pion
keys-board-act = y aller, sinon le bouton doré
keys-board-die = seulement les coups avec ce dé
keys-magic = magie
keys-board-back = retour, puis le menu
