### Les touches, et ce qu’elles font.

keys-title = Touches

## Où

keys-at-everywhere = Partout
keys-at-table = À la table
keys-at-strip = Quand on vous interroge
keys-at-questions = Quand on vous interroge
keys-at-show = Pendant le décompte
keys-at-pages = Pages et réglages

## Quoi

keys-help = ces touches
keys-full-screen = plein écran ou non
keys-sound = son activé ou coupé
keys-ring = choisir une carte ou la pioche
keys-play = jouer la carte choisie, sinon le bouton doré
keys-draw = piocher
keys-use-item = regarder son objet ; encore : l’utiliser
keys-replace-item = remplacer son objet
keys-sort = trier la main
keys-undo = annuler le coup
keys-relations = flèches entre les cartes
keys-gains = ce que rapporterait une carte
keys-faster = plus vite
keys-slower = moins vite
keys-buttons = parcourir les boutons
keys-menu = reposer la carte tenue, sinon le menu
keys-suit = ce qui commence par cette lettre
keys-nth = la réponse de ce numéro
keys-more = plus
keys-less = moins
keys-peek = maintenir : voir la défausse
keys-answers = parcourir réponses et boutons
keys-next-card = carte suivante
keys-next-hand = main suivante ; résultat
keys-skip = aller à la fin du décompte
keys-sheet = menu ; une fois tout décidé, les feuilles de score
keys-next = suivant
keys-previous = précédent
keys-change = changer le réglage
keys-paste = coller un texte
keys-choose = choisir une réponse
keys-confirm = ce qui est encadré, sinon le bouton doré
keys-page-up = une page en arrière
keys-page-down = une page en avant
keys-start = aller au début
keys-end = aller à la fin
keys-search = chercher dans les règles
keys-back = retour à la page précédente
keys-cancel = annuler ou fermer ; sinon, le menu

## Ce qui est écrit dessus

key-enter = Entrée
key-space = Espace
key-escape = Échap
key-tab = Tab
key-backspace = Retour arr.
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-end = Fin
key-alt = Alt
key-ctrl = Ctrl
key-shift = Maj
key-letters = A–Z
key-digits = 1–6
key-plus = +
key-minus = −

settings-sound = Son
