// A table with only the icon language: purses, a bank, a shelf, hands, and everything that can ask.
import { auto, choose, NOBODY, newCore, whole } from '@castellan/kernel';
import type { Draft, Position, Seat, Shape, Steps } from '@castellan/kernel';
import { asJson, createInterpreter, effectShape } from '@castellan/powers';
import type { Effect, Filter, World } from '@castellan/powers';
import { cardsIn } from './pile.ts';
import { SEED, PowerTable } from './power-table.ts';
import { terms, tongue } from './vocabulary.ts';

const TOKENS = ['gold', 'magic', 'vp'] as const;
type Token = (typeof TOKENS)[number];
type Tokens = Record<Token, number>;

export interface Purses extends Position {
  purses: Tokens[];
  /** What the bank still has. */
  bank: Tokens;
  soldiers: number[];
  /** Cards to be had, by what they cost: the even ones are red. Cards had. */
  shelf: number[];
  owned: number[][];
  hands: number[][];
  deck: number[];
  /** Where cards from a hand go; with several piles, the owner chooses. */
  piles: number[][];
  /** What was done, in the order in which it was done. */
  log: string[];
}

type T = Draft<Purses>;
const BOTH = ['gold', 'magic'] as const;

function add(t: T, seat: Seat, token: Token, n: number): void {
  const got = Math.min(n, t.state.bank[token]);
  t.state.bank[token] -= got;
  t.state.purses[seat]![token] += got;
  if (got !== 0) t.state.log.push(`${seat} +${got} ${token}`);
}

function pay(t: T, seat: Seat, token: Token, n: number, to: Seat): void {
  if (n === 0) return;
  t.state.purses[seat]![token] -= n;
  (to === NOBODY ? t.state.bank : t.state.purses[to]!)[token] += n;
  t.state.log.push(`${seat} -${n} ${token}${to === NOBODY ? '' : ` to ${to}`}`);
}

function draw(t: T, seat: Seat, n: number): void {
  const cards = t.state.deck.splice(-n, n);
  t.state.hands[seat]!.push(...cards);
  if (cards.length > 0) t.state.log.push(`${seat} draws ${cards.length}`);
}

const wildOf = ({ purses }: Purses, seat: Seat): number => purses[seat]!.gold + purses[seat]!.magic;
const named = <K extends string>(amounts: Readonly<Record<K, number>>): K =>
  (Object.keys(amounts) as K[]).find(name => amounts[name] > 0)!;
const fits = (card: number, { costAtMost, colour }: Filter<typeof terms>): boolean =>
  card <= (costAtMost ?? 99) &&
  (colour === undefined || (card % 2 === 0 ? 'red' : 'blue') === colour);

/** In solo play, the deck stands in for an opponent's hand. */
const handOf = ({ hands, deck }: Purses, owner: Seat): number[] =>
  owner === NOBODY ? deck : hands[owner]!;

/** The powers printed on the cards of this world, for those who use several. */
export const POWERS: readonly Effect[] = [
  tongue.gain({ gold: 1 }),
  tongue.pay({ gold: 1 }, tongue.gain({ magic: 2 })),
  tongue.or(tongue.gain({ gold: 1 }), tongue.gain({ magic: 1 })),
  tongue.gain({ wild: 1 }),
  tongue.all(tongue.gain({ wild: 1 }), tongue.verb('ask', 3)),
  tongue.or(tongue.gain({ gold: 1 }), tongue.gain({ gold: 1, magic: 1 })),
  tongue.or(tongue.pay({ gold: 1 }, tongue.gain({ vp: 1 })), tongue.acquire('shelf')),
  tongue.pay(tongue.lose('hand'), tongue.gain({ vp: 2 })),
];

