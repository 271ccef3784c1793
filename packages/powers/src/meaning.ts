import { own } from './rows.ts';
import type { Rows } from './rows.ts';
import type { Grammar } from './sentence.ts';
import type { FilterIcon, Term, Terms } from './terms.ts';

/** The icons whose rows are only names: what they mean is told beside the vocabulary. The other rows are sentences. */
export type NamedIcon<T extends Terms> =
  | Term<T, 'resources'>
  | FilterIcon<T['filters']>
  | `place:${Term<T, 'places'>}`
  | T['signs'][number];

/** What the icons that only have names mean, in a sentence each. */
export type Meanings<T extends Terms> = Readonly<Record<NamedIcon<T>, string>>;

/** What an icon with this number means, by its row in the vocabulary; undefined where the row is only a name. */
export function meaningIn<T extends Terms>(
  vocabulary: Rows<T>,
  grammar: Grammar,
  icon: string,
  n: number | null,
): string | undefined {
  const rows = vocabulary as unknown as Rows<Terms>;
  const cut = icon.indexOf(':');
  const [sort, term] = [icon.slice(0, Math.max(cut, 0)), icon.slice(cut + 1)];
  const clause = own(SORTS, sort)?.(rows, grammar, term, n);
  return clause === undefined ? undefined : grammar.sentence(clause);
}

type Say = (
  rows: Rows<Terms>,
  grammar: Grammar,
  term: string,
  n: number | null,
) => string | undefined;

const SORTS: Readonly<Record<string, Say>> = {
  count: (rows, grammar, term) => (own(rows.counts, term) ? grammar.per(term) : undefined),
  at: (rows, _, term) => own(rows.timings, term)?.when,
  modify: (rows, grammar, term, n) =>
    own(rows.modifiers, term) ? grammar.always({ modify: term, by: n ?? 0 }) : undefined,
  card: (rows, grammar, term) => (own(rows.supplies, term) ? grammar.acquire(term, {}) : undefined),
  action: (rows, grammar, term) => (own(rows.actions, term) ? grammar.act(term) : undefined),
  verb: (rows, grammar, term, n) =>
    own(rows.verbs, term) ? grammar.verb(term, n ?? 1) : undefined,
};
