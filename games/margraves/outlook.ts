// How a seat sees the rest of the game: how long it will last, and what things are worth. For bots; no rule reads it.
import type { Seat } from '@castellan/kernel';
import { sectionOf, stepPrice } from './actions/influence.ts';
import { BUILD_INFLUENCE } from './actions/build.ts';
import { TRACK } from './cards/boards.ts';
import type { ResourceAmounts } from './cards/language.ts';
import { LAST_SPACE } from './state.ts';
import type { Player, State } from './state.ts';
import { guildIconsOf } from './scoring.ts';

export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  readonly me: Player;
  /** About how many turns of its own come after this one. */
  readonly rounds: number;
  /** By row: how many guild icons the seat has on towers, Citizens and tiles. */
  readonly icons: readonly number[];
  /** What one of each thing is worth now, in points. */
  readonly worths: ResourceAmounts;
  /** What the materials for the next tower are worth. */
  readonly tower: number;
  /** By Location: what visiting it is worth, and what standing there is worth. Filled when somebody asks. */
  readonly visits: number[];
  readonly sites: number[];
}

export function outlookOf(state: State, seat: Seat): Outlook {
  const me = state.players[seat]!;
  const rounds = roundsLeft(state, seat);
  const icons = guildIconsOf(state, seat);
  const influence = influenceWorth(me, rounds, icons);
  const tower = WEIGHTS.readyShare * towerGuess(me, rounds, influence);
  const worths = worthsOf(me, rounds, influence, tower);
  return { state, seat, me, rounds, icons, worths, tower, visits: [], sites: [] };
}

/**
 * The numbers behind the estimates, mostly in points. They come from games of the appraisal against itself, with some
 * numbers a little higher or lower.
 */
export const WEIGHTS = {
  /** How many Citizens, and how many tiles of each level, are taken in a turn; how many turns a tower takes. */
  citizensATurn: 1.29,
  tilesATurn: 0.16,
  turnsATower: 2.27,
  /** How much of a section, and how many icons on a row, are gained in a round. */
  growth: 0.11,
  moreIcons: 0.1,
  /** A tile, a gold, a Resource, a gem, a strength, a knight, and what a step of influence is worth in addition. */
  tile: 3.2,
  gold: 0.29,
  good: 0.6,
  gem: 1.79,
  strength: 0.6,
  knight: 0.45,
  influence: 0.25,
  /** By number of missing materials: the share of a tower. Then how much that counts for materials, and for a good place. */
  ready: [0.89, 0.75, 0.55, 0.4, 0.27, 0.15, 0.05],
  readyShare: 0.28,
  siteShare: 0.3,
  /** The factor for each step to the place, the factor for a second tower, and for a monster within reach. */
  near: 0.75,
  second: 0.4,
  slayNear: 0.14,
  /** The bonus for building now rather than later. */
  timing: 3,
  /** What each recalled card is worth, and what a Recall costs. */
  recalled: 0.42,
  recallLater: 0.81,
  /** What one more Citizen is worth in each round, and the share of its power that counts. */
  card: 0.28,
  use: 0.12,
} as const;

export function roundsLeft(
  { players, deck, stacks, ending, turn, first }: State,
  seat: Seat,
): number {
  const seats = players.length;
  const place = (who: Seat): number => (who - first + seats) % seats;
  if (ending !== '') return place(seat) > place(turn.seat) ? 1 : 0;
  const pace = seats === 1 ? WEIGHTS.citizensATurn + 1 : WEIGHTS.citizensATurn * seats;
  let rounds = deck.length / pace;
  for (const stack of stacks)
    rounds = Math.min(rounds, stack.length / (WEIGHTS.tilesATurn * seats));
  for (const { towers } of players) rounds = Math.min(rounds, towers * WEIGHTS.turnsATower);
  return 0.5 + rounds;
}

/** What an icon of a row will probably score at the end. */
export function iconWorth({ me, rounds }: Pick<Outlook, 'me' | 'rounds'>, row: number): number {
  const space = me.influence[row]!;
  const now = TRACK.points[sectionOf(space)]!;
  const most = TRACK.points.at(-1)!;
  const way = (space % TRACK.spaces) / TRACK.spaces;
  return Math.min(most, now + Math.min(1, rounds) * way * 0.6 + WEIGHTS.growth * rounds);
}

/**
 * What a marker on this space is worth: its points for each icon, and a share of the next section. `gold`: what a gold
 * is worth.
 */
