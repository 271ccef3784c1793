# Margraves of Valeria in English. How to read and translate this file: docs/guide/add-a-language.md

-resources = { $n -> [one] 1 Resource *[other] { $n } Resources }
-more = { $left -> [0] {""} [1] {""} *[other] {" "}({ $left } still to choose) }
-from = { NAMED($source) -> [none] {""} *[other] {" "}({ CARD($source) }) }
-tomb = row { ROW($tomb) }, column { COLUMN($tomb) }
-why =
    { $why ->
        [towers] Someone has built their fourth Ward Tower.
        [citizens] There are no Citizens left to refill the line.
       *[tiles] There are no Privilege tiles left to refill the display.
    }
-level =
    { $level ->
        [squire] Squire
        [margrave] Margrave
       *[legend] Legend
    }

## In the lobby

about-name = Margraves of Valeria
about-line = Travel the border, slay what comes out of the lairs, build four Ward Towers and win the favour of the guilds.

## Questions

ask-keep = Keep one wealth tile{ -more($left) } and pass the rest to your left.
ask-cash = Which wealth tile do you cash in?
ask-play = Play a Citizen for its pennant or its power, or recall, or build.
ask-wild = Which Resource do you take{ -more($left) }?
ask-room = Your storage is full. What makes room for 1 { RESOURCE($token) }{ -more($left) }?
ask-pay-wild = Which Resource do you pay{ -more($left) }?
ask-influence = With which guild do you gain influence{ -more($left) }?
ask-tile = Which Privilege tile do you take?
ask-move = Where does your margrave go?
ask-deploy = Which knight do you deploy, and where to?
ask-send = Where do you send a knight from?
ask-send-to = Where does the knight from { CARD($from) } go?
ask-rally = Which knight joins your margrave{ -more($left) }?
ask-hire = Which Citizen do you hire?
ask-slay = Which monster do you slay?
ask-battle = { CARD($monster) }: how do you pay the strength? { $left } to go.
ask-ship = { $shipped -> [0] Which Resource do you ship? *[other] Which Resource do you ship next? So far: { $shipped }. }
ask-dismiss = Recall: which Citizen in the line leaves the game? Then you may hire one.
ask-retrieve = Which Citizen do you take back?
ask-raise = Which knight do you take from the Hero Tombs{ -more($left) }?
ask-face-down = You build a Ward Tower. Which Citizen do you play face down for it? Only you know which one.
ask-slot = Which slot of { CARD($location) } do you build in? You get what it shows.
grants-ask = Use a grant, or go on?
because = { CARD($card) }:
power-use = Which reward do you take next?
power-or = { CARD($source) }: choose one.
power-any = { CARD($source) }: what do you use next?
power-may = { CARD($source) }: use its power?
power-pay = { CARD($source) }: { SENTENCE($effect) }

## Options

grants-go-on = Go on
pass = No, thanks
stay = Stay here
done = Done
power-done = Leave the rest
take-token = Take 1 { RESOURCE($token) }
pay-token = Pay 1 { RESOURCE($token) }
forfeit = Give up the { RESOURCE($token) }
throw = Throw away 1 { RESOURCE($token) }
let-influence-go = Let it go
influence-on = { $price -> [0] Gain influence with the { TERM($guild, of: "guild") } guild *[other] Buy influence with the { TERM($guild, of: "guild") } guild for { $price } gold }
take-tile = Take { CARD($tile) }
move-to = Move to { CARD($location) }
deploy-on = Deploy a knight from here to { CARD($location) }
deploy-from-storage = Deploy a knight from your storage to { CARD($location) }
knight-from = Take a knight from { CARD($location) }
knight-to = Send the knight to { CARD($location) }
instead = { DO($effect) } instead
hire = Hire { CARD($citizen) } for { $price } gold
slay = { $magic -> [0] Slay { CARD($monster) } for { $strength } strength *[other] Slay { CARD($monster) } for { $strength } strength and { $magic } magic }
slay-nothing = Slay a monster in the { TERM($lair, of: "lair") }
by-strength = Spend { $n } of your own strength
fall-here = Sacrifice a knight from this Location: { -tomb($tomb) }
fall-storage = Sacrifice a knight from your storage: { -tomb($tomb) }
ship-token = Ship 1 { RESOURCE($token) }
dismiss = Remove { CARD($citizen) } from the game
retrieve = Take back { CARD($citizen) }
retrieve-hidden = Take back { CARD($citizen) } (face down)
raise = Take the knight in { -tomb($tomb) }
citizen = Play { CARD($citizen) } face down
build-in = Build in slot { $slot } of { CARD($location) }
wealth = Choose { CARD($wealth) }
recall = Recall your Citizens
build = Build a Ward Tower
play-pennant = Play { CARD($citizen) } for its pennant
play-power = Play { CARD($citizen) } for its power
use-power = { CARD($card) }: { DO($effect) }
power-do = { DO($effect) }

