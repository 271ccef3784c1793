import { defineTerms } from '@castellan/powers';

/** What the icons of Quests of Valeria stand for, each with its mark in notation. */
export const terms = defineTerms({
  /** Guild Masters give Victory Points at the end. No power gives any. */
  resources: { vp: 'VP' },
  /** The completed Quests of each type [QV 9.4]. */
  counts: {
    adventure: 'Adventure',
    battle: 'Battle',
    commerce: 'Commerce',
    subterfuge: 'Subterfuge',
  },
  timings: {},
  modifiers: {},
  supplies: { line: 'Citizen of the Tavern' },
  filters: {},
  /** `citizens` are those of hand and Guild. The Tavern Line and the Active Quests belong to nobody. */
  places: {
    citizens: 'Citizen',
    hand: 'hand',
    guild: 'Guild',
    line: 'Tavern Line',
    quests: 'Active Quest',
    reserved: 'Reserved Quest',
  },
  actions: { draw: 'Draw', hire: 'Hire', reserve: 'Reserve', quest: 'Quest' },
  verbs: {},
  signs: [
    'gold',
    'strength',
    'magic',
    'equal',
    'role:worker',
    'role:soldier',
    'role:shadow',
    'role:holy',
    'type:adventure',
    'type:battle',
    'type:commerce',
    'type:subterfuge',
    'card:citizen',
    'card:quest',
    'card:guild-master',
    'price',
    'action-token',
    'first-player',
    'done',
  ],
});
