# Quests of Valeria auf Deutsch. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } Karte *[other] { $n } Karten }
# A Quest is a title.
-title = { NAMES($quest, marks: "„…“") }
-by = { $source -> [none] {""} *[other] [[ ({ CARD($source) })]] }
-wanted = { EACH(WANTED($roles, $resources), text: "amount") }
-tavern = { $citizens -> [none] { -title($quests) } *[other] { NAMES($citizens) }{ $quests -> [none] {""} *[other] ; dazu { -title($quests) } } }
-for-nothing = { $wasted -> [none] {""} *[other] . Das brächte nichts: Danach könntest du niemanden anwerben }
-random = { $random -> [true] zufällige{" "} *[other] {""} }
-citizens = { $n -> [1] einen { $random -> [true] zufälligen{" "} *[other] {""} }Bürger *[other] { $n } { -random }Bürger }
-active-quests = { $n -> [1] eine { -random }offene Quest *[other] { $n } { -random }offene Quests }
-reserved-quests = { $n -> [1] eine { -random }vorgemerkte Quest *[other] { $n } { -random }vorgemerkte Quests }
-take = { $keep -> [true] nimm *[other] wirf }
-away = { $keep -> [true] {""} *[other] {" "}ab }

## In the lobby

about-name = Quests of Valeria
about-line = Wirb Bürger in der Taverne an, löse eine Kette von Aktionen aus und schick deine Gilde auf fünf Quests.

## Questions

ask-action = { $left -> [1] Wähle deine zweite Aktion. *[other] Wähle die erste deiner zwei Aktionen. }
ask-hire = { $bonus -> [true] Als Bonus darfst du einen Bürger anwerben. *[other] Welchen Bürger wirbst du an? }
ask-reserve = { $bonus -> [true] Als Bonus darfst du eine Quest vormerken. *[other] Welche Quest merkst du vor? }
ask-quest = { $bonus -> [true] Als Bonus darfst du eine Quest abschließen. *[other] Welche Quest schließt du ab? }
ask-pay = { CARD($citizen) }: Das kostet { -cards($price) }. Was wirfst du ab, aus Hand oder Gilde?
ask-send = { COUNT(WANTED($roles, $resources)) -> [0] { -title($quest) }: Das genügt. Abschließen, oder noch jemanden schicken? *[other] { -title($quest) }: Wen schickst du? Es fehlen noch: { -wanted }. }
ask-limit-hand = Du darfst { $most } Karten auf der Hand behalten. Wirf { $count } ab.
    .title = Wirf { $count } von { $of } ab
    .deed = { $count } abwerfen
    .mark = abwerfen
ask-limit-guild = Du darfst { $most } Bürger in der Gilde behalten. Wirf { $count } ab.
    .title = Wirf { $count } von { $of } ab
    .deed = { $count } abwerfen
    .mark = abwerfen
because = { CARD($card) }:
power-or = { CARD($source) }: Wähle eins.
power-any = { CARD($source) }: Was nutzt du als Nächstes?
power-use = { NAMES($sources) }: { COUNT($sources) -> [1] Nutzt du die Fähigkeit? *[other] Welche Fähigkeit nutzt du? }
power-may = { CARD($source) }: Nutzt du die Fähigkeit?
power-pay = { CARD($source) }: { SENTENCE($effect) }{ -for-nothing }.
power-lose = { CARD($source) }: Was wirfst du ab?
power-rob = { CARD($source) }: Wen trifft es?
power-aim = { CARD($source) }: Wähle einen Gegner.
power-take = { CARD($source) }: Wie viel nimmst du?
power-acquire = { CARD($source) }: Nimmst du einen Bürger auf die Hand?

## Options

