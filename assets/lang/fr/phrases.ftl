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
phrase-novice-late-1 = La fin ? Déjà ?
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

phrase-bard-pleased-1 = Il manquait ce couplet !
phrase-bard-pleased-2 = Et maintenant le refrain, tous ensemble !
phrase-bard-annoyed-1 = Ma chanson ! Et vous la fredonnez faux.
phrase-bard-annoyed-2 = Pas de ballade sans chagrin.
phrase-bard-late-1 = Encore un couplet, je vous en prie !
phrase-bard-late-2 = Cela aurait si bien rimé.

phrase-poacher-pleased-1 = Vous ne vous en serviez pas, si ?
phrase-poacher-pleased-2 = Piste fraîche, prise facile.
phrase-poacher-annoyed-1 = On suit mes traces.
phrase-poacher-annoyed-2 = Ce n’était qu’un appât. Vraiment.
phrase-poacher-late-1 = Il est temps de filer.
phrase-poacher-late-2 = La forêt ferme tôt aujourd’hui.

phrase-adept-pleased-1 = Les étoiles l’avaient annoncé.
phrase-adept-pleased-2 = Une ligne de plus dans le dessin.
phrase-adept-annoyed-1 = L’almanach s’est trompé. Ou bien moi.
phrase-adept-annoyed-2 = C’est donc là qu’était sa place.
phrase-adept-late-1 = La dernière heure est la plus claire.
phrase-adept-late-2 = D’ici, je connais la fin.

phrase-master-pleased-1 = Comme il était écrit.
phrase-master-pleased-2 = Vous auriez pu m’en empêcher.
phrase-master-annoyed-1 = Intéressant. Et ensuite ?
phrase-master-annoyed-2 = Je peux m’en passer.
phrase-master-late-1 = C’est décidé depuis longtemps.
phrase-master-late-2 = L’entendez-vous aussi ? La dernière carte.
