import type { Chance } from './chance.ts';
import type { Position } from './core.ts';
import type { Draft } from './draft.ts';
import { firstLane, offerOf, proceed } from './flow.ts';
import type { Offer } from './offer.ts';
import type { Ask } from './step.ts';

/**
 * Play without words, for bots and simulations: `over`, `playRandomly`, `randomPicks`. Nothing is
 * copied; the seats of a round held at the same time are taken in seat order.
 */
export function over<S>(t: Draft<S>): boolean {
  const { agenda } = (t.state as Position).core;
  for (let lane = 0; lane < agenda.length; lane++) if (agenda[lane]!.length > 0) return false;
  return true;
}

/** Answers the next decision at random. The game must not be over; false when it is afterwards. */
export function playRandomly<S>(t: Draft<S>, chance: Chance, picks: number[]): boolean {
  const { agenda } = (t.state as Position).core;
  const lane = firstLane(agenda);
  const stack = agenda[lane]!;
  const step = t.steps[stack[stack.length - 1]!.step] as Ask<S>;
  randomPicks(step.kind, offerOf(t, lane), chance, picks);
  return proceed(t, lane, picks);
}

/** Writes a random legal answer into `picks`. */
export function randomPicks(kind: Ask<unknown>['kind'], offer: Offer, chance: Chance, picks: number[]): void {
  const { codes } = offer;
  picks.length = 0;
  if (kind === 'choose') {
    picks.push(codes[chance.below(codes.length)]!);
  } else if (kind === 'split') {
    randomSplit(offer, chance, picks);
  } else {
    const most = Math.min(offer.most, codes.length);
    const wanted = kind === 'order' ? codes.length : offer.least + chance.below(most - offer.least + 1);
    for (let i = 0; i < codes.length; i++) picks.push(codes[i]!);
    for (let i = 0; i < wanted; i++) {
      const j = i + chance.below(picks.length - i);
      const code = picks[i]!;
      picks[i] = picks[j]!;
      picks[j] = code;
    }
    picks.length = wanted;
  }
}

function randomSplit(offer: Offer, chance: Chance, counts: number[]): void {
  const { codes, mins, maxs } = offer;
  let left = offer.total;
  let room = 0;
  for (let i = 0; i < codes.length; i++) {
    left -= mins[i]!;
    room += maxs[i]! - mins[i]!;
  }
  for (let i = 0; i < codes.length; i++) {
    const free = maxs[i]! - mins[i]!;
    room -= free;
    const least = Math.max(0, left - room);
    const more = least + chance.below(Math.min(free, left) - least + 1);
    counts.push(mins[i]! + more);
    left -= more;
  }
}
