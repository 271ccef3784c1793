import type { RoomView } from '@castellan/protocol/net';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { useTell } from './strings/text.ts';

/** Says when someone else has become the host: it was handed on, or the one before is gone. */
export function useNewHost({ host, seats, you }: RoomView): void {
  const tell = useTell();
  const { notify } = useApp();
  const known = useRef(host);
  useEffect(() => {
    if (known.current === host) return;
    known.current = host;
    const seat = seats.find(one => one.kind === 'person' && one.guest === host);
    if (you.isHost) notify(tell('youHost'));
    else if (seat?.kind === 'person') notify(tell('newHost', { name: seat.name }));
  }, [host, seats, you, tell, notify]);
}
