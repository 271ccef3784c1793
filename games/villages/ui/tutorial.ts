import type { Lesson, Locale, Tutorial } from '@castellan/table';

const SEED = 'lesson 1';
const ME = 0;

type Step = Omit<Lesson, 'text'> & { readonly en: string; readonly de: string };

const STEPS: readonly Step[] = [];

export function tutorial(locale: Locale): Tutorial {
  return {
    settings: { players: 2 },
    seed: SEED,
    seat: ME,
    lessons: STEPS.map(({ en, de, ...step }) => ({ ...step, text: locale === 'de' ? de : en })),
  };
}
