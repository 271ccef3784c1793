import type { Entry, EntryOf, Room, Sender, Time } from '@castellan/room';
import {
  allCommands,
  Change,
  Keeper,
  Refused,
  SERVER_BOTS,
  StoreFailure,
  begunBy,
  checkedGame,
  headOf,
  isSitter,
  retiredHead,
  retiredRecord,
  roomFrom,
  satIn,
  sitAgain,
} from '@castellan/room';
import { createHash, randomBytes } from 'node:crypto';
import type { Game, Save } from '@castellan/kernel';
import { plainName, readSettings, settingsOf } from '@castellan/kernel';
import type { BegunTable, TableRecord, TableSpec } from '@castellan/protocol';
import type { Store } from '../store/store.ts';
import type { Lifetimes } from './expiry.ts';
import { Expiry } from './expiry.ts';
import type { Library } from './library.ts';
import { Thinkers } from './thinkers.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly library: Library;
  readonly time: Time;
  readonly botPace?: number;
  /** Without: everything is kept. */
  readonly lifetimes?: Lifetimes;
  /** What the lobby shows of a table has changed. */
  changed?(room: Room): void;
  report(error: unknown): void;
  /** Random bytes as hex digits. */
  random?(bytes: number): string;
}

/** A table leaves the memory when nobody has been there for so long, and nothing is due. */
const IDLE_MS = 30_000;
const SWEEP_MS = 5_000;
const MOST_AT_ONCE = 200;
/** How long a bot's move is looked at. */
const BOT_PACE = 900;

