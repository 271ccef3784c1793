import type { Seat } from '@castellan/kernel';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { isEnded } from '../../table/over-panel.tsx';
import type { AtTable } from '../../table/use-table.ts';

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
 * is nothing of anyone's view to show. To someone with no secret the table simply turns.
 */
export function useCurtain({ client, scene }: AtTable): CurtainState {
  const [holder, setHolder] = useState<Seat | null>(null);
  const [passed, setPassed] = useState<Seat | null>(null);
  const isShared = scene !== null && scene.people.length > 1 && !isEnded(scene);
  const due = isShared ? scene.people.filter(seat => scene.waiting.includes(seat)) : [];
  const first = due[0];
  const next = first === undefined || (holder !== null && due.includes(holder)) ? null : first;
  const hasSecret = (seat: Seat): boolean => scene?.keepers.includes(seat) === true;
  const isDown = next !== null && hasSecret(next);
  const isOwn = scene === null || holder === null || !isShared || scene.viewer === holder;

  // At once, not after the next paint: lifting the curtain before that would bring it down again.
  useLayoutEffect(() => {
    // From now on the page is only told what everyone may know.
    if (isDown) client?.look('spectator');
  }, [isDown, client]);

  useEffect(() => {
    if (next === null || isDown) return;
    setHolder(next);
    setPassed(next);
    client?.look(next);
  }, [next, isDown, client]);

  return {
    next: isDown ? next : isOwn || !hasSecret(holder) ? null : holder,
    passed,
    show: () => {
      const seat = next ?? holder;
      if (seat === null) return;
      setHolder(seat);
      setPassed(null);
      client?.look(seat);
    },
  };
}
