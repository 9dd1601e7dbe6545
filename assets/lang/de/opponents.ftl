### Die Gegner: ihre Namen, und wie sie sind.

opponent-random = Wetterhahn
    .character = Spielt, was ihm gerade einfällt, und bereut nichts.
opponent-novice = Neuling
    .character = Rennt los, sobald etwas glänzt, und lernt das Feuer auf die harte Tour kennen.
opponent-apprentice = Lehrling
    .character = Rechnet gut, bis etwas Glitzerndes vorbeikommt.
opponent-greedy = Geizhals
    .character = Will die meisten Punkte, und zwar sofort.
opponent-bard = Barde
    .character = Träumt von einem großen Lied, das die ganze Hand füllt, und setzt alles darauf.
opponent-poacher = Wilderer
    .character = Weiß, was du sammelst, nimmt es dir weg und ist auf und davon, ehe du es merkst.
opponent-adept = Gelehrte
    .character = Hat gesehen, wie Hände wie deine enden, und denkt an übermorgen.
opponent-master = Meister
    .character = Sieht den ganzen Weg vor dem ersten Schritt, und dich darauf.

## Wenn ein Gegner sich danebenbenimmt

failure-misbehaved = { $how ->
        [raised] { $name } ist gestolpert; stattdessen wurde der einfachste Zug gemacht.
        [printed] { $name } hat geredet, statt zu spielen; stattdessen wurde der einfachste Zug gemacht.
       *[nonsense] { $name } hat etwas Unsinniges geantwortet; stattdessen wurde der einfachste Zug gemacht.
    }
failure-late = { $name } hat zu lange überlegt; stattdessen wurde der einfachste Zug gemacht.
failure-died = { $name } ist umgefallen; stattdessen wurde der einfachste Zug gemacht.
failure-warming = { $name } saß noch nicht am Tisch; stattdessen wurde der einfachste Zug gemacht.
plugin-trust = Ein Plugin ist ein Programm: Es kann auf diesem Computer alles tun, was auch du tun kannst. Verwende nur Plugins von Leuten, denen du vertraust.

## Warum sie in Fantastic Stories tun, was sie tun

stories-why-out = Jemand sollte an den Toren stehen, wenn die Würfel fallen.
stories-why-dice = Jede Figur zu Hause ist ein Würfel mehr.
stories-why-tell = Was erzählt ist, nimmt mir keiner mehr.
stories-why-nearer = Das bringt mich näher an meine nächste Geschichte.
stories-why-magic = Dieser Zauber spart mehr, als er kostet.
stories-why-wait = Keine dieser Zahlen hilft mir, also warte ich.
stories-why-along = Die Fähre fährt in meine Richtung.
stories-why-stay = Ich bin genau da, wo ich sein will.
