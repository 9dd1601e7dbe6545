### What opponents say at the board now and then, in character.

phrase-stories-random-pleased-1 = The wind blew me here. Lucky wind!
phrase-stories-random-pleased-2 = Left, right, and look: a story!
phrase-stories-random-annoyed-1 = The dice turned. So did I.
phrase-stories-random-annoyed-2 = I was going there. Or was I?
phrase-stories-random-late-1 = Finished? I’ve only just spun around.
phrase-stories-random-late-2 = One last gust!

phrase-stories-novice-pleased-1 = I’m on a square! A good one, I think.
phrase-stories-novice-pleased-2 = Did I just do that?
phrase-stories-novice-annoyed-1 = None of my dice want to.
phrase-stories-novice-annoyed-2 = That was the story I was practicing.
phrase-stories-novice-late-1 = The last round? But I just found the Castle!
phrase-stories-novice-late-2 = Somebody tell me what I still need.

phrase-stories-apprentice-pleased-1 = As the map foretold.
phrase-stories-apprentice-pleased-2 = Chapter done. Next page.
phrase-stories-apprentice-annoyed-1 = The dice have misread the text.
phrase-stories-apprentice-annoyed-2 = I had that ending in my notes.
phrase-stories-apprentice-late-1 = So the epilogue already begins.
phrase-stories-apprentice-late-2 = I shall have to skip a chapter.

phrase-stories-master-pleased-1 = Three moves ago I could already see it.
phrase-stories-master-pleased-2 = Every road leads somewhere. Mine lead here.
phrase-stories-master-annoyed-1 = A small detour. I planned for those.
phrase-stories-master-annoyed-2 = Well told. I would have kept it shorter.
phrase-stories-master-late-1 = The last round. Let us see who counted.
phrase-stories-master-late-2 = Now the pawns on the board begin to matter.
