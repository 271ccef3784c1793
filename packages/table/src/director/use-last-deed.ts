import type { Phrase } from '@castellan/kernel';
import { useLooks } from '../context.tsx';
import type { BoardProps } from '../contract.ts';
import { lastOf } from '../scene.ts';
import { deedsOf } from './beat.ts';
import { useShownLog } from './use-shown-log.ts';

/** What somebody did last, as far as it has been shown: anyone, or this seat. */
export function useLastDeed(log: BoardProps['log'], seat?: number): Phrase | null {
  const { beats = {} } = useLooks().ui;
  return lastOf(useShownLog(log), deedsOf(beats), seat);
}
