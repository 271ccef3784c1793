# Card Kingdoms en français. Comment lire et traduire ce fichier : docs/guide/add-a-language.md

-of-area = { $area -> [hills] des Collines [barrens] des Landes [ruins] des Ruines [forest] de la Forêt [swamp] du Marais [valley] de la Vallée [caverns] des Cavernes *[mountains] des Montagnes }
-points = { $n -> [one] { $n } point de victoire *[other] { $n } points de victoire }
-from-bank = { $from -> [-1] la Banque *[other] { WHO($from, case: "obj") } }
-source-aside = { $source -> [none] {""} *[other] {" "}({ CARD($source) }) }

## In the lobby

about-name = Card Kingdoms
about-line = Lance les dés, éveille tes Citoyens, terrasse des Monstres et construis des Domaines avant que les piles ne s’épuisent.

## Questions

keep-duke = Choisis ton Duc.
    .title = Qui seras-tu ?
    .line = Un Duc reste avec toi, en secret. L’autre retourne dans la boîte.
change-dice = Les dés montrent { LIST($dice) }. En modifier un grâce à un Domaine, ou les garder ?
choose-die = { $to -> [0] Quel dé baisses-tu de un ? *[other] Quel dé tournes-tu sur { $to } ? }
because = { CARD($card) } :
power-use = { KINDS($sources) -> [1] Récolte : comment utilises-tu { CARD(HEAD($sources)) } ? *[other] Récolte : quel Citoyen utilises-tu ensuite ? }
compensation = Aucune de tes cartes ne s’est éveillée : prends une ressource.
action = { $left -> [1] Ta dernière action *[other] Encore { $left } actions } : terrasser, recruter, construire ou prendre 1 jeton d’or, de force ou de magie.
pay = { CARD(FIRST($citizen, $monster, $domain)) } : paie { TOKENS($price, $coin) }. La magie peut tout remplacer, sauf 1.
    .deed = { $deed -> [recruited] Recruter [slain] Terrasser *[built] Construire }
slay-more = Tu peux maintenant terrasser un Monstre à son prix habituel.
attacks = Les Monstres attaquent avec { LIST($dice) }. Quel dé d’abord ?
attack-any = Un 6 : quelle pile de Monstres attaque ?
capture = Les Monstres { -of-area($area) } attaquent. Quel Citoyen emportent-ils ?
power-or = { CARD($source) } : que choisis-tu ?
power-any = { CARD($source) } : qu’utilises-tu ensuite ?
power-may = { CARD($source) } : utilises-tu son pouvoir ?
power-pay = { CARD($source) } : { SMALL(SENTENCE($effect)) }.
power-lose = { CARD($source) } : que remets-tu ?
power-rob = { CARD($source) } : que prends-tu ?
power-aim = { CARD($source) } : choisis un adversaire.
power-take = { CARD($source) } : combien prends-tu ?
power-acquire = { CARD($source) } : quel Citoyen prends-tu gratuitement ?

## Possibilités

keep = Jouer { CARD($duke) }
    .deed = Être { BRIEF($duke) }
keep-dice = Garder les dés tels quels
use-domain = Utiliser { THE($domain) }
turn-die = Changer le { $from } en { $to }
power-done = Laisser le reste
use-power = { CARD($card) } : { SMALL(DO($effect)) }
gain-resource = Gagner { TOKENS(1, $resource) }
slay = Terrasser { THE($monster) } pour { PRICE($strength, $magic) }
recruit = Recruter { THE($citizen) } pour { TOKENS($price, "gold") }
build = Construire { THE($domain) } pour { TOKENS($price, "gold") }
pay-share = { $token -> [gold] en or [strength] en force *[magic] en magie }
pass = Non merci
attack-die = Prendre le { $die } d’abord
attack-area = Laisser attaquer les Monstres { -of-area($area) }
lose-citizen = Perdre { A($citizen) }
return-monster = Remettre { THE($monster) }
return-citizen = Remettre { THE($citizen) }
take-citizen = Prendre { A($citizen) }
power-do = { DO($effect) }
power-at = Choisir { WHO($seat) }
power-take-n = Prendre { TOKENS($n, $resource) } à { -from-bank($seat) }

## Pourquoi c’est impossible

