import type { Chance } from '../chance.ts';
import { QuickChance } from '../chance.ts';
import type { Json } from '../json.ts';
import { copy } from '../json.ts';
import { MOST_ANSWERS, MOST_LETTERS } from '../limits.ts';
import { commitment } from '../rng.ts';
import type { Save } from '../save.ts';
import { promiseIn } from './forged.ts';

/** A spoiled file, and what was done to it. */
export interface Spoiled {
  readonly how: string;
  readonly text: string;
}

export type Tree = Record<string, unknown>;

/** A place in a tree: the value `tree[name]`. */
interface Spot {
  readonly tree: Tree;
  readonly name: string;
}

/** Any of them. */
export const one = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)]!;
export const many = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);

export const NUMBERS = [-1, 0, 0.5, 3e6, 1e9, 1e15, 2 ** 53, 1e300, -0, 12, 13, 99];
const LETTERS = ['x', '\u001B[2J', '\u009B', '\u202E', '\uD83D', '\u0000', '界', '[{', '"\\', '\n'];
export const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  'secret',
  'say',
  'players',
  '',
];
export const GAMES = ['', 'chess', './evil.js', '/etc/passwd', 'card-kingdoms ', 'x'.repeat(1e6)];

/** How large a spoiled part may be. Only the first one is unlimited, so that the text stays of a reasonable size. */
export interface Measure {
  readonly lengths: readonly number[];
  readonly counts: readonly number[];
  readonly depths: readonly number[];
}

const HUGE: Measure = {
  lengths: [1, 41, 201, 10_000, 400_000, 1_900_000, 5_000_000],
  counts: [2, 13, 51, 1000, MOST_ANSWERS, 40_000, 140_000, 200_000],
  depths: [7, 20, 21, 100, 20_000, 400_000],
};
const SMALL: Measure = { lengths: [1, 41, 201], counts: [2, 13, 51], depths: [7, 20, 21] };

/** Something that belongs nowhere. */
export const wrong = (chance: Chance): unknown =>
  one(
    [null, true, '', 'x', 0, -1, 1.5, [], {}, [[]], [null], { say: 7 }, { castellan: 3 }],
    chance,
  );

function longText(chance: Chance, { lengths }: Measure): string {
  const letters = one(LETTERS, chance);
  return letters.repeat(Math.ceil(one(lengths, chance) / letters.length));
}

/** Stands for something that JSON can't hold, or not that deep; see `written`. */
const spelt = (text: string): string => `spelt ${text}`;

function nested(depth: number, isList: boolean): string {
  const [open, close] = isList ? ['[', ']'] : ["{'a':", '}'];
  return spelt(`${open.repeat(depth)}0${close.repeat(depth)}`);
}

export type Spoil<T, R> = (it: T, chance: Chance, measure: Measure) => R;

/** What can replace any value. */
const replacements: Readonly<Record<string, Spoil<unknown, unknown>>> = {
  'another kind': (_, chance) => wrong(chance),
  'a strange number': (_, chance) => one(NUMBERS, chance),
  'a strange text': (_, chance, measure) => longText(chance, measure),
  'a number without end': () => spelt('1e999'),
  'much nesting': (_, chance, { depths }) => nested(one(depths, chance), chance.below(2) === 0),
  'very many entries': (was, chance, { counts }) =>
    many(one(counts, chance), typeof was === 'object' ? wrong(chance) : was),
  'very many names': (_, chance, { counts }) =>
    Object.fromEntries(many(one(counts, chance), 0).map((_zero, i) => [`n${i}`, i])),
};

/** The name of the settings in this format. */
const wordIn = (save: Tree): string => (save['castellan'] === 3 ? 'settings' : 'options');

/** What can be done to a save as a whole. */
const changes: Changes = {
  'another format': (save, chance) =>
    void (save['castellan'] = one([0, 1, 2, 3, 4, 5, '3'], chance)),
  'another version': (save, chance) => void (save['rulesVersion'] = one([0, 1, 2, 99], chance)),
  'another game': (save, chance) => void (save['game'] = one(GAMES, chance)),
  'very many players': (save, chance) => {
    const word = wordIn(save);
    save[word] = { ...(save[word] as object), players: one(NUMBERS, chance) };
  },
  'a strange setting': (save, chance, measure) => {
    const name = one([...NAMES, longText(chance, measure)], chance);
    (save[wordIn(save)] as Tree)[name] = wrong(chance);
  },
  'strange names at the table': (save, chance, measure) => {
    const seats = many(one(measure.counts, chance), 0);
    save[one(['seated', 'seating'], chance)] = seats.map(() => ({
      name: seats.length > 2 ? 'x' : longText(chance, measure),
      chair: one(['person', 'greedy', 'deep-blue', '../x', 'x'.repeat(50)], chance),
    }));
  },
  'answers in another order': (save, chance) => {
    const answers = save['answers'] as unknown[];
    answers.push(...answers.splice(0, chance.below(answers.length + 1)));
  },
  'more answers': (save, chance, { counts }) => {
    const n = one(counts, chance);
    for (const name of ['answers', 'events']) {
      const list = save[name] as unknown[];
      save[name] = [...list, ...many(n, name === 'answers' ? (list[0] ?? null) : [])];
    }
  },
  'rewritten events': (save, chance) => {
    const event = { say: 'turn', seat: 0, [one(NAMES, chance)]: wrong(chance) };
    save['events'] = (save['events'] as unknown[]).map(() => many(one([0, 1, 20], chance), event));
  },
  'as much as may be': (save, _, measure) => {
    const n = measure === HUGE ? MOST_ANSWERS : 1;
    save['answers'] = many(n, (save['answers'] as unknown[])[0] ?? { decision: '0.0', picks: [] });
    save['events'] = many(n, many(4, { say: 'turn', seat: 0, text: 'x'.repeat(40) }));
  },
};

