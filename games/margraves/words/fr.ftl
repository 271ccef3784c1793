# Margraves of Valeria en français. How to read and translate this file: docs/guide/add-a-language.md

-resources = { $n -> [1] 1 ressource *[other] { $n } ressources }
-more = { $left -> [0] {""} [1] {""} *[other] {" "}(encore { $left }) }
-from = { NAMED($source) -> [none] {""} *[other] {" "}({ CARD($source) }) }
-tomb = rangée { ROW($tomb) }, colonne { COLUMN($tomb) }
-why =
    { $why ->
        [towers] La quatrième Tour de garde d’un joueur est construite.
        [citizens] La file des Citoyens ne peut plus être remplie.
       *[tiles] Les tuiles Privilège ne peuvent plus être remplacées.
    }
-level =
    { $level ->
        [squire] Écuyer
        [margrave] Margrave
       *[legend] Légende
    }

## In the lobby

about-name = Margraves of Valeria
about-line = Parcours les frontières, terrasse ce qui sort des repaires, construis quatre Tours de garde et gagne la faveur des guildes.

## Questions

ask-keep = Garde une tuile Fortune{ -more($left) } et passe les autres à gauche.
ask-cash = Quelle tuile Fortune encaisses-tu ?
ask-play = Joue un Citoyen : pour son fanion, pour son pouvoir, pour un Rappel ou pour construire.
ask-wild = Quelle ressource prends-tu{ -more($left) } ?
ask-room = Ta réserve est pleine. Qu’est-ce qui cède la place à 1 { RESOURCE($token) }{ -more($left) } ?
ask-pay-wild = Quelle ressource paies-tu{ -more($left) } ?
ask-influence = Auprès de quelle guilde gagnes-tu de l’influence{ -more($left) } ?
ask-tile = Quelle tuile Privilège prends-tu ?
ask-move = Où va ton margrave ?
ask-deploy = Quel chevalier déploies-tu, et où ?
ask-send = D’où envoies-tu un chevalier ?
ask-send-to = Où va le chevalier { OF_NAME(CARD($from)) } ?
ask-rally = Quel chevalier rejoint ton margrave{ -more($left) } ?
ask-hire = Quel Citoyen embauches-tu ?
ask-slay = Quel monstre terrasses-tu ?
ask-battle = { CARD($monster) } : avec quoi fournis-tu la force ? Encore { $left }.
ask-ship = { $shipped -> [0] Quelle ressource expédies-tu ? *[other] Quelle ressource expédies-tu encore ? Jusqu’ici : { $shipped }. }
ask-dismiss = Rappel : quel Citoyen de la file quitte le jeu ? Ensuite, tu peux en embaucher un.
ask-retrieve = Quel Citoyen reprends-tu ?
ask-raise = Quel chevalier relèves-tu des Tombeaux des héros{ -more($left) } ?
ask-face-down = Tu construis une Tour de garde. Quel Citoyen poses-tu face cachée pour cela ? Personne d’autre ne le saura.
ask-slot = À quelle place { OF_NAME(CARD($location)) } s’élève la tour ? Elle rapporte ce que montre la place.
grants-ask = Utiliser une Faveur, ou continuer ?
because = { CARD($card) } :
power-use = Quelle récompense prends-tu ensuite ?
power-or = { CARD($source) } : que choisis-tu ?
power-any = { CARD($source) } : qu’utilises-tu ensuite ?
power-may = { CARD($source) } : utilises-tu son pouvoir ?
power-pay = { CARD($source) } : { SMALL(SENTENCE($effect)) }

## Options

