import type { Catalogue, TextArgs } from '@castellan/kernel';
import { partsOf, saidText, Speaker } from '@castellan/kernel';
import { spoken } from '@castellan/table/languages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import { awaited, marked } from '../app/waiting.tsx';
import type { TextValues } from './text.ts';

/** A name without what all names of its part begin with. */
export type Bare<Name, Part extends string> = Name extends `${Part}-${infer Key}` ? Key : never;

type Load = () => Promise<{ readonly texts: object }>;
type Catalogues = Readonly<Partial<Record<string, Load>>> & { readonly en: Load };

/** The texts of a part of the page, fetched when one of its screens is opened; a hook for screens inside a <Waiting>. */
export function partTexts<Name, Part extends string>(
  catalogues: Catalogues,
  /** The whole name of a text. */
  named: (key: string) => `${Part}-${string}`,
): () => (key: Bare<Name, Part>, values?: TextValues) => string {
  const texts = spoken(catalogues);
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
      return (key, values = {}) => saidText(partsOf(catalogue, named(key), values, speaker));
    }, [locale]);
  };
}
