import type { WebSocket } from '@fastify/websocket';
import type { Probe } from '../ops/probe.ts';
import { noProbe } from '../ops/probe.ts';
import { Bucket } from './bucket.ts';

/** A client that doesn't read what is sent is disconnected, and comes back when it can. */
const MOST_UNSENT = 1024 * 1024;
/** Someone who pings again with this much unread is not reading our answers. */
const MOST_UNREAD_PONGS = 16 * 1024;
/** A browser sends none of its own; a program keeps its line alive with a few a minute. */
const CONTROL_BURST = 20;
const CONTROL_PER_SECOND = 0.5;
/** How long the other end has to hear why it is closed. */
const LAST_WORD_MS = 1000;
/** Nobody who means well sends this many messages that are refused. */
const MOST_FAULTS = 200;

/**
 * Codes with which we close a socket; a page comes back after all but the first two: at once if we are leaving, and
 * asking first who it is if we don't know it.
 */
export const CLOSE = {
  dismissed: 4000,
  reload: 4001,
  busy: 4002,
  leaving: 4003,
  stranger: 4004,
} as const;

/**
 * A connection of any kind. What is kept for an end that does not read is bounded, and everything that comes is counted,
 * also what carries no message.
 */
export class Line {
  readonly socket: WebSocket;
  #faults = 0;
  readonly #controls = new Bucket(CONTROL_BURST, CONTROL_PER_SECOND, performance.now());

  readonly #probe: Probe;

  constructor(socket: WebSocket, probe: Probe) {
    this.socket = socket;
    this.#probe = probe;
    socket.on('error', () => {});
    socket.on('ping', (data: Buffer) => {
      if (!this.#countControl()) return;
      if (socket.bufferedAmount > MOST_UNREAD_PONGS) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.pong(data);
    });
    socket.on('pong', () => this.#countControl());
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > MOST_UNSENT) this.socket.terminate();
    else this.socket.send(text);
  }

  /** Nothing more is heard from it, even if its other end stays open. */
  close(code: number, why: string): void {
    this.socket.removeAllListeners('message');
    this.socket.close(code, why.slice(0, 100));
    setTimeout(() => this.socket.terminate(), LAST_WORD_MS).unref();
  }

  /** Something that was asked for here is not done. */
  refused(code: string): void {
    this.#probe.count('refused', code);
  }

  /** An answer has come; call what is returned when everyone was told what came of it. */
  answering(game: string): ((how: 'done' | 'failed') => void) | null {
    return this.#probe === noProbe ? null : this.#probe.begin('answer', game);
  }

  /** One more message was refused. */
  fault(): void {
    if (++this.#faults > MOST_FAULTS) this.close(CLOSE.busy, 'too many faults');
  }

  #countControl(): boolean {
    if (this.#controls.take(performance.now())) return true;
    this.socket.terminate();
    return false;
  }
}
