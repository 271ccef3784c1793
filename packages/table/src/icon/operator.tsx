import type { OperatorName } from '@castellan/powers';
import { useLooks } from '../context.tsx';

/** How operators are drawn. The others are words. */
export const DRAWN: Readonly<Record<string, string>> = {
  plus: 'M12 5v14M5 12h14',
  per: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
  pay: 'M3 12h16M13 5.5l6.5 6.5-6.5 6.5',
  from: 'M21 12H5M11 5.5L4.5 12l6.5 6.5',
  'at-most': 'M18 4L6 9.5 18 15M6 20h12',
  'at-least': 'M6 4l12 5.5L6 15M6 20h12',
  open: 'M14 2C9 8 9 16 14 22',
  close: 'M10 2c5 6 5 14 0 20',
};

export const NARROW: ReadonlySet<string> = new Set(['open', 'close']);

/** A sign between two icons. `or` is a word: a stroke is too easily missed. */
export function Operator({ name }: { readonly name: OperatorName }) {
  const { text } = useLooks();
  const path = DRAWN[name];
  if (path === undefined)
    return <span className="ct-operator ct-operator--word">{text(`operator-${name}`)}</span>;
  return (
    <svg
      className={`ct-operator ct-operator--${name}`}
      viewBox={NARROW.has(name) ? '7 0 10 24' : '0 0 24 24'}
      aria-hidden="true"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Sign({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="ct-glyph">
      <path d={path} />
    </svg>
  );
}
