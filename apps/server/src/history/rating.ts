import type { Model, Rating } from 'openskill';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

// How strong people are, from whom they left behind them. What the numbers below rest on: docs/lab/ratings.md.

export type { Rating };

const MU = 25;
const BETA = MU / 6;
/** So that 400 points are odds of ten to one between two who are well known. */
const POINTS = 400 / Math.LN10 / (BETA * Math.SQRT2);
const MIDDLE = 1500;

/** How ratings move; what stands here was chosen among others by `npm run ratings`. */
export interface Rule {
  readonly model: Model;
  /** How far a newcomer may be from the middle, in points, as one standard deviation. */
  readonly spread: number;
  /** How many points a strength may change from one game to the next: people learn, and forget. */
  readonly drift: number;
  /** How much luck there is at a table of this size: 1 for two players. */
  readonly luck: (seated: number) => number;
  /** How much surer a game makes us. */
  readonly weight: number;
}

export const RULE: Rule = {
  model: bradleyTerryFull,
  spread: 200,
  drift: 3,
  luck: () => 1,
  weight: 1,
};

/** Above this, a rating is no more than a first guess. */
const UNSURE = 90;
/** The fewest games before anyone is on a list of the best. */
export const LEAST_GAMES = 10;

export const NEWCOMER: Rating = { mu: MU, sigma: RULE.spread / POINTS };

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
export function ratedAfter(seats: readonly Contender[], rule: Rule = RULE): readonly Rating[] {
  const rated = rate(
    seats.map(({ rating }) => [rating]),
    {
      model: rule.model,
      rank: seats.map(({ place }) => place),
      mu: MU,
      beta: BETA * rule.luck(seats.length),
      tau: rule.drift / POINTS,
      gamma: () => rule.weight,
    },
  );
  return rated.map(([rating]) => rating!);
}
