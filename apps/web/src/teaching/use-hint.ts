import type { AdvisedPlan, Answer, Decision, Phrase, ToldStep } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { AtTable } from '../table/use-table.ts';

/** A plan that is shown on the table, as far as it has not been followed yet. */
export interface Hint {
  /** Null: it is still being thought about. */
  readonly plan: AdvisedPlan | null;
  /** What is still to be done; the first is asked for now. */
  readonly steps: readonly ToldStep[];
}

interface Kept {
  /** The decision that it was asked for. */
  readonly decision: string;
  /** Which of the plans. */
  readonly which: number;
  /** How many of its steps have been done. */
  readonly done: number;
}

interface HintHolder {
  readonly hint: Hint | null;
  ask(): void;
  /** Shows another of the plans. */
  show(which: number): void;
  drop(): void;
  /** Passes an answer on. The plan goes on if this is its next step; else it is over. */
  follow(answer: Answer): void;
}

/** A hint, from when it is asked for until its plan is done, or left. */
export function useHint(
  { client, advised, refused }: AtTable,
  decision: Decision | null,
  answer: (answer: Answer) => void,
): HintHolder {
  const [kept, setKept] = useState<Kept | null>(null);
  const drop = (): void => setKept(null);
  useEffect(() => {
    if (refused !== null) setKept(null);
  }, [refused]);
  const plans = kept?.decision === advised?.decision ? (advised?.advice.plans ?? null) : null;
  const plan = kept === null ? null : (plans?.[kept.which] ?? null);
  const steps = plan?.steps.slice(kept!.done) ?? [];
  const isNow =
    decision !== null &&
    kept !== null &&
    (plan === null ? decision.id === kept.decision : isAbout(steps[0], decision));
  return {
    hint: isNow ? { plan, steps } : null,
    ask: () => {
      if (decision === null) return;
      client?.send({ type: 'hint' });
      setKept({ decision: decision.id, which: 0, done: 0 });
    },
    show: which => setKept(was => was && { ...was, which, done: 0 }),
    drop,
    follow: given => {
      if (kept !== null)
        setKept(
          isNow && steps.length > 1 && isStep(steps[0]!, decision, given)
            ? { ...kept, done: kept.done + 1 }
            : null,
        );
      answer(given);
    },
  };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function isAbout(step: ToldStep | undefined, { prompt }: Decision): boolean {
  return step !== undefined && isSame(step.prompt, prompt);
}

/** Whether an answer is what a step advises, in whatever order. */
export function isStep(step: ToldStep, { options }: Decision, answer: Answer): boolean {
  const noteOf = (id: string): Phrase | undefined => options.find(one => one.id === id)?.note;
  const inOrder = (what: readonly unknown[]): string[] =>
    what.map(one => JSON.stringify(one)).sort();
  if ('picks' in answer)
    return (
      step.counts.length === 0 && isSame(inOrder(answer.picks.map(noteOf)), inOrder(step.picks))
    );
  const given = Object.entries(answer.counts).filter(([, n]) => n > 0);
  return isSame(
    inOrder(given.map(([id, n]) => [noteOf(id), n])),
    inOrder(step.picks.map((pick, i) => [pick, step.counts[i]])),
  );
}
