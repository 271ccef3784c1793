import type { Catalogue, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import { spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { awaited, marked } from '../../app/waiting.tsx';
import type { TextValues } from '../../strings/text.ts';
import type { Args } from '../../words/made/online.ts';
import { online } from '../../words/made/online.ts';

/** What the screens for friends say: fetched when one of them is opened. */
const texts = spoken(online);

/** The names of these texts, without what they all begin with. */
export type OnlineKey = Bare<keyof Args>;
type Bare<Name> = Name extends `online-${infer Key}` ? Key : never;

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
    const speaker = new Speaker(locale);
    const catalogue = texts(locale).texts as unknown as Catalogue<TextArgs, Speaker>;
    return (key, values = {}) => saidText(partsOf(catalogue, `online-${key}`, values, speaker));
  }, [locale]);
}