export const world: World<Purses, typeof terms> = {
  terms,
  gain(t, seat, amounts, times) {
    // The question is pushed last, so that it comes first.
    if (amounts.card > 0) t.push('draw', seat, { n: amounts.card * times });
    if (amounts.wild * times > 0) t.push('which', seat, { left: amounts.wild * times });
    for (const token of TOKENS) add(t, seat, token, amounts[token] * times);
  },
  gainable: ({ state: { bank, deck } }, _, amounts) =>
    TOKENS.some(token => amounts[token] > 0 && bank[token] > 0) ||
    (amounts.wild > 0 && bank.gold + bank.magic > 0) ||
    (amounts.card > 0 && deck.length > 0),
  affords: ({ state }, seat, amounts, times) =>
    TOKENS.every(token => state.purses[seat]![token] >= amounts[token] * times) &&
    wildOf(state, seat) >= (amounts.gold + amounts.magic + amounts.wild) * times &&
    amounts.card === 0,
  spend(t, seat, amounts, times, _, to) {
    if (amounts.wild * times > 0) t.push('which-paid', seat, { left: amounts.wild * times, to });
    for (const token of TOKENS) pay(t, seat, token, amounts[token] * times, to);
  },
  takeable({ state }, them, amounts) {
    const name = named(amounts);
    if (them === NOBODY) return amounts[name];
    return Math.min(amounts[name], state.purses[them]![name as Token] ?? 0);
  },
  take(t, seat, them, amounts, n) {
    const name = named(amounts) as Token;
    if (them !== NOBODY) pay(t, them, name, n, seat);
    else if (name in t.state.bank) add(t, seat, name, n);
  },
  rivals: (t, seat) =>
    t.state.purses.slice(1).map((_, i) => (seat + 1 + i) % t.state.purses.length),
  counts: {
    soldier: (t, seat) => t.state.soldiers[seat]!,
    owned: (t, seat) => t.state.owned[seat]!.length,
  },
  supplies: {
    shelf: {
      offer: (t, _, filter, offer) =>
        t.state.shelf.filter(card => fits(card, filter)).forEach(card => offer.add(card)),
      has: (t, _, filter) => t.state.shelf.some(card => fits(card, filter)),
      take(t, seat, card, source, them) {
        t.state.shelf = t.state.shelf.filter(other => other !== card);
        t.state.owned[seat]!.push(card);
        t.state.log.push(
          `${seat} takes ${card} by ${source}${them === NOBODY ? '' : ` at ${them}`}`,
        );
      },
      face: (_, __, card) => ({ id: `card:${card}`, note: { say: 'card', card } }),
    },
  },
  places: {
    hand: {
      ...cardsIn(handOf),
      isHidden: true,
      lost(t, owner, card) {
        t.state.log.push(`${owner} loses ${card}`);
        if (t.state.piles.length === 1) t.state.piles[0]!.push(card);
        else t.push('pile', owner, { card });
      },
      given(t, owner, to, card) {
        t.state.hands[to]!.push(card);
        t.state.log.push(`${to} gets ${card} of ${owner}`);
      },
    },
    owned: {
      ...cardsIn<Purses>(({ owned }, owner) => (owner === NOBODY ? [] : owned[owner]!)),
      lost(t, owner, card) {
        t.state.shelf.push(card);
        t.state.log.push(`${owner} loses ${card}`);
      },
      given(t, owner, to, card) {
        t.state.owned[to]!.push(card);
        t.state.log.push(`${to} gets ${card} of ${owner}`);
      },
    },
  },
  actions: {
    recruit: {
      possible: t => t.state.shelf.length > 0,
      begin: (t, seat) => t.push('recruit', seat),
    },
  },
  verbs: {
    shout: {
      possible: (_, __, n) => n > 0,
      perform: (t, seat, n, source, them) =>
        void t.state.log.push(
          `${seat} shouts ${n} by ${source}${them === NOBODY ? '' : ` at ${them}`}`,
        ),
    },
    ask: {
      possible: () => true,
      perform: (t, seat, n, _, them) => t.push('answer', seat, { n, them }),
    },
    bow: {
      possible: () => true,
      perform: (t, seat) => void t.state.log.push(`${seat} bows`),
    },
    end: { possible: () => true, perform: t => t.finish() },
  },
  powers: POWERS.length,
  effect: source => POWERS[source]!,
  // The last two are printed on one card.
  source: source => (source < 0 ? '' : `card-${Math.min(source, POWERS.length - 2)}`),
  ref: (source, seat) => `seat:${seat}:${source}`,
};

export const interpreter = createInterpreter(world);

const face = (id: string) => ({ id, note: { say: id } });
const anEffect: Shape<Effect> = effectShape(terms);
const PASS = -1;

