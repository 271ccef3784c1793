// What a value is learned from: plans of one seat, each played on to the end in the same worlds. Who learns from whole
// games learns what goes with winning; from plans that differ in nothing else, what brings it about.
import type { Game, Position } from '@castellan/kernel';
import { firstLane, frameOn, isOver, laneOf, proceed, QuickChance } from '@castellan/kernel';
import { rolloutBudget } from '../searcher/budget.ts';
import { digester } from '../searcher/digest.ts';
import type { Plan } from '../searcher/planner.ts';
import { plansFor } from '../searcher/planner.ts';
import { instinctOf, policyOf } from '../searcher/policy.ts';
import { Value } from '../searcher/value.ts';
import type { Played } from './self-play.ts';

/** Rows, one for each plan at each of some turns. Rows of one group have the world and the turn in common. */
export interface Comparisons {
  readonly width: number;
  /** By row: its group, whose plan it is, what that seat made of the game, and where its seats begin. */
  readonly groups: Uint32Array;
  readonly owners: Uint8Array;
  readonly worths: Float32Array;
  readonly starts: Uint32Array;
  /** Seat after seat: what it has, and how well it stands by hand. The end of the last row's seats is their length. */
  readonly features: Float32Array;
  readonly strengths: Float32Array;
}

/** One in this many decisions is looked at, with this many plans in this many worlds. */
const EVERY = 12;
const PLANS = 8;
const WORLDS = 4;
const BREADTH = { width: 12, nodes: 150 };

/** How much of the worth of a game is by how many points it was won, as in the search. */
const MARGIN = 0.7;

/** A game that goes on for longer is left out. */
const LONGEST = 5000;

/** Plays stored games again, and compares plans on the way, until `isLate` says that there is no time left. */
export function comparisonsOf(
  game: Game,
  played: readonly Played[],
  isLate: () => boolean,
): Comparisons {
  const rows = new Rows(game);
  for (const { players, seed, settings, answers } of played) {
    const state = game.setup({ ...settings, players }, seed);
    const t = game.draft(state);
    const chance = new QuickChance(Number.parseInt(seed.slice(0, 10), 16));
    for (const [lane, ...picks] of answers) {
      if (isLate()) return rows.all();
      if (chance.below(EVERY) === 0) compare(game, state, frameOn(t, lane!).seat, chance, rows);
      proceed(t, lane!, picks);
    }
  }
  return rows.all();
}

function compare(game: Game, real: Position, seat: number, chance: QuickChance, rows: Rows): void {
  const view = game.view(real, seat);
  const first = game.sample(view, chance);
  const found = plansFor(game, first, seat, BREADTH, digester(game), rolloutBudget(Infinity));
  if (found.length < 2) return;
  const plans = variousOf(found).slice(0, PLANS);
  for (let i = 0; i < WORLDS; i++) {
    const world = i === 0 ? first : game.sample(view, chance);
    const luck = chance.below(0x4000_0000);
    rows.nextWorld();
    for (const { line } of plans) {
      const state = game.clone(world);
      const t = game.draft(state);
      const policy = policyOf(instinctOf(game), new QuickChance(luck));
      const picks: number[] = [];
      for (const own of line) proceed(t, laneOf(state, seat), own);
      rows.begin(game.turns(view as Position), seat);
      for (let j = 0; j < LONGEST && !isOver(state); j++) {
        rows.look(state);
        const lane = firstLane(state.core.agenda);
        policy(t, lane, picks);
        proceed(t, lane, picks);
      }
      rows.end(state);
    }
  }
}

/** The best of each way to begin, then the second best of each, and so on. */
function variousOf(plans: readonly Plan[]): Plan[] {
  const seen = new Map<string, number>();
  const ranked = plans.map(plan => {
    const way = String(plan.line[0]);
    const rank = seen.get(way) ?? 0;
    seen.set(way, rank + 1);
    return { plan, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ plan }) => plan);
}

