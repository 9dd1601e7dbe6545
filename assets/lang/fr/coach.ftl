### Le conseiller : ce qu’il vaut mieux faire, et pourquoi.
### $card, $gone, $target et $item sont des noms, $rule le texte d’une carte, $what un lien entre cartes.

## Le bouton, et ce qu’on en dit

table-hint = Conseil
tip-hint = Vous dit ce que ferait le conseiller, et pourquoi. Les conseils sont comptés. (H)
tip-hint-not = Le conseiller parle quand c’est à vous de décider.
keys-hint = un conseil
hint-thinking = Le conseiller réfléchit…
hint-failed = Le conseiller ne sait pas non plus.
hints-taken = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }

## Le titre : des estimations

hint-title = Conseil
hint-title-points = Conseil : { $points ->
        [one] ≈ { $points } point
       *[other] ≈ { $points } points
    }
hint-title-both = Conseil : victoire à ≈ { $percent } %, { $points ->
        [one] ≈ { $points } point
       *[other] ≈ { $points } points
    }

## Que faire

hint-said = { $do }. { $why }
hint-draw = Piochez
hint-take-discard = Prenez { $card } et défaussez { $gone }
hint-pick = { $how ->
        [keep] Gardez { $card }
        [discard] Défaussez { $card }
        [excess] Défaussez { $card }
        [bury] Placez { $card } sous la pioche
        [under] Placez { $card } sous la pioche
        [cover] Mettez { $card } sous clé
        [show] Montrez { $card }
        [offer] Proposez { $card }
        [item] Utilisez { $card }
       *[take] Prenez { $card }
    }
hint-put = { $end ->
        [top] Placez { $card } sur la pioche
       *[bottom] Placez { $card } sous la pioche
    }
hint-use = Utilisez { $item }
hint-replace = Remplacez votre objet
hint-done = Terminez votre tour
hint-player = Choisissez { $player }
hint-suit = Nommez la famille { $kind }
hint-discard-and-draw = Défaussez-la et piochez
hint-without = Passez

## Pourquoi

coach-both = { $first } { $second }
coach-helps = { $what } ; en tout { SIGNED($points) } si l’on comptait maintenant.
coach-gain = Cela ferait { SIGNED($points) } si l’on comptait maintenant.
coach-later = À la longue, c’est payant.
coach-open = Encore possible pour la carte { $target } : { $rule }.
coach-denies = { $player } a la carte { $card } : ensemble, elles lui rapporteraient { SIGNED($points) }.
coach-ends = Cela met fin à la partie, et votre main vaut { $points }.
coach-blanked = Elle est masquée de toute façon.
coach-harms = Elle vous nuit : { $what }.
coach-least = { $points ->
        [one] Aucune autre défausse ne vous laisse plus de { $points } point.
       *[other] Aucune autre défausse ne vous laisse plus de { $points } points.
    }
coach-draw-known = Vous savez ce qu’il y a dessus : { $card }.
coach-draw-two = Vous voyez deux cartes et en gardez une.
coach-draw = { $count ->
        [0] Aucune des { $of } cartes que vous n’avez pas vues n’améliore votre main aussitôt.
        [one] Une des { $of } cartes que vous n’avez pas vues améliore votre main aussitôt.
       *[other] { $count } des { $of } cartes que vous n’avez pas vues améliorent votre main aussitôt.
    }
coach-suit = { $count ->
        [0] Plus aucune carte de cette famille n’est cachée.
        [one] Une carte de cette famille est encore cachée.
       *[other] { $count } cartes de cette famille sont encore cachées.
    }
coach-replace = Celui que vous avez ne vous aide pas.
coach-done = On ne peut rien faire de plus pour votre main.
coach-near = La partie peut finir avant votre prochain tour.
