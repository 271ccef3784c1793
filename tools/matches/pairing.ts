/** Who is rated against whom: the first in one seat, the second in all others, in every rotation of every seed. */
export interface Pairing {
  readonly game: string;
  readonly players: number;
  readonly a: string;
  readonly b: string;
  /** How many games are wanted. */
  readonly games: number;
  /** Stops earlier, when it is clear whether the first is better by the second number of Elo rather than the first. */
  readonly sprt?: readonly [less: number, more: number];
}

const GAMES = ['card-kingdoms', 'villages', 'quests', 'margraves', 'shadowgate'] as const;

const forAll = (a: string, b: string, games: number, players = 2): Pairing[] =>
  GAMES.map(game => ({ game, players, a, b, games }));

/** What there is to measure, in parts that can be run one after another. */
export const plans: Readonly<Record<string, readonly Pairing[]>> = {
  /** Is the learned value better than the one written by hand? */
  value: forAll('castellan@64', 'castellan/hand@64', 400).map(pairing => ({
    ...pairing,
    sprt: [0, 40],
  })),
  /** For how many turns should a plan be played on? */
  tune: [1, 2, 5].flatMap(turns => forAll(`castellan/turns=${turns}@64`, 'castellan@64', 120)),
  /** The levels, each against its neighbours, and the fixed point of all ratings. */
  ladder: [
    ...forAll('page', 'random', 200),
    ...forAll('page', 'squire', 200),
    ...forAll('steward', 'squire', 200),
    ...forAll('castellan@50ms', 'squire', 400),
    ...forAll('squire', 'greedy-1', 400),
    ...forAll('castellan@50ms', 'greedy-1', 400).filter(({ game }) =>
      ['card-kingdoms', 'shadowgate'].includes(game),
    ),
  ],
  /** With more players: one against all others of the next lower level. */
  tables: [3, 4].flatMap(players => [
    ...forAll('page', 'squire', 40 * players, players),
    ...forAll('steward', 'squire', 40 * players, players),
    ...forAll('castellan@50ms', 'squire', 25 * players, players),
  ]),
  /** At a second a turn. */
  second: [
    { game: 'card-kingdoms', players: 2, a: 'castellan', b: 'greedy-1', games: 100 },
    { game: 'card-kingdoms', players: 4, a: 'castellan', b: 'greedy-1', games: 60 },
    { game: 'card-kingdoms', players: 2, a: 'castellan', b: 'squire', games: 60 },
    { game: 'shadowgate', players: 2, a: 'castellan', b: 'squire', games: 100 },
    { game: 'shadowgate', players: 2, a: 'castellan', b: 'greedy-1', games: 40 },
    { game: 'villages', players: 2, a: 'castellan', b: 'squire', games: 20 },
    { game: 'quests', players: 2, a: 'castellan', b: 'squire', games: 20 },
    { game: 'margraves', players: 2, a: 'castellan', b: 'squire', games: 20 },
    ...forAll('castellan', 'steward', 40),
  ],
  /** Strength against thinking time. */
  time: [
    ...forAll('castellan@200ms', 'squire', 60),
    ...forAll('castellan@3000ms', 'squire', 16).filter(({ game }) =>
      ['card-kingdoms', 'shadowgate'].includes(game),
    ),
    { game: 'card-kingdoms', players: 2, a: 'castellan@200ms', b: 'greedy-1', games: 60 },
    { game: 'card-kingdoms', players: 2, a: 'castellan@3000ms', b: 'greedy-1', games: 16 },
  ],
};
