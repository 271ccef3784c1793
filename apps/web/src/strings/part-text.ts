import type { Catalogue, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import { spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { awaited, marked } from '../app/waiting.tsx';
import type { TextValues } from './text.ts';

export type Tell<Key> = (key: Key, values?: TextValues) => string;

/** What a part of the page says, fetched when it is opened. `name`: what the names of its texts begin with. */
export function textsOfPart<Key extends string>(
  name: string,
  languages: Parameters<typeof spoken<object>>[0],
): () => Tell<Key> {
  const texts = spoken(languages);
  const coming = new Map<string, Promise<void>>();
  /** The texts in the person's language; for a screen inside a <Waiting>. */
  return function useTell() {
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
      const { texts: said } = texts(locale) as { texts: object };
      const catalogue = said as Catalogue<TextArgs, Speaker>;
      return (key, values = {}) => saidText(partsOf(catalogue, `${name}-${key}`, values, speaker));
    }, [locale]);
  };
}
