// Little pictures that are shown in many places: each is painted once, and is one element wherever it is shown.
import { painted } from '../art/orders.ts';
import type { Painted } from './sheet.ts';
import { paintTokens, sheetFor } from './sheet.ts';

/** Dots for a side: as large as they are shown on the largest card. */
const DOTS = globalThis.devicePixelRatio > 1 ? 144 : 72;

const names = new Map<string, string>();
let waiting: { readonly name: string; readonly token: Painted }[] = [];
let isPainting = false;

/** The class of whatever shows this token. */
export function stamp(key: string, token: () => Painted): string {
  let name = names.get(key);
  if (name === undefined) {
    name = `ct-stamp-${names.size}`;
    names.set(key, name);
    if (!isPainting) {
      isPainting = true;
      queueMicrotask(() => void work());
    }
    waiting.push({ name, token: token() });
  }
  return name;
}

/** One sheet after the other: all that is asked for while one is painted comes on the next. */
async function work(): Promise<void> {
  while (waiting.length > 0) {
    const stamps = waiting;
    waiting = [];
    await issue(stamps);
  }
  isPainting = false;
}

/** Has them painted onto a sheet, and shows each its place on it. */
async function issue(stamps: typeof waiting): Promise<void> {
  // Nothing is painted where nothing is seen.
  if (typeof document === 'undefined') return;
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
  const style = new CSSStyleSheet();
  style.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(style);
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`;
