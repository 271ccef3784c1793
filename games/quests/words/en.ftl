# Quests of Valeria in English. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } card *[other] { $n } cards }
# The card whose power did it.
-by = { $source -> [none] {""} *[other] [[ ({ CARD($source) })]] }
# A Quest is a title.
-title = { NAMES($quest, marks: "“…”") }
# What a Quest still needs: "1 Holy and 2 Magic".
-wanted = { EACH(WANTED($roles, $resources), text: "amount") }
# What came into the Tavern, or left it.
-tavern = { $citizens -> [none] Quests: { NAMES($quests) } *[other] { NAMES($citizens) }{ $quests -> [none] {""} *[other] ; Quests: { NAMES($quests) } } }
# Why a Citizen that pays would be given away.
-wasted = you couldn’t hire anyone afterwards
-for-nothing = { $wasted -> [none] {""} *[other] , but { -wasted } }
-random = { $random -> [true] {" "}random *[other] {""} }
-citizens = { $n -> [1] a{ -random } Citizen *[other] { $n }{ -random } Citizens }
-active-quests = { $n -> [1] { $random -> [true] a random *[other] an } Active Quest *[other] { $n }{ -random } Active Quests }
-reserved-quests = { $n -> [1] a{ -random } Reserved Quest *[other] { $n }{ -random } Reserved Quests }
-take = { $keep -> [true] take *[other] discard }

## In the lobby

about-name = Quests of Valeria
about-line = Hire Citizens in the tavern, set off a cascade of actions, and send your Guild on five Quests.

## Questions

ask-action = { $left -> [1] Choose your second action. *[other] Choose the first of your two actions. }
ask-hire = { $bonus -> [true] As a bonus you may hire a Citizen. *[other] Which Citizen do you hire? }
ask-reserve = { $bonus -> [true] As a bonus you may reserve a Quest. *[other] Which Quest do you reserve? }
ask-quest = { $bonus -> [true] As a bonus you may complete a Quest. *[other] Which Quest do you complete? }
ask-pay = { CARD($citizen) } costs { -cards($price) }. Which do you discard, from hand or Guild?
ask-send = { COUNT(WANTED($roles, $resources)) -> [0] { -title($quest) }: that’s enough. Complete it, or send more? *[other] { -title($quest) }: who do you send? Still needed: { -wanted }. }
ask-limit-hand = You may keep { $most } cards in hand. Discard { $count }.
    .title = Discard { $count } of { $of }
    .deed = Discard { $count }
    .mark = discard
ask-limit-guild = You may keep { $most } Citizens in your Guild. Discard { $count }.
    .title = Discard { $count } of { $of }
    .deed = Discard { $count }
    .mark = discard
because = { CARD($card) }:
power-or = { CARD($source) }: choose one.
power-any = { CARD($source) }: what do you use next?
power-use = { NAMES($sources) }: { COUNT($sources) -> [1] use its power? *[other] which power do you use? }
power-may = { CARD($source) }: use its power?
power-pay = { CARD($source) }: { SENTENCE($effect) }.{ $wasted -> [none] {""} *[other] {" "}But { -wasted }. }
power-lose = { CARD($source) }: which do you discard?
power-rob = { CARD($source) }: who does it hit?
power-aim = { CARD($source) }: choose an opponent.
power-take = { CARD($source) }: how much do you take?
power-acquire = { CARD($source) }: take a Citizen into your hand?

## Options

action-draw = Draw a Citizen
action-hire = Hire a Citizen
action-reserve = Reserve a Quest
action-quest = Complete a Quest
action-forfeit = Nothing you can do: skip this action
hire = Hire { CARD($citizen) } for { $price -> [0] free *[other] { -cards($price) } }
hire-from-hand = Hire { CARD($citizen) } from your hand for { -cards($price) }
reserve = Reserve { -title($quest) }
renew = Replace all Active Quests, then reserve one
go-on-quest = Complete { -title($quest) }
send = Send { CARD($citizen) }
send-on = { CARD($quest) }: send { CARD($citizen) }
complete = Complete the Quest
pass = No, thanks
discard-from-hand = Discard { CARD($citizen) } from your hand{ -for-nothing }
discard-from-guild = Discard { CARD($citizen) } from your Guild{ -for-nothing }
citizen-of = Choose { WHO($seat) }’s { CARD($citizen) }
discard-citizen = Discard { CARD($citizen) }
discard-quest = Discard { -title($quest) }
pick-citizen = Take { CARD($citizen) }
use-power = { CARD($card) }: { DO($effect) }
power-do = { DO($effect) }
power-done = That’s all
power-at = Choose { WHO($seat) }

