import { counted, englishGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const buildings = (type: string) => ({
  label: `${type} Building`,
  each: `each ${type} Building in your Village`,
  many: `${type} Buildings`,
});
const building = (type: string) => ({
  label: `Build, for ${type} Buildings`,
  when: `when you build a ${type} Building`,
});
const action = (name: string) => ({
  label: name,
  when: `when you lead or follow ${name}`,
});

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['gold', 'gold'],
    card: ['card', 'cards'],
    food: ['Food', 'Food'],
    wood: ['Wood', 'Wood'],
    stone: ['Stone', 'Stone'],
    magic: ['Magic', 'Magic'],
    wild: ['Wild', 'Wild'],
    vp: ['Victory Point', 'Victory Points'],
  },
  counts: {
    worker: buildings('Worker'),
    soldier: buildings('Soldier'),
    shadow: buildings('Shadow'),
    holy: buildings('Holy'),
    adventurers: {
      label: 'Adventurer',
      each: 'each Adventurer in your Village',
      many: 'Adventurers',
    },
  },
  timings: {
    instant: { label: 'instant', when: 'at once, when it comes into your Village' },
    harvest: action('Harvest'),
    develop: action('Develop'),
    build: action('Build'),
    recruit: action('Recruit'),
    tax: action('Tax'),
    'build-worker': building('Worker'),
    'build-soldier': building('Soldier'),
    'build-shadow': building('Shadow'),
    'build-holy': building('Holy'),
    scoring: { label: 'scoring', when: 'at the end of the game' },
  },
  modifiers: {},
  supplies: {},
  filters: {},
  places: {
    hand: {
      label: 'a card from your hand',
      lose: (n, random) =>
        `discard ${counted(n, random ? ['random card', 'random cards'] : ['card', 'cards'])} from your hand`,
      rob: (n, random, keep) =>
        `${keep ? 'take' : 'discard'} ${counted(n, random ? ['random card', 'random cards'] : ['card', 'cards'])} from their hand`,
    },
  },
  actions: {},
  verbs: {},
  signs: {
    'type:worker': 'Worker',
    'type:soldier': 'Soldier',
    'type:shadow': 'Shadow',
    'type:holy': 'Holy',
    'type:adventurer': 'Adventurer',
    'type:castle': 'Castle',
    follow: 'follows',
    decline: 'declines',
    'first-player': 'First player',
    locked: 'for its owner alone',
    opponent: 'an opponent of your choice',
    owner: 'the one whose power it is',
    'each-player': 'every player',
    'each-opponent': 'every opponent',
  },
};

export const grammar: Grammar = englishGrammar(rows);
