// Where a card's picture is set.
import type { DriftName } from './drift.ts';
import type { HourName } from './hours.ts';
import type { SilhouetteName } from './silhouettes.ts';

/** What is far, between and near, what drifts before it, and the hours that it is seen at. */
export interface Place {
  readonly land: readonly [far: SilhouetteName, middle: SilhouetteName, near: SilhouetteName];
  readonly drift: DriftName;
  readonly hours: readonly HourName[];
}

const place = (land: string, drift: DriftName, hours: string): Place => ({
  land: land.split(' ') as unknown as Place['land'],
  drift,
  hours: hours.split(' ') as HourName[],
});

const PLACES: Readonly<Record<string, Place>> = {
  // What a card is about.
  town: place('hills roofs field', 'leaves', 'day gold dawn'),
  camp: place('mountains tents stones', 'embers', 'dusk gold'),
  alley: place('towers roofs graves', 'fireflies', 'night'),
  chapel: place('hills columns field', 'motes', 'dawn day'),
  farm: place('hills oaks field', 'leaves', 'gold dawn'),
  hall: place('towers columns field', 'motes', 'dusk ember gold'),
  keep: place('mountains towers oaks', 'fireflies', 'dusk dawn gold'),
  forge: place('mountains mesas cave', 'embers', 'ember'),
  coast: place('mountains sea stones', 'motes', 'dawn dusk day'),
  tombs: place('mountains ruins graves', 'fireflies', 'night gloom'),
  tower: place('mountains towers stones', 'fireflies', 'night dusk'),
  // Where a card lives, as its field says.
  hills: place('mountains hills stones', 'leaves', 'gold dusk day'),
  barrens: place('mesas mesas stones', 'embers', 'gold dusk'),
  ruins: place('mountains ruins graves', 'fireflies', 'gloom night'),
  forest: place('pines pines trunks', 'fireflies', 'gloom night'),
  swamp: place('hills dead stones', 'fireflies', 'gloom'),
  valley: place('mountains pines stones', 'leaves', 'dawn day'),
  caverns: place('mountains stones cave', 'embers', 'ember'),
  mountains: place('mountains mountains stones', 'snow', 'dawn night day'),
  fire: place('mountains mesas stones', 'embers', 'ember dusk'),
  ice: place('mountains mountains stones', 'snow', 'night day'),
  wind: place('mountains hills field', 'leaves', 'day dawn'),
  grove: place('pines oaks trunks', 'fireflies', 'gloom day'),
  thorns: place('hills dead trunks', 'fireflies', 'dusk gloom'),
  storm: place('mountains towers stones', 'snow', 'night'),
  relics: place('mountains ruins stones', 'fireflies', 'night'),
  plain: place('hills hills field', 'leaves', 'day gold'),
};

/** The place that goes with a field, where they have different names. */
const BY_FIELD: Readonly<Record<string, string>> = {
  masonry: 'town',
  chevrons: 'camp',
  lozenges: 'alley',
  radiance: 'chapel',
  furrows: 'farm',
  castle: 'keep',
  damask: 'hall',
  slashes: 'camp',
  target: 'farm',
  scales: 'ruins',
  runes: 'relics',
  state: 'hall',
  orbs: 'relics',
  beams: 'grove',
  leaves: 'grove',
  map: 'plain',
  drapery: 'town',
  arcane: 'tombs',
};

/** Words in a card's name that say more than its field does. */
const BY_WORD: readonly (readonly [RegExp, string])[] = [
  [/harbou?r|water|landing|fleet|ford|lake|pilot|captain-of|sea\b/, 'coast'],
  [/crypt|catacomb|mausoleum|grave|tomb|sorrow|death|necromancer|coffin/, 'tombs'],
  [/smith|forge|artificer|workshop|hammer|miner|mine\b|cellar|laboratory/, 'forge'],
  [/forest|grove|druid|ranger|lumberjack|garden|weaver|orchid|archer$|hideout/, 'forest'],
  [/farm|mill$|granary|bakery|baker|peasant|harvest|stables|halfpenny|bard|palisade/, 'farm'],
  [/peak|plateau|chasm|north|cloud|giant/, 'mountains'],
  [/camp|army|siege|mercenary|barracks|champion|warlord|training|militia/, 'camp'],
  [/wizard|observatory|seer|oracle|eye-of|orb-of|sorceress|warlock|archmage|mage$/, 'tower'],
  [/monk|cleric|priest|paladin|templar|bishop|cathedral|abbey|hospice/, 'chapel'],
  [/rogue|thief|assassin|shadow|spy|heep|gambling|black-market|den$/, 'alley'],
  [/throne|banquet|crown|scepter|seal|heir/, 'hall'],
  [/keep|stronghold|castle|knight|tournament|guard|palace|manor/, 'keep'],
];

/** Where a card is set: by the words of its name, else by its field. A monster lives where its field says. */
export function placeOf(ref: string, field: string): Place {
  const isAtHome = ref.startsWith('monster:');
  const [, word] = (isAtHome ? undefined : BY_WORD.find(([words]) => words.test(ref))) ?? [];
  return PLACES[word ?? BY_FIELD[field] ?? field] ?? PLACES['plain']!;
}