# La magie ne remplace jamais le dernier jeton.
cannot-pay = il manque { TOKENS(LACK($n, $has, $besides), $coin) }{ $has -> [0] { $besides -> [0] {""} *[other]  : la magie ne peut pas tout remplacer } *[other] {""} }
cannot-pay-both = il manque { TOKENS(LACK($price, $real), $other) } et { TOKENS(LACK($n, $has, $besides), $coin) }
lacks-roles = il manque { EACH($lacks, text: "lack", between: ", ") }
lacks-roles-and-gold = il manque { TOKENS(LACK($n, $has, $besides), $coin) }, { EACH($lacks, text: "lack", between: ", ") }
lack = { LACK($n, $has) } { $role -> [worker] { LACK($n, $has) -> [one] Ouvrier *[other] Ouvriers } [soldier] { LACK($n, $has) -> [one] Soldat *[other] Soldats } [shadow] { LACK($n, $has) -> [one] Ombre *[other] Ombres } *[holy] { LACK($n, $has) -> [one] Sacré *[other] Sacrés } }
die-domain-used = déjà utilisé pour ce lancer
die-domain-unable = tu ne peux pas payer, ou aucun dé ne changerait
power-cannot-pay = tu ne peux pas payer
power-nothing-there = il n’y a rien à prendre

## Ce qui se passe

dealt = Les piles sont en place. Premier joueur : { WHO($first) }.
turn = Tour { $turn } : { WHO($seat) }
duke-kept = { WHO($seat) } { YOU($seat) -> [true] gardes *[other] garde } { $duke -> [none] un Duc *[other] { CARD($duke) } }.
dark-lord = L’un des autres Ducs sombre dans le mal : le Seigneur noir s’est levé.
rolled = { WHO($seat) } { YOU($seat) -> [true] obtiens *[other] obtient } { LIST($dice) } aux dés, soit { SUM($dice) }.
die-turned = { WHO($seat) } { YOU($seat) -> [true] changes *[other] change } un { $from } en { $to }.
harvested = { WHO($seat) } { YOU($seat) -> [true] récoltes *[other] récolte } { AMOUNTS($tokens) } : { COUNTED($cards) }.
compensated = Aucune carte ne s’est éveillée pour { WHO($seat, case: "obj") }{ YOU($seat) -> [true] {" "}: tu prends *[other] , qui prend } { TOKENS(1, $resource) }.
gained = { WHO($seat) } { YOU($seat) -> [true] gagnes *[other] gagne } { AMOUNTS($tokens) }{ -source-aside }.
gained-one = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } { TOKENS(1, $resource) }[[ comme action]].
paid = { WHO($seat) } { YOU($seat) -> [true] paies *[other] paie } { AMOUNTS($tokens) }{ $source -> [none] {""} *[other] {" "}pour utiliser { THE($source) } }.
took = { WHO($seat) } { YOU($seat) -> [true] prends *[other] { YOU($from) -> [true] te prend *[other] prend } } { TOKENS($n, $token) }{ YOU($from) -> [true] {""} *[other] {" "}à { -from-bank } }[[{ -source-aside }]].
citizen-turned = Le Citoyen suivant de cette pile : { CARD($citizen) }.
recruited = { WHO($seat) } { YOU($seat) -> [true] recrutes *[other] recrute } { A($citizen) }[[ pour { AMOUNTS($tokens) }]].
citizen-gained = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend }[[ gratuitement]] { A($citizen) }[[{ -source-aside }]].
citizen-returned = { WHO($seat) } { YOU($seat) -> [true] remets *[other] remet } { A($citizen) } au Centre.
monster-returned = { WHO($seat) } { YOU($seat) -> [true] remets *[other] remet } { THE($monster) } au Centre.
monster-taken = { WHO($seat) } { YOU($seat) -> [true] prends *[other] { YOU($from) -> [true] te prend *[other] prend } } { THE($monster) }{ $from -> [-1] {" "}au Centre *[other] { YOU($from) -> [true] {""} *[other] {" "}à { WHO($from) } } }.
domain-turned = Domaine révélé : { CARD($domain) }.
slain = { WHO($seat) } { YOU($seat) -> [true] terrasses *[other] terrasse } { THE($monster) }[[ pour { AMOUNTS($tokens) }]].
built = { WHO($seat) } { YOU($seat) -> [true] construis *[other] construit } { THE($domain) }[[ pour { AMOUNTS($tokens) }]].
exhausted = Piles épuisées : { $stacks }.
attack = Les Monstres { -of-area($area) } attaquent.
no-attack = Le { $die } ne fait rien : il n’y a plus de Monstres à cet endroit.
citizen-captured = Le Seigneur noir emporte { A($citizen) }.
domain-captured = Le Seigneur noir s’empare { OF($domain) }.
last-round = La partie s’achève avec cette manche, sauf si une carte revient sur sa pile.
over = La partie est finie. { EACH(SEATED($dukes), text: "was-duke", between: " ; ") }{ $lord -> [none] {""} *[other]  ; le Seigneur noir était { CARD($lord) } }.
was-duke = { WHO($seat) } { YOU($seat) -> [true] étais *[other] était } { CARD($duke) }

