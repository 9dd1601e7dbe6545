### Les Objets maudits sur la table et au décompte, et ce qu’ils signifient quand la souris s’y arrête.

table-used-items = Vos objets utilisés
table-item-next = Nouvel objet après votre tour
table-item-reserve = Prochain objet de votre réserve
table-item-first = Premier objet quand votre main est complète
table-item-none = Il ne reste plus d’objet
table-item-deck = Maudits · { $count }
table-item-discard = Défausse · { $count }
table-items-used = { $count ->
        [one] Un objet utilisé
       *[other] { $count } objets utilisés
    }
show-stage-items = Objets
show-items = { $count ->
        [one] Un Objet maudit face cachée
       *[other] { $count } Objets maudits face cachée
    }
show-sum-items = Objets maudits face cachée : { $points }.
show-next-items = Ensuite : les Objets maudits
tip-items-row = Les Objets maudits face cachée devant vous s’ajoutent à votre main : { $items }.
tip-item-deck = { $count ->
        [one] Il reste un Objet maudit à piocher.
       *[other] Il reste { $count } Objets maudits à piocher.
    }
    Quand il n’en reste plus, les objets défaussés sont mélangés en une nouvelle pioche.
tip-item-deck-empty = Il ne reste plus d’Objet maudit à piocher ; au besoin, les objets défaussés sont mélangés.
tip-item-discard = { $count ->
        [one] Un Objet maudit a été défaussé.
       *[other] { $count } Objets maudits ont été défaussés.
    }
tip-item-discard-empty = C’est ici que vont les Objets maudits remplacés par d’autres.
tip-own-item-none = Aucun Objet maudit n’est face visible devant vous.
tip-used-sum = Vos objets utilisés, en tout : { $points }. { $items }.
tip-used = Objets utilisés, en tout { $points } : { $items }.
tip-item-up = Objet maudit : { $item }.
tip-item-none = Aucun Objet maudit n’est face visible ici.
tip-reserve = Mis de côté pour plus tard : { $items }.
tip-item-worth = { $item } { $points }
tip-known-seen = { $count ->
        [one] Tout le monde en connaît une : elle a été prise ou montrée au vu de tous.
       *[other] Tout le monde en connaît { $count } : elles ont été prises ou montrées au vu de tous.
    }
tip-known-private = { $count ->
        [one] Une autre n’a été vue que de vous ; l’œil la signale.
       *[other] { $count } autres n’ont été vues que de vous ; l’œil les signale.
    }
tip-deck-top = Sur le dessus, comme vous l’avez vu : { $cards }.
tip-deck-bottom = Tout en dessous, en partant du bas : { $cards }.
tip-deck-in = S’y trouvent aussi, n’importe où : { $cards }.
tip-hand-grown = Une main de { $size } cartes désormais.
tip-covered = Sous clé : réservée à { $player }.
tip-covered-own = Sous clé : elle vous est réservée.
