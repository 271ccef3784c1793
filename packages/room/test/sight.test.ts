// What someone may know of a room, and whether they may be there at all.
import type { Seat } from '@castellan/kernel';
import { Refusal } from '@castellan/kernel';
import type { TableSpec } from '@castellan/protocol';
import { BadMessage } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';
import { headOf } from '../src/head.ts';
import { Refused, refusalOf } from '../src/refused.ts';
import type { Sender } from '../src/sender.ts';
import { seatsOf, senderOf, whyAway } from '../src/sender.ts';
import { sceneOf, toldFrom } from '../src/sight.ts';
import { NUMBER, spec, Trial } from '../src/testing/trial.ts';

const PROGRAM: Sender = { kind: 'program', key: 'k' };
const guest = (name: string): Sender => ({ kind: 'guest', guest: name });

/** Anna, a bot, a program and a seat that is kept for Dora. */
const mixed = (more: Partial<TableSpec> = {}): Trial =>
  new Trial({ settings: { players: 4 }, ...more })
    .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
    .does('anna', { type: 'bot', seat: 1, bot: 'random' })
    .does('anna', { type: 'program', seat: 2, name: 'Robot', key: 'k' })
    .writes({ type: 'reserved', seat: 3, guest: 'dora', name: 'Dora' });

describe('a room', () => {
  test('shows which face someone has chosen, and says nothing of the first', () => {
    const t = new Trial()
      .does('anna', { type: 'sit', seat: 0, name: 'Anna', portrait: 2 })
      .does('ben', { type: 'sit', seat: 1, name: 'Ben', portrait: 0 });
    const [anna, ben] = t.viewOf('ben').seats;
    expect(anna).toMatchObject({ name: 'Anna', portrait: 2 });
    expect(ben).not.toHaveProperty('portrait');
    expect(headOf(t.room).portraits).toEqual([2, 0]);
    expect(t.log.at(-1)).not.toHaveProperty('portrait');
  });

  test('before the game: who sits where, without any key', () => {
    const t = mixed();
    t.here = new Set([0]);
    const { rulesVersion } = t.room.rules;
    expect(t.viewOf('anna')).toEqual({
      id: 'table1',
      spec: spec({ settings: { players: 4 } }),
      rulesVersion,
      phase: 'gathering',
      seats: [
        {
          kind: 'person',
          name: 'Anna',
          guest: 'anna',
          isHere: true,
          standIn: null,
          conceded: false,
        },
        { kind: 'bot', bot: 'random', name: 'Ben' },
        {
          kind: 'program',
          name: 'Robot',
          guest: null,
          isHere: false,
          standIn: null,
          conceded: false,
        },
        { kind: 'open', reserved: { guest: 'dora', name: 'Dora' } },
      ],
      host: 'anna',
      begunBy: null,
      promise: null,
      shared: null,
      paused: null,
      vote: null,
      ending: null,
      rematch: null,
      watching: 7,
      words: ['anna'],
      you: { guest: 'anna', seats: [0], isHost: true, muted: ['dora'], standing: 0 },
    });
    expect(t.does('anna', { type: 'remove', seat: 3 }).viewOf('dora')).toMatchObject({
      seats: { 3: { kind: 'open' } },
      you: { seats: [], isHost: false },
    });
    expect('reserved' in t.viewOf('dora').seats[3]!).toBe(false);
  });

  test('in the game: promise, numbers, pause and vote', () => {
    const t = new Trial({ settings: { players: 3 } }).sit().does('anna', { type: 'start' });
    expect(t.viewOf('ben')).toMatchObject({ phase: 'shuffling', shared: [] });
    t.does('ben', { type: 'share', seat: 1, number: NUMBER }).waits(4000);
    t.does('cora', { type: 'pause' }).does('cora', { type: 'abandon' });
    const { promise } = t.room.shuffle!;
    const vote = { about: 'abandon', by: 2, at: t.room.revision, asked: [0, 1], agreed: [] };
    expect(t.viewOf('ben')).toMatchObject({ promise, shared: [1], paused: 2, vote, ending: null });
  });
});

