import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { isChanged, total } from './answer-draft.ts';
import { useShareName } from './share-pair.tsx';

/** Below a draft: how far it is, the way back, and a button that says what it sends. */
export function Foot({ draft }: { readonly draft: AnswerDraft }) {
  const { lit, text } = useTable();
  const { decision } = draft;
  const { kind } = decision;
  const action = useAction();
  const chosen = kind === 'select' ? { n: draft.picks.length, most: decision.max } : null;
  const isPair = kind === 'split' && allowed(decision).length === 2;
  return (
    <footer className="ct-decision__foot">
      <p className="ct-decision__count" role="status" data-ready={lit.ready ? '' : undefined}>
        {chosen !== null
          ? decision.min === chosen.most
            ? text('chosenOf', chosen)
            : text('chosenRange', { ...chosen, least: decision.min })
          : kind === 'order'
            ? text('orderHint')
            : isPair && lit.ready
              ? ''
              : text('totalOf', { n: total(draft), total: decision.max })}
      </p>
      {/* A pair is stepped back as quickly. */}
      {isChanged(draft) && !isPair && (
        <button type="button" className="ct-button ct-button--quiet" onClick={lit.reset}>
          {text('reset')}
        </button>
      )}
      <button
        type="button"
        className="ct-button ct-button--main"
        disabled={!lit.ready}
        onClick={lit.confirm}
        aria-keyshortcuts="Enter"
      >
        {action(draft)}
      </button>
    </footer>
  );
}

/** What would be sent, in words short enough for a button. */
function useAction(): (draft: AnswerDraft) => string {
  const { text, note, lit } = useTable();
  const nameOf = useShareName();
  return ({ decision, picks, counts }) => {
    if (!lit.ready) return text('confirm');
    if (decision.kind === 'order') return text('confirmOrder');
    if (decision.kind === 'split') {
      const given = allowed(decision).filter(({ id }) => (counts[id] ?? 0) > 0);
      const parts = given.map(option => `${counts[option.id]!} ${nameOf(option)}`);
      return parts.length === 0
        ? text('confirm')
        : text('confirmWith', { what: parts.join(' + ') });
    }
    if (picks.length === 0) return text('confirmNone');
    const only = (option: Option): boolean => picks.length === 1 && option.id === picks[0];
    const one = decision.options.find(only);
    return one === undefined ? text('confirmSome', { n: picks.length }) : note(one);
  };
}
