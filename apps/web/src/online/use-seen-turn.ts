import type { RoomView } from '@castellan/protocol';
import { paceOf } from '@castellan/protocol';
import { useEffect } from 'preact/hooks';
import { saw } from './calls/calls-api.ts';

/**
 * People looking at a table by turns know that it is their turn, and those who have come to a round of a tournament know
 * that it has begun: no message is sent, and an earlier one is removed.
 */
export function useSeenTurn({ id, spec, you }: RoomView, isMyTurn: boolean): void {
  useSeen(id, you.seats.length > 0);
  useSeen(id, isMyTurn && paceOf(spec.clock) === 'turns');
}

function useSeen(id: string, isToTell: boolean): void {
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
