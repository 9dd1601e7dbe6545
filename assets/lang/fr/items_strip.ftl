### Le bandeau avec les Objets maudits : ce qu’ils demandent, et ce qu’ils montrent.

## Son propre objet

strip-use = Utiliser
strip-replace = Remplacer
strip-end-turn = Finir le tour
strip-cancel = Renoncer
strip-leave-it = Pas maintenant
strip-your-turn-again = Encore à vous de jouer
strip-take-grown = Votre main compte désormais une carte de plus : prenez-en une, sans rien défausser ce tour-ci.
strip-take-shuffled = Piochez ou prenez une carte. La pioche est mélangée après votre tour.
strip-finish = Gardez votre objet, remplacez-le ou utilisez-le.
strip-finish-leave = Gardez votre objet ou remplacez-le.
strip-no-item = Vous n’avez pas d’objet en ce moment.

## Ce que demandent les objets

strip-item-take = { $of ->
        [1] Prenez une carte dans la zone de défausse.
       *[other] Prenez une carte dans la zone de défausse : { $now } sur { $of }.
    }
strip-item-discard = { $of ->
        [1] Défaussez une carte.
       *[other] Défaussez une carte : { $now } sur { $of }.
    }
strip-item-discard-found = Vous avez trouvé { $card } : défaussez une autre carte.
strip-item-bury = { $of ->
        [1] Quelle carte va sous la pioche ?
       *[other] Quelle carte va sous la pioche ? { $now } sur { $of }.
    }
strip-item-under = Mettez de { $least } à { $of } cartes sous la pioche : carte { $now }.
strip-item-back = Remettez une des cartes piochées : { $now } sur { $of }.
strip-item-wish = Quelle carte va sur le dessus de la pioche ?
strip-item-cover = Mettez une carte sous clé : { $now } sur { $of }.
strip-item-suit = Nommez une famille.
strip-item-player = De qui voulez-vous voir la main ?
strip-item-show = Laquelle de vos cartes montrez-vous aux autres ?
strip-item-offer = { $player } montre { $card }. Votre offre : { $now } sur { $of }.
strip-item-trade = Que prenez-vous contre { $card } ?
strip-item-trade-none = Personne ne propose rien contre { $card }.
strip-item-item = Quel objet utilisez-vous ?
strip-item-reserve = Quel objet de votre réserve vient ensuite ?
strip-reserve = Votre réserve

strip-bury-it = La mettre dessous
strip-back-it = La remettre
strip-wish-it = La mettre dessus
strip-cover-it = La mettre sous clé
strip-name-it = La nommer
strip-look = Regarder
strip-show-it = La montrer
strip-offer-it = La proposer
strip-swap = Échanger
strip-use-it = L’utiliser
strip-take-item = Le prendre
strip-enough = Assez
strip-offer-nothing = Rien
strip-offer-no-more = Rien de plus
strip-keep-own = Garder la mienne
strip-discard-and-draw = Défausser et piocher
strip-on-top = Dessus
strip-underneath = Dessous
strip-where-to = { $card } : sur la pioche, ou dessous ?
strip-player-holds = { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
strip-offers-none = { $count ->
        [one] { $players } ne propose rien.
       *[other] { $players } ne proposent rien.
    }
strip-offers-all = Les visages indiquent qui propose chaque carte.
strip-items-hint = La souris ou les flèches montrent l’effet d’un objet.

## Ce qu’on a vu

strip-close = Fermer
strip-seen = Cartes vues
strip-seen-hand = { $player } a ces cartes en main.
strip-seen-known = { $player } : ce que vous savez de sa main.
strip-seen-top = La première carte de la pioche.
strip-seen-bottom = Les dernières cartes de la pioche, en commençant par celle du dessous.
strip-seen-suit = Cartes de la famille { $kind } dans d’autres mains.
strip-seen-nothing = Personne n’a de carte de la famille { $kind }.
strip-seen-none = Aucune carte de la famille { $kind } : toutes sont remélangées, votre tour est terminé.
strip-seen-found = Vous avez trouvé { $card }. Les précédentes sont remélangées.
strip-seen-deck = Les cartes dont vous savez qu’elles sont dans la pioche.
strip-seen-places = Les cartes de la pioche dont vous connaissez la place, en commençant par le dessous.

## Ce qu’on demande aux autres

strip-item-thinking = { $player } réfléchit…
strip-item-offering = { $player } fait une offre…
strip-choosing-item = choisit un objet…
strip-offers-come = Les autres font leurs offres.
strip-offers-count = { $count ->
        [0] rien
        [one] une carte
       *[other] { $count } cartes
    }
ask-pass-question = Une question pour { $player }
