// The solo game [VV 12], all of it: what the rules ask where a game alone differs from one with others, the two steps that only a
// solo game has, and the King's verdict.
import { auto, choose } from '@castellan/kernel';
import type { Auto, Choose, Draft, Outcome, Seat } from '@castellan/kernel';
import { takeGold } from './bank.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { tell } from './events.ts';
import { CARDS } from './figures.ts';
import { handFace, handSize, offerHand, takeFromHand } from './hand.ts';
import type { State } from './state.ts';
import { framesOf, isActing, LIMIT, MOVED, NONE } from './state.ts';

type Verdict = Pick<Outcome, 'winners' | 'ending' | 'next'>;

/** What differs between a solo game and one with others. */
interface Rules {
  /** How many Building cards are used [VV 12.1]. */
  readonly cards: number;
  /** With this many cards in hand, none is drawn [VV 12.3]: with others, that is never. */
  readonly fullHand: number;
  /** Develop and Tax cost a card that leaves the game, and Tax brings only gold [VV 12.4, 12.7, 12.9]. */
  readonly trashes: boolean;
  /** The steps right above which a card is discarded, besides payments: the price of Develop, and the hand limit. */
  readonly discardsAbove: readonly string[];
  /** What becomes of a coin on a card when its owner's turn begins: it comes back at once, or a turn later [VV 12.5]. */
  readonly coinAfter: number;
  /** What an Adventurer costs the leader [VV 12.8]. */
  readonly leaderPays: number;
  /** The game ends when the deck is empty; no village and no idle round ends it [VV 12.11]. */
  readonly endsWithDeck: boolean;
  /** What the names of its own questions and options end in. */
  readonly suffix: '' | '-solo';
  readonly askLead: 'ask-lead' | 'ask-lead-solo';
  /** What the King says to this many points; null where players are ranked. */
  readonly verdict: ((points: number) => Verdict) | null;
}

const together: Rules = {
  cards: CARDS,
  fullHand: CARDS,
  trashes: false,
  discardsAbove: ['develop', 'follow', 'end'],
  coinAfter: NONE,
  leaderPays: 1,
  endsWithDeck: false,
  suffix: '',
  askLead: 'ask-lead',
  verdict: null,
};

const solo: Rules = {
  cards: 35,
  fullHand: LIMIT,
  trashes: true,
  discardsAbove: [],
  coinAfter: MOVED,
  leaderPays: 2,
  endsWithDeck: true,
  suffix: '-solo',
  askLead: 'ask-lead-solo',
  verdict,
};

export const rulesFor = (players: number): Rules => (players === 1 ? solo : together);

export const rulesOf = ({ players }: State): Rules => rulesFor(players.length);

// A page that only lays a table needs the numbers above, not the steps: so those are marked as pure.
const trashing = /* @__PURE__ */ framesOf('trash');
const collecting = /* @__PURE__ */ framesOf('collect');

/** Asks for a card of the hand that leaves the game: the price of Develop and Tax, and of nothing else [VV 12.4, R8]. */
export function trashCard(t: Draft<State>, seat: Seat): void {
  t.put(trashing[seat]!);
}

/** Which card? */
export const trash: Choose<State> = /* @__PURE__ */ choose({
  alwaysAsk: true,
  fits(t, seat, _, below) {
    const kept = below.at(-1)?.step === 'develop' ? 1 : 0;
    return (
      rulesOf(t.state).trashes &&
      isActing(t, seat, below, ['develop', 'collect']) &&
      handSize(t.state.players[seat]!) > kept
    );
  },
  options: ({ state }, seat, offer) => offerHand(state.players[seat]!, offer),
  prompt: () => ({ say: 'ask-trash' }),
  face: (_, __, card) => handFace('option-trash', card),
  resolve(t, seat, card) {
    const { players, trashed, turn } = t.state;
    takeFromHand(players[seat]!, card);
    trashed.push(card);
    turn.idle = 0;
    if (t.events !== null) tell(t, 'trashed', { seat, card: BUILDINGS[card]!.id });
  },
});

/** Tax: first a card is trashed, then comes the gold [VV 12.9]. */
export function taxAlone(t: Draft<State>, seat: Seat): void {
  t.put(collecting[seat]!);
  trashCard(t, seat);
}

export const collect: Auto<State> = /* @__PURE__ */ auto({
  fits: (t, seat, _, below) => rulesOf(t.state).trashes && isActing(t, seat, below, ['powers']),
  run: (t, seat) => takeGold(t, seat, 1, null),
});

/** The ranks, the best first [VV 12.12]. */
const RANKS = [
  { rank: 'emperor', from: 60 },
  { rank: 'city-builder', from: 50 },
  { rank: 'mayor', from: 40 },
  { rank: 'one-horse-town', from: 30 },
  { rank: 'wide-spot', from: 0 },
] as const;

/** The game is won only with the highest rank. With a lower one: which comes next, and what it lacked. */
function verdict(points: number): Verdict {
  const at = RANKS.findIndex(({ from }) => points >= from);
  const ending = { say: `ending-${RANKS[at]!.rank}`, points };
  if (at === 0) return { winners: [0], ending };
  const { rank, from } = RANKS[at - 1]!;
  const next = { say: 'next-rank', rank, points: from, missing: from - points };
  return { winners: [], ending, next };
}