## La fin

rival = Le Seigneur noir
ending-round = { $why -> [monsters] Il ne reste aucun Monstre. [domains] Il ne reste aucun Domaine. *[exhausted] Trop de piles sont vides. } La manche est finie : la partie s’achève.
ending-monsters-slain = Tous les Monstres sont terrassés. Le Seigneur noir est vaincu, le royaume est entre de bonnes mains.
ending-overrun = Les Monstres ont submergé une colonne où il ne restait rien à prendre. Le royaume tombe aux mains du Seigneur noir.
ending-contained = Cinq piles sont vides, mais tu as plus de points que le Seigneur noir. Le mal est contenu, pour cette fois.
ending-driven-out = Cinq piles sont vides, et le Seigneur noir a plus de points que toi. On te chasse du royaume.
ending-drawn = Cinq piles sont vides, et toi et le Seigneur noir êtes à égalité. Personne ne gagne.
score-line = { -points(POINTS($effect)) }{ PER($effect) -> [none] {""} *[other] {" "}{ PER($effect) } }
score-per = { PER($effect) -> [none] toujours *[other] { PER($effect) } }
next-hold = Pour résister à une attaque, une colonne doit avoir un Citoyen ou un Domaine.
next-contained = { $missing -> [1] Un point *[other] { $missing } points } de plus, et le mal était contenu.
next-slain = Pour le vaincre à jamais, terrasse tous les Monstres : il en restait { $monsters -> [1] un *[other] { $monsters } }.
score-monsters = Monstres terrassés
score-domains = Domaines construits
score-tokens = Jetons de victoire
score-tokens-idle = Jetons de victoire ({ $tokens }, sans effet en solitaire)
score-duke = { CARD($duke) }
score-dukes = Duc
score-surviving = Monstres survivants
score-captured = Domaines capturés
tie-fewest-cards = À égalité, le moins de cartes l’emporte : { $n }

## Réglages

setting-value = { $value ->
        [first-game] Première partie
        [glittering-gold] L’or qui brille
        [mastery-over-magic] Maîtres de la magie
        [monster-blood] Le sang des Monstres
        [random] Au hasard
        [chosen] Votre choix
        [pooled] Toutes ensemble
        [per-kind] Chaque sorte à part
        [as-printed] Comme imprimé
       *[counted] Ils comptent
    }
setting-players = Joueurs
setting-players-about = { $players -> [1] en solitaire contre le Seigneur noir [5] cinq joueurs, dont un se repose *[other] { $players } joueurs }
setting-setup = Mise en place
setting-setup-about = { $setup ->
        [first-game] les piles conseillées pour une première partie
        [glittering-gold] L’or qui brille : beaucoup d’or
        [mastery-over-magic] Maîtres de la magie : de la magie partout, et des Voleurs
        [monster-blood] Le sang des Monstres : pour ceux qui aiment en terrasser
        [random] régions et Citoyens tirés au sort
       *[chosen] vos propres régions et Citoyens ; le reste est tiré au sort
    }
setting-areas = Régions ({ $most })
setting-citizen = Citoyen { $numbers }
area-name = { TERM($area, of: "area") }
citizen-name = { CARD($citizen) }
setting-mixed = Citoyens mélangés
setting-mixed-about = { $mixed -> [true] tous les Citoyens d’un numéro mélangés en une pile *[other] une sorte de Citoyens par pile }
setting-leftovers = Ressources restantes
setting-leftovers-about = les Ducs comptent or, force et magie { $leftovers -> [pooled] ensemble *[other] chacun à part }
setting-solo-tokens = Jetons de victoire en solitaire
setting-solo-tokens-about = { $tokens -> [counted] ils comptent aussi en solitaire *[other] ils ne comptent pas en solitaire, comme imprimé }

