import type { Answer, Decision } from '@castellan/kernel';
import type { Update } from '@castellan/protocol';
import type { Lesson } from '@castellan/table';
import { useState } from 'preact/compat';
import { useApp } from '../../app/app-context.ts';
import { answerTo, isAnswerTo, onlyAsked } from './asked.ts';

export interface Lessons {
  /** The lesson to show now; null while bots move and when all is taught. */
  readonly lesson: Lesson | null;
  readonly n: number;
  readonly total: number;
  /** Nothing is asked for: to be read, and left by "next". So is every lesson that is read again. */
  readonly isToRead: boolean;
  /** What may be decided while the lesson lasts. */
  readonly decision: Decision | null;
  answer(answer: Answer): void;
  next(): void;
  /** Shows the lesson before once more. What was done stays done. */
  back(): void;
  /** Does what the lesson asks for. */
  showMe(): void;
  end(): void;
}

/** Leads through the lessons: each waits for what it asks for, and lets nothing else pass. */
export function useLessons(
  lessons: readonly Lesson[],
  update: Update,
  send: (answer: Answer) => void,
): Lessons {
  const { say, notify } = useApp();
  const [at, setAt] = useState(0);
  const [stepsBack, setStepsBack] = useState(0);
  const [answered, setAnswered] = useState('');
  const current = lessons[at] ?? null;
  const { outcome } = update;
  // What the last lesson asked for is on its way: a second press must not answer the next lesson by it.
  const isTaken = current === null || update.decision?.id !== answered;
  const decision = isTaken ? update.decision : null;
  const isReady = decision !== null || outcome !== null;
  const shown = stepsBack > 0 && current !== null ? lessons[at - stepsBack]! : current;
  const isToRead = current !== null && (shown !== current || current.choose === undefined);
  const answer = (given: Answer): void => {
    if (current === null) send(given);
    else if (!isToRead && decision !== null && isAnswerTo(current, decision, given)) {
      setAt(at + 1);
      setAnswered(decision.id);
      send(given);
    } else notify(say('notThis'));
  };
  return {
    lesson: isReady ? shown : null,
    n: at + 1 - stepsBack,
    total: lessons.length,
    isToRead: isReady && isToRead,
    decision:
      current === null || decision === null
        ? decision
        : isToRead
          ? null
          : onlyAsked(current, decision),
    answer,
    next: () => {
      if (stepsBack > 0) {
        setStepsBack(stepsBack - 1);
        return;
      }
      if (at === lessons.length - 1) notify(say('lessonsDone'));
      setAt(at + 1);
    },
    back: () => setStepsBack(Math.min(at, stepsBack + 1)),
    showMe: () => {
      if (current !== null && decision !== null) answer(answerTo(current, decision));
    },
    end: () => {
      setStepsBack(0);
      setAt(lessons.length);
    },
  };
}
