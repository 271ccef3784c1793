import type { FileKind, Piece } from './bundle.ts';
import type { SentFiles, LoadTimes } from './loading.ts';
import { aligned, kilobytes, median, milliseconds, quantile, sum } from './numbers.ts';
import type { Bots, PaintTimes } from './playing.ts';
import type { Sent } from './site.ts';

export interface Report {
  readonly game: string;
  readonly chromium: string;
  readonly loading: SentFiles;
  readonly waiting: LoadTimes & { readonly slower: number; readonly runs: number };
  /** In milliseconds, from a press to its painted effect. */
  readonly decisions: PaintTimes;
  /** In milliseconds, each frame while something flew. */
  readonly frames: readonly number[];
  readonly bots: Bots;
  readonly bundle: readonly Piece[];
}

export function formatReport(report: Report): string {
  const { game, chromium, waiting, decisions, frames, bots } = report;
  const { slower, runs, lobbyMs, tableMs } = waiting;
  const { first, whole } = decisions;
  const longest = Math.max(0, ...bots.longTasks);
  const slow = frames.filter(ms => ms > 34).length;
  const lines = [
    ['lobby, from the address to a button that works', milliseconds(lobbyMs)],
    ['table, from that button to the first decision', milliseconds(tableMs)],
    ['a decision to its first painted change, median', milliseconds(median(first))],
    ['a decision to its first painted change, 95 of 100', milliseconds(quantile(first, 0.95))],
    ['a decision to the whole changed table, median', milliseconds(median(whole))],
    ['a decision to the whole changed table, 95 of 100', milliseconds(quantile(whole, 0.95))],
    ['while things fly, a frame, median', milliseconds(median(frames))],
    ['while things fly, frames a second', (1000 / (sum(frames) / frames.length)).toFixed(0)],
    ['while things fly, frames over 34 ms', `${slow} of ${frames.length}`],
    ["a greedy bot's move in the worker, median", milliseconds(median(bots.moves))],
    ["a greedy bot's move in the worker, longest", milliseconds(Math.max(...bots.moves))],
    [
      'longest task of the page meanwhile',
      longest === 0
        ? 'under 50 ms'
        : `${milliseconds(longest)} (${bots.longTasks.length} over 50 ms)`,
    ],
  ];
  return [
    `The web app with ${game}, in Chromium ${chromium}.`,
    '',
    formatSent(report.loading),
    '',
    aligned(lines),
    '',
    `Lobby and table: on a processor ${slower} times slower, median of ${runs}, nothing cached. The rest: as it is here,`,
    `over ${whole.length} decisions alone, and ${bots.moves.length} moves of bots at a table for four.`,
    '',
    formatBundle(report.bundle),
  ].join('\n');
}

const CODE: readonly FileKind[] = ['script', 'style'];

function formatSent({ lobby, table }: SentFiles): string {
  const bytes = (sent: readonly Sent[], isCode: boolean): number =>
    sum(sent.filter(({ kind }) => CODE.includes(kind) === isCode).map(({ bytes }) => bytes));
  const rows = (when: string, sent: readonly Sent[]): string[][] =>
    sent
      .toSorted((a, b) => b.bytes - a.bytes)
      .map(({ name, kind, bytes }) => [`  ${name}`, kind, when, kilobytes(bytes)]);
  const all = [...lobby, ...table];
  return aligned([
    ['Sent, gzipped', '', '', ''],
    ...rows('lobby', lobby),
    ...rows('table', table),
    ['scripts and styles, lobby', '', '', kilobytes(bytes(lobby, true))],
    ['scripts and styles, lobby and table', '', '', kilobytes(bytes(all, true))],
    ['fonts, pictures and the page', '', '', kilobytes(bytes(all, false))],
  ]);
}

function formatBundle(pieces: readonly Piece[]): string {
  const row = (name: string, some: readonly Piece[]): string[] => [
    name,
    kilobytes(sum(some.map(({ raw }) => raw))),
    kilobytes(sum(some.map(({ gzip }) => gzip))),
    kilobytes(sum(some.map(({ brotli }) => brotli))),
  ];
  return aligned([
    ['The whole build', 'raw', 'gzip', 'brotli'],
    ...pieces.map(piece => row(`  ${piece.name}`, [piece])),
    row(
      'scripts and styles',
      pieces.filter(({ kind }) => CODE.includes(kind)),
    ),
    row('everything', pieces),
  ]);
}
