import type { Phrase } from '@castellan/kernel';
import { useEffect, useLayoutEffect, useState, useMemo } from 'preact/hooks';
import { useStore } from '../view.ts';
import { useLooks } from '../context.tsx';
import { afterPaint } from '../motion/move.ts';
import { Director } from './director.ts';
import type { Happened } from './director.ts';
import type { Cast } from './script.ts';
import type { Manner } from './timeline.ts';
import type { BoardProps } from '../contract.ts';
import { lately, lastOf } from '../scene.ts';
import { actionsOf } from './beat.ts';

/** The director of a table, told of what has happened. */
export function useDirector(happened: Happened, cast: Cast, manner: Manner): Director {
  const [director] = useState(() => new Director());
  director.direct(happened, cast, manner);
  const { step } = happened;
  useLayoutEffect(() => afterPaint(() => director.begin()), [director, step]);
  useEffect(() => () => director.close(), [director]);
  useStore(director.subscribe, director.isPlaying);
  return director;
}

/** Whether something is still being shown. */
export function useIsShowing(): boolean {
  const { director } = useLooks();
  return useStore(director.subscribe, director.isPlaying);
}

/** What has been told lately, as far as it has been shown: a caption does not run ahead of the dice. */
export function useShownLog(log: BoardProps['log']): readonly (readonly Phrase[])[] {
  const { director } = useLooks();
  const [, look] = useState(0);
  const events = useMemo(() => lately(log), [log]);
  const next = events.findIndex(event => director.untilShown(event) > 0);
  useEffect(() => {
    if (next < 0) return undefined;
    const again = (): void => look(n => n + 1);
    const timer = setTimeout(again, director.untilShown(events[next]!));
    const unsubscribe = director.subscribe(again);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [director, events, next]);
  return useMemo(() => [next < 0 ? events : events.slice(0, next)], [events, next]);
}

/** What somebody did last, as far as it has been shown: anyone, or this seat. */
export function useLastMove(log: BoardProps['log'], seat?: number): Phrase | null {
  const { beats = {} } = useLooks().ui;
  return lastOf(useShownLog(log), actionsOf(beats), seat);
}
