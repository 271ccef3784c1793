// Quests of Shadowgate: an item is played first and paid for later in the same turn, one card and one action at a
// time. Several may be open at once. Nothing is offered after which an open item could no longer be paid.
import { auto, choose, takeOut, whole } from '@castellan/kernel';
import type { Draft, Phrase, Seat } from '@castellan/kernel';
import { bare, boxOf, concealed, dealHands, drawCard, face, lists, turns } from './bare.ts';
import type { Hands } from './bare.ts';

export interface State extends Hands {
  items: number[][];
  /** What the active player has committed to, and what each item still needs, in two columns. */
  open: number[];
  lacks: number[][];
}

const [STOP, COMMIT, PLAY] = [0, 100, 200] as const;
const STATS = [1, 0];
const UNPAYABLE: Phrase = { say: 'cannot-be-paid-this-turn' };
const brings = (card: number): number[] => [1 + (card % 2), 1 + ((card >> 1) % 2)];
const cost = (card: number): number[] => [2 + (card % 3), 1 + (card % 4)];
const less = (lack: number[], by: number[]): number[] =>
  lack.map((n, i) => Math.max(0, n - by[i]!));
const met = (lack: number[]): boolean => lack.every(n => n === 0);
const without = (cards: number[], card: number): number[] => cards.filter(one => one !== card);

/** Whether these cards can pay all costs, one cost per card, in this many actions. */
function payable(lacks: number[][], hand: number[], actions: number): boolean {
  const [lack, ...rest] = lacks;
  if (lack === undefined) return true;
  if (met(lack)) return payable(rest, hand, actions);
  if (actions === 0) return false;
  return hand.some(card =>
    payable([less(lack, brings(card)), ...rest], without(hand, card), actions - 1),
  );
}

/** The open items to which a card can go without making another one unpayable. */
function places({ open, lacks, hands }: State, seat: Seat, card: number, left: number): number[] {
  const hand = without(hands[seat]!, card);
  const after = (place: number) => lacks.with(place, less(lacks[place]!, brings(card)));
  return open.filter((_, place) => payable(after(place), hand, left));
}

/** An item is gained as soon as its cost is paid. */
function acquire(t: Draft<State>, seat: Seat): void {
  const { open, lacks, items } = t.state;
  items[seat]!.push(...open.filter((_, i) => met(lacks[i]!)));
  t.state.open = open.filter((_, i) => !met(lacks[i]!));
  t.state.lacks = lacks.filter(lack => !met(lack));
}

export const commitThenPay = bare<State>({
  id: 'commit-then-pay',
  players: [2, 3, 4],
  unpack: (players, seed) => ({
    ...boxOf(40, players, seed),
    items: lists(players),
    open: [],
    lacks: [],
  }),
  deal(t) {
    dealHands(t, 5);
    t.push('turn', 0);
  },
  cards: s => [s.deck, s.discard, ...s.hands, ...s.items, s.open].flat(),
  hidden: concealed,
  // Everyone knows that open items can be paid, so a guessed hand that couldn't pay would be impossible.
  plausible(state) {
    const { step, seat, args } = state.core.agenda[0]!.at(-1)!;
    const { card = 0, left = 0 } = (args ?? {}) as { card?: number; left?: number };
    if (step === 'assign') return places(state, seat, card, left).length > 0;
    return payable(state.lacks, state.hands[seat]!, left);
  },
  scores: ({ items }) => items.map(cards => cards.length),
  steps: {
    turn: turns('act', s => s.turn === 40 || s.items.some(cards => cards.length > 4), { left: 5 }),
    // Asked even if only one thing is possible: skipping the question would tell the others what the hand can't do.
    act: choose({
      alwaysAsk: true,
      args: { left: whole(0, 5) },
      options({ state }, seat, offer, { left }) {
        if (state.open.length === 0) offer.add(STOP);
        if (left === 0) return;
        for (const card of state.hands[seat]!) {
          const lacks = [...state.lacks, less(cost(card), STATS)];
          if (payable(lacks, without(state.hands[seat]!, card), left - 1)) offer.add(COMMIT + card);
          else offer.block(COMMIT + card, UNPAYABLE);
          if (places(state, seat, card, left - 1).length > 0) offer.add(PLAY + card);
        }
      },
      prompt: (_, __, { left }) => ({ say: 'act', left }),
      face: (_, __, code) =>
        face(code === STOP ? 'stop' : `${code < PLAY ? 'commit' : 'play'}:${code % 100}`),
      resolve(t, seat, code, { left }) {
        if (code === STOP) return t.push('draw', seat, { cards: left + 1 });
        const card = code % 100;
        t.push('act', seat, { left: left - 1 });
        takeOut(t.state.hands[seat]!, card);
        if (code >= PLAY) {
          t.state.discard.push(card);
          t.push('assign', seat, { card, left: left - 1 });
        } else {
          t.state.open.push(card);
          t.state.lacks.push(less(cost(card), STATS));
          acquire(t, seat);
        }
      },
    }),
    assign: choose({
      alwaysAsk: true,
      args: { card: whole(0, 39), left: whole(0, 4) },
      options: (t, seat, offer, { card, left }) =>
        places(t.state, seat, card, left).forEach(item => offer.add(item)),
      prompt: (_, __, { card }) => ({ say: 'assign', card }),
      face: (_, __, item) => face(`to:${item}`),
      resolve(t, seat, item, { card }) {
        const { open, lacks } = t.state;
        lacks[open.indexOf(item)] = less(lacks[open.indexOf(item)]!, brings(card));
        acquire(t, seat);
      },
    }),
    draw: auto({
      args: { cards: whole(1, 6) },
      run(t, seat, { cards }) {
        for (let n = 0; n < cards && t.state.hands[seat]!.length < 6; n++) drawCard(t, seat);
      },
    }),
  },
});
