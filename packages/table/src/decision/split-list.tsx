import { allowed } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import { Token } from '../icon/token.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { canBump } from './answer-draft.ts';
import { point } from './point.ts';
import { Sign } from '../icon/operator.tsx';

/** The shares of an amount, divided up already as the rules would, each with a stepper. */
export function SplitList({ draft }: { readonly draft: AnswerDraft }) {
  const { lit, text, note } = useTable();
  return (
    <ul className="ct-shares">
      {allowed(draft.decision).map(option => {
        const what = note(option);
        const n = draft.counts[option.id] ?? 0;
        return (
          <li
            key={option.id}
            className="ct-share"
            onPointerEnter={() => point(option.ref)}
            onPointerLeave={() => point(undefined)}
          >
            {option.ref?.startsWith('token:') && <Token icon={option.ref.slice('token:'.length)} />}
            <span className="ct-share__what">{what}</span>
            <span className="ct-stepper">
              <button
                type="button"
                className="ct-button"
                aria-label={text('less', { what })}
                disabled={!canBump(draft, option.id, -1)}
                onClick={() => lit.bump(option.id, -1)}
              >
                <Sign path="M5 12h14" />
              </button>
              <output className="ct-stepper__n" aria-label={`${what}: ${n}`}>
                {n}
                {option.max !== undefined && <small aria-hidden="true">/{option.max}</small>}
              </output>
              <button
                type="button"
                className="ct-button"
                aria-label={text('more', { what })}
                disabled={!canBump(draft, option.id, 1)}
                onClick={() => lit.bump(option.id, 1)}
              >
                <Sign path="M12 5v14M5 12h14" />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
