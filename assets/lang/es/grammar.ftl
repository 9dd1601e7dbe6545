### Los palos, y cómo entran los palos y los nombres en una frase.
###
### Todo atributo de un palo (gender, plural ...) acompaña al palo cuando este es un argumento: el
### atributo plural de $noun es $noun-plural. $suit es la clave del palo para su icono.
### Atributos: gender; plural; any (un, una) y none (ningún, ninguna), con «un Agua» y «un Arma».
### Marcas: <army|Ejércitos> es el icono con una palabra, <army> el icono solo, *Reina* un nombre.

## Palos

suit-land = Tierra
    .gender = feminine
    .plural = Tierras
    .any = una
    .none = ninguna
suit-flood = Agua
    .gender = feminine
    .plural = Aguas
    .any = un
    .none = ningún
suit-weather = Aire
    .gender = masculine
    .plural = Aires
    .any = un
    .none = ningún
suit-flame = Fuego
    .gender = masculine
    .plural = Fuegos
    .any = un
    .none = ningún
suit-army = Ejército
    .gender = masculine
    .plural = Ejércitos
    .any = un
    .none = ningún
suit-wizard = Mago
    .gender = masculine
    .plural = Magos
    .any = un
    .none = ningún
suit-leader = Líder
    .gender = masculine
    .plural = Líderes
    .any = un
    .none = ningún
suit-beast = Bestia
    .gender = feminine
    .plural = Bestias
    .any = una
    .none = ninguna
suit-weapon = Arma
    .gender = feminine
    .plural = Armas
    .any = un
    .none = ningún
suit-artifact = Artefacto
    .gender = masculine
    .plural = Artefactos
    .any = un
    .none = ningún
suit-wild = Variable
    .gender = feminine
    .plural = Variables
    .any = una
    .none = ninguna
suit-building = Edificio
    .gender = masculine
    .plural = Edificios
    .any = un
    .none = ningún
suit-outsider = Visitante
    .gender = masculine
    .plural = Visitantes
    .any = un
    .none = ningún
suit-undead = No-Muerto
    .gender = masculine
    .plural = No-Muertos
    .any = un
    .none = ningún
suit-cursed = Objeto maldito
    .gender = masculine
    .plural = Objetos malditos
    .any = un
    .none = ningún

## Papeles

# El nombre de una carta, en cualquier papel.
name = *{ $name }*
# +8 por cada ...
each-suit = <{ $suit }|{ $noun }>
each-other = { $noun-gender ->
        [feminine] otra
       *[masculine] otro
    } <{ $suit }|{ $noun }>
each-other-later = cada { $noun-gender ->
        [feminine] otra
       *[masculine] otro
    } <{ $suit }|{ $noun }>
# +15 con ..., se anula si tienes ...
any-suit = { $noun-any } <{ $suit }|{ $noun }>
# +40 con *Tormenta* y ...
any-either = con { $options }
# +5 sin ..., se anula si no tienes ...
none-suit = { $noun-none } <{ $suit }|{ $noun }>
# Anula ...
every-suit = { $noun-gender ->
        [feminine] todas las
       *[masculine] todos los
    } <{ $suit }|{ $noun-plural }>
# Ignora las penalizaciones de ..., suma la fuerza base de ...
of-suit = { $noun-gender ->
        [feminine] todas las
       *[masculine] todos los
    } <{ $suit }|{ $noun-plural }>
# Anula ...
every-other = { $noun-gender ->
        [feminine] todas las demás
       *[masculine] todos los demás
    } <{ $suit }|{ $noun-plural }>
every-but = { $noun-gender ->
        [feminine] todas las
       *[masculine] todos los
    } <{ $suit }|{ $noun-plural }> (salvo { $names })
# Tus ... no se pueden anular
all-suit = <{ $suit }|{ $noun-plural }>
# una carta de ..., cualquier ..., los palos ..., cuenta como ...
kind-suit = <{ $suit }|{ $noun }>
# +10 por ...
first-suit = { $noun-gender ->
        [feminine] la primera
       *[masculine] el primer
    } <{ $suit }|{ $noun }>
first-other = { $noun-gender ->
        [feminine] la primera de las demás
       *[masculine] el primero de los demás
    } <{ $suit }|{ $noun-plural }>
# +5 por cada ... más
further-suit = <{ $suit }|{ $noun }>
# salvo ...
spared-suit = <{ $suit }|{ $noun-plural }>
# la palabra ...
word-suit = <{ $suit }|{ $noun }>
# Cartas pequeñas

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
