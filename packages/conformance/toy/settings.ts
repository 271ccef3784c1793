// What is agreed before the first card [MD 1, 5].
import type { OptionSpec, Variant } from '@castellan/kernel';

export const settings: readonly OptionSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 1, 3],
    about: n => ({ say: 'setting-players-are', n }),
  },
  {
    id: 'rounds',
    label: { say: 'setting-rounds' },
    values: [3, 5],
    about: n => ({ say: 'setting-rounds-are', n }),
  },
];

export const variants: readonly Variant[] = [
  { name: 'alone', options: { players: 1 } },
  { name: 'two', options: { players: 2 } },
  { name: 'three', options: { players: 3 } },
  { name: 'three, long', options: { players: 3, rounds: 5 } },
];
