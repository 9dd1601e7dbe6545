### Ce que font les Objets maudits.

timing = { $timing ->
        [replace_turn] À la place de votre tour
        [after_turn] Après votre tour
        [as_copied] Comme l’objet copié
       *[any_time] À tout moment de votre tour
    }

item-spyglass = Regardez la main d’un autre joueur. Vaut { SIGNED($value_for_two) } à deux joueurs.
    .compact = voir une main
item-sarcophagus = Placez la première carte de la pioche dans la zone de défausse. Votre tour est terminé.
    .compact = défausser la 1ʳᵉ de la pioche
item-blindfold = Défaussez d’abord une carte, puis piochez-en une.
    .compact = défausser, puis piocher
item-book_of_prophecy = Regardez les sept dernières cartes de la pioche sans changer leur ordre.
    .compact = voir les 7 dernières cartes
item-crystal_ball = Nommez une famille. Tous les autres joueurs révèlent leurs cartes de cette famille.
    .compact = faire révéler une famille
item-market_wagon = Montrez une de vos cartes. Chaque autre joueur peut en proposer jusqu’à trois. Échangez la vôtre contre l’une d’elles, gardez-la, ou défaussez-la et piochez.
    .compact = proposer un échange
item-backpack = Mettez de côté trois nouveaux objets, face visible. Vos trois prochains remplacements seront pris parmi eux.
    .compact = 3 objets en réserve
item-shovel = Placez une carte de la zone de défausse sous la pioche.
    .compact = enterrer une carte défaussée
item-sealed_vault = Couvrez deux cartes de la zone de défausse. Elles comptent toujours, mais vous seul pouvez les prendre ; *{ card-shovel }* et *{ card-gold_mirror }* ne peuvent pas les toucher.
    .compact = réserver 2 cartes
item-crystal_lens = Regardez la première carte de la pioche avant de décider où prendre votre carte.
    .compact = voir la 1ʳᵉ carte de la pioche
item-larcenous_gloves = Prenez l’objet face visible d’un autre joueur et utilisez-le aussitôt. Ce joueur en pioche un nouveau.
    .compact = voler et utiliser un objet
item-junkyard_map = Prenez l’un des trois derniers objets défaussés et utilisez-le aussitôt.
    .compact = utiliser un objet défaussé
item-winged_boots = Placez la première carte de la pioche dans la zone de défausse.
    .compact = défausser la 1ʳᵉ de la pioche
item-staff_of_transmutation = Placez de trois à huit cartes de votre main sous la pioche et piochez-en autant.
    .compact = échanger 3 à 8 cartes
item-rake = Prenez deux cartes dans la zone de défausse, puis défaussez-en deux.
    .compact = prendre 2, défausser 2
item-treasure_chest = Vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus si vous avez au moins { $others ->
        [3] trois
       *[other] { $others }
    } autres objets face cachée.
    .compact = { SIGNED($points) } avec { $others } autres objets
item-fishhook = Piochez deux cartes, puis défaussez-en deux.
    .compact = piocher 2, défausser 2
item-repair_kit = Réutilisez l’un de vos objets face cachée, sauf *{ card-backpack }*, *{ card-sarcophagus }*, *{ card-blindfold }* et *{ card-treasure_chest }*.
    .compact = réutiliser un objet
item-hourglass = Jouez un autre tour après celui-ci. Cet objet n’est remplacé qu’après ce second tour.
    .compact = un tour de plus
item-gold_mirror = Placez trois cartes de la zone de défausse sous la pioche. Les trois premières cartes de la pioche les remplacent.
    .compact = remplacer 3 cartes
item-cauldron = Piochez trois cartes. Remettez-en deux sur ou sous la pioche, à votre guise, puis défaussez une carte.
    .compact = piocher 3, en garder 1
item-lantern = Nommez une famille. Piochez jusqu’à obtenir une carte de cette famille, dix cartes au plus. Gardez-la et défaussez une autre carte. Le reste est révélé et remélangé à la pioche.
    .compact = chercher une famille
item-portal = Ne défaussez pas ce tour-ci : désormais, votre main compte une carte de plus.
    .compact = une carte de plus
item-wishing_ring = Choisissez une carte de la pioche et placez-la sur le dessus. Mélangez la pioche à la fin de votre tour.
    .compact = choisir la 1ʳᵉ de la pioche