grants-go-on = Continuer
pass = Non merci
stay = Rester ici
done = Terminé
power-done = Laisser le reste
take-token = Prendre 1 { RESOURCE($token) }
pay-token = Payer 1 { RESOURCE($token) }
forfeit = Renoncer à 1 { RESOURCE($token) }
throw = Jeter 1 { RESOURCE($token) }
let-influence-go = Y renoncer
influence-on = { $price -> [0] Gagner de l’influence : { TERM($guild, of: "guild") } *[other] Acheter de l’influence : { TERM($guild, of: "guild") }, pour { COUNTED("gold", $price) } }
take-tile = Prendre : { CARD($tile) }
move-to = Aller à { CARD($location) }
deploy-on = Déployer le chevalier d’ici à { CARD($location) }
deploy-from-storage = Déployer un chevalier de ta réserve à { CARD($location) }
knight-from = Prendre un chevalier { OF_NAME(CARD($location)) }
knight-to = Envoyer le chevalier à { CARD($location) }
instead = { DO($effect) } à la place
hire = Embaucher { THE($citizen) } pour { COUNTED("gold", $price) }
slay = { $magic -> [0] Terrasser { THE($monster) } pour { COUNTED("strength", $strength) } *[other] Terrasser { THE($monster) } pour { COUNTED("strength", $strength) } et { COUNTED("magic", $magic) } }
slay-nothing = Terrasser un monstre : { TERM($lair, of: "lair") }
by-strength = Dépenser { COUNTED("strength", $n) } de ton plateau
fall-here = Sacrifier un chevalier de ce Lieu : { -tomb($tomb) }
fall-storage = Sacrifier un chevalier de ta réserve : { -tomb($tomb) }
ship-token = Expédier 1 { RESOURCE($token) }
dismiss = Retirer du jeu { THE($citizen) }
retrieve = Reprendre { THE($citizen) }
retrieve-hidden = Reprendre { THE($citizen) } (face cachée)
raise = Relever le chevalier : { -tomb($tomb) }
citizen = Jouer { THE($citizen) } face cachée
build-in = Construire à la place { $slot } { OF_NAME(CARD($location)) }
wealth = Choisir : { CARD($wealth) }
recall = Rappeler tes Citoyens
build = Construire une Tour de garde
play-pennant = Jouer { THE($citizen) } pour le fanion
play-power = Jouer { THE($citizen) } pour le pouvoir
use-power = { CARD($card) } : { SMALL(DO($effect)) }
power-do = { DO($effect) }

## Why something can't be done

too-dear = il manque { COUNTED("gold", MORE($n, $has)) }
too-weak = il manque { COUNTED("strength", MORE($n, $has)) } : chaque chevalier ajoute 1 tant qu’un tombeau est ouvert
too-little-magic = il manque { COUNTED("magic", MORE($n, $has)) }
not-turned-up = le prochain monstre est révélé à la fin du tour
must-recall = tu as commencé ce tour avec une seule carte en main : Rappel
no-material = il faut 1 pierre, 1 bois, 1 magie et 1 gemme{ $lacks -> [none] , et une tour *[other] {" "}; il te faut encore { LIST(ONE_OF_EACH($lacks)) } }
no-slot = aucune place n’est libre là où est ton margrave
own-tower = tu as déjà une Tour de garde ici
none-left = il n’en reste plus
power-cannot-pay = tu ne peux pas payer
power-nothing-there = il n’y a rien à prendre

## What happens

