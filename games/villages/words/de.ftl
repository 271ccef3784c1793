# Villages of Valeria auf Deutsch. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } Karte *[other] { $n } Karten }
-random-cards = { $random -> [true] { $n -> [one] { $n } zufällige Karte *[other] { $n } zufällige Karten } *[other] { -cards($n) } }
-more = { $left -> [none] {""} [1] {""} *[other] {" "}(noch { $left }) }
-by = { $card -> [none] {""} *[other] [[ ({ CARD($card) })]] }

## In the lobby

about-name = Villages of Valeria
about-line = Erschließe Rohstoffe, errichte ein Dorf um deine Burg und gewinne Abenteurer dafür. Was einer anführt, dürfen die anderen mitmachen.

## Questions

ask-first = Erschließe eine deiner Karten kostenlos als ersten Rohstoff.
ask-lead = Welche Aktion führst du an?
ask-lead-idle = Welche Aktion führst du an? Es gibt nichts zu ziehen: Bewegt sich { $left -> [one] in diesem Zug *[other] { $left } Züge lang, diesen mitgezählt, } keine Karte und keine Münze, ist das Spiel aus.
ask-lead-solo = Welche Aktion nimmst du?
ask-follow = { WHO($seat) } hat { TERM($action, of: "at") } angeführt. Machst du mit?
ask-develop = Welche Karte wird ein Rohstoff?
ask-discard = Welche Karte wirfst du ab{ -more($left) }?
ask-trash = Welche Karte kommt aus dem Spiel?
ask-pile = Auf welche Ablage legst du { THE($card, case: "acc") }?
ask-draw = Von wo ziehst du{ -more($left) }?
ask-provide = { CARD($card) }: Was liefert { RESOURCE($resource) }{ -more($left) }?
because = { CARD($card) }:
power-use = Welche Kraft nutzt du als Nächstes?
power-aim = { CARD($source) }: Wähle einen Gegner.
power-lose = { CARD($source) }: Welche Karte wirfst du ab{ -more($left) }?

## Options

option-harvest = Ernten: 3 Karten ziehen
option-harvest-solo = Ernten: 3 Karten ziehen (höchstens 8 auf der Hand)
option-develop = { $card -> [none] Erschließen: eine Karte abwerfen, um eine andere zu erschließen *[other] { CARD($card, case: "acc") } erschließen }
option-develop-solo = Erschließen: eine Karte aus dem Spiel nehmen, um eine andere zu erschließen
option-tax = Besteuern: { $gold -> [0] eine Karte ziehen (die Bank hat kein Gold) *[other] 1 Gold nehmen und eine Karte ziehen }
option-tax-solo = Besteuern: { $gold -> [0] eine Karte aus dem Spiel nehmen, aber ohne Gold (die Bank ist leer) *[other] eine Karte aus dem Spiel nehmen für 1 Gold }
option-build = { CARD($card, case: "acc") } bauen
option-recruit = { CARD($card, case: "acc") } für { $gold } Gold anwerben
option-follow-harvest = Mitmachen: eine Karte ziehen
option-follow-develop = Mitmachen: 2 Karten abwerfen, um eine andere zu erschließen
option-follow-tax = Mitmachen: eine Karte ziehen
option-decline = Verzichten
option-decline-ahead = Auf alles verzichten, bis ich dran bin
option-discard = { CARD($card, case: "acc") } abwerfen
option-trash = { CARD($card, case: "acc") } aus dem Spiel nehmen
option-pile = { $card -> [none] Auf Ablage { $pile } legen, die leer ist *[other] Auf Ablage { $pile } legen, auf { THE($card, case: "acc") } }
option-draw-deck = Verdeckt vom Stapel ziehen
option-draw-pile = { CARD($card, case: "acc") } von Ablage { $pile } nehmen
option-own = Eine Münze auf { RESOURCE($resource) } bei dir legen
option-others = Eine Münze auf { RESOURCE($resource) } bei { WHO($seat) } legen
option-castle = Eine Münze auf deine Burg legen, für { RESOURCE($resource) }
option-provide = { CARD($card, case: "acc") } nutzen{ $discards -> [0] {" "}(ohne Münze) *[other] : { -cards($discards) } abwerfen }
use-power = { CARD($card) }: { DO($effect) }{ $isForNothing -> [none] {""} *[other] {" "}(die Bank ist leer: du bekämst nichts) }
power-at = { WHO($seat) } wählen
pass = Niemanden: diese Kraft nicht nutzen
power-done = Keine mehr

