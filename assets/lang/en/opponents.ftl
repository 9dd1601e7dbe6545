### The opponents: their names, and what they are like.

opponent-random = Weathercock
    .character = Plays whatever comes to mind, and is never sorry.
opponent-novice = Novice
    .character = Loves two cards that go together, and learns about fire the hard way.
opponent-apprentice = Apprentice
    .character = Counts well, until something shiny passes by.
opponent-greedy = Miser
    .character = Wants the most points, and wants them now.

## When an opponent misbehaves

failure-misbehaved = { $how ->
        [raised] { $name } stumbled; the simplest move was made instead.
        [printed] { $name } talked instead of playing; the simplest move was made instead.
       *[nonsense] { $name } answered nonsense; the simplest move was made instead.
    }
failure-late = { $name } took too long; the simplest move was made instead.
failure-died = { $name } fell over; the simplest move was made instead.
failure-warming = { $name } was not at the table yet; the simplest move was made instead.
plugin-trust = A plugin is a program. Only use plugins from people you trust: on this computer, they can do whatever you can.
