### Les textes d’ambiance : un par carte, affiché sous l’effet.

## Terrain

flavour-mountain = Le feu au front, la fumée dans la barbe, l’inondation aux pieds.
flavour-cavern = Ce qui ronfle au fond se moque bien du temps qu’il fait.
flavour-bell_tower = Une cloche pour les noces, une pour les sorciers, une pour les revenants.
flavour-forest = Comptez les yeux, divisez par deux, puis retranchez les archers.
flavour-earth_elemental = Demandez gentiment à la colline : elle se lèvera pour vous saluer.

## Vague

flavour-fountain_of_life = Elle a le goût de ce que vous possédez de plus fort.
flavour-swamp = Ici défila le troisième régiment. Attention aux casques.
flavour-great_flood = Dès le mardi, seule la montagne avait encore son mot à dire.
flavour-island = Deux palmiers, un fauteuil, vue imprenable sur la ruine des autres.
flavour-water_elemental = Versez-le dans la rivière : il revient avec des amis.

## Climat

flavour-rainstorm = Les bougies d’abord, les routes ensuite, et les caves pour finir.
flavour-blizzard = Même les rivières se sont arrêtées pour attendre le printemps.
flavour-smoke = Elle a perdu son feu et le réclame de porte en porte.
flavour-whirlwind = Aperçus en vol : une grange, deux vaches et la pluie à l’envers.
flavour-air_elemental = Qui a claqué la porte, puisqu’il n’y a pas de porte ?

## Flamme

flavour-wildfire = Il épargne les sorciers, que l’on soupçonne de l’avoir allumé.
flavour-candle = Une cloche tinte, une page se tourne, et la petite flamme voit grand.
flavour-forge = Les épées y entrent émoussées et en sortent avec de l’ambition.
flavour-lightning = Invité par l’orage, resté le temps d’un éclair, reparti avec le chêne.
flavour-fire_elemental = Prière de ne pas offrir de chaise à cet invité.

## Armée

flavour-knights = Briqués jusqu’au coude, et perdus sans personne à saluer.
flavour-elven_archers = Par temps clair, ils visent un cil. Et ils ont choisi lequel.
flavour-light_cavalry = Rapide comme un ragot, tant qu’aucune colline ne se met en travers.
flavour-dwarvish_infantry = Elle partage sa tranchée avec tout le monde, pourvu qu’on soit nain.
flavour-rangers = Le sentier sec du marécage ? Ils le connaissent et n’en diront rien.

## Sorcier

flavour-collector = Quatre petites cuillères d’un service de cinq. Il n’en dort plus.
flavour-beastmaster = Il siffle deux fois, et quelque chose de très gros s’assoit.
flavour-necromancer = Chez lui, rien ne se jette, et surtout pas les invités.
flavour-warlock_lord = La salle de son conseil ne compte qu’un seul siège.
flavour-enchantress = Elle prend le thé avec la marée et gronde le vent d’être en retard.

## Seigneur

flavour-king = Seul, il est acclamé. Aux côtés de la Reine, il est suivi.
flavour-queen = Le Roi commande l’armée ; elle, elle sait le nom de chaque soldat.
flavour-princess = Les généraux portent ses livres, les sorciers perdent exprès aux échecs.
flavour-warlord = Comment allait-il ? Il compta ses soldats, puis répondit.
flavour-empress = Deux couronnes dans la pièce ? L’autre finira en petites cuillères.

## Créature

flavour-unicorn = Elle a éconduit neuf rois et suivi une fillette jusque chez elle.
flavour-basilisk = Tant de statues dans son jardin, et pas un seul sculpteur.
flavour-warhorse = Il s’incline devant les couronnes, salue les sorciers et mord le reste.
flavour-dragon = Gardez un sorcier à portée de main. Ou un seau. Plutôt un sorcier.
flavour-hydra = Sept têtes, un marécage, et jamais d’accord sur le dîner.

## Arme

flavour-warship = Au sec, c’est une cabane de jardin hors de prix.
flavour-magic_wand = Sans sorcier au bout, elle est parfaite pour touiller la soupe.
flavour-sword_of_keth = La moitié d’un serment forgé à Keth ; l’autre moitié est ronde.
flavour-elven_longbow = On a consulté l’arbre. Il voulait seulement savoir sur qui on tirerait.
flavour-war_dirigible = Magnifique, invincible, et annulé en cas de crachin.

## Artefact

flavour-shield_of_keth = Cabossé par toutes les lames du monde, hormis sa jumelle.
flavour-gem_of_order = Posée sur l’étagère, elle range les livres par taille avant l’aube.
flavour-world_tree = Un oiseau de chaque plumage, et jamais deux sur la même branche.
flavour-book_of_changes = Le chapitre neuf parlait d’un fleuve. Il parle à présent d’un général.
flavour-protection_rune = Gravée sur le berceau d’un enfant à qui il n’est jamais rien arrivé.

