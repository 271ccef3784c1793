# Villages of Valeria in English. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } card *[other] { $n } cards }
-random-cards = { $random -> [true] { $n -> [one] { $n } random card *[other] { $n } random cards } *[other] { -cards($n) } }
# How many are still to be chosen: " (2 still to choose)".
-more = { $left -> [none] {""} [1] {""} *[other] {" "}({ $left } still to choose) }
# The card whose power did it.
-by = { $card -> [none] {""} *[other] [[ ({ CARD($card) })]] }

## In the lobby

about-name = Villages of Valeria
about-line = Develop Resources, build a village around your Castle and win Adventurers for it. When one player leads an action, the others may follow.

## Questions

ask-first = Develop a card for free: it will be your first Resource.
ask-lead = Which action do you lead?
ask-lead-idle = Which action do you lead? There is nothing to draw: if no card or coin moves { $left -> [one] this turn *[other] for { $left } turns, counting this one }, the game ends.
ask-lead-solo = Which action do you take?
ask-follow = { WHO($seat) } has led { TERM($action, of: "at") }. Do you follow?
ask-develop = Which card becomes a Resource?
ask-discard = Which card do you discard{ -more($left) }?
ask-trash = Which card do you trash?
ask-pile = Which pile do you put { CARD($card) } on?
ask-draw = Where do you draw from{ -more($left) }?
ask-provide = { CARD($card) }: what provides { RESOURCE($resource) }{ -more($left) }?
because = { CARD($card) }:
power-use = Which power do you use next?
power-aim = { CARD($source) }: choose an opponent.
power-lose = { CARD($source) }: which card do you discard{ -more($left) }?

## Options

option-harvest = Harvest: draw 3 cards
option-harvest-solo = Harvest: draw 3 cards (at most 8 in hand)
option-develop = { $card -> [none] Develop: discard a card to develop another *[other] Develop { CARD($card) } }
option-develop-solo = Develop: trash a card to develop another
option-tax = Tax: { $gold -> [0] draw a card (the bank is out of gold) *[other] take 1 gold and draw a card }
option-tax-solo = Tax: { $gold -> [0] trash a card, but get no gold (the bank is empty) *[other] trash a card to take 1 gold }
option-build = Build { CARD($card) }
option-recruit = Recruit { CARD($card) } for { $gold } gold
option-follow-harvest = Follow: draw a card
option-follow-develop = Follow: discard 2 cards to develop another
option-follow-tax = Follow: draw a card
option-decline = Decline
option-decline-ahead = Decline everything until my turn
option-discard = Discard { CARD($card) }
option-trash = Trash { CARD($card) }
option-pile = Put it on pile { $pile }{ $card -> [none] , which is empty *[other] , on top of { CARD($card) } }
option-draw-deck = Draw from the deck, in secret
option-draw-pile = Take { CARD($card) } from pile { $pile }
option-own = Place a coin on your { RESOURCE($resource) }
option-others = Place a coin on { WHO($seat) }’s { RESOURCE($resource) }
option-castle = Place a coin on your Castle for { RESOURCE($resource) }
option-provide = Use { CARD($card) }{ $discards -> [0] {" "}(no coin needed) *[other] : discard { -cards($discards) } }
use-power = { CARD($card) }: { DO($effect) }{ $isForNothing -> [none] {""} *[other] {" "}(the bank is empty: you’d get nothing) }
power-at = Choose { WHO($seat) }
pass = Nobody: don’t use this power
power-done = No more powers

## Why something can't be done

too-few-cards = needs { MORE($n, $have) -> [one] 1 more card *[other] { MORE($n, $have) } more cards } in hand
too-dear = { $n -> [none] still needs { EACH($lacks, text: "lack") } *[other] needs { MORE($n, $gold) -> [one] 1 more gold *[other] { MORE($n, $gold) } more gold } }
lack = { COUNTED($what, MORE($n, $have)) }
built-already = you already have a Building with this name
no-gold = needs { MORE($n, $gold) } more gold
lacks-buildings = still needs { EACH($lacks, text: "lack") }
needed-later = then you couldn’t pay the rest
power-cannot-pay = you can’t pay for it
power-nothing-there = there is nothing to take

## What happens

