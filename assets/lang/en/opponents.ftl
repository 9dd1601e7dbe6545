### The opponents: their names, and what they are like.

opponent-random = Weathercock
    .character = Plays whatever comes to mind, and is never sorry.
opponent-novice = Novice
    .character = Runs after whatever shines nearest, and learns about fire the hard way.
opponent-apprentice = Apprentice
    .character = Counts well, until something shiny passes by.
opponent-greedy = Miser
    .character = Wants the most points, and wants them now.
opponent-bard = Bard
    .character = Dreams of one great song, a whole hand long, and stakes everything on it.
opponent-poacher = Poacher
    .character = Knows what you collect, takes it first, and leaves before you notice.
opponent-adept = Adept
    .character = Has seen how hands like yours end, and plays for the day after.
opponent-master = Master
    .character = Sees the whole way before the first step, and you on it.

## When an opponent misbehaves

failure-misbehaved = { $how ->
        [raised] { $name } stumbled; the simplest move was made instead.
        [printed] { $name } talked instead of playing; the simplest move was made instead.
       *[nonsense] { $name } gave a nonsense answer; the simplest move was made instead.
    }
failure-late = { $name } took too long; the simplest move was made instead.
failure-died = { $name } fell over; the simplest move was made instead.
failure-warming = { $name } was not at the table yet; the simplest move was made instead.
plugin-trust = A plugin is a program: it can do anything on this computer that you can. Only use plugins from people you trust.

## Why they do what they do in Fantastic Stories

stories-why-out = Somebody should stand at the gates when the dice fall.
stories-why-dice = Every pawn at home is one more die.
stories-why-tell = A story once told cannot be lost.
stories-why-nearer = That brings me closer to my next story.
stories-why-magic = Here magic saves more than it costs.
stories-why-wait = None of these numbers helps me, so I wait.
stories-why-along = The ferry goes my way.
stories-why-stay = I am right where I want to be.
