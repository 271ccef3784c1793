import { useLayoutEffect, useRef } from 'preact/compat';
import { useLooks } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { Cue } from './timeline.ts';

interface HeraldProps {
  readonly told: readonly Cue[];
  /** Where words have their place on this table. */
  readonly place: DOMRect | null;
}

/** Tells what somebody does, while it is shown. The rail, the log and readers have it anyway. */
export function Herald({ told, place }: HeraldProps) {
  if (told.length === 0 || place === null) return null;
  const { left, top, width, height } = place;
  return (
    <div className="ct-herald" aria-hidden="true" style={{ left, top, width, height }}>
      {told.map(cue => (
        <Words key={`${cue.at} ${cue.events[0]!.say}`} cue={cue} />
      ))}
    </div>
  );
}

function Words({ cue }: { readonly cue: Cue }) {
  const { say, settings } = useLooks();
  const line = useRef<HTMLParagraphElement>(null);
  const { seat, events, at, ms } = cue;
  const isLively = settings.motion;
  useLayoutEffect(() => {
    // At once there and at once gone: nothing shines through, for the same words stand below.
    const animation = line.current?.animate(
      [
        { opacity: 1, scale: isLively ? '0.97' : '1' },
        { opacity: 1, scale: '1', offset: 0.15 },
        { opacity: 1, scale: '1' },
      ],
      { duration: ms, delay: at },
    );
    return () => animation?.cancel();
  }, [at, ms, isLively]);
  return (
    <p ref={line}>
      {seat !== null && <SeatShield seat={seat} />}
      <span>{events.map(say).join(' ')}</span>
    </p>
  );
}
