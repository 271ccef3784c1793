import { Table } from '@castellan/kernel';
import type { Decision, Seat } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { Audience } from '../src/host/audience.ts';
import { roomFrom } from '../src/room.ts';
import { sceneOf, toldFrom } from '../src/sight.ts';
import { Listener } from '../src/testing/table.ts';
import type { Trial } from '../src/testing/trial.ts';
import { gameOf, spec, Trial as NewTrial } from '../src/testing/trial.ts';

/** A table at which the next answer of a seat passes its turn on. */
async function beforeTheEndOfATurn(more = {}): Promise<{ t: Trial; decision: Decision }> {
  const t = new NewTrial(more, await gameOf('card-kingdoms')).begin();
  for (;;) {
    const { table } = t.room;
    const [decision] = table!.decisions();
    if (table!.ahead(decision!.fallback) !== null) return { t, decision: decision! };
    const { seat, fallback: answer } = decision!;
    t.writes({ type: 'answered', seat, hand: 'own', answer, events: [] });
  }
}

/** Answers by a seat, and the turn waits to be ended. */
function holds(t: Trial, { seat, fallback: answer }: Decision): Trial {
  const { revision } = t.room;
  return t.does(t.at(seat), { type: 'answer', seat, revision, answer, hold: true });
}

const other = (seat: Seat): Seat => 1 - seat;

test('a turn that is held shows its seat how the table would stand, and the others nothing', async () => {
  const { t, decision } = await beforeTheEndOfATurn();
  const { seat } = decision;
  const before = sceneOf(t.room, other(seat));
  const told = toldFrom(t.room, other(seat), 0);
  holds(t, decision);
  expect(sceneOf(t.room, seat)).toMatchObject({ held: true, decision: null, canUndo: true });
  expect(sceneOf(t.room, other(seat))).toEqual(before);
  expect(toldFrom(t.room, other(seat), 0)).toEqual(told);
  expect(t.room.table!.answers).toHaveLength(told.length);
  expect(sceneOf(t.again(), seat)).toEqual(sceneOf(t.room, seat));
});

test('it is ended by its seat alone, and twice is once', async () => {
  const { t, decision } = await beforeTheEndOfATurn();
  const { seat } = decision;
  holds(t, decision);
  t.refuses(t.at(other(seat)), { type: 'end-turn', seat }, 'seat');
  t.does(t.at(seat), { type: 'end-turn', seat });
  const { length } = t.log;
  t.does(t.at(seat), { type: 'end-turn', seat });
  expect(t.log).toHaveLength(length);
  expect(t.room.table!.answers.at(-1)).toEqual(decision.fallback);
  expect(t.room.held).toBeNull();
});

test('it is taken back without asking anyone, even where nothing else can be', async () => {
  const { t, decision } = await beforeTheEndOfATurn({ undo: 'off' });
  const { seat } = decision;
  const before = sceneOf(t.room, seat);
  holds(t, decision).undoes(seat);
  expect(t.room.held).toBeNull();
  expect(sceneOf(t.room, seat)).toEqual(before);
});

test('nothing else is answered meanwhile, and no bot moves', async () => {
  const { t, decision } = await beforeTheEndOfATurn();
  const { seat, fallback: answer } = decision;
  holds(t, decision);
  const { revision } = t.room;
  t.refuses(t.at(seat), { type: 'answer', seat, revision, answer }, 'stale', /end it/);
  expect(t.room.botSeat()).toBeNull();
});

test('an answer that does not pass the turn on is not held', async () => {
  const t = new NewTrial({}, await gameOf('card-kingdoms')).begin();
  const [decision] = t.room.table!.decisions();
  expect(t.room.table!.ahead(decision!.fallback)).toBeNull();
  holds(t, decision!);
  expect(t.room.held).toBeNull();
  expect(t.room.table!.answers).toHaveLength(1);
});

test('running out of time ends the turn; giving up does not', async () => {
  const inTime = await beforeTheEndOfATurn({ clock: { kind: 'move', seconds: 60 } });
  holds(inTime.t, inTime.decision).waits(61_000);
  expect(inTime.t.room.table!.answers.at(-1)).toEqual(inTime.decision.fallback);
  expect(inTime.t.room.seats[inTime.decision.seat]).toMatchObject({ standIn: null });
  const { t, decision } = await beforeTheEndOfATurn({ settings: { players: 3 } });
  const answers = t.room.table!.answers.length;
  holds(t, decision).does(t.at(decision.seat), { type: 'concede', seat: decision.seat });
  expect(t.room.held).toBeNull();
  expect(t.room.table!.answers).toHaveLength(answers);
});

/** What each seat is sent when something follows a turn that waits: the types of messages, and a scene's history. */
async function heardAfter(follows: (t: Trial, seat: Seat) => Trial) {
  const { t, decision } = await beforeTheEndOfATurn({ settings: { players: 3 } });
  const { seat } = decision;
  const audience = new Audience();
  const heard: unknown[][] = [[], [], []];
  heard.forEach((list, one) => {
    const someone = new Listener(t.at(one));
    someone.hear = message => {
      if (message.type === 'moved') list.push('moved');
      if (message.type === 'scene') list.push({ from: message.from, told: message.told });
    };
    audience.welcome(t.room, someone, null, 0);
    list.length = 0;
  });
  const publish = (more: () => Trial): void => {
    const { length } = t.log;
    audience.publish(more().room, t.log.slice(length));
  };
  publish(() => holds(t, decision));
  publish(() => follows(t, seat));
  return { own: heard[seat], others: heard.toSpliced(seat, 1), answers: t.room.table!.answers };
}

test('taken back, its seat forgets what it was told; the others hear nothing of it', async () => {
  const { own, others, answers } = await heardAfter((t, seat) => t.undoes(seat));
  expect(own).toEqual(['moved', { from: answers.length, told: [] }]);
  expect(others).toEqual([[], []]);
});

test('so it does when it gives up with its turn not ended', async () => {
  const { own, answers } = await heardAfter((t, seat) =>
    t.does(t.at(seat), { type: 'concede', seat }),
  );
  expect(own).toEqual(['moved', { from: answers.length, told: [] }]);
});

test('ended, it goes on for everyone from where they were', async () => {
  const { own, others } = await heardAfter((t, seat) =>
    t.does(t.at(seat), { type: 'end-turn', seat }),
  );
  expect([own, ...others]).toEqual([['moved', 'moved'], ['moved'], ['moved']]);
});

test('a game that was begun elsewhere goes on as it was promised, with other people', async () => {
  const rules = await gameOf('villages');
  const seating = [
    { name: 'Anna', chair: 'person' },
    { name: 'Cora', chair: 'greedy' },
  ];
  const played = new Table(rules, { players: 2 }, 'elsewhere', seating);
  for (let i = 0; i < 9; i++) played.answer(played.decisions()[0]!.fallback);
  const from = played.save();
  const { settings } = from as Extract<typeof from, { castellan: 3 }>;
  const { rulesVersion } = rules;
  const opened = { type: 'opened', at: 1, table: 'table1', host: 'anna', rulesVersion } as const;
  const t = new NewTrial();
  Object.assign(t, { room: roomFrom([{ ...opened, spec: spec({ settings }), from }], rules) });
  t.sit();
  t.refuses(
    'anna',
    { type: 'settle', spec: spec({ settings: { players: 3 } }) },
    'settings',
    /already begun/,
  );
  t.does('anna', { type: 'start' });
  expect(t.room.phase).toBe('playing');
  expect(t.room.save()).toEqual(from);
  expect(t.room.seats.map(seat => seat.kind)).toEqual(['person', 'person']);
});
