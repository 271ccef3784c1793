import { WebSocket } from 'ws';
import { until } from './player.ts';

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

  readonly until = until;

  /** Waits until it was sent away; returns with which code. */
  async sentAway(): Promise<number> {
    await until(() => this.closed !== null);
    return this.closed!;
  }

  /** The lines with this word in front. */
  of(word: string): unknown[] {
    return this.lines.filter(line => word in line).map(line => line[word]);
  }
}
