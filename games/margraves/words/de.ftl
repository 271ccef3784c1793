# Margraves of Valeria auf Deutsch. How to read and translate this file: docs/guide/add-a-language.md

-resources = { $n -> [one] 1 Rohstoff *[other] { $n } Rohstoffe }
-more = { $left -> [0] {""} [1] {""} *[other] {" "}(noch { $left }) }
-the-wealth = das { CARD($wealth) }
-the-tile = { TILE($tile) -> [grant] die *[other] das } { CARD($tile) }
-from = { NAMED($source) -> [none] {""} *[other] {" "}({ CARD($source) }) }
-tomb = Reihe { ROW($tomb) }, Spalte { COLUMN($tomb) }
-why =
    { $why ->
        [towers] Der vierte Wehrturm eines Spielers steht.
        [citizens] Die Reihe der Bürger kann nicht aufgefüllt werden.
       *[tiles] Die Privilegien können nicht aufgefüllt werden.
    }
-level =
    { $level ->
        [squire] Knappe
        [margrave] Markgraf
       *[legend] Legende
    }

## In the lobby

about-name = Margraves of Valeria
about-line = Bereise die Grenzmark, erlege, was aus den Horten kommt, baue vier Wehrtürme und gewinne die Gunst der Gilden.

## Questions

ask-keep = Behalte ein Vermögen{ -more($left) } und gib die anderen nach links weiter.
ask-cash = Welches Vermögen löst du ein?
ask-play = Spiele einen Bürger: für seinen Wimpel, seine Kraft, zum Rückruf oder zum Bauen.
ask-wild = Welchen Rohstoff nimmst du{ -more($left) }?
ask-room = Dein Lager ist voll. Was weicht für 1 { RESOURCE($token) }{ -more($left) }?
ask-pay-wild = Welchen Rohstoff zahlst du{ -more($left) }?
ask-influence = Bei welcher Gilde gewinnst du Einfluss{ -more($left) }?
ask-tile = Welches Privileg nimmst du?
ask-move = Wohin zieht dein Markgraf?
ask-deploy = Welchen Ritter entsendest du, und wohin?
ask-send = Von wo schickst du einen Ritter?
ask-send-to = Wohin geht der Ritter aus { CARD($from) }?
ask-rally = Welcher Ritter kommt zu deinem Markgrafen{ -more($left) }?
ask-hire = Welchen Bürger heuerst du an?
ask-slay = Welches Monster erlegst du?
ask-battle = { CARD($monster) }: Womit bringst du die Stärke auf? Noch { $left }.
ask-ship = { $shipped -> [0] Welchen Rohstoff verschiffst du? *[other] Welchen Rohstoff verschiffst du außerdem? Bisher: { $shipped }. }
ask-dismiss = Rückruf: Welcher Bürger der Reihe verlässt das Spiel? Danach darfst du einen anheuern.
ask-retrieve = Welchen Bürger nimmst du zurück?
ask-raise = Welchen Ritter holst du aus den Heldengräbern{ -more($left) }?
ask-face-down = Du baust einen Wehrturm. Welchen Bürger legst du dafür verdeckt hin? Nur du weißt, welchen.
ask-slot = Auf welchem Platz von { CARD($location) } steht der Turm? Er bringt, was der Platz zeigt.
grants-ask = Eine Gunst nutzen oder weiter?
because = { CARD($card) }:
power-use = Welche Belohnung nimmst du als Nächstes?
power-or = { CARD($source) }: Wähle eins.
power-any = { CARD($source) }: Was nutzt du als Nächstes?
power-may = { CARD($source) }: Nutzt du die Kraft?
power-pay = { CARD($source) }: { SENTENCE($effect) }

## Options

