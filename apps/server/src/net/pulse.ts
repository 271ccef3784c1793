import type { WebSocket } from '@fastify/websocket';

/** Lets go of sockets whose other end is gone without a word: a phone that sleeps, a train in a tunnel. */
export class Pulse {
  readonly #alive = new Map<WebSocket, boolean>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#beat(), everyMs);
    this.#timer.unref();
  }

  get size(): number {
    return this.#alive.size;
  }

  watch(socket: WebSocket): void {
    this.#alive.set(socket, true);
    socket.on('pong', () => this.#alive.set(socket, true));
    socket.on('close', () => this.#alive.delete(socket));
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const [socket, isAlive] of this.#alive) {
      if (!isAlive) {
        socket.terminate();
        continue;
      }
      this.#alive.set(socket, false);
      socket.ping();
    }
  }
}