## La table

center = Le Centre
dice = Dés
bank = Banque
not-rolled = Pas encore lancés
stack-exhausted = Épuisée
place-exhausted = { $row } : épuisée
secret-duke = Un Duc secret
to-be-turned = Nouveau à la fin du tour
lord = Seigneur noir
captured = Capturés
monsters-slain = Terrassés
kingdom = Royaume
court = Duc, Domaines et Monstres terrassés
purse = Possessions
gains = Ce que le lancer a rapporté
price = Prix { $n }
use-token = Utiliser : { $token }
pays = paie
gone = { $n } sur { $of }
actions-left = encore { $n -> [one] { $n } action *[other] { $n } actions }
two-actions = Deux actions par tour. Chacune est l’une de celles-ci :
deed-slay = Terrasser un Monstre
deed-recruit = Recruter un Citoyen
deed-build = Construire un Domaine
deed-take = Prendre 1 ressource
none-of = Aucun Citoyen pour { $number }
points-hint = Points de victoire visibles : Monstres, Domaines et jetons
points-shown = { $n } { $n -> [one] point visible *[other] points visibles }
wakes = éveille { LIST($numbers, type: "plain") }
empty-stacks = { $n } { $n -> [one] pile épuisée *[other] piles épuisées } sur { $of }
attacked-by = attaque sur un { $die }
price-now = { $price } d’or pour toi maintenant
copies = { $n -> [1] { $name } *[other] { $n } × { $name } }

## Cartes

kind-citizen = Citoyens
kind-monster = Monstres
kind-domain = Domaines
kind-duke = Ducs
citizen = Citoyen
starter = Carte de départ
domain = Domaine
duke = Duc
own-turn = ton tour
others-turns = tours des autres
any-turn = chaque tour
always = toujours
at-the-end = À la fin de la partie
monster-of = { TERM($type, of: "type") } { -of-area($area) }
points = { -points }
base-price = { $n } d’or, 1 de plus par exemplaire que tu as
needs = demande { $n } { TERM($role, of: "role") }
wakes-on = S’éveille sur { LIST($numbers) }

## Symboles

-random = { $random -> [true] {" "}au hasard *[other] {""} }
-role = Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.
-area = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-gold = pièces d’or
    .one = pièce d’or
    .meaning = Recrute des Citoyens et construit des Domaines.
icon-strength = points de force
    .one = point de force
    .meaning = Terrasse des Monstres.
icon-magic = points de magie
    .one = point de magie
    .meaning = Peut remplacer l’or ou la force, mais pas le dernier jeton.
icon-vp = jetons de victoire
    .one = jeton de victoire
    .meaning = Un point de victoire.
icon-count_worker-citizens = Citoyen Ouvrier
    .each = chacun de tes Citoyens Ouvrier
icon-count_soldier-citizens = Citoyen Soldat
    .each = chacun de tes Citoyens Soldat
icon-count_shadow-citizens = Citoyen Ombre
    .each = chacun de tes Citoyens Ombre
icon-count_holy-citizens = Citoyen Sacré
    .each = chacun de tes Citoyens Sacré
icon-count_worker-icons = symbole Ouvrier
    .each = chaque symbole Ouvrier sur tes Citoyens et tes Domaines
icon-count_soldier-icons = symbole Soldat
    .each = chaque symbole Soldat sur tes Citoyens et tes Domaines
icon-count_shadow-icons = symbole Ombre
    .each = chaque symbole Ombre sur tes Citoyens et tes Domaines
icon-count_holy-icons = symbole Sacré
    .each = chaque symbole Sacré sur tes Citoyens et tes Domaines
icon-count_hills-monsters = Monstre des Collines
    .each = chaque Monstre des Collines que tu as terrassé
icon-count_barrens-monsters = Monstre des Landes
    .each = chaque Monstre des Landes que tu as terrassé
icon-count_ruins-monsters = Monstre des Ruines
    .each = chaque Monstre des Ruines que tu as terrassé
icon-count_forest-monsters = Monstre de la Forêt
    .each = chaque Monstre de la Forêt que tu as terrassé
icon-count_swamp-monsters = Monstre du Marais
    .each = chaque Monstre du Marais que tu as terrassé
icon-count_valley-monsters = Monstre de la Vallée
    .each = chaque Monstre de la Vallée que tu as terrassé
