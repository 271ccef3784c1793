import type { Outcome, Rules } from '@castellan/kernel';
import { defineGame, NOBODY } from '@castellan/kernel';
import { CARDS, nameOf, POWERS, powerOf, worthOf } from './cards.ts';
import type { Tiny, TinyView } from './state.ts';
import { cardsOf, cloneTiny, isOver, problemsOf, unpack } from './state.ts';
import { drawInto, steps } from './steps.ts';
import { sampleTiny, viewTiny } from './view.ts';
import { board, say } from './words.ts';

/**
 * The smallest game that has everything: cards, a hidden hand, dice, a round held at the same time,
 * and all four kinds of decision. Three times round the table: roll for gold, then buy, draw or pass;
 * then everyone keeps a card or two of the hand, face down, and all are shown.
 */
export const tinyRules: Rules<Tiny, TinyView> = {
  id: 'tiny',
  name: 'Tiny',
  rulesVersion: 1,
  options: [
    {
      id: 'players',
      label: { say: 'players' },
      values: [2, 1, 3],
      about: n => ({ say: 'players-about', n }),
    },
  ],
  variants: [1, 2, 3].map(players => ({ name: `${players} seats`, options: { players } })),
  steps,

  unpack: ({ players }, seed) => unpack(players, seed),
  deal(t) {
    t.shuffle(t.state.deck);
    for (const { hand } of t.state.players) for (let i = 0; i < 3; i++) drawInto(t, hand);
    for (let i = 0; i < 2; i++) drawInto(t, t.state.market);
    t.push('round', NOBODY, { round: 1 });
  },
  clone: cloneTiny,
  view: viewTiny,
  sample: sampleTiny,
  outcome,

  cards: cardsOf,
  problems: value => problemsOf(value, steps),
  turns: ({ turn }) => turn,
  powers: POWERS,
  inPlay: () => POWERS.map((_, power) => power),

  ledger: () =>
    CARDS.map(card => ({
      id: nameOf(card),
      kind: 'card',
      name: nameOf(card),
      copies: 1,
      cost: String(worthOf(card)),
      note: powerOf(card) < 0 ? '' : '+1 gem',
      sentence: powerOf(card) < 0 ? '' : 'Gain a gem.',
      source: 'rulebook',
      standIns: [],
      facts: { worth: worthOf(card) },
    })),
  words: { en: { say } },
  board,
  appraise: (_, __, { cost }) => (typeof cost === 'number' ? cost : 0),
};

function outcome(state: Tiny): Outcome | null {
  if (!isOver(state)) return null;
  const scores = state.players.map(({ pile, gems }, seat) => {
    const points = pile.reduce((sum, card) => sum + worthOf(card), 0);
    const parts = [
      { say: 'pile', points },
      { say: 'gems-left', points: gems },
    ];
    return { seat, total: points + gems, parts };
  });
  const ranks = scores.map(({ total }) => 1 + scores.filter(other => other.total > total).length);
  return {
    ending: { say: 'done' },
    winners: [...ranks.keys()].filter(seat => ranks[seat] === 1),
    ranks,
    scores,
  };
}

export const tiny = defineGame(tinyRules);
