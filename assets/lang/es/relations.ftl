### Lo que unas cartas hacen por otras, contado desde una de ellas, y lo que aportarían.
### $target, $by y $cards son nombres de cartas, $rule es el texto de una carta.

relation-pays = { $target } { SIGNED($points) }
relation-pays-with = { $target } { SIGNED($points) } con { $cards }
relation-paid = { SIGNED($points) } gracias a { $by }
relation-costs = { SIGNED($points) } por { $by }
relation-blanks = Anula la carta { $target }
relation-blanked-itself = Con ella, la carta { $target } se anula a sí misma
relation-clears = Ignora la penalización de la carta { $target }
relation-clears-word = Ignora la palabra { $word } en la carta { $target }
relation-protects = Impide que se anule la carta { $target }
relation-copied = Copiada por { $target }
relation-changes = Convierte la carta { $target } en { $kind }
relation-lacks = Falta: { $rule }
relation-lacks-for = Falta para { $target }: { $rule }

gain-if-taken = si la tomas:
gain-if-discarded = si la descartas:
gain-if-back = si la devuelves:

settings-arrows = Flechas entre cartas (R)
settings-gains = Lo que daría cada carta (V)
