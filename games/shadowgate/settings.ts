// What is agreed before the first card [SG 2.6, 12].
import { defineSettings, variantsFor } from '@castellan/kernel';
import { SOLO_TURNS } from './solo.ts';
import { TARGET } from './state.ts';

export const settings = defineSettings({
  players: {
    values: [2, 3, 4, 1],
    about: count =>
      count === 1
        ? { say: 'setting-solo', points: TARGET, turns: SOLO_TURNS }
        : { say: 'setting-players-are', count },
  },
  equalTurns: {
    values: [false, true],
    players: [2, 3, 4],
    about: isOn => ({ say: `setting-equal-turns-${isOn ? 'on' : 'off'}` }),
  },
  characters: {
    values: ['star', 'either'],
    name: side => ({ say: `setting-value-${side}` }),
    about: side => ({ say: `setting-characters-${side}` }),
  },
});

export const variants = [
  ...variantsFor([2, 3, 4, 1]),
  ...variantsFor([2, 3, 4], { equalTurns: true }, 'equal turns'),
  ...variantsFor([2, 3, 4, 1], { characters: 'either' }, 'either side'),
  ...variantsFor([2, 3, 4], { equalTurns: true, characters: 'either' }, 'equal turns, either side'),
];
