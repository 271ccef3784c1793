# Margraves of Valeria.

-resources = { $n -> [one] 1 Resource *[other] { $n } Resources }
-more = { $left -> [0] {""} [1] {""} *[other] {" "}({ $left } left) }
-from = { NAMED($source) -> [none] {""} *[other] {" "}({ CARD($source) }) }
-tomb = row { ROW($tomb) }, column { COLUMN($tomb) }
-why =
    { $why ->
        [towers] The fourth Ward Tower of a player is built.
        [citizens] The line of Citizens can’t be refilled.
       *[tiles] The Privilege tiles can’t be refilled.
    }
-level =
    { $level ->
        [squire] Squire
        [margrave] Margrave
       *[legend] Legend
    }

## Questions

ask-keep = Which wealth tile do you keep? The others go to the left{ -more($left) }.
ask-cash = Which wealth tile do you cash in?
ask-play = Play a Citizen: for its pennant, its power, to recall or to build.
ask-wild = Which Resource do you take{ -more($left) }?
ask-room = Your storage is full. What gives way to 1 { RESOURCE($token) }{ -more($left) }?
ask-pay-wild = Which Resource do you pay{ -more($left) }?
ask-influence = Over which guild do you gain influence{ -more($left) }?
ask-tile = Which Privilege tile do you take?
ask-move = Where does your margrave go?
ask-deploy = Which knight do you deploy, and where?
ask-send = From where do you send a knight?
ask-send-to = Where does the knight of { CARD($from) } go?
ask-rally = Which knight comes to your margrave{ -more($left) }?
ask-hire = Which Citizen do you hire?
ask-slay = Which monster do you slay?
ask-battle = { CARD($monster) }: how do you spend strength? { $left } to go.
ask-ship = { $shipped -> [0] Which Resource do you ship? *[other] Which Resource do you ship besides? So far: { $shipped }. }
ask-dismiss = Which Citizen of the line leaves the game?
ask-retrieve = Which Citizen do you take back?
ask-raise = Which knight do you raise from the Hero Tombs{ -more($left) }?
ask-face-down = You build a Ward Tower. Which Citizen do you lay face down for it? Only you see which.
ask-slot = In which slot of { CARD($location) } does the tower stand? It brings what the slot shows.
grants-ask = Use a grant, or go on?
power-use = Which reward do you take next?
power-or = { CARD($source) }: choose one.
power-any = { CARD($source) }: what do you use next?
power-may = { CARD($source) }: will you use its power?
power-pay = { CARD($source) }: { SENTENCE($effect) }

## Options

grants-go-on = Go on
pass = No, thanks
stay = Stay here
done = Done
power-done = Leave the rest
take-token = Take 1 { RESOURCE($token) }
pay-token = Pay 1 { RESOURCE($token) }
forfeit = Forfeit the { RESOURCE($token) }
throw = Throw away 1 { RESOURCE($token) }
let-influence-go = Let it go
influence-on = { $price -> [0] Gain influence over the { TERM($guild, of: "guild") } guild *[other] Buy influence over the { TERM($guild, of: "guild") } guild, for { $price } gold }
take-tile = Take { CARD($tile) }
move-to = Move to { CARD($location) }
deploy-on = Deploy the knight here to { CARD($location) }
deploy-from-storage = Deploy a knight of your storage to { CARD($location) }
knight-from = Take a knight of { CARD($location) }
knight-to = Send the knight to { CARD($location) }
instead = { DO($effect) } instead
hire = Hire { CARD($citizen) } for { $price } gold
slay = { $magic -> [0] Slay { CARD($monster) } for { $strength } strength *[other] Slay { CARD($monster) } for { $strength } strength and { $magic } magic }
slay-nothing = Slay a monster of the { TERM($lair, of: "lair") }
by-strength = Spend { $n } strength of your board
fall-here = Let a knight of this Location fall: { -tomb($tomb) }
fall-storage = Let a knight of your storage fall: { -tomb($tomb) }
ship-token = Ship 1 { RESOURCE($token) }
dismiss = Dismiss { CARD($citizen) } from the game
retrieve = Take back { CARD($citizen) }
retrieve-hidden = Take back { CARD($citizen) }, which lies face down
raise = Raise the knight in { -tomb($tomb) }
citizen = Play { CARD($citizen) } face down
build-in = Build in slot { $slot } of { CARD($location) }
wealth = Choose { CARD($wealth) }
recall = Recall your Citizens
build = Build a Ward Tower
play-pennant = Play { CARD($citizen) } for the pennant
play-power = Play { CARD($citizen) } for the power
use-power = { CARD($card) }: { DO($effect) }
power-do = { DO($effect) }

## Why something can't be done

