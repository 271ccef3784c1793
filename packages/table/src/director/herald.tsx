import { useLayoutEffect, useRef } from 'preact/compat';
import { useLooks } from '../context.tsx';
import { SeatShield } from '../parts/seat-shield.tsx';
import type { Cue } from './timeline.ts';

/** Tells over the table what somebody does, while it is shown. The rail, the log and readers have it anyway. */
export function Herald({ told }: { readonly told: readonly Cue[] }) {
  if (told.length === 0) return null;
  return (
    <div className="ct-herald" aria-hidden="true">
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
    const animation = line.current?.animate(
      [
        { opacity: 0, translate: isLively ? '0 0.6em' : '0 0' },
        { opacity: 1, translate: '0 0', offset: Math.min(0.3, 140 / ms) },
        { opacity: 1, translate: '0 0', offset: Math.max(0.7, 1 - 140 / ms) },
        { opacity: 0, translate: '0 0' },
      ],
      { duration: ms, delay: at, fill: 'both' },
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
