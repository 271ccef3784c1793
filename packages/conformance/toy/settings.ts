// What is agreed before the first card [MD 1, 5].
import type { SettingSpec, Variant } from '@castellan/kernel';

export const settings: readonly SettingSpec[] = [
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
  { name: 'alone', settings: { players: 1 } },
  { name: 'two', settings: { players: 2 } },
  { name: 'three', settings: { players: 3 } },
  { name: 'three, long', settings: { players: 3, rounds: 5 } },
];
