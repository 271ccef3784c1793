import type { CSSProperties } from 'preact';

/** Lengths as a style has them. */
export const inPixels = (lengths: Readonly<Record<string, number>>): CSSProperties =>
  Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));
