# Villages of Valeria en français. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } carte *[other] { $n } cartes }
-random-cards = { -cards($n) }{ $random -> [true] {" "}au hasard *[other] {""} }
-gold = { $n -> [one] { $n } pièce d’or *[other] { $n } pièces d’or }
-more = { $left -> [none] {""} [1] {""} *[other] {" "}(encore { $left }) }
-by = { $card -> [none] {""} *[other] [[ ({ CARD($card) })]] }

## In the lobby

about-name = Villages of Valeria
about-line = Exploite des ressources, élève un village autour de ton château et attires-y des aventuriers. Ce que l’un mène, les autres peuvent le suivre.

## Questions

ask-first = Exploite gratuitement l’une de tes cartes comme première ressource.
ask-lead = Quelle action mènes-tu ?
ask-lead-idle = Quelle action mènes-tu ? Il n’y a plus rien à piocher : si aucune carte ni aucune pièce ne bouge { $left -> [1] pendant ce tour *[other] pendant { $left } tours, celui-ci compris }, la partie est finie.
ask-lead-solo = Quelle action choisis-tu ?
ask-follow = { WHO($seat) } a mené l’action { TERM($action, of: "at") }. La suis-tu ?
ask-develop = Quelle carte devient une ressource ?
ask-discard = Quelle carte défausses-tu{ -more($left) } ?
ask-trash = Quelle carte retires-tu du jeu ?
ask-pile = Sur quelle pile poses-tu { THE($card) } ?
ask-draw = D’où pioches-tu{ -more($left) } ?
ask-provide = { CARD($card) } : qu’est-ce qui fournit la ressource { RESOURCE($resource) }{ -more($left) } ?
because = { CARD($card) } :
power-use = Quel pouvoir utilises-tu ensuite ?
power-aim = { CARD($source) } : choisis un adversaire.
power-lose = { CARD($source) } : quelle carte défausses-tu{ -more($left) } ?

## Options

option-harvest = Récolter : piocher 3 cartes
option-harvest-solo = Récolter : piocher 3 cartes (8 en main au plus)
option-develop = { $card -> [none] Exploiter : défausser une carte pour en exploiter une autre *[other] Exploiter { THE($card) } }
option-develop-solo = Exploiter : retirer une carte du jeu pour en exploiter une autre
option-tax = Taxer : { $gold -> [0] piocher une carte (la banque n’a plus d’or) *[other] prendre 1 pièce d’or et piocher une carte }
option-tax-solo = Taxer : { $gold -> [0] retirer une carte du jeu, mais sans recevoir d’or (la banque est vide) *[other] retirer une carte du jeu pour 1 pièce d’or }
option-build = Construire { THE($card) }
option-recruit = Recruter { THE($card) } pour { -gold($gold) }
option-follow-harvest = Suivre : piocher une carte
option-follow-develop = Suivre : défausser 2 cartes pour en exploiter une autre
option-follow-tax = Suivre : piocher une carte
option-decline = Passer
option-decline-ahead = Passer jusqu’à mon tour
option-discard = Défausser { THE($card) }
option-trash = Retirer du jeu { THE($card) }
option-pile = { $card -> [none] Poser sur la pile { $pile }, qui est vide *[other] Poser sur la pile { $pile }, sur { THE($card) } }
option-draw-deck = Prendre une carte de la pioche, face cachée
option-draw-pile = Prendre { THE($card) } de la pile { $pile }
option-own = Poser une pièce sur ta ressource { RESOURCE($resource) }
option-others = Poser une pièce sur la ressource { RESOURCE($resource) } { OF_NAME(WHO($seat)) }
option-castle = Poser une pièce sur ton Château pour { RESOURCE($resource) }
option-provide = Utiliser { THE($card) }{ $discards -> [0] {" "}(sans pièce) *[other]  : défausser { -cards($discards) } }
use-power = { CARD($card) } : { SMALL(DO($effect)) }{ $isForNothing -> [none] {""} *[other] {" "}(la banque est vide : tu n’aurais rien) }
power-at = Choisir { WHO($seat) }
pass = Personne : ne pas utiliser ce pouvoir
power-done = Aucun autre

## Why something can't be done

