import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { total } from './answer-draft.ts';
import { useShareName } from './use-share-name.ts';

export interface FootProps {
  readonly draft: AnswerDraft;
}

/** The button that sends what has been gathered. It says what will happen, and how much is still to be chosen. */
export function Foot({ draft }: FootProps) {
  const { lit } = useTable();
  const words = useDeed(draft);
  return (
    <footer className="ct-decision__foot">
      <button
        type="button"
        className="ct-button ct-button--main"
        disabled={!lit.ready}
        onClick={lit.confirm}
        aria-keyshortcuts="Enter"
      >
        <span>{words}</span>
      </button>
    </footer>
  );
}

/** What would be sent, in words short enough for a button: "Recruit · 2 gold, 1 magic", "Discard 6: 4 chosen". */
function useDeed(draft: AnswerDraft): string {
  const { decision, picks, counts } = draft;
  const { text, note, lit, attribute } = useTable();
  const nameOf = useShareName();
  const deed = attribute(decision.prompt, 'deed');
  if (decision.kind === 'order') return deed ?? text('confirmOrder');
  if (decision.kind === 'split') {
    if (!lit.ready) return text('totalOf', { n: total(draft), total: decision.max });
    const given = allowed(decision).filter(({ id }) => (counts[id] ?? 0) > 0);
    const what = given.map(option => `${counts[option.id]!}\u00a0${nameOf(option)}`).join(', ');
    const done = deed ?? text('confirm');
    return what === '' ? done : text('deedWith', { deed: done, what });
  }
  if (!lit.ready) {
    const n = picks.length;
    return deed === null
      ? text('chosenOf', { n, most: decision.min })
      : text('deedSoFar', { deed, n });
  }
  if (deed !== null) return deed;
  if (picks.length === 0) return text('confirmNone');
  const only = (option: Option): boolean => picks.length === 1 && option.id === picks[0];
  const one = decision.options.find(only);
  return one === undefined ? text('confirmSome', { n: picks.length }) : note(one);
}
