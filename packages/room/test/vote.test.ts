import type { TableSpec } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';
import { Trial } from '../src/testing/trial.ts';

const two = (more: Partial<TableSpec> = {}): Trial => new Trial({ undo: 'ask', ...more }).begin();
const three = (): Trial => two({ settings: { players: 3 } });

/** Anna has answered last, and can't take it back without asking. */
function annaMoved(t: Trial): Trial {
  t.movesUntil(seat => seat === 0 && t.room.lastAnswerOf(0) > 20 && !t.room.table!.canUndo(0));
  return t;
}

describe('taking back', () => {
  test('a table may allow none', () => {
    const t = new Trial({ undo: 'off' }).begin();
    const seat = t.moves();
    const { revision } = t.room;
    t.refuses(t.at(seat), { type: 'undo', seat, revision }, 'undo', /Nothing can be taken back/);
  });

  test('where it is free, not what others have learned from', () => {
    const t = new Trial().begin();
    const seat = t.movesUntil(one => !t.room.table!.canUndo(one));
    const { revision } = t.room;
    t.refuses(t.at(seat), { type: 'undo', seat, revision }, 'undo', /Too late/);
  });

  test('the others are asked: a no leaves it, a yes takes it back', () => {
    const t = annaMoved(two());
    const count = t.room.table!.answers.length;
    t.undoes(0);
    expect(t.room.vote).toMatchObject({ about: 'undo', by: 0, asked: [1] });
    t.votes(1, false);
    expect([t.room.vote, t.room.table!.answers.length]).toEqual([null, count]);
    t.undoes(0).votes(1, true);
    expect(t.room.table!.answers.length).toBeLessThan(count);
    expect(t.again().save()).toEqual(t.room.save());
  });

  test('the question is gone once anyone has answered something; one to break off stays', () => {
    const t = annaMoved(two()).undoes(0);
    t.moves();
    expect(t.room.vote).toBeNull();
    t.does('ben', { type: 'abandon' });
    t.moves();
    expect(t.room.vote).toMatchObject({ about: 'abandon', by: 1 });
  });

  test('the very first answer can be taken back too', () => {
    const t = two();
    const seat = t.moves();
    if (t.room.table!.canUndo(seat)) t.movesUntil(one => one !== seat);
    t.undoes(seat).votes(1 - seat, true);
    expect(t.room.lastAnswerOf(seat)).toBe(-1);
  });

  test('someone who has answered nothing has nothing to take back', () => {
    const t = two();
    const seat = 1 - t.room.waiting()[0]!;
    const { revision } = t.room;
    t.refuses(t.at(seat), { type: 'undo', seat, revision }, 'undo', /nothing to take back/);
  });
});

describe('breaking off', () => {
  test('needs everyone', () => {
    const t = two().does('ben', { type: 'abandon' });
    expect(t.room.phase).toBe('playing');
    t.votes(0, true);
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
  });

  test('nobody is asked in their own second seat', () => {
    const t = new Trial({ settings: { players: 3 } })
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('anna', { type: 'sit', seat: 2, name: 'Anna too' })
      .begin();
    t.does('anna', { type: 'abandon' });
    expect(t.room.vote).toMatchObject({ by: 0, asked: [1] });
    t.votes(0, false).does('ben', { type: 'abandon' });
    expect(t.room.vote).toMatchObject({ by: 1, asked: [0, 2] });
  });

  test('nor are bots and programs, nor who has given up', () => {
    const t = new Trial({ settings: { players: 4 } })
      .does('anna', { type: 'bot', seat: 1, bot: 'random' })
      .begin()
      .does('cora', { type: 'concede', seat: 2 })
      .does('dora', { type: 'abandon' });
    expect(t.room.vote).toMatchObject({ by: 3, asked: [0] });
  });

  test('a program asks all people', () => {
    const t = new Trial({ settings: { players: 3 } })
      .does('anna', { type: 'program', seat: 1, name: 'Bot', key: 'k' })
      .begin()
      .does({ kind: 'program', key: 'k' }, { type: 'abandon' });
    expect(t.room.vote).toMatchObject({ by: 1, asked: [0, 2] });
  });
});

