import type { Game, Position, Prospects, Run, Seat, View } from '@castellan/kernel';
import { firstLane, isOver, proceed, QuickChance } from '@castellan/kernel';
import type { Pick } from '../chair.ts';
import { instinctOf, policyOf } from './policy.ts';
import type { Value } from './value.ts';

/** What came of playing a position on once. The points are those of the seat and of its best rival. */
export interface End {
  readonly worth: number;
  readonly own: number;
  readonly rival: number;
}

/** For games that do not say. */
const HORIZON = 3;

/** What is played on for longer than this stops where it is. */
const LONGEST = 400;

/** What is otherwise with more than two players. */
export const crowdOf = (game: Game, { core }: View): Prospects<Position>['crowd'] =>
  core.answered.length > 2 ? game.prospects?.crowd : undefined;

/** The turn at which a position is valued that is played on from here; `turns`: of two players, if not as the game has it. */
export function horizonOf(game: Game, from: View, turns?: number): number {
  const seats = Math.max(2, from.core.answered.length);
  const own = turns ?? crowdOf(game, from)?.horizon ?? game.prospects?.horizon ?? HORIZON;
  return game.turns(from as Position) + Math.ceil((own * seats) / 2);
}

/** Plays positions on as if everyone took what they like best, and sees what came of it for a seat. */
export class PlayedOn {
  readonly #game: Game;
  readonly #seat: Seat;
  readonly #value: Value;
  readonly #policy: Pick;
  /** The policy draws from this; it begins anew each time, so that all plans have the same luck in a world. */
  #luck = new QuickChance(0);
  readonly #picks: number[] = [];
  readonly #chances: number[] = [];

  constructor(game: Game, seat: Seat, value: Value) {
    this.#game = game;
    this.#seat = seat;
    this.#value = value;
    this.#policy = policyOf(instinctOf(game), { below: n => this.#luck.below(n) });
  }

  /** Until a turn begins; null if that came too late. */
  to(until: number, t: Run<Position>, luck: number, isLate: () => boolean): End | null {
    const { state } = t;
    this.#luck = new QuickChance(luck);
    for (let i = 0; i < LONGEST && !isOver(state) && this.#game.turns(state) < until; i++) {
      if (isLate()) return null;
      const lane = firstLane(state.core.agenda);
      this.#policy(t, lane, this.#picks);
      proceed(t, lane, this.#picks);
    }
    const points = this.#game.standing(state);
    let rival = 0;
    for (let seat = 0; seat < points.length; seat++)
      if (seat !== this.#seat && points[seat]! > rival) rival = points[seat]!;
    const worth = this.#value.worth(state, this.#seat, this.#chances);
    return { worth, own: points[this.#seat]!, rival };
  }
}
