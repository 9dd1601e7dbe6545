### Los tipos, y cómo entran los tipos y los nombres en una frase.
###
### Todo atributo de un tipo (gender, plural ...) acompaña al tipo cuando este es un argumento: el
### atributo plural de $noun es $noun-plural. $suit es la clave del tipo para su icono.
### Atributos: gender; plural; any (un, una) y none (ningún, ninguna), con «un Agua» y «un Arma»;
### every y every-noun: «todos los Magos», pero «todas las cartas de Agua».
### Marcas: <army|Ejércitos> es el icono con una palabra, <army> el icono solo, *Reina* un nombre.

## Tipos

suit-land = Tierra
    .gender = feminine
    .plural = Tierras
    .any = una
    .none = ninguna
    .every = todas las cartas de
    .every-noun = Tierra
suit-flood = Agua
    .gender = feminine
    .plural = Aguas
    .any = un
    .none = ningún
    .every = todas las cartas de
    .every-noun = Agua
suit-weather = Aire
    .gender = masculine
    .plural = Aires
    .any = un
    .none = ningún
    .every = todas las cartas de
    .every-noun = Aire
suit-flame = Fuego
    .gender = masculine
    .plural = Fuegos
    .any = un
    .none = ningún
    .every = todas las cartas de
    .every-noun = Fuego
suit-army = Ejército
    .gender = masculine
    .plural = Ejércitos
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Ejércitos
suit-wizard = Mago
    .gender = masculine
    .plural = Magos
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Magos
suit-leader = Líder
    .gender = masculine
    .plural = Líderes
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Líderes
suit-beast = Bestia
    .gender = feminine
    .plural = Bestias
    .any = una
    .none = ninguna
    .every = todas las
    .every-noun = Bestias
suit-weapon = Arma
    .gender = feminine
    .plural = Armas
    .any = un
    .none = ningún
    .every = todas las
    .every-noun = Armas
suit-artifact = Artefacto
    .gender = masculine
    .plural = Artefactos
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Artefactos
suit-wild = Variable
    .gender = feminine
    .plural = Variables
    .any = una
    .none = ninguna
    .every = todas las
    .every-noun = Variables
suit-building = Edificio
    .gender = masculine
    .plural = Edificios
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Edificios
suit-outsider = Visitante
    .gender = masculine
    .plural = Visitantes
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = Visitantes
suit-undead = No-Muerto
    .gender = masculine
    .plural = No-Muertos
    .any = un
    .none = ningún
    .every = todos los
    .every-noun = No-Muertos
suit-cursed = Objeto maldito
    .gender = masculine
    .plural = Objetos malditos
    .any = un
    .none = ningún

## Papeles

# El nombre de una carta, en cualquier papel.
name = *{ $name }*
each-name = cada carta *{ $name }*
any-name = *{ $name }*
spared-name = *{ $name }*
# Usa ..., descarta ... (un objeto)
the-name = { $name-article } *{ $name }*
# Toma ..., descarta ... (una carta): en la crónica y en una placa
told-name = { the-name }
noted-name = { the-name }
# +8 por ...
each-suit = cada <{ $suit }|{ $noun }>
each-other = cada { $noun-gender ->
        [feminine] otra
       *[masculine] otro
    } <{ $suit }|{ $noun }>
# +15 con ..., anulada si tienes ...
any-suit = { $noun-any } <{ $suit }|{ $noun }>
# +40 con *Tormenta* y ...
any-either = con { $options }
# +5 sin ...
none-suit = { $noun-none } <{ $suit }|{ $noun }>
# Anula ...
every-suit = { $noun-every } <{ $suit }|{ $noun-every-noun }>
# Ignora las penalizaciones de ..., suma la fuerza base de ...
of-suit = { $noun-every } <{ $suit }|{ $noun-every-noun }>
# Anula ...
every-other = { $noun-gender ->
        [feminine] todas las demás
       *[masculine] todos los demás
    } <{ $suit }|{ $noun-plural }>
every-but = { $noun-every } <{ $suit }|{ $noun-every-noun }> (salvo { $names })
# Tus ... no se pueden anular
all-suit = <{ $suit }|{ $noun-plural }>
# una carta de ..., cualquier ..., los tipos ..., cuenta como ...
kind-suit = <{ $suit }|{ $noun }>
# +10 por ...
first-suit = { $noun-gender ->
        [feminine] la primera
       *[masculine] el primer
    } <{ $suit }|{ $noun }>
first-other = { $noun-gender ->
        [feminine] la primera
       *[masculine] el primer
    } <{ $suit }|{ $noun }> aparte de esta carta
# +5 por ... más
further-suit = cada <{ $suit }|{ $noun }>
# salvo ...
spared-suit = <{ $suit }|{ $noun }>
# la palabra ...
word-suit = <{ $suit }|{ $noun }>

## Listas

join-and = { $first } { $initial ->
        [i] e
       *[other] y
    } { $last }
    .more = { $first }, { $last }
join-or = { $first } { $initial ->
        [o] u
       *[other] o
    } { $last }
    .more = { $first }, { $last }
join-choice = { $first }, o { $last }
    .more = { $first }, { $last }
join-sentence = { $first } { $last }
    .more = { $first } { $last }
sentence = { $text }.
plain = { $text }

# Una palabra que se menciona como tal, en las reglas escritas con signos.
quoted-suit = «<{ $suit }>»
