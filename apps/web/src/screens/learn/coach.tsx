import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import './coach.css';
import type { Lessons } from './use-lessons.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The coach's bubble, beside the thing that it speaks of. */
export function Coach({ lessons }: { readonly lessons: Lessons }) {
  const { say } = useApp();
  const { lesson, n, total } = lessons;
  const bubble = useRef<HTMLDivElement>(null);
  const target = useTarget(lesson?.ref);
  const place = usePlace(bubble, target, lesson);
  useEffect(() => bubble.current?.focus({ preventScroll: true }), [lesson]);
  if (lesson === null) return null;
  return (
    <>
      {target !== null && <div className="cw-spot" style={target} aria-hidden="true" />}
      <div
        ref={bubble}
        className="cw-coach"
        role="dialog"
        aria-label={say('coach', { n, total })}
        tabIndex={-1}
        style={place ?? { visibility: 'hidden' }}
      >
        <p className="cw-coach-count">
          {say('coach', { n, total })}
          <button
            type="button"
            className="cw-icon-button"
            aria-label={say('skipLessons')}
            title={say('skipLessons')}
            onClick={lessons.end}
          >
            <Glyph name="close" />
          </button>
        </p>
        <p className="cw-coach-text">{lesson.text}</p>
        <p className="cw-coach-deeds">
          {lesson.choose === undefined ? (
            <button type="button" className="ct-button ct-button--main" onClick={lessons.next}>
              {say('next')}
              <Glyph name="step-on" />
            </button>
          ) : (
            <>
              <span className="cw-coach-do">{say('doThis')}</span>
              <button type="button" className="ct-button" onClick={lessons.showMe}>
                {say('showMe')}
              </button>
            </>
          )}
        </p>
      </div>
    </>
  );
}

/** Where the thing is that the lesson speaks of, kept up to date; null when it is not on the table. */
function useTarget(ref: string | undefined): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const find = (): HTMLElement | null =>
      ref === undefined
        ? null
        : ([
            ...document.querySelectorAll<HTMLElement>(`.cw-table [data-ref="${CSS.escape(ref)}"]`),
          ].find(one => one.checkVisibility()) ?? null);
    find()?.scrollIntoView({ block: 'center', inline: 'center' });
    let frame = 0;
    const measure = (): void => {
      const rect = find()?.getBoundingClientRect();
      const next =
        rect === undefined || rect.width === 0
          ? null
          : { left: rect.left, top: rect.top, width: rect.width, height: rect.height };
      setBox(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [ref]);
  return box;
}

const GAP = 14;

/** The part of the window that the decision panel does not need: left of it, or above it on a small screen. */
function freeRoom(): [wide: number, high: number] {
  const side = document.querySelector('.cw-side')?.getBoundingClientRect();
  if (side === undefined) return [innerWidth, innerHeight];
  return side.left > 0 ? [side.left, innerHeight] : [innerWidth, side.top];
}

/** Beside the target where there is room: right, left, below, above; else at the edge that is farther from it. */
function usePlace(
  bubble: { readonly current: HTMLElement | null },
  target: Box | null,
  lesson: unknown,
): { left: number; top: number } | null {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (element === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const [wide, high] = freeRoom();
    const within = (value: number, most: number): number =>
      Math.max(GAP, Math.min(value, most - GAP));
    const middle = {
      left: within((wide - width) / 2, wide - width),
      top: within((high - height) / 2, high - height),
    };
    if (target === null) {
      setPlace(middle);
      return;
    }
    const across = within(target.left + target.width / 2 - width / 2, wide - width);
    const down = within(target.top + target.height / 2 - height / 2, high - height);
    const places = [
      { left: target.left + target.width + GAP, top: down },
      { left: target.left - GAP - width, top: down },
      { left: across, top: target.top + target.height + GAP },
      { left: across, top: target.top - GAP - height },
    ];
    const fitting = places.find(
      ({ left, top }) =>
        left >= GAP && top >= GAP && left + width <= wide - GAP && top + height <= high - GAP,
    );
    const isHigh = target.top + target.height / 2 < high / 2;
    setPlace(fitting ?? { left: across, top: isHigh ? high - height - GAP : GAP + 52 });
  }, [bubble, target, lesson]);
  return place;
}
