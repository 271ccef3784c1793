// Wherever a table runs and its log is kept, two things hold: two who write at once never both win, and what anyone was
// told is there, whatever breaks off. The same trials for a server and for a page.
import type { Viewer } from '@castellan/kernel';
import { begin, copy, QuickChance, randomAnswer } from '@castellan/kernel';
import type { FromTable, Scene, ToTable } from '@castellan/protocol';
import { Received } from '@castellan/protocol';
import assert from 'node:assert/strict';
import type { Entry } from '../entry.ts';
import { Keeper } from '../host/keeper.ts';
import type { TableStore } from '../host/table-store.ts';
import { realTime } from '../host/time.ts';
import { ME, ownTable } from '../own-table.ts';
import { openingOf } from '../log.ts';
import type { Room } from '../room.ts';
import { roomFrom } from '../room.ts';
import { sceneOf } from '../sight.ts';
import { Listener, quietServices } from './table.ts';
import { gameOf } from './trial.ts';

/** A table that is open somewhere: in a tab, or in a server's process. */
export interface OpenedTable {
  send(message: ToTable): void;
  /** Someone else has written to it. */
  changed(): void;
  /** It is gone without a word, whatever it was about to do; what it said before may still be heard until then. */
  drop(): void | Promise<void>;
}

/** Where tables are kept, and can be opened by several at once. */
export interface Place {
  create(log: readonly Entry[]): Promise<void>;
  log(table: string): Promise<readonly Entry[] | null>;
  open(table: string, hear: (message: FromTable) => void): Promise<OpenedTable>;
}

/** Tables in a store, each opened by keepers of its own. */
export function keepersOn(store: TableStore, create: Place['create']): Place {
  return {
    create,
    log: table => store.log(table),
    open: async (table, hear) => {
      const log = (await store.log(table))!;
      const room = roomFrom(log, await gameOf(openingOf(log).spec.game));
      const report = (error: unknown): void => {
        if (!(error instanceof Error && error.name === 'Refused')) throw error;
      };
      const keeper = new Keeper(room, { ...quietServices, store, time: realTime, report });
      const page = new Listener(ME);
      page.hear = (_message, text) => hear(JSON.parse(text) as FromTable);
      keeper.attend(page, null);
      return {
        send: message => keeper.take(page, copy(message)),
        changed: () => keeper.catchUp(),
        drop: () => keeper.close(),
      };
    },
  };
}

/** The log of a table at which two people play with a bot. */
async function freshTable(table: string): Promise<Entry[]> {
  const seated = ['person', 'person', 'greedy'].map((chair, n) => ({ name: `${n}`, chair }));
  const game = await gameOf('card-kingdoms');
  return ownTable(table, begin(game, { players: seated.length }, table, seated), seated, 1);
}

/** What someone was told: how the table stood at a revision, as they may know it. */
interface Told {
  readonly revision: number;
  readonly viewer: Viewer;
  readonly scene: Scene;
}

/** Longer than any table takes that can still be played. */
const PATIENCE_MS = 30_000;

/** Someone who plays at random, and remembers all that they were told. */
class Witness {
  readonly told: Told[] = [];
  readonly refused: string[] = [];
  readonly #received = new Received();
  readonly #chance: QuickChance;
  #table!: OpenedTable;
  #pongs = 0;

  private constructor(chance: QuickChance) {
    this.#chance = chance;
  }

  static async of(place: Place, table: string, chance: QuickChance): Promise<Witness> {
    const witness = new Witness(chance);
    witness.#table = await place.open(table, message => witness.#hear(message));
    return witness;
  }

  get last(): Told | undefined {
    return this.told.at(-1);
  }

  /** Someone at this screen must decide, or nobody at all. */
  get isAsked(): boolean {
    const { scene } = this.last!;
    return scene.decision !== null || scene.held || scene.seed !== null;
  }

  async drop(): Promise<void> {
    await this.#table.drop();
  }

