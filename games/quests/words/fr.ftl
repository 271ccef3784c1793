# Quests of Valeria en français. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } carte *[other] { $n } cartes }
# A Quest is a title.
-title = { NAMES($quest, marks: "« … »") }
-by = { $source -> [none] {""} *[other] [[ ({ CARD($source) })]] }
-wanted = { EACH(WANTED($roles, $resources), text: "amount") }
-tavern = { $citizens -> [none] { -title($quests) } *[other] { NAMES($citizens) }{ $quests -> [none] {""} *[other] {" "}; avec { -title($quests) } } }
-wasted = ensuite, tu ne pourrais plus embaucher personne
-for-nothing = { $wasted -> [none] {""} *[other] , mais { -wasted } }
-random = { $random -> [true] {" "}au hasard *[other] {""} }
-citizens = { $n -> [1] un Citoyen *[other] { $n } Citoyens }{ -random }
-active-quests = { $n -> [1] une Quête active *[other] { $n } Quêtes actives }{ -random }
-reserved-quests = { $n -> [1] une Quête réservée *[other] { $n } Quêtes réservées }{ -random }
-take = { $keep -> [true] prends *[other] défausse }

## In the lobby

about-name = Quests of Valeria
about-line = Embauche des Citoyens à la taverne, déclenche une cascade d’actions et envoie ta Guilde accomplir cinq Quêtes.

## Questions

ask-action = { $left -> [1] Choisis ta seconde action. *[other] Choisis la première de tes deux actions. }
ask-hire = { $bonus -> [true] En bonus, tu peux embaucher un Citoyen. *[other] Quel Citoyen embauches-tu ? }
ask-reserve = { $bonus -> [true] En bonus, tu peux réserver une Quête. *[other] Quelle Quête réserves-tu ? }
ask-quest = { $bonus -> [true] En bonus, tu peux accomplir une Quête. *[other] Quelle Quête accomplis-tu ? }
ask-pay = { CARD($citizen) } : cela coûte { -cards($price) }. Que défausses-tu, de ta main ou de ta Guilde ?
ask-send = { COUNT(WANTED($roles, $resources)) -> [0] { -title($quest) } : cela suffit. L’accomplir, ou envoyer encore quelqu’un ? *[other] { -title($quest) } : qui envoies-tu ? Il manque encore : { -wanted }. }
ask-limit-hand = Tu peux garder { $most } cartes en main. Défausses-en { $count }.
    .title = Défausse { $count } sur { $of }
    .deed = Défausser { $count }
    .mark = défausser
ask-limit-guild = Tu peux garder { $most } Citoyens dans ta Guilde. Défausses-en { $count }.
    .title = Défausse { $count } sur { $of }
    .deed = Défausser { $count }
    .mark = défausser
because = { CARD($card) } :
power-or = { CARD($source) } : que choisis-tu ?
power-any = { CARD($source) } : qu’utilises-tu ensuite ?
power-use = { NAMES($sources) } : { COUNT($sources) -> [1] utilises-tu son pouvoir ? *[other] quel pouvoir utilises-tu ? }
power-may = { CARD($source) } : utilises-tu son pouvoir ?
power-pay = { CARD($source) } : { SMALL(SENTENCE($effect)) }.{ $wasted -> [none] {""} *[other] {" "}Cela n’apporterait rien : { -wasted }. }
power-lose = { CARD($source) } : que défausses-tu ?
power-rob = { CARD($source) } : qui vises-tu ?
power-aim = { CARD($source) } : choisis un adversaire.
power-take = { CARD($source) } : combien prends-tu ?
power-acquire = { CARD($source) } : prends-tu un Citoyen en main ?

## Options

