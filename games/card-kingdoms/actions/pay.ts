import { split } from '@castellan/kernel';
import type { Draft, Seat, Steps } from '@castellan/kernel';
import type { Player, State } from '../state.ts';

/**
 * Paying for an action [CK 5.4]: each magic may replace one gold or one strength, but at least one
 * token must be of the real kind. How much magic is the payer's choice, asked where there is one.
 */
export type Coin = 'gold' | 'strength';
const COINS: readonly Coin[] = ['gold', 'strength'];

/** Whether the price can be met, with so much magic already spoken for. */
export function canPay(player: Player, coin: Coin, price: number, magic = 0): boolean {
  const real = player[coin];
  return real >= 1 && player.magic >= magic && real + player.magic - magic >= price;
}

/** Asks for a payment of `price`; what follows must be on the agenda already. */
export function askPayment(t: Draft<State>, seat: Seat, coin: Coin, price: number): void {
  t.push('pay', seat, COINS.indexOf(coin), price);
}

const REAL = 0;
const MAGIC = 1;

export const paySteps: Steps<State> = {
  pay: split({
    options(t, { seat, a, b: price }, offer) {
      const player = t.state.players[seat]!;
      const real = Math.min(price, player[COINS[a]!]);
      const magic = Math.min(price - 1, player.magic);
      offer.total = price;
      offer.share(REAL, Math.max(1, price - magic), real);
      offer.share(MAGIC, price - real, magic);
    },
    prompt: (_, { a, b: price }) => ({ say: 'pay', coin: COINS[a]!, price }),
    face(_, { a }, share) {
      const token = share === REAL ? COINS[a]! : 'magic';
      return { id: token, note: { say: 'pay-share', token }, ref: `token:${token}` };
    },
    resolve(t, { seat, a }, counts) {
      const player = t.state.players[seat]!;
      const coin = COINS[a]!;
      player[coin] -= counts[REAL]!;
      player.magic -= counts[MAGIC]!;
      if (t.events !== null) {
        const tokens = { gold: 0, strength: 0, magic: counts[MAGIC]!, vp: 0 };
        tokens[coin] = counts[REAL]!;
        t.tell({ say: 'paid', seat, tokens });
      }
    },
  }),
};
