import type { Appraisal, Ask, Chance, Game, Instinct, Position, Run } from '@castellan/kernel';
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

/** The instinct of a game, if it has learned one of the cards it is played with. */
function learnedIn({ instinct, deck }: Game): Instinct<Position> | null {
  return deck !== undefined || instinct === undefined || instinct.learned === null
    ? null
    : instinct;
}

/** What a search thinks that everyone would do. */
export function instinctOf(game: Game): Appraisal<Position> {
  const instinct = learnedIn(game);
  return instinct === null
    ? game.appraise
    : instinctive(game.appraise, instinct, instinct.learned!);
}

/** How many times as far as usual a search trusts its first look. */
export const trustIn = (game: Game): number => learnedIn(game)?.trust ?? 1;
