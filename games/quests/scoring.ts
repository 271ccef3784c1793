// Scores and ties [QV 9.3–9.5].
import { ranking } from '@castellan/kernel';
import type { Outcome, Phrase, Score, ScorePart } from '@castellan/kernel';
import { parts, tally } from '@castellan/powers';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { QuestType } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
import { rulesOf } from './solo.ts';
import type { Player, State } from './state.ts';

/** How many Quests of a type a player has completed. */
export function completedOf({ completed }: Pick<Player, 'completed'>, type: QuestType): number {
  let count = 0;
  for (let i = 0; i < completed.length; i++) if (QUESTS[completed[i]!]!.type === type) count++;
  return count;
}

/** The Victory Points of completed Quests. They are public. */
export function questPoints({ completed }: Pick<Player, 'completed'>): number {
  let points = 0;
  for (let i = 0; i < completed.length; i++) points += QUESTS[completed[i]!]!.vp;
  return points;
}

/** The points of the Guild Master; 0 if it can't be seen. */
function guildMasterPoints(player: Player): number {
  if (player.guildMaster < 0) return 0;
  return tally(GUILD_MASTERS[player.guildMaster]!.score, 'vp', type =>
    completedOf(player, type as QuestType),
  );
}

/** The points of each line of the Guild Master. */
function guildMasterLines(player: Player): ScorePart[] {
  return parts(GUILD_MASTERS[player.guildMaster]!.score).map(effect => ({
    say: 'score-line',
    effect,
    points: tally(effect, 'vp', type => completedOf(player, type as QuestType)),
  }));
}

const total = (player: Player): number => questPoints(player) + guildMasterPoints(player);

export const standing = ({ players }: State): number[] => players.map(total);

export function outcome(state: State): Outcome | null {
  const { players, isOver } = state;
  if (!isOver) return null;
  const totals = standing(state);
  const ranked = ranking(totals, [
    { say: 'tie-guild', counts: players.map(({ guild }) => guild.length), first: 'most' },
    { say: 'tie-hand', counts: players.map(({ hand }) => hand.length), first: 'most' },
  ]);
  return {
    ending: ending(ranked.winners, totals),
    ...ranked,
    scores: players.map(scoreOf),
    ...rulesOf(state).verdict?.(totals[0]!),
  };
}

function ending(winners: readonly number[], totals: readonly number[]): Phrase {
  const points = totals[winners[0]!]!;
  return winners.length === 1
    ? { say: 'ending-won', seat: winners[0]!, points }
    : { say: 'ending-shared', seats: winners, points };
}

function scoreOf(player: Player, seat: number): Score {
  return {
    seat,
    total: total(player),
    parts: [
      {
        say: 'score-quests',
        row: { say: 'score-quests-row' },
        count: player.completed.length,
        points: questPoints(player),
      },
      {
        say: 'score-guild-master',
        row: { say: 'score-guild-master-row' },
        guildMaster: GUILD_MASTERS[player.guildMaster]!.id,
        points: guildMasterPoints(player),
        lines: guildMasterLines(player),
      },
    ],
  };
}
