import type {
  Pace,
  TournamentBoard,
  TournamentKind,
  TournamentPhase,
  TournamentPlan,
  TournamentSummary,
  TournamentView,
} from '@castellan/protocol';
import { MOST_ENTRANTS } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import type { Moderation } from '../fair/moderation.ts';
import type { Newcomers } from '../fair/newcomers.ts';
import type { Guest, Store } from '../store/store.ts';
import type { TournamentRow, WholeTournament } from '../store/tournaments.ts';
import type { Library } from '../table/library.ts';
import { standingsIn } from './marshal.ts';
import { boardsIn } from './standings.ts';

interface TournamentServices {
  readonly store: Store;
  readonly library: Library;
  readonly moderation: Moderation;
  readonly newcomers: Newcomers;
  now(): number;
}

const MOST_OPEN = 3;
const MOST_LISTED = 40;
const LATEST_MS = 60 * 24 * 3_600_000;
/** A page asks every few seconds, and all of them for the same. */
const KEPT_MS = 1_000;
const MOST_KEPT = 50;

type Shared = Omit<TournamentView, 'isIn' | 'isHost' | 'yourTable' | 'now'>;

/** What people do with tournaments, and what they see of them. */
export class Tournaments {
  readonly #services: TournamentServices;
  readonly #shared = new Map<
    string,
    { readonly at: number; readonly whole: WholeTournament; readonly view: Shared }
  >();

  constructor(services: TournamentServices) {
    this.#services = services;
  }

  /** Someone with an account opens a tournament, and takes part. */
  async open(host: Guest, plan: TournamentPlan): Promise<string> {
    const { store, moderation, newcomers, now } = this.#services;
    await this.#mustBePlayable(plan);
    if (plan.rated) await moderation.mustPlayRated(host.id);
    await newcomers.mustBeModest(host.id, 'tables');
    const id = randomBytes(8).toString('hex');
    const { rated, ...rest } = plan;
    const row: TournamentRow = {
      id,
      ...rest,
      rounds: plan.kind === 'knockout' ? 0 : plan.rounds,
      is_rated: rated ? 1 : 0,
      host: host.id,
      opened: now(),
      phase: 'gathering',
      round: 0,
      due: null,
      champion: null,
    };
    if (!(await store.openTournament(row, MOST_OPEN)))
      throw new Refused('full', 'You have opened as many as you can: let one of them begin first.');
    await store.enter(id, host.id, now(), MOST_ENTRANTS);
    return id;
  }

  async enter(id: string, guest: Guest): Promise<void> {
    const { store, moderation, now } = this.#services;
    const tournament = await this.#mustFind(id);
    if (tournament.is_rated === 1) await moderation.mustPlayRated(guest.id);
    if (!(await store.enter(id, guest.id, now(), tournament.wanted ?? MOST_ENTRANTS)))
      throw new Refused('full', 'This tournament has begun, or it is full.');
    this.#shared.delete(id);
  }

  async leave(id: string, guest: Guest): Promise<void> {
    await this.#services.store.withdraw(id, guest.id);
    this.#shared.delete(id);
  }

  /** The person who opened it calls it off, as long as it has not begun. */
  async callOff(id: string, guest: Guest): Promise<void> {
    const tournament = await this.#mustFind(id);
    if (tournament.host !== guest.id)
      throw new Refused('seat', 'Only the person who opened a tournament can call it off.');
    const isOff =
      tournament.phase === 'gathering' &&
      (await this.#services.store.moveTournament(tournament, { phase: 'off', due: null }));
    if (!isOff)
      throw new Refused('stale', 'This tournament has begun, or someone has just joined.');
    this.#shared.delete(id);
  }

  async list(asker: string | null): Promise<readonly TournamentSummary[]> {
    const rows = await this.#services.store.tournaments(asker, MOST_LISTED);
    return rows.map(row => ({
      ...summaryOf(row),
      host: row.host_name ?? '',
      entrants: row.entrants,
      champion: row.champion === null ? null : (row.champion_name ?? ''),
      isIn: row.is_in > 0,
    }));
  }

  async show(id: string, asker: string | null): Promise<TournamentView | null> {
    const { now } = this.#services;
    const found = await this.#sharedOf(id);
    if (found === null) return null;
    const { view, whole } = found;
    const own = whole.entrants.find(({ guest }) => guest !== null && guest === asker);
    const seating = whole.seatings.find(
      one => one.number === own?.number && one.round === whole.round && one.score === null,
    );
    return {
      ...view,
      isIn: own !== undefined && own.has_left === 0,
      isHost: whole.host !== null && whole.host === asker,
      now: now(),
      yourTable: seating?.table_id ?? null,
      standings: view.standings.map(one => ({ ...one, isYou: one.number === own?.number })),
    };
  }

  async #sharedOf(id: string) {
    const { store, now } = this.#services;
    const known = this.#shared.get(id);
    if (known !== undefined && Math.abs(now() - known.at) < KEPT_MS) return known;
    const whole = await store.tournament(id);
    if (whole === null) return null;
    const found = { at: now(), whole, view: viewOf(whole) };
    if (this.#shared.size >= MOST_KEPT) this.#shared.clear();
    this.#shared.set(id, found);
    return found;
  }

  async #mustFind(id: string): Promise<WholeTournament> {
    const found = await this.#services.store.tournament(id);
    if (found === null) throw new Refused('none', 'There is no such tournament.');
    return found;
  }

  async #mustBePlayable({ game, seats, begins, wanted }: TournamentPlan): Promise<void> {
    const { library, now } = this.#services;
    const rules = await library.current(game);
    if (rules === null) throw new Refused('settings', `There is no game "${game}" here.`);
    const counts = rules.settings.find(({ id }) => id === 'players')?.values ?? [];
    if (!counts.includes(seats))
      throw new Refused(
        'settings',
        'This game doesn’t take that many players: choose another number.',
      );
    if ((begins === null) === (wanted === null))
      throw new Refused('settings', 'Say when it begins, or how many have to join.');
    if (wanted !== null && wanted < seats)
      throw new Refused('settings', 'At least one table has to be full.');
    if (begins !== null && (begins <= now() || begins > now() + LATEST_MS))
      throw new Refused('settings', 'A tournament begins within the next sixty days.');
  }
}

function summaryOf(row: TournamentRow) {
  const { id, game, seats, rounds, begins, wanted, round } = row;
  return {
    id,
    game,
    kind: row.kind as TournamentKind,
    seats,
    rounds,
    pace: row.pace as Pace,
    rated: row.is_rated === 1,
    begins,
    wanted,
    phase: row.phase as TournamentPhase,
    round,
  };
}

function viewOf(whole: WholeTournament): Shared {
  const { entrants, champion, host_name, seatings, round, begins, due } = whole;
  const person = (number: number) => {
    const { name = '', portrait = 0 } = entrants.find(one => one.number === number) ?? {};
    return { name, portrait };
  };
  const boards = (of: number): TournamentBoard[] =>
    boardsIn(seatings, of).map(board => ({
      table: board[0]!.table_id,
      seats: board.map(({ number, score, place }) => ({ number, score, place })),
    }));
  return {
    ...summaryOf(whole),
    host: host_name ?? '',
    entrants: entrants.length,
    champion: champion === null ? null : person(champion).name,
    due: whole.phase === 'gathering' ? begins : due,
    standings: standingsIn(whole).map(one => ({ ...one, ...person(one.number), isYou: false })),
    played: Array.from({ length: round }, (_, i) => round - i).map(one => ({
      round: one,
      boards: boards(one),
    })),
  };
}
