import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** More than a school behind one address needs: a page takes six lines for a moment, and two while it is open. */
export const MOST_CONNECTIONS_EACH = 400;

interface Address {
  /** Lines with no request under way, those that have waited longest first. */
  readonly silent: Set<Socket>;
  /** All lines, also those that are sockets by now. */
  count: number;
}

/**
 * Counts the lines of each address from the moment they are opened, before anything is said on them. Every line is an
 * open file, and without a limit one address could take them all in silence. An address with too many loses the line
 * that has been silent for longest; only if all of them are in use, no further one is taken.
 */
export class ConnectionLimit {
  readonly #addresses = new Map<string, Address>();
  readonly #most: number;

  constructor(server: Server, most: number) {
    this.#most = most;
    server.on('connection', socket => this.#enter(socket));
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      const address = this.#of(socket);
      address?.silent.delete(socket);
      response.on('close', () => {
        if (!socket.destroyed) address?.silent.add(socket);
      });
    });
    // From here on it is a socket, which has limits of its own.
    server.on('upgrade', ({ socket }: IncomingMessage) => this.#of(socket)?.silent.delete(socket));
  }

  #of(socket: Socket): Address | undefined {
    return this.#addresses.get(placeOf(socket.remoteAddress ?? ''));
  }

  #enter(socket: Socket): void {
    const place = placeOf(socket.remoteAddress ?? '');
    const address = this.#addresses.get(place) ?? { silent: new Set(), count: 0 };
    if (address.count >= this.#most) {
      const [longest] = address.silent;
      if (longest === undefined) {
        socket.destroy();
        return;
      }
      address.silent.delete(longest);
      longest.destroy();
    }
    this.#addresses.set(place, address);
    address.count++;
    address.silent.add(socket);
    socket.once('close', () => {
      address.silent.delete(socket);
      if (--address.count === 0) this.#addresses.delete(place);
    });
  }
}

/** Someone with one IPv6 address has the other 2^64 of its network as well. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [front = '', back] = address.split('%')[0]!.split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const last = back === '' ? [] : back.split(':');
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return groups.slice(0, 4).join(':');
}
