// A small game for the tests of the command line: all four kinds of decision, a round held at the same time, hidden
// cards, something shown but not allowed, shared victories.
import type {
  Core,
  Draft,
  Frame,
  LedgerRow,
  Offer,
  Phrase,
  Position,
  Seat,
  View,
  Viewer,
} from '@castellan/kernel';
import {
  auto,
  choose,
  cloneCore,
  coreShape,
  defineGame,
  guessSeed,
  listOf,
  newCore,
  order,
  record,
  select,
  shuffled,
  split,
  viewCore,
  whole,
} from '@castellan/kernel';
import { cardName as name, en } from './tiny-words.ts';

const CARDS = 12;
const HAND = 3;

interface State extends Position {
  core: Core;
  rounds: number;
  round: number;
  deck: number[];
  hands: number[][];
  piles: number[][];
  coins: number[];
}

interface Seen extends View {
  readonly rounds: number;
  readonly round: number;
  readonly deck: number;
  /** The viewer's hand; of the others only its size. */
  readonly hands: readonly (readonly number[] | number)[];
  readonly piles: readonly (readonly number[])[];
  readonly coins: readonly number[];
}

const face = (card: number): { id: string; note: Phrase; ref: string } => ({
  id: `card:${card + 1}`,
  note: { say: 'card', card },
  ref: `card-${card + 1}`,
});

const begin = (t: Draft<State>): void => {
  const { state } = t;
  state.round++;
  t.push('reckon', 0);
  for (let seat = state.hands.length - 1; seat >= 0; seat--) {
    t.push('spread', seat);
    t.push('share', seat);
    t.push('play', seat);
  }
  state.hands.forEach((hand, seat) => {
    while (hand.length < HAND && state.deck.length > 0) {
      const [card] = state.deck.splice(t.below(state.deck.length), 1);
      hand.push(card!);
      t.tell({ say: 'drew', seat, secret: { seat, card: card! } });
    }
    if (hand.length > 1) t.together('keep', seat);
  });
};

const take = (state: State, seat: Seat, card: number): void => {
  const { [seat]: hand } = state.hands;
  hand!.splice(hand!.indexOf(card), 1);
  state.piles[seat]!.push(card);
};

const keep = select<State>({
  options: ({ state }, { seat }: Frame, offer: Offer) => {
    state.hands[seat]!.forEach(card => offer.add(card));
    offer.between(0, 1);
  },
  prompt: (_t, { seat }) => ({ say: 'ask-keep', seat }),
  face: (_t, _frame, card) => face(card),
  resolve: (t, { seat }, cards) => {
    for (const card of cards) {
      take(t.state, seat, card);
      t.tell({ say: 'kept', seat, secret: { seat, card } });
    }
  },
});

const play = choose<State>({
  // Asked even when there is nothing to play: not to be asked would tell the others so.
  alwaysAsk: true,
  options: ({ state }, { seat }, offer) => {
    offer.add(-1);
    for (const card of state.hands[seat]!) {
      if (card < CARDS - 2 || state.coins[seat]! > 2) offer.add(card);
      else offer.block(card, { say: 'too-dear' });
    }
  },
  prompt: (_t, { seat }) => ({ say: 'ask-play', seat }),
  face: (_t, _frame, card) => (card < 0 ? { id: 'pass', note: { say: 'pass' } } : face(card)),
  resolve: (t, { seat }, card) => {
    if (card >= 0) take(t.state, seat, card);
    t.tell(card < 0 ? { say: 'passed', seat } : { say: 'played', seat, card });
  },
});

const purses = ['left', 'right'];
const share = split<State>({
  options: (_t, _frame, offer) => {
    offer.total = 3;
    offer.share(0, 0, 3);
    offer.share(1, 0, 2);
  },
  prompt: (_t, { seat }) => ({ say: 'ask-share', seat }),
  face: (_t, _frame, code) => ({ id: purses[code]!, note: { say: purses[code]! } }),
  resolve: (t, { seat }, [left = 0]) => {
    t.state.coins[seat]! += left;
    t.tell({ say: 'shared', seat, n: left });
  },
});

const spread = order<State>({
  options: ({ state }, { seat }, offer) =>
    state.piles[seat]!.slice(-2).forEach(card => offer.add(card)),
  prompt: (_t, { seat }) => ({ say: 'ask-order', seat }),
  face: (_t, _frame, card) => face(card),
  resolve: ({ state }, { seat }, cards) => {
    const pile = state.piles[seat]!;
    pile.splice(pile.length - cards.length, cards.length, ...cards);
  },
});

const reckon = auto<State>(t => {
  t.learn();
  t.resolved(0);
  if (t.state.round < t.state.rounds) begin(t);
});

const allCards = (state: State): number[] => [
  ...state.deck,
  ...state.hands.flat(),
  ...state.piles.flat(),
];

