import type { Catalogue, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import type { Spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { awaited, marked } from '../app/waiting.tsx';
import type { TextValues } from './text.ts';

/** The names of the texts of a part, without what they all begin with. */
export type Bare<Name, Prefix extends string> = Name extends `${Prefix}-${infer Key}` ? Key : never;

export type TellOf<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * What the screens of a part of the page say, in the person's language, fetched when one is opened; for a screen inside a
 * <Waiting>. `part`: what the names of its texts begin with.
 */
export function tellerOf<Key extends string>(
  texts: Spoken<{ readonly texts: object }>,
  part: string,
): () => TellOf<Key> {
  const coming = new Map<string, Promise<void>>();
  return () => {
    const { locale } = useApp();
    let loading = coming.get(locale);
    if (loading === undefined) {
      loading = marked(texts.load(locale));
      loading.catch(() => coming.delete(locale));
      coming.set(locale, loading);
    }
    awaited(loading);
    return useMemo(() => {
      const speaker = new Speaker(locale);
      const catalogue = texts(locale).texts as unknown as Catalogue<TextArgs, Speaker>;
      return (key, values = {}) => saidText(partsOf(catalogue, `${part}-${key}`, values, speaker));
    }, [locale]);
  };
}
