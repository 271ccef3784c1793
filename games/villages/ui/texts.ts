import type { Locale } from '@castellan/table';

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
  readonly you: string;
  readonly ahead: string;
  readonly first: string;
  readonly idle: string;
  readonly toPay: (left: number, all: number) => string;
  readonly lacks: string;
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

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const karten = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;

const en: Texts = {
  market: 'Piles and Adventurers',
  adventurers: n => `Adventurers, ${cards(n)}`,
  adventurersShort: 'Adventurers',
  deck: n => `Deck, ${cards(n)}`,
  deckShort: 'Deck',
  emptyPile: pile => `Pile ${pile}, empty`,
  emptyPool: 'No Adventurer',
  pile: (pile, card) => `Pile ${pile}: ${card}`,
  action: 'The action that is led',
  stand: {
    leads: 'leads',
    led: 'led',
    follows: 'follows?',
    followed: 'followed',
    declined: 'declined',
    waits: 'waits',
  },
  you: 'You',
  ahead: 'until my turn',
  first: 'Everyone develops a first Resource',
  idle: 'No action has been led yet',
  toPay: (left, all) => `${left} of ${all} still to pay`,
  lacks: 'lacks',
  paid: (what, by) => `${what}: ${by}`,
  bank: n => `Bank: ${n} gold`,
  bankShort: 'Bank',
  trashed: n => `Trashed: ${cards(n)}`,
  village: name => `Village of ${name}`,
  places: (n, of) => `${n} of ${of} Buildings and Adventurers`,
  ends: 'ends',
  place: n => `Place ${n}, empty`,
  more: n => `${n} more`,
  castle: coin => `Castle, ${coin}`,
  resource: (kind, n, free) => `${kind}: ${n}, ${free} free`,
  noResource: kind => `No ${kind}`,
  locked: 'The Castle of another',
  coinOf: name => `with a coin of ${name}`,
  coinNext: 'with a coin that comes back next turn',
  coinNone: 'no coin',
  purse: n => `Purse: ${n} gold`,
  returns: n => `+${n} next turn`,
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  hand: n => `${cards(n)} in hand`,
  handEmpty: 'No cards in hand. Harvest draws three.',
  coins: n => (n === 0 ? 'free' : n === 1 ? '1 coin' : `${n} coins`),
  built: 'built',
  rivals: 'The others',
  open: name => `${name}: show the village`,
  known: 'Seen going into the hand',
  resources: 'Resources',
  nothing: 'Nothing built yet',
  king: 'The King’s judgement',
  kingAsks: '60 points make a Capital City, 50 a city, 40 a proud town.',
  deckLeft: n => `${cards(n)} left in the deck`,
};

const de: Texts = {
  market: 'Ablagen und Abenteurer',
  adventurers: n => `Abenteurer, ${karten(n)}`,
  adventurersShort: 'Abenteurer',
  deck: n => `Stapel, ${karten(n)}`,
  deckShort: 'Stapel',
  emptyPile: pile => `Ablage ${pile}, leer`,
  emptyPool: 'Kein Abenteurer',
  pile: (pile, card) => `Ablage ${pile}: ${card}`,
  action: 'Die angeführte Aktion',
  stand: {
    leads: 'führt an',
    led: 'führte an',
    follows: 'macht mit?',
    followed: 'machte mit',
    declined: 'verzichtet',
    waits: 'wartet',
  },
  you: 'Du',
  ahead: 'bis zu meinem Zug',
  first: 'Alle erschließen einen ersten Rohstoff',
  idle: 'Noch keine Aktion angeführt',
  toPay: (left, all) => `${left} von ${all} noch zu zahlen`,
  lacks: 'fehlt',
  paid: (what, by) => `${what}: ${by}`,
  bank: n => `Bank: ${n} Gold`,
  bankShort: 'Bank',
  trashed: n => `Aus dem Spiel: ${karten(n)}`,
  village: name => `Dorf: ${name}`,
  places: (n, of) => `${n} von ${of} Gebäuden und Abenteurern`,
  ends: 'Ende',
  place: n => `Platz ${n}, leer`,
  more: n => `${n} weitere`,
  castle: coin => `Burg, ${coin}`,
  resource: (kind, n, free) => `${kind}: ${n}, davon frei ${free}`,
  noResource: kind => `Kein Rohstoff: ${kind}`,
  locked: 'Die Burg eines anderen',
  coinOf: name => `mit einer Münze von ${name}`,
  coinNext: 'mit einer Münze, die nächsten Zug zurückkommt',
  coinNone: 'ohne Münze',
  purse: n => `Beutel: ${n} Gold`,
  returns: n => `+${n} nächster Zug`,
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  hand: n => `${karten(n)} auf der Hand`,
  handEmpty: 'Keine Karten auf der Hand. Ernten zieht drei.',
  coins: n => (n === 0 ? 'umsonst' : n === 1 ? '1 Münze' : `${n} Münzen`),
  built: 'gebaut',
  rivals: 'Die anderen',
  open: name => `${name}: das Dorf zeigen`,
  known: 'Offen auf die Hand genommen',
  resources: 'Rohstoffe',
  nothing: 'Noch nichts gebaut',
  king: 'Das Urteil des Königs',
  kingAsks: '60 Punkte sind eine Hauptstadt, 50 eine Stadt, 40 ein stolzer Ort.',
  deckLeft: n => `Noch ${karten(n)} im Stapel`,
};

const TEXTS: Readonly<Record<Locale, Texts>> = { en, de };

export const texts = (locale: Locale): Texts => TEXTS[locale];
