import { handled, isOver } from '@castellan/kernel';
import type { Handlers, ToldBy } from '@castellan/kernel';
import type { BoardProps } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { itemTypes } from '../cards/types.ts';
import type { events } from '../events.ts';
import { questFaces } from '../figures.ts';
import type { Seen } from '../state.ts';
import type { Standing } from '../view.ts';
import { planPayment, standingOf } from '../view.ts';
import { termsIn } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export function sceneOf(props: BoardProps<Seen>) {
  const { view, viewer, locale, decision } = props;
  const pays = decision?.step === 'action' && viewer === view.turn.seat;
  return {
    ...props,
    ...termsIn(locale),
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    isOver: isOver(view),
    /** By seat. */
    standings: view.players.map((_, seat) => standingOf(view, seat)),
    /** The cards that the usual payment would take from the one deciding here. */
    usual: pays ? planPayment(view) : [],
  };
}
export type Scene = ReturnType<typeof sceneOf>;

export const adventureId = (card: number): string => adventures[card]!.id;
export const questId = (face: number): string => questFaces[face]!.id;

/** The twelve places for items: one for each type, and one for a wild. */
export const ITEM_PLACES = [...itemTypes, 'wild'] as const;
export type ItemPlace = (typeof ITEM_PLACES)[number];

export const signOf = (place: ItemPlace): string => (place === 'wild' ? 'wild' : `type:${place}`);

/** Whether an item of this type stays for good. */
export const isBaseOf = ({ character }: Standing, place: ItemPlace): boolean =>
  character?.baseTypes.some(type => type === place) ?? false;

/** The card in a place; undefined: there is none. */
export const itemIn = (cards: readonly number[], place: ItemPlace): number | undefined =>
  cards.find(card => adventures[card]!.type === place);

/** Something that someone did, with the card it is about and the points it brought. */
interface Move {
  readonly seat: number;
  readonly card: string | null;
  readonly points: number;
}

const moves: Handlers<typeof events, Move> = {
  'quest-completed': ({ seat, quest, points }) => ({ seat, card: `quest:${quest}`, points }),
  'item-acquired': ({ seat, card }) => ({ seat, card: `adventure:${card}`, points: 0 }),
  cycled: ({ seat }) => ({ seat, card: null, points: 0 }),
};

type Paid = ToldBy<typeof events, 'resource-played'>;
const payments: Handlers<typeof events, Paid> = {
  'resource-played': told => told,
  'resource-assigned': told => told,
};

/** What was done last, by anyone or by this seat: a quest completed, an item acquired, the quests cycled; and what paid it. */
export function lastMove(log: Scene['log'], seat?: number) {
  const told = lately(log);
  const done = told.map(event => handled(moves, event));
  const at = done.findLastIndex(move => move && (seat === undefined || move.seat === seat));
  const [event, move] = [told[at], done[at]];
  if (!event || !move) return null;
  const turn = told.slice(0, at).findLastIndex(({ say }) => say === 'turn');
  const paid = told
    .slice(Math.max(0, turn), at)
    .flatMap(one => handled(payments, one) ?? [])
    .filter(({ target }) => target !== null && move.card?.endsWith(`:${target}`))
    .map(({ card }) => `adventure:${card}`);
  return { event, ...move, paid };
}
