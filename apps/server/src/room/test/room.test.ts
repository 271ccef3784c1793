import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { Game, Seat } from '@castellan/kernel';
import type { TableSpec, ToServer } from '@castellan/protocol/net';
import { checkShuffle } from '@castellan/protocol/net';
import { shelf } from '@castellan/shelf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { botAnswers, hostIsGone, nextTime, SHARE_MS, timePasses } from '../course.ts';
import { MOST_ENTRIES, carryOut } from '../commands.ts';
import { AWAY_MS } from '../commands/play.ts';
import type { Entry } from '../entry.ts';
import { Room } from '../room.ts';
import { roomView, sceneOf, toldFrom } from '../sight.ts';

let villages: Game;
beforeAll(async () => {
  villages = await shelf.find(({ id }) => id === 'villages')!.rules();
});

const spec = (more: Partial<TableSpec> = {}): TableSpec => ({
  game: 'villages',
  settings: { players: 2 },
  clock: { kind: 'none' },
  undo: 'free',
  open: true,
  watch: true,
  ...more,
});
const NUMBER = 'ab'.repeat(32);

/** A room with its log, and a time that passes only when told to. */
class Trial {
  now = 1000;
  readonly log: Entry[];
  room: Room;
  here = new Set<Seat>();
  /** For how long those have been away who are not here. */
  awayMs = AWAY_MS;

  constructor(more: Partial<TableSpec> = {}) {
    const opened: Entry = {
      type: 'opened',
      at: this.now,
      table: 'table1',
      spec: spec(more),
      rulesVersion: villages.rulesVersion,
      host: 'anna',
    };
    this.log = [opened];
    this.room = Room.from(this.log, villages);
  }

  does(guest: string, command: Command): this {
    const around = {
      now: this.now,
      awayFor: (seat: Seat) => (this.here.has(seat) ? 0 : this.awayMs),
      bots: ['greedy', 'random'],
      secret: () => 'cd'.repeat(32),
    };
    this.log.push(...carryOut(this.room, command, { kind: 'guest', guest }, around));
    return this;
  }

  /** Two people sit down and begin. */
  begin(): this {
    return this.does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('ben', { type: 'sit', seat: 1, name: 'Ben' })
      .does('anna', { type: 'start' })
      .does('anna', { type: 'share', seat: 0, number: NUMBER })
      .does('ben', { type: 'share', seat: 1, number: NUMBER });
  }

  waits(ms: number): this {
    this.now += ms;
    this.log.push(...timePasses(this.room, this.now));
    return this;
  }

  /** Whoever is first to decide answers at random. */
  moves(chance: QuickChance): Seat {
    const [decision] = this.room.table!.decisions();
    const { seat } = decision!;
    const guest = seat === 0 ? 'anna' : 'ben';
    const answer = randomAnswer(decision!, chance);
    const { revision } = this.room;
    this.does(guest, { type: 'answer', seat, revision, answer });
    return seat;
  }
}

const refuses = (work: () => unknown, code: string): void => {
  let error: unknown;
  try {
    work();
  } catch (thrown) {
    error = thrown;
  }
  expect((error as { code?: string } | undefined)?.code).toBe(code);
};

