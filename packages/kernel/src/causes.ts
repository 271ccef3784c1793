import type { Agenda } from './agenda.ts';

/** In place of a power: what comes from the rules alone. */
export const NO_POWER = -1;

/**
 * Which power each waiting step comes from, kept beside the agenda where there are people to tell. It is not part of
 * the state: rules and bots don't need it, and replaying the answers restores it.
 */
export class Causes {
  /** By stack and height. May be longer than a stack: what is put there later writes over it. */
  readonly #powers: number[][];

  private constructor(powers: number[][]) {
    this.#powers = powers;
  }

  /** Of an agenda of which nothing is known. */
  static unknown(agenda: Agenda): Causes {
    return new Causes(agenda.map(stack => stack.map(() => NO_POWER)));
  }

  copy(): Causes {
    return new Causes(this.#powers.map(stack => stack.slice()));
  }

  at(lane: number, height: number): number {
    return this.#powers[lane]![height] ?? NO_POWER;
  }

  put(lane: number, height: number, power: number): void {
    this.#powers[lane]![height] = power;
  }

  insert(lane: number, height: number, power: number): void {
    this.#powers[lane]!.splice(height, 0, power);
  }
}
