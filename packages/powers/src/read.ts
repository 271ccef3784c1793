import type { Amounts, Effect } from './effect.ts';
import type { Power } from './power.ts';
import type { Filter, Marks, Terms } from './terms.ts';

/** What stands in a line of notation that can't be read: where, and what was expected there. */
export class NotationError extends Error {
  /** Counted from 0. */
  readonly at: number;

  constructor(line: string, at: number, expected: string) {
    const shown = `${line.slice(0, at)}▸${line.slice(at)}`;
    super(`Expected ${expected} at character ${at + 1}: ${shown}`);
    this.at = at;
  }
}

/** Makes the effect of a line of notation: the other way round than `note`. */
export function read(line: string, terms: Terms): Effect {
  const reader = new Reader(line, terms);
  const effect = reader.effect();
  reader.end();
  return effect;
}

/** A power with its time, or one that always works: the other way round than `notePower`. */
export function readPower(line: string, terms: Terms): Power {
  const reader = new Reader(line, terms);
  const power = reader.power();
  reader.end();
  return power;
}

/** One line being read, from left to right. */
class Reader {
  readonly #line: string;
  readonly #terms: Terms;
  #at = 0;

  constructor(line: string, terms: Terms) {
    this.#line = line;
    this.#terms = terms;
  }

  power(): Power {
    if (this.#skip('always: ')) {
      const [modify, by] = this.#term('modifiers', 'a modifier');
      return { always: { modify, by } };
    }
    const [at] = this.#term('timings', 'a time');
    this.#expect(': ', 'a colon after the time');
    return { at, effect: this.effect() };
  }

