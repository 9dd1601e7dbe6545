### Les règles des Objets maudits : deux chapitres, écrits comme les autres.

rules-items =
    .title = Objets maudits
    .text =
        Une seconde pioche se trouve sur la table : { $count } Objets maudits. Chaque joueur en a un devant lui, face visible. Cet objet ne fait pas partie de la main et ne compte pas tant qu’il est face visible.

        À votre tour, vous avez trois possibilités :

        - Le garder.

        - Le défausser à la fin de votre tour et en piocher un autre.

        - L’utiliser : il est retourné face cachée et fait ce qu’il dit. À la fin de votre tour, vous en piochez un autre.

        Un objet utilisé reste devant vous, face cachée ; personne d’autre ne peut le regarder. Il compte à la fin : son nombre s’ajoute à votre score ou s’en retranche. Les objets puissants coûtent cher ; les rares objets qui vous nuisent rapportent.

        - *À tout moment de votre tour* : avant de prendre une carte, avant de défausser, ou après.

        - *À la place de votre tour* : vous ne prenez ni ne défaussez comme d’habitude ; ce n’est donc possible qu’avant d’avoir pris une carte.

        - Une fois la partie finie, plus rien ne peut être utilisé.

        Quand la pioche des objets est épuisée, les objets défaussés sont mélangés ; s’il n’y en a pas non plus, vous vous passez d’objet. La taille de la main et la fin de la partie ne changent pas : { $hand } cartes et { $ending } défausses, ou { $more } cartes et { $later } défausses avec les familles du Trésor maudit.

        À deux joueurs, nul n’a d’objet tant que sa main n’est pas complète ; le premier est pioché à la fin de ce tour-là.

        Ce qu’un objet vous a montré, vous pouvez le revoir sur la table : les cartes que vous connaissez dans d’autres mains et les places que vous connaissez dans la pioche. Cela disparaît dès que ce n’est plus certain.

        En cas d’égalité, on ne compare que les cartes, jamais les objets.

