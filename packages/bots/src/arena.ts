import type { Game, Settings, Outcome } from '@castellan/kernel';
import { QuickChance, seedFrom } from '@castellan/kernel';
import { DECISION_CAP, playBout } from './bout.ts';
import type { ChairMaker } from './chair.ts';
import type { Share } from './interval.ts';
import { shareOf } from './interval.ts';

/** A competitor; entrants of the same name are rated together. */
export interface Entrant {
  readonly name: string;
  readonly sit: ChairMaker;
}

export interface Contest {
  readonly game: Game;
  readonly settings: Readonly<Partial<Settings>>;
  /** One for each seat. */
  readonly entrants: readonly Entrant[];
  /** Each is played once for every rotation of the entrants over the seats. */
  readonly seeds: readonly string[];
  readonly cap?: number;
}

export interface ArenaStanding extends Share {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** The share of this name if all played equally well. */
  readonly even: number;
}

/** Who sits where in a rotation: seat → the place in the list of entrants. */
export function rotation(seats: number, turn: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + turn) % seats);
}

/**
 * A chair's own source of chance: it follows from the game's seed and the seat, and reveals nothing about the deck.
 */
export function chanceFor(seed: string, seat: number): QuickChance {
  return new QuickChance(Number.parseInt(seedFrom(`chair ${seat} ${seed}`).slice(0, 13), 16));
}

/** What each seat won: a shared victory is divided among the winners. */
export function winsOf(outcome: Outcome, seats: number): number[] {
  const wins: number[] = Array.from({ length: seats }, () => 0);
  for (const winner of outcome.winners)
    if (winner >= 0) wins[winner]! += 1 / outcome.winners.length;
  return wins;
}

/** Plays every seed in every rotation, and rates the entrants by the share of games they win. */
export function rate({
  game,
  settings,
  entrants,
  seeds,
  cap = DECISION_CAP,
}: Contest): ArenaStanding[] {
  const names = [...new Set(entrants.map(({ name }) => name))];
  const samples = names.map((): number[] => []);
  for (const seed of seeds) {
    const won = names.map(() => 0);
    for (let turn = 0; turn < entrants.length; turn++) {
      const seated = rotation(entrants.length, turn).map(place => entrants[place]!);
      const wins = playContestGame(game, settings, seated, seed, cap);
      seated.forEach(({ name }, seat) => (won[names.indexOf(name)]! += wins[seat]!));
    }
    // The games of one seed are similar, so together they are one sample.
    won.forEach((wins, i) => samples[i]!.push(wins / entrants.length));
  }
  return names.map((name, i) => ({
    name,
    games: seeds.length * entrants.length,
    wins: samples[i]!.reduce((sum, share) => sum + share * entrants.length, 0),
    even: entrants.filter(entrant => entrant.name === name).length / entrants.length,
    ...shareOf(samples[i]!),
  }));
}

function playContestGame(
  game: Game,
  settings: Contest['settings'],
  seated: readonly Entrant[],
  seed: string,
  cap: number,
): number[] {
  const fullSeed = seedFrom(seed);
  const state = game.setup({ ...settings, players: seated.length }, fullSeed);
  const chairs = seated.map(({ sit }, seat) => sit(game, chanceFor(fullSeed, seat)));
  playBout(game.draft(state), chairs, cap);
  const outcome = game.outcome(state);
  if (outcome === null)
    throw new Error(`${game.id}: not over after ${cap} decisions (seed ${seed})`);
  return winsOf(outcome, seated.length);
}
