# Card Kingdoms auf Deutsch. Wie man diese Datei liest und übersetzt: docs/guide/add-a-language.md

-of-area = { $area -> [hills] der Hügel [barrens] des Ödlands [ruins] der Ruinen [forest] des Waldes [swamp] des Sumpfes [valley] des Tals [caverns] der Höhlen *[mountains] der Berge }
-points = { $n -> [one] { $n } Siegpunkt *[other] { $n } Siegpunkte }
-from-bank = { $from -> [-1] der Bank *[other] { WHO($from, case: "dat") } }
-source-aside = { $source -> [none] {""} *[other] {" "}({ CARD($source) }) }

## In the lobby

about-name = Card Kingdoms
about-line = Würfle, wecke deine Bürger, erlege Monster und baue Domänen, bevor die Stapel leer sind.

## Fragen

keep-duke = Wähle deinen Herzog.
    .title = Wer willst du sein?
    .line = Ein Herzog bleibt bei dir, geheim. Der andere kommt zurück in die Schachtel.
change-dice = Die Würfel zeigen { LIST($dice) }. Mit einer Domäne drehen, oder so lassen?
choose-die = { $to -> [0] Welchen Würfel senkst du um eins? *[other] Welchen Würfel drehst du auf { $to }? }
because = { CARD($card) }:
power-use = { KINDS($sources) -> [1] Ernte: Wie nutzt du { CARD(HEAD($sources), case: "acc") }? *[other] Ernte: Welchen Bürger nutzt du als Nächstes? }
compensation = Keine deiner Karten ist erwacht: Nimm eine Ressource.
action = { $left -> [1] Deine letzte Aktion *[other] Noch { $left } Aktionen }: erlegen, anwerben, bauen oder 1 Gold, Stärke oder Magie nehmen.
pay = { CARD(FIRST($citizen, $monster, $domain)) }: Zahle { $price } { TERM($coin) }. Magie kann alles bis auf eins ersetzen.
    .deed = { $deed -> [recruited] Anwerben [slain] Erlegen *[built] Bauen }
slay-more = Du darfst jetzt ein Monster zum üblichen Preis erlegen.
attacks = Die Monster greifen mit { LIST($dice) } an. Welcher Würfel zuerst?
attack-any = Eine 6: Welcher Monsterstapel greift an?
capture = Die Monster { -of-area($area) } greifen an. Welchen Bürger verschleppen sie?
power-or = { CARD($source) }: Wähle eins.
power-any = { CARD($source) }: Was nutzt du als Nächstes?
power-may = { CARD($source) }: Nutzt du die Fähigkeit?
power-pay = { CARD($source) }: { SENTENCE($effect) }.
power-lose = { CARD($source) }: Was legst du zurück?
power-rob = { CARD($source) }: Was nimmst du?
power-aim = { CARD($source) }: Wähle einen Gegner.
power-take = { CARD($source) }: Wie viel nimmst du?
power-acquire = { CARD($source) }: Welchen Bürger nimmst du kostenlos?

## Möglichkeiten

keep = Spielen als: { CARD($duke) }
    .deed = { BRIEF($duke) } sein
keep-dice = Die Würfel so lassen
use-domain = { CARD($domain, case: "acc") } nutzen
turn-die = Die { $from } auf { $to } drehen
power-done = Keinen Tausch mehr
use-power = { CARD($card) }: { DO($effect) }
gain-resource = 1 { TERM($resource) } nehmen
slay = { CARD($monster, case: "acc") } für { PRICE($strength, $magic) } erlegen
recruit = { CARD($citizen, case: "acc") } für { $price } Gold anwerben
build = { CARD($domain, case: "acc") } für { $price } Gold bauen
pay-share = in { TERM($token) }
pass = Nein, danke
attack-die = Die { $die } zuerst nehmen
attack-area = Die Monster { -of-area($area) } angreifen lassen
lose-citizen = { CARD($citizen, case: "acc") } verlieren
return-monster = { CARD($monster, case: "acc") } zurücklegen
return-citizen = { CARD($citizen, case: "acc") } zurücklegen
take-citizen = { CARD($citizen, case: "acc") } nehmen
power-do = { DO($effect) }
power-at = { WHO($seat) } wählen
power-take-n = { TOKENS($n, $resource) } von { -from-bank($seat) } nehmen

## Warum etwas nicht geht

