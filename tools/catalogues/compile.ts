// Turns a catalogue (`words/de.ftl`, in the syntax of Project Fluent) into a module of texts and functions.
import { parse } from '@fluent/syntax';
import type {
  Attribute,
  Expression,
  InlineExpression,
  Message,
  Pattern,
  Placeable,
  SelectExpression,
  Term,
  TextElement,
} from '@fluent/syntax';

/** A text of a catalogue: an attribute `.lose` of `hand` is the text `hand.lose`. */
export interface Entry {
  readonly pattern: Pattern;
  /** The names of its arguments. */
  readonly args: readonly string[];
}

export interface Parsed {
  readonly texts: ReadonlyMap<string, Entry>;
  readonly terms: ReadonlyMap<string, Term>;
  readonly problems: readonly string[];
}

const VARIANT = /^\*?\[\s*[\w-]+\s*\](?!\])/;
/** Stands before a line break that is not in the file. */
const ADDED = '\u2028';

/**
 * Fluent wants each variant on a line of its own. Ours may all stand on one, which is easier to read where they are short:
 * `{ $n -> [one] card *[other] cards }`.
 */
function withLines(source: string): string {
  /** For each open brace: whether its variants have begun. */
  const open: boolean[] = [];
  let text = '';
  for (let at = 0; at < source.length; at++) {
    const rest = source.slice(at, at + 40);
    if (rest.startsWith('\n') && /^\n\S/.test(rest)) open.length = 0;
    const isInside = open.at(-1) === true;
    if (rest.startsWith('{')) open.push(false);
    else if (rest.startsWith('}')) text += open.pop() === true ? `${ADDED}\n ` : '';
    else if (rest.startsWith('->') && open.length > 0) open[open.length - 1] = true;
    else if (isInside && /\s/.test(source[at - 1]!) && VARIANT.test(rest)) text += `${ADDED}\n `;
    text += source[at]!;
  }
  return text;
}

/** Reads a catalogue; `file` is named in what is wrong with it. */
export function parseCatalogue(original: string, file: string): Parsed {
  const problems: string[] = [];
  const lined = withLines(original);
  const source = lined.replaceAll(ADDED, '');
  /** Where each line of the file ends in `source`. */
  const ends: number[] = [];
  for (let at = 0, added = 0; at < lined.length; at++) {
    if (lined[at] === ADDED) added += 1;
    else if (lined[at] === '\n' && lined[at - 1] !== ADDED) ends.push(at - added);
  }
  const lineOf = (at: number): number => ends.filter(end => end < at).length + 1;
  const texts = new Map<string, Entry>();
  const terms = new Map<string, Term>();
  const messages = new Map<string, Message>();
  for (const entry of parse(source, { withSpans: true }).body) {
    const where = `${file}:${lineOf(entry.span!.start)}`;
    if (entry.type === 'Junk')
      problems.push(`${where}: ${entry.annotations[0]?.message ?? 'This can’t be read.'}`);
    else if (entry.type === 'Term') terms.set(entry.id.name, entry);
    else if (entry.type === 'Message') {
      if (messages.has(entry.id.name)) problems.push(`${where}: ${entry.id.name} is there twice.`);
      messages.set(entry.id.name, entry);
    }
  }
  for (const [name, { value, attributes }] of messages) {
    const all: readonly (readonly [string, Pattern | null])[] = [
      [name, value],
      ...attributes.map(({ id, value: of }: Attribute) => [`${name}.${id.name}`, of] as const),
    ];
    for (const [key, pattern] of all)
      if (pattern !== null)
        texts.set(key, { pattern, args: [...argsIn(pattern, terms)].toSorted() });
  }
  return { texts, terms, problems };
}

/** The arguments of a text, those of the terms in it included. */
function argsIn(pattern: Pattern, terms: ReadonlyMap<string, Term>): Set<string> {
  const found = new Set<string>();
  const inPattern = ({ elements }: Pattern): void =>
    elements.forEach(element => element.type === 'Placeable' && inExpression(element.expression));
  const inExpression = (expression: Expression): void => {
    switch (expression.type) {
      case 'VariableReference':
        found.add(expression.id.name);
        break;
      case 'FunctionReference':
        expression.arguments.positional.forEach(inExpression);
        break;
      case 'TermReference': {
        const given = expression.arguments?.positional ?? [];
        const term = terms.get(expression.id.name);
        if (given.length > 0) given.forEach(inExpression);
        else if (term !== undefined) argsIn(term.value, terms).forEach(name => found.add(name));
        break;
      }
      case 'SelectExpression':
        inExpression(expression.selector);
        expression.variants.forEach(({ value }) => inPattern(value));
        break;
      case 'Placeable':
        inExpression(expression.expression);
    }
  };
  inPattern(pattern);
  return found;
}

const quoted = (text: string): string => JSON.stringify(text);
const field = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : quoted(name));
const termName = (name: string): string => `_${name.replaceAll('-', '_')}`;

/** Writes patterns as JavaScript: `a` are the arguments, `f` the functions. */
class Writer {
  readonly terms: ReadonlyMap<string, Term>;
  readonly used = new Set<string>();
  readonly problems: string[] = [];

