import type { Chance } from '@castellan/kernel';
import type { TableSpec, TournamentKind } from '@castellan/protocol';
import { LEAST_ENTRANTS } from '@castellan/protocol';
import type { Time } from '@castellan/room';
import { randomInt } from 'node:crypto';
import type { Store } from '../store/store.ts';
import type { SeatingRow, WholeTournament } from '../store/tournaments.ts';
import type { House } from '../table/house.ts';
import { CLOCKS } from '../table/matchmaker.ts';
import { nextBoards, sizesFor } from './pairing.ts';
import { boardsIn, placesToGoOn, scoresFor, standingsOf, WHOLE } from './standings.ts';

interface MarshalSettings {
  readonly store: Store;
  readonly house: House;
  readonly time: Time;
  /** Whether this process, of all on the same store, is to do it for this many milliseconds. */
  isMine(ms: number): Promise<boolean>;
  /** How long people rest between two rounds, where they play at once. */
  readonly breakMs?: number;
  readonly restMs?: number;
  report(error: unknown): void;
}

const REST_MS = 3_000;
/** Time to stretch one’s legs, and to find the next table. */
const BREAK_MS = 120_000;
/** How long people may wait for others to join. */
const GATHERING_MS = 30 * 24 * 3_600_000;

/** The draw: nobody can predict it. */
const fairly: Chance = { below: n => (n < 2 ? 0 : randomInt(n)) };

/**
 * Keeps tournaments going: begins them, draws each round, lays its tables, writes down what they came to, and says who has won.
 * Each step is one write that fails if it was done already, so a process that dies in between leaves nothing half done.
 */
export class Marshal {
  readonly #settings: MarshalSettings;
  #callOff: () => void;
  #isClosed = false;

  constructor(settings: MarshalSettings) {
    this.#settings = settings;
    this.#callOff = settings.time.after(this.#restMs, () => void this.#round());
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  get #restMs(): number {
    return this.#settings.restMs ?? REST_MS;
  }

  async #round(): Promise<void> {
    const { store, time, isMine, report } = this.#settings;
    try {
      if (await isMine(this.#restMs * 3))
        for (const id of await store.runningTournaments()) {
          if (this.#isClosed) return;
          // One that can't go on does not hold up the others.
          await this.#bringOn(id).catch(report);
        }
    } catch (error) {
      if (!this.#isClosed) report(error);
    }
    if (!this.#isClosed) this.#callOff = time.after(this.#restMs, () => void this.#round());
  }

  async #bringOn(id: string): Promise<void> {
    const { store } = this.#settings;
    const tournament = await store.tournament(id);
    if (tournament === null) return;
    if (tournament.phase === 'gathering') await this.#begin(tournament);
    // It may have been called off since it was listed.
    else if (tournament.phase === 'playing') {
      await this.#layTables(tournament);
      await this.#tellTables(tournament);
      const told = (await store.tournament(id))!;
      const isOpen = told.seatings.some(({ score }) => score === null);
      if (!isOpen) await this.#goOn(told);
    }
  }

  async #begin(tournament: WholeTournament): Promise<void> {
    const { store, time } = this.#settings;
    const { seats, begins, wanted, opened, entrants } = tournament;
    const now = time.now();
    const here = entrants.filter(({ guest }) => guest !== null).length;
    const isTime = begins === null ? here >= wanted! : now >= begins;
    const isTooLate = now >= (begins ?? opened + GATHERING_MS);
    if (isTime && here >= Math.max(LEAST_ENTRANTS, seats)) await this.#draw(tournament);
    else if (isTooLate) await store.moveTournament(tournament, { phase: 'off', due: null });
  }

  /** All tables of a round have ended: the next begins after a break, or the tournament is over. */
  async #goOn(tournament: WholeTournament): Promise<void> {
    const { store, time, breakMs = BREAK_MS } = this.#settings;
    const { kind, round, rounds, pace, due } = tournament;
    const standings = standingsIn(tournament);
    const left = standings.filter(({ isOut }) => !isOut);
    const isOver = left.length < 2 || (kind === 'swiss' && round >= rounds);
    if (isOver) {
      // The last one left in a knock-out has won, whatever their points.
      const champion = kind === 'knockout' && left.length === 1 ? left[0]! : standings[0]!;
      const end = { phase: 'over', due: null, champion: champion.number };
      await store.moveTournament(tournament, end);
    } else if (due === null && pace === 'live')
      await store.moveTournament(tournament, { due: time.now() + breakMs });
    else if (due === null || time.now() >= due) await this.#draw(tournament);
  }

  async #draw(tournament: WholeTournament): Promise<void> {
    const { store } = this.#settings;
    const { kind, seats, entrants, seatings } = tournament;
    const round = tournament.round + 1;
    const numbers = new Map(entrants.map(({ guest, number }) => [guest, number]));
    const guests = entrants.flatMap(({ guest }) => (guest === null ? [] : [guest]));
    const apart = (await store.apartAmong(guests)).map(
      ([one, other]) => [numbers.get(one)!, numbers.get(other)!] as const,
    );
    const boards = nextBoards(
      {
        kind: kind as TournamentKind,
        seats,
        entrants: entrants.map(entrantOf),
        seatings,
        apart,
      },
      fairly,
    );
    const rows = boards.flatMap((numbersHere, board) =>
      numbersHere.map((number, seat): SeatingRow => {
        const isAlone = numbersHere.length === 1;
        const [score, place] = isAlone ? [WHOLE, 1] : [null, null];
        return { round, board, seat, number, table_id: null, score, place };
      }),
    );
    const still = standingsIn(tournament).filter(({ isOut }) => !isOut).length;
    const rounds = kind === 'knockout' ? round - 1 + roundsOf(still, seats) : tournament.rounds;
    await store.moveTournament(tournament, { phase: 'playing', round, rounds, due: null }, rows);
  }