turn = Turn { $turn }: { WHO($seat) }
replenished = { WHO($seat) } { YOU($seat) -> [true] collect *[other] collects } { $gold } gold from { YOU($seat) -> [true] your *[other] their } own cards.
led = { WHO($seat) } { YOU($seat) -> [true] lead *[other] leads } { TERM($action, of: "at") }.
followed = { WHO($seat) } { YOU($seat) -> [true] follow *[other] follows } { TERM($action, of: "at") }.
declined = { WHO($seat) } { YOU($seat) -> [true] decline *[other] declines }.
declined-ahead = { WHO($seat) } { YOU($seat) -> [true] decline *[other] declines } everything until { YOU($seat) -> [true] your *[other] their } own turn.
drew = { $card -> [none] { WHO($seat) } { YOU($seat) -> [true] draw *[other] draws } a card. *[other] { WHO($seat) } { YOU($seat) -> [true] draw *[other] draws } { A($card) }. }
drew-pile = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { CARD($card) } from pile { $pile }.
pile-refilled = Pile { $pile } now shows { CARD($card) }.
discarded = { WHO($seat) } { YOU($seat) -> [true] discard *[other] discards } { A($card) } onto pile { $pile }.
trashed = { WHO($seat) } { YOU($seat) -> [true] trash *[other] trashes } { A($card) }.
developed = { WHO($seat) } { YOU($seat) -> [true] develop *[other] develops } { CARD($card) }[[: { RESOURCE($resource) }]].
coin-laid = { WHO($seat) } { YOU($seat) -> [true] place *[other] places } a coin on { SAME($seat, $owner) -> [true] { YOU($seat) -> [true] your *[other] their own } *[other] { YOU($owner) -> [true] your *[other] { WHO($owner) }’s } } { RESOURCE($resource) }.
coin-on-castle = { WHO($seat) } { YOU($seat) -> [true] place *[other] places } a coin on { YOU($seat) -> [true] your *[other] their } Castle for { RESOURCE($resource) }.
provided = { WHO($seat) } { YOU($seat) -> [true] get *[other] gets } { RESOURCE($resource) } from { CARD($card) }.
built = { WHO($seat) } { YOU($seat) -> [true] build *[other] builds } { A($card) }.
recruited = { WHO($seat) } { YOU($seat) -> [true] recruit *[other] recruits } { CARD($card) }[[ for { $gold } gold]].
adventurer-comes = { CARD($card) } joins the pool.
gold-taken = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { $gold } gold from the bank{ -by($card) }.
bank-empty = The bank is empty: no gold for { WHO($seat, case: "obj") }{ -by($card) }.
deck-empty = The deck is empty: { $isLast -> [none] empty piles stay empty from now on *[other] the game ends after this turn }.
nothing-to-draw = The deck and the piles are empty. If no card or coin moves for a whole round ({ $turns } turns), the game ends.
nothing-moved = { $left -> [one] No card or coin moved this turn. One more turn like this, and the game ends. *[other] No card or coin moved this turn. { $left } more turns like this, and the game ends. }
gold-stolen = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { $gold } gold from { WHO($from, case: "obj") }{ -by($card) }.
card-stolen = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { $card -> [none] a random card *[other] { CARD($card) } } from { WHO($from, case: "obj") }{ -by($power) }.

## How it ends

ending-grown = A village is complete: the game is over.
ending-idle = No card or coin has moved for a whole round: the game is over.
ending-emperor = { $points } points: Emperor! This is the new Capital City of Valeria.
ending-city-builder = { $points } points: City Builder. A fine city, but not fit for a king.
ending-mayor = { $points } points: Proud Mayor. Keep at it.
ending-one-horse-town = { $points } points: One-Horse Town. Few have heard of it.
ending-wide-spot = { $points } points: Wide spot in the road. Travellers ride right past it.
next-rank = { $rank -> [emperor] Emperor [city-builder] City Builder [mayor] Proud Mayor *[one-horse-town] One-Horse Town } needs { $points } points: you were { $missing } short.
score-buildings = Buildings
score-adventurers = Adventurers
score-powers = Powers
score-gold = Gold
tie-cards = A tie goes to the most Buildings and Adventurers: { $n }
tie-gold = A tie goes to the most gold: { $n }
tie-resources = A tie goes to the most Resources: { $n }

## Settings

setting-players = Players
setting-players-are = { $players } players: { $gold } gold, until someone has { $target } Buildings and Adventurers
setting-solo = Alone: { $cards } cards, { $gold } gold, and the King judges your village

## On the table

