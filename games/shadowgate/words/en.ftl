# Quests of Shadowgate in English. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } card *[other] { $n } cards }
-turns = { $n -> [one] { $n } turn *[other] { $n } turns }
-left = { $n -> [0] no actions left [one] { $n } action left *[other] { $n } actions left }
# What an item counts as: " (fire, magic)".
-kind = { TYPE($card) -> [none] {""} [wild] {" "}(wild) *[other] {" "}({ TYPE($card) }, { CLASS($card) }) }
-lacking = { COUNT(SHORT($needs, $has)) -> [0] needs more actions than the { $actions } you have left *[other] { EACH(SHORT($needs, $has), text: "lack") } }

## In the lobby

about-name = Quests of Shadowgate
about-line = Gather the right items, pay for the right quests, and leave the castle with 25 Victory Points before your rivals do.

## Questions

ask-action = { CAPITAL(-left($actions)) }. { $actions -> [0] End your turn. *[other] What will you do? }
ask-pay = { COUNT($open) -> [1] { CARD($open) }: pay { COLUMNS($owed) } *[other] Pay for { CARD($open) } }. { CAPITAL(-left($actions)) }.
ask-level = { CARD($quest) } is paid for. At which level do you complete it?
ask-use = { CARD($quest) }, { $level }: which item counts as { $wanted }?
ask-keep = You may keep { $most } cards. Discard { -cards($count) } of your choice.
    .title = Discard { $count } of { $of }
    .deed = Discard { $count }
    .mark = discard
ask-side = Who will you be: { LIST(CARDS($sides), type: "or") }?

## Options

option-cycle = Cycle the quests: discard them all and lay out new ones
option-quest = Set out on { CARD($quest) }
option-item = Play { CARD($card) } as an item{ -kind($card) }
option-resource = Spend { CARD($card) } on { CARD($target) }
option-resource-loose = Play { CARD($card) } for resources, to spend later this turn
option-assign = Spend { CARD($card) } on { CARD($target) }
option-end = End turn · draw { $draws }
option-level = { CAPITAL($level) }: { $points } VP, using { $wants -> [none] no items *[other] { PLUS($wants) } }
option-use = Use { CARD($card) }{ -kind($card) }
option-discard = Discard { CARD($card) }
option-side = Be the { CARD($character) }: stats { STATS($character) }; base types { LIST(BASES($character)) }

## Why something can't be done

lack = needs { MORE($n, $has) -> [one] 1 more { $column -> [wits] wit *[other] { TERM($column) } } *[other] { MORE($n, $has) } more { TERM($column) } }, even with all your cards
no-actions = no actions are left this turn
needed = then you couldn’t pay for what you’ve started
too-dear = { -lacking }
too-dear-now = with what you’ve started: { -lacking }
quest-chosen-already = you already chose a quest this turn
is-event = an event only pays, it can’t be an item
type-owned = you already have an item of this type
wild-owned = you already have a wild
unpaid = pay for what you’ve started first
items-missing = you don’t have the items for it
needed-elsewhere = another part of the quest needs it

## What happens

