import { over, playRandomly, quote } from '@castellan/kernel';
import { chanceFrom } from '../chance-from.ts';
import type { Check } from '../check.ts';
import { Fault } from '../fault.ts';

export const powers: Check = {
  name: 'powers',
  promise: 'the powers that resolve are powers of the game, on cards of this table',

  run(game, variant, budget) {
    if (new Set(game.powers).size !== game.powers.length)
      throw new Fault('two powers have one name');
    for (const seed of budget.seeds) {
      const state = game.setup(variant.settings, seed);
      const t = game.draft(state);
      const inPlay = new Set(game.inPlay(state));
      const expectKnown = (power: number, what: string): void => {
        if (!Number.isSafeInteger(power) || power < 0 || power >= game.powers.length) {
          throw new Fault(
            `seed ${quote(seed)}: ${what} ${quote(power)}, but the game has ${game.powers.length} powers`,
          );
        }
      };
      for (const power of inPlay) expectKnown(power, 'in play is power');
      // A plain list would silently accept a mark beyond its end.
      t.resolved = power => {
        expectKnown(power, 'resolved was power');
        if (!inPlay.has(power))
          throw new Fault(
            `seed ${quote(seed)}: ${game.powers[power]} resolved, but is not in play`,
          );
      };
      const chance = chanceFrom(`way ${seed}`);
      const picks: number[] = [];
      for (let i = 0; !over(t) && i < budget.limit; i++) playRandomly(t, chance, picks);
    }
  },
};