icon-count_caverns-monsters = Monstre des Cavernes
    .each = chaque Monstre des Cavernes que tu as terrassé
icon-count_mountains-monsters = Monstre des Montagnes
    .each = chaque Monstre des Montagnes que tu as terrassé
icon-count_knights = Chevalier
    .each = chacun de tes Chevaliers, carte de départ comprise
icon-count_citizens = Citoyen
    .each = chacun de tes Citoyens
icon-count_monsters = Monstre
    .each = chaque Monstre que tu as terrassé
icon-count_titans = Titan
    .each = chaque Titan que tu as terrassé
icon-count_domains = Domaine
    .each = chacun de tes Domaines
icon-count_leftovers-2 = ressources restantes
    .each = chaque lot de 2 ressources restantes
icon-count_leftovers-3 = ressources restantes
    .each = chaque lot de 3 ressources restantes
icon-count_leftovers-4 = ressources restantes
    .each = chaque lot de 4 ressources restantes
icon-at_build = à la construction
    .when = quand tu le construis
icon-at_own-roll = ton lancer
    .when = une fois dans chacune de tes phases de lancer
icon-at_doubles = à chaque double
    .when = chaque fois qu’un lancer ou un dé modifié donne un double
icon-at_action-start = avant tes actions
    .when = au début de ta phase d’actions
icon-at_action-end = après tes actions
    .when = à la fin de ta phase d’actions
icon-at_gain-citizen = par nouveau Citoyen
    .when = chaque fois que tu obtiens un Citoyen pendant ta phase d’actions
icon-at_slay = par Monstre terrassé
    .when = chaque fois que tu terrasses un Monstre pendant ta phase d’actions
icon-modify_no-surcharge = Citoyens à leur prix de base
    .say = tu recrutes les Citoyens à leur prix de base, quel que soit leur nombre chez toi
icon-modify_build-price = Domaines moins chers
    .say = tes Domaines coûtent { MINUS($by) } d’or de moins, mais au moins 1
icon-card_citizens = Citoyen du Centre
    .say = { $name -> [none] { $role -> [none] n’importe quel Citoyen *[other] un Citoyen { TERM($role, of: "role") } } *[other] un Chevalier } du Centre{ $costAtMost -> [none] {""} *[other] {" "}dont le prix de base est d’au plus { $costAtMost } }
icon-filter_name_knight = Chevalier
    .meaning = On ne peut prendre qu’un Chevalier.
icon-filter_role_worker = Ouvrier
    .meaning = On ne peut prendre qu’un Ouvrier.
icon-filter_role_soldier = Soldat
    .meaning = On ne peut prendre qu’un Soldat.
icon-filter_role_shadow = Ombre
    .meaning = On ne peut prendre qu’une Ombre.
icon-filter_role_holy = Sacré
    .meaning = On ne peut prendre qu’un Citoyen Sacré.
icon-filter_costAtMost = prix de base d’au plus
    .meaning = Le prix de base du Citoyen ne peut dépasser ce nombre.
icon-place_slain-monsters = un Monstre que tu as terrassé
    .lose = remets sur sa pile un Monstre que tu as terrassé
    .rob = prends-lui un Monstre terrassé{ -random }, sans sa récompense
    .meaning = Un Monstre qu’un joueur a terrassé.
icon-place_own-citizens = un de tes Citoyens
    .lose = remets un de tes Citoyens sur sa pile
    .rob = prends-lui un Citoyen{ -random }
    .meaning = L’un des Citoyens d’un joueur ; les cartes de départ sont à l’abri.
icon-action_slay = terrasser un Monstre
    .say = terrasser un Monstre à son prix habituel
icon-verb_set-die = tourner un dé
    .say = tourne un dé sur { $n }
icon-verb_lower-die = baisser un dé
    .say = tu peux baisser un dé de { $n }, mais pas en dessous de 1
icon-role_worker = Ouvrier
    .meaning = Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.
icon-role_soldier = Soldat
    .meaning = Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.
icon-role_shadow = Ombre
    .meaning = Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.
icon-role_holy = Sacré
    .meaning = Un rôle : les Domaines le demandent, et certains pouvoirs et Ducs le comptent.
icon-type_minion = Sbire
    .meaning = Une sorte de Monstre : un serviteur des autres.
icon-type_beast = Bête
    .meaning = Une sorte de Monstre : un animal sauvage.
