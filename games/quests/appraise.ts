// What each option is worth to a seat, in points, roughly. For bots; no rule reads it.
import type { Appraisal } from '@castellan/kernel';
import { powerAppraisal } from '@castellan/powers';
import type { Weighing } from '@castellan/powers';
import { PASS } from './actions/bonus.ts';
import { cardIn, GUILD, IN_HAND } from './actions/hire.ts';
import { ENOUGH } from './actions/quest.ts';
import { RENEW } from './actions/reserve.ts';
import type { Outlook } from './outlook.ts';
import { effectWorth, guildLoss, inGuild, inHand, outlookOf, PRICES } from './outlook.ts';
import { NAMES } from './phases/action.ts';
import { CITIZEN_KINDS } from './places.ts';
import { world } from './powers.ts';
import {
  bandFor,
  bestHire,
  bestQuest,
  bestReserve,
  drawWorth,
  handHireWorth,
  hireWorth,
  iconWorth,
  questWorth,
  renewWorth,
  reserveWorth,
} from './worth.ts';
import { questPoints } from './scoring.ts';
import type { State } from './state.ts';
import { means } from './state.ts';
import { isWastedOn } from './waste.ts';

export const appraise: Appraisal<State> = {
  ...powerAppraisal<State>(world, weighing),

  'power/any': powerAppraisal<State>(world, weighingBonuses)['power/any']!,

  action(state, seat) {
    const look = outlookOf(state, seat);
    return code => actionWorth(look, NAMES[code]!);
  },

  hire(state, seat) {
    const look = outlookOf(state, seat);
    return code => {
      if (code === PASS) return 0;
      return code >= IN_HAND ? handHireWorth(look, code - IN_HAND) : hireWorth(look, code);
    };
  },

  pay(state, seat) {
    const look = outlookOf(state, seat);
    return code => -lossOf(look, cardIn(code), code >= GUILD);
  },

  limit(state, seat, { guild }: { readonly guild: boolean }) {
    const look = outlookOf(state, seat);
    return code => -lossOf(look, code >> 2, guild);
  },

  reserve(state, seat) {
    const look = outlookOf(state, seat);
    return code => {
      if (code === PASS) return 0;
      return code === RENEW ? renewWorth(look) : reserveWorth(look, code);
    };
  },

  'take-quest'(state, seat) {
    const look = outlookOf(state, seat);
    return quest => reserveWorth(look, quest);
  },

  quest(state, seat) {
    const look = outlookOf(state, seat);
    return code => (code === PASS ? 0 : questWorth(look, code));
  },

  send(state, seat, { quest }: { readonly quest: number }) {
    const band = bandFor(outlookOf(state, seat), quest, state.sent);
    return code => {
      if (code === ENOUGH) return 2;
      return band !== null && band.cards.includes(code) ? 1 : -1;
    };
  },
};

function actionWorth(look: Outlook, action: string): number {
  if (action === 'draw') return drawWorth(look);
  if (action === 'hire') return bestHire(look);
  if (action === 'reserve') return bestReserve(look);
  return action === 'quest' ? bestQuest(look) : 0;
}

/** What a player loses with a card of the hand or the Guild. */
function lossOf(look: Outlook, card: number, guild: boolean): number {
  return guild ? guildLoss(look, card) : inHand(look, card);
}

function weighing(state: State, seat: number): Weighing {
  const look = outlookOf(state, seat);
  return {
    prices: PRICES,
    pass: 0,
    aim: rival => rivalWorth(state, rival),
    acquire: (_, place) => inHand(look, state.line[place]!),
    pay: (from, card, effect) =>
      (from === 'citizens' && isWastedOn(state, seat, effect, card) ? 0 : effectWorth(effect)) -
      priceOf(look, from, card),
    card: (from, card) => cardWorth(look, from, card),
  };
}

/** Waiting bonuses are rated like the actions that they are. Draw comes early: the card may pay for the next hire. */
function weighingBonuses(state: State, seat: number): Weighing {
  const look = outlookOf(state, seat);
  const act = (action: string): number => (action === 'draw' ? 2 : actionWorth(look, action));
  return { ...weighing(state, seat), prices: { ...PRICES, act } };
}

/** What giving up this card costs: one of hand or Guild, or the Reserved Quest. */
function priceOf(look: Outlook, from: string, card: number): number {
  return from === 'reserved' ? 0.4 : lossOf(look, card % CITIZEN_KINDS, card >= CITIZEN_KINDS);
}

/** The rival with the most points per turn, if they have cards to lose. Total points would favour those who had more turns. */
function rivalWorth({ players, first, turn }: State, rival: number): number {
  const player = players[rival]!;
  const after = (rival - first + players.length) % players.length;
  const turns = Math.floor((turn - 1 - after) / players.length) + 1;
  return means(player) === 0 || turns === 0 ? -1 : questPoints(player) / turns;
}

/** A card of a rival's Guild, of the Tavern Line, or a Quest. */
function cardWorth(look: Outlook, from: string, card: number): number {
  if (from === 'guild') return iconWorth[card]!;
  if (from === 'line') return -inGuild(look, card % CITIZEN_KINDS);
  const aim = look.aims.find(({ quest }) => quest === card);
  return aim === undefined ? 0 : -aim.share;
}
