### Fantastic Stories : comment s’appelle tout ce qui se trouve sur le plateau, et à quoi cela sert.

game-stories = Fantastic Stories

## Ce qui compte à la fin ; .several le nomme, .best se lit sous le record

score-stories = { $count ->
        [one] { $count } histoire
       *[other] { $count } histoires
    }
    .several = histoires
    .best = record d’histoires

## Options d’une nouvelle partie

new-variant-stories = Règles
new-variant-stories-tip = *De base* : à chaque tour, un pion agit avec un dé. *Expert* : vous pouvez utiliser tous les dés que vous avez lancés ; chaque tour donne plus à réfléchir, et la partie dure deux fois moins de tours de table.
new-variant-basic = De base
new-variant-expert = Expert

## Les cases et leurs noms ; .to dit où l’on va

space-castle = Château Prologue
    .to = au *Château Prologue*
space-keys = Loge du Portier
    .to = à la *Loge du Portier*
space-quill = Butte de la Plume
    .to = à la *Butte de la Plume*
space-bell = Cloche du Bac
    .to = à la *Cloche du Bac*
space-hedge = Auberge des Haies
    .to = à l’*Auberge des Haies*
space-otter = Quai de la Loutre
    .to = au *Quai de la Loutre*
space-bookmark = Pont du Signet
    .to = au *Pont du Signet*
space-fiddle = Halte du Violon
    .to = à la *Halte du Violon*
space-cup = Source de Rosée
    .to = à la *Source de Rosée*
space-well = Puits aux Fables
    .to = au *Puits aux Fables*
space-mill = Moulin Fortune
    .to = au *Moulin Fortune*
space-rhyme = Rochers à Rimes
    .to = aux *Rochers à Rimes*
space-raven = Relais du Corbeau
    .to = au *Relais du Corbeau*
space-heath = Pré aux Bruyères
    .to = au *Pré aux Bruyères*
space-ash = Porte des Cendres
    .to = à la *Porte des Cendres*
space-cinder = Porche du Tison
    .to = au *Porche du Tison*
space-dragon = Vieux Tison
    .to = chez *Vieux Tison*
space-lantern = Chez l’Allumeur
    .to = chez *l’Allumeur*
space-trumpet = Tour Trompette
    .to = à la *Tour Trompette*
space-toll = Maison du Péage
    .to = à la *Maison du Péage*
space-cairn = Cairn du Berger
    .to = au *Cairn du Berger*
space-gate = Porte Virgule
    .to = à la *Porte Virgule*
space-dunes = Dunes Siffleuses
    .to = aux *Dunes Siffleuses*
space-broom = Pré aux Genêts
    .to = au *Pré aux Genêts*
space-rope = Corderie
    .to = à la *Corderie*
space-gull = Quai de la Mouette
    .to = au *Quai de la Mouette*
space-pirate = Crique du Crochet
    .to = à la *Crique du Crochet*
space-twin = Pierres Jumelles
    .to = aux *Pierres Jumelles*
space-shield = Forge du Rétameur
    .to = à la *Forge du Rétameur*
space-salt = Sentier du Sel
    .to = au *Sentier du Sel*
space-reeds = Rive aux Roseaux
    .to = à la *Rive aux Roseaux*
space-vine = Marches des Vignes
    .to = aux *Marches des Vignes*
space-stump = Souche du Hibou
    .to = à la *Souche du Hibou*
space-lane = Allée du Blaireau
    .to = à l’*Allée du Blaireau*
space-clover = Pré aux Trèfles
    .to = au *Pré aux Trèfles*
space-hollow = Chêne Creux
    .to = au *Chêne Creux*
space-beings = Cercle de Lune
    .to = au *Cercle de Lune*
space-fern = Ravin des Fougères
    .to = au *Ravin des Fougères*
space-spade = Vieux Potager
    .to = au *Vieux Potager*
space-ford = Gué Bas-de-Page
    .to = au *Gué Bas-de-Page*
space-willow = Coude du Saule
    .to = au *Coude du Saule*
space-stile = Barrière Énigme
    .to = à la *Barrière Énigme*
space-alp = Pré d’Alpage
    .to = au *Pré d’Alpage*
space-goat = Col de la Chèvre
    .to = au *Col de la Chèvre*
space-temple = Temple des Nuages
    .to = au *Temple des Nuages*
space-heron = Quai du Héron
    .to = au *Quai du Héron*
space-cave = Falaise de l’Écho
    .to = à la *Falaise de l’Écho*
space-shrine = Lampe du Chemin
    .to = à la *Lampe du Chemin*

## Quelles cases il y a, et ce qu’elles signifient

