import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import type { CardMoves } from './card-moves.ts';
import { asJson, told } from './effect.ts';
import type { Amounts, Effect, Of, Op } from './effect.ts';
import { isOptional } from './traits.ts';
import type { World } from './world.ts';

/** Something that is asked or done about an effect: for a seat, from a power, with the seat aimed at. */
type About<S, E, R> = (t: Draft<S>, seat: Seat, effect: E, source: number, them: Seat) => R;

/**
 * For one kind of node: whether it can do anything now, and doing it. They stand together so that they can't drift
 * apart.
 */
interface Entry<K extends Op, S> {
  readonly possible: About<S, Of<K>, boolean>;
  readonly perform: About<S, Of<K>, void>;
}
export type Entries<S, K extends Op = Op> = { readonly [O in K]: Entry<O, S> };

/** What the parts of the interpreter know of each other. */
export interface Performing<S> extends CardMoves<S> {
  /** When checking whether a question is worth asking, what grants would bring counts too. */
  grantsCount: boolean;
  readonly possible: About<S, Effect, boolean>;
  /** Whether it may be chosen in a choice: everything it requires is possible. */
  readonly isOpen: About<S, Effect, boolean>;
  readonly perform: About<S, Effect, void>;
  /** The same for a seat that has already agreed: a `pay` is paid without asking again. */
  readonly accept: About<S, Effect, void>;
  /** Does the parts from this one on, one after another. */
  sequence(t: Draft<S>, seat: Seat, all: Of<'all'>, from: number, source: number, them: Seat): void;
  /** What was paid for, after everything that the price asked. */
  afterwards(
    t: Draft<S>,
    height: number,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat,
  ): void;
  /** How often a gain or a price happens. */
  times(t: Draft<S>, seat: Seat, per: string | null): number;
  affords(t: Draft<S>, seat: Seat, amounts: Amounts, times: number): boolean;
  takeFrom(t: Draft<S>, seat: Seat, them: Seat, amounts: Amounts, n: number, source: number): void;
}

/** All kinds of effects. */
export function entriesOf<S>(world: World<S>, play: Performing<S>): Entries<S> {
  return {
    ...tokenEntries(world, play),
    ...cardEntries(world, play),
    ...joinedEntries(world, play),
    ...optionalEntries(world, play),
    ...playerEntries(world, play),
    ...gameEntries(world, play),
  };
}

/** What is gained, paid and taken in amounts. */
function tokenEntries<S>(
  world: World<S>,
  play: Performing<S>,
): Entries<S, 'gain' | 'spend' | 'take'> {
  return {
    gain: {
      possible: (t, seat, { amounts, per }) =>
        world.gainable === undefined || world.gainable(t, seat, amounts, play.times(t, seat, per)),
      perform(t, seat, { amounts, per }, source) {
        t.resolved(source);
        world.gain(t, seat, amounts, play.times(t, seat, per), source);
      },
    },
    spend: {
      possible(t, seat, { amounts, per, to }, _, them) {
        if (to === 'them' && them === NOBODY) return false;
        return play.affords(t, seat, amounts, play.times(t, seat, per));
      },
      perform(t, seat, { amounts, per, to }, source, them) {
        t.resolved(source);
        const payee = to === 'bank' ? NOBODY : them;
        world.spend(t, seat, amounts, play.times(t, seat, per), source, payee);
      },
    },
    take: {
      possible: (t, seat, { amounts }, _, them) =>
        (them !== NOBODY || world.rivals(t, seat).length === 0) &&
        world.takeable(t, them, amounts) > 0,
      perform(t, seat, effect, source, them) {
        const { amounts, upTo } = effect;
        if (upTo) t.push('power/take', seat, told(effect, source, them));
        else play.takeFrom(t, seat, them, amounts, world.takeable(t, them, amounts), source);
      },
    },
  };
}

/** Cards that are lost, robbed or had for free. */
function cardEntries<S>(
  world: World<S>,
  play: Performing<S>,
): Entries<S, 'lose' | 'rob' | 'acquire'> {
  return {
    lose: {
      possible: (t, seat, { from, n }) => world.places[from]!.count(t, seat) >= n,
      perform: (t, seat, effect, source, them) =>
        play.moveCards(t, seat, effect, effect.n, source, them),
    },
    rob: {
      // In solo play nobody has cards to lose.
      possible: (t, seat, { from, keep }, _, them) =>
        (them !== NOBODY || (keep && world.rivals(t, seat).length === 0)) &&
        world.places[from]!.count(t, them) > 0,
      perform: (t, seat, effect, source, them) =>
        play.moveCards(t, seat, effect, effect.n, source, them),
    },
    acquire: {
      possible: (t, seat, { from, filter }) => world.supplies[from]!.has(t, seat, filter),
      perform: (t, seat, effect, source, them) =>
        t.push('power/acquire', seat, told(effect, source, them)),
    },
  };
}

