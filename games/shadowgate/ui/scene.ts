import type { Phrase } from '@castellan/kernel';
import type { BoardProps, Seats } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { itemTypes } from '../cards/types.ts';
import { characterFaces, questFaces } from '../figures.ts';
import type { Payment } from '../means.ts';
import { usualPayment } from '../means.ts';
import type { Player, Seen } from '../state.ts';
import { faceOf, NONE } from '../state.ts';
import type { UiTerms } from './terms.ts';
import { uiTerms } from './terms.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: UiTerms;
  readonly isOver: boolean;
  /** The cards that the usual payment would take from whoever decides here. */
  readonly usual: readonly Payment[];
}

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale, decision } = props;
  const pays = decision?.step === 'action' && viewer === view.turn.seat;
  return {
    ...props,
    say: uiTerms(locale),
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    isOver: view.core.agenda.every(stack => stack.length === 0),
    usual: pays ? usualPayment(view) : [],
  };
}

export const adventureId = (card: number): string => adventures[card]!.id;
export const questId = (face: number): string => questFaces[face]!.id;

/** The face of a player's character; null while its side is not chosen. */
export function characterOf(player: Player): (typeof characterFaces)[number] | null {
  return player.side === NONE ? null : characterFaces[faceOf(player)]!;
}

/** Whether it is this seat's turn. */
export function isActive({ view, isOver }: Scene, seat: number): boolean {
  return !isOver && view.turn.number > 0 && view.turn.seat === seat;
}

/** The twelve places for items: one for each type, and one for a wild. */
export const ITEM_PLACES = [...itemTypes, 'wild'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

export const signOf = (place: ItemPlace): string => (place === 'wild' ? 'wild' : `type:${place}`);

/** The card in a place; undefined: there is none. */
export const itemIn = (cards: readonly number[], place: ItemPlace): number | undefined =>
  cards.find(card => adventures[card]!.type === place);

/** Something that someone did, with the card it is about, the cards that paid it and the points it brought. */
export interface Action {
  readonly event: Phrase;
  readonly seat: number;
  readonly card: string | null;
  readonly paid: readonly string[];
  readonly points: number;
}

/** What was done last, by anyone or by this seat: a quest completed, an item acquired, the quests cycled. */
export function lastMove(log: Scene['log'], seat?: number): Action | null {
  const events = lately(log);
  const at = events.findLastIndex(
    event =>
      ['quest-completed', 'item-acquired', 'cycled'].includes(event.say) &&
      (seat === undefined || event['seat'] === seat),
  );
  if (at < 0) return null;
  const event = events[at]!;
  const id = event['quest'] ?? event['card'];
  const turn = events.slice(0, at).findLastIndex(({ say }) => say === 'turn');
  const paid = events
    .slice(Math.max(0, turn), at)
    .filter(({ say, target }) => say.startsWith('resource-') && target === id)
    .map(({ card }) => `adventure:${String(card)}`);
  return {
    event,
    seat: Number(event['seat']),
    card:
      typeof id !== 'string'
        ? null
        : `${event['quest'] === undefined ? 'adventure' : 'quest'}:${id}`,
    paid,
    points: Number(event['points'] ?? 0),
  };
}