too-few-cards = il manque { MORE($n, $have) -> [one] 1 carte *[other] { MORE($n, $have) } cartes } en main
too-dear = { $n -> [none] il manque { EACH($lacks, text: "lack") } *[other] il manque { MORE($n, $gold) } { MORE($n, $gold) -> [one] pièce *[other] pièces } }
lack = { COUNTED($what, MORE($n, $have)) }
built-already = tu as déjà un Bâtiment de ce nom
no-gold = il manque { MORE($n, $gold) } d’or
lacks-buildings = il manque { EACH($lacks, text: "lack") }
needed-later = tu ne pourrais alors plus payer le reste
power-cannot-pay = tu ne peux pas le payer
power-nothing-there = il n’y a rien à prendre

## What happens

turn = Tour { $turn } : { WHO($seat) }
replenished = { WHO($seat) } { YOU($seat) -> [true] reprends *[other] reprend } { -gold($gold) } sur { YOU($seat) -> [true] tes *[other] ses } propres cartes.
led = { WHO($seat) } { YOU($seat) -> [true] mènes *[other] mène } l’action { TERM($action, of: "at") }.
followed = { WHO($seat) } { YOU($seat) -> [true] suis *[other] suit } l’action { TERM($action, of: "at") }.
declined = { WHO($seat) } { YOU($seat) -> [true] passes *[other] passe }.
declined-ahead = { WHO($seat) } { YOU($seat) -> [true] passes *[other] passe } jusqu’à { YOU($seat) -> [true] ton *[other] son } tour.
drew = { $card -> [none] { WHO($seat) } { YOU($seat) -> [true] pioches *[other] pioche } une carte. *[other] { WHO($seat) } { YOU($seat) -> [true] pioches *[other] pioche } { A($card) }. }
drew-pile = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } { A($card) } de la pile { $pile }.
pile-refilled = La pile { $pile } montre à présent { THE($card) }.
discarded = { WHO($seat) } { YOU($seat) -> [true] défausses *[other] défausse } { A($card) } sur la pile { $pile }.
trashed = { WHO($seat) } { YOU($seat) -> [true] retires *[other] retire } du jeu { A($card) }.
developed = { WHO($seat) } { YOU($seat) -> [true] exploites *[other] exploite } { A($card) }[[ : { RESOURCE($resource) }]].
coin-laid = { SAME($seat, $owner) -> [true] { WHO($seat) } { YOU($seat) -> [true] poses *[other] pose } une pièce sur { YOU($seat) -> [true] ta *[other] sa } propre ressource { RESOURCE($resource) }. *[other] { WHO($seat) } { YOU($seat) -> [true] poses *[other] pose } une pièce sur { YOU($owner) -> [true] ta ressource { RESOURCE($resource) } *[other] la ressource { RESOURCE($resource) } { OF_NAME(WHO($owner)) } }. }
coin-on-castle = { WHO($seat) } { YOU($seat) -> [true] poses *[other] pose } une pièce sur { YOU($seat) -> [true] ton *[other] son } Château pour { RESOURCE($resource) }.
provided = { WHO($seat) } { YOU($seat) -> [true] obtiens *[other] obtient } { COUNTED($resource, 1) } ({ CARD($card) }).
built = { WHO($seat) } { YOU($seat) -> [true] construis *[other] construit } { A($card) }.
recruited = { WHO($seat) } { YOU($seat) -> [true] recrutes *[other] recrute } { THE($card) }[[ pour { -gold($gold) }]].
adventurer-comes = { CAPITAL(THE($card)) } rejoint les Aventuriers.
gold-taken = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } { -gold($gold) } à la banque{ -by($card) }.
bank-empty = La banque est vide : pas d’or pour { WHO($seat, case: "obj") }{ -by($card) }.
deck-empty = { $isLast -> [none] La pioche est vide : désormais, une pile vide le reste. *[other] La pioche est vide : la partie finit après ce tour. }
nothing-to-draw = Il n’y a plus rien à piocher. Si aucune carte ni aucune pièce ne bouge pendant une manche entière ({ $turns } tours), la partie est finie.
nothing-moved = { $left -> [1] Aucune carte ni aucune pièce n’a bougé ce tour-ci. Encore un tour pareil, et la partie est finie. *[other] Aucune carte ni aucune pièce n’a bougé ce tour-ci. Encore { $left } tours pareils, et la partie est finie. }
gold-stolen = { WHO($seat) } { YOU($seat) -> [true] prends *[other] { YOU($from) -> [true] te prend *[other] prend } } { -gold($gold) }{ YOU($from) -> [true] {""} *[other] {" "}à { WHO($from) } }{ -by($card) }.
card-stolen = { $card -> [none] { WHO($seat) } { YOU($seat) -> [true] prends *[other] { YOU($from) -> [true] te prend *[other] prend } } une carte au hasard{ YOU($from) -> [true] {""} *[other] {" "}à { WHO($from) } }{ -by($power) }. *[other] { WHO($seat) } { YOU($seat) -> [true] prends *[other] { YOU($from) -> [true] te prend *[other] prend } } { A($card) }{ YOU($from) -> [true] {""} *[other] {" "}à { WHO($from) } }{ -by($power) }. }

