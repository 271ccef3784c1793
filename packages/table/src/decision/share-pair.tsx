import type { Option } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import { Token } from '../icon/token.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { canBump } from './answer-draft.ts';
import { point } from './point.ts';
import { Sign } from '../icon/operator.tsx';

interface SharePairProps {
  readonly draft: AnswerDraft;
  readonly shares: readonly [Option, Option];
}

/** Two shares of one whole: a single control moves what is in the one over to the other. */
export function SharePair({ draft, shares: [first, second] }: SharePairProps) {
  const { lit, text } = useTable();
  const nameOf = useShareName();
  return (
    <div className="ct-pair">
      <Side draft={draft} option={first} />
      <span className="ct-stepper">
        {[first, second].map((option, i) => (
          <button
            key={option.id}
            type="button"
            className="ct-button"
            aria-label={text('more', { what: nameOf(option) })}
            title={text('more', { what: nameOf(option) })}
            disabled={!canBump(draft, option.id, 1)}
            onClick={() => lit.bump(option.id, 1)}
          >
            <Sign path={i === 0 ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
          </button>
        ))}
      </span>
      <Side draft={draft} option={second} />
    </div>
  );
}

function Side({ draft, option }: { readonly draft: AnswerDraft; readonly option: Option }) {
  const nameOf = useShareName();
  const n = draft.counts[option.id] ?? 0;
  return (
    <output
      className="ct-pair__side"
      data-none={n === 0 ? '' : undefined}
      onPointerEnter={() => point(option.ref)}
      onPointerLeave={() => point(undefined)}
    >
      {option.ref?.startsWith('token:') && <Token icon={option.ref.slice('token:'.length)} />}
      <span>
        <b>{n}</b> {nameOf(option)}
      </span>
    </output>
  );
}

/** What a share is a share of: a token by its own name ("gold"), anything else by the words of its option. */
export function useShareName(): (option: Option) => string {
  const { note, iconOf } = useTable();
  return option =>
    option.ref?.startsWith('token:')
      ? iconOf(option.ref.slice('token:'.length)).label
      : note(option);
}
