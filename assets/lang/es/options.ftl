### Qué significan las opciones de una partida nueva, y lo que se dice de paso.

new-variant-tip = *Clásicas*: de tres a seis jugadores, todos con la mano completa desde el principio. *Para dos*: ambos empiezan sin cartas y llenan la mano mientras juegan. *Caos*: sin turnos; de tres a siete jugadores comercian hasta que se acaba el tiempo.
new-module-suits-tip = Añade tres tipos: <building|Edificios>, <outsider|Visitantes> y <undead|No-Muertos>. Tienes una carta más en la mano, la partida termina dos descartes más tarde y algunas cartas traen otras al final.
new-module-items-tip = Añade un segundo mazo: cada jugador tiene ante sí un *Objeto maldito* que puede usar una vez. Hace lo que ninguna carta hace y cuenta al final, casi siempre en contra de su dueño.
new-module-promos-tip = Añade dos cartas que en su día se regalaron: *{ card-jester }* y *{ card-phoenix }*.
new-advanced-tip = Muestra la semilla de la que sale todo el azar, para repetir el mismo comienzo o compartirlo.
new-seed-tip = Cualquier palabra o número. Con las mismas opciones siempre da las mismas cartas o los mismos dados. Si lo dejas vacío, nadie sabe lo que vendrá.
new-seat-tip = Quién se sienta aquí: una persona ante este ordenador o un rival.

notice-sound-on = Sonido activado
notice-sound-off = Sonido desactivado
