/** Colours as numbers: for choosing an ink that can be read, and for the test that all of them can. */
export type Rgb = readonly [number, number, number];

function rgb(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map(d => d + d).join('') : digits;
  return [0, 2, 4].map(i => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Rgb;
}

function hex([r, g, b]: Rgb): string {
  return `#${[r, g, b].map(c => Math.round(c).toString(16).padStart(2, '0')).join('')}`;
}

/** The first colour with so much (0 to 1) of the second in it. */
export function mix(a: string, b: string, part: number): string {
  const [x, y] = [rgb(a), rgb(b)];
  return hex(x.map((c, i) => c + (y[i]! - c) * part) as unknown as Rgb);
}

/** Relative luminance, as WCAG defines it. */
function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map(c => {
    const part = c / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

/** From 1 (the same) to 21 (black on white). Text needs 4.5, pictures 3. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
