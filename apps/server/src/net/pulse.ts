import type { WebSocket } from '@fastify/websocket';

/** Asking thousands at once would hold everyone up, so each part is asked at its own time. */
const PARTS = 50;

/** Closes sockets whose other end has gone silently: a phone that sleeps, a train in a tunnel. */
export class Pulse {
  /** The sockets of each part, and whether they have answered since they were last asked. */
  readonly #parts = Array.from({ length: PARTS }, () => new Map<WebSocket, boolean>());
  readonly #timer: ReturnType<typeof setInterval>;
  #size = 0;
  #next = 0;
  #beaten = 0;

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#beat(), everyMs / PARTS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#size;
  }

  watch(socket: WebSocket): void {
    const part = this.#parts[this.#next++ % PARTS]!;
    part.set(socket, true);
    this.#size++;
    socket.on('pong', () => part.set(socket, true));
    socket.on('close', () => {
      if (part.delete(socket)) this.#size--;
    });
  }

  /** Everyone here is told to come back; nothing more is heard from them. */
  sendAway(code: number, why: string): void {
    for (const part of this.#parts)
      for (const socket of part.keys()) {
        socket.removeAllListeners('message');
        socket.close(code, why);
      }
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    const part = this.#parts[this.#beaten++ % PARTS]!;
    for (const [socket, isAlive] of part) {
      if (!isAlive) {
        socket.terminate();
        continue;
      }
      part.set(socket, false);
      socket.ping();
    }
  }
}
