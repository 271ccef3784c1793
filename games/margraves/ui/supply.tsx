import { Thing, Token } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

/** What is left of the limited tokens. */
export function Supply({ scene: { view, say, locale } }: { readonly scene: Scene }) {
  return (
    <div className="mg-supply" role="group" aria-label={say.supply} data-ref="supply">
      {TOKENS.map(token => (
        <Thing
          key={token}
          of={`supply:${token}`}
          zoom={null}
          label={`${say.supply}: ${icon(token, locale).label}: ${view.supply[token]}`}
          className="mg-heap"
        >
          <Token icon={token} />
          <b>{view.supply[token]}</b>
        </Thing>
      ))}
    </div>
  );
}
