import { partsOf, saidText } from '@castellan/kernel';
import type { Catalogue, TextArgs } from '@castellan/kernel';
import type { GameSpeaker, Grammar, Meanings, Rows, Terms } from '@castellan/powers';
import type { Handbook, Lesson, LessonTexts, Tutorial } from '../contract.ts';
import type { Locale, Spoken } from '../languages.ts';
import { spoken, tableTexts } from '../languages.ts';
import type { Chapter, Pictured } from '../rules-sections.ts';
import { rulesSections } from '../rules-sections.ts';
import type { LegendUi } from './legend.ts';
import { legendOf, legendTexts } from './legend.ts';

type Steps = readonly Omit<Lesson, 'text'>[];

/** A guided game without its words: a step for each lesson. */
export interface Course<S extends Steps = Steps> extends Omit<Tutorial, 'lessons'> {
  readonly steps: S;
}

/** What is to be learned about a game, in one language. */
export interface HandbookTexts<T extends Terms, C extends Course> {
  readonly rules: readonly Chapter[];
  readonly lessons: LessonTexts<C['steps']>;
  readonly rows: Rows<T>;
  readonly grammar: Grammar;
  readonly meanings: Meanings<T>;
}

/** Lessons, meanings and rules as `tools/catalogues` makes them. */
interface Learned {
  readonly texts: object;
  readonly rules: readonly Chapter[];
}

/** What a catalogue teaches: `lesson-1`, `lesson-2`, …, and `icon-gold.meaning`. */
export function learnedFrom<T extends Terms, C extends Course>(
  lessons: Parameters<typeof spoken<Learned>>[0],
  speech: Spoken<{ readonly speaker: GameSpeaker<T> }>,
): Spoken<HandbookTexts<T, C>> {
  const made = spoken<Learned>(lessons);
  const texts = (locale: Locale): HandbookTexts<T, C> => {
    const { texts: learned, rules } = made(locale);
    const { speaker } = speech(locale);
    const catalogue = learned as Catalogue<TextArgs, GameSpeaker<T>>;
    const all = Object.keys(learned).map(
      name => [name, saidText(partsOf(catalogue, name, {}, speaker))] as const,
    );
    const meanings = all.flatMap(([name, text]) => {
      const icon = /^icon-(.+)\.meaning$/.exec(name)?.[1]?.replaceAll('_', ':');
      return icon === undefined ? [] : [[icon, text] as const];
    });
    return {
      rules,
      rows: speaker.rows,
      grammar: speaker.grammar,
      meanings: Object.fromEntries(meanings) as Meanings<T>,
      lessons: all
        .filter(([name]) => name.startsWith('lesson-'))
        .map(([, text]) => text) as readonly string[] as LessonTexts<C['steps']>,
    };
  };
  const load = async (locale: Locale): Promise<void> => {
    await Promise.all([made.load(locale), speech.load(locale)]);
  };
  return Object.assign(texts, { load });
}

interface HandbookParts<T extends Terms, C extends Course> {
  /** What stands before the number of a clause: "CK". */
  readonly book: string;
  /** A card of each kind, where the rules say what is on it. */
  readonly pictured: Pictured;
  readonly ui: LegendUi;
  readonly terms: T;
  readonly course: C;
  /** The clauses that a coach reads out when a step first asks, by the step's name. */
  readonly firstTimes?: FirstTimes;
  readonly texts: Spoken<HandbookTexts<T, C>>;
}

/** For each step, the numbers of the clauses that say what it is about. */
type FirstTimes = Readonly<Record<string, readonly string[]>>;

/** A clause names others by their numbers, which nobody wants to hear. */
const NUMBERS = / \(\d+(\.\d+)?(, \d+(\.\d+)?)*\)/g;

function readOut(firstTimes: FirstTimes, rules: readonly Chapter[]): Record<string, string> {
  const clauses = Object.assign({}, ...rules.map(chapter => chapter.clauses)) as Chapter['clauses'];
  return Object.fromEntries(
    Object.entries(firstTimes).map(([step, numbers]) => [
      step,
      numbers.map(number => clauses[number]!.replaceAll(NUMBERS, '')).join(' '),
    ]),
  );
}

/** The rules, the legend of the icons and the lessons, out of what a game says in each language. */
export function handbookFrom<T extends Terms, C extends Course>({
  book,
  pictured,
  ui,
  terms,
  course,
  firstTimes = {},
  texts,
}: HandbookParts<T, C>): Required<Handbook> {
  const { steps, ...game } = course;
  return {
    load: locale => Promise.all([texts, tableTexts, legendTexts].map(({ load }) => load(locale))),
    rules: locale => rulesSections(book, texts(locale).rules, pictured),
    legend: locale => legendOf(ui, locale, { terms, ...texts(locale) }),
    tutorial: locale => {
      const said: readonly string[] = texts(locale).lessons;
      return { ...game, lessons: steps.map((step, i) => ({ ...step, text: said[i]! })) };
    },
    firstTimes: locale => readOut(firstTimes, texts(locale).rules),
  };
}
