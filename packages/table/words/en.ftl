# The table in English. How to read and translate this file: docs/guide/add-a-language.md

# What its speakers call it. With this line it is on the list in the settings.
language = English

## What is asked

yourDecision = Your decision:
yourTurn = Your turn
turnOf = { $name }’s turn
waitingFor = Waiting for { $names }
nothingToDecide = Nothing to decide now
you = You
bot = Bot
players = Players
openSeat = Everything in front of { $name }
notPossible = Not possible now ({ $n })
confirm = Confirm
deedWith = { $deed } · { $what }
deedSoFar = { $deed }: { $n } chosen
confirmSome = Confirm these { $n }
confirmNone = Choose none
confirmOrder = Confirm this order
allOptions = All options
wholePrompt = The whole question
moreBeside = { $n } more to choose from at the side
endTurn = End turn
turnHeld = Your turn is done. End it, or undo.
undo = Undo
chosenOf = { $n } of { $most } chosen
chosenSoFar = { $n } chosen · press again to take back
totalOf = { $n } of { $total }
less = Less: { $what }
swap = { $what }: swap for { $other }
swapHint = Press a coin with arrows to swap it.
more = More: { $what }
moveUp = Move up: { $what }
moveDown = Move down: { $what }
orderHint = The top one comes first.
place = Place { $n }
canBeChosen = You may: { $what }
isChosen = Chosen
cannot = Not now: { $why }

## Things and players

lookCloser = Look closer
whatToDo = What to do with { $what }
close = Close
rulings = Rulings
cards = { $n -> [one] { $n } card *[other] { $n } cards }
faceDown = Face down
dice = Dice: { LIST($values) }
others = The other players

## What bots say at turning points

quip-lead-1 = I’m in front now.
quip-lead-2 = After me, please.
quip-passed-1 = Well played.
quip-passed-2 = I’ll be back.
quip-gain-1 = That was worth the wait.
quip-gain-2 = Just what I needed.
quip-slayer = That’s how it’s done!
quip-builder = One more stone!
quip-recruiter = The more, the merrier.
quip-schemer = Just as I planned.
quip-hoarder = Good thing I kept that.
quip-daredevil = Fortune favours me!

## The log

log = Log
logEmpty = Nothing has happened yet.
newest = Newest

## The score

score = Score
total = Total
rank = { $n -> [1] { $n }st [2] { $n }nd [3] { $n }rd *[other] { $n }th }
winner = { $n -> [one] Winner *[other] Shared victory }
scoreOverTime = Score by turn
turn = Turn
asTable = Show as a table

## Keys: what each does

keys = Keys
key-choose = choose an option
key-letters = options after the tenth: press the letter shown
key-confirm = confirm
key-options = all options
key-undo = undo
key-arrows = move between things
key-zoom = look closer at a card
key-log = log
key-legend = what each icon means
key-sound = sound on or off
key-keys = this list
key-escape = close, or skip the animation

## Between the icons of a card

operator-plus = and
    .meaning = You get or do both, in this order.
operator-or = or
    .meaning = You choose one of the two.
operator-and-or = and/or
    .meaning = Each of them if you like, in any order.
operator-may = may
    .meaning = You can do it, but you don’t have to.
operator-per = for each
    .meaning = Once for each of what follows.
operator-pay = pay, to get
    .meaning = You may pay what comes before it to get what comes after it.
operator-from = from
    .meaning = You take it from the player named next.
operator-at-most = at most
    .meaning = Up to this many; you may take fewer.
operator-at-least = at least
    .meaning = Only if you have this many or more.
operator-lost = lose
    .meaning = You lose what follows.
operator-random = at random
    .meaning = Chance decides which one.
operator-open = together
    .meaning = Everything between the brackets belongs together.
operator-close = together
    .meaning = Everything between the brackets belongs together.

## The legend of the icons

legend-resources = What you gain and pay
legend-signs = Kinds of things
legend-actions = What you do
legend-times = When it happens
legend-counts = What is counted
legend-joints = Between the icons
legend-icon-opponent = You choose the opponent.
legend-icon-owner = The player who owns the card.
legend-icon-each-player = Every player does it, going round the table from you.
legend-icon-each-opponent = Every opponent does it, going round the table.
