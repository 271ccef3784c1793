# Card Kingdoms in English. How to read and translate this file: docs/guide/add-a-language.md

-of-area = of the { TERM($area, of: "area") }
-points = { $n -> [one] { $n } Victory Point *[other] { $n } Victory Points }
# Where something is taken from: nobody's seat is the Bank, or the Center.
-from-bank = { $from -> [-1] the Bank *[other] { WHO($from, case: "obj") } }
-source-aside = { $source -> [none] {""} *[other] {" "}({ CARD($source) }) }

## In the lobby

about-name = Card Kingdoms
about-line = Roll the dice, wake your Citizens, slay Monsters and build Domains before the stacks run out.

## Questions

keep-duke = Choose your Duke.
    .title = Who will you be?
    .line = One Duke stays with you, in secret. The other goes back to the box.
change-dice = The dice show { LIST($dice) }. Use a Domain to change one, or keep them?
choose-die = { $to -> [0] Which die will you lower by one? *[other] Which die will you turn to { $to }? }
because = { CARD($card) }:
power-use = { KINDS($sources) -> [1] Harvest: how will you use { CARD(HEAD($sources)) }? *[other] Harvest: which Citizen will you use next? }
compensation = None of your cards woke up, so take one Resource.
action = { $left -> [1] Your last action *[other] { $left } actions left }: slay, recruit, build, or take 1 gold, strength or magic.
pay = { CARD(FIRST($citizen, $monster, $domain)) }: pay { $price } { TERM($coin) }. Magic can replace all but one.
    .deed = { $deed -> [recruited] Recruit [slain] Slay *[built] Build }
slay-more = You may slay a Monster now, at its usual price.
attacks = The Monsters attack with { LIST($dice) }. Which die comes first?
attack-any = A 6: which Monster stack attacks?
capture = The Monsters { -of-area($area) } attack. Which Citizen do they carry off?
power-or = { CARD($source) }: choose one.
power-any = { CARD($source) }: what will you use next?
power-may = { CARD($source) }: will you use its power?
power-pay = { CARD($source) }: { SENTENCE($effect) }.
power-lose = { CARD($source) }: what will you put back?
power-rob = { CARD($source) }: what will you take?
power-aim = { CARD($source) }: choose an opponent.
power-take = { CARD($source) }: how much will you take?
power-acquire = { CARD($source) }: choose a Citizen to take for free.

## Options

keep = Play as { CARD($duke) }
    .deed = Be { BRIEF($duke) }
keep-dice = Keep the dice as they are
use-domain = Use { CARD($domain) }
turn-die = Turn the { $from } into a { $to }
power-done = Make no more trades
use-power = { CARD($card) }: { DO($effect) }
gain-resource = Gain 1 { TERM($resource) }
slay = Slay { CARD($monster) } for { PRICE($strength, $magic) }
recruit = Recruit { CARD($citizen) } for { $price } gold
build = Build { CARD($domain) } for { $price } gold
pay-share = in { TERM($token) }
pass = No, thanks
attack-die = Take the { $die } first
attack-area = Let the Monsters { -of-area($area) } attack
lose-citizen = Lose { A($citizen) }
return-monster = Put back { CARD($monster) }
return-citizen = Put back { CARD($citizen) }
take-citizen = Take { A($citizen) }
power-do = { DO($effect) }
power-at = Choose { WHO($seat) }
power-take-n = Take { TOKENS($n, $resource) } from { -from-bank($seat) }

## Why something can't be done

# Magic never stands in for the last token.
cannot-pay = needs { LACK($n, $has, $besides) } more { TERM($coin) }{ $has -> [0] { $besides -> [0] {""} *[other] : magic alone won’t do } *[other] {""} }
cannot-pay-both = needs { LACK($price, $real) } more { TERM($other) } and { LACK($n, $has, $besides) } more { TERM($coin) }
lacks-roles = needs { EACH($lacks, text: "lack", between: ", ") }
lacks-roles-and-gold = needs { LACK($n, $has, $besides) } more { TERM($coin) }, { EACH($lacks, text: "lack", between: ", ") }
lack = { LACK($n, $has) } more { $role -> [worker] { LACK($n, $has) -> [one] Worker *[other] Workers } [soldier] { LACK($n, $has) -> [one] Soldier *[other] Soldiers } [shadow] { LACK($n, $has) -> [one] Shadow *[other] Shadows } *[holy] Holy }
die-domain-used = already used in this roll
die-domain-unable = you can’t pay for it, or neither die would change
power-cannot-pay = you can’t pay for it
power-nothing-there = there is nothing to take

