import type { GameFigures, WinCount } from '@castellan/protocol';
import type { StoredTable } from '../store/history.ts';

/** What was played of a person's games, seat by seat. */
type OwnPlay = StoredTable['seats'][number];

const WHOLE = 1000;
const MINUTE = 60_000;
/** In minutes, up to each of these. */
const LENGTHS = [15, 30, 60, Number.POSITIVE_INFINITY];
const MOST_POINTS = 100;

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Victories, each as large a part of one as was won. */
export const wonIn = (plays: readonly Pick<OwnPlay, 'won'>[]): number =>
  Math.round(sum(plays.map(({ won }) => won)) / 10) / (WHOLE / 10);

/** Wins in a row: now, and the most ever. The newest come first. */
export function streaksIn(plays: readonly OwnPlay[]): { streak: number; longest: number } {
  let [streak, run, longest] = [0, 0, 0];
  let isNow = true;
  for (const { won } of plays) {
    run = won > 0 ? run + 1 : 0;
    isNow &&= won > 0;
    if (isNow) streak = run;
    longest = Math.max(longest, run);
  }
  return { streak, longest };
}

function countBy(plays: readonly OwnPlay[], by: (play: OwnPlay) => number): WinCount[] {
  const groups = Map.groupBy(plays, by);
  return [...groups]
    .map(([n, some]) => ({ n, plays: some.length, won: wonIn(some) }))
    .sort((a, b) => a.n - b.n);
}

const lengthOf = ({ lasted }: OwnPlay): number =>
  LENGTHS.find(minutes => Number(lasted) <= minutes * MINUTE)!;

/** Each game of a person in figures, the one they play most first. */
export function figuresOf(plays: readonly OwnPlay[]): GameFigures[] {
  const byGame = [...Map.groupBy(plays, ({ game }) => game)];
  return byGame
    .map(([game, own]): GameFigures => {
      const together = own.filter(({ players }) => players > 1);
      const alone = own.filter(({ players }) => players === 1);
      const best = alone.flatMap(({ points }) => (points === null ? [] : [points]));
      return {
        game,
        plays: own.length,
        won: wonIn(own),
        lasted: sum(own.map(({ lasted }) => Number(lasted))),
        bySeat: countBy(together, ({ seat }) => seat + 1),
        byPlayers: countBy(own, ({ players }) => players),
        byMinutes: countBy(own, lengthOf).map(one => ({
          ...one,
          n: Number.isFinite(one.n) ? one.n : 0,
        })),
        alone:
          alone.length === 0
            ? null
            : {
                plays: alone.length,
                won: wonIn(alone),
                best: best.length === 0 ? null : Math.max(...best),
                ...streaksIn(alone),
              },
        points: own
          .flatMap(({ points }) => (points === null ? [] : [points]))
          .slice(0, MOST_POINTS)
          .reverse(),
      };
    })
    .sort((a, b) => b.plays - a.plays);
}
