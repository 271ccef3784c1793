// Little pictures that are shown in many places: each is painted once, and is one element wherever it is shown.
import { bitmapOf } from './bitmap.ts';

export type Canvas = OffscreenCanvasRenderingContext2D;

export interface Painting {
  /** On a field of 64 by 64. */
  paint(canvas: Canvas): void;
  /** Further style for the element that shows it. */
  readonly style?: string;
}

const FIELD = 64;
/** Dots for a side of the field: as large as they are shown on the largest card. */
const DOTS = globalThis.devicePixelRatio > 1 ? 144 : 72;
/** Around each, so that its neighbours don't show through at its rim. */
const RIM = DOTS / 8;
const CELL = DOTS + 2 * RIM;

const names = new Map<string, string>();
let waiting: { readonly name: string; readonly painting: Painting }[] = [];

/** The class of whatever shows this picture. Those that a page asks for together come together. */
export function stamp(key: string, painting: Painting): string {
  let name = names.get(key);
  if (name === undefined) {
    name = `ct-stamp-${names.size}`;
    names.set(key, name);
    if (waiting.length === 0) queueMicrotask(issue);
    waiting.push({ name, painting });
  }
  return name;
}

/** Paints what waits onto one sheet, and shows each its place on it. */
function issue(): void {
  const stamps = waiting;
  waiting = [];
  const sheet = sheetFor(stamps.length);
  // Nothing is painted where nothing is seen.
  if (sheet === null) return;
  const { canvas, across, down } = sheet;
  stamps.forEach(({ painting }, i) => {
    canvas.setTransform(DOTS / FIELD, 0, 0, DOTS / FIELD, ...cornerOf(i, across));
    painting.paint(canvas);
  });
  const [width, height] = [across * CELL, down * CELL];
  const url = URL.createObjectURL(bitmapOf(canvas.getImageData(0, 0, width, height)));
  const rules = stamps.map(({ name, painting: { style = '' } }, i) => {
    const [left, top] = cornerOf(i, across);
    const place = `${percent(left, width - DOTS)} ${percent(top, height - DOTS)}`;
    return `.${name}{background:url("${url}") ${place}/${percent(width, DOTS)} ${percent(height, DOTS)} no-repeat;${style}}`;
  });
  const style = new CSSStyleSheet();
  style.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(style);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;

const cornerOf = (at: number, across: number): [left: number, top: number] => [
  (at % across) * CELL + RIM,
  Math.floor(at / across) * CELL + RIM,
];

function sheetFor(
  n: number,
): { readonly canvas: Canvas; readonly across: number; readonly down: number } | null {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const across = Math.ceil(Math.sqrt(n));
  const down = Math.ceil(n / across);
  const canvas = new OffscreenCanvas(across * CELL, down * CELL).getContext('2d', {
    willReadFrequently: true,
  });
  return canvas && { canvas, across, down };
}
