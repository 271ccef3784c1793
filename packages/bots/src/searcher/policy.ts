import type { Appraisal, Ask, Chance, Game, Position, Run } from '@castellan/kernel';
import { frameOn, instinctive, offerOf } from '@castellan/kernel';
import type { Pick } from '../chair.ts';
import { bestOf } from '../greedy.ts';

/** How a rollout is played: what looks best, quickly. Ties go to the first, or to the last, by chance. */
export function policyOf(appraise: Appraisal<Position>, chance: Chance): Pick {
  const slow = bestOf(appraise, chance);
  return (t: Run<Position>, lane: number, picks: number[]): void => {
    const { step, seat, args } = frameOn(t, lane);
    if ((t.steps[step] as Ask<Position>).kind !== 'choose') {
      slow(t, lane, picks);
      return;
    }
    const offer = offerOf(t, lane);
    const worth = appraise[step]!(t.state, seat, args);
    const last = chance.below(2) === 1;
    let best = -Infinity;
    let code = offer.code(0);
    for (let place = 0; place < offer.count; place++) {
      const own = worth(offer.code(place));
      if (own > best || (last && own === best)) {
        best = own;
        code = offer.code(place);
      }
    }
    picks[0] = code;
    if (picks.length !== 1) picks.length = 1;
  };
}

/** What a search thinks that everyone would do: by instinct, where the game has learned one of the cards it is played with. */
export function instinctOf({ appraise, instinct, deck }: Game): Appraisal<Position> {
  const learned = deck === undefined ? (instinct?.learned ?? null) : null;
  return learned === null ? appraise : instinctive(appraise, instinct!, learned);
}
