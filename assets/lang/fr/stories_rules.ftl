### Les règles de Fantastic Stories : un message par chapitre, son nom dans .title.
### Une ligne vide sépare les paragraphes ; une ligne qui commence par "- " est un point d’une liste.

stories-rules-goal =
    .title = Le but du jeu
    .text =
        Vous avez { $pawns } pions. Envoyez-les du Château à travers le pays, là où les aventures attendent. Une aventure accomplie est une histoire racontée : le pion qui l’a vécue rejoint votre Livre.

        Il y a { $adventures } histoires. Le premier qui en raconte { $stories } déclenche la fin : on termine le tour de table, et d’ordinaire la victoire lui revient.

        @ book

        Chaque pas coûte un dé, et vous lancez un dé par pion que vous n’avez *pas* envoyé. Plus vous entreprenez à la fois, moins vous pouvez faire ensuite. Tout est là.

        Fantastic Stories se joue de { $least } à { $most } joueurs.

stories-rules-board =
    .title = Le plateau
    .text =
        Des chemins relient les cases. Chaque chemin porte un nombre de 1 à 6 ; un dé qui le montre y fait avancer un pion, dans un sens ou dans l’autre. Une case peut accueillir autant de pions que l’on veut, quel que soit leur propriétaire. Toutes les cases sont accessibles par les seuls chemins.

        @ road

        - Le *Château*, au centre : c’est là qu’entrent les pions. Il en part { $gates } chemins, chacun avec un nombre différent, et chaque souterrain y a une porte.

        - Les { $adventures } *Aventures*, disques dorés près des coins : chacune montre le nombre qui l’accomplit et porte la couleur de son objet.

        - Les *Objets*, carrés à la couleur de leur histoire : un objet est à vous tant qu’un de vos pions s’y trouve.

        - Les { $magics } cases *Magie*, étoiles violettes : chacune prête sa magie à qui y a un pion.

        - Les { $docks } *Quais*, anneaux de corde. L’unique bac est toujours à l’un d’eux.

        - Les *Souterrains*, avec une porte à chaque bout : le *{ tunnel-round }*, aux portes rondes et rouges, relie les cases { $round } ; le *{ tunnel-pointed }*, aux portes pointues et bleues, relie les cases { $pointed }.

        - Les { $pastures } *Prés verts*, pâquerettes ailées : le cheval ailé de la Trompette magique s’y pose.

        - Toutes les autres cases sont des étapes en chemin.

        @ kinds

        Au bord se trouve le *Livre* de chaque joueur, avec une place pour chaque histoire.

stories-rules-turn =
    .title = Votre tour
    .text =
        Chacun commence avec un pion au Château et { $reserve } en réserve. Le premier joueur et le quai du bac sont tirés au sort ; on joue ensuite dans le sens des aiguilles d’une montre.

        À votre tour :

        - Faites passer autant de pions que vous voulez de votre réserve au Château, ou du Château à votre réserve. Cela n’est possible que maintenant, avant le lancer.

        - Lancez un dé par pion resté en réserve, { $dice } au plus.

        - Puis faites *une* de ces choses : déplacez un pion le long d’un chemin, prenez le bac avec un pion ou accomplissez une aventure. Chacune coûte un dé qui montre son nombre. Ou ne faites rien.

        Vous pouvez en outre utiliser une magie pendant votre tour.

        Votre tour se termine quand vous le dites, ou de lui-même quand vous ne pouvez plus rien faire. Une fois les dés lancés, ce qui précède ne peut plus être annulé.

stories-rules-dice =
    .title = Dés et réserve
    .text =
        Un pion sur le plateau peut agir ; un pion en réserve est un dé. Avec { $dice } dés, un nombre donné sort dans { $six } % des cas ; avec trois dés, dans { $three } % ; avec un seul, dans { $one } %.

        @ reserve

        Les pions ne reviennent que d’une façon : ils marchent jusqu’au Château, et vous les reprenez en réserve avant votre prochain lancer. Un pion dans le Livre y reste. Chaque histoire racontée vous laisse donc un pion de moins.

        Si vous ne laissez aucun pion en réserve, vous ne lancez aucun dé. Ce tour-ci, vous ne pouvez alors que sonner la Cloche magique.

        Vous n’êtes jamais dans une impasse. Pour quitter le Château il faut un dé, et pour un dé il faut un pion en réserve : il reste donc toujours au moins un pion à la maison.

