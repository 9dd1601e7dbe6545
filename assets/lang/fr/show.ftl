### Le décompte comme un spectacle. $player est le nom d’un joueur, $card celui d’une carte, $points un nombre.

## L’ordre de résolution
show-stage-extra = Cartes supplémentaires
show-stage-choices = Choix
show-stage-clearing = Effacement
show-stage-demon = Démon
show-stage-blanking = Masquage
show-stage-conditions = Conditions
show-stage-counting = Décompte

## Joueurs
show-counted = au décompte
show-waits = attend
show-decides = choisit

## Ce qui est dit
show-so-far = jusqu’ici
show-laid-out = { $count ->
        [one] Une carte est sur la table. Ce qui lui arrive maintenant suit l’ordre de résolution.
       *[other] { $count } cartes sont sur la table. Ce qui leur arrive maintenant suit l’ordre de résolution.
    }
show-base-only = Sa force de base, ni plus ni moins.
show-area = Zone de défausse
show-before = Avant : { $card } { $points }
show-next-card = Ensuite : { $card }
show-sum = { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    } La carte qui rapporte le plus : { $card }, { $most }. Les forces de base totalisent { $base }.

## Choix
show-choices-of = { $player } : ses choix
show-proposed = le meilleur choix est proposé ; changez-le et le décompte recommence
show-changed = changé par vous ; le meilleur choix donnerait { $points }
show-all-same = toutes les réponses donnent le même total
show-fixed = assez réfléchi : cela reste ainsi
show-weighed = chaque réponse est en cours de calcul…
show-asks = { $kind ->
        [copy] copie
        [suit] change
        [clear] efface le malus de
        [protect] protège
       *[become] devient
    }
show-as-it-is = telle quelle
show-means = { $kind ->
        [copy] { $by } compte comme { $card } : avec son nom, sa famille, sa force de base et son malus, mais sans son bonus.
        [clear] Le malus de la carte { $card } ne compte pas.
        [protect] Rien ne peut masquer la carte { $card }.
       *[become] { $by } prend le nom { $card } et sa famille ({ $suit }), mais ni sa force de base, ni son bonus, ni son malus.
    }
show-means-suit = { $by } prend seulement la famille { $suit } : aucun nom, aucun bonus et aucun malus.
show-means-change = { $card } change de famille ({ $suit }) ; son nom, sa force de base, son bonus et son malus restent les mêmes.
show-means-nothing = { $by } renonce à son choix : chaque carte reste telle qu’elle est imprimée.
show-all = Les { $count }…

## Boutons
show-speed = Vitesse ×{ $times }
show-skip = Passer
show-to-end = À la fin
show-next = Main suivante
show-keep = Valider
show-result = Le résultat
show-rematch = Revanche
show-sheets = Feuilles de score
show-ranking = Classement

## La fin
show-margin = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $ahead ->
        [one] { $ahead } point d’avance sur { $player }.
       *[other] { $ahead } points d’avance sur { $player }.
    }
show-tie-base = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : la plus petite somme des forces de base l’emporte, { $base } pour { $player } contre { $more } pour { $other }.
show-tie-shared = Égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et à { $base } en forces de base : la victoire est partagée.
record-best-realms = Votre meilleur score ! Le précédent était de { $before }.
record-best-stories = Votre record d’histoires ! Le précédent était de { $before }.
record-first-win = Votre première victoire !
record-streak = { $count ->
        [one] Une victoire !
       *[other] { $count } victoires de suite !
    }
