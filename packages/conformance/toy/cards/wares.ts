// The wares [MD 1]. A card is its place in this table.
export type Stall = 'bakery' | 'smithy' | 'loom';

export interface Ware {
  readonly id: string;
  readonly name: string;
  readonly stall: Stall;
  /** Its price, and the points it brings. */
  readonly worth: number;
  /** The gems that its buyer gets. */
  readonly gems: number;
}

export const WARES: readonly Ware[] = [
  { id: 'bun', name: 'Bun', stall: 'bakery', worth: 1, gems: 0 },
  { id: 'loaf', name: 'Loaf', stall: 'bakery', worth: 2, gems: 0 },
  { id: 'pretzel', name: 'Pretzel', stall: 'bakery', worth: 3, gems: 0 },
  { id: 'pie', name: 'Pie', stall: 'bakery', worth: 4, gems: 0 },
  { id: 'tart', name: 'Tart', stall: 'bakery', worth: 5, gems: 0 },
  { id: 'cake', name: 'Cake', stall: 'bakery', worth: 6, gems: 1 },
  { id: 'nail', name: 'Nail', stall: 'smithy', worth: 1, gems: 0 },
  { id: 'knife', name: 'Knife', stall: 'smithy', worth: 2, gems: 0 },
  { id: 'horseshoe', name: 'Horseshoe', stall: 'smithy', worth: 3, gems: 0 },
  { id: 'lantern', name: 'Lantern', stall: 'smithy', worth: 4, gems: 0 },
  { id: 'helmet', name: 'Helmet', stall: 'smithy', worth: 5, gems: 0 },
  { id: 'sword', name: 'Sword', stall: 'smithy', worth: 6, gems: 1 },
  { id: 'ribbon', name: 'Ribbon', stall: 'loom', worth: 1, gems: 0 },
  { id: 'sock', name: 'Sock', stall: 'loom', worth: 2, gems: 0 },
  { id: 'cap', name: 'Cap', stall: 'loom', worth: 3, gems: 0 },
  { id: 'shawl', name: 'Shawl', stall: 'loom', worth: 4, gems: 0 },
  { id: 'cloak', name: 'Cloak', stall: 'loom', worth: 5, gems: 0 },
  { id: 'tapestry', name: 'Tapestry', stall: 'loom', worth: 6, gems: 1 },
];