## Why something can't be done

no-citizens = no Citizens left to draw
no-quests = no Quests left
too-dear = { $n -> [none] you don’t have enough cards in hand and Guild *[other] needs { MORE($n, $has) -> [one] 1 more card *[other] { MORE($n, $has) } more cards } in hand or Guild }
none-met = your Guild can’t complete any Quest yet
not-met = your Guild still needs { -wanted }
power-cannot-pay = you have nothing to pay with
power-nothing-there = there is nothing to take

## What happens

turn = Turn { $turn }: { WHO($seat) }
drew = { WHO($seat) } { YOU($seat) -> [true] draw *[other] draws } { $citizen -> [none] a Citizen *[other] { A($citizen) } }.
forfeited = { WHO($seat) } can’t do anything and { YOU($seat) -> [true] lose *[other] loses } an action.
hired = { WHO($seat) } { YOU($seat) -> [true] hire *[other] hires } { A($citizen) }{ $paid -> [none] [[ for free]] *[other] [[ and { YOU($seat) -> [true] discard *[other] discards } { SOME($paid) }]] }.
hired-from-hand = { WHO($seat) } { YOU($seat) -> [true] hire *[other] hires } { A($citizen) }[[ from { YOU($seat) -> [true] your hand and discard *[other] their hand and discards } { SOME($paid) }]].
reserved-dropped = { WHO($seat) } { YOU($seat) -> [true] discard your *[other] discards their } Reserved Quest { CARD($quest) }.
reserved = { WHO($seat) } { YOU($seat) -> [true] reserve *[other] reserves } { CARD($quest) }.
renewed = { WHO($seat) } { YOU($seat) -> [true] replace *[other] replaces } the Active Quests[[: { NAMES($quests) }]].
quest-completed = { WHO($seat) } { YOU($seat) -> [true] complete *[other] completes } { CARD($quest) }[[ for { $points } VP with { SOME($citizens) }]].
last-round = { WHO($seat) } { YOU($seat) -> [true] have *[other] has } completed a fifth Quest. The game ends after this round.
citizen-discarded = { $from -> [line] { WHO($seat) } { YOU($seat) -> [true] discard *[other] discards } { A($citizen) }[[ from the Tavern Line]] *[other] { CAPITAL(A($citizen)) } is discarded from { YOU($seat) -> [true] your *[other] { WHO($seat) }’s } { $from -> [hand] hand *[other] Guild } }{ -by($source) }.
quest-discarded = { $from -> [tavern] { WHO($seat) } { YOU($seat) -> [true] discard *[other] discards } the Active Quest { CARD($quest) } *[other] { YOU($seat) -> [true] Your *[other] { WHO($seat) }’s } Reserved Quest is discarded: { CARD($quest) } }{ -by($source) }.
card-stolen = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { $citizen -> [none] a card *[other] { A($citizen) } } from { YOU($from) -> [true] your *[other] { WHO($from) }’s } hand{ -by($source) }.
citizen-taken = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { A($citizen) } from { YOU($from) -> [true] your *[other] { WHO($from) }’s } Guild{ -by($source) }.
citizen-picked = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { A($citizen) }[[ from the Tavern Line into { YOU($seat) -> [true] your *[other] their } hand]]{ -by($source) }.
hand-limited = { WHO($seat) } { YOU($seat) -> [true] have *[other] has } too many cards in hand and { YOU($seat) -> [true] discard *[other] discards } { SOME($citizens) }.
guild-limited = { WHO($seat) } { YOU($seat) -> [true] have too many Citizens in your Guild and discard *[other] has too many Citizens in their Guild and discards } { SOME($citizens) }.
citizens-shuffled = The discarded Citizens are shuffled: a new deck of { -cards($cards) }.
quests-shuffled = The discarded Quests are shuffled: a new deck of { -cards($cards) }.
tavern-filled = New in the Tavern: { -tavern }.
tavern-left = Gone from the Tavern: { -tavern }.
guild-master-shown = { YOU($seat) -> [true] Your *[other] { WHO($seat) }’s } Guild Master is { CARD($guildMaster) }.

## How it ends