action-draw = Piocher un Citoyen
action-hire = Embaucher un Citoyen
action-reserve = Réserver une Quête
action-quest = Accomplir une Quête
action-forfeit = Rien n’est possible : passer cette action
hire = Embaucher { THE($citizen) } { $price -> [0] gratuitement *[other] pour { -cards($price) } }
hire-from-hand = Embaucher { THE($citizen) } de ta main pour { -cards($price) }
reserve = Réserver { -title($quest) }
renew = Remplacer toutes les Quêtes actives, puis en réserver une
go-on-quest = Accomplir { -title($quest) }
send = Envoyer { THE($citizen) }
send-on = { -title($quest) } : envoyer { THE($citizen) }
complete = Accomplir la Quête
pass = Non merci
discard-from-hand = Défausser { THE($citizen) } de ta main{ -for-nothing }
discard-from-guild = Défausser { THE($citizen) } de ta Guilde{ -for-nothing }
citizen-of = Choisir { THE($citizen) } { OF_NAME(WHO($seat)) }
discard-citizen = Défausser { THE($citizen) }
discard-quest = Défausser { -title($quest) }
pick-citizen = Prendre { THE($citizen) }
use-power = { CARD($card) } : { SMALL(DO($effect)) }
power-do = { DO($effect) }
power-done = C’est tout
power-at = Choisir { WHO($seat) }

## Why something can't be done

no-citizens = il ne reste aucun Citoyen à piocher
no-quests = il ne reste aucune Quête
too-dear = { $n -> [none] il te manque des cartes en main et dans ta Guilde *[other] il manque { MORE($n, $has) -> [one] 1 carte *[other] { MORE($n, $has) } cartes } en main ou dans ta Guilde }
none-met = ta Guilde ne peut encore accomplir aucune Quête
not-met = il faut encore à ta Guilde : { -wanted }
power-cannot-pay = tu n’as rien pour payer
power-nothing-there = il n’y a rien à prendre

## What happens

turn = Tour { $turn } : { WHO($seat) }
drew = { WHO($seat) } { YOU($seat) -> [true] pioches *[other] pioche } { $citizen -> [none] un Citoyen *[other] { A($citizen) } }.
forfeited = { WHO($seat) } { YOU($seat) -> [true] ne peux *[other] ne peut } rien faire et { YOU($seat) -> [true] perds *[other] perd } une action.
hired = { WHO($seat) } { YOU($seat) -> [true] embauches *[other] embauche } { A($citizen) }{ $paid -> [none] [[ gratuitement]] *[other] [[ et { YOU($seat) -> [true] défausses *[other] défausse } { SOME($paid) }]] }.
hired-from-hand = { WHO($seat) } { YOU($seat) -> [true] embauches *[other] embauche } { A($citizen) }[[ de { YOU($seat) -> [true] ta main et défausses *[other] sa main et défausse } { SOME($paid) }]].
reserved-dropped = { WHO($seat) } { YOU($seat) -> [true] défausses ta *[other] défausse sa } Quête réservée { -title($quest) }.
reserved = { WHO($seat) } { YOU($seat) -> [true] réserves *[other] réserve } { -title($quest) }.
renewed = { WHO($seat) } { YOU($seat) -> [true] remplaces *[other] remplace } les Quêtes actives[[ : { -title($quests) }]].
quest-completed = { WHO($seat) } { YOU($seat) -> [true] accomplis *[other] accomplit } { -title($quest) }[[ pour { $points } PV avec { SOME($citizens) }]].
last-round = { WHO($seat) } { YOU($seat) -> [true] as *[other] a } accompli une cinquième Quête. La partie s’arrête à la fin de cette manche.
citizen-discarded = { $from -> [line] { WHO($seat) } { YOU($seat) -> [true] défausses *[other] défausse } { A($citizen) }[[ de la file de la taverne]] *[other] { CAPITAL(A($citizen)) } est défaussé{ ENDING($citizen) } de { YOU($seat) -> [true] ta { $from -> [hand] main *[other] Guilde } *[other] la { $from -> [hand] main *[other] Guilde } { OF_NAME(WHO($seat)) } } }{ -by($source) }.
quest-discarded = { $from -> [tavern] { WHO($seat) } { YOU($seat) -> [true] défausses *[other] défausse } la Quête active { -title($quest) } *[other] { YOU($seat) -> [true] Ta Quête réservée *[other] La Quête réservée { OF_NAME(WHO($seat)) } } est défaussée : { -title($quest) } }{ -by($source) }.
card-stolen = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } { $citizen -> [none] une carte *[other] { A($citizen) } } { YOU($from) -> [true] de ta main *[other] de la main { OF_NAME(WHO($from)) } }{ -by($source) }.
citizen-taken = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } { A($citizen) } { YOU($from) -> [true] de ta Guilde *[other] de la Guilde { OF_NAME(WHO($from)) } }{ -by($source) }.
citizen-picked = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } en main { A($citizen) }[[ de la file de la taverne]]{ -by($source) }.
hand-limited = { WHO($seat) } { YOU($seat) -> [true] as *[other] a } trop de cartes en main et { YOU($seat) -> [true] défausses *[other] défausse } { SOME($citizens) }.
guild-limited = { WHO($seat) } { YOU($seat) -> [true] as *[other] a } trop de Citoyens dans { YOU($seat) -> [true] ta Guilde et défausses *[other] sa Guilde et défausse } { SOME($citizens) }.
citizens-shuffled = Les Citoyens défaussés sont mélangés : une nouvelle pioche de { -cards($cards) }.
quests-shuffled = Les Quêtes défaussées sont mélangées : une nouvelle pioche de { -cards($cards) }.
tavern-filled = Nouveau à la taverne : { -tavern }.
tavern-left = Parti de la taverne : { -tavern }.
guild-master-shown = { YOU($seat) -> [true] Ton Maître de guilde *[other] Le Maître de guilde { OF_NAME(WHO($seat)) } } est { CARD($guildMaster) }.