too-dear = needs { $n } gold, you have { $has }
too-weak = needs { $n } strength, you reach { $has }: each knight adds 1 while a tomb is open
too-little-magic = needs { $n } magic, you have { $has }
not-turned-up = the next monster is turned up at the end of the turn
must-recall = you began this turn with one card in hand: recall
no-material = needs 1 stone, 1 wood, 1 magic and 1 gem{ $lacks -> [none] , and a tower *[other] ; you still need { LIST(ONE_OF_EACH($lacks)) } }
no-slot = no slot is open where your margrave is
own-tower = you have a Ward Tower here already
none-left = none is left in the supply
power-cannot-pay = you can’t pay for it
power-nothing-there = there is nothing to have

## What happens

starts = { WHO($seat) } is the first player.
turn = Turn { $turn }: { WHO($seat) }
wealth-kept = { $wealth -> [none] { WHO($seat) } keeps a wealth tile. *[other] { WHO($seat) } keeps { CARD($wealth) }. }
cashed = { WHO($seat) } cashes in { CARD($wealth) }.
played-pennant = { WHO($seat) } plays { CARD($citizen) }[[ for the pennant]].
played-power = { WHO($seat) } plays { CARD($citizen) }[[ for the power]].
played-face-down = { $citizen -> [none] { WHO($seat) } plays a Citizen face down. *[other] { WHO($seat) } plays { CARD($citizen) } face down. }
recalled = { WHO($seat) } takes all Citizens back into hand.
dismissed = { WHO($seat) } dismisses { CARD($citizen) } from the line.
retrieved = { $citizen -> [none] { WHO($seat) } takes back a Citizen that lay face down. *[other] { WHO($seat) } takes back { CARD($citizen) }. }
hired = { WHO($seat) } hires { A($citizen) }[[ for { $price } gold]].
gained = { WHO($seat) } gains { AMOUNTS($tokens) }{ -from($source) }.
paid = { $to -> [-1] { WHO($seat) } pays { AMOUNTS($tokens) }{ -from($source) }. *[other] { WHO($seat) } pays { WHO($to) } { AMOUNTS($tokens) }{ -from($source) }. }
thrown = { WHO($seat) } throws away 1 { RESOURCE($token) }.
forfeited = { WHO($seat) } forfeits { COUNTED($token, $n) }.
influence-gained = { $price -> [0] { WHO($seat) } gains 1 influence: { TERM($guild, of: "guild") }. *[other] { WHO($seat) } pays { $price } gold for influence: { TERM($guild, of: "guild") }, now { $points } for each icon. }
influence-lost = { WHO($seat) } lets { $n } influence go.
tile-taken = { WHO($seat) } takes { CARD($tile) }.
grant-used = { WHO($seat) } uses { CARD($tile) }.
moved = { WHO($seat) } moves to { CARD($location) }.
deployed = { $from -> [none] { WHO($seat) } sends a knight[[ of the storage]] to { CARD($to) }. *[other] { WHO($seat) } sends a knight[[ from { CARD($from) }]] to { CARD($to) }. }
knight-fell = A knight falls for { WHO($seat) }: { -tomb($tomb) } of the Hero Tombs.
slain = { WHO($seat) } slays { CARD($monster) }.
shipped = { WHO($seat) } ships { -resources($n) }[[ and sails to segment { $segment } of the wheel]].
built = { WHO($seat) } builds a Ward Tower[[ in slot { $slot } of { CARD($location) }]].
tomb-line = { WHO($seat) } has filled { CARD($line) } of the Hero Tombs.
tombs-emptied = The Hero Tombs are full: the knights go back to the supply and the map.
tile-laid = { CARD($tile) } is laid out.
lair-shuffled = The monsters of the { TERM($lair, of: "lair") } are shuffled.
monster-up = { CARD($monster) } appears.
citizen-laid = { CARD($citizen) } comes to the line.
left-line = Time passes: { CARD($citizen) } leaves the line.
last-round = { -why($why) } This is the last round.
over = The game is over.

## How it ends

ending = { -why($why) } The round is complete.
ending-solo-won = { -why($why) } You have reached the { $points } points asked for.
ending-solo-lost = { -why($why) } You needed { $points } points.
next-level = { $missing -> [0] You would have won as { -level($level) } as well: { $points } points. *[other] { -level($level) } asks for { $points } points: { $missing } more. }
score-towers = Guild icons of towers
score-citizens = Guild icons of Citizens
score-tiles = Guild icons of tiles
score-banners = Banners
score-gold = Gold
score-gems = Gems
score-resources = Resources
tie-gold = A tie goes to the most gold: { $n }

## Settings

