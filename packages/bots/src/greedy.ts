import type { Appraisal, Chance, Game, Offer, Position, Run, Style } from '@castellan/kernel';
import { bent, frameOn, offerOf } from '@castellan/kernel';
import type { ChairMaker, Pick } from './chair.ts';
import { quickChair } from './chair.ts';

/** Takes what looks best now according to the game's `appraise`, without looking ahead. */
export const greedy: ChairMaker = (game, chance, _, style = null) =>
  quickChair('greedy', game, bestOf(opinionOf(game, style), chance));

/** What a game's options are worth to somebody of this style. */
export const opinionOf = ({ appraise }: Game, style: Style<Position> | null): Appraisal<Position> =>
  style === null ? appraise : bent(appraise, style.taste, style.whim);

/** The first greedy, frozen: it uses the appraisal of that time, so that ratings have a fixed point. */
export const greedy1: ChairMaker = (game, chance) =>
  quickChair('greedy-1', game, bestOf(game.anchors?.['greedy-1'] ?? game.appraise, chance));

/** Takes what is worth most by an appraisal. */
export const bestOf = (appraise: Appraisal<Position>, chance: Chance): Pick =>
  bestBy((t, lane) => {
    const { step, seat, args } = frameOn(t, lane);
    return appraise[step]!(t.state, seat, args);
  }, chance);

/** What each code of the decision on a stack is worth. */
type Opinion = (t: Run<Position>, lane: number) => (code: number) => number;

/** Takes what is worth most in someone's opinion. Ties are broken by chance. */
export function bestBy(opinion: Opinion, chance: Chance): Pick {
  const ranked: Ranked = { places: [], worths: [] };
  return (t, lane, picks) => {
    const offer = offerOf(t, lane);
    rank(ranked, offer, opinion(t, lane), chance);
    const { kind } = t.steps[frameOn(t, lane).step]!;
    let wanted = 1;
    if (kind === 'split') {
      wanted = offer.count;
      share(offer, ranked, picks);
    } else {
      if (kind === 'order') wanted = offer.count;
      else if (kind === 'select') wanted = worthwhile(offer, ranked);
      for (let i = 0; i < wanted; i++) picks[i] = offer.code(ranked.places[i]!);
    }
    if (picks.length !== wanted) picks.length = wanted;
  };
}

/** The places of an offer, best first, and their worths. One object is reused, so it may be longer than the offer. */
interface Ranked {
  readonly places: number[];
  readonly worths: number[];
}

function rank(
  { places, worths }: Ranked,
  offer: Offer,
  worth: (code: number) => number,
  chance: Chance,
): void {
  const { count } = offer;
  for (let i = 0; i < count; i++) places[i] = i;
  // Shuffled before the (stable) sort, so that ties are random.
  for (let i = count - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const place = places[i]!;
    places[i] = places[j]!;
    places[j] = place;
  }
  for (let i = 0; i < count; i++) {
    const place = places[i]!;
    const own = comparable(worth(offer.code(place)));
    let at = i;
    for (; at > 0 && worths[at - 1]! < own; at--) {
      places[at] = places[at - 1]!;
      worths[at] = worths[at - 1]!;
    }
    places[at] = place;
    worths[at] = own;
  }
}

/** An option without a worth (NaN) is not wanted, but sorting must still work. */
const comparable = (worth: number): number => (Number.isNaN(worth) ? -Number.MAX_VALUE : worth);

/** As many of the best as required; more only if they are worth having. */
function worthwhile({ least, most, count }: Offer, { worths }: Ranked): number {
  let wanted = least;
  while (wanted < most && wanted < count && worths[wanted]! > 0) wanted++;
  return wanted;
}

/** Gives each share its minimum, then the rest by worth: worth is per unit, so no other division is better. */
function share(offer: Offer, { places }: Ranked, counts: number[]): void {
  let left = offer.total;
  for (let i = 0; i < offer.count; i++) {
    counts[i] = offer.min(i);
    left -= offer.min(i);
  }
  for (let i = 0; i < offer.count; i++) {
    const place = places[i]!;
    const more = Math.min(left, offer.max(place) - offer.min(place));
    counts[place]! += more;
    left -= more;
  }
}