/** What can be done to anything. */
const everywhere: Changes = {
  'a name more': (tree, chance) => {
    const objects = spotsIn(tree).filter(spot => !Array.isArray(spot.tree));
    const name = { value: wrong(chance), enumerable: true, writable: true, configurable: true };
    // As in JSON, `__proto__` is a name like any other.
    Object.defineProperty(one(objects, chance).tree, one(NAMES, chance), name);
  },
};

/** What can be done to the text. */
const blows: Readonly<Record<string, Spoil<string, string>>> = {
  'cut off': (text, chance) => text.slice(0, chance.below(text.length)),
  'a letter changed': (text, chance) => {
    const at = chance.below(text.length);
    const letter = String.fromCharCode(text.charCodeAt(at) ^ (1 << chance.below(8)));
    return text.slice(0, at) + letter + text.slice(at + 1);
  },
  'a piece left out': (text, chance) => {
    const at = chance.below(text.length);
    return text.slice(0, at) + text.slice(at + chance.below(200));
  },
  'a piece twice': (text, chance) => {
    const at = chance.below(text.length);
    return text.slice(0, at) + text.slice(Math.max(0, at - chance.below(200)));
  },
  'much that is empty': text => text + ' '.repeat(MOST_LETTERS),
  'brackets before it': (text, chance) => one(['[', '{"a":', '"'], chance).repeat(300_000) + text,
};

/** Every place in a tree; only the first few of long lists. */
function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const tree = value as Tree;
  return Object.keys(tree)
    .slice(0, 12)
    .flatMap(name => [{ tree, name }, ...spotsIn(tree[name])]);
}

export function spoiled(save: Save, n: number): Spoiled {
  return spoiledBy({ changes, promiseAnew }, save, n);
}

/** What can be done to some kind of file as a whole, by name. */
export type Changes = Readonly<Record<string, Spoil<Tree, void>>>;

/** A kind of file. */
export interface Kind {
  readonly changes: Changes;
  /** Makes the promise in it match again. */
  promiseAnew(tree: Tree): void;
}

/**
 * Spoils a file, each number in its own way: sometimes once, sometimes three times, and mostly with a matching
 * promise.
 */
export function spoiledBy({ changes, promiseAnew }: Kind, whole: object, n: number): Spoiled {
  const chance = new QuickChance(n + 1);
  const tree = copy(whole as Json) as unknown as Tree;
  const all = { ...changes, ...everywhere };
  const how = [spoil(tree, chance, HUGE, all)];
  for (let times = chance.below(3); times > 0; times--) how.push(spoil(tree, chance, SMALL, all));
  let text = written(tree);
  // A save that is too long is refused before anyone checks its promise.
  if (chance.below(4) > 0 && text.length < 100_000) {
    attempt(() => promiseAnew(tree));
    text = written(tree);
  }
  if (chance.below(4) === 0) {
    const blow = one(Object.keys(blows), chance);
    how.push(blow);
    text = blows[blow]!(text, chance, HUGE);
  }
  return { how: how.join(', '), text };
}

function spoil(save: Tree, chance: Chance, measure: Measure, changes: Changes): string {
  if (chance.below(2) === 0) {
    const change = one(Object.keys(changes), chance);
    attempt(() => changes[change]!(save, chance, measure));
    return change;
  }
  const { tree, name } = one(spotsIn(save), chance);
  const what = one(Object.keys(replacements), chance);
  tree[name] = replacements[what]!(tree[name], chance, measure);
  return `${what} for ${name.slice(0, 20)}`;
}

/** An earlier change may have removed this place. */
function attempt(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function promiseAnew(save: Tree): void {
  save['commitment'] =
    save['castellan'] === 1 ? commitment(String(save['seed'])) : promiseIn(save as unknown as Save);
}

/** Writes JSON, with the stand-ins replaced by what they stand for. */
function written(save: Tree): string {
  return JSON.stringify(save).replaceAll(/"spelt ([^"]*)"/g, (_, text: string) =>
    text.replaceAll("'", '"'),
  );
}
