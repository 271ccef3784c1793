import type { RoomView } from '@castellan/protocol/net';
import { useEffect, useRef } from 'preact/compat';
import { useApp } from '../app/app-context.ts';
import { useTell } from './strings/text.ts';

/** Says to whoever wished to break off the game that the others would rather play on. */
export function useVoteLost({ vote, ending, you }: RoomView): void {
  const tell = useTell();
  const { notify } = useApp();
  const isAsking = vote?.about === 'abandon' && you.seats.includes(vote.by);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && !isAsking && ending === null) notify(tell('voteLost'));
    asked.current = isAsking;
  }, [isAsking, ending, tell, notify]);
}
