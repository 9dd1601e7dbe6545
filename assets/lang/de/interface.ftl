### Die Wörter des Fensters.

label-bonus = Bonus
label-penalty = Strafe

## Die Spiele

game-realms = Fantastische Reiche

## Titel

title-continue = Weiterspielen
title-new-game = Neues Spiel
title-daily = Tagespartie
title-waiting = eine Partie wartet
title-tile-realms = Karten und List, zwei bis sieben
title-tile-stories = Würfel und Abenteuer, zwei bis sechs
title-daily-played = heute: { $score }, Platz { $place }
title-daily-conceded = heute: aufgegeben
title-rules = Regeln
rules-search = Suchen
rules-search-nothing = Nichts gefunden.
title-statistics = Statistik
title-settings = Einstellungen
title-quit = Beenden
title-unwritable = In { $folder } kann nichts gespeichert werden; dein Fortschritt geht beim Beenden verloren.
store-damaged = { $file } war beschädigt und wurde als { $aside } beiseitegelegt.
store-not-a-file = { $file } war keine Datei und wurde als { $aside } beiseitegelegt.
store-unreadable = { $file } ließ sich nicht lesen. { $why }
reason-denied = Der Zugriff wurde verweigert.
reason-read-only = Der Datenträger ist schreibgeschützt.
reason-locked = Ein anderes Programm benutzt die Datei gerade.
reason-full = Der Datenträger ist voll.
reason-unknown = Mehr dazu steht im Protokoll.
store-settings = { $file } enthält ungültige Werte; stattdessen gelten die Standardwerte: { $names }
store-settings-unsaved = Deine Einstellungen gelten nur, bis du das Spiel beendest. { $why }
store-statistics-newer = { $file } stammt aus einer neueren Version und bleibt, wie sie ist. Was du jetzt spielst, wird nicht gezählt.
store-statistics-unusable = { $file } ließ sich nicht benutzen und bleibt, wie sie ist. Was du jetzt spielst, wird nicht gezählt. { $why }

## Fragen

ask-no = Nein, zurück
ask-replace = Eine andere Partie läuft noch. Willst du sie für diese aufgeben?
ask-replace-yes = Ja, beginnen
ask-concede = Aufgeben? Ein Computergegner spielt auf deinem Platz weiter, und die Partie zählt als verloren.
ask-concede-yes = Ja, aufgeben
ask-pass = Jetzt ist { $player } am Zug
ask-pass-yes = Ich bin { $player }

## Der Tisch

table-choose = { $card }: { $kind ->
        [copy] Welche Karte soll kopiert werden?
        [suit] Welche Karte soll die Farbe wechseln?
        [clear] Wessen Strafe soll aufgehoben werden?
        [protect] Welche Karte soll geschützt werden?
       *[become] Wozu soll diese Karte werden?
    }
table-deck = Nachziehstapel · { $count }
table-left = Noch abzulegen
table-realm = Dein Reich
table-at-best = bestenfalls
table-now = jetzt gewertet
table-counting = wird gezählt …
table-unknown = unbekannte Karten
table-chosen = Deine Wahl
table-which = Was möchtest du tun?
table-if = wenn du { $card } { $how ->
    [take] nimmst
    [keep] behältst
    [back] zurücklegst
   *[discard] ablegst
 }
table-best-after = am besten: { $card } { $how ->
    [take] nehmen
    [keep] behalten
   *[discard] ablegen
 }
table-chronicle = Chronik
table-total = Summe
table-draw = Karte ziehen
table-undo = Rückgängig
table-sort = Sortieren
table-menu = Menü
table-without = Verzichten
table-best = am besten
table-you = Alwin

menu-resume = Zurück an den Tisch
menu-concede = Aufgeben
menu-leave = Speichern und gehen

## Wertung

scoring-won = Du hast gewonnen!
scoring-shared = Ein geteilter Sieg
scoring-conceded = aufgegeben
scoring-played-on = { $player } hat aufgegeben; diese Punkte hat ein Computergegner geholt.
scoring-nobody = Niemand gewinnt
scoring-lost = { $player } gewinnt
scoring-title = Zurück zum Titelbild

## Neues Spiel

new-title = Neues Spiel
new-variant = Regeln
new-variant-turns = Klassisch, 3 bis 6
new-variant-duel = Zu zweit
new-module-suits = Der verfluchte Schatz
new-module-items = Verfluchte Gegenstände
new-module-promos = Promokarten
new-advanced = Startwert zeigen
new-seed = Startwert
new-seed-note = gleicher Wert, gleiche Partie
new-seed-random = zufällig
new-seat = Platz { $number }
new-person = Mensch
new-empty = Leer
new-guest = Gast { $number }
new-plugin = Ein eigenes Plugin.
new-nobody = Jemand muss spielen: Setz auf mindestens einen Platz einen Menschen.
new-begin = Spiel starten
new-back = Zurück
on = ja
off = nein

## Einstellungen

settings-language = Sprache
settings-name = Dein Name
settings-portrait = Porträt
settings-full-screen = Vollbild
settings-scale = Schriftgröße
settings-speed = Animationen
settings-speed-normal = normal
settings-speed-fast = schnell
settings-reduced-motion = Weniger Bewegung
settings-live-score = Meine Punkte zeigen
settings-confirmations = Vor dem Aufgeben fragen
settings-thinking-time = Bedenkzeit der Gegner
settings-seconds = { $value } s
settings-effects-volume = Geräusche
settings-music-volume = Musik
settings-ambience-volume = Kaminfeuer
settings-percent = { $value } %
settings-folder = Deine Daten liegen in { $folder }
settings-silent = Kein Audiogerät gefunden
settings-remembered = gemerkte Werte
settings-licences = Lizenzen

## Lizenzen

licences-game = Dieses Spiel
licences-fonts = Schriften
licences-python = Python
licences-packages = Python-Pakete
licences-libraries = Bibliotheken
licences-texts = Allgemeine Lizenzen

## Statistik

score-realms = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
    .several = Punkte
    .best = bestes Reich
statistics-played = { $count ->
        [one] Partie gespielt
       *[other] Partien gespielt
    }
statistics-won = { $count ->
       *[other] gewonnen
    }
statistics-mean = im Schnitt
statistics-none = Noch steht hier nichts. Deine erste Partie macht den Anfang.
statistics-place = Platz { $place }
statistics-conceded = aufgegeben

## Wenn etwas schiefgeht

crash-title = Etwas ist schiefgegangen
crash-text = Das Spiel ist über einen Fehler von uns gestolpert.
crash-saved = Deine Partie ist bis zum letzten Zug gespeichert; vom Titelbild aus geht es weiter.
crash-log = Mehr dazu steht im Protokoll: { $file }

note-already-open = Ein anderes Fenster benutzt den Ordner { $folder }. Schließ es zuerst oder spiel dort weiter.
    .title = Storied Realms läuft schon
note-no-start = Mit dem Programm oder diesem Computer stimmt etwas nicht. Mehr dazu steht im Protokoll: { $file }
    .title = Storied Realms konnte nicht starten
note-stopped = Deine Partie ist bis zum letzten Zug gespeichert. Mehr dazu steht im Protokoll: { $file }
    .title = Storied Realms musste beendet werden
note-no-screen = Es wurde kein Bildschirm gefunden: Vom Spiel wäre nichts zu sehen. Starte es auf einem Desktop oder nenn in SDL_VIDEODRIVER einen Treiber.
    .title = Storied Realms braucht einen Bildschirm
note-ok = OK
