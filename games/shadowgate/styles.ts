// Ways to play Shadowgate that others recognise. For bots; no rule reads it.
import type { Style } from '@castellan/kernel';
import { ASSIGN, CHOOSE, ITEM, RESOURCE } from './actions/codes.ts';
import type { State } from './state.ts';

export const styles: readonly Style<State>[] = [
  {
    name: 'hoarder',
    whim: 0.8,
    leaning: 0.03,
    taste: { action: () => code => (code >= ITEM && code < RESOURCE ? 1 : 0) },
  },
  {
    name: 'daredevil',
    whim: 0.7,
    leaning: 0.018,
    taste: {
      action: () => code => ((code >= CHOOSE && code < ITEM) || code >= ASSIGN ? 1 : 0),
      level: () => level => 0.5 * level,
    },
  },
  {
    // Waits for great quests.
    name: 'schemer',
    whim: 0.7,
    leaning: 0.018,
    taste: {
      action: () => code => (code >= CHOOSE && code < ITEM ? -0.7 : 0),
      level: () => level => level - 1,
    },
  },
];
