// The table as lines of text.
import type { BoardText } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';
import type { Player, Seen } from './state.ts';

export function board(view: Seen, text: BoardText): string[] {
  const { round, rounds, deck, market, players } = view;
  return [
    text.pen.strong(`Round ${round} of ${rounds}, ${deck.length} wares in the deck`),
    `Market: ${market.map(priced).join(', ') || 'empty'}`,
    ...players.flatMap((player, seat) => playerLines(player, seat, text)),
  ];
}

function playerLines(player: Player, seat: number, { pen, who }: BoardText): string[] {
  const { hand, kept, pile, gold, gems } = player;
  const purse = `${pen.paint('gold', `${gold} gold`)}, ${pen.paint('gem', `${gems} gems`)}`;
  return [
    `${pen.paint(`seat${seat}`, who(seat))}: ${purse}`,
    `  hand: ${list(hand)}`,
    ...(kept.length > 0 ? [`  keeps: ${list(kept)}`] : []),
    ...rows(pile).map(row => pen.faint(`  ${list(row)}`)),
  ];
}

const priced = (card: number): string => `${WARES[card]!.name} (${WARES[card]!.worth})`;

/** The names of cards; of those that can't be seen, how many there are. */
function list(cards: readonly number[]): string {
  if (cards.some(card => card < 0)) return `${cards.length} wares`;
  return cards.map(card => WARES[card]!.name).join(', ') || 'nothing';
}

/** Six to a line. */
function rows(pile: readonly number[]): number[][] {
  return pile.length === 0 ? [] : [pile.slice(0, 6), ...rows(pile.slice(6))];
}