action-draw = Einen Bürger ziehen
action-hire = Einen Bürger anwerben
action-reserve = Eine Quest vormerken
action-quest = Eine Quest abschließen
action-forfeit = Du kannst nichts tun: Aktion auslassen
hire = { CARD($citizen, case: "acc") } { $price -> [0] umsonst *[other] für { -cards($price) } } anwerben
hire-from-hand = { CARD($citizen, case: "acc") } aus der Hand für { -cards($price) } anwerben
reserve = { -title($quest) } vormerken
renew = Alle offenen Quests ersetzen, dann eine vormerken
go-on-quest = { -title($quest) } abschließen
send = { CARD($citizen, case: "acc") } schicken
send-on = { -title($quest) }: { CARD($citizen, case: "acc") } schicken
complete = Die Quest abschließen
pass = Nein, danke
discard-from-hand = { CARD($citizen, case: "acc") } aus deiner Hand abwerfen{ -for-nothing }
discard-from-guild = { CARD($citizen, case: "acc") } aus deiner Gilde abwerfen{ -for-nothing }
citizen-of = { CARD($citizen, case: "acc") } von { WHO($seat) } wählen
discard-citizen = { CARD($citizen, case: "acc") } abwerfen
discard-quest = { -title($quest) } abwerfen
pick-citizen = { CARD($citizen, case: "acc") } nehmen
use-power = { CARD($card) }: { DO($effect) }
power-do = { DO($effect) }
power-done = Das war’s
power-at = { WHO($seat) } wählen

## Why something can't be done

no-citizens = kein Bürger mehr da zum Ziehen
no-quests = keine Quest mehr da
too-dear = { $n -> [none] du hast nicht genug Karten in Hand und Gilde *[other] braucht noch { MORE($n, $has) -> [one] 1 Karte *[other] { MORE($n, $has) } Karten } in Hand oder Gilde }
none-met = deine Gilde kann noch keine Quest abschließen
not-met = deine Gilde braucht noch: { -wanted }
power-cannot-pay = du hast nichts, womit du bezahlen könntest
power-nothing-there = da ist nichts zu holen

## What happens

turn = Zug { $turn }: { WHO($seat) }
drew = { WHO($seat) } { YOU($seat) -> [true] ziehst *[other] zieht } { $citizen -> [none] einen Bürger *[other] { A($citizen, case: "acc") } }.
forfeited = { WHO($seat) } { YOU($seat) -> [true] kannst *[other] kann } nichts tun und { YOU($seat) -> [true] verlierst *[other] verliert } eine Aktion.
hired = { WHO($seat) } { YOU($seat) -> [true] wirbst *[other] wirbt } { A($citizen, case: "acc") }{ $paid -> [none] [[ umsonst]] an *[other] {" "}an[[ und { YOU($seat) -> [true] wirfst *[other] wirft } { SOME($paid, case: "acc") } ab]] }.
hired-from-hand = { WHO($seat) } { YOU($seat) -> [true] wirbst *[other] wirbt } { A($citizen, case: "acc") }[[ aus der Hand]] an[[ und { YOU($seat) -> [true] wirfst *[other] wirft } { SOME($paid, case: "acc") } ab]].
reserved-dropped = { WHO($seat) } { YOU($seat) -> [true] wirfst *[other] wirft } die vorgemerkte Quest { -title($quest) } ab.
reserved = { WHO($seat) } { YOU($seat) -> [true] merkst *[other] merkt } { -title($quest) } vor.
renewed = { WHO($seat) } ersetzt die offenen Quests[[: { -title($quests) }]].
quest-completed = { WHO($seat) } schließt { -title($quest) }[[ für { $points } SP mit { SOME($citizens, case: "dat") }]] ab.
last-round = { WHO($seat) } { YOU($seat) -> [true] hast *[other] hat } eine fünfte Quest abgeschlossen. Nach dieser Runde ist das Spiel aus.
citizen-discarded = { $from -> [line] { WHO($seat) } { YOU($seat) -> [true] wirfst *[other] wirft } { A($citizen, case: "acc") }[[ aus der Tavernenreihe]] ab *[other] { CAPITAL(A($citizen)) } wird aus der { $from -> [hand] Hand *[other] Gilde } von { WHO($seat, case: "dat") } abgeworfen }{ -by($source) }.
quest-discarded = { $from -> [tavern] { WHO($seat) } { YOU($seat) -> [true] wirfst *[other] wirft } die offene Quest { -title($quest) } ab *[other] Die vorgemerkte Quest von { WHO($seat, case: "dat") } wird abgeworfen: { -title($quest) } }{ -by($source) }.
card-stolen = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { $citizen -> [none] eine Karte *[other] { A($citizen, case: "acc") } } aus der Hand von { WHO($from, case: "dat") }{ -by($source) }.
citizen-taken = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { A($citizen, case: "acc") } aus der Gilde von { WHO($from, case: "dat") }{ -by($source) }.
citizen-picked = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { A($citizen, case: "acc") }[[ aus der Tavernenreihe auf die Hand]]{ -by($source) }.
hand-limited = { WHO($seat) } { YOU($seat) -> [true] hast *[other] hat } zu viele Karten auf der Hand und { YOU($seat) -> [true] wirfst *[other] wirft } { SOME($citizens, case: "acc") } ab.
guild-limited = { WHO($seat) } { YOU($seat) -> [true] hast *[other] hat } zu viele Bürger in der Gilde und { YOU($seat) -> [true] wirfst *[other] wirft } { SOME($citizens, case: "acc") } ab.
citizens-shuffled = Die abgeworfenen Bürger werden gemischt: ein neuer Stapel mit { -cards($cards) }.
quests-shuffled = Die abgeworfenen Quests werden gemischt: ein neuer Stapel mit { -cards($cards) }.
tavern-filled = Neu in der Taverne: { -tavern }.
tavern-left = Nicht mehr in der Taverne: { -tavern }.
guild-master-shown = Gildenmeister von { WHO($seat, case: "dat") }: { CARD($guildMaster) }.

