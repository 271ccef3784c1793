import { handled, isOver } from '@castellan/kernel';
import type { Handlers, Phrase } from '@castellan/kernel';
import type { BoardProps } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { RESOURCES } from '../cards/language.ts';
import type { events } from '../events.ts';
import { resourceOf } from '../figures.ts';
import type { Player, Seen } from '../state.ts';
import { NONE } from '../state.ts';
import { planPayment } from '../view.ts';
import { icon, speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export function sceneOf(props: BoardProps<Seen>) {
  const { view, viewer, decision, locale, log } = props;
  const latest = lately(log);
  const began = latest.findLastIndex(({ say }) => say === 'turn');
  return {
    ...props,
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    say: speech(locale).say,
    /** How the Building that is being paid for would usually be paid. */
    plan: planPayment(view, decision),
    /** What has been told since this turn began. */
    turnEvents: latest.slice(Math.max(0, began)),
    /** Whether it is this seat's turn. */
    isLeading: (seat: number): boolean =>
      !isOver(view) && view.turn.number > 0 && view.turn.seat === seat,
  };
}
export type Scene = ReturnType<typeof sceneOf>;

export const buildingRef = (card: number): string => `building:${BUILDINGS[card]!.id}`;
export const adventurerRef = (card: number): string => `adventurer:${ADVENTURERS[card]!.id}`;

/** What stands in a village, in the order in which it came: Buildings, then Adventurers. */
export const villageRefs = ({ buildings, adventurers }: Player): string[] => [
  ...buildings.map(buildingRef),
  ...adventurers.map(adventurerRef),
];

/** By resource: the coin on each card of that kind, `NONE` where there is none. */
const coinsOf = ({ resources, coins }: Player): readonly (readonly number[])[] =>
  RESOURCES.map((_, kind) => coins.filter((__, at) => resourceOf[resources[at]!] === kind));

/** How many coins would come to lie on a thing. */
export const plannedOn = ({ plan }: Scene, ref: string): number =>
  plan.filter(({ on }) => on === ref).length;

/** Someone's Resources of a kind: the coin on each, what they are called, and how many more coins would come to lie there. */
export function resourcesOf(scene: Scene, seat: number, at: number) {
  const { view, say, locale } = scene;
  const name = RESOURCES[at]!;
  const of = `resource:${seat}:${name}`;
  const coins = coinsOf(view.players[seat]!)[at]!;
  const kind = icon(name, locale).label;
  const free = coins.filter(coin => coin === NONE).length;
  const label =
    coins.length === 0
      ? say('no-resource', { kind })
      : say('resource', { kind, n: coins.length, free });
  return { of, label, coins, planned: plannedOn(scene, of) };
}

const moved: Handlers<typeof events, string | null> = {
  developed: ({ card }) => card,
  built: ({ card }) => card,
  recruited: ({ card }) => card,
  'gold-stolen': ({ card }) => card,
  'card-stolen': ({ card }) => card,
};

/** The card that a move is about; null for none, or for one that is hidden. */
export const cardOfMove = (move: Phrase): string | null => handled(moved, move) ?? null;

/** A card by its id alone. */
export function cardRef(id: string): string {
  return BUILDINGS.some(one => one.id === id) ? `building:${id}` : `adventurer:${id}`;
}