## What happens

dealt = The stacks are laid out. { WHO($first) } { YOU($first) -> [true] go *[other] goes } first.
turn = Turn { $turn }: { WHO($seat) }
duke-kept = { WHO($seat) } { YOU($seat) -> [true] keep *[other] keeps } { $duke -> [none] a Duke *[other] { CARD($duke) } }.
dark-lord = One of the other Dukes turns to evil: the Dark Lord has risen.
rolled = { WHO($seat) } { YOU($seat) -> [true] roll *[other] rolls } { LIST($dice) } (total { SUM($dice) }).
die-turned = { WHO($seat) } { YOU($seat) -> [true] turn *[other] turns } a { $from } into a { $to }.
harvested = { WHO($seat) } { YOU($seat) -> [true] harvest *[other] harvests } { AMOUNTS($tokens) }: { COUNTED($cards) }.
compensated = { YOU($seat) -> [true] None of your cards woke up, so you take *[other] None of { WHO($seat) }’s cards woke up, so { WHO($seat) } takes } 1 { TERM($resource) }.
gained = { WHO($seat) } { YOU($seat) -> [true] gain *[other] gains } { AMOUNTS($tokens) }{ $source -> [none] {""} *[other] {" "}from { CARD($source) } }.
gained-one = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } 1 { TERM($resource) }[[ as an action]].
paid = { WHO($seat) } { YOU($seat) -> [true] pay *[other] pays } { AMOUNTS($tokens) }{ $source -> [none] {""} *[other] {" "}to use { CARD($source) } }.
took = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { TOKENS($n, $token) } from { -from-bank }[[{ -source-aside }]].
citizen-turned = The next Citizen of that stack is { A($citizen) }.
recruited = { WHO($seat) } { YOU($seat) -> [true] recruit *[other] recruits } { A($citizen) }[[ for { AMOUNTS($tokens) }]].
citizen-gained = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { A($citizen) }[[ for free{ -source-aside }]].
citizen-returned = { WHO($seat) } { YOU($seat) -> [true] put *[other] puts } { A($citizen) } back in the Center.
monster-returned = { WHO($seat) } { YOU($seat) -> [true] put *[other] puts } { CARD($monster) } back in the Center.
monster-taken = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { CARD($monster) } from { $from -> [-1] the Center *[other] { WHO($from, case: "obj") } }.
domain-turned = { CARD($domain) } is revealed.
slain = { WHO($seat) } { YOU($seat) -> [true] slay *[other] slays } { CARD($monster) }[[ for { AMOUNTS($tokens) }]].
built = { WHO($seat) } { YOU($seat) -> [true] build *[other] builds } { CARD($domain) }[[ for { AMOUNTS($tokens) }]].
exhausted = Exhausted stacks: { $stacks }.
attack = The Monsters { -of-area($area) } attack.
no-attack = The { $die } does nothing: no Monsters are left there.
citizen-captured = The Dark Lord carries off { A($citizen) }.
domain-captured = The Dark Lord seizes { CARD($domain) }.
last-round = The game ends after this round, unless a card goes back to its stack.
over = The game is over. { EACH(SEATED($dukes), text: "was-duke", between: "; ") }{ $lord -> [none] {""} *[other] ; the Dark Lord is { CARD($lord) } }.
was-duke = { WHO($seat) } { YOU($seat) -> [true] are *[other] is } { CARD($duke) }

## The end

