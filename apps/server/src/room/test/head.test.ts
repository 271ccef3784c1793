import { describe, expect, test } from 'vitest';
import { nextTime } from '../course.ts';
import { headOf } from '../head.ts';
import { Trial } from './trial.ts';

const begun = (): Trial => new Trial({ clock: { kind: 'move', seconds: 60 } }).begin();
const runOut = (t: Trial): Trial => t.waits(nextTime(t.room)! - t.now);

describe('whom a table waits for', () => {
  test('whoever is asked and plays themselves', () => {
    const t = begun();
    expect(headOf(t.room)).toMatchObject({
      waiting: t.room.waiting().map(seat => t.at(seat)),
      held: [],
    });
  });

  test('not someone for whom a bot plays, as long as another plays', () => {
    const { room } = runOut(begun());
    expect(room.active()).toHaveLength(1);
    expect(headOf(room)).toMatchObject({ waiting: [], held: [] });
  });

  test('when nobody plays any more, for any of them to come back', () => {
    const t = runOut(begun());
    t.does('anna', { type: 'stand-in', seat: t.room.active()[0]! });
    expect(headOf(t.room)).toMatchObject({ waiting: [], held: ['anna', 'ben'] });
    t.does('ben', { type: 'reclaim', seat: 1 });
    expect(headOf(t.room).held).toEqual([]);
  });
});
