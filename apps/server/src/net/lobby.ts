import type { Room, TableHead } from '@castellan/room';
import { headOf } from '@castellan/room';
import type { ClockRule, LobbyView, OfferFilter, Offers, TableSummary } from '@castellan/protocol';
import { paceOf } from '@castellan/protocol';
import type { Cluster } from '../cluster/cluster.ts';
import type { Store } from '../store/store.ts';
import type { Line } from './line.ts';

const MOST_SHOWN = 100;
/** Of one host a few are shown, so that nobody fills the list alone. */
const MOST_OF_EACH = 3;
const MOST_LOOKED_AT = 300;
/** People at a table hear at once that it has changed; everyone else a little later, for all the changes since. */
const OWN_MS = 250;
const ALL_MS = 2000;
/** The open tables are the same for everyone, and are looked up no more often than this. */
const OPEN_MS = 1000;
/** Other processes are told once of all that changes in this time. */
const NEWS_MS = 100;
const MOST_NAMED = 200;

/** Who may see that something has changed: these people, or everyone who looks at the open tables. */
interface News {
  readonly guests: readonly string[];
  readonly isForAll: boolean;
}

/** Tables, as they were looked up then. */
interface Looked {
  readonly at: number;
  readonly tables: Promise<readonly TableHead[]>;
}

/** Who looks at the lobby, and is told when something there has changed. */
export class Lobby {
  readonly #store: Store;
  readonly #lines = new Map<Line, string>();
  /** When each will be told to look again. */
  readonly #soon = new Map<Line, { at: number; timer: ReturnType<typeof setTimeout> }>();
  #open: Looked | null = null;
  readonly #freeTables = new Map<string, Looked>();

  readonly #cluster: Cluster | null;
  /** What other processes were not told yet. */
  readonly #changedFor = new Set<string>();
  #isChangedForAll = false;
  #willTell = false;

