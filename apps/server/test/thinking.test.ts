// A bot that takes its time is asked in another thread; what happens at the table meanwhile goes on.
import type { Answer, Decision } from '@castellan/kernel';
import { expect, test } from 'vitest';
import type { ToServer } from '@castellan/protocol/net';
import { shelf } from '@castellan/shelf';
import { carryOut } from '../src/room/commands.ts';
import type { Entry } from '../src/room/entry.ts';
import { Room } from '../src/room/room.ts';
import type { Store } from '../src/store/store.ts';
import type { Attendant } from '../src/table/audience.ts';
import { Keeper } from '../src/table/keeper.ts';
import { spec } from './house.ts';

const store = { append: async () => {}, lines: async () => [] } as unknown as Store;

/** Anna beside a Castellan whose thoughts come when the test lets them come. */
async function besideAThinker() {
  const game = await shelf.find(({ id }) => id === 'villages')!.rules();
  const opened: Entry = {
    type: 'opened',
    at: 0,
    table: 'table1',
    spec: spec(),
    rulesVersion: game.rulesVersion,
    host: 'anna',
  };
  const room = Room.from([opened], game);
  const from = { kind: 'guest', guest: 'anna' } as const;
  const around = {
    now: 0,
    awayFor: () => 0,
    bots: ['castellan'],
    secret: () => 'cd'.repeat(32),
  };
  carryOut(room, { type: 'bot', seat: 0, bot: 'castellan' }, from, around);
  carryOut(room, { type: 'sit', seat: 1, name: 'Anna' }, from, around);
  carryOut(room, { type: 'start' }, from, around);
  carryOut(room, { type: 'share', seat: 1, number: 'ab'.repeat(32) }, from, around);
  // Until it is the bot's turn, everyone does what is done when nothing is said.
  while (room.botSeat() === null) room.fold(answered(room.table!.decisions()[0]!));

  const thoughts: ((answer: Answer | null) => void)[] = [];
  const alarms: (() => void)[] = [];
  const faults: unknown[] = [];
  const keeper = new Keeper(room, {
    store,
    time: { now: () => 0, after: (_ms, alarm) => (alarms.push(alarm), () => {}) },
    botPace: 0,
    secret: () => '',
    think: () => new Promise(resolve => thoughts.push(resolve)),
    newToken: () => ({ token: '', key: '' }),
    openAgain: async () => '',
    lost: () => {},
    changed: () => {},
    report: error => faults.push(error),
  });
  const attendant: Attendant = {
    sender: from,
    viewer: 1,
    hear: () => {},
    dismiss: () => {},
    hangUp: () => {},
  };
  keeper.attend(attendant, null);
  const settle = async (): Promise<void> => {
    for (const alarm of alarms.splice(0)) alarm();
    for (let i = 0; i < 5; i++) await new Promise(resolve => setImmediate(resolve));
  };
  const say = async (message: ToServer): Promise<void> => {
    keeper.take(attendant, message);
    await settle();
  };
  await settle();
  return { room, thoughts, settle, say, faults };
}

function answered({ seat, fallback }: Decision): Entry {
  return { type: 'answered', at: 0, seat, hand: 'own', answer: fallback, events: [] };
}

test('a thought is asked for once, and is played when it comes', async () => {
  const { room, thoughts, settle, faults } = await besideAThinker();
  const before = room.table!.answers.length;
  const [decision] = room.table!.decisions();
  await settle();
  expect(thoughts).toHaveLength(1);
  expect(room.table!.answers).toHaveLength(before);
  thoughts[0]!(decision!.fallback);
  await settle();
  expect(room.table!.answers[before]).toEqual(decision!.fallback);
  expect(faults).toEqual([]);
});

test('someone may pause while it thinks; then it thinks again', async () => {
  const { room, thoughts, settle, say } = await besideAThinker();
  const before = room.table!.answers.length;
  await say({ type: 'pause' });
  expect(room.paused).toBe(1);
  thoughts[0]!(room.table!.decisions()[0]!.fallback);
  await settle();
  expect(room.table!.answers).toHaveLength(before);
  await say({ type: 'resume' });
  await settle();
  expect(thoughts).toHaveLength(2);
});

test('where no thought comes, a quick bot answers', async () => {
  const { room, thoughts, settle, faults } = await besideAThinker();
  const before = room.table!.answers.length;
  thoughts[0]!(null);
  await settle();
  expect(room.table!.answers.length).toBeGreaterThan(before);
  expect(faults).toEqual([]);
});
