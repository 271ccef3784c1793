import { spoken } from '@castellan/table/languages';
import type { speech as english } from './speech-en.ts';

/** All that the game says on the screen: in every language what there is in English. */
export type Speech = Readonly<typeof english>;

export const speech = spoken<Speech>({
  en: async () => (await import('./speech-en.ts')).speech,
  de: async () => (await import('./speech-de.ts')).speech,
  fr: async () => (await import('./speech-fr.ts')).speech,
});