## How it ends

ending-won = { WHO($seat) } { YOU($seat) -> [true] gagnes *[other] gagne } avec { $points } points de victoire. Tout Valeria envie cette guilde.
ending-shared = { WHO($seats) } partagent la victoire avec { $points } points de victoire chacun.
verdict-minister = { $points } points : Ministre des Quêtes ! L’inspecteur referme son registre : inutile que d’autres se présentent.
verdict-associate = { $points } points : Ministre adjoint des Quêtes. L’inspecteur est satisfait, et ne chercherait pas plus loin si le Roi était pressé.
verdict-leader = { $points } points : Chargé de Quêtes. L’inspecteur propose un essai, court et mal payé.
verdict-layman = { $points } points : Amateur de Quêtes. L’inspecteur s’en doutait, et le note.
verdict-jester = { $points } points : Ministre des Farces. L’inspecteur n’avait pas ri ainsi depuis des années.
next-rank = { $rank -> [minister] Ministre des Quêtes [associate] Ministre adjoint des Quêtes [leader] Chargé de Quêtes *[layman] Amateur de Quêtes } : à partir de { $points } points, il en manquait { $missing }.
score-line = { SENTENCE($effect) }
score-quests = { $count -> [one] { $count } Quête *[other] { $count } Quêtes }
score-quests-row = Quêtes
score-guild-master = { CARD($guildMaster) }
score-guild-master-row = Maître de guilde
tie-guild = À égalité, le plus de Citoyens dans la Guilde l’emporte : { $n }
tie-hand = Toujours à égalité : le plus de cartes en main l’emporte, { $n }

## Settings

setting-players = Joueurs
setting-players-are = { $count -> [1] En solitaire : le plus de points possible avant qu’une file ne se vide [2] À deux, avec quatre Quêtes actives *[other] À { $count -> [3] trois [4] quatre *[other] cinq }, avec six Quêtes actives }

## On the table