## How it ends

ending-grown = Un village est achevé : la partie est finie.
ending-idle = Pendant une manche entière, aucune carte ni aucune pièce n’a bougé : la partie est finie.
ending-emperor = { $points } points : Empereur ! Voici la nouvelle capitale de Valeria.
ending-city-builder = { $points } points : Bâtisseur de cités. Une belle ville, mais pas pour un roi.
ending-mayor = { $points } points : Fier bourgmestre. Continue ainsi.
ending-one-horse-town = { $points } points : Trou perdu. Peu de gens en ont entendu parler.
ending-wide-spot = { $points } points : Un coin de route. Les voyageurs passent leur chemin.
next-rank = { $rank -> [emperor] Empereur [city-builder] Bâtisseur de cités [mayor] Fier bourgmestre *[one-horse-town] Trou perdu } : à partir de { $points } points, il en manquait { $missing }.
score-buildings = Bâtiments
score-adventurers = Aventuriers
score-powers = Pouvoirs
score-gold = Or
tie-cards = À égalité, le plus de Bâtiments et d’Aventuriers : { $n }
tie-gold = À égalité, le plus d’or : { $n }
tie-resources = À égalité, le plus de ressources : { $n }

## Settings

setting-players = Joueurs
setting-players-are = { $players } joueurs : { -gold($gold) }, jusqu’à ce que quelqu’un ait { $target } Bâtiments et Aventuriers
setting-solo = En solitaire : { -cards($cards) }, { -gold($gold) }, et le Roi juge ton village

## On the table

market = Piles et Aventuriers
adventurers = Aventuriers, { -cards($n) }
adventurers-short = Aventuriers
deck = Pioche, { -cards($n) }
deck-short = Pioche
empty-pile = Pile { $pile }, vide
empty-pool = Aucun Aventurier
pile = Pile { $pile } : { $card }
action = L’action en cours
stand-leads = mène
stand-led = a mené
stand-follows = suit ?
stand-followed = a suivi
stand-declined = a passé
stand-waits = attend
ahead = Refuser jusqu’à mon tour
first = Chacun exploite une première ressource
idle = Aucune action n’a encore été menée
to-pay = encore { $left } sur { $all } à payer
lacks = manque
own = à toi
pay = { $n -> [0] Payer avec des cartes [1] Payer 1 pièce *[other] Payer { $n } pièces }
follow = Suivre : { $action }…
follow-short = Suivre
only-decline = Tu ne peux pas suivre cette fois. On le demande à tous, pour que personne n’apprenne ce que tu as en main.
bank = Banque : { $n } d’or
bank-short = Banque
trashed-cards = Retirées du jeu : { -cards($n) }
village-lip = Village { $n }
village = Village : { $name }
places = { $n } Bâtiments et Aventuriers sur { $of }
ends = fin
place = Place { $n }, vide
more = encore { $n }
castle-with = Château, { $coin }
resource = { $kind } : { $n }, dont { $free } libres
no-resource = Ressource absente : { $kind }
locked = Le Château d’un autre
coin-of = avec une pièce ({ $name })
coin-next = avec une pièce qui revient au prochain tour
coin-none = sans pièce
purse = Bourse : { $n } d’or
returns = +{ $n } au prochain tour
points = { $n } { $n -> [one] point *[other] points } de victoire
hand = { -cards($n) } en main
hand-empty = Aucune carte en main. Récolter en pioche trois.
coins = { $n -> [0] gratuit [1] 1 pièce *[other] { $n } pièces }
is-built = construit
known = Cartes que tous ont vues
resources = Ressources
nothing = Rien de construit encore
king = Le jugement du Roi
king-asks = 60 points font une capitale, 50 une cité, 40 une fière ville.
deck-left = encore { -cards($n) } dans la pioche
building = Bâtiment
as-resource = comme ressource
no-power = sans pouvoir
plain = Aucun pouvoir.
castle-sentence = Une pièce posée dessus fournit un Joker, à son seul propriétaire.
costs = coûte { COUNTED($resource, $n) }
asks-for = demande { COUNTED($type, $n) }
develops = Comme ressource : { $what }.
value-name = nom
value-type = type
value-copies = exemplaires
value-cost = coût
value-resource = ressource
value-vp = points
value-power = pouvoir
value-requires = condition