icon-type_titan = Titan
    .meaning = Une sorte de Monstre : grand, et compté par certains Ducs.
icon-type_boss = Chef
    .meaning = Une sorte de Monstre : le dernier et le plus fort de sa pile.
icon-area_hills = Collines
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_barrens = Landes
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_ruins = Ruines
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_forest = Forêt
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_swamp = Marais
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_valley = Vallée
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_caverns = Cavernes
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-area_mountains = Montagnes
    .meaning = Où vivent les Monstres d’une pile ; certains Ducs les comptent.
icon-card_monsters = Monstre
    .meaning = Terrassé avec de la force, il donne une récompense et des points.
icon-card_domains = Domaine
    .meaning = Construit avec de l’or, il donne des points et un pouvoir.
icon-card_dukes = Duc
    .meaning = Ton Duc secret, qui rapporte des points à la fin.
icon-die = un dé
    .meaning = L’un des deux dés du lancer.
icon-first-player = Premier joueur
    .meaning = Ce joueur a commencé la partie.
icon-resting = se repose ce tour-ci
    .meaning = Ce joueur ne récolte pas ce tour-ci.
icon-exhausted = Épuisé
    .meaning = Piles épuisées : quand il y en a assez, la partie s’achève.
icon-dark-lord = Le Seigneur noir
    .meaning = Ton adversaire en solitaire.
icon-opponent = un adversaire de ton choix
icon-owner = celui à qui appartient ce pouvoir
icon-each-player = chaque joueur
icon-each-opponent = chaque adversaire

## Précisions sur des cartes

ruling-citizen_starter-peasant = Il s’éveille et récolte comme tout Citoyen et renchérit ton prochain Paysan, mais il n’a pas de rôle.
ruling-citizen_starter-knight = Il s’éveille et récolte comme tout Citoyen et renchérit ton prochain Chevalier, mais il n’a pas de rôle.
ruling-citizen_thief = À ton tour, tous tes Voleurs frappent avant toute récolte. De l’or ou de la magie, jamais un peu des deux ; tu peux prendre moins.
ruling-citizen_thief-2 = Une victime qui a moins de 3 donne ce qu’elle a.
ruling-citizen_blacksmith = Ne compte que les Citoyens Soldats : ni Domaines, ni cartes de départ.
ruling-citizen_warlord = À gauche : les Citoyens Soldats, celui-ci compris. À droite : les cartes nommées Chevalier, ta carte de départ comprise.
ruling-citizen_butcher = Compte les Citoyens Ouvriers, celui-ci compris : ni Domaines, ni cartes de départ.
ruling-citizen_miner = Compte les cartes Domaine que tu as.
ruling-monster_bane-spider = S’il ne reste aucun Chevalier au Centre, tu reçois l’or.
ruling-monster_spider-queen = Elle se compte elle-même. Le Citoyen ne peut être choisi que s’il en reste un au Centre.
ruling-monster_wraith = C’est le prix de base qui compte, quel que soit le nombre que tu en as.
ruling-monster_orc-warrior = C’est le prix de base qui compte, quel que soit le nombre que tu en as.
ruling-monster_gelatinous-cube = La magie imprimée s’ajoute à celle qui remplace la force : 3 points de force et 2 points de magie suffisent.
ruling-domain_foxgrove-palisade = Il faut 2 vraies pièces d’or.
ruling-domain_foxgrove-palisade-2 = Un dé qui montre déjà 6 ne peut pas être tourné sur 6.
ruling-domain_the-desert-orchid = Si tu n’as pas de Citoyen Sacré, c’est gratuit.
ruling-domain_palace-of-the-dawn = Un dé déjà modifié par un autre Domaine peut aussi être baissé.
ruling-domain_gargans-embrace = Au tour de n’importe qui. Un double défait ensuite a compté ; une paire faite plus tard compte encore.
ruling-domain_watcher-on-the-water = Le Monstre va sur la pile de sa région. Cela peut annuler la fin de la partie.
ruling-domain_nest-of-the-weaver-witch = Jamais une carte de départ. Le Citoyen va sur la pile de son numéro ; cela peut annuler la fin de la partie.
ruling-domain_purloiners-perch = Pas de récompense, et il ne compte pas comme terrassé : l’Épine violette ne réagit pas.
ruling-domain_purloiners-perch-2 = En solitaire, c’est le Monstre du dessus de la pile la plus à gauche.
ruling-domain_cathedral-of-st-aquila = Agit dès la fin du tour où tu la construis.
ruling-domain_the-orb-of-urdr = Agit dès la fin du tour où tu le construis.
ruling-domain_blood-crow-army = Agit à partir de ton prochain tour.
ruling-domain_halfpenny-hill = Agit à partir de ton prochain tour.
ruling-domain_monolith-of-ostendaar = Agit à partir de ton prochain tour.
ruling-domain_forgotten-sorrows = Payé ou gratuit : tout Citoyen obtenu compte.
ruling-domain_the-violet-thorn = Un Monstre terrassé grâce à une autre carte compte aussi.
ruling-domain_pratchetts-plateau = Il ne réduit pas son propre prix.
ruling-domain_eye-of-asteraten = Terrasser fait partie de cette action, ce n’en est pas une autre.
ruling-domain_cutthroats-truce = Si l’adversaire a moins de 3, tu prends ce qu’il a.
ruling-domain_cloudriders-camp = Sans Soldat qui convienne au Centre, tu reçois quand même la force.
ruling-domain_golden-obelisk-of-nae = Une seule fois, à la construction.
ruling-duke_hrothgar-the-conqueror = Un Titan est aussi un Monstre : il rapporte 2 + 1.
ruling-duke_reese-the-firebrand = Ici, les cartes de départ ne sont pas des Citoyens.