export const tiny = defineGame<State, Seen>({
  id: 'tiny',
  name: 'Tiny',
  rulesVersion: 3,
  options: [
    {
      id: 'players',
      label: { say: 'players' },
      values: [2, 1, 3],
      about: value => ({ say: 'value', value }),
    },
    {
      id: 'rounds',
      label: { say: 'rounds' },
      values: [2, 5],
      about: value => ({ say: 'value', value }),
    },
  ],
  variants: [
    { name: 'alone', options: { players: 1 } },
    { name: 'short', options: { rounds: 2, players: 2 } },
    { name: 'long', options: { rounds: 5, players: 3 } },
  ],
  steps: { keep, play, share, spread, reckon },
  unpack: (options, seed) => ({
    core: newCore(options.players, seed),
    rounds: Number(options['rounds']),
    round: 0,
    deck: Array.from({ length: CARDS }, (_, i) => i),
    hands: Array.from({ length: options.players }, () => []),
    piles: Array.from({ length: options.players }, () => []),
    coins: Array.from({ length: options.players }, () => 0),
  }),
  deal: t => {
    t.shuffle(t.state.deck);
    begin(t);
  },
  clone: state => ({
    core: cloneCore(state.core),
    rounds: state.rounds,
    round: state.round,
    deck: state.deck.slice(),
    hands: state.hands.map(hand => hand.slice()),
    piles: state.piles.map(pile => pile.slice()),
    coins: state.coins.slice(),
  }),
  view: (state, viewer: Viewer) => ({
    viewer,
    core: viewCore(state.core),
    rounds: state.rounds,
    round: state.round,
    deck: state.deck.length,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand.slice() : hand.length)),
    piles: state.piles.map((pile, seat) => (seat === viewer ? pile.slice() : pile.map(() => -1))),
    coins: state.coins.slice(),
  }),
  sample: (view, chance) => {
    const known = [
      ...view.hands.flatMap(hand => (typeof hand === 'number' ? [] : hand)),
      ...view.piles.flat(),
    ];
    const rest = shuffled(
      Array.from({ length: CARDS }, (_, i) => i).filter(card => !known.includes(card)),
      chance,
    );
    return {
      core: { ...cloneCore(view.core), rng: { seed: guessSeed(chance), drawn: 0 } },
      rounds: view.rounds,
      round: view.round,
      hands: view.hands.map(hand =>
        typeof hand === 'number' ? rest.splice(0, hand) : hand.slice(),
      ),
      piles: view.piles.map(pile => pile.map(card => (card < 0 ? rest.pop()! : card))),
      coins: view.coins.slice(),
      deck: rest,
    };
  },
  outcome: state => {
    if (state.core.agenda.some(stack => stack.length > 0)) return null;
    const totals = state.hands.map((_, seat) => state.piles[seat]!.length + state.coins[seat]!);
    const best = Math.max(...totals);
    return {
      ending: { say: 'ending', round: state.round },
      winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
      ranks: totals.map(total => 1 + totals.filter(other => other > total).length),
      scores: totals.map((total, seat) => ({
        seat,
        total,
        parts: [
          { say: 'pile', points: state.piles[seat]!.length },
          { say: 'coins', points: state.coins[seat]! },
        ],
      })),
    };
  },
  cards: allCards,
  problems: given => {
    const count = (given as Partial<State> | null)?.hands?.length ?? 0;
    const problems: string[] = [];
    const cards = listOf(whole(0, CARDS - 1));
    record({
      core: coreShape(count, { keep, play, share, spread, reckon }),
      rounds: whole(1),
      round: whole(0),
      deck: cards,
      hands: listOf(cards),
      piles: listOf(cards, count, count),
      coins: listOf(whole(0), count, count),
    })(given, 'state', problems);
    if (problems.length > 0) return problems;
    const found = allCards(given as State);
    return found.length === CARDS && new Set(found).size === CARDS
      ? []
      : ['the cards are not those of the box'];
  },
  turns: state => state.round * state.hands.length,
  takes: (state, events) => [
    ...state.piles.flatMap((pile, seat) =>
      pile.map(card => ({ seat, kind: 'card', id: `card-${card + 1}` })),
    ),
    ...events
      .filter(({ say }) => say === 'passed')
      .map(event => ({ seat: Number(event['seat']), kind: 'choice', id: 'pass' })),
  ],
  powers: ['reckoning'],
  inPlay: () => [0],
  ledger: () =>
    Array.from({ length: CARDS }, (_, card): LedgerRow => ({
      id: `card-${card + 1}`,
      kind: 'card',
      name: name(card),
      copies: 1,
      cost: '0',
      note: `${card + 1}P`,
      sentence: `A card with the number ${card + 1}, which is worth as much as any other when it lies in a pile, however grand it looks.`,
      source: card < 2 ? 'reconstructed' : 'rulebook',
      standIns: card < 2 ? ['number'] : [],
      facts: { number: card + 1 },
    })),
  words: { en },
  board: (view, { pen, who }) => [
    pen.strong(`Round ${view.round} of ${view.rounds}, ${view.deck} cards in the deck`),
    ...view.hands.map((hand, seat) => {
      const cards = typeof hand === 'number' ? `${hand} cards` : hand.map(name).join(', ');
      return `${pen.paint(`seat${seat}`, who(seat))}: ${cards}; ${pen.paint('gold', `${view.coins[seat]} coins`)}`;
    }),
  ],
  appraise: (_view, decision, option) =>
    decision.kind === 'split' ? (option.id === 'left' ? 1 : 0) : option.id === 'pass' ? 0 : 1,
});
