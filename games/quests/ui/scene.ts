import { handled } from '@castellan/kernel';
import type { Frame, Handlers, Phrase } from '@castellan/kernel';
import type { BoardProps, Seats } from '@castellan/table';
import { lately, seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { QUESTS } from '../cards/quests.ts';
import type { events } from '../events.ts';
import type { Player, Seen } from '../state.ts';
import type { Hiring, Payer } from '../view.ts';
import { askedOf, hiringOf, planPayers, questsOpenTo, sendingOf } from '../view.ts';
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

const GIVING = new Set(['pay', 'limit', 'power/pay']);

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale, decision } = props;
  const seats = seatsOf(viewer, view.players.length, view.active);
  return {
    ...props,
    say: speech(locale).say,
    ...seats,
    asked: askedOf(view),
    hiring: hiringOf(view),
    sending: sendingOf(view),
    payers: payersOf(props, seats.near),
    open: questsOpenTo(view, seats.near),
    gives: decision !== null && GIVING.has(decision.step),
  };
}

function payersOf({ view, decision }: BoardProps<Seen>, seat: number): readonly Payer[] {
  if (decision?.step !== 'pay') return [];
  const { hand, guild } = view.players[seat]!;
  const all = (['hand', 'guild'] as const).flatMap(pile => {
    const cards = pile === 'hand' ? hand : guild;
    return refsIn(pile, cards).map((ref, i) => ({
      ref,
      card: cards[i]!,
      isOfGuild: pile === 'guild',
    }));
  });
  const can = new Set(decision.options.map(({ ref }) => ref));
  const able = all.filter(({ ref }) => can.has(ref));
  return planPayers(able, guild, questsOpenTo(view, seat), decision.max);
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

/** Something done in a turn: what, how often or for how much, and the card or token that stands for it. */
export interface Done {
  readonly what: 'drew' | 'hired' | 'reserved' | 'renewed' | 'took' | 'completed';
  readonly n: number;
  readonly card?: string;
}

interface HiredEvent {
  readonly citizen: string;
  readonly paid: readonly string[];
}
const hired = ({ citizen, paid }: HiredEvent): Done => ({
  what: 'hired',
  n: paid.length,
  card: `citizen:${citizen}`,
});
const took = ({ citizen }: { readonly citizen: string }): Done => ({
  what: 'took',
  n: 1,
  card: `citizen:${citizen}`,
});

const DEEDS: Handlers<typeof events, Done> = {
  drew: () => ({ what: 'drew', n: 1 }),
  reserved: ({ quest }) => ({ what: 'reserved', n: 1, card: `quest:${quest}` }),
  renewed: () => ({ what: 'renewed', n: 1 }),
  'card-stolen': () => ({ what: 'took', n: 1 }),
  hired,
  'hired-from-hand': hired,
  'quest-completed': ({ quest }) => ({ what: 'completed', n: 1, card: `quest:${quest}` }),
  'citizen-taken': took,
  'citizen-picked': took,
};

/** What was done in the turn that goes on, or, while nothing is, in the one before; and whose it is. */
export function lastTurn({ log, view }: Scene): { readonly seat: number; readonly deeds: Done[] } {
  const deeds: Done[] = [];
  let seat = view.active;
  for (const event of lately(log).toReversed()) {
    if (event.say === 'turn' && deeds.length > 0) break;
    const deed = handled<typeof events, Done>(DEEDS, event);
    if (deed === undefined) continue;
    ({ seat } = event as Phrase & { readonly seat: number });
    const next = deeds[0];
    // Cards drawn one after the other are one deed.
    if (deed.what === 'drew' && next?.what === 'drew') deeds[0] = { ...next, n: next.n + 1 };
    else deeds.unshift(deed);
  }
  return { seat, deeds };
}
