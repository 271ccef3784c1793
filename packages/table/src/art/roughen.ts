import { paintChance } from './chance.ts';
import { noise } from './noise.ts';

/** What every painting of one size shares, worked out once: how far the brush strays, its strokes, the grain of the panel. */
interface Hand {
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly light: Float32Array;
}

const hands = new Map<string, Hand>();

function handFor(wide: number, high: number): Hand {
  const key = `${wide}x${high}`;
  let hand = hands.get(key);
  if (!hand) {
    const unit = wide / 240;
    const strokes = noise('strokes', wide, high, 54 * unit, 9 * unit, 3);
    const chance = paintChance('grain');
    // The brush is held aslant.
    const aslant = (at: number): number => {
      const x = at % wide;
      return ((Math.floor(at / wide) + Math.floor(x * 0.22)) % high) * wide + x;
    };
    hand = {
      dx: noise('across', wide, high, 26 * unit, 26 * unit, 3),
      dy: noise('down', wide, high, 26 * unit, 26 * unit, 3),
      light: strokes.map((_, at) => strokes[aslant(at)]! + (chance() - 0.5) * 0.8),
    };
    hands.set(key, hand);
  }
  return hand;
}

/**
 * Makes a painting of a drawing: edges stray (`stray`, in parts of its width), the brush leaves strokes (`strokes`, in steps of
 * light), the panel its grain. The dots are red, green, blue, opacity.
 */
export function roughen(
  drawing: Uint8ClampedArray,
  wide: number,
  high: number,
  stray: number,
  strokes: number,
): Uint8ClampedArray<ArrayBuffer> {
  const { dx, dy, light } = handFor(wide, high);
  const painting = new Uint8ClampedArray(drawing.length);
  const far = stray * wide;
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at++) {
      const fromX = Math.min(wide - 1, Math.max(0, Math.round(x + dx[at]! * far)));
      const fromY = Math.min(high - 1, Math.max(0, Math.round(y + dy[at]! * far)));
      const from = (fromY * wide + fromX) * 4;
      const to = at * 4;
      const shade = light[at]! * strokes;
      painting[to] = drawing[from]! + shade;
      painting[to + 1] = drawing[from + 1]! + shade;
      painting[to + 2] = drawing[from + 2]! + shade * 0.85;
      painting[to + 3] = drawing[from + 3]!;
    }
  }
  return painting;
}
