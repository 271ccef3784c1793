import type { Seat, Viewer } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import type { AtTable } from '../../table/use-session.ts';

interface Handover {
  /** Who is to take the device; null when the replay may be shown. */
  readonly next: Seat | null;
  /** The one who was waited for has it. */
  show(): void;
  look(viewer: Viewer): void;
}

/**
 * A game of several people at one device, looked at again while it is still on: a curtain falls before each of their
 * seats, as at the table.
 */
export function useHandover({ session, update }: AtTable, isShared: boolean): Handover {
  const [holder, setHolder] = useState<Seat | null>(null);
  const isDown = isShared && holder !== null && update?.viewer !== holder;
  return {
    next: isDown ? holder : null,
    show: () => {
      if (holder !== null) session?.send({ type: 'look', viewer: holder });
    },
    look: viewer => {
      const isBehind = isShared && viewer !== 'spectator' && viewer !== holder;
      setHolder(viewer === 'spectator' ? null : viewer);
      // Behind the curtain the page is only told what everyone may know.
      session?.send({ type: 'look', viewer: isBehind ? 'spectator' : viewer });
    },
  };
}
