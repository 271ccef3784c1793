// What an option is worth to the seat that is asked, in points, give or take. For bots.
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
import { DECK } from './piles.ts';
import { world } from './powers.ts';
import { provisions } from './printed.ts';
import type { State } from './state.ts';
import { isSolo } from './state.ts';

/** To leave a power is worth a trifle: no trade that brings nothing. */
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

  draw(state, seat) {
    const outlook = new Outlook(state, seat);
    return from => (from === DECK ? outlook.unseen : outlook.keep(state.piles[from]!.at(-1)!));
  },

  pile(state, seat) {
    const outlook = new Outlook(state, seat);
    return to => coverWorth(outlook, state.piles[to]!.at(-1));
  },

  provide: (_, seat) => code => providerWorth(seat, code),
};

/** Others get something out of what one leads: a card each of a Harvest, say. */
const SHARED = 0.15;

function actionWorths(state: State, seat: Seat): (code: number) => number {
  const outlook = new Outlook(state, seat);
  const leads = seat === state.turn.seat;
  return code => {
    // To be asked again costs nothing.
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
  if (isSolo(state)) return gold - outlook.cheapest(1);
  return leads ? led(gold + outlook.draws(1)) : outlook.draws(1);
}

/** What brings nothing is led only if nothing else can be: a game in which all do so would never end. */
const led = (worth: number): number => (worth < 0.05 ? -9 : worth - SHARED);

/** What is covered is harder to get at, for others and for oneself. */
function coverWorth(outlook: Outlook, top: number | undefined): number {
  return top === undefined ? 0 : BUILDINGS[top]!.vp * 0.5 - outlook.keep(top);
}

/** What costs nothing first, then what comes back, what is not bound to a kind last; others are paid only if need be. */
function providerWorth(seat: Seat, code: number): number {
  if (code === seat) return 3;
  if (code === CASTLE) return 1;
  if (code < CASTLE) return -1;
  const { discards, type } = provisions[code - POWER]!;
  if (discards > 0) return 0;
  return type < 0 ? 4 : 5;
}

/** Whatever brings something is used; a price must be worth it. */
function weighing(state: State, seat: Seat): Weighing {
  const outlook = new Outlook(state, seat);
  const prices = pricesOf(outlook);
  return {
    prices,
    pass: STOP,
    aim: rival => outlook.rival(rival),
    acquire: () => 0,
    pay: (_, card, effect) => worth(effect, prices) - outlook.keep(card),
    card: (_, card) => -outlook.keep(card),
  };
}

/** Of a used power: resources are provided and points are counted elsewhere. */
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
