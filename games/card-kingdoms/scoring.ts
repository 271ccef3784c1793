// Scoring [CK 11]: who has won, and what each player would score now.
import { ranking } from '@castellan/kernel';
import type { Outcome } from '@castellan/kernel';
import { noDomainLeft, noMonsterLeft } from './center.ts';
import { dukePoints, pointsInSight, scoreOf, sum } from './points.ts';
import { soloOutcome, tokensCount } from './solo.ts';
import type { Player, State } from './state.ts';

export function outcome(state: State): Outcome | null {
  if (state.ending === '') return null;
  return state.darkLord === null ? rankedOutcome(state) : soloOutcome(state);
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

/** What each player would score now, without a Duke that is not kept yet or that the viewer can't see. */
export function standing(state: State): number[] {
  const counted = tokensCount(state);
  return state.players.map(
    player =>
      pointsInSight(player, counted) +
      (player.duke < 0 ? 0 : dukePoints(player.duke, player, state.settings.leftovers)),
  );
}