starts = { WHO($seat) } { YOU($seat) -> [true] joues *[other] joue } en premier.
turn = Tour { $turn } : { WHO($seat) }
wealth-kept = { $wealth -> [none] { WHO($seat) } { YOU($seat) -> [true] gardes *[other] garde } une tuile Fortune. *[other] { WHO($seat) } { YOU($seat) -> [true] gardes *[other] garde } : { CARD($wealth) }. }
cashed = { WHO($seat) } { YOU($seat) -> [true] encaisses *[other] encaisse } : { CARD($wealth) }.
played-pennant = { WHO($seat) } { YOU($seat) -> [true] joues *[other] joue } { THE($citizen) }[[ pour le fanion]].
played-power = { WHO($seat) } { YOU($seat) -> [true] joues *[other] joue } { THE($citizen) }[[ pour le pouvoir]].
played-face-down = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] joues *[other] joue } un Citoyen face cachée. *[other] { WHO($seat) } { YOU($seat) -> [true] joues *[other] joue } { THE($citizen) } face cachée. }
recalled = { WHO($seat) } { YOU($seat) -> [true] reprends *[other] reprend } tous { YOU($seat) -> [true] tes *[other] ses } Citoyens en main.
dismissed = { WHO($seat) } { YOU($seat) -> [true] renvoies *[other] renvoie } { THE($citizen) } de la file.
retrieved = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] reprends *[other] reprend } un Citoyen qui était face cachée. *[other] { WHO($seat) } { YOU($seat) -> [true] reprends *[other] reprend } { THE($citizen) }. }
hired = { WHO($seat) } { YOU($seat) -> [true] embauches *[other] embauche } { A($citizen) }[[ pour { COUNTED("gold", $price) }]].
gained = { WHO($seat) } { YOU($seat) -> [true] gagnes *[other] gagne } { AMOUNTS($tokens) }{ -from($source) }.
paid = { $to -> [-1] { WHO($seat) } { YOU($seat) -> [true] paies *[other] paie } { AMOUNTS($tokens) }{ -from($source) }. *[other] { WHO($seat) } { YOU($seat) -> [true] paies *[other] { YOU($to) -> [true] te paie *[other] paie } } { AMOUNTS($tokens) }{ YOU($to) -> [true] {""} *[other] {" "}à { WHO($to) } }{ -from($source) }. }
thrown = { WHO($seat) } { YOU($seat) -> [true] jettes *[other] jette } 1 { RESOURCE($token) }.
forfeited = { WHO($seat) } { YOU($seat) -> [true] renonces *[other] renonce } à { COUNTED($token, $n) }.
influence-gained = { $price -> [0] { WHO($seat) } { YOU($seat) -> [true] gagnes *[other] gagne } 1 point d’influence : { TERM($guild, of: "guild") }. *[other] { WHO($seat) } { YOU($seat) -> [true] paies *[other] paie } { COUNTED("gold", $price) } pour de l’influence : { TERM($guild, of: "guild") }, désormais { $points } par symbole. }
influence-lost = { WHO($seat) } { YOU($seat) -> [true] renonces *[other] renonce } à { COUNTED("influence", $n) }.
tile-taken = { WHO($seat) } { YOU($seat) -> [true] prends *[other] prend } : { CARD($tile) }.
grant-used = { WHO($seat) } { YOU($seat) -> [true] utilises *[other] utilise } : { CARD($tile) }.
moved = { WHO($seat) } { YOU($seat) -> [true] te rends *[other] se rend } à { CARD($location) }.
deployed = { $from -> [none] { WHO($seat) } { YOU($seat) -> [true] envoies *[other] envoie } un chevalier[[ de { YOU($seat) -> [true] ta *[other] sa } réserve]] à { CARD($to) }. *[other] { WHO($seat) } { YOU($seat) -> [true] envoies *[other] envoie } un chevalier[[ { OF_NAME(CARD($from)) }]] à { CARD($to) }. }
knight-fell = Un chevalier tombe pour { WHO($seat, case: "obj") } : { -tomb($tomb) } des Tombeaux des héros.
slain = { WHO($seat) } { YOU($seat) -> [true] terrasses *[other] terrasse } { THE($monster) }.
shipped = { WHO($seat) } { YOU($seat) -> [true] expédies *[other] expédie } { -resources($n) }[[ et { YOU($seat) -> [true] navigues *[other] navigue } jusqu’à la case { $segment } de la roue]].
built = { WHO($seat) } { YOU($seat) -> [true] construis *[other] construit } une Tour de garde[[ à la place { $slot } { OF_NAME(CARD($location)) }]].
tomb-line = { WHO($seat) } { YOU($seat) -> [true] as *[other] a } complété la { CARD($line) } des Tombeaux des héros.
tombs-emptied = Les Tombeaux des héros sont pleins : les chevaliers retournent dans le stock et sur la carte.
tile-laid = Nouvelle tuile : { CARD($tile) }.
lair-shuffled = Les monstres sont remélangés ({ TERM($lair, of: "lair") }).
monster-up = Monstre révélé : { CARD($monster) }.
citizen-laid = { CAPITAL(THE($citizen)) } rejoint la file.
left-line = Le temps passe, et { THE($citizen) } quitte la file.
last-round = { -why($why) } C’est la dernière manche.
over = La partie est finie.

## How it ends

ending = { -why($why) } La manche est complète.
ending-solo-won = { -why($why) } Tu as atteint les { $points } points demandés.
ending-solo-lost = { -why($why) } Il te fallait { $points } points.
next-level = { $missing -> [0] Tu aurais gagné aussi au niveau { -level($level) } : { $points } points. *[other] Le niveau { -level($level) } demande { $points } points : il en manquait { $missing }. }
score-towers = Symboles de guilde des tours
score-citizens = Symboles de guilde des Citoyens
score-tiles = Symboles de guilde des tuiles
score-banners = Bannières
score-gold = Or
score-gems = Gemmes
score-resources = Ressources
tie-gold = À égalité, le plus d’or l’emporte : { $n }

