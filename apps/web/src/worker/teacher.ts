import type { Lent } from '@castellan/bots';
import { adviceFrom, adviceSearch, chanceFor, Review, timeBudget } from '@castellan/bots';
import type { Answer, Game, Position, Save, Seat, View } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { FromTable } from '@castellan/protocol';

/** A bot that thinks for a while lets the table hear what comes in. */
export const lent: Lent = {
  clock: () => performance.now(),
  pause: () => new Promise(resolve => setTimeout(resolve)),
};

/** For how long it thinks about a hint, and works before it listens. */
const THINKS = 1200;
const SLICE = 12;

/** Thinks about what a seat should do, or should have done. One thing at a time: the next ends the one before. */
export class Teacher {
  readonly #send: (message: FromTable) => void;
  #lesson = 0;

  constructor(send: (message: FromTable) => void) {
    this.#send = send;
  }

  /** Nobody waits any longer. */
  stop(): void {
    this.#lesson++;
  }

  async advise(game: Game, view: View, seat: Seat, decision: string): Promise<void> {
    const lesson = ++this.#lesson;
    const chance = chanceFor(decision, seat);
    const search = adviceSearch(game, view, seat, chance, timeBudget(THINKS, lent.clock));
    for (let since = lent.clock(); !search.isDone;) {
      search.step();
      if (lent.clock() - since < SLICE) continue;
      await lent.pause();
      if (lesson !== this.#lesson) return;
      since = lent.clock();
    }
    const advice = adviceFrom(game, view, seat, chance, search);
    this.#send({ type: 'advised', decision, advice });
  }

  async review(game: Game, save: Save, seats: readonly Seat[]): Promise<void> {
    const lesson = ++this.#lesson;
    const start: Position = Table.replay(game, save, 0).state;
    const answers: readonly Answer[] = save.answers;
    const review = new Review(game, start, answers, seats);
    const tell = (): void => {
      const { chances, turns, points, done } = review;
      this.#send({ type: 'reviewed', chances, turns, points: [...points], done });
    };
    // The graph is there at once, the rest follows.
    tell();
    for (let more = true, told = lent.clock(); more;) {
      await lent.pause();
      if (lesson !== this.#lesson) return;
      more = review.step();
      if (more && lent.clock() - told < 400) continue;
      tell();
      told = lent.clock();
    }
  }
}