setting-players = Players
setting-players-about = { $players -> [one] alone, against the time that passes (a variant of ours) *[other] { $players } players }
setting-solo = Level alone
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
no-hand = No card in hand
storage = Storage
supply = Supply
build-short = Build
recall-short = Recall
takes-back = { $n -> [0] and hire *[other] take back { $n } }
played = Played
tiles = Tiles
none = none
rivals = The others
grant = Grant
seal = Seal
banner = Banner
privilege = Privilege of level { $level -> [1] I *[2] II }
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
banner-says = At the end of the game a set of different banners counts its number times itself.
open = All that lies before { $name }
points = { $n } { $n -> [one] point *[other] points } if the game ended now
hand-of = { $n } { $n -> [one] card *[other] cards } in hand
strength = strength { $n } of 8
location = { $name }{ $knights -> [0] {""} [one] , { $knights } knight *[other] , { $knights } knights }{ $who -> [none] {""} *[other] , { $who } }
knights = { $n } { $n -> [one] knight *[other] knights } in { $name }
towers-left = Towers to build: { $n }
tower-of = Ward Tower of { $name }
slot = { $name }, slot { $n }
lair = Lair: { $name }
lair-closed = { $lair }: the next monster is turned up at the end of the turn
line-slot = { $name }, { $price } gold
empty-slot = An empty slot
row = { $guild }: { $places }
row-of = { $name } on space { $space }, { $points } for each icon
tomb = Tomb { $n }: { $state -> [0] empty [1] a knight lies there *[2] a knight stands there }
segment = Segment { $n }{ $ships -> [none] {""} *[other] : { $ships } }
tomb-reward = { $line -> [row] Reward of row { $n } *[column] Reward of column { $n } }
left = { $n } left
steps = What this card still brings
solo-aim = Reach { $points } points before the line of Citizens runs dry.
solo-now = You have { $points }.
solo = Alone
influence-hint = Gold to cross a line, points for each icon
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
value-at = where it lies

## Icons

icon-gold = gold
    .one = gold
    .meaning = Hires Citizens and crosses the lines of the influence rows; 5 count 1 point.
icon-strength = strength
    .one = strength
    .meaning = Slays monsters; you have at most 8.
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
    .meaning = Every Ward Tower needs one; at the end it counts 2 points.
icon-knight = knights
    .one = knight
    .meaning = Helps to slay as 1 strength, and then stands in the tombs.
icon-influence = influence
    .one = influence
    .meaning = Moves a marker of yours one space to the right, on any guild’s row.
icon-count_towers = Ward Tower
    .each = each Ward Tower you have built
    .many = Ward Towers built
icon-action_move = move your margrave
    .say = move your margrave by road to the next Location
icon-action_deploy = deploy a knight
    .say = deploy a knight from your margrave’s Location to the next, or from storage to your margrave
icon-action_deploy-anywhere = deploy a knight anywhere
    .say = deploy a knight from your margrave’s Location or from storage to any Location
icon-action_send = send a knight
    .say = send a knight from any Location to any other
icon-action_ship = ship
    .say = ship any number of Resources
icon-action_slay = slay a monster
    .say = slay a monster next to your margrave
icon-action_hire = hire a Citizen
    .say = hire a Citizen of the line for the price of its slot
icon-action_hire-for-two = hire for 2 gold
    .say = hire any Citizen of the line for 2 gold
icon-action_hire-free = hire for nothing
    .say = hire any Citizen of the line for nothing
icon-verb_move-anywhere = move your margrave anywhere
    .say = move your margrave to any other Location
icon-verb_send-knight = send a knight (a must)
    .say = send a knight from any Location to any other, as a must
icon-verb_rally = rally knights
    .say = { $n -> [1] bring up to one knight of other Locations to your margrave *[other] bring up to { $n } knights of other Locations to your margrave }
icon-verb_raise = raise knights
    .say = { $n -> [1] take up to one knight that lie in the Hero Tombs *[other] take up to { $n } knights that lie in the Hero Tombs }
icon-verb_retrieve = retrieve a Citizen
    .say = take back a Citizen that you played on an earlier turn
icon-verb_privilege = a Privilege tile
    .say = take a Privilege tile of level { $n }
icon-guild_worker = Worker
    .meaning = A guild: each icon counts what your marker on its row has reached.
icon-guild_soldier = Soldier
    .meaning = A guild: each icon counts what your marker on its row has reached.
icon-guild_shadow = Shadow
    .meaning = A guild: each icon counts what your marker on its row has reached.
icon-guild_holy = Holy
    .meaning = A guild: each icon counts what your marker on its row has reached.
icon-banner_fish = Fish
    .meaning = A banner: sets of different ones count their number times itself.
icon-banner_lion = Lion
    .meaning = A banner: sets of different ones count their number times itself.
icon-banner_stag = Stag
    .meaning = A banner: sets of different ones count their number times itself.