rules-item-rulings =
    .title = Objets : précisions
    .text =
        Là où les règles imprimées ne disent rien des Objets maudits, nous jouons ainsi.

        La fin de la partie :

        - Un objet fait tout ce qu’il a à faire, et c’est seulement ensuite que l’on compte la zone de défausse. Avec le *{ card-blindfold }* et la *{ card-market_wagon }*, on pioche donc encore, sinon quelqu’un finirait avec une carte de moins.

        - *{ card-winged_boots }* avant de prendre une carte : si elles remplissent la zone, la partie s’arrête aussitôt, comme toujours, et vous ne prenez rien. Après : vous défaussez encore, sinon vous finiriez avec une carte de trop, puis elle s’arrête. Le *{ card-sarcophagus }* peut aussi y mettre fin.

        - Si la pioche est vide à la fin d’un tour, la partie s’arrête : personne ne pourrait continuer.

        Quand il faut piocher :

        - Un objet qui remplace le tour convient aussi, s’il peut être utilisé, même au tout premier tour d’une partie : vous ne prenez alors aucune carte de la façon habituelle.

        - *{ card-winged_boots }* au tout premier tour : vous pouvez prendre la carte qu’elles mettent dans la zone de défausse, car vous ne deviez piocher que parce que celle-ci était vide.

        - Si personne n’a pioché pendant { $rounds } tours de table, une carte doit quitter la pioche pour une main ou pour la zone de défausse ; rien d’autre n’arrête ce compte, car rien d’autre ne rapproche la fin. Le *{ card-rake }* ne peut donc pas être utilisé, et la *{ card-market_wagon }* permet seulement de défausser et de piocher. Une *{ card-lantern }* qui ne trouve rien laisse l’obligation au joueur suivant : la pioche est aussi grande qu’avant.

        Ce qu’il faut à un objet :

        - Toutes les cartes sur lesquelles il agit, sans quoi il resterait à mi-chemin : deux pour la *{ card-sealed_vault }* et trois pour le *{ card-gold_mirror }*, que personne n’a mises sous clé ; deux que vous pouvez prendre pour le *{ card-rake }* ; dans la pioche, deux pour l’*{ card-fishhook }* et trois pour le *{ card-cauldron }*. Le *{ card-book_of_prophecy }*, la *{ card-lantern }* et le *{ card-junkyard_map }*, qui ne font que chercher, se contentent de ce qu’il y a, s’il y a quelque chose.

        - Les *{ card-crystal_lens }* ne servent qu’avant de prendre une carte, puisqu’elles aident à choisir où la prendre ; le *{ card-portal }* ne sert qu’avant de défausser, puisque c’est cette défausse qu’il vous épargne.

        - Les familles sont celles imprimées sur les cartes : rien ne les change avant le décompte. On ne peut pas nommer <wild|Joker>, et un <wild|Joker> n’est jamais la carte cherchée : ce qu’il devient ne se décide qu’à la fin.

        Cartes en mouvement ; ce qu’un texte laisse ouvert, qui utilise l’objet en décide :

        - *{ card-staff_of_transmutation }* : au moins trois cartes ; au plus huit, ou toutes celles que vous avez, dans l’ordre de votre choix. On ne défausse rien, puisque l’on pioche autant de cartes que l’on en a mis dessous.

        - *{ card-cauldron }* : chacune des deux cartes va dessus ou dessous, séparément, et vous choisissez l’ordre.

        - *{ card-book_of_prophecy }* : les cartes restent dans leur ordre ; on ne fait que les regarder.

        - *{ card-lantern }* : la carte que vous gardez reste secrète, comme toute carte piochée ; seul le reste est montré. Si aucune ne vient, vous n’avez rien reçu : votre main reste telle quelle et vous ne défaussez rien.

        - *{ card-market_wagon }* : les offres se font dans le sens des aiguilles d’une montre, de zéro à trois cartes par joueur, ouvertement, et elles sont fermes : une offre que l’on pourrait retirer ne vaudrait rien. Un échange au plus, puis le tour est fini, puisque la *{ card-market_wagon }* l’a remplacé.

        - *{ card-wishing_ring }* : la pioche est mélangée à la fin du tour, même si la partie finit avec lui : un *{ card-leprechaun }* peut encore y piocher.

        Grandes mains :

        - Chaque *{ card-portal }* agrandit la main d’une carte, jusqu’à { $most } cartes. À { $most }, il n’aide plus, car nul ne peut en avoir davantage : vous devez défausser, ce qui peut mettre fin à la partie.

        - Sans les familles du Trésor maudit, une carte supplémentaire agrandit la main d’une carte au plus par rapport à l’ordinaire. Celle du *{ card-necromancer }* est donc de trop pour une main qu’un *{ card-portal }* a agrandie : une carte est de nouveau défaussée, mais jamais le *{ card-necromancer }* qui l’a apportée. Qui a seulement utilisé deux fois un *{ card-portal }* garde ses { $most } cartes, comme le dit le *{ card-portal }*.

        Objets qui en utilisent d’autres ; chacun agit comme il le ferait seul :

        - Les *{ card-larcenous_gloves }* et le *{ card-junkyard_map }* ne peuvent prendre qu’un objet utilisable à cet instant, puisqu’il est utilisé aussitôt. S’il remplace le tour, il le remplace ici aussi. Tous ces objets sont alors face cachée et comptent ; à la fin du tour, on n’en pioche qu’un seul, puisqu’un seul était face visible devant vous.

        - Un joueur volé remplace son objet aussitôt, avant que celui qu’on lui a pris n’agisse : personne ne doit se retrouver sans objet à cause du tour d’un autre. S’il a une réserve, le nouveau vient d’abord de celle-ci. Une réserve ne peut pas être volée et ne compte pas, car ses objets ne sont pas encore en jeu.

        - Un *{ card-treasure_chest }* obtenu ainsi est simplement retourné face cachée, car il ne fait rien d’autre. Avec un *{ card-hourglass }*, le tour supplémentaire suit celui-ci : il agit toujours à la fin de votre tour.

        - *{ card-repair_kit }* : l’objet réutilisé garde son moment d’utilisation et tout son effet, mais il ne compte pas une seconde fois ; seul le *{ card-repair_kit }* compte. Il peut aussi réutiliser les *{ card-larcenous_gloves }* ou le *{ card-junkyard_map }* qui l’ont apporté : ils sont alors déjà face cachée.

        - Sans rien face cachée, un *{ card-repair_kit }* ne servirait à rien : il est défaussé et remplacé dès qu’il devrait être face visible devant vous, même au début. Si vous n’avez que des objets qu’on ne peut pas réutiliser, il reste, inutilisable : vous pouvez encore en recevoir d’autres.

        - *{ card-backpack }* : vous mettez de côté ce qu’il y a, un objet au moins. Celui qui le remplace est déjà le premier des trois, puisque c’est votre objet suivant ; comme ils sont face visible, vous choisissez chaque fois.

        - *{ card-hourglass }* : pas de tour supplémentaire si la partie est finie, car plus rien ne vient ensuite, et pas d’objet pendant ce tour : il n’est remplacé qu’après.

        - *{ card-sealed_vault }* : les cartes restent visibles et comptent pour tout, car elles sont toujours dans la zone de défausse. Votre propre *{ card-rake }* et votre propre *{ card-necromancer }* peuvent les prendre, comme vous ; pas ceux des autres. Une carte qui quitte la zone n’est plus sous clé. Une carte déjà sous clé ne peut pas y être remise, car seul celui qui l’y a mise peut y toucher.

        - *{ card-treasure_chest }* avec trois autres objets face cachée : { $chest } points en tout, car son propre nombre compte toujours.

        Ce que l’on sait ; le jeu ne retient que ce que vous pourriez retenir aussi :

        - Ce qu’un objet montre, ceux qui l’ont vu le savent, jusqu’à ce qu’un mélange ou un mouvement caché le rende incertain. Si vous connaissez la première carte et que quelqu’un la pioche, vous savez qui l’a.

        - Ce que la *{ card-shovel }* et le *{ card-gold_mirror }* mettent sous la pioche, tous l’ont vu ; où vont les cartes du *{ card-cauldron }* et du *{ card-staff_of_transmutation }*, seul celui qui les utilise le sait. Après l’*{ card-wishing_ring }*, celui qui l’a utilisé sait quelles cartes sont dans la pioche, jusqu’à ce que l’une d’elles en sorte ou y entre sans être vue.

        - On ne retient que des cartes ; qu’un joueur n’ait rien eu d’une famille, on ne le retient pas : la carte suivante peut y changer quelque chose.
