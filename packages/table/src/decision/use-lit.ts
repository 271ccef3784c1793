import { allowed } from '@castellan/kernel';
import type { Answer, Decision, Option } from '@castellan/kernel';
import { useCallback, useMemo, useState } from 'preact/hooks';
import type { Lit } from '../contract.ts';
import type { Layers } from '../layer/layers.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { answerOf, bump, place, ready, startDraft, toggle } from './answer-draft.ts';
import { optionKey } from '../keys/keys.ts';
import type { Light } from './lights.ts';
import { lightOf, optionsByRef } from './lights.ts';
import { markSent } from './sent.ts';

/** A `Lit` that also knows the answer in the making: what the decision panel and the things on the table share. */
export interface Deciding extends Lit {
  readonly decision: Decision | null;
  readonly draft: AnswerDraft | null;
  readonly ready: boolean;
  light(ref: string): Light | null;
  /** The key that does the one thing that may be done with it. */
  key(ref: string): string | undefined;
  picked(option: Option): boolean;
  bump(id: string, by: 1 | -1): void;
  place(id: string, at: number): void;
  confirm(): void;
  /** Answers a selection as a whole. */
  pick(ids: readonly string[]): void;
}

const NO_OPTIONS: readonly Option[] = [];

/** Lights the things on the table that a decision is about. One choice is an answer; the other kinds gather in a draft. */
export function useLit(
  decision: Decision | null,
  answer: (answer: Answer) => void,
  layers?: Layers,
): Deciding {
  const [kept, setDraft] = useState<AnswerDraft | null>(null);
  const draft = useMemo(
    () =>
      decision === null
        ? null
        : kept?.decision.id === decision.id
          ? { ...kept, decision }
          : startDraft(decision),
    [decision, kept],
  );
  // Kept for the decision: a thing whose options are the same is not drawn again when the draft changes.
  const byRef = useMemo(() => optionsByRef(decision), [decision]);
  const send = useCallback(
    (given: Answer) => {
      markSent();
      answer(given);
    },
    [answer],
  );
  const change = useCallback(
    (next: (draft: AnswerDraft) => AnswerDraft) => draft && setDraft(next(draft)),
    [draft],
  );

  return useMemo(
    () => deciding(decision, byRef, draft, send, change, layers),
    [decision, byRef, draft, change, send, layers],
  );
}

/** All that can be asked and done with a decision and the answer in the making. */
function deciding(
  decision: Decision | null,
  byRef: ReadonlyMap<string, readonly Option[]>,
  draft: AnswerDraft | null,
  send: (given: Answer) => void,
  change: (next: (draft: AnswerDraft) => AnswerDraft) => void,
  layers?: Layers,
): Deciding {
  const of = (ref: string): readonly Option[] => byRef.get(ref) ?? NO_OPTIONS;
  const isReady = draft !== null && draft.decision.kind !== 'choose' && ready(draft);
  return {
    decision,
    draft,
    ready: isReady,
    of,
    light: ref => lightOf(of(ref), draft),
    key: ref => {
      const can = allowed({ options: of(ref) });
      return decision === null || can.length !== 1
        ? undefined
        : optionKey(allowed(decision).indexOf(can[0]!));
    },
    picked: ({ id }) => draft?.decision.kind === 'select' && draft.picks.includes(id),
    choose: option => {
      if (!decision || option.blocked !== undefined) return;
      if (decision.kind === 'choose') send({ decision: decision.id, picks: [option.id] });
      if (decision.kind === 'select') change(draft => toggle(draft, option.id));
      if (decision.kind === 'split') change(draft => bump(draft, option.id, 1));
    },
    bump: (id, by) => change(draft => bump(draft, id, by)),
    place: (id, at) => change(draft => place(draft, id, at)),
    confirm: () => {
      if (isReady) send(answerOf(draft));
    },
    pick: ids => {
      if (decision?.kind === 'select') send({ decision: decision.id, picks: ids });
    },
    zoom: (card, of = card) =>
      layers?.show({ zoom: { card, of }, preview: null, tip: null, menu: null }),
  };
}
