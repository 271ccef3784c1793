import type { Chance, Game, Learned, Position, Style, View } from '@castellan/kernel';
import { laneOf, proceed } from '@castellan/kernel';
import type { Budget } from './budget.ts';
import { digester } from './digest.ts';
import type { Breadth, Line } from './planner.ts';
import { plansFor } from './planner.ts';
import type { End } from './played-on.ts';
import { crowdOf, horizonOf, PlayedOn } from './played-on.ts';
import { trustIn } from './policy.ts';
import { Value } from './value.ts';

/** How a search thinks. */
export interface Manner extends Breadth {
  /** How many plans are compared at first. */
  readonly plans: number;
  /** For how many turns of two players a plan is played on before its end is valued; if not said, as the game has it. */
  readonly turns?: number;
  /**
   * How much of a finished game's worth is by how many points it was won or lost. By points, plans can be told apart
   * sooner; without, the worth is the chance to win.
   */
  readonly margin: number;
  /** How far the appraisal is trusted at first: what a plan that looks worse by a point is held back by. */
  readonly trust: number;
  /** Somebody is told the chances. */
  readonly isTold?: boolean;
  /** What to value by, instead of what the game has learned; null: by hand. */
  readonly learned?: Learned | null;
  /** What it likes to do, where that costs little. */
  readonly style?: Style<Position> | null;
  /** A line that is compared with the others in any case: what somebody has played. */
  readonly played?: Line;
  /** Only these are compared, whatever else could be done. */
  readonly lines?: readonly Line[];
}

/** A plan that is being compared with others. */
export interface Arm {
  readonly line: Line;
  readonly regret: number;
  /** How well it suits the bot's style. */
  readonly liked: number;
  /** How often it was played on, and what came of it in all. */
  tries: number;
  sum: number;
  squares: number;
  /** One for each world, in the same order for all plans. */
  readonly ends: End[];
}

export const meanOf = ({ sum, tries }: Arm): number => (tries === 0 ? 0 : sum / tries);

const armOf = ({ line, regret, liked }: Pick<Arm, 'line' | 'regret' | 'liked'>): Arm => ({
  line,
  regret,
  liked,
  tries: 0,
  sum: 0,
  squares: 0,
  ends: [],
});

/** The arm with the same answers. */
export const armFor = (arms: readonly Arm[], line: Line): Arm | undefined =>
  arms.find(arm => arm.line.map(String).join('|') === line.map(String).join('|'));

/** The square of a plan's error: how far its mean may be off. */
export function doubtOf({ sum, squares, tries }: Arm): number {
  const mean = sum / tries;
  return Math.max(0, squares / tries - mean * mean) / tries;
}

/** How many worlds are looked at before any plan is given up. */
const WORLDS = 4;

/** After this many worlds, a plan that is worse by this many standard errors is given up at once. */
const ENOUGH = 12;
const SURELY = 3.5;

/** This few tries say little yet; this many points behind is as bad as more. */
const FEW = 4;
const FAR = 32;

/**
 * Compares the plans of one seat: plays each on in the same sampled worlds, again and again gives up the worse half,
 * and spends on the rest what time is left. Knows only the seat's view.
 */
export class Search {
  readonly #game: Game;
  readonly #view: View;
  readonly #seat: number;
  readonly #chance: Chance;
  readonly #manner: Manner;
  readonly #budget: Budget;
  readonly #value: Value;
  /** The world of this sweep. */
  #world: Position;
  readonly #playedOn: PlayedOn;
  readonly #chances: number[] = [];
  readonly #salt: number;
  /** What one of the units of a plan's regret is worth, in points. */
  readonly #unit: number;
  readonly #trust: number;
  /** The turn at which a rollout ends. */
  readonly #until: number;
  readonly #rounds: number;
  /** All plans, and those that are still compared. */
  readonly arms: readonly Arm[];
  #live: Arm[];
  #round = 0;
  /** How many worlds every live plan was played in, and which plan comes next in this one. */
  #sweeps = 0;
  #next = 0;
  rollouts = 0;
  #kept: Arm | null = null;