## Settings

setting-players = Joueurs
setting-players-about = { $players -> [1] en solitaire, contre le temps (notre propre variante) *[other] { $players } joueurs }
setting-solo = Niveau en solitaire
setting-solo-name = { -level($level) }
setting-solo-about = atteins { $points } points

## On the table

map = La carte
larger = Carte plus grande
smaller = Carte plus petite
tracks = Le plateau des pistes
line = Citoyens
influence = Influence
privileges = Privilèges
wheel = Roue
tombs = Tombeaux
own = À toi
hand = Ta main
wealth-hand = Tuiles Fortune
no-hand = Aucune carte en main
storage = Réserve
supply = Stock
build-short = Construire
recall-short = Rappel
takes-back = { $n -> [0] et embauche *[other] reprendre { $n } }
played = Jouées
tiles = Tuiles
none = aucune
grant = Faveur
seal = Sceau
banner = Bannière
privilege = Privilège de niveau { $level -> [1] I *[2] II }
wealth-short = Fortune
wealth-kind = Fortune de départ
citizen-kind = { $guild } · Citoyen
monster-kind = Monstre · { $lair }
boss-kind = Chef · { $lair }
location-kind = Lieu
power = pouvoir
slots = places de tour
pennant-says = Fanion : { $what }
slot-says = Une tour à la place { $n } : { $what }
influence-says = Gagne { $n } { $n -> [one] point *[other] points } d’influence.
end-says = À la fin de la partie : { $what }.
banner-says = À la fin de la partie, n bannières différentes valent n × n points.
points = { $n } { $n -> [one] point *[other] points } si la partie finissait maintenant
hand-of = { $n } { $n -> [one] carte *[other] cartes } en main
strength = Force : { $n } sur 8
location = { $name }{ $knights -> [0] {""} [one] , { $knights } chevalier *[other] , { $knights } chevaliers }{ $who -> [none] {""} *[other] , { $who } }
knights = { $n } { $n -> [one] chevalier *[other] chevaliers } à { $name }
towers-left = Tours à construire : { $n }
tower-of = Tour de garde : { $name }
slot = { $name }, place { $n }
lair = Repaire : { $name }
lair-closed = { $lair } : le prochain monstre est révélé à la fin du tour
line-slot = { $name }, { $price } d’or
empty-slot = Place vide
row = { $guild } : { $places }
row-of = { $name } en case { $space }, { $points } par symbole
tomb = Tombeau { $n } : { $state -> [0] vide [1] un chevalier y est couché *[2] un chevalier y est debout }
segment = Case { $n }{ $ships -> [none] {""} *[other]  : { $ships } }
tomb-reward = { $line -> [row] Récompense de la rangée { $n } *[column] Récompense de la colonne { $n } }
left = encore { $n } dans la pioche
stack-left = { $level } : encore { $n }
steps = Ce que cette carte fait encore
solo-aim = Atteins { $points } points avant que la file des Citoyens ne se vide.
solo-now = Tu en as { $points }.
solo = En solitaire
influence-hint = L’or pour franchir une ligne, les points par symbole
first-player = premier joueur
value-guild = guilde
value-pennant = fanion
value-copies = nombre d’exemplaires
value-power = pouvoir
value-lair = repaire
value-magic = magie
value-guilds = guildes
value-lairs = repaires
value-slots = places de tour
value-roads = routes
value-at = où il se trouve

## Icons

icon-gold = pièces d’or
    .one = pièce d’or
    .meaning = Embauche des Citoyens et franchit les lignes des pistes d’influence ; 5 valent 1 point.
icon-strength = points de force
    .one = point de force
    .meaning = Terrasse des monstres ; tu en as au plus 8.
icon-stone = pierres
    .one = pierre
    .meaning = Une ressource : chaque Tour de garde en demande une.
icon-wood = bois
    .meaning = Une ressource : chaque Tour de garde en demande une.