## Icons

icon-gold = pièces d’or
    .one = pièce d’or
    .meaning = Des pièces : posées sur des ressources pour construire, payées pour recruter ; chacune vaut un point à la fin.
icon-card = cartes
    .one = carte
    .meaning = Une carte de la pioche ou de l’une des cinq piles visibles.
icon-food = Nourriture
    .meaning = Une ressource pour construire : une pièce posée dessus la fournit.
icon-wood = Bois
    .meaning = Une ressource pour construire : une pièce posée dessus la fournit.
icon-stone = Pierres
    .one = Pierre
    .meaning = Une ressource pour construire : une pièce posée dessus la fournit.
icon-magic = Magie
    .meaning = Une ressource pour construire : une pièce posée dessus la fournit.
icon-wild = Jokers
    .one = Joker
    .meaning = Fournit n’importe quelle ressource.
icon-vp = points de victoire
    .one = point de victoire
    .meaning = Comptés à la fin.
icon-count_worker = Bâtiment Ouvrier
    .each = chaque Bâtiment Ouvrier de ton village
    .many = Bâtiments Ouvrier
icon-count_soldier = Bâtiment Soldat
    .each = chaque Bâtiment Soldat de ton village
    .many = Bâtiments Soldat
icon-count_shadow = Bâtiment Ombre
    .each = chaque Bâtiment Ombre de ton village
    .many = Bâtiments Ombre
icon-count_holy = Bâtiment Sacré
    .each = chaque Bâtiment Sacré de ton village
    .many = Bâtiments Sacrés
icon-count_adventurers = Aventurier
    .each = chaque Aventurier de ton village
    .many = Aventuriers
icon-at_instant = immédiat
    .when = aussitôt, quand la carte rejoint ton village
icon-at_harvest = Récolter
    .when = quand tu mènes ou suis l’action Récolter
icon-at_develop = Exploiter
    .when = quand tu mènes ou suis l’action Exploiter
icon-at_build = Construire
    .when = quand tu mènes ou suis l’action Construire
icon-at_recruit = Recruter
    .when = quand tu mènes ou suis l’action Recruter
icon-at_tax = Taxer
    .when = quand tu mènes ou suis l’action Taxer
icon-at_build-worker = Construire, pour un Bâtiment Ouvrier
    .when = quand tu construis un Bâtiment Ouvrier
icon-at_build-soldier = Construire, pour un Bâtiment Soldat
    .when = quand tu construis un Bâtiment Soldat
icon-at_build-shadow = Construire, pour un Bâtiment Ombre
    .when = quand tu construis un Bâtiment Ombre
icon-at_build-holy = Construire, pour un Bâtiment Sacré
    .when = quand tu construis un Bâtiment Sacré
icon-at_scoring = décompte
    .when = à la fin de la partie
icon-place_hand = une carte de ta main
    .lose = défausse { -random-cards } de ta main
    .rob = { $keep -> [true] prends *[other] défausse } { -random-cards } de sa main
    .meaning = Une carte de la main d’un joueur.
icon-type_worker = Ouvrier
    .meaning = Un type de Bâtiment : les Aventuriers le demandent, et certains pouvoirs le comptent.
