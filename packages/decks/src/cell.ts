import type { Column, Phrase, Takes } from '@castellan/kernel';
import { NotationError, read, readPower } from '@castellan/powers';
import type { Terms } from '@castellan/powers';
import type { Fault } from './fault.ts';
import { likely, nearest } from './nearest.ts';

/** Why a cell can't be read, and what comes nearest to it that can. */
export type CellFault = Pick<Fault, 'why' | 'nearest'>;

/** What is wrong with a cell, without its mark; null if it can be read. */
export function faultOf(column: Column<unknown>, cell: string): CellFault | null {
  const refused = refusal(column, cell);
  if (refused === null) return null;
  const { takes = { a: 'text' } } = column;
  const why = refused instanceof NotationError ? unread(refused) : expected(takes);
  const meant = column.takes === undefined ? null : mended(column, takes, cell);
  return meant === null ? { why } : { why, nearest: meant };
}

function refusal(column: Column<unknown>, cell: string): Error | null {
  try {
    column(cell);
    return null;
  } catch (error) {
    return error as Error;
  }
}

const unread = ({ at, fault, values, shown }: NotationError): Phrase => ({
  say: 'power',
  what: { say: `power-${fault}`, ...values },
  at,
  shown,
});

/** What may stand in a cell. */
export function expected(takes: Takes): Phrase {
  switch (takes.a) {
    case 'text':
      return { say: 'text' };
    case 'number':
      return { say: 'number' };
    case 'number-or':
      return { say: 'number-or', word: takes.word };
    case 'word':
      return { say: 'word', words: takes.words };
    case 'or-null':
      return { say: 'or-nothing', what: expected(takes.of) };
    case 'list': {
      const between = takes.between.trim();
      return { say: 'list', what: expected(takes.of), between };
    }
    case 'tuple':
      return { say: 'tuple', n: takes.parts.length, what: takes.parts.map(expected) };
    case 'amounts': {
      const example = takes.marks.slice(0, 2).map((mark, at) => `${2 - at}${mark}`);
      return { say: 'amounts', marks: takes.marks, example: example.join(' ') };
    }
    case 'effect':
    case 'power':
      return { say: 'effect' };
  }
}

/** A spelling that can be read, and is likely what was meant. */
function mended(column: Column<unknown>, takes: Takes, cell: string): string | null {
  const tries = [cell.trim().replaceAll(/\s+/g, ' '), guess(takes, cell)];
  const fits = (one: string | null): one is string => one !== null && refusal(column, one) === null;
  return tries.find(fits) ?? null;
}

function guess(takes: Takes, cell: string): string | null {
  const plain = cell.trim().replaceAll(/\s+/g, ' ');
  switch (takes.a) {
    case 'text':
      return plain;
    case 'number':
      return /\d{1,3}/.exec(plain)?.[0] ?? (plain === '' ? '0' : null);
    case 'word':
      return nearest(plain, takes.words);
    case 'number-or':
      return /\d{1,3}/.exec(plain)?.[0] ?? takes.word;
    case 'or-null':
      return isNothing(plain) ? '-' : guess(takes.of, plain);
    case 'list':
      if (isNothing(plain)) return '-';
      return joined(
        plain.split(takes.between.trim() === '' ? /[\s,;]+/ : takes.between.trim()),
        takes.between,
        one => guess(takes.of, one),
      );
    case 'tuple': {
      const parts = plain.split(/[\s,;/]+/);
      if (parts.length !== takes.parts.length) return null;
      return joined(parts, ' ', (one, at) => guess(takes.parts[at]!, one));
    }
    case 'amounts':
      if (isNothing(plain)) return '-';
      return joined(amountsIn(plain), ' ', one => amount(one, takes.marks));
    case 'effect':
      return respelt(plain, takes.terms as Terms, read);
    case 'power':
      return respelt(plain, takes.terms as Terms, readPower);
  }
}

const isNothing = (cell: string): boolean => /^(?:|-|–|—|none|no|0)$/i.test(cell);

function joined(
  parts: readonly string[],
  between: string,
  mend: (part: string, at: number) => string | null,
): string | null {
  const all = parts.map(mend);
  return all.includes(null) ? null : all.join(between);
}

/** `2 wood, stone` → `2 wood`, `stone`. */
const amountsIn = (cell: string): string[] =>
  [...cell.matchAll(/(?:\d+|=)?\s*[\p{L}]+/gu)].map(([one]) => one);

function amount(one: string, marks: readonly string[]): string | null {
  const [, n = '1', word = ''] = /^(\d+|=)?\s*(.*)$/.exec(one.trim())!;
  const mark = nearest(word, marks);
  return mark === null ? null : `${n}${mark}`;
}

/** How many words of a line are tried in another spelling. */
const MOST_MENDED = 4;
const MOST_TRIED = 5;

/** Reads a line, or throws a `NotationError`. */
type Reads = (line: string, terms: Terms) => unknown;

/** A line of notation with the words that could not be read spelt as those that they are most like. */
function respelt(cell: string, terms: Terms, reads: Reads): string | null {
  const marks = marksOf(terms);
  const stopsAt = (line: string): number => {
    try {
      reads(line, terms);
      return Infinity;
    } catch (error) {
      return error instanceof NotationError ? error.at : 0;
    }
  };
  let line = cell
    .replaceAll('->', '→')
    .replaceAll(' x ', ' × ')
    .replaceAll('<=', '≤')
    .replaceAll('@', '◎');
  for (let n = 0; n < MOST_MENDED; n++) {
    const at = stopsAt(line);
    if (at === Infinity) return line;
    const next = otherwise(line, at, marks).find(one => stopsAt(one) > at);
    if (next === undefined) return null;
    line = next;
  }
  return stopsAt(line) === Infinity ? line : null;
}

/** The same line with something else where reading stopped. */
function otherwise(line: string, at: number, marks: readonly string[]): string[] {
  const [before, rest] = [line.slice(0, at), line.slice(at)];
  const word = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  const found = word === '' ? [] : likely(word, marks).slice(0, MOST_TRIED);
  return [
    `${before}${rest.trimStart()}`,
    ...found.map(mark => `${before}${mark}${rest.slice(word.length)}`),
    `${before} ${rest}`,
    before.trimEnd(),
  ].filter(one => one !== line);
}

function marksOf(terms: Terms): string[] {
  return Object.values(terms)
    .flatMap(sort => (Array.isArray(sort) ? [] : Object.values(sort as object)))
    .flatMap(mark => (typeof mark === 'string' ? [mark] : Object.values(mark as object)))
    .map(String)
    .filter(mark => !mark.includes('#'));
}
