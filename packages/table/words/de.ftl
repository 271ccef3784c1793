# The table in German. How to read and translate this file: docs/guide/add-a-language.md

# What those who speak it call it: with this, it is on the list in the settings.
language = Deutsch

## What is asked

yourDecision = Deine Entscheidung:
yourTurn = Du bist am Zug
turnOf = { $name } ist am Zug
waitingFor = Warten auf { $names }
nothingToDecide = Gerade gibt es nichts zu entscheiden
you = Du
bot = Bot
players = Spieler
openSeat = Alles, was vor { $name } liegt
notPossible = Jetzt nicht möglich ({ $n })
confirm = Bestätigen
deedWith = { $deed } · { $what }
deedSoFar = { $deed }: { $n } gewählt
confirmSome = Diese { $n } bestätigen
confirmNone = Nichts wählen
confirmOrder = So ordnen
allOptions = Alle Optionen
wholePrompt = Die ganze Frage
moreBeside = Daneben noch { $n } zur Wahl
endTurn = Zug beenden
turnHeld = Dein Zug ist fertig. Beende ihn, oder nimm etwas zurück.
undo = Rückgängig
chosenOf = { $n } von { $most } gewählt
chosenSoFar = { $n } gewählt · nochmal drücken nimmt zurück
totalOf = { $n } von { $total }
less = Weniger: { $what }
swap = { $what }: gegen { $other } tauschen
swapHint = Drücke auf eine Münze mit Pfeilen, um sie zu tauschen.
more = Mehr: { $what }
moveUp = Nach oben: { $what }
moveDown = Nach unten: { $what }
orderHint = Das Oberste kommt zuerst.
place = Platz { $n }
canBeChosen = Möglich: { $what }
isChosen = Gewählt
cannot = Jetzt nicht: { $why }

## Things and players

lookCloser = Genauer ansehen
whatToDo = Was tun mit { $what }
close = Schließen
rulings = Regelfragen
cards = { $n -> [one] { $n } Karte *[other] { $n } Karten }
faceDown = Verdeckt
dice = Würfel: { LIST($values) }
others = Die anderen am Tisch

## What bots say at turning points

quip-lead-1 = Jetzt führe ich.
quip-lead-2 = Mir nach!
quip-passed-1 = Gut gespielt.
quip-passed-2 = Ich komme wieder.
quip-gain-1 = Das Warten hat sich gelohnt.
quip-gain-2 = Genau das fehlte mir.
quip-slayer = So macht man das!
quip-builder = Wieder ein Stein mehr.
quip-recruiter = Je mehr, desto besser.
quip-schemer = Ganz nach Plan.
quip-hoarder = Gut, dass ich das aufgehoben habe.
quip-daredevil = Wer wagt, gewinnt!

## The log

log = Verlauf
logEmpty = Noch ist nichts geschehen.
newest = Neueste

## The score

score = Wertung
total = Summe
rank = { $n }.
winner = { $n -> [one] Sieg *[other] Geteilter Sieg }
scoreOverTime = Punkte Zug für Zug
turn = Zug
asTable = Als Tabelle zeigen

## Keys: what each does

keys = Tasten
key-choose = eine Möglichkeit wählen
key-letters = die Möglichkeiten ab der elften, wie sie darauf stehen
key-confirm = bestätigen
key-options = alle Optionen
key-undo = rückgängig machen
key-arrows = von einem zum nächsten gehen
key-zoom = eine Karte genauer ansehen
key-log = Verlauf
key-legend = was jedes Symbol bedeutet
key-sound = Ton an oder aus
key-keys = diese Liste
key-escape = schließen oder Bewegung überspringen

## Between the icons of a card

operator-plus = und
    .meaning = Du bekommst oder tust beides, in dieser Reihenfolge.
operator-or = oder
    .meaning = Du wählst eines von beiden.
operator-and-or = und/oder
    .meaning = Jedes davon, wenn du willst, in beliebiger Reihenfolge.
operator-may = darf
    .meaning = Du darfst es tun, musst aber nicht.
operator-per = je
    .meaning = So oft, wie es das gibt, was danach steht.
operator-pay = zahlen für
    .meaning = Du darfst hergeben, was davor steht, und bekommst, was danach steht.
operator-from = von
    .meaning = Es kommt von dem Spieler, der danach genannt ist.
operator-at-most = höchstens
    .meaning = Bis zu so viel; du darfst weniger nehmen.
operator-at-least = mindestens
    .meaning = Nur, wenn du so viele oder mehr hast.
operator-lost = verlieren
    .meaning = Was danach steht, geht verloren.
operator-random = zufällig
    .meaning = Der Zufall entscheidet, welches.
operator-open = zusammen
    .meaning = Was zwischen den Bögen steht, gehört zusammen.
operator-close = zusammen
    .meaning = Was zwischen den Bögen steht, gehört zusammen.

## The legend of the icons

legend-resources = Was du bekommst und bezahlst
legend-signs = Arten von Dingen
legend-actions = Was du tust
legend-times = Wann es geschieht
legend-counts = Was gezählt wird
legend-joints = Zwischen den Symbolen
legend-icon-opponent = Du wählst, um welchen Gegner es geht.
legend-icon-owner = Der Spieler, dem die Karte gehört.
legend-icon-each-player = Alle tun es, von dir aus reihum.
legend-icon-each-opponent = Alle Gegner tun es, reihum.
