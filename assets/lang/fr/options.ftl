### Ce que veulent dire les options d’une nouvelle partie, et ce qui se dit en passant.

new-variant-tip = *Classique* : de trois à six joueurs, chacun avec une main complète dès le début. *À deux* : chacun commence sans carte et remplit sa main en jouant. *Chaos* : pas de tours ; de trois à sept joueurs échangent jusqu’à ce que le temps soit écoulé.
new-module-suits-tip = Ajoute trois familles : les <building|Bâtiments>, les <outsider|Extérieurs> et les <undead|Morts-vivants>. Vous avez une carte de plus en main, la partie finit deux défausses plus tard, et certaines cartes en apportent d’autres à la fin.
new-module-items-tip = Ajoute une seconde pioche : chacun a devant lui un *Objet maudit* à utiliser une fois. Il fait ce qu’aucune carte ne fait et compte à la fin, le plus souvent contre son propriétaire.
new-module-promos-tip = Ajoute deux cartes jadis offertes : *{ card-jester }* et *{ card-phoenix }*.
new-advanced-tip = Affiche la graine dont vient tout le hasard, pour rejouer le même début ou le partager.
new-seed-tip = Un mot ou un nombre quelconque : avec les mêmes options, il donne toujours les mêmes cartes ou les mêmes dés. Laissez le champ vide, et personne ne sait ce qui vient.
new-seat-tip = Qui est assis ici : un humain devant cet ordinateur ou un adversaire.

notice-sound-on = Son activé
notice-sound-off = Son coupé