## How it ends

ending-won = { WHO($seat) } { YOU($seat) -> [true] gewinnst *[other] gewinnt } mit { $points } Siegpunkten. Ganz Valeria beneidet diese Gilde.
ending-shared = { WHO($seats) } teilen sich den Sieg mit je { $points } Siegpunkten.
verdict-minister = { $points } Punkte: Minister für Quests! Der Prüfer klappt das Buch zu: Sonst braucht sich niemand zu bewerben.
verdict-associate = { $points } Punkte: Beigeordneter Minister für Quests. Der Prüfer ist angetan und würde nicht weitersuchen, wenn es der König eilig hätte.
verdict-leader = { $points } Punkte: Leiter für Quests. Der Prüfer rät zu einer Probezeit, kurz und schlecht bezahlt.
verdict-layman = { $points } Punkte: Laie für Quests. Der Prüfer hat es befürchtet und macht sich eine Notiz.
verdict-jester = { $points } Punkte: Minister für Späße. So hat der Prüfer seit Jahren nicht gelacht.
next-rank = { $rank -> [minister] Minister für Quests [associate] Beigeordneter Minister für Quests [leader] Leiter für Quests *[layman] Laie für Quests }: ab { $points } Punkten, es { $missing -> [one] fehlte *[other] fehlten } { $missing }.
score-line = { SENTENCE($effect) }
score-quests = { $count -> [one] { $count } Quest *[other] { $count } Quests }
score-quests-row = Quests
score-guild-master = { CARD($guildMaster) }
score-guild-master-row = Gildenmeister
tie-guild = Bei Gleichstand gewinnen die meisten Bürger in der Gilde: { $n }
tie-hand = Immer noch gleich: Dann gewinnen die meisten Handkarten, { $n }

## Settings

setting-players = Spieler
setting-players-are = { $count -> [1] Allein: so viele Punkte wie möglich, ehe eine Reihe leer ist [2] Zu zweit, mit vier offenen Quests *[other] Zu { $count -> [3] dritt [4] viert *[other] fünft }, mit sechs offenen Quests }

## On the table

