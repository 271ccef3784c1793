import { DEEPEST_EFFECT, HIGHEST, inside, MOST_BRANCHES, present } from './effect.ts';
import type { Column } from '@castellan/kernel';
import type { Amounts, Effect, Of, Payee } from './effect.ts';
import type { NotationFault, NotationValues } from './notation-error.ts';
import { NotationError } from './notation-error.ts';
import type { Power, PowerOf } from './power.ts';
import type { Filter, Marks, Terms } from './terms.ts';
import { isCost } from './traits.ts';

/** Reads an effect from a line of notation: the reverse of `note`. */
export function read(line: string, terms: Terms): Effect {
  const reader = new Reader(line, terms);
  const effect = reader.whole();
  reader.end();
  return effect;
}

/** Reads a power with its time, or a permanent one: the reverse of `notePower`. */
export function readPower(line: string, terms: Terms): Power {
  const reader = new Reader(line, terms);
  const power = reader.power();
  reader.end();
  return power;
}

/** The column of a table of cards that says what a card does. */
export function effectIn(terms: Terms): Column<Effect> {
  return Object.assign((line: string) => read(line, terms), {
    takes: { a: 'effect' as const, terms },
  });
}

/** The same with the time, or for good. */
export function powerIn<T extends Terms>(terms: T): Column<PowerOf<T>> {
  return Object.assign((line: string) => readPower(line, terms) as PowerOf<T>, {
    takes: { a: 'power' as const, terms },
  });
}

/** The words with which an effect may begin. */
export function beginnings(): string[] {
  return Reader.beginnings().map(words => words.split(' ')[0]!);
}

/** What joins parts, with blanks round it. */
const OPERATORS = [
  [' + ', 'all'],
  [' & ', 'any'],
  [' / ', 'or'],
] as const;
const ARROW = ' → ';

/** A mark that was found: its term, the number in it (0 if none), and its length. */
interface Found {
  readonly term: string;
  readonly n: number;
  readonly length: number;
}

/** One line being read, from left to right. */
class Reader {
  readonly #line: string;
  readonly #terms: Terms;
  #at = 0;
  /** How many parts are open. */
  #open = 0;

  constructor(line: string, terms: Terms) {
    this.#line = line;
    this.#terms = terms;
  }

  power(): Power {
    if (this.#skip('always: ')) {
      const { term: modify, n: by } = this.#term('modifiers');
      return { always: { modify, by } };
    }
    const { term: at } = this.#term('timings');
    this.#expect(': ', 'colon');
    return { at, effect: this.whole() };
  }

  /** A complete effect that is not part of another. */
  whole(): Effect {
    const start = this.#at;
    const effect = this.#effect();
    if (levels(effect) > DEEPEST_EFFECT) throw this.#tooDeep(start);
    return effect;
  }

