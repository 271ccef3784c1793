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
