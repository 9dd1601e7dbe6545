### What traders call across the floor, in character; those without words of their own use the last ones.

floor-say-call-random = { $give }! The wind brought it.
floor-say-refuse-random = Not with this wind, sorry.
floor-say-deal-random = Round it goes!
floor-say-late-random = The wind is dropping!

floor-say-call-novice = { $give }! Happy to part with it.
floor-say-refuse-novice = Sorry, I need mine. I think.
floor-say-deal-novice = Thank you! Was that fair?
floor-say-late-novice = Already? Take anything!

floor-say-call-apprentice = { $give }! Anyone? Please?
floor-say-refuse-apprentice = I… better not. Sorry.
floor-say-deal-apprentice = Phew. Noted down.
floor-say-late-apprentice = Quick, quick, quick!

floor-say-call-greedy = { $give }! Not for nothing.
floor-say-refuse-greedy = Too little, I’m afraid.
floor-say-deal-greedy = Sold. No returns.
floor-say-late-greedy = Last prices! Mine stay up.

floor-say-call-bard = { $give }! Almost for a song.
floor-say-refuse-bard = Lovely, but not in my key.
floor-say-deal-bard = A duet! My pleasure.
floor-say-late-bard = One last verse, one last trade!

floor-say-call-poacher = { $give }! Fresh, and no questions.
floor-say-refuse-poacher = Kind of you. My bag is full.
floor-say-deal-poacher = Nice catch, for both of us.
floor-say-late-poacher = Before the keepers come!

floor-say-call-adept = { $give }! It would suit somebody here.
floor-say-refuse-adept = The figures say no. Forgive me.
floor-say-deal-adept = As calculated. Thank you.
floor-say-late-adept = The sand runs. Decide!

floor-say-call-master = { $give }! It will be wanted later.
floor-say-refuse-master = A kind thought. But no.
floor-say-deal-master = We both knew, didn’t we?
floor-say-late-master = Now time decides.

floor-say-call = { $give }! Any takers?
floor-say-refuse = No, thank you.
floor-say-deal = A pleasure!
floor-say-late = Hurry, hurry!
