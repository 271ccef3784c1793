// What a table does by itself: bots move once the last move has been looked at.
import { begin } from '@castellan/kernel';
import type { ToTable } from '@castellan/protocol';
import { expect, test } from 'vitest';
import { ownCommands } from '../src/commands/own.ts';
import { STAND_BY_MS } from '../src/host/duties.ts';
import { Keeper } from '../src/host/keeper.ts';
import type { KeeperServices } from '../src/host/keeper-services.ts';
import { MemoryStore } from '../src/host/memory-store.ts';
import { ME, ownTable } from '../src/own-table.ts';
import { roomFrom } from '../src/room.ts';
import { Listener, quietServices, Sandglass } from '../src/testing/table.ts';
import { gameOf } from '../src/testing/trial.ts';

const PACE = 1000;
const historian = { course: async () => null!, review: async () => {} };

/** A table of your own against two bots: it is a bot's turn, and something has just happened. */
async function besideBots(own: Partial<KeeperServices> = { historian }) {
  const game = await gameOf('card-kingdoms');
  const seated = ['person', 'greedy', 'greedy'].map((chair, n) => ({ name: `${n}`, chair }));
  const store = new MemoryStore();
  const first = ownTable('mine', begin(game, { players: 3 }, 'mine', seated), seated, 1);
  await store.append({ id: 'mine' }, 0, first);
  const time = new Sandglass();
  const open = async (more: Partial<KeeperServices>): Promise<Keeper> => {
    const room = roomFrom((await store.log('mine'))!, game);
    const report = (error: unknown): void => {
      throw error;
    };
    const services = { ...quietServices, commands: ownCommands, store, time, report, ...more };
    return new Keeper(room, services);
  };
  const keeper = await open({ botPace: PACE, ...own });
  const me = new Listener(ME);
  keeper.attend(me, null);
  const say = async (message: ToTable): Promise<void> => {
    keeper.take(me, message);
    await time.pass(0);
  };
  const answers = (): number => keeper.room.table!.answers.length;
  do {
    while (keeper.room.botSeat() !== null) await time.pass(PACE);
    const { revision } = keeper.room;
    const { seat, fallback: answer } = keeper.room.table!.decisions()[0]!;
    await say({ type: 'answer', seat, revision, answer });
  } while (keeper.room.botSeat() === null);
  return { keeper, open, me, time, answers, say };
}

test('a bot waits until the last move has been looked at', async () => {
  const { time, answers } = await besideBots();
  const before = answers();
  await time.pass(PACE - 1);
  expect(answers()).toBe(before);
  await time.pass(1);
  expect(answers()).toBeGreaterThan(before);
});

test('or until the page says that it has shown it, if it is still the last', async () => {
  const { answers, say } = await besideBots();
  const before = answers();
  await say({ type: 'seen', answered: before - 1 });
  expect(answers()).toBe(before);
  await say({ type: 'seen', answered: before });
  expect(answers()).toBeGreaterThan(before);
});

test('a page can set how long that is', async () => {
  const { answers, say } = await besideBots();
  const before = answers();
  await say({ type: 'pace', ms: 0 });
  expect(answers()).toBeGreaterThan(before);
});

test('where others sit, nobody changes the pace', async () => {
  const { me, say, answers } = await besideBots({});
  const before = answers();
  await say({ type: 'pace', ms: 0 });
  expect(me.refused).toContain('their own pace');
  await say({ type: 'seen', answered: before });
  expect(answers()).toBe(before);
});

test('nothing more happens at a table that was closed', async () => {
  const { keeper, time, answers } = await besideBots();
  const before = answers();
  keeper.close();
  await time.pass(60 * PACE);
  expect(answers()).toBe(before);
});

test('a process that stands by moves only if nobody else does for a while', async () => {
  const { keeper, open, time } = await besideBots();
  keeper.close();
  const link = { isOnDuty: false, tell: () => {}, claim: async () => true };
  const { room } = await open({ link });
  const before = room.table!.answers.length;
  await time.pass(STAND_BY_MS - 1);
  expect(room.table!.answers.length).toBe(before);
  await time.pass(1);
  expect(room.table!.answers.length).toBeGreaterThan(before);
});