icon-magic = magies
    .one = magie
    .meaning = Une ressource : chaque Tour de garde en demande une, et certains monstres en coûtent.
icon-wild = ressources au choix
    .one = ressource au choix
    .meaning = Une ressource au choix : pierre, bois ou magie.
icon-gem = gemmes
    .one = gemme
    .meaning = Chaque Tour de garde en demande une ; à la fin, elle vaut 2 points.
icon-knight = chevaliers
    .one = chevalier
    .meaning = Aide à terrasser comme 1 point de force, puis se tient dans les tombeaux.
icon-influence = points d’influence
    .one = point d’influence
    .meaning = Avance l’un de tes marqueurs d’une case vers la droite, sur la piste de ton choix.
icon-count_towers = Tour de garde
    .each = chaque Tour de garde que tu as construite
    .many = Tours de garde construites
icon-action_move = déplacer ton margrave
    .say = déplacer ton margrave par une route jusqu’au Lieu suivant
icon-action_deploy = déployer un chevalier
    .say = déployer un chevalier du Lieu de ton margrave vers le suivant, ou de ta réserve vers ton margrave
icon-action_deploy-anywhere = déployer un chevalier n’importe où
    .say = déployer un chevalier du Lieu de ton margrave ou de ta réserve vers n’importe quel Lieu
icon-action_send = envoyer un chevalier
    .say = envoyer un chevalier d’un Lieu quelconque vers un autre
icon-action_ship = expédier
    .say = expédier autant de ressources que tu veux
icon-action_slay = terrasser un monstre
    .say = terrasser un monstre voisin de ton margrave
icon-action_hire = embaucher un Citoyen
    .say = embaucher un Citoyen de la file au prix de sa place
icon-action_hire-for-two = embaucher pour 2 pièces d’or
    .say = embaucher n’importe quel Citoyen de la file pour 2 pièces d’or
icon-action_hire-free = embaucher gratuitement
    .say = embaucher gratuitement n’importe quel Citoyen de la file
icon-verb_move-anywhere = déplacer ton margrave n’importe où
    .say = déplace ton margrave vers n’importe quel autre Lieu
icon-verb_send-knight = envoyer un chevalier (obligatoire)
    .say = envoie un chevalier d’un Lieu quelconque vers un autre (obligatoire)
icon-verb_rally = rallier des chevaliers
    .say = amène jusqu’à { $n -> [1] un chevalier *[other] { $n } chevaliers } d’autres Lieux à ton margrave
icon-verb_raise = relever des chevaliers
    .say = prends jusqu’à { $n -> [1] un chevalier tombé *[other] { $n } chevaliers tombés } dans les Tombeaux des héros
icon-verb_retrieve = reprendre un Citoyen
    .say = reprends un Citoyen que tu as joué lors d’un tour précédent
icon-verb_privilege = une tuile Privilège
    .say = prends une tuile Privilège de niveau { $n }
icon-guild_worker = Ouvriers
    .meaning = Une guilde : chaque symbole vaut ce que ton marqueur a atteint sur sa piste.
icon-guild_soldier = Soldats
    .meaning = Une guilde : chaque symbole vaut ce que ton marqueur a atteint sur sa piste.
icon-guild_shadow = Ombres
    .meaning = Une guilde : chaque symbole vaut ce que ton marqueur a atteint sur sa piste.
icon-guild_holy = Sacrés
    .meaning = Une guilde : chaque symbole vaut ce que ton marqueur a atteint sur sa piste.
icon-banner_fish = Poisson
    .meaning = Une bannière : n bannières différentes valent n × n.
icon-banner_lion = Lion
    .meaning = Une bannière : n bannières différentes valent n × n.
icon-banner_stag = Cerf
    .meaning = Une bannière : n bannières différentes valent n × n.
icon-banner_raven = Corbeau
    .meaning = Une bannière : n bannières différentes valent n × n.
icon-banner_boar = Sanglier
    .meaning = Une bannière : n bannières différentes valent n × n.
icon-lair_hills = Collines
    .meaning = Un repaire : son monstre peut être terrassé depuis les Lieux de ses sentiers.
icon-lair_ruins = Ruines
    .meaning = Un repaire : son monstre peut être terrassé depuis les Lieux de ses sentiers.
