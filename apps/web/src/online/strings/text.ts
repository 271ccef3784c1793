import { spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { awaited, marked } from '../../app/waiting.tsx';
import type { TextValues } from '../../strings/text.ts';
import type { OnlineKey, OnlineStrings } from './en.ts';

/** What the screens for friends say: fetched when one of them is opened. */
const texts = spoken<OnlineStrings>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
});

export type Tell = (key: OnlineKey, values?: TextValues) => string;

const coming = new Map<string, Promise<void>>();

/** The texts in the person's language; for a screen inside a <Waiting>. */
export function useTell(): Tell {
  const { locale } = useApp();
  let loading = coming.get(locale);
  if (loading === undefined) {
    loading = marked(texts.load(locale));
    loading.catch(() => coming.delete(locale));
    coming.set(locale, loading);
  }
  awaited(loading);
  return useMemo(() => {
    const strings = texts(locale);
    const forms = new Intl.PluralRules(locale);
    return (key, values = {}) => {
      const text = strings[key];
      const form =
        typeof text === 'string'
          ? text
          : text[forms.select(Number(values['n'] ?? 0)) === 'one' ? 'one' : 'other'];
      return form.replaceAll(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
    };
  }, [locale]);
}