## Les leçons de la partie guidée

lesson-1 = Bienvenue, Votre Grâce ! Voici le royaume : les Monstres en haut, deux rangées de Citoyens, et les Domaines en bas.
lesson-2 = Et voici ce qui est à toi : un Paysan et un Chevalier, tes premiers sujets, avec 2 pièces d’or et 1 point de magie.
lesson-3 = Avant tout : qui es-tu ? Ton Duc reste secret et rapporte des points à la fin. Hrothgar aime les Monstres terrassés, un bon maître pour une première partie. Garde Hrothgar.
lesson-4 = Un tour commence par un lancer : le tien est 5 et 1. Trois nombres éveillent des cartes : chaque dé, et leur somme 6.
lesson-5 = Le vert marque qui s’est éveillé. Ton Paysan (5) a rapporté 1 pièce d’or, ton Chevalier (6) 1 point de force, tout seuls. Ton adversaire a récolté aussi : tout le monde récolte, à chaque tour.
lesson-6 = Tu as maintenant deux actions. Le Gobelin coûte 1 point de force. Sa récompense, 1 pièce d’or, est à toi aussitôt ; son point compte à la fin. Terrasse le Gobelin !
lesson-7 = Bien frappé ! Les soldats rapportent plus de force. L’Archer s’éveille sur un 4 : 2 points de force à ton tour, 1 au tour des autres. Recrute l’Archer.
lesson-8 = L’Archer coûte 4 pièces d’or. La magie peut remplacer l’or ou la force, mais pas le dernier jeton. Paie 3 pièces d’or et 1 point de magie, et il te reste une pièce.
lesson-9 = Entre-temps, ton adversaire a lancé les dés et joué son tour. Son lancer a éveillé aussi ton Paysan et ton Chevalier, et t’a rapporté 1 pièce d’or et 1 point de force. Sur les cartes partagées, c’est la moitié droite qui vaut au tour des autres.
lesson-10 = À toi de nouveau : 2 et 4. Le 4 a éveillé ton Archer pour 2 points de force, la somme 6 ton Chevalier pour 1 de plus. Si personne ne s’était éveillé, tu aurais pris une ressource de ton choix.
lesson-11 = Quatre points de force ! Assez pour l’Homme-arbre, qui coûte 3 et te laisse 1 pièce d’or et 1 point de magie. Et Hrothgar ajoute 2 points par Monstre. Terrasse l’Homme-arbre !
lesson-12 = Encore une action. Le Champion ne coûte que 2 pièces d’or : un 8 est plus rare, mais il rapporte alors 4 points de force. Un second te coûterait 1 de plus. Recrute le Champion.
lesson-13 = Cette fois, garde ta magie : paie 2 pièces d’or.
lesson-14 = La bannière rouge fait de l’Archer et du Champion des Soldats. L’Armée des Corbeaux de sang en veut trois, et 5 pièces d’or. Les Domaines rapportent des points et un pouvoir, une fois ou pour toujours.
lesson-15 = Rien de mieux à faire ? Une action peut aussi te rapporter une ressource, or, force ou magie. Et répartis tes Citoyens sur beaucoup de numéros : presque chaque lancer sera une récolte.
lesson-16 = La partie s’achève avec le dernier Monstre ou le dernier Domaine, ou quand ce nombre de piles est épuisé ; on finit encore la manche. Puis on compte Monstres, Domaines, jetons de victoire et Ducs.
lesson-17 = C’est tout ce qu’il te faut. Pointe une carte ou maintiens-la pour la voir en grand, et continue : le royaume est à toi !