describe('the game', () => {
  test('there is none before it has begun', () => {
    const { room } = new Trial().sit();
    expect([sceneOf(room, 0), toldFrom(room, 0, 0), room.save()]).toEqual([null, [], null]);
    expect([room.waiting(), room.botSeat(), room.lastAnswerOf(0)]).toEqual([[], null, -1]);
  });

  test('a decision is shown to the seat that makes it, as long as no bot makes it', () => {
    const t = new Trial().begin();
    const seat = t.room.waiting()[0]!;
    const decisions = (): unknown[] =>
      ([0, 1, 'spectator'] as const).map(viewer => sceneOf(t.room, viewer)!.decision);
    const [decision] = t.room.table!.decisions();
    expect(decisions()).toEqual([0, 1, 2].map(one => (one === seat ? decision : null)));
    expect(sceneOf(t.room, 'spectator')).toMatchObject({ waiting: [seat], seed: null });
    t.writes({ type: 'stood-in', seat, why: 'away' });
    expect(decisions()).toEqual([null, null, null]);
  });

  test('when it is over nobody is waited for, and the seed is shown', () => {
    const t = new Trial().begin();
    t.moves();
    t.writes({ type: 'ended', why: 'limit', winners: [] });
    expect(sceneOf(t.room, t.room.table!.decisions()[0]!.seat)).toMatchObject({
      waiting: [],
      decision: null,
      canUndo: false,
      answered: 1,
      clocks: null,
      seed: t.room.save()!.seed,
    });
    expect(t.viewOf('ben').ending).toEqual({ why: 'limit', winners: [] });
  });

  test('what was told from one answer on', () => {
    const t = new Trial().begin();
    t.movesUntil(() => t.room.table!.answers.length === 6);
    const all = toldFrom(t.room, 0, 0);
    expect(all).toHaveLength(6);
    expect(toldFrom(t.room, 0, 4)).toEqual(all.slice(4));
  });
});

describe('whether one can take back', () => {
  const canUndo = (t: Trial, seat: Seat): boolean => sceneOf(t.room, seat)!.canUndo;

  test.each([
    ['off', false, false],
    ['free', true, false],
    ['ask', true, true],
  ] as const)('where it is %s: what nobody has seen, %s; anything else, %s', (undo, own, other) => {
    const t = new Trial({ undo }).begin();
    const seat = t.movesUntil(one => t.room.table!.canUndo(one));
    expect([canUndo(t, seat), sceneOf(t.room, 'spectator')!.canUndo]).toEqual([own, false]);
    t.does('anna', { type: 'pause' });
    expect(canUndo(t, seat)).toBe(false);
    t.does('anna', { type: 'resume' });
    const late = t.movesUntil(one => !t.room.table!.canUndo(one));
    expect(canUndo(t, late)).toBe(other);
    t.writes({ type: 'stood-in', seat: late, why: 'away' });
    expect(canUndo(t, late)).toBe(false);
  });

  test('nobody can who has answered nothing', () => {
    const t = new Trial({ undo: 'ask' }).begin();
    const seat = t.room.waiting()[0]!;
    t.moves();
    expect([canUndo(t, seat), canUndo(t, 1 - seat)]).toEqual([true, false]);
  });
});

describe('who is at the table', () => {
  test('those who have a seat, a program by its key', () => {
    const { room } = mixed();
    expect(room.seats.map(senderOf)).toEqual([guest('anna'), null, PROGRAM, null]);
    const other: Sender = { kind: 'program', key: 'other' };
    const found = [guest('anna'), guest('dora'), PROGRAM, other].map(one => seatsOf(room, one));
    expect(found).toEqual([[0], [], [2], []]);
  });

  const begun = (watch: boolean) => new Trial({ watch }).begin();
  test.each<[string, Trial, Sender, string | null, RegExp]>([
    ['a player', begun(false), guest('anna'), null, /$/],
    ['an onlooker', begun(true), guest('wanda'), null, /$/],
    ['an onlooker before a private game', new Trial({ watch: false }), guest('wanda'), null, /$/],
    ['an onlooker of a private game', begun(false), guest('wanda'), 'private', /Nobody can watch/],
    ['a program', mixed(), PROGRAM, null, /$/],
    ['a program without a seat', begun(true), PROGRAM, 'seat', /no longer has a seat/],
    [
      'someone who was removed',
      new Trial().sit().does('anna', { type: 'remove', seat: 1 }),
      guest('ben'),
      'removed',
      /removed you/,
    ],
  ])('%s', (_, { room }, sender, code, why) => {
    const away = whyAway(room, sender);
    expect([away?.code ?? null, away?.message ?? '']).toEqual([code, expect.stringMatching(why)]);
  });
});

test.each<[unknown, object]>([
  [new Refused('busy', 'Wait.'), { code: 'busy', message: 'Wait.' }],
  [new BadMessage('odd.'), { code: 'malformed', message: expect.stringContaining('odd.') }],
  [new Refusal('illegal', 'No.'), { code: 'illegal', message: 'No.' }],
  [
    new Refusal('illegal', 'No.', {}, { say: 'no' }),
    { code: 'illegal', message: 'No.', reason: { say: 'no' } },
  ],
  [new Error('secret'), { code: 'fault', message: expect.stringMatching(/^[^:]*try again/) }],
])('what a sender is told of %s', (error, refused) => {
  expect(refusalOf(error)).toEqual({ type: 'refused', ...refused });
  expect((error as Error).name).toMatch(/^(Refused|BadMessage|Refusal|Error)$/);
});
