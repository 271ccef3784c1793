import { englishGrammar } from '@castellan/powers';
import type { Grammar, Noun, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const a = (n: number, random: boolean, one: string, many: string): string =>
  `${n === 1 ? 'a' : n}${random ? ' random' : ''} ${n === 1 ? one : many}`;
const citizens = (n: number, random: boolean): string => a(n, random, 'Citizen', 'Citizens');
const quests = (n: number, random: boolean, which: string): string =>
  n === 1 && !random && which === 'Active'
    ? 'an Active Quest'
    : a(n, random, `${which} Quest`, `${which} Quests`);
const taken = (keep: boolean): string => (keep ? 'take' : 'discard');
const typed = (type: string) => ({
  label: `completed ${type} Quest`,
  each: `each ${type} Quest you have completed`,
  many: `completed ${type} Quests`,
});

/** What a Quest asks for, as it is counted. */
export const MEANS: Readonly<Record<string, Noun>> = {
  worker: ['Worker', 'Workers'],
  soldier: ['Soldier', 'Soldiers'],
  shadow: ['Shadow', 'Shadows'],
  holy: ['Holy', 'Holy'],
  gold: ['Gold', 'Gold'],
  strength: ['Strength', 'Strength'],
  magic: ['Magic', 'Magic'],
};

export const rows: Rows<typeof terms> = {
  resources: { vp: ['Victory Point', 'Victory Points'] },
  counts: {
    adventure: typed('Adventure'),
    battle: typed('Battle'),
    commerce: typed('Commerce'),
    subterfuge: typed('Subterfuge'),
  },
  timings: {},
  modifiers: {},
  supplies: {
    line: {
      label: 'Citizen from the Tavern Line',
      say: () => 'a Citizen from the Tavern Line into your hand',
    },
  },
  filters: {},
  places: {
    citizens: {
      label: 'Citizen of your hand or Guild',
      lose: (n, random) => `discard ${citizens(n, random)} from your hand or Guild`,
      rob: (n, random, keep) => `${taken(keep)} ${citizens(n, random)} from their hand or Guild`,
    },
    hand: {
      label: 'hand',
      lose: (n, random) => `discard ${citizens(n, random)} from your hand`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} from their hand${keep ? ' into yours' : ''}`,
    },
    guild: {
      label: 'Guild',
      lose: (n, random) => `discard ${citizens(n, random)} from your Guild`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} from their Guild${keep ? ' into yours, without the Hire Power' : ''}`,
    },
    line: {
      label: 'Tavern Line',
      lose: (n, random) => `discard ${citizens(n, random)} from the Tavern Line`,
      rob: (n, random, keep) => `${taken(keep)} ${citizens(n, random)} of the Tavern Line`,
    },
    quests: {
      label: 'Active Quest',
      lose: (n, random) => `discard ${quests(n, random, 'Active')}`,
      rob: (n, random, keep) => `${taken(keep)} ${quests(n, random, 'Active')}`,
    },
    reserved: {
      label: 'Reserved Quest',
      lose: (n, random) =>
        n === 1 && !random
          ? 'discard your Reserved Quest'
          : `discard ${quests(n, random, 'Reserved')} of yours`,
      rob: (n, random, keep) =>
        n === 1 && !random
          ? `${taken(keep)} their Reserved Quest`
          : `${taken(keep)} ${quests(n, random, 'Reserved')} of theirs`,
    },
  },
  actions: {
    draw: { label: 'Draw', say: 'draw a Citizen' },
    hire: { label: 'Hire', say: 'hire a Citizen at its price' },
    reserve: { label: 'Reserve', say: 'reserve a Quest' },
    quest: { label: 'Quest', say: 'complete a Quest' },
  },
  verbs: {},
  signs: {
    gold: 'Gold',
    strength: 'Strength',
    magic: 'Magic',
    equal: 'as much again as you discard of it',
    'role:worker': 'Worker',
    'role:soldier': 'Soldier',
    'role:shadow': 'Shadow',
    'role:holy': 'Holy',
    'type:adventure': 'Adventure',
    'type:battle': 'Battle',
    'type:commerce': 'Commerce',
    'type:subterfuge': 'Subterfuge',
    'card:citizen': 'Citizen',
    'card:quest': 'Quest',
    'card:guild-master': 'Guild Master',
    price: 'card cost',
    'action-token': 'Action Token',
    'first-player': 'First Player',
    done: 'completed',
    opponent: 'an opponent of your choice',
    owner: 'the one whose power it is',
    'each-player': 'every player',
    'each-opponent': 'every opponent',
  },
};

export const grammar: Grammar = englishGrammar(rows);