grants-go-on = Weiter
pass = Nein, danke
stay = Hier bleiben
done = Fertig
power-done = Den Rest lassen
take-token = 1 { RESOURCE($token) } nehmen
pay-token = 1 { RESOURCE($token) } zahlen
forfeit = Auf { RESOURCE($token) } verzichten
throw = 1 { RESOURCE($token) } wegwerfen
let-influence-go = Verfallen lassen
influence-on = { $price -> [0] Einfluss gewinnen: { TERM($guild, of: "guild") } *[other] Einfluss kaufen: { TERM($guild, of: "guild") }, für { $price } Gold }
take-tile = { CARD($tile) } nehmen
move-to = Nach { CARD($location) } ziehen
deploy-on = Den Ritter von hier nach { CARD($location) } entsenden
deploy-from-storage = Einen Ritter aus dem Lager nach { CARD($location) } entsenden
knight-from = Einen Ritter aus { CARD($location) } nehmen
knight-to = Den Ritter nach { CARD($location) } schicken
instead = { AFTER_VERB(DO($effect), word: "stattdessen") }
hire = { CARD($citizen, case: "acc") } für { $price } Gold anheuern
slay = { $magic -> [0] { CARD($monster, case: "acc") } für { $strength } Stärke erlegen *[other] { CARD($monster, case: "acc") } für { $strength } Stärke und { $magic } Magie erlegen }
slay-nothing = Ein Monster erlegen: { TERM($lair, of: "lair") }
by-strength = { $n } Stärke deines Tableaus ausgeben
fall-here = Einen Ritter dieses Ortes opfern: { -tomb($tomb) }
fall-storage = Einen Ritter deines Lagers opfern: { -tomb($tomb) }
ship-token = 1 { RESOURCE($token) } verschiffen
dismiss = { CARD($citizen, case: "acc") } aus dem Spiel nehmen
retrieve = { CARD($citizen, case: "acc") } zurücknehmen
retrieve-hidden = { CARD($citizen, case: "acc") } zurücknehmen (liegt verdeckt)
raise = Den Ritter holen: { -tomb($tomb) }
citizen = { CARD($citizen, case: "acc") } verdeckt spielen
build-in = Auf Platz { $slot } von { CARD($location) } bauen
wealth = Das { CARD($wealth) } wählen
recall = Deine Bürger zurückrufen
build = Einen Wehrturm bauen
play-pennant = { CARD($citizen, case: "acc") } für den Wimpel spielen
play-power = { CARD($citizen, case: "acc") } für die Kraft spielen
use-power = { CARD($card) }: { DO($effect) }
power-do = { DO($effect) }

## Why something can't be done

too-dear = braucht noch { MORE($n, $has) } Gold
too-weak = braucht noch { MORE($n, $has) } Stärke: jeder Ritter gibt 1, solange ein Grab offen ist
too-little-magic = braucht noch { MORE($n, $has) } Magie
not-turned-up = das nächste Monster wird am Ende des Zuges aufgedeckt
must-recall = du hattest zu Beginn des Zuges nur eine Karte: Rückruf
no-material = braucht 1 Stein, 1 Holz, 1 Magie und 1 Edelstein{ $lacks -> [none] , und einen Turm *[other] ; du brauchst noch { LIST(ONE_OF_EACH($lacks)) } }
no-slot = wo dein Markgraf ist, ist kein Platz frei
own-tower = hier hast du schon einen Wehrturm
none-left = der Vorrat ist leer
power-cannot-pay = das kannst du nicht bezahlen
power-nothing-there = da ist nichts zu holen

## What happens

