### What opponents say now and then, in character.

settings-phrases = Opponents speak

phrase-random-pleased-1 = Round and round, and look what I caught!
phrase-random-pleased-2 = The wind said yes.
phrase-random-annoyed-1 = That was mine until the wind turned.
phrase-random-annoyed-2 = Fine. I was facing the other way.
phrase-random-late-1 = Which way was the exit?
phrase-random-late-2 = The wind is dropping. Hurry!

phrase-novice-pleased-1 = Is this one good? It looks good.
phrase-novice-pleased-2 = Mine! I think.
phrase-novice-annoyed-1 = Oh. I needed that, didn’t I?
phrase-novice-annoyed-2 = I was just getting used to that card.
phrase-novice-late-1 = Ten cards? Already?
phrase-novice-late-2 = I had almost understood it.

phrase-apprentice-pleased-1 = Page forty-two, exactly as written.
phrase-apprentice-pleased-2 = That completes a column.
phrase-apprentice-annoyed-1 = That was not in the book.
phrase-apprentice-annoyed-2 = I had plans for that.
phrase-apprentice-late-1 = I will need one more candle.
phrase-apprentice-late-2 = So little time, so many footnotes.

phrase-greedy-pleased-1 = Finders, keepers.
phrase-greedy-pleased-2 = Somebody’s loss, carefully counted.
phrase-greedy-annoyed-1 = I want that back.
phrase-greedy-annoyed-2 = Thief! Politely speaking.
phrase-greedy-late-1 = Time is money, and both are short.
phrase-greedy-late-2 = Count your cards. I have.
