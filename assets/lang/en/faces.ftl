### What small faces say in signs, explained.

rules-signs =
    .title = Symbols
    .text =
        Small cards show their rules in symbols; rest the pointer on a card to read it in words.

        - <flame> is a suit, <flame_other> another card of it, <flame_none> none of it. <flame_card> is one particular card of that suit.

        - +8× <army> pays for each, +15 <wizard> once. + is “and”; / is “or”; = means “exactly” or “nothing but”; ≠ means “except.”

        - +10›5 <beast> pays 10 for the first and 5 for each additional one.

        - <blanks> blanks what follows. After ›, the card itself is blanked: <flame_none> › <blanks> means blanked without any <flame|Flame>.

        - <clears> clears penalties; a suit in quotation marks means only that word in them. <penalty> is a penalty, <bonus_none> means without the bonus.

        - <safe> cannot be blanked, <blanks_none> causes no blanking, <fixed> keeps its suits. & is a suit it also counts as.

        - <strength> is the base strength, <highest> the highest one, <run> a run of base strengths, <suits> any suit.

        - <copy> becomes another card, <extra> brings an extra card at the end: from the <discard> discard area, from the <deck> deck, or the <deck_top> top card.

        - <card> is any card, <player> another player, 1·3·5 are odd base strengths.
