import { describe, expect, it } from 'vitest';
import { boardgameIo } from './boardgame-io.ts';
import { apply, clone, hand, legal, start } from './hand.ts';
import { midgame, playout, type Engine } from './playout.ts';
import { CHOICES, below, seeded } from './rng.ts';
import type { ToyTable } from './table.ts';

const seeds = [1, 2, 3, 7, 42, 1000];

/** Every position of a random game, the last one included. */
function* positions<Position>(engine: Engine<Position>, seed: number): Generator<Position> {
  const choices = seeded(seed, CHOICES);
  const moves: number[] = [];
  let position = engine.start(seed);
  for (;;) {
    yield position;
    legal(engine.table(position), moves);
    if (moves.length === 0) return;
    position = engine.apply(position, moves[below(choices, moves.length)]!);
  }
}

describe('Mini Kingdoms', () => {
  it.each(seeds)('plays the same game by hand and on boardgame.io, seed %i', seed => {
    expect(playout(boardgameIo, seed)).toEqual(playout(hand, seed));
  });

  it('has the same table by hand and on boardgame.io at every decision', () => {
    const byHand = positions(hand, 5);
    for (const state of positions(boardgameIo, 5)) expect(state.G).toEqual(byHand.next().value);
    expect(byHand.next().done).toBe(true);
  });

  it('tells boardgame.io when it is over', () => {
    const last = [...positions(boardgameIo, 3)].at(-1);
    expect(last?.ctx.gameover).toBe(true);
  });

  it('ends, at about the length of the game it stands for', () => {
    let decisions = 0;
    let options = 0;
    for (let seed = 1; seed <= 500; seed++) {
      const game = playout(hand, seed);
      decisions += game.decisions;
      options += game.options;
    }
    expect(decisions / 500).toBeGreaterThan(180);
    expect(decisions / 500).toBeLessThan(220);
    expect(options / decisions).toBeGreaterThan(9);
    expect(options / decisions).toBeLessThan(12);
  });

  it('asks only where there is a choice, and never lets a token count fall below nothing', () => {
    const moves: number[] = [];
    for (const table of positions(hand, 9)) {
      legal(table, moves);
      expect(moves.length).not.toBe(1);
      expect(moves.length === 0).toBe(table.over);
      expect(new Set(moves).size).toBe(moves.length);
      for (const { tokens } of table.kingdoms)
        expect(Math.min(...tokens)).toBeGreaterThanOrEqual(0);
    }
  });

  it('clones what JSON would, at every decision', () => {
    for (const table of positions(hand, 11)) {
      const written = JSON.stringify(table);
      expect(JSON.stringify(clone(table))).toBe(written);
      expect(clone(table)).toEqual(JSON.parse(written));
    }
  });

  it('clones share nothing that changes: the original stays when its copy is played to the end', () => {
    const table = midgame(hand, 4);
    const written = JSON.stringify(table);
    playOn(clone(table));
    expect(JSON.stringify(table)).toBe(written);
  });

  it('goes on alike from a clone and from JSON', () => {
    const table = midgame(hand, 6);
    const restored = JSON.parse(JSON.stringify(table)) as ToyTable;
    expect(playOn(clone(table))).toEqual(playOn(restored));
  });

  it('reaches every step', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      for (const { agenda } of positions(hand, seed)) met.add(agenda.at(-1)?.step ?? 'over');
    }
    expect([...met].sort()).toEqual(
      'action citizen hire income lose over slay steal take'.split(' '),
    );
  });

  it('starts different games from different seeds', () => {
    expect(JSON.stringify(start(1))).not.toBe(JSON.stringify(start(2)));
  });
});

/** Plays the table in place to its end, always by the last move on offer. */
function playOn(table: ToyTable): ToyTable {
  const moves: number[] = [];
  for (legal(table, moves); moves.length > 0; legal(table, moves)) apply(table, moves.at(-1)!);
  return table;
}
