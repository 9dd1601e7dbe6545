### Ce que disent parfois les adversaires, chacun à sa façon.

settings-phrases = Les adversaires parlent

phrase-random-pleased-1 = Je tourne, je tourne, et voyez ma prise !
phrase-random-pleased-2 = Le vent a dit oui.
phrase-random-annoyed-1 = Elle était à moi, avant que le vent tourne.
phrase-random-annoyed-2 = Bon. Je regardais de l’autre côté.
phrase-random-late-1 = C’était par où, la sortie ?
phrase-random-late-2 = Le vent tombe. Vite !

phrase-novice-pleased-1 = Elle est bien, celle-ci ? Elle a l’air bien.
phrase-novice-pleased-2 = À moi ! Je crois.
phrase-novice-annoyed-1 = Oh. J’en avais besoin, non ?
phrase-novice-annoyed-2 = Je commençais à m’habituer à cette carte.
phrase-novice-late-1 = Dix cartes ? Déjà ?
phrase-novice-late-2 = J’avais presque compris.

phrase-apprentice-pleased-1 = Page quarante-deux, exactement comme écrit.
phrase-apprentice-pleased-2 = Voilà une colonne complète.
phrase-apprentice-annoyed-1 = Ce n’était pas dans le livre.
phrase-apprentice-annoyed-2 = J’avais des projets pour elle.
phrase-apprentice-late-1 = Il me faudra une autre bougie.
phrase-apprentice-late-2 = Si peu de temps, tant de notes de bas de page.

phrase-greedy-pleased-1 = Qui trouve garde.
phrase-greedy-pleased-2 = La perte d’autrui, soigneusement comptée.
phrase-greedy-annoyed-1 = Je veux la récupérer.
phrase-greedy-annoyed-2 = Au voleur ! Soit dit poliment.
phrase-greedy-late-1 = Le temps, c’est de l’argent, et les deux manquent.
phrase-greedy-late-2 = Comptez vos cartes. Moi, c’est fait.
