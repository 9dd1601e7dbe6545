### Ce qui arrive avec les Objets maudits, dans la chronique ; et pourquoi on ne peut pas en utiliser un.

log-item-drawn = { $player } a maintenant { $item }.
log-item-reserve = { $player } sort { $item } de sa réserve.
log-item-discarded = { $player } défausse { $item }.
log-items-shuffled = Les objets défaussés sont mélangés en une nouvelle pioche.
log-item-used = { $player } utilise { $item }.
log-item-again = { $player } utilise à nouveau { $item }.
log-item-stolen = { $player } vole { $item } à { $other } et s’en sert aussitôt.
log-item-found = { $player } récupère { $item } parmi les objets défaussés et s’en sert aussitôt.
log-laid-aside = { $player } met de côté { $items }.
log-looked = { $player } regarde { $at ->
        [hand] les cartes que tient { $other }.
        [deck_top] la première carte de la pioche.
       *[deck_bottom] les dernières cartes de la pioche.
    }
log-looked-cards = { $player } regarde { $at ->
        [hand] les cartes que tient { $other } : { $cards }.
        [deck_top] la première carte de la pioche : { $cards }.
       *[deck_bottom] les dernières cartes de la pioche : { $cards }.
    }
log-named-suit = { $source } : { $player } nomme la famille { $kind }.
log-showed = { $player } montre { $cards }.
log-showed-none = { $player } n’a rien à montrer.
log-offered = { $player } propose { $card }.
log-offered-none = { $player } passe.
log-swapped = { $player } échange avec { $other } { $card } contre { $got }.
log-turned-up = De la pioche à la zone de défausse : { $card }.
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
log-search-found = { $player } trouve une carte de la famille { $kind } ; { $count ->
        [0] c’était la première carte.
        [one] une autre carte retourne dans la pioche.
       *[other] { $count } autres cartes retournent dans la pioche.
    }
log-search-card = { $player } trouve { $card } ; { $count ->
        [0] c’était la première carte.
        [one] une autre carte retourne dans la pioche.
       *[other] { $count } autres cartes retournent dans la pioche.
    }
log-search-failed = { $player } ne trouve aucune carte de la famille { $kind } en { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
log-covered = { $player } met { $card } sous clé.
log-hand-grew = { $player } a désormais une main de { $size } cartes ; rien n’est défaussé ce tour-ci.
log-plays-again = { $player } joue un autre tour.
log-deck-shuffled = La pioche est mélangée.

illegal-covered = Un autre joueur a mis cette carte sous clé.
illegal-item-taken = Cet objet ne peut être utilisé qu’avant de prendre une carte.
illegal-item-after = Cet objet ne peut être utilisé qu’à la fin de votre tour.
illegal-item-replace = Un objet ne peut être remplacé qu’à la fin de votre tour.
illegal-item-discarded = Cet objet ne peut être utilisé qu’avant votre défausse.
illegal-item-area = Il n’y a pas assez de cartes dans la zone de défausse pour cet objet.
illegal-item-covered = Il n’y a pas assez de cartes dans la zone de défausse pour cet objet : celles mises sous clé ne comptent pas.
illegal-item-nobody = Personne d’autre n’a de cartes.
illegal-item-none = Aucun objet ne s’y prête en ce moment.
