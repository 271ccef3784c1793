import { cardNames, flat, inEach, partsOf, sayer, Speaker, wordsIn } from '@castellan/kernel';
import type {
  Catalogue,
  Covered,
  EventTable,
  Json,
  Part,
  Piece,
  Said,
  Sayer,
  TextArgs,
  Value,
  Words,
} from '@castellan/kernel';
import { asEffect } from './effect.ts';
import type { LanguageRules, Nouns } from './languages/language.ts';
import { labelOf } from './rows.ts';
import type { Rows } from './rows.ts';
import { imperative } from './sentence.ts';
import type { Grammar } from './sentence.ts';
import type { Terms } from './terms.ts';
import { rowsFrom } from './vocabulary.ts';

/** A game's catalogue in one language, as `tools/catalogues` makes it. */
export interface MadeCatalogue<T, F> {
  readonly texts: Catalogue<T, F>;
  /** What the cards are called, by their ids; those that are missing keep their printed names. */
  readonly names: Readonly<Record<string, string>>;
  /** How the language declines and joins; English, if it has no rules of its own yet. */
  readonly language: LanguageRules;
  readonly locale: string;
}

/** What a game's texts are about. */
export interface GameTerms<T extends Terms> {
  readonly title: string;
  readonly terms: T;
  /** By kind, the cards of the game. */
  readonly cards: Readonly<Record<string, readonly Titled[]>>;
}

/** A card of an owner's deck says itself what it is called in other languages; what the catalogue says was another card's. */
interface Titled {
  readonly id: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
}

/** A name that comes without its gender is said without an article. */
const WITH_GENDER = /^(?:[mfnpx]|mp|fp) ./;

function namesIn(
  cards: GameTerms<Terms>['cards'],
  { names, locale }: Pick<MadeCatalogue<never, never>, 'names' | 'locale'>,
): MadeCatalogue<never, never>['names'] {
  const own = Object.values(cards)
    .flat()
    .filter(card => card.names !== undefined);
  if (own.length === 0) return names;
  const said = { ...names };
  for (const card of own) {
    delete said[card.id];
    const name = card.names![locale];
    if (name === undefined) continue;
    said[card.id] = locale === 'en' || WITH_GENDER.test(name) ? name : `x ${name}`;
  }
  return said;
}

type Options = Readonly<Record<string, string>>;

/** The functions that the texts of a game may call, in capital letters. A game with more to say extends it. */
export class GameSpeaker<T extends Terms = Terms> extends Speaker {
  readonly rows: Rows<T>;
  readonly grammar: Grammar;
  readonly nouns: Nouns;
  readonly #language: LanguageRules;
  readonly #texts: Catalogue<TextArgs, never>;

  constructor({ terms, cards }: GameTerms<T>, made: MadeCatalogue<never, never>) {
    super(made.locale);
    const texts = made.texts as unknown as Catalogue<TextArgs, never>;
    this.#texts = texts;
    this.#language = made.language;
    this.nouns = made.language.nouns(cardNames(cards), namesIn(cards, made));
    this.rows = rowsFrom(terms, (name, args = {}) =>
      Object.hasOwn(texts, name) ? textOf(partsOf(texts, name, args, this as never)) : undefined,
    );
    this.grammar = made.language.grammar(this.rows);
  }