# Magie ersetzt nie die letzte Marke.
cannot-pay = braucht noch { LACK($n, $has, $besides) } { TERM($coin) }{ $has -> [0] { $besides -> [0] {""} *[other] : Magie allein reicht nicht } *[other] {""} }
cannot-pay-both = braucht noch { LACK($price, $real) } { TERM($other) } und { LACK($n, $has, $besides) } { TERM($coin) }
lacks-roles = braucht noch { EACH($lacks, text: "lack", between: ", ") }
lacks-roles-and-gold = braucht noch { LACK($n, $has, $besides) } { TERM($coin) }, { EACH($lacks, text: "lack", between: ", ") }
lack = { LACK($n, $has) } { $role -> [worker] Arbeiter [soldier] { LACK($n, $has) -> [one] Soldaten *[other] Soldaten } [shadow] Schatten *[holy] { LACK($n, $has) -> [one] Geistlichen *[other] Geistliche } }
die-domain-used = in diesem Wurf schon genutzt
die-domain-unable = das kannst du nicht bezahlen, oder kein Würfel würde sich ändern
power-cannot-pay = das kannst du nicht bezahlen
power-nothing-there = da ist nichts zu holen

## Was geschieht

dealt = Die Stapel liegen aus. Startspieler: { WHO($first) }.
turn = Zug { $turn }: { WHO($seat) }
duke-kept = { WHO($seat) } { YOU($seat) -> [true] behältst *[other] behält } { $duke -> [none] einen Herzog *[other] { CARD($duke, case: "acc") } }.
dark-lord = Einer der anderen Herzöge verfällt dem Bösen: Der Dunkle Fürst ist erwacht.
rolled = { WHO($seat) } { YOU($seat) -> [true] würfelst *[other] würfelt } { LIST($dice) }, zusammen { SUM($dice) }.
die-turned = { WHO($seat) } { YOU($seat) -> [true] drehst *[other] dreht } eine { $from } auf { $to }.
harvested = { WHO($seat) } { YOU($seat) -> [true] erntest *[other] erntet } { AMOUNTS($tokens) }: { COUNTED($cards) }.
compensated = Für { WHO($seat, case: "acc") } ist keine Karte erwacht, dafür gibt es 1 { TERM($resource) }.
gained = { WHO($seat) } { YOU($seat) -> [true] erhältst *[other] erhält } { AMOUNTS($tokens) }{ $source -> [none] {""} *[other] {" "}durch { THE($source, case: "acc") } }.
gained-one = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt }[[ als Aktion]] 1 { TERM($resource) }.
paid = { WHO($seat) } { YOU($seat) -> [true] zahlst *[other] zahlt } { AMOUNTS($tokens) }{ $source -> [none] {""} *[other] , um { THE($source, case: "acc") } zu nutzen }.
took = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { TOKENS($n, $token) } von { -from-bank }[[{ -source-aside }]].
citizen-turned = Der nächste Bürger dieses Stapels: { CARD($citizen) }.
recruited = { WHO($seat) } { YOU($seat) -> [true] wirbst *[other] wirbt } { A($citizen, case: "acc") }[[ für { AMOUNTS($tokens) }]] an.
citizen-gained = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { A($citizen, case: "acc") }[[ kostenlos{ -source-aside }]].
citizen-returned = { WHO($seat) } { YOU($seat) -> [true] legst *[other] legt } { A($citizen, case: "acc") } in die Mitte zurück.
monster-returned = { WHO($seat) } { YOU($seat) -> [true] legst *[other] legt } { THE($monster, case: "acc") } in die Mitte zurück.
monster-taken = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { THE($monster, case: "acc") } { $from -> [-1] aus der Mitte *[other] von { WHO($from, case: "dat") } }.
domain-turned = Aufgedeckt: { CARD($domain) }.
slain = { WHO($seat) } { YOU($seat) -> [true] erlegst *[other] erlegt } { THE($monster, case: "acc") }[[ für { AMOUNTS($tokens) }]].
built = { WHO($seat) } { YOU($seat) -> [true] baust *[other] baut } { THE($domain, case: "acc") }[[ für { AMOUNTS($tokens) }]].
exhausted = Erschöpfte Stapel: { $stacks }.
attack = Die Monster { -of-area($area) } greifen an.
no-attack = Die { $die } bewirkt nichts: Dort sind keine Monster mehr.
citizen-captured = Der Dunkle Fürst verschleppt { A($citizen, case: "acc") }.
domain-captured = Der Dunkle Fürst reißt { THE($domain, case: "acc") } an sich.
last-round = Das Spiel endet mit dieser Runde, wenn keine Karte auf ihren Stapel zurückkommt.
over = Das Spiel ist zu Ende. { EACH(SEATED($dukes), text: "was-duke", between: "; ") }{ $lord -> [none] {""} *[other] ; der Dunkle Fürst ist { CARD($lord) } }.
was-duke = { WHO($seat) } { YOU($seat) -> [true] bist *[other] ist } { CARD($duke) }

