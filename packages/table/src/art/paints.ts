// What each emblem is painted with: first what most of it is made of, then `island:stuff` for single islands (the largest is 0).
// `!` stands on the ground. `*` glows through its holes; `deep:stuff` shows that in them. `^30:stuff` is everything above 30
// hundredths of its height that has no paint of its own, `_70:stuff` everything below 70.
const TABLE = `
all-seeing-eye beam 0:gold 1:gold 2:ice
ancient-columns !cream 1:stone 4-6:stone 7:cream
ancient-ruins !stone 1-4:cream 8:leaf 13:leaf
animal-hide brown
anvil !steel 1:dark 2:wood
archer !green 1:bone 2:green 3:flesh 4:wood 5:bone 6:wood 7:bone 8:steel 9:flesh
archery-target !cream 1:red 2-3:wood 4:gold 5-6:wood deep:blue
axe-in-stump !wood 1:steel 2:bread
barbed-spear steel 1:wood 2:red 3:gold
barbute steel 1-2:fire
barracks-tent !cream 1:red 2:wood ^54:red
bear-head brown 1:dark
black-knight-helm steel 1:red 2:gold
blacksmith !dark 1:brown 2:flesh 3-4:red 5:steel 6:wood 7:flesh
book-storm cream 1:fire 2:violet
bowman !brown ^22:flesh
brainstorm rose 1:fire
bread !bread 1-5:cream
brick-wall !stone 0:rose 2:bread 4:rose 7:bread 9:rose
broadhead-arrow steel 1:dark 2-4:red 5:wood
broadsword steel _64:gold
brute !brown ^33:leaf
bubbling-flask !ice 1:slime 2-5:cream
burning-book fire deep:brown
burning-skull fire deep:bone 1-3:dark
caduceus gold 0-1:bone 2-6:green 8-9:green
candle-flame !cream 1:fire
candle-holder !gold 1:cream 2:fire
caravel !cream 1:wood 4:red 5-6:brown 7:wood 8-10:brown 11:red 12-13:brown
castle gold deep:blue
cave-entrance !stone ^22:leaf
church !cream 1:bread 2:blue 3-4:stone 5:red 6-13:fire deep:fire
cliff-crossing !brown 2:wood ^16:leaf
cloak-dagger !violet 3:steel 4-5:fire
coffin !wood 1-2:brown deep:gold
coins-pile !gold 1:cream 13-15:cream
compass gold deep:dark
concentration-orb violet 1:blue 2:ice
cow !cream deep:brown
cowled violet 1:bone
crested-helmet bread 1:gold 2:red
cross-shield steel 1:cream deep:red
crossed-sabres steel 2:gold 3-4:wood
crossed-swords steel _68:gold
crow-nest !wood 0:brown 1:red 2:violet 5:flesh 9:gold
crowned-skull *bone 1-3:gold 4:red
crypt-entrance !stone 0:ghost
crystal-ball !violet deep:ice 1:gold 2:brown
cyclops leaf 1:cream
dagger-rose gold 1:violet 2:leaf 3:violet 4:steel 5:violet 7:steel 8:leaf 9:wood
death-skull *bone
domino-mask violet
dragon-head *red 1-2:bone
dragon-shield steel 1:red 2-3:gold
drawbridge !stone 1:wood 2:leaf 3:water 4:wood deep:fire
dream-catcher wood 1:cream 2:blue 3:red 4:fire
evil-minion !leaf ^20:bone
evil-tower !dark 1-4:violet 5-7:stone 8-14:fire deep:fire
evil-tree !*brown 1-2:green
falling-star gold 1-3:beam
family-house !cream 1:red 2:wood 3-9:fire deep:fire
farmer !blue 1:wood ^22:bread _62:brown
fire-bowl !fire 1:gold
fizzing-flask !ice 1-5:slime
fluffy-swirl ghost
footprint bread
fountain !water
frozen-orb steel deep:cream 1:blue
galleon !wood ^58:bread
gargoyle !stone 1-2:violet 9:fire
gauntlet steel 0:red 3:gold
gavel wood 1-2:gold 4:gold 5:bread
gem-pendant gold 1:ice
giant !brown 1:steel 2:flesh
glowing-hands gold deep:cream
goblin *leaf
goblin-head *leaf
gooey-daemon *slime
granary !cream 1:bread 2:gold 3-4:red 5-15:gold deep:fire
grave-flowers !stone 1-3:leaf 4-15:rose 11:leaf
graveyard !stone 2-6:dark
greek-sphinx !bread 4:flesh 6-7:blue 8:gold
griffin-shield blue deep:gold
guarded-tower !bread 1:steel deep:fire
hanging-spider *dark
harbor-dock !red 1:wood 2:bread 3:wood 4:water 5:wood 6:bread 7:brown 8:cream 9:wood 10:cream 11-13:bread
healing !cream 1-7:leaf
high-shot wood 2:steel
hill-fort !leaf 2:stone 3:water 4:stone 7:red deep:fire
hobbit-dwelling !bread 1:leaf 2:green 3:stone 4-5:wood 6-9:fire 10:stone 11-12:red
holy-grail gold 1-2:cream deep:red
hood violet 1-2:fire
horned-reptile *leaf 1-5:bone 6-7:fire
horse-head !brown 1-8:bread
hound *dark 2:bone
hunting-horn bone 1:gold 2-3:brown 4-7:gold
iceberg !blue 1:ice 2:water 3:ice 4:wood 5:cream
imp-laugh *green
indian-palace !cream 0:gold 2-3:bread 6-7:gold 8:blue deep:fire
jeweled-chalice !gold 3:red 4-5:blue 6:red
knight-banner red 1:wood 3:gold deep:cream
leeching-worm !rose
lighthouse !cream 1:beam 2:red deep:fire
locked-fortress !violet deep:fire
lotus-flower rose deep:gold
lyre !gold
magic-shield violet deep:ice
meat-cleaver steel 1:cream 2:wood
medieval-barracks !stone 1-4:wood 5-6:red 7-13:red
meeple-king !red 1:cream 2:bone 3:gold
melting-ice-cube slime deep:green
mine-wagon !wood 1:dark 2:ice 3-5:dark
miner !brown 1:gold 2:steel 3:flesh
mirror-mirror gold 1-4:ice deep:blue
monk-face flesh 1-4:brown 5:brown 9-10:cream
monster-grasp green
mounted-knight !brown 1:steel 2:red 3:dark 6-7:steel 8:gold 9:steel 10:red 11-12:steel 13:red 14:gold
obelisk !gold 1-2:stone
observatory !stone 1:blue 2:gold 3:dark 4:bread 5:ice 6-8:gold deep:fire
open-treasure-chest !wood 1:brown 2:gold 4:brown 5:red 6:brown 7:gold 8:cream 10:gold
orc-head leaf 5:dark 6-7:bone 8-9:fire
owl *brown 1-5:cream
palisade !wood 13-28:bread
peaks !stone 1-3:ice
pine-tree !green _88:wood
pitchfork steel 1-2:wood
plague-doctor-profile bone 1:dark 2:dark 3:brown 4-5:dark 6:red 7:ice
plain-dagger steel 1:bread 2:dark 3:brown 4:bread
poison-gas slime 0:bone
polar-star ice 1-4:cream
pope-crown cream 2-4:gold
potion-ball !violet deep:ice
power-ring gold 1:bread 2:red 3-4:brown
prayer !brown 1:flesh 2:cream
prayer-beads wood 0:red 1:gold
primitive-torch fire 1:wood
queen-crown gold 1:red
rally-the-troops red 1:wood 2-7:steel 8:gold
raven !dark
ringing-bell gold 1-4:cream 5:dark
robber !bread 1-2:dark 3-5:flesh
robber-mask violet 1:fire 2:rose deep:dark
robin-hood-hat green 1:red 2-4:leaf
rock-golem !gold 0:bread 6-7:bread
rogue violet 1:flesh 2-3:steel
rolling-dices cream 2-3:red 5:red deep:dark
rope-bridge wood 1-2:water
rune-stone !*stone
salamander fire deep:dark
sarcophagus !bread 0:gold 1:blue 3:blue 8:blue 10:blue
scales gold
scroll-quill cream 1:blue 2-3:bread
scroll-unfurled cream 1-2:bread
secret-door bread 1:gold
shaking-hands flesh 1:brown 2:blue 3:red
shop !bread 1:red 2:ice 3:red 4:ice 5:wood 6-10:cream
skeletal-hand bone
skeleton !bone
skull-crossed-bones *bone
sling brown 3-5:stone 6:bread
snake-tongue *leaf 1:red
snowing ice 0:cream
spartan !bread 1:red 2:wood 3:red 4-5:steel
spartan-helmet red 1:bread 2:gold 6:bread
spectre *ghost
spider-face *dark 1-4:bone 5-8:fire 9-12:cream
spider-web ghost
spiked-dragon-head *red 1-4:bread 5:bone 6-7:bread
spine-arrow bone
sprint green
stable !wood 0:brown 1-3:bread 4:red 7:gold
stag-head brown ^58:bone
stairs !stone
stone-block !stone
stone-throne !stone 1:red 6-8:gold deep:gold
stone-tower !stone 1:fire deep:fire
sun-priest brown 1:gold 2-3:cream 4:flesh 5:red 6-13:gold
swamp !leaf ^34:brown
swap-bag !bread 1:gold 2:green 3:blue 4-5:red 6:gold
sword-array steel
sword-smithing !dark 1:fire
target-dummy !bread 1:cream 2:red
tavern-sign wood 1:bread 2:dark 3:cream 4-5:dark 6:bread 7-8:dark 9:gold
tear-tracks cream 1-2:ice deep:blue
templar-shield cream deep:red
temple-gate !stone 1-2:wood 3-4:cream 5-8:gold
third-eye flesh 1:violet 2:rose 3:blue 4-5:cream
thorned-arrow bread 1-2:gold
tied-scroll cream 2:red 3:bread 4-5:red 6-7:bread
tombstone !stone 1:leaf
torch fire 1:wood 2:gold
tornado ghost
trebuchet !wood 1:brown 2:stone
troll !leaf 1:brown 2-3:wood 4:stone
uncertainty blue 1-2:gold
viking-head bread 1:steel 3:bone 4:flesh 5:bone 6:flesh 7:gold 8-10:flesh
vine-flower leaf 0:rose 5:gold
visored-helm steel 2:red 3:dark
warhammer steel 1:wood 3:brown
warlord-helmet dark 1-2:bone 3:red 4-5:gold
watchtower !wood ^17:red deep:fire
wheat !gold
white-tower !ice deep:fire
wind-slap ghost
windmill !cream 1:red 2-5:wood 6-10:bread
winged-scepter gold 1-8:bone
winged-sword bone 0:steel 3:gold 8:brown
wisdom gold 1-3:cream 4-5:blue deep:flesh
witch-face dark 1:violet 2:leaf 3:violet 4:leaf 5:red 6-8:leaf
witch-flight cream
wizard-face violet 1-3:bone 4-12:flesh 13:bone
wizard-staff wood
wooden-fence !wood
wyvern !green 1:bone 2:fire
`;

