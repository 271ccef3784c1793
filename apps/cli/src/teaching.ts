import type { Lent, SeenMove } from '@castellan/bots';
import { adviceFrom, adviceSearch, chanceFor, Motive, timeBudget } from '@castellan/bots';
import type {
  Advice,
  AdvisedPlan,
  Decision,
  Game,
  MoveTold,
  Phrase,
  Reason,
  TurningPoint,
  View,
} from '@castellan/kernel';
import { setImmediate } from 'node:timers/promises';

type Say = (phrase: Phrase) => string;

/** For how long it thinks about a hint. */
const THINKS = 1000;

/** What a strong player would do here, knowing what this seat knows. */
export function adviceOn(game: Game, view: View, { seat, id }: Decision): Advice {
  const chance = chanceFor(id, seat);
  const search = adviceSearch(game, view, seat, chance, timeBudget(THINKS, lent));
  while (!search.isDone) search.step();
  return adviceFrom(game, view, seat, chance, search);
}

/** Why a bot moved so, by what somebody saw of it. */
export function motiveOf(game: Game, move: SeenMove): MoveTold {
  const motive = new Motive(
    game,
    move,
    chanceFor(`why ${move.before.core.answered.join()}`, move.seat),
  );
  while (!motive.isDone) motive.step();
  return motive.told();
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

function planText({ steps }: AdvisedPlan, say: Say): string {
  return steps
    .map(({ picks, counts }) =>
      picks
        .map((pick, i) => (counts.length > 0 ? `${counts[i]!} ${say(pick)}` : say(pick)))
        .join(', '),
    )
    .join('; then ');
}

const pointsText = (n: number): string => (n === 1 ? 'one point' : `${n} points`);

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'now':
      return `It brings ${pointsText(reason.points)} at once.`;
    case 'more':
      return `It brings about ${pointsText(reason.points)} more over the next few turns.`;
    case 'less':
      return `It leaves the strongest rival about ${pointsText(reason.points)} less.`;
    case 'later':
      return `It costs about ${pointsText(reason.points)} at first, but is worth more later.`;
    case 'position':
      return 'The points stay about the same; the position is better.';
    case 'lead':
      return reason.points < 0
        ? `Then about ${pointsText(-reason.points)} behind the strongest rival.`
        : `Then about ${pointsText(reason.points)} ahead of the strongest rival.`;
  }
}

export function adviceLines({ plans, reasons }: Advice, say: Say): string[] {
  return [
    ...plans.map(
      (plan, i) =>
        `${i === 0 ? 'Best' : 'Also'}: ${planText(plan, say)} (chance to win: ${percent(plan.chance)})`,
    ),
    ...(plans.length > 1 ? reasons.map(reasonText) : []),
  ];
}

export function motiveLines({ chance, other, reasons }: MoveTold, who: string, say: Say): string[] {
  const fair = `By what you can see; ${who} may know more. Chance to win now: ${percent(chance)}.`;
  if (other !== null && reasons.length === 0)
    return [`From what you can see, this looked better: ${say(other)}.`, fair];
  const rather = other === null ? [] : [`Rather than: ${say(other)}.`];
  return [...rather, reasons.map(reasonText).join(' '), fair];
}

export function turningLines(point: TurningPoint, who: string, say: Say): string[] {
  const { at, turn, played, better, reasons } = point;
  return [
    `Turn ${turn}, ${who}, after ${at} answers: ${percent(played.chance)} instead of ${percent(better.chance)}`,
    `  played: ${planText(played, say)}`,
    `  better: ${planText(better, say)}`,
    `  ${reasons.map(reasonText).join(' ')}`,
  ];
}

/** What a chair that thinks for a while is lent in a terminal. */
export const lent: Lent = {
  clock: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
  pause: () => setImmediate(),
};
