// What is agreed before the first card [MD 1, 5].
import { defineSettings } from '@castellan/kernel';
import type { Variant } from '@castellan/kernel';

/** Of each setting the first value is the default. */
export const settings = defineSettings({
  players: { values: [2, 1, 3], about: n => ({ say: 'setting-players-are', n }) },
  rounds: { values: [3, 5], about: n => ({ say: 'setting-rounds-are', n }) },
});

export const variants: readonly Variant[] = [
  { name: 'alone', settings: { players: 1 } },
  { name: 'two', settings: { players: 2 } },
  { name: 'three', settings: { players: 3 } },
  { name: 'three, long', settings: { players: 3, rounds: 5 } },
];
