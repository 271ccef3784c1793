import type { Rating } from 'openskill';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

// How strong people are, from whom they left behind them. What the numbers below rest on: docs/lab/ratings.md.

export type { Rating };

const MU = 25;
const BETA = MU / 6;
/** So that 400 points are odds of ten to one between two who are well known. */
const POINTS = 400 / Math.LN10 / (BETA * Math.SQRT2);
const MIDDLE = 1500;

/** How far a newcomer may be from the middle, as one standard deviation. */
const SPREAD = 350;
/** So much may change from one game to the next: people learn, and forget. */
const DRIFT = 6;
/** Above this, a rating is no more than a first guess. */
const UNSURE = 90;
/** So many games at least before anyone is on a list of the best. */
export const LEAST_GAMES = 10;

export const NEWCOMER: Rating = { mu: MU, sigma: SPREAD / POINTS };

/** As it is shown. */
export const pointsOf = ({ mu }: Rating): number => Math.round(MIDDLE + (mu - MU) * POINTS);

/** Whose strength is known to these points. */
export const known = (points: number): Rating => ({
  mu: MU + (points - MIDDLE) / POINTS,
  sigma: 30 / POINTS,
});

export const isProvisional = ({ sigma }: Rating): boolean => sigma * POINTS > UNSURE;

/** A seat in a game: how strong we took it to be, and its place, 1 for the first. */
export interface Contender {
  readonly rating: Rating;
  readonly place: number;
}

/** How strong we take each seat to be after the game. */
export function ratedAfter(seats: readonly Contender[]): readonly Rating[] {
  const rated = rate(
    seats.map(({ rating }) => [rating]),
    {
      model: bradleyTerryFull,
      rank: seats.map(({ place }) => place),
      mu: MU,
      sigma: NEWCOMER.sigma,
      beta: BETA,
      tau: DRIFT / POINTS,
      // A game of four is not three games of two: what one tells of the others is told once.
      gamma: (_c, seated) => 1 / Math.max(1, seated - 1),
    },
  );
  return rated.map(([rating]) => rating!);
}
