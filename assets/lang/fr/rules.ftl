### Les règles telles que le jeu les raconte : un message par chapitre, son nom dans .title.
### Une ligne vide sépare les paragraphes ; une ligne qui commence par "- " est un point d’une liste.
### Les noms des cartes viennent des cartes elles-mêmes : *{ card-queen }*.

rules-goal =
    .title = Le but du jeu
    .text =
        Vous bâtissez un royaume avec { $hand } cartes. Chaque carte a une force de base, le nombre de son médaillon, et chacune a un bonus, un malus ou les deux, qui dépendent des autres cartes de votre main.

        Aucune carte n’est donc bonne ou mauvaise en soi. Le *{ card-dragon }* est puissant, mais sans <wizard|Sorcier>, nul ne le dompte. La *{ card-candle }* ne vaut presque rien, jusqu’à ce que le bon livre, la bonne cloche et un <wizard|Sorcier> l’entourent.

        À la fin de la partie, on compte les points de chaque main. Le plus haut total l’emporte.

rules-turn =
    .title = Votre tour
    .text =
        Chacun commence avec { $hand } cartes. Le premier joueur est tiré au sort ; on joue ensuite dans le sens des aiguilles d’une montre.

        À votre tour, vous faites deux choses :

        - Prenez une carte : la première de la pioche, sans la voir, *ou* celle de votre choix dans la zone de défausse.

        - Défaussez une carte de votre main, face visible, dans la zone de défausse. Ce peut être celle que vous venez de piocher.

        La zone de défausse est visible de tous, et chacun peut s’y servir. Ce que vous défaussez est peut-être justement ce qu’un autre attendait. Les cartes prises dans cette zone restent affichées près de leur nouveau propriétaire : elles n’ont rien de secret.

        Au tout premier tour d’une partie, il faut piocher, puisque rien n’est encore défaussé. De même quand la zone de défausse n’offre aucune carte que l’on puisse prendre.

rules-ending =
    .title = La fin de la partie
    .text =
        La partie s’arrête dès que { $ending } cartes se trouvent dans la zone de défausse. Chaque pierre qui brille encore sur le cadran solaire est une défausse restante. Prendre une carte dans la zone de défausse ne rapproche pas la fin : elle peut arriver plus tôt, ou plus tard, que vous ne le pensez.

        Quelques rares cartes agissent tout à la fin et apportent à leur propriétaire une carte supplémentaire : le *{ card-necromancer }*, par exemple, peut prendre une carte de certaines familles dans la zone de défausse.

        En cas d’égalité, la main dont la somme des forces de base est la plus faible l’emporte : elle a fait plus avec moins. Si l’égalité persiste, la victoire est partagée.

        Aucune partie ne s’éternise : si personne n’a pioché pendant { $rounds } tours de table, le joueur suivant doit le faire.

rules-scoring =
    .title = Le décompte
    .text =
        Chaque carte non masquée rapporte sa force de base, plus son bonus, moins son malus. Seule votre main compte ; les rares exceptions sont écrites sur les cartes.

        - *Avec* veut dire une seule fois, quel que soit le nombre de cartes qui conviennent.

        - *Pour chaque* veut dire une fois par carte qui convient.

        - *Masqué sauf avec* et *masqué avec* sont le malus de la carte elle-même : elle se masque elle-même.

        - Une carte se compte aussi elle-même, sauf si son texte dit *autre*.

        Le panneau à côté de la table montre, carte par carte, ce que votre main rapporterait maintenant. Une fois la partie terminée, la feuille de score donne la raison de chaque point de chaque joueur.

rules-blanking =
    .title = Masquer et effacer
    .text =
        Une carte *masquée*, c’est comme si elle n’était pas là : elle n’a ni nom, ni famille, ni force, ni bonus, ni malus. Elle ne fait que prendre de la place dans votre main.

        Un malus *effacé* ne s’applique pas. La carte garde tout le reste. Certaines cartes n’effacent qu’un mot d’un malus : les *{ card-rangers }* rayent le mot <army|Armée>.

        Une main se compte dans cet ordre :

        - D’abord, les cartes supplémentaires de la fin de la partie.

        - Puis les cartes qui deviennent autre chose. À partir d’ici, les familles ne changent plus.

        - Puis l’effacement, avant que le moindre malus puisse nuire. Il compte même si la carte qui efface est masquée ensuite.

        - Puis le *{ card-demon }*, avant tout autre masquage et sur toutes les cartes à la fois.

        - Puis les cartes qui en masquent d’autres, en commençant par celles qu’aucune autre ne masquerait. Une carte elle-même masquée ne masque plus rien. Les cartes qui se masquent mutuellement, en boucle, sont toutes masquées et ne nuisent à aucune carte hors de la boucle.

        - Puis les cartes qui se masquent elles-mêmes, parce qu’il leur manque quelque chose ou que quelque chose les gêne. Chacune est jugée quand tout ce dont elle dépend est réglé.

        - Enfin, les points.

