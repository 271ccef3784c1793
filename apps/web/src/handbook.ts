import type { Handbook, Locale } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from './app/app-context.ts';
import { tellReason } from './app/reload-reasons.ts';
import type { GameBundle } from './game-bundle.ts';

/** The handbooks that have been opened, by game and language. */
const opened = new Map<string, Handbook | null>();

const keyOf = ({ ui }: GameBundle, locale: Locale): string => `${ui.id} ${locale}`;

async function open(bundle: GameBundle, locale: Locale): Promise<void> {
  const handbook = (await bundle.ui.handbook?.()) ?? null;
  await handbook?.load(locale);
  opened.set(keyOf(bundle, locale), handbook);
}

/** A game's handbook in the language of the page, fetched when it is first asked for; null: it has none, or no game was named; undefined: it is on its way. */
export function useHandbook(bundle: GameBundle | null): Handbook | null | undefined {
  const { locale } = useApp();
  const [, setCount] = useState(0);
  const found = bundle === null ? null : opened.get(keyOf(bundle, locale));
  useEffect(() => {
    if (bundle !== null && found === undefined)
      open(bundle, locale).then(
        () => setCount(n => n + 1),
        () => tellReason('missing'),
      );
  }, [found, bundle, locale]);
  return found;
}
