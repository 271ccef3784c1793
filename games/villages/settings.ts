// What is agreed before the first card [VV 2, 12].
import { defineSettings, variantsFor } from '@castellan/kernel';
import { rulesFor } from './solo.ts';
import { GOLD, TARGET } from './state.ts';

export const settings = defineSettings({
  players: {
    values: [2, 3, 4, 5, 1],
    about: players => {
      const gold = GOLD[players]!;
      const { endsWithDeck, cards } = rulesFor(players);
      return endsWithDeck
        ? { say: 'setting-solo', cards, gold }
        : { say: 'setting-players-are', players, gold, target: TARGET[players]! };
    },
  },
});

export const variants = variantsFor([2, 3, 4, 5, 1]);