ending-won = { WHO($seat) } { YOU($seat) -> [true] win *[other] wins } with { $points } Victory Points. That guild is the envy of Valeria.
ending-shared = { WHO($seats) } share the victory with { $points } Victory Points each.
verdict-minister = { $points } points: Minister of Quests! The auditor closes the book: nobody else need apply.
verdict-associate = { $points } points: Associate Minister of Quests. The auditor is pleased, and wouldn’t look any further if the King were in a hurry.
verdict-leader = { $points } points: Leader of Quests. The auditor suggests a trial period, short and badly paid.
verdict-layman = { $points } points: Layman of Quests. The auditor feared as much, and makes a note of it.
verdict-jester = { $points } points: Minister of Jests. The auditor hasn’t laughed like that in years.
next-rank = { $rank -> [minister] Minister of Quests [associate] Associate Minister of Quests [leader] Leader of Quests *[layman] Layman of Quests } needs { $points } points: you were { $missing } short.
score-line = { SENTENCE($effect) }
score-quests = { $count -> [one] { $count } Quest *[other] { $count } Quests }
score-quests-row = Quests
score-guild-master = { CARD($guildMaster) }
score-guild-master-row = Guild Master
tie-guild = A tie goes to the most Citizens in the Guild: { $n }
tie-hand = Still a tie: it goes to the most cards in hand, { $n }

## Settings

setting-players = Players
setting-players-are = { $count -> [1] Alone: as many points as you can before a line runs out [2] 2 players, four Active Quests *[other] { $count } players, six Active Quests }

## On the table

tavern = The tavern
empty-quest = { $isAlone -> [true] Quests move up after the turn *[other] Filled at the end of the turn }
place = Costs { -cards($price) }
citizen-deck-of = Citizen deck: { $n } cards, { $discards } discarded
quest-deck = Quests
quest-deck-of = Quest deck: { $n } cards, { $discards } discarded
from-hand = { $n } from hand
payable = payable · { -cards($n) }
payable-short = payable
payable-with = payable with { $name }
payable-then = payable then
lack = needs
lack-of = Still needs { EACH($means, text: "amount") }
favour = { $n -> [one] 1 more Victory Point *[other] { $n } more Victory Points } from your Guild Master
favour-short = +{ $n } for you
this-turn = This turn
which-action = { $n -> [1] First action *[other] Second action }
open = open · in any order
waits = waits
afterwards = then
laid = { $n } of { -cards($of) } paid
pay-here = hand or Guild
pay-short = Pay with { $n -> [1] { $names } *[other] { -cards($n) } }
pay-with = Pay with { $names }
from-hand-short = hand
from-guild-short = Guild
enough = That’s enough
being-hired = being hired
complete-with = Complete { $n -> [0] { -title($quest) } *[other] with { -cards($n) } }
is-acting = { $name }’s turn
# How many cards a pile holds, and how many it may.
of-limit = { $n } of { $most }
# Below a small card: what was done with it.
did = { $what -> [drew] draws { $n } [hired] { $n -> [0] hires for free *[other] hires, pays { $n } } [reserved] reserves [renewed] new Quests [took] takes *[completed] completes }
guild = Guild
guild-pays = pays for hires and Quests
hand = Hand
hand-pays = pays for hires
pays = pays
quests-lost = You’d lose { $n -> [one] { $n } Quest *[other] { $n } Quests } you could complete
lost-legend = Quests you’d lose with it
empty-guild = No one in the Guild yet
finished = Finished
reserved-quest = Reserved
nothing-reserved = no Quest reserved
secret = secret
known = Known cards in hand
hidden = Guild Master: secret
in-hand = { -cards($n) } in hand
points = { $n -> [one] { $n } Victory Point *[other] { $n } Victory Points }
own-quests = Quests
finished-of = { $n } of 5 Quests finished
audit = The royal auditor
rank-minister = Minister of Quests
rank-associate = Associate Minister
rank-leader = Leader
rank-layman = Layman
rank-jester = Minister of Jests

## On cards

citizen = Citizen
quest = Quest
guild-master = Guild Master
when-hired = When hired
then = Then
at-the-end = At the end of the game
brings = Brings { EACH($means, text: "amount") } to a Quest.
asks = Needs { EACH($means, text: "amount") }.
equal = as much { TERM($resource) } again as the others bring
brings-equal = Brings { TERM($resource) } to a Quest, as much again as the others bring.
# What a Quest asks for, as it is counted.
amount = { $n } { $what -> [worker] { $n -> [one] Worker *[other] Workers } [soldier] { $n -> [one] Soldier *[other] Soldiers } [shadow] { $n -> [one] Shadow *[other] Shadows } [holy] Holy [gold] Gold [strength] Strength *[magic] Magic }

