// Little pictures that are shown in many places: each is painted once, and is one element wherever it is shown.
import { painted } from '../art/orders.ts';
import type { Painted } from './sheet.ts';
import { paintTokens, sheetFor } from './sheet.ts';

interface Stamp {
  readonly token: Painted;
  /** Further style for the element that shows it. */
  readonly style: string;
}

/** Dots for a side: as large as they are shown on the largest card. */
const DOTS = globalThis.devicePixelRatio > 1 ? 144 : 72;

const names = new Map<string, string>();
let waiting: (Stamp & { readonly name: string })[] = [];

/** The class of whatever shows this picture. Those that a page asks for together come together. */
export function stamp(key: string, make: () => Stamp): string {
  let name = names.get(key);
  if (name === undefined) {
    name = `ct-stamp-${names.size}`;
    names.set(key, name);
    if (waiting.length === 0) queueMicrotask(() => void issue());
    waiting.push({ name, ...make() });
  }
  return name;
}

/** Has what waits painted onto one sheet, and shows each its place on it. */
async function issue(): Promise<void> {
  const stamps = waiting;
  waiting = [];
  // Nothing is painted where nothing is seen.
  if (typeof document === 'undefined') return;
  // What is written on them can be read before they are there.
  adopt(stamps.map(({ name, style }) => `.${name}{${style}}`));
  const tokens = stamps.map(({ token }) => token);
  const sheet =
    (await painted({ type: 'tokens', tokens, dots: DOTS })) ?? paintTokens(tokens, DOTS);
  if (sheet === null) return;
  const url = URL.createObjectURL(sheet);
  const { width, height, cornerOf } = sheetFor(stamps.length, DOTS);
  const size = `${percent(width, DOTS)} ${percent(height, DOTS)}`;
  const rules = stamps.map(({ name }, i) => {
    const [left, top] = cornerOf(i);
    const place = `${percent(left, width - DOTS)} ${percent(top, height - DOTS)}`;
    return `.${name}{background:url("${url}") ${place}/${size} no-repeat}`;
  });
  adopt(rules);
}

function adopt(rules: readonly string[]): void {
  const style = new CSSStyleSheet();
  style.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(style);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
