### La feuille de score : pourquoi une carte rapporte ce qu’elle rapporte.
### $rule est le texte de la carte, $cards et $by sont des noms de cartes.

## Raisons

why-counted = { $rule }
why-counted-cards = { $rule } ({ $cards })
why-blanked-by = { $noun-gender ->
        [feminine] Masquée
        [plural] Masqués
       *[masculine] Masqué
    } par { $by }
why-blanked-self = { $noun-gender ->
        [feminine] Masquée par elle-même
        [plural] Masqués par eux-mêmes
       *[masculine] Masqué par lui-même
    }
why-blanked-with = { $noun-gender ->
        [feminine] Masquée par elle-même
        [plural] Masqués par eux-mêmes
       *[masculine] Masqué par lui-même
    }, avec { $by }
why-blanked-without = { $noun-gender ->
        [feminine] Masquée par elle-même
        [plural] Masqués par eux-mêmes
       *[masculine] Masqué par lui-même
    }, sans { $none }
why-blanked-ring = { $noun-gender ->
        [feminine] Masquée
        [plural] Masqués
       *[masculine] Masqué
    } en boucle avec { $by }
why-brought = Carte supplémentaire apportée par { $by }, { $source ->
        [discard] de la zone de défausse
       *[deck] de la pioche
    }
why-cleared = Malus effacé par { $by }
why-word-cleared = Mot { $word } effacé par { $by }
why-protected = { $noun-gender ->
        [feminine] Protégée
        [plural] Protégés
       *[masculine] Protégé
    } du masquage par { $by }
why-copies = Copie { $name }
why-takes-name = Compte comme { $name }
why-takes-suit = Compte comme { $kind }
why-changed = { $noun-gender ->
        [feminine] Changée
        [plural] Changés
       *[masculine] Changé
    } en { $kind } par { $by }

## La feuille

pad-base = Base
pad-bonus = Bonus
pad-penalty = Malus
pad-total = Total
pad-blanked = masquée

## Ce qui ne va pas dans une main

bad-json = Ce n’est pas l’objet JSON attendu.
bad-json-part = Ce n’est pas l’objet JSON attendu : « { $key } » manque ou n’a pas la forme voulue.
bad-card = La carte « { $key } » n’existe pas.
bad-card-module = « { $key } » appartient au module « { $module } », qui n’est pas utilisé.
bad-item = L’Objet maudit « { $key } » n’existe pas.
bad-items-module = Les Objets maudits exigent le module « items », qui n’est pas utilisé.
bad-twice = « { $key } » apparaît deux fois.
bad-too-many = Une main compte au plus { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    }, pas { $count }.
bad-players = Une partie compte de { $least } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }, pas { $count }.
bad-module = Le module « { $key } » n’existe pas.
bad-choice-absent = Un choix a été fait pour « { $key } », qui n’est pas dans la main.
bad-choice-none = « { $key } » n’offre aucun choix.
bad-choice-target = « { $key } » ne peut pas choisir « { $target } ».
bad-choice-form = Le choix pour « { $key } » n’a pas la forme attendue.