starts = { WHO($seat) } { YOU($seat) -> [true] beginnst *[other] beginnt }.
turn = Zug { $turn }: { WHO($seat) }
wealth-kept = { $wealth -> [none] { WHO($seat) } { YOU($seat) -> [true] behältst *[other] behält } ein Vermögen. *[other] { WHO($seat) } { YOU($seat) -> [true] behältst *[other] behält } { -the-wealth($wealth) }. }
cashed = { WHO($seat) } löst { -the-wealth($wealth) } ein.
played-pennant = { WHO($seat) } { YOU($seat) -> [true] spielst *[other] spielt } { THE($citizen, case: "acc") }[[ für den Wimpel]].
played-power = { WHO($seat) } { YOU($seat) -> [true] spielst *[other] spielt } { THE($citizen, case: "acc") }[[ für die Kraft]].
played-face-down = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] spielst *[other] spielt } einen Bürger verdeckt. *[other] { WHO($seat) } { YOU($seat) -> [true] spielst *[other] spielt } { THE($citizen, case: "acc") } verdeckt. }
recalled = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } alle Bürger auf die Hand zurück.
dismissed = { WHO($seat) } entlässt { THE($citizen, case: "acc") } aus der Reihe.
retrieved = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } einen Bürger zurück, der verdeckt lag. *[other] { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { THE($citizen, case: "acc") } zurück. }
hired = { WHO($seat) } { YOU($seat) -> [true] heuerst *[other] heuert } { A($citizen, case: "acc") }[[ für { $price } Gold]] an.
gained = { WHO($seat) } { YOU($seat) -> [true] erhältst *[other] erhält } { AMOUNTS($tokens) }{ -from($source) }.
paid = { $to -> [-1] { WHO($seat) } { YOU($seat) -> [true] zahlst *[other] zahlt } { AMOUNTS($tokens) }{ -from($source) }. *[other] { WHO($seat) } { YOU($seat) -> [true] zahlst *[other] zahlt } { WHO($to, case: "dat") } { AMOUNTS($tokens) }{ -from($source) }. }
thrown = { WHO($seat) } { YOU($seat) -> [true] wirfst *[other] wirft } 1 { RESOURCE($token) } weg.
forfeited = { WHO($seat) } { YOU($seat) -> [true] verzichtest *[other] verzichtet } auf { COUNTED($token, $n) }.
influence-gained = { $price -> [0] { WHO($seat) } { YOU($seat) -> [true] gewinnst *[other] gewinnt } 1 Einfluss: { TERM($guild, of: "guild") }. *[other] { WHO($seat) } { YOU($seat) -> [true] zahlst *[other] zahlt } { $price } Gold für Einfluss: { TERM($guild, of: "guild") }, nun { $points } je Symbol. }
influence-lost = { WHO($seat) } lässt { $n } Einfluss verfallen.
tile-taken = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { -the-tile($tile) }.
grant-used = { WHO($seat) } nutzt { -the-tile($tile) }.
moved = { WHO($seat) } { YOU($seat) -> [true] ziehst *[other] zieht } nach { CARD($location) }.
deployed = { $from -> [none] { WHO($seat) } { YOU($seat) -> [true] schickst *[other] schickt } einen Ritter[[ aus dem Lager]] nach { CARD($to) }. *[other] { WHO($seat) } { YOU($seat) -> [true] schickst *[other] schickt } einen Ritter[[ von { CARD($from) }]] nach { CARD($to) }. }
knight-fell = Ein Ritter fällt für { WHO($seat, case: "acc") }: { -tomb($tomb) } der Heldengräber.
slain = { WHO($seat) } { YOU($seat) -> [true] erlegst *[other] erlegt } { THE($monster, case: "acc") }.
shipped = { WHO($seat) } { YOU($seat) -> [true] verschiffst *[other] verschifft } { -resources($n) }[[ und { YOU($seat) -> [true] fährst *[other] fährt } zu Abschnitt { $segment } des Rads]].
built = { WHO($seat) } { YOU($seat) -> [true] baust *[other] baut } einen Wehrturm[[ auf Platz { $slot } von { CARD($location) }]].
tomb-line = { WHO($seat) } { YOU($seat) -> [true] hast *[other] hat } { CARD($line) } der Heldengräber gefüllt.
tombs-emptied = Die Heldengräber sind voll: Die Ritter gehen zurück in den Vorrat und auf die Karte.
tile-laid = Neu in der Auslage: { CARD($tile) }.
lair-shuffled = Die Monster werden neu gemischt ({ TERM($lair, of: "lair") }).
monster-up = Aufgedeckt: { CARD($monster) }.
citizen-laid = { CAPITAL(THE($citizen, case: "nom")) } kommt in die Reihe.
left-line = Die Zeit vergeht, und { THE($citizen, case: "nom") } verlässt die Reihe.
last-round = { -why($why) } Dies ist die letzte Runde.
over = Das Spiel ist zu Ende.

## How it ends

ending = { -why($why) } Die Runde ist zu Ende gespielt.
ending-solo-won = { -why($why) } Du hast die verlangten { $points } Punkte erreicht.
ending-solo-lost = { -why($why) } Du hättest { $points } Punkte gebraucht.
next-level = { $missing -> [0] Es hätte auch für die Stufe { -level($level) } gereicht: { $points } Punkte. *[other] Die Stufe { -level($level) } verlangt { $points } Punkte: Es { $missing -> [one] fehlte *[other] fehlten } { $missing }. }
score-towers = Gildensymbole der Türme
score-citizens = Gildensymbole der Bürger
score-tiles = Gildensymbole der Privilegien
score-banners = Banner
score-gold = Gold
score-gems = Edelsteine
score-resources = Rohstoffe
tie-gold = Bei Gleichstand gewinnt das meiste Gold: { $n }

## Settings