stories-rules-ferry =
    .title = Le bac
    .text =
        Le bac est toujours à l’un des { $docks } quais. Si vous y avez un pion et qu’un dé montre le nombre d’un trajet, le bac mène votre pion au quai d’arrivée, et y reste. Le retour peut porter un autre nombre.

        @ ferry

        On interroge ensuite tous les autres joueurs qui ont un pion au quai de départ, en commençant par votre gauche. Chacun peut faire embarquer un pion vers le même quai. Cela ne coûte aucun dé et ne compte pas comme un tour. Personne n’y est obligé.

        Si le bac est ailleurs, allez à pied, ou appelez-le avec la Cloche magique.

        Vous pouvez annuler un trajet jusqu’à ce que vous voyiez la première réponse des autres.

stories-rules-magic =
    .title = La magie
    .text =
        À votre tour, vous pouvez utiliser *une* magie, une fois, à tout moment. Un de vos pions doit alors se trouver sur sa case. Il peut être arrivé pendant ce tour, et il peut repartir ensuite.

        @ magic

        - *{ magic-two }* ({ $two }) : ce tour-ci, deux pions différents agissent, chacun avec son propre dé, par un chemin, par le bac ou en accomplissant une aventure. Vous pouvez l’annoncer avant ou après l’action du premier. Avec un seul dé, le second pion ne peut pas agir.

        - *{ magic-reroll }* ({ $reroll }) : relancez tous vos dés, avant d’en avoir utilisé un.

        - *{ magic-trumpet }* ({ $trumpet }) : un cheval ailé emporte vers un Pré vert l’un de vos pions du plateau, sauf ceux de la case { $trumpet }. Cela coûte un dé qui montre le nombre du vol, et c’est votre action du tour.

        - *{ magic-bell }* ({ $bell }) : faites venir le bac à un quai où vous avez un pion. Cela ne coûte aucun dé, personne n’embarque, et votre tour continue. Vous pouvez sonner même avant le lancer.

        - *{ magic-keys }* ({ $keys }) : un pion devant un souterrain passe jusqu’à l’autre porte. Cela coûte un dé qui montre le nombre de la porte où il se trouve, et c’est votre action du tour.

stories-rules-tales =
    .title = Histoires et objets
    .text =
        Pour accomplir une aventure, il vous faut trois choses à la fois :

        - un pion sur l’aventure,

        - un pion sur la case de son objet,

        - et un dé qui montre le nombre de l’aventure.

        Alors, au lieu de vous déplacer, faites passer le pion de l’aventure dans votre Livre. Le pion de l’objet reste où il est, libre de partir : il n’y sert plus à rien. Chaque histoire ne se raconte qu’une fois.

        Personne n’emporte les objets. Plusieurs joueurs peuvent avoir le même, et vous ne l’avez plus dès que votre dernier pion quitte sa case.

        - *{ story-temple }* : { story-item-lantern }, et un { $temple }.

        - *{ story-beings }* : { story-item-cup }, et un { $beings }.

        - *{ story-pirate }* : { story-item-spade }, et un { $pirate }.

        - *{ story-dragon }* : { story-item-shield }, et un { $dragon }.

        @ stories

stories-rules-ending =
    .title = La fin de la partie
    .text =
        Quand quelqu’un a raconté { $stories } histoires, on termine le tour de table, pour que chacun ait joué autant de fois. Il s’achève avec le joueur à la droite du premier joueur. Si c’est lui qui raconte l’histoire décisive, la partie s’arrête aussitôt ; tout autre joueur finit son tour.

        Si un seul joueur a { $stories } histoires, il gagne. S’ils sont plusieurs, celui qui a le plus de pions sur le plateau l’emporte. Ceux du Château comptent ; ceux de la réserve et du Livre, non. Si l’égalité persiste, la victoire est partagée.

        Les autres places dépendent des histoires racontées, puis des pions sur le plateau.

        Aucune partie ne s’éternise : on s’arrête après { $rounds } tours de table, et les places sont attribuées de la même façon.

