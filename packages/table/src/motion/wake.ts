import type { Cue } from '../director/timeline.ts';

const RING = '0 0 0 3px var(--ct-lit-glow), 0 0 22px 6px var(--ct-lit-glow)';
const NONE = '0 0 0 0 #0000, 0 0 0 0 #0000';

/** Things that are at work light up for a moment, each at its time; they stay lit while they bring something. */
export function wake(root: HTMLElement, cues: readonly Cue[]): Animation[] {
  return cues.flatMap(({ wakes, kind, at, ms }) =>
    ms === 0
      ? []
      : wakes.flatMap(ref => glow(root, ref, at, kind === 'wake' ? ms + LINGER_MS : ms)),
  );
}

const LINGER_MS = 500;

/** As often as it lies there: a kind of card may lie in several places. */
function glow(root: HTMLElement, ref: string, delay: number, duration: number): Animation[] {
  return [...root.querySelectorAll<HTMLElement>(`[data-ref=${JSON.stringify(ref)}]`)].map(thing =>
    thing.animate(
      [
        { boxShadow: NONE, scale: '1', filter: 'none' },
        { boxShadow: RING, scale: '1.05', filter: 'brightness(1.12)', offset: 0.3 },
        { boxShadow: RING, scale: '1.03', filter: 'brightness(1.08)', offset: 0.75 },
        { boxShadow: NONE, scale: '1', filter: 'none' },
      ],
      { duration, delay, easing: 'ease-in-out' },
    ),
  );
}
