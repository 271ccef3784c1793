import type { HistoryStore, NewRating, Play, Played } from '../store/history.ts';
import { anchorOf } from './anchors.ts';
import type { Rating } from './rating.ts';
import { isProvisional, LEAST_GAMES, NEWCOMER, pointsOf, ratedAfter } from './rating.ts';

const MILLION = 1_000_000;

/** How everyone at a rated table is rated after it; empty where nobody is. */
export async function ratingsAfter(
  { table, plays }: Played,
  store: Pick<HistoryStore, 'ratingsOf'>,
): Promise<readonly NewRating[]> {
  if (table.is_rated === 0) return [];
  const { game, ended: at } = table;
  const guests = plays.flatMap(({ guest }) => (guest === null ? [] : [guest]));
  const rows = await store.ratingsOf(guests, game);
  const before = plays.map(({ guest, bot }): Rating | null => {
    if (bot !== null) return anchorOf(game, bot);
    const row = rows.find(one => one.guest === guest);
    return row === undefined
      ? NEWCOMER
      : { mu: Number(row.mu) / MILLION, sigma: Number(row.sigma) / MILLION };
  });
  // Against a bot we know nothing about, a game says nothing.
  const seats = plays.flatMap((play, i) => {
    const rating = before[i]!;
    return rating === null ? [] : [{ play, rating, place: fairPlace(play, plays) }];
  });
  if (seats.length < 2) return [];
  return ratedAfter(seats).flatMap((after, i): NewRating[] => {
    const { play, rating } = seats[i]!;
    const { guest, seat, won } = play;
    if (guest === null) return [];
    const row = rows.find(one => one.guest === guest);
    const games = (row?.games ?? 0) + 1;
    const points = pointsOf(after);
    const isSettled = games >= LEAST_GAMES && !isProvisional(after);
    return [
      {
        seat,
        before: games - 1,
        change: points - pointsOf(rating),
        rating: {
          guest,
          game,
          mu: Math.round(after.mu * MILLION),
          sigma: Math.round(after.sigma * MILLION),
          points,
          games,
          won: (row?.won ?? 0) + won,
          is_settled: isSettled ? 1 : 0,
          at,
        },
      },
    ];
  });
}

/** Those who left come after everyone who stayed, however well a bot has played on for them. */
function fairPlace({ place, has_left }: Play, plays: readonly Play[]): number {
  return has_left === 1 ? plays.length + 1 : place;
}
