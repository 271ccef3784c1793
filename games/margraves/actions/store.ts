// Wild Resources, and what to do with a full storage [MV 3.2, 3.5].
import { choose, flag, oneOf, whole } from '@castellan/kernel';
import type { Choose, Draft, Phrase, Seat } from '@castellan/kernel';
import { GOODS, TOKENS } from '../cards/language.ts';
import type { TokenName } from '../cards/language.ts';
import { tell } from '../events.ts';
import { isTop, whileGaining } from '../state.ts';
import { POWERS } from '../printed.ts';
import type { State } from '../state.ts';
import { goodsOf, returnOne, spaceIn, storeOne } from '../storage.ts';
import { MOST_LEFT, PASS, passFace } from './codes.ts';

const NONE_LEFT: Phrase = { say: 'none-left' };

const token = oneOf(...TOKENS);

/** A wild icon: the player chooses a Resource that the supply still has. */
export const wild: Choose<State> = choose({
  args: { left: whole(1, MOST_LEFT), may: flag(), source: whole(-1, POWERS) },
  fits: (t, seat, _, below) => whileGaining(t, seat, below),
  options({ state: { supply } }, _, offer, { may }) {
    for (let i = 0; i < GOODS.length; i++) {
      if (supply[GOODS[i]!] > 0) offer.add(i);
      else offer.block(i, NONE_LEFT);
    }
    if (may || offer.count === 0) offer.add(PASS);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-wild', left }),
  face: (_, __, code) =>
    code === PASS
      ? passFace
      : {
          id: GOODS[code]!,
          note: { say: 'take-token', token: GOODS[code]! },
          ref: `supply:${GOODS[code]!}`,
        },
  resolve(t, seat, code, { left, may, source }) {
    if (code === PASS) return;
    if (left > 1) t.push('wild', seat, { left: left - 1, may, source });
    gainOne(t, seat, GOODS[code]!, source);
  },
});

/** Gains a token. If the storage is full, its owner chooses what to do. */
export function gainOne(t: Draft<State>, seat: Seat, gained: TokenName, source: number): void {
  if (spaceIn(t.state.players[seat]!) > 0) storeOne(t, seat, gained, source);
  else t.push('make-room', seat, { token: gained, left: 1 });
}

/** The storage is full: throw away something else, or forfeit the new token. Towers stay. */
export const makeRoom: Choose<State> = choose({
  args: { token, left: whole(1, MOST_LEFT) },
  fits: (t, seat, _, below) => whileGaining(t, seat, below),
  options({ state }, seat, offer, { token: gained }) {
    const player = state.players[seat]!;
    if (state.supply[gained] > 0 && spaceIn(player) === 0)
      for (let i = 0; i < TOKENS.length; i++)
        if (TOKENS[i] !== gained && player[TOKENS[i]!] > 0) offer.add(i);
    offer.add(PASS);
  },
  prompt: (_, __, { token: gained, left }) => ({ say: 'ask-room', token: gained, left }),
  face: (_, __, code, { token: gained }) =>
    code === PASS
      ? { id: 'forfeit', note: { say: 'forfeit', token: gained } }
      : {
          id: `throw:${TOKENS[code]!}`,
          note: { say: 'throw', token: TOKENS[code]! },
          ref: `storage:${TOKENS[code]!}`,
        },
  fallback: () => [PASS],
  resolve(t, seat, code, { token: gained, left }) {
    if (code === PASS) {
      // A grant may have made space in the meantime.
      const { players, supply } = t.state;
      const n = Math.min(left, spaceIn(players[seat]!), supply[gained]);
      for (let i = 0; i < n; i++) storeOne(t, seat, gained, -1);
      if (n < left) tell(t, 'forfeited', { seat, token: gained, n: left - n });
      return;
    }
    returnOne(t, seat, TOKENS[code]!);
    tell(t, 'thrown', { seat, token: TOKENS[code]! });
    if (left > 1) t.push('make-room', seat, { token: gained, left: left - 1 });
    storeOne(t, seat, gained, -1);
  },
});

/** Which Resources pay a wild price? */
export const payWild: Choose<State> = choose({
  args: { left: whole(1, MOST_LEFT) },
  fits: (t, seat, { left }, below) =>
    whileGaining(t, seat, below) && isTop(t, below) && goodsOf(t.state.players[seat]!) >= left,
  options({ state }, seat, offer) {
    for (let i = 0; i < GOODS.length; i++) if (state.players[seat]![GOODS[i]!] > 0) offer.add(i);
  },
  prompt: (_, __, { left }) => ({ say: 'ask-pay-wild', left }),
  face: (_, __, code) => ({
    id: GOODS[code]!,
    note: { say: 'pay-token', token: GOODS[code]! },
    ref: `storage:${GOODS[code]!}`,
  }),
  resolve(t, seat, code, { left }) {
    returnOne(t, seat, GOODS[code]!);
    tell(t, 'paid', { seat, tokens: { [GOODS[code]!]: 1 }, to: -1, source: '' });
    if (left > 1) t.push('pay-wild', seat, { left: left - 1 });
  },
});