/** Several effects: all of them, any of them, one of them. */
function joinedEntries<S>(world: World<S>, play: Performing<S>): Entries<S, 'all' | 'any' | 'or'> {
  return {
    all: {
      // Gains that are impossible are skipped, but payments are not.
      possible(t, seat, { of }, source, them) {
        let some = false;
        let prices = 0;
        for (let i = 0; i < of.length; i++) {
          const part = of[i]!;
          const isPrice = part.op === 'spend' || part.op === 'lose';
          if (isPrice) prices++;
          if (play.possible(t, seat, part, source, them)) some = true;
          else if (isPrice) return false;
        }
        return some && (prices < 2 || paysTogether(world, play, t, seat, of));
      },
      perform: (t, seat, effect, source, them) => play.sequence(t, seat, effect, 0, source, them),
    },
    any: {
      possible(t, seat, { of }, source, them) {
        for (let i = 0; i < of.length; i++)
          if (play.possible(t, seat, of[i]!, source, them)) return true;
        return false;
      },
      perform(t, seat, effect, source, them) {
        const left = 2 ** effect.of.length - 1;
        t.push('power/any', seat, { effect: asJson(effect), left, source, them });
      },
    },
    or: {
      possible(t, seat, { of }, source, them) {
        for (let i = 0; i < of.length; i++)
          if (play.isOpen(t, seat, of[i]!, source, them)) return true;
        return false;
      },
      perform: (t, seat, effect, source, them) =>
        t.push('power/or', seat, told(effect, source, them)),
    },
  };
}

/** Several prices together: checked one by one, each could be paid with what another needs. */
function paysTogether<S>(
  { terms, places }: World<S>,
  play: Performing<S>,
  t: Draft<S>,
  seat: Seat,
  of: readonly Effect[],
): boolean {
  const sum: Record<string, number> = {};
  for (const name of Object.keys(terms.resources)) sum[name] = 0;
  const cards: Record<string, number> = {};
  for (const part of of) {
    if (part.op === 'lose') cards[part.from] = (cards[part.from] ?? 0) + part.n;
    if (part.op !== 'spend') continue;
    const n = play.times(t, seat, part.per);
    for (const name of Object.keys(sum)) sum[name]! += part.amounts[name]! * n;
  }
  return (
    play.affords(t, seat, sum, 1) &&
    Object.entries(cards).every(([from, n]) => places[from]!.count(t, seat) >= n)
  );
}

/** What depends on a wish, a price or a condition. */
function optionalEntries<S>(
  world: World<S>,
  play: Performing<S>,
): Entries<S, 'may' | 'pay' | 'given'> {
  return {
    may: {
      possible: (t, seat, { of }, source, them) => play.possible(t, seat, of, source, them),
      perform(t, seat, effect, source, them) {
        // What can be declined anyway is not asked twice.
        if (isOptional(effect.of)) play.perform(t, seat, effect.of, source, them);
        else if (effect.of.op === 'gain' && world.gainIfWished !== undefined) {
          const { amounts, per } = effect.of;
          t.resolved(source);
          world.gainIfWished(t, seat, amounts, play.times(t, seat, per), source);
        } else {
          const step = effect.of.op === 'acquire' ? 'power/acquire' : 'power/may';
          t.push(step, seat, told(effect, source, them));
        }
      },
    },
    pay: {
      possible: (t, seat, { cost, of }, source, them) =>
        play.isOpen(t, seat, cost, source, them) &&
        (play.possible(t, seat, of, source, them) || world.opens?.(t, seat, cost, of) === true),
      perform: (t, seat, effect, source, them) =>
        t.push('power/pay', seat, told(effect, source, them)),
    },
    given: {
      possible: (t, seat, { count, least, of }, source, them) =>
        world.counts[count]!(t, seat) >= least && play.possible(t, seat, of, source, them),
      perform(t, seat, { count, least, of }, source, them) {
        if (world.counts[count]!(t, seat) >= least) play.perform(t, seat, of, source, them);
      },
    },
  };
}

/** What is about other players. */
function playerEntries<S>(world: World<S>, play: Performing<S>): Entries<S, 'aim' | 'each'> {
  return {
    aim: {
      // In solo play the bank gives what an opponent would.
      possible(t, seat, { of }, source) {
        const rivals = world.rivals(t, seat);
        if (rivals.length === 0) return play.possible(t, seat, of, source, NOBODY);
        for (let i = 0; i < rivals.length; i++)
          if (play.possible(t, seat, of, source, rivals[i]!)) return true;
        return false;
      },
      perform(t, seat, effect, source) {
        if (world.rivals(t, seat).length === 0) play.perform(t, seat, effect.of, source, NOBODY);
        else t.push('power/aim', seat, told(effect, source, NOBODY));
      },
    },
    each: {
      possible(t, seat, { who, of }, source, them) {
        if (who === 'player' && play.possible(t, seat, of, source, them)) return true;
        const rivals = world.rivals(t, seat);
        for (let i = 0; i < rivals.length; i++)
          if (play.possible(t, rivals[i]!, of, source, seat)) return true;
        return false;
      },
      perform(t, seat, { who, of }, source, them) {
        const rivals = world.rivals(t, seat);
        const args = told(of, source, seat);
        for (let i = rivals.length - 1; i >= 0; i--) t.push('power', rivals[i]!, args);
        if (who === 'player') t.push('power', seat, told(of, source, them));
      },
    },
  };
}

/** What the game itself does. */
function gameEntries<S>(world: World<S>, play: Performing<S>): Entries<S, 'act' | 'verb'> {
  return {
    act: {
      possible: (t, seat, { action }, source) =>
        world.actions[action]!.possible(t, seat, source) ||
        (play.grantsCount && world.actions[action]!.inReach?.(t, seat, source) === true),
      perform(t, seat, { action }, source) {
        t.resolved(source);
        world.actions[action]!.begin(t, seat, source);
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
}
