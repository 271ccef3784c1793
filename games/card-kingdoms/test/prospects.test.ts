// What bots take a seat's chances from.
import { sha256 } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import { digest, learned } from '../learned.ts';
import { prospects } from '../prospects.ts';
import type { State } from '../state.ts';

function of(state: State, seat: number): Record<string, number> {
  const out = new Float64Array(prospects.names.length);
  prospects.features(state, seat, out);
  return Object.fromEntries(prospects.names.map((name, i) => [name, out[i]!]));
}

const begun = (players: number): State => cardKingdoms.setup({ players }, 'prospects');

test('tokens are what the player has', () => {
  const state = begun(2);
  Object.assign(state.players[0]!, { gold: 7, strength: 3, magic: 2 });
  expect(of(state, 0)).toMatchObject({ gold: 7, strength: 3, magic: 2, players: 2 });
});

test('who comes next waits for nobody, the last for all others', () => {
  const state = begun(4);
  const waits = state.players.map((_, i) => of(state, (state.active + i) % 4)['waits']);
  expect(waits).toEqual([0, 1 / 4, 2 / 4, 3 / 4]);
});

test('a Citizen brings the more, the more rounds are left', () => {
  const state = begun(2);
  const before = of(state, 1);
  state.players[1]!.citizens[0]! += 2;
  const after = of(state, 1);
  expect(after['citizens']).toBe(before['citizens']! + 2);
  expect(after['income']).toBeGreaterThan(before['income']!);
  expect(after['incomeLeft']! / after['income']!).toBeCloseTo(after['turns']!);
});

test('nobody has edited what was learned', () => {
  expect(sha256(JSON.stringify(learned))).toMatch(new RegExp(`^${digest}`));
  expect(digest).toHaveLength(12);
});