## Why something can't be done

too-few-cards = braucht noch { MORE($n, $have) -> [one] 1 Karte *[other] { MORE($n, $have) } Karten } auf der Hand
too-dear = { $n -> [none] braucht noch { EACH($lacks, text: "lack") } *[other] braucht noch { MORE($n, $gold) } Gold }
lack = { COUNTED($what, MORE($n, $have)) }
built-already = du hast schon ein Gebäude mit diesem Namen
no-gold = braucht noch { MORE($n, $gold) } Gold
lacks-buildings = braucht noch { EACH($lacks, text: "lack") }
needed-later = dann könntest du den Rest nicht mehr bezahlen
power-cannot-pay = du kannst sie nicht bezahlen
power-nothing-there = es gibt nichts zu holen

## What happens

turn = Zug { $turn }: { WHO($seat) }
replenished = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { $gold } Gold von den eigenen Karten.
led = { WHO($seat) } { YOU($seat) -> [true] führst *[other] führt } an: { TERM($action, of: "at") }.
followed = { WHO($seat) } { YOU($seat) -> [true] machst *[other] macht } mit: { TERM($action, of: "at") }.
declined = { WHO($seat) } { YOU($seat) -> [true] verzichtest *[other] verzichtet }.
declined-ahead = { WHO($seat) } { YOU($seat) -> [true] verzichtest *[other] verzichtet } auf alles bis zum eigenen Zug.
drew = { $card -> [none] { WHO($seat) } { YOU($seat) -> [true] ziehst *[other] zieht } eine Karte. *[other] { WHO($seat) } { YOU($seat) -> [true] ziehst *[other] zieht } { A($card, case: "acc") }. }
drew-pile = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { A($card, case: "acc") } von Ablage { $pile }.
pile-refilled = Auf Ablage { $pile } liegt jetzt { CARD($card) }.
discarded = { WHO($seat) } { YOU($seat) -> [true] wirfst *[other] wirft } { A($card, case: "acc") } auf Ablage { $pile }.
trashed = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { A($card, case: "acc") } aus dem Spiel.
developed = { WHO($seat) } erschließt { A($card, case: "acc") }[[: { RESOURCE($resource) }]].
coin-laid = { SAME($seat, $owner) -> [true] { WHO($seat) } { YOU($seat) -> [true] legst *[other] legt } eine Münze auf { RESOURCE($resource) } im eigenen Dorf. *[other] { WHO($seat) } { YOU($seat) -> [true] legst *[other] legt } eine Münze auf { RESOURCE($resource) } bei { WHO($owner, case: "dat") }. }
coin-on-castle = { WHO($seat) } { YOU($seat) -> [true] legst *[other] legt } eine Münze auf die eigene Burg, für { RESOURCE($resource) }.
provided = { WHO($seat) } { YOU($seat) -> [true] bekommst *[other] bekommt } { RESOURCE($resource) } durch { THE($card, case: "acc") }.
built = { WHO($seat) } { YOU($seat) -> [true] baust *[other] baut } { A($card, case: "acc") }.
recruited = { WHO($seat) } { YOU($seat) -> [true] wirbst *[other] wirbt } { THE($card, case: "acc") }[[ für { $gold } Gold]] an.
adventurer-comes = { CAPITAL(THE($card, case: "nom")) } kommt in die Auslage.
gold-taken = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { $gold } Gold aus der Bank{ -by($card) }.
bank-empty = Die Bank ist leer: kein Gold für { WHO($seat, case: "acc") }{ -by($card) }.
deck-empty = { $isLast -> [none] Der Stapel ist leer: Eine leere Ablage bleibt von nun an leer. *[other] Der Stapel ist leer: Nach diesem Zug ist das Spiel aus. }
nothing-to-draw = Es gibt nichts mehr zu ziehen. Bewegt sich eine ganze Runde lang ({ $turns } Züge) keine Karte und keine Münze, ist das Spiel aus.
nothing-moved = { $left -> [one] In diesem Zug hat sich keine Karte und keine Münze bewegt. Noch ein solcher Zug, und das Spiel ist aus. *[other] In diesem Zug hat sich keine Karte und keine Münze bewegt. Noch { $left } solche Züge, und das Spiel ist aus. }
gold-stolen = { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { WHO($from, case: "dat") } { $gold } Gold ab{ -by($card) }.
card-stolen = { $card -> [none] { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { WHO($from, case: "dat") } eine zufällige Karte ab{ -by($power) }. *[other] { WHO($seat) } { YOU($seat) -> [true] nimmst *[other] nimmt } { WHO($from, case: "dat") } { A($card, case: "acc") } ab{ -by($power) }. }

## How it ends

ending-grown = Ein Dorf ist vollendet: Das Spiel ist aus.
ending-idle = Eine ganze Runde lang hat sich keine Karte und keine Münze bewegt: Das Spiel ist aus.
ending-emperor = { $points } Punkte: Kaiser! Dies ist die neue Hauptstadt Valerias.
ending-city-builder = { $points } Punkte: Städtebauer. Eine schöne Stadt, nur nicht für einen König.
ending-mayor = { $points } Punkte: Stolzer Bürgermeister. Nur weiter.
ending-one-horse-town = { $points } Punkte: Kuhdorf. Kaum jemand kennt es.
ending-wide-spot = { $points } Punkte: Eine breite Stelle am Weg. Reisende reiten einfach vorbei.
next-rank = { $rank -> [emperor] Kaiser [city-builder] Städtebauer [mayor] Stolzer Bürgermeister *[one-horse-town] Kuhdorf }: ab { $points } Punkten, es { $missing -> [one] fehlte *[other] fehlten } { $missing }.
score-buildings = Gebäude
score-adventurers = Abenteurer
score-powers = Kräfte
score-gold = Gold
tie-cards = Bei Gleichstand die meisten Gebäude und Abenteurer: { $n }
tie-gold = Bei Gleichstand das meiste Gold: { $n }
tie-resources = Bei Gleichstand die meisten Rohstoffe: { $n }

## Settings

setting-players = Spieler
setting-players-are = { $players } Spieler: { $gold } Gold, bis jemand { $target } Gebäude und Abenteurer hat
setting-solo = Allein: { $cards } Karten, { $gold } Gold, und der König urteilt über dein Dorf

## On the table

market = Ablagen und Abenteurer
adventurers = Abenteurer, { -cards($n) }
adventurers-short = Abenteurer
deck = Stapel, { -cards($n) }
deck-short = Stapel
empty-pile = Ablage { $pile }, leer
empty-pool = Kein Abenteurer
pile = Ablage { $pile }: { $card }
action = Die angeführte Aktion
stand-leads = führt an
stand-led = führte an
stand-follows = dabei?
stand-followed = dabei
stand-declined = verzichtet
stand-waits = wartet
ahead = Ablehnen bis zu meinem Zug
first = Alle erschließen einen ersten Rohstoff
idle = Noch keine Aktion angeführt
to-pay = { $left } von { $all } noch zu zahlen
lacks = fehlt
own = eigenes
pay = { $n -> [0] Mit Karten zahlen *[other] { $n } Gold zahlen }
follow = Mitmachen: { $action } …
follow-short = Mitmachen
only-decline = Diesmal kannst du nicht mitmachen. Gefragt werden alle, damit niemand etwas über deine Hand erfährt.
bank = Bank: { $n } Gold
bank-short = Bank
trashed-cards = Aus dem Spiel: { -cards($n) }
village-lip = Dorf { $n }
village = Dorf: { $name }
places = { $n } von { $of } Gebäuden und Abenteurern
ends = Ende
place = Platz { $n }, leer
more = { $n } weitere
castle-with = Burg, { $coin }
resource = { $kind }: { $n }, davon frei { $free }
no-resource = Kein Rohstoff: { $kind }
locked = Die Burg eines anderen
coin-of = mit einer Münze von { $name }
coin-next = mit einer Münze, die nächsten Zug zurückkommt
coin-none = ohne Münze
purse = Beutel: { $n } Gold
returns = +{ $n } nächster Zug
points = { $n } { $n -> [one] Siegpunkt *[other] Siegpunkte }
hand = { -cards($n) } auf der Hand
hand-empty = Keine Karten auf der Hand. Ernten zieht drei.
coins = { $n -> [0] umsonst *[other] { $n } Gold }
is-built = gebaut
known = Karten, die alle gesehen haben
resources = Rohstoffe
nothing = Noch nichts gebaut
king = Das Urteil des Königs
king-asks = 60 Punkte sind eine Hauptstadt, 50 eine Stadt, 40 ein stolzer Ort.
deck-left = Noch { -cards($n) } im Stapel
building = Gebäude
as-resource = als Rohstoff
no-power = keine Kraft
plain = Keine Kraft.
castle-sentence = Eine Münze darauf liefert einen Joker, aber nur dem, dem die Burg gehört.
costs = kostet { COUNTED($resource, $n) }
asks-for = braucht { COUNTED($type, $n) }
develops = Als Rohstoff: { $what }.
value-name = Name
value-type = Typ
value-copies = Anzahl
value-cost = Kosten
value-resource = Rohstoff
value-vp = Punkte
value-power = Kraft
value-requires = Bedingung

## Icons

icon-gold = Gold
    .one = Gold
    .meaning = Münzen: zum Bauen auf Rohstoffe gelegt, beim Anwerben bezahlt; jede zählt am Ende einen Punkt.
icon-card = Karten
    .one = Karte
    .meaning = Eine Karte vom Stapel oder von einer der fünf offenen Ablagen.
icon-food = Nahrung
    .meaning = Ein Rohstoff zum Bauen: Eine Münze darauf liefert ihn.
icon-wood = Holz
    .meaning = Ein Rohstoff zum Bauen: Eine Münze darauf liefert ihn.
icon-stone = Stein
    .one = Stein
    .meaning = Ein Rohstoff zum Bauen: Eine Münze darauf liefert ihn.
icon-magic = Magie
    .meaning = Ein Rohstoff zum Bauen: Eine Münze darauf liefert ihn.
icon-wild = Joker
    .one = Joker
    .meaning = Liefert jeden Rohstoff.
icon-vp = Siegpunkte
    .one = Siegpunkt
    .meaning = Sie zählen am Ende.
icon-count_worker = Gebäude mit Arbeiter
    .each = jedes Gebäude mit Arbeiter in deinem Dorf
    .many = Gebäude mit Arbeiter
icon-count_soldier = Gebäude mit Soldat
    .each = jedes Gebäude mit Soldat in deinem Dorf
    .many = Gebäude mit Soldat
icon-count_shadow = Gebäude mit Schatten
    .each = jedes Gebäude mit Schatten in deinem Dorf
    .many = Gebäude mit Schatten
icon-count_holy = Gebäude mit Geistlichem
    .each = jedes Gebäude mit Geistlichem in deinem Dorf
    .many = Gebäude mit Geistlichem
icon-count_adventurers = Abenteurer
    .each = jeden Abenteurer in deinem Dorf
    .many = Abenteurer
icon-at_instant = sofort
    .when = sofort, wenn die Karte in dein Dorf kommt
icon-at_harvest = Ernten
    .when = wenn du Ernten anführst oder dabei mitmachst
icon-at_develop = Erschließen
    .when = wenn du Erschließen anführst oder dabei mitmachst
icon-at_build = Bauen
    .when = wenn du Bauen anführst oder dabei mitmachst
icon-at_recruit = Anwerben
    .when = wenn du Anwerben anführst oder dabei mitmachst
icon-at_tax = Besteuern
    .when = wenn du Besteuern anführst oder dabei mitmachst
icon-at_build-worker = Bauen, für Gebäude mit Arbeiter
    .when = wenn du ein Gebäude mit Arbeiter baust
icon-at_build-soldier = Bauen, für Gebäude mit Soldat
    .when = wenn du ein Gebäude mit Soldat baust
icon-at_build-shadow = Bauen, für Gebäude mit Schatten
    .when = wenn du ein Gebäude mit Schatten baust
icon-at_build-holy = Bauen, für Gebäude mit Geistlichem
    .when = wenn du ein Gebäude mit Geistlichem baust
icon-at_scoring = Wertung
    .when = am Ende des Spiels
icon-place_hand = eine Karte aus deiner Hand
    .lose = wirf { -random-cards } aus deiner Hand ab
    .rob = { $keep -> [true] nimm { -random-cards } aus seiner Hand *[other] wirf { -random-cards } aus seiner Hand ab }
    .meaning = Eine Karte aus der Hand eines Spielers.
icon-type_worker = Arbeiter
    .meaning = Ein Typ von Gebäuden: Abenteurer verlangen ihn, und manche Kräfte zählen ihn.
icon-type_soldier = Soldat
    .meaning = Ein Typ von Gebäuden: Abenteurer verlangen ihn, und manche Kräfte zählen ihn.
icon-type_shadow = Schatten
    .meaning = Ein Typ von Gebäuden: Abenteurer verlangen ihn, und manche Kräfte zählen ihn.
icon-type_holy = Geistlicher
    .meaning = Ein Typ von Gebäuden: Abenteurer verlangen ihn, und manche Kräfte zählen ihn.
icon-type_adventurer = Abenteurer
    .meaning = Er verlangt Gebäude und bringt Punkte und eine Kraft.
icon-type_castle = Burg
    .meaning = Sie liefert jeden Rohstoff, aber nur dem, dem sie gehört.
icon-follow = macht mit
    .meaning = Diese Person macht bei der angeführten Aktion mit.
icon-decline = verzichtet
    .meaning = Diese Person verzichtet aufs Mitmachen.
icon-first-player = Startspieler
    .meaning = Diese Person hat das Spiel begonnen.
icon-locked = nur für den Besitzer
    .meaning = Nur wem sie gehört, darf hier eine Münze hinlegen.
icon-opponent = ein Gegner deiner Wahl
icon-owner = wer diese Kraft hat
icon-each-player = jeder Spieler
icon-each-opponent = jeder Gegner

## Cards

kind-building = Gebäude
kind-adventurer = Abenteurer
kind-castle = Burgen

name-farm = m Bauernhof
name-tannery = f Gerberei
name-tavern = f Taverne
name-market = m Markt
name-granary = m Kornspeicher
name-workshop = f Werkstatt
name-guildhall = n Gildenhaus
name-mill = f Mühle
name-bakery = f Bäckerei
name-manor = n Gutshaus
name-armory = f Waffenkammer
name-barracks = f Kaserne
name-guard-tower = m Wachturm
name-palisade = f Palisade
name-training-yard = m Übungshof
name-hall-of-heroes = f Heldenhalle
name-stables = m Pferdestall
name-archery-range = m Schießplatz
name-siege-works = f Kriegswerkstatt
name-keep = m Bergfried
name-witchs-hut = f Hexenhütte
name-wizards-tower = m Zauberturm
name-harbor = m Hafen
name-catacombs = p Katakomben
name-thieves-den = n Diebesnest
name-black-market = m Schwarzmarkt
name-hideout = n Versteck
name-counting-house = n Kontor
name-gambling-den = f Spielhölle
name-mausoleum = n Mausoleum
name-cathedral = f Kathedrale
name-oracle = n Orakel
name-monastery = n Kloster
name-fountain = m Brunnen
name-shrine = m Schrein
name-abbey = f Abtei
name-basilica = f Basilika
name-chapel = f Kapelle
name-hospice = n Hospiz
name-temple = m Tempel
name-knight = m Ritter
name-necromancer = m Totenbeschwörer
name-priestess = f Priesterin
name-merchant = m Händler
name-paladin = m Paladin
name-warlord = m Kriegsherr(n)
name-thief = m Dieb
name-rogue = m Schurke(n)
name-heep = x Heep
name-bard = m Barde(n)
name-wizard = m Zauberer
name-champion = m Vorkämpfer
name-archer = m Bogenschütze(n)
name-monk = m Mönch
name-dragonslayer = m Drachentöter
name-archmage = m Erzmagier
name-castle-red = f Rot~ Burg
name-castle-blue = f Blau~ Burg
name-castle-green = f Grün~ Burg
name-castle-yellow = f Gelb~ Burg
name-castle-purple = f Violett~ Burg

## Rulings

ruling-building_farm = Einmal bei jedem Bauen, angeführt oder mitgemacht.
ruling-building_workshop = Nur beim Bezahlen eines Gebäudes mit Arbeiter.
ruling-building_wizards-tower = Nicht in der Aktion, in der du ihn baust.
ruling-building_barracks = Ihre Karte kommt nach der Aktion: Zum Bezahlen taugt sie nicht.
ruling-building_armory = Erst kommt die Karte fürs Anführen, dann die der Waffenkammer.
ruling-building_fountain = Die Karten wirfst du beim Bezahlen ab, bevor du fürs Anführen ziehst.
ruling-building_witchs-hut =
    Du darfst erst mit einer anderen Kraft ziehen und diese Karte abwerfen.
    Auch bei leerer Bank darfst du sie nutzen, bekommst aber nichts.
ruling-building_monastery = Nur beim Bezahlen eines Gebäudes mit Geistlichem.
ruling-building_black-market = Auch bei leerer Bank darfst du ihn nutzen, bekommst aber nichts.
ruling-building_tavern = Zählt Abenteurer in deinem eigenen Dorf.
ruling-building_harbor = Es zählt sich selbst mit.
ruling-adventurer_knight = Zählt Gebäude mit Soldat, keine Abenteurer.
ruling-adventurer_necromancer = Zählt die Gebäude mit Schatten, die du in diesem Augenblick hast.
ruling-adventurer_warlord = Nur beim Bezahlen eines Gebäudes mit Soldat.
ruling-adventurer_thief = Nur aus dem Beutel: Münzen auf Karten sind sicher. Allein: aus der Bank.
ruling-adventurer_rogue = Nur ihr beide seht die Karten. Allein ziehst du zwei, von einer Ablage oder vom Stapel.
ruling-adventurer_heep = Nur ihr beide seht die Karte. Allein ziehst du eine, von einer Ablage oder vom Stapel.

## Lessons

lesson-1 = Willkommen in Valeria! Um deine Burg soll ein Dorf entstehen. Du hast 3 Gold und sechs Karten: Jede kann ein Gebäude werden oder ein Rohstoff, der beim Bauen hilft.
lesson-2 = Auf einer Karte: oben rechts die Punkte, am Fuß des Bildes die Kosten, darunter links ihre Kraft und rechts (auf einer kleinen Karte: oben links) der Rohstoff, der sie werden kann. Alle erschließen einen ersten Rohstoff umsonst. Der Zauberturm ist teuer: Mach Holz daraus.
lesson-3 = Du bist am Zug! Du führst eine von fünf Aktionen an: Ernten zieht Karten, Erschließen macht Rohstoffe, Bauen und Anwerben bringen Punkte, Besteuern bringt Gold. Danach dürfen die anderen mitmachen.
lesson-4 = Die Kaserne kostet ein Holz und einen Stein: 2 Gold, je eine Münze. Drück sie auf deiner Hand, um Bauen anzuführen.
lesson-5 = Nun zahlst du, Symbol für Symbol. Eine Münze auf einem Rohstoff liefert ihn. Leg eine auf dein eigenes Holz: Sie kommt zu dir zurück.
lesson-6 = Stein hast du keinen. Dein Gegner schon, aber eine Münze dort würde ihm gehören. Deine Burg liefert alles, aber nur dir: Leg die zweite Münze dorthin.
lesson-7 = Die Kaserne steht. Wer Bauen anführt, zieht eine Karte, vom Stapel oder von einer der fünf offenen Ablagen. Nimm den Markt von der ersten Ablage.
lesson-8 = Dein Gegner hat verzichtet und führt nun Ernten an: drei Karten für ihn. Du darfst mitmachen und eine ziehen. Mitmachen kostet dich nie einen Zug. Mach mit!
lesson-9 = Woher? Was du von einer Ablage nimmst, sehen alle; der Stapel hält es geheim. Zieh vom Stapel.
lesson-10 = Dein zweiter Zug begann mit deinen Münzen: Beide kamen von Holz und Burg zurück, du hast wieder 3 Gold. So trägt sich ein Dorf selbst.
lesson-11 = Mehr Rohstoffe bedeuten mehr Gebäude. Führ Erschließen an: Du wirfst eine Karte ab und machst eine andere zum Rohstoff.
lesson-12 = Du hast zweimal den Markt, aber kein Dorf darf zwei Gebäude desselben Namens haben. Wirf eine der beiden Karten ab.
lesson-13 = Er kommt auf eine Ablage deiner Wahl und verdeckt, was dort liegt. Deck die erste Ablage zu.
lesson-14 = Und nun der Rohstoff: Der Kornspeicher kann Stein sein, der dir fehlt. Erschließ ihn.
lesson-15 = Hier hilft deine Kaserne: Wenn du Erschließen anführst oder mitmachst, darfst du eine Karte ziehen. Kräfte kommen nach der Aktion, und keine muss genutzt werden. Nutz diese.
lesson-16 = Zieh noch einmal vom Stapel.
lesson-17 = Abenteurer verlangen Gebäude bestimmter Typen, die Banner auf ihren Karten, und kosten 1 Gold, wenn du Anwerben anführst, 2 beim Mitmachen.
lesson-18 = Das Spiel endet, wenn ein Dorf voll ist. Dann zählst du Punkte, Kräfte, die werten, und alle deine Münzen zusammen. Spiel weiter und errichte die Hauptstadt!
