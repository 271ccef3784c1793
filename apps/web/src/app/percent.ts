import type { Locale } from '@castellan/table';

/** A share as whole percents, written as the language writes them: 62% in English, 62 % in German. */
export const percent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
