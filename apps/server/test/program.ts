import { WebSocket } from 'ws';

type Line = Readonly<Record<string, unknown>>;

/** A program at a table: what it was sent, and why it was sent away. */
export class Program {
  readonly socket: WebSocket;
  readonly lines: Line[] = [];
  closed: number | null = null;

  constructor(base: string, table: string, token: string) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/programs/${table}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.socket.on('message', data => this.lines.push(JSON.parse(`${data}`) as Line));
    this.socket.on('close', code => (this.closed = code));
    this.socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    await new Promise(resolve => this.socket.once('open', resolve));
    return this;
  }

  send(line: object): void {
    this.socket.send(JSON.stringify(line));
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean, ms = 20_000): Promise<void> {
    const end = performance.now() + ms;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`It did not come: ${isSo.toString()}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  /** The lines with this word in front. */
  of(word: string): unknown[] {
    return this.lines.filter(line => word in line).map(line => line[word]);
  }
}