  constructor(terms: ReadonlyMap<string, Term>) {
    this.terms = terms;
  }

  /** A text with nothing but arguments in it, as `Lesson {n} of {total}`; null if there is more to it. */
  template({ elements }: Pattern): string | null {
    const parts = elements.map(element => {
      if (element.type === 'TextElement')
        return /[{}]|\[\[/.test(element.value) ? null : element.value;
      const { expression } = element;
      return expression.type === 'VariableReference' ? `{${expression.id.name}}` : null;
    });
    return parts.includes(null) ? null : quoted(parts.join(''));
  }

  /** Plain text, or a list of pieces. */
  pattern({ elements }: Pattern): string {
    if (elements.every(element => element.type === 'TextElement'))
      if (elements.every(({ value }) => !value.includes('[[')))
        return quoted(elements.map(({ value }) => value).join(''));
    return `[${this.#pieces(elements)}]`;
  }

  /** `[[` begins what is left out where there is little room, `]]` ends it. */
  #pieces(elements: readonly (TextElement | Placeable)[]): string {
    const levels: string[][] = [[]];
    const add = (piece: string): unknown => levels.at(-1)!.push(piece);
    for (const element of elements) {
      if (element.type === 'Placeable') {
        add(this.expression(element.expression));
        continue;
      }
      for (const bit of element.value.split(/(\[\[|\]\])/)) {
        if (bit === '[[') levels.push([]);
        else if (bit === ']]' && levels.length > 1) add(`f.aside([${levels.pop()!.join(',')}])`);
        else if (bit !== '') add(quoted(bit));
      }
    }
    if (levels.length > 1) this.problems.push('A [[ has no ]].');
    return levels.flat().join(',');
  }

  expression(expression: Expression): string {
    switch (expression.type) {
      case 'StringLiteral':
        return quoted(expression.value);
      case 'NumberLiteral':
        return expression.value;
      case 'VariableReference':
        return `a.${expression.id.name}`;
      case 'FunctionReference': {
        const { positional, named } = expression.arguments;
        const options = named.map(({ name, value }) => `${name.name}:${quoted(value.value)}`);
        const given = positional.map(one => this.expression(one));
        if (options.length > 0) given.push(`{${options.join(',')}}`);
        return `f.${expression.id.name}(${given.join(',')})`;
      }
      case 'TermReference':
        return this.#term(expression.id.name, expression.arguments?.positional ?? []);
      case 'SelectExpression':
        return this.#select(expression);
      case 'Placeable':
        return this.expression(expression.expression);
      default:
        this.problems.push(`Only terms (-name) can be put into a text, not messages.`);
        return '""';
    }
  }

  #select({ selector, variants }: SelectExpression): string {
    const other = variants.find(variant => variant.default)!;
    const arm = (pattern: Pattern): string => {
      const text = this.pattern(pattern);
      return text.startsWith('"') ? text : `()=>${text}`;
    };
    const named = variants.filter(variant => variant !== other);
    const arms = named.map(({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : key.value;
      return `${field(name)}:${arm(value)}`;
    });
    return `f.pick(${this.expression(selector)},{${arms.join(',')}},${arm(other.value)})`;
  }

  /** A term sees the arguments of the text around it; given one, it is the only one it sees. */
  #term(name: string, given: readonly InlineExpression[]): string {
    const term = this.terms.get(name);
    if (term === undefined) {
      this.problems.push(`There is no term -${name}.`);
      return '""';
    }
    this.used.add(name);
    const args = [...argsIn(term.value, this.terms)];
    if (given.length === 0) return `${termName(name)}(${args.length > 0 ? 'a' : '{}'},f)`;
    if (args.length !== 1 || given.length !== 1) {
      this.problems.push(`-${name} is given ${given.length} arguments and has ${args.length}.`);
      return '""';
    }
    return `${termName(name)}({${args[0]}:${this.expression(given[0]!)}},f)`;
  }
}

/** A text that has no arguments, as a literal. */
export const plainText = (pattern: Pattern): string => new Writer(new Map()).pattern(pattern);

/** The texts as lines of a module that exports them, and the terms that they use before them. */
export function writeTexts({ texts, terms }: Pick<Parsed, 'texts' | 'terms'>): {
  readonly lines: readonly string[];
  readonly problems: readonly string[];
} {
  const writer = new Writer(terms);
  const lines: string[] = [];
  for (const [name, { pattern, args }] of texts) {
    const text = writer.template(pattern) ?? writer.pattern(pattern);
    const parameters = args.length > 0 ? '(a,f)' : '(_,f)';
    lines.push(`  ${quoted(name)}: ${text.startsWith('"') ? text : `${parameters}=>${text}`},`);
  }
  const written = new Map<string, string>();
  // A term may use others: they are written as they turn up.
  for (const name of writer.used)
    written.set(
      name,
      `const ${termName(name)}: Term = (a,f)=>${writer.pattern(terms.get(name)!.value)};`,
    );
  return {
    lines: [...written.values(), 'export const texts: Made = {', ...lines, '};'],
    problems: writer.problems,
  };
}
