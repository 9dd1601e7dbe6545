### Les adversaires : leurs noms et leur caractère.

opponent-random = Girouette
    .character = Joue ce qui lui passe par la tête et ne regrette rien.
opponent-novice = Novice
    .character = Adore deux cartes qui vont ensemble et découvre le feu à ses dépens.
opponent-apprentice = Apprenti
    .character = Compte bien, tant que rien de brillant ne passe.
opponent-greedy = Avare
    .character = Veut le plus de points possible, et tout de suite.

## Quand un adversaire se tient mal

opponent-failed = { $how ->
        [raised] { $name } a trébuché ({ $detail }) ; le coup le plus simple a été joué à sa place.
        [printed] { $name } a parlé au lieu de jouer ({ $detail }) ; le coup le plus simple a été joué à sa place.
       *[nonsense] { $name } a répondu n’importe quoi ({ $detail }) ; le coup le plus simple a été joué à sa place.
    }
opponent-late = { $name } a réfléchi trop longtemps ; le coup le plus simple a été joué à sa place.
opponent-died = { $name } s’est écroulé ; le coup le plus simple a été joué à sa place.
plugin-trust = Un module est un programme. N’utilisez que des modules de gens de confiance : ils peuvent faire sur cet ordinateur tout ce que vous pouvez faire.
