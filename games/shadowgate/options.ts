// What is settled before the first card [SG 2.6, 12].
import type { Options, OptionSpec, Variant } from '@castellan/kernel';
import { SOLO_TURNS, TARGET } from './state.ts';

/** How many of a hundred games the first player wins with two, three and four players, as `castellan balance` has it. */
const firstWins = { atOnce: [66, 52, 46], equalTurns: [49, 33, 26] };

export const optionSpecs: readonly OptionSpec[] = [
  {
    id: 'players',
    label: { say: 'option-players' },
    values: [2, 3, 4, 1],
    about: value =>
      value === 1
        ? { say: 'option-solo', points: TARGET, turns: SOLO_TURNS }
        : { say: 'option-players-are', count: value },
  },
  {
    id: 'equalTurns',
    label: { say: 'option-equal-turns' },
    values: [false, true],
    about: value =>
      value === true
        ? { say: 'option-equal-turns-on', first: firstWins.equalTurns }
        : { say: 'option-equal-turns-off', first: firstWins.atOnce },
  },
  {
    id: 'characters',
    label: { say: 'option-characters' },
    values: ['star', 'either'],
    name: value => ({ say: value === 'either' ? 'option-value-either' : 'option-value-star' }),
    about: value => ({
      say: value === 'either' ? 'option-characters-either' : 'option-characters-star',
    }),
  },
];

export function wantsEqualTurns(options: Options): boolean {
  // Alone there is nobody to be equal with.
  return options['equalTurns'] === true && options.players > 1;
}

export function wantsEitherSide(options: Options): boolean {
  return options['characters'] === 'either';
}

export const variants: readonly Variant[] = [
  { name: '2 players', options: { players: 2 } },
  { name: '3 players', options: { players: 3 } },
  { name: '4 players', options: { players: 4 } },
  { name: 'solo', options: { players: 1 } },
  { name: '2 players, equal turns', options: { players: 2, equalTurns: true } },
  { name: '3 players, equal turns', options: { players: 3, equalTurns: true } },
  { name: '4 players, equal turns', options: { players: 4, equalTurns: true } },
  { name: '2 players, either side', options: { players: 2, characters: 'either' } },
  { name: '3 players, either side', options: { players: 3, characters: 'either' } },
  { name: '4 players, either side', options: { players: 4, characters: 'either' } },
  { name: 'solo, either side', options: { players: 1, characters: 'either' } },
  {
    name: '2 players, equal turns, either side',
    options: { players: 2, equalTurns: true, characters: 'either' },
  },
  {
    name: '3 players, equal turns, either side',
    options: { players: 3, equalTurns: true, characters: 'either' },
  },
  {
    name: '4 players, equal turns, either side',
    options: { players: 4, equalTurns: true, characters: 'either' },
  },
];
