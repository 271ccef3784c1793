import type { Seat } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import { isEnded } from '../../table/over-panel.tsx';
import type { AtTable } from '../../table/use-session.ts';

export interface CurtainState {
  /** Whose turn it is to take the device; null when the table may be shown. */
  readonly next: Seat | null;
  /** Who has taken it last without a curtain; null: nobody, or behind one. */
  readonly passed: Seat | null;
  show(): void;
}

/**
 * Where several people share the screen, a curtain falls whenever another of them is to decide who has a secret: something
 * that is not open to all. It stays until that one has lifted it *and* the table has sent what they see: in between, there
 * is nothing of anyone's view to show. To whoever has no secret the table simply turns.
 */
export function useCurtain({ session, update }: AtTable): CurtainState {
  const [holder, setHolder] = useState<Seat | null>(null);
  const [passed, setPassed] = useState<Seat | null>(null);
  const isShared = update !== null && update.people.length > 1 && !isEnded(update);
  const due = isShared ? update.people.filter(seat => update.waiting.includes(seat)) : [];
  const first = due[0];
  const next = first === undefined || (holder !== null && due.includes(holder)) ? null : first;
  const hasSecret = (seat: Seat): boolean => update?.keepers.includes(seat) === true;
  const isDown = next !== null && hasSecret(next);
  const isOwn = update === null || holder === null || !isShared || update.viewer === holder;

  useEffect(() => {
    // From now on the page is only told what everyone may know.
    if (isDown) session?.send({ type: 'look', viewer: 'spectator' });
  }, [isDown, session]);

  useEffect(() => {
    if (next === null || isDown) return;
    setHolder(next);
    setPassed(next);
    session?.send({ type: 'look', viewer: next });
  }, [next, isDown, session]);

  return {
    next: isDown ? next : isOwn || !hasSecret(holder) ? null : holder,
    passed,
    show: () => {
      const seat = next ?? holder;
      if (seat === null) return;
      setHolder(seat);
      setPassed(null);
      session?.send({ type: 'look', viewer: seat });
    },
  };
}