## Das Ende

rival = Der Dunkle Fürst
ending-round = { $why -> [monsters] Kein Monster ist mehr da. [domains] Keine Domäne ist mehr da. *[exhausted] Zu viele Stapel sind leer. } Die Runde ist zu Ende: Das Spiel ist aus.
ending-monsters-slain = Alle Monster sind erlegt. Der Dunkle Fürst ist besiegt, das Reich bei dir in guten Händen.
ending-overrun = Die Monster haben eine Spalte überrannt, in der nichts mehr zu holen war. Das Reich fällt an den Dunklen Fürsten.
ending-contained = Fünf Stapel sind leer, doch du hast mehr Punkte als der Dunkle Fürst. Das Böse ist gebannt – dieses Mal.
ending-driven-out = Fünf Stapel sind leer, und der Dunkle Fürst hat mehr Punkte als du. Du wirst vertrieben.
ending-drawn = Fünf Stapel sind leer, und du hast so viele Punkte wie der Dunkle Fürst. Das Spiel ist unentschieden.
score-line = { -points(POINTS($effect)) }{ PER($effect) -> [none] {""} *[other] {" "}{ PER($effect) } }
score-per = { PER($effect) -> [none] immer *[other] { PER($effect) } }
next-hold = Um einen Angriff zu überstehen, braucht eine Spalte einen Bürger oder eine Domäne.
next-contained = { $missing -> [1] Ein Punkt *[other] { $missing } Punkte } mehr, und das Böse wäre gebannt gewesen.
next-slain = Endgültig besiegt ist er, wenn jedes Monster erlegt ist: { $monsters -> [1] Eines war *[other] { $monsters } waren } noch übrig.
score-monsters = Erlegte Monster
score-domains = Gebaute Domänen
score-tokens = Siegmarken
score-tokens-idle = Siegmarken ({ $tokens }, zählen im Solospiel nicht)
score-duke = { CARD($duke) }
score-dukes = Herzog
score-surviving = Überlebende Monster
score-captured = Geraubte Domänen
tie-fewest-cards = Bei Gleichstand gewinnen die wenigsten Karten: { $n }

## Einstellungen

setting-value = { $value ->
        [first-game] Erstes Spiel
        [glittering-gold] Glitzerndes Gold
        [mastery-over-magic] Meister der Magie
        [monster-blood] Monsterblut
        [random] Ausgelost
        [chosen] Eigene Wahl
        [pooled] Alles zusammen
        [per-kind] Jede Art für sich
        [as-printed] Wie gedruckt
       *[counted] Sie zählen mit
    }
setting-players = Spieler
setting-players-about = { $players -> [1] allein gegen den Dunklen Fürsten [5] zu fünft, wobei immer jemand rastet *[other] { $players } Spieler }
setting-setup = Aufbau
setting-setup-about = { $setup ->
        [first-game] die Stapel, die für ein erstes Spiel empfohlen sind
        [glittering-gold] Glitzerndes Gold: viel Gold
        [mastery-over-magic] Meister der Magie: überall Magie, und Diebe
        [monster-blood] Monsterblut: für alle, die gern Monster erlegen
        [random] Länder und Bürger werden ausgelost
       *[chosen] eure eigenen Länder und Bürger; der Rest wird ausgelost
    }
setting-areas = Länder ({ $most })
setting-citizen = Bürger { $numbers }
area-name = { TERM($area, of: "area") }
citizen-name = { CARD($citizen) }
setting-mixed = Gemischte Bürger
setting-mixed-about = { $mixed -> [true] alle Bürger einer Zahl in einen Stapel gemischt *[other] eine Sorte Bürger in jedem Stapel }
setting-leftovers = Übrige Ressourcen
setting-leftovers-about = Herzöge zählen Gold, Stärke und Magie { $leftovers -> [pooled] zusammen *[other] jeweils für sich }
setting-solo-tokens = Siegmarken im Solospiel
setting-solo-tokens-about = { $tokens -> [counted] sie zählen auch im Solospiel *[other] sie zählen im Solospiel nicht, so wie es gedruckt ist }

## Der Tisch

