import type { Answer, Seat } from '@castellan/kernel';
import { checkShuffle } from '@castellan/protocol';
import { describe, expect, test } from 'vitest';
import { MOST_ENTRIES } from '../src/commands.ts';
import { AWAY_MS } from '../src/commands/play.ts';
import { hostIsGone, SHARE_MS } from '../src/course.ts';
import { sceneOf, toldFrom } from '../src/sight.ts';
import { NUMBER, spec, Trial } from '../src/testing/trial.ts';

const ofPlayers = (players: number): Trial => new Trial({ settings: { players } });

describe('before the start', () => {
  test('seats are taken and left; a taken one is not given twice', () => {
    const t = new Trial().does('anna', { type: 'sit', seat: 0, name: '  An\u0000na ' });
    expect(t.room.seats[0]).toMatchObject({ kind: 'person', guest: 'anna', name: 'An na' });
    t.refuses('ben', { type: 'sit', seat: 0, name: 'Ben' }, 'seat', /taken/);
    t.refuses('ben', { type: 'leave', seat: 0 }, 'seat', /not yours/);
    t.refuses('ben', { type: 'sit', seat: 7, name: 'Ben' }, 'seat', /no seat 7/);
    t.does('anna', { type: 'leave', seat: 0 });
    expect(t.room.seats[0]).toEqual({ kind: 'open' });
  });

  test('the host hands their duties on', () => {
    const t = ofPlayers(3).does('ben', { type: 'sit', seat: 1, name: 'Ben' });
    t.does('anna', { type: 'host', guest: 'ben' });
    t.does('ben', { type: 'bot', seat: 0, bot: 'greedy' });
    expect([t.room.host, t.room.seats[0]!.kind]).toEqual(['ben', 'bot']);
  });

  test('of two who are called the same, one gets a number', () => {
    const t = ofPlayers(4);
    const named = (seat: number): unknown => (t.room.seats[seat] as { name?: string }).name;
    ['Max', 'max', 'Ｍax'].forEach((name, seat) =>
      t.does(`guest${seat}`, { type: 'sit', seat, name }),
    );
    t.does('anna', { type: 'program', seat: 3, name: 'Max', key: 'k' });
    expect([0, 1, 2, 3].map(named)).toEqual(['Max', 'max 2', 'Ｍax 3', 'Max 4']);
  });

  test.each(['M\u200Bax', 'Max\u200D', 'Max\u034F', 'Max\u3164', 'Max \u2800', 'M ax'])(
    'what can’t be seen makes no other name: %j',
    name => {
      const t = new Trial().does('anna', { type: 'sit', seat: 0, name: 'Max' });
      t.does('ben', { type: 'sit', seat: 1, name });
      expect((t.room.seats[1] as { name: string }).name).toMatch(/ 2$/);
    },
  );

  test('a seat that is kept for someone is theirs to take or to leave', () => {
    const t = ofPlayers(3);
    for (const [seat, guest] of ['ben', 'cora'].entries())
      t.writes({ type: 'reserved', seat, guest, name: guest });
    t.refuses('dora', { type: 'sit', seat: 0, name: 'Dora' }, 'seat', /kept for ben/);
    t.does('cora', { type: 'sit', seat: 2, name: 'Cora' });
    expect(t.room.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person']);
    t.does('dora', { type: 'sit', seat: 1, name: 'Dora' });
    t.does('ben', { type: 'sit', seat: 0, name: 'Ben' });
    expect(t.again().seats).toEqual(t.room.seats);
  });

  test('when the host is gone, the next who is here takes over; of nobody nothing is made', () => {
    const t = ofPlayers(3).sit();
    expect(hostIsGone(t.room, () => false, t.now)).toEqual([]);
    t.log.push(...hostIsGone(t.room, guest => guest === 'cora', t.now));
    expect(t.room.host).toBe('cora');
    expect(t.again().host).toBe('cora');
    t.begin().writes({ type: 'ended', why: 'abandoned', winners: [] });
    expect(hostIsGone(t.room, () => true, t.now)).toEqual([]);
  });

  test('an open seat is played by nobody, and nothing is settled before all are taken', () => {
    const { room } = new Trial();
    expect([room.isPlayedByBot(0), room.isPlayedByBot(9)]).toEqual([false, false]);
    expect(() => room.settled()).toThrow('open');
  });

  test('with other settings there may be fewer seats; impossible ones are refused', () => {
    const t = ofPlayers(3).does('ben', { type: 'sit', seat: 2, name: 'B' });
    t.does('anna', { type: 'settle', spec: spec() });
    expect(t.room.seats).toHaveLength(2);
    const settle = (more: Parameters<typeof spec>[0]) =>
      t.refuses('anna', { type: 'settle', spec: spec(more) }, 'settings');
    settle({ settings: { players: 99 } });
    settle({ game: 'quests' });
  });

  test('a program is its owner’s: a later host gets no token for it', () => {
    const t = ofPlayers(3)
      .does('anna', { type: 'program', seat: 2, name: 'Bot', key: 'k1' })
      .begin()
      .does('anna', { type: 'host', guest: 'ben' });
    t.refuses('ben', { type: 'program', seat: 2, name: 'Mine', key: 'k2' }, 'stale');
    t.does('anna', { type: 'program', seat: 2, name: 'Bot', key: 'k3' });
    expect(t.room.seats[2]).toMatchObject({ key: 'k3', by: 'anna', name: 'Bot' });
  });
});

describe('the shuffle', () => {
  const agreedAt = (t: Trial) => ({ ...t.room.settled(), seed: t.room.save()!.seed });

  test('the promise comes first, then the numbers, then the first card', () => {
    const t = new Trial().begin();
    const shuffle = t.room.shuffle!;
    const kept = { promise: shuffle.promise, seat: 0, number: NUMBER };
    const agreed = agreedAt(t);
    expect(checkShuffle(shuffle, agreed, [kept])).toEqual({
      isPromised: true,
      isMixed: true,
      isKept: true,
      isMine: true,
      leftOut: [],
    });
    const other = { ...agreed, settings: { ...agreed.settings, players: 3 } };
    expect(checkShuffle(shuffle, other, []).isPromised).toBe(false);
    const swapped = { ...agreed, seating: agreed.seating!.toReversed() };
    expect(checkShuffle(shuffle, swapped, []).isPromised).toBe(false);
    expect(checkShuffle(shuffle, agreed, [{ ...kept, number: '00' }]).isMine).toBe(false);
  });

  test('someone who does not answer is left out, and the log says so', () => {
    const t = new Trial()
      .sit()
      .does('anna', { type: 'start' })
      .does('anna', { type: 'share', seat: 0, number: NUMBER });
    t.refuses('anna', { type: 'share', seat: 0, number: '00'.repeat(32) }, 'stale', /already/);
    t.waits(SHARE_MS - 1);
    expect(t.room.phase).toBe('shuffling');
    t.waits(1);
    expect(t.room.phase).toBe('playing');
    expect(checkShuffle(t.room.shuffle!, agreedAt(t), []).leftOut).toEqual([1]);
    expect(t.viewOf('ben').shared).toEqual([0]);
  });

  test('neither secret nor seed are in anything that is sent before the end', () => {
    const t = new Trial().begin();
    const sent = JSON.stringify([
      t.viewOf('anna'),
      sceneOf(t.room, 0),
      sceneOf(t.room, 'spectator'),
      toldFrom(t.room, 0, 0),
    ]);
    expect(sent).not.toContain(t.room.shuffle!.secret);
    expect(sent).not.toContain(t.room.save()!.seed);
    expect(sent).toContain(t.room.promise!);
  });
});

describe('while it is played', () => {
  test('a whole game; its log makes the same room again', () => {
    const t = new Trial().begin();
    t.movesUntil(() => t.room.phase === 'over');
    expect(t.room.ending).toMatchObject({ why: 'played' });
    const again = t.again();
    expect([again.revision, again.revision]).toEqual([t.room.revision, t.log.length]);
    expect(again.save()).toEqual(t.room.save());
    expect(sceneOf(again, 1)).toEqual(sceneOf(t.room, 1));
    expect(sceneOf(again, 1)!.seed).toBe(t.room.save()!.seed);
  });

  test('an answer comes from its own seat: nobody else learns what is allowed there', () => {
    const t = new Trial().begin();
    const [decision] = t.room.table!.decisions();
    const mover = decision!.seat;
    const answer = { decision: decision!.id, picks: ['nonsense'] };
    const { revision } = t.room;
    for (const seat of [mover, 1 - mover]) {
      const why = t.refuses(t.at(1 - mover), { type: 'answer', seat, revision, answer }, 'seat');
      for (const { id } of decision!.options) expect(why).not.toContain(id);
    }
    t.refuses(t.at(mover), { type: 'answer', seat: mover, revision, answer }, 'illegal');
  });

  test('after an undo, an answer to the same question from before it is stale', () => {
    const t = new Trial().begin();
    const seat = t.movesUntil(one => t.room.table!.canUndo(one));
    const before = t.room.revision;
    const last: Answer = t.room.table!.answers.at(-1)!;
    const answer = (revision: number) =>
      ({ type: 'answer', seat, revision, answer: last }) as const;
    t.undoes(seat);
    for (const revision of [before, before + 99])
      t.refuses(t.at(seat), answer(revision), 'stale', new RegExp(`not ${revision}`));
    t.refuses(t.at(seat), { type: 'undo', seat, revision: before }, 'stale');
    t.does(t.at(seat), answer(t.room.revision));
    expect(t.room.table!.answers.at(-1)).toEqual(last);
  });

  test('someone who has not seen the last move takes nothing back; a free undo is not counted', () => {
    const t = new Trial({ undo: 'ask' }).begin();
    const seat = t.movesUntil(one => t.room.table!.canUndo(one));
    const { revision } = t.room;
    t.refuses(t.at(seat), { type: 'undo', seat, revision: revision - 1 }, 'stale', /moved on/);
    t.undoes(seat);
    expect([t.room.takenBack, t.again().takenBack]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(t.log.at(-1)).toMatchObject({ type: 'undone', seat });
  });

  test('pause stops answers; any player resumes', () => {
    const t = new Trial().begin().does('ben', { type: 'pause' });
    expect(() => t.moves()).toThrow('paused');
    t.refuses('cora', { type: 'resume' }, 'seat');
    t.does('anna', { type: 'resume' });
    t.moves();
  });

  test('nobody keeps the others waiting by pausing again and again', () => {
    const t = new Trial().begin();
    for (let i = 0; i < 5; i++) t.does('ben', { type: 'pause' }).does('anna', { type: 'resume' });
    t.refuses('ben', { type: 'pause' }, 'seat', /5 times/);
    t.does('anna', { type: 'pause' });
  });

  test('a bot plays for someone who gives up; when one is left, they have won', () => {
    const two = new Trial().begin().does('ben', { type: 'concede', seat: 1 });
    expect(two.room.ending).toEqual({ why: 'conceded', winners: [0] });
    const three = ofPlayers(3).begin().does('ben', { type: 'concede', seat: 1 });
    expect([three.room.phase, three.room.isPlayedByBot(1)]).toEqual(['playing', true]);
  });

  test('playing again opens one new table', () => {
    const t = new Trial().begin().does('ben', { type: 'concede', seat: 1 });
    t.does('anna', { type: 'rematch', table: 'table2' });
    t.refuses('ben', { type: 'rematch', table: 'table3' }, 'stale', /already a new table/);
    expect(t.viewOf('ben').rematch).toBe('table2');
  });

  test('the host lets a bot step in for someone who is away, not for someone who is here', () => {
    const t = new Trial().begin();
    const step = { type: 'stand-in', seat: 1 } as const;
    t.here = new Set([0, 1]);
    t.refuses('anna', step, 'seat');
    t.here = new Set([0]);
    t.awayMs = 40;
    t.refuses('anna', step, 'seat', /away for 30 seconds/);
    t.awayMs = AWAY_MS;
    t.does('anna', step);
    expect(t.room.isPlayedByBot(1)).toBe(true);
    expect(t.viewOf('ben').seats[1]).toMatchObject({ standIn: 'away' });
    t.does('ben', { type: 'reclaim', seat: 1 });
    expect(t.room.isPlayedByBot(1)).toBe(false);
  });

  test('nobody takes back what a bot has answered for them', () => {
    const t = new Trial({ undo: 'ask' }).begin();
    const seat = t.movesUntil(() => true);
    t.writes({ type: 'stood-in', seat, why: 'time' });
    const { revision } = t.room;
    t.refuses(t.at(seat), { type: 'undo', seat, revision }, 'seat', /bot plays/);
  });
});

describe('what can be done again and again has an end', () => {
  test('what others had to allow is taken back ten times by each', () => {
    const t = new Trial({ undo: 'ask' })
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('anna', { type: 'sit', seat: 1, name: 'Anna too' })
      .begin();
    const moved = (): Seat => t.movesUntil(seat => !t.room.table!.canUndo(seat));
    for (let n = 0; n < 10; n++) t.undoes(moved());
    const seat = moved();
    t.refuses('anna', { type: 'undo', seat, revision: t.room.revision }, 'undo', /10 times/);
    expect(t.again().takenBack).toEqual(t.room.takenBack);
  });

  test('a log does not grow for ever; moves are still taken', () => {
    const t = new Trial().begin();
    while (t.room.revision < MOST_ENTRIES) t.writes({ type: 'host', guest: 'anna' });
    t.refuses('ben', { type: 'pause' }, 'over', /full/);
    t.moves();
  });

  test('nobody is made host who is', () => {
    const t = new Trial().sit();
    t.refuses('anna', { type: 'host', guest: 'anna' }, 'stale', /already/);
  });

  test('a host who does this and that does not hold up the shuffle', () => {
    const t = new Trial().sit().does('anna', { type: 'start' });
    for (const guest of ['ben', 'anna', 'ben']) {
      t.waits(SHARE_MS / 4);
      t.does(guest === 'ben' ? 'anna' : 'ben', { type: 'host', guest });
    }
    t.waits(SHARE_MS / 4);
    expect(t.room.phase).toBe('playing');
  });
});
