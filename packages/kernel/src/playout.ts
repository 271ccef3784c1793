import type { Chance } from './chance.ts';
import { isOver } from './core.ts';
import type { Position } from './core.ts';
import { allowed } from './decision.ts';
import type { Answer, Decision } from './decision.ts';
import { firstLane, offerOf, proceed } from './flow.ts';
import { Offer } from './offer.ts';
import type { Run } from './run.ts';
import type { Ask } from './step.ts';

/**
 * Playing without words, for bots and simulations: `over`, `playRandomly`, `randomPicks`. Nothing is copied. In a
 * simultaneous round, the seats are taken in seat order.
 */
export function over<S>(t: Run<S>): boolean {
  return isOver(t.state as Position);
}

/** Answers the next decision at random. The game must not be over before; returns false if it is over afterwards. */
export function playRandomly<S>(t: Run<S>, chance: Chance, picks: number[]): boolean {
  const { agenda } = (t.state as Position).core;
  const lane = firstLane(agenda);
  const stack = agenda[lane]!;
  const step = t.steps[stack[stack.length - 1]!.step] as Ask<S>;
  randomPicks(step.kind, offerOf(t, lane), chance, picks);
  return proceed(t, lane, picks);
}

/**
 * Writes a random legal answer into `picks`. The array only grows or shrinks to size: emptying it first would cost an
 * allocation.
 */
export function randomPicks(
  kind: Ask<unknown>['kind'],
  offer: Offer,
  chance: Chance,
  picks: number[],
): void {
  const { count } = offer;
  let wanted = 1;
  if (kind === 'choose') {
    picks[0] = offer.code(chance.below(count));
  } else if (kind === 'split') {
    randomSplit(offer, chance, picks);
    wanted = count;
  } else {
    const most = Math.min(offer.most, count);
    wanted = kind === 'order' ? count : offer.least + chance.below(most - offer.least + 1);
    for (let i = 0; i < count; i++) picks[i] = offer.code(i);
    for (let i = 0; i < wanted; i++) {
      const j = i + chance.below(count - i);
      const code = picks[i]!;
      picks[i] = picks[j]!;
      picks[j] = code;
    }
  }
  if (picks.length !== wanted) picks.length = wanted;
}

/** Any legal answer to a decision, drawn like in a playout: the same chance gives the same answer. */
export function randomAnswer(decision: Decision, chance: Chance): Answer {
  const options = allowed(decision);
  const offer = new Offer();
  offer.between(decision.min, decision.max);
  offer.total = decision.max;
  options.forEach(({ min = 0, max = 0 }, place) => offer.share(place, min, max));
  const picks: number[] = [];
  randomPicks(decision.kind, offer, chance, picks);
  if (decision.kind === 'split') {
    const counts = Object.fromEntries(options.map(({ id }, place) => [id, picks[place]!]));
    return { decision: decision.id, counts };
  }
  return { decision: decision.id, picks: picks.map(place => options[place]!.id) };
}

function randomSplit(offer: Offer, chance: Chance, counts: number[]): void {
  const { count } = offer;
  let left = offer.total;
  let room = 0;
  for (let i = 0; i < count; i++) {
    left -= offer.min(i);
    room += offer.max(i) - offer.min(i);
  }
  for (let i = 0; i < count; i++) {
    const free = offer.max(i) - offer.min(i);
    room -= free;
    const least = Math.max(0, left - room);
    const more = least + chance.below(Math.min(free, left) - least + 1);
    counts[i] = offer.min(i) + more;
    left -= more;
  }
}
