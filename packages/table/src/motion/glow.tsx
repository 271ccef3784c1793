import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Cue } from '../director/timeline.ts';
import { inPixels } from '../view.ts';
import { move } from './move.ts';

/** A thing that is at work, and when. */
export interface Woken {
  readonly key: string;
  readonly thing: HTMLElement;
  readonly box: DOMRect;
  readonly delay: number;
  readonly ms: number;
}

const LINGER_MS = 350;

/** Things that are at work, each at its time; they stay lit while they bring something. As often as they lie there. */
export function wokenIn(root: HTMLElement, cues: readonly Cue[], run: number): Woken[] {
  return cues.flatMap(({ wakes, kind, at, ms }) =>
    ms === 0
      ? []
      : wakes.flatMap(ref =>
          [...root.querySelectorAll<HTMLElement>(`[data-ref=${JSON.stringify(ref)}]`)].map(
            (thing, i) => ({
              key: `${run} ${ref} ${at} ${i}`,
              thing,
              box: thing.getBoundingClientRect(),
              delay: at,
              ms: kind === 'wake' ? ms + LINGER_MS : ms,
            }),
          ),
        ),
  );
}

/** A ring of light around it for a moment, above it: the thing itself is not drawn again. */
export function Glow({ woken }: { readonly woken: Woken }) {
  const ring = useRef<HTMLSpanElement>(null);
  const { thing, box, delay, ms } = woken;
  useLayoutEffect(() => {
    const element = ring.current;
    if (!element) return undefined;
    element.style.borderRadius = getComputedStyle(thing).borderRadius;
    const times = { duration: ms, delay, easing: 'ease-in-out' };
    const grown = [
      { scale: '1' },
      { scale: '1.05', offset: 0.3 },
      { scale: '1.03', offset: 0.75 },
      { scale: '1' },
    ];
    const animations = [
      move(thing, grown, times),
      move(element, grown, times),
      move(
        element,
        [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
        times,
      ),
    ];
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [thing, delay, ms]);
  const { left, top, width, height } = box;
  return <span ref={ring} className="ct-glow" style={inPixels({ left, top, width, height })} />;
}
