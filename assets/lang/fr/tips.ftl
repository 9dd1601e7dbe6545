### Ce que signifient les choses sur la table, quand la souris s’y arrête.

tip-deck = { $count ->
        [0] La pioche est épuisée.
        [one] Il reste une carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
tip-deck-draw = Cliquez dessus, faites glisser la première carte vers votre main ou appuyez sur D.
tip-dial = { $left ->
        [0] La dernière carte est défaussée : toutes les mains sont comptées.
        [one] Encore une carte dans la défausse et la partie se termine.
       *[other] Encore { $left } cartes dans la défausse et la partie se termine.
    }
tip-area = La zone de défausse. Au début d’un tour, on peut y prendre une carte au lieu de piocher. À { $most } cartes, la partie se termine.
tip-medal = Ce que vaut votre main ({ $note }).
tip-about = Estimation : elle inclut des cartes que personne ne connaît encore.
tip-unknown = Ce que rapporteront en moyenne les cartes encore inconnues.
tip-card = { $card }, { $kind }, force de base { $strength }
tip-blanked = Barrée : une carte masquée ne compte ni pour elle-même ni pour les autres.
tip-strength = Force de base { $strength } : ce que la carte vaut avant son bonus et son malus.
tip-suit = { $kind } : la famille de cette carte. D’autres cartes la demandent, comme son nom.
tip-seal = Masquée : elle ne compte pas, et pour les autres, ni son nom ni sa famille n’existent.
tip-cleared = Son malus est effacé : il ne s’applique pas.
tip-name = *{ $name }*
tip-your-turn = C’est à vous de jouer.
tip-not-your-turn = C’est à quelqu’un d’autre de jouer.
tip-hand = { $count ->
        [0] N’a aucune carte en main.
        [one] A une carte en main.
       *[other] A { $count } cartes en main.
    }
tip-known = { $count ->
        [one] Tout le monde en connaît une : elle vient de la défausse.
       *[other] Tout le monde en connaît { $count } : elles viennent de la défausse.
    }
tip-conceded = A abandonné ; { $opponent } joue à sa place.
tip-draw = Pioche une carte. (D ou Entrée)
tip-draw-not = On pioche au début de son tour.
tip-sort = Trie votre main par famille. (S)
tip-undo = Annule votre dernier coup. (U)
tip-undo-not = Rien ne peut être annulé maintenant.
tip-replace = Défausse votre objet et en dévoile un nouveau. Comme vous l’aurez vu, cela ne peut pas être annulé. (X)
tip-rules = Le déroulement d’un tour et toutes les autres règles.
tip-menu = Réglages, touches, code de cette partie et sortie. (Échap)