tavern = La taverne
empty-quest = { $isAlone -> [true] On avance après le tour *[other] Remplie à la fin du tour }
place = Coûte { -cards($price) }
citizen-deck-of = Pioche des Citoyens : { -cards($n) }, { $discards } à la défausse
quest-deck = Quêtes
quest-deck-of = Pioche des Quêtes : { -cards($n) }, { $discards } à la défausse
from-hand = { $n } de la main
payable = payable · { -cards($n) }
payable-short = payable
payable-with = payable avec { $name }
payable-then = payable ensuite
lack = il faut
lack-of = Il faut encore { EACH($means, text: "amount") }
favour = { $n -> [one] 1 Point de Victoire *[other] { $n } Points de Victoire } de plus par ton Maître de guilde
favour-short = +{ $n } pour toi
this-turn = Ce tour
which-action = { $n -> [1] Première action *[other] Seconde action }
open = ouvert · dans l’ordre voulu
waits = attend
afterwards = ensuite
laid = { $n } sur { -cards($of) }
pay-here = main ou Guilde
pay-short = Payer avec { $n -> [1] { $names } *[other] { -cards($n) } }
pay-with = Payer avec { $names }
from-hand-short = main
from-guild-short = Guilde
enough = Cela suffit
being-hired = en cours d’embauche
complete-with = Accomplir { $n -> [0] { -title($quest) } *[other] avec { -cards($n) } }
is-acting = Tour : { $name }
# How many cards a pile holds, and how many it may.
of-limit = { $n } sur { $most }
# Below a small card: what was done with it.
did = { $what -> [drew] pioche { $n } [hired] { $n -> [0] gratuit *[other] paie { $n } } [reserved] réserve [renewed] renouvelle [took] prend *[completed] accomplit }
guild = Guilde
guild-pays = paie embauches et Quêtes
hand = Main
hand-pays = paie les embauches
pays = paie
quests-lost = { $n -> [one] { $n } Quête payable serait perdue *[other] { $n } Quêtes payables seraient perdues }
lost-legend = Quêtes payables perdues avec lui
empty-guild = Personne encore dans la Guilde
finished = Accomplies
reserved-quest = Réservée
nothing-reserved = aucune Quête réservée
secret = secret
known = Cartes connues en main
hidden = Maître de guilde : secret
in-hand = { -cards($n) } en main
points = { $n -> [one] { $n } point *[other] { $n } points } de victoire
own-quests = Quêtes
finished-of = { $n -> [one] { $n } Quête sur 5 accomplie *[other] { $n } Quêtes sur 5 accomplies }
audit = L’inspecteur royal
rank-minister = Ministre des Quêtes
rank-associate = Ministre adjoint
rank-leader = Chargé de Quêtes
rank-layman = Amateur
rank-jester = Ministre des Farces

## On cards

citizen = Citoyen
quest = Quête
guild-master = Maître de guilde
when-hired = À l’embauche
then = Ensuite
at-the-end = À la fin de la partie
brings = Apporte { EACH($means, text: "amount") } à une Quête.
asks = Demande { EACH($means, text: "amount") }.
equal = encore autant ({ TERM($resource) }) que ce que les autres apportent
brings-equal = Apporte à une Quête encore autant { $resource -> [gold] d’ *[other] de{" "} }{ TERM($resource) } que les autres ensemble.
amount = { $n } { $what -> [worker] { $n -> [one] Ouvrier *[other] Ouvriers } [soldier] { $n -> [one] Soldat *[other] Soldats } [shadow] { $n -> [one] Ombre *[other] Ombres } [holy] { $n -> [one] Sacré *[other] Sacrés } [gold] { $n -> [one] pièce *[other] pièces } d’or [strength] { $n -> [one] point *[other] points } de Force *[magic] { $n -> [one] point *[other] points } de Magie }

## Icons

icon-vp = points de victoire
    .one = point de victoire
    .meaning = Comptés à la fin.
icon-count_adventure = Quête d’Aventure accomplie
    .each = chaque Quête d’Aventure que tu as accomplie
    .many = Quêtes d’Aventure accomplies
icon-count_battle = Quête de Bataille accomplie
    .each = chaque Quête de Bataille que tu as accomplie
    .many = Quêtes de Bataille accomplies
icon-count_commerce = Quête de Commerce accomplie
    .each = chaque Quête de Commerce que tu as accomplie
    .many = Quêtes de Commerce accomplies
icon-count_subterfuge = Quête d’Intrigue accomplie
    .each = chaque Quête d’Intrigue que tu as accomplie
    .many = Quêtes d’Intrigue accomplies
