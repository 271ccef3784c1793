// Ways to play Quests that others recognise. For bots; no rule reads it.
import type { Style } from '@castellan/kernel';
import { PASS } from './actions/bonus.ts';
import { IN_HAND } from './actions/hire.ts';
import { CITIZENS } from './cards/citizens.ts';
import { NAMES } from './phases/action.ts';
import type { State } from './state.ts';

const likes =
  (name: (typeof NAMES)[number]) =>
  () =>
  (code: number): number =>
    NAMES[code] === name ? 1 : 0;

const anything = () => (code: number) => (code === PASS ? 0 : 0.5);

export const styles: readonly Style<State>[] = [
  {
    name: 'recruiter',
    whim: 2,
    leaning: 0.03,
    taste: { action: likes('hire'), hire: anything },
  },
  {
    // Surrounds itself with soldiers.
    name: 'slayer',
    whim: 0.5,
    leaning: 0.02,
    taste: {
      hire:
        ({ line }) =>
        code => {
          const kind = code >= IN_HAND ? code - IN_HAND : code === PASS ? -1 : line[code]!;
          return CITIZENS[kind]?.role === 'soldier' ? 1 : 0;
        },
    },
  },
  {
    // Reserves what others might want.
    name: 'schemer',
    whim: 0.5,
    leaning: 0.015,
    taste: { action: likes('reserve'), reserve: anything },
  },
  {
    // Collects a hand, and hires out of it.
    name: 'hoarder',
    whim: 0.2,
    leaning: 0.015,
    taste: { action: likes('draw'), hire: () => code => (code >= IN_HAND ? 0.5 : 0) },
  },
];
