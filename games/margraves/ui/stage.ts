import {
  across,
  beside,
  down,
  px,
  rest,
  sideColumn,
  tiles,
  timesAsLarge,
  upright,
  zone,
} from '@castellan/table';
import type { Composition, Mode, Plan, Size, StageSpec } from '@castellan/table';
import { LINE_PRICES } from '../cards/boards.ts';

const LINE = LINE_PRICES.length;

const ON_PHONES = { phone: 4, low: 4, lying: 4 };
/** How many cards the hand is laid out for; more of them lie over one another, on a phone they go on sideways. */
export const HAND: Readonly<Record<Mode, number>> = { ...ON_PHONES, wide: 6, tablet: 6 };
/** How much of the card after these is seen on a phone. */
export const PEEK = 24;

/** The Citizens that can be hired are read beside those in the hand: a hand's card is this many times as large. */
const LARGER_IN_HAND = 1.55;

/** What lies beside the line where it opens over the map, with what lies between its Citizens; and how narrow they get. */
const BESIDE_LINE = 28 + 4 * (LINE - 1);
const LEAST_IN_LINE = 64;

/** How large a Citizen of the line is drawn: where the line opens over the map, it has room for all that a card says. */
export function lineSize({ mode, tile, boxes, isSmall }: Plan): Size {
  if (mode === 'wide') return timesAsLarge(tile, 1 / LARGER_IN_HAND);
  if (!isSmall) return tile;
  const room = Math.floor((boxes.get('map')!.width - BESIDE_LINE) / LINE);
  return { width: Math.max(LEAST_IN_LINE, Math.min(tile.width, room)), height: tile.height };
}

/** How large a lair's Monster is drawn, in units of the map. */
export const LAIR: Size = { width: 90, height: 114 };

/** How high the track board is drawn at least, at scale 1. */
const TRACKS_HEIGHT = 620;

/** How high a plate of the others is, by how many play. */
const PLATES = [112, 236, 126, 96, 96] as const;

/** What lies below the map of a phone, or beside it; how wide its hand is. */
const below = (tracks: number, board: number, wide = tiles(4, PEEK)): readonly Composition[] => [
  zone('tracks', rest(), px(tracks)),
  zone('board', rest(), px(board)),
  zone('hand', wide, tiles(1)),
];

/** The map takes what the rest leaves: it is drawn for any size. */
const compositions: Readonly<Record<Mode, (players: number, screen: Size) => Composition>> = {
  wide: players =>
    across(
      down(
        across(
          zone('map', rest(520), rest(TRACKS_HEIGHT)),
          // As wide as the line of Citizens.
          zone('tracks', tiles(LINE / LARGER_IN_HAND), rest(TRACKS_HEIGHT)),
        ),
        across(zone('board', px(352), px(195)), zone('hand', tiles(HAND.wide), tiles(1))),
      ),
      sideColumn(players, PLATES[players - 1]!),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(66)),
      zone('map', rest(), rest(510)),
      zone('tracks', rest(), px(68)),
      zone('board', rest(), px(84)),
      zone('hand', tiles(HAND.tablet), tiles(1)),
      zone('rail', rest(), px(92)),
    ),
  phone: () => upright(zone('map', rest(), rest(358)), ...below(68, 84)),
  low: () => upright(zone('map', rest(), rest(250)), ...below(54, 50)),
  lying: (_, screen) => beside(screen, zone('map', rest(340), rest()), ...below(54, 50, rest())),
};

export const stage: StageSpec = {
  zones: { map: 'market', tracks: 'action', board: 'mine', hand: 'mine' },
  surface: 'slate',
  tile: { least: 0.9, most: 1.4 },
  compose: (mode, players, screen) => compositions[mode](players, screen),
};
