import { allowed } from '@castellan/kernel';
import type { Decision } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import { OptionFace } from './option-face.tsx';
import { optionKey } from '../keys/keys.ts';
import { point } from './point.ts';
import { blocked } from './answer-draft.ts';

/** The options of a choice or a selection. In a selection each is a button that stays down. */
export function Choices({ decision }: { readonly decision: Decision }) {
  const { lit, settings } = useTable();
  const isSelect = decision.kind === 'select';
  return (
    <ol className="ct-options">
      {allowed(decision).map((option, i) => {
        const picked = lit.picked(option);
        const key = settings.keys ? optionKey(i) : undefined;
        return (
          <li key={option.id}>
            <button
              type="button"
              className="ct-option"
              data-option={option.id}
              aria-pressed={isSelect ? picked : undefined}
              aria-keyshortcuts={key}
              onClick={() => lit.choose(option)}
              onPointerEnter={() => point(option.ref)}
              onPointerLeave={() => point(undefined)}
              onFocus={() => point(option.ref)}
              onBlur={() => point(undefined)}
            >
              {isSelect ? (
                <span className="ct-check" aria-hidden="true">
                  <svg viewBox="0 0 24 24">
                    <path d="M5 12.500l4.500 4.500L19 7" />
                  </svg>
                </span>
              ) : null}
              <OptionFace option={option} />
              {key !== undefined && (
                <kbd className="ct-key" aria-hidden="true">
                  {key}
                </kbd>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What is shown but not allowed, each with its reason; folded away until asked for. */
export function Blocked({ decision }: { readonly decision: Decision }) {
  const { text, note, reason } = useTable();
  const options = blocked(decision);
  if (options.length === 0) return null;
  return (
    <details className="ct-blocked">
      <summary>{text('notPossible', { n: options.length })}</summary>
      <ul>
        {options.map(option => (
          <li key={option.id}>
            <span className="ct-blocked__what">{note(option)}</span>{' '}
            <span className="ct-blocked__why">{reason(option)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
