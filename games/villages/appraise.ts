// What each option is worth to a seat, in points, roughly. For bots; no rule reads it.
import type { Appraisal, Seat } from '@castellan/kernel';
import { powerAppraisal, worth } from '@castellan/powers';
import type { Prices, Weighing } from '@castellan/powers';
import {
  ADVENTURER,
  BUILDING,
  DECLINE,
  DECLINE_AHEAD,
  DEVELOP,
  HARVEST,
  TAX,
} from './actions/codes.ts';
import { recruitPrice } from './actions/recruit.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { resourceOf } from './figures.ts';
import { Outlook } from './outlook.ts';
import { CASTLE, POWER } from './payment.ts';
import { FROM_DECK } from './piles.ts';
import { isForGold, world } from './powers.ts';
import { provisions } from './printed.ts';
import { rulesOf } from './solo.ts';
import type { State } from './state.ts';

/** Not using a power is worth a little more than nothing, so that bots make no useless trades. */
const STOP = 0.001;

export const appraise: Appraisal<State> = {
  ...powerAppraisal<State>(world, weighing),

  lead: actionWorths,
  follow: actionWorths,

  develop(state, seat) {
    const outlook = new Outlook(state, seat);
    return card => outlook.resource(resourceOf[card]!) - outlook.keep(card);
  },

  discard(state, seat) {
    const outlook = new Outlook(state, seat);
    return card => -outlook.keep(card);
  },

  trash(state, seat) {
    const outlook = new Outlook(state, seat);
    return card => -outlook.keep(card);
  },

  draw(state, seat) {
    const outlook = new Outlook(state, seat);
    return from => (from === FROM_DECK ? outlook.unseen : outlook.keep(state.piles[from]!.at(-1)!));
  },

  pile(state, seat) {
    const outlook = new Outlook(state, seat);
    return to => coverWorth(outlook, state.piles[to]!.at(-1));
  },

  provide: (_, seat) => code => providerWorth(seat, code),
};

/** The others profit from what a player leads: from a Harvest, each gets a card. */
const SHARED = 0.15;

function actionWorths(state: State, seat: Seat): (code: number) => number {
  const outlook = new Outlook(state, seat);
  const leads = seat === state.turn.seat;
  return code => {
    // Declining once costs nothing: the player will be asked again.
    if (code === DECLINE) return 0;
    if (code === DECLINE_AHEAD) return -1;
    if (code >= ADVENTURER)
      return outlook.adventurer(code - ADVENTURER) - recruitPrice(state, seat) * outlook.gold;
    if (code >= BUILDING) return buildWorth(outlook, code - BUILDING, leads);
    if (code === HARVEST) return leads ? led(outlook.draws(3)) : outlook.draws(1);
    if (code === DEVELOP) return outlook.develops(leads ? 1 : 2);
    if (code === TAX) return taxWorth(outlook, state, leads);
    throw new Error(`no action has the code ${code}`);
  };
}

function buildWorth(outlook: Outlook, card: number, leads: boolean): number {
  const drawn = leads ? outlook.unseen : 0;
  return outlook.building(card) - outlook.keep(card) * 0.5 - outlook.price(card) + drawn;
}

function taxWorth(outlook: Outlook, state: State, leads: boolean): number {
  const gold = state.bank > 0 ? outlook.gold : 0;
  if (rulesOf(state).trashes) return gold - outlook.cheapest(1);
  return leads ? led(gold + outlook.draws(1)) : outlook.draws(1);
}

/** An action that brings nothing is led only if there is no other: otherwise a game might never end. */
const led = (worth: number): number => (worth < 0.05 ? -9 : worth - SHARED);

/** A covered card is harder to get, for others and for the player. */
function coverWorth(outlook: Outlook, top: number | undefined): number {
  return top === undefined ? 0 : BUILDINGS[top]!.vp * 0.5 - outlook.keep(top);
}

/** First what costs nothing, then coins that come back, then the Castle and what costs cards. Others are paid last. */
function providerWorth(seat: Seat, code: number): number {
  if (code === seat) return 3;
  if (code === CASTLE) return 1;
  if (code < CASTLE) return -1;
  const { discards, type } = provisions[code - POWER]!;
  if (discards > 0) return 0;
  return type < 0 ? 4 : 5;
}

/** Every power that brings something is used, if it is worth its price. */
function weighing(state: State, seat: Seat): Weighing {
  const outlook = new Outlook(state, seat);
  const prices = pricesOf(outlook);
  return {
    prices,
    effect: effect =>
      state.bank === 0 && isForGold(effect) ? -outlook.cheapest(1) : worth(effect, prices),
    pass: STOP,
    aim: rival => outlook.rival(rival),
    acquire: () => 0,
    pay: (_, card, effect) => worth(effect, prices) - outlook.keep(card),
    card: (_, card) => -outlook.keep(card),
  };
}

/** The prices for powers that are used. Resources and points are rated elsewhere. */
function pricesOf(outlook: Outlook): Prices {
  return {
    resources: { gold: outlook.gold, card: outlook.card },
    count: name => outlook.counted(name),
    lose: (_, n) => outlook.cheapest(n),
    rob: (_, n) => n * outlook.card,
    // No card of this game has these.
    acquire: () => 0,
    act: () => 0,
    verb: () => 0,
  };
}
