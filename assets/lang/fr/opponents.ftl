### Les adversaires : leurs noms et leur caractère.

opponent-random = Girouette
    .character = Joue ce qui lui passe par la tête et ne regrette rien.
opponent-novice = Novice
    .character = Court vers tout ce qui brille et découvre le feu à ses dépens.
opponent-apprentice = Apprenti
    .character = Compte bien, tant que rien de brillant ne passe par là.
opponent-greedy = Avare
    .character = Veut le plus de points possible, et tout de suite.
opponent-bard = Barde
    .character = Rêve d’une seule grande chanson qui remplit toute la main, et mise tout sur elle.
opponent-poacher = Braconnier
    .character = Sait ce que vous collectionnez, le prend avant vous et file sans bruit.
opponent-adept = Érudite
    .character = A vu comment finissent des mains comme la vôtre, et joue pour après-demain.
opponent-master = Maître
    .character = Voit tout le chemin avant le premier pas, et vous dessus.

## Quand un adversaire se tient mal

failure-misbehaved = { $how ->
        [raised] { $name } a trébuché ; le coup le plus simple a été joué à sa place.
        [printed] { $name } a parlé au lieu de jouer ; le coup le plus simple a été joué à sa place.
       *[nonsense] { $name } a répondu n’importe quoi ; le coup le plus simple a été joué à sa place.
    }
failure-late = { $name } a réfléchi trop longtemps ; le coup le plus simple a été joué à sa place.
failure-died = { $name } a tourné de l’œil ; le coup le plus simple a été joué à sa place.
failure-warming = { $name } n’était pas encore à la table ; le coup le plus simple a été joué à sa place.
plugin-trust = Un plugin est un programme : il peut faire sur cet ordinateur tout ce que vous pouvez y faire. N’utilisez que des plugins de personnes de confiance.

## Pourquoi ils jouent ainsi dans Fantastic Stories

stories-why-out = Mieux vaut que quelqu’un soit aux portes quand les dés tombent.
stories-why-dice = Chaque pion à la maison, c’est un dé de plus.
stories-why-tell = Une histoire racontée ne se perd plus.
stories-why-nearer = Cela me rapproche de ma prochaine histoire.
stories-why-magic = Ici, la magie épargne plus qu’elle ne coûte.
stories-why-wait = Aucun de ces nombres ne m’aide, alors j’attends.
stories-why-along = Le bac va dans ma direction.
stories-why-stay = Je suis exactement là où je veux être.
