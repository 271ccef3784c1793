import type { Arrival, Arrivals } from './arriving.ts';
import type { FileKind, Piece } from './bundle.ts';
import type { SentFiles } from './loading.ts';
import { aligned, kilobytes, median, milliseconds, quantile, sum } from './numbers.ts';
import type { Bots, Messages, PaintTimes } from './playing.ts';
import type { Sent } from './site.ts';
import type { Weights } from './weight.ts';

/** What was measured with one game. Times are in milliseconds. */
export interface GameReport {
  readonly game: string;
  readonly loading: SentFiles;
  /** From the address to a lobby whose button works; from that button to the first decision. */
  readonly lobbyMs: number;
  readonly tableMs: number;
  /** From the address of a table to its first decision, over a slow line. */
  readonly arrivals: Arrivals;
  /** From a press to its painted effect. */
  readonly decisions: PaintTimes;
  /** Each frame while something flew. */
  readonly frames: readonly number[];
  readonly bots: Bots;
  readonly messages: Messages;
}

export interface Report {
  /** Null where only the files were weighed. */
  readonly chromium: string | null;
  readonly slower: number;
  readonly runs: number;
  readonly weights: Weights;
  readonly games: readonly GameReport[];
  readonly bundle: readonly Piece[];
}

export function formatReport({ chromium, slower, runs, weights, games, bundle }: Report): string {
  const parts = [formatWeights(weights)];
  if (chromium !== null) {
    parts.push(
      `In Chromium ${chromium}:`,
      formatTimes(games),
      `Lobby, first decision and presses: on a processor ${slower} times slower. Over Slow 4G: on this one, with 562 ms to each answer and 180 kB a second. Medians of ${runs}.`,
      ...games.map(formatSent),
    );
  }
  return [...parts, formatBundle(bundle)].join('\n\n');
}

function formatWeights({ lobby, shared, own }: Weights): string {
  return aligned([
    ['Scripts and styles, gzipped', 'own', 'in all'],
    ['the lobby', '', kilobytes(lobby)],
    ['what all tables share', '', kilobytes(shared)],
    ...Object.entries(own).map(([game, bytes]) => [
      game,
      kilobytes(bytes),
      kilobytes(shared + bytes),
    ]),
  ]);
}

/** A row for each measure, a column for each game. */
function formatTimes(games: readonly GameReport[]): string {
  const row = (name: string, value: (report: GameReport) => string): string[] => [
    name,
    ...games.map(value),
  ];
  const ms = (name: string, value: (report: GameReport) => number): string[] =>
    row(name, report => milliseconds(value(report)));
  return aligned([
    row('', ({ game }) => game),
    ms('the lobby, until its button works', ({ lobbyMs }) => lobbyMs),
    ms('the table, from that button to the first decision', ({ tableMs }) => tableMs),
    row('  by its address over Slow 4G, nothing kept', ({ arrivals }) => arrived(arrivals.cold)),
    row('  the same when the page has kept itself', ({ arrivals }) => arrived(arrivals.warm)),
    ms('a press to its first painted change, median', ({ decisions }) => median(decisions.first)),
    ms('  95 of 100', ({ decisions }) => quantile(decisions.first, 0.95)),
    ms('a press to the whole changed table, median', ({ decisions }) => median(decisions.whole)),
    ms('  95 of 100', ({ decisions }) => quantile(decisions.whole, 0.95)),
    row('  presses', ({ decisions }) => String(decisions.whole.length)),
    ms('while things move, a frame, median', ({ frames }) => median(frames)),
    row(
      '  frames over 34 ms',
      ({ frames }) => `${frames.filter(frame => frame > 34).length} of ${frames.length}`,
    ),
    ms("a bot's move in the worker, median", ({ bots }) => median(bots.moves)),
    ms('  longest', ({ bots }) => Math.max(...bots.moves)),
    row('longest task of the page meanwhile', ({ bots }) =>
      bots.longTasks.length === 0 ? 'under 50 ms' : milliseconds(Math.max(...bots.longTasks)),
    ),
    row('sent by the worker: what was played', ({ messages }) => kilobytes(messages['store'] ?? 0)),
    row('  what is to be shown', ({ messages }) =>
      kilobytes((messages['scene'] ?? 0) + (messages['moved'] ?? 0) + (messages['room'] ?? 0)),
    ),
  ]);
}

const arrived = ({ ms, files, bytes }: Arrival): string =>
  `${(ms / 1000).toFixed(1)} s, ${files} files, ${kilobytes(bytes)}`;

const CODE: readonly FileKind[] = ['script', 'style'];

function formatSent({ game, loading: { lobby, table } }: GameReport): string {
  const bytes = (sent: readonly Sent[], isCode: boolean): number =>
    sum(sent.filter(({ kind }) => CODE.includes(kind) === isCode).map(({ bytes }) => bytes));
  const all = [...lobby, ...table];
  return aligned([
    [`Sent until the first decision of ${game}, the worker included`, ''],
    ['  scripts and styles', kilobytes(bytes(all, true))],
    ['  fonts, pictures and the page', kilobytes(bytes(all, false))],
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