/** A part of an emblem above or below a line, in hundredths of its height. */
export interface Band {
  readonly edge: '^' | '_';
  readonly at: number;
  readonly stuff: string;
}

/** What an emblem is painted with. */
export interface Paint {
  readonly main: string;
  readonly islands: ReadonlyMap<number, string>;
  readonly bands: readonly Band[];
  readonly deep: string | null;
  readonly stands: boolean;
  readonly glows: boolean;
}

const rows = new Map(
  TABLE.trim()
    .split('\n')
    .map(row => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)] as const),
);

/** The emblems that have a paint of their own. */
export const PAINTED: readonly string[] = [...rows.keys()];

/** How to paint an emblem. One that is not listed is all gold. */
export function paintOf(emblem: string): Paint {
  const [first, ...rest] = (rows.get(emblem) ?? 'gold').split(' ');
  const islands = new Map<number, string>();
  const bands: Band[] = [];
  let deep: string | null = null;
  for (const part of rest) {
    const [where, stuff] = part.split(':') as [string, string];
    if (where === 'deep') deep = stuff;
    else if (where[0] === '^' || where[0] === '_')
      bands.push({ edge: where[0], at: Number(where.slice(1)), stuff });
    else {
      const [from, to = from] = where.split('-').map(Number) as [number, number?];
      for (let i = from; i <= to; i++) islands.set(i, stuff);
    }
  }
  const flags = first!.match(/^[!*]*/)![0];
  return {
    main: first!.slice(flags.length),
    islands,
    bands,
    deep,
    stands: flags.includes('!'),
    glows: flags.includes('*'),
  };
}
