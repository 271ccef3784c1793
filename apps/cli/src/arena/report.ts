import type { Rating, Share, Sprt } from '@castellan/bots';
import { ratings, shareOf, sprt } from '@castellan/bots';
import { QuickChance } from '@castellan/kernel';
import type { Settings } from '@castellan/kernel';
import { rounded } from '../sim/spread.ts';
import type { ArenaBout } from './blocks.ts';

export interface ArenaChair extends Share {
  readonly chair: string;
  /** The share if all were equal. */
  readonly even: number;
  /** Above the mean of all chairs here. */
  readonly elo: Rating;
  /** The share of games won in each place of the turn order. */
  readonly byTurn: readonly number[];
}

/** The output of `arena`, as data. */
export interface ArenaReport {
  readonly game: string;
  readonly settings: Settings;
  readonly seed: string;
  readonly seeds: number;
  readonly games: number;
  readonly seconds: number;
  readonly chairs: readonly ArenaChair[];
  /** With --sprt: what the test says about the first chair. */
  readonly sprt: Sprt | null;
}

/** What share of each seed's games a name won. */
const samplesOf = (blocks: readonly (readonly ArenaBout[])[], name: number): number[] =>
  blocks.map(bouts => {
    const won = bouts.map(({ seated, wins }) =>
      wins.reduce((sum, win, seat) => sum + (seated[seat] === name ? win : 0), 0),
    );
    return won.reduce((sum, one) => sum + one, 0) / bouts.length;
  });

export function verdictOf(
  blocks: readonly (readonly ArenaBout[])[],
  seats: number,
  bounds: readonly [number, number],
): Sprt {
  return sprt(samplesOf(blocks, 0), seats, ...bounds);
}

export function arenaChairs(
  chairs: readonly string[],
  blocks: readonly (readonly ArenaBout[])[],
): ArenaChair[] {
  const names = [...new Set(chairs)];
  const elos = ratings(blocks, names.length, new QuickChance(1));
  return names.map((chair, name) => {
    const { share, low, high } = shareOf(samplesOf(blocks, name));
    const { elo, low: least, high: most } = elos[name]!;
    return {
      chair,
      share: rounded(share, 4),
      low: rounded(low, 4),
      high: rounded(high, 4),
      even: rounded(chairs.filter(one => one === chair).length / chairs.length, 4),
      elo: { elo: Math.round(elo), low: Math.round(least), high: Math.round(most) },
      byTurn: chairs.map((_, turn) => rounded(byTurn(blocks.flat(), name, turn), 4)),
    };
  });
}

/** How often this name won when it sat `turn` seats after the first. */
function byTurn(bouts: readonly ArenaBout[], name: number, turn: number): number {
  let games = 0;
  let won = 0;
  for (const { seated, wins, first } of bouts) {
    const seat = (first + turn) % seated.length;
    if (seated[seat] !== name) continue;
    games++;
    won += wins[seat]!;
  }
  return games === 0 ? 0 : won / games;
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
const signed = (x: number): string => (x < 0 ? `−${-x}` : `+${x}`);

/** The same for people. */
export function arenaLines(report: ArenaReport): string[] {
  const width = Math.max(...report.chairs.map(({ chair }) => chair.length));
  const lines = [
    `${report.game}, seed ${report.seed}: ${report.seeds} seeds, each in all rotations: ${report.games} games in ${report.seconds.toFixed(1)} s`,
    '',
  ];
  for (const { chair, share, low, high, even, elo, byTurn: turns } of report.chairs)
    lines.push(
      `${chair.padEnd(width)}  wins ${percent(share)} [${percent(low)}, ${percent(high)}] (even: ${percent(even)})` +
        `  Elo ${signed(elo.elo)} [${signed(elo.low)}, ${signed(elo.high)}]` +
        `  by turn order: ${turns.map(percent).join(', ')}`,
    );
  if (report.sprt !== null)
    lines.push(
      '',
      `${report.chairs[0]!.chair}: ${report.sprt.verdict} (log likelihood ratio ${report.sprt.llr.toFixed(2)}, bounds ±2.94)`,
    );
  return lines;
}