## Joker

flavour-shapeshifter = Une semaine sur le trône avant que quelqu’un ne remarque la queue.
flavour-mirage = Deux jours à camper au bord du lac. Il n’y avait pas de lac.
flavour-doppelganger = Il a votre visage, vos dettes, et rien de votre chance.

## Cartes promotionnelles

flavour-jester = Trois grelots, cinq bleus, sept blagues et pas une paire de chaussettes.
flavour-phoenix = Le feu ne l’effraie pas, il en fut un ; les flaques, c’est autre chose.

## Bâtiment

flavour-dungeon = Ici-bas, les rats ont des titres et les chaînes, des locataires.
flavour-castle = Personne n’a commandé la neuvième tour, mais elle va bien avec le reste.
flavour-crypt = Les couronnes pendent à la patère. Nul n’est venu reprendre la sienne.
flavour-chapel = Deux peuvent s’y agenouiller. Le troisième attendra dehors.

## Terrain de l’extension

flavour-garden = Des roses pour la Reine, du trèfle pour la licorne, du sel pour les morts.

## Extérieur

flavour-genie = Frottez la lampe devant témoins : en public, il se surpasse.
flavour-judge = Vos péchés, je vous prie, dans le panier. Il les pèse un par un.
flavour-angel = Sous ses ailes, il y a de la place pour un. Un seul.
flavour-leprechaun = À la fin, il vous donnera quelque chose. Ne remerciez pas trop vite.
flavour-demon = Il ne dîne que de ceux qui mangent seuls.

## Mort-vivant

flavour-dark_queen = Champs, fleuves, licorne défunte : tout ce qui tombe lui revient.
flavour-ghoul = « Ne gaspillons rien », murmure-t-elle en nouant sa serviette.
flavour-specter = Il porte des anneaux perdus et répond au nom d’un sorcier mort.
flavour-lich = Le Nécromancien l’a relevée jadis ; depuis, c’est lui qui obéit.
flavour-death_knight = Quand il passe, les épées dans l’herbe se tournent pour le suivre.

## Objets maudits

flavour-spyglass = Voyez les secrets du voisin ! La lentille se souviendra des vôtres.
flavour-sarcophagus = On vous paie pour vous y allonger. Rien qu’une nuit, promis.
flavour-blindfold = Lâchez, puis regardez. La bourse, au moins, est bien réelle.
flavour-book_of_prophecy = Il raconte comment tout finit et interdit d’y changer un mot.
flavour-crystal_ball = Toute la cour doit vider ses poches. Vous, vous ne faites que payer.
flavour-market_wagon = Tout s’y marchande, sauf la location de la carriole.
flavour-backpack = De la place pour trois aubaines. Les bretelles, elles, se resserrent.
flavour-shovel = Elle creuse une tombe pour vos regrets et en entame une deuxième.
flavour-sealed_vault = À l’abri de tous les voleurs, hormis celui qui a vendu la serrure.
flavour-crystal_lens = Regardez d’abord. Ce qui vous regarde en retour ne nous regarde pas.
flavour-larcenous_gloves = Ils vous vont à ravir et ne diront jamais à qui étaient les mains d’avant.
flavour-junkyard_map = La croix marque ce dont un autre fut ravi de se débarrasser.
flavour-winged_boots = Vives comme l’hirondelle ! Où se poser, elles seules en décident.
flavour-staff_of_transmutation = Rendez vos vieux soucis, recevez-en autant de tout neufs.
flavour-rake = De jolies choses sous les feuilles. Leurs propriétaires, juste dessous.
flavour-treasure_chest = S’ouvre volontiers, mais seulement à qui est déjà trois fois maudit.
flavour-fishhook = Deux prises d’un coup, et la ligne est nouée à votre poignet.
flavour-repair_kit = Une lame, dix outils, et toute vieille malédiction redevient neuve.
flavour-hourglass = Un second après-midi à vendre, prélevé sur la fin de vos jours.
flavour-gold_mirror = Les ordures y paraissent plus belles. Vous, vous y prenez des rides.
flavour-cauldron = Trois cuillerées, une avalée. Ne demandez rien sur les deux autres.
flavour-lantern = Elle mène à ce que vous nommez, en longeant ce que vous préférez taire.
flavour-portal = Derrière, une pièce de plus. Du loyer, il n’a jamais été question.
flavour-wishing_ring = Tout ce que vous voulez. Nous reparlerons du doigt plus tard.