  /** Parts joined by one kind of operator, a price and what it pays for, or a single part. */
  #effect(): Effect {
    const start = this.#at;
    if (this.#skip('them ')) {
      const cost = this.#spend('them');
      this.#expect(ARROW, 'arrow');
      return this.#alone({ op: 'pay', cost, of: this.#part() });
    }
    const first = this.#part();
    for (const [operator, op] of OPERATORS) {
      if (!this.#sees(operator)) continue;
      const of = [first];
      while (this.#skip(operator)) {
        if (of.length === MOST_BRANCHES) throw this.#wrong('parts', { most: MOST_BRANCHES });
        of.push(this.#part());
      }
      return this.#alone({ op, of });
    }
    if (!this.#sees(ARROW)) return first;
    const cost: Effect =
      first.op === 'gain'
        ? { op: 'spend', amounts: first.amounts, per: first.per, to: 'bank' }
        : first;
    if (!isCost(cost)) throw this.#wrong('price', {}, start);
    this.#skip(ARROW);
    return this.#alone({ op: 'pay', cost, of: this.#part() });
  }

  end(): void {
    if (this.#at < this.#line.length) throw this.#wrong('end');
  }

  /** Different operators must not be mixed without brackets. */
  #alone(effect: Effect): Effect {
    if (this.#sees(ARROW) || OPERATORS.some(([operator]) => this.#sees(operator)))
      throw this.#wrong('brackets');
    return effect;
  }

  #part(): Effect {
    // Each level has at most one bracket and one part.
    if (++this.#open > 2 * (DEEPEST_EFFECT + 1)) throw this.#tooDeep();
    const effect = this.#onePart();
    this.#open--;
    return effect;
  }

  #onePart(): Effect {
    if (this.#skip('(')) {
      const effect = this.#effect();
      this.#expect(')', 'bracket');
      return effect;
    }
    const verb = this.#find(this.#terms.verbs);
    const action = this.#find(this.#terms.actions);
    if (verb !== null && verb.length > (action?.length ?? 0)) {
      this.#at += verb.length;
      return { op: 'verb', verb: verb.term, n: verb.n };
    }
    if (action !== null) {
      this.#at += action.length;
      return { op: 'act', action: action.term };
    }
    for (const [word, begin] of Reader.#words) if (this.#skip(word)) return begin(this);
    const { amounts, per } = this.#product();
    return { op: 'gain', amounts, per };
  }

  /** An effect that begins with its own keyword. */
  static readonly #words: readonly (readonly [word: string, begin: (line: Reader) => Effect])[] = [
    ['pay them ', line => line.#spend('them')],
    ['pay ', line => line.#spend('bank')],
    ['lose ', line => line.#lose()],
    ['rob ', line => line.#rob(true)],
    ['scrap ', line => line.#rob(false)],
    ['may ', line => ({ op: 'may', of: line.#part() })],
    ['◎ ', line => ({ op: 'aim', of: line.#part() })],
    ['take ≤ ', line => ({ op: 'take', amounts: line.#oneAmount(), upTo: true })],
    ['take ', line => ({ op: 'take', amounts: line.#oneAmount(), upTo: false })],
    ['each player: ', line => ({ op: 'each', who: 'player', of: line.#part() })],
    ['each opponent: ', line => ({ op: 'each', who: 'opponent', of: line.#part() })],
    ['if ', line => line.#given()],
    ['free ', line => line.#acquire()],
  ];

  static beginnings(): string[] {
    return ['them ', ...Reader.#words.map(([word]) => word)];
  }

  // Each with all its fields written out, so that effects of one kind have one shape.
  #spend(to: Payee): Of<'spend'> {
    const { amounts, per } = this.#product();
    return { op: 'spend', amounts, per, to };
  }

  #lose(): Effect {
    const { from, n, random } = this.#cards();
    return { op: 'lose', from, n, random };
  }

  #rob(keep: boolean): Effect {
    const { from, n, random } = this.#cards();
    return { op: 'rob', from, n, random, keep };
  }

  #given(): Effect {
    const least = this.#number();
    this.#expect(' ', 'blank');
    const { term: count } = this.#term('counts');
    this.#expect(': ', 'colon');
    return { op: 'given', count, least, of: this.#part() };
  }

  #acquire(): Effect {
    const { term: from } = this.#term('supplies');
    const filter: Record<string, string | number> = {};
    for (let found = this.#filter(); found !== null; found = this.#filter()) {
      const [name, wanted] = found;
      if (Object.hasOwn(filter, name)) throw this.#wrong('twice');
      filter[name] = wanted;
    }
    return { op: 'acquire', from, filter: filter as Filter };
  }

  /** A blank and a condition on a card, if one comes next. */
  #filter(): [name: string, wanted: string | number] | null {
    let best: Found | null = null;
    let filter: [string, string | number] | null = null;
    for (const [name, marks] of Object.entries(this.#terms.filters)) {
      const isNumber = typeof marks === 'string';
      const found = this.#find(isNumber ? { [name]: ` ${marks}` } : blankBefore(marks));
      if (found === null || found.length <= (best?.length ?? 0)) continue;
      best = found;
      filter = [name, isNumber ? found.n : found.term];
    }
    this.#at += best?.length ?? 0;
    return filter;
  }

  #cards(): { from: string; n: number; random: boolean } {
    const random = this.#skip('random ');
    let n = 1;
    if (/^\d+ /.test(this.#rest)) {
      n = this.#number();
      this.#skip(' ');
    }
    const { term: from } = this.#term('places');
    return { from, n, random };
  }

  #product(): { amounts: Amounts; per: string | null } {
    const amounts = this.#sum();
    const per = this.#skip(' × ') ? this.#term('counts').term : null;
    return { amounts, per };
  }

  #oneAmount(): Amounts {
    const start = this.#at;
    const amounts = this.#sum();
    if (present(amounts).length !== 1) throw this.#wrong('one-resource', {}, start);
    return amounts;
  }

  /** Amounts side by side. */
  #sum(): Amounts {
    const amounts: Record<string, number> = {};
    for (const resource of Object.keys(this.#terms.resources)) amounts[resource] = 0;
    if (/^0(?=$|[ )])/.test(this.#rest)) {
      this.#at++;
      return amounts;
    }
    do {
      const n = this.#number();
      const start = this.#at;
      const { term: resource } = this.#term('resources');
      if (amounts[resource]! > 0) throw this.#wrong('twice', {}, start);
      amounts[resource] = n;
    } while (/^ \d/.test(this.#rest) && this.#skip(' '));
    return amounts;
  }

  #number(): number {
    const digits = /^\d+/.exec(this.#rest);
    if (digits === null) throw this.#wrong('start');
    const n = Number(digits[0]);
    if (n < 1 || n > HIGHEST) throw this.#wrong('number', { least: 1, most: HIGHEST });
    this.#at += digits[0].length;
    return n;
  }

  /** A term of a sort by its mark. */
  #term(sort: Extract<NotationFault, keyof Terms>): Found {
    const found = this.#find(this.#terms[sort], sort === 'modifiers' ? -HIGHEST : 0);
    if (found === null)
      throw this.#wrong(sort, { marks: Object.values(this.#terms[sort]).join(', ') });
    this.#at += found.length;
    return found;
  }

  /** The longest mark here whose number is at least this. */
  #find(marks: Marks, lowest = 0): Found | null {
    let best: Found | null = null;
    for (const [term, mark] of Object.entries(marks)) {
      const [before, after] = mark.split('#');
      if (!this.#sees(before!)) continue;
      const number = after === undefined ? '' : /^-?\d*/.exec(this.#rest.slice(before!.length))![0];
      const n = Number(number);
      const whole = `${before}${number}${after ?? ''}`;
      const fits = this.#sees(whole) && (after === undefined || /\d/.test(number));
      if (!fits || whole.length <= (best?.length ?? 0) || n < lowest || n > HIGHEST) continue;
      // Where a mark ends, no word may continue.
      if (/^[\p{L}\p{N}]/u.test(this.#rest.slice(whole.length))) continue;
      best = { term, n, length: whole.length };
    }
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

  #expect(text: string, what: NotationFault): void {
    if (!this.#skip(text)) throw this.#wrong(what);
  }

  #tooDeep(at = this.#at): NotationError {
    return this.#wrong('levels', { most: DEEPEST_EFFECT }, at);
  }

  #wrong(fault: NotationFault, values: NotationValues = {}, at = this.#at): NotationError {
    return new NotationError(this.#line, at, fault, values);
  }
}

/** How deep the effects in an effect are nested. */
function levels(effect: Effect): number {
  return Math.max(0, ...inside(effect).map(part => 1 + levels(part)));
}

function blankBefore(marks: Marks): Marks {
  return Object.fromEntries(Object.entries(marks).map(([term, mark]) => [term, ` ${mark}`]));
}
