import type { Sender } from '../sender.ts';
import type { Audience } from './audience.ts';
import { idOf } from './elsewhere.ts';
import type { Time } from './time.ts';

/** How long people and programs have been away from a table. */
export class Absence {
  readonly #audience: Audience;
  readonly #time: Time;
  /** When those who are not here were last here; before the table was read nobody was. */
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

  /** How long someone has been away, in milliseconds. */
  of(someone: Sender): number {
    if (this.isHere(someone)) return 0;
    return this.#time.now() - (this.#lastHere.get(idOf(someone)) ?? this.#since);
  }

  /** How long each of those who were here has been away: a length, not a time, since clocks differ. */
  known(): readonly (readonly [someone: string, ms: number])[] {
    const now = this.#time.now();
    return [...this.#lastHere].map(([id, at]) => [id, now - at]);
  }

  /** Another process knows how long some have been away: those who were here after that count from then. */
  learn(away: ReturnType<Absence['known']>): void {
    const now = this.#time.now();
    for (const [id, ms] of away)
      this.#lastHere.set(id, Math.max(now - ms, this.#lastHere.get(id) ?? 0));
  }
}
