import type { Answer, Decision } from '@castellan/kernel';
import type { TableScene } from '@castellan/client';
import type { Lesson } from '@castellan/table';
import { useState } from 'preact/hooks';
import { isAnswerTo, onlyAsked } from './asked.ts';

export interface Lessons {
  /** The lesson to show now; null while bots move and when all is taught. */
  readonly lesson: Lesson | null;
  readonly n: number;
  readonly total: number;
  /** Nothing is to be taught now: the table is the learner's. */
  readonly isDone: boolean;
  /** Nothing is asked for: to be read, and left by "next". So is every lesson that is read again. */
  readonly isToRead: boolean;
  /** What may be decided while the lesson lasts. */
  readonly decision: Decision | null;
  answer(answer: Answer): void;
  next(): void;
  /** Shows the lesson before once more. What was done stays done. */
  back(): void;
  /** A hand points at what to press. */
  readonly isShown: boolean;
  showMe(): void;
  /** Something else was tried than what the lesson asks for. */
  readonly isAstray: boolean;
  end(): void;
}

/** Leads through the lessons: each waits for what it asks for, and lets nothing else pass. */
export function useLessons(
  lessons: readonly Lesson[],
  scene: TableScene,
  send: (answer: Answer) => void,
  onDone: () => void,
): Lessons {
  const [at, setAt] = useState(0);
  const [stepsBack, setStepsBack] = useState(0);
  const [answered, setAnswered] = useState('');
  const [shownAt, setShownAt] = useState(-1);
  const [astrayAt, setAstrayAt] = useState(-1);
  const current = lessons[at] ?? null;
  const { outcome } = scene;
  // What the last lesson asked for is on its way: a second press must not answer the next lesson by it.
  const isTaken = current === null || scene.decision?.id !== answered;
  const decision = isTaken ? scene.decision : null;
  const isReady = decision !== null || outcome !== null;
  const shown = stepsBack > 0 && current !== null ? lessons[at - stepsBack]! : current;
  const isToRead = current !== null && (shown !== current || current.choose === undefined);
  const answer = (given: Answer): void => {
    if (current === null) send(given);
    else if (!isToRead && decision !== null && isAnswerTo(current, decision, given)) {
      setAt(at + 1);
      setAnswered(decision.id);
      send(given);
    } else setAstrayAt(at);
  };
  return {
    lesson: isReady ? shown : null,
    n: at + 1 - stepsBack,
    total: lessons.length,
    isDone: current === null,
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
      if (at === lessons.length - 1) onDone();
      setAt(at + 1);
    },
    back: () => setStepsBack(Math.min(at, stepsBack + 1)),
    isShown: shownAt === at,
    showMe: () => setShownAt(at),
    isAstray: astrayAt === at,
    end: () => {
      setStepsBack(0);
      setAt(lessons.length);
    },
  };
}
