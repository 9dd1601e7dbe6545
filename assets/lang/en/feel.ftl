### How things move.

settings-speed-slow = slow
settings-speed-at-once = at once
table-speed = Animations: { $speed }
