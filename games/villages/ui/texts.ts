import type { Locale } from '@castellan/table';
import { speech } from './speech.ts';

/** How somebody stands to the action that was led. */
export type Stand = 'leads' | 'led' | 'follows' | 'followed' | 'declined' | 'waits';

/** The words of the table, besides those of the cards. */
export interface Texts {
  readonly market: string;
  readonly adventurers: (n: number) => string;
  readonly adventurersShort: string;
  readonly deck: (n: number) => string;
  readonly deckShort: string;
  readonly emptyPile: (pile: number) => string;
  readonly emptyPool: string;
  readonly pile: (pile: number, card: string) => string;
  readonly action: string;
  readonly stand: Readonly<Record<Stand, string>>;
  readonly ahead: string;
  readonly first: string;
  readonly idle: string;
  readonly toPay: (left: number, all: number) => string;
  readonly lacks: string;
  readonly own: string;
  readonly castleShort: string;
  readonly pay: (coins: number) => string;
  readonly follow: (action: string) => string;
  readonly followShort: string;
  readonly onlyDecline: string;
  readonly paid: (what: string, by: string) => string;
  readonly bank: (n: number) => string;
  readonly bankShort: string;
  readonly trashed: (n: number) => string;
  readonly village: (name: string) => string;
  readonly places: (n: number, of: number) => string;
  readonly ends: string;
  readonly place: (n: number) => string;
  readonly more: (n: number) => string;
  readonly castle: (coin: string) => string;
  readonly resource: (kind: string, n: number, free: number) => string;
  readonly noResource: (kind: string) => string;
  readonly locked: string;
  readonly coinOf: (name: string) => string;
  readonly coinNext: string;
  readonly coinNone: string;
  readonly purse: (n: number) => string;
  readonly returns: (n: number) => string;
  readonly points: (n: number) => string;
  readonly hand: (n: number) => string;
  readonly handEmpty: string;
  readonly coins: (n: number) => string;
  readonly built: string;
  readonly rivals: string;
  readonly open: (name: string) => string;
  readonly known: string;
  readonly resources: string;
  readonly nothing: string;
  readonly king: string;
  readonly kingAsks: string;
  readonly deckLeft: (n: number) => string;
}

export const texts = (locale: Locale): Texts => speech(locale).texts;
