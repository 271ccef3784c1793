import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat, Steps } from '@castellan/kernel';
import { cardMoves } from './card-moves.ts';
import type { CardMoves } from './card-moves.ts';
import { asJson, told } from './effect.ts';
import type { Amounts, Effect, Of, Op } from './effect.ts';
import { entriesOf } from './entries.ts';
import type { Entries, Performing } from './entries.ts';
import { fitted } from './fits.ts';
import { powerSteps } from './steps.ts';
import type { Terms } from './terms.ts';
import { isOptional } from './traits.ts';
import type { World } from './world.ts';

/**
 * The interpreter of a game's effects. Things happen in printed order, and any of them may ask: what needs no answer
 * is done at once, and what comes after a question waits on the agenda. `source` is the number of the power (-1:
 * none); `them` is the seat aimed at, or the seat whose power it is.
 */
export interface Interpreter<S> {
  /** Whether any of it can be done now, and every required price can be paid. */
  possible(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): boolean;
  /** Does what is possible of it. */
  perform(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): void;
  /** The same for a seat that has already agreed: a `pay` is paid without asking again. */
  accept(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): void;
  /** Only gains (`isPlain`), this many times: booked at once, for games whose gains never ask. */
  book(t: Draft<S>, seat: Seat, effect: Effect, source: number, times: number): void;
  /** Whether all of it may be declined. */
  isOptional(effect: Effect): boolean;
  /** Puts an effect on the agenda, to be performed in its turn. */
  push(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): void;
  /** These powers, in any order, each once; optional ones may be skipped at any time. The list is kept. */
  use(t: Draft<S>, seat: Seat, sources: readonly number[]): void;
  /** The same in a simultaneous round. */
  useTogether(t: Draft<S>, seat: Seat, sources: readonly number[]): void;
  /** To be added to the game's own steps. */
  readonly steps: Steps<S>;
}

export function createInterpreter<S, T extends Terms>(game: World<S, T>): Interpreter<S> {
  const world = game as unknown as World<S>;
  const play = new Performer(world);
  return {
    possible: (t, seat, effect, source, them = NOBODY) =>
      play.possible(t, seat, effect, source, them),
    perform: (t, seat, effect, source, them = NOBODY) =>
      play.perform(t, seat, effect, source, them),
    accept: (t, seat, effect, source, them = NOBODY) => play.accept(t, seat, effect, source, them),
    book: (t, seat, effect, source, times) => play.book(t, seat, effect, source, times),
    isOptional,
    push: (t, seat, effect, source, them = NOBODY) =>
      t.push('power', seat, told(effect, source, them)),
    use(t, seat, sources) {
      if (sources.length > 0) t.push('power/use', seat, { sources });
    },
    useTogether(t, seat, sources) {
      if (sources.length > 0) t.together('power/use', seat, { sources });
    },
    steps: {
      ...world.verbSteps,
      ...fitted(
        world,
        (t, seat, effect, source, them = NOBODY) =>
          play.possible(t, seat, effect, source, them) ||
          play.inReach(t, seat, effect, source, them),
        powerSteps(world, play),
      ),
    },
  };
}

/** Effects that ask before anything is done, so that there is still time for a grant. */
const ASKS_FIRST: ReadonlySet<Op> = new Set<Op>(['any', 'or', 'may', 'pay', 'aim', 'each', 'act']);

/** Checks and performs effects of all kinds, by the entry of each. */
class Performer<S> implements Performing<S> {
  grantsCount = false;
  readonly moveCard: CardMoves<S>['moveCard'];
  readonly moveCards: CardMoves<S>['moveCards'];
  readonly #world: World<S>;
  /** By kind; each is only ever given effects of its own kind. */
  readonly #entries: Readonly<Record<Op, Entries<S>['verb']>>;

  constructor(world: World<S>) {
    this.#world = world;
    const { moveCard, moveCards } = cardMoves(world);
    this.moveCard = moveCard;
    this.moveCards = moveCards;
    this.#entries = entriesOf(world, this) as unknown as Record<Op, Entries<S>['verb']>;
  }