icon-lair_forest = Forêt
    .meaning = Un repaire : son monstre peut être terrassé depuis les Lieux de ses sentiers.
icon-lair_swamp = Marais
    .meaning = Un repaire : son monstre peut être terrassé depuis les Lieux de ses sentiers.
icon-card_citizens = Citoyen
    .meaning = Joue-le pour son fanion ou pour son pouvoir.
icon-card_monsters = Monstre
    .meaning = Terrasse-le pour une récompense et de l’influence.
icon-card_tiles = tuile Privilège
    .meaning = Tu en prends une quand un marqueur franchit une ligne.
icon-tower = Tour de garde
    .meaning = Quand un joueur construit sa quatrième Tour de garde, la dernière manche commence.
icon-margrave = Margrave
    .meaning = Ton margrave : là où il est, tu construis et tu terrasses.
icon-recall = Rappel
    .meaning = Tu reprends en main tous les Citoyens que tu as joués.
icon-build = Construire
    .meaning = Un Citoyen joué face cachée construit une tour là où est ton margrave.
icon-grant = Faveur
    .meaning = Une Faveur : défausse-la à ton tour pour ce qu’elle montre.
icon-end-of-game = compte à la fin de la partie
    .meaning = Cette tuile compte à la fin de la partie.
icon-tomb = Tombeau des héros
    .meaning = Complète une rangée ou une colonne des Tombeaux des héros pour sa récompense.
icon-vp = points de victoire
    .meaning = Points de victoire.
icon-first-player = premier joueur
    .meaning = Ce joueur a commencé la partie.
icon-opponent = un adversaire de ton choix
icon-owner = celui à qui appartient ce pouvoir
icon-each-player = chaque joueur
icon-each-opponent = chaque adversaire

## Cards

kind-citizen = Citoyens
kind-monster = Monstres
kind-location = Lieux
# What has no name of its own is called after what it does, or where it is.
named-grant = Faveur ({ $what })
named-seal = Sceau ({ $what })
named-banner = Bannière ({ $what })
named-wealth = Fortune ({ $what })
named-segment = Case { $n } de la roue
named-row = rangée { $n }
named-column = colonne { $n }
name-merchant = m Marchand
name-alchemist = m Alchimiste
name-paladin = m Paladin
name-captain = m Capitaine
name-cleric = m Clerc
name-priestess = f Prêtresse
name-monk = m Moine
name-artificer = m Artificier
name-champion = m Champion
name-ranger = m Rôdeur
name-bogatyr = m Bogatyr
name-warlord = m Chef de guerre
name-bard = m Barde
name-town-crier = m Crieur public
name-trader = m Négociant
name-lumberjack = m Bûcheron
name-rogue = m Roublard
name-pilot = m Pilote
name-peddler = m Colporteur
name-necromancer = m Nécromancien
name-goblin-raiders = mp Pillards gobelins
name-goblin-bombers = mp Bombardiers gobelins
name-goblin-shamans = mp Chamans gobelins
name-ogre-bully = m Ogre brutal
name-goblin-warchief = m Chef de guerre gobelin
name-skeleton-horde = f *Horde de squelettes
name-restless-wraith = m Spectre tourmenté
name-bone-archers = mp Archers d’os
name-flame-revenant = m Revenant de flammes
name-lich-of-the-ruins = f Liche des ruines
name-warg-pack = f Meute de wargs
name-bane-spiders = fp Araignées venimeuses
name-wild-treant = m Homme-arbre sauvage
name-owlbear-pair = m Couple de hibours
name-spider-matriarch = f Matriarche araignée
name-bog-crawlers = mp Rampants des tourbières
name-creeping-ooze = f Vase rampante
name-marsh-witch = f Sorcière des marais
name-basilisk = m Basilic
name-swamp-dragon = m Dragon des marais
name-shilina = x Shilina
name-namin = x Namin
name-silesia = x Silesia
name-viktoria = x Viktoria
name-inkadeus = x Inkadeus
name-nymar = x Ny'mar
name-reykstrom = x Reykstrom
name-thraecius = x Thraecius

## Lessons

