import type { BeatKind } from '../director/beat.ts';
import type { Cue } from '../director/timeline.ts';
import { afterPaint } from './move.ts';

/** What is a consequence of dice: their sum, what they wake, what that brings. */
const HELD: readonly BeatKind[] = ['result', 'wake', 'gain'];

/**
 * Marks the table with the beats that are still to come, `data-before="wake gain"`: what shows their outcome can wait for
 * them in its style. Returns what ends it.
 */
export function holdBack(root: HTMLElement, cues: readonly Cue[]): () => void {
  // What came before the dice is no consequence of theirs.
  const fallen = cues.slice(cues.findLastIndex(({ kind }) => kind === 'roll') + 1);
  // Somebody may be asked before anything wakes: what the dice say is seen with their sum.
  const read = fallen.find(({ kind, ms }) => kind === 'result' && ms > 0)?.at ?? 0;
  const rest = new Map(
    HELD.flatMap(kind => {
      const at = fallen.find(cue => cue.kind === kind && cue.ms > 0)?.at ?? read;
      return at > 0 ? [[kind, at] as const] : [];
    }),
  );
  const mark = (): void => {
    if (rest.size === 0) delete root.dataset['before'];
    else root.dataset['before'] = [...rest.keys()].join(' ');
  };
  let timers: ReturnType<typeof setTimeout>[] = [];
  // With what moves.
  const callOff = afterPaint(() => {
    timers = [...rest].map(([kind, at]) =>
      setTimeout(() => {
        rest.delete(kind);
        mark();
      }, at),
    );
  });
  mark();
  return () => {
    callOff();
    timers.forEach(clearTimeout);
    rest.clear();
    mark();
  };
}