center = Die Mitte
dice = Würfel
bank = Bank
not-rolled = Noch nicht geworfen
stack-exhausted = Erschöpft
place-exhausted = { $row }: erschöpft
secret-duke = Ein geheimer Herzog
to-be-turned = Neu am Ende des Zugs
lord = Dunkler Fürst
captured = Geraubt
monsters-slain = Erlegt
kingdom = Reich
court = Herzog, Domänen und erlegte Monster
purse = Besitz
gains = Was der Wurf brachte
price = Preis { $n }
use-token = { $token } nutzen
pays = zahlt
gone = { $n } von { $of }
actions-left = noch { $n -> [one] { $n } Aktion *[other] { $n } Aktionen }
two-actions = Zwei Aktionen im Zug. Jede ist eine von diesen:
deed-slay = Monster erlegen
deed-recruit = Bürger anwerben
deed-build = Domäne bauen
deed-take = 1 Ressource nehmen
none-of = Kein Bürger für { $number }
points-hint = Sichtbare Siegpunkte: Monster, Domänen und Marken
points-shown = { $n } { $n -> [one] sichtbarer Siegpunkt *[other] sichtbare Siegpunkte }
wakes = weckt { LIST($numbers, type: "plain") }
empty-stacks = { $n } von { $of } Stapeln erschöpft
attacked-by = greift bei einer { $die } an
price-now = jetzt { $price } Gold für dich
copies = { $n -> [1] { $name } *[other] { $n } × { $name } }

## Karten

kind-citizen = Bürger
kind-monster = Monster
kind-domain = Domänen
kind-duke = Herzöge
citizen = Bürger
starter = Starter
domain = Domäne
duke = Herzog
own-turn = dein Zug
others-turns = Züge der anderen
any-turn = jeder Zug
always = immer
at-the-end = Am Ende des Spiels
monster-of = { TERM($type, of: "type") } { -of-area($area) }
points = { -points }
base-price = { $n } Gold, je eigenem 1 mehr
needs = verlangt { $n }-mal { TERM($role, of: "role") }
wakes-on = Erwacht bei { LIST($numbers) }

## Symbole

-role = Eine Rolle: Domänen verlangen sie, manche Fähigkeiten und Herzöge zählen sie.
-area = Wo die Monster eines Stapels hausen; manche Herzöge zählen sie.
icon-gold = Gold
    .one = Gold
    .meaning = Wirbt Bürger an und baut Domänen.
icon-strength = Stärke
    .one = Stärke
    .meaning = Erlegt Monster.
icon-magic = Magie
    .one = Magie
    .meaning = Kann Gold oder Stärke ersetzen, nur nicht die letzte Marke.
icon-vp = Siegmarken
    .one = Siegmarke
    .meaning = Ein Siegpunkt.
icon-count_worker-citizens = Bürger mit der Rolle Arbeiter
    .each = jeden deiner Bürger mit der Rolle Arbeiter
icon-count_soldier-citizens = Bürger mit der Rolle Soldat
    .each = jeden deiner Bürger mit der Rolle Soldat
icon-count_shadow-citizens = Bürger mit der Rolle Schatten
    .each = jeden deiner Bürger mit der Rolle Schatten
icon-count_holy-citizens = Bürger mit der Rolle Geistlicher
    .each = jeden deiner Bürger mit der Rolle Geistlicher
icon-count_worker-icons = Arbeiter-Symbol
    .each = jedes Arbeiter-Symbol auf deinen Bürgern und Domänen
icon-count_soldier-icons = Soldaten-Symbol
    .each = jedes Soldaten-Symbol auf deinen Bürgern und Domänen
icon-count_shadow-icons = Schatten-Symbol
    .each = jedes Schatten-Symbol auf deinen Bürgern und Domänen
icon-count_holy-icons = Geistlichen-Symbol
    .each = jedes Geistlichen-Symbol auf deinen Bürgern und Domänen
icon-count_hills-monsters = Monster der Hügel
    .each = jedes Monster der Hügel, das du erlegt hast
icon-count_barrens-monsters = Monster des Ödlands
    .each = jedes Monster des Ödlands, das du erlegt hast
icon-count_ruins-monsters = Monster der Ruinen
    .each = jedes Monster der Ruinen, das du erlegt hast
icon-count_forest-monsters = Monster des Waldes
    .each = jedes Monster des Waldes, das du erlegt hast
icon-count_swamp-monsters = Monster des Sumpfes
    .each = jedes Monster des Sumpfes, das du erlegt hast
icon-count_valley-monsters = Monster des Tals
    .each = jedes Monster des Tals, das du erlegt hast
icon-count_caverns-monsters = Monster der Höhlen
    .each = jedes Monster der Höhlen, das du erlegt hast
icon-count_mountains-monsters = Monster der Berge
    .each = jedes Monster der Berge, das du erlegt hast