  /** Does something that can be done now; says whether it was an answer. */
  act(): boolean {
    if (this.last === undefined) return false;
    const { revision, viewer, scene } = this.last;
    const seat = Number(viewer);
    const { decision, held, canUndo } = scene;
    if ((held || canUndo) && this.#chance.below(8) === 0)
      this.#table.send({ type: 'undo', seat, revision });
    else if (held) this.#table.send({ type: 'end-turn', seat });
    else if (decision !== null) {
      const answer = randomAnswer(decision, this.#chance);
      const hold = this.#chance.below(2) === 0;
      this.#table.send({ type: 'answer', seat, revision, answer, hold });
      return true;
    } else this.look();
    return false;
  }

  /** Looks from the first seat here that must decide. */
  look(): void {
    const due = this.last!.scene.waiting.find(one => one < 2);
    if (due !== undefined) this.#table.send({ type: 'look', viewer: due });
  }

  /** Everything that was sent is done, and what others have written is known. */
  async comesUp(): Promise<void> {
    const before = this.#pongs;
    this.#table.changed();
    this.#table.send({ type: 'ping' });
    const end = performance.now() + PATIENCE_MS;
    while (this.#pongs === before) {
      assert.ok(performance.now() < end, 'The table says nothing any more.');
      await tick();
    }
  }

  #hear(message: FromTable): void {
    if (message.type === 'scene') {
      this.#received.whole(message.scene);
      this.#note(message.revision, message.viewer);
    } else if (message.type === 'moved') {
      if (message.delta !== undefined) this.#received.changed(message.delta);
      this.#note(message.revision, this.last!.viewer);
    } else if (message.type === 'pong') this.#pongs++;
    else if (message.type === 'refused') {
      assert.notEqual(message.code, 'fault', message.message);
      this.refused.push(message.code);
    }
  }

  #note(revision: number, viewer: Viewer): void {
    this.told.push({ revision, viewer, scene: this.#received.scene! });
  }
}

const tick = (isLong = true): Promise<void> =>
  new Promise(resolve => void (isLong ? setTimeout(resolve) : setImmediate(resolve)));

/** All that anyone was told is what the log says: nothing of it is lost, and there is one order of things. */
async function mustBeTold(log: readonly Entry[], told: readonly Told[]): Promise<Room> {
  const [opened, ...rest] = log;
  const room = roomFrom([opened!], await gameOf(openingOf(log).spec.game));
  const by = Map.groupBy(told, ({ revision }) => revision);
  for (const entry of rest) {
    room.fold(entry);
    for (const { viewer, scene } of by.get(room.revision) ?? [])
      assert.deepEqual(scene, copy(sceneOf(room, viewer)), `revision ${room.revision}`);
  }
  const last = Math.max(0, ...by.keys());
  assert.ok(last <= room.revision, `${last} was told, and there are ${room.revision} entries`);
  return room;
}

/** Two have one table open and answer at the same moment, again and again. Returns how often both answered. */
export async function raceTwoWriters(place: Place, rounds = 60): Promise<number> {
  const table = 'race';
  await place.create(await freshTable(table));
  const two = await Promise.all([3, 4].map(n => Witness.of(place, table, new QuickChance(n))));
  /** Both know the same, and someone at their screens must decide. */
  const agree = async (): Promise<void> => {
    const isAgreed = (): boolean =>
      // Of what changes nothing that they see, nobody is told: they may stand at different revisions.
      new Set(two.map(({ last }) => JSON.stringify([last!.viewer, last!.scene]))).size === 1;
    for (let tries = 0; tries < 1000; tries++) {
      for (const one of two) await one.comesUp();
      if (isAgreed() && two.every(one => one.isAsked)) return;
      // Where several must decide at once, they may look from different seats: then both look from the first.
      for (const one of two) if (!one.isAsked) one.act();
      if (two.every(one => one.isAsked)) for (const one of two) one.look();
    }
    assert.fail('They do not agree how the table stands.');
  };
  const refusals = (): number => two.reduce((sum, { refused }) => sum + refused.length, 0);
  let contested = 0;
  for (let round = 0; round < rounds; round++) {
    await agree();
    if (two[0]!.last!.scene.seed !== null) break;
    const before = refusals();
    const answers = two.filter(one => one.act()).length;
    for (const one of two) await one.comesUp();
    if (answers < 2) continue;
    contested++;
    assert.equal(refusals() - before, 1, 'one is told that the other was quicker');
  }
  await agree();
  for (const one of two) await one.drop();
  const log = (await place.log(table))!;
  const room = await mustBeTold(
    log,
    two.flatMap(one => one.told),
  );
  for (const { last } of two)
    assert.deepEqual(last!.scene, copy(sceneOf(room, last!.viewer)), 'how the table stands');
  return contested;
}

/** A game is played again whenever it is opened: then another one begins. */
const LONG_ENOUGH = 30;

/** How a table is dropped again and again. */
interface Drops {
  readonly drops?: number;
  /** Some moments later it is dropped: how long one is. `isNews`: something was heard in it. */
  moment?(chance: QuickChance, isNews: () => boolean): Promise<void>;
  /** It was dropped this many times. */
  dropped?(times: number): void;
}

/** Mostly until something comes from there, for a while at most; how fast a machine is changes little then. */
async function untilNews(chance: QuickChance, isNews: () => boolean, ms: number): Promise<void> {
  const end = performance.now() + (chance.below(5) < 2 ? 0 : ms);
  while (!isNews() && performance.now() < end) await tick();
}

/** Of a table in this process: and a little more. */
async function nearMoment(chance: QuickChance, isNews: () => boolean): Promise<void> {
  await untilNews(chance, isNews, NEAR_MS);
  await tick(chance.below(2) === 0);
}

/** Of a table in another process: and a little more or less. */
export async function farMoment(chance: QuickChance, isNews: () => boolean): Promise<void> {
  await untilNews(chance, isNews, FAR_MS);
  await new Promise(resolve => setTimeout(resolve, chance.below(LITTLE_MS)));
}

const NEAR_MS = 25;
const FAR_MS = 1000;
const LITTLE_MS = 40;

/** A table is dropped at any moment and opened again. Returns how often anyone was told anything. */
export async function dropAtAnyMoment(
  place: Place,
  { drops = 200, moment = nearMoment, dropped: onDropped }: Drops = {},
): Promise<number> {
  const chance = new QuickChance(7);
  let [dropped, heard] = [0, 0];
  for (let game = 0; dropped < drops; game++) {
    const table = `dropped${game}`;
    await place.create(await freshTable(table));
    const told: Told[] = [];
    for (let isOver = false; !isOver && dropped < drops; dropped++) {
      const one = await Witness.of(place, table, chance);
      const moments = chance.below(20);
      for (let n = 0, acted = 0; n < moments; n++) {
        const count = (): number => one.told.length + one.refused.length;
        const before = count();
        if (before > acted) one.act();
        acted = before;
        await moment(chance, () => count() > before);
      }
      await one.drop();
      told.push(...one.told);
      onDropped?.(dropped + 1);
      isOver = one.last !== undefined && one.last.scene.answered > LONG_ENOUGH;
    }
    // What was on its way when it was dropped may still come.
    await tick();
    await mustBeTold((await place.log(table))!, told);
    heard += told.length;
  }
  return heard;
}
