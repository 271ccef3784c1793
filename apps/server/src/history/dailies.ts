import type { Game, Outcome } from '@castellan/kernel';
import { readSettings, settingsOf, Table } from '@castellan/kernel';
import type { Daily, Rung, SentDaily } from '@castellan/protocol';
import { BadMessage, dailySeed, dayBefore, dayOf } from '@castellan/protocol';
import { readTableFile, Refused, saveIn, tableFile } from '@castellan/room';
import type { Store } from '../store/store.ts';
import type { Library } from '../table/library.ts';

const SHOWN = 50;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** The game of a day, alone and with the same cards for everyone; and the ladder of a week. */
export class Dailies {
  readonly #store: Store;
  readonly #library: Library;
  readonly #now: () => number;

  constructor(store: Store, library: Library, now: () => number) {
    this.#store = store;
    this.#library = library;
    this.#now = now;
  }

  /** What everyone made of a day. */
  async of(day: string, game: string, asker: string | null): Promise<Daily> {
    const rows = await this.#store.dailyBoard(day, game, SHOWN);
    return {
      day,
      game,
      isOver: day < dayOf(this.#now()),
      results: rows.map((row, i) => ({
        place: i + 1,
        guest: row.guest,
        name: row.name,
        portrait: row.portrait,
        points: row.points,
        hasWon: row.has_won === 1,
        turns: row.turns,
        isYou: row.guest === asker,
      })),
    };
  }

  /** The best game of a day that is over; the asker's own at any time. Null: there is none. */
  async file(day: string, game: string, of: string, asker: string | null): Promise<unknown> {
    if (of !== asker && day >= dayOf(this.#now())) return null;
    const isShown = (await this.#store.dailyBoard(day, game, SHOWN)).some(
      ({ guest }) => guest === of,
    );
    if (of !== asker && !isShown) return null;
    const file = await this.#store.dailyFile(day, game, of);
    return file === null ? null : (JSON.parse(file) as unknown);
  }

  /** Takes a result: the game that was sent is played again here, and only what comes of that counts. */
  async take(guest: string, { day, game: id, file }: SentDaily): Promise<boolean> {
    const today = dayOf(this.#now());
    if (day !== today && day !== dayBefore(today))
      throw new Refused('stale', 'The game of this day is over: play today’s.');
    const rules = await this.#library.current(id);
    if (rules === null) throw new Refused('settings', `There is no game "${id}" here.`);
    const log = readTableFile(file);
    const save = saveIn(log)!;
    if (save.game !== id || save.seed !== dailySeed(day, id))
      throw new BadMessage('this is not the game of that day.');
    if (!isSame(settingsOf(save), dailySettings(rules)))
      throw new BadMessage('the game of a day is played alone, with the usual settings.');
    const { outcome, turns } = playedThrough(rules, save);
    return this.#store.addDaily({
      day,
      game: id,
      guest,
      points: outcome.scores.find(({ seat }) => seat === 0)?.total ?? 0,
      has_won: outcome.winners.includes(0) ? 1 : 0,
      turns,
      at: this.#now(),
      file: JSON.stringify(tableFile(log, { events: false })),
    });
  }

  /** How often someone has beaten each bot in the last seven days, the two of them at a table of this server. */
  async ladder(guest: string): Promise<readonly Rung[]> {
    const rows = await this.#store.beaten(guest, this.#now() - WEEK_MS);
    return rows.map(({ game, bot, wins }) => ({ game, bot, wins }));
  }
}

/** As they are when somebody plays alone and changes nothing. */
const dailySettings = (rules: Game): object => readSettings(rules, { players: 1 });

function playedThrough(
  rules: Game,
  save: NonNullable<ReturnType<typeof saveIn>>,
): { outcome: Outcome; turns: number } {
  const table = Table.replay(rules, save);
  const outcome = table.outcome();
  if (outcome === null) throw new Refused('state', 'This game is not over yet.');
  return { outcome, turns: rules.turns(table.state) };
}

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
