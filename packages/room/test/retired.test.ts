// What a log says without the rules is what the room says with them.
import { describe, expect, test } from 'vitest';
import { headOf } from '../src/head.ts';
import { begunBy, saveIn, shuffleIn } from '../src/log.ts';
import { retiredHead } from '../src/retired.ts';
import { roomFrom } from '../src/room.ts';
import { spec, Trial } from '../src/testing/trial.ts';

/** Everything that can happen to seats before a game, and an undo in it. */
function played(): Trial {
  const t = new Trial({ settings: { players: 4 }, open: false, undo: 'ask' })
    .does('anna', { type: 'sit', seat: 3, name: 'Anna' })
    .does('ben', { type: 'sit', seat: 0, name: 'Ben' })
    .does('dora', { type: 'sit', seat: 1, name: 'Dora' })
    .does('dora', { type: 'leave', seat: 1 })
    .does('anna', { type: 'swap', seat: 1, with: 3 })
    .does('anna', { type: 'program', seat: 2, name: 'Robot', key: 'k1' })
    .does('anna', { type: 'program', seat: 2, name: 'Other', key: 'k2' })
    .does('anna', { type: 'bot', seat: 3, bot: 'random' });
  const settings = { ...t.room.settled().settings, players: 3 };
  t.does('anna', { type: 'settle', spec: spec({ settings, open: true }) }).begin();
  for (let n = 0; n < 8; n++) t.writes(answered(t));
  return t.writes({ type: 'undone', seat: 0, to: 5 }).writes(answered(t));
}

const answered = (t: Trial) => {
  const { seat, fallback: answer } = t.room.table!.decisions()[0]!;
  return { type: 'answered', seat, hand: 'own', answer, events: [] } as const;
};

describe('a table without its rules', () => {
  test('its log knows the game and its shuffle', () => {
    const t = played();
    expect(saveIn(t.log)).toEqual(t.room.save());
    expect(shuffleIn(t.log)).toEqual(t.room.shuffle);
    expect(t.room.save()!.answers).toHaveLength(6);
  });

  test('its head is that of a room that is over', () => {
    const t = played();
    const head = { ...headOf(t.room), phase: 'over', updated: 5, due: null, waiting: [], turn: 0 };
    const { host: _, ...known } = head;
    expect(retiredHead('table1', t.log, 5)).toEqual(known);
    expect(retiredHead('table1', t.log, 5)).toMatchObject({
      isOpen: true,
      guests: ['ben', 'anna'],
      names: ['Ben', 'Anna', 'Robot'],
    });
  });

  test('seats that are still open have no name, and there is no game', () => {
    const t = new Trial().does('anna', { type: 'sit', seat: 1, name: 'Anna' });
    expect(retiredHead('table1', t.log, 5).names).toEqual([null, 'Anna']);
    expect(saveIn(t.log)).toBeNull();
  });
});

describe('by which rules a table is played', () => {
  test('is open until it has begun; then it is in the log, in an older one at its opening', () => {
    const { log, room } = new Trial().begin();
    const { rulesVersion } = room.rules;
    expect([begunBy(log.slice(0, 2)), begunBy(log)]).toEqual([null, rulesVersion]);
    const newer = log.map(one => (one.type === 'promised' ? { ...one, rulesVersion: 99 } : one));
    const older = log.map(one => {
      if (one.type !== 'promised') return one;
      const { rulesVersion: _, ...rest } = one;
      return rest;
    });
    expect([begunBy(newer), begunBy(older)]).toEqual([99, rulesVersion]);
  });

  test('a log begins with the opening of its table, which comes once', () => {
    const { log, room } = new Trial().begin();
    expect(() => begunBy(log.slice(1))).toThrow('begins with the opening');
    expect(() => roomFrom(log.slice(1), room.rules)).toThrow('begins with the opening');
    expect(() => room.fold(log[0]!)).toThrow('opened once');
  });
});
