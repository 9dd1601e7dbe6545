### Die Gegner: ihre Namen, und wie sie sind.

opponent-random = Wetterhahn
    .character = Spielt, was ihm gerade einfällt, und bereut nichts.
opponent-novice = Neuling
    .character = Liebt Kartenpaare, die zusammenpassen, und lernt das Feuer auf die harte Tour kennen.
opponent-apprentice = Lehrling
    .character = Rechnet gut, bis etwas Glitzerndes vorbeikommt.
opponent-greedy = Geizhals
    .character = Will die meisten Punkte, und zwar sofort.

## Wenn ein Gegner sich danebenbenimmt

failure-misbehaved = { $how ->
        [raised] { $name } ist gestolpert; stattdessen wurde der einfachste Zug gemacht.
        [printed] { $name } hat geredet, statt zu spielen; stattdessen wurde der einfachste Zug gemacht.
       *[nonsense] { $name } hat Unsinn geantwortet; stattdessen wurde der einfachste Zug gemacht.
    }
failure-late = { $name } hat zu lange überlegt; stattdessen wurde der einfachste Zug gemacht.
failure-died = { $name } ist umgefallen; stattdessen wurde der einfachste Zug gemacht.
failure-warming = { $name } saß noch nicht am Tisch; stattdessen wurde der einfachste Zug gemacht.
plugin-trust = Ein Plugin ist ein Programm: Es kann auf diesem Computer alles tun, was auch du tun kannst. Verwende nur Plugins von Leuten, denen du vertraust.
