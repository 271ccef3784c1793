import { labelOf } from '@castellan/powers';
import type { Grammar } from '@castellan/powers';
import type { Locale } from '@castellan/table';
import { grammar as german, rows as de } from '../vocabulary/de.ts';
import { grammar as english, rows as en } from '../vocabulary/en.ts';

/** What stands on the cards besides their powers. */
export interface CardTexts {
  readonly locale: Locale;
  readonly grammar: Grammar;
  label(icon: string): string;
  readonly citizen: string;
  readonly quest: string;
  readonly guildMaster: string;
  readonly whenHired: string;
  readonly afterwards: string;
  readonly atTheEnd: string;
  brings(what: string): string;
  asks(what: string): string;
  points(n: number): string;
  equal(resource: string): string;
  list(parts: readonly string[]): string;
  readonly values: Readonly<Record<string, string>>;
}

const listed = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)!}`;

export const CARD_TEXTS: Readonly<Record<Locale, CardTexts>> = {
  en: {
    locale: 'en',
    grammar: english,
    label: name => labelOf(en, name)!,
    citizen: 'Citizen',
    quest: 'Quest',
    guildMaster: 'Guild Master',
    whenHired: 'When hired',
    afterwards: 'Then',
    atTheEnd: 'At the end of the game',
    brings: what => `Brings ${what} to a Quest.`,
    asks: what => `Asks for ${what}.`,
    points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
    equal: resource => `as much ${resource} again as the others bring`,
    list: all => listed(all, 'and'),
    values: {
      name: 'name',
      copies: 'copies',
      role: 'role',
      produces: 'resources',
      power: 'Hire Power',
      type: 'type',
      roles: 'roles',
      resources: 'resources',
      vp: 'Victory Points',
      bonus: 'bonus actions',
      pairing: 'types',
    },
  },
  de: {
    locale: 'de',
    grammar: german,
    label: name => labelOf(de, name)!,
    citizen: 'Bürger',
    quest: 'Quest',
    guildMaster: 'Gildenmeister',
    whenHired: 'Beim Anwerben',
    afterwards: 'Dann',
    atTheEnd: 'Am Ende des Spiels',
    brings: what => `Bringt ${what} in eine Quest ein.`,
    asks: what => `Verlangt ${what}.`,
    points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
    equal: resource => `noch einmal so viel ${resource}, wie die anderen bringen`,
    list: all => listed(all, 'und'),
    values: {
      name: 'Name',
      copies: 'Anzahl',
      role: 'Rolle',
      produces: 'Ressourcen',
      power: 'Fähigkeit',
      type: 'Art',
      roles: 'Rollen',
      resources: 'Ressourcen',
      vp: 'Siegpunkte',
      bonus: 'Bonusaktionen',
      pairing: 'Arten',
    },
  },
};