describe('before the start', () => {
  test('seats are taken and left; a taken one is not given twice', () => {
    const t = new Trial().does('anna', { type: 'sit', seat: 0, name: '  An\u0000na ' });
    expect(t.room.seats[0]).toMatchObject({ kind: 'person', guest: 'anna', name: 'An na' });
    refuses(() => t.does('ben', { type: 'sit', seat: 0, name: 'Ben' }), 'seat');
    refuses(() => t.does('ben', { type: 'leave', seat: 0 }), 'seat');
    refuses(() => t.does('ben', { type: 'sit', seat: 7, name: 'Ben' }), 'seat');
    t.does('anna', { type: 'leave', seat: 0 });
    expect(t.room.seats[0]).toEqual({ kind: 'open' });
  });

  test('only the host settles, fills with bots, removes, hands on and starts', () => {
    const t = new Trial().does('ben', { type: 'sit', seat: 1, name: 'Ben' });
    const duties: Command[] = [
      { type: 'settle', spec: spec() },
      { type: 'bot', seat: 0, bot: 'greedy' },
      { type: 'remove', seat: 1 },
      { type: 'swap', seat: 0, with: 1 },
      { type: 'host', guest: 'ben' },
      { type: 'program', seat: 0, name: 'Bot', key: 'k' },
      { type: 'start' },
    ];
    for (const duty of duties) refuses(() => t.does('ben', duty), 'seat');
    refuses(() => t.does('anna', { type: 'start' }), 'seat');
    refuses(() => t.does('anna', { type: 'bot', seat: 0, bot: 'search' }), 'settings');
    refuses(() => t.does('anna', { type: 'bot', seat: 1, bot: 'greedy' }), 'seat');
    t.does('anna', { type: 'host', guest: 'ben' }).does('ben', {
      type: 'bot',
      seat: 0,
      bot: 'greedy',
    });
    expect(t.room.host).toBe('ben');
  });

  test('of two who are called the same, one gets a number', () => {
    const t = new Trial({ settings: { players: 4 } });
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
    const t = new Trial({ settings: { players: 3 } });
    for (const [seat, guest] of ['ben', 'cora'].entries())
      t.log.push(t.room.fold({ type: 'reserved', at: t.now, seat, guest, name: guest }));
    refuses(() => t.does('dora', { type: 'sit', seat: 0, name: 'Dora' }), 'seat');
    t.does('cora', { type: 'sit', seat: 2, name: 'Cora' });
    expect(t.room.seats.map(({ kind }) => kind)).toEqual(['open', 'open', 'person']);
    t.does('dora', { type: 'sit', seat: 1, name: 'Dora' });
    t.does('ben', { type: 'sit', seat: 0, name: 'Ben' });
    expect(Room.from(t.log, villages).seats).toEqual(t.room.seats);
  });

  test('when the host is gone, the next who is here takes over; of nobody nothing is made', () => {
    const t = new Trial({ settings: { players: 3 } })
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('ben', { type: 'sit', seat: 1, name: 'Ben' })
      .does('cora', { type: 'sit', seat: 2, name: 'Cora' });
    expect(hostIsGone(t.room, () => false, t.now)).toEqual([]);
    t.log.push(...hostIsGone(t.room, guest => guest === 'cora', t.now));
    expect(t.room.host).toBe('cora');
    expect(Room.from(t.log, villages).host).toBe('cora');
  });

  test('with other settings there may be fewer seats; impossible ones are refused', () => {
    const t = new Trial({ settings: { players: 3 } }).does('ben', {
      type: 'sit',
      seat: 2,
      name: 'B',
    });
    t.does('anna', { type: 'settle', spec: spec({ settings: { players: 2 } }) });
    expect(t.room.seats).toHaveLength(2);
    refuses(
      () => t.does('anna', { type: 'settle', spec: spec({ settings: { players: 99 } }) }),
      'settings',
    );
    refuses(() => t.does('anna', { type: 'settle', spec: spec({ game: 'quests' }) }), 'settings');
  });
});

