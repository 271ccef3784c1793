import type { Answer, Phrase, Viewer } from '@castellan/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Waited {
  /** How much of the log was there when the person here last decided something: the rest happened since. */
  readonly since: number;
  answer(answer: Answer): void;
}

/** Remembers where in the log the person at this place last had a say. */
export function useWaited(
  log: readonly (readonly Phrase[])[],
  viewer: Viewer,
  answer: (answer: Answer) => void,
): Waited {
  const now = { viewer, since: log.length };
  const [mark, setMark] = useState(now);
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  const answering = useCallback(
    (given: Answer) => {
      setMark(latest.current);
      answer(given);
    },
    [answer],
  );
  return { since: mark.viewer === viewer ? mark.since : log.length, answer: answering };
}
