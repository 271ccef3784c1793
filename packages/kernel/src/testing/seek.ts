import type { Position } from '../core.ts';
import { RngReader } from '../rng.ts';

/** How far a test searches for its dice: three given dice come up within a few hundred throws. */
const FAR = 10_000_000;

/**
 * Moves the generator forward until the next draws give exactly these faces, counted from 0 (a die showing 6 is `5`).
 * So production code needs no hook for scripted dice.
 */
export function seek(state: Position, faces: readonly number[], sides = 6): void {
  const dice = new RngReader();
  const { rng } = state.core;
  for (const face of faces) {
    if (!(face >= 0 && face < sides)) throw new Error(`a draw below ${sides} never gives ${face}`);
  }
  for (const end = rng.drawn + FAR; rng.drawn < end; rng.drawn++) {
    const trial = { seed: rng.seed, drawn: rng.drawn };
    if (faces.every(face => dice.below(trial, sides) === face)) return;
  }
  throw new Error(`${faces.join(', ')} do not turn up within ${FAR} draws`);
}