  possible(t: Draft<S>, seat: Seat, effect: Effect, source: number, them: Seat): boolean {
    return this.#entries[effect.op].possible(t, seat, effect as Of<'verb'>, source, them);
  }

  /** Whether a grant could make it possible, so that the question is asked. */
  inReach(t: Draft<S>, seat: Seat, effect: Effect, source: number, them: Seat): boolean {
    if (this.#world.couldAfford === undefined || !ASKS_FIRST.has(effect.op)) return false;
    this.grantsCount = true;
    try {
      return this.possible(t, seat, effect, source, them);
    } finally {
      this.grantsCount = false;
    }
  }

  isOpen(t: Draft<S>, seat: Seat, branch: Effect, source: number, them: Seat): boolean {
    if (branch.op !== 'all') return this.possible(t, seat, branch, source, them);
    for (let i = 0; i < branch.of.length; i++) {
      const part = branch.of[i]!;
      // Missing tokens are skipped.
      if (part.op !== 'gain' && !isOptional(part) && !this.possible(t, seat, part, source, them))
        return false;
    }
    return this.possible(t, seat, branch, source, them);
  }

  affords(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean {
    return (
      this.#world.affords(t, seat, amounts, times) ||
      (this.grantsCount && this.#world.couldAfford!(t, seat, amounts, times))
    );
  }

  times(t: Draft<S>, seat: Seat, per: string | null): number {
    return per === null ? 1 : this.#world.counts[per]!(t, seat);
  }

  perform(t: Draft<S>, seat: Seat, effect: Effect, source: number, them: Seat): void {
    if (
      // These check each part in its turn.
      effect.op === 'all' ||
      effect.op === 'given' ||
      this.possible(t, seat, effect, source, them) ||
      this.inReach(t, seat, effect, source, them)
    ) {
      const outer = t.cause;
      t.cause = source;
      this.#entries[effect.op].perform(t, seat, effect as Of<'verb'>, source, them);
      t.cause = outer;
    }
  }

  accept(t: Draft<S>, seat: Seat, effect: Effect, source: number, them: Seat): void {
    if (effect.op === 'may' || effect.op === 'given')
      return this.accept(t, seat, effect.of, source, them);
    if (effect.op !== 'pay') return this.perform(t, seat, effect, source, them);
    const height = t.height;
    this.perform(t, seat, effect.cost, source, them);
    return this.afterwards(t, height, seat, effect.of, source, them);
  }

  afterwards(
    t: Draft<S>,
    height: number,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat,
  ): void {
    if (t.changedSince(height)) t.pushBelow(height, 'power', seat, told(effect, source, them));
    else this.perform(t, seat, effect, source, them);
  }

  sequence(
    t: Draft<S>,
    seat: Seat,
    all: Of<'all'>,
    from: number,
    source: number,
    them: Seat,
  ): void {
    const { of } = all;
    for (let i = from; i < of.length; i++) {
      const height = t.height;
      this.perform(t, seat, of[i]!, source, them);
      if (!t.changedSince(height)) continue;
      const next = i + 1;
      if (next < of.length)
        t.pushBelow(height, 'power/rest', seat, { effect: asJson(all), next, source, them });
      return;
    }
  }

  book(t: Draft<S>, seat: Seat, effect: Effect, source: number, often: number): void {
    if (effect.op === 'gain') {
      t.resolved(source);
      const times = often * this.times(t, seat, effect.per);
      this.#world.gain(t, seat, effect.amounts, times, source);
    } else if (effect.op === 'all') {
      for (let i = 0; i < effect.of.length; i++) this.book(t, seat, effect.of[i]!, source, often);
    }
  }

  takeFrom(t: Draft<S>, seat: Seat, them: Seat, amounts: Amounts, n: number, source: number): void {
    t.resolved(source);
    this.#world.take(t, seat, them, amounts, n, source);
  }
}
