// The same over whole games: a client at every seat and one without a seat hear a game from its first to its last answer.
// Every so often the next answer is given in a second world too, which differs in what one of them may not know. Where it
// looks the same to them afterwards, they have heard the same: every byte, in the same order, at the same time.
import type { Answer, Game, Position, View, Viewer } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/room/entry.ts';
import { Room } from '../src/room/room.ts';
import type { Store } from '../src/store/store.ts';
import type { Attendant } from '../src/table/audience.ts';
import { botAnswer } from '../src/table/bots.ts';
import { Keeper } from '../src/table/keeper.ts';
import { begun } from './begun.ts';
import { quietServices } from './quiet-services.ts';

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];
/** A clock on which nothing happens by itself for so long that it could be missed. */
const STEP_MS = 1000;

/** A table on a clock of its own, and what each of those who attend was sent, and when. */
class World {
  readonly room: Room;
  readonly log: Entry[];
  readonly #keeper: Keeper;
  readonly #heard = new Map<Viewer, string[]>();
  readonly #attendants = new Map<Viewer, Attendant>();
  #alarms: { at: number; ring: () => void }[] = [];
  #now: number;

  constructor(room: Room, log: readonly Entry[], now: number) {
    this.room = room;
    this.log = [...log];
    this.#now = now;
    const store = {
      append: async (_head: unknown, _seq: number, entries: readonly Entry[]) =>
        void this.log.push(...entries),
      lines: async () => [],
    } as unknown as Store;
    this.#keeper = new Keeper(room, {
      store,
      time: { now: () => this.#now, after: (ms, ring) => this.#after(ms, ring) },
      ...quietServices,
      report: error => {
        throw error;
      },
    });
  }

  #after(ms: number, ring: () => void): () => void {
    const alarm = { at: this.#now + Math.max(0, ms), ring };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(one => one !== alarm);
    };
  }

  async attend(viewers: readonly Viewer[]): Promise<void> {
    for (const viewer of viewers) {
      const heard: string[] = [];
      const attendant: Attendant = {
        sender: { kind: 'guest', guest: viewer === 'spectator' ? 'nobody' : `guest${viewer}` },
        viewer,
        hear: (_message, text) => heard.push(`${this.#now} ${text}`),
        dismiss: why => heard.push(why.message),
        hangUp: () => {},
      };
      this.#heard.set(viewer, heard);
      this.#attendants.set(viewer, attendant);
      this.#keeper.attend(attendant, null);
    }
    await this.#pass();
  }

  /** What both ends remember of a connection is forgotten with it. */
  async comeBack(viewer: Viewer): Promise<void> {
    this.#keeper.leave(this.#attendants.get(viewer)!);
    await this.attend([viewer]);
  }

  /** What this viewer has heard since they were last asked. */
  heard(viewer: Viewer): string[] {
    return this.#heard.get(viewer)!.splice(0);
  }

  /** The answer comes as the seat's own client would send it. */
  async answer(answer: Answer): Promise<void> {
    const seat = Number(answer.decision.split('.')[0]);
    this.#keeper.take(this.#attendants.get(seat)!, {
      type: 'answer',
      seat,
      revision: this.room.revision,
      answer,
    });
    await this.#pass();
  }

  close(): void {
    this.#keeper.close();
  }

  get now(): number {
    return this.#now;
  }

  /** Time goes on, and what is due is done. */
  async #pass(): Promise<void> {
    const until = this.#now + STEP_MS;
    const settle = async (): Promise<void> => {
      for (let i = 0; i < 3; i++) await new Promise(resolve => setImmediate(resolve));
    };
    await settle();
    for (;;) {
      const due = this.#alarms.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#alarms = this.#alarms.filter(one => one !== due);
      this.#now = due.at;
      due.ring();
      await settle();
    }
    this.#now = until;
  }
}

/** A look into another world costs playing the game again; short games are looked at more closely. */
const isLookedAt = (n: number): boolean => n % (n < 60 ? 5 : 13) === 0;

/** How often it looked the same. A die or a card that falls differently in the other world is not compared. */
async function play(game: Game): Promise<number> {
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
      const other = Room.from(here.log, game);
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
  return compared;
}

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('a whole game tells nobody more than they may know', async () => {
    const compared = await play(await shelf.find(one => one.id === id)!.rules());
    expect(compared).toBeGreaterThanOrEqual(5);
  });
});
