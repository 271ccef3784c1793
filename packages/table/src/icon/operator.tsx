import type { OperatorName } from '@castellan/powers';
import { useLooks } from '../context.tsx';
import { DRAWN, NARROW } from './operators.ts';

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
