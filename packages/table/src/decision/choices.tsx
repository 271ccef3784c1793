import { allowed } from '@castellan/kernel';
import type { Decision } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import { OptionFace } from './option-face.tsx';
import { optionKey } from './option-key.ts';
import { point } from './point.ts';

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
