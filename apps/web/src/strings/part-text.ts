import type { Catalogue, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import type { Locale, Spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { awaited, marked } from '../app/waiting.tsx';
import type { TextValues } from './text.ts';

export type Tell<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * The texts of a part of the page, fetched when it is opened; all their names begin with `prefix`. What comes back is a
 * hook, for a screen inside a <Waiting>.
 */
export function tellerOf<Key extends string>(texts: Spoken<object>, prefix: string) {
  const coming = new Map<Locale, Promise<void>>();
  return function useTell(): Tell<Key> {
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
      const { texts: catalogue } = texts(locale) as {
        readonly texts: Catalogue<TextArgs, Speaker>;
      };
      return (key, values = {}) => saidText(partsOf(catalogue, prefix + key, values, speaker));
    }, [locale]);
  };
}
