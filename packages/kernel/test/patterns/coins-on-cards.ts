// Villages of Valeria: to build, a coin is laid on a resource card for each resource needed, on anyone's cards, one
// coin per card. The coin belongs to the owner of the card, but only from the start of that player's next turn.
import { auto, choose, listOf, takeOut, whole } from '@castellan/kernel';
import type { Phrase, Seat } from '@castellan/kernel';
import { bare, boxOf, concealed, dealHands, drawCard, face, lists } from './bare.ts';
import { pass, PASS, turns } from './bare.ts';
import type { Hands } from './bare.ts';

export interface State extends Hands {
  purses: number[];
  /** The cards developed as resources, and the cards built. */
  resources: number[][];
  buildings: number[][];
  /** The cards with a coin on them; a seat's castle is `CASTLE` + seat. */
  coins: number[];
}

export const CASTLE = 100;
const DRAW = 0,
  DEVELOP = 1000,
  BUILD = 2000;
const RESOURCES = ['food', 'wood', 'stone'];
const someNeeds = listOf(whole(0, 2), 1);
const NO_WAY: Phrase = { say: 'cannot-provide' };
const kind = (card: number): number => card % 3;
const cost = (card: number): number[] => [
  (card + 1) % 3,
  (card + 2) % 3,
  ...(card % 2 ? [(card + 1) % 3] : []),
];
const called = (card: number): string =>
  card >= CASTLE ? 'castle' : `${RESOURCES[kind(card)]!}-${card}`;

/** The cards of this kind, in all villages, that bear no coin. */
function free({ resources, coins }: State, resource: number): number[] {
  return resources.flat().filter(card => kind(card) === resource && !coins.includes(card));
}

/** How many of these resources have no free card in any village, so that only a castle can stand in. */
function missing(state: State, needs: readonly number[]): number {
  return RESOURCES.reduce((sum, _, resource) => {
    const wanted = needs.filter(need => need === resource).length;
    return sum + Math.max(0, wanted - free(state, resource).length);
  }, 0);
}

function payable(state: State, seat: Seat, needs: readonly number[]): boolean {
  const castle = state.coins.includes(CASTLE + seat) ? 0 : 1;
  return state.purses[seat]! >= needs.length && missing(state, needs) <= castle;
}

export const coinsOnCards = bare<State>({
  id: 'coins-on-cards',
  players: [2, 3],
  unpack(players, seed) {
    const purses = new Array<number>(players).fill(3);
    const box = boxOf(36, players, seed);
    return { ...box, purses, resources: lists(players), buildings: lists(players), coins: [] };
  },
  deal(t) {
    dealHands(t, 5);
    t.state.resources.forEach((cards, seat) => cards.push(t.state.hands[seat]!.pop()!));
    t.push('turn', 0);
  },
  cards: s => [s.deck, ...s.hands, ...s.resources, ...s.buildings].flat(),
  hidden: concealed,
  scores: ({ buildings }) => buildings.map(cards => cards.length),
  steps: {
    turn: turns(
      'replenish',
      ({ turn, buildings }) => turn === 40 || buildings.some(b => b.length > 3),
    ),
    replenish: auto((t, seat) => {
      const { state } = t;
      const mine = [...state.resources[seat]!, CASTLE + seat];
      state.purses[seat]! += state.coins.filter(card => mine.includes(card)).length;
      state.coins = state.coins.filter(card => !mine.includes(card));
      t.push('action', seat);
    }),
    action: choose({
      options({ state }, seat, offer) {
        if (state.deck.length > 0) offer.add(DRAW);
        for (const card of state.hands[seat]!) {
          offer.add(DEVELOP + card);
          if (payable(state, seat, cost(card))) offer.add(BUILD + card);
          else offer.block(BUILD + card, NO_WAY);
        }
        if (offer.codes.length === 0) offer.add(PASS);
      },
      prompt: () => ({ say: 'action' }),
      face(_, __, code) {
        if (code <= DRAW) return code === PASS ? pass : face('draw');
        return face(`${code < BUILD ? 'develop' : 'build'}:${called(code % 1000)}`);
      },
      resolve(t, seat, code) {
        if (code === DRAW) drawCard(t, seat);
        if (code <= DRAW) return;
        takeOut(t.state.hands[seat]!, code % 1000);
        (code < BUILD ? t.state.resources : t.state.buildings)[seat]!.push(code % 1000);
        if (code >= BUILD) t.push('place', seat, { needs: cost(code % 1000) });
      },
    }),
    place: choose({
      args: { needs: someNeeds },
      options({ state }, seat, offer, { needs: [need, ...rest] }) {
        for (const card of free(state, need!)) offer.add(card);
        // The castle is any resource, but only one, and only for its owner; not where the rest of the cost will need it.
        const castle = CASTLE + seat;
        if (!state.coins.includes(castle) && missing(state, rest) === 0) offer.add(castle);
      },
      prompt: (_, __, { needs: [need] }) => ({ say: 'place', resource: RESOURCES[need!]! }),
      face: (_, __, card) => ({ ...face(called(card)), ref: called(card) }),
      resolve(t, seat, card, { needs: [, ...rest] }) {
        t.state.purses[seat]!--;
        t.state.coins.push(card);
        if (rest.length > 0) t.push('place', seat, { needs: rest });
      },
    }),
  },
});
