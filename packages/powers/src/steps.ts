import { auto, choose, listOf, NOBODY, whole } from '@castellan/kernel';
import type { Face, Offer, Phrase, Shape, Step, Steps } from '@castellan/kernel';
import { branchFace, branchName, isOnly, nthFace, shortName, takeFace, takenOf } from './branch.ts';
import { asJson, branches, MOST_BRANCHES } from './effect.ts';
import type { Effect, Of, Op } from './effect.ts';
import { ownerOf } from './card-moves.ts';
import type { Performing } from './entries.ts';
import { effectShape } from './shape.ts';
import { isOptional } from './traits.ts';
import type { World } from './world.ts';
import { prompts } from './world.ts';

/** The code of declining. */
export const PASS = -1;

// A code holds the branch of a choice, and above it the amount of an "up to", or which of several powers.
export const codeOf = (above: number, branch: number): number => above * MOST_BRANCHES + branch;
export const branchIn = (code: number): number => code % MOST_BRANCHES;
export const aboveIn = (code: number): number => Math.floor(code / MOST_BRANCHES);

/** More seats than any table has. */
const SEATS = 16;
const NOTHING_TO_PAY_WITH: Phrase = { say: 'power-cannot-pay' };
const NOTHING_TO_HAVE: Phrase = { say: 'power-nothing-there' };
const pass: Face = { id: 'pass', note: { say: 'pass' } };
const done: Face = { id: 'done', note: { say: 'power-done' } };

/** What all questions are made of. */
interface Asking<S> {
  readonly world: World<S>;
  readonly play: Performing<S>;
  readonly told: Told<Op>;
}

/** The arguments of a step that handles only some kinds of effects; the interpreter pushes it with no other. */
type Told<K extends Op> = {
  readonly effect: Shape<Of<K>>;
  readonly source: Shape<number>;
  readonly them: Shape<number>;
};
const toldOf = <K extends Op>(told: Told<Op>): Told<K> => told as unknown as Told<K>;

/** The questions of the icon language, as steps. */
export function powerSteps<S>(world: World<S>, play: Performing<S>): Steps<S> {
  const told: Told<Op> = {
    effect: effectShape(world.terms),
    source: whole(-1, world.powers - 1),
    them: whole(NOBODY, SEATS),
  };
  const asking: Asking<S> = { world, play, told };
  return {
    power: auto({
      args: told,
      run: (t, seat, { effect, source, them }) => play.perform(t, seat, effect, source, them),
    }),
    'power/rest': restStep(asking),
    'power/or': orStep(asking),
    'power/any': anyStep(asking),
    'power/use': useStep(asking),
    'power/may': mayStep(asking),
    'power/pay': payStep(asking),
    'power/card': cardStep(asking),
    'power/cards': cardsStep(asking),
    'power/aim': aimStep(asking),
    'power/take': takeStep(asking),
    'power/acquire': acquireStep(asking),
  };
}

/** Offers what is possible, and shows the rest as blocked. */
function offerOrBlock(offer: Offer, code: number, effect: Effect, open: boolean): boolean {
  if (open) offer.add(code);
  else offer.block(code, effect.op === 'pay' ? NOTHING_TO_PAY_WITH : NOTHING_TO_HAVE);
  return open;
}

/** The rest of a sum, after its question is answered. */
function restStep<S>({ play, told }: Asking<S>): Step<S> {
  return auto({
    args: { ...toldOf<'all'>(told), next: whole(1, MOST_BRANCHES - 1) },
    run: (t, seat, { effect, next, source, them }) =>
      play.sequence(t, seat, effect, next, source, them),
  });
}

function orStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'or'>(told),
    options(t, seat, offer, { effect: { of }, source, them }) {
      let optional = true;
      for (let i = 0; i < of.length; i++) {
        const branch = of[i]!;
        const isOpen = play.isOpen(t, seat, branch, source, them);
        if (asksHowMuch(branch)) {
          if (isOpen) offerUpTo(offer, i, world.takeable(t, them, branch.amounts));
        } else if (offerOrBlock(offer, i, branch, isOpen) && !isOptional(branch)) optional = false;
      }
      // An `or` whose branches may all be declined may be declined.
      if (optional) offer.add(PASS);
    },
    prompt: (_, __, { source }) => prompts.or(world.source(source)),
    // The fallback never pays.
    fallback(_, __, offer, { effect }) {
      const first = offer.codes[0]!;
      const pays = effect.of[branchIn(first)]?.op === 'pay';
      return [pays && offer.codes.includes(PASS) ? PASS : first];
    },
    face(_, __, code, { effect: { of }, them }) {
      if (code === PASS) return pass;
      const branch = of[branchIn(code)]!;
      if (!asksHowMuch(branch)) return nthFace(of, code);
      const { id, ...face } = takeFace(branch.amounts, aboveIn(code), them);
      const resource = takenOf(branch);
      const alone = isOnly(of, branchIn(code), other => takenOf(other) === resource);
      return { id: alone ? id : `${id}:${branchIn(code)}`, ...face };
    },
    resolve(t, seat, code, { effect, source, them }) {
      if (code === PASS) return;
      const branch = effect.of[branchIn(code)]!;
      if (asksHowMuch(branch)) play.takeFrom(t, seat, them, branch.amounts, aboveIn(code), source);
      else play.accept(t, seat, branch, source, them);
    },
  });
}

function anyStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: { ...toldOf<'any'>(told), left: whole(1, 2 ** MOST_BRANCHES - 1) },
    options(t, seat, offer, { effect: { of }, left, source, them }) {
      for (let i = 0; i < of.length; i++)
        if ((left & (1 << i)) !== 0)
          offerOrBlock(offer, i, of[i]!, play.possible(t, seat, of[i]!, source, them));
      offer.add(PASS);
    },
    prompt: (_, __, { source }) => prompts.any(world.source(source)),
    face: (_, __, code, { effect: { of } }) =>
      code === PASS ? done : branchFace(of[code]!, branchName(of, code)),
    fallback: () => [PASS],
    resolve(t, seat, code, { effect, left, source, them }) {
      if (code === PASS) return;
      const others = left & ~(1 << code);
      if (others !== 0)
        t.push('power/any', seat, { effect: asJson(effect), left: others, source, them });
      play.accept(t, seat, effect.of[code]!, source, them);
    },
  });
}

/** Powers of several cards, in any order, each once. If a power is a choice, its branches are offered directly. */
function useStep<S>({ world, play }: Asking<S>): Step<S> {
  const sources = listOf(whole(0, world.powers - 1), 1);
  /** What each power offers when it may be used, prepared once, because this is asked often. */
  const uses = Array.from({ length: world.powers }, (_, power) => {
    const of = branches(world.effect(power));
    return { of, optional: of.map(isOptional) };
  });
  return choose({
    args: { sources },
    options(t, seat, offer, { sources }) {
      let optional = true;
      for (let i = 0; i < sources.length; i++) {
        const power = sources[i]!;
        if (sources.indexOf(power) !== i) continue;
        const use = uses[power]!;
        for (let branch = 0; branch < use.of.length; branch++) {
          const effect = use.of[branch]!;
          const open =
            use.of.length > 1
              ? play.isOpen(t, seat, effect, power, NOBODY)
              : play.possible(t, seat, effect, power, NOBODY);
          if (offerOrBlock(offer, codeOf(power, branch), effect, open) && !use.optional[branch])
            optional = false;
        }
      }
      if (optional) offer.add(PASS);
    },
    prompt: (_, __, { sources }) => ({ say: 'power-use', sources: sources.map(world.source) }),
    face(_, seat, code, { sources }) {
      if (code === PASS) return done;
      const power = aboveIn(code);
      const { of } = uses[power]!;
      const effect = of[branchIn(code)]!;
      const card = world.source(power);
      // Two powers of one card are told apart by their numbers.
      const alike = sources.some(other => other !== power && world.source(other) === card);
      const id = alike ? `${card}:${power}` : card;
      return {
        id: of.length > 1 ? `${id}:${shortName(of, branchIn(code))}` : id,
        note: { say: 'use-power', card, effect: asJson(effect) },
        ref: world.ref(power, seat),
        effect: asJson(effect),
      };
    },
    fallback: (_, __, { codes }) => [codes.includes(PASS) ? PASS : codes.at(-1)!],
    resolve(t, seat, code, { sources }) {
      if (code === PASS) return;
      const power = aboveIn(code);
      const at = sources.indexOf(power);
      if (sources.length > 1) t.push('power/use', seat, { sources: sources.toSpliced(at, 1) });
      play.accept(t, seat, uses[power]!.of[branchIn(code)]!, power, NOBODY);
    },
  });
}

function mayStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'may'>(told),
    options(t, seat, offer, { effect, source, them }) {
      offerOrBlock(offer, 0, effect.of, play.possible(t, seat, effect.of, source, them));
      offer.add(PASS);
    },
    prompt: (_, __, { source }) => prompts.may(world.source(source)),
    face: (_, __, code, { effect }) => (code === PASS ? pass : branchFace(effect.of, 'do')),
    fallback: () => [PASS],
    resolve(t, seat, code, { effect, source, them }) {
      if (code !== PASS) play.accept(t, seat, effect.of, source, them);
    },
  });
}

/** A price of one own card is paid by choosing the card. */
function payStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'pay'>(told),
    options(t, seat, offer, { effect, source, them }) {
      const { cost } = effect;
      if (isOneCard(cost)) world.places[cost.from]!.offer(t, seat, offer);
      else offerOrBlock(offer, 0, effect, play.possible(t, seat, effect, source, them));
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
  });
}

function cardStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: { ...toldOf<'lose' | 'rob'>(told), left: whole(1) },
    alwaysAsk: (_, __, { effect }) => world.places[effect.from]!.isHidden === true,
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
        t.push('power/cards', seat, { effect: asJson(effect), left: left - 1, source, them });
      play.moveCard(t, seat, effect, code, source, them);
    },
  });
}

/** The cards still to choose after the first. */
function cardsStep<S>({ play, told }: Asking<S>): Step<S> {
  return auto({
    args: { ...toldOf<'lose' | 'rob'>(told), left: whole(1) },
    run: (t, seat, { effect, left, source, them }) =>
      play.moveCards(t, seat, effect, left, source, them),
  });
}

function aimStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'aim'>(told),
    options(t, seat, offer, { effect, source }) {
      const givers = world.aimsAtGivers === true;
      const rivals = world.rivals(t, seat);
      for (let i = 0; i < rivals.length; i++)
        if (!givers || play.possible(t, seat, effect.of, source, rivals[i]!)) offer.add(rivals[i]!);
      // Where only one can be meant, the power itself was the question.
      if (givers && offer.count > 1) offer.add(PASS);
    },
    prompt: (_, __, { source }) => prompts.aim(world.source(source)),
    face: (_, __, rival) =>
      rival === PASS
        ? pass
        : {
            id: `seat:${rival}`,
            note: { say: 'power-at', seat: rival },
            ref: `seat:${rival}`,
          },
    resolve(t, seat, rival, { effect, source }) {
      if (rival !== PASS) play.perform(t, seat, effect.of, source, rival);
    },
  });
}

function takeStep<S>({ world, play, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'take'>(told),
    options(t, _, offer, { effect, them }) {
      offerUpTo(offer, 0, world.takeable(t, them, effect.amounts));
      offer.add(PASS);
    },
    prompt: (_, __, { source }) => prompts.take(world.source(source)),
    face: (_, __, code, { effect, them }) =>
      code === PASS ? pass : takeFace(effect.amounts, aboveIn(code), them),
    resolve(t, seat, code, { effect, source, them }) {
      if (code !== PASS) play.takeFrom(t, seat, them, effect.amounts, aboveIn(code), source);
    },
  });
}

function acquireStep<S>({ world, told }: Asking<S>): Step<S> {
  return choose({
    args: toldOf<'acquire' | 'may'>(told),
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
  });
}

/** The acquisition, whether or not it is optional. */
export function wanted(effect: Of<'acquire' | 'may'>): Of<'acquire'> {
  return effect.op === 'may' ? (effect.of as Of<'acquire'>) : effect;
}

export function isOneCard(cost: Effect): cost is Of<'lose'> {
  return cost.op === 'lose' && cost.n === 1 && !cost.random;
}

/** The taker may take less. */
function asksHowMuch(branch: Effect): branch is Of<'take'> & { readonly upTo: true } {
  return branch.op === 'take' && branch.upTo;
}

/** The most comes first, because nearly everyone wants it. */
function offerUpTo(offer: Offer, branch: number, most: number): void {
  for (let n = most; n > 0; n--) offer.add(codeOf(n, branch));
}
