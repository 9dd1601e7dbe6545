### Ce qui arrive avec les Objets maudits, dans la chronique ; et pourquoi on ne peut pas en utiliser un.

log-item-drawn = { $player } a maintenant { $item }.
log-item-reserve = { $player } a maintenant { $item }, de sa réserve.
log-item-discarded = { $player } défausse { $item }.
log-items-shuffled = Les objets défaussés sont mélangés en une nouvelle pioche.
log-item-used = { $player } utilise { $item }.
log-item-again = { $player } utilise à nouveau { $item }.
log-item-stolen = { $player } prend { $item } à { $other } et l’utilise.
log-item-found = { $player } reprend { $item } parmi les objets défaussés et l’utilise.
log-laid-aside = { $player } met de côté { $items }.
log-looked = { $player } regarde { $at ->
        [hand] la main de { $other }.
        [deck_top] la première carte de la pioche.
       *[deck_bottom] les dernières cartes de la pioche.
    }
log-looked-cards = { $player } regarde { $at ->
        [hand] la main de { $other } : { $cards }.
        [deck_top] la première carte de la pioche : { $cards }.
       *[deck_bottom] les dernières cartes de la pioche : { $cards }.
    }
log-named-suit = { $item } : { $player } nomme { $kind }.
log-showed = { $player } montre { $cards }.
log-showed-none = { $player } n’a rien à montrer.
log-offered = { $player } propose { $card }.
log-offered-none = { $player } ne propose plus rien.
log-swapped = { $player } échange { $card } contre { $got } de { $other }.
log-turned-up = { $card } passe de la pioche à la zone de défausse.
log-buried = { $player } met { $card } sous la pioche.
log-put-back = { $player } met une carte { $end ->
        [top] sur la pioche.
       *[bottom] sous la pioche.
    }
log-put-back-card = { $player } met { $card } { $end ->
        [top] sur la pioche.
       *[bottom] sous la pioche.
    }
log-wished = { $player } met une carte de la pioche sur le dessus.
log-wished-card = { $player } met { $card } sur la pioche.
log-search-found = { $player } trouve { $kind } ; { $count ->
        [0] c’était la première carte.
        [one] une autre carte retourne dans la pioche.
       *[other] { $count } autres cartes retournent dans la pioche.
    }
log-search-card = { $player } trouve { $card } ; { $count ->
        [0] c’était la première carte.
        [one] une autre carte retourne dans la pioche.
       *[other] { $count } autres cartes retournent dans la pioche.
    }
log-search-failed = { $player } ne trouve pas { $kind } parmi { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
log-covered = { $player } met { $card } sous clé.
log-hand-grew = La main de { $player } compte désormais { $size } cartes.
log-plays-again = { $player } joue un autre tour.
log-deck-shuffled = La pioche est mélangée.

illegal-covered = Un autre joueur a mis cette carte sous clé.
illegal-item-taken = Cet objet ne peut être utilisé qu’avant de prendre une carte.
illegal-item-after = Cet objet ne peut être utilisé qu’à la fin de votre tour.
illegal-item-discarded = Cet objet ne peut être utilisé qu’avant de défausser.
illegal-item-area = Il n’y a pas assez de cartes pour lui dans la zone de défausse.
illegal-item-nobody = Personne d’autre n’a de cartes.
illegal-item-none = Il n’y a pas d’objet pour lui en ce moment.
