import type { Outcome } from '@castellan/kernel';
import { winsOf } from '@castellan/bots';
import type { Spread } from './spread.ts';
import { addSpread, newSpread, addValue } from './spread.ts';
import type { Takings } from './takings.ts';
import { addTakings } from './takings.ts';

/** A game that did not end, or failed: enough to play it again. */
export interface StuckGame {
  readonly seed: string;
  readonly chairs: readonly string[];
  readonly decisions: number;
  readonly why: string;
}

/** The results of a run of games. Plain data, so that workers can send it. */
export interface Tally {
  games: number;
  decisions: number;
  turns: Spread;
  stuck: StuckGame[];
  seatWins: number[];
  /** By seat; -1 is an opponent played by the rules. */
  scores: Record<string, Spread>;
  /** Which powers were on a card in some game, and which were resolved, by their place in the game's list. */
  inPlay: Uint8Array;
  resolved: Uint8Array;
  /** With rotation: each chair's share of the wins, for each seed played in every rotation. */
  samples: Record<string, number[]>;
  /** What was taken, if requested. */
  takings: Takings;
}

export function newTally(seats: number, powers: number): Tally {
  return {
    games: 0,
    decisions: 0,
    turns: newSpread(),
    stuck: [],
    seatWins: Array.from({ length: seats }, () => 0),
    scores: {},
    inPlay: new Uint8Array(powers),
    resolved: new Uint8Array(powers),
    samples: {},
    takings: {},
  };
}

/** Records how a game ended; returns what each seat won. */
export function count(tally: Tally, outcome: Outcome, decisions: number, turns: number): number[] {
  tally.games++;
  tally.decisions += decisions;
  addValue(tally.turns, turns);
  for (const { seat, total } of outcome.scores)
    addValue((tally.scores[seat] ??= newSpread()), total);
  const wins = winsOf(outcome, tally.seatWins.length);
  wins.forEach((won, seat) => (tally.seatWins[seat]! += won));
  return wins;
}

export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  into.decisions += from.decisions;
  addSpread(into.turns, from.turns);
  into.stuck.push(...from.stuck);
  from.seatWins.forEach((won, seat) => (into.seatWins[seat]! += won));
  for (const [seat, spread] of Object.entries(from.scores)) {
    addSpread((into.scores[seat] ??= newSpread()), spread);
  }
  from.inPlay.forEach((mark, i) => (into.inPlay[i]! |= mark));
  from.resolved.forEach((mark, i) => (into.resolved[i]! |= mark));
  for (const [name, samples] of Object.entries(from.samples)) {
    (into.samples[name] ??= []).push(...samples);
  }
  addTakings(into.takings, from.takings);
}
