### Les règles telles que le jeu les raconte : un message par chapitre, son nom dans .title.
### Une ligne vide sépare les paragraphes ; une ligne qui commence par "- " est un point d’une liste.
### Les noms des cartes viennent des cartes elles-mêmes : *{ card-queen }*.

rules-goal =
    .title = Le but du jeu
    .text =
        Vous bâtissez un royaume avec { $hand } cartes. Chaque carte a une force de base : le nombre de son médaillon. La plupart ont aussi un bonus, un malus ou les deux, qui dépendent des autres cartes de votre main.

        Aucune carte n’est donc bonne ou mauvaise en soi. Le *{ card-dragon }* est puissant, mais sans <wizard|Sorcier>, nul ne le dompte. La *{ card-candle }* ne vaut presque rien, jusqu’à ce que le bon livre, la bonne cloche et un <wizard|Sorcier> l’entourent.

        À la fin de la partie, on compte les points de chaque main. Le plus haut total l’emporte.

rules-turn =
    .title = Votre tour
    .text =
        Chacun commence avec { $hand } cartes. Le premier joueur est tiré au sort ; on joue ensuite dans le sens des aiguilles d’une montre.

        À votre tour, vous faites deux choses :

        - Prenez une carte : la première de la pioche, sans la voir, *ou* celle de votre choix dans la zone de défausse.

        - Défaussez une carte de votre main, face visible, dans la zone de défausse. Ce peut être celle que vous venez de piocher.

        La zone de défausse est visible de tous, et chacun peut s’y servir. Ce que vous défaussez est peut-être justement ce qu’un autre attendait. Les cartes prises dans cette zone restent affichées près de leur nouveau propriétaire : elles n’ont rien de secret.

        Au tout premier tour d’une partie, il faut piocher, puisque rien n’est encore défaussé.

rules-ending =
    .title = La fin de la partie
    .text =
        La partie s’arrête dès que { $ending } cartes se trouvent dans la zone de défausse. Chaque pierre qui brille encore sur le cadran solaire est une défausse restante. Prendre une carte dans la zone de défausse ne rapproche pas la fin : elle peut arriver plus tôt, ou plus tard, que vous ne le pensez.

        Quelques rares cartes agissent tout à la fin et apportent à leur propriétaire une carte supplémentaire : le *{ card-necromancer }*, par exemple, peut prendre une carte de certaines couleurs dans la zone de défausse.

        En cas d’égalité, la main dont la somme des forces de base est la plus faible l’emporte : elle a fait plus avec moins. Si l’égalité persiste, la victoire est partagée.

        Aucune partie ne s’éternise : si personne n’a pioché pendant { $rounds } tours de table, le joueur suivant doit le faire.

rules-scoring =
    .title = Le décompte
    .text =
        Chaque carte non masquée rapporte sa force de base, plus son bonus, moins son malus. Seule votre main compte ; les rares exceptions sont écrites sur les cartes.

        - *Avec* veut dire une seule fois, quel que soit le nombre de cartes qui conviennent.

        - *Pour chaque* veut dire une fois par carte qui convient.

        - Une carte se compte aussi elle-même, sauf si son texte dit *autre*.

        Le panneau à côté de la table montre, carte par carte, ce que votre main rapporterait maintenant. Une fois la partie terminée, la feuille de score donne la raison de chaque point de chaque joueur.

rules-blanking =
    .title = Masquer et effacer
    .text =
        Une carte *masquée*, c’est comme si elle n’était pas là : elle n’a ni nom, ni couleur, ni force, ni bonus, ni malus. Elle ne fait que prendre de la place dans votre main.

        Un malus *effacé* ne s’applique pas. La carte garde tout le reste. Certaines cartes n’effacent qu’un mot d’un malus : les *{ card-rangers }* rayent le mot <army|Armée>.

        Tout se passe dans cet ordre :

        - D’abord, les cartes qui deviennent autre chose.

        - Puis l’effacement, avant que le moindre malus puisse nuire. Il compte même si la carte qui efface est masquée ensuite.

        - Puis le masquage. Une carte elle-même masquée ne masque plus rien. Les cartes qui se masquent mutuellement, en boucle, sont toutes masquées et ne nuisent à aucune carte hors de la boucle.

        - Puis les cartes masquées par leur propre malus, parce qu’il leur manque quelque chose ou que quelque chose les gêne.

        - Enfin, les points.