export const steps: Steps<Purses> = {
  ...interpreter.steps,
  begin: auto({
    args: { effect: anEffect, source: whole(-1) },
    run: (t, seat, { effect, source }) => interpreter.perform(t, seat, effect, source),
  }),
  draw: auto({ args: { n: whole(1) }, run: (t, seat, { n }) => draw(t, seat, n) }),
  which: choose({
    args: { left: whole(1) },
    options(t, _, offer) {
      BOTH.forEach((token, i) => t.state.bank[token] > 0 && offer.add(i));
      if (offer.count === 0) offer.add(PASS);
    },
    prompt: () => ({ say: 'which' }),
    face: (_, __, code) => face(code === PASS ? 'none' : BOTH[code]!),
    resolve(t, seat, code, { left }) {
      if (code === PASS) return;
      if (left > 1) t.push('which', seat, { left: left - 1 });
      add(t, seat, BOTH[code]!, 1);
    },
  }),
  'which-paid': choose({
    args: { left: whole(1), to: whole(NOBODY) },
    options: (t, seat, offer) =>
      BOTH.forEach((token, i) => t.state.purses[seat]![token] > 0 && offer.add(i)),
    prompt: () => ({ say: 'which-paid' }),
    face: (_, __, code) => face(BOTH[code]!),
    resolve(t, seat, code, { left, to }) {
      if (left > 1) t.push('which-paid', seat, { left: left - 1, to });
      pay(t, seat, BOTH[code]!, 1, to);
    },
  }),
  pile: choose({
    args: { card: whole(0) },
    options: (t, _, offer) => t.state.piles.forEach((__, pile) => offer.add(pile)),
    prompt: () => ({ say: 'pile' }),
    face: (_, __, pile) => face(`pile:${pile}`),
    resolve(t, seat, pile, { card }) {
      t.state.piles[pile]!.push(card);
      t.state.log.push(`${seat} puts ${card} on ${pile}`);
    },
  }),
  recruit: choose({
    options: (t, _, offer) => [PASS, ...t.state.shelf].forEach(card => offer.add(card)),
    prompt: () => ({ say: 'recruit' }),
    face: (_, __, card) => face(card === PASS ? 'pass' : `recruit:${card}`),
    resolve(t, seat, card) {
      if (card !== PASS) world.supplies.shelf.take(t, seat, card, -1, NOBODY);
    },
  }),
  answer: choose({
    args: { n: whole(0), them: whole(NOBODY) },
    options: (_, __, offer) => [0, 1].forEach(code => offer.add(code)),
    prompt: (_, __, { n, them }) => ({ say: 'ask', n, them }),
    face: (_, __, code) => face(code === 1 ? 'yes' : 'no'),
    resolve: (t, seat, code, { n, them }) =>
      void t.state.log.push(
        `${seat} says ${code === 1 ? 'yes' : 'no'} ${n}${them === NOBODY ? '' : ` at ${them}`}`,
      ),
  }),
};

export type Arrangement = Partial<Omit<Purses, 'purses' | 'bank' | 'core'>> & {
  readonly purses?: readonly Partial<Tokens>[];
  readonly bank?: Partial<Tokens>;
};

export function arrange(players: number, { purses = [], bank = {}, ...rest }: Arrangement): Purses {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    core: newCore(players, SEED),
    purses: seats.map(seat => ({ gold: 0, magic: 0, vp: 0, ...purses[seat] })),
    bank: { gold: 50, magic: 50, vp: 50, ...bank },
    soldiers: seats.map(() => 0),
    shelf: [],
    owned: seats.map(() => []),
    hands: seats.map(() => []),
    deck: [],
    piles: [[]],
    log: [],
    ...rest,
  };
}

/** An effect being resolved for seat 0, seen by the one who answers. */
export class Resolving extends PowerTable<Purses> {
  constructor(effect: Effect, players = 2, arrangement: Arrangement = {}, source = -1) {
    super(steps, arrange(players, arrangement));
    this.begin('begin', 0, { effect: asJson(effect), source });
  }

  /** "gold magic vp" of a seat. */
  purse(seat: Seat): string {
    return TOKENS.map(token => this.state.purses[seat]![token]).join(' ');
  }

  get log(): string[] {
    return this.state.log;
  }
}