  /** Parts joined by one kind of operator, or one part by itself. */
  effect(): Effect {
    const first = this.#part();
    for (const [operator, op] of OPERATORS) {
      if (!this.#sees(operator)) continue;
      const of = [first];
      while (this.#skip(operator)) of.push(this.#part());
      return { op, of };
    }
    if (!this.#skip(' → ')) return first;
    const cost: Effect =
      first.op === 'gain'
        ? { op: 'spend', amounts: first.amounts, per: first.per, to: 'bank' }
        : first;
    return { op: 'pay', cost, of: this.#part() };
  }

  end(): void {
    if (this.#at < this.#line.length) throw this.#unexpected('the end of the line');
  }

  #part(): Effect {
    if (this.#skip('(')) {
      const effect = this.effect();
      this.#expect(')', 'a closing bracket');
      return effect;
    }
    const verb = this.#find(this.#terms.verbs);
    if (verb !== null) return { op: 'verb', verb: verb[0], n: verb[1] };
    const action = this.#find(this.#terms.actions);
    if (action !== null) return { op: 'act', action: action[0] };
    for (const [word, begin] of Object.entries(this.#words)) if (this.#skip(word)) return begin();
    return { op: 'gain', ...this.#product() };
  }

  /** What begins with a word of its own. */
  readonly #words: Readonly<Record<string, () => Effect>> = {
    'pay them ': () => ({ op: 'spend', ...this.#product(), to: 'them' }),
    'pay ': () => ({ op: 'spend', ...this.#product(), to: 'bank' }),
    // A price before an arrow needs no "pay".
    'them ': () => ({ op: 'spend', ...this.#product(), to: 'them' }),
    'lose ': () => ({ op: 'lose', ...this.#cards() }),
    'rob ': () => ({ op: 'rob', ...this.#cards(), keep: true }),
    'scrap ': () => ({ op: 'rob', ...this.#cards(), keep: false }),
    'may ': () => ({ op: 'may', of: this.#part() }),
    '◎ ': () => ({ op: 'aim', of: this.#part() }),
    'take ≤ ': () => ({ op: 'take', amounts: this.#sum(), upTo: true }),
    'take ': () => ({ op: 'take', amounts: this.#sum(), upTo: false }),
    'each player: ': () => ({ op: 'each', who: 'player', of: this.#part() }),
    'each opponent: ': () => ({ op: 'each', who: 'opponent', of: this.#part() }),
    'if ': () => {
      const least = this.#number();
      this.#expect(' ', 'a blank');
      const [count] = this.#term('counts', 'something that can be counted');
      this.#expect(': ', 'a colon after the condition');
      return { op: 'given', count, least, of: this.#part() };
    },
    'free ': () => {
      const [from] = this.#term('supplies', 'where the card comes from');
      return { op: 'acquire', from, filter: this.#filter() };
    },
  };

  #cards(): { from: string; n: number; random: boolean } {
    const random = this.#skip('random ');
    let n = 1;
    if (/^\d+ /.test(this.#rest)) {
      n = this.#number();
      this.#skip(' ');
    }
    const [from] = this.#term('places', 'where the cards lie');
    return { from, n, random };
  }

  #filter(): Filter {
    const filter: Record<string, string | number> = {};
    for (;;) {
      const start = this.#at;
      if (!this.#skip(' ')) return filter as Filter;
      const found = this.#filterMark();
      if (found === null) {
        this.#at = start;
        return filter as Filter;
      }
      filter[found[0]] = found[1];
    }
  }

  #filterMark(): [string, string | number] | null {
    for (const [name, marks] of Object.entries(this.#terms.filters)) {
      const found = this.#find(typeof marks === 'string' ? { [name]: marks } : marks);
      if (found !== null) return [name, typeof marks === 'string' ? found[1] : found[0]];
    }
    return null;
  }

  #product(): { amounts: Amounts; per: string | null } {
    const amounts = this.#sum();
    if (!this.#skip(' × ')) return { amounts, per: null };
    return { amounts, per: this.#term('counts', 'something that can be counted')[0] };
  }

  /** Amounts side by side. */
  #sum(): Amounts {
    const amounts: Record<string, number> = {};
    for (const resource of Object.keys(this.#terms.resources)) amounts[resource] = 0;
    if (/^0(?!\S)/.test(this.#rest) || this.#rest === '0') {
      this.#at++;
      return amounts;
    }
    do {
      const n = this.#number();
      const [resource] = this.#term('resources', 'a resource after the number');
      amounts[resource]! += n;
    } while (/^ \d/.test(this.#rest) && this.#skip(' '));
    return amounts;
  }

  #number(): number {
    const digits = /^\d+/.exec(this.#rest);
    if (digits === null) throw this.#unexpected('a number, or the beginning of an effect');
    this.#at += digits[0].length;
    return Number(digits[0]);
  }

  /** A term of a sort by its mark, with the number in it (0 if it has none). */
  #term(
    sort: 'modifiers' | 'timings' | 'counts' | 'resources' | 'places' | 'supplies',
    expected: string,
  ): [string, number] {
    const found = this.#find(this.#terms[sort]);
    if (found === null)
      throw this.#unexpected(`${expected} (${Object.values(this.#terms[sort]).join(', ')})`);
    return found;
  }

  /** The longest mark that stands here. */
  #find(marks: Marks): [term: string, n: number] | null {
    let best: [string, number] | null = null;
    let length = -1;
    for (const [term, mark] of Object.entries(marks)) {
      const found = pattern(mark).exec(this.#rest);
      if (found === null || found[0].length <= length) continue;
      best = [term, Number(found[1] ?? 0)];
      length = found[0].length;
    }
    if (best !== null) this.#at += length;
    return best;
  }

  get #rest(): string {
    return this.#line.slice(this.#at);
  }

  #sees(text: string): boolean {
    return this.#line.startsWith(text, this.#at);
  }

  #skip(text: string): boolean {
    if (!this.#sees(text)) return false;
    this.#at += text.length;
    return true;
  }

  #expect(text: string, what: string): void {
    if (!this.#skip(text)) throw this.#unexpected(what);
  }

  #unexpected(expected: string): NotationError {
    return new NotationError(this.#line, this.#at, expected);
  }
}

const OPERATORS = [
  [' + ', 'all'],
  [' & ', 'any'],
  [' / ', 'or'],
] as const;

/** A mark as it may stand in a line; where it ends, no word goes on. */
function pattern(mark: string): RegExp {
  const literal = mark.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('#', '(-?\\d+)');
  return new RegExp(`^${literal}(?![\\p{L}\\p{N}])`, 'u');
}