side-chosen = { WHO($seat) } { $character -> [none] { YOU($seat) -> [true] have *[other] has } chosen a side *[other] will be the { CARD($character) } }.
side-shown = { WHO($seat) } { YOU($seat) -> [true] enter *[other] enters } as the { CARD($character) }.
starts = { WHO($seat) } { YOU($seat) -> [true] are *[other] is } the first through the gate.
turn = Turn { $turn }: { WHO($seat) }
cycled = { WHO($seat) } { YOU($seat) -> [true] cycle *[other] cycles } the quests[[. Now on offer: { CARD($quests) }]].
quest-chosen = { WHO($seat) } { YOU($seat) -> [true] set *[other] sets } out on { CARD($quest) }. Cost: { COLUMNS(COST($quest)) }.
item-played = { WHO($seat) } { YOU($seat) -> [true] play *[other] plays } { CARD($card) } as an item. Cost: { COLUMNS(COST($card)) }.
item-acquired = { WHO($seat) } { YOU($seat) -> [true] acquire *[other] acquires } { CARD($card) }[[{ -kind($card) }]].
resource-played = { WHO($seat) } { $target -> [none] { YOU($seat) -> [true] play *[other] plays } { CARD($card) } for resources *[other] { YOU($seat) -> [true] spend *[other] spends } { CARD($card) } on { CARD($target) } }: { COLUMNS(GIVES($card)) }.
resource-assigned = { WHO($seat) } { YOU($seat) -> [true] spend *[other] spends } { CARD($card) } on { CARD($target) }: { COLUMNS(GIVES($card)) }.
quest-completed = { WHO($seat) } { YOU($seat) -> [true] complete *[other] completes } { CARD($quest) }[[{ $items -> [none] {""} *[other] {" "}with { CARD($items) } }: { $level } quest, { $points } VP (total { $total })]].
drew = { WHO($seat) } { YOU($seat) -> [true] draw *[other] draws } { $cards -> [none] { -cards($count) } *[other] { CARD($cards) } }.
reshuffled = The adventure discards are shuffled into a new deck of { $count }.
discarded = { WHO($seat) } { YOU($seat) -> [true] discard *[other] discards } { CARD($cards) }.
hand-discarded = { WHO($seat) } { YOU($seat) -> [true] have *[other] has } too many cards and { YOU($seat) -> [true] discard *[other] discards } { CARD($cards) }.
quests-turned = The quest discards are turned over and shuffled: { -cards($count) }.
quest-laid = A new quest: { CARD($quest) }.
last-round = { WHO($seat) } { YOU($seat) -> [true] have *[other] has } enough to win. This is the last round.

## How it ends

ending-won = { WHO($seat) } { YOU($seat) -> [true] leave *[other] leaves } Shadowgate with { $points } VP and { YOU($seat) -> [true] win *[other] wins }.
ending-shared = { WHO($seats) } share the victory with { $points } VP each.
ending-solo-legend = A legend walks out of Shadowgate: { $points } VP in { -turns($turns) }.
ending-solo-champion = A champion walks out of Shadowgate: { $points } VP in { -turns($turns) }.
ending-solo-hero = A hero walks out of Shadowgate: { $points } VP in { -turns($turns) }.
ending-solo-adventurer = An adventurer walks out of Shadowgate: { $points } VP in { -turns($turns) }.
ending-solo-near = The gate falls shut with daylight in sight: { $points } VP, and { $needed } were needed.
ending-solo-lost = The gate falls shut behind you: { $points } VP, and { $needed } were needed.
next-target = { $missing } more VP, and you would have left Shadowgate with { $points }.
next-grade = { $grade -> [legend] A legend [champion] A champion *[hero] A hero } is out by turn { $turns }.
score-level = { CAPITAL($level) } quests
score-quests = { $count } { $level } { $count -> [one] quest *[other] quests }

## Settings

setting-players = Players
setting-players-are = { $count } players
setting-solo = Alone: { $points } VP within { -turns($turns) } (our own challenge)
setting-equal-turns = Equal turns
setting-equal-turns-off = End a turn with 25 VP and you win at once
setting-equal-turns-on = The round is finished first, then the most VP win (ours)
setting-characters = Characters
setting-value-star = Star side
setting-value-either = Own choice
setting-characters-star = The side with the star
setting-characters-either = Each player secretly chooses a side (ours)

## On the table

