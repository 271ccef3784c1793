import type { Effect } from '@castellan/powers';
import { icons } from '@castellan/powers';
import type { CardFace } from '../src/index.ts';
import { acquire, act, aim, all, each, gain, or, pay, per, take, takeUpTo, verb } from './terms.ts';

const badge = (icon: string, n?: number) => ({
  icon,
  ...(n === undefined ? {} : { text: `${n}` }),
  label: n === undefined ? icon : `${n} ${icon}`,
});
type Sketch = readonly [
  field: string,
  name: string,
  emblem: string,
  kind: string,
  more?: Partial<CardFace>,
];
const row = (effect: Effect, heading?: string) => ({
  icons: icons(effect),
  ...(heading === undefined ? {} : { heading }),
});
const harvest = (own: Effect, others: Effect) => ({
  rows: [row(own, 'own turn'), row(others, 'other turns')],
});

const sketches: readonly Sketch[] = [
  [
    'worker',
    'Blacksmith',
    'anvil-impact',
    'Citizen',
    {
      corner: '2',
      price: [badge('gold', 3)],
      marks: [badge('role:worker')],
      ...harvest(per('soldier', gain({ gold: 1 })), gain({ gold: 1 })),
    },
  ],
  [
    'soldier',
    'Knight',
    'mounted-knight',
    'Citizen',
    {
      corner: '8',
      price: [badge('gold', 2)],
      marks: [badge('role:soldier')],
      ...harvest(or(gain({ strength: 3 }), gain({ gold: 2 })), gain({ strength: 1 })),
    },
  ],
  [
    'shadow',
    'Thief',
    'robber',
    'Citizen',
    {
      corner: '7',
      price: [badge('gold', 3)],
      marks: [badge('role:shadow')],
      ...harvest(aim(or(take({ gold: 3 }), take({ magic: 3 }))), gain({ magic: 1 })),
    },
  ],
  [
    'holy',
    'Paladin',
    'cross-shield',
    'Citizen',
    {
      corner: '9/10',
      price: [badge('gold', 4)],
      marks: [badge('role:holy')],
      ...harvest(pay({ magic: 1 }, gain({ strength: 4 })), gain({ magic: 2 })),
    },
  ],
  [
    'starter',
    'Peasant',
    'farmer',
    'Starter',
    { corner: '5', ...harvest(gain({ gold: 1 }), gain({ gold: 1 })) },
  ],
  [
    'hills',
    'Goblin King',
    'goblin-head',
    'Boss of the Hills',
    {
      price: [badge('strength', 6)],
      marks: [badge('vp', 4)],
      rows: [row(per('hills', gain({ gold: 1 })))],
    },
  ],
  [
    'barrens',
    'Orc Chieftain',
    'orc-head',
    'Boss of the Barrens',
    {
      price: [badge('strength', 8), badge('magic', 2)],
      marks: [badge('vp', 5)],
      rows: [row(all(gain({ gold: 2 }), acquire('citizen', { costAtMost: 3 })))],
    },
  ],
  [
    'ruins',
    'Skeleton',
    'skeleton',
    'Minion of the Ruins',
    { price: [badge('strength', 2)], marks: [badge('vp', 1)], rows: [row(gain({ magic: 2 }))] },
  ],
  [
    'forest',
    'Ancient Treant of the Elderwood',
    'tree-face',
    'Titan of the Forest',
    {
      price: [badge('strength', 9), badge('magic', 3)],
      marks: [badge('vp', 6)],
      rows: [row(or(gain({ gold: 3 }), gain({ magic: 3 }), gain({ strength: 3 })))],
    },
  ],
  [
    'swamp',
    'Bog Witch',
    'witch-face',
    'Beast of the Swamp',
    { price: [badge('magic', 4)], marks: [badge('vp', 3)], rows: [row(takeUpTo({ gold: 2 }))] },
  ],
  [
    'valley',
    'Griffin',
    'griffin-symbol',
    'Beast of the Valley',
    { price: [badge('strength', 5)], marks: [badge('vp', 3)], rows: [row(act('build'))] },
  ],
  [
    'caverns',
    'Spider Queen',
    'spider-face',
    'Boss of the Caverns',
    {
      price: [badge('strength', 10), badge('magic', 2)],
      marks: [badge('vp', 7)],
      rows: [row(verb('draw', 2))],
    },
  ],
  [
    'mountains',
    'Dragon',
    'dragon-head',
    'Titan of the Mountains',
    {
      price: [badge('strength', 12), badge('magic', 6)],
      marks: [badge('vp', 9)],
      rows: [row(gain({ gold: 6, magic: 2 }))],
    },
  ],
  [
    'domain',
    'Foxgrove Palisade',
    'castle',
    'Domain',
    {
      price: [badge('gold', 9)],
      marks: [badge('role:soldier'), badge('role:holy'), badge('vp', 3)],
      rows: [row(all(gain({ strength: 2 }), pay({ gold: 2 }, gain({ vp: 1 }))))],
    },
  ],
  [
    'duke',
    'Isabella the Pious',
    'queen-crown',
    'Duke',
    { rows: [row(per('holy', gain({ vp: 1 }))), row(per('magic', gain({ vp: 2 })))] },
  ],
  [
    'fire',
    'Burning Hands',
    'fire-spell-cast',
    'Resource',
    { price: [badge('magic', 2)], rows: [row(gain({ strength: 3 }))] },
  ],
  [
    'ice',
    'Frozen Lance',
    'ice-spear',
    'Resource',
    { price: [badge('magic', 2)], rows: [row(gain({ strength: 3 }))] },
  ],
  [
    'wind',
    'Tempest',
    'tornado',
    'Resource',
    { price: [badge('magic', 1)], rows: [row(verb('draw', 2))] },
  ],
  [
    'melee',
    'War Axe',
    'battle-axe',
    'Item',
    { price: [badge('gold', 4)], marks: [badge('vp', 1)], rows: [row(gain({ strength: 4 }))] },
  ],
  [
    'ranged',
    'Longbow',
    'high-shot',
    'Item',
    { price: [badge('gold', 3)], rows: [row(gain({ strength: 2 }))] },
  ],
  [
    'armor',
    'Plate Mail',
    'breastplate',
    'Item',
    { price: [badge('gold', 5)], marks: [badge('vp', 2)] },
  ],
  [
    'artifact',
    'Amulet of the Deep',
    'gem-pendant',
    'Artifact',
    { marks: [badge('vp', 2)], rows: [row(or(gain({ magic: 2 }), gain({ gold: 2 })))] },
  ],
  [
    'royal',
    'Royal Decree',
    'imperial-crown',
    'Favour',
    {
      price: [badge('gold', 6)],
      marks: [badge('vp', 5)],
      rows: [row(each('opponent', take({ gold: 1 })))],
    },
  ],
  ['orb', 'Orb of Sight', 'crystal-ball', 'Quest piece', { rows: [row(gain({ magic: 1 }))] }],
  ['thorn', 'Crown of Thorns', 'crown-of-thorns', 'Quest piece', { rows: [row(gain({ vp: 2 }))] }],
  ['stave', 'Staff of Ages', 'wizard-staff', 'Quest piece', { rows: [row(gain({ magic: 3 }))] }],
  [
    'wild',
    'Stag of the Wood',
    'deer-head',
    'Companion',
    { rows: [row(or(gain({ gold: 1 }), gain({ magic: 1 })))] },
  ],
  ['event', 'Night of Lightning', 'lightning-storm', 'Event'],
  [
    'quest',
    'The Lost Expedition',
    'treasure-map',
    'Quest',
    {
      marks: [badge('vp', 4)],
      price: [badge('strength', 3), badge('magic', 2)],
      rows: [row(gain({ gold: 3 }))],
    },
  ],
  ['character', 'Lakmir Halfblood', 'wizard-face', 'Character', { marks: [badge('role:shadow')] }],
  [
    'arcane',
    'Hex',
    'magic-swirl',
    'Spell',
    { price: [badge('magic', 3)], rows: [row(verb('draw', 1))] },
  ],
  ['nobody-painted-this', 'Plain', 'perspective-dice-six-faces-random', 'No field of that name'],
];

const SENTENCE = 'When you recruit a Citizen, pay 1 gold less for each Domain that you own.';

export const cards: readonly CardFace[] = sketches.map(([field, name, emblem, kind, more]) => ({
  ref: `card:${field}`,
  name,
  emblem,
  field,
  kind,
  price: [],
  marks: [],
  rows: [],
  sentence: SENTENCE,
  rulings: [
    'The reduction is counted when you pay, not when you choose.',
    'It never goes below zero.',
  ],
  ...(field === 'armor' ? { standIns: ['price'] } : {}),
  ...more,
}));
