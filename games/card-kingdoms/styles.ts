// Ways to play Card Kingdoms that others recognise. For bots; no rule reads it.
import type { Style } from '@castellan/kernel';
import { PASS } from './actions/slay.ts';
import { RESOURCES } from './cards/language.ts';
import { topCitizen, topMonster } from './center.ts';
import { FOR_CITIZEN, FOR_DOMAIN, FOR_MONSTER } from './favour.ts';
import { BUILD, GAIN, RECRUIT } from './phases/action.ts';
import type { State } from './state.ts';

/** A Resource for what comes next is liked a little. */
const TOWARDS = 0.3;
const gains = (code: number, resource: (typeof RESOURCES)[number]): number =>
  code === GAIN + RESOURCES.indexOf(resource) ? TOWARDS : 0;

export const styles: readonly Style<State>[] = [
  {
    name: 'slayer',
    whim: 0.8,
    leaning: 0.024,
    taste: {
      action: () => code => (code < RECRUIT ? 1 : gains(code, 'strength')),
      'slay-more': () => stack => (stack === PASS ? 0 : 1),
    },
  },
  {
    name: 'builder',
    whim: 1,
    leaning: 0.03,
    taste: { action: () => code => (code >= BUILD && code < GAIN ? 1 : gains(code, 'gold')) },
  },
  {
    name: 'recruiter',
    whim: 0.7,
    leaning: 0.018,
    taste: { action: () => code => (code >= RECRUIT && code < BUILD ? 1 : gains(code, 'gold')) },
  },
  {
    // Goes after what its Duke counts.
    name: 'schemer',
    whim: 0.7,
    leaning: 0.018,
    taste: {
      action(state, seat) {
        const { duke } = state.players[seat]!;
        return code => {
          if (duke < 0 || code >= GAIN) return 0;
          if (code >= BUILD) return FOR_DOMAIN[duke]![state.domains[code - BUILD]!]!;
          if (code >= RECRUIT) return FOR_CITIZEN[duke]![topCitizen(state, code - RECRUIT)]!;
          return FOR_MONSTER[duke]![topMonster(state, code)]!;
        };
      },
    },
  },
];
