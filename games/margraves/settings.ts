// What is agreed before the first tile is dealt [MV 2.1, 13].
import { defineSettings, variantsFor } from '@castellan/kernel';

/** By level: the points that win a solo game [MV 13.5]. */
export const SOLO_AIMS = { squire: 32, margrave: 38, legend: 46 } as const;
const LEVELS = ['margrave', 'squire', 'legend'] as const;

export const settings = defineSettings({
  players: { values: [2, 3, 4, 5, 1] },
  soloLevel: {
    values: LEVELS,
    players: [1],
    what: 'a level',
    label: 'setting-solo',
    name: level => ({ say: 'setting-solo-name', level }),
    about: level => ({ say: 'setting-solo-about', level, points: SOLO_AIMS[level] }),
  },
});

export const variants = [
  ...variantsFor([2, 3, 4, 5]),
  ...LEVELS.flatMap(soloLevel => variantsFor([1], { soloLevel }, soloLevel)),
];
