import type { FromTable, RefusedCode, ToTable } from '@castellan/protocol';
import { BadMessage, PROTOCOL, readFromTable } from '@castellan/protocol';
import type { NearEnd, Wire } from './wire.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const QUIET_MS = 20_000;
const ANSWER_MS = 4000;
const CLOSED_FOR_GOOD = 4000;
const CLOSED_FOR_RELOAD = 4001;
/** The server leaves; another one, or the next, answers. */
const CLOSED_TO_MOVE = 4003;
/** The server asks again who this is. */
export const CLOSED_TO_STRANGER = 4004;

export interface SocketSettings {
  /** The address of the table's socket; what was seen is added to it. */
  readonly address: string;
  /** Calls back when the device has woken up, or found its network again; returns how to stop that. */
  wakes?(wake: () => void): () => void;
}

/** A line to a table on a server, which reconnects by itself. */
export class SocketWire implements Wire {
  readonly #settings: SocketSettings;
  #end: NearEnd | null = null;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #sleep: (() => void) | undefined;
  #isClosed = false;
  #wasOpen = false;
  /** The last word before a line is closed says why. */
  #lastRefused: RefusedCode | null = null;

  constructor(settings: SocketSettings) {
    this.#settings = settings;
  }

  open(end: NearEnd): void {
    this.#end = end;
    this.#sleep = this.#settings.wakes?.(() => this.#wake());
    this.#connect();
  }

  send(message: ToTable): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#sleep?.();
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#isClosed) return;
    const seen = this.#end!.seen();
    const more =
      seen === null
        ? ''
        : `&revision=${seen.revision}&told=${seen.told}&viewer=${String(seen.viewer)}`;
    const socket = new WebSocket(`${this.#settings.address}?protocol=${PROTOCOL}${more}`);
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(data);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  #lost(code: number): void {
    clearTimeout(this.#pulse);
    this.#socket = null;
    if (this.#isClosed) return;
    const end = this.#end!;
    if (code === CLOSED_FOR_RELOAD) return end.changed('outdated');
    if (code === CLOSED_TO_STRANGER) return end.changed('stranger');
    if (code === CLOSED_FOR_GOOD) return end.changed('gone', this.#lastRefused);
    end.changed(this.#wasOpen ? 'lost' : 'connecting');
    // Everyone is sent on at the same time, so each comes back at a different moment.
    const wait = code === CLOSED_TO_MOVE && this.#wait === FIRST_WAIT ? 0 : this.#wait * 0.7;
    this.#timer = setTimeout(() => this.#connect(), wait + Math.random() * this.#wait * 0.6);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  /** The device has slept, or found its network again: whether the line still holds is asked at once. */
  #wake(): void {
    if (this.#isClosed) return;
    if (this.#socket === null) {
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else this.#ask();
  }

  /** If nothing comes back, the line is dead, even if nobody has said so. */
  #ask(): void {
    const socket = this.#socket;
    if (!this.send({ type: 'ping' })) return;
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket?.close();
      this.#lost(0);
    }, ANSWER_MS);
  }

  #hear(data: unknown): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#ask(), QUIET_MS);
    let message: FromTable;
    try {
      message = readFromTable(data);
    } catch (error) {
      if (error instanceof BadMessage) this.#end!.changed('outdated');
      return;
    }
    if (message.type === 'welcome') {
      this.#wait = FIRST_WAIT;
      this.#wasOpen = true;
    }
    if (message.type === 'refused') this.#lastRefused = message.code;
    this.#end!.hear(message);
  }
}