icon-count_knights = Ritter
    .each = jeden deiner Ritter (der Starter zählt mit)
icon-count_citizens = Bürger
    .each = jeden deiner Bürger
icon-count_monsters = Monster
    .each = jedes Monster, das du erlegt hast
icon-count_titans = Titan
    .each = jeden Titanen, den du erlegt hast
icon-count_domains = Domäne
    .each = jede deiner Domänen
icon-count_leftovers-2 = Ressourcen übrig
    .each = je 2 übrige Ressourcen
icon-count_leftovers-3 = Ressourcen übrig
    .each = je 3 übrige Ressourcen
icon-count_leftovers-4 = Ressourcen übrig
    .each = je 4 übrige Ressourcen
icon-at_build = beim Bau
    .when = wenn du sie baust
icon-at_own-roll = dein Wurf
    .when = einmal in jeder deiner Wurfphasen
icon-at_doubles = jeder Pasch
    .when = jedes Mal, wenn ein Wurf oder ein gedrehter Würfel einen Pasch ergibt
icon-at_action-start = vor deinen Aktionen
    .when = zu Beginn deiner Aktionsphase
icon-at_action-end = nach deinen Aktionen
    .when = am Ende deiner Aktionsphase
icon-at_gain-citizen = je neuem Bürger
    .when = jedes Mal, wenn du in deiner Aktionsphase einen Bürger bekommst
icon-at_slay = je erlegtem Monster
    .when = jedes Mal, wenn du in deiner Aktionsphase ein Monster erlegst
icon-modify_no-surcharge = Bürger zum Grundpreis
    .say = Bürger kosten dich nur ihren Grundpreis, egal wie viele du hast
icon-modify_build-price = Domänen kosten weniger
    .say = deine Domänen kosten { MINUS($by) } Gold weniger, aber mindestens 1
icon-card_citizens = Bürger aus der Mitte
    .say = { $name -> [none] { $role -> [none] einen beliebigen Bürger *[other] einen Bürger mit der Rolle { TERM($role, of: "role") } } *[other] einen Ritter }{ $costAtMost -> [none] {""} *[other] {" "}zum Grundpreis von höchstens { $costAtMost } } aus der Mitte
icon-filter_name_knight = Ritter
    .meaning = Du darfst nur einen Ritter nehmen.
icon-filter_role_worker = Arbeiter
    .meaning = Du darfst nur einen Arbeiter nehmen.
icon-filter_role_soldier = Soldat
    .meaning = Du darfst nur einen Soldaten nehmen.
icon-filter_role_shadow = Schatten
    .meaning = Du darfst nur einen Schatten nehmen.
icon-filter_role_holy = Geistlicher
    .meaning = Du darfst nur einen Geistlichen nehmen.
icon-filter_costAtMost = Grundpreis höchstens
    .meaning = Der Grundpreis des Bürgers darf nicht höher sein.
icon-place_slain-monsters = ein Monster, das du erlegt hast
    .lose = lege ein erlegtes Monster auf seinen Stapel zurück
    .rob = nimm ein { $random -> [true] zufälliges{" "} *[other] {""} }von ihm erlegtes Monster, ohne dessen Belohnung
    .meaning = Ein Monster, das jemand erlegt hat.
icon-place_own-citizens = einer deiner Bürger
    .lose = lege einen deiner Bürger auf seinen Stapel zurück
    .rob = nimm einen { $random -> [true] zufälligen{" "} *[other] {""} }seiner Bürger
    .meaning = Einer der Bürger eines Spielers; Starter sind sicher.
icon-action_slay = ein Monster erlegen
    .say = ein Monster zum üblichen Preis erlegen
icon-verb_set-die = einen Würfel drehen
    .say = drehe einen Würfel auf { $n }
icon-verb_lower-die = einen Würfel senken
    .say = du darfst einen Würfel um { $n } senken, aber nicht unter 1
icon-role_worker = Arbeiter
    .meaning = { -role }
icon-role_soldier = Soldat
    .meaning = { -role }
icon-role_shadow = Schatten
    .meaning = { -role }
icon-role_holy = Geistlicher
    .meaning = { -role }
icon-type_minion = Scherge
    .meaning = Eine Art von Monster: ein Diener der anderen.
icon-type_beast = Bestie
    .meaning = Eine Art von Monster: ein wildes Tier.
icon-type_titan = Titan
    .meaning = Eine Art von Monster: groß, und manche Herzöge zählen ihn.
icon-type_boss = Boss
    .meaning = Eine Art von Monster: das letzte und stärkste seines Stapels.
