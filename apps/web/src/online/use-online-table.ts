import type { TableClient } from '@castellan/client';
import { SocketWire } from '@castellan/client/socket';
import type { FromTable, RoomView } from '@castellan/protocol';
import { useMemo } from 'preact/hooks';
import type { AtTable } from '../table/use-table.ts';
import { useTable } from '../table/use-table.ts';
import { hearAnnounced } from './announced.tsx';
import { socketAddress } from './server-api.ts';
import { Sharing } from './sharing.ts';
import { mutedGuests } from './shuffle-receipts.ts';

/** A table on the network that has sent its state. */
export interface AtOnlineTable extends AtTable {
  readonly client: TableClient;
  readonly room: RoomView;
}

/** Comes to a table and stays connected as long as the screen is shown. */
export function useOnlineTable(id: string): AtTable {
  const line = useMemo(() => new OnlineLine(id), [id]);
  return useTable(
    id,
    () => line.wire,
    message => line.hear(message),
  );
}

/** A line to a table on the network, and what this device does there by itself: it adds its numbers to the shuffle. */
class OnlineLine {
  readonly wire: SocketWire;
  readonly #sharing: Sharing;

  constructor(id: string) {
    const address = socketAddress(`/api/tables/${encodeURIComponent(id)}`);
    this.wire = new SocketWire({ address, wakes });
    this.#sharing = new Sharing(id, message => this.wire.send(message));
  }

  /** True: the table need not be told. */
  hear(message: FromTable): boolean {
    switch (message.type) {
      case 'welcome':
        for (const guest of mutedGuests()) this.wire.send({ type: 'mute', guest, on: true });
        this.#sharing.comeBack();
        this.#sharing.hear(message.room);
        return false;
      case 'room':
        this.#sharing.hear(message.room);
        return false;
      case 'refused':
        return this.#sharing.isRefused(message.code);
      case 'announced':
        hearAnnounced(message);
        return true;
      case 'pong':
        this.#sharing.settle();
        return true;
      default:
        return false;
    }
  }
}

/** The device has slept, or found its network again. */
function wakes(wake: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'hidden') wake();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}
