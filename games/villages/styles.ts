// Ways to play Villages that others recognise. For bots; no rule reads it.
import type { Appraisal, Style } from '@castellan/kernel';
import { ADVENTURER, DEVELOP, HARVEST, TAX } from './actions/codes.ts';
import type { State } from './state.ts';

/** The same of what is led and of what is followed. */
const both = (likes: (code: number) => number): Appraisal<State> => ({
  lead: () => likes,
  follow: () => likes,
});

export const styles: readonly Style<State>[] = [
  {
    name: 'recruiter',
    whim: 2,
    leaning: 0.02,
    taste: both(code => (code >= ADVENTURER ? 1 : 0)),
  },
  {
    name: 'hoarder',
    whim: 2,
    leaning: 0.1,
    taste: both(code => (code === HARVEST || code === TAX ? 1 : 0)),
  },
  {
    // Lays out its Resources first. A little of this is enough: what looks best at once develops too seldom.
    name: 'schemer',
    whim: 0.3,
    leaning: 0.06,
    taste: both(code => (code === DEVELOP ? 1 : 0)),
  },
];