icon-banner_raven = Raven
    .meaning = A banner: sets of different ones count their number times itself.
icon-banner_boar = Boar
    .meaning = A banner: sets of different ones count their number times itself.
icon-lair_hills = Hills
    .meaning = A lair: its top monster can be slain from the Locations at its trails.
icon-lair_ruins = Ruins
    .meaning = A lair: its top monster can be slain from the Locations at its trails.
icon-lair_forest = Forest
    .meaning = A lair: its top monster can be slain from the Locations at its trails.
icon-lair_swamp = Swamp
    .meaning = A lair: its top monster can be slain from the Locations at its trails.
icon-card_citizens = Citizen
    .meaning = Played for its pennant or its power.
icon-card_monsters = Monster
    .meaning = Slain, it gives a reward and influence.
icon-card_tiles = Privilege tile
    .meaning = You take one when a marker crosses a line.
icon-tower = Ward Tower
    .meaning = A Ward Tower: the fourth of anyone begins the last round.
icon-margrave = Margrave
    .meaning = Your margrave: where he stands, you build and slay.
icon-recall = Recall
    .meaning = You take all your played Citizens back into your hand.
icon-build = Build
    .meaning = A Citizen played face down builds a tower where your margrave is.
icon-grant = Grant
    .meaning = A grant: discard it in your turn for what it shows.
icon-end-of-game = counts at the end of the game
    .meaning = This tile counts at the end of the game.
icon-tomb = Hero Tomb
    .meaning = A Hero Tomb: full rows and columns pay the player who filled them.
icon-vp = Victory Points
    .meaning = Victory Points.
icon-first-player = first player
    .meaning = This player began the game.
icon-opponent = an opponent of your choice
icon-owner = whose power it is
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
lesson-2 = First you choose your wealth: keep one tile, the rest goes on to your left. Strength slays monsters, so keep 3 gold and 2 strength.
lesson-3 = These come from your rival. Seven gold hire a Citizen or two: keep them.
lesson-4 = One more: 4 gold and 1 strength.
lesson-5 = Now all cash them in, one after the other. Begin with the strength.
lesson-6 = Then the gold. The last tile follows by itself.
lesson-7 = Your turn! You play one Citizen: for the pennant at its left edge, or for the power below. Four Ward Towers are your aim, and each needs stone, wood, magic and a gem. Play the Merchant for the pennant.
lesson-8 = A pennant works from top to bottom. First: any one Resource. Take wood.
lesson-9 = Next: your margrave travels by road. The places in reach glow. Go to Namin.
lesson-10 = When you come to a Location, you use its power or take 2 gold instead. Namin has a quarry: gain a stone.
lesson-11 = Last: deploy. The knights on the map are nobody’s. Send the one beside you on to Silesia, and you use Silesia too.
lesson-12 = Silesia sells any Resource for 1 gold. Buy.
lesson-13 = Magic is what you lack.
lesson-14 = Your rival has played, too. You have stone, wood, magic and a gem: all that a Ward Tower needs, and your margrave stands where it shall rise. Press Build.
lesson-15 = To build, a Citizen is played face down. Give the Alchemist: a recall will bring it back.
lesson-16 = Each slot has a reward of its own. Take the middle one: a knight, and 2 influence besides the 3 that every tower brings.
lesson-17 = Five steps of influence! Each guild has a row. At the end, every icon of that guild you own counts what your marker’s section shows. Namin has a Worker and a Soldier, and they are yours now. Step forward on the Workers’ row.
lesson-18 = Once more on the same row.
lesson-19 = And again: you come to a line.
lesson-20 = Now cross it. That costs 2 gold, makes each Worker icon count 2 instead of 1, and brings you a privilege.
lesson-21 = Some privileges are grants: discard them in a turn of yours for what they show. Others count at the end. Take the Stag: a set of different banners counts its number times itself, 4 for two, 9 for three.
lesson-22 = One step is left. Begin the Soldiers’ row.
lesson-23 = A monster can be slain from the Locations at its trails, with strength. Your Captain does it. Its reward and influence are yours.
lesson-24 = Knights help to slay, each as 1 strength. Then they stand in the Hero Tombs, and if you fill a row or a column, you get what is shown at its end.
lesson-25 = The wheel: at Ny’mar you ship Resources, and your ship sails a segment for each. Every segment that it enters pays.
lesson-26 = New Citizens are hired here, in Shilina or with a recall, for the gold above them. They have guild icons that count at the end.
lesson-27 = Recall takes back all the Citizens you have played. With a single card in hand you must.
lesson-28 = The last round begins when someone has built a fourth tower, or when the Citizens or the privileges run out. All have equally many turns.
lesson-29 = Then guild icons count by your influence, banners in sets, and gold, gems and Resources a little. The most points win. Good luck, Margrave!
