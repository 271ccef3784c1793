import { NOBODY } from '@castellan/kernel';
import type { Args, Draft, Seat, Steps } from '@castellan/kernel';
import { asJson } from './effect.ts';
import type { Amounts, Effect, Of, Op } from './effect.ts';
import { cardMoves } from './card-moves.ts';
import type { CardMoves } from './card-moves.ts';
import { fitted } from './fits.ts';
import { powerSteps } from './steps.ts';
import { isOptional } from './traits.ts';
import type { Terms } from './terms.ts';
import type { World } from './world.ts';

/**
 * For one kind of node: whether it can do anything now, and doing it. They stand together so that they can't drift
 * apart.
 */
interface Entry<K extends Op, S> {
  possible(t: Draft<S>, seat: Seat, effect: Of<K>, source: number, them: Seat): boolean;
  perform(t: Draft<S>, seat: Seat, effect: Of<K>, source: number, them: Seat): void;
}

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

/** What the steps need from the interpreter. */
export type Performing<S> = Pick<Interpreter<S>, 'possible' | 'perform' | 'accept' | 'isOptional'> &
  CardMoves<S> & {
    /** Whether it may be chosen in a choice: everything it requires is possible. */
    isOpen(t: Draft<S>, seat: Seat, branch: Effect, source: number, them: Seat): boolean;
    /** Does the parts from this one on, one after another. */
    sequence(
      t: Draft<S>,
      seat: Seat,
      effect: Of<'all'>,
      from: number,
      source: number,
      them: Seat,
    ): void;
    /** What was paid for, after everything that the price asked. */
    afterwards(
      t: Draft<S>,
      height: number,
      seat: Seat,
      effect: Effect,
      source: number,
      them: Seat,
    ): void;
    takeFrom(
      t: Draft<S>,
      seat: Seat,
      them: Seat,
      amounts: Amounts,
      n: number,
      source: number,
    ): void;
  };