## Why something can't be done

too-dear = needs { MORE($n, $has) } more gold
too-weak = needs { MORE($n, $has) } more strength: each knight adds 1 while a tomb is free
too-little-magic = needs { MORE($n, $has) } more magic
not-turned-up = the next monster appears at the end of the turn
must-recall = you started this turn with one card in hand, so you must recall
no-material = needs 1 stone, 1 wood, 1 magic and 1 gem{ $lacks -> [none] , and a tower *[other] ; you still need { LIST(ONE_OF_EACH($lacks)) } }
no-slot = there’s no free slot where your margrave is
own-tower = you already have a Ward Tower here
none-left = there are none left in the supply
power-cannot-pay = you can’t pay for it
power-nothing-there = there’s nothing to take

## What happens

starts = { WHO($seat) } { YOU($seat) -> [true] go *[other] goes } first.
turn = Turn { $turn }: { WHO($seat) }
wealth-kept = { $wealth -> [none] { WHO($seat) } { YOU($seat) -> [true] keep *[other] keeps } a wealth tile. *[other] { WHO($seat) } { YOU($seat) -> [true] keep *[other] keeps } { CARD($wealth) }. }
cashed = { WHO($seat) } { YOU($seat) -> [true] cash *[other] cashes } in { CARD($wealth) }.
played-pennant = { WHO($seat) } { YOU($seat) -> [true] play *[other] plays } { CARD($citizen) }[[ for its pennant]].
played-power = { WHO($seat) } { YOU($seat) -> [true] play *[other] plays } { CARD($citizen) }[[ for its power]].
played-face-down = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] play *[other] plays } a Citizen face down. *[other] { WHO($seat) } { YOU($seat) -> [true] play *[other] plays } { CARD($citizen) } face down. }
recalled = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } all { YOU($seat) -> [true] your *[other] their } Citizens back into hand.
dismissed = { WHO($seat) } { YOU($seat) -> [true] remove *[other] removes } { CARD($citizen) } from the line.
retrieved = { $citizen -> [none] { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } back a face-down Citizen. *[other] { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } back { CARD($citizen) }. }
hired = { WHO($seat) } { YOU($seat) -> [true] hire *[other] hires } { A($citizen) }[[ for { $price } gold]].
gained = { WHO($seat) } { YOU($seat) -> [true] gain *[other] gains } { AMOUNTS($tokens) }{ -from($source) }.
paid = { $to -> [-1] { WHO($seat) } { YOU($seat) -> [true] pay *[other] pays } { AMOUNTS($tokens) }{ -from($source) }. *[other] { WHO($seat) } { YOU($seat) -> [true] pay *[other] pays } { WHO($to, case: "obj") } { AMOUNTS($tokens) }{ -from($source) }. }
thrown = { WHO($seat) } { YOU($seat) -> [true] throw *[other] throws } away 1 { RESOURCE($token) }.
forfeited = { WHO($seat) } { YOU($seat) -> [true] give *[other] gives } up { COUNTED($token, $n) }.
influence-gained = { $price -> [0] { WHO($seat) } { YOU($seat) -> [true] gain *[other] gains } 1 influence: { TERM($guild, of: "guild") }. *[other] { WHO($seat) } { YOU($seat) -> [true] pay *[other] pays } { $price } gold for influence: { TERM($guild, of: "guild") }, now worth { $points } per icon. }
influence-lost = { WHO($seat) } { YOU($seat) -> [true] give *[other] gives } up { $n } influence.
tile-taken = { WHO($seat) } { YOU($seat) -> [true] take *[other] takes } { CARD($tile) }.
grant-used = { WHO($seat) } { YOU($seat) -> [true] use *[other] uses } { CARD($tile) }.
moved = { WHO($seat) } { YOU($seat) -> [true] move *[other] moves } to { CARD($location) }.
deployed = { $from -> [none] { WHO($seat) } { YOU($seat) -> [true] send *[other] sends } a knight[[ from storage]] to { CARD($to) }. *[other] { WHO($seat) } { YOU($seat) -> [true] send *[other] sends } a knight[[ from { CARD($from) }]] to { CARD($to) }. }
knight-fell = { WHO($seat) } { YOU($seat) -> [true] lose *[other] loses } a knight: { -tomb($tomb) } of the Hero Tombs.
slain = { WHO($seat) } { YOU($seat) -> [true] slay *[other] slays } { CARD($monster) }.
shipped = { WHO($seat) } { YOU($seat) -> [true] ship *[other] ships } { -resources($n) }[[ and { YOU($seat) -> [true] sail *[other] sails } to segment { $segment } of the wheel]].
built = { WHO($seat) } { YOU($seat) -> [true] build *[other] builds } a Ward Tower[[ in slot { $slot } of { CARD($location) }]].
tomb-line = { WHO($seat) } { YOU($seat) -> [true] fill *[other] fills } { CARD($line) } of the Hero Tombs.
tombs-emptied = The Hero Tombs are full: their knights return to the supply and the map.
tile-laid = New tile: { CARD($tile) }.
lair-shuffled = The monsters in the { TERM($lair, of: "lair") } are shuffled.
monster-up = { CARD($monster) } appears.
citizen-laid = { CARD($citizen) } joins the line.
left-line = Time passes: { CARD($citizen) } leaves the line.
last-round = { -why($why) } This is the last round.
over = The game is over.

