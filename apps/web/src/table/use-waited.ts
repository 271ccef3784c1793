import type { Answer, Decision, Phrase, Viewer } from '@castellan/kernel';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

interface Waited {
  /** How long the log was when the person here last decided something: the rest happened since. */
  readonly since: number;
  answer(answer: Answer): void;
}

/** An answer that was sent. After an undo, the decision comes back with the same id, but as another object. */
interface Sent {
  readonly id: string;
  readonly decision: Decision | null;
  readonly at: number;
}

const NOTHING: Sent = { id: '', decision: null, at: -Infinity };
/** The table takes a moment to answer; until then, a second press on the same decision is an accident. */
const TWICE_MS = 600;

/** Remembers the place in the log where this person last decided something. */
export function useWaited(
  log: readonly (readonly Phrase[])[],
  viewer: Viewer,
  decision: Decision | null,
  answer: (answer: Answer) => void,
): Waited {
  const now = { viewer, since: log.length };
  const asked = useRef(decision);
  const sent = useRef(NOTHING);
  // Nothing is drawn by it until the log is opened: a press draws no table for it.
  const mark = useRef(now);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
    asked.current = decision;
  });
  const answering = useCallback(
    (given: Answer) => {
      const at = performance.now();
      const { id, decision: to, at: then } = sent.current;
      if (given.decision === id && asked.current === to && at - then < TWICE_MS) return;
      sent.current = { id: given.decision, decision: asked.current, at };
      mark.current = latest.current;
      answer(given);
    },
    [answer],
  );
  const since = mark.current.viewer === viewer ? mark.current.since : log.length;
  return { since, answer: answering };
}
