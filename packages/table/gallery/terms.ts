import { defineTerms } from '@castellan/powers';

/** More than the toy can say: the gallery shows every kind of icon row. */
export const terms = defineTerms({
  resources: { gold: 'G', gems: 'J', points: 'P' },
  counts: { bakery: 'bakery', smithy: 'smithy' },
  timings: {},
  modifiers: {},
  supplies: { ware: 'ware' },
  filters: { costAtMost: '≤ #', stall: { loom: 'loom' } },
  places: { hand: 'hand' },
  actions: { buy: 'buy' },
  verbs: { draw: 'draw #' },
  signs: [],
});
