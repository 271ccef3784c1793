// Play a card as an item [SG 6.2, 6.5, 6.8, 7, R7, R8]. It is a commitment until its cost is paid. Then the item is acquired.
import { takeOut } from '@castellan/kernel';
import type { Draft, Face, Offer, Phrase } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { tell } from '../events.ts';
import { actionsOf, costOf, EVENT, typeOf, WILD } from '../figures.ts';
import type { Funds } from '../payment.ts';
import { NO_ACTIONS, payableWith, shields, TOO_DEAR, TOO_DEAR_NOW } from '../payment.ts';
import { itemPower } from '../printed.ts';
import type { Player, State, Turn } from '../state.ts';
import { QUEST, statsOfPlayer } from '../state.ts';
import { ITEM } from './codes.ts';

const IS_EVENT: Phrase = { say: 'is-event' };
const TYPE_OWNED: Phrase = { say: 'type-owned' };
const WILD_OWNED: Phrase = { say: 'wild-owned' };

/** The types of a player's items, as bits: acquired, or played and not paid yet (SG R7). Wild counts as a type (SG R8). */
function typesOwned({ items }: Player, { open }: Turn): number {
  let owned = 0;
  for (let i = 0; i < items.length; i++) owned |= 1 << typeOf[items[i]!]!;
  for (let i = 0; i < open.length; i++) {
    const { what } = open[i]!;
    if (what !== QUEST) owned |= 1 << typeOf[what]!;
  }
  return owned;
}

export function offerItems({ turn, players }: State, funds: Funds, offer: Offer): void {
  const player = players[turn.seat]!;
  const { hand } = player;
  const owned = typesOwned(player, turn);
  const stats = statsOfPlayer(player);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const type = typeOf[card]!;
    const left = funds.actions - actionsOf[card]!;
    if (type === EVENT) offer.block(ITEM + card, IS_EVENT);
    else if (((owned >> type) & 1) === 1) {
      offer.block(ITEM + card, type === WILD ? WILD_OWNED : TYPE_OWNED);
    } else if (left < 0) offer.block(ITEM + card, NO_ACTIONS);
    // A card that is played as an item can't pay [SG 7.2].
    else if (payableWith(funds, stats, costOf[card]!, funds.all & ~(1 << i), left)) {
      offer.add(ITEM + card);
    } else offer.block(ITEM + card, funds.open === 0 ? TOO_DEAR : TOO_DEAR_NOW);
  }
}

export function itemFace(card: number): Face {
  const { id, cost } = adventures[card]!;
  return {
    id: `item:${id}`,
    note: { say: 'option-item', card: id },
    ref: `hand:${id}`,
    ...(cost === null ? {} : { cost: shields(cost) }),
  };
}

export function playItem(t: Draft<State>, card: number): void {
  const { turn, players } = t.state;
  takeOut(players[turn.seat]!.hand, card);
  turn.actions -= actionsOf[card]!;
  turn.open.push({ what: card, paid: [] });
  if (t.events !== null) tell(t, 'item-played', { seat: turn.seat, card: adventures[card]!.id });
}

export function acquireItem(t: Draft<State>, card: number): void {
  const { turn, players } = t.state;
  players[turn.seat]!.items.push(card);
  t.resolved(itemPower[card]!);
  if (t.events !== null) tell(t, 'item-acquired', { seat: turn.seat, card: adventures[card]!.id });
}
