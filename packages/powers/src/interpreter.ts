import { auto, choose, NOBODY } from '@castellan/kernel';
import type { Draft, Face, Frame, Offer, Phrase, Seat, Steps } from '@castellan/kernel';
import { asEffect, asJson } from './effect.ts';
import type { Amounts, Cost, Effect } from './effect.ts';
import { fitted } from './fits.ts';
import { effectId } from './id.ts';
import type { World } from './world.ts';
import { prompts } from './world.ts';

type Of<K extends Effect['op']> = Extract<Effect, { op: K }>;

/** For one kind of node: whether it can do anything now, and doing it. They stand together so that they can't drift apart. */
interface Entry<K extends Effect['op'], S> {
  possible(t: Draft<S>, seat: Seat, effect: Of<K>, them: Seat, source: number): boolean;
  perform(t: Draft<S>, seat: Seat, effect: Of<K>, them: Seat, source: number): void;
}

/** The interpreter of a game's effects: `perform` does what needs no answer at once and puts the rest on the agenda. */
export interface Interpreter<S> {
  possible(t: Draft<S>, seat: Seat, effect: Effect, them?: Seat, source?: number): boolean;
  perform(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): void;
  /** The same for someone who has said yes already: a `pay` is paid without asking again. */
  accept(t: Draft<S>, seat: Seat, effect: Effect, source: number, them?: Seat): void;
  /** To be joined to the game's own steps. */
  readonly steps: Steps<S>;
}

/** Branch of an `or` plus, in the higher bits, how much of an up-to take. */
const AMOUNT = 16;
const PASS = -1;
const NOTHING_TO_PAY_WITH: Phrase = { say: 'power-cannot-pay' };
const NOTHING_TO_HAVE: Phrase = { say: 'power-nothing-there' };