function spaceWorth(space: number, icons: number, rounds: number, gold: number): number {
  const section = sectionOf(space);
  const expected = icons + WEIGHTS.moreIcons * rounds;
  const here = TRACK.points[section]! * expected;
  if (section + 1 >= TRACK.points.length || rounds <= 0) return here;
  const step = TRACK.points[section + 1]! - TRACK.points[section]!;
  const next = step * expected + WEIGHTS.tile - TRACK.thresholds[section]! * gold;
  const way = (space % TRACK.spaces) / TRACK.spaces;
  return here + way * Math.max(0, next) * Math.min(1, 0.35 + 0.15 * rounds);
}

/** What a step on this row is worth, with the tile of a threshold and its price. */
export function stepWorth({ me, icons, rounds, worths }: Outlook, row: number): number {
  const space = me.influence[row]!;
  return (
    spaceWorth(space + 1, icons[row]!, rounds, worths.gold) -
    spaceWorth(space, icons[row]!, rounds, worths.gold) +
    (stepPrice(space) > 0 ? WEIGHTS.tile - stepPrice(space) * worths.gold : 0)
  );
}

/** What a tower is built with. */
export interface Materials {
  readonly stone: number;
  readonly wood: number;
  readonly magic: number;
  readonly gem: number;
}

/** How much is missing for the next tower, after `others` more. A gem counts as three, because it costs three Resources. */
export function missingFor({ stone, wood, magic, gem }: Materials, others = 0): number {
  return (
    (stone > others ? 0 : 1) +
    (wood > others ? 0 : 1) +
    (magic > others ? 0 : 1) +
    (gem > others ? 0 : 3)
  );
}

/** The share of a tower that is already there. */
export const readiness = (missing: number): number => WEIGHTS.ready[missing]!;

/** What materials are worth together: each a little, plus a share of the tower that they are for. */
export function materialWorth(
  has: Materials,
  { rounds, tower, towers }: Pick<Outlook, 'rounds' | 'tower'> & { readonly towers: number },
): number {
  const goods = has.stone + has.wood + has.magic;
  if (rounds < 0.5) return goods / 3 + 2 * has.gem;
  const first = missingFor(has);
  const loose = WEIGHTS.good * Math.min(goods, 5) + 0.5 * WEIGHTS.good * Math.max(0, goods - 5);
  let worth = loose + WEIGHTS.gem * has.gem;
  if (towers > 0 && rounds > first) worth += tower * readiness(first);
  if (first === 0 && towers > 1 && rounds > 4)
    worth += WEIGHTS.second * tower * readiness(missingFor(has, 1));
  return worth;
}

/** What a tower is worth, roughly: two icons, three influence and a slot. */
function towerGuess(me: Player, rounds: number, influence: number): number {
  if (me.towers === 0 || rounds < 0.5) return 0;
  let icons = 0;
  for (let row = 0; row < me.influence.length; row++) icons += iconWorth({ me, rounds }, row);
  return icons / 2 + BUILD_INFLUENCE * influence + 1.5;
}

const goldWorth = (rounds: number): number => (rounds < 0.5 ? 0.2 : WEIGHTS.gold);

/** What a step on the best row is worth. */
function influenceWorth(me: Player, rounds: number, icons: readonly number[]): number {
  const gold = goldWorth(rounds);
  let best = 0;
  for (let row = 0; row < me.influence.length; row++) {
    const space = me.influence[row]!;
    if (space < LAST_SPACE)
      best = Math.max(
        best,
        spaceWorth(space + 1, icons[row]!, rounds, gold) -
          spaceWorth(space, icons[row]!, rounds, gold),
      );
  }
  return Math.min(3, best + WEIGHTS.influence);
}

function worthsOf(me: Player, rounds: number, influence: number, tower: number): ResourceAmounts {
  const over = rounds < 0.5;
  const future = { rounds, tower, towers: me.towers };
  const now = materialWorth(me, future);
  const more = (name: keyof Materials): number =>
    materialWorth({ ...me, [name]: me[name] + 1 }, future) - now;
  const stone = more('stone');
  const wood = more('wood');
  const magic = more('magic');
  return {
    gold: goldWorth(rounds),
    strength: over ? 0.02 : me.strength > 6 ? 0.25 : WEIGHTS.strength,
    stone,
    wood,
    magic,
    wild: Math.max(stone, wood, magic),
    gem: more('gem'),
    knight: over ? 0.02 : me.knight > 2 ? 0.25 : WEIGHTS.knight,
    influence,
  };
}
