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
phrase-novice-late-1 = The end? Already?
phrase-novice-late-2 = I’d almost figured it out.

phrase-apprentice-pleased-1 = Page forty-two, exactly as written.
phrase-apprentice-pleased-2 = That completes a column.
phrase-apprentice-annoyed-1 = That was not in the book.
phrase-apprentice-annoyed-2 = I had plans for that.
phrase-apprentice-late-1 = I will need one more candle.
phrase-apprentice-late-2 = So little time, so many footnotes.

phrase-greedy-pleased-1 = Finders keepers.
phrase-greedy-pleased-2 = Somebody’s loss, carefully counted.
phrase-greedy-annoyed-1 = I want that back.
phrase-greedy-annoyed-2 = Thief! Politely speaking.
phrase-greedy-late-1 = Time is money, and both are short.
phrase-greedy-late-2 = Count your cards. I have.

phrase-bard-pleased-1 = This verse was missing!
phrase-bard-pleased-2 = Now the chorus, all together!
phrase-bard-annoyed-1 = My song! And you’re humming it wrong.
phrase-bard-annoyed-2 = Every ballad needs a loss.
phrase-bard-late-1 = One more verse, I beg you!
phrase-bard-late-2 = It was going to rhyme so beautifully.

phrase-poacher-pleased-1 = You weren’t using that, were you?
phrase-poacher-pleased-2 = Fresh tracks, easy catch.
phrase-poacher-annoyed-1 = Somebody’s following my trail.
phrase-poacher-annoyed-2 = I left that as a decoy. Honestly.
phrase-poacher-late-1 = Time to slip away.
phrase-poacher-late-2 = The forest closes early today.

phrase-adept-pleased-1 = The stars said it would come.
phrase-adept-pleased-2 = One more line in the pattern.
phrase-adept-annoyed-1 = An error in the almanac. Or mine.
phrase-adept-annoyed-2 = So that is where it belonged.
phrase-adept-late-1 = The last hour is the clearest.
phrase-adept-late-2 = From here on, I know the ending.

phrase-master-pleased-1 = As it was written.
phrase-master-pleased-2 = You could have stopped me. You did not.
phrase-master-annoyed-1 = Interesting. And then?
phrase-master-annoyed-2 = I can spare it.
phrase-master-late-1 = It was decided a while ago.
phrase-master-late-2 = Do you hear it, too? The last card.