tavern = Die Taverne
empty-quest = { $isAlone -> [true] Quests rücken nach dem Zug auf *[other] Wird am Ende des Zuges gefüllt }
place = Kostet { -cards($price) }
citizen-deck-of = Bürgerstapel: { $n } Karten, { $discards } abgeworfen
quest-deck = Quests
quest-deck-of = Queststapel: { $n } Karten, { $discards } abgeworfen
from-hand = { $n } aus der Hand
payable = { $n -> [one] { $n } Karte reicht *[other] { $n } Karten reichen }
payable-short = bezahlbar
payable-with = mit { $name } bezahlbar
payable-then = dann bezahlbar
lack = fehlt
lack-of = Braucht noch { EACH($means, text: "amount") }
favour = Von deinem Gildenmeister { $n -> [one] 1 Siegpunkt *[other] { $n } Siegpunkte } mehr
favour-short = +{ $n } für dich
this-turn = Dieser Zug
which-action = { $n -> [1] Erste Aktion *[other] Zweite Aktion }
open = offen · beliebige Folge
waits = wartet
afterwards = dann
laid = { $n } von { -cards($of) } bezahlt
pay-here = Hand oder Gilde
pay-short = Mit { $n -> [1] { $names } *[other] { -cards($n) } } zahlen
pay-with = Mit { $names } zahlen
from-hand-short = Hand
from-guild-short = Gilde
enough = Das genügt
being-hired = wird angeworben
complete-with = { $n -> [0] { -title($quest) } abschließen *[other] Abschließen mit { -cards($n) } }
is-acting = { $name } ist am Zug
# How many cards a pile holds, and how many it may.
of-limit = { $n } von { $most }
# Below a small card: what was done with it.
did = { $what -> [drew] zieht { $n } [hired] { $n -> [0] umsonst *[other] zahlt { $n } } [reserved] merkt vor [renewed] neue Quests [took] nimmt *[completed] vollendet }
guild = Gilde
guild-pays = für Anwerben und Quests
hand = Hand
hand-pays = fürs Anwerben
pays = bezahlt
quests-lost = Damit { $n -> [one] ginge { $n } bezahlbare Quest *[other] gingen { $n } bezahlbare Quests } verloren
lost-legend = bezahlbare Quests gehen damit verloren
empty-guild = Noch ist niemand in der Gilde
finished = Abgeschlossen
reserved-quest = Vorgemerkt
nothing-reserved = keine Quest vorgemerkt
secret = geheim
known = Bekannte Karten auf der Hand
hidden = Gildenmeister: geheim
in-hand = { -cards($n) } auf der Hand
points = { $n -> [one] { $n } Siegpunkt *[other] { $n } Siegpunkte }
own-quests = Quests
finished-of = { $n } von 5 abgeschlossen
audit = Der königliche Prüfer
rank-minister = Minister für Quests
rank-associate = Beigeordneter
rank-leader = Leiter
rank-layman = Laie
rank-jester = Minister für Späße

## On cards

citizen = Bürger
quest = Quest
guild-master = Gildenmeister
when-hired = Beim Anwerben
then = Dann
at-the-end = Am Ende des Spiels
brings = Bringt { EACH($means, text: "amount") } ein.
asks = Verlangt: { EACH($means, text: "amount") }.
equal = noch einmal so viel { TERM($resource) }, wie die anderen bringen
brings-equal = Bringt noch einmal so viel { TERM($resource) } ein, wie die anderen bringen.
amount = { $n } { $what -> [worker] Arbeiter [soldier] { $n -> [one] Soldat *[other] Soldaten } [shadow] Schatten [holy] { $n -> [one] Geistlicher *[other] Geistliche } [gold] Gold [strength] Stärke *[magic] Magie }

## Icons

icon-vp = Siegpunkte
    .one = Siegpunkt
    .meaning = Sie zählen am Ende.
icon-count_adventure = abgeschlossene Abenteuer-Quest
    .each = jede Abenteuer-Quest, die du abgeschlossen hast
    .many = abgeschlossene Abenteuer-Quests
icon-count_battle = abgeschlossene Kampf-Quest
    .each = jede Kampf-Quest, die du abgeschlossen hast
    .many = abgeschlossene Kampf-Quests
icon-count_commerce = abgeschlossene Handels-Quest
    .each = jede Handels-Quest, die du abgeschlossen hast
    .many = abgeschlossene Handels-Quests
icon-count_subterfuge = abgeschlossene Intrigen-Quest
    .each = jede Intrigen-Quest, die du abgeschlossen hast
    .many = abgeschlossene Intrigen-Quests
icon-card_line = Bürger aus der Tavernenreihe
    .say = einen Bürger der Taverne auf die Hand
icon-place_citizens = Bürger aus Hand oder Gilde
    .lose = wirf { -citizens } aus deiner Hand oder Gilde ab
    .rob = { -take } { -citizens } aus seiner Hand oder Gilde{ -away }
    .meaning = Ein Bürger aus der Hand oder Gilde eines Spielers.
