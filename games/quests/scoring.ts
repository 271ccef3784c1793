// Scores, ties and solo ranks [QV 9.3–9.5, 10.8, 10.9].
import { ranking } from '@castellan/kernel';
import type { Outcome, Phrase, Score, ScorePart } from '@castellan/kernel';
import { parts, tally } from '@castellan/powers';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { QuestType } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
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

/** The ranks of a solo game, with the lowest score for each [QV 10.9]. */
export const RANKS = [
  { rank: 'minister', least: 40 },
  { rank: 'associate', least: 35 },
  { rank: 'leader', least: 24 },
  { rank: 'layman', least: 13 },
  { rank: 'jester', least: 0 },
] as const;

export function outcome(state: State): Outcome | null {
  const { players, isOver } = state;
  if (!isOver) return null;
  const totals = standing(state);
  const ranked = ranking(totals, [
    { say: 'tie-guild', counts: players.map(({ guild }) => guild.length), first: 'most' },
    { say: 'tie-hand', counts: players.map(({ hand }) => hand.length), first: 'most' },
  ]);
  return {
    ending: players.length === 1 ? verdict(totals[0]!) : ending(ranked.winners, totals),
    ...ranked,
    scores: players.map(scoreOf),
    ...(players.length === 1 ? nextRank(totals[0]!) : {}),
  };
}

function verdict(points: number): Phrase {
  const { rank } = RANKS.find(({ least }) => points >= least)!;
  return { say: `verdict-${rank}`, points };
}

/** The rank above, and what it lacked. */
function nextRank(points: number): Pick<Outcome, 'next'> {
  const next = RANKS.findLast(({ least }) => least > points);
  if (next === undefined) return {};
  const { rank, least } = next;
  return { next: { say: 'next-rank', rank, points: least, missing: least - points } };
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
