import type { Answer, Decision, Phrase, Who } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { bound } from './log/entry.ts';
import { Carrier } from './carry/carrier.tsx';
import { carriesByThing } from './carry/carry.ts';
import type { Looks, TablePreferences, TableUi } from './context.tsx';
import { DecidingContext, DEFAULT_PREFERENCES, LooksContext } from './context.tsx';
import type { CardFace, Carry, GameUi } from './contract.ts';
import type { Locale } from './languages.ts';
import { tableTexts } from './languages.ts';
import { Director } from './director/director.ts';
import { Lights } from './decision/lights.ts';
import { useLit } from './decision/use-lit.ts';
import type { PictureSet } from './icon/picture.tsx';
import { Floats } from './layer/floats.tsx';
import { SpotsProvider } from './stage/spot.tsx';
import { Layers } from './layer/layers.ts';
import { Company } from './portrait/company.ts';
import { Defs } from './theme/defs.tsx';
import './theme.ts';
import './table.css';

export interface TableProviderProps {
  readonly ui: TableUi;
  readonly locale: Locale;
  readonly who: Who;
  readonly pictures: PictureSet;
  readonly settings?: Partial<TablePreferences> | undefined;
  /** What the person here is to decide, and where their answer goes. */
  readonly decision?: Decision | null | undefined;
  readonly answer?: ((answer: Answer) => void) | undefined;
  /** What of it can be done by carrying things. */
  readonly carries?: readonly Carry[] | undefined;
  /** What shows what has happened; without one it is just there. */
  readonly director?: Director | undefined;
  /** Who sits there; without it, nobody is known. */
  readonly company?: Company | undefined;
  readonly className?: string | undefined;
  readonly children: ComponentChildren;
}

const nowhere = (): void => {};
const NO_CARRIES: readonly Carry[] = [];

/** What the parts of a table share; also draws what floats above it: the enlarged card, tips, the menu of a thing. */
export function TableProvider(props: TableProviderProps) {
  const {
    ui,
    locale,
    who,
    pictures,
    decision = null,
    answer = nowhere,
    carries = NO_CARRIES,
    className,
    children,
  } = props;
  const { motion, keys, hoverZoom, tapsAct } = { ...DEFAULT_PREFERENCES, ...props.settings };
  const [nobody] = useState(() => new Director());
  const director = props.director ?? nobody;
  const [strangers] = useState(() => new Company());
  const company = props.company ?? strangers;
  const [layers] = useState(() => new Layers());
  const [lights] = useState(() => new Lights());
  const lit = useLit(decision, answer, layers);
  const carried = useMemo(() => carriesByThing(lit.draft, carries), [lit.draft, carries]);
  lights.put(lit, carried);
  useLayoutEffect(() => lights.tell(), [lights, lit, carried]);
  const drawn = useDrawn(ui, locale);
  const looks = useMemo<Looks>(
    () => ({
      ...drawn,
      ...wordsOf(ui, locale, who),
      ui,
      locale,
      who,
      pictures,
      settings: { motion, keys, hoverZoom, tapsAct },
      text: tableTexts(locale),
      layers,
      lights,
      director,
      company,
    }),
    [
      drawn,
      ui,
      locale,
      who,
      pictures,
      motion,
      keys,
      hoverZoom,
      tapsAct,
      layers,
      lights,
      director,
      company,
    ],
  );
  return (
    <LooksContext value={looks}>
      <DecidingContext value={lit}>
        <div className={`ct-root ${className ?? ''}`} data-motion={motion ? 'on' : 'off'}>
          <Defs />
          <SpotsProvider>{children}</SpotsProvider>
          <Floats />
          <Carrier />
        </div>
      </DecidingContext>
    </LooksContext>
  );
}

/** Faces and icons, each made once. */
function useDrawn(ui: TableUi, locale: Locale): Pick<Looks, 'faceOf' | 'iconOf'> {
  return useMemo(() => {
    const faces = new Map<string, CardFace | null>();
    const icons = new Map<string, ReturnType<GameUi['icon']>>();
    return {
      faceOf: (ref: string) => remembered(faces, ref, () => boundFace(ui, ref, locale)),
      iconOf: (name: string) => remembered(icons, name, () => iconOr(ui, name, locale)),
    };
  }, [ui, locale]);
}

function wordsOf(
  ui: TableUi,
  locale: Locale,
  who: Who,
): Pick<Looks, 'say' | 'attribute' | 'note' | 'reason'> {
  const words = ui.words(locale);
  const say = (phrase: Phrase): string => bound(words.say(phrase, who));
  return {
    say,
    attribute: (phrase, name) => {
      const found = words.attribute?.(phrase, name, who) ?? null;
      return found === null ? null : bound(found);
    },
    note: option => say(option.note),
    reason: option => (option.blocked ? say(option.blocked) : ''),
  };
}

function remembered<T>(map: Map<string, T>, key: string, make: () => T): T {
  const there = map.get(key);
  if (there !== undefined || map.has(key)) return there as T;
  const made = make();
  map.set(key, made);
  return made;
}

function boundFace(ui: TableUi, ref: string, locale: Locale): CardFace | null {
  const face = ui.card(ref, locale);
  return face && { ...face, sentence: bound(face.sentence) };
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
