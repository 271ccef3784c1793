import { across, down, px, rest, sideColumn, tiles, zone } from '@castellan/table';
import type { Composition, Mode, StageSpec } from '@castellan/table';

const side = (players: number): Composition => sideColumn(players, players <= 2 ? 236 : 92);

/**
 * The Center's five columns go on in the kingdom below: a place there is an activation number, as in the
 * Center's two rows of Citizens, so the rolled number is found at a glance and nothing ever moves.
 */
const compositions: Readonly<Record<Mode, (players: number) => Composition>> = {
  wide: players =>
    across(
      down(zone('center', tiles(5), tiles(4)), zone('kingdom', tiles(5), tiles(2))),
      down(
        zone('action', tiles(3), rest(300)),
        zone('purse', tiles(3), px(66)),
        zone('court', tiles(3), tiles(2)),
      ),
      side(players),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(66)),
      across(
        down(zone('center', tiles(5), tiles(4)), zone('kingdom', tiles(5), tiles(2))),
        down(
          zone('action', px(146), rest(300)),
          zone('purse', px(146), px(138)),
          zone('court', px(146), tiles(2)),
        ),
      ),
      zone('rail', rest(), px(88)),
    ),
  phone: () =>
    down(
      zone('rivals', rest(), px(44)),
      zone('center', tiles(5), tiles(4)),
      zone('action', rest(), px(78)),
      zone('kingdom', tiles(5), tiles(2)),
      zone('purse', rest(), px(46)),
      zone('rail', rest(), px(102)),
    ),
  lying: () =>
    across(
      zone('center', tiles(5), tiles(4)),
      down(
        zone('action', tiles(5), rest(100)),
        zone('purse', tiles(5), px(46)),
        zone('kingdom', tiles(5), tiles(2)),
      ),
      down(zone('rivals', px(158), px(92)), zone('rail', px(158), rest(120))),
    ),
};

export const stage: StageSpec = {
  zones: { center: 'market', action: 'action', kingdom: 'mine', court: 'mine', purse: 'mine' },
  tile: { least: 0.9, most: 1.45 },
  compose: (mode, players) => compositions[mode](players),
};
