import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { isChanged, total } from './answer-draft.ts';
import { useShareName } from './share-pair.tsx';

/** Below a draft: how far it is, the way back, and a button that says what it sends. */
export function Foot({ draft }: { readonly draft: AnswerDraft }) {
  const { lit, strings } = useTable();
  const { decision } = draft;
  const { kind } = decision;
  const action = useAction();
  const isPair = kind === 'split' && allowed(decision).length === 2;
  return (
    <footer className="ct-decision__foot">
      <p className="ct-decision__count" role="status" data-ready={lit.ready ? '' : undefined}>
        {kind === 'select'
          ? strings.chosenOf(draft.picks.length, decision.min, decision.max)
          : kind === 'order'
            ? strings.orderHint
            : isPair && lit.ready
              ? ''
              : strings.totalOf(total(draft), decision.max)}
      </p>
      {/* A pair is stepped back as quickly. */}
      {isChanged(draft) && !isPair && (
        <button type="button" className="ct-button ct-button--quiet" onClick={lit.reset}>
          {strings.reset}
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
  const { strings, note, lit } = useTable();
  const nameOf = useShareName();
  return ({ decision, picks, counts }) => {
    if (!lit.ready) return strings.confirm;
    if (decision.kind === 'order') return strings.confirmOrder;
    if (decision.kind === 'split') {
      const given = allowed(decision).filter(({ id }) => (counts[id] ?? 0) > 0);
      const parts = given.map(option => `${counts[option.id]!} ${nameOf(option)}`);
      return parts.length === 0 ? strings.confirm : strings.confirmWith(parts.join(' + '));
    }
    if (picks.length === 0) return strings.confirmNone;
    const only = (option: Option): boolean => picks.length === 1 && option.id === picks[0];
    const one = decision.options.find(only);
    return one === undefined ? strings.confirmSome(picks.length) : note(one);
  };
}