icon-place_hand = Hand
    .lose = wirf { -citizens } aus deiner Hand ab
    .rob = { -take } { -citizens } aus seiner Hand { $keep -> [true] auf deine *[other] ab }
    .meaning = Eine Karte aus der Hand eines Spielers.
icon-place_guild = Gilde
    .lose = wirf { -citizens } aus deiner Gilde ab
    .rob = { -take } { -citizens } aus seiner Gilde { $keep -> [true] in deine, ohne die Anwerbefähigkeit *[other] ab }
    .meaning = Ein Bürger aus der Gilde eines Spielers.
icon-place_line = Tavernenreihe
    .lose = wirf { -citizens } aus der Tavernenreihe ab
    .rob = { -take } { -citizens } der Tavernenreihe{ -away }
    .meaning = Ein Bürger, der in der Taverne wartet.
icon-place_quests = offene Quest
    .lose = wirf { -active-quests } ab
    .rob = { -take } { -active-quests }{ -away }
    .meaning = Eine der offenen Quests.
icon-place_reserved = vorgemerkte Quest
    .lose = wirf { $n -> [1] { $random -> [true] { -reserved-quests } von dir *[other] deine vorgemerkte Quest } *[other] { -reserved-quests } von dir } ab
    .rob = { -take } { $n -> [1] { $random -> [true] { -reserved-quests } von ihm *[other] seine vorgemerkte Quest } *[other] { -reserved-quests } von ihm }{ -away }
    .meaning = Eine Quest, die jemand vorgemerkt hat.
icon-action_draw = Ziehen
    .say = einen Bürger ziehen
icon-action_hire = Anwerben
    .say = einen Bürger zu seinem Preis anwerben
icon-action_reserve = Vormerken
    .say = eine Quest vormerken
icon-action_quest = Quest
    .say = eine Quest abschließen
icon-gold = Gold
    .meaning = Was Quests verlangen: Es zählt nur auf den Bürgern deiner Gilde.
icon-strength = Stärke
    .meaning = Was Quests verlangen: Es zählt nur auf den Bürgern deiner Gilde.
icon-magic = Magie
    .meaning = Was Quests verlangen: Es zählt nur auf den Bürgern deiner Gilde.
icon-equal = noch einmal so viel, wie die anderen bringen
    .meaning = Bringt noch einmal so viel davon wie die anderen Bürger, die du abwirfst.
icon-role_worker = Arbeiter
    .meaning = Eine Rolle: Quests verlangen Bürger bestimmter Rollen in deiner Gilde.
icon-role_soldier = Soldat
    .meaning = Eine Rolle: Quests verlangen Bürger bestimmter Rollen in deiner Gilde.
icon-role_shadow = Schatten
    .meaning = Eine Rolle: Quests verlangen Bürger bestimmter Rollen in deiner Gilde.
icon-role_holy = Geistlicher
    .meaning = Eine Rolle: Quests verlangen Bürger bestimmter Rollen in deiner Gilde.
icon-type_adventure = Abenteuer
    .meaning = Eine Art von Quest: Dein Gildenmeister zählt manche davon.
icon-type_battle = Kampf
    .meaning = Eine Art von Quest: Dein Gildenmeister zählt manche davon.
icon-type_commerce = Handel
    .meaning = Eine Art von Quest: Dein Gildenmeister zählt manche davon.
icon-type_subterfuge = Intrige
    .meaning = Eine Art von Quest: Dein Gildenmeister zählt manche davon.
icon-card_citizen = Bürger
    .meaning = Er bezahlt aus deiner Hand oder kommt in deine Gilde.
icon-card_quest = Quest
    .meaning = Schick Bürger deiner Gilde los, dann bringt sie Punkte.
icon-card_guild-master = Gildenmeister
    .meaning = Dein Gildenmeister, der für bestimmte Quests Punkte bringt.
icon-price = Kartenkosten
    .meaning = So viele Karten aus Hand oder Gilde wirfst du ab, um hier anzuwerben.
icon-action-token = Aktionsmarke
    .meaning = Eine Aktion, die du in diesem Zug noch hast.
icon-first-player = Startspieler
    .meaning = Diese Person hat das Spiel begonnen.
