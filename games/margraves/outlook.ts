// How a seat looks at the rest of the game: how long it will be, and what things are good for. Bots weigh everything by that.
import type { Seat } from '@castellan/kernel';
import { sectionOf, stepPrice } from './actions/influence.ts';
import { TRACK } from './cards/boards.ts';
import type { Amounts } from './cards/language.ts';
import type { Player, Seen } from './state.ts';
import { iconsOf } from './scoring.ts';

export interface Outlook {
  readonly view: Seen;
  readonly seat: Seat;
  readonly me: Player;
  /** Turns of its own that come after this one, roughly. */
  readonly rounds: number;
  /** Guild icons on each row: towers, Citizens and tiles. */
  readonly icons: readonly number[];
  /** What one of each is worth now, in points. */
  readonly worths: Amounts;
  /** By Location: what a visit is worth, and to stand there; worked out when somebody asks. */
  readonly visits: number[];
  readonly sites: number[];
}

export function outlookOf(view: Seen, seat: Seat): Outlook {
  const me = view.players[seat]!;
  const rounds = roundsLeft(view, seat);
  const icons = iconsOf(view, seat);
  const worths = worthsOf(me, rounds, icons);
  return { view, seat, me, rounds, icons, worths, visits: [], sites: [] };
}

/** How many cards and tiles of each stack go in a round, for each player; how many turns a tower takes. */
const CITIZENS_A_TURN = 0.75;
const TILES_A_TURN = 0.27;
const TURNS_A_TOWER = 4.5;

function roundsLeft({ players, deck, stacks, ending, turn, first }: Seen, seat: Seat): number {
  const seats = players.length;
  const place = (who: Seat): number => (who - first + seats) % seats;
  if (ending !== '') return place(seat) > place(turn.seat) ? 1 : 0;
  const pace = seats === 1 ? CITIZENS_A_TURN + 1 : CITIZENS_A_TURN * seats;
  let rounds = deck.length / pace;
  for (const stack of stacks) rounds = Math.min(rounds, stack.length / (TILES_A_TURN * seats));
  for (const { towers } of players) rounds = Math.min(rounds, towers * TURNS_A_TOWER);
  return 0.5 + rounds;
}

/** How much of a section comes with a round, on the average of rows. */
const GROWTH = 0.11;
/** Icons that will be there at the end for each round that is left. */
const MORE_ICONS = 0.1;
const TILE = 2.6;

/** What an icon of a row will count at the end, probably. */
export function iconWorth({ me, rounds }: Pick<Outlook, 'me' | 'rounds'>, row: number): number {
  const space = me.influence[row]!;
  const now = TRACK.points[sectionOf(space)]!;
  const most = TRACK.points.at(-1)!;
  return Math.min(
    most,
    now + Math.min(1, rounds) * ((space % TRACK.spaces) / TRACK.spaces) * 0.6 + GROWTH * rounds,
  );
}

/**
 * What a marker on this space is worth: its points for each icon, and a part of the way to the next section. `gold` is
 * what a gold is worth.
 */
export function spaceWorth(space: number, icons: number, rounds: number, gold: number): number {
  const section = sectionOf(space);
  const expected = icons + MORE_ICONS * rounds;
  const here = TRACK.points[section]! * expected;
  if (section + 1 >= TRACK.points.length || rounds <= 0) return here;
  const step = TRACK.points[section + 1]! - TRACK.points[section]!;
  const next = step * expected + TILE - TRACK.thresholds[section]! * gold;
  const way = (space % TRACK.spaces) / TRACK.spaces;
  return here + way * Math.max(0, next) * Math.min(1, 0.35 + 0.15 * rounds);
}

/** What a step on this row brings, the tile of a threshold and its price aside. */
export function stepWorth({ me, icons, rounds, worths }: Outlook, row: number): number {
  const space = me.influence[row]!;
  return (
    spaceWorth(space + 1, icons[row]!, rounds, worths.gold) -
    spaceWorth(space, icons[row]!, rounds, worths.gold) +
    (stepPrice(space) > 0 ? TILE - stepPrice(space) * worths.gold : 0)
  );
}

/** What is missing for the next towers is worth more than what is there already. */
function material(have: number, sets: number, scarce: number, plenty: number): number {
  return have < sets ? scarce : plenty;
}

function worthsOf(me: Player, rounds: number, icons: readonly number[]): Amounts {
  const late = rounds < 1.5;
  const sets = late ? Math.min(1, me.towers) : Math.min(2, me.towers);
  const gold = rounds < 0.5 ? 0.2 : 0.3;
  const good = (have: number): number =>
    rounds < 0.5 ? 0.33 : material(have, sets, 1.15, rounds < 2 ? 0.35 : 0.6);
  const influence = Math.max(
    ...me.influence.map((space, row) =>
      space + 1 < TRACK.points.length * TRACK.spaces
        ? spaceWorth(space + 1, icons[row]!, rounds, gold) -
          spaceWorth(space, icons[row]!, rounds, gold)
        : 0,
    ),
  );
  const stone = good(me.stone);
  const wood = good(me.wood);
  const magic = good(me.magic);
  return {
    gold,
    strength: rounds < 0.5 ? 0.02 : me.strength > 6 ? 0.25 : 0.6,
    stone,
    wood,
    magic: magic + (rounds > 2 ? 0.1 : 0),
    wild: Math.max(stone, wood, magic),
    gem: rounds < 0.5 ? 2 : material(me.gem, sets, 3.6, 2.2),
    knight: rounds < 0.5 ? 0.02 : me.knight > 2 ? 0.3 : 0.5,
    influence: Math.min(3, influence + 0.4),
  };
}