lesson-1 = Bienvenue, margrave ! Voici la frontière de Valeria : huit Lieux, des routes de pierre entre eux, et des sentiers bruns vers quatre repaires.
lesson-2 = D’abord, choisis ta fortune : garde une tuile, le reste passe à ta gauche. La force terrasse les monstres, alors garde 3 pièces d’or et 2 points de force.
lesson-3 = Celles-ci viennent de ton adversaire. Sept pièces d’or paient un Citoyen ou deux : garde-les.
lesson-4 = Encore une : 4 pièces d’or et 1 point de force.
lesson-5 = Tous les encaissent maintenant, l’une après l’autre. Commence par la force.
lesson-6 = Puis l’or. La dernière tuile suit toute seule.
lesson-7 = À toi ! Tu joues un Citoyen : pour le fanion sur son bord gauche, ou pour le pouvoir en dessous. Quatre Tours de garde sont ton but, et chacune demande pierre, bois, magie et une gemme. Joue le Marchand pour le fanion.
lesson-8 = Un fanion agit de haut en bas. D’abord : une ressource au choix. Prends du bois.
lesson-9 = Ensuite : ton margrave voyage par la route. Les Lieux à portée brillent. Va à Namin.
lesson-10 = Qui arrive dans un Lieu utilise son pouvoir, ou prend plutôt 2 pièces d’or. Namin a une carrière : gagne une pierre.
lesson-11 = Enfin : déployer. Les chevaliers sur la carte ne sont à personne. Envoie celui qui est près de toi à Silesia, et tu utilises Silesia aussi.
lesson-12 = Silesia vend toute ressource pour 1 pièce d’or. Achète.
lesson-13 = C’est la magie qui te manque.
lesson-14 = Ton adversaire a joué aussi. Tu as pierre, bois, magie et une gemme : tout ce que demande une Tour de garde, et ton margrave est là où elle doit s’élever. Appuie sur Construire.
lesson-15 = Pour construire, un Citoyen est joué face cachée. Donne l’Alchimiste : un Rappel le ramènera.
lesson-16 = Chaque place a sa propre récompense. Prends celle du milieu : un chevalier, et 2 points d’influence en plus des 3 que rapporte toute tour.
lesson-17 = Cinq pas d’influence ! Chaque guilde a une piste. À la fin, chaque symbole de cette guilde que tu possèdes vaut ce que montre la section de ton marqueur. Namin a un Ouvrier et un Soldat, et ils sont désormais à toi. Avance sur la piste des Ouvriers.
lesson-18 = Encore une fois sur la même piste.
lesson-19 = Et encore : tu arrives à une ligne.
lesson-20 = Maintenant, franchis-la. Cela coûte 2 pièces d’or, fait valoir 2 au lieu de 1 à chaque symbole Ouvrier, et t’apporte un privilège.
lesson-21 = Certains privilèges sont des Faveurs : défausse-les à l’un de tes tours pour ce qu’elles montrent. D’autres comptent à la fin. Prends le Cerf : n bannières différentes valent n × n, donc 4 pour deux et 9 pour trois.
lesson-22 = Il reste un pas. Commence la piste des Soldats.
lesson-23 = Un monstre peut être terrassé depuis les Lieux de ses sentiers, avec de la force. Ton Capitaine s’en charge. Sa récompense et son influence sont à toi.
lesson-24 = Les chevaliers aident à terrasser, chacun comme 1 point de force. Puis ils se tiennent dans les Tombeaux des héros, et qui complète une rangée ou une colonne reçoit ce qui est montré à son bout.
lesson-25 = La roue : à Ny’mar, tu expédies des ressources, et ton navire avance d’une case pour chacune. Chaque case où il entre rapporte.
lesson-26 = De nouveaux Citoyens s’embauchent ici, à Shilina ou lors d’un Rappel, pour l’or indiqué au-dessus d’eux. Ils ont des symboles de guilde qui comptent à la fin.
lesson-27 = Le Rappel reprend tous les Citoyens que tu as joués. Avec une seule carte en main, il est obligatoire.
lesson-28 = La dernière manche commence quand quelqu’un a construit une quatrième tour, ou quand les Citoyens ou les privilèges viennent à manquer. Tous jouent autant de tours.
lesson-29 = Puis les symboles de guilde comptent selon ton influence, les bannières en séries, et l’or, les gemmes et les ressources un peu. Le plus de points gagne. Bonne chance, margrave !
