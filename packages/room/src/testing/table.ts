// A table without a network: a clock that the test turns, and people who keep what they hear.
import type { Game } from '@castellan/kernel';
import { allCommands } from '../commands/all.ts';
import type { FromTable, RoomView } from '@castellan/protocol';
import type { Entry } from '../entry.ts';
import type { TableHead } from '../head.ts';
import type { Refused } from '../refused.ts';
import type { Sender } from '../sender.ts';
import { PEOPLE, Trial } from './trial.ts';
import type { Attendant } from '../host/audience.ts';
import type { KeeperServices } from '../host/keeper-services.ts';
import type { Time } from '../host/time.ts';

/** Everything that waits only for memory is done. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await new Promise(resolve => setImmediate(resolve));
}

/** A time that passes only when told to. */
export class Sandglass implements Time {
  #now: number;
  readonly #alarms = new Map<() => void, number>();

  constructor(now = 1000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const alarm = (): void => then();
    this.#alarms.set(alarm, this.#now + Math.max(ms, 0));
    return () => void this.#alarms.delete(alarm);
  }

  /** Time goes on, and what is due is done, unless that is enough. */
  async pass(ms: number, isEnough: () => boolean = () => false): Promise<void> {
    const end = this.#now + ms;
    await settled();
    while (!isEnough()) {
      const [next] = [...this.#alarms].filter(([, at]) => at <= end).sort((a, b) => a[1] - b[1]);
      if (next === undefined) break;
      const [ring, at] = next;
      this.#alarms.delete(ring);
      this.#now = Math.max(this.#now, at);
      ring();
      await settled();
    }
    this.#now = end;
  }
}

/** What a keeper is given where nobody thinks, rings or comes back. */
export const quietServices: Omit<KeeperServices, 'store' | 'time' | 'report'> = {
  botPace: 0,
  commands: allCommands,
  secret: () => '',
  think: async () => null,
  advise: async () => null,
  newToken: () => ({ token: '', key: '' }),
  openAgain: async () => '',
  lost: () => {},
  changed: () => {},
};

/** Someone at a table, with all that they heard. */
export class Listener implements Attendant {
  readonly sender: Sender;
  viewer: Attendant['viewer'] = 'spectator';
  readonly wire: string[] = [];
  /** The last room and refusal that they heard of. */
  room: RoomView | null = null;
  refused = '';
  isHungUp = false;
  readonly #stamp: () => string;

  /** `stamp` is written before each text. */
  constructor(guest: string, stamp: () => string = () => '') {
    this.sender = { kind: 'guest', guest };
    this.#stamp = stamp;
  }

  hear(message: FromTable, text: string): void {
    this.wire.push(this.#stamp() + text);
    if (message.type === 'room' || message.type === 'welcome') this.room = message.room;
    if (message.type === 'refused') this.refused = message.message;
  }

  dismiss(why: Refused): void {
    this.wire.push(why.message);
  }

  hangUp(): void {
    this.isHungUp = true;
  }
}

/** Who looks from there. */
export const guestAt = (viewer: Attendant['viewer']): string =>
  viewer === 'spectator' ? 'nobody' : PEOPLE[viewer]!;

/** Two at a table that has begun, where others must allow an undo and each has a minute for a move. */
export const begun = (game?: Game): Trial =>
  new Trial({ undo: 'ask', clock: { kind: 'move', seconds: 60 } }, game).begin();

/** What a store keeps of a table beside its log. */
export const head = (id: string, more: Partial<TableHead> = {}): TableHead => ({
  id,
  game: 'villages',
  phase: 'gathering',
  isOpen: false,
  updated: 5000,
  due: null,
  guests: [],
  waiting: [],
  held: [],
  names: [null, 'Ben'],
  clock: 'none',
  turn: 0,
  ...more,
});
export const sat = (seat: number): Entry => ({
  type: 'sat',
  at: 1,
  seat,
  guest: 'anna',
  name: 'Anna',
});
