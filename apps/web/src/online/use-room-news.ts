import type { RoomView } from '@castellan/protocol';
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

/** The table after an undo arrives soon after the news that the others agree. */
const SOON_MS = 500;

/** Tells people whose vote has failed that nothing came of it. `answered`: how many answers the game has. */
export function useVoteLost({ vote, ending, you }: RoomView, answered: number): void {
  const tell = useTell();
  const { notify } = useApp();
  const about = vote !== null && you.seats.includes(vote.by) ? vote.about : null;
  const now = useRef({ answered, isOver: false, isHere: true });
  now.current = { answered, isOver: ending !== null, isHere: true };
  // Someone who has left the table need not hear of it.
  useEffect(() => () => void (now.current.isHere = false), []);
  useEffect(() => {
    if (about === null) return undefined;
    const before = now.current.answered;
    return () => {
      setTimeout(() => {
        const { answered, isOver, isHere } = now.current;
        if (isOver || !isHere) return;
        if (about === 'abandon') notify(tell('voteLost'));
        else if (answered >= before) notify(tell('undoLost'));
      }, SOON_MS);
    };
  }, [about, tell, notify]);
}

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