setting-players = Spieler
setting-players-about = { $players -> [one] allein, gegen die Zeit (unsere eigene Variante) *[other] { $players } Spieler }
setting-solo = Stufe im Solospiel
setting-solo-name = { -level($level) }
setting-solo-about = erreiche { $points } Punkte

## On the table

map = Die Karte
larger = Karte größer
smaller = Karte kleiner
tracks = Das Leistenbrett
line = Bürger
influence = Einfluss
privileges = Privilegien
wheel = Rad
tombs = Gräber
own = Deines
hand = Deine Hand
wealth-hand = Vermögensplättchen
no-hand = Keine Karte auf der Hand
storage = Lager
supply = Vorrat
build-short = Bauen
recall-short = Rückruf
takes-back = { $n -> [0] und anheuern *[other] { $n } zurück }
played = Gespielt
tiles = Plättchen
none = keine
grant = Gunst
seal = Siegel
banner = Banner
privilege = Privileg der Stufe { $level -> [1] I *[2] II }
wealth-short = Vermögen
wealth-kind = Startvermögen
citizen-kind = { $guild } · Bürger
monster-kind = Monster · { $lair }
boss-kind = Boss · { $lair }
location-kind = Ort
power = Kraft
slots = Turmplätze
pennant-says = Wimpel: { $what }
slot-says = Ein Turm auf Platz { $n }: { $what }
influence-says = Erhalte { $n } Einfluss.
end-says = Am Ende des Spiels: { $what }.
banner-says = Am Ende des Spiels zählen n verschiedene Banner n × n Punkte.
points = { $n } { $n -> [one] Punkt *[other] Punkte }, wenn jetzt Schluss wäre
hand-of = { $n } { $n -> [one] Karte *[other] Karten } auf der Hand
strength = Stärke: { $n } von 8
location = { $name }{ $knights -> [0] {""} *[other] , { $knights } Ritter }{ $who -> [none] {""} *[other] , { $who } }
knights = { $n } Ritter in { $name }
towers-left = Ungebaute Türme: { $n }
tower-of = Wehrturm von { $name }
slot = { $name }, Platz { $n }
lair = Hort: { $name }
lair-closed = { $lair }: Das nächste Monster wird am Ende des Zuges aufgedeckt
line-slot = { $name }, { $price } Gold
empty-slot = Leerer Platz
row = { $guild }: { $places }
row-of = { $name } auf Feld { $space }, { $points } je Symbol
tomb = Grab { $n }: { $state -> [0] leer [1] ein Ritter liegt dort *[2] ein Ritter steht dort }
segment = Abschnitt { $n }{ $ships -> [none] {""} *[other] : { $ships } }
tomb-reward = { $line -> [row] Belohnung der Reihe { $n } *[column] Belohnung der Spalte { $n } }
left = noch { $n } im Stapel
stack-left = { $level }: noch { $n }
steps = Was diese Karte noch tut
solo-aim = Erreiche { $points } Punkte, bevor die Reihe der Bürger leer ist.
solo-now = Du hast { $points }.
solo = Allein
influence-hint = Gold für jede Grenze, Punkte je Symbol
first-player = Startspieler
value-guild = Gilde
value-pennant = Wimpel
value-copies = Zahl der Exemplare
value-power = Kraft
value-lair = Hort
value-magic = Magie
value-guilds = Gilden
value-lairs = Horte
value-slots = Turmplätze
value-roads = Straßen
value-at = Lage

## Icons

icon-gold = Gold
    .one = Gold
    .meaning = Heuert Bürger an und bezahlt die Grenzen der Einflussleisten; 5 zählen 1 Punkt.
icon-strength = Stärke
    .one = Stärke
    .meaning = Erlegt Monster; mehr als 8 hast du nie.
icon-stone = Stein
    .one = Stein
    .meaning = Ein Rohstoff: Jeder Wehrturm braucht einen.
icon-wood = Holz
    .meaning = Ein Rohstoff: Jeder Wehrturm braucht eines.
icon-magic = Magie
    .one = Magie
    .meaning = Ein Rohstoff: Jeder Wehrturm braucht eine, und manche Monster kosten sie.
icon-wild = Rohstoffe nach Wahl
    .one = Rohstoff nach Wahl
    .meaning = Ein Rohstoff nach Wahl: Stein, Holz oder Magie.
icon-gem = Edelsteine
    .one = Edelstein
    .meaning = Jeder Wehrturm braucht einen; am Ende zählt er 2 Punkte.
