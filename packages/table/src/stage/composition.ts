/** What a zone is for. `market`: what can be had; `action`: the middle; `mine`: one's own; `rivals`: the others; `rail`: what is asked and told. */
export type ZoneRole = 'market' | 'action' | 'mine' | 'rivals' | 'rail';

/** The kinds of screens. A tablet that lies is `wide`. */
export type Mode = 'wide' | 'tablet' | 'phone' | 'lying';

/** A length: as many tiles as it must hold, or pixels of a screen of scale 1, or whatever is left (at least so many pixels). */
export type Length =
  | { readonly tiles: number; readonly plus: number }
  | { readonly px: number }
  | { readonly rest: number };

/** How a table is divided: boxes beside and above one another. */
export type Composition =
  | { readonly zone: string; readonly width: Length; readonly height: Length }
  | { readonly across: readonly Composition[] }
  | { readonly down: readonly Composition[] };

/** Room for so many tiles, and so many pixels besides (a heading, a tag that hangs below). */
export const tiles = (n: number, plus = 0): Length => ({ tiles: n, plus });
export const px = (n: number): Length => ({ px: n });
export const rest = (least = 0): Length => ({ rest: least });

export const zone = (id: string, width: Length, height: Length): Composition => ({
  zone: id,
  width,
  height,
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
  compose(mode: Mode, players: number): Composition | readonly Composition[];
}

/** The column at the right of a wide table: the rivals' plates, each so high, and the rail below. */
export function sideColumn(players: number, plate: number, width = 288): Composition {
  const rivals = Math.max(1, players - 1);
  return down(
    zone('rivals', px(width), px(rivals * plate + (rivals - 1) * 6)),
    zone('rail', px(width), rest(220)),
  );
}
