import type { Sender } from '../sender.ts';
import type { Audience } from './audience.ts';
import type { Time } from './time.ts';

/** For how long people and programs have not been at a table. */
export class Absence {
  readonly #audience: Audience;
  readonly #time: Time;
  /** When each who is not here was last here; nobody was before the table was read. */
  readonly #lastHere = new Map<string, number>();
  readonly #since: number;

  constructor(audience: Audience, time: Time) {
    this.#audience = audience;
    this.#time = time;
    this.#since = time.now();
  }

  isHere(someone: Sender): boolean {
    const id = idOf(someone);
    return this.#audience.isHere(one => idOf(one) === id);
  }

  left(someone: Sender): void {
    this.#lastHere.set(idOf(someone), this.#time.now());
  }

  /** For how long someone has not been here, in milliseconds. */
  of(someone: Sender): number {
    if (this.isHere(someone)) return 0;
    return this.#time.now() - (this.#lastHere.get(idOf(someone)) ?? this.#since);
  }
}

function idOf(sender: Sender): string {
  return sender.kind === 'guest' ? sender.guest : `program ${sender.key}`;
}