## Icons

icon-vp = Victory Points
    .one = Victory Point
    .meaning = Counted at the end.
icon-count_adventure = completed Adventure Quest
    .each = each Adventure Quest you have completed
    .many = completed Adventure Quests
icon-count_battle = completed Battle Quest
    .each = each Battle Quest you have completed
    .many = completed Battle Quests
icon-count_commerce = completed Commerce Quest
    .each = each Commerce Quest you have completed
    .many = completed Commerce Quests
icon-count_subterfuge = completed Subterfuge Quest
    .each = each Subterfuge Quest you have completed
    .many = completed Subterfuge Quests
icon-card_line = Citizen from the Tavern Line
    .say = a Citizen from the Tavern Line into your hand
icon-place_citizens = Citizen of your hand or Guild
    .lose = discard { -citizens } from your hand or Guild
    .rob = { -take } { -citizens } from their hand or Guild
    .meaning = A Citizen from a player’s hand or Guild.
icon-place_hand = hand
    .lose = discard { -citizens } from your hand
    .rob = { -take } { -citizens } from their hand{ $keep -> [true] {" "}into yours *[other] {""} }
    .meaning = A card from a player’s hand.
icon-place_guild = Guild
    .lose = discard { -citizens } from your Guild
    .rob = { -take } { -citizens } from their Guild{ $keep -> [true] {" "}into yours, without the Hire Power *[other] {""} }
    .meaning = A Citizen from a player’s Guild.
icon-place_line = Tavern Line
    .lose = discard { -citizens } from the Tavern Line
    .rob = { -take } { -citizens } of the Tavern Line
    .meaning = A Citizen waiting in the tavern.
icon-place_quests = Active Quest
    .lose = discard { -active-quests }
    .rob = { -take } { -active-quests }
    .meaning = One of the Active Quests.
icon-place_reserved = Reserved Quest
    .lose = discard { $n -> [1] { $random -> [true] { -reserved-quests } of yours *[other] your Reserved Quest } *[other] { -reserved-quests } of yours }
    .rob = { -take } { $n -> [1] { $random -> [true] { -reserved-quests } of theirs *[other] their Reserved Quest } *[other] { -reserved-quests } of theirs }
    .meaning = A Quest that a player has reserved.
icon-action_draw = Draw
    .say = draw a Citizen
icon-action_hire = Hire
    .say = hire a Citizen at its price
icon-action_reserve = Reserve
    .say = reserve a Quest
icon-action_quest = Quest
    .say = complete a Quest
icon-gold = Gold
    .meaning = Quests need it. Only the Citizens in your Guild provide it.
icon-strength = Strength
    .meaning = Quests need it. Only the Citizens in your Guild provide it.
icon-magic = Magic
    .meaning = Quests need it. Only the Citizens in your Guild provide it.
icon-equal = as much again as the others bring
    .meaning = Brings as much of it again as the other Citizens you discard.
icon-role_worker = Worker
    .meaning = A role: Quests need Citizens with certain roles in your Guild.
icon-role_soldier = Soldier
    .meaning = A role: Quests need Citizens with certain roles in your Guild.
icon-role_shadow = Shadow
    .meaning = A role: Quests need Citizens with certain roles in your Guild.
icon-role_holy = Holy
    .meaning = A role: Quests need Citizens with certain roles in your Guild.
icon-type_adventure = Adventure
    .meaning = A type of Quest: your Guild Master counts some types.
icon-type_battle = Battle
    .meaning = A type of Quest: your Guild Master counts some types.
icon-type_commerce = Commerce
    .meaning = A type of Quest: your Guild Master counts some types.
icon-type_subterfuge = Subterfuge
    .meaning = A type of Quest: your Guild Master counts some types.
icon-card_citizen = Citizen
    .meaning = Pays from your hand, or is hired into your Guild.
icon-card_quest = Quest
    .meaning = Send Citizens from your Guild to score its points.
icon-card_guild-master = Guild Master
    .meaning = Your Guild Master scores points for certain Quests.
