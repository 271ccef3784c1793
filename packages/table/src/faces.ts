import { labelOf } from '@castellan/powers';
import type { Grammar, Rows, Terms, Look } from '@castellan/powers';
import type { Badge, CardFace, GameUi } from './contract.ts';
import type { Loaders, Locale, Spoken } from './languages.ts';
import { spoken } from './languages.ts';

/** What a game's `art.json` says of a card: its emblem, and the painted field behind it. */
export interface Art {
  readonly picture: string;
  readonly field?: string;
}

interface Titled {
  readonly id: string;
  readonly name: string;
  readonly standIns?: readonly string[];
  /** The picture that an owner chose for a card of their deck. */
  readonly emblem?: string;
}

interface Told {
  readonly locale: Locale;
  /** What the values of a card are called that may be stand-ins. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a game must say of a face: without a price or marks it has none. */
type Rest = Omit<CardFace, 'ref' | 'name' | 'printed' | 'emblem' | 'field' | 'standIns' | Bare> &
  Partial<Pick<CardFace, Bare>>;
type Bare = 'price' | 'marks';

/** What a card is called in a language, and what is printed on it if that is something else. */
const named = (called: string, printed: string): Pick<CardFace, 'name' | 'printed'> =>
  called === printed ? { name: called } : { name: called, printed };

/** Which values of a card are stand-ins, if any: in words. */
export function standInsOf(
  { standIns = [] }: Pick<Titled, 'standIns'>,
  { values = {} }: Pick<Told, 'values'>,
): Pick<CardFace, 'standIns'> {
  return standIns.length > 0 ? { standIns: standIns.map(value => values[value] ?? value) } : {};
}

/** What a game says of its cards in one language. */
interface CardSpeech {
  /** What a card is called, by its id. */
  called(this: void, id: string): string;
  /** What has been settled about single cards, by their refs. */
  readonly rulings?: Readonly<Record<string, readonly string[]>>;
}

/** Makes the faces of a game's cards: pictures come from its art, rulings and stand-ins are told in its words. */
export function facesFrom(
  art: Readonly<Record<string, Art>>,
  speech: (locale: Locale) => CardSpeech,
): (ref: string, card: Titled, say: Told, rest: Rest) => CardFace {
  return (ref, card, say, { rulings: own = [], ...rest }) => {
    const { picture, field = 'plain' } = artOf(art, ref, card);
    const { called, rulings: settled = {} } = speech(say.locale);
    const rulings = [...own, ...(settled[ref] ?? [])];
    return {
      ref,
      ...named(called(card.id), card.name),
      emblem: picture,
      field,
      price: [],
      marks: [],
      ...rest,
      ...(rulings.length > 0 ? { rulings } : {}),
      ...standInsOf(card, say),
    };
  };
}

/** A card that was added to the box has the picture that was chosen for it, or that of another of its kind. */
function artOf(art: Readonly<Record<string, Art>>, ref: string, { emblem }: Titled): Art {
  const kind = ref.slice(0, ref.indexOf(':') + 1);
  const own = art[ref] ?? art[Object.keys(art).find(other => other.startsWith(kind))!]!;
  return emblem === undefined ? own : { ...own, picture: emblem };
}

/** A sign with what it is called, and how many of it: "3 gold". */
export function badgeOf(icon: string, { label }: Voice, n: number | null = null): Badge {
  return n === null
    ? { icon, label: label(icon) }
    : { icon, text: `${n}`, label: `${n} ${label(icon)}` };
}

interface Draw<S> {
  (id: string, say: S): CardFace | null;
  /** The names of all that it draws. */
  readonly ids?: readonly string[];
}

/** Draws the card of a name in a table. */
export function drawnFrom<C extends { readonly id: string }, S>(
  table: readonly C[],
  draw: (card: C, say: S) => CardFace,
): Draw<S> {
  const drawn = (id: string, say: S): CardFace | null => {
    const found = table.find(one => one.id === id);
    return found === undefined ? null : draw(found, say);
  };
  return Object.assign(drawn, { ids: table.map(({ id }) => id) });
}

/**
 * The cards of a game, by kind, as they are drawn. `refOf` says which card lies where: `hand:citizen:monk` is
 * `citizen:monk`.
 */
export function cardsFrom<S>(
  kinds: Readonly<Record<string, Draw<S>>>,
  texts: (locale: Locale) => S,
  refOf: (where: string) => string,
): Pick<GameUi, 'cards' | 'card'> {
  return {
    cards: Object.entries(kinds).flatMap(([kind, { ids = [] }]) => ids.map(id => `${kind}:${id}`)),
    card: (where, locale) => cardOf(refOf(where), texts(locale), kinds),
  };
}

/** A card by its ref, `monster:goblin`: its kind says how it is drawn. */
export function cardOf<S>(
  ref: string,
  say: S,
  kinds: Readonly<Record<string, Draw<S>>>,
): CardFace | null {
  const cut = ref.indexOf(':');
  return kinds[ref.slice(0, cut)]?.(ref.slice(cut + 1), say) ?? null;
}

/** What cards are told in: a language, its grammar, and what icons are called in it. */
export interface Voice {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(this: void, icon: string): string;
}

export function voiceOf<T extends Terms>(
  locale: Locale,
  { grammar, rows }: { readonly grammar: Grammar; readonly rows: Rows<T> },
): Voice {
  return { locale, grammar, label: name => labelOf(rows, name)! };
}

/** What a game says in one language. */
interface Speech {
  readonly grammar: Grammar;
  readonly rows: object;
  readonly say: unknown;
  readonly values: Readonly<Record<string, string>>;
}

/** What is told on the cards of a game that says so. */
export interface CardTexts<S extends Speech> extends Voice {
  readonly text: S['say'];
  readonly values: S['values'];
}

/** All that a game says on the screen, the icons of its vocabulary, and what stands on its cards. */
export function speechFrom<M, S extends Speech>(
  game: string,
  looks: Readonly<Record<string, Look>>,
  catalogues: Loaders<M>,
  speak: (made: M) => S,
): { speech: Spoken<S>; icon: GameUi['icon']; cardTexts: (locale: Locale) => CardTexts<S> } {
  const speech = spoken(catalogues, speak);
  const rows = (locale: Locale): Rows<Terms> => speech(locale).rows as Rows<Terms>;
  return {
    speech,
    icon: iconsFrom(game, looks, rows),
    cardTexts: locale => {
      const { grammar, say, values } = speech(locale);
      return { ...voiceOf(locale, { grammar, rows: rows(locale) }), text: say, values };
    },
  };
}

/** A game's icons out of its vocabulary: how each looks, and what it is called in each language. */
export function iconsFrom<T extends Terms>(
  game: string,
  looks: Readonly<Record<string, Look>>,
  rows: (locale: Locale) => Rows<T>,
): GameUi['icon'] {
  return (name, locale) => {
    const look = Object.hasOwn(looks, name) ? looks[name] : undefined;
    const label = labelOf(rows(locale), name);
    if (look === undefined || label === undefined) throw new Error(`${game} has no icon "${name}"`);
    return { picture: look.picture, tone: look.tone, shape: look.shape, label };
  };
}

/** What the cards of a kind are called together. */
export function kindsFrom(
  speech: (locale: Locale) => { readonly kinds: Readonly<Record<string, string>> },
): NonNullable<GameUi['kind']> {
  return (kind, locale) => speech(locale).kinds[kind] ?? kind;
}