/** All tables of this server: those in memory, and those that only lie in the store. */
export class House {
  readonly #settings: HouseSettings;
  readonly #keepers = new Map<string, Promise<Keeper | null>>();
  readonly #since = new Map<string, number>();
  readonly #thinkers = new Thinkers();
  readonly #expiry: Expiry | null;
  #callOff: () => void;
  #isClosed = false;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(0, () => void this.#sweep());
    const { store, time, lifetimes, report } = settings;
    this.#expiry =
      lifetimes === undefined
        ? null
        : new Expiry({ store, time, lifetimes, report, isInUse: id => this.#keepers.has(id) });
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#keepers.size;
  }

  /** The keeper of a table, read from the store if need be; null if there is no such table. */
  keeper(id: string): Promise<Keeper | null> {
    let found = this.#keepers.get(id);
    if (found === undefined) {
      found = this.#load(id);
      this.#keepers.set(id, found);
      found.then(
        keeper => keeper === null && this.#keepers.delete(id),
        () => this.#keepers.delete(id),
      );
    }
    return found;
  }

  /** Opens a table; whoever opens it is its host, and may sit down at once. */
  async open(spec: TableSpec, host: string, name: string, sit: boolean): Promise<string> {
    const rules = await this.#settings.library.current(spec.game);
    if (rules === null) throw new Refused('settings', `There is no game "${spec.game}" here.`);
    return this.#create(rules, spec, host, change => {
      if (sit) sitDown(change, 0, host, name);
    });
  }

  /** Opens a table where a game goes on that its host has begun alone. */
  async openBegun({ spec, name, from, seated }: BegunTable, host: string): Promise<string> {
    const { game, rulesVersion } = from;
    const rules = await this.#settings.library.edition(game, rulesVersion);
    if (rules === null)
      throw new Refused('rules', `Version ${rulesVersion} of the rules of ${game} is not here.`);
    const begun = checkedGame(rules, from);
    const settled = { ...spec, game, settings: settingsOf(begun) };
    const sit = (change: Change): void => sitAgain(change, seated, host, name);
    return this.#create(rules, settled, host, sit, begun);
  }

  /** What is known of a finished table, by whoever asks; null while it is played. */
  async record(id: string, guest: string | null): Promise<TableRecord | null> {
    const keeper = await this.keeper(id).catch((error: unknown) => {
      if (error instanceof Retired) return error;
      throw error;
    });
    if (keeper === null) return null;
    if (keeper instanceof Retired) return retiredRecord(id, keeper.log, guest);
    return keeper.tell(room => {
      const { ending, shuffle } = room;
      const save = room.save();
      if (ending === null || save === null) return null;
      return { id, save, shuffle, ending: ending.why, ...satIn(room.seats, guest) };
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    this.#expiry?.close();
    for (const keeper of await Promise.allSettled(this.#keepers.values()))
      if (keeper.status === 'fulfilled') keeper.value?.close();
    this.#keepers.clear();
    await this.#thinkers.close();
  }

  async #load(id: string): Promise<Keeper | null> {
    const { store, library } = this.#settings;
    const log = await store.log(id);
    const [opened] = log ?? [];
    if (log === null || opened?.type !== 'opened') return null;
    const { game } = opened.spec;
    const version = begunBy(log);
    const rules = await (version === null ? library.current(game) : library.edition(game, version));
    if (rules === null) throw await this.#retire(id, log, version);
    return this.#keep(roomFrom(log, rules));
  }

  /** Ends a table whose rules are no longer here. What was played can still be read. */
  async #retire(id: string, log: readonly Entry[], version: number | null): Promise<Retired> {
    const { store, time } = this.#settings;
    if (!log.some(({ type }) => type === 'ended')) {
      const at = time.now();
      const ended: Entry = { type: 'ended', at, why: 'rules', winners: [] };
      await store.append(retiredHead(id, log, at), log.length, [ended]);
    }
    return new Retired(version, log);
  }

  #keep(room: Room): Keeper {
    const { store, time, botPace = BOT_PACE, changed, report } = this.#settings;
    this.#since.set(room.id, time.now());
    return new Keeper(room, {
      store,
      time,
      commands: allCommands,
      botPace,
      secret: () => this.#random(32),
      think: (bot, { id, rules, table }, decision) =>
        this.#thinkers.answer(id, bot, rules, table!.view(decision.seat), decision),
      advise: ({ id, rules, table }, decision) =>
        this.#thinkers.advise(id, rules, table!.view(decision.seat), decision),
      newToken: () => {
        const token = this.#random(24);
        return { token, key: keyOf(token) };
      },
      openAgain: (over, by) => this.#openAgain(over, by),
      lost: () => void this.#keepers.delete(room.id),
      changed: room => changed?.(room),
      report,
    });
  }

  /**
   * The same table once more. Whoever asked for it sits down again and is its host; for the others their seats are
   * kept until they say that they play too.
   */
  async #openAgain(over: Room, by: Sender): Promise<string> {
    const rules = (await this.#settings.library.current(over.spec.game)) ?? over.rules;
    const host = by.kind === 'guest' ? by.guest : over.host;
    return this.#create(rules, over.spec, host, change => {
      for (const [seat, sitter] of over.seats.entries()) {
        const { kind } = sitter;
        if (kind === 'person' && isSitter(by, sitter))
          sitDown(change, seat, sitter.guest, sitter.name);
        else if (kind === 'person')
          change.write({ type: 'reserved', seat, guest: sitter.guest, name: sitter.name });
        else if (kind === 'bot' && SERVER_BOTS.includes(sitter.bot))
          change.write({ type: 'bot', seat, bot: sitter.bot, name: sitter.name });
      }
    });
  }

  async #create(
    rules: Game,
    spec: TableSpec,
    host: string,
    furnish: (change: Change) => void,
    from?: Save,
  ): Promise<string> {
    const at = this.#settings.time.now();
    const settings = readSettings(rules.name, rules.settings, spec.settings);
    const opened: EntryOf<'opened'> = {
      type: 'opened',
      at,
      table: this.#random(8),
      spec: { ...spec, settings },
      rulesVersion: rules.rulesVersion,
      host,
      ...(from === undefined ? {} : { from }),
    };
    const room = roomFrom([opened], rules);
    const change = new Change(room, at);
    furnish(change);
    await this.#settings.store.create(headOf(room), [opened, ...change.entries]);
    this.#keepers.set(room.id, Promise.resolve(this.#keep(room)));
    this.#settings.changed?.(room);
    return room.id;
  }

  /** Lets idle tables go, and wakes those whose time has come. */
  async #sweep(): Promise<void> {
    const { time, store, report } = this.#settings;
    const now = time.now();
    try {
      // A copy: what comes while one is waited for has its turn at the next sweep.
      const kept = [...this.#keepers];
      for (const [id, keeping] of kept) {
        const keeper = await keeping.catch(() => null);
        if (this.#keepers.get(id) !== keeping) continue;
        if (keeper === null || !keeper.isIdle(now, SWEEP_MS * 2)) this.#since.set(id, now);
        else if (now - (this.#since.get(id) ?? now) >= IDLE_MS) {
          keeper.close();
          this.#keepers.delete(id);
          this.#since.delete(id);
        }
      }
      for (const id of await store.dueTables(now + SWEEP_MS, MOST_AT_ONCE)) {
        if (this.#keepers.has(id)) continue;
        // A table that can't be read waits until someone comes: it must not stand in the way of others.
        await this.keeper(id).catch(async (error: unknown) => {
          if (!(error instanceof StoreFailure)) await store.rest(id);
          if (!(error instanceof Retired)) report(error);
        });
      }
    } catch (error) {
      report(error);
    }
    if (!this.#isClosed) this.#callOff = time.after(SWEEP_MS, () => void this.#sweep());
  }

  #random(bytes: number): string {
    return this.#settings.random?.(bytes) ?? randomBytes(bytes).toString('hex');
  }
}

/** A table that can't go on: its rules are no longer here. */
class Retired extends Refused {
  readonly log: readonly Entry[];

  constructor(version: number | null, log: readonly Entry[]) {
    const rules = version === null ? 'rules' : `version ${version} of the rules`;
    super(
      'retired',
      `This table was played by ${rules}, which this server no longer has. What was played can still be read.`,
    );
    this.log = log;
  }
}

function sitDown(change: Change, seat: number, guest: string, called: string): void {
  const name = plainName(called);
  if (name !== '') change.write({ type: 'sat', seat, guest, name });
}

/** By what a secret is known again without being kept. */
export function keyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
