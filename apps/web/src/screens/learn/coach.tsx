import { useEffect, useId, useRef } from 'preact/compat';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import './coach.css';
import { usePlacing } from './placing.ts';
import type { Lessons } from './use-lessons.ts';

/** The coach's bubble, beside the thing that it speaks of. */
export function Coach({ lessons }: { readonly lessons: Lessons }) {
  const { say } = useApp();
  const { lesson, n, total, isToRead } = lessons;
  const bubble = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const text = useId();
  const { place, spot } = usePlacing(bubble, lesson);
  // On the way on where there is one, so that one key reads through; else on the words, not on what does it for you.
  useEffect(
    () => (next.current ?? bubble.current)?.focus({ preventScroll: true }),
    [lesson, isToRead],
  );
  if (lesson === null) return null;
  return (
    <>
      {spot !== null && <div className="cw-spot" style={{ ...spot }} aria-hidden="true" />}
      <div
        ref={bubble}
        className="cw-coach"
        role="dialog"
        aria-label={say('coach', { n, total })}
        aria-describedby={text}
        tabIndex={-1}
        style={place ?? { visibility: 'hidden' }}
      >
        <p className="cw-coach-count">{say('coach', { n, total })}</p>
        <button
          type="button"
          className="cw-icon-button cw-coach-end"
          aria-label={say('skipLessons')}
          title={say('skipLessons')}
          onClick={lessons.end}
        >
          <Glyph name="close" />
        </button>
        <p className="cw-coach-text" id={text}>
          {lesson.text}
        </p>
        <p className="cw-coach-deeds">
          {n > 1 && (
            <button
              type="button"
              className="ct-button cw-coach-back"
              aria-label={say('lessonBefore')}
              title={say('lessonBefore')}
              onClick={lessons.back}
            >
              <Glyph name="step-back" />
            </button>
          )}
          {isToRead ? (
            <button
              ref={next}
              type="button"
              className="ct-button ct-button--main"
              aria-describedby={text}
              onClick={lessons.next}
            >
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

/** In place of the decision panel while there is something to read: who looks there is told to look at the coach. */
export function CoachSpeaks({ lessons: { n, total } }: { readonly lessons: Lessons }) {
  const { say } = useApp();
  return (
    <section className="cw-coach-speaks">
      <h2>{say('coach', { n, total })}</h2>
      <p>{say('readOn')}</p>
    </section>
  );
}
