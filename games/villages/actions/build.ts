// Build [VV 5.3, 6]: pay for a Building of the hand, icon by icon, and put it into the village. The leader then draws a card.
import { auto, choose } from '@castellan/kernel';
import type { Auto, Choose, Draft, Offer, Phrase, Seat } from '@castellan/kernel';
import { BUILDINGS } from '../cards/buildings.ts';
import { RESOURCES } from '../cards/language.ts';
import { tell } from '../events.ts';
import { iconsOf } from '../figures.ts';
import { takeFromHand } from '../hand.ts';
import {
  CASTLE,
  emptyMeans,
  fillMeans,
  freeResource,
  offerProviders,
  POWER,
  provides,
  shortfall,
} from '../payment.ts';
import { discardCards, drawCards } from '../piles.ts';
import { cardOfPower, provisions, refOfPower } from '../printed.ts';
import type { State } from '../state.ts';
import { framesOf, isActing, NONE } from '../state.ts';
import { BUILDING } from './codes.ts';

const paying = framesOf('pay');
const providing = framesOf('provide');

/** Filled at the start of `options`. Not valid after it. */
const means = emptyMeans();

export const TOO_DEAR: Phrase = { say: 'too-dear' };
const BUILT_ALREADY: Phrase = { say: 'built-already' };

/** Offers the Buildings of the hand that can be paid for. A village has no two of the same name [VV 1.9]. */
export function offerBuildings(state: State, seat: Seat, offer: Offer): void {
  const { hand, shown, buildings } = state.players[seat]!;
  fillMeans(means, state, seat, 1);
  for (let i = 0; i < shown.length; i++)
    if (shown.indexOf(shown[i]!) === i) offerBuilding(buildings, shown[i]!, offer);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (hand.indexOf(card) === i && !shown.includes(card)) offerBuilding(buildings, card, offer);
  }
}

function offerBuilding(buildings: readonly number[], card: number, offer: Offer): void {
  if (buildings.includes(card)) offer.block(BUILDING + card, BUILT_ALREADY);
  else if (provides(means, card, 0)) offer.add(BUILDING + card);
  else offer.block(BUILDING + card, TOO_DEAR);
}

/** What is missing to build a card of the hand. */
export function lackedFor(state: State, seat: Seat, card: number): Phrase {
  fillMeans(means, state, seat, 1);
  return shortfall(means, card);
}

/** The Building is shown, and is paid for before anything else. */
export function startBuild(t: Draft<State>, seat: Seat, card: number): void {
  const { players, turn } = t.state;
  takeFromHand(players[seat]!, card);
  turn.building = card;
  turn.paid = 0;
  turn.used = 0;
  t.put(paying[seat]!);
}

/** Asks for one icon after the other, until the cost is paid. */
export const pay: Auto<State> = auto({
  fits: (t, seat, _, below) => isActing(t, seat, below, ['powers']),
  run(t, seat) {
    const { turn } = t.state;
    if (turn.paid === iconsOf[turn.building]!.length) return raise(t, seat);
    t.put(paying[seat]!);
    return t.put(providing[seat]!);
  },
});

/** What provides the next icon? This depends on open cards only. */
export const provide: Choose<State> = choose({
  fits: (t, seat, _, below) => t.state.turn.building !== NONE && isActing(t, seat, below, ['pay']),
  options({ state }, seat, offer) {
    fillMeans(means, state, seat, 0);
    means.powers &= ~state.turn.used;
    offerProviders(state, seat, means, offer);
  },
  prompt({ state: { turn } }) {
    const icons = iconsOf[turn.building]!;
    return {
      say: 'ask-provide',
      card: BUILDINGS[turn.building]!.id,
      resource: RESOURCES[icons[turn.paid]!]!,
      left: icons.length - turn.paid,
    };
  },
  face({ state: { turn } }, seat, code) {
    const resource = RESOURCES[iconsOf[turn.building]![turn.paid]!]!;
    if (code === CASTLE)
      return { id: 'castle', note: { say: 'option-castle', resource }, ref: `castle:${seat}` };
    if (code < CASTLE)
      return {
        id: code === seat ? 'own' : `seat:${code}`,
        note: { say: code === seat ? 'option-own' : 'option-others', resource, seat: code },
        ref: `resource:${code}:${resource}`,
      };
    const { power, discards } = provisions[code - POWER]!;
    const card = cardOfPower(power);
    return {
      id: `power:${card}`,
      note: { say: 'option-provide', card, resource, discards },
      ref: refOfPower(power, seat),
    };
  },
  resolve(t, seat, code) {
    const { turn } = t.state;
    const resource = iconsOf[turn.building]![turn.paid]!;
    turn.paid++;
    turn.idle = 0;
    if (code >= POWER) usePower(t, seat, code - POWER, resource);
    else layCoin(t, seat, code, resource);
  },
});

/** Lays a coin on a Resource or on the own Castle. The owner of that card takes it when they replenish [VV 4.2]. */
function layCoin(t: Draft<State>, seat: Seat, on: number, resource: number): void {
  const { players } = t.state;
  players[seat]!.gold--;
  if (on === CASTLE) players[seat]!.castle = seat;
  else {
    const owner = players[on]!;
    owner.coins[freeResource(owner, resource)] = seat;
  }
  if (t.events === null) return;
  const say = on === CASTLE ? 'coin-on-castle' : 'coin-laid';
  tell(t, say, { seat, owner: on === CASTLE ? seat : on, resource: RESOURCES[resource]! });
}

/** A power provides the icon. Its price is paid at once [VV 9.4, 9.5]. */
function usePower(t: Draft<State>, seat: Seat, place: number, resource: number): void {
  const { power, discards } = provisions[place]!;
  t.state.turn.used |= 1 << place;
  t.resolved(power);
  if (t.events !== null)
    tell(t, 'provided', { seat, card: cardOfPower(power), resource: RESOURCES[resource]! });
  discardCards(t, seat, discards);
}

function raise(t: Draft<State>, seat: Seat): void {
  const { players, turn } = t.state;
  const card = turn.building;
  players[seat]!.buildings.push(card);
  turn.building = NONE;
  turn.paid = 0;
  turn.used = 0;
  if (t.events !== null) tell(t, 'built', { seat, card: BUILDINGS[card]!.id });
  if (seat === turn.seat) drawCards(t, seat, 1);
}