space-kind-castle = Château
space-kind-castle-tip = C’est par ici qu’entrent vos pions. Avant de lancer les dés, faites-en venir de votre réserve, ou l’inverse.
space-kind-plain = Étape
space-kind-plain-tip = Une halte en chemin, rien de plus.
space-kind-adventure = Aventure
space-kind-adventure-tip = Avec un pion ici, un pion sur son objet et un dé qui montre son nombre, vous racontez cette histoire : le pion rejoint votre Livre.
space-kind-item = Objet
space-kind-item-tip = Cet objet est à vous tant qu’un de vos pions se trouve ici.
space-kind-magic = Magie
space-kind-magic-tip = Avec un pion ici, vous pouvez utiliser cette magie. Une seule magie par tour.
space-kind-dock = Quai
space-kind-dock-tip = Si le bac est ici, il mène votre pion à un autre quai, contre un dé qui montre le nombre du trajet.
space-kind-pasture = Pré vert
space-kind-pasture-tip = Le cheval ailé de la Trompette magique se pose ici, contre un dé qui montre le nombre du vol.

## Souterrains : portes rondes et rouges, portes pointues et bleues

tunnel-round = Souterrain des Racines
tunnel-pointed = Souterrain des Braises
tunnel-tip = Avec les Clés magiques, un pion passe jusqu’à l’autre porte, contre un dé qui montre le nombre de la porte où il se trouve.

## Pions

pawn-crimson = Cramoisi
pawn-cobalt = Cobalt
pawn-saffron = Safran
pawn-emerald = Émeraude
pawn-violet = Violet
pawn-ivory = Ivoire

## Les quatre histoires et leurs objets

story-temple = { space-temple }
story-temple-text = Personne n’était jamais monté si haut avec une lampe encore allumée. Les marches étaient de glace, le vent avait des dents, et derrière chaque pilier quelque chose retenait son souffle. Vous avez levé la lanterne. Un à un, les visages de pierre se sont éveillés, ont bâillé et se sont poussés sur le banc. Neuf cents ans, disaient-ils, qu’ils attendaient qu’on vienne leur lire la suite. Alors vous avez pris place, et cherché la page.
story-beings = { space-beings }
story-beings-text = Ils ne viennent que pour la rosée, et seulement si l’on fait semblant de ne pas les attendre. Vous avez posé la coupe dans le cercle et regardé ailleurs, très poliment. Les lutins d’abord, en pleine dispute ; puis quelque chose qui portait des bois de lumière. Cela a bu, puis vous a dit merci dans une langue de clochettes. Au matin, la coupe était pleine de perles, ou peut-être de petits pois. Vous n’avez pas insisté.
story-pirate = { space-pirate }
story-pirate-text = La carte, tout le port l’avait. Elle pendait au mur de la taverne, et trois capitaines la portaient en tatouage. Chaque année, on mettait le cap sur la crique, on se plantait sur la croix, et chacun regardait les autres. Avant vous, personne n’avait songé à la pelle. Sous le sable, un coffre ; sous le couvercle, de l’or ; et sous l’or, un petit mot : « Bravo. Merci de refermer en partant. »
story-dragon = { space-dragon }
story-dragon-text = Vieux Tison avait brûlé onze chevaliers et un piano, et ne regrettait que le piano. Vous n’avez pas tiré l’épée. Vous avez tendu le bouclier du rétameur, clair comme un étang, et le dragon s’y est penché. Depuis trois cents ans, il se croyait le dernier. Il s’est approché. L’autre aussi. Quand vous avez filé sur la pointe des pieds, ils en étaient aux présentations, et le feu ne faisait plus que ronronner.

story-item-lantern = Lampe éternelle
story-item-cup = Coupe de rosée
story-item-spade = Pelle
story-item-shield = Bouclier-miroir

## Magie

magic-two = Deux pions
magic-two-tip = Ce tour-ci, deux pions différents agissent, chacun avec son propre dé ; avec les règles expert, les deux avec le même, une seule fois.
magic-reroll = Relance
magic-reroll-tip = Relancez tous vos dés, avant d’en avoir utilisé un.
magic-trumpet = Trompette magique
magic-trumpet-tip = Un cheval ailé emporte un autre de vos pions vers un Pré vert, contre un dé qui montre le nombre du vol.
magic-bell = Cloche magique
magic-bell-tip = Faites venir le bac à un quai où vous avez un pion ; cela ne coûte aucun dé.
magic-keys = Clés magiques
magic-keys-tip = Un pion devant un souterrain passe jusqu’à l’autre porte, contre un dé qui montre le nombre de la porte où il se trouve.

## Pourquoi pas

stories-illegal-road = Aucun chemin ne mène d’ici à là-bas.
stories-illegal-die = Il vous faut un dé qui montre { $number }.
stories-illegal-acted = Ce pion ne peut plus rien faire ce tour-ci.
stories-illegal-ferry = Le bac se trouve actuellement au { $dock ->
        [heron] { space-heron }
        [otter] { space-otter }
       *[gull] { space-gull }
    }.
stories-illegal-keys = Seules les Clés magiques ouvrent le souterrain.
stories-illegal-told = Vous avez déjà raconté cette histoire.
stories-illegal-nobody = Vous n’y avez aucun pion.
stories-illegal-item = Il vous faut un pion { $item ->
        [lantern] chez l’Allumeur pour avoir la { story-item-lantern }
        [cup] à la { space-cup } pour avoir la { story-item-cup }
        [spade] au { space-spade } pour avoir la { story-item-spade }
       *[shield] à la { space-shield } pour avoir le { story-item-shield }
    }.
