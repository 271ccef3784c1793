import type { Option, Phrase, Who } from '@castellan/kernel';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { CardFace, GameUi } from './contract.ts';
import type { Locale, TableText } from './languages.ts';
import type { Director } from './director/director.ts';
import type { Deciding } from './decision/use-lit.ts';
import type { Lights } from './decision/lights.ts';
import type { PictureSet } from './icon/picture.tsx';
import type { Layers } from './layer/layers.ts';
import type { Company } from './portrait/company.ts';

/** A game, as the parts of the table need it: all but its board. */
export type TableUi = Omit<GameUi, 'Board' | 'stage'>;

/** What a person may set to their liking. */
export interface TablePreferences {
  /** Whether things fly; those who asked their system for less motion never see it. */
  readonly motion: boolean;
  /** Single keys (1–9, U, Z …). */
  readonly keys: boolean;
  /** A card grows while the pointer rests on it. */
  readonly hoverZoom: boolean;
  /** Tapping a card plays it at once; otherwise it shows the card large first. */
  readonly tapsAct: boolean;
}
export const DEFAULT_PREFERENCES: TablePreferences = {
  motion: true,
  keys: true,
  hoverZoom: true,
  tapsAct: false,
};

/** How things look and what they are called: the same from one decision to the next. */
export interface Looks {
  readonly ui: TableUi;
  readonly locale: Locale;
  readonly who: Who;
  readonly pictures: PictureSet;
  readonly settings: TablePreferences;
  /** One of the table's own texts, by its name. */
  readonly text: TableText;
  readonly layers: Layers;
  readonly lights: Lights;
  readonly director: Director;
  readonly company: Company;
  /** A phrase of the game's as a sentence. */
  say(phrase: Phrase): string;
  /** What the game's words say for an attribute of a phrase: `.deed`, the word on the button that answers it. */
  attribute(phrase: Phrase, name: string): string | null;
  /** What an option does, and why it can't be done if it can't. */
  note(option: Option): string;
  reason(option: Option): string;
  /** The face of a card; null for what isn't one. */
  faceOf(ref: string): CardFace | null;
  /** One of the game's icons; what the game doesn't know is a plain diamond by its name. */
  iconOf(name: string): ReturnType<GameUi['icon']>;
}

/** All of it. What uses this is drawn again with every decision; what needs only the looks takes those. */
export interface LitTable extends Looks {
  readonly lit: Deciding;
}

export const LooksContext = createContext<Looks | null>(null);
export const DecidingContext = createContext<Deciding | null>(null);

export function useLooks(): Looks {
  return present(useContext(LooksContext));
}

export function useTable(): LitTable {
  const looks = useLooks();
  const lit = present(useContext(DecidingContext));
  return useMemo(() => ({ ...looks, lit }), [looks, lit]);
}

function present<T>(context: T | null): T {
  if (context === null) throw new Error('Parts of the table must be inside a <TableProvider>.');
  return context;
}
