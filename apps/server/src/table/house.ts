import type { Entry, EntryOf, Room, Sender, TableFile, TableHead, Time } from '@castellan/room';
import {
  allCommands,
  Change,
  Conflict,
  Keeper,
  Refused,
  SERVER_BOTS,
  STAND_BY_MS,
  StoreFailure,
  begunBy,
  checkedGame,
  endingIn,
  headOf,
  isSitter,
  mustBeFair,
  openingOf,
  ownName,
  promise,
  readTableFile,
  retiredHead,
  roomFrom,
  saveIn,
  seatsIn,
  sitAgain,
  specIn,
  spareName,
  tableFile,
} from '@castellan/room';
import { createHash, randomBytes } from 'node:crypto';
import type { Game, OwnDeck, Save } from '@castellan/kernel';
import { DECK, plainName, readSettings, settingsOf } from '@castellan/kernel';
import type { BegunTable, DeckFacts, TableSpec } from '@castellan/protocol';
import { chosenPortrait } from '@castellan/protocol';
import { gameOfText } from '@castellan/shelf/decks';
import type { Cluster } from '../cluster/cluster.ts';
import { TableLinks } from '../cluster/table-links.ts';
import { Historian } from '../history/historian.ts';
import type { Probe } from '../ops/probe.ts';
import { noProbe } from '../ops/probe.ts';
import { Thoughts } from '../ops/thoughts.ts';
import type { Guest, Store } from '../store/store.ts';
import type { Lifetimes } from './expiry.ts';
import { Expiry } from './expiry.ts';
import type { Library } from './library.ts';
import { rulesOfLog } from './library.ts';
import type { Thinking } from './thinkers.ts';
import { Thinkers } from './thinkers.ts';

export interface HouseSettings {
  readonly store: Store;
  readonly library: Library;
  readonly time: Time;
  readonly botPace?: number;
  /** The other processes on the same store; without, there are none. */
  readonly cluster?: Cluster;
  /** Where bots that take their time think; by default, in threads of this process. */
  readonly thinkers?: Thinking;
  /** Without: everything is kept. */
  readonly lifetimes?: Lifetimes;
  readonly probe?: Probe;
  /** Refuses players who may not play rated games; without it, everyone may. */
  mustPlayRated?(guest: string): Promise<void>;
  /** What the lobby shows of a table has changed. */
  changed?(room: Room): void;
  report(error: unknown): void;
  /** Random bytes as hex digits. */
  random?(bytes: number): string;
}

/** Someone who sits down. */
export interface Person {
  readonly guest: string;
  readonly name: string;
  readonly portrait?: number;
}

/** Stores a new table; false: it must not be. */
type Keep = (head: TableHead, entries: readonly Entry[]) => Promise<boolean>;

/** A table leaves the memory when nobody has been there for this long, and nothing is due. */
const IDLE_MS = 30_000;
const SWEEP_MS = 5_000;
/** What nobody is doing any more must not be waited for long. */
const SHARED_SWEEP_MS = 1_500;
const MOST_AT_ONCE = 200;
/** How long a bot's move is looked at. */
const BOT_PACE = 900;

/** All tables of this server: those in memory, and those that only lie in the store. */
export class House {
  readonly #settings: HouseSettings;
  readonly #keepers = new Map<string, Promise<Keeper | null>>();
  readonly #since = new Map<string, number>();
  readonly #thinkers: Thinking;
  readonly #thoughts: Thoughts;
  readonly #expiry: Expiry | null;
  readonly #historian: Historian;
  readonly #links: TableLinks | null;
  #callOff: () => void;
  #isClosed = false;

