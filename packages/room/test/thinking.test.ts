// A bot that takes its time is asked in another thread; what happens at the table meanwhile goes on.
import { Listener, Sandglass, Trial, quietServices } from '../src/testing/index.ts';
import { Keeper } from '../src/index.ts';
import type { Answer } from '@castellan/kernel';
import type { ToTable } from '@castellan/protocol';
import { expect, test } from 'vitest';
import type { TableStore } from '../src/host/table-store.ts';

const store = { append: async () => {}, lines: async () => [] } as unknown as TableStore;

/** Ben beside a Castellan whose thoughts come when the test lets them come. */
async function besideAThinker() {
  const t = new Trial().does('anna', { type: 'bot', seat: 0, bot: 'castellan' }).begin();
  const { room } = t;
  // Until it is the bot's turn, everyone does what is done when nothing is said.
  while (room.botSeat() === null) {
    const { seat, fallback: answer } = room.table!.decisions()[0]!;
    t.writes({ type: 'answered', seat, hand: 'own', answer, events: [] });
  }
  const thoughts: ((answer: Answer | null) => void)[] = [];
  const faults: unknown[] = [];
  const time = new Sandglass();
  const keeper = new Keeper(room, {
    ...quietServices,
    store,
    time,
    think: () => new Promise(resolve => thoughts.push(resolve)),
    report: error => faults.push(error),
  });
  const ben = new Listener('ben');
  keeper.attend(ben, null);
  const settle = (): Promise<void> => time.pass(1000);
  const say = async (message: ToTable): Promise<void> => {
    keeper.take(ben, message);
    await settle();
  };
  await settle();
  return { room, thoughts, settle, say, faults };
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

test('someone may pause while it thinks; what it thought is played when the game goes on', async () => {
  const { room, thoughts, settle, say } = await besideAThinker();
  const before = room.table!.answers.length;
  await say({ type: 'pause' });
  expect(room.paused).toBe(1);
  thoughts[0]!(room.table!.decisions()[0]!.fallback);
  await settle();
  expect(room.table!.answers).toHaveLength(before);
  await say({ type: 'resume' });
  await settle();
  expect(thoughts).toHaveLength(1);
  expect(room.table!.answers.length).toBeGreaterThan(before);
});

test('where no thought comes, a quick bot answers', async () => {
  const { room, thoughts, settle, faults } = await besideAThinker();
  const before = room.table!.answers.length;
  thoughts[0]!(null);
  await settle();
  expect(room.table!.answers.length).toBeGreaterThan(before);
  expect(faults).toEqual([]);
});