describe('a vote', () => {
  test('only those who were asked may vote, once; the asker may withdraw', () => {
    const t = three().does('ben', { type: 'abandon' });
    const vote = (seat: number, yes: boolean) =>
      ({ type: 'vote', seat, asked: t.room.vote!.at, yes }) as const;
    t.refuses('dora', vote(0, true), 'seat');
    t.refuses('ben', vote(1, true), 'stale', /no vote/);
    t.votes(0, true);
    for (const yes of [true, false]) t.refuses('anna', vote(0, yes), 'stale', /no vote/);
    t.does('ben', vote(1, false));
    expect(t.room.vote).toBeNull();
  });

  test('everyone asked must agree: someone who agrees and then gives up does not count for another', () => {
    const t = three().does('anna', { type: 'abandon' });
    t.votes(1, true).does('ben', { type: 'concede', seat: 1 });
    expect([t.room.phase, t.room.vote?.asked, t.room.vote?.agreed]).toEqual(['playing', [2], []]);
    t.votes(2, true);
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
  });

  test('when the last one who is asked gives up, the others have agreed', () => {
    const t = three().does('anna', { type: 'abandon' });
    t.votes(1, true).does('cora', { type: 'concede', seat: 2 });
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
  });

  test('is over when the one who asked gives up', () => {
    const t = three().does('anna', { type: 'abandon' });
    const asked = t.room.vote!.at;
    t.votes(1, true).does('anna', { type: 'concede', seat: 0 });
    expect([t.room.phase, t.room.vote]).toEqual(['playing', null]);
    t.refuses('cora', { type: 'vote', seat: 2, asked, yes: true }, 'stale', /over/);
  });

  test('nothing else is asked before it is settled', () => {
    const t = annaMoved(three()).does('anna', { type: 'abandon' });
    for (const who of ['anna', 'ben']) t.refuses(who, { type: 'abandon' }, 'stale', /still open/);
    const { revision } = t.room;
    t.refuses('anna', { type: 'undo', seat: 0, revision }, 'stale', /still open/);
  });

  test('a yes counts for what was asked when it was given, not for what is asked now', () => {
    const t = two().does('anna', { type: 'abandon' });
    const { at: asked } = t.room.vote!;
    t.votes(0, false);
    annaMoved(t).undoes(0);
    expect(t.room.vote).toMatchObject({ about: 'undo', asked: [1] });
    const count = t.room.table!.answers.length;
    t.refuses('ben', { type: 'vote', seat: 1, asked, yes: true }, 'stale', /over/);
    expect([t.room.phase, t.room.table!.answers.length]).toEqual(['playing', count]);
  });

  test('of a log that does not say who was asked: those who played themselves', () => {
    const t = three()
      .writes({ type: 'stood-in', seat: 1, why: 'away' })
      .writes({ type: 'asked', seat: 0, about: 'abandon' });
    expect(t.room.vote!.asked).toEqual([2]);
  });
});

describe('silence is no yes', () => {
  const played = (): Trial => annaMoved(two({ clock: { kind: 'move', seconds: 10 } }));

  test('someone a bot plays for is asked too, before something is taken back or broken off', () => {
    const t = played().writes({ type: 'stood-in', seat: 1, why: 'time' });
    t.awayMs = 60_000;
    const count = t.room.table!.answers.length;
    t.undoes(0);
    expect(t.room.vote).toMatchObject({ asked: [1], agreed: [] });
    expect(t.room.table!.answers).toHaveLength(count);
    t.votes(0, false).does('anna', { type: 'abandon' });
    expect([t.room.phase, t.room.vote?.asked]).toEqual(['playing', [1]]);
  });

  test('a question stays when the one who is asked runs out of time', () => {
    const t = two({ clock: { kind: 'move', seconds: 10 } });
    const thinker = t.room.waiting()[0]!;
    t.does(t.at(1 - thinker), { type: 'abandon' }).waits(10_000);
    expect(t.room.isPlayedByBot(thinker)).toBe(true);
    expect([t.room.phase, t.room.vote?.asked]).toEqual(['playing', [thinker]]);
  });

  test.each([
    ['has been gone for very long does not keep the others at the table', 10 * 60_000, true],
    ['has been gone for a little less still does', 10 * 60_000 - 1, false],
  ])('who %s', (_, awayMs, isOver) => {
    const t = played().writes({ type: 'stood-in', seat: 1, why: 'away' });
    t.awayMs = awayMs;
    t.does('anna', { type: 'abandon' });
    expect(t.room.ending?.why === 'abandoned').toBe(isOver);
  });

  test('someone who plays themselves is asked, however long they have been disconnected', () => {
    const t = played();
    t.awayMs = 11 * 60_000;
    t.does('anna', { type: 'abandon' });
    expect(t.room.vote?.asked).toEqual([1]);
  });
});
