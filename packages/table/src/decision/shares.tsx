import { Sockets, sharesOf } from '../pay/sockets.tsx';
import type { AnswerDraft } from './answer-draft.ts';
import { SplitList } from './split-list.tsx';

/** An amount that is divided up: as sockets where there are two kinds of coins, else with a stepper for each share. */
export function Shares({ draft }: { readonly draft: AnswerDraft }) {
  const shares = sharesOf(draft);
  return shares === null ? (
    <SplitList draft={draft} />
  ) : (
    <Sockets draft={draft} shares={shares} helps />
  );
}