icon-card_line = Citoyen de la file de la taverne
    .say = un Citoyen de la file de la taverne en main
icon-place_citizens = Citoyen de ta main ou de ta Guilde
    .lose = défausse { -citizens } de ta main ou de ta Guilde
    .rob = { -take } { -citizens } de sa main ou de sa Guilde
    .meaning = Un Citoyen de la main ou de la Guilde d’un joueur.
icon-place_hand = main
    .lose = défausse { -citizens } de ta main
    .rob = { -take } { -citizens } de sa main{ $keep -> [true] {" "}dans la tienne *[other] {""} }
    .meaning = Une carte de la main d’un joueur.
icon-place_guild = Guilde
    .lose = défausse { -citizens } de ta Guilde
    .rob = { -take } { -citizens } de sa Guilde{ $keep -> [true] {" "}dans la tienne, sans le pouvoir d’embauche *[other] {""} }
    .meaning = Un Citoyen de la Guilde d’un joueur.
icon-place_line = file de la taverne
    .lose = défausse { -citizens } de la file de la taverne
    .rob = { -take } { -citizens } de la file de la taverne
    .meaning = Un Citoyen qui attend à la taverne.
icon-place_quests = Quête active
    .lose = défausse { -active-quests }
    .rob = { -take } { -active-quests }
    .meaning = L’une des Quêtes actives.
icon-place_reserved = Quête réservée
    .lose = défausse { $n -> [1] { $random -> [true] { -reserved-quests } *[other] ta Quête réservée } *[other] { -reserved-quests } }
    .rob = { -take } { $n -> [1] { $random -> [true] chez lui { -reserved-quests } *[other] sa Quête réservée } *[other] chez lui { -reserved-quests } }
    .meaning = Une Quête qu’un joueur a réservée.
icon-action_draw = Piocher
    .say = piocher un Citoyen
icon-action_hire = Embaucher
    .say = embaucher un Citoyen à son prix
icon-action_reserve = Réserver
    .say = réserver une Quête
icon-action_quest = Quête
    .say = accomplir une Quête
icon-gold = Or
    .meaning = Ce que demandent les Quêtes : ne compte que sur les Citoyens de ta Guilde.
icon-strength = Force
    .meaning = Ce que demandent les Quêtes : ne compte que sur les Citoyens de ta Guilde.
icon-magic = Magie
    .meaning = Ce que demandent les Quêtes : ne compte que sur les Citoyens de ta Guilde.
icon-equal = encore autant que les autres
    .meaning = En apporte encore autant que les autres Citoyens que tu défausses.
icon-role_worker = Ouvrier
    .meaning = Un rôle : les Quêtes demandent des Citoyens de certains rôles dans ta Guilde.
icon-role_soldier = Soldat
    .meaning = Un rôle : les Quêtes demandent des Citoyens de certains rôles dans ta Guilde.
icon-role_shadow = Ombre
    .meaning = Un rôle : les Quêtes demandent des Citoyens de certains rôles dans ta Guilde.
icon-role_holy = Sacré
    .meaning = Un rôle : les Quêtes demandent des Citoyens de certains rôles dans ta Guilde.
icon-type_adventure = Aventure
    .meaning = Un type de Quête : ton Maître de guilde compte certains types.
icon-type_battle = Bataille
    .meaning = Un type de Quête : ton Maître de guilde compte certains types.
icon-type_commerce = Commerce
    .meaning = Un type de Quête : ton Maître de guilde compte certains types.
icon-type_subterfuge = Intrigue
    .meaning = Un type de Quête : ton Maître de guilde compte certains types.
icon-card_citizen = Citoyen
    .meaning = Il paie depuis ta main, ou rejoint ta Guilde à l’embauche.
icon-card_quest = Quête
    .meaning = Envoie des Citoyens de ta Guilde, et elle rapporte des points.
icon-card_guild-master = Maître de guilde
    .meaning = Ton Maître de guilde, qui rapporte des points pour certaines Quêtes.