amount = { $n } { $column }
points = { $n } Victory { $n -> [one] Point *[other] Points }
quest = Quest
star-side = Character, star side
other-side = Character, other side
base-types = base types
value-name = name
value-kind = kind
value-type = type
value-resources = resources
value-cost = cost
value-noAction = whether it takes an action
value-stats = stats
value-baseTypes = base types
value-great = class for Great
value-epic = classes for Epic
gives = gives { $n } { $column }
costs = costs { $n } { $column }
resource-sentence = As resources it gives { $resources }.
item-sentence = As an item it costs { $cost }. Type { $type }, class { $class }.
wild-sentence = As an item it costs { $cost } and counts as any one type or class, in one quest.
event-sentence = It can’t be an item.
free-sentence = Playing it takes no action.
quest-sentence = It costs { $cost }, and your stats pay their part. Minor, with no item: 1 VP. Major, with { $type }: 3 VP. Great, with { $great } too: 5 VP. Epic, with { $epic } too: 8 VP.
character-sentence = Adds { $stats } to everything you pay. You keep items of the types { $types } after using them.
wild-ruling = You can only have one wild at a time, and you always discard it after use.
event-ruling = In the base game, ignore what is printed on an event.
free-ruling = Playing it takes no action, as an item or as resources. The cards that pay for it still take one each.
back-ruling = On its back: { $name }, cost { $cost }, type { $type }.
quests = Quests
empty-place = Empty until the end of the turn
worth = With the items you have: { $points } VP
needs = to pay
cards-pay = { $n -> [0] your stats pay [one] with 1 card *[other] with { $n } cards }
short = short
short-of = { $what } short
too-few-actions = too few actions
one-quest = one quest a turn
quest-deck = Quest deck, { -cards($n) }: cycle the quests
cycle = Cycle
quest-discard = Discarded quests, { -cards($n) }
adventure-deck = Adventure deck, { -cards($n) }
adventure-deck-short = Deck
adventure-discard = Adventure discards, { -cards($n) }
discard-short = Discards
sides = Sides are being chosen
table = This turn
nothing-begun = Choose a quest, or play a card
being-paid = you still owe
owed = you still owe { $what }
paid-with = paid with
paid-up = paid: choose its level
paid-up-use = paid: choose its items
pay-here = cards that pay lie here
pays = pays
pay-short = Pay with { COUNT($names) -> [1] { LIST($names) } *[other] { -cards(COUNT($names)) } }
pay-with = Pay with { COUNT($names) -> [1] { LIST($names) } [2] { LIST($names) } *[other] { -cards(COUNT($names)) } }
actions-left = { $n -> [one] 1 action left *[other] { $n } actions left }
candles-draw = draw 1, and 1 more for each candle left
first-pay = first pay { $name }
items = Items
no-item = No item: { $kind }
no-items = No items yet
to-pay = still to pay
stays-for-good = stays for good
used-now = used this turn
hand-of = { -cards($n) } in hand
hand-empty = No cards in hand. You draw again at the end of your turn.
player = { $name }: { $points } Victory Points, { -cards($hand) } in hand
last-turn = Last: { $what }
quests-cycled = quests cycled
nothing-yet = Nothing yet
done = { $level }: { $n }
goal = End a turn with { $target } Victory Points and you win
of-target = { $n } of { $target } Victory Points
challenge = Solo challenge
challenge-goal = Reach { $points } Victory Points in { $turns } turns. The sooner, the grander your title.
challenge-left = { $points } more in { $turns } { $turns -> [one] turn *[other] turns }, this one included.

## Icons

icon-might = might
    .meaning = Pays for might: your stats count every time, a card once.
icon-wits = wits
    .one = wit
    .meaning = Pays for wits: your stats count every time, a card once.
icon-spirit = spirit
    .meaning = Pays for spirit: your stats count every time, a card once.
icon-cost-might = might
    .meaning = Pay this much might.
icon-cost-wits = wits
    .meaning = Pay this much wits.
icon-cost-spirit = spirit
    .meaning = Pay this much spirit.
icon-type_fire = Fire
    .meaning = A type of item of the class Magic.
icon-type_ice = Ice
    .meaning = A type of item of the class Magic.
icon-type_wind = Wind
    .meaning = A type of item of the class Magic.
icon-type_melee = Melee
    .meaning = A type of item of the class Weapon.
icon-type_ranged = Ranged
    .meaning = A type of item of the class Weapon.
icon-type_armor = Armor
    .meaning = A type of item of the class Weapon.
icon-type_artifact = Artifact
    .meaning = A type of item of the class Relic.
icon-type_royal = Royal
    .meaning = A type of item of the class Relic.
icon-type_orb = Orb
    .meaning = A type of item of the class Relic.
icon-type_thorn = Thorn
    .meaning = A type of item of the class Relic.
icon-type_stave = Stave
    .meaning = A type of item of the class Relic.
icon-class_magic = Magic
    .meaning = A class of items: fire, ice and wind.
icon-class_weapon = Weapon
    .meaning = A class of items: melee, ranged and armor.
icon-class_relic = Relic
    .meaning = A class of items: artifact, royal, orb, thorn and stave.
