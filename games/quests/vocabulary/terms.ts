import { defineTerms } from '@castellan/powers';

/** What the icons of Quests of Valeria speak of, each with its mark in notation. */
export const terms = defineTerms({
  /** Victory Points are what Guild Masters give at the end; no power brings any. */
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
  /** One's own Citizens are those of hand and Guild; the Tavern Line and the Active Quests are everyone's. */
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