## How it ends

ending = { -why($why) } The round is finished.
ending-solo-won = { -why($why) } You reached the { $points } points you needed.
ending-solo-lost = { -why($why) } You needed { $points } points.
next-level = { $missing -> [0] That would also have won at level { -level($level) }: { $points } points. *[other] Level { -level($level) } needs { $points } points: you were { $missing } short. }
score-towers = Guild icons on towers
score-citizens = Guild icons on Citizens
score-tiles = Guild icons on tiles
score-banners = Banners
score-gold = Gold
score-gems = Gems
score-resources = Resources
tie-gold = A tie goes to the most gold: { $n }

## Settings

setting-players = Players
setting-players-about = { $players -> [one] alone, before time runs out (our own variant) *[other] { $players } players }
setting-solo = Solo level
setting-solo-name = { -level($level) }
setting-solo-about = reach { $points } points

## On the table

map = The map
larger = Larger map
smaller = Smaller map
tracks = The track board
line = Citizens
influence = Influence
privileges = Privileges
wheel = Wheel
tombs = Tombs
own = Yours
hand = Your hand
wealth-hand = Wealth tiles
no-hand = No cards in hand
storage = Storage
supply = Supply
build-short = Build
recall-short = Recall
takes-back = { $n -> [0] and hire *[other] take back { $n } }
played = Played
tiles = Tiles
none = none
grant = Grant
seal = Seal
banner = Banner
privilege = Privilege, level { $level -> [1] I *[2] II }
wealth-short = Wealth
wealth-kind = Starting wealth
citizen-kind = { $guild } · Citizen
monster-kind = Monster · { $lair }
boss-kind = Boss · { $lair }
location-kind = Location
power = power
slots = tower slots
pennant-says = Pennant: { $what }
slot-says = A tower in slot { $n }: { $what }
influence-says = Gain { $n } influence.
end-says = At the end of the game: { $what }.
banner-says = At the end of the game, n different banners score n × n.
points = { $n } { $n -> [one] point *[other] points } if the game ended now
hand-of = { $n } { $n -> [one] card *[other] cards } in hand
strength = Strength: { $n } of 8
location = { $name }{ $knights -> [0] {""} [one] , { $knights } knight *[other] , { $knights } knights }{ $who -> [none] {""} *[other] , { $who } }
knights = { $n } { $n -> [one] knight *[other] knights } in { $name }
towers-left = Towers to build: { $n }
tower-of = { $name }’s Ward Tower
slot = { $name }, slot { $n }
lair = Lair: { $name }
lair-closed = { $lair }: the next monster appears at the end of the turn
line-slot = { $name }, { $price } gold
empty-slot = Empty slot
row = { $guild }: { $places }
row-of = { $name } on space { $space }, { $points } per icon
tomb = Tomb { $n }: { $state -> [0] empty [1] a knight lies there *[2] a knight stands there }
segment = Segment { $n }{ $ships -> [none] {""} *[other] : { $ships } }
tomb-reward = { $line -> [row] Reward for row { $n } *[column] Reward for column { $n } }
left = { $n } left in the deck
stack-left = { $level }: { $n } left
steps = What this card still does
solo-aim = Reach { $points } points before the line of Citizens runs out.
solo-now = You have { $points }.
solo = Alone
influence-hint = Gold to cross a line, points per icon
first-player = first player
value-guild = guild
value-pennant = pennant
value-copies = number of copies
value-power = power
value-lair = lair
value-magic = magic
value-guilds = guilds
value-lairs = lairs
value-slots = tower slots
value-roads = roads
value-at = where it is

