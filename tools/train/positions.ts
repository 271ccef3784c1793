// The positions of stored games from which a value is learned: one at each turn's beginning.
import { winsOf } from '@castellan/bots';
import type { Game } from '@castellan/kernel';
import { proceed, QuickChance } from '@castellan/kernel';
import type { Played } from './played.ts';

/** What is learned from: for each position, the features of every seat, and what came of it. */
export interface Positions {
  readonly width: number;
  /** By position: where its seats begin, and how many they are. */
  readonly starts: number[];
  readonly seats: number[];
  /** Seat after seat. */
  readonly features: Float32Array;
  readonly strengths: Float32Array;
  readonly wins: Float32Array;
}

/** How many positions of a game are taken: more would only say the same again. */
const OF_A_GAME = 10;

export function positionsOf(game: Game, played: readonly Played[]): Positions {
  const { names, points, spread, turns, par, features } = game.prospects!;
  const width = names.length;
  const rows: number[] = [];
  const strengths: number[] = [];
  const wins: number[] = [];
  const starts: number[] = [];
  const seats: number[] = [];
  const row = new Float64Array(width);
  for (const { players, seed, answers } of played) {
    const state = game.setup({ players }, seed);
    const t = game.draft(state);
    const chance = new QuickChance(Number.parseInt(seed.slice(0, 10), 16));
    const first = starts.length;
    // Which turns are taken: every so many, from a random one on.
    const every = Math.max(1, Math.round(turnsIn(game, players, seed, answers) / OF_A_GAME));
    let next = 1 + chance.below(every);
    for (const [lane, ...picks] of answers) {
      proceed(t, lane!, picks);
      const turn = game.turns(state);
      if (turn < next || game.outcome(state) !== null) continue;
      next = turn + every;
      starts.push(strengths.length);
      seats.push(players);
      for (let seat = 0; seat < players; seat++) {
        features(state, seat, row);
        let sum = players === 1 ? -par : 0;
        for (let i = 0; i < width; i++) {
          rows.push(row[i]!);
          sum += points[i]! * row[i]!;
        }
        strengths.push(sum / (spread.least + spread.perTurn * row[turns]!));
      }
    }
    const outcome = game.outcome(state);
    // A game that was stopped says nothing.
    const share = outcome === null ? null : winsOf(outcome, players);
    for (let place = first; place < starts.length; place++)
      for (let seat = 0; seat < players; seat++) wins.push(share?.[seat] ?? 1 / players);
  }
  return {
    width,
    starts,
    seats,
    features: Float32Array.from(rows),
    strengths: Float32Array.from(strengths),
    wins: Float32Array.from(wins),
  };
}

function turnsIn(game: Game, players: number, seed: string, answers: Played['answers']): number {
  const state = game.setup({ players }, seed);
  const t = game.draft(state);
  for (const [lane, ...picks] of answers) proceed(t, lane!, picks);
  return game.turns(state);
}
