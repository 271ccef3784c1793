// What is agreed before the first card [SG 2.6, 12].
import type { Settings, SettingSpec, Variant } from '@castellan/kernel';
import { SOLO_TURNS, TARGET } from './state.ts';

/** The percentage of games that the first player wins, with two, three and four players. Measured by `castellan balance`. */
const firstWins = { atOnce: [66, 52, 46], equalTurns: [49, 33, 26] };

export const settings: readonly SettingSpec[] = [
  {
    id: 'players',
    label: { say: 'setting-players' },
    values: [2, 3, 4, 1],
    about: value =>
      value === 1
        ? { say: 'setting-solo', points: TARGET, turns: SOLO_TURNS }
        : { say: 'setting-players-are', count: value },
  },
  {
    id: 'equalTurns',
    label: { say: 'setting-equal-turns' },
    values: [false, true],
    about: value =>
      value === true
        ? { say: 'setting-equal-turns-on', first: firstWins.equalTurns }
        : { say: 'setting-equal-turns-off', first: firstWins.atOnce },
  },
  {
    id: 'characters',
    label: { say: 'setting-characters' },
    values: ['star', 'either'],
    name: value => ({ say: value === 'either' ? 'setting-value-either' : 'setting-value-star' }),
    about: value => ({
      say: value === 'either' ? 'setting-characters-either' : 'setting-characters-star',
    }),
  },
];

export function wantsEqualTurns(settings: Settings): boolean {
  // A solo game has no other players.
  return settings['equalTurns'] === true && settings.players > 1;
}

export function wantsEitherSide(settings: Settings): boolean {
  return settings['characters'] === 'either';
}

export const variants: readonly Variant[] = [
  { name: '2 players', settings: { players: 2 } },
  { name: '3 players', settings: { players: 3 } },
  { name: '4 players', settings: { players: 4 } },
  { name: 'solo', settings: { players: 1 } },
  { name: '2 players, equal turns', settings: { players: 2, equalTurns: true } },
  { name: '3 players, equal turns', settings: { players: 3, equalTurns: true } },
  { name: '4 players, equal turns', settings: { players: 4, equalTurns: true } },
  { name: '2 players, either side', settings: { players: 2, characters: 'either' } },
  { name: '3 players, either side', settings: { players: 3, characters: 'either' } },
  { name: '4 players, either side', settings: { players: 4, characters: 'either' } },
  { name: 'solo, either side', settings: { players: 1, characters: 'either' } },
  {
    name: '2 players, equal turns, either side',
    settings: { players: 2, equalTurns: true, characters: 'either' },
  },
  {
    name: '3 players, equal turns, either side',
    settings: { players: 3, equalTurns: true, characters: 'either' },
  },
  {
    name: '4 players, equal turns, either side',
    settings: { players: 4, equalTurns: true, characters: 'either' },
  },
];
