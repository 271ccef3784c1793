import { labelOf } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import { grammar as german, rows as de } from '../vocabulary/de.ts';
import { grammar as english, rows as en } from '../vocabulary/en.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly building: string;
  readonly castle: string;
  readonly asResource: string;
  readonly plain: string;
  readonly castleSentence: string;
  points(n: number): string;
  costs(n: number, what: string): string;
  asksFor(n: number, what: string): string;
  develops(what: string): string;
  readonly values: Readonly<Record<string, string>>;
}

export const CARD_TEXTS: Readonly<Record<Locale, CardTexts>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    building: 'Building',
    castle: 'Castle',
    asResource: 'as Resource',
    plain: 'No power.',
    castleSentence: 'A coin on it provides one Wild, to its owner alone.',
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    costs: (n, what) => `costs ${n} ${what}`,
    asksFor: (n, what) => `asks for ${n} ${what}`,
    develops: what => `Developed, it is ${what}.`,
    values: {
      name: 'name',
      type: 'type',
      copies: 'copies',
      cost: 'cost',
      resource: 'resource',
      vp: 'points',
      power: 'power',
      requires: 'requirement',
    },
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    building: 'Gebäude',
    castle: 'Burg',
    asResource: 'als Rohstoff',
    plain: 'Keine Kraft.',
    castleSentence: 'Eine Münze darauf liefert einen Joker, nur wem sie gehört.',
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    costs: (n, what) => `kostet ${n} ${what}`,
    asksFor: (n, what) => `verlangt ${n}-mal ${what}`,
    develops: what => `Erschlossen ist die Karte ${what}.`,
    values: {
      name: 'Name',
      type: 'Typ',
      copies: 'Anzahl',
      cost: 'Kosten',
      resource: 'Rohstoff',
      vp: 'Punkte',
      power: 'Kraft',
      requires: 'Bedingung',
    },
  },
};
