import type { Answer, Decision, Option, Phrase, Who } from '@castellan/kernel';
import type { ReactNode } from 'react';
import { createContext, useContext, useMemo, useState } from 'react';
import type { CardFace, GameUi, Locale } from './contract.ts';
import type { Deciding } from './decision/use-lit.ts';
import { useLit } from './decision/use-lit.ts';
import type { PictureSet } from './icon/picture.tsx';
import { Floats } from './layer/floats.tsx';
import { Layers } from './layer/layers.ts';
import type { Strings } from './strings.ts';
import { strings } from './strings.ts';
import './theme/tokens.css';
import './theme/base.css';

/** A game, as the parts of the table need it: all but its board. */
export type TableUi = Omit<GameUi, 'Board'>;

/** What a person may set to their liking. */
export interface TableSettings {
  /** Whether things fly; those who asked their system for less motion never see it. */
  readonly motion: boolean;
  /** Single keys (1–9, U, Z …). */
  readonly keys: boolean;
  /** A card grows while the pointer rests on it. */
  readonly hoverZoom: boolean;
}
export const DEFAULT_SETTINGS: TableSettings = { motion: true, keys: true, hoverZoom: true };

export interface Table {
  readonly ui: TableUi;
  readonly locale: Locale;
  readonly who: Who;
  readonly pictures: PictureSet;
  readonly lit: Deciding;
  readonly settings: TableSettings;
  readonly strings: Strings;
  readonly layers: Layers;
  /** A phrase of the game's as a sentence. */
  say(phrase: Phrase): string;
  /** What an option does, and why it can't be done if it can't. */
  note(option: Option): string;
  reason(option: Option): string;
  /** The face of a card; null for what isn't one. */
  faceOf(ref: string): CardFace | null;
  /** One of the game's icons; what the game doesn't know is a plain diamond by its name. */
  iconOf(name: string): ReturnType<GameUi['icon']>;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('Parts of the table must be inside a <TableProvider>.');
  return table;
}

export interface TableProviderProps {
  readonly ui: TableUi;
  readonly locale: Locale;
  readonly who: Who;
  readonly pictures: PictureSet;
  readonly settings?: Partial<TableSettings> | undefined;
  /** What the person here is to decide, and where their answer goes. */
  readonly decision?: Decision | null | undefined;
  readonly answer?: ((answer: Answer) => void) | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const nowhere = (): void => {};

/** What the parts of a table share; also draws what floats above it: the enlarged card, tips, the menu of a thing. */
export function TableProvider(props: TableProviderProps) {
  const {
    ui,
    locale,
    who,
    pictures,
    decision = null,
    answer = nowhere,
    className,
    children,
  } = props;
  const { motion, keys, hoverZoom } = { ...DEFAULT_SETTINGS, ...props.settings };
  const [layers] = useState(() => new Layers());
  const lit = useLit(decision, answer, layers);
  const looks = useMemo(() => {
    const faces = new Map<string, CardFace | null>();
    const icons = new Map<string, ReturnType<GameUi['icon']>>();
    return {
      faceOf: (ref: string) => remembered(faces, ref, () => ui.card(ref, locale)),
      iconOf: (name: string) => remembered(icons, name, () => iconOr(ui, name, locale)),
    };
  }, [ui, locale]);
  const table = useMemo<Table>(() => {
    const words = ui.words(locale);
    const say = (phrase: Phrase): string => words.say(phrase, who);
    return {
      ...looks,
      ui,
      locale,
      who,
      pictures,
      lit,
      settings: { motion, keys, hoverZoom },
      strings: strings(locale),
      layers,
      say,
      note: option => say(option.note),
      reason: option => (option.blocked ? say(option.blocked) : ''),
    };
  }, [looks, ui, locale, who, pictures, lit, motion, keys, hoverZoom, layers]);
  return (
    <TableContext value={table}>
      <div className={`ct-root ${className ?? ''}`} data-motion={motion ? 'on' : 'off'}>
        {children}
        <Floats />
      </div>
    </TableContext>
  );
}

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined || map.has(key)) return there as T;
  const made = make();
  map.set(key, made);
  return made;
}

/** A game may know an icon less than its folds draw: that must not take the table down. */
function iconOr(ui: TableUi, name: string, locale: Locale): ReturnType<GameUi['icon']> {
  try {
    const icon: ReturnType<GameUi['icon']> | undefined = ui.icon(name, locale);
    if (icon) return icon;
  } catch (error) {
    console.warn(`The game has no icon "${name}".`, error);
  }
  return { picture: 'diamond', tone: 'stone', shape: 'diamond', label: name };
}