rules-wild =
    .title = Cartes changeantes
    .text =
        Les <wild|Jokers> n’ont pas de force propre, mais peuvent devenir ce qui vous manque :

        - *{ card-mirage }* et *{ card-shapeshifter }* prennent le nom et la famille d’une carte de certaines familles, qu’elle soit dans votre main ou non. Ils ne prennent ni sa force, ni son bonus, ni son malus.

        - Le *{ card-doppelganger }* devient une autre carte de votre main, avec sa force et son malus, mais sans son bonus.

        D’autres cartes aussi vous laissent le choix : le *{ card-book_of_changes }* donne une nouvelle famille à une autre carte, et l’*{ card-island }* efface le malus d’une <flood|Vague> ou d’une <flame|Flamme>.

        Vous décidez à la fin. Le jeu trouve le choix qui rapporte le plus (et, entre plusieurs équivalents, celui qui aide en cas d’égalité) et vous le propose d’abord ; libre à vous d’en faire un autre.

rules-duel =
    .title = À deux
    .text =
        À deux, les deux joueurs commencent sans aucune carte.

        Tant que votre main n’est pas complète, faites à votre tour l’une de ces deux choses :

        - Prenez une carte dans la zone de défausse et gardez-la.

        - Ou piochez deux cartes, gardez-en une et défaussez l’autre.

        Une fois votre main complète, vos tours se jouent comme dans la partie à plusieurs. La partie s’arrête quand les deux mains sont complètes et qu’au moins { $ending } cartes se trouvent dans la zone de défausse ; ce peut être à l’instant même où la seconde main se complète.

rules-hoard =
    .title = Le Trésor maudit
    .text =
        Trois nouvelles familles entrent en jeu : les <building|Bâtiments>, les <outsider|Extérieurs> et les <undead|Morts-vivants>. Vous jouez avec { $hand } cartes, et la partie s’arrête à { $ending } cartes dans la zone de défausse ({ $duel } à deux joueurs).

        - La plupart des <undead|Morts-vivants> regardent la zone de défausse : ce qui s’y trouve fait leur force.

        - Le *{ card-demon }* frappe en premier : chaque carte seule de sa famille est masquée, sauf les <outsider|Extérieurs>.

        - L’*{ card-angel }* ne peut pas être masqué, et il protège de même une autre carte de votre choix.

        Avec les nouvelles familles, le texte de certaines cartes plus anciennes change, et le *{ card-bell_tower }* devient un <building|Bâtiment>. Les cartes indiquent toujours ce qui vaut dans la partie en cours.
rules-extra =
    .title = Cartes supplémentaires
    .text =
        Quand la partie est finie, certaines cartes en apportent une de plus à leur propriétaire, quel qu’il soit, dans cet ordre :

        - Le *{ card-leprechaun }* prend la première carte de la pioche. C’est obligatoire.

        - Ensuite, le *{ card-genie }* peut choisir n’importe quelle carte de la pioche.

        - Ensuite, le *{ card-necromancer }* peut prendre une carte de certaines familles dans la zone de défausse.

        Nul ne peut jamais avoir plus de { $most } cartes en main. Les cartes en trop sont aussitôt défaussées dans la zone de défausse, mais jamais une carte qui en a déjà apporté une autre.

        Les cartes de la zone de défausse ne sont comptées qu’une fois toutes les cartes supplémentaires prises et toutes les cartes en trop défaussées, pour que ce soient les mêmes pour tous.
rules-examples =
    .title = Exemples
    .text =
        Des mains avec leur feuille de score, comptées par le jeu lui-même.

        Ici, le *{ card-mirage }* devient l’*{ card-rainstorm }* que la *{ card-whirlwind }* attendait. La *{ card-mountain }* efface le malus de l’*{ card-great_flood }*, et rien n’est masqué : { $volcano } points.

        @ volcano

        Le *{ card-book_of_changes }* fait du *{ card-bell_tower }* un <wizard|Sorcier>, que le *{ card-bell_tower }* lui-même et la *{ card-candle }* réclament. Et sept forces de base consécutives forment la plus longue suite possible : { $order } points.

        @ order

        Qui masque qui ? Personne ne masque le *{ card-blizzard }*, il passe donc en premier : il masque l’*{ card-great_flood }*, qui ne masque plus le *{ card-wildfire }*. { $storm } points.

        @ storm

        Avec la *{ card-cavern }*, qui efface le malus de chaque <weather|Climat>, tout change : l’*{ card-great_flood }* masque le *{ card-wildfire }*, et la *{ card-cavern }* avec lui. { $sheltered } points.

        @ sheltered

        Les cartes qui se masquent elles-mêmes attendent ce dont elles dépendent. Sans aucune <flame|Flamme>, la *{ card-smoke }* et sa copie tombent d’abord ; il ne reste alors plus de <weather|Climat> pour arrêter le *{ card-war_dirigible }*. { $smoke } points.

        @ smoke