export function createInterpreter<S>(world: World<S>): Interpreter<S> {
  const times = (t: Draft<S>, seat: Seat, per: string | null): number =>
    per === null ? 1 : world.counts[per]!(t, seat);
  const affords = (t: Draft<S>, seat: Seat, cost: Cost): boolean =>
    world.affords(t, seat, cost.amounts, times(t, seat, cost.per));

  const entries: { [K in Effect['op']]: Entry<K, S> } = {
    gain: {
      possible: () => true,
      perform(t, seat, { amounts, per }, _, source) {
        t.resolved(source);
        world.gain(t, seat, amounts, times(t, seat, per), source);
      },
    },
    all: {
      // As a branch of an `or` it is open only if the whole of it can be done; as a reward, what can be done is done.
      possible: (t, seat, { of }, them, source) =>
        of.every(part => possible(t, seat, part, them, source)),
      perform(t, seat, { of }, them, source) {
        let next = 0;
        while (next < of.length && of[next]!.op === 'gain')
          perform(t, seat, of[next++]!, source, them);
        for (let i = of.length - 1; i > next; i--)
          t.push('power', seat, them, source, asJson(of[i]!));
        if (next < of.length) perform(t, seat, of[next]!, source, them);
      },
    },
    or: {
      possible: (t, seat, { of }, them, source) =>
        of.some(branch => possible(t, seat, branch, them, source)),
      perform: (t, seat, effect, them, source) =>
        t.push('power/or', seat, them, source, asJson(effect)),
    },
    pay: {
      possible: (t, seat, { cost, of }, them, source) =>
        affords(t, seat, cost) && possible(t, seat, of, them, source),
      perform: (t, seat, effect, them, source) =>
        t.push('power/pay', seat, them, source, asJson(effect)),
    },
    aim: {
      // Without an opponent at the table the bank gives what an opponent would.
      possible(t, seat, { of }, _, source) {
        const rivals = world.rivals(t, seat);
        if (rivals.length === 0) return possible(t, seat, of, NOBODY, source);
        return rivals.some(rival => possible(t, seat, of, rival, source));
      },
      perform(t, seat, effect, _, source) {
        if (world.rivals(t, seat).length === 0) perform(t, seat, effect.of, source, NOBODY);
        else t.push('power/aim', seat, NOBODY, source, asJson(effect));
      },
    },
    take: {
      possible: (t, _, { amounts }, them) => world.takeable(t, them, amounts) > 0,
      perform(t, seat, effect, them, source) {
        if (effect.upTo && them !== NOBODY)
          t.push('power/take', seat, them, source, asJson(effect));
        else
          takeFrom(t, seat, them, effect.amounts, world.takeable(t, them, effect.amounts), source);
      },
    },
    acquire: {
      possible: (t, seat, { from, filter }) => world.supplies[from]!.has(t, seat, filter),
      perform: (t, seat, effect, them, source) =>
        t.push('power/acquire', seat, them, source, asJson(effect)),
    },
    act: {
      possible: (t, seat, { action }) => world.actions[action]!.possible(t, seat),
      perform(t, seat, { action }, _, source) {
        t.resolved(source);
        world.actions[action]!.begin(t, seat);
      },
    },
    each: {
      possible: () => true,
      perform(t, seat, { who, of }, them, source) {
        const seats = world.rivals(t, seat);
        for (let i = seats.length - 1; i >= 0; i--)
          t.push('power', seats[i]!, seat, source, asJson(of));
        if (who === 'player') t.push('power', seat, them, source, asJson(of));
      },
    },
    verb: {
      possible: (t, seat, { verb, n }, _, source) =>
        world.verbs[verb]!.possible(t, seat, n, source),
      perform(t, seat, { verb, n }, _, source) {
        t.resolved(source);
        world.verbs[verb]!.perform(t, seat, n, source);
      },
    },
  };

  function possible(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    them: Seat = NOBODY,
    source = -1,
  ): boolean {
    return (entries[effect.op] as Entry<Effect['op'], S>).possible(t, seat, effect, them, source);
  }

  function perform(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): void {
    const entry = entries[effect.op] as Entry<Effect['op'], S>;
    if (effect.op === 'all' || entry.possible(t, seat, effect, them, source))
      entry.perform(t, seat, effect, them, source);
  }

  function accept(
    t: Draft<S>,
    seat: Seat,
    effect: Effect,
    source: number,
    them: Seat = NOBODY,
  ): void {
    if (effect.op !== 'pay') return perform(t, seat, effect, source, them);
    world.spend(t, seat, effect.cost.amounts, times(t, seat, effect.cost.per), source);
    return perform(t, seat, effect.of, source, them);
  }

  const subject = <K extends Effect['op']>(frame: Frame): Of<K> => asEffect(frame.data) as Of<K>;
  const pass: Face = { id: 'pass', note: { say: 'pass' } };

  const steps: Steps<S> = {
    power: auto((t, frame) => perform(t, frame.seat, asEffect(frame.data), frame.b, frame.a)),

    'power/or': choose({
      options(t, frame, offer) {
        const { of } = subject<'or'>(frame);
        let optional = true;
        of.forEach((branch, i) => {
          if (branch.op === 'take' && branch.upTo && frame.a !== NOBODY) {
            offerUpTo(offer, i, world.takeable(t, frame.a, branch.amounts));
          } else if (possible(t, frame.seat, branch, frame.a, frame.b)) {
            offer.add(i);
            if (branch.op !== 'pay' && branch.op !== 'act') optional = false;
          } else offer.block(i, branch.op === 'pay' ? NOTHING_TO_PAY_WITH : NOTHING_TO_HAVE);
        });
        // An `or` of branches that may all be declined may itself be declined.
        if (optional) offer.add(PASS);
      },
      prompt: (_, frame) => prompts.or(world.source(frame.b)),
      // Nobody pays because a clock ran out.
      fallback(_, frame, offer) {
        const first = offer.codes[0]!;
        return [
          offer.codes.includes(PASS) && subject<'or'>(frame).of[first % AMOUNT]?.op === 'pay'
            ? PASS
            : first,
        ];
      },
      face(_, frame, code) {
        if (code === PASS) return pass;
        const branch = subject<'or'>(frame).of[code % AMOUNT]!;
        if (branch.op === 'take' && code >= AMOUNT)
          return takeFace(frame, branch.amounts, Math.floor(code / AMOUNT));
        return {
          ...namesOf(branch, code % AMOUNT),
          note: { say: 'power-do', effect: asJson(branch) },
          effect: asJson(branch),
        };
      },
      resolve(t, { seat, a: them, b: source, data }, code) {
        if (code === PASS) return;
        const branch = (asEffect(data) as Of<'or'>).of[code % AMOUNT]!;
        if (branch.op === 'take' && code >= AMOUNT)
          takeFrom(t, seat, them, branch.amounts, Math.floor(code / AMOUNT), source);
        else accept(t, seat, branch, source, them);
      },
    }),

    'power/pay': choose({
      options(_, __, offer) {
        offer.add(0);
        offer.add(PASS);
      },
      prompt: (_, frame) => prompts.pay(world.source(frame.b)),
      face: (_, frame, code) =>
        code === PASS
          ? pass
          : { id: 'pay', note: { say: 'power-do', effect: frame.data }, effect: frame.data },
      fallback: () => [PASS],
      resolve(t, frame, code) {
        if (code !== PASS) accept(t, frame.seat, asEffect(frame.data), frame.b, frame.a);
      },
    }),

    'power/aim': choose({
      options(t, frame, offer) {
        // Any opponent may be named, even one who has nothing: that is how someone is spared.
        for (const rival of world.rivals(t, frame.seat)) offer.add(rival);
      },
      prompt: (_, frame) => prompts.aim(world.source(frame.b)),
      face: (_, __, rival) => ({
        id: `seat:${rival}`,
        note: { say: 'power-at', seat: rival },
        ref: `seat:${rival}`,
      }),
      resolve: (t, frame, rival) =>
        perform(t, frame.seat, subject<'aim'>(frame).of, frame.b, rival),
    }),

    'power/take': choose({
      options(t, frame, offer) {
        offerUpTo(offer, 0, world.takeable(t, frame.a, subject<'take'>(frame).amounts));
        offer.add(PASS);
      },
      prompt: (_, frame) => prompts.take(world.source(frame.b)),
      face: (_, frame, code) =>
        code === PASS
          ? pass
          : takeFace(frame, subject<'take'>(frame).amounts, Math.floor(code / AMOUNT)),
      resolve(t, frame, code) {
        if (code !== PASS)
          takeFrom(
            t,
            frame.seat,
            frame.a,
            subject<'take'>(frame).amounts,
            Math.floor(code / AMOUNT),
            frame.b,
          );
      },
    }),

    'power/acquire': choose({
      options(t, frame, offer) {
        const { from, filter } = subject<'acquire'>(frame);
        world.supplies[from]!.offer(t, frame.seat, filter, offer);
      },
      prompt: (_, frame) => prompts.acquire(world.source(frame.b)),
      face: (t, frame, code) => world.supplies[subject<'acquire'>(frame).from]!.face(t, code),
      resolve(t, frame, code) {
        t.resolved(frame.b);
        world.supplies[subject<'acquire'>(frame).from]!.take(t, frame.seat, code, frame.b);
      },
    }),
  };

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

  /** The most first: that is what nearly everyone wants. */
  function offerUpTo(offer: Offer, branch: number, most: number): void {
    for (let n = most; n > 0; n--) offer.add(branch + AMOUNT * n);
  }

  function takeFace(frame: Frame, amounts: Amounts, n: number): Face {
    const resource = Object.keys(amounts).find(name => amounts[name]! > 0) ?? '';
    return {
      id: `take:${resource}:${n}`,
      note: { say: 'power-take-n', resource, n, seat: frame.a },
      ref: `seat:${frame.a}`,
    };
  }

  return { possible, perform, accept, steps: fitted(world, possible, steps) };
}

/** The options of an `or` are called by what they do; compound ones went by their place in earlier saves. */
function namesOf(branch: Effect, place: number): Pick<Face, 'id' | 'was'> {
  const id = effectId(branch);
  return branch.op === 'gain' || branch.op === 'take'
    ? { id }
    : { id, was: `${branch.op}:${place}` };
}
