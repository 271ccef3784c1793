// How a seat looks at the rest of the game: how long it will be, and what things are good for. Bots weigh everything by that.
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
  /** Turns of its own that come after this one, roughly. */
  readonly rounds: number;
  /** Guild icons on each row: towers, Citizens and tiles. */
  readonly icons: readonly number[];
  /** What one of each is worth now, in points. */
  readonly worths: ResourceAmounts;
  /** What having the materials for the next tower is worth. */
  readonly tower: number;
  /** By Location: what a visit is worth, and to stand there; worked out when somebody asks. */
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
 * What the estimates rest on, in points where nothing else is said. These were found by letting the appraisal play
 * against itself with some of them a little higher or lower.
 */
export const WEIGHTS = {
  /** How many Citizens and tiles of each level go in a turn, and how many turns a tower takes. */
  citizensATurn: 1.29,
  tilesATurn: 0.16,
  turnsATower: 2.27,
  /** How much of a section, and how many icons on a row, come with a round. */
  growth: 0.11,
  moreIcons: 0.1,
  /** A tile, a gold, a loose Resource, a gem beyond that, a strength, a knight, and what a step of influence is worth besides. */
  tile: 3.2,
  gold: 0.29,
  good: 0.6,
  gem: 1.79,
  strength: 0.6,
  knight: 0.45,
  influence: 0.25,
  /** How much of a tower one has with so much missing; what that counts as materials, and where it can be built. */
  ready: [0.89, 0.75, 0.55, 0.4, 0.27, 0.15, 0.05],
  readyShare: 0.28,
  siteShare: 0.3,
  /** What is left of that with each step to the place, and for a second tower; what a monster in reach counts. */
  near: 0.75,
  second: 0.4,
  slayNear: 0.14,
  /** To build now rather than later. */
  timing: 3,
  /** What each card that is taken back counts, and what it costs to do so. */
  recalled: 0.42,
  recallLater: 0.81,
  /** A Citizen more in each round, and the share of its power that counts. */
  card: 0.28,
  use: 0.12,
} as const;

function roundsLeft({ players, deck, stacks, ending, turn, first }: State, seat: Seat): number {
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

/** What an icon of a row will count at the end, probably. */
export function iconWorth({ me, rounds }: Pick<Outlook, 'me' | 'rounds'>, row: number): number {
  const space = me.influence[row]!;
  const now = TRACK.points[sectionOf(space)]!;
  const most = TRACK.points.at(-1)!;
  const way = (space % TRACK.spaces) / TRACK.spaces;
  return Math.min(most, now + Math.min(1, rounds) * way * 0.6 + WEIGHTS.growth * rounds);
}

/**
 * What a marker on this space is worth: its points for each icon, and a part of the way to the next section. `gold` is
 * what a gold is worth.
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

/** What a step on this row brings, the tile of a threshold and its price included. */
export function stepWorth({ me, icons, rounds, worths }: Outlook, row: number): number {
  const space = me.influence[row]!;
  return (
    spaceWorth(space + 1, icons[row]!, rounds, worths.gold) -
    spaceWorth(space, icons[row]!, rounds, worths.gold) +
    (stepPrice(space) > 0 ? WEIGHTS.tile - stepPrice(space) * worths.gold : 0)
  );
}

/** What can be built with, and what a tower would be worth. */
export interface Materials {
  readonly stone: number;
  readonly wood: number;
  readonly magic: number;
  readonly gem: number;
}

/** How much is missing for the next tower, after so many others; a gem counts as the three Resources that it is bought with. */
export function missingFor({ stone, wood, magic, gem }: Materials, others = 0): number {
  return (
    (stone > others ? 0 : 1) +
    (wood > others ? 0 : 1) +
    (magic > others ? 0 : 1) +
    (gem > others ? 0 : 3)
  );
}

/** How much of a tower one has already, by what is missing. */
export const readiness = (missing: number): number => WEIGHTS.ready[missing]!;

/** What materials are worth together: each a little, and a good part of the tower that they are for. */
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

/** A tower, roughly: two icons, three influence and a slot. */
function towerGuess(me: Player, rounds: number, influence: number): number {
  if (me.towers === 0 || rounds < 0.5) return 0;
  let icons = 0;
  for (let row = 0; row < me.influence.length; row++) icons += iconWorth({ me, rounds }, row);
  return icons / 2 + BUILD_INFLUENCE * influence + 1.5;
}

const goldWorth = (rounds: number): number => (rounds < 0.5 ? 0.2 : WEIGHTS.gold);

/** A step on the best row. */
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
