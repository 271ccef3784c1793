// What each option is worth to a seat, in points, roughly. For bots; no rule reads it.
import type { Appraisal } from '@castellan/kernel';
import { effectAt, powerAppraisal, robs, verbIn, worth as effectWorth } from '@castellan/powers';
import type { Effect, Weighing } from '@castellan/powers';
import { REAL } from './actions/pay.ts';
import type { Coin } from './actions/pay.ts';
import { PASS } from './actions/slay.ts';
import { DOMAINS } from './cards/domains.ts';
import { RESOURCES } from './cards/language.ts';
import { topCitizen, topMonster } from './center.ts';
import { dukeWorth } from './favour.ts';
import { harvestWorth } from './income.ts';
import { outlookOf, tokensNow, withMe } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import { actionsLeft, BUILD, GAIN, RECRUIT, SLAY } from './phases/action.ts';
import { KEEP } from './phases/roll.ts';
import { world } from './powers.ts';
import { pointsInSight } from './points.ts';
import { COLUMNS } from './state.ts';
import type { State } from './state.ts';
import {
  buildWorth,
  citizenWorth,
  gainWorth,
  recruitWorth,
  slayWorth,
  trophyWorth,
} from './worth.ts';

/** Stopping is worth a little more than nothing, so that bots make no useless trades. */
const STOP = 0.01;

export const appraise: Appraisal<State> = {
  ...powerAppraisal<State>(world, weighing),

  duke({ players }) {
    const worth = dukeWorth(players.length);
    return duke => worth[duke]!;
  },

  action(state, seat) {
    const look = outlookOf(state, seat);
    const more = actionsLeft(state) === 2;
    return code => {
      if (code >= GAIN) return gainWorth(look, RESOURCES[code - GAIN]!, more);
      if (code >= BUILD) return buildWorth(look, state.domains[code - BUILD]!);
      if (code >= RECRUIT) return recruitWorth(look, topCitizen(state, code - RECRUIT));
      return slayWorth(look, topMonster(state, code - SLAY));
    };
  },

  'slay-more'(state, seat) {
    const look = outlookOf(state, seat);
    return stack => (stack === PASS ? 0 : slayWorth(look, topMonster(state, stack)));
  },

  pay(state, seat, { coin }: { readonly coin: Coin }) {
    const tokens = tokensNow(state, seat);
    return share => -tokens[share === REAL ? coin : 'magic'];
  },

  compensation(state, seat) {
    const look = outlookOf(state, seat);
    // The active player still has both actions.
    return resource => gainWorth(look, RESOURCES[resource]!, state.active === seat);
  },

  'change-dice'(state, seat) {
    const look = outlookOf(state, seat);
    return domain =>
      domain === KEEP
        ? harvestWorth(state, seat, state.dice[0]!, state.dice[1]!, look.prices)
        : rollWorth(look, seat, effectAt(DOMAINS[domain]!.power, 'own-roll')!);
  },

  die(state, seat, { to }: { readonly to: number }) {
    const { prices } = outlookOf(state, seat);
    return die => {
      const turned = to === 0 ? state.dice[die]! - 1 : to;
      return harvestWorth(state, seat, turned, state.dice[1 - die]!, prices);
    };
  },

  attacks: () => () => STOP,

  'attack-any': state => column =>
    state.citizens[column]!.length +
    state.citizens[column + COLUMNS]!.length +
    state.domainsBelow[column]!.length,

  capture(state, seat) {
    const look = outlookOf(state, seat);
    return stack => state.citizens[stack]!.length - citizenWorth(look, topCitizen(state, stack));
  },
};

function weighing(state: State, seat: number): Weighing {
  const look = outlookOf(state, seat);
  return {
    prices: look.prices,
    pass: STOP,
    aim: (rival, effect) => (robs(effect) ? preyWorth(look, rival) : plunderWorth(state, rival)),
    acquire: (_, stack) => citizenWorth(look, topCitizen(state, stack)),
    pay: (from, card) =>
      from === 'slain-monsters'
        ? 3 * look.tokens.vp - trophyWorth(look, card)
        : 3 * look.tokens.vp - citizenWorth(without(look, card), card),
    card: () => STOP,
  };
}

/** The outlook after a Citizen was put back. */
function without(look: Outlook, kind: number): Outlook {
  const { me } = look;
  return withMe(look, { ...me, citizens: me.citizens.with(kind, me.citizens[kind]! - 1) });
}

/** To what a verb turns a die that shows this face. */
const TURNED: Readonly<Record<string, (face: number, n: number) => number>> = {
  'set-die': (_, n) => n,
  'lower-die': face => Math.max(1, face - 1),
};

/**
 * The best harvest that a power of the roll phase would bring, less its price. A power that turns no die, or in a way
 * that is not known here, is worth what it says, beside the harvest as it is.
 */
export function rollWorth(
  { state, tokens, prices }: Outlook,
  seat: number,
  effect: Effect,
): number {
  const [a, b] = state.dice as [number, number];
  const turning = verbIn(effect);
  const turned = turning === null ? undefined : TURNED[turning.verb];
  if (turning === null || turned === undefined)
    return harvestWorth(state, seat, a, b, prices) + effectWorth(effect, prices);
  const price = turning.verb === 'set-die' ? 2 * tokens.gold : 0;
  return (
    Math.max(
      harvestWorth(state, seat, turned(a, turning.n), b, prices),
      harvestWorth(state, seat, a, turned(b, turning.n), prices),
    ) -
    price -
    0.05
  );
}

/** Tokens are taken where there are some, rather from the leader than from others. */
function plunderWorth({ players }: State, seat: number): number {
  const player = players[seat]!;
  return Math.min(3, player.gold) + Math.min(3, player.magic) + 0.05 * pointsInSight(player);
}

/** A random Monster of this player: the average of all. */
function preyWorth(look: Outlook, seat: number): number {
  const { monsters } = look.state.players[seat]!;
  if (monsters.length === 0) return 0;
  return monsters.reduce((sum, one) => sum + trophyWorth(look, one), 0) / monsters.length;
}