icon-type_soldier = Soldat
    .meaning = Un type de Bâtiment : les Aventuriers le demandent, et certains pouvoirs le comptent.
icon-type_shadow = Ombre
    .meaning = Un type de Bâtiment : les Aventuriers le demandent, et certains pouvoirs le comptent.
icon-type_holy = Sacré
    .meaning = Un type de Bâtiment : les Aventuriers le demandent, et certains pouvoirs le comptent.
icon-type_adventurer = Aventurier
    .meaning = Demande des Bâtiments, et apporte des points et un pouvoir.
icon-type_castle = Château
    .meaning = Fournit n’importe quelle ressource, à son seul propriétaire.
icon-follow = suit
    .meaning = Ce joueur suit l’action menée.
icon-decline = passe
    .meaning = Ce joueur ne suit pas.
icon-first-player = Premier joueur
    .meaning = Ce joueur a commencé la partie.
icon-locked = réservé à son propriétaire
    .meaning = Seul son propriétaire peut y poser une pièce.
icon-opponent = un adversaire de ton choix
icon-owner = le joueur qui a ce pouvoir
icon-each-player = chaque joueur
icon-each-opponent = chaque adversaire

## Cards

kind-building = Bâtiments
kind-adventurer = Aventuriers
kind-castle = Châteaux

name-farm = f Ferme
name-tannery = f Tannerie
name-tavern = f Taverne
name-market = m Marché
name-granary = m Grenier
name-workshop = m Atelier
name-guildhall = m *Hall de guilde
name-mill = m Moulin
name-bakery = f Boulangerie
name-manor = m Manoir
name-armory = f Armurerie
name-barracks = f Caserne
name-guard-tower = f Tour de guet
name-palisade = f Palissade
name-training-yard = m Terrain d’exercice
name-hall-of-heroes = f Salle des héros
name-stables = fp Écuries
name-archery-range = m Champ de tir
name-siege-works = m Atelier de siège
name-keep = m Donjon
name-witchs-hut = f *Hutte de la sorcière
name-wizards-tower = f Tour du mage
name-harbor = m Port
name-catacombs = fp Catacombes
name-thieves-den = m Coupe-gorge
name-black-market = m Marché noir
name-hideout = f Cachette
name-counting-house = m Comptoir
name-gambling-den = m Tripot
name-mausoleum = m Mausolée
name-cathedral = f Cathédrale
name-oracle = m Oracle
name-monastery = m Monastère
name-fountain = f Fontaine
name-shrine = m Sanctuaire
name-abbey = f Abbaye
name-basilica = f Basilique
name-chapel = f Chapelle
name-hospice = m Hospice
name-temple = m Temple
name-knight = m Chevalier
name-necromancer = m Nécromancien
name-priestess = f Prêtresse
name-merchant = m Marchand
name-paladin = m Paladin
name-warlord = m Chef de guerre
name-thief = m Voleur
name-rogue = m Roublard
name-heep = x Heep
name-bard = m Barde
name-wizard = m Magicien
name-champion = m Champion
name-archer = m Archer
name-monk = m Moine
name-dragonslayer = m Tueur de dragons
name-archmage = m Archimage
name-castle-red = m Château rouge
name-castle-blue = m Château bleu
name-castle-green = m Château vert
name-castle-yellow = m Château jaune
name-castle-purple = m Château violet

## Rulings

ruling-building_farm = Une fois par construction, menée ou suivie.
ruling-building_workshop = Seulement pendant que tu paies un Bâtiment Ouvrier.
ruling-building_wizards-tower = Pas pendant l’action où tu la construis.
ruling-building_barracks = Sa carte vient après l’action : elle ne peut pas aider à la payer.
ruling-building_armory = La carte de celui qui mène est piochée d’abord, puis celle de l’Armurerie.
ruling-building_fountain = Les cartes sont défaussées pendant que tu paies, avant la carte que l’on pioche pour avoir mené.
ruling-building_witchs-hut =
    Tu peux d’abord piocher grâce à un autre pouvoir et défausser cette carte.
    Tu peux l’utiliser même si la banque est vide, mais tu ne reçois rien.