  constructor(
    game: Game,
    view: View,
    seat: number,
    chance: Chance,
    manner: Manner,
    budget: Budget,
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#chance = chance;
    this.#manner = manner;
    this.#budget = budget;
    this.#salt = chance.below(0x4000_0000);
    this.#unit = game.prospects?.unit ?? 1;
    this.#trust = manner.trust * (crowdOf(game, view)?.trust ?? 1) * trustIn(game);
    this.#until = horizonOf(game, view, manner.turns);
    this.#value = new Value(game, manner.learned, manner.margin, manner.isTold);
    this.#playedOn = new PlayedOn(game, seat, this.#value);
    this.#world = game.sample(view, chance);
    this.arms = this.#plan();
    this.#live = [...this.arms];
    this.#rounds = Math.max(1, Math.ceil(Math.log2(this.#live.length)));
  }

  /** Whether there is still something to compare, and time to do so. */
  get isDone(): boolean {
    return this.#live.length < 2 || this.#isSpent;
  }

  get #isSpent(): boolean {
    return this.#budget.used(this.rollouts) >= 1;
  }

  /** The best plan so far. */
  get best(): Arm {
    let best = this.#live[0]!;
    for (const arm of this.#live) if (this.#score(arm) > this.#score(best)) best = arm;
    return best;
  }

  /** What a plan is compared by. What it looked like at first counts less, the more often it was played on. */
  #score(arm: Arm): number {
    const behind = Math.min(FAR, this.#unit * arm.regret);
    const leaning = (this.#manner.style?.leaning ?? 0) * arm.liked;
    return meanOf(arm) + leaning - (this.#trust * behind) / (arm.tries + FEW);
  }

  /** This plan is compared to the end, however bad it is. */
  keep(arm: Arm): void {
    this.#kept = arm;
  }

  /** Plays one plan on in one world. What is not finished when the budget is spent does not count. */
  step(): void {
    const arm = this.#live[this.#next]!;
    const end = this.#rollout(arm.line);
    if (end === null) return;
    arm.sum += end.worth;
    arm.squares += end.worth * end.worth;
    arm.ends.push(end);
    arm.tries++;
    this.rollouts++;
    if (++this.#next < this.#live.length) return;
    this.#next = 0;
    this.#sweeps++;
    this.#world = this.#game.sample(this.#view, this.#chance);
    this.#halve();
    if (this.#sweeps >= ENOUGH) this.#dropWorse();
  }

  /** Where it is clear what is best, there is no need to think on. */
  #dropWorse(): void {
    const { best } = this;
    this.#live = this.#live.filter(arm => {
      if (arm === this.#kept) return true;
      const gap = this.#score(best) - this.#score(arm);
      return gap * gap <= SURELY * SURELY * (doubtOf(best) + doubtOf(arm));
    });
  }

  /** Gives up the worse half when its share of the budget is used. */
  #halve(): void {
    const used = this.#budget.used(this.rollouts);
    const due = (this.#round + 1) / this.#rounds;
    if (this.#live.length < 2 || this.#sweeps < WORLDS || used < due) return;
    this.#round = Math.min(this.#rounds - 1, Math.floor(used * this.#rounds));
    this.#live.sort((a, b) => this.#score(b) - this.#score(a));
    this.#live.length = Math.ceil(this.#live.length / 2);
    if (this.#kept !== null && !this.#live.includes(this.#kept)) this.#live.push(this.#kept);
  }

  /** Half of the plans are those with the least regret, half those with the best value. */
  #plan(): Arm[] {
    const { plans: most, lines } = this.#manner;
    if (lines !== undefined) return lines.map(line => armOf({ line, regret: 0, liked: 0 }));
    const digest = digester(this.#game);
    const found = plansFor(this.#game, this.#world, this.#seat, this.#manner, digest, this.#budget);
    const chosen = found.slice(0, Math.ceil(most / 2));
    const rest = found
      .slice(chosen.length)
      .map(plan => ({ plan, worth: this.#value.worth(plan.state, this.#seat, this.#chances) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, most - chosen.length);
    const arms = [...chosen, ...rest.map(({ plan }) => plan)].map(armOf);
    const { played } = this.#manner;
    if (played !== undefined && armFor(arms, played) === undefined)
      arms.push(armOf({ line: played, regret: 0, liked: 0 }));
    return arms;
  }

  #rollout(line: Line): End | null {
    const state = this.#game.clone(this.#world);
    const t = this.#game.draft(state);
    for (const picks of line) proceed(t, laneOf(state, this.#seat), picks);
    return this.#playedOn.to(this.#until, t, this.#salt + this.#sweeps, () => this.#isSpent);
  }
}
