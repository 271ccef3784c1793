import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A link between a program and what it talks to, which can be cut, slowed down and mended. A cut link says nothing: both
 * ends wait, as they do when a cable is pulled. What was on the way when it was cut arrives once it is mended.
 */
export class CuttableLink {
  readonly #server = createServer(socket => this.#carry(socket));
  readonly #to: number;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #isClosed = false;
  /** What is on the way waits for this. */
  #whole = Promise.resolve();
  #mend = (): void => {};
  /** How long everything takes, each way. */
  delayMs = 0;
  /** What is asked arrives, what is answered does not. */
  answersAreLost = false;

  private constructor(to: number) {
    this.#to = to;
  }

  /** A link to a port of this machine. */
  static async to(port: number): Promise<CuttableLink> {
    const link = new CuttableLink(port);
    await new Promise<void>(resolve => link.#server.listen(0, '127.0.0.1', resolve));
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The address of what is at the far end, by way of this link. */
  by(url: string): string {
    const address = new URL(url);
    address.port = `${this.port}`;
    return `${address}`;
  }

  /** Nothing gets through, and nobody is told. */
  cut(): void {
    this.#mend();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#whole = promise;
    this.#mend = resolve;
  }

  /** Everyone is told that the link is broken; what was on the way is lost. */
  breakOff(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy();
    this.#pairs.clear();
  }

  /** Everyone is told that the link is broken, and nobody gets a new one. */
  close(): void {
    this.#isClosed = true;
    this.breakOff();
  }

  mend(): void {
    this.#isClosed = false;
    this.#mend();
  }

  async end(): Promise<void> {
    this.close();
    await new Promise(resolve => this.#server.close(resolve));
  }

  #carry(near: Socket): void {
    if (this.#isClosed) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.#to, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const flow = (from: Socket, to: Socket): void => {
      // One after the other, however the delay changes meanwhile.
      let last: Promise<unknown> = Promise.resolve();
      const pass = (go: () => unknown): void => {
        const arrival = this.delayMs === 0 ? null : pause(this.delayMs);
        last = last
          .then(() => arrival)
          .then(() => this.#whole)
          .then(go);
      };
      from.setNoDelay(true);
      from.on('data', (chunk: Buffer) => {
        if (from === near || !this.answersAreLost) pass(() => to.write(chunk));
      });
      from.on('end', () => pass(() => to.end()));
      from.on('error', () => {});
      from.on('close', () => {
        this.#pairs.delete(pair);
        pass(() => to.destroy());
      });
    };
    flow(near, far);
    flow(far, near);
  }
}
