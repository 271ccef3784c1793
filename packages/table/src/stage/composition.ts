import type { Size } from './solve.ts';

/**
 * What a zone is for. `market`: what can be had; `action`: the middle; `mine`: the viewer's own; `rivals`: the others;
 * `rail`: what is asked and told.
 */
export type ZoneRole = 'market' | 'action' | 'mine' | 'rivals' | 'rail';

/** The kinds of screens. A tablet that lies is `wide`; `low`: an upright phone whose browser shows its bars. */
export type Mode = 'wide' | 'tablet' | 'phone' | 'low' | 'lying';

/** A length: as many tiles as it must hold, or pixels at scale 1, or whatever is left (at least this many pixels). */
export type Length =
  | { readonly tiles: number; readonly plus: number }
  | { readonly px: number }
  | { readonly rest: number };

/** How a table is divided: boxes beside and above one another. */
export type Composition =
  | {
      readonly zone: string;
      readonly width: Length;
      readonly height: Length;
      /** Only its peek is in sight; the rest opens by its lip. */
      readonly isFolded?: true;
    }
  | { readonly across: readonly Composition[] }
  | { readonly down: readonly Composition[] };

/** Room for this many tiles, and this many pixels more (a heading, a tag that hangs below). */
export const tiles = (n: number, plus = 0): Length => ({ tiles: n, plus });
export const px = (n: number): Length => ({ px: n });
export const rest = (least = 0): Length => ({ rest: least });

export const zone = (id: string, width: Length, height: Length): Composition => ({
  zone: id,
  width,
  height,
});
/** A zone of which only a part is in sight: its box is for that. */
export const fold = (id: string, width: Length, height: Length): Composition => ({
  ...zone(id, width, height),
  isFolded: true,
});
export const across = (...parts: readonly Composition[]): Composition => ({ across: parts });
export const down = (...parts: readonly Composition[]): Composition => ({ down: parts });

/** What a table is made of; without one, walnut. */
export type Surface = 'ash' | 'oak' | 'slate' | 'flagstones';

/** How a game lies on the stage. Depends on the screen and the number of players only, never on what lies there. */
export interface StageSpec {
  /** Its zones and what they are for; `rivals` and `rail` need not be named. */
  readonly zones: Readonly<Record<string, ZoneRole>>;
  readonly surface?: Surface;
  /** How high a tile may be, at the least and at the most, for a width of 1. */
  readonly tile: { readonly least: number; readonly most: number };
  /** One way to divide the table, or several: the one with the largest tiles is taken. Names every zone that this screen shows. */
  compose(mode: Mode, players: number, screen: Size): Composition | readonly Composition[];
}

/** How high the parts of a phone are that every game has. */
const PHONE = { rivals: 44, rail: 98 } as const;

/** A phone that lies: the centre at the left, at its right all else, in the same order and as wide as on a phone that stands. */
export function beside(screen: Size, centre: Composition, ...others: readonly Composition[]) {
  const width = screen.width < 740 ? 312 : 388;
  return across(centre, down(zone('rivals', rest(width), px(PHONE.rivals)), ...others, RAIL));
}

/** A phone that stands: the others, the parts of the game, and the rail. */
export const upright = (...parts: readonly Composition[]): Composition =>
  down(zone('rivals', rest(), px(PHONE.rivals)), ...parts, RAIL);

const RAIL = zone('rail', rest(), px(PHONE.rail));

/** The column at the right of a wide table: the rivals' plates, each so high, and the rail below. */
export function sideColumn(players: number, plate: number, width = 288): Composition {
  const rivals = Math.max(1, players - 1);
  return down(
    zone('rivals', px(width), px(rivals * plate + (rivals - 1) * 6)),
    zone('rail', px(width), rest(220)),
  );
}