rules-wild =
    .title = Les cartes changeantes
    .text =
        Les <wild|Jokers> n’ont pas de force propre, mais peuvent devenir ce qui vous manque :

        - *{ card-mirage }* et *{ card-shapeshifter }* prennent le nom et la couleur d’une carte de certaines couleurs, qu’elle soit dans votre main ou non. Ils ne prennent ni sa force, ni son bonus, ni son malus.

        - Le *{ card-doppelganger }* devient une autre carte de votre main, avec sa force et son malus, mais sans son bonus.

        D’autres cartes aussi vous laissent le choix : le *{ card-book_of_changes }* donne une nouvelle couleur à une autre carte, et l’*{ card-island }* efface le malus d’une <flood|Vague> ou d’une <flame|Flamme>.

        Vous décidez à la fin. Le jeu trouve le choix qui rapporte le plus et vous le propose d’abord ; libre à vous d’en faire un autre.

rules-duel =
    .title = À deux
    .text =
        À deux, les deux joueurs commencent sans aucune carte.

        Tant que votre main n’est pas complète, faites à votre tour l’une de ces deux choses :

        - Prenez une carte dans la zone de défausse et gardez-la.

        - Ou piochez deux cartes, gardez-en une et défaussez l’autre.

        Une fois votre main complète, vos tours se jouent comme dans la partie à plusieurs. La partie s’arrête quand les deux mains sont complètes et qu’au moins { $ending } cartes se trouvent dans la zone de défausse.

rules-hoard =
    .title = Le Trésor maudit
    .text =
        Trois nouvelles couleurs entrent en jeu : les <building|Bâtiments>, les <outsider|Extérieurs> et les <undead|Morts-vivants>. Vous jouez avec { $hand } cartes, et la partie s’arrête à { $ending } cartes dans la zone de défausse ({ $duel } à deux joueurs).

        - La plupart des <undead|Morts-vivants> regardent la zone de défausse : ce qui s’y trouve fait leur force.

        - Le *{ card-demon }* frappe en premier : chaque carte seule de sa couleur est masquée, sauf les <outsider|Extérieurs>.

        - L’*{ card-angel }* ne peut pas être masqué, et il protège de même une autre carte de votre choix.

        - À la fin de la partie, le *{ card-leprechaun }* prend la première carte de la pioche ; ensuite, le *{ card-genie }* peut choisir n’importe quelle carte de la pioche ; enfin, le *{ card-necromancer }* peut en prendre une dans la zone de défausse. Nul ne peut avoir plus de { $most } cartes en main : les cartes en trop sont défaussées.

        Avec les nouvelles couleurs, le texte de certaines cartes plus anciennes change, et le *{ card-bell_tower }* devient un <building|Bâtiment>. Les cartes indiquent toujours ce qui vaut dans la partie en cours.

rules-controls =
    .title = À la table
    .text =
        À la souris : cliquez sur une carte qui brille ou sur la pioche, ou faites glisser une carte là où elle doit aller. Laissez le pointeur sur une carte pour la lire. Un clic pendant que les autres jouent fait arriver leurs cartes aussitôt.

        Au clavier :

        - Flèches gauche et droite : aller à la prochaine carte jouable. Entrée ou Espace : la jouer.

        - D : piocher une carte. S : trier votre main. U : annuler votre dernière action, tant que personne n’a joué depuis ni rien vu de nouveau.

        - Tab : aller aux boutons. Échap : ouvrir le menu. F11 ou Alt et Entrée : plein écran.

        Chaque action est sauvegardée. Vous pouvez fermer la fenêtre à tout moment et reprendre plus tard.

rules-rulings =
    .title = En petits caractères
    .text =
        Là où les règles imprimées se taisent, nous jouons ainsi :

        - Une carte se compte elle-même, sauf si son texte dit *autre*. *Autre* n’exclut que cette carte précise, pas sa copie.

        - Une carte compte une fois pour chaque élément d’une liste auquel elle correspond. Le *{ card-phoenix }*, qui a trois couleurs à la fois, peut compter plusieurs fois.

        - À égalité, les forces de base sont celles du décompte : les cartes masquées comptent pour rien, et le *{ card-doppelganger }* compte comme ce qu’il a copié.

        - Un <wild|Joker> qui prend un nom et une couleur peut aussi prendre la couleur seule, sans nom.

        - Le *{ card-doppelganger }* choisit en premier, puis *{ card-mirage }*, *{ card-shapeshifter }* et *{ card-book_of_changes }*, et tout à la fin *{ card-island }* et *{ card-angel }*.

        - Si des cartes qui se masquent elles-mêmes dépendent les unes des autres en boucle, on les juge dans l’ordre de leurs numéros ; celles dont le sort n’est pas réglé comptent comme présentes, et une carte masquée le reste.