rival = The Dark Lord
ending-round = { $why -> [monsters] No Monster is left. [domains] No Domain is left. *[exhausted] Too many stacks are empty. } The round is complete: the game is over.
ending-monsters-slain = Every Monster is slain. The Dark Lord is beaten, and the realm is safe in your hands.
ending-overrun = The Monsters have overrun a column that had nothing left to lose. The realm falls to the Dark Lord.
ending-contained = Five stacks are empty, but you have more points than the Dark Lord. The evil is contained — this time.
ending-driven-out = Five stacks are empty, and the Dark Lord has more points than you. You are driven out.
ending-drawn = Five stacks are empty, and you and the Dark Lord are tied. It’s a draw.
score-line = { -points(POINTS($effect)) }{ PER($effect) -> [none] {""} *[other] {" "}{ PER($effect) } }
score-per = { PER($effect) -> [none] always *[other] { PER($effect) } }
next-hold = To survive an attack, a column needs a Citizen or a Domain.
next-contained = { $missing -> [1] One more point *[other] { $missing } more points }, and the evil would have been contained.
next-slain = To beat him for good, slay every Monster: { $monsters -> [1] one was *[other] { $monsters } were } left.
score-monsters = Monsters slain
score-domains = Domains built
score-tokens = Victory tokens
score-tokens-idle = Victory tokens ({ $tokens }, not counted in solo)
score-duke = { CARD($duke) }
score-dukes = Duke
score-surviving = Monsters surviving
score-captured = Domains captured
tie-fewest-cards = A tie goes to the fewest cards: { $n }

## Settings

setting-value = { $value ->
        [first-game] First game
        [glittering-gold] Glittering Gold
        [mastery-over-magic] Mastery Over Magic
        [monster-blood] Monster Blood
        [random] Random
        [chosen] Your own choice
        [pooled] All kinds together
        [per-kind] Each kind separately
        [as-printed] As printed
       *[counted] They count
    }
setting-players = Players
setting-players-about = { $players -> [1] alone against the Dark Lord [5] five players; one rests each turn *[other] { $players } players }
setting-setup = Setup
setting-setup-about = { $setup ->
        [first-game] the stacks recommended for a first game
        [glittering-gold] Glittering Gold: rich in gold
        [mastery-over-magic] Mastery Over Magic: magic everywhere, and Thieves
        [monster-blood] Monster Blood: for Monster hunters
        [random] areas and Citizens drawn at random
       *[chosen] your own areas and Citizens; the rest is drawn at random
    }
setting-areas = Areas ({ $most })
setting-citizen = Citizen { $numbers }
area-name = { TERM($area, of: "area") }
citizen-name = { CARD($citizen) }
setting-mixed = Mixed Citizens
setting-mixed-about = { $mixed -> [true] all Citizens of a number shuffled into one stack *[other] one kind of Citizen in each stack }
setting-leftovers = Leftover Resources
setting-leftovers-about = Dukes count gold, strength and magic { $leftovers -> [pooled] together *[other] separately }
setting-solo-tokens = Victory tokens in solo
setting-solo-tokens-about = { $tokens -> [counted] they count in the solo score *[other] they don’t count in the solo score, as printed }

## The table

center = The Center
dice = Dice
bank = Bank
not-rolled = No roll yet
stack-exhausted = Exhausted
place-exhausted = { $row }: exhausted
secret-duke = A secret Duke
to-be-turned = New at the end of the turn
lord = The Dark Lord
captured = Captured
monsters-slain = Slain
kingdom = Kingdom
court = Duke, Domains and slain Monsters
purse = What they have
gains = What the roll brought
price = Price { $n }
use-token = Use { $token }
pays = pays
gone = { $n } of { $of }
actions-left = { $n -> [one] { $n } action *[other] { $n } actions } left
two-actions = Two actions in a turn. Each is one of these:
deed-slay = Slay a Monster
deed-recruit = Recruit a Citizen
deed-build = Build a Domain
deed-take = Take 1 Resource
none-of = No Citizen for { $number }
points-hint = Victory Points in sight: Monsters, Domains and tokens
points-shown = { $n } { $n -> [one] point *[other] points } in sight
wakes = wakes { LIST($numbers, type: "plain") }
empty-stacks = { $n } of { $of } stacks exhausted
attacked-by = attacks on a { $die }
price-now = { $price } gold for you now
copies = { $n -> [1] { $name } *[other] { $n } × { $name } }

## Cards

kind-citizen = Citizens
kind-monster = Monsters
kind-domain = Domains
kind-duke = Dukes
citizen = Citizen
starter = Starter
domain = Domain
duke = Duke
own-turn = your turn
others-turns = others’ turns
any-turn = every turn
always = always
at-the-end = At the end of the game
monster-of = { TERM($type, of: "type") } { -of-area($area) }
points = { -points }
base-price = { $n } gold, 1 more for each you own
needs = needs { $n } { TERM($role, of: "role") }
wakes-on = Wakes on { LIST($numbers) }

