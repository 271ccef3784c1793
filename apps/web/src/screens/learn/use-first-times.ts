import type { Decision } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useRef } from 'preact/hooks';

/** What the coach can say of each step of the rules, by the step's name. */
export type FirstTimes = Readonly<Record<string, string>>;

/**
 * The lessons of a first game with others, which nobody can foresee: one about each kind of decision, when it first comes
 * to someone at this screen.
 */
export function useFirstTimes(
  words: FirstTimes | null,
  decision: Decision | null,
): readonly Lesson[] {
  const met = useRef<ReadonlyMap<string, Lesson>>(new Map());
  const text = decision === null ? undefined : words?.[decision.step];
  if (decision !== null && text !== undefined) {
    const key = `${decision.seat} ${decision.step}`;
    if (!met.current.has(key)) met.current = new Map([...met.current, [key, { text }]]);
  }
  return [...met.current.values()];
}
