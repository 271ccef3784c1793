import { flag, oneOf, record, whole } from '@castellan/kernel';
import type { OptionSpec, Options, Shape, Variant } from '@castellan/kernel';
import { SETUPS } from './cards/setups.ts';

/** What is settled before the first card is dealt [CK 17]. The first value of each is the default. */
export const options: readonly OptionSpec[] = [
  {
    id: 'players',
    label: { say: 'option-players' },
    values: [2, 3, 4, 5, 1],
    about: value => ({ say: 'option-players-about', players: value }),
  },
  {
    id: 'setup',
    label: { say: 'option-setup' },
    values: [...Object.keys(SETUPS), 'random'],
    name: value => ({ say: 'option-value', value }),
    about: value => ({ say: 'option-setup-about', setup: value }),
  },
  {
    id: 'mixed',
    label: { say: 'option-mixed' },
    values: [false, true],
    about: value => ({ say: 'option-mixed-about', mixed: value }),
  },
  {
    id: 'leftovers',
    label: { say: 'option-leftovers' },
    values: ['pooled', 'per-kind'],
    name: value => ({ say: 'option-value', value }),
    about: value => ({ say: 'option-leftovers-about', leftovers: value }),
  },
  {
    id: 'soloTokens',
    players: [1],
    label: { say: 'option-solo-tokens' },
    values: ['as-printed', 'counted'],
    name: value => ({ say: 'option-value', value }),
    about: value => ({ say: 'option-solo-tokens-about', tokens: value }),
  },
];

export interface TableOptions {
  readonly players: number;
  readonly setup: string;
  readonly mixed: boolean;
  readonly leftovers: string;
  readonly soloTokens: string;
}

const valuesOf = (id: string): Shape => oneOf(...options.find(option => option.id === id)!.values);

export const optionsShape = record({
  players: whole(1, 5),
  setup: valuesOf('setup'),
  mixed: flag(),
  leftovers: valuesOf('leftovers'),
  soloTokens: valuesOf('soloTokens'),
}) as Shape<TableOptions>;

export function tableOptions(given: Options): TableOptions {
  return Object.freeze({
    players: given.players,
    setup: String(given['setup']),
    mixed: given['mixed'] === true,
    leftovers: String(given['leftovers']),
    soloTokens: String(given['soloTokens']),
  });
}

const COUNTS = [1, 2, 3, 4, 5];

/** Every player count with every kind of setup; the small switches once each. */
export const variants: readonly Variant[] = [
  ...COUNTS.map(players => ({
    name: `${players} players, random setup`,
    options: { players, setup: 'random' },
  })),
  ...COUNTS.map(players => ({
    name: `${players} players, mixed citizens`,
    options: { players, setup: 'random', mixed: true },
  })),
  ...Object.keys(SETUPS).flatMap(setup =>
    COUNTS.map(players => ({ name: `${players} players, ${setup}`, options: { players, setup } })),
  ),
  {
    name: '3 players, leftovers per kind',
    options: { players: 3, setup: 'random', leftovers: 'per-kind' },
  },
  {
    name: 'solo, victory tokens counted',
    options: { players: 1, setup: 'random', soloTokens: 'counted' },
  },
];
