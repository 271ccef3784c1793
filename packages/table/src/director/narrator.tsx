import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { move } from '../motion/move.ts';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { Cue } from './timeline.ts';
import { inPixels } from '../view.ts';

/** Long enough for the caption below to have followed. */
const SETTLED_MS = 60;
/** In less than this a sentence becomes a column. */
const LEAST_WIDTH = 280;

/** Tells what somebody does, while it is shown. The rail, the log and readers have it anyway. */
export function Narrator({ told }: { readonly told: readonly Cue[] }) {
  const place = usePlace(told);
  if (told.length === 0 || place === null) return null;
  const { left, top, width, height } = place;
  return (
    <div className="ct-narrator" aria-hidden="true" style={inPixels({ left, top, width, height })}>
      {told.map(cue => (
        <Words key={`${cue.at} ${cue.events[0]!.say}`} cue={cue} />
      ))}
    </div>
  );
}

/** Where words cover nothing: over the last move in words; where a table has none or little room for it, over what is asked. */
function tellingPlace(): DOMRect | null {
  const [caption, prompt] = ['.ct-motion .ct-caption', '.ct-rail .ct-decision__prompt'].map(place =>
    document.querySelector(place)?.getBoundingClientRect(),
  );
  const isRoomy = (place: DOMRect | undefined, least: number): place is DOMRect =>
    place !== undefined && place.width > least;
  if (isRoomy(caption, LEAST_WIDTH)) return caption;
  return isRoomy(prompt, 0) ? prompt : isRoomy(caption, 0) ? caption : null;
}

/** The caption may move with what is done: each beat looks where it lies then. */
function usePlace(told: readonly Cue[]): DOMRect | null {
  const [place, setPlace] = useState<DOMRect | null>(null);
  useLayoutEffect(() => {
    if (told.length === 0) return undefined;
    const look = (): void => setPlace(tellingPlace());
    look();
    const timers = told.map(({ at }) => setTimeout(look, at + SETTLED_MS));
    return () => timers.forEach(clearTimeout);
  }, [told]);
  return place;
}

function Words({ cue }: { readonly cue: Cue }) {
  const { say, settings } = useLooks();
  const line = useRef<HTMLParagraphElement>(null);
  const { seat, events, at, ms } = cue;
  const isLively = settings.motion;
  useLayoutEffect(() => {
    // At once there and at once gone: nothing shines through, for the same words stand below.
    if (!line.current) return undefined;
    const animation = move(
      line.current,
      [
        { opacity: 1, scale: isLively ? '0.97' : '1' },
        { opacity: 1, scale: '1', offset: 0.15 },
        { opacity: 1, scale: '1' },
      ],
      { duration: ms, delay: at },
    );
    return () => animation.cancel();
  }, [at, ms, isLively]);
  return (
    <p ref={line}>
      {seat !== null && <SeatShield seat={seat} />}
      <span>{events.map(say).join(' ')}</span>
    </p>
  );
}