rules-controls =
    .title = À la table
    .text =
        À la souris : cliquez sur une carte qui brille ou sur la pioche, ou faites glisser une carte là où elle doit aller. Si une seule chose est demandée, un clic suffit ; s’il en faut plusieurs, elles sont réunies jusqu’à ce que vous appuyiez sur le bouton doré. Laissez le pointeur sur une carte pour la lire. Un clic pendant que les autres jouent fait arriver leurs cartes aussitôt.

        Au clavier :

        - Flèches gauche et droite : aller à la prochaine carte jouable. Entrée ou Espace : la jouer.

        - D : piocher une carte. S : trier votre main. U : annuler votre dernier coup, tant que personne n’a joué depuis ni rien vu de nouveau.

        - Tab : aller aux boutons. Échap : ouvrir le menu. F11 ou Alt et Entrée : plein écran.

        Chaque action est enregistrée. Vous pouvez fermer la fenêtre à tout moment et reprendre plus tard.

rules-rulings =
    .title = Précisions
    .text =
        Là où les règles imprimées se taisent ou se contredisent, nous jouons ainsi :

        - Une carte se compte elle-même, sauf si son texte dit *autre* : dans un exemple imprimé, le *{ card-bell_tower }* est lui-même le <wizard|Sorcier> qu’il demande. *Autre* n’exclut que cette carte précise, pas sa copie.

        - Une carte compte une fois pour chaque élément d’une liste auquel elle correspond, car chacun vaut pour lui-même : le *{ card-phoenix }* compte deux fois pour l’*{ card-enchantress }*, tout comme un *{ card-necromancer }* devenu <undead|Mort-vivant> pour la *{ card-lich }*. Deux cartes portant un nom de la liste comptent toutes les deux.

        - À égalité, les forces de base sont celles du décompte : une carte masquée n’en a pas, et le *{ card-doppelganger }* a celle qu’il a copiée. Ce qui vaut pour les points vaut aussi ici. Si ces sommes sont égales elles aussi, la victoire est partagée : il ne reste rien d’autre à comparer.

        - Si personne n’a pioché pendant { $rounds } tours de table, le joueur suivant doit le faire. Prendre une carte dans la zone de défausse et en défausser une la laisse aussi grande : on pourrait tourner en rond sans fin.

        - À deux, vos tours changent dès que votre propre main est complète, comme le dit la règle anglaise. L’allemande attend les deux mains ; avec la nôtre, personne ne dépend de l’autre.

        - Un <wild|Joker> peut aussi prendre une famille seule, sans nom, comme on dit « une arme quelconque ». Il peut devenir toute carte des modules avec lesquels on joue : il n’y en a pas d’autres dans cette partie.

        - Le *{ card-doppelganger }* choisit en premier, puis *{ card-mirage }*, *{ card-shapeshifter }* et *{ card-book_of_changes }*, et tout à la fin *{ card-island }* et *{ card-angel }*, une fois tous les noms et toutes les familles fixés. Le *{ card-doppelganger }* copie donc une carte telle qu’elle est imprimée : d’un autre <wild|Joker>, son nom, sa famille et rien d’autre. On peut renoncer à chaque choix.

        - Les cartes supplémentaires arrivent carte par carte, et non joueur par joueur, pour que la place de chacun ne change rien. Un *{ card-genie }* ou un *{ card-necromancer }* reçu comme carte supplémentaire agit encore, car son moment est à venir ; un *{ card-leprechaun }* trouvé par le *{ card-genie }* n’agit plus, car le sien est passé. Si la pioche est vide, il n’y a pas de carte supplémentaire.

        - Les cartes qui se masquent en boucle ne masquent rien d’autre : aucune ne passe avant les autres, aucune n’arrive donc à ses fins.

        - Une carte qui se masque elle-même n’en attend une autre qu’aussi longtemps que celle-ci peut encore changer quelque chose. Si de telles cartes dépendent les unes des autres en boucle, on les juge dans l’ordre de leurs numéros ; celles dont le sort n’est pas réglé comptent comme présentes, et une carte masquée le reste. Il faut un ordre, et celui-ci est le même pour tous.

        - Les cartes en trop rejoignent aussitôt la zone de défausse : un *{ card-necromancer }* peut donc encore les prendre. La carte que l’on vient de piocher peut être défaussée, comme à chaque tour. La partie est déjà finie : ces défausses ne la prolongent pas et ne la terminent pas une seconde fois. Pendant un tour, on compte les cartes après la défausse, puisqu’en règle générale on prend d’abord.
