import { Trial } from '@castellan/room/testing';
import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

const RATED = { rated: true, undo: 'off', clock: { kind: 'move', seconds: 60 } } as const;
const isOver = (trial: Trial) => (): boolean => trial.room.phase === 'over';

function played(more: ConstructorParameters<typeof Trial>[0] = RATED): Trial {
  const trial = new Trial(more).begin();
  trial.movesUntil(isOver(trial));
  return trial;
}

test('a game that goes on, or was never dealt, comes to nothing', () => {
  expect(factsOf(new Trial().log, null)).toBeNull();
  const trial = new Trial().begin();
  trial.moves();
  expect(factsOf(trial.log, trial.room.rules)).toBeNull();
});

test('a finished game: who came in, with what, by which course, and what they took', () => {
  const trial = played();
  const facts = factsOf(trial.log, trial.room.rules)!;
  const outcome = trial.room.table!.outcome()!;
  expect(facts.table).toMatchObject({ game: 'villages', why: 'played', players: 2, is_rated: 1 });
  expect(facts.table.turns).toBe(trial.room.rules.turns(trial.room.table!.state));
  for (const { seat, guest, place, points, won, course } of facts.plays) {
    expect(guest).toBe(['anna', 'ben'][seat]);
    expect(place).toBe(outcome.ranks[seat]);
    expect(points).toBe(outcome.scores.find(score => score.seat === seat)!.total);
    expect(won > 0).toBe(outcome.winners.includes(seat));
    const line = JSON.parse(course) as number[];
    expect(line.length).toBeGreaterThan(3);
    expect(line.length).toBeLessThanOrEqual(61);
  }
  expect(facts.plays[0]!.won + facts.plays[1]!.won).toBe(1000);
  const taken = facts.takes.reduce((sum, { times }) => sum + times, 0);
  const { game, state, events } = trial.room.table!;
  const takes = game.takes!(state, events.flat()).filter(({ kind }) => kind !== 'turn');
  expect(taken).toBe(takes.length);
  expect(takes.length).toBeGreaterThan(0);
});

test('without its rules it is known who won, and nothing else', () => {
  const trial = played();
  const facts = factsOf(trial.log, null)!;
  expect(facts.takes).toEqual([]);
  expect(facts.plays.map(({ points }) => points)).toEqual([null, null]);
  expect(facts.plays.map(({ won }) => won)).toEqual(
    factsOf(trial.log, trial.room.rules)!.plays.map(({ won }) => won),
  );
});

test('someone who gave up has left, and has not won', () => {
  const trial = new Trial(RATED).begin();
  trial.moves();
  trial.does('anna', { type: 'concede', seat: 0 });
  const facts = factsOf(trial.log, trial.room.rules)!;
  expect(facts.table).toMatchObject({ why: 'conceded', is_rated: 1 });
  expect(facts.plays.map(({ won, has_left, place }) => [won, has_left, place])).toEqual([
    [0, 1, 2],
    [1000, 0, 1],
  ]);
});

test.each([
  ['did not ask for it', { ...RATED, rated: false }],
  ['has no clock', { ...RATED, clock: { kind: 'none' } }],
  ['lets things be taken back', { ...RATED, undo: 'free' }],
  ['has hints', { ...RATED, hints: true }],
  ['has lessons', { ...RATED, lessons: true }],
] as const)('a table is not rated that %s, whatever its settings say', (_, more) => {
  const trial = new Trial(more).begin();
  trial.does('anna', { type: 'concede', seat: 0 });
  expect(factsOf(trial.log, trial.room.rules)!.table.is_rated).toBe(0);
});
