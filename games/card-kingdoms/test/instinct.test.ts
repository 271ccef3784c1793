// What was learned by playing fits the cards, and nobody has edited it.
import { sha256 } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { instinct } from '../instinct.ts';
import { BUILD, GAIN, RECRUIT, SLAY } from '../phases/action.ts';
import { digest, practised } from '../practised.ts';
import { citizenPower, monsterPower } from '../printed.ts';
import { dealt } from './table.ts';

test('there is a number for every thing and moment, as it was learned', () => {
  expect(practised).toHaveLength(instinct.things * instinct.moments);
  expect(sha256(JSON.stringify(practised)).slice(0, 12)).toBe(digest);
});

test('every option of an action is about a thing of its own', () => {
  const { state } = dealt();
  const thing = instinct.about['action']!(state, 0, {});
  const stacks = (kind: number, n: number): number[] =>
    Array.from({ length: n }, (_, i) => kind + i);
  const codes = [
    ...stacks(SLAY, 5),
    ...stacks(RECRUIT, 10),
    ...stacks(BUILD, 5),
    ...stacks(GAIN, 3),
  ];
  const things = new Set(codes.map(thing));
  expect(things.size).toBe(codes.length);
  for (const one of things) expect(one >= 0 && one < instinct.things).toBe(true);
});

test('what a Citizen brings is another thing by branch and by turn, and declining one more', () => {
  const { state } = dealt();
  const or = (source: number) => instinct.about['power/or']!(state, 0, { source });
  const [mine, theirs] = [citizenPower(3, true), citizenPower(3, false)];
  const things = [or(mine)(0), or(mine)(1), or(theirs)(0), or(theirs)(1), or(mine)(-1)];
  expect(new Set(things).size).toBe(5);
  for (const one of things) expect(one >= 0 && one < instinct.things).toBe(true);
  // What a Monster or a Domain brings is left to the appraisal.
  expect([or(monsterPower(0))(0), or(monsterPower(0))(-1)]).toEqual([-1, -1]);
});

test('the moment is that of the seat, and takes all its places', () => {
  const t = dealt().purse(0, { gold: 6, strength: 0, magic: 0 });
  const moment = new Float64Array(instinct.moments).fill(Number.NaN);
  instinct.moment(t.state, 0, moment);
  expect([...moment].some(Number.isNaN)).toBe(false);
  const other = new Float64Array(instinct.moments);
  instinct.moment(t.state, 1, other);
  expect([...other]).not.toEqual([...moment]);
});
