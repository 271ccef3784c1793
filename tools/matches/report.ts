import { ratingOf, shareOf, sprt } from '@castellan/bots';
import type { Pairing } from './pairing.ts';
import type { Result } from './result.ts';
import { keyOf, samplesOf } from './result.ts';

const percent = (x: number): string => (100 * x).toFixed(0);
const signed = (x: number): string => `${x >= 0 ? '+' : '−'}${Math.abs(x).toFixed(0)}`;

/** A table of all matches of each game, in Markdown. */
export function reportOf(results: readonly Result[], pairings: readonly Pairing[]): string {
  const byKey = Map.groupBy(results, keyOf);
  const games = [...new Set(results.map(({ game }) => game))];
  return games
    .map(game => {
      const rows = [...byKey.values()]
        .filter(([one]) => one!.game === game)
        .map(mine =>
          rowOf(
            mine,
            pairings.find(pairing => keyOf(pairing) === keyOf(mine[0]!)),
          ),
        );
      return [
        `### ${game}`,
        '',
        '| | players | games | wins, % | Elo | as first, % | as last, % | ms an answer, mean / most |',
        '| --- | --- | --- | --- | --- | --- | --- | --- |',
        ...rows,
        '',
      ].join('\n');
    })
    .join('\n');
}

/** One row for each game and level, one column for each number of players: wins against squires, and Elo. */
export function ladderOf(results: readonly Result[]): string {
  const against = results.filter(({ b }) => b === 'squire');
  const counts = [...new Set(against.map(({ players }) => players))].sort((a, b) => a - b);
  const byLevel = Map.groupBy(against, ({ game, a }) => `${game} | ${a}`);
  const cell = (mine: readonly Result[], players: number): string => {
    const samples = samplesOf(
      mine.filter(one => one.players === players),
      players,
    );
    if (samples.length === 0) return '–';
    const share = shareOf(samples);
    const { elo, low, high } = ratingOf(share, players);
    const wins = `${percent(share.share)} [${percent(share.low)}, ${percent(share.high)}]`;
    const games = samples.length * players;
    return `${wins}<br>${signed(elo)} [${signed(low)}, ${signed(high)}]<br>of ${games}`;
  };
  return [
    `| game | level | ${counts.map(players => `${players} players`).join(' | ')} |`,
    `| --- | --- | ${counts.map(() => '---').join(' | ')} |`,
    ...[...byLevel].map(
      ([name, mine]) => `| ${name} | ${counts.map(players => cell(mine, players)).join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

function rowOf(results: readonly Result[], pairing: Pairing | undefined): string {
  const { a, b, players } = results[0]!;
  const samples = samplesOf(results, players);
  const share = shareOf(samples);
  const { elo, low, high } = ratingOf(share, players);
  const turn = (place: number): string => {
    const mine = results.filter(result => result.turn === place);
    return mine.length === 0
      ? '–'
      : percent(mine.reduce((sum, { won }) => sum + won, 0) / mine.length);
  };
  const mean = results.reduce((sum, result) => sum + result.mean, 0) / results.length;
  const most = Math.max(...results.map(result => result.most));
  const verdict =
    pairing?.sprt === undefined
      ? ''
      : ` (${sprt(samples, players, ...pairing.sprt).verdict}, SPRT ${pairing.sprt.join(' / ')})`;
  const cells = [
    `${a} – ${b}${verdict}`,
    players,
    samples.length * players,
    `${percent(share.share)} [${percent(share.low)}, ${percent(share.high)}]`,
    `${signed(elo)} [${signed(low)}, ${signed(high)}]`,
    turn(1),
    turn(players),
    `${mean.toFixed(1)} / ${most.toFixed(0)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