ruling-building_monastery = Seulement quand tu paies un Bâtiment Sacré.
ruling-building_black-market = Tu peux l’utiliser même si la banque est vide, mais tu ne reçois rien.
ruling-building_tavern = Compte les Aventuriers de ton propre village.
ruling-building_harbor = Il se compte lui-même.
ruling-adventurer_knight = Compte les Bâtiments Soldat, pas les Aventuriers.
ruling-adventurer_necromancer = Compte les Bâtiments Ombre que tu as à ce moment.
ruling-adventurer_warlord = Seulement pendant que tu paies un Bâtiment Soldat.
ruling-adventurer_thief = Seulement dans la bourse : les pièces sur des cartes sont à l’abri. En solitaire, à la banque.
ruling-adventurer_rogue = Vous seuls voyez les cartes. En solitaire, tu en pioches deux, d’une pile ou de la pioche.
ruling-adventurer_heep = Vous seuls voyez la carte. En solitaire, tu en pioches une, d’une pile ou de la pioche.

## Lessons

lesson-1 = Bienvenue à Valeria ! Autour de ton Château va grandir un village. Tu as 3 pièces d’or et six cartes : chacune peut devenir un Bâtiment, ou une ressource qui aide à en construire d’autres.
lesson-2 = Sur une carte : ses points en haut à droite, son coût au pied de l’image, son pouvoir en bas à gauche, et à droite (sur une petite carte : en haut à gauche) la ressource qu’elle peut devenir. Chacun exploite gratuitement une première ressource. La Tour du mage est chère : fais-en du Bois.
lesson-3 = À toi ! Tu mènes l’une des cinq actions : Récolter pioche des cartes, Exploiter crée une ressource, Construire et Recruter rapportent des points, Taxer rapporte de l’or. Puis les autres peuvent suivre.
lesson-4 = La Caserne coûte un Bois et une Pierre : deux pièces. Appuie dessus dans ta main pour mener l’action Construire.
lesson-5 = Maintenant tu paies, symbole par symbole. Une pièce sur une ressource la fournit. Poses-en une sur ton propre Bois : elle te reviendra.
lesson-6 = Tu n’as pas de Pierre. Ton adversaire en a, mais une pièce posée là serait à lui. Ton Château fournit n’importe quoi, à toi seul : poses-y la seconde pièce.
lesson-7 = La Caserne est debout. Quand tu mènes une construction, tu pioches une carte, de la pioche ou de l’une des cinq piles visibles. Prends le Marché de la première pile.
lesson-8 = Ton adversaire n’a pas suivi, et mène maintenant une récolte : trois cartes pour lui. Tu peux suivre et en piocher une. Suivre ne coûte jamais un tour. Suis !
lesson-9 = D’où ? Ce que tu prends sur une pile, tout le monde le voit ; la pioche garde le secret. Prends une carte de la pioche.
lesson-10 = Ton second tour a commencé par tes pièces : toutes deux sont revenues du Bois et du Château, et tu as de nouveau 3 pièces d’or. C’est ainsi qu’un village se paie lui-même.
lesson-11 = Plus de ressources, c’est plus de Bâtiments. Mène l’action Exploiter : tu défausses une carte et fais d’une autre une ressource.
lesson-12 = Tu as deux Marchés, mais aucun village ne peut avoir deux Bâtiments du même nom. Défausses-en un.
lesson-13 = Il va sur la pile de ton choix et couvre ce qui s’y trouve. Couvre la première pile.
lesson-14 = Et maintenant la ressource : le Grenier peut être la Pierre qui te manque. Exploite-le.
lesson-15 = Ici, ta Caserne t’aide : quand tu mènes ou suis l’action Exploiter, elle te fait piocher une carte. Les pouvoirs viennent après l’action, et aucun n’est obligatoire. Utilise celui-ci.
lesson-16 = Prends encore une carte de la pioche.
lesson-17 = Les Aventuriers demandent des Bâtiments de certains types, les bannières sur leurs cartes, et coûtent 1 pièce d’or si tu mènes l’action Recruter, 2 si tu la suis.
lesson-18 = La partie s’achève quand un village est complet. On additionne alors les points, les pouvoirs qui en rapportent et toutes tes pièces. Continue, et bâtis la capitale !
