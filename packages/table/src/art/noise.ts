import { paintChance } from './chance.ts';

/** Smooth noise from -1 to 1 over a picture: a coarse grid of chances, filled in between, and finer ones over it. */
export function noise(
  seed: string,
  wide: number,
  high: number,
  across: number,
  down: number,
  octaves: number,
): Float32Array {
  const field = new Float32Array(wide * high);
  let [share, whole] = [1, 0];
  for (let octave = 0; octave < octaves; octave++) {
    const fine = 2 ** octave;
    addGrid(field, paintChance(`${seed}${octave}`), wide, high, across / fine, down / fine, share);
    whole += share;
    share /= 2;
  }
  for (let i = 0; i < field.length; i++) field[i]! /= whole;
  return field;
}

/** One grid with cells of this many dots across and down. */
function addGrid(
  field: Float32Array,
  chance: () => number,
  wide: number,
  high: number,
  across: number,
  down: number,
  share: number,
): void {
  const columns = Math.ceil(wide / across) + 2;
  const grid = Float32Array.from(
    { length: columns * (Math.ceil(high / down) + 2) },
    () => chance() * 2 - 1,
  );
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const xs = Float32Array.from({ length: wide }, (_, x) => ease((x / across) % 1));
  for (let y = 0; y < high; y++) {
    const row = Math.floor(y / down) * columns;
    const v = ease((y / down) % 1);
    for (let x = 0; x < wide; x++) {
      const at = row + Math.floor(x / across);
      const u = xs[x]!;
      const top = grid[at]! + (grid[at + 1]! - grid[at]!) * u;
      const foot = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * u;
      field[y * wide + x]! += (top + (foot - top) * v) * share;
    }
  }
}
