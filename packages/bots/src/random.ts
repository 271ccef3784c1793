import type { Answer, Chance, Decision } from '@castellan/kernel';
import { Offer, randomPicks } from '@castellan/kernel';
import type { ChairMaker } from './chair.ts';
import { quickChair } from './chair.ts';

/** Any legal answer, drawn as a playout draws it. */
export function randomAnswer(decision: Decision, chance: Chance): Answer {
  const allowed = decision.options.filter(option => option.blocked === undefined);
  const offer = new Offer();
  offer.between(decision.min, decision.max);
  offer.total = decision.max;
  allowed.forEach(({ min = 0, max = 0 }, code) => offer.share(code, min, max));
  const picks: number[] = [];
  randomPicks(decision.kind, offer, chance, picks);
  if (decision.kind === 'split') {
    const counts = Object.fromEntries(allowed.map(({ id }, i) => [id, picks[i]!]));
    return { decision: decision.id, counts };
  }
  return { decision: decision.id, picks: picks.map(code => allowed[code]!.id) };
}

/** Plays anything that is allowed: the yardstick for all others. */
export const random: ChairMaker = (_game, chance) =>
  quickChair('random', (_view, decision) => randomAnswer(decision, chance));