## Icons

icon-gold = gold
    .one = gold
    .meaning = Hires Citizens and crosses the lines on the influence rows. At the end, 5 gold score 1 point.
icon-strength = strength
    .one = strength
    .meaning = Slays monsters. You can have 8 at most.
icon-stone = stone
    .one = stone
    .meaning = A Resource: every Ward Tower needs one.
icon-wood = wood
    .meaning = A Resource: every Ward Tower needs one.
icon-magic = magic
    .one = magic
    .meaning = A Resource: every Ward Tower needs one, and some monsters cost it.
icon-wild = Resources of your choice
    .one = Resource of your choice
    .meaning = Any one Resource: stone, wood or magic.
icon-gem = gems
    .one = gem
    .meaning = Every Ward Tower needs one. Each is worth 2 points at the end.
icon-knight = knights
    .one = knight
    .meaning = Counts as 1 strength when you slay, and then stands in the Hero Tombs.
icon-influence = influence
    .one = influence
    .meaning = Moves one of your markers one space to the right, on any guild’s row.
icon-count_towers = Ward Tower
    .each = each Ward Tower you have built
    .many = Ward Towers built
icon-action_move = move your margrave
    .say = move your margrave along a road to a neighbouring Location
icon-action_deploy = deploy a knight
    .say = deploy a knight from your margrave’s Location to a neighbouring one, or from storage to your margrave
icon-action_deploy-anywhere = deploy a knight anywhere
    .say = deploy a knight from your margrave’s Location or from storage to any Location
icon-action_send = send a knight
    .say = send a knight from any Location to any other
icon-action_ship = ship
    .say = ship any number of Resources
icon-action_slay = slay a monster
    .say = slay a monster next to your margrave
icon-action_hire = hire a Citizen
    .say = hire a Citizen from the line for the price of its slot
icon-action_hire-for-two = hire for 2 gold
    .say = hire any Citizen from the line for 2 gold
icon-action_hire-free = hire for free
    .say = hire any Citizen from the line for free
icon-verb_move-anywhere = move your margrave anywhere
    .say = move your margrave to any other Location
icon-verb_send-knight = send a knight (you must)
    .say = send a knight from any Location to any other (you must)
icon-verb_rally = rally knights
    .say = bring up to { $n -> [1] one knight *[other] { $n } knights } from other Locations to your margrave
icon-verb_raise = raise knights
    .say = take up to { $n -> [1] one fallen knight *[other] { $n } fallen knights } from the Hero Tombs
icon-verb_retrieve = retrieve a Citizen
    .say = take back a Citizen you played on an earlier turn
icon-verb_privilege = a Privilege tile
    .say = take a level { $n } Privilege tile
icon-guild_worker = Worker
    .meaning = A guild: each of its icons scores what your marker on its row has reached.
icon-guild_soldier = Soldier
    .meaning = A guild: each of its icons scores what your marker on its row has reached.
icon-guild_shadow = Shadow
    .meaning = A guild: each of its icons scores what your marker on its row has reached.
icon-guild_holy = Holy
    .meaning = A guild: each of its icons scores what your marker on its row has reached.
icon-banner_fish = Fish
    .meaning = A banner: n different banners score n × n.
icon-banner_lion = Lion
    .meaning = A banner: n different banners score n × n.
icon-banner_stag = Stag
    .meaning = A banner: n different banners score n × n.
icon-banner_raven = Raven
    .meaning = A banner: n different banners score n × n.
icon-banner_boar = Boar
    .meaning = A banner: n different banners score n × n.
icon-lair_hills = Hills
    .meaning = A lair: you can slay its top monster from the Locations its trails lead to.
icon-lair_ruins = Ruins
    .meaning = A lair: you can slay its top monster from the Locations its trails lead to.
icon-lair_forest = Forest
    .meaning = A lair: you can slay its top monster from the Locations its trails lead to.
icon-lair_swamp = Swamp
    .meaning = A lair: you can slay its top monster from the Locations its trails lead to.
icon-card_citizens = Citizen
    .meaning = Play it for its pennant or its power.
icon-card_monsters = Monster
    .meaning = Slay it for a reward and influence.
icon-card_tiles = Privilege tile
    .meaning = You take one when a marker crosses a line.