icon-level_minor = Minor
    .meaning = A level of a quest: 1 point, with no item.
icon-level_major = Major
    .meaning = A level of a quest: 3 points for an item of the quest’s type.
icon-level_great = Great
    .meaning = A level of a quest: 5 points, for that item and one of the Great class.
icon-level_epic = Epic
    .meaning = A level of a quest: 8 points, for an item of its type and one of each Epic class.
icon-vp = Victory Points
    .meaning = Victory Points: 25 of them win.
icon-wild = Wild
    .meaning = Counts as any one type or class in a quest, and then it’s gone.
icon-event = Event
    .meaning = Never an item; it only pays with its resources.
icon-no-action = takes no action
    .meaning = Playing this card takes no action.
icon-action = action
    .meaning = One of your five actions each turn.
icon-base = stays for good
    .meaning = An item of one of your base types stays after you use it.
icon-star = the side with the star
    .meaning = The side of the character you use in a normal game.
icon-hand = cards in hand
    .meaning = How many cards a player holds.
icon-cycle = new quests
    .meaning = An action that replaces all open quests.
icon-deck = deck
    .meaning = How many cards are left to draw.
icon-opponent = an opponent of your choice
icon-owner = the player with this power
icon-each-player = every player
icon-each-opponent = every opponent

## Cards

kind-adventure = Adventure cards
kind-quest = Quests
kind-character = Characters

## Lessons

lesson-1 = Welcome to Castle Shadowgate! Four quests are open to you. Each has a cost, the three shields, and brings 1 Victory Point, or 3, 5 or 8 with the right items.
lesson-2 = You are the Ranger. Your stats, 1 might, 2 wits and 1 spirit, count towards everything you pay, again and again. Beside them are your base types: ranged, wind and stave.
lesson-3 = Your hand. The round numbers on the left are what a card gives as resources; the shields on the right are what it costs to keep it as an item. Most cards can be either.
lesson-4 = You have five actions. The Silent Guard looks for someone with a ranged weapon, and you have a Silver Arrow. Play it as an item. Then you have to pay for it this turn.
lesson-5 = It costs 3, 2, 1. Your stats give 1, 2, 1: only 2 might are missing, and the table shows what you still owe. The Seer’s Orb gives 2 might. Spend it on the Silver Arrow.
lesson-6 = Acquired! Since ranged is one of your base types, the Silver Arrow stays with you for the whole game. Other items are gone once used. And see the laurel on The Silent Guard: with this item it would bring 3 points.
lesson-7 = You have three actions left, and you can save them: at the end of a turn you draw one card, plus one for each unused action. Stop here and draw four.
lesson-8 = Seven cards: one too many. A turn ends with three to six cards in hand. Let the Rusted Dirk go: it doesn’t give much.
lesson-9 = Your second turn. For a Great quest, The Silent Guard wants magic as well as a ranged item. The Cinder Scroll is fire, and fire is magic. Play it as an item.
lesson-10 = It still needs 2 spirit. The Spell of Fortitude is an event: it can’t be an item, but its resources are as good as any. Spend it on the Cinder Scroll.
lesson-11 = Both items lie ready. Now set out on The Silent Guard: choosing a quest is an action, too, and you may choose one each turn.
lesson-12 = It costs 4, 3, 2, and again your stats help. Spend the Shapechanger’s Draught. As an item it would be a wild, good for any type or class, but today we need its resources.
lesson-13 = You still owe two might, with one action left. Quick Reflexes has the winged foot: playing it takes no action.
lesson-14 = And the last one: Breath of Winter brings the missing might.
lesson-15 = Paid! Now the level: the Silver Arrow for ranged, the Cinder Scroll for magic. That makes a Great quest, 5 points. For Epic you would also need a relic.
lesson-16 = Five points! You have no actions left. End your turn: until you do, you can still take back what you did.
lesson-17 = You drew up to three cards, the Cinder Scroll is gone, the Silver Arrow stayed, and there is a new quest in the empty place.
lesson-18 = Here you see how far everyone is. If you end a turn with 25 points, you win; playing alone, you have eight turns to get there.
lesson-19 = If no quest suits you, you can use an action to cycle all four: press the quest deck. And press any card that isn’t lit to see it up close. Now play on!
