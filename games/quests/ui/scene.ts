import { handled, MAIN } from '@castellan/kernel';
import type { Frame, Handlers, Phrase } from '@castellan/kernel';
import type { BoardProps, Seats } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { QUESTS } from '../cards/quests.ts';
import type { events } from '../events.ts';
import type { Player, Seen } from '../state.ts';
import { COSTS, HAND_COST, LINE, NONE } from '../state.ts';
import type { Payer } from './means.ts';
import { usualPayers } from './means.ts';
import type { Say } from './speech.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: Say;
  /** What the active player is asked. */
  readonly asked: Frame | null;
  readonly hiring: Hiring | null;
  /** The Quest that Citizens are being sent on. */
  readonly sending: number | null;
  /** The Quests that the one near by could complete: the Active ones and their own Reserved one. */
  readonly open: readonly number[];
  /** The cards that would usually pay for it. */
  readonly payers: readonly Payer[];
  /** A card of hand or Guild is to be given up: each shows what would be lost with it. */
  readonly gives: boolean;
}

/** A Citizen that is being paid for. */
export interface Hiring {
  readonly card: number;
  /** Its place in the Tavern Line; null: it comes from the hand. */
  readonly place: number | null;
  readonly price: number;
}

const GIVING = new Set(['pay', 'limit', 'power/pay']);

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale, decision } = props;
  const asked = view.core.agenda[MAIN]!.at(-1) ?? null;
  const seats = seatsOf(viewer, view.players.length, view.active);
  return {
    ...props,
    say: speech(locale).say,
    ...seats,
    asked,
    hiring: asked?.step === 'pay' ? hiringOf(asked) : null,
    sending: asked?.step === 'send' ? questOf(asked) : null,
    payers: payersOf(props, seats.near),
    open: [view.players[seats.near]!.reserved, ...view.quests].filter(quest => quest !== NONE),
    gives: decision !== null && GIVING.has(decision.step),
  };
}

function questOf({ args }: Frame): number {
  const { quest } = args!;
  return Number(quest);
}

function hiringOf({ args }: Frame): Hiring {
  const { card, place } = args!;
  const [citizen, at] = [Number(card), Number(place)];
  return at === LINE
    ? { card: citizen, place: null, price: HAND_COST }
    : { card: citizen, place: at, price: COSTS[at]! };
}

function payersOf({ view, decision }: BoardProps<Seen>, seat: number): readonly Payer[] {
  if (decision?.step !== 'pay') return [];
  const { hand, guild, reserved } = view.players[seat]!;
  const all = (['hand', 'guild'] as const).flatMap(pile => {
    const cards = pile === 'hand' ? hand : guild;
    return refsIn(pile, cards).map((ref, i) => ({
      ref,
      card: cards[i]!,
      isOfGuild: pile === 'guild',
    }));
  });
  const can = new Set(decision.options.map(({ ref }) => ref));
  const quests = [reserved, ...view.quests].filter(quest => quest !== NONE);
  return usualPayers(
    all.filter(({ ref }) => can.has(ref)),
    guild,
    quests,
    decision.max,
  );
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

/** Whether it is this seat's turn. */
export const isActive = ({ view }: Scene, seat: number): boolean =>
  !view.isOver && view.active === seat;

/** A Citizen kind and how many of it, in the order in which they came. */
export function kindsIn(cards: Player['guild']): [card: number, n: number][] {
  return [...new Set(cards)].map(card => [card, cards.filter(one => one === card).length]);
}

/** Something done this turn: the picture that stands for it. */
export interface Action {
  readonly key: number;
  readonly card: string | null;
  readonly token: string | null;
  readonly event: Phrase;
}

type Picture = Pick<Action, 'card' | 'token'>;

const token = (icon: string): Picture => ({ card: null, token: icon });
/** The Citizen that an event is about. */
const citizenIn = (told: { readonly citizen: string }): Picture => ({
  card: `citizen:${told.citizen}`,
  token: null,
});

const PICTURES: Handlers<typeof events, Picture> = {
  drew: () => token('action:draw'),
  reserved: () => token('action:reserve'),
  renewed: () => token('card:quest'),
  'card-stolen': () => token('place:hand'),
  hired: citizenIn,
  'hired-from-hand': citizenIn,
  'quest-completed': ({ quest }) => ({ card: `quest:${quest}`, token: null }),
  'citizen-taken': citizenIn,
  'citizen-picked': citizenIn,
};

/** What was done this turn, one after the other. */
export function actionsOf({ log }: Scene): Action[] {
  const latest = lately(log);
  const turn = latest.findLastIndex(({ say }) => say === 'turn');
  return latest.slice(turn + 1).flatMap((event, key): Action[] => {
    const picture = handled<typeof events, Picture>(PICTURES, event);
    return picture === undefined ? [] : [{ key, ...picture, event }];
  });
}
