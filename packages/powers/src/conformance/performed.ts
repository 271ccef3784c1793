import { MAIN } from '@castellan/kernel';
import type { Draft, Position, Seat } from '@castellan/kernel';
import { present } from '../effect.ts';
import type { Amounts, Effect } from '../effect.ts';
import type { World } from '../world.ts';

/** Something that an effect did: what, and by whom (or whose card it was). */
export interface Performed {
  readonly what: string;
  readonly seat: Seat;
}

/** A world that records, in order, what one effect makes it do. */
export interface Watched<S> {
  readonly world: World<S>;
  /** The source used for the effect: a number that no printed power has. */
  readonly source: number;
  readonly performed: Performed[];
  /** Things done that began before a question of the game itself was answered. */
  readonly early: string[];
}

/** Frames below this height were there before the effect. */
export function watched<S>(world: World<S>, height: number): Watched<S> {
  const source = world.powers;
  const performed: Performed[] = [];
  const early: string[] = [];
  // To the game, it looks like its first power.
  const real = (given: number): number => (given === source ? Math.min(0, source - 1) : given);

  /** Frames that the game has pushed since and not yet taken. The effect's own questions carry its source. */
  function unanswered(t: Draft<S>): string | undefined {
    const { agenda } = (t.state as Position).core;
    const waiting = agenda.flatMap((stack, lane) => (lane === MAIN ? stack.slice(height) : stack));
    return waiting.find(({ args }) => args?.['source'] !== source)?.step;
  }

  function note(t: Draft<S>, given: number, what: string, seat: Seat): void {
    if (given !== source) return;
    const open = unanswered(t);
    if (open !== undefined) early.push(`"${what}" begins while "${open}" is not yet answered`);
    performed.push({ what, seat });
  }

  const each = <X, Y>(things: Readonly<Record<string, X>>, one: (thing: X, name: string) => Y) =>
    Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, one(thing, name)]));

  return {
    source,
    performed,
    early,
    world: {
      ...world,
      powers: source + 1,
      effect: given => (given === source ? NOTHING : world.effect(given)),
      source: given => world.source(real(given)),
      ref: (given, seat) => world.ref(real(given), seat),
      gain(t, seat, amounts, times, given) {
        note(t, given, gained(amounts), seat);
        world.gain(t, seat, amounts, times, real(given));
      },
      ...(world.gainIfWished === undefined
        ? {}
        : {
            gainIfWished(t, seat, amounts, times, given) {
              note(t, given, gained(amounts), seat);
              world.gainIfWished!(t, seat, amounts, times, real(given));
            },
          }),
      spend(t, seat, amounts, times, given, to) {
        note(t, given, spent(amounts, to < 0 ? 'bank' : 'them'), seat);
        world.spend(t, seat, amounts, times, real(given), to);
      },
      take(t, seat, them, amounts, n, given) {
        note(t, given, taken(amounts), seat);
        world.take(t, seat, them, amounts, n, real(given));
      },
      supplies: each(world.supplies, (supply, name) => ({
        ...supply,
        take(t, seat, code, given, them) {
          note(t, given, `acquire ${name}`, seat);
          supply.take(t, seat, code, real(given), them);
        },
      })),
      places: each(world.places, (place, name) => ({
        ...place,
        lost(t, owner, code, given) {
          note(t, given, `lose ${name}`, owner);
          place.lost(t, owner, code, real(given));
        },
        given(t, owner, to, code, given) {
          note(t, given, `rob ${name}`, to);
          place.given!(t, owner, to, code, real(given));
        },
      })),
      actions: each(world.actions, (action, name) => ({
        possible: (t, seat, given) => action.possible(t, seat, real(given)),
        begin(t, seat, given) {
          note(t, given, `act ${name}`, seat);
          action.begin(t, seat, real(given));
        },
      })),
      verbs: each(world.verbs, (verb, name) => ({
        ...verb,
        possible: (t, seat, n, given, them) => verb.possible(t, seat, n, real(given), them),
        perform(t, seat, n, given, them) {
          note(t, given, done(name, n), seat);
          verb.perform(t, seat, n, real(given), them);
        },
      })),
    },
  };
}

const NOTHING: Effect = { op: 'all', of: [] };

