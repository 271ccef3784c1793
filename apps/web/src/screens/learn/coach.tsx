import { inPixels, Into, useIsShowing, useSpot } from '@castellan/table';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import './coach.css';
import { COACH } from './coach-place.ts';
import { Hand } from './hand.tsx';
import { Lamp } from './lamp.tsx';
import { Steward } from './steward.tsx';
import { usePlacing } from './use-placing.ts';
import type { Lessons } from './use-lessons.ts';

/** The steward with his parchment: at the foot of the rail where that is a column, else docked at an edge of the screen. */
export function Coach({ lessons }: { readonly lessons: Lessons }) {
  const { isToRead, isShown, decision } = lessons;
  const lesson = useIsShowing() ? null : lessons.lesson;
  const isInRail = useSpot(COACH) !== undefined;
  const coach = useRef<HTMLDivElement>(null);
  const { place, spot, rail } = usePlacing(
    coach,
    lesson === null ? null : { lesson, isToRead, isInRail, decision },
  );
  if (lesson === null && !isInRail) return null;
  return (
    <>
      {lesson !== null && spot !== null && <Lamp spot={spot} rail={rail} isToPress={!isToRead} />}
      <Into spot={COACH} orHere>
        <div
          ref={coach}
          className="cw-coach"
          data-keep-clear=""
          data-docked={isInRail ? undefined : ''}
          style={
            isInRail
              ? undefined
              : place === null
                ? { visibility: 'hidden' }
                : inPixels({ ...place })
          }
        >
          {lesson !== null && <Parchment lessons={lessons} text={lesson.text} />}
          <Steward />
        </div>
      </Into>
      {lesson !== null && isShown && !isToRead && decision !== null && (
        <Hand lesson={lesson} decision={decision} />
      )}
    </>
  );
}

interface ParchmentProps {
  readonly lessons: Lessons;
  readonly text: string;
}

/** A lesson: which of how many, what it says, and the way on. */
function Parchment({ lessons, text }: ParchmentProps) {
  const { say } = useApp();
  const { n, total, isToRead, isShown, isAstray } = lessons;
  const sheet = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const id = useId();
  // On the "next" button where there is one, so that one key reads through; else on the words.
  useEffect(
    () => (next.current ?? sheet.current)?.focus({ preventScroll: true }),
    [text, isToRead],
  );
  return (
    <div
      ref={sheet}
      className="cw-parchment"
      role="dialog"
      aria-label={say('coach', { n, total })}
      aria-describedby={id}
      tabIndex={-1}
    >
      <p className="cw-coach-head">
        <span className="cw-coach-count">{say('coach', { n, total })}</span>
        <button type="button" className="cw-coach-end" onClick={lessons.end}>
          {say('skipLessons')}
        </button>
      </p>
      <p className="cw-coach-bars" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} data-is={i + 1 < n ? 'done' : i + 1 === n ? 'now' : undefined} />
        ))}
      </p>
      <p className="cw-coach-text" id={id}>
        {text}{' '}
        {!isToRead && (
          <strong className="cw-coach-do" data-astray={isAstray || undefined} role="status">
            {say(isAstray ? 'notThis' : isShown ? 'pressThere' : 'doThis')}
          </strong>
        )}
      </p>
      <CoachActions lessons={lessons} text={id} next={next} />
    </div>
  );
}

interface CoachActionsProps {
  readonly lessons: Lessons;
  /** The id of what is said. */
  readonly text: string;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/** Back and next: by a button, or by doing what is asked, which can be shown. */
function CoachActions({ lessons, text, next }: CoachActionsProps) {
  const { say } = useApp();
  return (
    <p className="cw-coach-actions">
      {lessons.n > 1 && (
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
      {lessons.isToRead ? (
        <button
          ref={next}
          type="button"
          className="ct-button ct-button--main"
          aria-describedby={text}
          onClick={lessons.next}
        >
          {say('next')}
        </button>
      ) : (
        <button
          type="button"
          className="ct-button"
          aria-pressed={lessons.isShown}
          onClick={lessons.showMe}
        >
          {say('showMe')}
        </button>
      )}
    </p>
  );
}
