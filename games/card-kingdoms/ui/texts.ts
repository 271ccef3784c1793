import type { Locale } from '@castellan/table';

/** What stands on the board besides the cards. */
export interface Texts {
  readonly center: string;
  readonly monsters: string;
  readonly citizens: string;
  readonly domains: string;
  readonly slain: string;
  readonly dice: string;
  readonly bank: string;
  readonly notRolled: string;
  readonly exhausted: string;
  readonly secretDuke: string;
  readonly duke: string;
  readonly chooseDuke: string;
  readonly toBeTurned: string;
  readonly darkLord: string;
  readonly captured: string;
  readonly domain: string;
  readonly court: string;
  readonly purse: string;
  readonly gains: string;
  readonly rivals: string;
  open(name: string): string;
  noneOf(number: string): string;
  readonly pointsHint: string;
  place(row: string): string;
  wakes(numbers: readonly number[]): string;
  emptyStacks(n: number, of: number): string;
  points(n: number): string;
  attackedBy(die: number): string;
  now(price: number): string;
  woken(name: string): string;
  copies(name: string, n: number): string;
  harvested(n: number, token: string): string;
}

const en: Texts = {
  center: 'The Center',
  monsters: 'Monsters',
  citizens: 'Citizens',
  domains: 'Domains',
  slain: 'Slain',
  dice: 'Dice',
  bank: 'Bank',
  notRolled: 'Not rolled yet',
  exhausted: 'Exhausted',
  secretDuke: 'A secret Duke',
  duke: 'Duke',
  chooseDuke: 'Your Dukes',
  toBeTurned: 'To be turned up',
  darkLord: 'The Dark Lord',
  captured: 'Captured',
  domain: 'Domain',
  court: 'Duke, Domains and slain Monsters',
  purse: 'What they have',
  gains: 'What the roll brought',
  rivals: 'The others',
  open: name => `All that lies before ${name}`,
  noneOf: number => `No Citizen that wakes on ${number}`,
  pointsHint: 'Victory Points in sight: Monsters, Domains and tokens',
  place: row => `${row}: exhausted`,
  wakes: numbers => `wakes ${numbers.join(', ')}`,
  emptyStacks: (n, of) => `${n} of ${of} stacks exhausted`,
  points: n => `${n} ${n === 1 ? 'point' : 'points'} in sight`,
  attackedBy: die => `attacks on a ${die}`,
  now: price => `${price} gold for you now`,
  woken: name => `${name}, awake`,
  copies: (name, n) => (n === 1 ? name : `${n} × ${name}`),
  harvested: (n, token) => `${n} ${token} by this roll`,
};

const de: Texts = {
  center: 'Die Mitte',
  monsters: 'Monster',
  citizens: 'Bürger',
  domains: 'Domänen',
  slain: 'Erlegt',
  dice: 'Würfel',
  bank: 'Bank',
  notRolled: 'Noch nicht geworfen',
  exhausted: 'Erschöpft',
  secretDuke: 'Ein geheimer Herzog',
  duke: 'Herzog',
  chooseDuke: 'Deine Herzöge',
  toBeTurned: 'Wird noch aufgedeckt',
  darkLord: 'Der Dunkle Fürst',
  captured: 'Geraubt',
  domain: 'Domäne',
  court: 'Herzog, Domänen und erlegte Monster',
  purse: 'Besitz',
  gains: 'Was der Wurf brachte',
  rivals: 'Die anderen',
  open: name => `Alles, was vor ${name} liegt`,
  noneOf: number => `Kein Bürger, der bei ${number} erwacht`,
  pointsHint: 'Sichtbare Siegpunkte: Monster, Domänen und Marken',
  place: row => `${row}: erschöpft`,
  wakes: numbers => `weckt ${numbers.join(', ')}`,
  emptyStacks: (n, of) => `${n} von ${of} Stapeln erschöpft`,
  points: n => `${n} ${n === 1 ? 'sichtbarer Siegpunkt' : 'sichtbare Siegpunkte'}`,
  attackedBy: die => `greift bei einer ${die} an`,
  now: price => `jetzt ${price} Gold für dich`,
  woken: name => `${name}, erwacht`,
  copies: (name, n) => (n === 1 ? name : `${n} × ${name}`),
  harvested: (n, token) => `${n} ${token} durch diesen Wurf`,
};

const TEXTS: Readonly<Record<Locale, Texts>> = { en, de };

export const texts = (locale: Locale): Texts => TEXTS[locale];
