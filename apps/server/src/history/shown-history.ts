import { rateOf } from '@castellan/bots';
import type {
  Board,
  BoardRow,
  CardFigures,
  HistoryPage,
  Look,
  PlayedTable,
  Profile,
  ShownRating,
} from '@castellan/protocol';
import { seasonSpan } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import type { CardCount, Ranked, StoredTable } from '../store/history.ts';
import type { Mark, Store } from '../store/store.ts';
import { figuresOf, streaksIn, sum, wonIn } from './figures.ts';
import { LEAST_GAMES } from './rating.ts';

const MOST_PLAYS = 1000;
const MOST_OPPONENTS = 12;
const MOST_CARDS = 40;
const A_PAGE = 20;
const LAST = 5;
const LEADERS = 50;
/** So many rated games in a season bring someone on its list. */
const LEAST_IN_SEASON = 5;
const AROUND = 2;
const WEEK_MS = 7 * 24 * 3600 * 1000;
const LINE_MS = 12 * WEEK_MS;
/** The cards of a game change little from one minute to the next. */
const CARDS_MS = 10 * 60_000;
const WHOLE = 1000;

/** By default, people who have played with someone may look at their games. */
const USUAL: Look = 'met';

type RatingRow = Awaited<ReturnType<Store['ratingsOf']>>[number];

/** What people may know of finished games: their own, and those of others who let them. */
export class ShownHistory {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #cards = new Map<
    string,
    { readonly at: number; cards: Promise<readonly CardFigures[]> }
  >();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** What someone has played, in figures; refuses those who may not look at it. */
  async profile(of: string, asker: string | null): Promise<Profile> {
    const store = this.#store;
    const person = await this.#mustSee(of, asker);
    const [plays, opponents, met, cards, page, ratings, look] = await Promise.all([
      store.playsOf(of, MOST_PLAYS),
      store.against(of, MOST_OPPONENTS),
      store.countMet(of),
      store.cardsOf(of, MOST_CARDS),
      this.#page(of, asker, null, null, LAST),
      this.#ratings(of),
      store.lookOf(of),
    ]);
    return {
      guest: person.id,
      name: person.name,
      portrait: person.portrait,
      since: Number(person.since),
      isYou: of === asker,
      look: of === asker ? ((look as Look | null) ?? USUAL) : null,
      ratings,
      line: plays
        .flatMap(({ game, ended, rating }) =>
          rating === null ? [] : [{ game, at: Number(ended), points: rating }],
        )
        .reverse(),
      plays: plays.length,
      won: wonIn(plays),
      ...streaksIn(plays),
      lasted: sum(plays.map(({ lasted }) => Number(lasted))),
      met,
      games: figuresOf(plays),
      opponents: (of === asker ? opponents : []).map(one => ({ ...one, won: wonIn([one]) })),
      cards: cards.map(figuresOfCard),
      last: page.tables,
    };
  }

  /** The finished games of someone, the newest first, a page at a time. */
  async history(
    of: string,
    asker: string | null,
    game: string | null,
    from: Mark | null,
  ): Promise<HistoryPage> {
    await this.#mustSee(of, asker);
    return this.#page(of, asker, game, from, A_PAGE);
  }

