/** The colours of a painted field, from the light behind to the ground in front. */
export interface Palette {
  readonly sky: readonly [top: string, foot: string];
  readonly far: string;
  readonly near: string;
  /** What shines: sun, rays, embers. */
  readonly light: string;
}

/** Draws on a canvas of WIDE by HIGH; the same palette and the same chance give the same picture. */
export type Scenery = (palette: Palette, chance: () => number) => string;

export const WIDE = 240;
export const HIGH = 220;

/** A small generator of our own: a picture must be the same in every page. */
export function paintChance(seed: string): () => number {
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
