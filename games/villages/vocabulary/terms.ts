import { defineTerms } from '@castellan/powers';

/** What the icons of Villages of Valeria stand for, each with its mark in notation. */
export const terms = defineTerms({
  // Cards and points are gained like resources.
  resources: {
    gold: 'G',
    card: 'card',
    food: 'food',
    wood: 'wood',
    stone: 'stone',
    magic: 'magic',
    wild: 'wild',
    vp: 'VP',
  },
  counts: {
    worker: 'Worker',
    soldier: 'Soldier',
    shadow: 'Shadow',
    holy: 'Holy',
    adventurers: 'Adventurer',
  },
  /** When a power can be used [VV 9]. */
  timings: {
    instant: 'now',
    harvest: 'Harvest',
    develop: 'Develop',
    build: 'Build',
    recruit: 'Recruit',
    tax: 'Tax',
    'build-worker': 'Build a Worker',
    'build-soldier': 'Build a Soldier',
    'build-shadow': 'Build a Shadow',
    'build-holy': 'Build a Holy',
    scoring: 'Scoring',
  },
  modifiers: {},
  supplies: {},
  filters: {},
  places: { hand: 'hand' },
  actions: {},
  verbs: {},
  signs: [
    'type:worker',
    'type:soldier',
    'type:shadow',
    'type:holy',
    'type:adventurer',
    'type:castle',
    'follow',
    'decline',
    'first-player',
    'locked',
  ],
});
