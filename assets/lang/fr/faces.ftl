### Ce que les petites cartes disent en signes, expliqué.

rules-signs =
    .title = Les symboles
    .text =
        Les petites cartes montrent leurs règles en symboles ; laissez la souris sur une carte pour les lire en toutes lettres.

        - <flame> est une famille, <flame_other> une autre carte de cette famille, <flame_none> aucune. <flame_card> est une carte précise de cette famille.

        - +8× <army> compte pour chacune, +15 <wizard> une seule fois. + veut dire « et », / « ou », = « exactement » ou « rien que », ≠ « sauf ».

        - +10›5 <beast> rapporte 10 pour la première et 5 pour chacune des suivantes.

        - <blanks> masque ce qui suit. Après ›, c’est la carte elle-même qui est masquée : <flame_none> › <blanks> veut dire masquée sauf avec une <flame|Flamme>.

        - <clears> efface des malus ; une famille entre guillemets n’est que ce mot. <penalty> est un malus, <bonus_none> veut dire sans le bonus.

        - <safe> ne peut pas être masquée, <blanks_none> n’entraîne aucun masquage, <fixed> garde ses familles. & est une famille qu’elle a aussi.

        - <strength> est la force de base, <highest> la plus haute, <run> une suite de forces de base, <suits> une famille quelconque.

        - <copy> prend l’identité d’une autre carte, <extra> apporte une carte supplémentaire à la fin : de la zone de défausse <discard>, de la pioche <deck> ou la première de la pioche <deck_top>.

        - <card> est une carte quelconque, <player> un autre joueur, 1·3·5 sont des forces de base impaires.
