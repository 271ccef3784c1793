import type { Contender, Rating, Rule } from '../src/history/rating.ts';
import { known, NEWCOMER, pointsOf, ratedAfter, RULE } from '../src/history/rating.ts';
import type { Bout } from '@castellan/bots';
import { QuickChance } from '@castellan/kernel';
import type { RealGames } from './real-games.ts';
import { GRADES, pairOf, strengthsIn } from './real-games.ts';

/** A player whose strength we know, and what the ratings say of it. */
export interface Simulated {
  readonly strength: number;
  rating: Rating;
  games: number;
}

/** What was learned: how far off ratings are after a number of games. */
export interface Learned {
  readonly games: number;
  readonly players: number;
  /** The mean distance between rating and strength, and how many are within 50 points. */
  readonly off: number;
  readonly within: number;
}

export interface Findings {
  readonly players: readonly Simulated[];
  readonly learned: readonly Learned[];
}

/** How strengths are spread among people. */
const MEAN = 1500;
const DEVIATION = 250;
const LOOKS = [1, 2, 5, 10, 20, 30, 40, 50, 60, 80];
/** How many look for a seat at the same time; the nearest in rating sit down together. */
const WAITING = 40;
const BOTS = [1050, 1300, 1630, 1900];
const SHARE_WITH_BOT = 0.1;

/** Lets people of known strength play and rates them, as a server would. */
export function simulate(count: number, games: number, rule: Rule, seed: number): Findings {
  const chance = new QuickChance(seed);
  const players = Array.from({ length: count }, () => newcomer(usual(chance), rule));
  const look = new Look();
  for (let game = 0; game < games; game++) {
    const seated = gathered(players, chance, 2 + chance.below(4));
    const isWithBot = uniform(chance) < SHARE_WITH_BOT;
    const bot = isWithBot ? BOTS[chance.below(BOTS.length)]! : null;
    const strengths = seated.map(({ strength }) => strength);
    if (bot !== null) strengths.push(bot);
    const places = drawn(strengths, chance);
    const contenders: Contender[] = places.map((place, i) => ({
      place,
      rating: seated[i]?.rating ?? known(bot!),
    }));
    look.take(seated, ratedAfter(contenders, rule));
  }
  return { players, learned: look.learned() };
}

/**
 * The same for two, by games that bots of their grades really played: one of those is drawn, and it comes out as it did.
 * How strong the grades are follows from such games among those who met: a first time for that, a second to look.
 */
export function replay(
  real: RealGames,
  count: number,
  games: number,
  rule: Rule,
  seed: number,
): Findings & { readonly strengths: readonly { elo: number; low: number; high: number }[] } {
  const unknown = Array.from({ length: GRADES }, () => MEAN);
  const { bouts } = replayed(real, unknown, count, games, rule, new QuickChance(seed));
  const some = bouts.filter((_, n) => n % 10 === 0);
  const strengths = strengthsIn(some, new QuickChance(seed));
  const points = strengths.map(({ elo }) => MEAN + elo);
  return { ...replayed(real, points, count, games, rule, new QuickChance(seed + 1)), strengths };
}

function replayed(
  real: RealGames,
  points: readonly number[],
  count: number,
  games: number,
  rule: Rule,
  chance: QuickChance,
): Findings & { readonly bouts: readonly Bout[] } {
  const gradeOf = new Map<Simulated, number>();
  const players = Array.from({ length: count }, (_, i) => {
    const player = newcomer(points[i % GRADES]!, rule);
    gradeOf.set(player, i % GRADES);
    return player;
  });
  const look = new Look();
  const bouts: Bout[] = [];
  for (let game = 0; game < games; game++) {
    const sitting = gathered(players, chance, 2).sort((a, b) => gradeOf.get(a)! - gradeOf.get(b)!);
    const grades = sitting.map(player => gradeOf.get(player)!) as [number, number];
    const played = real[pairOf(...grades)]!;
    const found = played[chance.below(played.length)]!;
    // Of two of one grade it is all the same who was who.
    const places = grades[0] === grades[1] && chance.below(2) === 0 ? found.toReversed() : found;
    const contenders = sitting.map(({ rating }, i) => ({ place: places[i]!, rating }));
    look.take(sitting, ratedAfter(contenders, rule));
    const isDraw = places[0] === places[1];
    bouts.push({ seated: grades, wins: places.map(place => (isDraw ? 0.5 : place === 1 ? 1 : 0)) });
  }
  return { players, learned: look.learned(), bouts };
}

const newcomer = (strength: number, rule: Rule): Simulated => ({
  strength,
  rating: { ...NEWCOMER, sigma: NEWCOMER.sigma * (rule.spread / RULE.spread) },
  games: 0,
});

/** Looks at how far off ratings are, after so many games of each. */
class Look {
  readonly #off = new Map<number, number[]>(LOOKS.map(n => [n, []]));

  /** These have played one more game, and are rated so after it. */
  take(seated: readonly Simulated[], after: readonly Rating[]): void {
    for (const [i, player] of seated.entries()) {
      player.rating = after[i]!;
      player.games++;
      this.#off.get(player.games)?.push(Math.abs(pointsOf(player.rating) - player.strength));
    }
  }

  learned(): Learned[] {
    return [...this.#off].map(([games, off]) => ({
      games,
      players: off.length,
      off: mean(off),
      within: off.filter(points => points <= 50).length / Math.max(1, off.length),
    }));
  }
}

/** Some who have waited, close in rating. */
function gathered(players: readonly Simulated[], chance: QuickChance, size: number): Simulated[] {
  const waiting = new Set<Simulated>();
  while (waiting.size < WAITING) waiting.add(players[chance.below(players.length)]!);
  const sorted = [...waiting].sort((a, b) => a.rating.mu - b.rating.mu);
  const first = chance.below(WAITING - size + 1);
  return sorted.slice(first, first + size);
}

/** Who comes in which place: each place goes to one of those left, in proportion to their strength (Plackett and Luce). */
function drawn(strengths: readonly number[], chance: QuickChance): number[] {
  // The order of so many independent races: the same as drawing one after the other.
  const times = strengths.map(points => -Math.log(1 - uniform(chance)) / 10 ** (points / 400));
  return times.map(own => 1 + times.filter(other => other < own).length);
}

function usual(chance: QuickChance): number {
  const [u, w] = [1 - uniform(chance), uniform(chance)];
  return MEAN + DEVIATION * Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * w);
}

const uniform = (chance: QuickChance): number => chance.below(1 << 30) / (1 << 30);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** Spearman's rank correlation. */
export function inOrder(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const middle = (one.length + 1) / 2;
  let [both, left, right] = [0, 0, 0];
  for (const [i, rank] of a.entries()) {
    both += (rank - middle) * (b[i]! - middle);
    left += (rank - middle) ** 2;
    right += (b[i]! - middle) ** 2;
  }
  return both / Math.sqrt(left * right);
}

/** Those who are equal share the middle of their places. */
function ranksOf(values: readonly number[]): number[] {
  const order = values.map((value, i) => [value, i] as const).sort((x, y) => x[0] - y[0]);
  const ranks = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && order[to + 1]![0] === order[from]![0]) to++;
    for (let i = from; i <= to; i++) ranks[order[i]![1]] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}
