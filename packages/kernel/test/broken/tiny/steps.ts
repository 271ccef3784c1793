import type { Ask, Auto, Choose, Draft, Order, Select, Split, Steps } from '@castellan/kernel';
import { auto, choose, NOBODY, order, select, split, whole } from '@castellan/kernel';
import { CARDS, nameOf, powerOf, worthOf } from './cards.ts';
import type { Tiny } from './state.ts';
import { ROUNDS } from './state.ts';

export const DRAW = 100;
export const PASS = 101;
const GOLD = 0;
const GEMS = 1;
const TOO_DEAR = { say: 'too-dear' };
const NO_DECK = { say: 'no-deck' };

type T = Draft<Tiny>;

const cardFace = (code: number) => ({ id: nameOf(code), note: { say: 'card', card: code } });

/** Someone sees what is next in the deck, if there is anything. */
export function drawInto(t: T, cards: number[]): void {
  const card = t.state.deck.pop();
  if (card === undefined) return;
  cards.push(card);
  t.learn();
}

const round: Auto<Tiny> = auto({
  args: { round: whole(1, ROUNDS) },
  run(t, _, { round }) {
    t.state.round = round;
    t.push('reveal', NOBODY);
    t.push('keeping', NOBODY);
    for (let seat = t.state.players.length - 1; seat >= 0; seat--) t.push('turn', seat);
  },
});

const turn = auto<Tiny>((t, seat) => {
  const face = t.below(6) + 1;
  t.state.turn++;
  t.state.players[seat]!.gold += face;
  t.tell({ say: 'rolled', seat, face });
  t.push('action', seat);
});

const action: Choose<Tiny> = choose({
  options({ state }, seat, offer) {
    const { gold, gems } = state.players[seat]!;
    for (const card of state.market) {
      if (worthOf(card) <= gold + gems) offer.add(card);
      else offer.block(card, TOO_DEAR);
    }
    if (state.deck.length > 0) offer.add(DRAW);
    else offer.block(DRAW, NO_DECK);
    offer.add(PASS);
  },
  resolve(t, seat, code) {
    const me = t.state.players[seat]!;
    if (code === PASS) {
      me.gems++;
      t.tell({ say: 'passed', seat });
    } else if (code === DRAW) {
      const card = t.state.deck.at(-1)!;
      t.tell({ say: 'drew', seat, secret: { seat, card } });
      drawInto(t, me.hand);
    } else t.push('pay', seat, { card: code });
  },
  prompt: () => ({ say: 'act' }),
  face: (_, __, code) => {
    if (code === DRAW) return { id: 'draw', note: { say: 'draw' } };
    if (code === PASS) return { id: 'pass', note: { say: 'pass' } };
    return { id: `buy:${nameOf(code)}`, note: { say: 'buy', card: code }, cost: worthOf(code) };
  },
  fallback: () => [PASS],
});

const pay: Split<Tiny> = split({
  args: { card: whole(0, CARDS.length - 1) },
  options({ state }, seat, offer, { card }) {
    const { gold, gems } = state.players[seat]!;
    offer.total = worthOf(card);
    offer.share(GOLD, 0, gold);
    offer.share(GEMS, 0, gems);
  },
  resolve(t, seat, [gold, gems], { card }) {
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
  prompt: (_, __, { card }) => ({ say: 'pay', card }),
  face: (_, __, code) => ({
    id: code === GOLD ? 'gold' : 'gems',
    note: { say: code === GOLD ? 'gold' : 'gems' },
  }),
});

const keeping = auto<Tiny>(t => {
  t.state.players.forEach((_, seat) => t.together('keep', seat));
});

const keep: Select<Tiny> = select({
  options({ state }, seat, offer) {
    const { hand } = state.players[seat]!;
    for (const card of hand) offer.add(card);
    offer.between(Math.min(1, hand.length), 2);
  },
  resolve(t, seat, codes) {
    const me = t.state.players[seat]!;
    me.hand = me.hand.filter(card => !codes.includes(card));
    me.kept = codes.slice();
    t.tell({ say: 'kept', seat });
    t.push('arrange', seat);
  },
  prompt: () => ({ say: 'keep' }),
  face: (_, __, code) => cardFace(code),
});

const arrange: Order<Tiny> = order({
  options({ state }, seat, offer) {
    for (const card of state.players[seat]!.kept) offer.add(card);
  },
  resolve(t, seat, codes) {
    t.state.players[seat]!.kept = codes.slice();
  },
  prompt: () => ({ say: 'arrange' }),
  face: (_, __, code) => cardFace(code),
});

const reveal = auto<Tiny>(t => {
  t.learn();
  t.state.players.forEach((player, seat) => {
    if (player.kept.length > 0) player.gold += worthOf(player.kept[0]!);
    t.tell({ say: 'revealed', seat, cards: player.kept.slice() });
    player.pile.push(...player.kept);
    player.kept = [];
    drawInto(t, player.hand);
  });
  if (t.state.round < ROUNDS) t.push('round', NOBODY, { round: t.state.round + 1 });
});

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
