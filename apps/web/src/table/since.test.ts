import { expect, test } from 'vitest';
import { hadTurn, othersSince } from './others-since.ts';

const turn = (seat: number) => ({ say: 'turn', seat });
const slain = (seat: number, monster = 'goblin') => ({ say: 'slain', seat, monster });
const beats = {
  turn: 'turn',
  slain: 'action',
  rolled: 'roll',
  attack: 'action',
  discarded: 'loss',
  took: 'gain',
} as const;
const told = (log: Parameters<typeof othersSince>[0], viewer = 0): string[] =>
  othersSince(log, viewer, beats).map(
    ({ seat, events }) => `${seat}: ${events.map(({ say }) => say).join(' ')}`,
  );

const round = [
  [turn(0)],
  [slain(0), turn(1), { say: 'rolled', seat: 1 }],
  [slain(1)],
  [slain(1), turn(2)],
  [slain(2)],
];

test('what the others did since one had one’s turn, a line for each', () => {
  expect(told(round)).toEqual(['1: slain slain', '2: slain']);
});

test('it stays while your own turn goes on, and starts again with the next', () => {
  const own = [...round, [turn(0)], [slain(0)]];
  expect(told(own)).toEqual(['1: slain slain', '2: slain']);
  expect(told([...own, [turn(1)]])).toEqual([]);
  expect(told([...own, [turn(1), slain(1)]])).toEqual(['1: slain']);
});

test('what somebody loses is the action of the one whose turn it was; your own is no news', () => {
  const lost = (seat: number) => ({ say: 'discarded', seat });
  expect(
    told([
      [turn(0), lost(1)],
      [turn(1), lost(0)],
    ]),
  ).toEqual(['1: discarded']);
});

test('what was taken from oneself is told, what others took from each other is not', () => {
  const took = (from: number) => ({ say: 'took', seat: 1, from });
  expect(told([[turn(0)], [turn(1), took(2), took(0)]])).toEqual(['1: took']);
});

test('alone: what the opponent did that the rules play', () => {
  const log = [[turn(0)], [slain(0), { say: 'attack' }, { say: 'attack' }, turn(0)]];
  expect(told(log)).toEqual(['-1: attack attack']);
  expect(told([...log, [slain(0)]])).toEqual(['-1: attack attack']);
});

test('nobody’s turn is the last one of those who only watch', () => {
  expect(othersSince(round, 'spectator', beats)).toEqual([]);
});

test('before one’s first turn is over there is no last turn to speak of', () => {
  const others = [[turn(1)], [slain(1), turn(2)], [slain(2)]];
  expect(told(others)).toEqual(['1: slain', '2: slain']);
  expect(hadTurn(others, 0)).toBe(false);
  // The first turn goes on: what is told still happened before it.
  expect(hadTurn([...others, [turn(0)], [slain(0)]], 0)).toBe(false);
  expect(hadTurn([...others, [turn(0)], [slain(0), turn(1)]], 0)).toBe(true);
  expect(hadTurn(round, 0)).toBe(true);
});

test('alone: one’s second turn is after a last one', () => {
  const first = [[turn(0)], [{ say: 'attack' }]];
  expect(hadTurn(first, 0)).toBe(false);
  expect(hadTurn([...first, [turn(0)]], 0)).toBe(true);
});
