import { said } from '@castellan/kernel';
import type { Part, Said } from '@castellan/kernel';
import { labelOf } from './rows.ts';
import type { Noun, Rows } from './rows.ts';
import type { Grammar } from './sentence.ts';
import type { Terms } from './terms.ts';

/** "1 victory token", "2 victory tokens". */
export function counted(n: number, [one, many]: Noun): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** English, for every game: takes the rows of its vocabulary and makes sentences. */
export function englishGrammar<T extends Terms>(vocabulary: Rows<T>): Grammar {
  const rows = vocabulary as Rows<Terms>;
  const amounts = (list: readonly (readonly [string, number])[]): string =>
    listed(
      list.map(([name, n]) => counted(n, rows.resources[name]!)),
      'and',
    );
  const per = (count: string): string => `for ${rows.counts[count]!.each}`;
  const times = (count: string | null): string => (count === null ? '' : ` ${per(count)}`);
  return {
    gain: (list, count) => `gain ${amounts(list)}${times(count)}`,
    spend: (list, count, to) => `pay ${PAYEES[to]}${amounts(list)}${times(count)}`,
    lose: (from, n, random) => rows.places[from]!.lose(n, random),
    rob: (from, n, random, keep) => rows.places[from]!.rob(n, random, keep),
    // After a clause that already has an end, a comma would pull the next part into it.
    all: parts =>
      inTurn(parts, repeated)
        .map((part, i, turn) =>
          i === 0 ? part : `${OPEN_ENDED.test(turn[i - 1]!) ? ';' : ','} then ${part}`,
        )
        .join(''),
    any: parts => {
      if (!parts.every(part => part.startsWith('you may ')))
        return `in any order, each if you wish: ${parts.join('; ')}`;
      const [first = '', ...rest] = inTurn(parts, repeated);
      return rest.length === 0
        ? first
        : `you may ${listed([first, ...rest].map(bare), 'and')}, in any order`;
    },
    or: parts => `either ${parts.join(', or ')}`,
    may: what => (NO_COMMAND.test(what) ? `if you wish, ${what}` : `you may ${bare(what)}`),
    pay: (cost, then) =>
      COMPOUND.test(cost) || NO_COMMAND.test(then)
        ? `you may ${bare(cost)}; if you do, ${then}`
        : `you may ${bare(cost)} to ${bare(then)}`,
    given: (count, least, what) => `if you have ${atLeast(least, rows.counts[count]!)}, ${what}`,
    aim: what => `choose an opponent and ${what}`,
    take: (list, upTo, from) =>
      `take ${upTo ? 'up to ' : ''}${amounts(list)} from ${PAYEES[from].trimEnd()}`,
    acquire: (from, filter) => `take ${rows.supplies[from]!.say(filter)} for free`,
    act: action => `you may ${rows.actions[action]!.say}`,
    each: (who, what) =>
      who === 'player'
        ? `each player in turn, starting with you: ${what}`
        : `each opponent in turn: ${what}`,
    verb: (verb, n) => rows.verbs[verb]!.say(n),
    at: (timing, what) => `${rows.timings[timing]!.when}, ${what}`,
    always: ({ modify, by }) => rows.modifiers[modify]!.say(by),
    sentence: text => `${capital(text)}.`,
    imperative: text => capital(text.replace(/^(?:you may|if you wish,) /, '')),
    titled: (title, text) => `${title}: ${capital(text)}.`,
    series: parts => parts.join('; '),
    amounts,
    per,
    label: icon => labelOf(rows, icon),
  };
}

/** "you may draw a card, up to twice". */
const repeated = (may: string, n: number): string =>
  `${may}, up to ${n === 2 ? 'twice' : `${n} times`}`;

const PAYEES = { bank: '', opponent: 'them ', owner: 'the owner ' } as const;

/** Clauses that would swallow what follows a comma. */
const OPEN_ENDED = /^(either|you may|choose an opponent|every|in any order,|if you) /;

/** Clauses that are no instruction, so they can't follow "to" or "you may". */
const NO_COMMAND = /^(every|in any order,|if you) /;

/** Prices with more than one part. */
const COMPOUND = /^either |, then /;

/** After "to" or "you may", a clause that begins with "you may" would say it twice. */
function bare(clause: string): string {
  return clause.replace(/^you may /, '');
}

/** "at least 2 Soldiers". */
function atLeast(n: number, { label, many }: Rows<Terms>['counts'][string]): string {
  return `at least ${n} ${many ?? `(${label})`}`;
}

/** What one may do again at once is said once. Every language begins such a part with the same two words. */
export function inTurn(
  parts: readonly string[],
  repeated: (part: string, n: number) => string,
): string[] {
  const runs: { part: string; n: number }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last?.part === part && /^(you may|du darfst|tu peux) /.test(part)) last.n += 1;
    else runs.push({ part, n: 1 });
  }
  return runs.map(({ part, n }) => (n === 1 ? part : repeated(part, n)));
}

/** "a, b and c". */
export function listed(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

/** As it goes on in a sentence. */
export function small(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "an Archer", "a Knight". */
export function aCard(card: Part): Said {
  const text = typeof card === 'string' ? card : card.text;
  return said`${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${card}`;
}
