import type { AddressInfo, Server, Socket } from 'node:net';
import { connect, createServer } from 'node:net';

/** The way from one device to the server, which can be cut without a word to either end. */
export class Line {
  readonly #to: () => number;
  readonly #ends = new Set<Socket>();
  readonly #entrance: Server;
  #isCut = false;

  private constructor(to: () => number) {
    this.#to = to;
    this.#entrance = createServer(device => this.#lead(device));
  }

  /** Leads to this port of this machine, which may change. */
  static async to(port: () => number): Promise<Line> {
    const line = new Line(port);
    await new Promise<void>(resolve => line.#entrance.listen(0, 'localhost', resolve));
    return line;
  }

  get base(): string {
    return `http://localhost:${(this.#entrance.address() as AddressInfo).port}`;
  }

  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#entrance.close();
  }

  #lead(device: Socket): void {
    if (this.#isCut) {
      device.destroy();
      return;
    }
    const server = connect(this.#to(), 'localhost');
    for (const [end, other] of [
      [device, server],
      [server, device],
    ] as const) {
      this.#ends.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.#ends.delete(end);
        other.destroy();
      });
    }
  }
}
