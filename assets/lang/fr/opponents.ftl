### Les adversaires : leurs noms et leur caractère.

opponent-random = Girouette
    .character = Joue ce qui lui passe par la tête et ne regrette rien.
opponent-novice = Novice
    .character = Adore les paires de cartes qui vont bien ensemble et découvre le feu à ses dépens.
opponent-apprentice = Apprenti
    .character = Compte bien, tant que rien de brillant ne passe par là.
opponent-greedy = Avare
    .character = Veut le plus de points possible, et tout de suite.

## Quand un adversaire se tient mal

failure-misbehaved = { $how ->
        [raised] { $name } a trébuché ; le coup le plus simple a été joué à sa place.
        [printed] { $name } a parlé au lieu de jouer ; le coup le plus simple a été joué à sa place.
       *[nonsense] { $name } a répondu n’importe quoi ; le coup le plus simple a été joué à sa place.
    }
failure-late = { $name } a réfléchi trop longtemps ; le coup le plus simple a été joué à sa place.
failure-died = { $name } a tourné de l’œil ; le coup le plus simple a été joué à sa place.
failure-warming = { $name } n’était pas encore à table ; le coup le plus simple a été joué à sa place.
plugin-trust = Un plugin est un programme : il peut faire sur cet ordinateur tout ce que vous pouvez y faire. N’utilisez que des plugins de personnes de confiance.