## Icons

-random = { $random -> [true] random{" "} *[other] {""} }
-role = A role: Domains ask for it, and some powers and Dukes count it.
-area = Where the Monsters of a stack live; some Dukes count them.
icon-gold = gold
    .one = gold
    .meaning = Recruits Citizens and builds Domains.
icon-strength = strength
    .one = strength
    .meaning = Slays Monsters.
icon-magic = magic
    .one = magic
    .meaning = Can replace gold or strength, but not the last token.
icon-vp = victory tokens
    .one = victory token
    .meaning = Worth 1 Victory Point.
icon-count_worker-citizens = Worker Citizen
    .each = each Worker Citizen you own
icon-count_soldier-citizens = Soldier Citizen
    .each = each Soldier Citizen you own
icon-count_shadow-citizens = Shadow Citizen
    .each = each Shadow Citizen you own
icon-count_holy-citizens = Holy Citizen
    .each = each Holy Citizen you own
icon-count_worker-icons = Worker icon
    .each = each Worker icon on your Citizens and Domains
icon-count_soldier-icons = Soldier icon
    .each = each Soldier icon on your Citizens and Domains
icon-count_shadow-icons = Shadow icon
    .each = each Shadow icon on your Citizens and Domains
icon-count_holy-icons = Holy icon
    .each = each Holy icon on your Citizens and Domains
icon-count_hills-monsters = Monster of the Hills
    .each = each Monster of the Hills you have slain
icon-count_barrens-monsters = Monster of the Barrens
    .each = each Monster of the Barrens you have slain
icon-count_ruins-monsters = Monster of the Ruins
    .each = each Monster of the Ruins you have slain
icon-count_forest-monsters = Monster of the Forest
    .each = each Monster of the Forest you have slain
icon-count_swamp-monsters = Monster of the Swamp
    .each = each Monster of the Swamp you have slain
icon-count_valley-monsters = Monster of the Valley
    .each = each Monster of the Valley you have slain
icon-count_caverns-monsters = Monster of the Caverns
    .each = each Monster of the Caverns you have slain
icon-count_mountains-monsters = Monster of the Mountains
    .each = each Monster of the Mountains you have slain
icon-count_knights = Knight
    .each = each Knight you own, the Starter included
icon-count_citizens = Citizen
    .each = each Citizen you own
icon-count_monsters = Monster
    .each = each Monster you have slain
icon-count_titans = Titan
    .each = each Titan you have slain
icon-count_domains = Domain
    .each = each Domain you own
icon-count_leftovers-2 = Resources left over
    .each = every 2 Resources left over
icon-count_leftovers-3 = Resources left over
    .each = every 3 Resources left over
icon-count_leftovers-4 = Resources left over
    .each = every 4 Resources left over
icon-at_build = when built
    .when = when you build it
icon-at_own-roll = your roll
    .when = once in each of your roll phases
icon-at_doubles = any doubles
    .when = whenever a roll or a changed die makes doubles
icon-at_action-start = before your actions
    .when = at the start of your action phase
icon-at_action-end = after your actions
    .when = at the end of your action phase
icon-at_gain-citizen = each Citizen you gain
    .when = whenever you gain a Citizen in your action phase
icon-at_slay = each Monster you slay
    .when = whenever you slay a Monster in your action phase
icon-modify_no-surcharge = Citizens at their base price
    .say = you recruit Citizens at their base price, however many you own
icon-modify_build-price = Domains cost less
    .say = you build Domains for { MINUS($by) } gold less, but at least 1
icon-card_citizens = Citizen from the Center
    .say = { $name -> [none] { $role -> [none] any Citizen *[other] a { TERM($role, of: "role") } Citizen } *[other] a { CAPITAL($name) } }{ $costAtMost -> [none] {""} *[other] {" "}of base price { $costAtMost } or less } from the Center
icon-filter_name_knight = Knight
    .meaning = You can only take a Knight.
icon-filter_role_worker = Worker
    .meaning = You can only take a Worker.
icon-filter_role_soldier = Soldier
    .meaning = You can only take a Soldier.
icon-filter_role_shadow = Shadow
    .meaning = You can only take a Shadow.
icon-filter_role_holy = Holy
    .meaning = You can only take a Holy Citizen.
