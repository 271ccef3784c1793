import type { Share } from '@castellan/bots';
import { shareOf } from '@castellan/bots';
import type { Game, Settings } from '@castellan/kernel';
import type { Summary } from './spread.ts';
import { rounded, summary } from './spread.ts';
import type { StuckGame, Tally } from './tally.ts';

/** The output of `sim`, as data. */
export interface SimReport {
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: Settings;
  readonly chairs: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly stuck: number;
  readonly stuckGames: readonly StuckGame[];
  readonly meanDecisions: number;
  readonly meanTurns: number;
  readonly seatWins: readonly number[];
  readonly scores: readonly (Summary & { readonly seat: number })[];
  readonly powersUnresolved: readonly string[];
  /** With --rotate: the share of games won by each chair, with its 95 % interval. */
  readonly chairWins?: readonly (Share & { readonly chair: string; readonly even: number })[];
}

interface Run {
  readonly settings: Settings;
  readonly chairs: readonly string[];
  readonly seed: string;
  readonly rotate: boolean;
}

export function simReport(game: Game, run: Run, tally: Tally, seconds: number): SimReport {
  const ended = Math.max(1, tally.games - tally.stuck.length);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    settings: run.settings,
    chairs: run.chairs,
    seed: run.seed,
    games: tally.games,
    decisions: tally.decisions,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(tally.games / seconds, 1),
    decisionsPerSecond: Math.round(tally.decisions / seconds),
    stuck: tally.stuck.length,
    stuckGames: tally.stuck,
    meanDecisions: rounded(tally.decisions / ended),
    meanTurns: rounded(tally.turns.sum / ended),
    seatWins: tally.seatWins.map(wins => rounded(wins)),
    scores: Object.entries(tally.scores)
      .map(([seat, spread]) => ({ seat: Number(seat), ...summary(spread) }))
      .sort((a, b) => a.seat - b.seat),
    powersUnresolved: game.powers.filter(
      (_, i) => tally.inPlay[i] === 1 && tally.resolved[i] !== 1,
    ),
    ...(run.rotate ? { chairWins: chairWins(run.chairs, tally) } : {}),
  };
}

function chairWins(chairs: readonly string[], tally: Tally): NonNullable<SimReport['chairWins']> {
  return Object.entries(tally.samples).map(([chair, samples]) => {
    const { share, low, high } = shareOf(samples);
    const even = chairs.filter(name => name === chair).length / chairs.length;
    return {
      chair,
      share: rounded(share, 4),
      low: rounded(low, 4),
      high: rounded(high, 4),
      even: rounded(even, 4),
    };
  });
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

/** The same for people. */
export function simLines(report: SimReport): string[] {
  const { games, stuck, decisions, seconds } = report;
  const lines = [
    `${report.game}, ${report.chairs.length} players (${report.chairs.join(', ')}), seed ${report.seed}`,
    `${games} games and ${decisions} decisions in ${seconds.toFixed(2)} s: ${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s`,
    `A game: ${report.meanDecisions.toFixed(1)} decisions, ${report.meanTurns.toFixed(1)} turns`,
    '',
    'seat     wins    mean   min   max     sd',
  ];
  for (const { seat, mean, min, max, sd } of report.scores) {
    const wins = report.seatWins[seat];
    const share = wins === undefined ? '' : percent(wins / Math.max(1, games - stuck));
    const name = seat < 0 ? 'rival' : String(seat);
    lines.push(
      `${name.padEnd(5)} ${share.padStart(7)} ${mean.toFixed(1).padStart(7)} ${String(min).padStart(5)} ${String(max).padStart(5)} ${sd.toFixed(1).padStart(6)}`,
    );
  }
  for (const { chair, share, low, high, even } of report.chairWins ?? []) {
    lines.push(
      `${chair}: wins ${percent(share)}, 95 % between ${percent(low)} and ${percent(high)} (even: ${percent(even)})`,
    );
  }
  const { powersUnresolved: unresolved } = report;
  lines.push(
    '',
    unresolved.length === 0
      ? 'Every power in play has resolved.'
      : `Powers in play that never resolved: ${unresolved.join(', ')}`,
  );
  lines.push(stuck === 0 ? 'No game got stuck.' : `STUCK: ${stuck} games.`);
  for (const { seed, chairs, why } of report.stuckGames.slice(0, 10)) {
    lines.push(`  ${why} (--seed ${seed} --games 1 --chairs ${chairs.join(',')})`);
  }
  return lines;
}