icon-price = coût en cartes
    .meaning = Autant de cartes de ta main ou de ta Guilde sont défaussées pour embaucher ici.
icon-action-token = jeton d’action
    .meaning = Une action qu’il te reste ce tour-ci.
icon-first-player = Premier joueur
    .meaning = Ce joueur a commencé la partie.
icon-done = accomplie
    .meaning = Une Quête accomplie.
icon-opponent = un adversaire de ton choix
icon-owner = celui à qui appartient ce pouvoir
icon-each-player = chaque joueur
icon-each-opponent = chaque adversaire

## Cards

kind-citizen = Citoyens
kind-quest = Quêtes
kind-guild-master = Maîtres de guilde
value-name = nom
value-copies = exemplaires
value-role = rôle
value-produces = ressources
value-power = pouvoir d’embauche
value-type = type
value-roles = rôles
value-resources = ressources
value-vp = points de victoire
value-bonus = actions bonus
value-pairing = types
name-knight = m Chevalier
name-archer = m Archer
name-warlord = m Chef de guerre
name-bogatyr = m Bogatyr
name-wizard = m Magicien
name-captain = m Capitaine
name-champion = m Champion
name-squire = m Écuyer
name-blacksmith = m Forgeron
name-bard = m Barde
name-peasant = m Paysan
name-merchant = m Marchand
name-miner = m Mineur
name-baker = m Boulanger
name-butcher = m Boucher
name-baron = m Baron
name-monk = m Moine
name-cleric = m Clerc
name-paladin = m Paladin
name-priestess = f Prêtresse
name-templar = m Templier
name-summoner = m Invocateur
name-mage = m Mage
name-bishop = m Évêque
name-thief = m Voleur
name-sorceress = f Ensorceleuse
name-necromancer = m Nécromancien
name-rogue = m Roublard
name-mercenary = m Mercenaire
name-alchemist = m Alchimiste
name-assassin = m Assassin
name-sapper = m Sapeur
name-escort-the-pilgrims-north = x Escorter les pèlerins
name-cross-the-whispering-mire = x Le Marais des murmures
name-rescue-the-lost-surveyors = x Sauver les arpenteurs
name-chart-the-sunken-caverns = x La carte des grottes englouties
name-recover-the-moonstone-relic = x La relique de pierre de lune
name-awaken-the-forest-guardian = x Le gardien de la forêt
name-scale-the-stormglass-peak = x À l’assaut du pic de Verrorage
name-seek-the-dragons-cradle = x Le berceau du dragon
name-train-the-border-militia = x Former la milice
name-clear-the-goblin-cave = x La grotte aux gobelins
name-hold-the-river-ford = x Tenir le gué
name-hunt-the-marsh-troll = x La chasse au troll des marais
name-scatter-the-bone-legion = x Disperser la légion d’os
name-break-the-orc-siege = x Briser le siège des orques
name-drive-back-the-giants = x Repousser les géants
name-slay-the-ember-wyrm = x Mort au ver de braise
name-fund-the-harvest-fair = x La foire aux moissons
name-repair-the-bridges-of-pratchetts-plateau = x Les ponts du plateau de Pratchett
name-guard-the-spice-caravan = x La caravane d’épices
name-mend-the-village-wall = x Le mur du village
name-broker-the-dwarven-accord = x L’accord des nains
name-reopen-the-silver-mine = x La mine d’argent
name-rebuild-the-royal-granary = x Le grenier royal
name-outfit-the-merchant-fleet = x Armer la flotte marchande
name-rig-the-tournament = x Le tournoi truqué
name-investigate-suspicious-death = x Une mort suspecte
name-steal-the-barons-ledger = x Le registre du baron
name-unmask-the-court-spy = x L’espion de la cour
name-forge-the-royal-seal = x Le faux sceau royal
name-assassinate-the-double-agent = x Mort à l’agent double
name-smuggle-the-heir-to-safety = x La fuite de l’héritier
name-infiltrate-the-cult-cellar = x Dans la cave du culte
name-brannoc-the-wayfarer = x Brannoc le Voyageur
name-ysolde-ledgerhand = x Ysolde Main-Comptable
name-quill-nightlantern = x Quill Lanterne-de-nuit
name-hadrik-ironpurse = x Hadrik Bourse-de-fer
name-sable-vane = x Sable Vane
name-mirela-coinwhisper = x Mirela Murmure-écus