stories-rules-expert =
    .title = Règles expert
    .text =
        Avec les règles expert, chaque dé lancé peut servir une fois, dans l’ordre de votre choix : pour un chemin, le bac, une aventure, un vol ou un souterrain. Vous pouvez déplacer plusieurs pions, ou un pion plusieurs fois, et même accomplir plusieurs aventures en un tour.

        Il n’y a toujours qu’une magie par tour. *{ magic-two }* agit autrement : deux pions différents peuvent utiliser un seul et même dé, une fois. Et la *{ magic-reroll }* se joue, ici aussi, avant d’utiliser un dé.

        Votre tour se termine quand vous le dites, ou quand aucun dé ne sert plus à rien et qu’il ne reste pas de magie.

stories-rules-advice =
    .title = Bien jouer
    .text =
        - Votre réserve est votre vitesse. Deux ou trois pions en route suffisent, un quatrième demande une bonne raison, un cinquième ne vaut jamais son prix.

        - Une histoire à la fois : un pion pour l’aventure, un pour l’objet, au plus un pour les aider. Les histoires à moitié racontées ne comptent pas.

        - Deux pions qui attendent des nombres différents valent mieux qu’un dé de plus. Avec cinq dés, l’un de deux nombres sort dans { $pair } % des cas ; avec { $dice } dés, un seul nombre ne sort que dans { $six } % des cas.

        - Réemployez le pion de l’objet : il peut aller de là au suivant, ou rentrer et redevenir un dé.

        - Prenez la magie au passage. Les cases { $keys } et { $bell } touchent le Château : attendez-y avec un pion qui doit passer par là de toute façon.

        - Placez un à trois pions au Château avant le lancer : tous les nombres permettent d’en sortir. Reprenez au tour suivant ceux qui n’ont pas servi.

        - Au dernier tour de table, les pions sur le plateau départagent les ex æquo, et le Château compte. Si votre dernière histoire est assurée, sortez d’abord votre réserve.

        - Avec les règles expert, chaque dé est un pas. Les pions d’appoint y valent moins, une réserve pleine y vaut plus.

stories-rules-rulings =
    .title = Précisions
    .text =
        Là où les règles imprimées laissent une question ouverte, nous jouons ainsi :

        - Le plateau, les lieux et les { $adventures } histoires sont les nôtres. Aucune histoire n’est plus près du Château que les autres, pour que tous ne courent pas après la même.

        - Qui commence et où se trouve le bac au début, le sort en décide : ni l’un ni l’autre ne doit dépendre de la place de chacun.

        - Avec *{ magic-two }*, le second pion a besoin d’un second dé, car un dé utilisé est dépensé. Seules les règles expert permettent d’en partager un.

        - La { magic-reroll } se joue avant d’utiliser un dé. C’est une seconde chance, pas un second tour.

        - Un vol et un passage par un souterrain sont votre action du tour. Sans cela, un pion sur une case Magie vous offrirait un pas gratuit tour après tour.

        - Sonner la { magic-bell } n’est pas une action : elle ne déplace aucun pion et ne coûte donc aucun dé. C’est pourquoi elle sonne même quand vous n’avez pas de dés.

        - Embarquer avec un autre ne coûte aucun dé et ne compte pas comme un tour, et un seul pion par joueur peut le faire : le trajet est à qui a pris le bac. On interroge à partir de sa gauche, dans l’ordre du jeu.

        - Le pion de la case { $trumpet } souffle, il ne peut donc pas voler lui-même ; et aucun pion ne vole vers le pré où il se trouve.

        - À partir de { $stories } histoires, tous se valent : le but est atteint, et les pions sur le plateau décident. Les autres places sont attribuées de même, pour que chacune ait un sens.

        - Après { $rounds } tours de table, la partie s’arrête. Une partie ordinaire s’achève bien avant ; cela évite seulement que les joueurs jamais pressés ne jouent sans fin.
