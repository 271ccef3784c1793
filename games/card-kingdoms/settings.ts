// What is agreed before the first card [CK 16, 17].
import { defineSettings, partsIn, variantsFor } from '@castellan/kernel';
import type { SettingGroup, SettingParts, Variant } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { AREAS } from './cards/monsters.ts';
import { SETUPS } from './cards/setups.ts';
import type { SetupCard } from './cards/setups.ts';

const citizensFor = (number: number): string[] =>
  CITIZENS.filter(card => card.price !== null && card.numbers[0] === number).map(card => card.id);

const FIRST = SETUPS['first-game']!;
/** How many areas there are on a table. */
const MOST_AREAS = FIRST.areas.length;

/** Five areas, and a Citizen for each number that has several [CK 17.6]. */
const CHOICES: readonly SettingGroup[] = [
  {
    label: { say: 'setting-areas', most: MOST_AREAS },
    things: AREAS,
    most: MOST_AREAS,
    name: area => ({ say: 'area-name', area }),
  },
  ...CITIZENS.flatMap(({ numbers }, kind): SettingGroup[] => {
    const things = citizensFor(numbers[0]!);
    // One group for each number, made by its first Citizen.
    if (things.length < 2 || things[0] !== CITIZENS[kind]!.id) return [];
    return [
      {
        label: { say: 'setting-citizen', numbers: numbers.join('/') },
        things,
        most: 1,
        name: citizen => ({ say: 'citizen-name', citizen }),
      },
    ];
  }),
];
const CHOSEN = 'chosen';

const parts: SettingParts = {
  of: CHOSEN,
  groups: CHOICES,
  start: [...FIRST.areas, ...FIRST.citizens].filter(thing =>
    CHOICES.some(({ things }) => things.includes(thing)),
  ),
};

const headOf = (value: string): string => value.split(':')[0]!;

/** The areas, Citizens and Domains of a setup. What it leaves open is random [CK 16.1, 17.1, 17.6]. */
export function setupCard(value: string): SetupCard {
  const named = SETUPS[value];
  if (named !== undefined) return named;
  const chosen = partsIn({ parts }, value) ?? [];
  return { areas: AREAS.filter(area => chosen.includes(area)), citizens: chosen, without: [] };
}

/** The first value of each setting is the default [CK 17]. */
export const settings = defineSettings({
  players: { values: [2, 3, 4, 5, 1] },
  setup: {
    values: [...Object.keys(SETUPS), 'random', CHOSEN],
    name: value => ({ say: 'setting-value', value: headOf(value) }),
    about: value => ({ say: 'setting-setup-about', setup: headOf(value) }),
    parts,
  },
  mixed: { values: [false, true] },
  leftovers: { values: ['pooled', 'per-kind'] },
  soloTokens: {
    values: ['as-printed', 'counted'],
    players: [1],
    about: tokens => ({ say: 'setting-solo-tokens-about', tokens }),
  },
});

const COUNTS = [1, 2, 3, 4, 5];

/** These things, as far as the cards of the table let them be chosen together. */
function chosen(names: string): string {
  const wanted = names.split(' ');
  const known = CHOICES.flatMap(({ things, most }) =>
    wanted.filter(thing => things.includes(thing)).slice(0, most),
  );
  return `${CHOSEN}:${wanted.filter(thing => known.includes(thing)).join('+')}`;
}

/** Other areas than in the first game, and Citizens that no recommended setup has together. */
const ALL_CHOSEN = chosen(
  'barrens swamp valley caverns mountains monk blacksmith alchemist wizard thief warlord priestess miner',
);

const tables = (counts: readonly number[], called: string, settings: Variant['settings']) =>
  counts.map(players => ({
    name: `${players} players, ${called}`,
    settings: { players, ...settings },
  }));

/** Every player count with every kind of setup, and each of the other settings once. */
export const variants: readonly Variant[] = [
  ...tables(COUNTS, 'random setup', { setup: 'random' }),
  ...tables(COUNTS, 'mixed citizens', { setup: 'random', mixed: true }),
  ...Object.keys(SETUPS).flatMap(setup => tables(COUNTS, setup, { setup })),
  ...tables([1, 2, 5], 'chosen setup', { setup: ALL_CHOSEN }),
  ...tables([3], 'half chosen, half by lot', { setup: chosen('caverns hills thief') }),
  ...tables([4], 'chosen areas, mixed citizens', { setup: ALL_CHOSEN, mixed: true }),
  ...tables([3], 'leftovers per kind', { setup: 'random', leftovers: 'per-kind' }),
  ...variantsFor([1], { setup: 'random', soloTokens: 'counted' }, 'victory tokens counted'),
];
