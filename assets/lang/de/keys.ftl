### Die Tasten, und was sie tun.

keys-title = Tasten

## Wo

keys-at-everywhere = Überall
keys-at-table = Am Tisch
keys-at-strip = Wenn du gefragt wirst
keys-at-questions = Wenn du gefragt wirst
keys-at-show = Während der Wertung
keys-at-pages = Seiten und Einstellungen

## Was

keys-help = diese Tasten
keys-full-screen = Vollbild ein oder aus
keys-sound = Ton ein oder aus
keys-ring = Karte oder Nachziehstapel wählen
keys-play = gewählte Karte spielen, sonst die goldene Schaltfläche
keys-draw = vom Nachziehstapel ziehen
keys-use-item = Gegenstand ansehen; noch einmal: einsetzen
keys-replace-item = Gegenstand ersetzen
keys-sort = Handkarten sortieren
keys-undo = zurücknehmen
keys-relations = Pfeile zwischen Karten
keys-gains = was eine Karte brächte
keys-faster = schneller
keys-slower = langsamer
keys-buttons = zu den Schaltflächen
keys-menu = Karte am Zeiger zurücklegen, sonst Menü
keys-suit = Antwort, die damit beginnt
keys-nth = Antwort an dieser Stelle
keys-more = mehr
keys-less = weniger
keys-peek = halten: ganzen Ablagebereich sehen
keys-answers = zu Antworten und Schaltflächen
keys-next-card = nächste Karte
keys-next-hand = nächste Hand; Ergebnis
keys-skip = ans Ende der Wertung
keys-sheet = Menü; wenn alles entschieden ist, die Wertungsbögen
keys-next = weiter
keys-previous = zurück
keys-change = Einstellung ändern
keys-paste = Text einfügen
keys-choose = Antwort wählen
keys-confirm = was umrandet ist, sonst die goldene Schaltfläche
keys-page-up = eine Seite zurück
keys-page-down = eine Seite weiter
keys-start = an den Anfang
keys-end = ans Ende
keys-search = in den Regeln suchen
keys-back = zurück zur vorigen Seite
keys-cancel = abbrechen oder schließen, sonst Menü

## Was auf ihnen steht

key-enter = Enter
key-space = Leertaste
key-escape = Esc
key-tab = Tab
key-backspace = Rücktaste
key-page-up = Bild auf
key-page-down = Bild ab
key-home = Pos1
key-end = Ende
key-alt = Alt
key-ctrl = Strg
key-shift = Umschalt
key-letters = A–Z
key-digits = 1–6
key-plus = +
key-minus = −

settings-sound = Ton
