import { gainOf } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { gainTokens, spendTokens, takeable, takeTokens } from '../bank.ts';
import { TOKENS } from '../cards/language.ts';
import type { Tokens } from '../cards/language.ts';
import { effect } from '../cards/notation.ts';
import { cardKingdoms } from '../index.ts';
import { terms } from '../vocabulary/terms.ts';
import { tokens } from '../player.ts';
import { table } from './table.ts';

/** No power of any card. */
const NO_CARD = -1;

describe.each(TOKENS)('CK 1.3 the Bank and %s', token => {
  const two = gainOf(effect(`2${terms.resources[token]}`))!.amounts as Tokens;

  test('gives it, takes it, and lets it change hands', () => {
    const { state } = table();
    const t = cardKingdoms.draft(state);
    const [me, other] = state.players.map(player => Object.assign(player, { [token]: 0 }));
    gainTokens(t, 0, two, 3, NO_CARD);
    expect(me![token]).toBe(6);
    expect(tokens.has(me!, two, 3)).toBe(true);
    expect(tokens.has(me!, two, 4)).toBe(false);
    spendTokens(t, 0, two, 2, NO_CARD);
    expect(me![token]).toBe(2);
    takeTokens(t, 1, 0, two, takeable(t, 0, two), NO_CARD);
    expect([me![token], other![token]]).toEqual([0, 2]);
  });
});
