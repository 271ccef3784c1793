// Scoring [CK 11], also solo against the Dark Lord [CK 13.18–13.20].
import { ranking } from '@castellan/kernel';
import type { Outcome, Score, ScorePart } from '@castellan/kernel';
import { parts, tally } from '@castellan/powers';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import { MONSTERS } from './cards/monsters.ts';
import { noDomainLeft, noMonsterLeft } from './center.ts';
import { counts } from './counts.ts';
import type { CountName, Holdings, Leftovers } from './counts.ts';
import { tokens } from './player.ts';
import type { Player, State } from './state.ts';

/** The seat of the Dark Lord, whom the rules play. */
const DARK_LORD = -1;

export function outcome(state: State): Outcome | null {
  if (state.ending === '') return null;
  return state.darkLord === null ? rankedOutcome(state) : soloOutcome(state);
}

/** What each line of a Duke gives for these holdings. */
function dukeLines(duke: number, held: Holdings, leftovers: Leftovers): ScorePart[] {
  return parts(DUKES[duke]!.score).map(effect => ({
    say: 'score-line',
    effect,
    points: tally(effect, 'vp', count => counts[count as CountName](held, leftovers)),
  }));
}

/** What a Duke gives for these holdings. */
export function dukePoints(duke: number, held: Holdings, leftovers: Leftovers): number {
  return tally(DUKES[duke]!.score, 'vp', count => counts[count as CountName](held, leftovers));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
export const monsterPoints = (monsters: readonly number[]): number =>
  sum(monsters.map(monster => MONSTERS[monster]!.vp));
export const domainPoints = (domains: readonly number[]): number =>
  sum(domains.map(domain => DOMAINS[domain]!.vp));

function score(seat: number, parts: readonly ScorePart[]): Score {
  return { seat, total: sum(parts.map(part => part.points)), parts };
}

function scoreOf(state: State, seat: number, tokensCount: boolean): Score {
  const player = state.players[seat]!;
  return score(seat, [
    { say: 'score-monsters', points: monsterPoints(player.monsters) },
    { say: 'score-domains', points: domainPoints(player.domains) },
    {
      say: tokensCount ? 'score-tokens' : 'score-tokens-idle',
      tokens: player.vp,
      points: tokensCount ? player.vp : 0,
    },
    {
      say: 'score-duke',
      row: { say: 'score-dukes' },
      duke: DUKES[player.duke]!.id,
      points: dukePoints(player.duke, player, state.settings.leftovers),
      lines: dukeLines(player.duke, player, state.settings.leftovers),
    },
  ]);
}

/** Cards in the tableau, with the Victory stack. The fewest win a tie [CK 11.6, R16]. */
export function tableauSize(player: Player): number {
  return sum(player.citizens) + player.monsters.length + player.domains.length;
}

/** Which of the end conditions is met [CK 10.1]. */
function whyOver(state: State): string {
  if (noMonsterLeft(state)) return 'monsters';
  return noDomainLeft(state) ? 'domains' : 'exhausted';
}

function rankedOutcome(state: State): Outcome {
  const scores = state.players.map((_, seat) => scoreOf(state, seat, true));
  return {
    ending: { say: 'ending-round', why: whyOver(state) },
    ...ranking(
      scores.map(({ total }) => total),
      [{ say: 'tie-fewest-cards', counts: state.players.map(tableauSize), first: 'least' }],
    ),
    scores,
  };
}

/** Two of the endings decide the game without scores. In the third the scores decide [CK 13.15–13.20]. */
function soloOutcome(state: State): Outcome {
  // Solo there is only one place. The winners say who has won.
  const ranks = [1];
  if (state.ending !== 'five-exhausted') {
    const isWon = state.ending === 'monsters-slain';
    return {
      ending: { say: `ending-${state.ending}` },
      winners: [isWon ? 0 : DARK_LORD],
      ranks,
      scores: [],
      ...(isWon ? {} : { next: { say: 'next-hold' } }),
    };
  }
  const own = scoreOf(state, 0, state.settings.soloTokens === 'counted');
  const lord = darkLordScore(state);
  const scores = [own, lord];
  const more = { say: 'next-contained', missing: lord.total - own.total + 1 };
  if (own.total === lord.total)
    return { ending: { say: 'ending-drawn' }, winners: [], ranks, scores, next: more };
  if (own.total < lord.total)
    return {
      ending: { say: 'ending-driven-out' },
      winners: [DARK_LORD],
      ranks,
      scores,
      next: more,
    };
  const next = { say: 'next-slain', monsters: state.monsters.flat().length };
  return { ending: { say: 'ending-contained' }, winners: [0], ranks, scores, next };
}

/** The Monsters still in the Center, the captured Domains, and what his Duke gives for all that he has [CK 13.19]. */
function darkLordScore(state: State): Score {
  const lord = state.darkLord!;
  const monsters = state.monsters.flat();
  const held: Holdings = {
    ...tokens.of({}),
    citizens: lord.citizens,
    monsters,
    domains: lord.domains,
  };
  return score(DARK_LORD, [
    { say: 'score-surviving', points: monsterPoints(monsters) },
    { say: 'score-captured', points: domainPoints(lord.domains) },
    {
      say: 'score-duke',
      row: { say: 'score-dukes' },
      duke: DUKES[lord.duke]!.id,
      points: dukePoints(lord.duke, held, state.settings.leftovers),
      lines: dukeLines(lord.duke, held, state.settings.leftovers),
    },
  ]);
}

/** The points that everyone can see: all but the Duke's [CK 1.5]. */
export function pointsInSight({ monsters, domains, vp }: Player, tokensCount = true): number {
  let points = tokensCount ? vp : 0;
  for (let i = 0; i < monsters.length; i++) points += MONSTERS[monsters[i]!]!.vp;
  for (let i = 0; i < domains.length; i++) points += DOMAINS[domains[i]!]!.vp;
  return points;
}

/** What each player would score now, without a Duke that is not kept yet or that the viewer can't see. */
export function standing({ players, darkLord, settings }: State): number[] {
  const tokensCount = darkLord === null || settings.soloTokens === 'counted';
  const leftovers = settings.leftovers;
  return players.map(
    player =>
      pointsInSight(player, tokensCount) +
      (player.duke < 0 ? 0 : dukePoints(player.duke, player, leftovers)),
  );
}
