### How things move.

settings-speed-slow = slow
settings-speed-at-once = instant
table-speed = Animations: { $speed }
