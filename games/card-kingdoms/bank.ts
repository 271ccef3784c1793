// The Bank [CK 1.3]: it never runs out.
import type { Draft, Seat } from '@castellan/kernel';
import { NOBODY } from '@castellan/kernel';
import { TOKENS } from './cards/language.ts';
import type { TokenName, Tokens } from './cards/language.ts';
import { tell } from './events.ts';
import { cardOfPower } from './printed.ts';
import { tokens } from './player.ts';
import type { State } from './state.ts';

export function gainTokens(
  t: Draft<State>,
  seat: Seat,
  amounts: Tokens,
  times: number,
  source: number,
): void {
  tokens.add(t.state.players[seat]!, amounts, times);
  if (t.events !== null && times > 0)
    tell(t, 'gained', { seat, tokens: tokens.times(amounts, times), source: cardOfPower(source) });
}

export function spendTokens(
  t: Draft<State>,
  seat: Seat,
  amounts: Tokens,
  times: number,
  source: number,
): void {
  tokens.add(t.state.players[seat]!, amounts, -times);
  if (t.events !== null && times > 0)
    tell(t, 'paid', { seat, tokens: tokens.times(amounts, times), source: cardOfPower(source) });
}

/** The only kind of token in an amount. */
function kindOf(amounts: Tokens): TokenName {
  return TOKENS.find(token => amounts[token] > 0)!;
}

/** Never more than an opponent has [CK 5.10]. Solo, the Bank gives all of it [CK 13.5]. */
export function takeable(t: Draft<State>, them: Seat, amounts: Tokens): number {
  const token = kindOf(amounts);
  return them === NOBODY ? amounts[token] : Math.min(amounts[token], t.state.players[them]![token]);
}

export function takeTokens(
  t: Draft<State>,
  seat: Seat,
  them: Seat,
  amounts: Tokens,
  n: number,
  source: number,
): void {
  const token = kindOf(amounts);
  if (them !== NOBODY) t.state.players[them]![token] -= n;
  t.state.players[seat]![token] += n;
  if (t.events !== null)
    tell(t, 'took', { seat, from: them, token, n, source: cardOfPower(source) });
}