  async #layTables(tournament: WholeTournament): Promise<void> {
    const { store, house } = this.#settings;
    const { id, round, seatings, entrants } = tournament;
    for (const board of boardsIn(seatings, round)) {
      const first = board[0]!;
      if (first.score !== null || first.table_id !== null) continue;
      const people = board.map(({ number }) => entrants.find(one => one.number === number)!);
      const isWhole = people.every(({ guest }) => guest !== null);
      if (isWhole)
        await house.openFor(
          specOf(tournament, board.length),
          people.map(({ guest, name, portrait }) => ({ guest: guest!, name, portrait })),
          '',
          (head, entries) => store.layBoard(head, entries, id, round, first.board),
        );
      // Someone has left since the draw: the others finish ahead of them without a game.
      else
        await store.scoreBoard(
          id,
          round,
          first.board,
          scored(
            board,
            people.map(({ guest }) => (guest === null ? 2 : 1)),
            people.map(({ guest }) => guest === null),
          ),
        );
    }
  }

  async #tellTables({ id, round, seatings }: WholeTournament): Promise<void> {
    const { store } = this.#settings;
    const boards = boardsIn(seatings, round).filter(
      ([first]) => first!.score === null && first!.table_id !== null,
    );
    const ended = await store.endedBoards(boards.map(([first]) => first!.table_id!));
    for (const { table, why, plays } of ended) {
      const board = boards.find(([first]) => first!.table_id === table)!;
      const seats = board.map(({ seat }) => plays.find(play => play.seat === seat));
      // Those who left come after everyone who stayed; where nothing was played, nobody is before anyone.
      const places = seats.map(play =>
        play === undefined ? 1 : play.has_left === 1 ? board.length + 1 : play.place,
      );
      // Those who gave up are in the next round; those who let a bot play on, or didn't come, have to say that they are back.
      const left = seats.map(play => play?.has_left === 1 && why !== 'conceded');
      await store.scoreBoard(id, round, board[0]!.board, scored(board, places, left));
    }
  }
}

const entrantOf = ({ number, has_left, guest }: WholeTournament['entrants'][number]) => ({
  number,
  hasLeft: has_left === 1 || guest === null,
});

export const standingsIn = ({ kind, entrants, seatings }: WholeTournament) =>
  standingsOf(kind as TournamentKind, entrants.map(entrantOf), seatings);

function scored(board: readonly SeatingRow[], places: readonly number[], left: readonly boolean[]) {
  const scores = scoresFor(places);
  return board.map(({ seat, number }, i) => ({
    seat,
    number,
    score: scores[i]!,
    // As it is shown: the first is the first, no matter who has left.
    place: 1 + places.filter(other => other < places[i]!).length,
    hasLeft: left[i]!,
  }));
}

function specOf({ game, pace, is_rated }: WholeTournament, players: number): TableSpec {
  return {
    game,
    settings: { players },
    clock: CLOCKS[pace as 'live' | 'turns'],
    undo: 'off',
    open: true,
    watch: true,
    hints: false,
    ...(is_rated === 1 ? { rated: true } : {}),
  };
}

/** How many rounds a knock-out takes, if all come to all their tables. */
function roundsOf(people: number, seats: number): number {
  let left = people;
  let rounds = 0;
  while (left > 1) {
    const sizes = sizesFor(left, seats);
    left = sizes.reduce((sum, size) => sum + placesToGoOn(size, sizes.length === 1), 0);
    rounds++;
  }
  return rounds;
}
