import type { LedgerRow, Pen } from '@castellan/kernel';
import type { Command } from '../command.ts';
import { Failure, UsageError } from '../failure.ts';
import { askedGame, deckFlag } from '../games.ts';
import { penFor } from '../pen.ts';
import { padEnd, wrap } from '../wrap.ts';

/** From this width on, cards are shown in columns. */
const WIDE = 130;

export const ledger: Command = {
  name: 'ledger',
  usage: '<game> [flags]',
  summary: 'Every card of a game: cost, what it does, and where we know it from.',
  about: [
    'A star marks stand-ins: values that are in no public list, so we chose some that play well.',
  ],
  words: 1,
  flags: [
    deckFlag,
    { name: 'kind', value: 'KIND', about: 'only cards of this kind' },
    { name: 'find', value: 'TEXT', about: 'only cards whose name or sentence has this text' },
    { name: 'json', about: 'the cards as JSON' },
  ],
  examples: [
    ['ledger card-kingdoms', 'all cards'],
    ['ledger card-kingdoms --kind citizen', 'the citizens'],
    ['ledger shadowgate --json', 'as data, for a script'],
  ],
  run: async (flags, io) => {
    const { game } = await askedGame(flags);
    const rows = chosen(game.ledger(), flags.text('kind'), flags.text('find'));
    if (flags.on('json')) {
      io.out(`${JSON.stringify(rows)}\n`);
      return 0;
    }
    const pen = penFor(io);
    const lines = io.width >= WIDE ? columns(rows, pen, io.width) : blocks(rows, pen, io.width);
    io.out(`${[...lines, '', ...footer(rows)].flatMap(line => wrap(line, io.width)).join('\n')}\n`);
    return 0;
  },
};

function chosen(
  rows: readonly LedgerRow[],
  kind: string | null,
  find: string | null,
): readonly LedgerRow[] {
  const kinds = [...new Set(rows.map(row => row.kind))];
  if (kind !== null && !kinds.includes(kind)) {
    throw new UsageError(`There are no cards of kind "${kind}". Kinds: ${kinds.join(', ')}.`);
  }
  const wanted = find?.toLowerCase() ?? '';
  const found = rows.filter(
    row =>
      (kind === null || row.kind === kind) &&
      `${row.name} ${row.sentence}`.toLowerCase().includes(wanted),
  );
  if (found.length === 0) throw new Failure(`No card has "${find}" in its name or sentence.`);
  return found;
}

const starred = ({ name, standIns }: LedgerRow): string =>
  standIns.length === 0 ? name : `${name} *`;

const provenance = ({ source, standIns }: LedgerRow): string =>
  standIns.length === 0 ? source : `${source}, stand-ins: ${standIns.join(', ')}`;

/** For a narrow terminal: each card takes a few lines. */
export function blocks(rows: readonly LedgerRow[], pen: Pen, width: number): string[] {
  const lines: string[] = [];
  let kind = '';
  for (const row of rows) {
    if (row.kind !== kind) {
      kind = row.kind;
      lines.push(...(lines.length === 0 ? [] : ['']), pen.strong(kind.toUpperCase()));
    }
    const copies = row.copies === 1 ? '' : ` ×${row.copies}`;
    const cost = row.cost === '' ? '' : `  cost ${row.cost}`;
    lines.push(...wrap(`${pen.strong(starred(row))}${copies}${cost}`, width, '    '));
    if (row.note !== '') lines.push(...wrap(`    ${row.note}`, width, '    '));
    if (row.sentence !== '') lines.push(...wrap(`    ${row.sentence}`, width, '    '));
    lines.push(...wrap(`    (${provenance(row)})`, width, '    ').map(line => pen.faint(line)));
  }
  return lines;
}

/** For a wide terminal: each card is a row, with its sentence wrapped in the last column. */
function columns(rows: readonly LedgerRow[], pen: Pen, width: number): string[] {
  const cells = rows.map(row => [
    row.kind,
    starred(row),
    `×${row.copies}`,
    row.cost,
    row.note,
    provenance(row),
  ]);
  const heads = ['kind', 'name', '', 'cost', 'note', 'source'];
  const widest = [10, 26, 3, 18, 36, 26];
  const widths = heads.map((head, i) =>
    Math.min(widest[i]!, Math.max(head.length, ...cells.map(row => row[i]!.length))),
  );
  const used = widths.reduce((sum, each) => sum + each + 2, 0);
  const room = Math.max(24, width - used);
  const line = (parts: readonly (readonly string[])[]): string[] => {
    const height = Math.max(...parts.map(part => part.length));
    return Array.from({ length: height }, (_, y) =>
      parts
        .map((part, i) => padEnd(part[y] ?? '', widths[i] ?? room))
        .join('  ')
        .trimEnd(),
    );
  };
  return [
    pen.strong(line([...heads.map(head => [head]), ['in words']])[0]!),
    ...rows.flatMap((row, r) =>
      line([...cells[r]!.map((cell, i) => wrap(cell, widths[i]!)), wrap(row.sentence, room)]),
    ),
  ];
}

function footer(rows: readonly LedgerRow[]): string[] {
  const copies = rows.reduce((sum, row) => sum + row.copies, 0);
  const stars = rows.filter(row => row.standIns.length > 0).length;
  return [
    `${rows.length} different cards, ${copies} in all.`,
    ...(stars === 0
      ? []
      : [`* ${stars} of them have stand-ins: values that no public list has, made to fit.`]),
  ];
}