market = Piles and Adventurers
adventurers = Adventurers, { -cards($n) }
adventurers-short = Adventurers
deck = Deck, { -cards($n) }
deck-short = Deck
empty-pile = Pile { $pile }, empty
empty-pool = No Adventurer
pile = Pile { $pile }: { $card }
action = The action being led
stand-leads = leads
stand-led = led
stand-follows = follows?
stand-followed = followed
stand-declined = declined
stand-waits = waits
ahead = Decline until my turn
first = Everyone develops a first Resource
idle = No action led yet
to-pay = { $left } of { $all } still to pay
lacks = needed
own = own
pay = { $n -> [0] Pay with cards [one] Pay 1 gold *[other] Pay { $n } gold }
follow = Follow: { $action }…
follow-short = Follow
only-decline = You can’t follow this time. Everyone is asked anyway, so nobody learns anything about your hand.
bank = Bank: { $n } gold
bank-short = Bank
trashed-cards = Trashed: { -cards($n) }
village-lip = Village { $n }
village = { $name }’s village
places = { $n } of { $of } Buildings and Adventurers
ends = ends
place = Place { $n }, empty
more = { $n } more
castle-with = Castle, { $coin }
resource = { $kind }: { $n }, { $free } free
no-resource = No { $kind }
locked = Another player’s Castle
coin-of = with { $name }’s coin
coin-next = with a coin that comes back next turn
coin-none = no coin
purse = Purse: { $n } gold
returns = +{ $n } next turn
points = { $n } Victory { $n -> [one] Point *[other] Points }
hand = { -cards($n) } in hand
hand-empty = No cards in hand. Harvest draws three.
coins = { $n -> [0] free *[other] { $n } gold }
is-built = built
known = Cards everyone has seen
resources = Resources
nothing = Nothing built yet
king = The King’s judgement
king-asks = 60 points make a Capital City, 50 a city, 40 a proud town.
deck-left = { -cards($n) } left in the deck
building = Building
as-resource = as Resource
no-power = no power
plain = No power.
castle-sentence = A coin on it provides one Wild, for its owner only.
costs = costs { COUNTED($resource, $n) }
asks-for = needs { COUNTED($type, $n) }
develops = As a Resource: { $what }.
value-name = name
value-type = type
value-copies = copies
value-cost = cost
value-resource = resource
value-vp = points
value-power = power
value-requires = requirement

## Icons

icon-gold = gold
    .one = gold
    .meaning = Coins: place them on Resources to build, or pay them to recruit. Each is worth a point at the end.
icon-card = cards
    .one = card
    .meaning = A card from the deck or from one of the five open piles.
icon-food = Food
    .meaning = A Resource for building: place a coin on it to use it.
icon-wood = Wood
    .meaning = A Resource for building: place a coin on it to use it.
icon-stone = Stone
    .one = Stone
    .meaning = A Resource for building: place a coin on it to use it.
icon-magic = Magic
    .meaning = A Resource for building: place a coin on it to use it.
icon-wild = Wild
    .one = Wild
    .meaning = Provides any Resource.
icon-vp = Victory Points
    .one = Victory Point
    .meaning = Counted at the end.
icon-count_worker = Worker Building
    .each = each Worker Building in your village
    .many = Worker Buildings
icon-count_soldier = Soldier Building
    .each = each Soldier Building in your village
    .many = Soldier Buildings
icon-count_shadow = Shadow Building
    .each = each Shadow Building in your village
    .many = Shadow Buildings
icon-count_holy = Holy Building
    .each = each Holy Building in your village
    .many = Holy Buildings
icon-count_adventurers = Adventurer
    .each = each Adventurer in your village
    .many = Adventurers
icon-at_instant = instant
    .when = as soon as it joins your village
icon-at_harvest = Harvest
    .when = when you lead or follow Harvest
icon-at_develop = Develop
    .when = when you lead or follow Develop
icon-at_build = Build
    .when = when you lead or follow Build
icon-at_recruit = Recruit
    .when = when you lead or follow Recruit
icon-at_tax = Tax
    .when = when you lead or follow Tax
icon-at_build-worker = Build, for Worker Buildings
    .when = when you build a Worker Building
icon-at_build-soldier = Build, for Soldier Buildings
    .when = when you build a Soldier Building
icon-at_build-shadow = Build, for Shadow Buildings
    .when = when you build a Shadow Building
icon-at_build-holy = Build, for Holy Buildings
    .when = when you build a Holy Building
icon-at_scoring = scoring
    .when = at the end of the game
icon-place_hand = a card from your hand
    .lose = discard { -random-cards } from your hand
    .rob = { $keep -> [true] take *[other] discard } { -random-cards } from their hand
    .meaning = A card from a player’s hand.
icon-type_worker = Worker
    .meaning = A type of Building. Adventurers need it, and some powers count it.
icon-type_soldier = Soldier
    .meaning = A type of Building. Adventurers need it, and some powers count it.
