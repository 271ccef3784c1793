// Villages of Valeria: one player leads an action, then the others may follow in turn order. The price is paid first,
// from what is there then. Powers come after the basic action, in any order, and not those just gained.
import { auto, choose, flag, listOf, select, takeOut, whole } from '@castellan/kernel';
import type { Phrase, Seat } from '@castellan/kernel';
import { bare, boxOf, concealed, dealHands, drawCard, face, lists } from './bare.ts';
import { pass, PASS, roundFrom, turns } from './bare.ts';
import type { Hands } from './bare.ts';

export interface State extends Hands {
  villages: number[][];
  coins: number[];
}

const ACTIONS = ['harvest', 'develop'];
const [HARVEST, DEVELOP] = [0, 1] as const;
/** In a village a card helps with one action: an oracle gives a coin, barracks a card, a hut a coin for a card. */
const KINDS = ['oracle', 'barracks', 'hut', 'field'];
const HELPS = [HARVEST, DEVELOP, DEVELOP, -1];
const HUT = 2;
const TOO_DEAR: Phrase = { say: 'cannot-pay' };
const someCards = listOf(whole(0, 39));
const called = (card: number): string => `${KINDS[card % 4]!}-${card}`;

/** Harvesting is free. To develop one more card, the leader discards 1 card and a follower 2. */
function payable({ hands }: State, seat: Seat, action: number, price: number): boolean {
  return action === HARVEST || hands[seat]!.length > price;
}

export const leadAndFollow = bare<State>({
  id: 'lead-and-follow',
  players: [2, 3, 5],
  unpack(players, seed) {
    const coins = new Array<number>(players).fill(0);
    return { ...boxOf(40, players, seed), villages: lists(players), coins };
  },
  deal(t) {
    dealHands(t, 3);
    t.push('turn', 0);
  },
  cards: ({ deck, discard, hands, villages }) => [deck, discard, ...hands, ...villages].flat(),
  hidden: concealed,
  scores: ({ villages, coins }) => villages.map((cards, seat) => cards.length + coins[seat]!),
  steps: {
    turn: turns('lead', ({ turn, villages }) => turn === 40 || villages.some(v => v.length > 4)),
    lead: choose({
      options(t, seat, offer) {
        offer.add(HARVEST);
        if (payable(t.state, seat, DEVELOP, 1)) offer.add(DEVELOP);
        else offer.block(DEVELOP, TOO_DEAR);
      },
      prompt: () => ({ say: 'lead' }),
      face: (_, __, action) => face(ACTIONS[action]!),
      resolve(t, seat, action) {
        for (const one of roundFrom(t.state, seat).slice(1).reverse())
          t.push('follow', one, { action });
        t.push('take', seat, { action, price: 1 });
      },
    }),
    follow: choose({
      args: { action: whole(HARVEST, DEVELOP) },
      options(t, seat, offer, { action }) {
        offer.add(PASS);
        if (payable(t.state, seat, action, 2)) offer.add(action);
      },
      prompt: (_, __, { action }) => ({ say: 'follow', action: ACTIONS[action]! }),
      face: (_, __, code) => (code === PASS ? pass : face('follow')),
      resolve(t, seat, action) {
        if (action !== PASS) t.push('take', seat, { action, price: 2 });
      },
    }),
    take: auto({
      args: { action: whole(HARVEST, DEVELOP), price: whole(1, 2) },
      run(t, seat, { action, price }) {
        // The powers that apply are fixed before the action, so those it brings are not among them.
        const powers = t.state.villages[seat]!.filter(card => HELPS[card % 4] === action);
        t.push('powers', seat, { action, powers });
        if (action === HARVEST) for (let n = price === 1 ? 3 : 1; n > 0; n--) drawCard(t, seat);
        else t.push('discard', seat, { price, forCoin: false });
      },
    }),
    /** To develop; or, for a hut, to gain a coin. */
    discard: select({
      args: { price: whole(1, 2), forCoin: flag() },
      options(t, seat, offer, { price }) {
        for (const card of t.state.hands[seat]!) offer.add(card);
        offer.between(price, price);
      },
      prompt: (_, __, { price }) => ({ say: 'discard', price }),
      face: (_, __, card) => face(called(card)),
      resolve(t, seat, cards, { forCoin }) {
        for (const card of cards) takeOut(t.state.hands[seat]!, card);
        t.state.discard.push(...cards);
        if (forCoin) t.state.coins[seat]!++;
        else t.push('develop', seat);
      },
    }),
    develop: choose({
      options: (t, seat, offer) => t.state.hands[seat]!.forEach(card => offer.add(card)),
      prompt: () => ({ say: 'develop' }),
      face: (_, __, card) => face(called(card)),
      resolve(t, seat, card) {
        takeOut(t.state.hands[seat]!, card);
        t.state.villages[seat]!.push(card);
      },
    }),
    powers: choose({
      args: { action: whole(HARVEST, DEVELOP), powers: someCards },
      options(t, seat, offer, { powers }) {
        offer.add(PASS);
        const poor = t.state.hands[seat]!.length === 0;
        for (const card of powers) if (card % 4 !== HUT || !poor) offer.add(card);
      },
      prompt: (_, __, { action }) => ({ say: 'powers', action: ACTIONS[action]! }),
      face: (_, __, card) => (card === PASS ? pass : face(called(card))),
      resolve(t, seat, card, { action, powers }) {
        if (card === PASS) return;
        t.push('powers', seat, { action, powers: powers.filter(other => other !== card) });
        if (card % 4 === HUT) t.push('discard', seat, { price: 1, forCoin: true });
        else if (HELPS[card % 4] === HARVEST) t.state.coins[seat]!++;
        else drawCard(t, seat);
      },
    }),
  },
});
