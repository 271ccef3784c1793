import { labelOf } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import type { Role } from '../cards/language.ts';
import type { MonsterCard } from '../cards/monsters.ts';
import { grammar as german, OF_AREA, rows as de } from '../vocabulary/de.ts';
import { grammar as english, rows as en } from '../vocabulary/en.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  /** What an icon is called. */
  label(icon: string): string;
  readonly citizen: string;
  readonly starter: string;
  readonly always: string;
  readonly domain: string;
  readonly duke: string;
  readonly ownTurn: string;
  readonly othersTurns: string;
  readonly anyTurn: string;
  readonly atTheEnd: string;
  monsterOf(card: MonsterCard): string;
  points(n: number): string;
  basePrice(n: number): string;
  needs(n: number, role: Role): string;
  wakes(numbers: readonly number[]): string;
}

export const CARD_TEXTS: Readonly<Record<Locale, CardTexts>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    citizen: 'Citizen',
    starter: 'Starter',
    domain: 'Domain',
    duke: 'Duke',
    ownTurn: 'your turn',
    othersTurns: 'others’ turns',
    anyTurn: 'every turn',
    always: 'always',
    atTheEnd: 'At the end of the game',
    monsterOf: ({ area, type }) => `${en.signs[`type:${type}`]} of the ${en.signs[`area:${area}`]}`,
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    basePrice: n => `${n} gold, 1 more for each you own`,
    needs: (n, role) => `needs ${n} ${en.signs[`role:${role}`]}`,
    wakes: numbers => `Wakes on ${numbers.join(' and ')}`,
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    citizen: 'Bürger',
    starter: 'Starter',
    domain: 'Domäne',
    duke: 'Herzog',
    ownTurn: 'dein Zug',
    othersTurns: 'Züge der anderen',
    anyTurn: 'jeder Zug',
    always: 'immer',
    atTheEnd: 'Am Ende des Spiels',
    monsterOf: ({ area, type }) => `${de.signs[`type:${type}`]} ${OF_AREA[area]}`,
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    basePrice: n => `${n} Gold, je eigenem 1 mehr`,
    needs: (n, role) => `verlangt ${n}-mal ${de.signs[`role:${role}`]}`,
    wakes: numbers => `Erwacht bei ${numbers.join(' und ')}`,
  },
};
