import type { GameUi } from './contract.ts';
import type { Locale } from './languages.ts';

interface KindSpeech {
  /** What the cards of a kind are called together. */
  readonly kinds: Readonly<Record<string, string>>;
}

export function kindsFrom(speech: (locale: Locale) => KindSpeech): NonNullable<GameUi['kind']> {
  return (kind, locale) => speech(locale).kinds[kind] ?? kind;
}
