// The picture of a card: a place, what stands there, and what is before it. Everything follows from the card.
import { paintChance } from './chance.ts';
import type { Figure } from './figure.ts';
import { figureOf } from './figure.ts';
import { cut } from './islands.ts';
import type { Layer } from './layer.ts';
import { paintOf } from './paints.ts';
import { placeOf } from './places.ts';
import { sceneOf } from './scene.ts';
import type { View } from './views.ts';
import { VIEWS } from './views.ts';

/** What a card's picture follows from. `path` is its emblem's outline; without it, nobody stands there. */
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

export function pictureOf({ ref, emblem, path, field, tint }: Subject, view: View): Picture {
  const { box, pose } = VIEWS[view];
  const chance = paintChance(ref);
  const { behind, front, hour } = sceneOf(placeOf(ref, field), tint, chance);
  const figure = path === null ? null : figureOf(cut(path), paintOf(emblem), hour, pose, chance);
  return { box, behind, figure, front: view === 'near' ? front.slice(-1) : front };
}
