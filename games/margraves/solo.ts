// Alone [MV 13]: enough points before the line of Citizens runs dry. All that differs from a game of several.
import type { Draft, Outcome, Score } from '@castellan/kernel';
import { CITIZENS } from './cards/citizens.ts';
import { tell } from './events.ts';
import { SOLO_AIMS } from './settings.ts';
import { NONE } from './state.ts';
import type { State } from './state.ts';

const isSolo = (seats: number): boolean => seats === 1;

/** Whether bosses wait below their lairs; alone, they may come at any time [MV 13.2]. */
export const bossesWait = (seats: number): boolean => !isSolo(seats);

/** The leftmost Citizen of the line leaves after each turn [MV 13.3]. */
export function passTime(t: Draft<State>): void {
  const { line, players, gone } = t.state;
  if (!isSolo(players.length)) return;
  const slot = line.findIndex(kind => kind !== NONE);
  if (slot < 0) return;
  tell(t, 'left-line', { citizen: CITIZENS[line[slot]!]!.id });
  gone.citizens.push(line[slot]!);
  line[slot] = NONE;
}

/** The points that win [MV 13.5]; null if several play. */
export const soloAim = ({ players, settings }: State): number | null =>
  isSolo(players.length) ? SOLO_AIMS[settings.soloLevel] : null;

/** There is only one place; the winners say whether the aim was reached. Null if several play. */
export function soloOutcome(state: State, scores: readonly Score[]): Outcome | null {
  const aim = soloAim(state);
  if (aim === null) return null;
  const { total } = scores[0]!;
  const won = total >= aim;
  return {
    ending: {
      say: won ? 'ending-solo-won' : 'ending-solo-lost',
      why: state.ending,
      points: aim,
    },
    ranks: [1],
    winners: won ? [0] : [],
    scores,
    ...nextLevel(total, aim),
  };
}

/** What was missing: for the level that was played, or, where that was reached, for the one above it [MV 13.5]. */
function nextLevel(total: number, aim: number): Pick<Outcome, 'next'> {
  const next = Object.entries(SOLO_AIMS).find(
    ([, points]) => points > aim || (points === aim && total < aim),
  );
  if (next === undefined) return {};
  const [level, points] = next;
  return { next: { say: 'next-level', level, points, missing: Math.max(0, points - total) } };
}
