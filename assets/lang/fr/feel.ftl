### Comment tout bouge.

settings-speed-slow = lentes
settings-speed-at-once = instantanées
table-speed = Animations : { $speed }