const sum = (amounts: Amounts): string => JSON.stringify(present(amounts));
const gained = (amounts: Amounts): string => `gain ${sum(amounts)}`;
const spent = (amounts: Amounts, to: 'bank' | 'them'): string => `spend ${sum(amounts)} ${to}`;
const taken = (amounts: Amounts): string => `take ${sum(amounts)}`;
const done = (verb: string, n: number): string => `verb ${verb} ${n}`;

/** What must be known about a table to tell which performed an effect can have there. */
export interface PrintedOrder {
  readonly performed: readonly Performed[];
  /** The other seats, in turn order from this one. */
  rivals(seat: Seat): readonly Seat[];
  /** Whether every gain succeeds, because supplies never run out. */
  readonly endless: boolean;
}

/** Whether these performed are those of the effect, in printed order. */
export function isPrintedOrder(effect: Effect, seat: Seat, order: PrintedOrder): boolean {
  return ends(effect, seat, 0, false, order).has(order.performed.length);
}

/**
 * Where in the list of performed an effect that began at `from` can have ended. What is impossible is skipped, except a
 * price, which must be paid.
 */
function ends(
  effect: Effect,
  seat: Seat,
  from: number,
  must: boolean,
  order: PrintedOrder,
): Set<number> {
  const times = (most: number, fits: (one: Performed) => boolean, least = must ? most : 0) => {
    const found = new Set<number>();
    for (let n = 0; n <= most; n++) {
      if (n >= least) found.add(from + n);
      const one = order.performed[from + n];
      if (one === undefined || !fits(one)) break;
    }
    return found;
  };
  const once = (what: string, least?: number) =>
    times(1, one => one.what === what && one.seat === seat, least);
  const inside = (of: Effect, at = from) => ends(of, seat, at, must, order);
  const orNothing = (found: ReadonlySet<number>) => new Set([from, ...found]);
  switch (effect.op) {
    case 'gain':
      return once(gained(effect.amounts), order.endless ? 1 : undefined);
    case 'spend':
      return once(spent(effect.amounts, effect.to));
    case 'take':
      return once(taken(effect.amounts));
    case 'acquire':
      return once(`acquire ${effect.from}`);
    case 'act':
      return once(`act ${effect.action}`);
    case 'verb':
      return once(done(effect.verb, effect.n));
    case 'lose':
      return times(
        effect.n,
        ({ what, seat: whose }) => what === `lose ${effect.from}` && whose === seat,
      );
    case 'rob':
      return times(effect.n, ({ what, seat: whose }) =>
        effect.keep
          ? what === `rob ${effect.from}` && whose === seat
          : what === `lose ${effect.from}` && whose !== seat,
      );
    case 'all':
      return effect.of.reduce<Set<number>>(
        (before, part) => union([...before].map(at => inside(part, at))),
        new Set([from]),
      );
    case 'or': {
      const found = union(effect.of.map(branch => inside(branch)));
      return must ? found : orNothing(found);
    }
    case 'any':
      return inAnyOrder(effect.of, from, (part, at) => inside(part, at));
    case 'may':
    case 'given':
    case 'aim':
      return orNothing(inside(effect.of));
    case 'pay': {
      const paid = ends(effect.cost, seat, from, true, order);
      return orNothing(union([...paid].map(at => inside(effect.of, at))));
    }
    case 'each': {
      const seats = [...(effect.who === 'player' ? [seat] : []), ...order.rivals(seat)];
      const round = seats.reduce<Set<number>>(
        (before, one) => union([...before].map(at => ends(effect.of, one, at, must, order))),
        new Set([from]),
      );
      return orNothing(round);
    }
  }
}

function union(sets: readonly ReadonlySet<number>[]): Set<number> {
  return new Set(sets.flatMap(set => [...set]));
}

/** Some of the parts, one after another in any order. */
function inAnyOrder(
  parts: readonly Effect[],
  from: number,
  ends: (part: Effect, at: number) => ReadonlySet<number>,
): Set<number> {
  const found = parts.map((part, i) =>
    union([...ends(part, from)].map(at => inAnyOrder(parts.toSpliced(i, 1), at, ends))),
  );
  return union([new Set([from]), ...found]);
}
