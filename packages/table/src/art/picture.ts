// The picture of a card: a place, what stands there, and what is before it. Everything follows from the card.
import { paintChance } from './chance.ts';
import type { Figure, Pose } from './figure.ts';
import { figureOf } from './figure.ts';
import { cut } from './islands.ts';
import type { Layer } from './layer.ts';
import { paintOf } from './paints.ts';
import { placeOf } from './places.ts';
import { sceneOf } from './scene.ts';

/** What of a card its picture follows from. `path` is its emblem's outline; without it, nobody stands there. */
export interface Subject {
  readonly ref: string;
  readonly emblem: string;
  readonly path: string | null;
  readonly field: string;
  readonly tint: string;
}

/** A picture, to be painted: layers on a field of WIDE by HIGH, of which `box` is seen. */
export interface Picture {
  readonly box: readonly [left: number, top: number, across: number, down: number];
  readonly behind: readonly Layer[];
  readonly figure: Figure | null;
  readonly front: readonly Layer[];
}

/** One view of a picture: what is seen of it, how its figure is set, how many dots wide it is painted. */
interface ViewSpec {
  readonly box: Picture['box'];
  readonly pose: Pose;
  readonly wide: number;
}

/**
 * `card`: the figure large, for cards in hands and galleries. `zoom`: the same, fine enough for the largest there is. `tile`:
 * wider than high, the figure whole. `near`: under 90 px, the figure fills it, with more ink and nothing before it.
 */
export const VIEWS = {
  card: { box: [4, 3, 232, 212], pose: { size: 160, middle: 98, ground: 188, ink: 17 }, wide: 400 },
  zoom: { box: [4, 3, 232, 212], pose: { size: 160, middle: 98, ground: 188, ink: 15 }, wide: 720 },
  tile: {
    box: [4, 42, 232, 153],
    pose: { size: 126, middle: 113, ground: 184, ink: 22 },
    wide: 336,
  },
  near: {
    box: [14, 10, 212, 194],
    pose: { size: 186, middle: 108, ground: 202, ink: 32 },
    wide: 180,
  },
} as const satisfies Readonly<Record<string, ViewSpec>>;

export type View = keyof typeof VIEWS;

export function pictureOf({ ref, emblem, path, field, tint }: Subject, view: View): Picture {
  const { box, pose } = VIEWS[view];
  const chance = paintChance(ref);
  const { behind, front, hour } = sceneOf(placeOf(ref, field), tint, chance);
  const figure = path === null ? null : figureOf(cut(path), paintOf(emblem), hour, pose, chance);
  return { box, behind, figure, front: view === 'near' ? front.slice(-1) : front };
}