icon-done = abgeschlossen
    .meaning = Eine Quest, die abgeschlossen ist.
icon-opponent = ein Gegner deiner Wahl
icon-owner = wessen Fähigkeit es ist
icon-each-player = jeder Spieler
icon-each-opponent = jeder Gegner

## Cards

kind-citizen = Bürger
kind-quest = Quests
kind-guild-master = Gildenmeister
value-name = Name
value-copies = Anzahl
value-role = Rolle
value-produces = Ressourcen
value-power = Fähigkeit
value-type = Art
value-roles = Rollen
value-resources = Ressourcen
value-vp = Siegpunkte
value-bonus = Bonusaktionen
value-pairing = Arten
name-knight = m Ritter
name-archer = m Bogenschütze(n)
name-warlord = m Kriegsherr(n)
name-bogatyr = m Bogatyr
name-wizard = m Zauberer
name-captain = m Hauptmann
name-champion = m Vorkämpfer
name-squire = m Knappe(n)
name-blacksmith = m Schmied
name-bard = m Barde(n)
name-peasant = m Bauer(n)
name-merchant = m Händler
name-miner = m Bergmann
name-baker = m Bäcker
name-butcher = m Metzger
name-baron = m Baron
name-monk = m Mönch
name-cleric = m Kleriker
name-paladin = m Paladin
name-priestess = f Priesterin
name-templar = m Templer
name-summoner = m Beschwörer
name-mage = m Magier
name-bishop = m Bischof
name-thief = m Dieb
name-sorceress = f Zauberin
name-necromancer = m Totenbeschwörer
name-rogue = m Schurke(n)
name-mercenary = m Söldner
name-alchemist = m Alchemist(en)
name-assassin = m Assassine(n)
name-sapper = m Sprengmeister
name-escort-the-pilgrims-north = x Geleit für die Pilger
name-cross-the-whispering-mire = x Durch das Flüstermoor
name-rescue-the-lost-surveyors = x Rettung der Landvermesser
name-chart-the-sunken-caverns = x Karte der versunkenen Höhlen
name-recover-the-moonstone-relic = x Die Mondsteinreliquie
name-awaken-the-forest-guardian = x Der Wächter des Waldes
name-scale-the-stormglass-peak = x Auf den Sturmglasgipfel
name-seek-the-dragons-cradle = x Suche nach der Drachenwiege
name-train-the-border-militia = x Drill der Grenzmiliz
name-clear-the-goblin-cave = x Die Goblinhöhle
name-hold-the-river-ford = x Kampf um die Furt
name-hunt-the-marsh-troll = x Jagd auf den Moortroll
name-scatter-the-bone-legion = x Wider die Knochenlegion
name-break-the-orc-siege = x Die Belagerung der Orks
name-drive-back-the-giants = x Riesen an der Grenze
name-slay-the-ember-wyrm = x Tod dem Glutwurm
name-fund-the-harvest-fair = x Geld für das Erntefest
name-repair-the-bridges-of-pratchetts-plateau = x Die Brücken des Pratchett-Plateaus
name-guard-the-spice-caravan = x Schutz der Gewürzkarawane
name-mend-the-village-wall = x Die Mauer des Dorfes
name-broker-the-dwarven-accord = x Der Pakt der Zwerge
name-reopen-the-silver-mine = x Die alte Silbermine
name-rebuild-the-royal-granary = x Der königliche Kornspeicher
name-outfit-the-merchant-fleet = x Schiffe für die Händler
name-rig-the-tournament = x Das gekaufte Turnier
name-investigate-suspicious-death = x Ein verdächtiger Todesfall
name-steal-the-barons-ledger = x Das Kassenbuch des Barons
name-unmask-the-court-spy = x Der Spion am Hof
name-forge-the-royal-seal = x Das gefälschte Königssiegel
name-assassinate-the-double-agent = x Tod dem Doppelagenten
name-smuggle-the-heir-to-safety = x Die Flucht des Erben
name-infiltrate-the-cult-cellar = x Im Keller des Kults
name-brannoc-the-wayfarer = x Brannoc / m Wanderer
name-ysolde-ledgerhand = x Ysolde Rechenhand
name-quill-nightlantern = x Quill Nachtlaterne
name-hadrik-ironpurse = x Hadrik Eisenbeutel
name-sable-vane = x Sable Vane
name-mirela-coinwhisper = x Mirela Münzflüster