icon-knight = Ritter
    .one = Ritter
    .meaning = Hilft beim Erlegen als 1 Stärke und steht danach in den Gräbern.
icon-influence = Einfluss
    .one = Einfluss
    .meaning = Rückt einen deiner Steine ein Feld nach rechts, auf der Leiste einer Gilde deiner Wahl.
icon-count_towers = Wehrturm
    .each = jeden Wehrturm, den du gebaut hast
    .many = gebaute Wehrtürme
icon-action_move = Markgraf bewegen
    .say = deinen Markgrafen auf einer Straße zum nächsten Ort bewegen
icon-action_deploy = Ritter entsenden
    .say = einen Ritter vom Ort deines Markgrafen zum nächsten oder aus dem Lager zu deinem Markgrafen entsenden
icon-action_deploy-anywhere = Ritter überallhin entsenden
    .say = einen Ritter vom Ort deines Markgrafen oder aus dem Lager an einen beliebigen Ort entsenden
icon-action_send = Ritter schicken
    .say = einen Ritter von einem beliebigen Ort an einen anderen schicken
icon-action_ship = verschiffen
    .say = beliebig viele Rohstoffe verschiffen
icon-action_slay = ein Monster erlegen
    .say = ein Monster neben deinem Markgrafen erlegen
icon-action_hire = einen Bürger anheuern
    .say = einen Bürger der Reihe zum Preis seines Platzes anheuern
icon-action_hire-for-two = für 2 Gold anheuern
    .say = einen beliebigen Bürger der Reihe für 2 Gold anheuern
icon-action_hire-free = umsonst anheuern
    .say = einen beliebigen Bürger der Reihe umsonst anheuern
icon-verb_move-anywhere = Markgraf überallhin bewegen
    .say = bewege deinen Markgrafen an einen beliebigen anderen Ort
icon-verb_send-knight = Ritter schicken (Pflicht)
    .say = schicke einen Ritter von einem beliebigen Ort an einen anderen (Pflicht)
icon-verb_rally = Ritter sammeln
    .say = hole bis zu { $n -> [1] einen *[other] { $n } } Ritter anderer Orte zu deinem Markgrafen
icon-verb_raise = Ritter erwecken
    .say = nimm bis zu { $n -> [1] einen gefallenen *[other] { $n } gefallene } Ritter aus den Heldengräbern
icon-verb_retrieve = einen Bürger zurückholen
    .say = nimm einen Bürger zurück, den du in einem früheren Zug gespielt hast
icon-verb_privilege = ein Privileg
    .say = nimm ein Privileg der Stufe { $n }
icon-guild_worker = Arbeiter
    .meaning = Eine Gilde: Jedes Symbol zählt, was dein Stein auf ihrer Leiste erreicht hat.
icon-guild_soldier = Soldaten
    .meaning = Eine Gilde: Jedes Symbol zählt, was dein Stein auf ihrer Leiste erreicht hat.
icon-guild_shadow = Schatten
    .meaning = Eine Gilde: Jedes Symbol zählt, was dein Stein auf ihrer Leiste erreicht hat.
icon-guild_holy = Geistliche
    .meaning = Eine Gilde: Jedes Symbol zählt, was dein Stein auf ihrer Leiste erreicht hat.
icon-banner_fish = Fisch
    .meaning = Ein Banner: n verschiedene Banner zählen n × n.
icon-banner_lion = Löwe
    .meaning = Ein Banner: n verschiedene Banner zählen n × n.
icon-banner_stag = Hirsch
    .meaning = Ein Banner: n verschiedene Banner zählen n × n.
icon-banner_raven = Rabe
    .meaning = Ein Banner: n verschiedene Banner zählen n × n.
icon-banner_boar = Eber
    .meaning = Ein Banner: n verschiedene Banner zählen n × n.
icon-lair_hills = Hügel
    .meaning = Ein Hort: Sein oberstes Monster lässt sich von den Orten an seinen Pfaden erlegen.
icon-lair_ruins = Ruinen
    .meaning = Ein Hort: Sein oberstes Monster lässt sich von den Orten an seinen Pfaden erlegen.
icon-lair_forest = Wald
    .meaning = Ein Hort: Sein oberstes Monster lässt sich von den Orten an seinen Pfaden erlegen.
icon-lair_swamp = Sumpf
    .meaning = Ein Hort: Sein oberstes Monster lässt sich von den Orten an seinen Pfaden erlegen.
