import type { Seat, Viewer } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import type { AtTable } from '../../table/use-table.ts';

interface Handover {
  /** Who is to take the device; null when the replay may be shown. */
  readonly next: Seat | null;
  /** The one who was waited for has it. */
  show(): void;
  look(viewer: Viewer): void;
}

/**
 * A game of several people at one device, replayed while it is still on: a curtain falls before each of their
 * seats, as at the table.
 */
export function useHandover({ client, scene }: AtTable, isShared: boolean): Handover {
  const [holder, setHolder] = useState<Seat | null>(null);
  const isDown = isShared && holder !== null && scene?.viewer !== holder;
  return {
    next: isDown ? holder : null,
    show: () => {
      if (holder !== null) client?.look(holder);
    },
    look: viewer => {
      const isBehind = isShared && viewer !== 'spectator' && viewer !== holder;
      setHolder(viewer === 'spectator' ? null : viewer);
      // Behind the curtain the page is only told what everyone may know.
      client?.look(isBehind ? 'spectator' : viewer);
    },
  };
}
