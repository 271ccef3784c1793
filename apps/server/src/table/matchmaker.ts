import { Refused } from '@castellan/room';
import type { Time } from '@castellan/room';
import type { ClockRule, Pace, Seeking, TableSpec, Waiting, Wish } from '@castellan/protocol';
import { randomInt } from 'node:crypto';
import type { Company, Seeker } from '../store/seeking.ts';
import type { Guest, Store } from '../store/store.ts';
import type { House } from './house.ts';
import type { Library } from './library.ts';

/** How long we assume that people still wait without saying so again. At a table by turns nobody has to stay. */
const WAIT_MS: Readonly<Record<Pace, number>> = { live: 30_000, turns: 7 * 24 * 3_600_000 };
export const CLOCKS: Readonly<Record<Pace, ClockRule>> = {
  live: { kind: 'bank', seconds: 1200, increment: 10 },
  turns: { kind: 'days', days: 1 },
};
/** More than sit at any table. */
const MOST_SEATS = 8;
/** Whenever it fails, others were seated: it comes to an end. */
const MOST_TIMES = 12;
const TIDY_MS = 60_000;
/** The usual wait is worked out from this many waits, none longer ago than this. */
const MOST_WAITS = 21;
const LATELY_MS = 24 * 3_600_000;

/** One kind of table, as it is written down. */
type Slot = Omit<Waiting, 'count'>;
const textOf = ({ game, players, pace, rated }: Slot): string =>
  `${game} ${players} ${pace} ${rated ? 'rated' : 'free'}`;

function slotOf(text: string): Slot {
  const [game, players, pace, rated] = text.split(' ') as [string, string, Pace, string];
  return { game, players: Number(players), pace, rated: rated === 'rated' };
}

function specOf({ game, players, pace, rated }: Slot): TableSpec {
  const undo = rated ? 'off' : 'free';
  return {
    game,
    settings: { players },
    clock: CLOCKS[pace],
    undo,
    open: true,
    watch: true,
    hints: false,
    ...(rated ? { rated } : {}),
  };
}

interface MatchmakerSettings {
  readonly store: Store;
  readonly house: House;
  readonly library: Library;
  readonly time: Time;
  report(error: unknown): void;
}

/**
 * Seats people who want the same. The last one to come completes a table: it is opened at that moment, in the one write
 * that takes all of them from those who wait. So two processes never seat a person twice, and nobody has to look around
 * for others who fit.
 */
export class Matchmaker {
  readonly #settings: MatchmakerSettings;
  #tidyAt = 0;
  /** One after the other: two who look at the same people at once would only get in each other's way. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(settings: MatchmakerSettings) {
    this.#settings = settings;
  }

  async seek({ id: guest, name }: Guest, wish: Wish): Promise<Seeking> {
    const { store, time } = this.#settings;
    const slots = await this.#slots(wish);
    const now = time.now();
    const until = now + WAIT_MS[wish.pace];
    const seeker = { guest, name, wish: JSON.stringify(wish), since: now, until };
    const found = await store.seek(seeker, slots);
    await this.#tidy(now);
    return found.table === null
      ? ((await this.#match(found)) ?? this.#view(found))
      : this.#view(found);
  }

  /** How the wait is going for someone who still waits; null: they don't. */
  async stay({ id: guest }: Guest): Promise<Seeking | null> {
    const { store, time } = this.#settings;
    const now = time.now();
    const found = await store.stay(guest, now, now + WAIT_MS.live);
    if (found === null) return null;
    // If a server went away before it could seat people who had found each other, this one does.
    return found.table === null
      ? ((await this.#match(found)) ?? this.#view(found))
      : this.#view(found);
  }

  stop({ id }: Guest): Promise<void> {
    return this.#settings.store.unseek(id);
  }

  /** They wait no longer: bots take the other seats of what they would have played. Returns the table. */
  async withBots(guest: Guest, bot: string): Promise<string> {
    const found = await this.stay(guest);
    if (found === null) throw new Refused('stale', 'You are not waiting for a seat.');
    if (found.table !== null) return found.table;
    const { wish, nearest } = found;
    const { game, players } = nearest!;
    const slot = { game, players, pace: wish.pace, rated: false };
    const own = { guest: guest.id, name: guest.name, portrait: guest.portrait ?? 0 };
    const opened = await this.#seat(slot, [own], bot);
    // Others have just found them.
    return opened ?? this.withBots(guest, bot);
  }

  async waiting(): Promise<readonly Waiting[]> {
    const { store, time } = this.#settings;
    const waiting = await store.waiting(time.now());
    return waiting.map(({ slot, count }) => ({ ...slotOf(slot), count }));
  }

  /** The kinds of table that are wished for, and that there are. */
  async #slots({ games, players, pace, rated }: Wish): Promise<readonly string[]> {
    const slots: string[] = [];
    for (const game of new Set(games)) {
      const rules = await this.#settings.library.current(game);
      if (rules === null) throw new Refused('settings', `There is no game "${game}" here.`);
      const counts = rules.settings.find(({ id }) => id === 'players')?.values ?? [];
      for (const count of new Set(players))
        if (counts.includes(count)) slots.push(textOf({ game, players: count, pace, rated }));
    }
    if (slots.length > 0) return slots;
    throw new Refused(
      'settings',
      'None of these games takes that many players: choose other numbers.',
    );
  }

  /** Seats someone, if enough wait for one of the tables they wish for; null: they have to wait. */
  #match(seeker: Seeker): Promise<Seeking | null> {
    const matched = this.#last.then(() => this.#matchNow(seeker));
    this.#last = matched.catch(() => {});
    return matched;
  }