export function createInterpreter<S, T extends Terms>(game: World<S, T>): Interpreter<S> {
  const world = game as unknown as World<S>;
  const times = (t: Draft<S>, seat: Seat, per: string | null): number =>
    per === null ? 1 : world.counts[per]!(t, seat);
  /** When checking whether a question is worth asking, what grants would bring counts too. */
  let grantsCount = false;
  const { moveCard, moveCards } = cardMoves(world);

  const entries: { [K in Op]: Entry<K, S> } = {
    gain: {
      possible: (t, seat, { amounts, per }) =>
        world.gainable === undefined || world.gainable(t, seat, amounts, times(t, seat, per)),
      perform(t, seat, { amounts, per }, source) {
        t.resolved(source);
        world.gain(t, seat, amounts, times(t, seat, per), source);
      },
    },
    spend: {
      possible(t, seat, { amounts, per, to }, _, them) {
        if (to === 'them' && them === NOBODY) return false;
        return affords(t, seat, amounts, times(t, seat, per));
      },
      perform(t, seat, { amounts, per, to }, source, them) {
        t.resolved(source);
        world.spend(t, seat, amounts, times(t, seat, per), source, to === 'bank' ? NOBODY : them);
      },
    },
    lose: {
      possible: (t, seat, { from, n }) => world.places[from]!.count(t, seat) >= n,
      perform: (t, seat, effect, source, them) =>
        moveCards(t, seat, effect, effect.n, source, them),
    },
    rob: {
      // In solo play nobody has cards to lose.
      possible: (t, seat, { from, keep }, _, them) =>
        (them !== NOBODY || (keep && world.rivals(t, seat).length === 0)) &&
        world.places[from]!.count(t, them) > 0,
      perform: (t, seat, effect, source, them) =>
        moveCards(t, seat, effect, effect.n, source, them),
    },
    all: {
      // Gains that are impossible are skipped, but payments are not.
      possible(t, seat, { of }, source, them) {
        let some = false;
        let prices = 0;
        for (let i = 0; i < of.length; i++) {
          const part = of[i]!;
          const isPrice = part.op === 'spend' || part.op === 'lose';
          if (isPrice) prices++;
          if (possible(t, seat, part, source, them)) some = true;
          else if (isPrice) return false;
        }
        return some && (prices < 2 || paysTogether(t, seat, of));
      },
      perform: (t, seat, effect, source, them) => sequence(t, seat, effect, 0, source, them),
    },
    any: {
      possible(t, seat, { of }, source, them) {
        for (let i = 0; i < of.length; i++)
          if (possible(t, seat, of[i]!, source, them)) return true;
        return false;
      },
      perform: (t, seat, effect, source, them) =>
        t.push('power/any', seat, {
          effect: asJson(effect),
          left: 2 ** effect.of.length - 1,
          source,
          them,
        }),
    },
    or: {
      possible(t, seat, { of }, source, them) {
        for (let i = 0; i < of.length; i++) if (isOpen(t, seat, of[i]!, source, them)) return true;
        return false;
      },
      perform: (t, seat, effect, source, them) =>
        t.push('power/or', seat, told(effect, source, them)),
    },
    may: {
      possible: (t, seat, { of }, source, them) => possible(t, seat, of, source, them),
      perform(t, seat, effect, source, them) {
        // What can be declined anyway is not asked twice.
        if (isOptional(effect.of)) perform(t, seat, effect.of, source, them);
        else if (effect.of.op === 'gain' && world.gainIfWished !== undefined) {
          const { amounts, per } = effect.of;
          t.resolved(source);
          world.gainIfWished(t, seat, amounts, times(t, seat, per), source);
        } else {
          const step = effect.of.op === 'acquire' ? 'power/acquire' : 'power/may';
          t.push(step, seat, told(effect, source, them));
        }
      },
    },
    pay: {
      possible: (t, seat, { cost, of }, source, them) =>
        isOpen(t, seat, cost, source, them) &&
        (possible(t, seat, of, source, them) || world.opens?.(t, seat, cost, of) === true),
      perform: (t, seat, effect, source, them) =>
        t.push('power/pay', seat, told(effect, source, them)),
    },
    given: {
      possible: (t, seat, { count, least, of }, source, them) =>
        world.counts[count]!(t, seat) >= least && possible(t, seat, of, source, them),
      perform(t, seat, { count, least, of }, source, them) {
        if (world.counts[count]!(t, seat) >= least) perform(t, seat, of, source, them);
      },
    },
    aim: {
      // In solo play the bank gives what an opponent would.
      possible(t, seat, { of }, source) {
        const rivals = world.rivals(t, seat);
        if (rivals.length === 0) return possible(t, seat, of, source, NOBODY);
        for (let i = 0; i < rivals.length; i++)
          if (possible(t, seat, of, source, rivals[i]!)) return true;
        return false;
      },
      perform(t, seat, effect, source) {
        if (world.rivals(t, seat).length === 0) perform(t, seat, effect.of, source, NOBODY);
        else t.push('power/aim', seat, told(effect, source, NOBODY));
      },
    },
    take: {
      possible: (t, seat, { amounts }, _, them) =>
        (them !== NOBODY || world.rivals(t, seat).length === 0) &&
        world.takeable(t, them, amounts) > 0,
      perform(t, seat, effect, source, them) {
        if (effect.upTo) t.push('power/take', seat, told(effect, source, them));
        else
          takeFrom(t, seat, them, effect.amounts, world.takeable(t, them, effect.amounts), source);
      },
    },
    acquire: {
      possible: (t, seat, { from, filter }) => world.supplies[from]!.has(t, seat, filter),
      perform: (t, seat, effect, source, them) =>
        t.push('power/acquire', seat, told(effect, source, them)),
    },
    act: {
      possible: (t, seat, { action }, source) =>
        world.actions[action]!.possible(t, seat, source) ||
        (grantsCount && world.actions[action]!.inReach?.(t, seat, source) === true),
      perform(t, seat, { action }, source) {
        t.resolved(source);
        world.actions[action]!.begin(t, seat, source);
      },
    },
    each: {
      possible(t, seat, { who, of }, source, them) {
        if (who === 'player' && possible(t, seat, of, source, them)) return true;
        const rivals = world.rivals(t, seat);
        for (let i = 0; i < rivals.length; i++)
          if (possible(t, rivals[i]!, of, source, seat)) return true;
        return false;
      },
      perform(t, seat, { who, of }, source, them) {
        const rivals = world.rivals(t, seat);
        const args = told(of, source, seat);
        for (let i = rivals.length - 1; i >= 0; i--) t.push('power', rivals[i]!, args);
        if (who === 'player') push(t, seat, of, source, them);
      },
    },
    verb: {
      possible: (t, seat, { verb, n }, source, them) =>
        world.verbs[verb]!.possible(t, seat, n, source, them),
      perform(t, seat, { verb, n }, source, them) {
        t.resolved(source);
        world.verbs[verb]!.perform(t, seat, n, source, them);
      },
    },
  };

  function possible(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): boolean {
    return (entries[effect.op] as Entry<Op, S>).possible(t, seat, effect, source, them);
  }

  function affords(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean {
    return (
      world.affords(t, seat, amounts, times) ||
      (grantsCount && world.couldAfford!(t, seat, amounts, times))
    );
  }

  /** Several prices together: checked one by one, each could be paid with what another needs. */
  function paysTogether(t: Draft<S>, seat: Seat, of: readonly Effect[]): boolean {
    const sum: Record<string, number> = {};
    for (const name of Object.keys(world.terms.resources)) sum[name] = 0;
    const cards: Record<string, number> = {};
    for (const part of of) {
      if (part.op === 'lose') cards[part.from] = (cards[part.from] ?? 0) + part.n;
      if (part.op !== 'spend') continue;
      const n = times(t, seat, part.per);
      for (const name of Object.keys(sum)) sum[name]! += part.amounts[name]! * n;
    }
    return (
      affords(t, seat, sum, 1) &&
      Object.entries(cards).every(([from, n]) => world.places[from]!.count(t, seat) >= n)
    );
  }

  function isOpen(t: Draft<S>, seat: Seat, branch: Effect, source: number, them: Seat): boolean {
    if (branch.op !== 'all') return possible(t, seat, branch, source, them);
    for (let i = 0; i < branch.of.length; i++) {
      const part = branch.of[i]!;
      // Missing tokens are skipped.
      if (part.op !== 'gain' && !isOptional(part) && !possible(t, seat, part, source, them))
        return false;
    }
    return possible(t, seat, branch, source, them);
  }

  /** Whether a grant could make it possible, so that the question is asked. */
  function inReach(t: Draft<S>, seat: Seat, effect: Effect, source: number, them: Seat): boolean {
    if (world.couldAfford === undefined || !ASKS_FIRST.has(effect.op)) return false;
    grantsCount = true;
    try {
      return possible(t, seat, effect, source, them);
    } finally {
      grantsCount = false;
    }
  }

  function perform(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): void {
    const entry = entries[effect.op] as Entry<Op, S>;
    if (
      // These check each part in its turn.
      effect.op === 'all' ||
      effect.op === 'given' ||
      entry.possible(t, seat, effect, source, them) ||
      inReach(t, seat, effect, source, them)
    )
      entry.perform(t, seat, effect, source, them);
  }

  function accept(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): void {
    if (effect.op === 'may' || effect.op === 'given')
      return accept(t, seat, effect.of, source, them);
    if (effect.op !== 'pay') return perform(t, seat, effect, source, them);
    const height = t.height;
    perform(t, seat, effect.cost, source, them);
    return afterwards(t, height, seat, effect.of, source, them);
  }

  function afterwards(
    t: Draft<S>,
    height: number,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat,
  ): void {
    if (t.changedSince(height)) t.pushBelow(height, 'power', seat, told(effect, source, them));
    else perform(t, seat, effect, source, them);
  }

  function sequence(
    t: Draft<S>,
    seat: Seat,
    effect: Of<'all'>,
    from: number,
    source: number,
    them: Seat,
  ): void {
    const { of } = effect;
    for (let i = from; i < of.length; i++) {
      const height = t.height;
      perform(t, seat, of[i]!, source, them);
      if (!t.changedSince(height)) continue;
      const next = i + 1;
      if (next < of.length)
        t.pushBelow(height, 'power/rest', seat, { effect: asJson(effect), next, source, them });
      return;
    }
  }

  function book(t: Draft<S>, seat: Seat, effect: Effect, source: number, often: number): void {
    if (effect.op === 'gain') {
      t.resolved(source);
      world.gain(t, seat, effect.amounts, often * times(t, seat, effect.per), source);
    } else if (effect.op === 'all') {
      for (let i = 0; i < effect.of.length; i++) book(t, seat, effect.of[i]!, source, often);
    }
  }

  function push(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): void {
    t.push('power', seat, told(effect, source, them));
  }

  function takeFrom(
    t: Draft<S>,
    seat: Seat,
    them: Seat,
    amounts: Amounts,
    n: number,
    source: number,
  ): void {
    t.resolved(source);
    world.take(t, seat, them, amounts, n, source);
  }

  return {
    possible,
    perform,
    accept,
    book,
    isOptional,
    push,
    use(t, seat, sources) {
      if (sources.length > 0) t.push('power/use', seat, { sources });
    },
    useTogether(t, seat, sources) {
      if (sources.length > 0) t.together('power/use', seat, { sources });
    },
    steps: fitted(
      world,
      (t, seat, effect, source, them = NOBODY) =>
        possible(t, seat, effect, source, them) || inReach(t, seat, effect, source, them),
      powerSteps(world, {
        possible,
        isOpen,
        perform,
        accept,
        isOptional,
        sequence,
        afterwards,
        takeFrom,
        moveCard,
        moveCards,
      }),
    ),
  };
}

/** Effects that ask before anything is done, so that there is still time for a grant. */
const ASKS_FIRST: ReadonlySet<Op> = new Set<Op>(['any', 'or', 'may', 'pay', 'aim', 'each', 'act']);

/** The arguments of an effect's step. They can be made once for each power, because frames may share them. */
export function told(effect: Effect, source: number, them: Seat): Args {
  return { effect: asJson(effect), source, them };
}
