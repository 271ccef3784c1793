// Points: what cards, tokens and Dukes give at the end [CK 11.1–11.5].
import type { Score, ScorePart } from '@castellan/kernel';
import { parts, tally } from '@castellan/powers';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { MONSTERS } from './cards/monsters.ts';
import { counts } from './counts.ts';
import type { CountName, Holdings, Leftovers } from './counts.ts';
import type { Player, State } from './state.ts';

/** What a Duke gives for these holdings. */
export function dukePoints(duke: number, held: Holdings, leftovers: Leftovers): number {
  return tally(DUKES[duke]!.score, 'vp', count => counts[count as CountName](held, leftovers));
}

/** The same for the sheet of scores, line by line. */
export function dukePart(duke: number, held: Holdings, leftovers: Leftovers): ScorePart {
  const { id, score } = DUKES[duke]!;
  return {
    say: 'score-duke',
    row: { say: 'score-dukes' },
    duke: id,
    points: dukePoints(duke, held, leftovers),
    lines: parts(score).map(effect => ({
      say: 'score-line',
      effect,
      points: tally(effect, 'vp', count => counts[count as CountName](held, leftovers)),
    })),
  };
}

/** The points that everyone can see: all but the Duke's [CK 1.5]. */
export function pointsInSight({ monsters, domains, vp }: Player, tokensCount = true): number {
  let points = tokensCount ? vp : 0;
  for (let i = 0; i < monsters.length; i++) points += MONSTERS[monsters[i]!]!.vp;
  for (let i = 0; i < domains.length; i++) points += DOMAINS[domains[i]!]!.vp;
  return points;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, n) => total + n, 0);
export const monsterPoints = (monsters: readonly number[]): number =>
  sum(monsters.map(monster => MONSTERS[monster]!.vp));
export const domainPoints = (domains: readonly number[]): number =>
  sum(domains.map(domain => DOMAINS[domain]!.vp));

export function score(seat: number, parts: readonly ScorePart[]): Score {
  return { seat, total: sum(parts.map(part => part.points)), parts };
}

export function scoreOf(state: State, seat: number, tokensCount: boolean): Score {
  const player = state.players[seat]!;
  return score(seat, [
    { say: 'score-monsters', points: monsterPoints(player.monsters) },
    { say: 'score-domains', points: domainPoints(player.domains) },
    {
      say: tokensCount ? 'score-tokens' : 'score-tokens-idle',
      tokens: player.vp,
      points: tokensCount ? player.vp : 0,
    },
    dukePart(player.duke, player, state.settings.leftovers),
  ]);
}