  async #matchNow(seeker: Seeker): Promise<Seeking | null> {
    const { store, time } = this.#settings;
    for (let times = 0; times < MOST_TIMES; times++) {
      const company = await store.company(seeker.guest, time.now(), MOST_SEATS);
      const complete = company
        .map(({ slot, people }) => ({ slot: slotOf(slot), people: group(seeker, slot, people) }))
        .filter(({ slot, people }) => people.length === slot.players)
        .sort((a, b) => longest(a.people) - longest(b.people))[0];
      if (complete === undefined) return null;
      const table = await this.#seat(complete.slot, shuffled(complete.people), '');
      if (table !== null) return this.#view({ ...seeker, table });
      const now = await store.stay(seeker.guest, time.now(), 0);
      if (now === null || now.table !== null) return now && this.#view(now);
    }
    return null;
  }

  #seat(slot: Slot, people: Company['people'] | readonly Person[], bot: string) {
    const { house, store, time } = this.#settings;
    const guests = people.map(({ guest }) => guest);
    return house.openFor(specOf(slot), people, bot, (head, entries) =>
      store.seatTogether(head, entries, guests, textOf(slot), time.now()),
    );
  }

  async #view({ guest, wish: text, since, table }: Seeker): Promise<Seeking> {
    const { store, time } = this.#settings;
    const wish = JSON.parse(text) as Wish;
    if (table !== null) return { wish, since, table, nearest: null, usual: null };
    const now = time.now();
    const company = await store.company(guest, now, MOST_SEATS);
    const [nearest] = company
      .map(({ slot, people }) => ({ ...slotOf(slot), people }))
      .sort((a, b) => a.players - a.people.length - (b.players - b.people.length));
    const slots = company.map(({ slot }) => slot);
    const waits = [...(await store.waits(slots, now - LATELY_MS, MOST_WAITS))].sort(
      (a, b) => a - b,
    );
    return {
      wish,
      since,
      table,
      nearest: nearest === undefined ? null : shownSlot(nearest),
      usual:
        waits.length === 0 ? null : { ms: waits[Math.floor(waits.length / 2)]!, of: waits.length },
    };
  }

  async #tidy(now: number): Promise<void> {
    if (now < this.#tidyAt) return;
    this.#tidyAt = now + TIDY_MS;
    await this.#settings.store.tidySeeking(now).catch(this.#settings.report);
  }
}

type Person = Omit<Company['people'][number], 'since'>;

const longest = (people: Company['people']): number =>
  Math.min(...people.map(({ since }) => since));

/** Those who would sit there together with someone: the ones who have waited longest. */
function group(seeker: Seeker, slot: string, people: Company['people']): Company['people'] {
  const others = people.filter(({ guest }) => guest !== seeker.guest);
  const own = people.find(({ guest }) => guest === seeker.guest) ?? { ...seeker, portrait: 0 };
  return [own, ...others].slice(0, slotOf(slot).players);
}

const shownSlot = ({ game, players, people }: Slot & Pick<Company, 'people'>) => ({
  game,
  players,
  names: people.map(({ name }) => name),
});

/** Nobody has the first seat because they came first. */
function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
