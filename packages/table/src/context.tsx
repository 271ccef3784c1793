import type { Answer, Decision, Option, Phrase, Who } from '@castellan/kernel';
import type { ReactNode } from 'react';
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { CardFace, GameUi, Locale } from './contract.ts';
import type { Deciding } from './decision/use-lit.ts';
import { Lights } from './decision/lights.ts';
import { useLit } from './decision/use-lit.ts';
import type { PictureSet } from './icon/picture.tsx';
import { Floats } from './layer/floats.tsx';
import { Layers } from './layer/layers.ts';
import type { Strings } from './strings.ts';
import { strings } from './strings.ts';
import { Defs } from './theme/defs.tsx';
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

/** How things look and what they are called: the same from one decision to the next. */
export interface Looks {
  readonly ui: TableUi;
  readonly locale: Locale;
  readonly who: Who;
  readonly pictures: PictureSet;
  readonly settings: TableSettings;
  readonly strings: Strings;
  readonly layers: Layers;
  readonly lights: Lights;
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

/** All of it. What uses this is drawn again with every decision; what needs only the looks takes those. */
export interface Table extends Looks {
  readonly lit: Deciding;
}

export const LooksContext = createContext<Looks | null>(null);
const DecidingContext = createContext<Deciding | null>(null);

export function useLooks(): Looks {
  return present(useContext(LooksContext));
}

export function useTable(): Table {
  const looks = useLooks();
  const lit = present(useContext(DecidingContext));
  return useMemo(() => ({ ...looks, lit }), [looks, lit]);
}

function present<T>(context: T | null): T {
  if (context === null) throw new Error('Parts of the table must be inside a <TableProvider>.');
  return context;
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
  const [lights] = useState(() => new Lights());
  const lit = useLit(decision, answer, layers);
  lights.put(lit);
  useLayoutEffect(() => lights.tell(), [lights, lit]);
  const drawn = useMemo(() => {
    const faces = new Map<string, CardFace | null>();
    const icons = new Map<string, ReturnType<GameUi['icon']>>();
    return {
      faceOf: (ref: string) => remembered(faces, ref, () => ui.card(ref, locale)),
      iconOf: (name: string) => remembered(icons, name, () => iconOr(ui, name, locale)),
    };
  }, [ui, locale]);
  const looks = useMemo<Looks>(() => {
    const words = ui.words(locale);
    const say = (phrase: Phrase): string => words.say(phrase, who);
    return {
      ...drawn,
      ui,
      locale,
      who,
      pictures,
      settings: { motion, keys, hoverZoom },
      strings: strings(locale),
      layers,
      lights,
      say,
      note: option => say(option.note),
      reason: option => (option.blocked ? say(option.blocked) : ''),
    };
  }, [drawn, ui, locale, who, pictures, motion, keys, hoverZoom, layers, lights]);
  return (
    <LooksContext value={looks}>
      <DecidingContext value={lit}>
        <div className={`ct-root ${className ?? ''}`} data-motion={motion ? 'on' : 'off'}>
          <Defs />
          {children}
          <Floats />
        </div>
      </DecidingContext>
    </LooksContext>
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
