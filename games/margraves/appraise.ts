// What each option is worth to a seat, in points, roughly. For bots; no rule reads it.
import type { Appraisal } from '@castellan/kernel';
import { GATE, grantIn, powerAppraisal, worth as effectWorth } from '@castellan/powers';
import { DOWN, handSize } from './actions/citizens.ts';
import { PASS } from './actions/codes.ts';
import { FROM_STORAGE } from './actions/deploy.ts';
import { stepPrice } from './actions/influence.ts';
import { BY_STRENGTH } from './actions/slay.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GOODS, TOKENS } from './cards/language.ts';
import type { TokenName } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { WEALTH } from './cards/wealth.ts';
import { LINES } from './figures.ts';
import type { Outlook } from './outlook.ts';
import { outlookOf, stepWorth, WEIGHTS } from './outlook.ts';
import { BUILD, CITIZEN_KINDS, RECALL } from './phases/play.ts';
import { world } from './powers.ts';
import { effectOfPower, insteadOf, tombPower } from './printed.ts';
import { EMPTY, monsterOf, SLOTS, TOMBS } from './state.ts';
import type { State } from './state.ts';
import { goodsOf } from './storage.ts';
import {
  buildWorth,
  citizenWorth,
  handWorth,
  hireWorth,
  partWorth,
  pennantWorth,
  powerWorth,
  pricesOf,
  siteWorth,
  slayWorth,
  tileWorth,
  visitWorth,
  voyageWorth,
} from './worth.ts';

/** Declining is worth a little more than nothing, so that bots do nothing useless. */
const TRIFLE = 0.01;
/** Grants are kept for the end of the turn. */
const NOT_YET = -9;

const wealthWorth = (state: State, seat: number): ((tile: number) => number) => {
  const prices = pricesOf(outlookOf(state, seat));
  return tile => effectWorth(WEALTH[tile]!.reward, prices);
};

/** A player who declines an action may gain something else instead. */
function declined(look: Outlook, source: number): number {
  const instead = insteadOf(source);
  return instead === null ? TRIFLE : effectWorth(instead.effect, pricesOf(look));
}

const asked: Appraisal<State> = {
  ...powerAppraisal<State>(world, (state, seat) => {
    const look = outlookOf(state, seat);
    return {
      prices: pricesOf(look),
      pass: TRIFLE,
      effect: effect => partWorth(look, effect),
      // No card of this game aims at a rival, takes from a supply or costs cards.
      aim: () => 0,
      acquire: () => 0,
      pay: () => 0,
      card: () => 0,
    };
  }),

  [GATE]: () => () => TRIFLE,

  keep: wealthWorth,
  cash: wealthWorth,

  play(state, seat) {
    const look = outlookOf(state, seat);
    return code => playWorth(look, code);
  },

  wild(state, seat) {
    const { worths } = outlookOf(state, seat);
    return good => (good === PASS ? TRIFLE : worths[GOODS[good]!]);
  },

  'make-room'(state, seat, { token }: { readonly token: TokenName }) {
    const { worths } = outlookOf(state, seat);
    return thrown => (thrown === PASS ? 0 : worths[token] - worths[TOKENS[thrown]!]);
  },

  // Pay with the Resource of which there is most.
  'pay-wild'({ players }, seat) {
    const player = players[seat]!;
    return good => player[GOODS[good]!];
  },

  influence(state, seat) {
    const look = outlookOf(state, seat);
    return row => (row === PASS ? 0 : influenceWorth(look, row));
  },

  privilege(state, seat) {
    const look = outlookOf(state, seat);
    return tile => (tile === PASS ? TRIFLE : tileWorth(look, tile));
  },

  move(state, seat) {
    const look = outlookOf(state, seat);
    return place =>
      place === PASS
        ? siteWorth(look, look.me.margrave) + TRIFLE
        : siteWorth(look, place) + visitWorth(look, place);
  },

  deploy(state, seat) {
    const look = outlookOf(state, seat);
    return code => {
      if (code === PASS) return TRIFLE;
      const visit = visitWorth(look, code % FROM_STORAGE);
      return code < FROM_STORAGE ? visit : visit - look.worths.knight;
    };
  },

  send: () => place => (place === PASS ? TRIFLE : 1),

  'send-to'(state, seat) {
    const look = outlookOf(state, seat);
    return place => (place === PASS ? TRIFLE : visitWorth(look, place));
  },

  rally(state, seat) {
    const look = outlookOf(state, seat);
    return place => (place === PASS ? TRIFLE : visitWorth(look, look.me.margrave));
  },

  raise(state, seat) {
    const { worths } = outlookOf(state, seat);
    return tomb => (tomb === PASS ? TRIFLE : worths.knight);
  },

  hire(state, seat, { price, source }: Record<'price' | 'source', number>) {
    const look = outlookOf(state, seat);
    return slot => (slot === PASS ? declined(look, source) : hireWorth(look, slot, price));
  },

  slay(state, seat, { source }: Record<'source', number>) {
    const look = outlookOf(state, seat);
    return lair =>
      lair === PASS ? declined(look, source) : slayWorth(look, monsterOf(state, lair));
  },

  battle(state, seat, { left }: Record<'left', number>) {
    const look = outlookOf(state, seat);
    return code => battleWorth(look, code, left);
  },

  // Ship first the Resource of which there is most, as long as the voyage is worth it.
  ship(state, seat, { shipped, source }: Record<'shipped' | 'source', number>) {
    const look = outlookOf(state, seat);
    const voyage = voyageWorth(look, goodsOf(look.me), shipped);
    return good => {
      if (good !== PASS) return voyage + 0.01 * look.me[GOODS[good]!];
      return shipped > 0 ? TRIFLE : declined(look, source);
    };
  },

  // Dismiss the Citizen who is worth least.
  dismiss(state, seat) {
    const look = outlookOf(state, seat);
    return slot => (slot === PASS ? 0 : -citizenWorth(look, state.line[slot]!));
  },

  retrieve(state, seat) {
    const look = outlookOf(state, seat);
    return code => (code === PASS ? 0 : handWorth(look, code % DOWN));
  },

  'face-down'(state, seat) {
    const look = outlookOf(state, seat);
    return kind => -handWorth(look, kind);
  },

  build(state, seat) {
    const prices = pricesOf(outlookOf(state, seat));
    const { slots } = LOCATIONS[state.players[seat]!.margrave]!;
    return place => effectWorth(slots[place % SLOTS]!, prices);
  },
};