icon-card_citizens = Bürger
    .meaning = Spiele ihn für seinen Wimpel oder seine Kraft.
icon-card_monsters = Monster
    .meaning = Erlege es für eine Belohnung und Einfluss.
icon-card_tiles = Privileg
    .meaning = Du nimmst eines, wenn ein Stein eine Grenze überschreitet.
icon-tower = Wehrturm
    .meaning = Baut jemand den vierten Wehrturm, beginnt die letzte Runde.
icon-margrave = Markgraf
    .meaning = Dein Markgraf: Wo er steht, baust und erlegst du.
icon-recall = Rückruf
    .meaning = Du nimmst alle gespielten Bürger zurück auf die Hand.
icon-build = Bauen
    .meaning = Ein verdeckt gespielter Bürger baut einen Turm, wo dein Markgraf steht.
icon-grant = Gunst
    .meaning = Eine Gunst: Wirf sie in deinem Zug ab und nimm, was sie zeigt.
icon-end-of-game = zählt am Ende des Spiels
    .meaning = Dieses Plättchen zählt am Ende des Spiels.
icon-tomb = Heldengrab
    .meaning = Fülle eine Reihe oder Spalte der Heldengräber für ihre Belohnung.
icon-vp = Siegpunkte
    .meaning = Siegpunkte.
icon-first-player = Startspieler
    .meaning = Diese Person hat das Spiel begonnen.
icon-opponent = ein Gegner deiner Wahl
icon-owner = wem diese Kraft gehört
icon-each-player = jeder Spieler
icon-each-opponent = jeder Gegner

## Cards

kind-citizen = Bürger
kind-monster = Monster
kind-location = Orte
# What has no name of its own is called after what it does, or where it is.
named-grant = Gunst ({ $what })
named-seal = Siegel ({ $what })
named-banner = Banner ({ $what })
named-wealth = Vermögen ({ $what })
named-segment = Abschnitt { $n } des Rads
named-row = Reihe { $n }
named-column = Spalte { $n }
name-merchant = m Händler
name-alchemist = m Alchemist(en)
name-paladin = m Paladin
name-captain = m Hauptmann
name-cleric = m Kleriker
name-priestess = f Priesterin
name-monk = m Mönch
name-artificer = m Tüftler
name-champion = m Vorkämpfer
name-ranger = m Waldläufer
name-bogatyr = m Bogatyr
name-warlord = m Kriegsherr(n)
name-bard = m Barde(n)
name-town-crier = m Ausrufer
name-trader = m Kaufmann
name-lumberjack = m Holzfäller
name-rogue = m Schurke(n)
name-pilot = m Lotse(n)
name-peddler = m Hausierer
name-necromancer = m Totenbeschwörer
name-goblin-raiders = p Goblinplünderer(n)
name-goblin-bombers = p Goblinbomber(n)
name-goblin-shamans = p Goblinschamanen
name-ogre-bully = m Ogerrüpel
name-goblin-warchief = m Goblinkriegsherr(n)
name-skeleton-horde = f Skeletthorde
name-restless-wraith = n Ruhelos~ Gespenst
name-bone-archers = p Knochenschützen
name-flame-revenant = m Flammenwiedergänger
name-lich-of-the-ruins = m Lich der Ruinen
name-warg-pack = n Wargrudel
name-bane-spiders = p Giftspinnen
name-wild-treant = m Wild~ Baumhirte(n)
name-owlbear-pair = n Eulenbärenpaar
name-spider-matriarch = f Spinnenmutter
name-bog-crawlers = p Moorkriecher(n)
name-creeping-ooze = m Kriechend~ Schleim
name-marsh-witch = f Moorhexe
name-basilisk = m Basilisk(en)
name-swamp-dragon = m Sumpfdrache(n)
name-shilina = x Shilina
name-namin = x Namin
name-silesia = x Silesia
name-viktoria = x Viktoria
name-inkadeus = x Inkadeus
name-nymar = x Ny'mar
name-reykstrom = x Reykstrom
name-thraecius = x Thraecius

## Lessons