icon-area_hills = Hügel
    .meaning = { -area }
icon-area_barrens = Ödland
    .meaning = { -area }
icon-area_ruins = Ruinen
    .meaning = { -area }
icon-area_forest = Wald
    .meaning = { -area }
icon-area_swamp = Sumpf
    .meaning = { -area }
icon-area_valley = Tal
    .meaning = { -area }
icon-area_caverns = Höhlen
    .meaning = { -area }
icon-area_mountains = Berge
    .meaning = { -area }
icon-card_monsters = Monster
    .meaning = Mit Stärke erlegt, bringt es eine Belohnung und Punkte.
icon-card_domains = Domäne
    .meaning = Mit Gold gebaut, bringt sie Punkte und eine Fähigkeit.
icon-card_dukes = Herzog
    .meaning = Dein geheimer Herzog, der am Ende Punkte bringt.
icon-die = ein Würfel
    .meaning = Einer der beiden Würfel des Wurfs.
icon-first-player = Startspieler
    .meaning = Diese Person hat das Spiel begonnen.
icon-resting = rastet in diesem Zug
    .meaning = Diese Person erntet in diesem Zug nicht.
icon-exhausted = Erschöpft
    .meaning = Erschöpfte Stapel: Sind es genug, endet das Spiel.
icon-dark-lord = Der Dunkle Fürst
    .meaning = Dein Gegner im Solospiel.
icon-opponent = ein Gegner deiner Wahl
icon-owner = wem diese Fähigkeit gehört
icon-each-player = jeder Spieler
icon-each-opponent = jeder Gegner

## Klarstellungen zu einzelnen Karten

ruling-citizen_starter-peasant = Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Bauern teurer, hat aber keine Rolle.
ruling-citizen_starter-knight = Er erwacht und erntet wie jeder Bürger und macht deinen nächsten Ritter teurer, hat aber keine Rolle.
ruling-citizen_thief = In deinem Zug schlagen alle deine Diebe zu, bevor irgendwer erntet. Gold oder Magie, nie von beidem; du darfst auch weniger nehmen.
ruling-citizen_thief-2 = Wer weniger als 3 hat, gibt, was da ist.
ruling-citizen_blacksmith = Zählt nur Bürger mit der Rolle Soldat: keine Domänen, keine Starter.
ruling-citizen_warlord = Links: Bürger mit der Rolle Soldat, dieser eingeschlossen. Rechts: Karten namens Ritter, dein Starter eingeschlossen.
ruling-citizen_butcher = Zählt Bürger mit der Rolle Arbeiter, diesen eingeschlossen: keine Domänen, keine Starter.
ruling-citizen_miner = Zählt die Domänenkarten, die du besitzt.
ruling-monster_bane-spider = Liegt kein Ritter mehr in der Mitte, bekommst du das Gold.
ruling-monster_spider-queen = Sie zählt sich selbst mit. Den Bürger kannst du nur wählen, solange einer in der Mitte liegt.
ruling-monster_wraith = Es zählt der Grundpreis, egal wie viele du schon hast.
ruling-monster_orc-warrior = Es zählt der Grundpreis, egal wie viele du schon hast.
ruling-monster_gelatinous-cube = Die aufgedruckte Magie kommt zu der hinzu, die für Stärke einspringt: 3 Stärke und 2 Magie reichen.
ruling-domain_foxgrove-palisade = Die 2 Gold müssen Gold sein.
ruling-domain_foxgrove-palisade-2 = Ein Würfel, der schon 6 zeigt, kann nicht auf 6 gedreht werden.
ruling-domain_the-desert-orchid = Hast du keinen Bürger mit der Rolle Geistlicher, ist es kostenlos.
ruling-domain_palace-of-the-dawn = Auch ein Würfel, den eine andere Domäne schon gedreht hat, darf gesenkt werden.
ruling-domain_gargans-embrace = In jedem Zug. Ein Pasch, der danach verändert wird, hat gezählt; ein später gemachter zählt noch einmal.
ruling-domain_watcher-on-the-water = Das Monster kommt oben auf den Stapel seines Landes. Das kann das Spielende aufheben.
ruling-domain_nest-of-the-weaver-witch = Nie ein Starter. Der Bürger kommt oben auf den Stapel seiner Zahl; das kann das Spielende aufheben.
ruling-domain_purloiners-perch = Keine Belohnung, und es gilt nicht als erlegt: Der Violette Dorn wirkt nicht.
ruling-domain_purloiners-perch-2 = Im Solospiel ist es das oberste Monster des Stapels ganz links.
ruling-domain_cathedral-of-st-aquila = Wirkt schon am Ende des Zuges, in dem du sie baust.
ruling-domain_the-orb-of-urdr = Wirkt schon am Ende des Zuges, in dem du sie baust.
ruling-domain_blood-crow-army = Wirkt ab deinem nächsten Zug.
ruling-domain_halfpenny-hill = Wirkt ab deinem nächsten Zug.
ruling-domain_monolith-of-ostendaar = Wirkt ab deinem nächsten Zug.
ruling-domain_forgotten-sorrows = Bezahlt oder gratis: Jeder Bürger zählt.
ruling-domain_the-violet-thorn = Auch Monster, die du dank einer anderen Karte erlegst, zählen.
ruling-domain_pratchetts-plateau = Sich selbst macht sie nicht billiger.
ruling-domain_eye-of-asteraten = Das Erlegen gehört zu dieser Aktion und ist keine zusätzliche.
ruling-domain_cutthroats-truce = Hat der Gegner weniger als 3, nimmst du, was da ist.
ruling-domain_cloudriders-camp = Liegt kein passender Soldat in der Mitte, bekommst du trotzdem die Stärke.
ruling-domain_golden-obelisk-of-nae = Nur einmal, wenn er gebaut wird.
ruling-duke_hrothgar-the-conqueror = Ein Titan ist auch ein Monster: Er bringt 2 + 1.
ruling-duke_reese-the-firebrand = Starter sind hier keine Bürger.

