// The same over whole games: a client at every seat and one without a seat hear a game from its first to its last answer.
// Every so often the next answer is given in a second world too, which differs in what one of them may not know. Where it
// looks the same to them afterwards, they have heard the same: every byte, in the same order, at the same time.
import type { Answer, Game, Position, View, Viewer } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/room/entry.ts';
import type { Room } from '../src/room/room.ts';
import { roomFrom } from '../src/room/room.ts';
import { gameOf } from '../src/room/test/trial.ts';
import type { Store } from '../src/store/store.ts';
import { botAnswer } from '../src/table/bots.ts';
import { Keeper } from '../src/table/keeper.ts';
import { begun, guestAt, Listener, quietServices, Sandglass } from './table.ts';

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];
/** A clock on which nothing happens by itself for so long that it could be missed. */
const STEP_MS = 1000;

/** A table on a clock of its own, and what each of those who attend was sent, and when. */
class World {
  readonly room: Room;
  readonly log: Entry[];
  readonly #keeper: Keeper;
  readonly #listeners = new Map<Viewer, Listener>();
  readonly #time: Sandglass;

  constructor(room: Room, log: readonly Entry[], now: number) {
    this.room = room;
    this.log = [...log];
    this.#time = new Sandglass(now);
    const store = {
      append: async (_head: unknown, _seq: number, entries: readonly Entry[]) =>
        void this.log.push(...entries),
      lines: async () => [],
    } as unknown as Store;
    this.#keeper = new Keeper(room, {
      store,
      time: this.#time,
      ...quietServices,
      report: error => {
        throw error;
      },
    });
  }

  async attend(viewers: readonly Viewer[]): Promise<void> {
    for (const viewer of viewers) {
      const listener = new Listener(guestAt(viewer), () => `${this.now} `);
      this.#listeners.set(viewer, listener);
      this.#keeper.attend(listener, null);
    }
    await this.#time.pass(STEP_MS);
  }

  /** What both ends remember of a connection is forgotten with it. */
  async comeBack(viewer: Viewer): Promise<void> {
    this.#keeper.leave(this.#listeners.get(viewer)!);
    await this.attend([viewer]);
  }

  /** What this viewer has heard since they were last asked. */
  heard(viewer: Viewer): string[] {
    return this.#listeners.get(viewer)!.wire.splice(0);
  }

  /** The answer comes as the seat's own client would send it. */
  async answer(answer: Answer): Promise<void> {
    const seat = Number(answer.decision.split('.')[0]);
    const { revision } = this.room;
    this.#keeper.take(this.#listeners.get(seat)!, { type: 'answer', seat, revision, answer });
    await this.#time.pass(STEP_MS);
  }

  close(): void {
    this.#keeper.close();
  }

  get now(): number {
    return this.#time.now();
  }
}

/** A look into another world costs playing the game again; short games are looked at more closely. */
const isLookedAt = (n: number): boolean => n % (n < 60 ? 5 : 13) === 0;

/** How often it looked the same. A die or a card that falls differently in the other world is not compared. */
async function play(game: Game): Promise<{ readonly compared: number; readonly answers: number }> {
  const { room, log } = begun(game);
  const here = new World(room, log, 10_000);
  await here.attend(VIEWERS);
  let [looks, compared] = [0, 0];
  for (let n = 0; room.phase === 'playing'; n++) {
    const [decision] = room.table!.decisions();
    const answer = botAnswer(n % 3 === 0 ? 'random' : 'greedy', room.table!, decision!);
    const viewer = VIEWERS[looks % VIEWERS.length]!;
    let there: World | null = null;
    if (isLookedAt(n)) {
      looks++;
      await here.comeBack(viewer);
      const other = roomFrom(here.log, game);
      const seen = other.table!.view(viewer);
      other.table!.state = game.sample(seen as View & Position, new QuickChance(n)) as Position;
      there = new World(other, here.log, here.now - STEP_MS);
      await there.attend(VIEWERS);
      there.heard(viewer);
    }
    here.heard(viewer);
    await here.answer(answer);
    if (there !== null) {
      await there.answer(answer);
      const isSame =
        there.room.table!.answers.length === room.table!.answers.length &&
        JSON.stringify(there.room.table!.view(viewer)) === JSON.stringify(room.table!.view(viewer));
      if (isSame) {
        expect(there.heard(viewer)).toEqual(here.heard(viewer));
        compared++;
      }
      there.close();
    }
  }
  here.close();
  return { compared, answers: room.table!.answers.length };
}

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('a whole game tells nobody more than they may know', async () => {
    const { compared, answers } = await play(await gameOf(id));
    // A short game has few places to look.
    expect(compared).toBeGreaterThanOrEqual(Math.min(5, Math.floor(answers / 12)));
  });
});
