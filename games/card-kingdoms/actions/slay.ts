// Slay a Monster [CK 6]: take the top card of a stack. Pay its strength (magic can replace all but one) and its printed magic. Then
// get its reward.
import { auto, choose, whole } from '@castellan/kernel';
import type { Draft, Face, Offer, Phrase, Seat, Steps } from '@castellan/kernel';
import { asJson } from '@castellan/powers';
import type { GrantedAction } from '@castellan/powers';
import { MONSTERS } from '../cards/monsters.ts';
import { ofStack, topMonster } from '../center.ts';
import { monsterPower, pushPower, trigger } from '../printed.ts';
import { allMonstersSlain } from '../solo.ts';
import { COLUMNS, NONE } from '../state.ts';
import type { State } from '../state.ts';
import { askPayment, canPay, CANNOT_PAY, lackedCoins } from './pay.ts';
import { follows } from '../order.ts';

export const PASS = -1;

function payable(t: Draft<State>, seat: Seat, monster: number): boolean {
  const card = MONSTERS[monster]!;
  return canPay(t.state.players[seat]!, 'strength', card.strength, card.magic);
}

export function offerSlaying(t: Draft<State>, seat: Seat, offer: Offer, base: number): void {
  for (let stack = 0; stack < COLUMNS; stack++) {
    const monster = topMonster(t.state, stack);
    if (monster === NONE) continue;
    if (payable(t, seat, monster)) offer.add(base + stack);
    else offer.block(base + stack, CANNOT_PAY);
  }
}

export function slayFace(t: Draft<State>, stack: number): Face {
  const { id, strength, magic, reward } = MONSTERS[topMonster(t.state, stack)]!;
  return {
    id: `slay:${id}`,
    note: { say: 'slay', monster: id, strength, magic },
    ref: `center:monster:${id}`,
    cost: { strength, magic },
    effect: asJson(reward),
  };
}

export function whyNotSlay({ state }: Draft<State>, seat: Seat, stack: number): Phrase {
  const { strength, magic } = MONSTERS[topMonster(state, stack)]!;
  return lackedCoins(state.players[seat]!, 'strength', strength, magic);
}

export function slay(t: Draft<State>, seat: Seat, stack: number): void {
  const card = MONSTERS[topMonster(t.state, stack)]!;
  t.state.players[seat]!.magic -= card.magic;
  t.push('slain', seat, ofStack[stack]);
  askPayment(t, seat, 'strength', card.strength);
}

export const slaySteps: Steps<State> = {
  slain: auto({
    args: { stack: whole(0, COLUMNS - 1) },
    /** Slaying is an action, or granted by a Domain that was built in one. */
    fits: (t, seat, { stack }, below) =>
      t.state.monsters[stack]!.length > 0 &&
      follows(t, seat, below, ['action-finished', 'turn-up']),
    run(t, seat, { stack }) {
      const monster = t.state.monsters[stack]!.pop()!;
      t.state.players[seat]!.monsters.push(monster);
      if (allMonstersSlain(t)) return;
      pushPower(t, seat, monsterPower(monster));
      trigger(t, seat, 'slay');
    },
  }),

  /** A power allows to slay one more: at the usual price, inside the current action, and it can be declined [CK 5.7, 15.17]. */
  'slay-more': choose({
    fits: (t, seat, _, below) => follows(t, seat, below, ['turn-up']),
    options(t, seat, offer) {
      offerSlaying(t, seat, offer, 0);
      offer.add(PASS);
    },
    prompt: () => ({ say: 'slay-more' }),
    face: (t, _, stack) =>
      stack === PASS ? { id: 'pass', note: { say: 'pass' } } : slayFace(t, stack),
    why: (t, seat, stack) => whyNotSlay(t, seat, stack),
    fallback: () => [PASS],
    resolve(t, seat, stack) {
      if (stack !== PASS) slay(t, seat, stack);
    },
  }),
};

export const slayAction: GrantedAction<State> = {
  possible(t, seat) {
    for (let stack = 0; stack < COLUMNS; stack++) {
      const monster = topMonster(t.state, stack);
      if (monster !== NONE && payable(t, seat, monster)) return true;
    }
    return false;
  },
  begin: (t, seat) => t.push('slay-more', seat),
};