## Die Lektionen der Einführung

lesson-1 = Willkommen, Euer Gnaden! Das ist das Reich: oben die Monster, in der Mitte zwei Reihen Bürger, unten die Domänen.
lesson-2 = Und das gehört dir: ein Bauer und ein Ritter, deine ersten Leute, dazu 2 Gold und 1 Magie.
lesson-3 = Zuallererst: Wer bist du? Dein Herzog bleibt geheim und bringt am Ende Punkte. Hrothgar liebt erlegte Monster, ein guter Herr für das erste Spiel. Behalte Hrothgar.
lesson-4 = Ein Zug beginnt mit einem Wurf: deiner ist 5 und 1. Drei Zahlen wecken Karten: jeder Würfel und ihre Summe 6.
lesson-5 = Grün ist markiert, wer erwacht ist. Dein Bauer (5) brachte 1 Gold, dein Ritter (6) 1 Stärke, ganz von selbst. Auch dein Gegner hat geerntet: Das tun alle, in jedem Zug.
lesson-6 = Nun hast du zwei Aktionen. Der Goblin kostet 1 Stärke. Seine Belohnung, 1 Gold, bekommst du sofort; sein Punkt zählt am Ende. Erlege den Goblin!
lesson-7 = Gut getroffen! Mehr Stärke bringen Soldaten. Der Bogenschütze erwacht bei einer 4: 2 Stärke in deinem Zug, 1 in den Zügen der anderen. Wirb den Bogenschützen an.
lesson-8 = Der Bogenschütze kostet 4 Gold. Magie kann Gold oder Stärke ersetzen, nur nicht die letzte Marke. Zahle 3 Gold und 1 Magie, dann bleibt dir eine Münze.
lesson-9 = Inzwischen hat dein Gegner gewürfelt und seinen Zug gemacht. Sein Wurf weckte auch deinen Bauern und deinen Ritter und brachte dir 1 Gold und 1 Stärke. Bei geteilten Karten gilt in den Zügen der anderen die rechte Hälfte.
lesson-10 = Wieder dein Zug: 2 und 4. Die 4 weckte deinen Bogenschützen für 2 Stärke, die Summe 6 deinen Ritter für 1 weitere. Wäre niemand erwacht, hättest du eine Ressource deiner Wahl genommen.
lesson-11 = Vier Stärke! Genug für den Baumhirten, der 3 kostet und dir 1 Gold und 1 Magie lässt. Und Hrothgar gibt für jedes Monster 2 Punkte dazu. Erlege den Baumhirten!
lesson-12 = Noch eine Aktion. Der Vorkämpfer kostet nur 2 Gold: Eine 8 ist seltener, aber dann bringt er 4 Stärke. Ein zweiter würde dich 1 mehr kosten. Wirb den Vorkämpfer an.
lesson-13 = Behalte diesmal deine Magie: Zahle 2 Gold.
lesson-14 = Das rote Banner macht Bogenschützen und Vorkämpfer zu Soldaten. Das Heer der Blutkrähen verlangt drei davon und 5 Gold. Domänen bringen Punkte und eine Fähigkeit, einmalig oder für immer.
lesson-15 = Nichts Besseres zu tun? Eine Aktion bringt auch ein Gold, eine Stärke oder eine Magie. Und verteile deine Bürger auf viele Zahlen: Dann ist fast jeder Wurf eine Ernte.
lesson-16 = Das Spiel endet mit dem letzten Monster oder der letzten Domäne, oder wenn so viele Stapel erschöpft sind; die Runde spielt ihr noch zu Ende. Dann zählen Monster, Domänen, Siegmarken und Herzöge.
lesson-17 = Mehr brauchst du nicht. Zeig auf eine Karte oder halte sie gedrückt, dann siehst du sie groß. Spiel weiter: Das Reich gehört dir!

