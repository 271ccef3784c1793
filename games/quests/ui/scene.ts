import type { BoardProps } from '@castellan/table';
import { seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { QUESTS } from '../cards/quests.ts';
import type { Seen } from '../state.ts';
import type { Payer } from '../view.ts';
import { hiringOf, planPayers, questsOpenTo, sendingOf } from '../view.ts';
import { speech } from './speech.ts';

const GIVING = new Set(['pay', 'limit', 'power/pay']);

/** What the parts of the board need to know: the view, who looks, and the words. */
export function sceneOf(props: BoardProps<Seen>) {
  const { view, viewer, locale, decision } = props;
  const seats = seatsOf(viewer, view.players.length, view.active);
  return {
    ...props,
    ...seats,
    say: speech(locale).say,
    hiring: hiringOf(view),
    /** The Quest that Citizens are being sent on. */
    sending: sendingOf(view),
    /** The cards that would usually pay for a hire. */
    payers: payersOf(props, seats.near),
    /** A card of hand or Guild is to be given up: each shows what would be lost with it. */
    gives: decision !== null && GIVING.has(decision.step),
    /** Whether it is this seat's turn. */
    isActive: (seat: number): boolean => !view.isOver && view.active === seat,
  };
}
export type Scene = ReturnType<typeof sceneOf>;

function payersOf({ view, decision }: BoardProps<Seen>, seat: number): readonly Payer[] {
  if (decision?.step !== 'pay') return [];
  const player = view.players[seat]!;
  const can = new Set(decision.options.map(({ ref }) => ref));
  const able = (['hand', 'guild'] as const)
    .flatMap(pile =>
      refsIn(pile, player[pile]).map((ref, i) => {
        return { ref, card: player[pile][i]!, isOfGuild: pile === 'guild' };
      }),
    )
    .filter(({ ref }) => can.has(ref));
  return planPayers(able, player.guild, questsOpenTo(view, seat), decision.max);
}

export const citizenId = (card: number): string => CITIZENS[card]!.id;
export const questId = (quest: number): string => QUESTS[quest]!.id;

/** What the rules call each card of a pile: further copies have their number behind. */
export function refsIn(pile: 'hand' | 'guild', cards: readonly number[]): string[] {
  return cards.map((card, i) => {
    if (card < 0) return '';
    const copy = cards.slice(0, i).filter(other => other === card).length;
    return `${pile}:${citizenId(card)}${copy === 0 ? '' : `:${copy + 1}`}`;
  });
}
