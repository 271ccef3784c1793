# Quests of Shadowgate in English. How to read and translate this file: docs/guide/add-a-language.md

-cards = { $n -> [one] { $n } card *[other] { $n } cards }
-turns = { $n -> [one] { $n } turn *[other] { $n } turns }
-left = { $n -> [0] no actions left [one] { $n } action left *[other] { $n } actions left }
# What an item counts as: " (fire, magic)".
-kind = { TYPE($card) -> [none] {""} [wild] {" "}(wild) *[other] {" "}({ TYPE($card) }, { CLASS($card) }) }

## Questions

ask-action = { CAPITAL(-left($actions)) }. { $actions -> [0] End your turn. *[other] What will you do? }
# One thing to pay for has its price in the sentence; of several, the table shows what each lacks.
ask-pay = { COUNT($open) -> [1] { CARD($open) }: pay { COLUMNS($owed) } *[other] Pay for { CARD($open) } }. { CAPITAL(-left($actions)) }.
ask-level = { CARD($quest) } is paid for. At which level do you complete it?
ask-use = { CARD($quest) }, { $level }: which item serves as { $wanted }?
ask-keep = You may keep { $most } cards. Discard { -cards($count) } of your choice.
ask-side = Who will you be: { LIST(CARDS($sides), type: "or") }?

## Options

option-cycle = Cycle the quests: discard them all and lay out new ones
option-quest = Set out on { CARD($quest) }
option-item = Play { CARD($card) } as an item{ -kind($card) }
option-resource = Spend { CARD($card) } on { CARD($target) }
option-resource-loose = Lay out { CARD($card) } as resources, for later
option-assign = Put { CARD($card) } towards { CARD($target) }
option-end = End turn · draw { $draws }
option-level = { CAPITAL($level) }: { $points } VP, using { $wants -> [none] no items *[other] { PLUS($wants) } }
option-use = Use { CARD($card) }{ -kind($card) }
option-discard = Discard { CARD($card) }
option-side = Be the { CARD($character) }: stats { STATS($character) }; base types { LIST(BASES($character)) }

## Why something can't be done

-lacking = { COUNT(SHORT($needs, $has)) -> [0] needs more actions than the { $actions } you have left *[other] { EACH(SHORT($needs, $has), text: "lack") } }
lack = needs { $n } { TERM($column) }, with all your cards you have { $has }
no-actions = no actions are left this turn
needed = what you have begun could then no longer be paid
too-dear = { -lacking }
too-dear-now = beside what you have begun: { -lacking }
quest-chosen-already = you have chosen a quest this turn
is-event = an event serves as resources only
type-owned = you have an item of this type before you
wild-owned = you have a wild before you
unpaid = pay for what you have begun first
items-missing = needs its items
needed-elsewhere = it is the only one that fits elsewhere

## What happens

side-chosen = { WHO($seat) } { $character -> [none] has chosen a side *[other] will be the { CARD($character) } }.
side-shown = { WHO($seat) } enters as the { CARD($character) }.
starts = { WHO($seat) } is the first through the gate.
turn = Turn { $turn }: { WHO($seat) }
cycled = { WHO($seat) } cycles the quests[[. Now on offer: { CARD($quests) }]].
quest-chosen = { WHO($seat) } sets out on { CARD($quest) }. Cost: { COLUMNS(COST($quest)) }.
item-played = { WHO($seat) } plays { CARD($card) } as an item. Cost: { COLUMNS(COST($card)) }.
item-acquired = { WHO($seat) } acquires { CARD($card) }[[{ -kind($card) }]].
resource-played = { WHO($seat) } { $target -> [none] lays out { CARD($card) } as resources *[other] spends { CARD($card) } on { CARD($target) } }: { COLUMNS(GIVES($card)) }.
resource-assigned = { WHO($seat) } puts { CARD($card) } towards { CARD($target) }: { COLUMNS(GIVES($card)) }.
quest-completed = { WHO($seat) } completes { CARD($quest) }[[{ $items -> [none] {""} *[other] {" "}with { CARD($items) } }: { $level }, { $points } VP, { $total } in all]].
drew = { WHO($seat) } draws { $cards -> [none] { -cards($count) } *[other] { CARD($cards) } }.
reshuffled = The adventure discards are shuffled into a new deck of { $count }.
discarded = { WHO($seat) } discards { CARD($cards) }.
hand-discarded = { WHO($seat) } can't hold them all and lets go of { CARD($cards) }.
quests-turned = The quest discards are turned over and shuffled: { -cards($count) }.
quest-laid = A new quest: { CARD($quest) }.
last-round = { WHO($seat) } has what it takes to win. The round is played to its end.

## Icons

icon-might = might
icon-wits = wits
icon-spirit = spirit
icon-cost-might = might
icon-cost-wits = wits
icon-cost-spirit = spirit
icon-type_fire = Fire
icon-type_ice = Ice
icon-type_wind = Wind
icon-type_melee = Melee
icon-type_ranged = Ranged
icon-type_armor = Armor
icon-type_artifact = Artifact
icon-type_royal = Royal
icon-type_orb = Orb
icon-type_thorn = Thorn
icon-type_stave = Stave
icon-class_magic = Magic
icon-class_weapon = Weapon
icon-class_relic = Relic
icon-level_minor = Minor
icon-level_major = Major
icon-level_great = Great
icon-level_epic = Epic
icon-vp = Victory Points
icon-wild = Wild
icon-event = Event
icon-no-action = takes no action
icon-action = action
icon-base = stays for good
icon-star = the side with the star
icon-hand = cards in hand
icon-cycle = new quests
icon-deck = deck
icon-opponent = an opponent of your choice
icon-owner = the one whose power it is
icon-each-player = every player
icon-each-opponent = every opponent