  constructor(store: Store, cluster?: Cluster) {
    this.#store = store;
    this.#cluster = cluster ?? null;
    cluster?.subscribe('lobby', (_from, news) => this.#changed(news as News));
    // Whatever was missed: everyone looks again.
    cluster?.onReturn(() => {
      for (const line of this.#lines.keys()) this.#tell(line, performance.now() + ALL_MS);
    });
  }

  async view(guest: string | null): Promise<LobbyView> {
    const [open, mine, invited, apart] = await Promise.all([
      this.#openTables(),
      guest === null ? [] : this.#store.tablesOf(guest, MOST_SHOWN),
      guest === null ? [] : this.#store.invitations(guest, MOST_SHOWN),
      guest === null ? [] : this.#store.apartFrom(guest),
    ]);
    const summary = (head: TableHead): TableSummary => summaryOf(head, guest);
    return {
      open: open.filter(head => isFor(head, guest, apart)).map(summary),
      mine: mine.map(summary),
      invited: invited.map(summary),
    };
  }

  /** Tables of these games where a seat is free, and those that are played, that fit a filter. */
  async offers(
    games: readonly string[],
    filter: OfferFilter,
    guest: string | null,
  ): Promise<Pick<Offers, 'free' | 'played' | 'invited'>> {
    const wanted = filter.game === undefined ? games : [filter.game];
    const [free, open, invited, apart] = await Promise.all([
      Promise.all(wanted.map(game => this.#free(game))),
      this.#openTables(),
      guest === null ? [] : this.#store.invitations(guest, MOST_SHOWN),
      guest === null ? [] : this.#store.apartFrom(guest),
    ]);
    const fitting = (heads: readonly TableHead[]): TableSummary[] =>
      heads
        .filter(head => isFor(head, guest, apart))
        .map(head => summaryOf(head, guest))
        .filter(table => fits(table, filter))
        .sort((a, b) => b.updated - a.updated)
        .slice(0, MOST_SHOWN);
    return {
      free: fitting(fewOfEach(free.flat(), MOST_LOOKED_AT)).filter(({ names }) =>
        names.includes(null),
      ),
      played: fitting(open.filter(({ phase }) => phase === 'playing')),
      invited: invited.map(head => summaryOf(head, guest)),
    };
  }

  /** What a link to a table tells someone we don't know yet. */
  invitation(room: Room): TableSummary {
    return summaryOf(headOf(room), null);
  }

  get watchers(): number {
    return this.#lines.size;
  }

  /** A line that is closed already would never be removed: its `close` has been and gone. */
  watch(line: Line, guest: string): void {
    if (!line.isOpen) return;
    this.#lines.set(line, guest);
    line.socket.on('close', () => {
      this.#lines.delete(line);
      clearTimeout(this.#soon.get(line)?.timer);
      this.#soon.delete(line);
    });
  }

  /** Tells those who can see the difference to look again, once for all that changes at about the same time. */
  changed(room: Room): void {
    const isForAll = room.spec.open && (room.phase === 'gathering' || room.phase === 'shuffling');
    const guests = room.seats.flatMap(one =>
      one.kind === 'person'
        ? [one.guest]
        : one.kind === 'open' && one.reserved !== undefined
          ? [one.reserved.guest]
          : [],
    );
    this.#changed({ guests, isForAll });
    if (this.#cluster === null) return;
    for (const guest of guests) this.#changedFor.add(guest);
    this.#isChangedForAll ||= isForAll;
    if (!this.#willTell) setTimeout(() => this.#tellOthers(), NEWS_MS).unref();
    this.#willTell = true;
  }

  #tellOthers(): void {
    const guests = [...this.#changedFor];
    let isForAll = this.#isChangedForAll;
    this.#willTell = false;
    this.#changedFor.clear();
    this.#isChangedForAll = false;
    do {
      const named = guests.splice(0, MOST_NAMED);
      this.#cluster!.publish('lobby', { guests: named, isForAll } satisfies News);
      isForAll = false;
    } while (guests.length > 0);
  }

  #changed({ guests, isForAll }: News): void {
    const now = performance.now();
    for (const [line, guest] of this.#lines) {
      if (guests.includes(guest)) this.#tell(line, now + OWN_MS);
      else if (isForAll) this.#tell(line, now + ALL_MS);
    }
  }

  #tell(line: Line, at: number): void {
    const soon = this.#soon.get(line);
    if (soon !== undefined && soon.at <= at) return;
    clearTimeout(soon?.timer);
    const timer = setTimeout(() => {
      this.#soon.delete(line);
      line.send('{"type":"changed"}');
    }, at - performance.now());
    this.#soon.set(line, { at, timer });
  }

  #free(game: string): Promise<readonly TableHead[]> {
    const now = performance.now();
    const known = this.#freeTables.get(game);
    if (known !== undefined && now - known.at < OPEN_MS) return known.tables;
    const tables = this.#store.freeTables(game, MOST_LOOKED_AT);
    this.#freeTables.set(game, { at: now, tables });
    tables.catch(() => this.#freeTables.delete(game));
    return tables;
  }

  #openTables(): Promise<readonly TableHead[]> {
    const now = performance.now();
    if (this.#open === null || now - this.#open.at >= OPEN_MS) {
      const tables = this.#store.openTables(MOST_LOOKED_AT).then(fewOfEach);
      this.#open = { at: now, tables };
      tables.catch(() => (this.#open = null));
    }
    return this.#open.tables;
  }
}

function fewOfEach(tables: readonly TableHead[], most = MOST_SHOWN): readonly TableHead[] {
  const shown = new Map<string, number>();
  return tables
    .filter(({ id, host = id }) => {
      const count = (shown.get(host) ?? 0) + 1;
      shown.set(host, count);
      return count <= MOST_OF_EACH;
    })
    .slice(0, most);
}

function fits(table: TableSummary, { players, pace, rated, clock }: OfferFilter): boolean {
  return (
    (players === undefined || table.players === players) &&
    (pace === undefined || paceOf(table.clock) === pace) &&
    (rated === undefined || table.isRated === rated) &&
    (clock === undefined || table.clock.kind === clock)
  );
}

function isAt(head: TableHead, guest: string | null): boolean {
  return guest !== null && head.guests.includes(guest);
}

/** Whether a table is offered to someone: they don't sit there, nor does anyone they are to be kept apart from. */
function isFor(head: TableHead, guest: string | null, apart: readonly string[]): boolean {
  return !isAt(head, guest) && !head.guests.some(one => apart.includes(one));
}

/** Who sits there is shown by name; ids and hidden things stay here. */
function summaryOf(head: TableHead, guest: string | null): TableSummary {
  return {
    id: head.id,
    game: head.game,
    phase: head.phase,
    players: head.names.length,
    names: head.names,
    ...(head.portraits === undefined ? {} : { portraits: head.portraits }),
    clock: JSON.parse(head.clock) as ClockRule,
    isRated: head.rated === true,
    ...(head.deck === undefined ? {} : { deck: head.deck }),
    updated: head.updated,
    isMine: isAt(head, guest),
    isMyTurn: guest !== null && head.waiting.includes(guest),
    isHeldForMe: guest !== null && head.held.includes(guest),
    isOpen: head.isOpen,
    turn: head.turn,
  };
}
