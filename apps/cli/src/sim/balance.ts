import type { Share } from '@castellan/bots';
import { rateOf } from '@castellan/bots';
import type { Game, Settings } from '@castellan/kernel';
import type { Summary } from './spread.ts';
import { rounded, summary } from './spread.ts';
import type { Taking } from './takings.ts';
import type { StuckGame, Tally } from './tally.ts';

/** One thing that can be taken. */
export interface BalanceRow {
  readonly id: string;
  readonly name: string;
  /** The share of games in which anyone took it. */
  readonly games: number;
  /** How often it was taken in a game, and its share among all takes of its kind. */
  readonly times: number;
  readonly ofKind: number;
  /** How often those who took it won, with the 95 % interval; null if nobody did. */
  readonly wins: Share | null;
}

/** The output of `balance`, as data. */
export interface BalanceReport {
  readonly game: string;
  readonly rulesVersion: number;
  readonly settings: Settings;
  readonly chairs: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly seconds: number;
  readonly stuck: number;
  readonly stuckGames: readonly StuckGame[];
  /** The wins of a seat if all seats won equally often. */
  readonly even: number;
  readonly turns: Summary;
  readonly seats: readonly (Summary & { readonly seat: number; readonly wins: Share | null })[];
  readonly kinds: readonly { readonly kind: string; readonly rows: readonly BalanceRow[] }[];
}

interface Run {
  readonly settings: Settings;
  readonly chairs: readonly string[];
  readonly seed: string;
}

export function balanceReport(
  game: Game,
  { settings, chairs, seed }: Run,
  tally: Tally,
  seconds: number,
): BalanceReport {
  const ended = tally.games - tally.stuck.length;
  const won = tally.seatWins.reduce((sum, wins) => sum + wins, 0);
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    settings,
    chairs,
    seed,
    games: tally.games,
    seconds: rounded(seconds),
    stuck: tally.stuck.length,
    stuckGames: tally.stuck,
    even: rounded(won / Math.max(1, ended * chairs.length), 4),
    turns: summary(tally.turns),
    seats: Object.entries(tally.scores)
      .map(([seat, spread]) => ({
        seat: Number(seat),
        wins: winsOf(tally.seatWins[Number(seat)], ended),
        ...summary(spread),
      }))
      .sort((a, b) => a.seat - b.seat),
    kinds: Object.keys(tally.takings).map(kind => ({
      kind,
      rows: rowsOf(game, kind, tally, ended),
    })),
  };
}

const NEVER: Taking = { games: 0, times: 0, seats: 0, wins: 0 };

/** The most often taken first; cards of this kind that nobody took are listed too. */
function rowsOf(game: Game, kind: string, { takings }: Tally, ended: number): BalanceRow[] {
  const cards = game.ledger().filter(row => row.kind === kind);
  const byId = takings[kind]!;
  const all = Object.values(byId).reduce((sum, { times }) => sum + times, 0);
  const ids = new Set([...cards.map(({ id }) => id), ...Object.keys(byId)]);
  return [...ids]
    .map(id => {
      const { games, times, seats, wins } = byId[id] ?? NEVER;
      return {
        id,
        name: cards.find(card => card.id === id)?.name ?? id,
        games: rounded(games / ended, 4),
        times: rounded(times / ended, 4),
        ofKind: rounded(times / all, 4),
        wins: winsOf(wins, seats),
      };
    })
    .sort((a, b) => b.times - a.times);
}

function winsOf(wins: number | undefined, tries: number): Share | null {
  if (wins === undefined || tries === 0) return null;
  const { share, low, high } = rateOf(wins, tries);
  return { share: rounded(share, 4), low: rounded(low, 4), high: rounded(high, 4) };
}

const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;

function winsText(wins: Share | null): string {
  if (wins === null) return '–';
  return `${percent(wins.share)} (${percent(wins.low)} to ${percent(wins.high)})`;
}

/** The same for people. */
export function balanceLines(report: BalanceReport): string[] {
  const { turns } = report;
  const lines = [
    `${report.game}, rules ${report.rulesVersion}, ${report.chairs.length} players (${report.chairs.join(', ')}), seed ${report.seed}`,
    `${report.games} games in ${report.seconds.toFixed(1)} s`,
    `A game: ${turns.mean.toFixed(1)} turns (${turns.min} to ${turns.max}, sd ${turns.sd.toFixed(1)})`,
    `If all won alike: ${percent(report.even)}`,
    '',
    'seat     mean   min   max     sd  wins (95 %)',
  ];
  for (const { seat, wins, mean, min, max, sd } of report.seats) {
    lines.push(
      `${(seat < 0 ? 'rival' : String(seat)).padEnd(6)} ${mean.toFixed(1).padStart(6)} ${String(min).padStart(5)} ${String(max).padStart(5)} ${sd.toFixed(1).padStart(6)}  ${winsText(wins)}`,
    );
  }
  for (const { kind, rows } of report.kinds) {
    const width = Math.max(kind.length, ...rows.map(({ name }) => name.length));
    lines.push('', `${kind.padEnd(width)}    games  a game  of kind  wins (95 %)`);
    for (const { name, games, times, ofKind, wins } of rows) {
      lines.push(
        `${name.padEnd(width)}  ${percent(games).padStart(7)}  ${times.toFixed(2).padStart(6)}  ${percent(ofKind).padStart(7)}  ${winsText(wins)}`,
      );
    }
  }
  if (report.kinds.length === 0) {
    lines.push('', 'This game does not tell what was taken (no `takes` in its rules).');
  }
  lines.push('', report.stuck === 0 ? 'No game got stuck.' : `STUCK: ${report.stuck} games.`);
  for (const { seed, why } of report.stuckGames.slice(0, 10)) {
    lines.push(`  ${why} (--seed ${seed} --games 1)`);
  }
  return lines;
}
