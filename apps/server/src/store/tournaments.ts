import type { Entry, TableHead } from '@castellan/room';
import type { Play } from './history.ts';
import type { Schema } from './schema.ts';

type Row<Name extends keyof Schema> = Readonly<Schema[Name]>;

export type TournamentRow = Row<'tournaments'>;
export type SeatingRow = Omit<Row<'rounds'>, 'tournament'>;

/** Someone who takes part; without an id and a name they are gone. */
export interface EntrantRow extends Omit<Row<'entrants'>, 'tournament'> {
  readonly name: string;
  readonly portrait: number;
}

/** A tournament in a list. `host_name`, `champion_name`: null where there is none, or they are gone. */
export interface ListedTournament extends TournamentRow {
  readonly host_name: string | null;
  readonly champion_name: string | null;
  readonly entrants: number;
  readonly is_in: number;
}

export interface WholeTournament extends TournamentRow {
  readonly host_name: string | null;
  readonly entrants: readonly EntrantRow[];
  readonly seatings: readonly SeatingRow[];
}

/** How a table of a tournament ended. */
export interface EndedBoard {
  readonly table: string;
  readonly why: string;
  /** Empty: nothing was played there, or it is not known any more. */
  readonly plays: readonly Pick<Play, 'seat' | 'place' | 'has_left'>[];
}

/** What someone got at a table. */
export interface BoardScore {
  readonly seat: number;
  readonly number: number;
  readonly score: number;
  readonly place: number;
  /** They gave up or did not come: they are not seated again. */
  readonly hasLeft: boolean;
}

export interface TournamentStore {
  /** False: they have that many open already. */
  openTournament(row: TournamentRow, most: number): Promise<boolean>;
  /** Those that come and are played, then those that are over, the newest first. */
  tournaments(asker: string | null, most: number): Promise<readonly ListedTournament[]>;
  tournament(id: string): Promise<WholeTournament | null>;
  /** Someone takes part, or is back; false: it is full, or has begun without them. */
  enter(id: string, guest: string, at: number, most: number): Promise<boolean>;
  /** They play no further round; before the first nothing of them stays. */
  withdraw(id: string, guest: string): Promise<void>;
  /** Those that are not over. */
  runningTournaments(): Promise<readonly string[]>;
  /**
   * Brings a tournament to where `after` says, with the tables of a new round, if it still stands in this phase and
   * round and nobody has come or gone; false: nothing has changed.
   */
  moveTournament(
    before: WholeTournament,
    after: Partial<Pick<TournamentRow, 'phase' | 'round' | 'rounds' | 'due' | 'champion'>>,
    seatings?: readonly SeatingRow[],
  ): Promise<boolean>;
  /** Writes the table of a board; false: it has one, and nothing has changed. */
  layBoard(
    head: TableHead,
    entries: readonly Entry[],
    id: string,
    round: number,
    board: number,
  ): Promise<boolean>;
  /** Of these tables those that are over, or gone. */
  endedBoards(tables: readonly string[]): Promise<readonly EndedBoard[]>;
  /** Writes down, once, what a board has come to. */
  scoreBoard(
    id: string,
    round: number,
    board: number,
    scores: readonly BoardScore[],
  ): Promise<void>;
}
