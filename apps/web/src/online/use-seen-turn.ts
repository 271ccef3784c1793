import type { RoomView } from '@castellan/protocol';
import { paceOf } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { saw } from './calls/calls-api.ts';

/** People looking at a table by turns know that it is their turn: no message is sent, and an earlier one is removed. */
export function useSeenTurn({ id, spec }: RoomView, isMyTurn: boolean): void {
  const isToTell = isMyTurn && paceOf(spec.clock) === 'turns';
  useEffect(() => {
    if (!isToTell) return undefined;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      void saw(id).catch(() => {});
      void closeNotices().catch(() => {});
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, isToTell]);
}

async function closeNotices(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const shown = await worker?.getNotifications({ tag: 'castellan-turn' });
  for (const one of shown ?? []) one.close();
}
