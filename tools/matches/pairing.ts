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

const only = (game: string, ...pairing: Parameters<typeof forAll>): Pairing[] =>
  forAll(...pairing).filter(one => one.game === game);

/** Where the first greedy was another one. */
const anchored = (...pairing: Parameters<typeof forAll>): Pairing[] => [
  ...only('card-kingdoms', ...pairing),
  ...only('shadowgate', ...pairing),
];

/** With how many it can be played, where that is less than five. */
export const MOST: Readonly<Record<string, number>> = { shadowgate: 4 };

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
    ...forAll('page', 'random', 100),
    ...forAll('page', 'squire', 200),
    ...forAll('steward', 'squire', 100),
    ...forAll('castellan@50ms', 'squire', 200),
    ...anchored('squire', 'greedy-1', 400),
    ...anchored('castellan@50ms', 'greedy-1', 400),
  ],
  /** With more players: one against all others of a lower level. */
  tables: [
    ...[3, 4, 5].flatMap(players =>
      [
        ...forAll('page', 'squire', 40 * players, players),
        ...forAll('steward', 'squire', 20 * players, players),
        ...forAll('castellan@50ms', 'squire', 15 * players, players),
        ...forAll('castellan@50ms', 'steward', 15 * players, players),
      ].filter(({ game }) => players <= (MOST[game] ?? 5)),
    ),
    ...only('card-kingdoms', 'castellan@50ms', 'greedy-1', 100, 4),
  ],
  /** Every level against squires with every number of players: the ladder that the lab shows. */
  levels: [2, 3, 4, 5].flatMap(players =>
    ['page', 'steward', 'castellan@50ms'].flatMap(level =>
      forAll(level, 'squire', 60 * players, players).filter(
        ({ game }) => players <= (MOST[game] ?? 5),
      ),
    ),
  ),
  /** Where looking ahead misleads: three and four players in Shadowgate. */
  crowd: [3, 4].flatMap(players => [
    ...['steward', 'castellan@100', 'castellan@400'].flatMap(level =>
      only('shadowgate', level, 'squire', 1500 * players, players),
    ),
    ...only('shadowgate', 'castellan@400', 'steward', 750 * players, players),
  ]),
  /** How far ahead is far enough there? */
  'crowd-turns': [3, 4].flatMap(players =>
    [2, 3].flatMap(turns =>
      only('shadowgate', `castellan/turns=${turns}@100`, 'squire', 1000 * players, players),
    ),
  ),
  /** Other ways to search, against the search as it is. */
  yardstick: ['plans=48', 'margin=0.4', 'margin=1'].flatMap(habit =>
    anchored(`castellan/${habit}@200`, 'castellan@200', 200),
  ),
  /** What playing much taught: with it and without. */
  instinct: [2, 4].flatMap(players => [
    ...only('card-kingdoms', 'castellan@200', 'squire', 1200, players),
    ...only('card-kingdoms', 'castellan/plain@200', 'squire', 1200, players),
  ]),
  /** At a second a turn. */
  second: [
    ...anchored('castellan', 'greedy-1', 300),
    ...only('card-kingdoms', 'castellan', 'greedy-1', 40, 4),
    ...forAll('castellan', 'steward', 40),
  ],
  /** At a second a turn against squires, the yardstick that is not used up. */
  goal: [...anchored('castellan', 'squire', 400), ...anchored('castellan', 'squire', 240, 4)],
  /** Strength against thinking time. */
  time: [
    ...only('card-kingdoms', 'castellan@200ms', 'greedy-1', 60),
    ...only('card-kingdoms', 'castellan@3000ms', 'greedy-1', 20),
    ...only('shadowgate', 'castellan@200ms', 'squire', 60),
    ...only('shadowgate', 'castellan@3000ms', 'squire', 20),
  ],
};

/** Games of which only fair variants are played for ratings and for learning: here everyone has the same number of turns. */
export const FAIR: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  shadowgate: { equalTurns: true },
};
