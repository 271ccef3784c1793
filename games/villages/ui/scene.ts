import { handled, MAIN } from '@castellan/kernel';
import type { Handlers, Phrase, Seat } from '@castellan/kernel';
import type { BoardProps, Seats } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { RESOURCES } from '../cards/types.ts';
import type { events } from '../events.ts';
import { iconsOf, resourceOf, typeOf } from '../figures.ts';
import { provisionsIn } from '../payment.ts';
import { ANY, provisions, WILD } from '../printed.ts';
import type { Player, Seen } from '../state.ts';
import { NONE } from '../state.ts';
import type { Planned } from './plan.ts';
import { planOf } from './plan.ts';
import type { Say } from './speech.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: Say;
  readonly isOver: boolean;
  /** How the Building that is being paid for would usually be paid. */
  readonly plan: readonly Planned[];
  /** What has been told since this turn began. */
  readonly turnEvents: readonly Phrase[];
}

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, decision, locale, log } = props;
  const latest = lately(log);
  const began = latest.findLastIndex(({ say }) => say === 'turn');
  return {
    ...props,
    say: speech(locale).say,
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    isOver: view.core.agenda.every(stack => stack.length === 0),
    plan: planOf(view, decision),
    turnEvents: latest.slice(Math.max(0, began)),
  };
}

export const buildingRef = (card: number): string => `building:${BUILDINGS[card]!.id}`;
export const adventurerRef = (card: number): string => `adventurer:${ADVENTURERS[card]!.id}`;

/** What stands in a village, in the order in which it came: Buildings, then Adventurers. */
export const villageRefs = ({ buildings, adventurers }: Player): string[] => [
  ...buildings.map(buildingRef),
  ...adventurers.map(adventurerRef),
];

/** By resource: the coin on each card of that kind, `NONE` where there is none. */
export const coinsOf = ({ resources, coins }: Player): readonly (readonly number[])[] =>
  RESOURCES.map((_, kind) => coins.filter((__, at) => resourceOf[resources[at]!] === kind));

/** Whether it is this seat's turn. */
export const isLeading = ({ view, isOver }: Scene, seat: number): boolean =>
  !isOver && view.turn.number > 0 && view.turn.seat === seat;

/** How somebody stands to the action that was led. */
type Stand = 'leads' | 'led' | 'follows' | 'followed' | 'declined' | 'waits';

type Told<R> = Handlers<typeof events, R>;

const answers: Told<readonly [Seat, Stand]> = {
  followed: ({ seat }) => [seat, 'followed'],
  declined: ({ seat }) => [seat, 'declined'],
  'declined-ahead': ({ seat }) => [seat, 'declined'],
};

/** What some of the events say, as far as they say anything. */
const heard = <R>(handlers: Told<R>, from: readonly Phrase[]): R[] =>
  from.map(event => handled(handlers, event)).filter(one => one !== undefined);

/** How each seat stands to the action, from the one who leads on. */
export function standings(scene: Scene): readonly { seat: number; stand: Stand }[] {
  const { view, turnEvents, isOver } = scene;
  const { turn, players, core } = view;
  const stack = core.agenda[MAIN] ?? [];
  const acting = stack.at(-1)?.seat;
  const answered = new Map(heard(answers, turnEvents));
  return players.map((_, i) => {
    const seat = (turn.seat + i) % players.length;
    const stand = (): Stand => {
      if (i === 0) return acting === seat && !isOver ? 'leads' : 'led';
      if (answered.has(seat)) return answered.get(seat)!;
      if (acting === seat && turn.action !== NONE) return 'follows';
      return stack.some(({ step, seat: of }) => step === 'follow' && of === seat)
        ? 'waits'
        : 'declined';
    };
    return { seat, stand: stand() };
  });
}

/** What has provided an icon: a coin of the payer, or a card with its power. */
export type Provider = { readonly coin: true } | { readonly card: string };

export interface Payment {
  readonly card: number;
  readonly seat: number;
  readonly icons: readonly number[];
  readonly paid: number;
  /** What paid the icons that are paid, as far as it was told. */
  readonly by: readonly Provider[];
}

const takesPart: Told<Seat> = { led: ({ seat }) => seat, followed: ({ seat }) => seat };

const providers: Told<Provider> = {
  'coin-laid': () => ({ coin: true }),
  'coin-on-castle': () => ({ coin: true }),
  provided: ({ card }) => ({ card }),
};

/** The Building that is being paid for. */
export function paymentOf({ view, turnEvents }: Scene): Payment | null {
  const { turn, core } = view;
  if (turn.building === NONE) return null;
  const seat = core.agenda[MAIN]?.find(({ step }) => step === 'pay')?.seat ?? turn.seat;
  const began = turnEvents.findLastIndex(event => handled(takesPart, event) === seat);
  const by = heard(providers, turnEvents.slice(began + 1));
  return { card: turn.building, seat, icons: iconsOf[turn.building]!, paid: turn.paid, by };
}

/** How many coins a Building would take: one for each icon that no power provides for nothing. */
export function coinsFor(player: Player, card: number): number {
  const set = provisionsIn(player);
  const left = [...iconsOf[card]!];
  let wild = 0;
  provisions.forEach(({ resource, type, discards }, place) => {
    if (((set >> place) & 1) === 0 || discards > 0) return;
    if (type !== ANY && type !== typeOf[card]) return;
    if (resource === WILD) wild++;
    else if (left.includes(resource)) left.splice(left.indexOf(resource), 1);
  });
  return Math.max(0, left.length - wild);
}

const moved: Told<string | null> = {
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
