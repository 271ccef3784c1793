import type { RoomView } from '@castellan/protocol/net';
import { useEffect, useRef } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { useTell } from './strings/text.ts';

/** A table that is taken back arrives soon after the word that the others agree. */
const SOON_MS = 500;

/** Says to whoever wished something of the others that it did not come to be. `answered`: how many answers the game has. */
export function useVoteLost({ vote, ending, you }: RoomView, answered: number): void {
  const tell = useTell();
  const { notify } = useApp();
  const about = vote !== null && you.seats.includes(vote.by) ? vote.about : null;
  const now = useRef({ answered, isOver: false, isHere: true });
  now.current = { answered, isOver: ending !== null, isHere: true };
  // Whoever has left the table need not hear of it.
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