icon-filter_costAtMost = base price at most
    .meaning = The Citizen’s base price can’t be higher than this.
icon-place_slain-monsters = a Monster you have slain
    .lose = put a Monster you have slain back on its stack
    .rob = take a { -random }Monster they have slain, without its reward
    .meaning = A Monster that a player has slain.
icon-place_own-citizens = one of your Citizens
    .lose = put one of your Citizens back on its stack
    .rob = take { $random -> [true] a random one *[other] one } of their Citizens
    .meaning = One of a player’s Citizens; Starters are safe.
icon-action_slay = slay a Monster
    .say = slay a Monster at its usual price
icon-verb_set-die = turn a die
    .say = turn a die to { $n }
icon-verb_lower-die = lower a die
    .say = you may lower a die by { $n }, not below 1
icon-role_worker = Worker
    .meaning = { -role }
icon-role_soldier = Soldier
    .meaning = { -role }
icon-role_shadow = Shadow
    .meaning = { -role }
icon-role_holy = Holy
    .meaning = { -role }
icon-type_minion = Minion
    .meaning = A kind of Monster: a servant of the others.
icon-type_beast = Beast
    .meaning = A kind of Monster: a wild animal.
icon-type_titan = Titan
    .meaning = A big Monster. Some Dukes give points for these.
icon-type_boss = Boss
    .meaning = A kind of Monster: the last and strongest of its stack.
icon-area_hills = Hills
    .meaning = { -area }
icon-area_barrens = Barrens
    .meaning = { -area }
icon-area_ruins = Ruins
    .meaning = { -area }
icon-area_forest = Forest
    .meaning = { -area }
icon-area_swamp = Swamp
    .meaning = { -area }
icon-area_valley = Valley
    .meaning = { -area }
icon-area_caverns = Caverns
    .meaning = { -area }
icon-area_mountains = Mountains
    .meaning = { -area }
icon-card_monsters = Monster
    .meaning = Slain with strength, it gives a reward and points.
icon-card_domains = Domain
    .meaning = Built with gold, it gives points and a power.
icon-card_dukes = Duke
    .meaning = Your secret Duke, who brings points at the end.
icon-die = a die
    .meaning = One of the two dice of the roll.
icon-first-player = First player
    .meaning = This player went first.
icon-resting = rests this turn
    .meaning = This player doesn’t harvest this turn.
icon-exhausted = Exhausted
    .meaning = Exhausted stacks: when there are enough of them, the game ends.
icon-dark-lord = The Dark Lord
    .meaning = Your rival in a solo game.
icon-opponent = an opponent of your choice
icon-owner = the player with this power
icon-each-player = every player
icon-each-opponent = every opponent

## Rulings on single cards

