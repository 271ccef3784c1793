import type { FromTable, ToTable } from '@castellan/protocol';
import { readFromTable } from '@castellan/protocol';
import { WebSocket } from 'ws';
import { until } from './player.ts';

/** A program at a table, which wants words: what it was sent, and why it was sent away. */
export class Program {
  readonly socket: WebSocket;
  readonly heard: FromTable[] = [];
  closed: number | null = null;

  constructor(base: string, table: string, token: string) {
    this.socket = new WebSocket(`${base.replace('http', 'ws')}/api/programs/${table}?words=en`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.socket.on('message', data => this.heard.push(readFromTable(`${data}`)));
    this.socket.on('close', code => (this.closed = code));
    this.socket.on('error', () => {});
  }

  async opened(): Promise<this> {
    await new Promise(resolve => this.socket.once('open', resolve));
    return this;
  }

  send(message: ToTable): void {
    this.socket.send(JSON.stringify(message));
  }

  readonly until = until;

  /** Waits until it was sent away; returns with which code. */
  async sentAway(): Promise<number> {
    await until(() => this.closed !== null);
    return this.closed!;
  }

  /** What it heard of this kind. */
  of<T extends FromTable['type']>(type: T): Extract<FromTable, { type: T }>[] {
    return this.heard.filter((one): one is Extract<FromTable, { type: T }> => one.type === type);
  }
}
