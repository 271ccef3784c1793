// Paying for an action [CK 5.4]: each magic can replace one gold or one strength, but at least one token must be of the real kind.
// The player chooses how much magic, and is asked only where there is a choice.
import { MAIN, oneOf, split, whole } from '@castellan/kernel';
import type { Draft, Given, Phrase, Seat, Steps } from '@castellan/kernel';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { topCitizen, topMonster } from '../center.ts';
import { tell } from '../events.ts';
import type { events } from '../events.ts';
import { tokens } from '../player.ts';
import type { Player, State } from '../state.ts';
import { follows } from '../order.ts';
import { buildPrice, recruitPrice } from '../modifiers.ts';

export type Coin = 'gold' | 'strength';
const COINS: readonly Coin[] = ['gold', 'strength'];

export const CANNOT_PAY: Phrase = { say: 'cannot-pay' };

/** Whether a player can pay the price, if `magic` is already needed for something else. */
export function canPay(player: Player, coin: Coin, price: number, magic = 0): boolean {
  const real = player[coin];
  return real >= 1 && player.magic >= magic && real + player.magic - magic >= price;
}

/** How many tokens are missing for it; 0 if it can be paid. */
export function missingCoins(player: Player, coin: Coin, price: number, magic = 0): number {
  const spare = Math.max(0, player.magic - magic);
  const real = player[coin];
  return Math.max(0, magic - player.magic) + Math.max(real >= 1 ? 0 : 1, price - real - spare);
}

/** What is missing for a price, if it can't be paid. */
export function lackedCoins(player: Player, coin: Coin, price: number, magic = 0): Phrase {
  if (player.magic < magic) {
    const lack = { coin: 'magic', n: magic, has: player.magic, besides: 0 };
    return player[coin] >= price
      ? { ...CANNOT_PAY, ...lack }
      : { ...lack, say: 'cannot-pay-both', other: coin, price, real: player[coin] };
  }
  return { ...CANNOT_PAY, coin, n: price, has: player[coin], besides: player.magic - magic };
}

/** The arguments of `pay`, made once. No price is as high as `MOST`. */
const MOST = 40;
const billsIn = (coin: Coin) => Array.from({ length: MOST }, (_, price) => ({ coin, price }));
const bills = { gold: billsIn('gold'), strength: billsIn('strength') };

/** Asks for a payment of `price`. The step that it is for must already lie right below. */
export function askPayment(t: Draft<State>, seat: Seat, coin: Coin, price: number): void {
  t.push('pay', seat, bills[coin][price]);
}

/** The arguments of the steps after a payment: each has one of these. */
interface PurchaseArgs {
  readonly stack: number;
  readonly column: number;
}

type Purchase = 'recruited' | 'slain' | 'built';
/** The card that is paid for. */
type Bought<K = Purchase> = K extends Purchase
  ? Omit<Given<typeof events, K>, 'seat' | 'tokens'>
  : never;

/** By the step after a payment, which is told like it: the card that is paid for. */
const purchases: {
  readonly [K in Purchase]: (state: State, args: PurchaseArgs) => Bought<K>;
} = {
  recruited: (state, { stack }) => ({ citizen: CITIZENS[topCitizen(state, stack)]!.id }),
  slain: (state, { stack }) => ({ monster: MONSTERS[topMonster(state, stack)]!.id }),
  built: (state, { column }) => ({ domain: DOMAINS[state.domains[column]!]!.id }),
};

/** By the step after a payment: what it costs. */
const prices: Readonly<
  Record<string, (state: State, player: Player, args: PurchaseArgs) => number>
> = {
  recruited: (state, player, { stack }) => recruitPrice(player, topCitizen(state, stack)),
  slain: (state, _, { stack }) => MONSTERS[topMonster(state, stack)]!.strength,
  built: (state, player, { column }) => buildPrice(player, state.domains[column]!),
};

/** What is being paid for: the next such step on the agenda. */
function purchase({ state }: Draft<State>): { done: Purchase; card: Bought } {
  const { step, args } = state.core.agenda[MAIN]!.findLast(frame =>
    Object.hasOwn(purchases, frame.step),
  )!;
  const done = step as Purchase;
  return { done, card: purchases[done](state, args as unknown as PurchaseArgs) };
}

/** A Monster's printed magic was paid when it was chosen. The event shows it as part of the price. */
const printedMagic = (bought: Bought): number =>
  'monster' in bought ? MONSTERS.find(card => card.id === bought.monster)!.magic : 0;

const aCoin = oneOf(...COINS);
export const REAL = 0;
const MAGIC = 1;

export const paySteps: Steps<State> = {
  pay: split({
    args: { coin: aCoin, price: whole(1, MOST - 1) },
    fits(t, seat, { coin, price }, below) {
      if (!follows(t, seat, below, Object.keys(purchases))) return false;
      const { step, args } = below.at(-1)!;
      const player = t.state.players[seat]!;
      return (
        coin === (step === 'slain' ? 'strength' : 'gold') &&
        price === prices[step]!(t.state, player, args as unknown as PurchaseArgs) &&
        canPay(player, coin, price)
      );
    },
    options(t, seat, offer, { coin, price }) {
      const player = t.state.players[seat]!;
      const real = Math.min(price, player[coin]);
      const magic = Math.min(price - 1, player.magic);
      offer.total = price;
      offer.share(REAL, Math.max(1, price - magic), real);
      offer.share(MAGIC, price - real, magic);
    },
    prompt(t, _, { coin, price }) {
      const { done, card } = purchase(t);
      return { ...card, say: 'pay', deed: done, coin, price };
    },
    face(_, __, share, { coin }) {
      const token = share === REAL ? coin : 'magic';
      return { id: token, note: { say: 'pay-share', token }, ref: `token:${token}` };
    },
    resolve(t, seat, counts, { coin }) {
      const player = t.state.players[seat]!;
      player[coin] -= counts[REAL]!;
      player.magic -= counts[MAGIC]!;
      if (t.events !== null) {
        const { done, card } = purchase(t);
        const magic = counts[MAGIC]! + printedMagic(card);
        tell(t, done, { ...card, seat, tokens: tokens.of({ [coin]: counts[REAL]!, magic }) });
      }
    },
  }),
};