icon-type_shadow = Shadow
    .meaning = A type of Building. Adventurers need it, and some powers count it.
icon-type_holy = Holy
    .meaning = A type of Building. Adventurers need it, and some powers count it.
icon-type_adventurer = Adventurer
    .meaning = Needs certain Buildings, and brings points and a power.
icon-type_castle = Castle
    .meaning = Provides any Resource, for its owner only.
icon-follow = follows
    .meaning = This player follows the action that was led.
icon-decline = declines
    .meaning = This player declines to follow.
icon-first-player = First player
    .meaning = This player began the game.
icon-locked = for its owner only
    .meaning = Only its owner may place a coin here.
icon-opponent = an opponent of your choice
icon-owner = the player with this power
icon-each-player = every player
icon-each-opponent = every opponent

## Cards

kind-building = Buildings
kind-adventurer = Adventurers
kind-castle = Castles

## Rulings

ruling-building_farm = Once per Build, whether you lead or follow.
ruling-building_workshop = Only while you pay for a Worker Building.
ruling-building_wizards-tower = Not during the action in which you build it.
ruling-building_barracks = You draw its card after the action, so it can’t help you pay.
ruling-building_armory = If you lead, you draw the card for leading first, then the Armory’s.
ruling-building_fountain = You discard the cards while you pay, before you draw the card for leading.
ruling-building_witchs-hut =
    You may draw with another power first and discard that card.
    You may use it when the bank is empty, but you get nothing.
ruling-building_monastery = Only when you pay for a Holy Building.
ruling-building_black-market = You may use it when the bank is empty, but you get nothing.
ruling-building_tavern = Counts Adventurers in your own village.
ruling-building_harbor = It counts itself.
ruling-adventurer_knight = Counts Soldier Buildings, not Adventurers.
ruling-adventurer_necromancer = Counts the Shadow Buildings you have at that moment.
ruling-adventurer_warlord = Only while you pay for a Soldier Building.
ruling-adventurer_thief = Only from the purse: coins on cards are safe. Alone, from the bank.
ruling-adventurer_rogue = Only the two of you see the cards. Alone, you draw two from any pile or the deck.
ruling-adventurer_heep = Only the two of you see the card. Alone, you draw one from any pile or the deck.

## Lessons

lesson-1 = Welcome to Valeria! A village will grow around your Castle. You have 3 gold and six cards. Each card can become a Building, or a Resource that helps you build others.
lesson-2 = A card’s points are at the top right, its cost at the bottom of the picture. Below that are its power on the left and, on the right (on a small card: at the top left), the Resource it can become. Everyone develops a first Resource for free. Wizard’s Tower is expensive: turn it into Wood.
lesson-3 = Your turn! You lead one of five actions: Harvest draws cards, Develop makes a Resource, Build and Recruit bring points, Tax brings gold. Then the others may follow.
lesson-4 = The Barracks cost a Wood and a Stone: 2 gold, a coin for each. Press the card in your hand to lead Build.
lesson-5 = Now you pay, icon by icon. A coin on a Resource provides it. Place one on your own Wood: it will come back to you.
lesson-6 = You have no Stone. Your rival has some, but a coin you place there would be theirs. Your Castle provides anything, but only for you: place the second coin there.
lesson-7 = Your Barracks are built. When you lead a Build, you draw a card, from the deck or from one of the five open piles. Take the Market from the first pile.
lesson-8 = Your rival didn’t follow, and now leads a Harvest: three cards for them. You may follow and draw one. Following never costs you a turn. Follow!
lesson-9 = From where? Everyone sees what you take from a pile; a card from the deck stays secret. Draw from the deck.
lesson-10 = Your second turn began with your coins: both came back from Wood and Castle, so you have 3 gold again. That’s how a village pays for itself.
lesson-11 = More Resources mean more Buildings. Lead Develop: you discard one card and turn another into a Resource.
lesson-12 = You hold two Markets, but no village may have two Buildings with the same name. Discard one of them.
lesson-13 = It goes onto a pile of your choice and covers what lies there. Cover the first pile.
lesson-14 = And now the Resource: the Granary can be Stone, which you don’t have yet. Develop it.
lesson-15 = Here your Barracks help: when you lead or follow Develop, you may draw a card. Powers come after the action, and you never have to use them. Use this one.
lesson-16 = Draw from the deck again.
lesson-17 = Adventurers need Buildings of certain types, the banners on their cards. They cost 1 gold if you lead Recruit, 2 if you follow.
lesson-18 = The game ends when someone’s village is full. Then you add up points, powers that score, and all your coins. Now play on, and build the Capital City!
