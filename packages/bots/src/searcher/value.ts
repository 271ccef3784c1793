import type { Game, Learned, Position, Prospects } from '@castellan/kernel';
import { HIDDEN } from '@castellan/kernel';

/** Without features, this many points make a good lead. */
const LEAD = 8;

/** Estimates each seat's chance to win. Keeps its lists, so one of these serves one search at a time. */
export class Value {
  readonly #game: Game;
  readonly #prospects: Prospects<Position> | null;
  readonly #learned: Learned | null;
  readonly #margin: number;
  readonly #isTold: boolean;
  /** How many points make a good lead at the end. */
  readonly #lead: number;
  readonly #in: Float64Array;
  readonly #first = new Float64Array(HIDDEN[0]);
  readonly #second = new Float64Array(HIDDEN[1]);

  /**
   * `learned`: what to use instead of what the game has; null for the hand-written value alone. `margin`: how much of a
   * finished game's worth is by how many points it was won or lost. `isTold`: somebody is told the chances, so they must
   * come true as often as they say.
   */
  constructor(
    game: Game,
    learned: Learned | null | undefined = game.prospects?.learned,
    margin = 0,
    isTold = false,
  ) {
    this.#game = game;
    this.#prospects = game.prospects ?? null;
    this.#learned = learned ?? null;
    this.#margin = margin;
    this.#isTold = isTold;
    this.#lead = this.#prospects === null ? LEAD : 2 * this.#prospects.spread.least;
    this.#in = new Float64Array(this.#prospects?.names.length ?? 0);
  }

  /** The chance of each seat in a game that goes on, written into `out`. They add up to 1; alone, it is that of winning. */
  chances(state: Position, out: number[]): void {
    const seats = state.core.answered.length;
    out.length = seats;
    if (this.#prospects === null) {
      const points = this.#game.standing(state);
      for (let seat = 0; seat < seats; seat++) out[seat] = points[seat]! / LEAD;
    } else {
      const { temper } = this.#prospects;
      const times = (this.#isTold ? temper?.[seats > 2 ? 'crowd' : 'duel'] : undefined) ?? 1;
      for (let seat = 0; seat < seats; seat++) out[seat] = times * this.strength(state, seat);
    }
    if (seats === 1) out[0] = 1 / (1 + Math.exp(-out[0]!));
    else softmax(out);
  }

  /** What the game is worth to a seat, from 0 to about 1: the chance to win, or what became of it. */
  worth(state: Position, seat: number, out: number[]): number {
    const outcome = this.#game.outcome(state);
    if (outcome === null) {
      this.chances(state, out);
      return out[seat]!;
    }
    const { winners, scores } = outcome;
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    let others = -Infinity;
    let own = 0;
    for (const { seat: whose, total } of scores) {
      if (whose === seat) own = total;
      else others = Math.max(others, total);
    }
    const lead = others === -Infinity ? own - (this.#prospects?.par ?? 0) : own - others;
    return (1 - this.#margin) * won + this.#margin / (1 + Math.exp(-lead / this.#lead));
  }

  /** How well a seat stands, in units in which chances are counted (logits). */
  strength(state: Position, seat: number): number {
    const { features, points, spread, turns, par } = this.#prospects!;
    const x = this.#in;
    features(state, seat, x);
    let sum = state.core.answered.length === 1 ? -par : 0;
    for (let i = 0; i < points.length; i++) sum += points[i]! * x[i]!;
    const byHand = sum / (spread.least + spread.perTurn * x[turns]!);
    return this.#learned === null
      ? byHand
      : this.#learned.trust * byHand + this.#net(this.#learned);
  }

  #net({ mean, scale, first, second, last }: Learned): number {
    const x = this.#in;
    for (let i = 0; i < x.length; i++) x[i] = (x[i]! - mean[i]!) * scale[i]!;
    layer(x, first, this.#first);
    layer(this.#first, second, this.#second);
    let sum = last[this.#second.length]!;
    for (let i = 0; i < this.#second.length; i++) sum += last[i]! * this.#second[i]!;
    return sum;
  }
}

/** One layer: each row of weights times the input, plus its bias, cut off below (a leak keeps it learning). */
function layer(x: Float64Array, weights: readonly number[], out: Float64Array): void {
  let at = 0;
  for (let row = 0; row < out.length; row++) {
    let sum = 0;
    for (let i = 0; i < x.length; i++) sum += weights[at++]! * x[i]!;
    sum += weights[at++]!;
    out[row] = sum > 0 ? sum : 0.1 * sum;
  }
}

function softmax(out: number[]): void {
  let most = -Infinity;
  for (let i = 0; i < out.length; i++) most = Math.max(most, out[i]!);
  let all = 0;
  for (let i = 0; i < out.length; i++) all += out[i] = Math.exp(out[i]! - most);
  for (let i = 0; i < out.length; i++) out[i]! /= all;
}
