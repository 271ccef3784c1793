import type { Move } from './move.ts';
import { CHOICES, below, seeded } from './rng.ts';
import type { ToyTable } from './table.ts';
import { legal } from './turn.ts';

/** What is known about a game after random players have played it to its end. */
export interface Playout {
  decisions: number;
  /** The number of legal moves, summed over all decisions. */
  options: number;
  /**
   * Depends on every choice offered and made, and on the final table: engines with the same checksum played the same
   * game.
   */
  checksum: number;
}

/** One way to run the toy; `Position` is what that engine holds of a game. */
export interface Engine<Position> {
  start(seed: number): Position;
  table(position: Position): ToyTable;
  apply(position: Position, chosen: Move): Position;
}

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);

function finalChecksum(table: ToyTable, hash: number): number {
  for (const { tokens, points, citizens } of table.kingdoms) {
    hash = mix(hash, points);
    for (const count of tokens) hash = mix(hash, count);
    for (const count of citizens) hash = mix(hash, count);
  }
  return hash >>> 0;
}

function play<Position>(engine: Engine<Position>, seed: number, atMost: number) {
  const choices = seeded(seed, CHOICES);
  const moves: Move[] = [];
  let position = engine.start(seed);
  let decisions = 0;
  let options = 0;
  let hash = 0x811c9dc5;
  while (decisions < atMost) {
    legal(engine.table(position), moves);
    if (moves.length === 0) break;
    const chosen = moves[below(choices, moves.length)]!;
    decisions += 1;
    options += moves.length;
    hash = mix(mix(hash, moves.length), chosen);
    position = engine.apply(position, chosen);
  }
  return { position, decisions, options, hash };
}

/** Plays a game to its end, every choice at random. */
export function playout<Position>(engine: Engine<Position>, seed: number): Playout {
  const { position, decisions, options, hash } = play(engine, seed, Infinity);
  return { decisions, options, checksum: finalChecksum(engine.table(position), hash) };
}

/** A position from the middle of a game, to measure what copying or saving it costs. */
export function midgame<Position>(engine: Engine<Position>, seed: number): Position {
  return play(engine, seed, 90).position;
}