/** Collects rows. What is looked at counts only once the game is over. */
class Rows {
  readonly #game: Game;
  readonly #value: Value;
  /** After how many turns of two players rows are taken: wherever a search may stop. */
  readonly #after: readonly number[];
  readonly #row: Float64Array;
  readonly #groups: number[] = [];
  readonly #owners: number[] = [];
  readonly #worths: number[] = [];
  readonly #starts: number[] = [];
  readonly #features: number[] = [];
  readonly #strengths: number[] = [];
  #world = 0;
  #from = 0;
  #seat = 0;
  /** How many rows of this plan were taken. */
  #taken = 0;

  constructor(game: Game) {
    const { names, horizon } = game.prospects!;
    this.#game = game;
    this.#value = new Value(game, null, MARGIN);
    this.#after = [1, Math.ceil(horizon / 2), horizon, 2 * horizon];
    this.#row = new Float64Array(names.length);
  }

  nextWorld(): void {
    this.#world++;
  }

  begin(turn: number, seat: number): void {
    this.#from = turn;
    this.#seat = seat;
    this.#taken = 0;
  }

  look(state: Position): void {
    const seats = state.core.answered.length;
    const passed = this.#game.turns(state) - this.#from;
    while (this.#taken < this.#after.length) {
      if (passed < Math.ceil((this.#after[this.#taken]! * Math.max(2, seats)) / 2)) return;
      this.#groups.push(this.#world * this.#after.length + this.#taken);
      this.#owners.push(this.#seat);
      this.#starts.push(this.#strengths.length);
      for (let seat = 0; seat < seats; seat++) {
        this.#strengths.push(this.#value.strength(state, seat));
        this.#game.prospects!.features(state, seat, this.#row);
        for (const one of this.#row) this.#features.push(one);
      }
      this.#taken++;
    }
  }

  end(state: Position): void {
    if (!isOver(state)) {
      const rows = this.#groups.length - this.#taken;
      const seats = this.#starts[rows] ?? this.#strengths.length;
      for (const list of [this.#groups, this.#owners, this.#starts]) list.length = rows;
      this.#strengths.length = seats;
      this.#features.length = seats * this.#row.length;
      return;
    }
    const worth = this.#value.worth(state, this.#seat, []);
    for (let i = 0; i < this.#taken; i++) this.#worths.push(worth);
  }

  all(): Comparisons {
    return {
      width: this.#row.length,
      groups: Uint32Array.from(this.#groups),
      owners: Uint8Array.from(this.#owners),
      worths: Float32Array.from(this.#worths),
      starts: Uint32Array.from(this.#starts),
      features: Float32Array.from(this.#features),
      strengths: Float32Array.from(this.#strengths),
    };
  }
}

/** Puts parts together. */
export function joined(parts: readonly Comparisons[]): Comparisons {
  const rows = sum(parts.map(({ groups }) => groups.length));
  const seats = sum(parts.map(({ strengths }) => strengths.length));
  const width = parts[0]?.width ?? 0;
  const all = {
    width,
    groups: new Uint32Array(rows),
    owners: new Uint8Array(rows),
    worths: new Float32Array(rows),
    starts: new Uint32Array(rows),
    features: new Float32Array(seats * width),
    strengths: new Float32Array(seats),
  };
  let row = 0;
  let seat = 0;
  let group = 0;
  for (const part of parts) {
    let most = 0;
    for (let i = 0; i < part.groups.length; i++) {
      most = Math.max(most, part.groups[i]!);
      all.groups[row + i] = group + part.groups[i]!;
      all.starts[row + i] = seat + part.starts[i]!;
    }
    all.owners.set(part.owners, row);
    all.worths.set(part.worths, row);
    all.features.set(part.features, seat * width);
    all.strengths.set(part.strengths, seat);
    row += part.groups.length;
    seat += part.strengths.length;
    group += most + 1;
  }
  return all;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
