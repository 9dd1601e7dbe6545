### Ce que disent parfois les adversaires au plateau, chacun à sa façon.

phrase-stories-random-pleased-1 = Le vent soufflait par ici. Brave vent !
phrase-stories-random-pleased-2 = À gauche, à droite, et voilà : une histoire !
phrase-stories-random-annoyed-1 = Les dés ont tourné. Moi aussi.
phrase-stories-random-annoyed-2 = J’allais justement par là. Ou bien non ?
phrase-stories-random-late-1 = Déjà fini ? Je n’ai fait qu’un tour.
phrase-stories-random-late-2 = Une dernière rafale !

phrase-stories-novice-pleased-1 = Je suis sur une case ! Une bonne, je crois.
phrase-stories-novice-pleased-2 = C’est moi qui ai fait ça ?
phrase-stories-novice-annoyed-1 = Aucun de mes dés n’en a envie.
phrase-stories-novice-annoyed-2 = C’était justement l’histoire que je répétais.
phrase-stories-novice-late-1 = Le dernier tour ? Je viens de trouver le Château !
phrase-stories-novice-late-2 = Quelqu’un peut me dire ce qui me manque ?

phrase-stories-apprentice-pleased-1 = Comme la carte l’avait prédit.
phrase-stories-apprentice-pleased-2 = Chapitre terminé. Page suivante.
phrase-stories-apprentice-annoyed-1 = Les dés ont mal lu le texte.
phrase-stories-apprentice-annoyed-2 = Cette fin était dans mes notes.
phrase-stories-apprentice-late-1 = Voici donc déjà l’épilogue.
phrase-stories-apprentice-late-2 = Il va falloir sauter un chapitre.

phrase-stories-master-pleased-1 = Je le voyais venir depuis trois coups.
phrase-stories-master-pleased-2 = Tout chemin mène quelque part. Les miens mènent ici.
phrase-stories-master-annoyed-1 = Un petit détour. Il était prévu.
phrase-stories-master-annoyed-2 = Bien racontée. J’aurais fait plus court.
phrase-stories-master-late-1 = Le dernier tour. Voyons qui a compté.
phrase-stories-master-late-2 = Maintenant, les pions sur le plateau vont compter.
