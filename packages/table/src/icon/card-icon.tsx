import type { Filter } from '@castellan/powers';
import { useLooks } from '../context.tsx';
import { pathOf } from './picture.tsx';
import { Token } from './token.tsx';

/**
 * A card that may be taken, and which: a small card with the picture of `card:<from>`, beside it what it must be.
 * A number is `filter:<key>` with the number on it; a word is the icon `filter:<key>:<word>`.
 */
export function CardIcon({ from, filter }: { readonly from: string; readonly filter: Filter }) {
  const { pictures, iconOf } = useLooks();
  const { picture, label } = iconOf(`card:${from}`);
  return (
    <span className="ct-icons__amount" title={label}>
      <svg className="ct-token ct-card-icon" viewBox="0 0 48 64" aria-hidden="true">
        <rect
          x="4"
          y="3"
          width="40"
          height="58"
          rx="5"
          fill="#f5e9cd"
          stroke="#2a1d10"
          stroke-width="2.6"
        />
        <rect
          x="8"
          y="7"
          width="32"
          height="50"
          rx="2.5"
          fill="#6f4726"
          stroke="#d8b065"
          stroke-width="1.4"
        />
        <g transform="translate(10 18) scale(0.0547)" fill="#fff3d6">
          <path d={pathOf(pictures, picture)} />
        </g>
      </svg>
      {Object.entries(filter).map(([key, value]) =>
        typeof value === 'number' ? (
          <Token
            key={key}
            icon={`filter:${key}`}
            text={/atmost/i.test(key) ? `≤${value}` : `${value}`}
          />
        ) : (
          <Token key={key} icon={`filter:${key}:${value}`} />
        ),
      )}
    </span>
  );
}
