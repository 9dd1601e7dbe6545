### Les mots de la fenêtre.

label-bonus = Bonus
label-penalty = Malus

## Les jeux

game-realms = Fantasy Realms

## Titre

title-continue = Continuer
title-new-game = Nouvelle partie
title-daily = Partie du jour
title-waiting = une partie vous attend
title-tile-realms = Cartes et ruses, de deux à sept
title-tile-stories = Dés et aventures, de deux à six
title-daily-played = aujourd’hui : { $score }, { $place ->
        [1] 1ʳᵉ
       *[other] { $place }ᵉ
    } place
title-daily-conceded = aujourd’hui : abandon
title-rules = Règles
rules-search = Chercher
rules-search-nothing = Rien trouvé.
title-statistics = Statistiques
title-settings = Réglages
title-quit = Quitter
title-unwritable = Impossible d’enregistrer dans { $folder } ; votre progression sera perdue à la fermeture.
store-damaged = { $file } était endommagé. Ce fichier a été mis de côté sous le nom { $aside }.
store-not-a-file = { $file } n’était pas un fichier. L’élément a été mis de côté sous le nom { $aside }.
store-unreadable = { $file } n’a pas pu être lu. { $why }
reason-denied = L’accès a été refusé.
reason-read-only = Le disque est en lecture seule.
reason-locked = Un autre programme utilise le fichier.
reason-full = Le disque est plein.
reason-unknown = Le journal en dit plus.
store-settings = { $file } contient des valeurs impossibles ; les valeurs par défaut s’appliquent : { $names }
store-settings-unsaved = Vos réglages s’appliquent pour l’instant. { $why }
store-statistics-newer = { $file } vient d’une version plus récente et reste tel quel. Les parties que vous jouez maintenant ne sont pas comptées.
store-statistics-unusable = { $file } n’a pas pu être utilisé et reste tel quel. Les parties que vous jouez maintenant ne sont pas comptées. { $why }

## Questions

ask-no = Non, retour
ask-replace = Une autre partie est en cours. L’abandonner pour celle-ci ?
ask-replace-yes = Oui, commencer
ask-concede = Abandonner ? Un adversaire virtuel continue à votre place, et la partie compte comme perdue.
ask-concede-yes = Oui, abandonner
ask-pass = C’est à { $player } de jouer
ask-pass-yes = Je suis { $player }

## La table

table-choose = { $card } : { $kind ->
        [copy] quelle carte copier ?
        [suit] quelle carte change de famille ?
        [clear] quel malus est effacé ?
        [protect] quelle carte est protégée ?
       *[become] que devient cette carte ?
    }
table-deck = Pioche · { $count }
table-left = Défausses restantes
table-realm = Votre royaume
table-at-best = au mieux
table-now = score actuel
table-counting = calcul en cours…
table-unknown = cartes inconnues
table-chosen = Vos choix
table-which = Que voulez-vous faire ?
table-if = si vous { $how ->
    [take] prenez { $card }
    [keep] gardez { $card }
    [back] remettez { $card }
   *[discard] défaussez { $card }
 }
table-best-after = au mieux : { $how ->
    [take] prendre { $card }
    [keep] garder { $card }
   *[discard] défausser { $card }
 }
table-chronicle = Chronique
table-total = Total
table-draw = Piocher une carte
table-undo = Annuler
table-sort = Trier
table-menu = Menu
table-without = Passer
table-best = le mieux
table-you = Aline

menu-resume = Retour à la table
menu-concede = Abandonner
menu-leave = Enregistrer et partir

## Décompte

scoring-won = Vous avez gagné !
scoring-shared = Victoire partagée
scoring-conceded = abandon
scoring-played-on = { $player } a abandonné ; un adversaire virtuel a marqué ces points.
scoring-nobody = Personne ne gagne
scoring-lost = { $player } gagne
scoring-title = Retour à l’écran titre

## Nouvelle partie

new-title = Nouvelle partie
new-variant = Règles
new-variant-turns = Classique, 3 à 6
new-variant-duel = À deux
new-module-suits = Le Trésor maudit
new-module-items = Objets maudits
new-module-promos = Cartes promo
new-advanced = Voir la graine
new-seed = Graine
new-seed-note = même graine, même partie
new-seed-random = au hasard
new-seat = Place { $number }
new-person = Humain
new-empty = Vide
new-guest = Invité { $number }
new-plugin = Un de vos plugins.
new-nobody = Quelqu’un doit jouer : installez un humain à au moins une place.
new-begin = Commencer
new-back = Retour
on = oui
off = non

## Réglages

settings-language = Langue
settings-name = Votre nom
settings-portrait = Portrait
settings-full-screen = Plein écran
settings-scale = Taille du texte
settings-speed = Animations
settings-speed-normal = normales
settings-speed-fast = rapides
settings-reduced-motion = Mouvements réduits
settings-live-score = Afficher mes points
settings-confirmations = Demander avant d’abandonner
settings-thinking-time = Réflexion des adversaires
settings-seconds = { $value } s
settings-effects-volume = Effets sonores
settings-music-volume = Musique
settings-ambience-volume = Feu de l’âtre
settings-percent = { $value } %
settings-folder = Vos données sont dans { $folder }
settings-silent = Aucun périphérique audio trouvé
settings-remembered = valeurs mémorisées
settings-licences = Licences

## Licences

licences-game = Ce jeu
licences-fonts = Polices
licences-python = Python
licences-packages = Paquets Python
licences-libraries = Bibliothèques
licences-texts = Licences générales

## Statistiques

score-realms = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .several = points
    .best = meilleur royaume
statistics-played = { $count ->
        [one] partie jouée
       *[other] parties jouées
    }
statistics-won = { $count ->
        [one] gagnée
       *[other] gagnées
    }
statistics-mean = en moyenne
statistics-none = Rien pour l’instant. Votre première partie sera notée ici.
statistics-place = { $place ->
        [1] 1ʳᵉ
       *[other] { $place }ᵉ
    } place
statistics-conceded = abandon

## Quand quelque chose tourne mal

crash-title = Quelque chose a mal tourné
crash-text = Le jeu a trébuché sur une erreur de notre part.
crash-saved = Votre partie est enregistrée jusqu’au dernier coup, et vous pouvez reprendre depuis l’écran titre.
crash-log = Le journal en dit plus : { $file }

note-already-open = Une autre fenêtre utilise le dossier { $folder }. Fermez-la d’abord, ou continuez à y jouer.
    .title = Storied Realms est déjà ouvert
note-no-start = Quelque chose ne va pas avec le programme ou cet ordinateur. Le journal en dit plus : { $file }
    .title = Storied Realms n’a pas pu démarrer
note-stopped = Votre partie est enregistrée jusqu’au dernier coup. Le journal en dit plus : { $file }
    .title = Storied Realms a dû s’arrêter
note-no-screen = Aucun écran n’a été trouvé : sans écran, rien du jeu ne serait visible. Lancez-le depuis un bureau, ou indiquez un pilote dans SDL_VIDEODRIVER.
    .title = Storied Realms a besoin d’un écran
note-ok = OK
