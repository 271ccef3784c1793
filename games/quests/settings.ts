// What is agreed before the first card [QV 2.5, 10].
import type { SettingSpec, Variant } from '@castellan/kernel';

export const settings: readonly SettingSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 3, 4, 5, 1],
    about: count => ({ say: 'setting-players-are', count }),
  },
];

export const variants: readonly Variant[] = [
  { name: '2 players', settings: { players: 2 } },
  { name: '3 players', settings: { players: 3 } },
  { name: '4 players', settings: { players: 4 } },
  { name: '5 players', settings: { players: 5 } },
  { name: 'solo', settings: { players: 1 } },
];
