// A bust is a list of strokes on a field of 100 by 100, from back to front.
import { mix } from '../theme/colour.ts';

export interface Stroke {
  readonly path: string;
  readonly fill?: string;
  /** A form in the light: bright at its upper left, dark at its lower right, with ink around it so wide. */
  readonly ink?: number;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** What the path goes around twice is a hole. */
  readonly holes?: boolean;
}

export const INK = '#1c0f0a';
export const GOLD = '#f0bf48';

/** A form in the light. */
export const part = (path: string, fill: string, ink = 1.9): Stroke => ({ path, fill, ink });
export const line = (path: string, width = 2, colour = INK): Stroke => ({
  path,
  line: colour,
  width,
});
export const flat = (path: string, fill: string, opacity = 1): Stroke => ({ path, fill, opacity });

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const lighter = (colour: string, part: number): string => mix(colour, '#fff4dc', part);
export const darker = (colour: string, part: number): string => mix(colour, '#160714', part);
