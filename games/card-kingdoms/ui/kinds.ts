import type { GameUi } from '@castellan/table';
import { speech } from './speech.ts';

/** What the cards of a kind are called together. */
export type Kinds = Readonly<Record<'citizen' | 'monster' | 'domain' | 'duke', string>>;

export const kind: NonNullable<GameUi['kind']> = (name, locale) =>
  speech(locale).kinds[name as keyof Kinds] ?? name;
