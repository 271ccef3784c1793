import { partsOf, saidText } from '@castellan/kernel';
import type { Catalogue, TextArgs } from '@castellan/kernel';
import type { GameSpeaker, Meanings, Terms } from '@castellan/powers';
import type { LessonTexts } from '../contract.ts';
import type { Locale, Spoken } from '../languages.ts';
import { spoken } from '../languages.ts';
import type { Chapter } from '../rules-sections.ts';
import type { Course, HandbookTexts } from './handbook-from.ts';

/** What only those who learn a game need, as `tools/catalogues` makes it. */
interface Learned {
  readonly learned: object;
  readonly rules: readonly Chapter[];
}

/** What is to be learned about a game, out of its catalogues: lessons are `lesson-1` …, meanings `icon-gold.meaning`. */
export function learnedFrom<T extends Terms, C extends Course>(
  lessons: Parameters<typeof spoken<Learned>>[0],
  course: C,
  speech: Spoken<{ readonly speaker: GameSpeaker<T> }>,
): Spoken<HandbookTexts<T, C>> {
  const loaded = spoken(lessons);
  const inLanguage: (locale: Locale) => HandbookTexts<T, C> = locale => {
    const { learned, rules } = loaded(locale);
    const { speaker } = speech(locale);
    const texts = learned as Catalogue<TextArgs, GameSpeaker<T>>;
    const say = (name: string): string => saidText(partsOf(texts, name, {}, speaker));
    const meanings = Object.keys(texts).flatMap(name => {
      const [, icon] = /^icon-(.+)\.meaning$/.exec(name) ?? [];
      return icon === undefined ? [] : [[icon.replaceAll('_', ':'), say(name)]];
    });
    return {
      rules,
      lessons: course.steps.map((_, i) => say(`lesson-${i + 1}`)) as LessonTexts<C['steps']>,
      rows: speaker.rows,
      grammar: speaker.grammar,
      meanings: Object.fromEntries(meanings) as Meanings<T>,
    };
  };
  const load = async (locale: Locale): Promise<void> =>
    void (await Promise.all([loaded.load(locale), speech.load(locale)]));
  return Object.assign(inLanguage, { load });
}
