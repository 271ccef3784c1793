// The Bank [CK 1.3]: it never runs out.
import type { Draft, Seat } from '@castellan/kernel';
import { NOBODY } from '@castellan/kernel';
import { TOKENS } from './cards/language.ts';
import type { TokenName, Tokens } from './cards/language.ts';
import { tell } from './events.ts';
import { cardOfPower } from './printed.ts';
import type { Player, State } from './state.ts';

function add(player: Player, tokens: Tokens, times: number): void {
  player.gold += tokens.gold * times;
  player.strength += tokens.strength * times;
  player.magic += tokens.magic * times;
  player.vp += tokens.vp * times;
}

export function has(player: Player, tokens: Tokens, times: number): boolean {
  return (
    player.gold >= tokens.gold * times &&
    player.strength >= tokens.strength * times &&
    player.magic >= tokens.magic * times &&
    player.vp >= tokens.vp * times
  );
}

export function gainTokens(
  t: Draft<State>,
  seat: Seat,
  tokens: Tokens,
  times: number,
  source: number,
): void {
  add(t.state.players[seat]!, tokens, times);
  if (t.events !== null && times > 0)
    tell(t, 'gained', { seat, tokens: multiplied(tokens, times), source: cardOfPower(source) });
}

export function spendTokens(
  t: Draft<State>,
  seat: Seat,
  tokens: Tokens,
  times: number,
  source: number,
): void {
  add(t.state.players[seat]!, tokens, -times);
  if (t.events !== null && times > 0)
    tell(t, 'paid', { seat, tokens: multiplied(tokens, times), source: cardOfPower(source) });
}

function multiplied(tokens: Tokens, times: number): Record<TokenName, number> {
  return {
    gold: tokens.gold * times,
    strength: tokens.strength * times,
    magic: tokens.magic * times,
    vp: tokens.vp * times,
  };
}

/** The only kind of token in an amount. */
function kindOf(tokens: Tokens): TokenName {
  return TOKENS.find(token => tokens[token] > 0)!;
}

/** Never more than an opponent has [CK 5.10]. Solo, the Bank gives all of it [CK 13.5]. */
export function takeable(t: Draft<State>, them: Seat, tokens: Tokens): number {
  const token = kindOf(tokens);
  return them === NOBODY ? tokens[token] : Math.min(tokens[token], t.state.players[them]![token]);
}

export function takeTokens(
  t: Draft<State>,
  seat: Seat,
  them: Seat,
  tokens: Tokens,
  n: number,
  source: number,
): void {
  const token = kindOf(tokens);
  if (them !== NOBODY) t.state.players[them]![token] -= n;
  t.state.players[seat]![token] += n;
  if (t.events !== null)
    tell(t, 'took', { seat, from: them, token, n, source: cardOfPower(source) });
}
