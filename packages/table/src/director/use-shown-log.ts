import type { Phrase } from '@castellan/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import type { BoardProps } from '../contract.ts';
import { lately } from '../scene.ts';

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