## Rulings

ruling-citizen_warlord = Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.
ruling-citizen_baker = Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.
ruling-citizen_priestess = Plusieurs « = » ne se copient pas l’un l’autre : 3 de Force avec deux d’entre eux font 9. Seul, il n’apporte que son rôle.
ruling-citizen_knight = Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_peasant = Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_cleric = Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_bard = Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.
ruling-citizen_butcher =
    Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.
    Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_baron =
    Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.
    Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_necromancer =
    Il peut payer son propre pouvoir : il est alors déjà dans ta Guilde.
    Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_captain =
    Sans Quête réservée, il n’a aucun effet.
    Le Citoyen embauché grâce à ce bonus utilise lui aussi son pouvoir d’embauche.
ruling-citizen_bishop =
    Le Citoyen que tu prends n’est pas embauché : son pouvoir n’agit pas.
    Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_assassin = Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_champion = Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_sapper = Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_squire = Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_thief = Tu peux choisir n’importe quel adversaire, même un qui n’a rien.
ruling-citizen_mage = Le vide n’est pas comblé pendant ce tour.
ruling-citizen_sorceress = Le vide n’est pas comblé pendant ce tour.
ruling-citizen_merchant = Le vide n’est pas comblé pendant ce tour.
ruling-citizen_summoner = Le vide n’est pas comblé pendant ce tour.

## Lessons

lesson-1 = Bienvenue à la taverne du Tord-Boyaux ! En haut se trouvent les Quêtes : chacune demande des rôles et des ressources et vaut des points de victoire. Dessous attendent des Citoyens à embaucher ; l’onglet au-dessus d’une place dit combien de cartes elle coûte.
lesson-2 = Ta main : Chevalier, Templier, Marchand. Les cartes d’ici, et celles de ta Guilde au-dessus, peuvent payer une embauche. Seule la Guilde part en Quête.
lesson-3 = Tu as deux actions par tour, chacune au choix : Piocher, Embaucher, Réserver ou Quête. Commence par Embaucher.
lesson-4 = Le Roublard attend au 0 : il ne coûte rien. Embauche-le.
lesson-5 = Un Citoyen embauché fait aussitôt quelque chose. Le Roublard apporte deux bonus, et ils attendent ici : utilise-les dans l’ordre voulu, ou pas du tout. Prends Piocher.
lesson-6 = Une Prêtresse ! Maintenant l’autre bonus : Réserver.
lesson-7 = « Le registre du baron » demande un Ouvrier, une Ombre, 3 d’Or et 1 de Force. Ton Roublard est déjà une Ombre avec 1 d’Or et 1 de Force. Réserve-la : désormais, toi seul peux l’accomplir.
lesson-8 = Tout cela n’était qu’une action. Sous ta Quête, tu vois ce qui manque à ta Guilde : un Ouvrier et de l’Or. Le Mineur de la taverne a les deux. Embauche encore.
lesson-9 = Le Mineur est à un 1 : une carte le paie.
lesson-10 = Paie avec la Prêtresse de ta main. Une carte de la Guilde pourrait payer aussi, mais tu as besoin du Roublard. Choisis-la, puis confirme.
lesson-11 = Ton second tour. La file a glissé vers le 0 et a été remplie. Et ta Quête peut être payée : prends l’action Quête.
lesson-12 = Qui est envoyé est défaussé. Envoie le Roublard ; le Mineur apporte le reste et part avec lui.
lesson-13 = C’est fait : 3 points, et un bonus, encore Réserver. Ton Maître de guilde donne un point de plus par Aventure et par Bataille. « La relique de pierre de lune » est une Aventure : réserve-la.
lesson-14 = C’est tout. Avec d’autres à la table, une cinquième Quête amène la dernière manche ; le plus de points gagne. Bonne chance à la taverne !
