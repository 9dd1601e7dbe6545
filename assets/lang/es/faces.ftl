### Lo que las cartas pequeñas dicen con signos, explicado.

rules-signs =
    .title = Símbolos
    .text =
        Las cartas pequeñas muestran sus reglas con símbolos; deja el ratón sobre una carta para leerlas en palabras.

        - <flame> es un tipo, <flame_other> otra carta de ese tipo, <flame_none> ninguna. <flame_card> es una carta concreta de ese tipo.

        - +8× <army> cuenta por cada una, +15 <wizard> una sola vez. + es «y», / es «o», = significa «exactamente» o «solo», ≠ significa «salvo».

        - +10›5 <beast> da 10 por la primera y 5 por cada una de las demás.

        - <blanks> anula lo que sigue. Después de ›, se anula la propia carta: <flame_none> › <blanks> significa anulada a menos que tengas un <flame|Fuego>.

        - <clears> ignora penalizaciones; un tipo entre comillas es solo esa palabra. <penalty> es una penalización, <bonus_none> significa sin el bonus.

        - <safe> no se puede anular, <blanks_none> no hace que se anule otra carta, <fixed> conserva sus tipos. & es un tipo que también tiene.

        - <strength> es la fuerza base, <highest> la más alta, <run> una serie de fuerzas base consecutivas, <suits> un tipo cualquiera.

        - <copy> se convierte en otra carta, <extra> trae una carta adicional al final: de la zona de descarte <discard>, del mazo <deck> o la superior del mazo <deck_top>.

        - <card> es una carta cualquiera, <player> otro jugador, 1·3·5 son fuerzas base impares.
