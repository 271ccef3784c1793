import { spec, Trial } from '../src/testing/index.ts';
import type { TableSpec } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';

const fair: Partial<TableSpec> = {
  rated: true,
  clock: { kind: 'move', seconds: 60 },
  undo: 'off',
  hints: false,
};
const settle = (more: Partial<TableSpec>) => ({ type: 'settle', spec: spec(more) }) as const;

describe('a rated table', () => {
  test.each([
    ['without a clock', { clock: { kind: 'none' } }, /needs a clock/],
    ['with undo', { undo: 'free' }, /Nothing is taken back/],
    ['with hints', { hints: true }, /no hints/],
    ['with lessons', { lessons: true }, /no lessons/],
  ] as [string, Partial<TableSpec>, RegExp][])('is refused %s', (_, more, why) => {
    new Trial().refuses('anna', settle({ ...fair, ...more }), 'settings', why);
  });

  test('stays rated, or not, once others sit there', () => {
    const trial = new Trial().does('anna', settle(fair));
    expect(trial.room.spec.rated).toBe(true);
    trial.does('ben', { type: 'sit', seat: 1, name: 'Ben' });
    trial.refuses('anna', settle({}), 'settings', /Others have already sat down/);
    trial.does('anna', settle({ ...fair, clock: { kind: 'days', days: 1 } }));
  });

  test('has one seat for each', () => {
    const trial = new Trial({ ...fair, settings: { players: 3 } });
    trial.does('ben', { type: 'sit', seat: 1, name: 'Ben' });
    trial.refuses('ben', { type: 'sit', seat: 2, name: 'Bo' }, 'seat', /one seat/);
  });
});
