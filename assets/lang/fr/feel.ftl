### How things move.

settings-speed-slow = lentes
settings-speed-at-once = instantanées
table-speed = Animations : { $speed }