  constructor(settings: HouseSettings) {
    this.#settings = settings;
    this.#thoughts = new Thoughts(settings.probe ?? noProbe);
    this.#callOff = settings.time.after(0, () => void this.#sweep());
    const { store, time, lifetimes, cluster, report, thinkers = new Thinkers() } = settings;
    this.#thinkers = thinkers;
    this.#links =
      cluster === undefined
        ? null
        : new TableLinks({
            cluster,
            store,
            now: () => time.now(),
            open: () => this.#keepers,
            report,
          });
    this.#historian = new Historian({
      store,
      library: settings.library,
      time,
      isMine: ms => this.isMine('history', ms),
      report,
    });
    this.#expiry =
      lifetimes === undefined
        ? null
        : new Expiry({
            store,
            time,
            lifetimes,
            report,
            isInUse: id => this.#keepers.has(id),
            isMine: ms => this.isMine('expiry', ms),
          });
  }

  /** Whether this process, of all on the same store, is to do something for this many milliseconds. */
  async isMine(duty: string, ms: number): Promise<boolean> {
    return ((await this.#links?.claim([duty], ms)) ?? [duty]).length > 0;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#keepers.size;
  }

  /** The keeper of a table, read from the store if need be; null if there is no such table. */
  keeper(id: string): Promise<Keeper | null> {
    return this.#keepers.get(id) ?? this.#read(id, false);
  }

  #read(id: string, isOnDuty: boolean): Promise<Keeper | null> {
    const found = this.#load(id, isOnDuty);
    this.#keepers.set(id, found);
    found.then(
      keeper => keeper === null && this.#let(id),
      () => this.#let(id),
    );
    return found;
  }

  /** Lets a table go. */
  #let(id: string): void {
    this.#keepers.delete(id);
    this.#since.delete(id);
    this.#links?.end(id);
  }

  /**
   * Opens a table for its host, who may sit down at once. The seats after that are kept for those who are invited.
   */
  async open(
    spec: TableSpec,
    host: Person,
    sit: boolean,
    invited: readonly Pick<Guest, 'id' | 'name'>[] = [],
  ): Promise<string> {
    const rules = await this.#rules(spec);
    const opened = await this.#create(rules, spec, host.guest, change => {
      if (sit) sitDown(change, 0, host);
      const { length } = change.room.seats;
      if (invited.length > length - Number(sit))
        throw new Refused('settings', 'You have invited more people than there are seats.');
      invited.forEach(({ id: guest, name: called }, i) =>
        change.write({ type: 'reserved', seat: i + Number(sit), guest, name: called }),
      );
    });
    return opened!;
  }

  /**
   * Opens a table for people who have found each other: all sit there, bots take the other seats, and the game begins.
   * Null: they are not all free any more (`keep` says so), and there is no such table.
   */
  async openFor(
    spec: TableSpec,
    people: readonly Person[],
    bot: string,
    keep: Keep,
  ): Promise<string | null> {
    const rules = await this.#rules(spec);
    const furnish = (change: Change): void => {
      const { room } = change;
      people.forEach((person, seat) =>
        sitDown(change, seat, { ...person, name: ownName(room, person.name) }),
      );
      for (let seat = people.length; seat < room.seats.length; seat++)
        change.write({ type: 'bot', seat, bot, name: spareName(room) });
      promise(change, this.#random(32));
    };
    return this.#create(rules, spec, people[0]!.guest, furnish, undefined, keep);
  }

  /** Opens a table where a game goes on that its host has begun alone. */
  async openBegun({ spec, file }: Omit<BegunTable, 'name'>, host: Person): Promise<string> {
    const log = readTableFile(file);
    const from = saveIn(log)!;
    const { game, rulesVersion } = from;
    const { deck } = openingOf(log);
    const rules = await this.#settings.library.edition(game, rulesVersion, deck);
    if (rules === null)
      throw new Refused('rules', `Version ${rulesVersion} of the rules of ${game} is not here.`);
    const begun = checkedGame(rules, from);
    const settled = { ...spec, game, settings: settingsOf(begun) };
    const sit = (change: Change): void => sitAgain(change, seatsIn(log), host);
    return (await this.#create(rules, settled, host.guest, sit, begun))!;
  }

  /** The file of a finished table, as the asker may see it; null while it is played. */
  async record(id: string, guest: string | null): Promise<TableFile | null> {
    // A table whose rules are gone ends when it is looked for.
    await this.keeper(id).catch((error: unknown) => {
      if (!(error instanceof Retired)) throw error;
    });
    const log = await this.#settings.store.log(id);
    if (log === null || endingIn(log) === null) return null;
    const deck = await this.#deckOf(specIn(log));
    return tableFile(log, { me: guest, ...(deck === undefined ? {} : { deck }) });
  }

  /** Takes a deck in from anyone, if it can be played. */
  async takeDeck(text: string): Promise<DeckFacts> {
    const rules = await gameOfText(text);
    const { text: _, ...facts } = await this.#keepDeck(rules);
    return facts;
  }

  async #keepDeck({ id, deck }: Game): Promise<OwnDeck> {
    await this.#settings.store.keepDeck(id, deck!, this.#settings.time.now());
    return deck!;
  }

  /** The rules by which a new table is played. */
  async #rules(spec: TableSpec): Promise<Game> {
    const rules = await this.#settings.library.current(spec.game, await this.#deckOf(spec));
    if (rules === null) throw new Refused('settings', `There is no game "${spec.game}" here.`);
    return rules;
  }

  /** The text of the deck that a table names. */
  async #deckOf({ settings }: TableSpec): Promise<string | undefined> {
    const named = settings[DECK];
    if (named === undefined) return undefined;
    const deck = await this.#settings.store.deck(String(named));
    if (deck === null) throw new Refused('settings', 'This deck is not here: send it first.');
    return deck;
  }

  /** Someone has written to these tables past their keepers: the people there are told. */
  async catchUp(tables: readonly string[]): Promise<void> {
    for (const id of tables) (await this.#keepers.get(id))?.catchUp();
  }

  /** Bots begin no new thoughts here; resolves when those under way are there. */
  finishThinking(): Promise<void> {
    return this.#thoughts.finish();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#callOff();
    this.#expiry?.close();
    this.#historian.close();
    for (const keeper of await Promise.allSettled(this.#keepers.values()))
      if (keeper.status === 'fulfilled') keeper.value?.close();
    this.#keepers.clear();
    await this.#thinkers.close();
  }

  async #load(id: string, isOnDuty: boolean): Promise<Keeper | null> {
    const { store, library } = this.#settings;
    const log = await store.log(id);
    const [opened] = log ?? [];
    if (log === null || opened?.type !== 'opened') return null;
    const { game } = opened.spec;
    const version = begunBy(log);
    const rules = await rulesOfLog(log, this.#settings);
    if (rules !== null) return this.#keep(roomFrom(log, rules), isOnDuty);
    const newest = await library.current(game);
    const isNewer = version !== null && newest !== null && version > newest.rulesVersion;
    // Only beside others does somebody have them.
    if (isNewer && this.#links !== null) throw new Newer();
    throw await this.#retire(id, log, version);
  }

  /** Ends a table whose rules are no longer here. What was played can still be read. */
  async #retire(id: string, log: readonly Entry[], version: number | null): Promise<Retired> {
    const { store, time } = this.#settings;
    if (endingIn(log) === null) {
      const at = time.now();
      const ended: Entry = { type: 'ended', at, why: 'rules', winners: [] };
      await store.append(retiredHead(id, log, at), log.length, [ended]).catch((error: unknown) => {
        // Another process has ended it at the same moment.
        if (!(error instanceof Conflict)) throw error;
      });
    }
    return new Retired(version);
  }

  #keep(room: Room, isOnDuty: boolean): Keeper {
    const { store, time, botPace = BOT_PACE, mustPlayRated, changed, report } = this.#settings;
    this.#since.set(room.id, time.now());
    const link = this.#links?.link(room.id, isOnDuty, () => this.#keepers.get(room.id));
    return new Keeper(room, {
      ...(link === undefined ? {} : { link }),
      ...(mustPlayRated === undefined ? {} : { mustPlayRated }),
      store,
      time,
      commands: allCommands,
      botPace,
      secret: () => this.#random(32),
      think: (bot, { id, rules, table }, decision) =>
        this.#thoughts.of(bot, () =>
          this.#thinkers.answer(id, bot, rules, table!.view(decision.seat), decision),
        ),
      advise: ({ id, rules, view }, decision) =>
        this.#thoughts.of('hint', () => this.#thinkers.advise(id, rules, view, decision)),
      explain: ({ id, rules }, move) =>
        this.#thoughts.of('hint', () => this.#thinkers.explain(id, rules, move)),
      newToken: () => {
        const token = this.#random(24);
        return { token, key: keyOf(token) };
      },
      openAgain: (over, by) => this.#openAgain(over, by),
      lost: () => this.#let(room.id),
      changed: room => {
        changed?.(room);
        if (room.phase === 'over') this.#historian.hurry();
      },
      report,
    });
  }

  /**
   * The same table once more. The one who asked for it sits down again and is its host; the others' seats are kept
   * until they say that they play too.
   */
  async #openAgain(over: Room, by: Sender): Promise<string> {
    const rules = await this.#rules(over.spec).catch(() => over.rules);
    const host = by.kind === 'guest' ? by.guest : over.host;
    // Nobody is brought together with someone they have blocked.
    const apart = await this.#settings.store.apartFrom(host);
    const opened = await this.#create(rules, over.spec, host, change => {
      for (const [seat, sitter] of over.seats.entries()) {
        const { kind } = sitter;
        if (kind === 'person' && isSitter(by, sitter)) sitDown(change, seat, sitter);
        else if (kind === 'person' && !apart.includes(sitter.guest))
          change.write({ type: 'reserved', seat, guest: sitter.guest, name: sitter.name });
        else if (kind === 'bot' && SERVER_BOTS.includes(sitter.bot))
          change.write({ type: 'bot', seat, bot: sitter.bot, name: sitter.name });
      }
    });
    const others = over.seats.flatMap(one =>
      one.kind === 'person' && !isSitter(by, one) && !apart.includes(one.guest) ? [one.guest] : [],
    );
    await this.#settings.store.invite([...new Set(others)], opened!, this.#settings.time.now());
    return opened!;
  }

  async #create(
    rules: Game,
    spec: TableSpec,
    host: string,
    furnish: (change: Change) => void,
    from?: Save,
    keep: Keep = async (head, entries) => {
      await this.#settings.store.create(head, entries);
      return true;
    },
  ): Promise<string | null> {
    const at = this.#settings.time.now();
    const settings = readSettings(rules, spec.settings);
    mustBeFair({ ...spec, settings }, from !== undefined);
    if (rules.deck !== undefined) await this.#keepDeck(rules);
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
    if (!(await keep(headOf(room), [opened, ...change.entries]))) return null;
    this.#keepers.set(room.id, Promise.resolve(this.#keep(room, true)));
    this.#settings.changed?.(room);
    return room.id;
  }

  /** Drops idle tables from memory, and wakes those whose time has come. */
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
          this.#let(id);
        }
      }
      for (const id of await this.#dueTables(now)) {
        if (this.#keepers.has(id)) continue;
        // A table that can't be read waits until someone comes: it must not stand in the way of others.
        await this.#read(id, true).catch(async (error: unknown) => {
          if (error instanceof Newer) return;
          if (!(error instanceof StoreFailure)) await store.rest(id);
          if (!(error instanceof Retired)) report(error);
        });
      }
    } catch (error) {
      report(error);
    }
    const rest = this.#links === null ? SWEEP_MS : SHARED_SWEEP_MS;
    if (!this.#isClosed) this.#callOff = time.after(rest, () => void this.#sweep());
  }

  /** With one process: what has something to do soon. With several, one takes what none of them has done in time. */
  async #dueTables(now: number): Promise<readonly string[]> {
    const { store } = this.#settings;
    if (this.#links === null) return store.dueTables(now + SWEEP_MS, MOST_AT_ONCE);
    const late = await store.dueTables(now - STAND_BY_MS, MOST_AT_ONCE);
    return this.#links.claim(late.filter(id => !this.#keepers.has(id)));
  }

  #random(bytes: number): string {
    return this.#settings.random?.(bytes) ?? randomBytes(bytes).toString('hex');
  }
}

/** A table that only a newer process can serve: this one is about to be replaced. */
export class Newer extends Refused {
  constructor() {
    super('rules', 'This table is played by newer rules than this server has. Try again.');
  }
}

/** A table that can't go on: its rules are no longer here. */
class Retired extends Refused {
  constructor(version: number | null) {
    const rules = version === null ? 'rules' : `version ${version} of the rules`;
    super(
      'retired',
      `This table was played by ${rules}, which this server no longer has. What was played can still be read.`,
    );
  }
}

function sitDown(change: Change, seat: number, { guest, name: called, portrait }: Person): void {
  const name = plainName(called);
  if (name !== '') change.write({ type: 'sat', seat, guest, name, ...chosenPortrait(portrait) });
}

/** By what a secret is known again without being kept. */
export function keyOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
