import type { Answer, Decision, Event, Game, Position, Save, Seat, View } from '@castellan/kernel';
import { settingsOf, Table } from '@castellan/kernel';
import { Refused } from '../refused.ts';

/** What if: a position of a finished game, from which all seats try things out. Nothing of it is kept. */
export class Sandbox {
  readonly #table: Table<Position, View>;
  /** The positions tried so far, and what was told since. */
  readonly #past: Position[] = [];
  readonly #events: (readonly Event[])[] = [];

  constructor(game: Game, save: Save, from: Position) {
    this.#table = new Table(game, settingsOf(save), save.seed);
    this.#table.state = game.clone(from);
  }

  get state(): Position {
    return this.#table.state;
  }

  get events(): readonly (readonly Event[])[] {
    return this.#events;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  /** The first of those who must decide; null when the game is over here as well. */
  get next(): Seat | null {
    return this.#table.decisions()[0]?.seat ?? null;
  }

  decisionOf(viewer: Seat | 'spectator'): Decision | null {
    return this.#table.decisions().find(({ seat }) => seat === viewer) ?? null;
  }

  answer(given: Answer): void {
    const before = this.#table.game.clone(this.#table.state);
    this.#events.push(this.#table.answer(given));
    this.#past.push(before);
  }

  /** Everything is known here, so that everything can be taken back. */
  undo(): void {
    const before = this.#past.pop();
    if (before === undefined) throw new Refused('undo', 'There is nothing to take back yet.');
    this.#events.pop();
    this.#table.state = before;
  }
}
