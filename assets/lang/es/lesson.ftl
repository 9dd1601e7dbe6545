### La primera partida guiada: lo que dice tu guía. Todas las cifras salen de la puntuación y los
### nombres de las cartas, de las propias cartas: *{ card-queen }*.

title-lesson = Aprender a jugar

lesson-guide = Tu guía
lesson-next = Siguiente
lesson-back = Atrás
lesson-leave = Salir
lesson-own-game = Jugar tu propia partida
lesson-progress = { $step } de { $steps }

## En la portada

lesson-invite =
    .title = ¿Es tu primera visita?
    .text = Juega una partida corta conmigo. Te lo enseñaré todo, paso a paso.
lesson-resume =
    .title = ¿Seguimos?
    .text = Tu primera partida te espera donde la dejaste.
lesson-praise =
    .title = ¡Bien jugado!
    .text = Ya sabes todo lo que necesitas. Te espera una nueva partida, y ahí están las reglas por si te surge alguna duda.

## Paso a paso

lesson-realm =
    .title = Este es tu reino
    .text = Estas { $hand } cartas son tu reino. En cada turno tomas una carta y descartas otra. Cuando la partida termina, gana el reino que más puntos vale.
lesson-card =
    .title = Lo que vale una carta
    .text = El número de arriba es la fuerza base: { $strength } en el caso de la *{ card-queen }*. Su bonus suma { $each } por cada <army|{ suit-army }>. Tienes { $armies }, así que por ahora vale { $queen } puntos.
lesson-blanked =
    .title = Un gran número que no vale nada
    .text = El *{ card-smoke }* tiene { $strength }, el número más alto de tu mano. Pero sin ningún <flame|{ suit-flame }>, dice su penalización, queda *anulado*: cuenta como si no estuviera. Cada carta necesita la compañía adecuada.
lesson-medal =
    .title = No hace falta sumar
    .text = Esta medalla muestra siempre lo que tu reino puntuaría ahora: { $total } puntos. Debajo ves lo que aporta cada carta. Veamos ahora qué hacen los demás.
lesson-king =
    .title = Alguien ha descartado un Rey
    .text = Tu *{ card-queen }* lo estaba esperando. Juntos, cada uno da { $more } por cada <army|{ suit-army }>, y tienes { $armies }. Toma el *{ card-king }*: haz clic en él, arrástralo a tu mano o usa las flechas e Intro.
lesson-smoke =
    .title = Ahora sobra una carta
    .text = Tu turno termina con un descarte. El *{ card-smoke }* sigue sin valer nada, así que no lo echarás de menos: sin él, tu reino vale { $total } puntos. Descarta el *{ card-smoke }*: haz clic en él, arrástralo a la mesa o usa las flechas e Intro.
lesson-cavalry =
    .title = Bienvenidos, soldados
    .text = La *{ card-light_cavalry }* es un <army|{ suit-army }> más: tu *{ card-king }* y tu *{ card-queen }* dan { $more } cada uno por ella. A la *{ card-dwarvish_infantry }* la penalizan otros Ejércitos, pero los *{ card-rangers }* tachan esa palabra. ¡Tómala!
lesson-enchantress =
    .title = ¿Qué carta te ayuda menos?
    .text = La *{ card-enchantress }* quiere <land|{ suit-land }>, <weather|{ suit-weather }>, <flood|{ suit-flood }> y <flame|{ suit-flame }>, y tú solo tienes la *{ card-mountain }*. Es la carta que menos te aporta ahora. Descártala y tu reino valdrá { $total } puntos.
lesson-draw =
    .title = ¿No hay nada para ti?
    .text = Ninguna de las { $lying } cartas de la zona de descarte te ayudaría. Entonces roba del mazo: no ves lo que te toca, pero puede ser justo lo que necesitas. Haz clic en el *mazo* o pulsa D.
lesson-basilisk =
    .title = Cuidado con el Basilisco
    .text = ¡Una fuerza base de { $strength }! Pero el *{ card-basilisk }* anula todos los <leader|Líderes> (solo tus Ejércitos están a salvo, gracias a los *{ card-rangers }*). Con él, tu reino valdría { $otherwise } puntos como mucho. Puedes descartar la carta que acabas de robar. ¡Fuera!
lesson-dial =
    .title = Se pone el sol
    .text = La partida termina en cuanto hay { $ending } cartas en la zona de descarte. El reloj de sol lleva la cuenta: quedan { $left }. Tras tu descarte solo cabrá una más, así que este es tu último turno. Lo que hay ahí apenas te ayudaría: ¡roba otra vez!
lesson-mountain =
    .title = ¡Qué suerte!
    .text = Todos tus soldados aclaman a la *{ card-empress }*: te da { $empress } puntos. Ahora la que menos te ayuda es la *{ card-mountain }*. Descártala y tu reino valdrá { $total } puntos.
lesson-end =
    .title = La partida ha terminado
    .text = Se ha descartado la última carta. Tu reino vale { $total } puntos: { $king } vienen del *{ card-king }* y { $queen } de la *{ card-queen }*, porque cada <army|{ suit-army }> cuenta para los dos. A continuación se muestran y se cuentan todas las manos: ¡veamos qué tienen los demás!
