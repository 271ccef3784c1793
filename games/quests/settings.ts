// What is agreed before the first card [QV 2.5, 10].
import { defineSettings, variantsFor } from '@castellan/kernel';

export const settings = defineSettings({
  players: { values: [2, 3, 4, 5, 1], about: count => ({ say: 'setting-players-are', count }) },
});

export const variants = variantsFor([2, 3, 4, 5, 1]);
