// Ways to play Margraves that others recognise. For bots; no rule reads it.
import type { Appraisal, Style } from '@castellan/kernel';
import { PASS } from './actions/codes.ts';
import { CITIZENS } from './cards/citizens.ts';
import { BUILD, CITIZEN_KINDS, RECALL } from './phases/play.ts';
import type { State } from './state.ts';

/** Citizens whose power texts speak of it. */
const speaking = (of: string): readonly boolean[] =>
  CITIZENS.map(({ power }) => JSON.stringify(power).includes(`"${of}"`));

const anything = () => (code: number) => (code === PASS ? 0 : 1);

/** Citizens are played for their power texts where those speak of it. */
function powers(of: string): Appraisal<State> {
  const speak = speaking(of);
  return {
    play: () => code =>
      code >= CITIZEN_KINDS && code < RECALL && speak[code - CITIZEN_KINDS] ? 0.5 : 0,
  };
}

export const styles: readonly Style<State>[] = [
  {
    name: 'slayer',
    whim: 0.9,
    leaning: 0.013,
    taste: { ...powers('slay'), slay: anything },
  },
  {
    name: 'builder',
    whim: 4,
    leaning: 0.12,
    taste: { play: () => code => (code === BUILD ? 1 : 0), deploy: anything },
  },
  {
    // Fills the ships.
    name: 'hoarder',
    whim: 1,
    leaning: 0.02,
    taste: { ...powers('ship'), ship: anything },
  },
  {
    name: 'recruiter',
    whim: 1.2,
    leaning: 0.015,
    taste: { play: () => code => (code === RECALL ? 0.5 : 0), hire: anything },
  },
];
