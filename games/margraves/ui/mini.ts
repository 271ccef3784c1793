import type { CSSProperties } from 'preact';

/** How a track lies in little room: so many columns of cells of a size. */
export const mini = (columns: number, wide: string, high: number): CSSProperties =>
  ({ '--cols': columns, '--wide': wide, '--high': `${high}px` }) as CSSProperties;
