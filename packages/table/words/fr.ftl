# The table in French. How to read and translate this file: docs/guide/add-a-language.md

# What those who speak it call it: with this, it is on the list in the settings.
language = Français

## What is asked

yourDecision = Ta décision :
yourTurn = À toi de jouer
turnOf = À { $name } de jouer
waitingFor = En attente : { $names }
nothingToDecide = Rien à décider pour l’instant
you = Toi
bot = Bot
players = Joueurs
openSeat = Tout ce qui se trouve devant { $name }
notPossible = Impossible pour l’instant ({ $n })
confirm = Confirmer
deedWith = { $deed } · { $what }
deedSoFar = { $deed } : { $n } { $n -> [one] choisi *[other] choisis }
confirmSome = { $n -> [1] Confirmer ce choix *[other] Confirmer ces { $n } }
confirmNone = Ne rien choisir
confirmOrder = Confirmer cet ordre
allOptions = Toutes les options
wholePrompt = La question entière
moreBeside = Encore { $n } à choisir à côté
endTurn = Finir le tour
turnHeld = Ton tour est joué. Finis-le, ou annule.
undo = Annuler
chosenOf = { $n } sur { $most } { $n -> [one] choisi *[other] choisis }
chosenSoFar = { $n } { $n -> [one] choisi *[other] choisis } · appuie encore pour reprendre
totalOf = { $n } sur { $total }
less = Moins : { $what }
swap = { $what } : échanger contre { $other }
swapHint = Appuie sur un jeton à flèches pour l’échanger.
more = Plus : { $what }
moveUp = Vers le haut : { $what }
moveDown = Vers le bas : { $what }
orderHint = Ce qui est en haut vient en premier.
place = Place { $n }
canBeChosen = Possible : { $what }
isChosen = Choisi
cannot = Pas maintenant : { $why }

## Things and players

lookCloser = Voir de plus près
whatToDo = Que faire : { $what }
close = Fermer
rulings = Précisions
cards = { $n -> [one] { $n } carte *[other] { $n } cartes }
faceDown = Face cachée
dice = Dés : { LIST($values) }
others = Les autres joueurs

## What bots say at turning points

quip-lead-1 = Me voilà en tête.
quip-lead-2 = Suivez-moi !
quip-passed-1 = Bien joué.
quip-passed-2 = Je reviendrai.
quip-gain-1 = L’attente en valait la peine.
quip-gain-2 = Juste ce qu’il me fallait.
quip-slayer = Voilà comment on fait !
quip-builder = Une pierre de plus.
quip-recruiter = Plus on est de fous…
quip-schemer = Exactement comme prévu.
quip-hoarder = J’ai bien fait de le garder.
quip-daredevil = Qui ose gagne !

## The log

log = Journal
logEmpty = Il ne s’est encore rien passé.
newest = Derniers

## The score

score = Score
total = Total
rank = { $n -> [1] { $n }er *[other] { $n }e }
winner = { $n -> [1] Victoire *[other] Victoire partagée }
scoreOverTime = Score au fil des tours
turn = Tour
asTable = Voir en tableau

## Keys: what each does

keys = Touches
key-choose = choisir une option
key-letters = les options après la dixième, comme elles sont marquées
key-confirm = confirmer
key-options = toutes les options
key-undo = annuler
key-arrows = passer d’une chose à l’autre
key-zoom = voir une carte de plus près
key-log = journal
key-legend = ce que signifie chaque symbole
key-sound = son oui ou non
key-keys = cette liste
key-escape = fermer, ou sauter ce qui bouge

## Between the icons of a card

operator-plus = et
    .meaning = Tu obtiens ou fais les deux, dans cet ordre.
operator-or = ou
    .meaning = Tu choisis l’un des deux.
operator-and-or = et/ou
    .meaning = Chacun d’eux si tu veux, dans l’ordre de ton choix.
operator-may = si tu veux
    .meaning = Tu peux le faire, sans y être obligé.
operator-per = pour chaque
    .meaning = Autant de fois qu’il y a de choses de la sorte qui suit.
operator-pay = payer pour
    .meaning = Tu peux donner ce qui précède pour avoir ce qui suit.
operator-from = de
    .meaning = Cela vient du joueur nommé ensuite.
operator-at-most = au plus
    .meaning = Jusqu’à tant ; tu peux prendre moins.
operator-at-least = au moins
    .meaning = Seulement si tu en as autant ou plus.
operator-lost = perdre
    .meaning = Ce qui suit est perdu.
operator-random = au hasard
    .meaning = Le hasard décide lequel.
operator-open = ensemble
    .meaning = Ce qui se trouve entre les arcs va ensemble.
operator-close = ensemble
    .meaning = Ce qui se trouve entre les arcs va ensemble.

## The legend of the icons

legend-resources = Ce que tu gagnes et paies
legend-signs = Sortes de choses
legend-actions = Ce que tu fais
legend-times = Quand cela arrive
legend-counts = Ce que l’on compte
legend-joints = Entre les symboles
legend-icon-opponent = Tu choisis l’adversaire concerné.
legend-icon-owner = Le joueur à qui est la carte.
legend-icon-each-player = Chaque joueur le fait, en commençant par toi.
legend-icon-each-opponent = Chaque adversaire le fait, à son tour.
