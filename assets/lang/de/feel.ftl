### Wie sich Dinge bewegen.

settings-speed-slow = langsam
settings-speed-at-once = sofort
table-speed = Animationen: { $speed }
