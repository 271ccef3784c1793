// The tokens of a player [CK 1.3]. Added and compared with fixed names, because bots do that all the time.
import { purse } from '@castellan/kernel';
import { terms } from './vocabulary/terms.ts';

export const tokens = purse(terms.resources, {
  add: (purse, amounts, times) => ({
    gold: (purse.gold += amounts.gold * times),
    strength: (purse.strength += amounts.strength * times),
    magic: (purse.magic += amounts.magic * times),
    vp: (purse.vp += amounts.vp * times),
  }),
  has: (purse, amounts, times) =>
    purse.gold >= amounts.gold * times &&
    purse.strength >= amounts.strength * times &&
    purse.magic >= amounts.magic * times &&
    purse.vp >= amounts.vp * times,
});
