import { expect, test } from 'vitest';
import { lastTurn, latest } from './last-turn.ts';

const turn = (seat: number, n: number) => ({ say: 'turn', seat, turn: n });
const recruited = (seat: number, citizen: string, gold: number) => ({
  say: 'recruited',
  seat,
  citizen,
  tokens: { gold, strength: 0, magic: 0, vp: 0 },
});

test('nothing was done yet', () => {
  expect(lastTurn([[turn(0, 1), { say: 'rolled', seat: 0, dice: [1, 2] }]])).toBeNull();
});

test('a whole turn: each card with what was paid for it', () => {
  const log = [
    [turn(0, 1), recruited(0, 'monk', 1)],
    [turn(1, 2), recruited(1, 'cleric', 3)],
  ];
  const last = lastTurn([...log, [{ say: 'gained-one', seat: 1, resource: 'magic' }]])!;
  expect(last.seat).toBe(1);
  expect(last.deeds.map(({ card, icon, paid }) => [card ?? icon, paid])).toEqual([
    ['citizen:cleric', [['gold', 3]]],
    ['magic', undefined],
  ]);
});

test('it is told until something is done in the next', () => {
  const before = [[turn(0, 1), recruited(0, 'monk', 1), turn(1, 2)]];
  expect(lastTurn(before)!.seat).toBe(0);
  expect(lastTurn([...before, [recruited(1, 'cleric', 3)]])!.deeds).toHaveLength(1);
});

test('what the Dark Lord carries off is his own turn', () => {
  const log = [[turn(0, 1), recruited(0, 'monk', 1), { say: 'citizen-captured', citizen: 'monk' }]];
  expect(lastTurn(log)).toMatchObject({ seat: -1, deeds: [{ card: 'citizen:monk' }] });
});

test('of many deeds those are shown that there is room for', () => {
  const paladin = { card: 'citizen:paladin' };
  const orc = { card: 'monster:orc' };
  const cleric = { card: 'citizen:cleric' };
  const gold = { icon: 'gold' };
  expect(latest([paladin, orc, cleric], true)).toEqual([orc, cleric]);
  expect(latest([paladin, orc, cleric], false)).toEqual([paladin, orc, cleric]);
  expect(latest([paladin, orc, gold], true)).toEqual([paladin, orc, gold]);
  expect(latest([gold, paladin, orc, gold], true)).toEqual([paladin, orc, gold]);
});
