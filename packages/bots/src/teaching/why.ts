import type { Answer, Game, Position, TurnTold } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import { TEACHER } from '../levels.ts';
import { rolloutBudget } from '../searcher/budget.ts';
import type { Arm } from '../searcher/search.ts';
import { armFor, meanOf, Search } from '../searcher/search.ts';
import { advised } from './advice.ts';
import { reasonsFor } from './reason.ts';
import type { Stretch } from './stretch.ts';
import { stretchesOf } from './stretch.ts';

/** How often plans are played on before a turn is explained. */
const LOOK = 400;

/** Why a seat of a finished game played as it did: what else it could have done, and what it would have come to, by what it could know then. */
export class Why {
  readonly #game: Game;
  readonly #stretch: Stretch;
  readonly #search: Search;
  readonly #played: Arm;

  /** `at`: one of the answers of what is asked about. */
  constructor(game: Game, start: Position, answers: readonly Answer[], at: number) {
    this.#game = game;
    this.#stretch = stretchesOf(game, start, answers).findLast(stretch => stretch.at <= at)!;
    const { view, seat, line } = this.#stretch;
    const manner = { ...TEACHER, plans: 12, nodes: 200, played: line };
    this.#search = new Search(game, view, seat, new QuickChance(at), manner, rolloutBudget(LOOK));
    this.#played = armFor(this.#search.arms, line)!;
    this.#search.keep(this.#played);
  }

  get isDone(): boolean {
    return this.#search.isDone;
  }

  step(): void {
    this.#search.step();
  }

  /** The other plan is the best that begins in another way; null if there was no other way. */
  told(): TurnTold {
    const { at, turn, seat, view, line } = this.#stretch;
    const tell = (arm: Arm) =>
      advised(this.#game, view, seat, new QuickChance(at), arm, this.#played);
    const [other] = this.#search.arms
      .filter(arm => arm.tries > 0 && String(arm.line[0]) !== String(line[0]))
      .sort((a, b) => b.tries - a.tries || meanOf(b) - meanOf(a));
    const played = tell(this.#played);
    if (other === undefined) return { at, turn, seat, played, other: null, reasons: [] };
    const instead = tell(other);
    const isBetter = instead.chance > played.chance;
    const reasons = isBetter ? [] : reasonsFor(played, instead);
    return { at, turn, seat, played, other: instead, reasons };
  }
}