rules-cards =
    .title = Carte par carte
    .text =
        Précisions sur les cartes dont le texte laisse une question ouverte :

        - *{ card-phoenix }* : il compte aussi comme <flame|Flamme> et <weather|Climat>, donc une fois pour chacune de ses familles partout où l’on compte des familles, y compris pour *{ card-world_tree }*, *{ card-collector }* et *{ card-demon }*. Toute <flood|Vague> le masque, mais seulement par son propre malus, car aucune autre carte ne peut le masquer : si ce malus est effacé, par *{ card-beastmaster }*, *{ card-cavern }*, *{ card-protection_rune }* ou, puisqu’il est une <flame|Flamme>, par *{ card-island }*, même l’*{ card-great_flood }* ne le masque pas. Il n’entraîne aucun masquage : pour le *{ card-war_dirigible }*, il n’est donc pas un <weather|Climat>.

        - Copies du *{ card-phoenix }* : le *{ card-doppelganger }* prend son nom, la famille <beast|Créature>, sa force et son malus ; le *{ card-shapeshifter }* seulement le nom et <beast|Créature>. Ce qui le distingue est son bonus, et on ne le copie pas : le *{ card-book_of_changes }* peut changer ces copies, et d’autres cartes peuvent les masquer.

        - *{ card-judge }* : il compte les cartes non masquées, copies comprises, même si leur malus ne coûte rien : son texte parle de malus, pas de points. Un malus qui a perdu un mot est toujours là : l’*{ card-dwarvish_infantry }* compte même avec les *{ card-rangers }*.

        - Les <wild|Jokers> laissés tels quels : <wild|Joker> est la famille imprimée sur eux, une famille comme une autre pour *{ card-collector }*, *{ card-world_tree }* et *{ card-demon }*, et le *{ card-wildfire }* les masque, puisque son texte ne les épargne pas.

        - *{ card-lich }*, *{ card-necromancer }* et *{ card-angel }* : ce qu’ils protègent ne peut pas être masqué, même si eux-mêmes le sont, tout comme un malus effacé le reste. La protection vaut aussi contre le malus de la carte elle-même : « rien ne peut masquer » ne souffre aucune exception.

        - *{ card-demon }* : il regarde les familles après le *{ card-book_of_changes }*, car les changements précèdent tout masquage. S’il n’est plus un <outsider|Extérieur> et se trouve seul de sa famille, il se masque aussi lui-même, car il n’épargne que les <outsider|Extérieurs> ; cela ne change rien au reste. Le *{ card-phoenix }* tient compagnie à une <flame|Flamme> ou à un <weather|Climat> solitaire, car il est l’un et l’autre.

        - *{ card-rangers }* : ils ne sauvent pas les <army|Armées> du *{ card-wildfire }*, car le mot n’y figure pas.

        - *{ card-war_dirigible }* : si les *{ card-rangers }* effacent le mot <army|Armée> de son malus, il n’en a besoin d’aucune, même s’ils sont masqués : ce qui est effacé le reste. Un <weather|Climat> le masque toujours.

        - *{ card-basilisk }* : si le *{ card-doppelganger }* le copie, les deux sont masqués, car chacun masque l’autre.

        - *{ card-jester }* : une carte masquée n’a pas de force impaire ; avec elle, pas de bonus pour toute la main.

        - *{ card-gem_of_order }* et *{ card-collector }* : plusieurs suites et plusieurs familles s’additionnent, car leur texte dit *chaque*. Huit cartes à la suite rapportent autant que sept, la plus longue suite nommée.

        - *{ card-chapel }* : son texte dit *exactement* deux, trois ne rapportent donc rien.

        - *{ card-fountain_of_life }* : elle peut se compter elle-même ; son texte ne dit pas *autre*.

        - *{ card-book_of_changes }* : il ne fait jamais d’une carte un <wild|Joker>, car aucune carte ne demande cette famille.

        - Les cartes de la zone de défausse ont la famille imprimée sur elles : ce qui change les familles n’agit que dans une main.
