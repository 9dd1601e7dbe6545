### Ce que les cartes font les unes pour les autres, vu de l’une d’elles, et ce qu’elles apporteraient.
### $target, $by et $cards sont des noms de cartes, $rule est le texte d’une carte.

relation-pays = { $target } { SIGNED($points) }
relation-pays-with = { $target } { SIGNED($points) } avec { $cards }
relation-paid = { SIGNED($points) } grâce à { $by }
relation-costs = { SIGNED($points) } avec { $by }
relation-blanks = Masque la carte { $target }
relation-blanked-itself = Avec elle, la carte { $target } se masque elle-même
relation-clears = Efface le malus de la carte { $target }
relation-clears-word = Efface le mot { $word } sur la carte { $target }
relation-protects = Protège la carte { $target } du masquage
relation-copied = Copiée par { $target }
relation-changes = Change la carte { $target } en { $kind }
relation-lacks = Il manque : { $rule }
relation-lacks-for = Il manque pour { $target } : { $rule }

gain-if-taken = si vous la prenez :
gain-if-discarded = si vous la défaussez :
gain-if-back = si vous la remettez :

settings-arrows = Flèches entre les cartes (R)
settings-gains = Gain de chaque carte (V)
