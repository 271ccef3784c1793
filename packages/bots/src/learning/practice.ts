// Learning an instinct by playing: what was chosen where things went better than expected is liked more from then on.
import type { Appraisal, Ask, Chance, Game, Position, Run, Seat } from '@castellan/kernel';
import {
  firstLane,
  frameOn,
  instinctive,
  isOver,
  offerOf,
  proceed,
  QuickChance,
  seedFrom,
} from '@castellan/kernel';
import { DECISION_CAP } from '../bout.ts';
import { policyOf } from '../searcher/policy.ts';
import { Value } from '../searcher/value.ts';

export interface PracticeJob {
  readonly game: string;
  readonly players: number;
  readonly settings: Readonly<Record<string, boolean>>;
  readonly seed: number;
  readonly games: number;
  readonly weights: ArrayLike<number>;
  /** How much worse an option may look and still be tried, in the units of the appraisal; 0: the best is chosen. */
  readonly heat: number;
  /** Against whom: greedy, or its like. */
  readonly rivals: 'greedy' | 'self';
}

export interface Practice {
  /** By weight: in which direction, and how much, results were better than expected; the sum of all games. */
  readonly gradient: Float64Array;
  /** How many games were played against others, and what share of them was won, added up. */
  readonly tried: number;
  readonly won: number;
}

/** How much of what comes later is credited to a choice, from one choice of the seat to its next. */
const LASTS = 0.94;
/** How much of a result is by how many points. */
const MARGIN = 0.4;
/** Fine enough for a share of one. */
const FINE = 0x4000_0000;

export function practise(game: Game, job: PracticeJob): Practice {
  const { players, rivals, heat } = job;
  const chance = new QuickChance(job.seed);
  const learner = new Learner(game, job, chance);
  const theirs = policyOf(game.appraise, chance);
  const best = policyOf(learner.appraise, chance);
  const chances: number[] = [];
  const picks: number[] = [];
  const won = new Value(game);
  const result = new Value(game, undefined, MARGIN);
  const practice = { gradient: learner.gradient, tried: 0, won: 0 };
  for (let n = 0; n < job.games; n++) {
    // Each deal is played from every seat.
    const seed = seedFrom(`practice ${job.seed} ${Math.floor(n / players)}`);
    const state = game.setup({ ...job.settings, players }, seed);
    const t = game.draft(state);
    const learns = (seat: Seat): boolean => rivals === 'self' || seat === n % players;
    for (let i = 0; i < DECISION_CAP && !isOver(state); i++) {
      const lane = firstLane(state.core.agenda);
      const { step, seat } = frameOn(t, lane);
      if (!learns(seat)) theirs(t, lane, picks);
      else if (heat > 0 && learner.feels(t, step)) learner.pick(t, lane, picks);
      else best(t, lane, picks);
      proceed(t, lane, picks);
    }
    for (let seat = 0; seat < players; seat++) {
      if (!learns(seat)) continue;
      learner.credit(seat, result.worth(state, seat, chances));
      if (rivals === 'self') continue;
      practice.tried++;
      practice.won += won.worth(state, seat, chances);
    }
  }
  return practice;
}

/** One choice. */
interface Choice {
  readonly moment: Float64Array;
  /** By option: the thing it is about, and how much likelier it would have been, had it been liked more. */
  readonly things: readonly number[];
  readonly pull: readonly number[];
  /** The seat's chance to win before it. */
  readonly chance: number;
}

/** Tries what looks nearly as good as the best, and remembers what was chosen until the result is known. */
class Learner {
  readonly appraise: Appraisal<Position>;
  readonly gradient: Float64Array;
  readonly #game: Game;
  readonly #heat: number;
  readonly #value: Value;
  readonly #chance: Chance;
  readonly #made: Choice[][];
  readonly #odds: number[] = [];
  readonly #chances: number[] = [];

  constructor(game: Game, { weights, heat, players }: PracticeJob, chance: Chance) {
    this.appraise = instinctive(game.appraise, game.instinct!, weights);
    this.gradient = new Float64Array(weights.length);
    this.#game = game;
    this.#heat = heat;
    this.#value = new Value(game);
    this.#chance = chance;
    this.#made = Array.from({ length: players }, () => []);
  }

  feels(t: Run<Position>, step: string): boolean {
    const { kind } = t.steps[step] as Ask<Position>;
    return kind === 'choose' && this.#game.instinct!.about[step] !== undefined;
  }

  /** An option, the likelier the more it is liked. */
  pick(t: Run<Position>, lane: number, picks: number[]): void {
    const { state } = t;
    const { step, seat, args } = frameOn(t, lane);
    const { codes } = offerOf(t, lane);
    const odds = this.#odds;
    const worths = codes.map(this.appraise[step]!(state, seat, args));
    const most = Math.max(...worths);
    let all = 0;
    for (let i = 0; i < codes.length; i++)
      all += odds[i] = Math.exp((worths[i]! - most) / this.#heat);
    let left = (this.#chance.below(FINE) / FINE) * all;
    let chosen = 0;
    while (chosen < codes.length - 1 && (left -= odds[chosen]!) > 0) chosen++;
    picks.length = 1;
    picks[0] = codes[chosen]!;
    if (codes.length === 1) return;
    const { about, moment, moments } = this.#game.instinct!;
    const now = new Float64Array(moments);
    moment(state, seat, now);
    this.#value.chances(state, this.#chances);
    this.#made[seat]!.push({
      moment: now,
      things: codes.map(about[step]!(state, seat, args)),
      pull: codes.map((_, i) => (i === chosen ? 1 : 0) - odds[i]! / all),
      chance: this.#chances[seat]!,
    });
  }

  /** What came of a seat's choices: credited to the last ones most. */
  credit(seat: Seat, result: number): void {
    const made = this.#made[seat]!;
    let after = result;
    let credit = 0;
    for (let choice = made.pop(); choice !== undefined; choice = made.pop()) {
      credit = after - choice.chance + LASTS * credit;
      after = choice.chance;
      this.#learn(choice, credit);
    }
  }

  #learn({ moment, things, pull }: Choice, credit: number): void {
    for (let i = 0; i < things.length; i++) {
      const at = things[i]! * moment.length;
      if (at < 0) continue;
      for (let k = 0; k < moment.length; k++)
        this.gradient[at + k]! += credit * pull[i]! * moment[k]!;
    }
  }
}
