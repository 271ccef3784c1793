import type { Phrase } from '@castellan/kernel';
import { useLooks } from '../context.tsx';
import type { BoardProps } from '../contract.ts';
import { lastOf } from '../scene.ts';
import { actionsOf } from './beat.ts';
import { useShownLog } from './use-shown-log.ts';

/** What somebody did last, as far as it has been shown: anyone, or this seat. */
export function useLastMove(log: BoardProps['log'], seat?: number): Phrase | null {
  const { beats = {} } = useLooks().ui;
  return lastOf(useShownLog(log), actionsOf(beats), seat);
}
