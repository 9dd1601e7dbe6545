### Les mots de la fenêtre.

label-bonus = Bonus
label-penalty = Malus

## Les jeux

game-realms = Fantasy Realms

## Titre

title-continue = Continuer
title-new-game = Nouvelle partie
title-daily = Donne du jour
title-daily-played = aujourd’hui : { $points } points, { $place ->
        [1] 1re
       *[other] { $place }e
    } place
title-daily-conceded = aujourd’hui : abandonnée
title-rules = Règles
title-statistics = Statistiques
title-settings = Réglages
title-quit = Quitter
title-unwritable = Rien ne peut être gardé dans { $folder }. Vous pouvez jouer, mais rien n’en restera.
store-damaged = { $file } était endommagé. Ce fichier a été mis de côté sous le nom { $aside }.
store-not-a-file = { $file } n’était pas un fichier. L’élément a été mis de côté sous le nom { $aside }.
store-unreadable = { $file } n’a pas pu être lu : { $why }
store-settings = { $file } contient des valeurs impossibles ; les valeurs habituelles s’appliquent : { $names }
store-settings-unsaved = Vos réglages s’appliquent pour l’instant. { $why }
store-statistics-newer = { $file } vient d’une version plus récente et reste tel quel. Les parties que vous jouez maintenant ne sont pas comptées.
store-statistics-unusable = { $file } n’a pas pu être utilisé et reste tel quel. Les parties que vous jouez maintenant ne sont pas comptées. { $why }

## Questions

ask-no = Non, retour
ask-replace = Une autre partie est en cours. L’abandonner pour celle-ci ?
ask-replace-yes = Oui, commencer
ask-concede = Abandonner ? Un adversaire virtuel joue à votre place et la partie est perdue.
ask-concede-yes = Oui, abandonner
ask-pass = C’est à { $player } de jouer
ask-pass-yes = Je suis { $player }
ask-which-game = Quel jeu ?

## La table

table-choose = { $card } : { $kind ->
        [copy] quelle carte copier ?
        [suit] quelle carte change de couleur ?
        [clear] quel malus effacer ?
        [protect] quelle carte protéger ?
       *[become] que sera-t-elle ?
    }
table-deck = Pioche · { $count }
table-left = Défausses restantes
table-realm = Votre royaume
table-now = si l’on comptait maintenant
table-counting = calcul en cours…
table-unknown = cartes inconnues
table-chosen = Vos choix
table-which = Que voulez-vous faire ?
table-if = si vous { $how ->
    [take] prenez { $card }
    [keep] gardez { $card }
   *[discard] défaussez { $card }
 }
table-best-after = au mieux : { $how ->
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
table-without = S’en passer
table-best = le mieux
table-you = Aline

menu-resume = Retour à la table
menu-concede = Abandonner
menu-leave = Sauvegarder et partir

## Décompte

scoring-won = Vous gagnez !
scoring-shared = Une victoire partagée
scoring-conceded = abandon
scoring-played-on = { $player } a abandonné ; un adversaire virtuel a marqué ces points.
scoring-nobody = Personne ne gagne
scoring-lost = { $player } gagne
scoring-again = Rejouer
scoring-title = Retour au titre

## Nouvelle partie

new-title = Nouvelle partie
new-game = Jeu
new-variant = Règles
new-variant-turns = Classique, 3 à 6
new-variant-duel = À deux
new-module-suits = Trésor maudit
new-module-items = Objets maudits
new-module-promos = Cartes promo
new-advanced = Avancé
new-seed = Graine
new-seed-note = la même graine donne les mêmes cartes
new-seed-random = au hasard
new-seat = Place { $number }
new-person = Humain
new-empty = Vide
new-guest = Invité { $number }
new-plugin = Un de vos plugins.
new-nobody = Quelqu’un doit jouer : installez un humain à au moins une place.
new-begin = Prendre place
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
settings-thinking-seconds = Réflexion max. des adversaires
settings-seconds = { $value } s
settings-effects-volume = Sons
settings-music-volume = Âtre et luth
settings-percent = { $value } %
settings-folder = Vos données sont dans { $folder }
settings-silent = Aucun périphérique audio trouvé
settings-licences = Licences

## Licences

licences-game = Ce jeu
licences-fonts = Polices
licences-python = Python
licences-packages = Paquets Python
licences-libraries = Bibliothèques
licences-texts = Licences générales

## Statistiques

statistics-played = parties jouées
statistics-won = gagnées
statistics-best = meilleur royaume
statistics-mean = en moyenne
statistics-none = Rien pour l’instant. Votre première partie sera notée ici.
statistics-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } place
statistics-conceded = abandon

## Quand quelque chose tourne mal

crash-title = Quelque chose a mal tourné
crash-text = Le jeu a trébuché sur une erreur de notre part. Votre partie est gardée jusqu’au dernier coup, et vous pouvez reprendre depuis le titre.
crash-what = Ce qui s’est passé : *{ $what }*
crash-log = Le journal en dit plus : { $file }

note-already-open = Une autre fenêtre utilise le dossier { $folder }. Fermez-la d’abord, ou continuez à y jouer.
    .title = Storied Realms est déjà ouvert
note-no-start = { $why }
    .title = Storied Realms n’a pas pu démarrer
note-stopped = { $why } Le journal en dit plus : { $file }
    .title = Storied Realms a dû s’arrêter
note-no-screen = Aucun écran n’a été trouvé : sans écran, rien du jeu ne serait visible. Lancez-le depuis un bureau, ou indiquez un pilote dans SDL_VIDEODRIVER.
    .title = Storied Realms a besoin d’un écran
note-ok = D’accord