/** The same, with the grants that every step offers too. */
export const appraise: Appraisal<State> = Object.fromEntries(
  Object.entries(asked).map(([step, look]) => [
    step,
    (state, seat, args) => {
      const worth = look(state, seat, args);
      return code => {
        const grant = grantIn(code);
        if (grant < 0) return worth(code);
        return step === GATE ? grantWorth(outlookOf(state, seat), grant) : NOT_YET;
      };
    },
  ]),
);

/** Grants are used at the end of a turn: what they bring helps in the next one. */
function grantWorth(look: Outlook, power: number): number {
  const worth = effectWorth(effectOfPower(power), pricesOf(look));
  // A grant that is worth little now can wait.
  return look.rounds > 1 && worth < 1.2 ? 0 : worth;
}

function playWorth(look: Outlook, code: number): number {
  const { me, rounds } = look;
  if (code === RECALL) {
    const played = me.citizens.length - handSize(me);
    const hire = pricesOf(look).act('hire');
    return hire + Math.min(1, rounds) * (WEIGHTS.recalled * played - WEIGHTS.recallLater);
  }
  if (code === BUILD) return buildWorth(look);
  const { guild, power } = CITIZENS[code % CITIZEN_KINDS]!;
  return code < CITIZEN_KINDS ? pennantWorth(look, guild) : powerWorth(look, power);
}

function influenceWorth(look: Outlook, row: number): number {
  const { me, worths } = look;
  const price = stepPrice(me.influence[row]!);
  // A player who pays the last gold can't pay for anything else.
  return stepWorth(look, row) - (price > 0 && me.gold - price < 2 ? worths.gold : 0);
}

/** A knight from the map is nearly free. A tomb is better, the more of its lines are full. */
function battleWorth(look: Outlook, code: number, left: number): number {
  const { worths, state } = look;
  if (code === BY_STRENGTH) return -left * worths.strength;
  const knight = code < TOMBS ? 0.2 : worths.knight;
  const tomb = code % TOMBS;
  let lines = 0;
  LINES.forEach((line, i) => {
    if (!line.includes(tomb)) return;
    const empty = line.filter(one => state.tombs[one] === EMPTY).length;
    const reward = effectWorth(effectOfPower(tombPower(i)), pricesOf(look));
    lines += empty === 1 ? reward : (0.2 * reward) / empty;
  });
  return -knight - (left - 1) * worths.strength + lines;
}
