### Die Wörter des Fensters.

label-bonus = Bonus
label-penalty = Strafe

## Titel

title-continue = Weiterspielen
title-new-game = Neues Spiel
title-quit = Beenden

## Der Tisch

table-your-turn = Du bist am Zug
table-draw-or-take = Du bist am Zug: Zieh oder nimm eine Karte
table-discard = Leg eine Karte ab
table-keep = Behalte eine der beiden Karten
table-bring = { $card }: Wähle eine zusätzliche Karte
table-excess = Zu viele Karten: Gib eine ab
table-choose = { $card }: Was soll es sein?
table-thinking = { $player } überlegt
table-deck = Stapel · { $count }
table-left = Ablagen übrig
table-realm = Dein Reich
table-now = wenn jetzt gewertet wird
table-chronicle = Chronik
table-total = Summe
table-undo = Zurück
table-sort = Sortieren
table-menu = Menü
table-without = Verzichten
table-best = am besten
table-you = Alwin

menu-resume = Zurück an den Tisch
menu-concede = Aufgeben
menu-leave = Speichern und gehen

## Wertung

scoring-won = Du gewinnst!
scoring-shared = Ein geteilter Sieg
scoring-lost = { $player } gewinnt
scoring-title = Zurück zum Titel

## Neues Spiel

new-title = Neues Spiel
new-players = Spieler
new-module-suits = Verfluchter Hort: neue Farben
new-module-promos = Promokarten
new-opponent = Gegner { $number }
new-begin = An den Tisch
new-back = Zurück
on = ja
off = nein

## Einstellungen

title-settings = Einstellungen
settings-language = Sprache
settings-speed = Animationen
settings-speed-normal = normal
settings-speed-fast = schnell
settings-motion = Weniger Bewegung
settings-live = Meine Punkte zeigen
settings-scale = Größe des Tisches
settings-folder = Deine Daten liegen in { $folder }
