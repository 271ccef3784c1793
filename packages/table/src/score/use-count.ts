import type { Outcome } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { Pace } from '../director/timeline.ts';
import { countOf, oneMore } from './count.ts';

/** How long the whole count may take, and one thing of it, in milliseconds. */
const TIMES = {
  calm: { whole: 9000, one: 420 },
  quick: { whole: 4500, one: 200 },
  instant: { whole: 0, one: 0 },
} as const;

/** How much of a score has been counted: one thing after the other. `finish` ends it. */
export function useCount(
  outcome: Outcome,
  pace: Pace,
): { readonly counted: number; readonly isDone: boolean; finish(): void } {
  const all = countOf(outcome).length;
  const { whole, one } = TIMES[pace];
  const gap = Math.min(one, whole / Math.max(1, all));
  const [counted, setCounted] = useState(pace === 'instant' ? all : 0);
  const isDone = counted >= all;
  useEffect(() => {
    if (isDone) return undefined;
    const timer = setInterval(() => setCounted(n => oneMore(n, all)), gap);
    return () => clearInterval(timer);
  }, [isDone, gap, all]);
  return { counted, isDone, finish: () => setCounted(all) };
}