icon-tower = Ward Tower
    .meaning = When someone builds their fourth Ward Tower, the last round begins.
icon-margrave = Margrave
    .meaning = You build and slay where your margrave is.
icon-recall = Recall
    .meaning = Take all the Citizens you played back into your hand.
icon-build = Build
    .meaning = Play a Citizen face down to build a tower where your margrave is.
icon-grant = Grant
    .meaning = Discard a grant on your turn to get what it shows.
icon-end-of-game = scores at the end of the game
    .meaning = This tile scores at the end of the game.
icon-tomb = Hero Tomb
    .meaning = Fill a row or a column of the Hero Tombs to get its reward.
icon-vp = Victory Points
    .meaning = Victory Points.
icon-first-player = first player
    .meaning = This player went first.
icon-opponent = an opponent of your choice
icon-owner = the player with this power
icon-each-player = every player
icon-each-opponent = every opponent

## Cards

kind-citizen = Citizens
kind-monster = Monsters
kind-location = Locations
# What has no name of its own is called after what it does, or where it is.
named-grant = Grant ({ $what })
named-seal = Seal ({ $what })
named-banner = Banner of the { $what }
named-wealth = Wealth ({ $what })
named-segment = segment { $n } of the wheel
named-row = row { $n }
named-column = column { $n }

## Lessons

lesson-1 = Welcome, Margrave! This is the border of Valeria: eight Locations, stone roads between them, and brown trails to four lairs.
lesson-2 = First you choose your wealth: keep one tile and pass the rest to your left. Strength slays monsters, so keep 3 gold and 2 strength.
lesson-3 = These come from your rival. Seven gold hires a Citizen or two: keep it.
lesson-4 = One more: 4 gold and 1 strength.
lesson-5 = Now everyone cashes in their tiles, one by one. Start with the strength.
lesson-6 = Then the gold. The last tile is cashed in for you.
lesson-7 = Your turn! You play one Citizen: for the pennant on its left edge, or for the power below. You want to build four Ward Towers, and each needs stone, wood, magic and a gem. Play the Merchant for its pennant.
lesson-8 = A pennant works from top to bottom. First: any one Resource. Take wood.
lesson-9 = Next, your margrave travels by road. The places you can reach glow. Go to Namin.
lesson-10 = When you arrive at a Location, you use its power or take 2 gold instead. Namin has a quarry: gain a stone.
lesson-11 = Last: deploy. The knights on the map don’t belong to anyone. Send the one next to you on to Silesia, and you get to use Silesia too.
lesson-12 = Silesia sells any Resource for 1 gold. Buy one.
lesson-13 = You still need magic.
lesson-14 = Your rival has played too. You have stone, wood, magic and a gem: everything a Ward Tower needs, and your margrave is in the right place. Press Build.
lesson-15 = To build, you play a Citizen face down. Use the Alchemist: a recall will bring it back.
lesson-16 = Each slot has its own reward. Take the middle one: a knight, and 2 influence on top of the 3 that every tower gives.
lesson-17 = Five steps of influence! Each guild has a row. At the end, each icon you have of that guild scores what your marker’s section shows. Namin has a Worker and a Soldier, and they’re yours now. Move up the Workers’ row.
lesson-18 = Once more on the same row.
lesson-19 = And again: now you’re at a line.
lesson-20 = Cross it. That costs 2 gold, makes each Worker icon score 2 instead of 1, and gets you a privilege.
lesson-21 = Some privileges are grants: discard them on your turn to get what they show. Others score at the end. Take the Stag: n different banners score n × n, so 4 for two and 9 for three.
lesson-22 = One step left. Start on the Soldiers’ row.
lesson-23 = You can slay a monster from the Locations its trails lead to, with strength. Your Captain can do it. You get its reward and influence.
lesson-24 = Knights help you slay: each counts as 1 strength. Then they stand in the Hero Tombs, and if you fill a row or a column, you get the reward at its end.
lesson-25 = The wheel: at Ny’mar you ship Resources, and your ship sails one segment for each. You get the reward of every segment it enters.
lesson-26 = You hire new Citizens here, in Shilina or when you recall, for the gold above them. Their guild icons score at the end.
lesson-27 = Recall takes back all the Citizens you’ve played. With only one card in hand, you have to.
lesson-28 = The last round begins when someone builds a fourth tower, or when the Citizens or the privileges run out. Everyone gets the same number of turns.
lesson-29 = Then guild icons score by your influence, banners score in sets, and gold, gems and Resources score a little. Most points wins. Good luck, Margrave!
