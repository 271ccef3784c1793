import type { Chance } from '@castellan/kernel';
import { randomAnswer } from '@castellan/kernel';
import type { FromTable, RoomView, ToTable } from '@castellan/protocol';
import { Received } from '@castellan/protocol';
import type { Attendant, Sender } from '@castellan/room';
import type { Line } from './line.ts';
import type { SimulatedServer } from './server.ts';
import type { VirtualTime } from './virtual-time.ts';

interface PersonSettings {
  readonly table: string;
  readonly seat: number;
  readonly server: SimulatedServer;
  readonly time: VirtualTime;
  /** The way there, and the way back. */
  readonly up: Line;
  readonly down: Line;
  readonly thinkMs: number;
  readonly chance: Chance;
  /** They have answered. */
  answered(answered: number, at: number): void;
  /** They see this many answers. */
  saw(answered: number, at: number, bytes: number): void;
  refused(): void;
  report(error: unknown): void;
}

/** Someone who sits down, and answers after a while whenever they are asked. */
export class Person implements Attendant {
  readonly sender: Sender;
  viewer: Attendant['viewer'] = 'spectator';
  readonly #settings: PersonSettings;
  readonly #received = new Received();
  #revision = 0;
  #hasAsked = false;
  #hasShared = false;
  /** The decision that they think about. */
  #decision = '';

  constructor(settings: PersonSettings) {
    this.#settings = settings;
    this.sender = { kind: 'guest', guest: guestAt(settings.table, settings.seat) };
  }

  hear(_message: FromTable, text: string): void {
    const { down, time, saw } = this.#settings;
    down.send(text.length, () => {
      this.#see(JSON.parse(text) as FromTable);
      saw(this.#received.scene?.answered ?? 0, time.now(), text.length);
    });
  }

  dismiss(why: Error): void {
    this.#settings.report(why);
  }

  hangUp(): void {
    this.#settings.report(new Error('A line was closed.'));
  }

  #see(message: FromTable): void {
    if (message.type === 'welcome' || message.type === 'room') this.#prepare(message.room);
    if (message.type === 'scene') {
      this.#revision = message.revision;
      this.#received.whole(message.scene);
    }
    if (message.type === 'moved') {
      this.#revision = message.revision;
      if (message.delta !== undefined) this.#received.changed(message.delta);
    }
    if (message.type === 'refused') {
      // Someone was quicker: if still asked, think again.
      this.#settings.refused();
      this.#decision = '';
    }
    this.#think();
  }

  #think(): void {
    const { time, thinkMs, chance } = this.#settings;
    const decision = this.#received.scene?.decision ?? null;
    if (decision === null || decision.id === this.#decision) return;
    this.#decision = decision.id;
    const ms = thinkMs * (0.5 + chance.below(1000) / 1000);
    time.after(ms, () => this.#answer());
  }

  #answer(): void {
    const { seat, time, chance, answered } = this.#settings;
    const scene = this.#received.scene!;
    // The table has moved on, and they are asked something else, or nothing.
    if (scene.decision?.id !== this.#decision) return;
    answered(scene.answered, time.now());
    const answer = randomAnswer(scene.decision, chance);
    this.#send({ type: 'answer', seat, revision: this.#revision, answer });
  }

  /** Sits down, starts when all are there, and adds a number to the shuffle. */
  #prepare({ phase, seats }: RoomView): void {
    const { seat } = this.#settings;
    if (phase === 'gathering' && seats[seat]!.kind === 'open' && !this.#hasAsked) {
      this.#hasAsked = true;
      this.#send({ type: 'sit', seat, name: `P${seat}` });
    }
    if (phase === 'gathering' && seat === 0 && seats.every(({ kind }) => kind === 'person'))
      this.#send({ type: 'start' });
    if (phase === 'shuffling' && !this.#hasShared) {
      this.#hasShared = true;
      this.#send({ type: 'share', seat, number: 'ab'.repeat(32) });
    }
  }

  #send(message: ToTable): void {
    const { up, server, table } = this.#settings;
    up.send(JSON.stringify(message).length, () => server.take(table, this, message));
  }
}

export const guestAt = (table: string, seat: number): string => `${table}-${seat}`;
