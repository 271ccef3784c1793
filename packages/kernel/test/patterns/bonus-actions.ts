// Quests of Valeria: hiring and questing give bonus actions, several at once. The player takes them in any order;
// each is completed, with the bonus actions it brings, before the next.
import { auto, choose, listOf, select, takeOut, whole } from '@castellan/kernel';
import type { Seat } from '@castellan/kernel';
import { bare, boxOf, concealed, dealHands, drawCard, face, lists } from './bare.ts';
import { pass, PASS, turns } from './bare.ts';
import type { Hands } from './bare.ts';

export interface State extends Hands {
  guilds: number[][];
  /** The Tavern Line: the cards by their price, -1 where one was hired this turn. */
  line: number[];
  quests: number[];
}

const ACTIONS = ['draw', 'hire', 'quest'];
const [DRAW, HIRE, QUEST] = [0, 1, 2] as const;
const PRICES = [0, 1, 1, 2];
const KINDS = ['knight', 'wizard', 'noble', 'bogatyr', 'squire'];
const BONUS = [[HIRE], [DRAW, DRAW], [DRAW, HIRE], [QUEST], []];
const A_QUEST = -1;
const someActions = listOf(whole(DRAW, QUEST));
const called = (card: number): string => `${KINDS[card % 5]!}-${card}`;

function hireable({ line, hands, guilds }: State, seat: Seat): number[] {
  const purse = hands[seat]!.length + guilds[seat]!.length;
  return line.filter((card, place) => card >= 0 && PRICES[place]! <= purse);
}

function possible(state: State, seat: Seat, action: number): boolean {
  if (action === HIRE) return hireable(state, seat).length > 0;
  return action === DRAW || state.guilds[seat]!.length >= 2;
}

export const bonusActions = bare<State>({
  id: 'bonus-actions',
  players: [2, 4],
  unpack(players, seed) {
    const quests = new Array<number>(players).fill(0);
    return { ...boxOf(40, players, seed), guilds: lists(players), line: [], quests };
  },
  deal(t) {
    dealHands(t, 3);
    t.state.line = t.state.deck.splice(-PRICES.length);
    t.push('turn', 0);
  },
  cards: s => [s.deck, s.discard, ...s.hands, ...s.guilds, s.line.filter(c => c >= 0)].flat(),
  hidden: concealed,
  scores: ({ quests }) => quests,
  steps: {
    turn: turns('refill', ({ turn, quests }) => turn === 30 || quests.some(n => n > 2)),
    refill: auto((t, seat) => {
      const { line, deck } = t.state;
      line.splice(0, PRICES.length, ...line.filter(card => card >= 0));
      while (line.length < PRICES.length && deck.length > 0) line.push(deck.pop()!);
      t.learn();
      t.push('action', seat, { left: 2 });
    }),
    action: choose({
      args: { left: whole(1, 2) },
      options(t, seat, offer) {
        for (const action of ACTIONS.keys()) if (possible(t.state, seat, action)) offer.add(action);
      },
      prompt: (_, __, { left }) => ({ say: 'action', left }),
      face: (_, __, action) => face(ACTIONS[action]!),
      resolve(t, seat, action, { left }) {
        if (left > 1) t.push('action', seat, { left: left - 1 });
        t.push(ACTIONS[action]!, seat);
      },
    }),
    bonus: choose({
      args: { left: someActions },
      options(t, seat, offer, { left }) {
        offer.add(PASS);
        for (const action of new Set(left)) {
          if (possible(t.state, seat, action)) offer.add(action);
        }
      },
      prompt: (_, __, { left }) => ({ say: 'bonus', left }),
      face: (_, __, action) => (action === PASS ? pass : face(ACTIONS[action]!)),
      resolve(t, seat, action, { left }) {
        if (action === PASS) return;
        t.push('bonus', seat, { left: left.toSpliced(left.indexOf(action), 1) });
        // The last one pushed comes first: the action and everything it brings, then the rest.
        t.push(ACTIONS[action]!, seat);
      },
    }),
    draw: auto((t, seat) => drawCard(t, seat)),
    hire: choose({
      options: (t, seat, offer) => hireable(t.state, seat).forEach(card => offer.add(card)),
      prompt: () => ({ say: 'hire' }),
      face: (_, __, card) => face(called(card)),
      resolve(t, seat, card) {
        // The card stays on the line until it is paid for, because frames hold no cards.
        t.push('pay', seat, { price: PRICES[t.state.line.indexOf(card)]!, bought: card });
      },
    }),
    quest: auto((t, seat) => t.push('pay', seat, { price: 2, bought: A_QUEST })),
    /** Cards that pay: for a citizen, from hand or guild; for a quest, only from the guild. */
    pay: select({
      args: { price: whole(0, 2), bought: whole(A_QUEST, 39) },
      options({ state: { hands, guilds } }, seat, offer, { price, bought }) {
        if (bought !== A_QUEST) for (const card of hands[seat]!) offer.add(card);
        for (const card of guilds[seat]!) offer.add(card);
        offer.between(price, price);
      },
      prompt: (_, __, { price, bought }) => ({ say: 'pay', price, bought }),
      face: (_, __, card) => face(called(card)),
      resolve(t, seat, cards, { bought }) {
        const { hands, guilds, quests, discard, line } = t.state;
        for (const card of cards)
          takeOut([hands, guilds].find(p => p[seat]!.includes(card))![seat]!, card);
        discard.push(...cards);
        if (bought === A_QUEST) quests[seat]!++;
        else guilds[seat]!.push(...line.splice(line.indexOf(bought), 1, -1));
        const bonus = bought === A_QUEST ? [DRAW, HIRE] : BONUS[bought % 5]!;
        t.push('bonus', seat, { left: bonus });
      },
    }),
  },
});