icon-price = card cost
    .meaning = Discard this many cards from your hand or Guild to hire here.
icon-action-token = Action Token
    .meaning = An action you still have this turn.
icon-first-player = First Player
    .meaning = This player began the game.
icon-done = completed
    .meaning = A Quest that has been completed.
icon-opponent = an opponent of your choice
icon-owner = the player with this power
icon-each-player = every player
icon-each-opponent = every opponent

## Cards

kind-citizen = Citizens
kind-quest = Quests
kind-guild-master = Guild Masters
value-name = name
value-copies = copies
value-role = role
value-produces = resources
value-power = Hire Power
value-type = type
value-roles = roles
value-resources = resources
value-vp = Victory Points
value-bonus = bonus actions
value-pairing = types

## Rulings

ruling-citizen_warlord = Several “=” don’t copy each other: 3 Strength with two of them makes 9. On its own it brings only its role.
ruling-citizen_baker = Several “=” don’t copy each other: 3 Strength with two of them makes 9. On its own it brings only its role.
ruling-citizen_priestess = Several “=” don’t copy each other: 3 Strength with two of them makes 9. On its own it brings only its role.
ruling-citizen_knight = The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_peasant = The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_cleric = The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_bard = It can pay for its own power: it’s already in your Guild by then.
ruling-citizen_butcher =
    It can pay for its own power: it’s already in your Guild by then.
    You may choose any opponent, even one who has nothing.
ruling-citizen_baron =
    It can pay for its own power: it’s already in your Guild by then.
    The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_necromancer =
    It can pay for its own power: it’s already in your Guild by then.
    The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_captain =
    Without a Reserved Quest it does nothing.
    The Citizen hired with this bonus uses its own Hire Power too.
ruling-citizen_bishop =
    The Citizen you take isn’t hired, so you don’t use its Hire Power.
    You may choose any opponent, even one who has nothing.
ruling-citizen_assassin = You may choose any opponent, even one who has nothing.
ruling-citizen_champion = You may choose any opponent, even one who has nothing.
ruling-citizen_sapper = You may choose any opponent, even one who has nothing.
ruling-citizen_squire = You may choose any opponent, even one who has nothing.
ruling-citizen_thief = You may choose any opponent, even one who has nothing.
ruling-citizen_mage = The gap stays for the rest of the turn.
ruling-citizen_sorceress = The gap stays for the rest of the turn.
ruling-citizen_merchant = The gap stays for the rest of the turn.
ruling-citizen_summoner = The gap stays for the rest of the turn.

## Lessons

lesson-1 = Welcome to the Gutrot Tavern! At the top are the Quests: each needs roles and resources, and is worth Victory Points. Below them, Citizens wait to be hired; the tab above each place shows how many cards it costs.
lesson-2 = Your hand: Knight, Templar, Merchant. You can pay with cards from here or from your Guild above when you hire. Only the Guild can go on Quests.
lesson-3 = You have two actions each turn: Draw, Hire, Reserve or Quest. Start with Hire.
lesson-4 = The Rogue is at the 0, so it’s free. Hire it.
lesson-5 = Most Citizens do something as soon as you hire them. The Rogue gives you two bonuses, waiting here: use them in any order, or not at all. Take the Draw.
lesson-6 = A Priestess! Now the other bonus: Reserve.
lesson-7 = Steal the Baron’s Ledger needs a Worker, a Shadow, 3 Gold and 1 Strength. Your Rogue is already a Shadow with 1 Gold and 1 Strength. Reserve it: from now on, only you can complete it.
lesson-8 = All of that was one action. Below your Quest you see what your Guild still needs: a Worker and Gold. The Miner in the tavern has both. Hire again.
lesson-9 = The Miner is at a 1: he costs one card.
lesson-10 = Pay with the Priestess from your hand. A card from the Guild could pay too, but you need the Rogue. Choose her, then confirm.
lesson-11 = Your second turn. The line has moved towards the 0 and been refilled. And your Guild can complete your Quest: take the Quest action.
lesson-12 = Citizens you send are discarded. Send the Rogue; the Miner brings the rest and goes along.
lesson-13 = Done: 3 points, and as a bonus another Reserve. Your Guild Master gives you one more point for each Adventure and each Battle. Recover the Moonstone Relic is an Adventure: reserve it.
lesson-14 = That’s all there is to it. With other players, a fifth Quest starts the last round, and the most points win. Good luck in the tavern!
