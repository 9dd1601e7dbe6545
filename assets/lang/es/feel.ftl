### How things move.

settings-speed-slow = lentas
settings-speed-at-once = al instante
table-speed = Animaciones: { $speed }
