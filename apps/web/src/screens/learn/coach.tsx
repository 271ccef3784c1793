import { inPixels } from '@castellan/table';
import type { RefObject } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Glyph } from '../../app/glyph.tsx';
import { IconButton } from '../../app/icon-button.tsx';
import './coach.css';
import { Hand } from './hand.tsx';
import { usePlacing } from './use-placing.ts';
import type { Lessons } from './use-lessons.ts';

/** The coach's bubble, beside the thing that it speaks of. */
export function Coach({ lessons }: { readonly lessons: Lessons }) {
  const { say } = useApp();
  const { lesson, n, total, isToRead, isShown, isAstray, decision } = lessons;
  const bubble = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const text = useId();
  const { place, spot } = usePlacing(
    bubble,
    lesson === null ? null : { ref: lesson.ref, isToRead },
  );
  // On the way on where there is one, so that one key reads through; else on the words.
  useEffect(
    () => (next.current ?? bubble.current)?.focus({ preventScroll: true }),
    [lesson, isToRead],
  );
  if (lesson === null) return null;
  const hint = isAstray ? 'notThis' : isShown ? 'pressThere' : 'doThis';
  return (
    <>
      {spot !== null && (
        <div className="cw-spot" style={inPixels({ ...spot })} aria-hidden="true" />
      )}
      <div
        ref={bubble}
        className="cw-coach"
        data-keep-clear=""
        role="dialog"
        aria-label={say('coach', { n, total })}
        aria-describedby={text}
        tabIndex={-1}
        style={place === null ? { visibility: 'hidden' } : inPixels({ ...place })}
      >
        <p className="cw-coach-count">{say('coach', { n, total })}</p>
        <IconButton
          glyph="close"
          className="cw-coach-end"
          label={say('skipLessons')}
          onPress={lessons.end}
        />
        <p className="cw-coach-text" id={text}>
          {lesson.text}
        </p>
        {!isToRead && (
          <p className="cw-coach-do" data-astray={isAstray || undefined} role="status">
            {say(hint)}
          </p>
        )}
        <CoachActions lessons={lessons} text={text} next={next} />
      </div>
      {isShown && !isToRead && decision !== null && <Hand lesson={lesson} decision={decision} />}
    </>
  );
}

interface CoachActionsProps {
  readonly lessons: Lessons;
  /** The id of what is said. */
  readonly text: string;
  readonly next: RefObject<HTMLButtonElement | null>;
}

/** Back, and on: by a button, or by doing what is asked, which can be shown. */
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
          <Glyph name="step-on" />
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
