import type { Decision } from '@castellan/kernel';
import type { Lesson } from '@castellan/table';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { toPress } from './to-press.ts';

interface HandProps {
  readonly lesson: Lesson;
  readonly decision: Decision;
}

/** A hand that points at what to press next, and presses nothing. */
export function Hand({ lesson, decision }: HandProps) {
  const hand = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    // What is to be pressed moves and changes with every press.
    const point = (): void => {
      const at = toPress(lesson, decision)?.getBoundingClientRect();
      const { style } = hand.current!;
      style.visibility = at === undefined ? 'hidden' : 'visible';
      if (at !== undefined)
        style.translate = `${at.left + at.width / 2}px ${at.top + Math.min(at.height / 2, 60)}px`;
      frame = requestAnimationFrame(point);
    };
    point();
    return () => cancelAnimationFrame(frame);
  }, [lesson, decision]);
  return (
    <div ref={hand} className="cw-hand" aria-hidden="true">
      <svg viewBox="0 0 32 40">
        <path d="M10 3.5c0-3.300 5-3.300 5 0V16l1.500-.5c2-.7 3.300.3 3.500 1.700l.200-.2c2-.7 3.400.400 3.600 1.900 2-.6 3.700.5 3.700 2.600v6.800c0 5.500-4 9.700-9.500 9.700h-2c-4 0-6.600-1.600-8.700-5L2.600 26c-1.700-2.900 1.800-5.200 4-2.900L10 26.500z" />
      </svg>
    </div>
  );
}
