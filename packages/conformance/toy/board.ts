// The table as lines of text.
import { plural, wrapped } from '@castellan/kernel';
import type { BoardText } from '@castellan/kernel';
import { WARES } from './cards/wares.ts';
import type { Player, Seen } from './state.ts';

export function board(view: Seen, text: BoardText): string[] {
  const { round, rounds, deck, market, players } = view;
  return [
    text.pen.strong(`Round ${round} of ${rounds}, ${plural(deck.length, 'ware')} in the deck`),
    `Market: ${market.map(priced).join(', ') || 'empty'}`,
    ...players.flatMap((player, seat) => playerLines(player, seat, text)),
  ];
}

function playerLines(player: Player, seat: number, { pen, who, width }: BoardText): string[] {
  const { hand, kept, pile, gold, gems } = player;
  const purse = `${pen.paint('gold', `${gold} gold`)}, ${pen.paint('gem', plural(gems, 'gem'))}`;
  return [
    `${pen.paint(`seat${seat}`, who(seat))}: ${purse}`,
    ...wrapped('  hand: ', names(hand), width),
    ...(kept.length > 0 ? wrapped('  keeps: ', names(kept), width) : []),
    ...(pile.length > 0 ? wrapped('  pile: ', names(pile), width) : []),
  ];
}

const priced = (card: number): string => `${WARES[card]!.name} (${WARES[card]!.worth})`;

/** The names of cards; for hidden ones, only how many there are. */
function names(cards: readonly number[]): string[] {
  if (cards.length === 0) return ['nothing'];
  if (cards.some(card => card < 0)) return [plural(cards.length, 'ware')];
  return cards.map(card => WARES[card]!.name);
}
