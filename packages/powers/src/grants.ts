import { choose, Offer } from '@castellan/kernel';
import type { Choose, Draft, Face, Phrase, Seat, Steps } from '@castellan/kernel';
import { asJson } from './effect.ts';
import type { Amounts } from './effect.ts';
import type { Interpreter } from './interpreter.ts';
import type { Terms } from './terms.ts';
import { tally } from './traits.ts';
import type { World } from './world.ts';

/** Powers that seats hold and may use once, at any time in their own turn. */
export interface Holding<S> {
  /** Adds to the list the numbers of the grants that this seat may use now; none if it is not its turn. */
  held(t: Draft<S>, seat: Seat, into: number[]): void;
  /** Takes the grant from its owner; its effect follows at once. */
  leaves(t: Draft<S>, seat: Seat, grant: number): void;
}

export interface Grants<S> {
  /**
   * These steps, plus the gate: a seat that is asked to `choose` may use a grant first, and is then asked again. A
   * step's own codes start at -1.
   */
  within(steps: Steps<S>): Steps<S>;
  /**
   * Asks a seat that has grants whether to use one now: before a step that is not a `choose`, and at the end of a
   * turn.
   */
  gate(t: Draft<S>, seat: Seat): void;
  /** The most of each resource that the seat's grants could bring, for `World.couldAfford`. The object is reused. */
  brought(t: Draft<S>, seat: Seat): Amounts;
}

/** The step that asks only about grants. */
export const GATE = 'grants/gate';
const ASK: Phrase = { say: 'grants-ask' };
const GO_ON: Phrase = { say: 'grants-go-on' };
/** Below all of a step's own codes. */
const codeOf = (grant: number): number => -2 - grant;
/** The grant that a code stands for; -1 for a step's own codes. */
export const grantIn = (code: number): number => Math.max(-1, -2 - code);

export function createGrants<S, T extends Terms>(
  game: World<S, T>,
  interpreter: Interpreter<S>,
  holding: Holding<S>,
): Grants<S> {
  const world = game as unknown as World<S>;
  // Rewritten each time. There are two, because making an offer may ask what could be afforded.
  const offered: number[] = [];
  const counted: number[] = [];
  const sum: Record<string, number> = {};
  for (const resource of Object.keys(world.terms.resources)) sum[resource] = 0;

  function held(t: Draft<S>, seat: Seat, into: number[]): readonly number[] {
    into.length = 0;
    holding.held(t, seat, into);
    return into;
  }

  function offerGrants(t: Draft<S>, seat: Seat, offer: Offer): void {
    const grants = held(t, seat, offered);
    for (let i = 0; i < grants.length; i++) {
      const grant = grants[i]!;
      if (grants.indexOf(grant) === i && interpreter.possible(t, seat, world.effect(grant), grant))
        offer.add(codeOf(grant));
    }
  }

  function grantFace(seat: Seat, grant: number): Face {
    const card = world.source(grant);
    const effect = asJson(world.effect(grant));
    return {
      id: `grant:${card}`,
      note: { say: 'use-power', card, effect },
      ref: world.ref(grant, seat),
      effect,
    };
  }

  /** A step with grants: it waits below the grant and is asked again. */
  function wrapped(name: string, step: Choose<S>): Choose<S> {
    return {
      ...step,
      options(t, seat, offer, args) {
        step.options(t, seat, offer, args);
        offerGrants(t, seat, offer);
      },
      face(t, seat, code, args) {
        const grant = grantIn(code);
        return grant < 0 ? step.face(t, seat, code, args) : grantFace(seat, grant);
      },
      // The fallback never uses a grant.
      fallback(t, seat, _, args) {
        const own = new Offer();
        step.options(t, seat, own, args);
        return step.fallback?.(t, seat, own, args) ?? [own.code(0)];
      },
      resolve(t, seat, code, args) {
        const grant = grantIn(code);
        if (grant < 0) return step.resolve(t, seat, code, args);
        t.push(name, seat, args);
        interpreter.push(t, seat, world.effect(grant), grant);
        return holding.leaves(t, seat, grant);
      },
    };
  }

  const gate: Choose<S> = choose({
    fits: (t, seat, _, below) => world.fits?.(t, seat, GATE, below, -1) ?? true,
    options: (_, __, offer) => offer.add(0),
    prompt: () => ASK,
    face: () => ({ id: 'go-on', note: GO_ON, ref: 'turn' }),
    resolve: () => {},
  });

  return {
    within(steps) {
      const all = Object.entries({ ...steps, [GATE]: gate });
      return Object.fromEntries(
        all.map(([name, step]) => [name, step.kind === 'choose' ? wrapped(name, step) : step]),
      );
    },
    gate(t, seat) {
      if (held(t, seat, offered).length > 0) t.push(GATE, seat);
    },
    brought(t, seat) {
      const grants = held(t, seat, counted);
      const count = (name: string): number => world.counts[name]!(t, seat);
      for (const resource of Object.keys(sum)) {
        sum[resource] = 0;
        for (const grant of grants) sum[resource]! += tally(world.effect(grant), resource, count);
      }
      return sum;
    },
  };
}
