import {
  across,
  beside,
  down,
  fold,
  px,
  rest,
  sideColumn,
  tiles,
  upright,
  zone,
} from '@castellan/table';
import type { Composition, Mode, Size, StageSpec } from '@castellan/table';

const center = zone('center', tiles(5), tiles(4));
const kingdom = zone('kingdom', tiles(5), tiles(2));

/**
 * The Center's five columns go on in the kingdom below: a place there is an activation number, as in the
 * Center's two rows of Citizens, so the rolled number is found at a glance and nothing ever moves.
 */
const compositions: Readonly<Record<Mode, (players: number, screen: Size) => Composition>> = {
  wide: players =>
    across(
      down(center, kingdom),
      down(
        zone('action', tiles(3), rest(300)),
        zone('purse', tiles(3), px(66)),
        zone('court', tiles(3), tiles(2)),
      ),
      sideColumn(players, players <= 2 ? 236 : 92),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(66)),
      across(
        down(center, kingdom),
        down(
          zone('action', px(146), rest(300)),
          zone('purse', px(146), px(138)),
          zone('court', px(146), tiles(2)),
        ),
      ),
      zone('rail', rest(), px(88)),
    ),
  phone: () =>
    upright(center, zone('action', rest(), px(78)), kingdom, zone('purse', rest(), px(46))),
  low: () => upright(center, zone('action', rest(), px(48)), fold('kingdom', rest(), px(98))),
  lying: (_, screen) =>
    beside(screen, center, zone('action', rest(), rest(48)), fold('kingdom', rest(), px(98))),
};

export const stage: StageSpec = {
  zones: { center: 'market', action: 'action', kingdom: 'mine', court: 'mine', purse: 'mine' },
  tile: { least: 0.9, most: 1.45 },
  compose: (mode, players, screen) => compositions[mode](players, screen),
};
