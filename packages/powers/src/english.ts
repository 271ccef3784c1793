import type { Filter } from './effect.ts';
import type { Modifier } from './power.ts';
import type { Grammar } from './sentence.ts';

/** A game's English nouns; the sentences around them are the same for all games. */
export interface EnglishNouns {
  /** `2 gold`, `1 Victory Point`. */
  resource(name: string, n: number): string;
  /** What is counted, in the singular: `Soldier Citizen you own`. */
  count(name: string): string;
  acquire(from: string, filter: Filter): string;
  action(name: string): string;
  verb(verb: string, n: number): string;
  /** The time, to stand before a comma: `when you build it`. */
  timing(name: string): string;
  modifier(modifier: Modifier): string;
}

export function englishGrammar(nouns: EnglishNouns): Grammar {
  const list = (amounts: readonly (readonly [string, number])[]): string =>
    listed(
      amounts.map(([name, n]) => nouns.resource(name, n)),
      'and',
    );
  const per = (count: string | null): string =>
    count === null ? '' : ` for each ${nouns.count(count)}`;
  return {
    gain: (amounts, count) => `gain ${list(amounts)}${per(count)}`,
    // After a clause that has an end of its own, a comma would take what follows into it.
    all: parts =>
      parts
        .map((part, i) =>
          i === 0 ? part : `${OPEN_ENDED.test(parts[i - 1]!) ? ';' : ','} then ${part}`,
        )
        .join(''),
    or: parts => `either ${parts.join(', or ')}`,
    pay: (amounts, count, then) => `you may pay ${list(amounts)}${per(count)} to ${bare(then)}`,
    aim: what => `choose an opponent and ${what}`,
    take: (amounts, upTo) => `take ${upTo ? 'up to ' : ''}${list(amounts)} from them`,
    acquire: (from, filter) => `take ${nouns.acquire(from, filter)} for free`,
    act: action => `you may ${nouns.action(action)}`,
    each: (who, what) =>
      who === 'player'
        ? `every player, from you on round the table: ${what}`
        : `every opponent, round the table: ${what}`,
    verb: (verb, n) => nouns.verb(verb, n),
    at: (timing, what) => `${nouns.timing(timing)}, ${what}`,
    always: modifier => nouns.modifier(modifier),
    sentence: text => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  };
}

/** Clauses into which what follows a comma would be read. */
const OPEN_ENDED = /^(either|you may pay|choose an opponent|every) /;

/** After "to", a clause that begins with "you may" says it twice. */
function bare(clause: string): string {
  return clause.replace(/^you may /, '');
}

export function listed(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}
