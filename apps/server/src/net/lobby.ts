import type { WebSocket } from '@fastify/websocket';
import type { ClockRule, LobbyView, TableSummary } from '@castellan/protocol/net';
import type { Room } from '../room/room.ts';
import type { Store, TableHead } from '../store/store.ts';
import { headOf } from '../table/head.ts';

const MOST_SHOWN = 100;
const SOON_MS = 250;

/** Who looks at the lobby, and is told when something there has changed. */
export class Lobby {
  readonly #store: Store;
  readonly #sockets = new Map<WebSocket, string>();
  readonly #soon = new Map<WebSocket, ReturnType<typeof setTimeout>>();

  constructor(store: Store) {
    this.#store = store;
  }

  async view(guest: string | null): Promise<LobbyView> {
    const [open, mine] = await Promise.all([
      this.#store.openTables(MOST_SHOWN),
      guest === null ? [] : this.#store.tablesOf(guest, MOST_SHOWN),
    ]);
    const summary = (head: TableHead): TableSummary => summaryOf(head, guest);
    return { open: open.filter(head => !isAt(head, guest)).map(summary), mine: mine.map(summary) };
  }

  /** What a link to a table says to someone who is not known yet. */
  invitation(room: Room): TableSummary {
    return summaryOf(headOf(room), null);
  }

  get watchers(): number {
    return this.#sockets.size;
  }

  /** Whoever is gone already would never be let go: their `close` has been. */
  watch(socket: WebSocket, guest: string): void {
    if (socket.readyState !== socket.OPEN) return;
    this.#sockets.set(socket, guest);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      clearTimeout(this.#soon.get(socket));
      this.#soon.delete(socket);
    });
  }

  /** Tells those who can see the difference to look again, once for all that changes at about the same time. */
  changed(room: Room): void {
    const isForAll = room.spec.open && (room.phase === 'gathering' || room.phase === 'shuffling');
    for (const [socket, guest] of this.#sockets) {
      if (this.#soon.has(socket)) continue;
      if (!isForAll && room.seatsOf(guest).length === 0) continue;
      const timer = setTimeout(() => {
        this.#soon.delete(socket);
        socket.send('{"type":"changed"}');
      }, SOON_MS);
      this.#soon.set(socket, timer);
    }
  }
}

function isAt(head: TableHead, guest: string | null): boolean {
  return guest !== null && head.guests.includes(guest);
}

/** Who sits there is shown by name; ids and hidden things stay here. */
function summaryOf(head: TableHead, guest: string | null): TableSummary {
  return {
    id: head.id,
    game: head.game,
    phase: head.phase,
    players: head.names.length,
    names: head.names,
    clock: JSON.parse(head.clock) as ClockRule,
    updated: head.updated,
    isMine: isAt(head, guest),
    isMyTurn: guest !== null && head.waiting.includes(guest),
    isHeldForMe: guest !== null && head.held.includes(guest),
    isOpen: head.isOpen,
    turn: head.turn,
  };
}
