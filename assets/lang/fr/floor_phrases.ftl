### Ce que les marchands crient au marché, chacun à sa façon ; qui n’a pas de mots à lui prend les derniers.

floor-say-call-random = { $give } ! C’est le vent qui l’apporte.
floor-say-refuse-random = Avec ce vent, plutôt non.
floor-say-deal-random = Et ça tourne !
floor-say-late-random = Le vent retombe !

floor-say-call-novice = { $give } ! Je m’en sépare volontiers.
floor-say-refuse-novice = Pardon, j’ai besoin de la mienne. Je crois.
floor-say-deal-novice = Merci ! C’était juste ?
floor-say-late-novice = Déjà ? Prenez n’importe quoi !

floor-say-call-apprentice = { $give } ! Personne ? S’il vous plaît ?
floor-say-refuse-apprentice = Je… plutôt pas. Pardon.
floor-say-deal-apprentice = Ouf. C’est noté.
floor-say-late-apprentice = Vite, vite, vite !

floor-say-call-greedy = { $give } ! Mais rien n’est gratuit.
floor-say-refuse-greedy = Trop peu, hélas.
floor-say-deal-greedy = Vendu. Ni repris ni échangé.
floor-say-late-greedy = Derniers prix ! Les miens ne baissent pas.

floor-say-call-bard = { $give } ! Presque pour une chanson.
floor-say-refuse-bard = Charmant, mais pas dans mon ton.
floor-say-deal-bard = Un duo ! Avec joie.
floor-say-late-bard = Un dernier couplet, un dernier échange !

floor-say-call-poacher = { $give } ! Tout frais, sans questions.
floor-say-refuse-poacher = Bien aimable. Ma besace est pleine.
floor-say-deal-poacher = Belle prise, pour nous deux.
floor-say-late-poacher = Avant que les gardes n’arrivent !

floor-say-call-adept = { $give } ! Cela irait à quelqu’un ici.
floor-say-refuse-adept = Les chiffres disent non. Pardonnez-moi.
floor-say-deal-adept = Comme calculé. Merci.
floor-say-late-adept = Le sable file. Décidez !

floor-say-call-master = { $give } ! On en voudra plus tard.
floor-say-refuse-master = Aimable pensée. Mais non.
floor-say-deal-master = Nous le savions, n’est-ce pas ?
floor-say-late-master = Le temps décide, à présent.

floor-say-call = { $give } ! Qui en veut ?
floor-say-refuse = Non, merci.
floor-say-deal = Avec plaisir !
floor-say-late = Vite, vite !
