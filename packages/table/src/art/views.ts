import type { Pose } from './figure.ts';

/** One view of a picture: what is seen of it, how its figure is set, how many dots wide it is painted. */
interface ViewSpec {
  readonly box: readonly [left: number, top: number, across: number, down: number];
  readonly pose: Pose;
  readonly wide: number;
}

/**
 * `card`: the figure large. `zoom`: the same, fine enough for the largest card there is. `tile`: wider than high, the figure
 * whole; `strip`: much wider; `tall`: higher than wide. `near`: for little room, the figure fills it, with more ink.
 */
export const VIEWS = {
  card: { box: [4, 3, 232, 212], pose: { size: 160, middle: 98, ground: 188, ink: 17 }, wide: 400 },
  zoom: { box: [4, 3, 232, 212], pose: { size: 160, middle: 98, ground: 188, ink: 15 }, wide: 720 },
  tile: {
    box: [4, 42, 232, 153],
    pose: { size: 126, middle: 113, ground: 184, ink: 22 },
    wide: 336,
  },
  strip: {
    box: [4, 84, 232, 108],
    pose: { size: 92, middle: 136, ground: 184, ink: 26 },
    wide: 336,
  },
  tall: { box: [72, 4, 96, 212], pose: { size: 84, middle: 92, ground: 150, ink: 22 }, wide: 160 },
  near: {
    box: [14, 10, 212, 194],
    pose: { size: 186, middle: 108, ground: 202, ink: 32 },
    wide: 180,
  },
} as const satisfies Readonly<Record<string, ViewSpec>>;

export type View = keyof typeof VIEWS;

/** Narrower than this, there is no room for more than the figure. */
const LITTLE = 90;

/** The view that best fills a picture of this width and height. */
export function viewFor(wide: number, high: number): View {
  const shape = wide / high;
  if (shape > 1.75) return 'strip';
  if (shape < 0.6) return 'tall';
  if (wide < LITTLE) return 'near';
  return shape < 1.15 ? 'card' : 'tile';
}
