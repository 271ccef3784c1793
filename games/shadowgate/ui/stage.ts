import { across, beside, down, fold, px, rest, tiles, upright, zone } from '@castellan/table';
import type { Composition, Mode, Size, StageSpec } from '@castellan/table';
import { MOST_HAND } from '../state.ts';

/** The cards of the hand decide the sizes: six side by side, none covered, since both edges of a card carry numbers. */
const hand = zone('hand', tiles(6), tiles(1));

/** How many cards of a hand have places on a screen; more of them go on sideways, or lie over others. */
export const handPlaces = (mode: Mode): number => FEWER[mode] ?? MOST_HAND;
const FEWER: Readonly<Partial<Record<Mode, number>>> = { low: 8, lying: 4 };

/** Below a quest hangs a tag: what is lacking, what pays it, what it brings. */
const TAG = 54;
/** Under the quests: the three piles, where the action lies beside them. */
const PILES = 82;

const mine = (purse: number, height: number): Composition =>
  across(zone('purse', px(purse), px(height)), zone('items', rest(), px(height)));

/** The way to 25 points, a plate for each of the others, and the rail. */
function side(players: number): Composition {
  const plates = players <= 2 ? 196 : (players - 1) * 104 - 6;
  return down(zone('rivals', px(288), px(50 + plates)), zone('rail', px(288), rest(220)));
}

/** On a wide table the action lies under the quests, or, where cards are larger so, beside them. */
const centres: readonly (readonly Composition[])[] = [
  [zone('quests', tiles(6), tiles(1, TAG)), zone('action', tiles(6), rest(146))],
  [across(zone('quests', tiles(4), tiles(1, TAG + PILES)), zone('action', rest(310), rest()))],
];

const compositions: Readonly<
  Record<Mode, (players: number, screen: Size) => Composition | readonly Composition[]>
> = {
  wide: players =>
    centres.map(centre => across(down(...centre, mine(244, 90), hand), side(players))),
  tablet: () =>
    down(
      zone('rivals', rest(), px(76)),
      zone('quests', rest(), px(314)),
      zone('action', rest(), rest(160)),
      mine(172, 82),
      hand,
      zone('rail', rest(), px(92)),
    ),
  phone: () =>
    upright(
      zone('quests', rest(), rest(172)),
      zone('action', rest(), px(100)),
      zone('items', rest(), px(40)),
      zone('hand', tiles(3), tiles(2)),
    ),
  low: () =>
    upright(
      zone('quests', rest(), rest(168)),
      zone('action', rest(), px(58)),
      fold('items', rest(), px(46)),
      zone('hand', tiles(4), tiles(2)),
    ),
  lying: (_, screen) =>
    beside(
      screen,
      zone('quests', rest(342), rest()),
      zone('action', rest(), px(58)),
      fold('items', rest(), px(46)),
      zone('hand', rest(), tiles(1)),
    ),
};

export const stage: StageSpec = {
  zones: { quests: 'market', action: 'action', purse: 'mine', items: 'mine', hand: 'mine' },
  surface: 'flagstones',
  tile: { least: 0.85, most: 1.4 },
  compose: (mode, players, screen) => compositions[mode](players, screen),
};
