### Lo que las cartas pequeñas dicen con signos, explicado.

rules-signs =
    .title = Signos
    .text =
        Las cartas pequeñas dicen sus reglas con signos; deja el ratón sobre una carta para leerla en palabras.

        - <flame> es un palo, <flame_other> otra carta de él, <flame_none> ninguna. <flame_card> es una carta concreta de ese palo.

        - +8 × <army> cuenta por cada una, +15 <wizard> una sola vez. + es «y», / es «o», = significa «exactamente» o «solo», ≠ significa «excepto».

        - +10›5 <beast> da 10 por la primera y 5 por cada una de las demás.

        - <blanks> anula lo que sigue. Después de ›, se anula la propia carta: <flame_none> › <blanks> significa sin ningún <flame|Fuego>.

        - <clears> ignora penalizaciones; un palo entre comillas es solo esa palabra. <penalty> es una penalización, <bonus_none> significa sin la bonificación.

        - <safe> no puede ser anulada, <blanks_none> no anula a nadie, <fixed> conserva sus palos. & es un palo que también tiene.

        - <strength> es la fuerza base, <highest> la más alta, <run> una escalera de fuerzas base, <suits> un palo cualquiera.

        - <copy> imita otra carta, <extra> trae una carta adicional al final: de la zona de descarte <discard>, del mazo <deck> o la superior del mazo <deck_top>.

        - <card> es una carta cualquiera, <player> otro jugador, 1·3·5 son fuerzas base impares.