ruling-citizen_starter-peasant = It wakes and harvests like any Citizen and makes your next Peasant cost more, but it has no role.
ruling-citizen_starter-knight = It wakes and harvests like any Citizen and makes your next Knight cost more, but it has no role.
ruling-citizen_thief = On your turn all your Thieves strike before anyone harvests. Take gold or magic, never some of each; you may take less.
ruling-citizen_thief-2 = If they have less than 3, you take what they have.
ruling-citizen_blacksmith = Counts Soldier Citizens only: no Domains, no Starters.
ruling-citizen_warlord = Left: Soldier Citizens, this one included. Right: cards called Knight, your Starter included.
ruling-citizen_butcher = Counts Worker Citizens, this one included: no Domains, no Starters.
ruling-citizen_miner = Counts the Domain cards you own.
ruling-monster_bane-spider = If no Knight is left in the Center, you get the gold.
ruling-monster_spider-queen = She counts herself. You can only choose the Citizen while there is one in the Center.
ruling-monster_wraith = The base price counts, no matter how many you own.
ruling-monster_orc-warrior = The base price counts, no matter how many you own.
ruling-monster_gelatinous-cube = The printed magic comes on top of any magic that replaces strength: 3 strength and 2 magic will do.
ruling-domain_foxgrove-palisade = The 2 gold must be gold.
ruling-domain_foxgrove-palisade-2 = A die that already shows 6 can’t be turned to 6.
ruling-domain_the-desert-orchid = If you have no Holy Citizen, it’s free.
ruling-domain_palace-of-the-dawn = You may also lower a die that another Domain has changed.
ruling-domain_gargans-embrace = On anyone’s turn. Doubles count even if they’re changed afterwards; a pair made later counts again.
ruling-domain_watcher-on-the-water = The Monster goes on top of the stack of its area. This may undo the end of the game.
ruling-domain_nest-of-the-weaver-witch = Never a Starter. The Citizen goes on top of the stack of its number; this may undo the end of the game.
ruling-domain_purloiners-perch = No reward, and it doesn’t count as slain: The Violet Thorn doesn’t trigger.
ruling-domain_purloiners-perch-2 = In a solo game, it’s the top Monster of the leftmost stack.
ruling-domain_cathedral-of-st-aquila = It already works at the end of the turn you build it.
ruling-domain_the-orb-of-urdr = It already works at the end of the turn you build it.
ruling-domain_blood-crow-army = It works from your next turn on.
ruling-domain_halfpenny-hill = It works from your next turn on.
ruling-domain_monolith-of-ostendaar = It works from your next turn on.
ruling-domain_forgotten-sorrows = Paid for or free: every Citizen you gain counts.
ruling-domain_the-violet-thorn = Monsters you slay thanks to another card count, too.
ruling-domain_pratchetts-plateau = It doesn’t make itself cheaper.
ruling-domain_eye-of-asteraten = Slaying is part of this action, not an extra one.
ruling-domain_cutthroats-truce = If they have less than 3, you take what they have.
ruling-domain_cloudriders-camp = If no Soldier in the Center fits, you still get the strength.
ruling-domain_golden-obelisk-of-nae = Only once, when you build it.
ruling-duke_hrothgar-the-conqueror = A Titan is also a Monster: it brings 2 + 1.
ruling-duke_reese-the-firebrand = Starters don’t count as Citizens here.

## The lessons of the guided game

lesson-1 = Welcome, Your Grace! This is the realm: Monsters in the top row, two rows of Citizens, and Domains at the bottom.
lesson-2 = And this is yours: a Peasant and a Knight, your first people, with 2 gold and 1 magic.
lesson-3 = First: who are you? Your Duke stays secret and brings points at the end. Hrothgar loves slain Monsters: a good Duke for a first game. Keep Hrothgar.
lesson-4 = A turn begins with a roll: yours is 5 and 1. Three numbers wake cards: each die, and their sum 6.
lesson-5 = Green marks who woke. Your Peasant (5) brought 1 gold, your Knight (6) 1 strength, all by themselves. Your rival harvested, too: everyone does, every turn.
lesson-6 = Now you have two actions. The Goblin costs 1 strength. Its reward, 1 gold, is yours at once; its point counts at the end. Slay the Goblin!
lesson-7 = Nice hit! Soldiers bring more strength. The Archer wakes on a 4: 2 strength on your turn, 1 on your rivals’ turns. Recruit the Archer.
lesson-8 = The Archer costs 4 gold. Magic can replace gold or strength, but not the last token. Pay 3 gold and 1 magic, and you keep a coin.
lesson-9 = Meanwhile your rival rolled and took a turn. That roll woke your Peasant and your Knight, too, and brought you 1 gold and 1 strength. On split cards, rivals’ turns use the right half.
lesson-10 = Your turn again: 2 and 4. The 4 woke your Archer for 2 strength, the sum 6 your Knight for 1 more. If no one had woken, you would have taken one Resource of your choice.
lesson-11 = Four strength! Enough for the Treant, who costs 3 and leaves you 1 gold and 1 magic. And Hrothgar adds 2 points for every Monster. Slay the Treant!
lesson-12 = One action left. The Champion costs only 2 gold: an 8 is rarer, but then he brings 4 strength. A second one would cost you 1 more. Recruit the Champion.
lesson-13 = This time keep your magic: pay 2 gold.
lesson-14 = The red banner means that the Archer and the Champion are Soldiers. The Blood Crow Army needs three of them, and 5 gold. Domains bring points and a power, once or for the rest of the game.
lesson-15 = Nothing better to do? An action can also bring you one gold, strength or magic. And spread your Citizens over many numbers: then almost every roll is a harvest.
lesson-16 = The game ends with the last Monster or the last Domain, or when this many stacks are exhausted; you still finish the round. Then Monsters, Domains, victory tokens and Dukes score.
lesson-17 = That’s all you need. Point at a card, or hold your finger on it, to see it up close. Play on: the realm is yours!
