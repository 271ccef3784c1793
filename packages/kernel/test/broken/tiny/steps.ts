import type { Draft, Ask, Frame, Steps } from '@castellan/kernel';
import { auto, choose, isBare, MAIN, neverWaits, NOBODY } from '@castellan/kernel';
import { order, select, split } from '@castellan/kernel';
import { nameOf, powerOf, worthOf } from './cards.ts';
import type { Tiny } from './state.ts';
import { ROUNDS } from './state.ts';

export const DRAW = 100;
export const PASS = 101;
const GOLD = 0;
const GEMS = 1;
const TOO_DEAR = { say: 'too-dear' };
const NO_DECK = { say: 'no-deck' };

type T = Draft<Tiny>;
/** Whether a frame can lie on those below it. */
type Fits = (t: T, frame: Pick<Frame, 'seat'>, below: readonly Frame[]) => boolean;

const cardFace = (code: number) => ({ id: nameOf(code), note: { say: 'card', card: code } });

/** Someone sees what is next in the deck, if there is anything. */
export function drawInto(t: T, cards: number[]): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  cards.push(card);
  t.learn();
}

const round = auto<Tiny>((t, { a }) => {
  t.state.round = a;
  t.push('reveal', NOBODY);
  t.push('keeping', NOBODY);
  for (let seat = t.state.players.length - 1; seat >= 0; seat--) t.push('turn', seat);
}, neverWaits);

/** The table's stack in a round: what follows the turns, then the turns, the last seat's first. */
const AFTER = 2;
const inTurn: Fits = ({ lane, state }, { seat }, below) =>
  lane === MAIN && below.length >= AFTER && seat === state.players.length + 1 - below.length;

const turn = auto<Tiny>(
  (t, { seat }) => {
    const face = t.below(6) + 1;
    t.state.turn++;
    t.state.players[seat]!.gold += face;
    t.tell({ say: 'rolled', seat, face });
    t.push('action', seat);
  },
  (t, frame, below) => isBare(frame) && inTurn(t, frame, below),
);

const action = choose<Tiny>({
  fits: (t, frame, below) => isBare(frame) && inTurn(t, frame, below),
  options({ state }, { seat }, offer) {
    const { gold, gems } = state.players[seat]!;
    for (const card of state.market) {
      if (worthOf(card) <= gold + gems) offer.add(card);
      else offer.block(card, TOO_DEAR);
    }
    if (state.deck.length > 0) offer.add(DRAW);
    else offer.block(DRAW, NO_DECK);
    offer.add(PASS);
  },
  resolve(t, { seat }, code) {
    const me = t.state.players[seat]!;
    if (code === PASS) {
      me.gems++;
      t.tell({ say: 'passed', seat });
    } else if (code === DRAW) {
      const card = t.state.deck.at(-1)!;
      t.tell({ say: 'drew', seat, secret: { seat, card } });
      drawInto(t, me.hand);
    } else t.push('pay', seat, code);
  },
  prompt: () => ({ say: 'act' }),
  face: (_, __, code) => {
    if (code === DRAW) return { id: 'draw', note: { say: 'draw' } };
    if (code === PASS) return { id: 'pass', note: { say: 'pass' } };
    return { id: `buy:${nameOf(code)}`, note: { say: 'buy', card: code }, cost: worthOf(code) };
  },
  fallback: () => [PASS],
});

const pay = split<Tiny>({
  fits(t, { seat, a: card, b, data }, below) {
    if (b !== 0 || data !== null || !inTurn(t, { seat }, below)) return false;
    const { gold, gems } = t.state.players[seat]!;
    return t.state.market.includes(card) && worthOf(card) <= gold + gems;
  },
  options({ state }, { seat, a }, offer) {
    const { gold, gems } = state.players[seat]!;
    offer.total = worthOf(a);
    offer.share(GOLD, 0, gold);
    offer.share(GEMS, 0, gems);
  },
  resolve(t, { seat, a: card }, [gold, gems]) {
    const me = t.state.players[seat]!;
    me.gold -= gold!;
    me.gems -= gems!;
    t.state.market.splice(t.state.market.indexOf(card), 1);
    me.pile.push(card);
    t.tell({ say: 'bought', seat, card });
    if (powerOf(card) >= 0) {
      me.gems++;
      t.resolved(powerOf(card));
    }
    drawInto(t, t.state.market);
  },
  prompt: (_, { a }) => ({ say: 'pay', card: a }),
  face: (_, __, code) => ({
    id: code === GOLD ? 'gold' : 'gems',
    note: { say: code === GOLD ? 'gold' : 'gems' },
  }),
});

const keeping = auto<Tiny>(
  t => t.state.players.forEach((_, seat) => t.together('keep', seat)),
  (t, frame, below) => t.lane === MAIN && isBare(frame) && below.length === 1,
);

/** Everyone keeps cards when all turns are over: only then is anything kept. */
const isKeeping: Fits = ({ lane, state }, _, below) =>
  lane !== MAIN && below.length === 0 && state.core.agenda[MAIN]!.length === 1;

const keep = select<Tiny>({
  fits: (t, frame, below) =>
    isKeeping(t, frame, below) && isBare(frame) && t.state.players[frame.seat]!.kept.length === 0,
  options({ state }, { seat }, offer) {
    const { hand } = state.players[seat]!;
    for (const card of hand) offer.add(card);
    offer.between(Math.min(1, hand.length), 2);
  },
  resolve(t, { seat }, codes) {
    const me = t.state.players[seat]!;
    me.hand = me.hand.filter(card => !codes.includes(card));
    me.kept = codes.slice();
    t.tell({ say: 'kept', seat });
    t.push('arrange', seat);
  },
  prompt: () => ({ say: 'keep' }),
  face: (_, __, code) => cardFace(code),
});

const arrange = order<Tiny>({
  fits: (t, frame, below) => isKeeping(t, frame, below) && isBare(frame),
  options({ state }, { seat }, offer) {
    for (const card of state.players[seat]!.kept) offer.add(card);
  },
  resolve(t, { seat }, codes) {
    t.state.players[seat]!.kept = codes.slice();
  },
  prompt: () => ({ say: 'arrange' }),
  face: (_, __, code) => cardFace(code),
});

const reveal = auto<Tiny>(
  t => {
    t.learn();
    t.state.players.forEach((player, seat) => {
      if (player.kept.length > 0) player.gold += worthOf(player.kept[0]!);
      t.tell({ say: 'revealed', seat, cards: player.kept.slice() });
      player.pile.push(...player.kept);
      player.kept = [];
      drawInto(t, player.hand);
    });
    if (t.state.round < ROUNDS) t.push('round', NOBODY, t.state.round + 1);
  },
  (t, frame, below) => t.lane === MAIN && isBare(frame) && below.length === 0,
);

export const steps = {
  round,
  turn,
  action,
  pay,
  keeping,
  keep,
  arrange,
  reveal,
} satisfies Steps<Tiny>;

/** A step of the tiny game with something else in place of one of its parts. */
export function changed<A extends Ask<Tiny>>(step: A, parts: Partial<A>): A {
  return { ...step, ...parts };
}