lesson-1 = Willkommen in der Grenzmark von Valeria: acht Orte, Steinstraßen zwischen ihnen, und braune Pfade zu vier Horten.
lesson-2 = Zuerst wählst du dein Vermögen: Behalte ein Plättchen, der Rest geht nach links. Stärke erlegt Monster, also behalte 3 Gold und 2 Stärke.
lesson-3 = Diese kommen von deinem Gegner. Sieben Gold heuern ein bis zwei Bürger an: Behalte sie.
lesson-4 = Noch eines: 4 Gold und 1 Stärke.
lesson-5 = Nun lösen alle sie ein, eines nach dem anderen. Beginne mit der Stärke.
lesson-6 = Dann das Gold. Das letzte Plättchen folgt von selbst.
lesson-7 = Du bist am Zug! Du spielst einen Bürger: für den Wimpel am linken Rand oder für die Kraft darunter. Vier Wehrtürme sind dein Ziel, und jeder braucht Stein, Holz, Magie und einen Edelstein. Spiele den Händler für den Wimpel.
lesson-8 = Ein Wimpel wirkt von oben nach unten. Zuerst: ein Rohstoff nach Wahl. Nimm Holz.
lesson-9 = Dann: Dein Markgraf reist auf der Straße. Orte in Reichweite leuchten. Geh nach Namin.
lesson-10 = Wer an einen Ort kommt, nutzt seine Kraft oder nimmt 2 Gold. Namin hat einen Steinbruch: Nimm einen Stein.
lesson-11 = Zuletzt: entsenden. Die Ritter auf der Karte gehören niemandem. Schick den neben dir weiter nach Silesia, dann nutzt du auch Silesia.
lesson-12 = Silesia verkauft jeden Rohstoff für 1 Gold. Kaufe.
lesson-13 = Magie fehlt dir noch.
lesson-14 = Auch dein Gegner hat gespielt. Du hast Stein, Holz, Magie und einen Edelstein: alles, was ein Wehrturm braucht, und dein Markgraf steht am rechten Ort. Drück auf Bauen.
lesson-15 = Zum Bauen wird ein Bürger verdeckt gespielt. Nimm den Alchemisten: Ein Rückruf bringt ihn wieder.
lesson-16 = Jeder Platz hat seine eigene Belohnung. Nimm den mittleren: ein Ritter und 2 Einfluss zu den 3, die jeder Turm bringt.
lesson-17 = Fünf Schritte Einfluss! Jede Gilde hat eine Leiste. Am Ende zählt jedes ihrer Symbole, das dir gehört, so viel, wie der Abschnitt deines Steins zeigt. Namin hat Arbeiter und Soldaten, und die gehören nun dir. Geh auf der Leiste der Arbeiter voran.
lesson-18 = Noch einmal auf derselben Leiste.
lesson-19 = Und noch einmal: Gleich kommt eine Grenze.
lesson-20 = Nun überschreite sie. Das kostet 2 Gold, lässt jedes Arbeiter-Symbol 2 statt 1 zählen und bringt dir ein Privileg.
lesson-21 = Manche Privilegien sind eine Gunst: Wirf sie in einem deiner Züge ab und nimm, was sie zeigen. Andere zählen am Ende. Nimm den Hirsch: n verschiedene Banner zählen n × n, zwei also 4, drei 9.
lesson-22 = Ein Schritt bleibt. Fang die Leiste der Soldaten an.
lesson-23 = Ein Monster wird von den Orten an seinen Pfaden aus erlegt, mit Stärke. Dein Hauptmann tut das. Belohnung und Einfluss gehören dann dir.
lesson-24 = Ritter helfen beim Erlegen, jeder als 1 Stärke. Danach stehen sie in den Heldengräbern, und wer eine Reihe oder Spalte füllt, bekommt, was an ihrem Ende steht.
lesson-25 = Das Rad: In Ny’mar verschiffst du Rohstoffe, und dein Schiff segelt für jeden einen Abschnitt weiter. Jeder Abschnitt, den es erreicht, zahlt.
lesson-26 = Neue Bürger heuerst du hier an, in Shilina oder beim Rückruf, für das Gold über ihnen. Ihre Gildensymbole zählen am Ende.
lesson-27 = Der Rückruf holt alle gespielten Bürger zurück. Hast du nur noch eine Karte auf der Hand, musst du ihn wählen.
lesson-28 = Die letzte Runde beginnt, wenn jemand den vierten Turm gebaut hat oder wenn Bürger oder Privilegien ausgehen. Alle haben gleich viele Züge.
lesson-29 = Dann zählen Gildensymbole nach deinem Einfluss, Banner in Sätzen, und Gold, Edelsteine und Rohstoffe ein wenig. Die meisten Punkte gewinnen. Viel Glück!
