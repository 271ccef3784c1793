import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { useStore } from '../view/use-store.ts';
import { useLooks } from '../context.tsx';
import { afterPaint } from '../motion/move.ts';
import { Director } from './director.ts';
import type { Happened } from './director.ts';
import type { Cast } from './script.ts';
import type { Manner } from './timeline.ts';

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
