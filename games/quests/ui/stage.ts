import { across, down, px, rest, tiles, zone } from '@castellan/table';
import type { Composition, Mode, StageSpec } from '@castellan/table';

/** Over a row of Citizens: what it is and what it pays. */
export const HEAD: Readonly<Record<Mode, number>> = { wide: 20, tablet: 20, phone: 15, lying: 14 };

/** Eight places each for Guild and hand: that decides how large Citizens are. */
const mine = (columns: number, rows: number, head: number): Composition =>
  down(
    zone('guild', tiles(columns), tiles(rows, head)),
    zone('hand', tiles(columns), tiles(rows, head)),
  );

/** On a phone that lies, plates are two abreast, and as high as a finger; alone, the auditor speaks there. */
const platesLying = (players: number): number => (players === 1 ? 154 : players < 5 ? 96 : 140);

/** A plate for each of the others, and the rail. */
function side(players: number): Composition {
  const plate = [0, 208, 208, 154, 128, 108][players]!;
  const rivals = Math.max(1, players - 1);
  return down(
    zone('rivals', px(288), px(rivals * plate + (rivals - 1) * 6)),
    zone('rail', px(288), rest(220)),
  );
}

const compositions: Readonly<Record<Mode, (players: number) => Composition>> = {
  wide: players =>
    across(
      down(
        zone('tavern', rest(), rest(366)),
        zone('action', rest(), px(124)),
        across(mine(8, 1, HEAD.wide), zone('purse', px(190), rest())),
      ),
      side(players),
    ),
  tablet: () =>
    down(
      zone('rivals', rest(), px(82)),
      zone('tavern', rest(), rest(330)),
      zone('action', rest(), px(116)),
      mine(8, 1, HEAD.tablet),
      zone('purse', rest(), px(62)),
      zone('rail', rest(), px(88)),
    ),
  phone: () =>
    down(
      zone('rivals', rest(), px(44)),
      zone('tavern', rest(), rest(290)),
      zone('action', rest(), px(86)),
      mine(4, 2, HEAD.phone),
      zone('purse', rest(), px(36)),
      zone('rail', rest(), px(102)),
    ),
  lying: players =>
    across(
      zone('tavern', rest(330), rest()),
      down(
        zone('action', rest(330), rest(84)),
        mine(4, 2, HEAD.lying),
        zone('purse', rest(330), px(34)),
      ),
      down(zone('rivals', px(150), px(platesLying(players))), zone('rail', px(150), rest(150))),
    ),
};

export const stage: StageSpec = {
  zones: { tavern: 'market', action: 'action', guild: 'mine', hand: 'mine', purse: 'mine' },
  surface: 'oak',
  tile: { least: 0.4, most: 1.34 },
  compose: (mode, players) => compositions[mode](players),
};