## Rulings

ruling-citizen_warlord = Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.
ruling-citizen_baker = Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.
ruling-citizen_priestess = Mehrere „=“ kopieren einander nicht: 3 Stärke mit zweien ergeben 9. Allein bringt es nur seine Rolle.
ruling-citizen_knight = Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_peasant = Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_cleric = Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_bard = Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.
ruling-citizen_butcher =
    Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.
    Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_baron =
    Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.
    Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_necromancer =
    Er darf seine eigene Fähigkeit bezahlen: Dann ist er schon in deiner Gilde.
    Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_captain =
    Ohne vorgemerkte Quest bewirkt er nichts.
    Auch der Bürger, den du mit diesem Bonus anwirbst, nutzt seine Fähigkeit.
ruling-citizen_bishop =
    Der Bürger, den du nimmst, gilt nicht als angeworben: Seine Fähigkeit wirkt nicht.
    Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_assassin = Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_champion = Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_sapper = Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_squire = Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_thief = Du darfst jeden Gegner wählen, auch einen, der nichts hat.
ruling-citizen_mage = Die Lücke bleibt für den Rest des Zuges.
ruling-citizen_sorceress = Die Lücke bleibt für den Rest des Zuges.
ruling-citizen_merchant = Die Lücke bleibt für den Rest des Zuges.
ruling-citizen_summoner = Die Lücke bleibt für den Rest des Zuges.

## Lessons

lesson-1 = Willkommen in der Taverne „Zum Magenbrand“! Oben liegen die Quests: Jede verlangt Rollen und Ressourcen und ist Siegpunkte wert. Darunter warten Bürger darauf, angeworben zu werden; der Reiter über einem Platz sagt, wie viele Karten er kostet.
lesson-2 = Deine Hand: Ritter, Templer, Händler. Karten von hier und aus deiner Gilde darüber können bezahlen, wenn du anwirbst. Auf Quests geht nur die Gilde.
lesson-3 = Du hast zwei Aktionen im Zug, jede davon Ziehen, Anwerben, Vormerken oder Quest. Fang mit Anwerben an.
lesson-4 = Der Schurke wartet bei der 0: Er kostet nichts. Wirb ihn an.
lesson-5 = Ein angeworbener Bürger tut sofort etwas. Der Schurke bringt zwei Boni, und sie warten hier: Nutz sie in beliebiger Reihenfolge, oder gar nicht. Nimm das Ziehen.
lesson-6 = Eine Priesterin! Nun der andere Bonus: Vormerken.
lesson-7 = „Das Kassenbuch des Barons“ verlangt einen Arbeiter, einen Schatten, 3 Gold und 1 Stärke. Dein Schurke ist schon ein Schatten mit 1 Gold und 1 Stärke. Merk sie vor: Nur noch du kannst sie abschließen.
lesson-8 = All das war eine einzige Aktion. Unter deiner Quest siehst du, was deiner Gilde fehlt: ein Arbeiter und Gold. Der Bergmann in der Taverne hat beides. Wirb noch einmal an.
lesson-9 = Der Bergmann liegt bei einer 1: Eine Karte bezahlt ihn.
lesson-10 = Bezahl mit der Priesterin aus deiner Hand. Auch eine Karte der Gilde könnte bezahlen, aber den Schurken brauchst du. Wähl sie und bestätige.
lesson-11 = Dein zweiter Zug. Die Reihe ist zur 0 gerückt und wurde gefüllt. Und deine Quest ist bezahlbar: Nimm die Aktion Quest.
lesson-12 = Wer geschickt wird, wird abgeworfen. Schick den Schurken; der Bergmann bringt den Rest und geht mit.
lesson-13 = Geschafft: 3 Punkte, und ein Bonus, noch einmal Vormerken. Dein Gildenmeister gibt für jedes Abenteuer und jeden Kampf einen Punkt mehr. „Die Mondsteinreliquie“ ist ein Abenteuer: Merk sie vor.
lesson-14 = Das ist schon alles. Mit anderen am Tisch bringt eine fünfte Quest die letzte Runde; die meisten Punkte gewinnen. Viel Glück in der Taverne!
