import { defineTerms, language } from '@castellan/powers';

/** What the gallery's cards speak of. */
export const terms = defineTerms({
  resources: { gold: 'G', strength: 'S', magic: 'M', vp: 'VP' },
  counts: { soldier: 'Soldier', hills: 'Hills', holy: 'Holy', magic: 'Magic' },
  timings: {},
  modifiers: {},
  supplies: { citizen: 'Citizen' },
  filters: { role: { holy: 'Holy' }, costAtMost: '≤ #' },
  places: {},
  actions: { build: 'build' },
  verbs: { draw: 'draw #' },
  signs: [],
});

export const { acquire, act, aim, all, each, gain, or, pay, per, take, takeUpTo, verb } =
  language(terms);
