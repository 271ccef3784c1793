// What a player has [CK 1.3], counted and copied by fixed names: bots do that all the time. The compiler sees that none is left out.
import { purse } from '@castellan/kernel';
import type { Player } from './state.ts';
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

export function clonePlayer(player: Player): Player {
  return {
    gold: player.gold,
    strength: player.strength,
    magic: player.magic,
    vp: player.vp,
    citizens: player.citizens.slice(),
    monsters: player.monsters.slice(),
    domains: player.domains.slice(),
    duke: player.duke,
    dukesOffered: player.dukesOffered,
  };
}