## Namen

name-cleric = m Kleriker
name-monk = m Mönch
name-merchant = m Händler
name-blacksmith = m Schmied
name-mercenary = m Söldner
name-alchemist = m Alchemist(en)
name-archer = m Bogenschütze(n)
name-wizard = m Zauberer
name-peasant = m Bauer(n)
name-knight = m Ritter
name-rogue = m Schurke(n)
name-thief = m Dieb
name-champion = m Vorkämpfer
name-warlord = m Kriegsherr(n)
name-paladin = m Paladin
name-priestess = f Priesterin
name-butcher = m Metzger
name-miner = m Bergmann
name-starter-peasant = m Bauer(n)
name-starter-knight = m Ritter
name-goblin = m Goblin
name-goblin-mage = m Goblinmagier
name-goblin-king = m Goblinkönig
name-skeleton = n Skelett
name-flaming-skeleton = n Flammend~ Skelett
name-skeleton-king = m Skelettkönig
name-treant = m Baumhirte(n)
name-bane-spider = f Giftspinne
name-spider-queen = f Spinnenkönigin
name-owlbear = m Eulenbär(en)
name-giant = m Riese(n)
name-troll = m Troll
name-dire-bear = m Schreckensbär(en)
name-orc-warrior = m Orkkrieger
name-orc-chieftain = m Orkhäuptling
name-gargoyle = m Wasserspeier
name-wraith = n Gespenst
name-witch-queen = f Hexenkönigin
name-gelatinous-cube = m Gallertwürfel
name-basilisk = m Basilisk(en)
name-swamp-dragon = m Sumpfdrache(n)
name-kobolds = p Kobolde(n)
name-gold-golem = m Goldgolem
name-red-dragon = m Rot~ Drache(n)
name-foxgrove-palisade = f Palisade von Fuchshain
name-the-desert-orchid = f Wüstenorchidee
name-emerald-stronghold = f Smaragdfeste
name-pratchetts-plateau = n Pratchett-Plateau
name-cathedral-of-st-aquila = f Kathedrale der heiligen Aquila
name-darktide-harbour = m Dunkelfluthafen
name-cloudriders-camp = n Wolkenlager
name-the-orb-of-urdr = f Kugel von Urdr
name-rogues-landing = f Schurkenbucht
name-blood-crow-army = n Heer der Blutkrähen
name-eye-of-asteraten = n Auge von Asteraten
name-cutthroats-truce = m Pakt der Halsabschneider
name-halfpenny-hill = m Hellerhügel
name-shattered-hand = f Zerschmettert~ Hand
name-forgotten-sorrows = p Vergessen~ Leiden
name-watcher-on-the-water = m Wächter am Wasser
name-gargans-embrace = f Umarmung des Gargan
name-nest-of-the-weaver-witch = n Nest der Webhexe
name-palace-of-the-dawn = m Palast der Morgenröte
name-grimmwater-keep = f Feste Grimmwasser
name-the-violet-thorn = m Violett~ Dorn
name-purloiners-perch = m Langfingerhorst
name-golden-obelisk-of-nae = m Golden~ Obelisk(en) von Nae
name-monolith-of-ostendaar = m Monolith(en) von Ostendaar
name-cornelius-the-dreamer = x Cornelius / m Träumer
name-elsyn-saint-of-shadows = x El'syn, / f Heilig~ der Schatten
name-elisium-the-allsmith = x Elisium / m Allschmied
name-hrothgar-the-conqueror = x Hrothgar / m Eroberer
name-isabella-the-righteous = x Isabella / f Gerecht~
name-lekzandr-the-protector = x Lekzand'r / m Beschützer
name-node-master-of-swords = x Node, / m Meister der Schwerter
name-reese-the-firebrand = x Reese / m Feuerkopf
name-simon-the-unclean = x Simon / m Unrein~
name-waryn-lord-of-rogues = x Waryn, / m Herr(n) der Schurken
