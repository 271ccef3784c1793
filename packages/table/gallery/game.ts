import type { Answer, Decision, Outcome } from '@castellan/kernel';
import type { TableUi } from '../src/index.ts';
import { cards } from './cards.ts';

const ICONS: Readonly<
  Record<string, readonly [picture: string, tone: string, shape: string, label: string]>
> = {
  gold: ['two-coins', 'gold', 'circle', 'gold'],
  strength: ['crossed-swords', 'red', 'shield', 'strength'],
  magic: ['magic-swirl', 'blue', 'diamond', 'magic'],
  vp: ['laurel-crown', 'green', 'laurel', 'points'],
  'role:worker': ['gear-hammer', 'lime', 'hexagon', 'worker'],
  'role:soldier': ['broadsword', 'rose', 'banner', 'soldier'],
  'role:shadow': ['hood', 'black', 'diamond', 'shadow'],
  'role:holy': ['holy-symbol', 'ivory', 'circle', 'holy'],
  opponent: ['person', 'stone', 'circle', 'an opponent'],
  'each-opponent': ['tabletop-players', 'stone', 'circle', 'each opponent'],
  'count:soldier': ['broadsword', 'rose', 'banner', 'soldier citizens'],
  'count:holy': ['holy-symbol', 'ivory', 'circle', 'holy citizens'],
  'count:hills': ['peaks', 'brown', 'hexagon', 'hills monsters'],
  'count:magic': ['magic-swirl', 'blue', 'diamond', 'magic'],
  'action:build': ['castle', 'brown', 'hexagon', 'build'],
  'verb:draw': ['card-draw', 'teal', 'hexagon', 'draw cards'],
  'card:citizen': ['person', 'brown', 'circle', 'a citizen'],
  'filter:costAtMost': ['two-coins', 'gold', 'circle', 'cost'],
  'filter:role:holy': ['holy-symbol', 'ivory', 'circle', 'holy'],
};

export const ui: TableUi = {
  id: 'gallery',
  card: ref => cards.find(card => card.ref === ref) ?? null,
  cards: cards.map(card => card.ref),
  flights: event =>
    event.say === 'fly'
      ? [
          { from: 'card:hills', to: 'seat:0', card: 'card:hills' },
          { from: 'bank', to: 'seat:0:gold', token: 'gold', n: 3 },
        ]
      : [],
  words: () => ({
    say: ({ say, ...more }) => (typeof more['text'] === 'string' ? more['text'] : say),
  }),
  icon: name => {
    const [picture, tone, shape, label] = ICONS[name] ?? ['diamond-hard', 'stone', 'diamond', name];
    return { picture, tone, shape, label };
  },
  rules: () => [],
  tutorial: () => ({ options: {}, seed: '', seat: 0, lessons: [] }),
};

const none = (id: string): Answer => ({ decision: id, picks: [] });
const say = (text: string) => ({ say: 'text', text });

export const decisions: Readonly<Record<string, Decision>> = {
  choose: {
    id: 'choose',
    seat: 0,
    kind: 'choose',
    step: 'action',
    prompt: say('Your first action: what will you do?'),
    min: 1,
    max: 1,
    fallback: none('choose'),
    options: [
      { id: 'a', note: say('Recruit the Knight'), ref: 'card:soldier', cost: { gold: 2 } },
      {
        id: 'b',
        note: say('Slay the Goblin King'),
        ref: 'card:hills',
        cost: { strength: 6 },
        effect: { op: 'gain', amounts: { gold: 1 }, per: 'hills' },
      },
      {
        id: 'b2',
        note: say('Slay the Goblin King with the help of the Thief'),
        ref: 'card:hills',
        cost: { strength: 4 },
      },
      { id: 'c', note: say('Build the Foxgrove Palisade'), ref: 'card:domain', cost: { gold: 9 } },
      { id: 'd', note: say('Take 1 gold'), ref: 'token:gold', cost: {} },
      {
        id: 'e',
        note: say('Slay the Dragon'),
        ref: 'card:mountains',
        blocked: say('That takes 12 strength and 6 magic; you have 7 and 2.'),
      },
      {
        id: 'f',
        note: say('Recruit the Paladin'),
        ref: 'card:holy',
        blocked: say('You can’t pay 4 gold.'),
      },
    ],
  },
  select: {
    id: 'select',
    seat: 0,
    kind: 'select',
    step: 'discard',
    prompt: say('Discard down to five cards'),
    min: 2,
    max: 2,
    fallback: none('select'),
    options: ['fire', 'ice', 'wind', 'melee', 'ranged'].map(field => ({
      id: field,
      note: say(cards.find(card => card.field === field)!.name),
      ref: `card:${field}`,
    })),
  },
  split: {
    id: 'split',
    seat: 0,
    kind: 'split',
    step: 'pay',
    prompt: say('Pay 6 strength: how much of it with magic?'),
    min: 6,
    max: 6,
    fallback: { decision: 'split', counts: { strength: 5, magic: 1 } },
    options: [
      { id: 'strength', note: say('strength'), ref: 'token:strength', min: 1, max: 7 },
      { id: 'magic', note: say('magic'), ref: 'token:magic', min: 0, max: 2 },
    ],
  },
  order: {
    id: 'order',
    seat: 0,
    kind: 'order',
    step: 'order',
    prompt: say('In which order do these take effect?'),
    min: 3,
    max: 3,
    fallback: { decision: 'order', picks: ['one', 'two', 'three'] },
    options: [
      { id: 'one', note: say('The Blacksmith’s harvest') },
      { id: 'two', note: say('The Thief’s harvest') },
      { id: 'three', note: say('The Palisade’s reward') },
    ],
  },
};

const parts = (...points: readonly number[]) =>
  ['Points on cards', 'Duke', 'Victory tokens', 'Domains'].map((text, i) => ({
    ...say(text),
    say: text,
    points: points[i]!,
  }));
export const outcome: Outcome = {
  ending: say('All Domains are built: the kingdom is whole.'),
  winners: [1],
  ranks: [2, 1, 3],
  scores: [
    { seat: 0, total: 47, parts: parts(18, 14, 3, 12) },
    { seat: 1, total: 61, parts: parts(22, 21, 6, 12) },
    { seat: 2, total: 33, parts: parts(12, 9, 4, 8) },
  ],
};