## Noms

name-cleric = m Clerc
name-monk = m Moine
name-merchant = m Marchand
name-blacksmith = m Forgeron
name-mercenary = m Mercenaire
name-alchemist = m Alchimiste
name-archer = m Archer
name-wizard = m Magicien
name-peasant = m Paysan
name-knight = m Chevalier
name-rogue = m Roublard
name-thief = m Voleur
name-champion = m Champion
name-warlord = m Chef de guerre
name-paladin = m Paladin
name-priestess = f Prêtresse
name-butcher = m Boucher
name-miner = m Mineur
name-starter-peasant = m Paysan
name-starter-knight = m Chevalier
name-goblin = m Gobelin
name-goblin-mage = m Mage gobelin
name-goblin-king = m Roi gobelin
name-skeleton = m Squelette
name-flaming-skeleton = m Squelette ardent
name-skeleton-king = m Roi squelette
name-treant = m Homme-arbre
name-bane-spider = f Araignée venimeuse
name-spider-queen = f Reine araignée
name-owlbear = m *Hibours
name-giant = m Géant
name-troll = m Troll
name-dire-bear = m Ours féroce
name-orc-warrior = m Guerrier orque
name-orc-chieftain = m Chef orque
name-gargoyle = f Gargouille
name-wraith = m Spectre
name-witch-queen = f Reine sorcière
name-gelatinous-cube = m Cube gélatineux
name-basilisk = m Basilic
name-swamp-dragon = m Dragon des marais
name-kobolds = mp Kobolds
name-gold-golem = m Golem d’or
name-red-dragon = m Dragon rouge
name-foxgrove-palisade = f Palissade du Bois-Renard
name-the-desert-orchid = f Orchidée du désert
name-emerald-stronghold = f Forteresse d’émeraude
name-pratchetts-plateau = m Plateau de Pratchett
name-cathedral-of-st-aquila = f Cathédrale Sainte-Aquila
name-darktide-harbour = m Port de Noiremarée
name-cloudriders-camp = m Camp des Nuées
name-the-orb-of-urdr = m Orbe d’Urdr
name-rogues-landing = f Crique des Roublards
name-blood-crow-army = f Armée des Corbeaux de sang
name-eye-of-asteraten = m Œil d’Asteraten
name-cutthroats-truce = f Trêve des Coupe-jarrets
name-halfpenny-hill = f Colline du Demi-sou
name-shattered-hand = f Main brisée
name-forgotten-sorrows = mp Chagrins oubliés
name-watcher-on-the-water = m Guetteur des eaux
name-gargans-embrace = f Étreinte de Gargan
name-nest-of-the-weaver-witch = m Nid de la Sorcière tisseuse
name-palace-of-the-dawn = m Palais de l’Aube
name-grimmwater-keep = m Donjon de Grimmeau
name-the-violet-thorn = f Épine violette
name-purloiners-perch = m Perchoir du Chapardeur
name-golden-obelisk-of-nae = m Obélisque d’or de Nae
name-monolith-of-ostendaar = m Monolithe d’Ostendaar
name-cornelius-the-dreamer = x Cornelius le Rêveur
name-elsyn-saint-of-shadows = x El'syn, sainte des Ombres
name-elisium-the-allsmith = x Elisium le Grand Forgeron
name-hrothgar-the-conqueror = x Hrothgar le Conquérant
name-isabella-the-righteous = x Isabella la Juste
name-lekzandr-the-protector = x Lekzand'r le Protecteur
name-node-master-of-swords = x Node, maître des épées
name-reese-the-firebrand = x Reese le Boutefeu
name-simon-the-unclean = x Simon l’Impur
name-waryn-lord-of-rogues = x Waryn, seigneur des Roublards
