import type { Locale, Tutorial } from '@castellan/table';

export function tutorial(_: Locale): Tutorial {
  return { settings: { players: 2 }, seed: 'lesson', seat: 0, lessons: [] };
}
