// What is agreed before the first card [VV 2, 12].
import type { SettingSpec, Variant } from '@castellan/kernel';
import { GOLD, SOLO_CARDS, TARGET } from './state.ts';

export const settings: readonly SettingSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 3, 4, 5, 1],
    about: value =>
      value === 1
        ? { say: 'setting-solo', cards: SOLO_CARDS, gold: GOLD[1]! }
        : {
            say: 'setting-players-are',
            players: value,
            gold: GOLD[Number(value)]!,
            target: TARGET[Number(value)]!,
          },
  },
];

export const variants: readonly Variant[] = [
  { name: '2 players', settings: { players: 2 } },
  { name: '3 players', settings: { players: 3 } },
  { name: '4 players', settings: { players: 4 } },
  { name: '5 players', settings: { players: 5 } },
  { name: 'solo', settings: { players: 1 } },
];
