import type { RoomView } from '@castellan/protocol/net';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { isHeld } from './sitting.ts';
import { useTell } from './strings/text.ts';

/** Says when a bot begins to play for someone else at the table, and when they are back. */
export function useStandIns(room: RoomView): void {
  const { seats, you, phase } = room;
  // Then no bot plays, and the table says so.
  const isStill = isHeld(room);
  const tell = useTell();
  const { notify } = useApp();
  const known = useRef<readonly boolean[] | null>(null);
  useEffect(() => {
    const now = seats.map(seat => seat.kind === 'person' && seat.standIn !== null);
    const before = known.current;
    known.current = now;
    if (before === null || phase !== 'playing') return;
    for (const [at, isPlayed] of now.entries()) {
      const seat = seats[at]!;
      if (isPlayed && isStill) continue;
      if (isPlayed === before[at] || seat.kind !== 'person' || you.seats.includes(at)) continue;
      notify(tell(isPlayed ? 'standIn' : 'seatBack', { name: seat.name }));
    }
  }, [seats, you, phase, isStill, tell, notify]);
}
