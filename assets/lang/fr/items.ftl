### Ce que font les Objets maudits, étape par étape.

timing = { $timing ->
        [replace_turn] À la place de votre tour
        [after_turn] Après votre tour
        [as_copied] Comme l’objet réutilisé
       *[any_time] À tout moment de votre tour
    }

count-2 = deux
count-3 = trois
count-7 = sept
count-8 = huit
count-10 = dix

step-deck_top-area = { $then ->
        [yes] Placez ensuite
       *[no] Placez
    } { $count ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de la pioche dans la zone de défausse.
step-hand-area = { $drawn ->
        [no] Défaussez ensuite une autre carte.
       *[any] { $then ->
            [yes] Défaussez ensuite { $count ->
                [one] une carte
               *[other] { $number } cartes
            }.
           *[no] Défaussez d’abord une carte.
        }
    }
step-deck_top-hand = { $count ->
        [0] Piochez-en ensuite autant.
        [one] Piochez ensuite une carte.
       *[other] Piochez { $number } cartes.
    }
step-area-deck_bottom = Placez { $count ->
        [one] une carte
       *[other] { $number } cartes
    } de la zone de défausse sous la pioche.
step-area-hand = Prenez { $count ->
        [one] une carte
       *[other] { $number } cartes
    } dans la zone de défausse.
step-hand-deck_bottom = Placez de { $number } à { $most } cartes de votre main sous la pioche.
step-hand-deck_ends = Remettez-en { $number } sur ou sous la pioche, à votre guise.
step-deck-deck_top = Choisissez une carte de la pioche et placez-la sur le dessus.
step-look_at_hand = Regardez la main d’un autre joueur.
step-look_at_deck = { $end ->
        [deck_top] Regardez la première carte de la pioche avant de décider où prendre votre carte.
       *[deck_bottom] Regardez les { $number } dernières cartes de la pioche sans changer leur ordre.
    }
step-name_suit = Nommez une famille.
step-reveal_suit = Tous les autres joueurs révèlent leurs cartes de cette famille.
step-search_suit = Piochez, { $number } cartes au plus, jusqu’à en obtenir une de cette famille, et gardez-la. Le reste est révélé et remélangé à la pioche.
step-barter = Montrez une de vos cartes. Chaque autre joueur peut en proposer jusqu’à { $number }. Échangez la vôtre contre l’une d’elles, gardez-la, ou défaussez-la et piochez.
step-lay_aside = Mettez de côté { $number } nouveaux objets, face visible. Vos { $number } prochains remplacements seront pris parmi eux.
step-cover = Mettez sous clé { $number } cartes de la zone de défausse. Elles comptent toujours, mais elles vous sont réservées ; { $safe } ne peuvent pas les toucher.
step-use_another = { $source ->
        [other_player] Prenez l’objet face visible d’un autre joueur et utilisez-le aussitôt. Ce joueur en pioche un nouveau.
        [discards] Prenez l’un des { $number } derniers objets défaussés et utilisez-le aussitôt.
       *[face_down] Réutilisez l’un de vos objets face cachée, sauf { $but }.
    }
step-grow_hand = Ne défaussez pas ce tour-ci : désormais, votre main compte une carte de plus.
step-turn_again = Jouez un autre tour après celui-ci. Cet objet n’est remplacé qu’après ce second tour.
step-shuffle_later = Mélangez la pioche à la fin de votre tour.
item-for-two = Vaut { SIGNED($value) } à deux joueurs.
item-hoard = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus si vous avez au moins { $number } autres objets face cachée.

## En peu de mots, pour les petites cartes

brief-spyglass = voir une main
brief-sarcophagus = défausser la 1ʳᵉ, rien d’autre
brief-blindfold = défausser, puis piocher
brief-book_of_prophecy = voir les 7 dernières
brief-crystal_ball = faire révéler une famille
brief-market_wagon = proposer un échange
brief-backpack = 3 objets en réserve
brief-shovel = enterrer une défausse
brief-sealed_vault = mettre 2 cartes sous clé
brief-crystal_lens = voir la 1ʳᵉ carte de la pioche
brief-larcenous_gloves = voler un objet et l’utiliser
brief-junkyard_map = utiliser un objet défaussé
brief-winged_boots = défausser la 1ʳᵉ à tout moment
brief-staff_of_transmutation = échanger 3 à 8 cartes
brief-rake = prendre 2, défausser 2
brief-treasure_chest = { SIGNED($points) } avec { $others } autres objets
brief-fishhook = piocher 2, défausser 2
brief-repair_kit = réutiliser un objet
brief-hourglass = un tour de plus
brief-gold_mirror = remplacer 3 défausses
brief-cauldron = piocher 3, en garder 1
brief-lantern = chercher une famille
brief-portal = une carte de plus en main
brief-wishing_ring = choisir la 1ʳᵉ de la pioche
