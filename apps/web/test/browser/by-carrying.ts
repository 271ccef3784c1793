// Played by dragging where one can: what may be carried is, onto each of its targets in turn. The rest is pressed.
import { byThings, pressWhich } from './by-things.ts';
import { carriable, drop, lift, quiet, takers } from './carrying.ts';
import { best } from './policy.ts';
import { list } from './table.ts';
import type { Way } from './table.ts';

export function byCarrying(): Way {
  let drops = 0;
  return async (page, sight, policy) => {
    await list(page, false);
    const things = await carriable(page);
    // A payment is divided up already: there is nothing left to carry but other shares.
    if (things.length === 0 || sight.kind !== 'choose') return byThings(page, sight, policy);
    const name = best(
      policy,
      things.map(one => one.name),
    );
    const thing = things.find(one => one.name === name)!;
    await lift(page, thing);
    const targets = await takers(page);
    if (targets.length === 0) throw new Error(`Nothing takes ${name}: ${sight.prompt}`);
    await drop(page, targets[drops++ % targets.length]!);
    // Where it could mean several things, it asks which.
    await pressWhich(page, sight);
    await quiet(page);
    return 'carried';
  };
}