  /** "Anna"; the reader is "You", in the case that is asked for; of several, all by their names. */
  override WHO(seat: Value, { case: inCase }: Options = {}): Said {
    if (!this.YOU(seat)) return super.WHO(seat);
    return [{ text: this.#language.you(inCase), seat: Number(seat) }];
  }

  /** "Archer"; of several, a list. */
  CARD(id: Value, { case: inCase }: Options = {}): Said {
    return this.#each(id, one => [this.nouns.card(one, inCase)]);
  }

  /** The names of cards, to be listed by `LIST`. */
  CARDS(ids: Value): Piece {
    return ((ids ?? []) as readonly Json[]).map(id => this.CARD(id));
  }

  /** How many more are needed. */
  MORE(n: Value, has: Value): number {
    return Number(n) - Number(has);
  }

  /** How many there are in a list. */
  COUNT(list: Value): number {
    return Array.isArray(list) ? list.length : 0;
  }

  /** "an Archer". */
  A(id: Value, { case: inCase }: Options = {}): Said {
    return this.#each(id, one => this.nouns.a(one, inCase));
  }

  /** "the Archer". */
  THE(id: Value, { case: inCase }: Options = {}): Said {
    return this.#each(id, one => this.nouns.the(one, inCase));
  }

  /** "to the Archer". */
  TO(id: Value): Said {
    return this.#each(id, one => this.nouns.to(one));
  }

  /** "of the Archer". */
  OF(id: Value): Said {
    return this.#each(id, one => this.nouns.of(one));
  }

  /** The ending of a participle. */
  ENDING(id: Value): string {
    return this.nouns.ending(id);
  }

  /** "d’Anna": `OF_NAME(WHO($seat))`. */
  OF_NAME(name: Piece): Said {
    return this.#language.ofName(flat(name));
  }

  /** What an icon is called: `TERM($resource)`, `TERM($type, of: "type")`; of several, a list. */
  TERM(name: Value, { of }: Options = {}): Said {
    const label = (one: Value): string => {
      const icon = of === undefined ? String(one) : `${of}:${String(one)}`;
      return labelOf(this.rows, icon) ?? String(one);
    };
    return this.#each(name, one => [label(one)]);
  }

  /** "Draw a card": an effect as something to choose. */
  DO(effect: Value): string {
    return imperative(asEffect(effect as Json), this.grammar);
  }

  /** "2 gold and 1 magic", each marked as an amount; `{ gold: 2, magic: 1 }`. */
  AMOUNTS(amounts: Value): Said {
    const list = Object.entries((amounts ?? {}) as Readonly<Record<string, number>>).filter(
      ([, n]) => n !== 0,
    );
    if (list.length === 0) return [this.grammar.amounts([])];
    return this.LIST(
      list.map(([amount, n]): Part => ({ text: this.grammar.amounts([[amount, n]]), amount, n })),
    );
  }

  /** A list of rows, each in the words of another text: `EACH($lacks, text: "lack")`; joined as `LIST` does. */
  EACH(rows: Value, { text = '', type = 'and', between }: Options): Said {
    const all = (rows ?? []) as readonly Readonly<Record<string, Json>>[];
    return this.LIST(
      all.map(row => partsOf(this.#texts, text, row, this as never)),
      { type, between },
    );
  }

  #each(value: Value, say: (one: Value) => Said): Said {
    return Array.isArray(value) ? this.LIST((value as readonly Json[]).map(say)) : say(value);
  }

  /** What stands on a card. */
  called(id: string): string {
    return textOf([this.nouns.card(id)]);
  }
}

const textOf = (said: Said): string =>
  said.map(part => (typeof part === 'string' ? part : part.text)).join('');

/** A speaker of any vocabulary. */
type AnySpeaker = Speaker & Pick<GameSpeaker, 'grammar' | 'called'> & { readonly rows: object };

/** A game in one language: its phrases in words, its texts by their names, and what its cards and icons are called. */
export interface GameSpeech<T extends object, F extends AnySpeaker> {
  readonly words: Words;
  readonly say: Sayer<T>;
  readonly speaker: F;
  readonly rows: F['rows'];
  readonly grammar: Grammar;
  /** What stands on a card, by its id. */
  called(this: void, id: string): string;
  /** What the cards of a kind are called together: `kind-citizen`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** What the values of a card are called that may be stand-ins: `value-cost`. */
  readonly values: Readonly<Record<string, string>>;
  /** What has been settled about a card, by its ref: `ruling-domain_windmill`, `ruling-domain_windmill-2`; or a line for each. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

export function gameSpeech<T extends object, F extends AnySpeaker>(
  title: string,
  { texts }: Pick<MadeCatalogue<T, F>, 'texts'>,
  speaker: F,
): GameSpeech<T, F> {
  const named = (prefix: string): [string, string][] =>
    Object.entries<unknown>(texts).flatMap(([name, text]): [string, string][] =>
      name.startsWith(prefix) && typeof text === 'string'
        ? [[name.slice(prefix.length), text]]
        : [],
    );
  const rival = named('rival')[0]?.[1];
  return {
    words: wordsIn(title, texts, speaker, rival),
    say: sayer(texts, speaker),
    speaker,
    rows: speaker.rows,
    grammar: speaker.grammar,
    called: id => speaker.called(id),
    kinds: Object.fromEntries(named('kind-')),
    values: Object.fromEntries(named('value-')),
    rulings: rulingsIn(named('ruling-')),
  };
}

function rulingsIn(texts: readonly (readonly [string, string])[]): Record<string, string[]> {
  const rulings: Record<string, string[]> = {};
  for (const [name, text] of texts) {
    const ref = name.replace(/-\d$/, '').replace('_', ':');
    (rulings[ref] ??= []).push(...text.split('\n'));
  }
  return rulings;
}

/**
 * A game's phrases in words, in every language. `isCovered` is true: every event has its text, and no text asks for what its
 * event does not tell. Otherwise the compiler says here what is wrong.
 */
export function wordsOf<E extends EventTable, T extends object, K extends string, M>(
  all: Readonly<Record<K, M>>,
  speak: (made: M) => { readonly words: Words; readonly say: Sayer<T> },
  _isCovered: Covered<E, T>,
): Readonly<Record<K, Words>> {
  return inEach(all, made => speak(made).words);
}
