// Play a card as resources [SG 5.3–5.6, 6.8, R5, R6]: for something that is begun, or loose. Loose cards are assigned later.
import { takeOut } from '@castellan/kernel';
import type { Draft, Face, Offer } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { targetId, tellPaid } from '../events.ts';
import { actionsOf, costOf, questCostOf, reaches, resourcesOf } from '../figures.ts';
import type { Funds } from '../payment.ts';
import { NEEDED, NO_ACTIONS, payable } from '../payment.ts';
import { resourcePower } from '../printed.ts';
import type { State } from '../state.ts';
import { QUEST, statsOfPlayer } from '../state.ts';
import { ASSIGN, LOOSE, RESOURCE, TARGETS } from './codes.ts';
import { acquireItem } from './item.ts';

export function offerResources({ turn, players }: State, funds: Funds, offer: Offer): void {
  const { hand } = players[turn.seat]!;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const code = RESOURCE + (card << TARGETS);
    const left = funds.actions - actionsOf[card]!;
    if (left < 0) {
      for (const { what } of turn.open) offer.block(code + what, NO_ACTIONS);
      offer.block(code + LOOSE, NO_ACTIONS);
      continue;
    }
    offerTargets(turn.open, funds, offer, code, i, left);
    // A loose card can still pay for anything that is open, without another action.
    if (payable(funds, 0, funds.all, funds.free | (1 << i), left)) offer.add(code + LOOSE);
    else offer.block(code + LOOSE, NEEDED);
  }
}

export function offerAssignments({ turn, players }: State, funds: Funds, offer: Offer): void {
  const inHand = players[turn.seat]!.hand.length;
  for (let i = 0; i < turn.loose.length; i++) {
    offerTargets(
      turn.open,
      funds,
      offer,
      ASSIGN + (turn.loose[i]! << TARGETS),
      inHand + i,
      funds.actions,
    );
  }
}

/** Offers a card for each open commitment, if everything can still be paid afterwards. */
function offerTargets(
  open: State['turn']['open'],
  funds: Funds,
  offer: Offer,
  code: number,
  place: number,
  actions: number,
): void {
  const bit = 1 << place;
  const worth = funds.sums[bit]!;
  for (let i = 0; i < open.length; i++) {
    funds.have[i]! += worth;
    if (payable(funds, 0, funds.all & ~bit, funds.free, actions)) offer.add(code + open[i]!.what);
    else offer.block(code + open[i]!.what, NEEDED);
    funds.have[i]! -= worth;
  }
}

export function resourceFace(state: State, card: number, what: number): Face {
  const { id } = adventures[card]!;
  const target = targetId(state, what);
  const note =
    target === null
      ? { say: 'option-resource-loose', card: id }
      : { say: 'option-resource', card: id, target };
  return { id: `resource:${id}:${targetWord(what)}`, note, ref: `hand:${id}` };
}

export function assignFace(state: State, card: number, what: number): Face {
  const { id } = adventures[card]!;
  const note = { say: 'option-assign', card: id, target: targetId(state, what) };
  return { id: `assign:${id}:${targetWord(what)}`, note, ref: `loose:${id}` };
}

function targetWord(what: number): string {
  if (what === LOOSE) return 'loose';
  return what === QUEST ? 'quest' : adventures[what]!.id;
}

export function playResource(t: Draft<State>, card: number, what: number): void {
  const { turn, players } = t.state;
  takeOut(players[turn.seat]!.hand, card);
  turn.actions -= actionsOf[card]!;
  t.resolved(resourcePower + card);
  tellPaid(t, 'resource-played', card, what);
  if (what === LOOSE) turn.loose.push(card);
  else payTowards(t, card, what);
}

export function assignResource(t: Draft<State>, card: number, what: number): void {
  const { turn } = t.state;
  takeOut(turn.loose, card);
  tellPaid(t, 'resource-assigned', card, what);
  payTowards(t, card, what);
}

function payTowards(t: Draft<State>, card: number, what: number): void {
  const { open } = t.state.turn;
  for (let i = 0; i < open.length; i++) {
    if (open[i]!.what === what) open[i]!.paid.push(card);
  }
  closeIfMet(t, what);
}

/** As soon as its cost is paid, a commitment is closed: the item is acquired, or the quest is completed [SG 5.1, 5.7, 7.3, 8.3]. */
export function closeIfMet(t: Draft<State>, what: number): void {
  const { turn, players } = t.state;
  const at = turn.open.findIndex(one => one.what === what);
  const { paid } = turn.open[at]!;
  let have = statsOfPlayer(players[turn.seat]!);
  for (let i = 0; i < paid.length; i++) have += resourcesOf[paid[i]!]!;
  if (!reaches(have, what === QUEST ? questCostOf[turn.quest]! : costOf[what]!)) return;
  turn.open.splice(at, 1);
  for (let i = 0; i < paid.length; i++) turn.spent.push(paid[i]!);
  if (what === QUEST) t.push('level', turn.seat);
  else acquireItem(t, what);
}