  /** The strongest in a game, and those around the asker. */
  async board(game: string, asker: string | null): Promise<Board> {
    const store = this.#store;
    const [own] = asker === null ? [] : await store.ratingsOf([asker], game);
    const leaders = await store.leaders(game, LEADERS);
    const you = own === undefined ? null : await this.#shown(own);
    const isFar = own?.is_settled === 1 && !leaders.some(({ guest }) => guest === asker);
    const around = isFar ? await this.#around(own, you) : [];
    const lines = await store.ratingLines(
      [...leaders, ...around.map(([row]) => row)].map(({ guest }) => guest),
      game,
      this.#now() - LINE_MS,
    );
    const rowOf = (row: Ranked, place: number): BoardRow => {
      const own = lines.filter(({ guest }) => guest === row.guest);
      const before = own.findLast(({ ended }) => ended < this.#now() - WEEK_MS)?.rating;
      return {
        place,
        guest: row.guest,
        name: row.name,
        portrait: row.portrait,
        points: row.points,
        week: row.points - (before ?? own[0]?.rating ?? row.points),
        games: row.games,
        won: row.won / WHOLE,
        line: own.map(({ rating }) => rating),
        isYou: row.guest === asker,
      };
    };
    return {
      game,
      season: null,
      least: LEAST_GAMES,
      of: (await store.countRanked(game, 0)).all,
      rows: leaders.map((row, i) => rowOf(row, i + 1)),
      around: around.map(([row, place]) => rowOf(row, place)),
      you,
    };
  }

  /** The strongest of those who play in a season. */
  async season(game: string, season: string, asker: string | null): Promise<Board | null> {
    const span = seasonSpan(season);
    if (span === null) return null;
    const store = this.#store;
    const leaders = await store.seasonLeaders(game, span, LEAST_IN_SEASON, LEADERS);
    const lines = await store.ratingLines(
      leaders.map(({ guest }) => guest),
      game,
      span[0],
    );
    const rows = leaders.map((row, i): BoardRow => {
      const own = lines.filter(({ guest, ended }) => guest === row.guest && ended < span[1]);
      return {
        ...row,
        place: i + 1,
        week: row.points - (own[0]?.rating ?? row.points),
        won: row.won / WHOLE,
        line: own.map(({ rating }) => rating),
        isYou: row.guest === asker,
      };
    });
    const of = rows.length;
    return { game, season, least: LEAST_IN_SEASON, of, rows, around: [], you: null };
  }

  /** Every card of a game over all who played it. */
  cards(game: string): Promise<readonly CardFigures[]> {
    const now = this.#now();
    const known = this.#cards.get(game);
    if (known !== undefined && now - known.at < CARDS_MS) return known.cards;
    const cards = this.#store.cardsIn(game).then(rows => rows.map(figuresOfCard));
    this.#cards.set(game, { at: now, cards });
    cards.catch(() => this.#cards.delete(game));
    return cards;
  }

  /** Refuses those who may not look as it refuses unknown ids, so that nobody can find ids by trying them. */
  async #mustSee(of: string, asker: string | null) {
    const person = await this.#store.guestById(of);
    const look = (await this.#store.lookOf(of)) ?? USUAL;
    const maySee =
      of === asker ||
      look === 'everyone' ||
      (look === 'met' && asker !== null && (await this.#store.havePlayed(asker, of)));
    if (person === null || !maySee)
      throw new Refused('private', 'This person keeps their games to themselves.');
    return person;
  }

  async #page(
    of: string,
    asker: string | null,
    game: string | null,
    from: Mark | null,
    most: number,
  ): Promise<HistoryPage> {
    const found = await this.#store.playedBy(of, game, from, most);
    const last = found.at(-1);
    return {
      tables: found.map(table => tableOf(table, of, asker)),
      next: found.length < most ? null : `${last!.ended}-${last!.table_id}`,
    };
  }

  /** Those first that are more than a guess, and of them those with most games. */
  async #ratings(of: string): Promise<ShownRating[]> {
    const rows = await this.#store.allRatingsOf(of);
    const firmest = rows.toSorted((a, b) => b.is_settled - a.is_settled || b.games - a.games);
    return Promise.all(firmest.map(row => this.#shown(row)));
  }

  async #shown({ game, points, best, games, is_settled }: RatingRow): Promise<ShownRating> {
    const { all, above } = await this.#store.countRanked(game, points);
    const place = is_settled === 1 ? above + 1 : null;
    return { game, points, best, games, isProvisional: is_settled === 0, place, of: all };
  }

  async #around(own: RatingRow, you: ShownRating | null): Promise<[Ranked, number][]> {
    const place = you?.place ?? 1;
    const above = await this.#store.neighbours(own.game, own.points, 'above', AROUND);
    const rest = await this.#store.neighbours(own.game, own.points, 'below', AROUND + 1);
    return [
      ...above.map((row, i): [Ranked, number] => [row, place - above.length + i]),
      ...rest.map((row, i): [Ranked, number] => [row, place + i]),
    ];
  }
}

/** Who else sat there only concerns those who did: to others they have no name. */
function tableOf(table: StoredTable, of: string, asker: string | null): PlayedTable {
  const wasThere = table.seats.some(({ guest }) => guest !== null && guest === asker);
  const isHidden = ({ guest }: { readonly guest: string | null }): boolean =>
    !wasThere && guest !== null && guest !== of;
  return {
    id: table.table_id,
    game: table.game,
    ended: Number(table.ended),
    lasted: Number(table.ended) - Number(table.began),
    turns: table.turns,
    why: table.why,
    isRated: table.is_rated === 1,
    seats: table.seats.map(seat => ({
      name: isHidden(seat) ? '' : seat.name,
      guest: isHidden(seat) ? null : seat.guest,
      bot: seat.bot,
      place: seat.place,
      points: seat.points,
      hasWon: seat.won > 0,
      hasLeft: seat.has_left === 1,
      change: seat.change,
      course: JSON.parse(seat.course) as number[],
    })),
  };
}

function figuresOfCard({ won, seats, ...card }: CardCount): CardFigures {
  return { ...card, seats, wins: rateOf(won / WHOLE, seats) };
}
