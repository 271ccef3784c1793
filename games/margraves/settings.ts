// What is agreed before the first tile is dealt [MV 2.1, 13].
import { record, shapeOf, whole } from '@castellan/kernel';
import type { Settings as Agreed, SettingSpec, Shape, Variant } from '@castellan/kernel';

/** By level: the points that win a solo game [MV 13.5]. */
export const SOLO_AIMS = { squire: 32, margrave: 38, legend: 46 } as const;
export type SoloLevel = keyof typeof SOLO_AIMS;
const LEVELS = ['margrave', 'squire', 'legend'] as const satisfies readonly SoloLevel[];

export const settings: readonly SettingSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 3, 4, 5, 1],
    about: players => ({ say: 'setting-players-about', players }),
  },
  {
    id: 'soloLevel',
    players: [1],
    label: { say: 'setting-solo' },
    values: LEVELS,
    name: level => ({ say: 'setting-solo-name', level }),
    about: level => ({
      say: 'setting-solo-about',
      level,
      points: SOLO_AIMS[level as SoloLevel],
    }),
  },
];

export interface TableSettings {
  readonly players: number;
  readonly soloLevel: SoloLevel;
}

export const settingsShape = record({
  players: whole(1, 5),
  soloLevel: shapeOf(value => (LEVELS as readonly unknown[]).includes(value), 'a level'),
}) as Shape<TableSettings>;

export function tableSettings(given: Agreed): TableSettings {
  return Object.freeze({
    players: given.players,
    soloLevel: given['soloLevel'] as SoloLevel,
  });
}

export const variants: readonly Variant[] = [
  ...[2, 3, 4, 5].map(players => ({ name: `${players} players`, settings: { players } })),
  ...LEVELS.map(soloLevel => ({
    name: `solo, ${soloLevel}`,
    settings: { players: 1, soloLevel },
  })),
];
