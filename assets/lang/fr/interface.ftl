### Les mots de la fenêtre.

label-bonus = Bonus
label-penalty = Malus

## Titre

title-continue = Continuer
title-new-game = Nouvelle partie
title-quit = Quitter

## La table

table-your-turn = À vous de jouer
table-draw-or-take = À vous : piochez ou prenez une carte
table-discard = Défaussez une carte
table-keep = Gardez une des deux cartes
table-bring = { $card } : choisissez une carte supplémentaire
table-excess = Trop de cartes : cédez-en une
table-choose = { $card } : que sera-t-elle ?
table-thinking = { $player } réfléchit
table-deck = Pioche · { $count }
table-left = Défausses restantes
table-realm = Votre royaume
table-now = si l’on comptait maintenant
table-chronicle = Chronique
table-total = Total
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
scoring-lost = { $player } gagne
scoring-title = Retour au titre

## Nouvelle partie

new-title = Nouvelle partie
new-players = Joueurs
new-module-suits = Trésor maudit : nouvelles couleurs
new-module-promos = Cartes promotionnelles
new-opponent = Adversaire { $number }
new-begin = À table
new-back = Retour
on = oui
off = non

## Réglages

title-settings = Réglages
settings-language = Langue
settings-speed = Animations
settings-speed-normal = normales
settings-speed-fast = rapides
settings-motion = Mouvements réduits
settings-live = Afficher mes points
settings-scale = Taille de la table
settings-folder = Vos données sont dans { $folder }
