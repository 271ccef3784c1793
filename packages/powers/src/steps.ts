import { auto, choose, listOf, NOBODY, whole } from '@castellan/kernel';
import type { Draft, Face, Offer, Phrase, Seat, Shape, Steps } from '@castellan/kernel';
import { asJson, branches } from './effect.ts';
import type { Amounts, Effect, Of, Op } from './effect.ts';
import { effectId } from './id.ts';
import type { Performing } from './interpreter.ts';
import { effectShape } from './shape.ts';
import type { World } from './world.ts';
import { prompts } from './world.ts';

/** In a code, the branch of a choice; above it, how much of an up-to take, or which power of several. */
const BRANCHES = 16;
const PASS = -1;
/** More seats than any table has. */
const SEATS = 16;
const NOTHING_TO_PAY_WITH: Phrase = { say: 'power-cannot-pay' };
const NOTHING_TO_HAVE: Phrase = { say: 'power-nothing-there' };
const pass: Face = { id: 'pass', note: { say: 'pass' } };
const done: Face = { id: 'done', note: { say: 'power-done' } };

/** The questions of the icon language, as steps. */
export function powerSteps<S>(world: World<S>, play: Performing<S>): Steps<S> {
  const anEffect = effectShape(world.terms);
  const source = whole(-1, world.powers - 1);
  const them = whole(NOBODY, SEATS);
  const sources = listOf(whole(0, world.powers - 1), 1);
  const told = { effect: anEffect, source, them };
  /** The same for a step that is told of one kind of effect only: the interpreter pushes it with no other. */
  const toldOf = <K extends Op>(): {
    effect: Shape<Of<K>>;
    source: Shape<number>;
    them: Shape<number>;
  } => told as never;
  /** What each power offers when it may be used, laid out once: this is asked often. */
  const uses = Array.from({ length: world.powers }, (_, power) => {
    const effect = world.effect(power);
    return { of: branches(effect), isOptional: play.isOptional(effect) };
  });
  const why = (effect: Effect): Phrase =>
    effect.op === 'pay' ? NOTHING_TO_PAY_WITH : NOTHING_TO_HAVE;

  /** The cards of a place that may be chosen: one's own, or those of the one aimed at. */
  const ownerOf = (effect: Effect, seat: Seat, other: Seat): Seat =>
    effect.op === 'rob' ? other : seat;

  function branchFace(branch: Effect, id: string): Face {
    return { id, note: { say: 'power-do', effect: asJson(branch) }, effect: asJson(branch) };
  }

  /** A branch by what it does. Saves of before call some by their place. */
  function nthFace(branch: Effect, place: number): Face {
    const face = branchFace(branch, effectId(branch));
    const was = `${branch.op}:${place}`;
    return branch.op === 'gain' || branch.op === 'take' || face.id === was
      ? face
      : { ...face, was };
  }

  function takeFace(amounts: Amounts, n: number, from: Seat): Face {
    const resource = Object.keys(amounts).find(name => amounts[name]! > 0) ?? '';
    return {
      id: `take:${resource}:${n}`,
      note: { say: 'power-take-n', resource, n, seat: from },
      ref: `seat:${from}`,
    };
  }

  return {
    power: auto({
      args: told,
      run: (t, seat, { effect, source, them }) => play.perform(t, seat, effect, source, them),
    }),

    /** What is left of parts joined by a plus, once what was asked is answered. */
    'power/rest': auto({
      args: { ...toldOf<'all'>(), next: whole(1) },
      run: (t, seat, { effect, next, source, them }) =>
        play.sequence(t, seat, effect.of, next, source, them),
    }),

    'power/or': choose({
      args: toldOf<'or'>(),
      options(t, seat, offer, { effect, source, them }) {
        let optional = true;
        effect.of.forEach((branch, i) => {
          if (branch.op === 'take' && branch.upTo && them !== NOBODY) {
            offerUpTo(offer, i, world.takeable(t, them, branch.amounts));
          } else if (play.possible(t, seat, branch, source, them)) {
            offer.add(i);
            if (!play.isOptional(branch)) optional = false;
          } else offer.block(i, why(branch));
        });
        // An `or` of branches that may all be declined may itself be declined.
        if (optional) offer.add(PASS);
      },
      prompt: (_, __, { source }) => prompts.or(world.source(source)),
      // Nobody pays because a clock ran out.
      fallback(_, __, offer, { effect }) {
        const first = offer.codes[0]!;
        const pays = effect.of[first % BRANCHES]?.op === 'pay';
        return [pays && offer.codes.includes(PASS) ? PASS : first];
      },
      face(_, __, code, { effect, them }) {
        if (code === PASS) return pass;
        const branch = effect.of[code % BRANCHES]!;
        if (branch.op === 'take' && code >= BRANCHES)
          return takeFace(branch.amounts, Math.floor(code / BRANCHES), them);
        return nthFace(branch, code % BRANCHES);
      },
      resolve(t, seat, code, { effect, source, them }) {
        if (code === PASS) return;
        const branch = effect.of[code % BRANCHES]!;
        if (branch.op === 'take' && code >= BRANCHES)
          play.takeFrom(t, seat, them, branch.amounts, Math.floor(code / BRANCHES), source);
        else play.accept(t, seat, branch, source, them);
      },
    }),

    'power/any': choose({
      args: { ...toldOf<'any'>(), left: whole(1) },
      options(t, seat, offer, { effect, left, source, them }) {
        effect.of.forEach((part, i) => {
          if ((left & (1 << i)) === 0) return;
          if (play.possible(t, seat, part, source, them)) offer.add(i);
          else offer.block(i, why(part));
        });
        offer.add(PASS);
      },
      prompt: (_, __, { source }) => prompts.any(world.source(source)),
      face: (_, __, code, { effect }) =>
        code === PASS ? done : branchFace(effect.of[code]!, effectId(effect.of[code]!)),
      fallback: () => [PASS],
      resolve(t, seat, code, { effect, left, source, them }) {
        if (code === PASS) return;
        const others = left & ~(1 << code);
        if (others !== 0)
          t.push('power/any', seat, { effect: asJson(effect), left: others, source, them });
        play.accept(t, seat, effect.of[code]!, source, them);
      },
    }),

    /** Powers of several cards, in any order, each once. Where a power is a choice, its branches are offered at once. */
    'power/use': choose({
      args: { sources },
      options(t, seat, offer, { sources }) {
        let optional = true;
        for (let i = 0; i < sources.length; i++) {
          const power = sources[i]!;
          if (sources.indexOf(power) !== i) continue;
          const { of, isOptional } = uses[power]!;
          for (let branch = 0; branch < of.length; branch++) {
            const code = power * BRANCHES + branch;
            if (play.possible(t, seat, of[branch]!, power, NOBODY)) {
              offer.add(code);
              if (!isOptional) optional = false;
            } else offer.block(code, why(of[branch]!));
          }
        }
        if (optional) offer.add(PASS);
      },
      prompt: (t, seat, { sources }) => ({ say: 'power-use', sources: sources.map(world.source) }),
      face(_, seat, code) {
        if (code === PASS) return done;
        const power = Math.floor(code / BRANCHES);
        const { of } = uses[power]!;
        const effect = of[code % BRANCHES]!;
        const card = world.source(power);
        return {
          id: of.length > 1 ? `${card}:${shortName(effect)}` : card,
          note: { say: 'use-power', card, effect: asJson(effect) },
          ref: world.ref(power, seat),
          effect: asJson(effect),
        };
      },
      fallback: (_, __, offer) => [offer.codes[offer.codes.length - 1]!],
      resolve(t, seat, code, { sources }) {
        if (code === PASS) return;
        const power = Math.floor(code / BRANCHES);
        const at = sources.indexOf(power);
        if (sources.length > 1) t.push('power/use', seat, { sources: sources.toSpliced(at, 1) });
        play.accept(t, seat, uses[power]!.of[code % BRANCHES]!, power);
      },
    }),

    'power/may': choose({
      args: toldOf<'may'>(),
      options(_, __, offer) {
        offer.add(0);
        offer.add(PASS);
      },
      prompt: (_, __, { source }) => prompts.may(world.source(source)),
      face: (_, __, code, { effect }) => (code === PASS ? pass : branchFace(effect.of, 'do')),
      fallback: () => [PASS],
      resolve(t, seat, code, { effect, source, them }) {
        if (code !== PASS) play.accept(t, seat, effect.of, source, them);
      },
    }),

    /** A price that is one card of one's own is paid by choosing it. */
    'power/pay': choose({
      args: toldOf<'pay'>(),
      options(t, seat, offer, { effect: { cost } }) {
        if (isOneCard(cost)) world.places[cost.from]!.offer(t, seat, offer);
        else offer.add(0);
        offer.add(PASS);
      },
      prompt: (_, __, { effect, source }) => ({
        ...prompts.pay(world.source(source)),
        effect: asJson(effect),
      }),
      face(t, seat, code, { effect }) {
        if (code === PASS) return pass;
        const { cost } = effect;
        return isOneCard(cost)
          ? { ...world.places[cost.from]!.face(t, seat, code), effect: asJson(effect.of) }
          : branchFace(effect, 'pay');
      },
      fallback: () => [PASS],
      resolve(t, seat, code, { effect, source, them }) {
        if (code === PASS) return;
        if (!isOneCard(effect.cost)) return play.accept(t, seat, effect, source, them);
        const height = t.height;
        play.moveCard(t, seat, effect.cost, code, source, them);
        return play.afterwards(t, height, seat, effect.of, source, them);
      },
    }),

    'power/card': choose({
      args: { ...toldOf<'lose' | 'rob'>(), left: whole(1) },
      options: (t, seat, offer, { effect, them }) =>
        world.places[effect.from]!.offer(t, ownerOf(effect, seat, them), offer),
      prompt: (_, __, { effect, source, left }) => ({
        ...(effect.op === 'lose' ? prompts.lose : prompts.rob)(world.source(source)),
        left,
      }),
      face: (t, seat, code, { effect, them }) =>
        world.places[effect.from]!.face(t, ownerOf(effect, seat, them), code),
      resolve(t, seat, code, { effect, left, source, them }) {
        if (left > 1)
          t.push('power/card', seat, { effect: asJson(effect), left: left - 1, source, them });
        play.moveCard(t, seat, effect, code, source, them);
      },
    }),

    'power/aim': choose({
      args: toldOf<'aim'>(),
      options(t, seat, offer) {
        // Any opponent may be named, even one who has nothing: that is how someone is spared.
        for (const rival of world.rivals(t, seat)) offer.add(rival);
      },
      prompt: (_, __, { source }) => prompts.aim(world.source(source)),
      face: (_, __, rival) => ({
        id: `seat:${rival}`,
        note: { say: 'power-at', seat: rival },
        ref: `seat:${rival}`,
      }),
      resolve: (t, seat, rival, { effect, source }) =>
        play.perform(t, seat, effect.of, source, rival),
    }),

    'power/take': choose({
      args: toldOf<'take'>(),
      options(t, _, offer, { effect, them }) {
        offerUpTo(offer, 0, world.takeable(t, them, effect.amounts));
        offer.add(PASS);
      },
      prompt: (_, __, { source }) => prompts.take(world.source(source)),
      face: (_, __, code, { effect, them }) =>
        code === PASS ? pass : takeFace(effect.amounts, Math.floor(code / BRANCHES), them),
      resolve(t, seat, code, { effect, source, them }) {
        if (code !== PASS)
          play.takeFrom(t, seat, them, effect.amounts, Math.floor(code / BRANCHES), source);
      },
    }),

    'power/acquire': choose({
      args: toldOf<'acquire' | 'may'>(),
      options(t, seat, offer, { effect }) {
        const { from, filter } = wanted(effect);
        world.supplies[from]!.offer(t, seat, filter, offer);
        if (effect.op === 'may') offer.add(PASS);
      },
      prompt: (_, __, { source }) => prompts.acquire(world.source(source)),
      face: (t, seat, code, { effect }) =>
        code === PASS ? pass : world.supplies[wanted(effect).from]!.face(t, seat, code),
      resolve(t, seat, code, { effect, source, them }) {
        if (code === PASS) return;
        t.resolved(source);
        world.supplies[wanted(effect).from]!.take(t, seat, code, source, them);
      },
    }),
  };
}

/** The acquisition, whether or not it is a must. */
function wanted(effect: Of<'acquire'> | Of<'may'>): Of<'acquire'> {
  return effect.op === 'may' ? (effect.of as Of<'acquire'>) : effect;
}

function isOneCard(cost: Effect): cost is Of<'lose'> {
  return cost.op === 'lose' && cost.n === 1 && !cost.random;
}

/** The most first: that is what nearly everyone wants. */
function offerUpTo(offer: Offer, branch: number, most: number): void {
  for (let n = most; n > 0; n--) offer.add(branch + BRANCHES * n);
}

/** What a branch is called where the card's name stands before it: the first of what it gains. */
function shortName(branch: Effect): string {
  const gained =
    branch.op === 'gain'
      ? Object.keys(branch.amounts).find(name => branch.amounts[name]! > 0)
      : undefined;
  return gained ?? effectId(branch);
}
