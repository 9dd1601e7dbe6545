### La première partie guidée : ce que dit le guide. Tous les chiffres viennent du décompte, et les
### noms des cartes des cartes elles-mêmes : *{ card-queen }*.

title-lesson = Apprendre à jouer

lesson-guide = Votre guide
lesson-next = Suivant
lesson-back = Retour
lesson-leave = Quitter
lesson-own-game = Votre propre partie
lesson-progress = { $step } sur { $steps }

## Sur la page de titre

lesson-invite =
    .title = Première visite ?
    .text = Jouez une courte partie avec moi. Je vous montrerai tout, pas à pas.
lesson-resume =
    .title = On continue ?
    .text = Votre première partie vous attend là où vous l’avez laissée.
lesson-praise =
    .title = Bien joué !
    .text = Vous savez maintenant tout ce qu’il faut. Une nouvelle partie vous attend, et les règles sont là dès que quelque chose vous intrigue.

## Pas à pas

lesson-realm =
    .title = Voici votre royaume
    .text = Ces { $hand } cartes sont votre royaume. À chaque tour, vous prenez une carte et vous en défaussez une. À la fin de la partie, le royaume qui vaut le plus de points l’emporte.
lesson-card =
    .title = Ce que vaut une carte
    .text = Le nombre en haut est la force de base : { $strength } pour la *{ card-queen }*. Son bonus ajoute { $each } pour chaque <army|{ suit-army }>. Vous en avez { $armies } : pour l’instant, elle vaut donc { $queen } points.
lesson-blanked =
    .title = Un grand nombre, et pourtant rien
    .text = La *{ card-smoke }* affiche { $strength }, le plus grand nombre de votre main. Mais sans aucune <flame|{ suit-flame }>, dit son malus, elle est *masquée* : elle compte comme si elle n’était pas là. Chaque carte a besoin de la bonne compagnie.
lesson-medal =
    .title = Inutile de calculer
    .text = Cette médaille montre toujours ce que vaudrait votre royaume maintenant : { $total } points. En dessous, vous voyez ce que rapporte chaque carte. Voyons à présent ce que font les autres.
lesson-king =
    .title = Un Roi jeté aux orties
    .text = Votre *{ card-queen }* l’attendait. Ensemble, ils rapportent chacun { $more } pour chaque <army|{ suit-army }>, et vous en avez { $armies }. Prenez le *{ card-king }* : cliquez dessus, faites-le glisser dans votre main, ou utilisez les flèches et Entrée.
lesson-smoke =
    .title = Une carte doit partir
    .text = Votre tour se termine par une défausse. La *{ card-smoke }* ne compte toujours pour rien, elle ne vous manquera pas : sans elle, votre royaume vaut { $total } points. Défaussez la *{ card-smoke }* : cliquez dessus, faites-la glisser sur la table, ou utilisez les flèches et Entrée.
lesson-cavalry =
    .title = Bienvenue aux soldats
    .text = La *{ card-light_cavalry }* est une <army|{ suit-army }> de plus : votre *{ card-king }* et votre *{ card-queen }* rapportent chacun { $more } pour elle. L’*{ card-dwarvish_infantry }* a un malus pour les autres Armées, mais les *{ card-rangers }* y rayent ce mot. Prenez la *{ card-light_cavalry }* !
lesson-enchantress =
    .title = Qui vous aide le moins ?
    .text = L’*{ card-enchantress }* aime <land|{ suit-land }>, <weather|{ suit-weather }>, <flood|{ suit-flood }> et <flame|{ suit-flame }>, et vous n’avez que la *{ card-mountain }*. C’est sans elle que vous perdez le moins. Défaussez-la, et votre royaume vaudra { $total } points.
lesson-draw =
    .title = Rien pour vous ?
    .text = Aucune des { $lying } cartes de la zone de défausse ne vous aiderait. Alors, piochez : vous ne voyez pas ce qui vient, mais c’est peut-être juste ce qu’il vous faut. Cliquez sur la *pioche* ou appuyez sur D.
lesson-basilisk =
    .title = Gare au Basilic
    .text = Une force de base de { $strength } ! Mais le *{ card-basilisk }* masque tous les <leader|Seigneurs> (seules vos Armées sont à l’abri, grâce aux *{ card-rangers }*). Avec lui, votre royaume vaudrait au mieux { $otherwise } points. Vous pouvez défausser la carte que vous venez de piocher. Dehors !
lesson-dial =
    .title = Le soleil se couche
    .text = La partie s’arrête dès que { $ending } cartes se trouvent dans la zone de défausse. Le cadran solaire les compte : encore { $left }. Après votre défausse, il ne restera de place que pour une seule : c’est donc votre dernier tour. Ce qui s’y trouve ne vous aiderait guère : piochez encore une fois !
lesson-mountain =
    .title = Quelle chance !
    .text = Tous vos soldats acclament l’*{ card-empress }* : elle rapporte { $empress } points. Maintenant, c’est la *{ card-mountain }* qui vous aide le moins. Défaussez-la, et votre royaume vaudra { $total } points.
lesson-end =
    .title = La partie est finie
    .text = La dernière carte est défaussée. Votre royaume vaut { $total } points : { $king } viennent du *{ card-king }* et { $queen } de la *{ card-queen }*, car chaque <army|{ suit-army }> compte pour les deux. Ensuite, toutes les mains sont dévoilées et comptées : voyons ce qu’ont les autres !
