// What is agreed before the first card [QV 2.5, 10].
import type { OptionSpec, Variant } from '@castellan/kernel';

export const settings: readonly OptionSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 3, 4, 5, 1],
    about: count => ({ say: 'setting-players-are', count }),
  },
];

export const variants: readonly Variant[] = [
  { name: '2 players', options: { players: 2 } },
  { name: '3 players', options: { players: 3 } },
  { name: '4 players', options: { players: 4 } },
  { name: '5 players', options: { players: 5 } },
  { name: 'solo', options: { players: 1 } },
];