describe('the shuffle', () => {
  test('the promise comes first, then the numbers, then the first card', () => {
    const t = new Trial().begin();
    const shuffle = t.room.shuffle!;
    const save = t.room.save()!;
    const kept = { promise: shuffle.promise, seat: 0, number: NUMBER };
    const agreed = { ...t.room.settled(), seed: save.seed };
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

  test('who does not answer is left out, and the log says so', () => {
    const t = new Trial()
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('ben', { type: 'sit', seat: 1, name: 'Ben' })
      .does('anna', { type: 'start' })
      .does('anna', { type: 'share', seat: 0, number: NUMBER });
    refuses(() => t.does('anna', { type: 'share', seat: 0, number: '00'.repeat(32) }), 'stale');
    t.waits(SHARE_MS - 1);
    expect(t.room.phase).toBe('shuffling');
    t.waits(1);
    expect(t.room.phase).toBe('playing');
    const agreed = { ...t.room.settled(), seed: t.room.save()!.seed };
    expect(checkShuffle(t.room.shuffle!, agreed, []).leftOut).toEqual([1]);
    expect(roomOf(t, 'ben').shared).toEqual([0]);
  });

  test('neither secret nor seed are in anything that is sent before the end', () => {
    const t = new Trial().begin();
    const { secret } = t.room.shuffle!;
    const sent = JSON.stringify([
      roomOf(t, 'anna'),
      sceneOf(t.room, 0),
      sceneOf(t.room, 'spectator'),
      toldFrom(t.room, 0, 0),
    ]);
    expect(sent).not.toContain(secret);
    expect(sent).not.toContain(t.room.save()!.seed);
    expect(sent).toContain(t.room.promise!);
  });
});

const roomOf = (t: Trial, guest: string) =>
  roomView(t.room, { guest, muted: [], watching: 0, isHere: seat => t.here.has(seat) });

describe('while it is played', () => {
  test('a whole game; its log makes the same room again', () => {
    const t = new Trial().begin();
    const chance = new QuickChance(7);
    while (t.room.phase === 'playing') t.moves(chance);
    expect(t.room.ending).toMatchObject({ why: 'played' });
    const again = Room.from(JSON.parse(JSON.stringify(t.log)) as Entry[], villages);
    expect(again.revision).toBe(t.room.revision);
    expect(again.revision).toBe(t.log.length);
    expect(again.save()).toEqual(t.room.save());
    expect(sceneOf(again, 1)).toEqual(sceneOf(t.room, 1));
    expect(sceneOf(again, 1)!.seed).toBe(t.room.save()!.seed);
  });

  test('an answer comes from its own seat: nobody else learns what is allowed there', () => {
    const t = new Trial().begin();
    const [decision] = t.room.table!.decisions();
    const mover = decision!.seat;
    const other = 1 - mover;
    const guest = ['anna', 'ben'][other]!;
    const { revision } = t.room;
    const bad = { decision: decision!.id, picks: ['nonsense'] };
    for (const seat of [mover, other]) {
      let message = '';
      try {
        t.does(guest, { type: 'answer', seat, revision, answer: bad });
      } catch (error) {
        message = (error as Error).message;
      }
      expect(message).not.toBe('');
      for (const { id } of decision!.options) expect(message).not.toContain(id);
    }
  });

  test('after an undo, an answer to the same question from before it is stale', () => {
    const t = new Trial().begin();
    const chance = new QuickChance(3);
    let seat = t.moves(chance);
    while (!t.room.table!.canUndo(seat)) seat = t.moves(chance);
    const guest = ['anna', 'ben'][seat]!;
    const before = t.room.revision;
    const answer = t.room.table!.answers.at(-1)!;
    t.does(guest, { type: 'undo', seat, revision: before });
    refuses(() => t.does(guest, { type: 'answer', seat, revision: before, answer }), 'stale');
    refuses(() => t.does(guest, { type: 'undo', seat, revision: before }), 'stale');
    refuses(() => t.does(guest, { type: 'answer', seat, revision: before + 99, answer }), 'stale');
    t.does(guest, { type: 'answer', seat, revision: t.room.revision, answer });
    expect(t.room.table!.answers.at(-1)).toEqual(answer);
  });

  test('a rule of the table: nothing is taken back, or the others are asked', () => {
    const off = new Trial({ undo: 'off' }).begin();
    const mover = off.moves(new QuickChance(3));
    refuses(
      () =>
        off.does(['anna', 'ben'][mover]!, {
          type: 'undo',
          seat: mover,
          revision: off.room.revision,
        }),
      'undo',
    );

    const t = new Trial({ undo: 'ask' }).begin();
    const chance = new QuickChance(3);
    let seat = t.moves(chance);
    for (let i = 0; i < 30 || t.room.table!.canUndo(seat); i++) seat = t.moves(chance);
    const [me, they] = seat === 0 ? ['anna', 'ben'] : ['ben', 'anna'];
    const count = t.room.table!.answers.length;
    const ask: Command = { type: 'undo', seat, revision: t.room.revision };
    t.does(me!, ask);
    expect(t.room.vote).toMatchObject({ about: 'undo', by: seat, asked: [1 - seat] });
    t.does(they!, { type: 'vote', seat: 1 - seat, asked: t.room.vote!.at, yes: false });
    expect([t.room.vote, t.room.table!.answers.length]).toEqual([null, count]);
    t.does(me!, { ...ask, revision: t.room.revision });
    t.does(they!, { type: 'vote', seat: 1 - seat, asked: t.room.vote!.at, yes: true });
    expect(t.room.table!.answers.length).toBeLessThan(count);
    expect(Room.from(t.log, villages).save()).toEqual(t.room.save());
  });

  test('pause stops answers; any player resumes', () => {
    const t = new Trial().begin().does('ben', { type: 'pause' });
    refuses(() => t.moves(new QuickChance(1)), 'stale');
    refuses(() => t.does('cora', { type: 'resume' }), 'seat');
    t.does('anna', { type: 'resume' });
    t.moves(new QuickChance(1));
  });

  test('nobody keeps the others waiting by pausing again and again', () => {
    const t = new Trial().begin();
    for (let i = 0; i < 5; i++) t.does('ben', { type: 'pause' }).does('anna', { type: 'resume' });
    refuses(() => t.does('ben', { type: 'pause' }), 'seat');
    t.does('anna', { type: 'pause' });
  });

  test('a yes counts for what was asked when it was given, not for what is asked now', () => {
    const t = new Trial({ undo: 'ask' }).begin().does('ben', { type: 'abandon' });
    const { at: asked } = t.room.vote!;
    t.does('ben', { type: 'vote', seat: 1, asked, yes: false });
    const chance = new QuickChance(3);
    let seat = t.moves(chance);
    while (seat === 0 || t.room.table!.canUndo(1)) seat = t.moves(chance);
    t.does('ben', { type: 'undo', seat: 1, revision: t.room.revision });
    expect(t.room.vote).toMatchObject({ about: 'undo', asked: [0] });
    const count = t.room.table!.answers.length;
    refuses(() => t.does('anna', { type: 'vote', seat: 0, asked, yes: true }), 'stale');
    expect([t.room.phase, t.room.table!.answers.length]).toEqual(['playing', count]);
  });

  test('who gives up is played by a bot; when one is left, they have won', () => {
    const t = new Trial().begin().does('ben', { type: 'concede', seat: 1 });
    expect(t.room.ending).toEqual({ why: 'conceded', winners: [0] });
    const three = new Trial({ settings: { players: 3 } })
      .does('cora', { type: 'sit', seat: 2, name: 'Cora' })
      .begin();
    three
      .does('cora', { type: 'share', seat: 2, number: NUMBER })
      .does('ben', { type: 'concede', seat: 1 });
    expect([three.room.phase, three.room.isPlayedByBot(1)]).toEqual(['playing', true]);
  });

  test('breaking off needs everyone; playing again opens one new table', () => {
    const t = new Trial().begin().does('ben', { type: 'abandon' });
    expect(t.room.phase).toBe('playing');
    t.does('anna', { type: 'vote', seat: 0, asked: t.room.vote!.at, yes: true });
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
    t.does('anna', { type: 'rematch', table: 'table2' });
    refuses(() => t.does('ben', { type: 'rematch', table: 'table3' }), 'stale');
    expect(roomOf(t, 'ben').rematch).toBe('table2');
  });

  test('the host lets a bot step in for someone who is away, not for someone who is here', () => {
    const t = new Trial().begin();
    t.here = new Set([0, 1]);
    refuses(() => t.does('anna', { type: 'stand-in', seat: 1 }), 'seat');
    t.here = new Set([0]);
    t.awayMs = 40;
    refuses(() => t.does('anna', { type: 'stand-in', seat: 1 }), 'seat');
    t.awayMs = AWAY_MS;
    t.does('anna', { type: 'stand-in', seat: 1 });
    expect(t.room.isPlayedByBot(1)).toBe(true);
    expect(roomOf(t, 'ben').seats[1]).toMatchObject({ standIn: 'away' });
    t.does('ben', { type: 'reclaim', seat: 1 });
    expect(t.room.isPlayedByBot(1)).toBe(false);
  });
});

describe('clocks', () => {
  test('a move that takes too long is played by a bot, until its owner comes back', () => {
    const t = new Trial({ clock: { kind: 'move', seconds: 10 } }).begin();
    const seat = t.room.waiting()[0]!;
    const guest = ['anna', 'ben'][seat]!;
    expect(nextTime(t.room)).toBe(t.now + 10_000);
    t.waits(9_999);
    expect(t.room.botSeat()).toBeNull();
    t.waits(1);
    expect(t.room.botSeat()).toBe(seat);
    expect(roomOf(t, guest).seats[seat]).toMatchObject({ standIn: 'time' });
    const [decision] = t.room.table!.decisions();
    t.log.push(...botAnswers(t.room, seat, decision!.fallback, t.now));
    expect(t.log.findLast(({ type }) => type === 'answered')).toMatchObject({ hand: 'stand-in' });
    t.does(guest, { type: 'reclaim', seat });
    expect(t.room.botSeat()).toBeNull();
  });

  test('a bank of time runs only for those who are asked, stands in a pause, and gives some back', () => {
    const t = new Trial({ clock: { kind: 'bank', seconds: 60, increment: 5 } }).begin();
    const [seat] = t.room.waiting();
    const left = () => sceneOf(t.room, 'spectator')!.clocks![seat!]!;
    t.waits(20_000).does('anna', { type: 'pause' });
    expect(left()).toEqual({ left: 40_000, since: null });
    t.waits(500_000).does('ben', { type: 'resume' });
    t.waits(10_000);
    t.moves(new QuickChance(5));
    expect(left().left).toBe(35_000);
  });

  test('whoever comes back gets thirty seconds once, not again and again', () => {
    const t = new Trial({ clock: { kind: 'bank', seconds: 60, increment: 10 } }).begin();
    const seat = t.room.waiting()[0]!;
    const guest = ['anna', 'ben'][seat]!;
    const left = (): number => sceneOf(t.room, 'spectator')!.clocks![seat]!.left;
    t.waits(60_000).does(guest, { type: 'reclaim', seat });
    expect(left()).toBe(30_000);
    t.waits(30_000);
    expect(t.room.botSeat()).toBe(seat);
    refuses(() => t.does(guest, { type: 'reclaim', seat }), 'seat');
    const [decision] = t.room.table!.decisions();
    t.log.push(...botAnswers(t.room, seat, decision!.fallback, t.now));
    // What the bot has answered gives its owner no time.
    expect(left()).toBe(0);
    expect(Room.from(t.log, villages).clocks!.view()).toEqual(t.room.clocks!.view());
  });

  test('a clock for each move: who lets it run out again waits until the bot has answered', () => {
    const t = new Trial({ clock: { kind: 'move', seconds: 10 } }).begin();
    const seat = t.room.waiting()[0]!;
    const guest = ['anna', 'ben'][seat]!;
    t.waits(10_000).does(guest, { type: 'reclaim', seat }).waits(30_000);
    refuses(() => t.does(guest, { type: 'reclaim', seat }), 'seat');
    while (t.room.botSeat() === seat) {
      const decision = t.room.table!.decisions().find(one => one.seat === seat)!;
      t.log.push(...botAnswers(t.room, seat, decision.fallback, t.now));
    }
    t.does(guest, { type: 'reclaim', seat });
    expect(t.room.isPlayedByBot(seat)).toBe(false);
  });

  test('taking back gives no new time', () => {
    const t = new Trial({ clock: { kind: 'move', seconds: 100 } }).begin();
    const chance = new QuickChance(3);
    const slowly = (): Seat => t.waits(30_000).moves(chance);
    let seat = slowly();
    while (!t.room.table!.canUndo(seat)) seat = slowly();
    t.does(['anna', 'ben'][seat]!, { type: 'undo', seat, revision: t.room.revision });
    expect(sceneOf(t.room, seat)!.clocks![seat]!.left).toBe(70_000);
  });

  test.each([
    [{ kind: 'move', seconds: 100 }, 100_000],
    [{ kind: 'bank', seconds: 100, increment: 20 }, 120_000],
  ] as const)('thinking, taking back and thinking again uses up one’s time: %o', (clock, most) => {
    const t = new Trial({ clock }).begin();
    const chance = new QuickChance(3);
    let seat = t.moves(chance);
    while (!t.room.table!.canUndo(seat) || !t.room.waiting().includes(seat)) seat = t.moves(chance);
    const guest = ['anna', 'ben'][seat]!;
    let waited = 0;
    for (let n = 0; n < 10 && !t.room.isPlayedByBot(seat); n++) {
      t.waits(30_000);
      waited += 30_000;
      if (t.room.isPlayedByBot(seat)) break;
      const answer = t.room.table!.answers.at(-1)!;
      t.does(guest, { type: 'undo', seat, revision: t.room.revision });
      t.does(guest, { type: 'answer', seat, revision: t.room.revision, answer });
    }
    expect(t.room.isPlayedByBot(seat)).toBe(true);
    expect(waited).toBeLessThanOrEqual(most + 30_000);
    expect(Room.from(t.log, villages).clocks!.view()).toEqual(t.room.clocks!.view());
  });

  test('when nobody plays any more, no bot plays on', () => {
    const t = new Trial({ clock: { kind: 'move', seconds: 10 } }).begin();
    for (let i = 0; i < 50 && t.room.active().length > 0; i++) {
      t.waits(10_000);
      const seat = t.room.botSeat();
      if (seat === null) continue;
      const decision = t.room.table!.decisions().find(one => one.seat === seat)!;
      t.log.push(...botAnswers(t.room, seat, decision.fallback, t.now));
    }
    expect([t.room.active(), t.room.botSeat(), nextTime(t.room)]).toEqual([[], null, null]);
    expect(Room.from(t.log, villages).save()).toEqual(t.room.save());
  });
});

test('only those who were asked may vote, once', () => {
  const t = new Trial().begin().does('ben', { type: 'abandon' });
  const vote = (seat: number, yes: boolean): ToServer & Command => ({
    type: 'vote',
    seat,
    asked: t.room.vote!.at,
    yes,
  });
  refuses(() => t.does('cora', vote(0, true)), 'seat');
  refuses(() => t.does('ben', vote(1, true)), 'stale');
  t.does('ben', vote(1, false));
  expect(t.room.vote).toBeNull();
});

describe('a vote', () => {
  const three = (): Trial =>
    new Trial({ settings: { players: 3 }, undo: 'ask' })
      .does('cora', { type: 'sit', seat: 2, name: 'Cora' })
      .begin()
      .does('cora', { type: 'share', seat: 2, number: NUMBER });

  test('each who is asked must agree: whoever agrees and then gives up does not count for another', () => {
    const t = three().does('anna', { type: 'abandon' });
    const asked = t.room.vote!.at;
    t.does('ben', { type: 'vote', seat: 1, asked, yes: true }).does('ben', {
      type: 'concede',
      seat: 1,
    });
    expect([t.room.phase, t.room.vote?.asked, t.room.vote?.agreed]).toEqual(['playing', [2], []]);
    t.does('cora', { type: 'vote', seat: 2, asked, yes: true });
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
  });

  test('nothing else is asked before it is settled', () => {
    const t = three().does('anna', { type: 'abandon' });
    refuses(() => t.does('ben', { type: 'abandon' }), 'stale');
    refuses(() => t.does('anna', { type: 'abandon' }), 'stale');
  });
});

describe('silence is no yes', () => {
  const played = (): Trial => {
    const t = new Trial({ undo: 'ask', clock: { kind: 'move', seconds: 10 } }).begin();
    const chance = new QuickChance(3);
    let seat = t.moves(chance);
    for (let i = 0; i < 20 || seat !== 0 || t.room.table!.canUndo(0); i++) seat = t.moves(chance);
    return t;
  };

  test('whoever a bot plays for is asked too, before something is taken back or broken off', () => {
    const t = played();
    t.log.push(t.room.fold({ type: 'stood-in', at: t.now, seat: 1, why: 'time' }));
    t.awayMs = 60_000;
    const count = t.room.table!.answers.length;
    t.does('anna', { type: 'undo', seat: 0, revision: t.room.revision });
    expect(t.room.vote).toMatchObject({ asked: [1], agreed: [] });
    expect(t.room.table!.answers).toHaveLength(count);
    const { at: asked } = t.room.vote!;
    t.does('anna', { type: 'vote', seat: 0, asked, yes: false }).does('anna', { type: 'abandon' });
    expect([t.room.phase, t.room.vote?.asked]).toEqual(['playing', [1]]);
  });

  test('a question stays when the one who is asked runs out of time', () => {
    const t = new Trial({ clock: { kind: 'move', seconds: 10 } }).begin();
    const [seat] = t.room.waiting();
    const [asker, thinker] = seat === 0 ? ['ben', 0] : ['anna', 1];
    t.does(asker!, { type: 'abandon' }).waits(10_000);
    expect(t.room.isPlayedByBot(thinker as Seat)).toBe(true);
    expect([t.room.phase, t.room.vote?.asked]).toEqual(['playing', [thinker]]);
  });

  test('who has been gone for very long does not keep the others at the table', () => {
    const t = played();
    t.log.push(t.room.fold({ type: 'stood-in', at: t.now, seat: 1, why: 'away' }));
    t.awayMs = 11 * 60_000;
    t.does('anna', { type: 'abandon' });
    expect(t.room.ending).toEqual({ why: 'abandoned', winners: [] });
  });

  test('nobody takes back what a bot has answered for them', () => {
    const t = played();
    t.log.push(t.room.fold({ type: 'stood-in', at: t.now, seat: 0, why: 'time' }));
    refuses(() => t.does('anna', { type: 'undo', seat: 0, revision: t.room.revision }), 'seat');
  });
});

describe('what can be done again and again has an end', () => {
  test('what others had to allow is taken back ten times by each', () => {
    const t = new Trial({ undo: 'ask' })
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('anna', { type: 'sit', seat: 1, name: 'Anna too' })
      .does('anna', { type: 'start' })
      .does('anna', { type: 'share', seat: 0, number: NUMBER })
      .does('anna', { type: 'share', seat: 1, number: NUMBER });
    const chance = new QuickChance(5);
    const takesBack = (): void => {
      for (;;) {
        const [decision] = t.room.table!.decisions();
        const { seat } = decision!;
        const answer = randomAnswer(decision!, chance);
        t.does('anna', { type: 'answer', seat, revision: t.room.revision, answer });
        if (t.room.table!.canUndo(seat)) continue;
        t.does('anna', { type: 'undo', seat, revision: t.room.revision });
        return;
      }
    };
    for (let n = 0; n < 10; n++) takesBack();
    refuses(takesBack, 'undo');
    expect(Room.from(t.log, villages).takenBack).toEqual(t.room.takenBack);
  });

  test('a log does not grow for ever; moves are still taken', () => {
    const t = new Trial().begin();
    while (t.room.revision < MOST_ENTRIES) t.room.fold({ type: 'host', at: t.now, guest: 'anna' });
    refuses(() => t.does('ben', { type: 'pause' }), 'over');
    t.moves(new QuickChance(1));
  });

  test('nobody is made host who is', () => {
    const t = new Trial().does('anna', { type: 'sit', seat: 0, name: 'Anna' });
    refuses(() => t.does('anna', { type: 'host', guest: 'anna' }), 'stale');
  });

  test('a host who does this and that does not hold up the shuffle', () => {
    const t = new Trial()
      .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
      .does('ben', { type: 'sit', seat: 1, name: 'Ben' })
      .does('anna', { type: 'start' });
    for (const guest of ['ben', 'anna', 'ben']) {
      t.waits(SHARE_MS / 4);
      t.does(guest === 'ben' ? 'anna' : 'ben', { type: 'host', guest });
    }
    t.waits(SHARE_MS / 4);
    expect(t.room.phase).toBe('playing');
  });
});

test('a program is its owner’s: whoever is host later gets no token for it', () => {
  const t = new Trial({ settings: { players: 3 } })
    .does('anna', { type: 'sit', seat: 0, name: 'Anna' })
    .does('ben', { type: 'sit', seat: 1, name: 'Ben' })
    .does('anna', { type: 'program', seat: 2, name: 'Bot', key: 'k1' })
    .does('anna', { type: 'start' })
    .does('anna', { type: 'share', seat: 0, number: NUMBER })
    .does('ben', { type: 'share', seat: 1, number: NUMBER })
    .does('anna', { type: 'host', guest: 'ben' });
  refuses(() => t.does('ben', { type: 'program', seat: 2, name: 'Mine', key: 'k2' }), 'stale');
  t.does('anna', { type: 'program', seat: 2, name: 'Bot', key: 'k3' });
  expect(t.room.seats[2]).toMatchObject({ key: 'k3', by: 'anna', name: 'Bot' });
});
