import type { Locale } from '@castellan/table';
import type { ItemClass, ItemType, Level, Triple } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import { rows as german } from '../vocabulary/de.ts';
import { rows as english } from '../vocabulary/en.ts';
import { and } from '../words/en.ts';
import { und } from '../words/de.ts';

/** What stands on the cards and on the board, in one language. The sentences of the game are in `words/`. */
export interface UiTerms {
  readonly locale: Locale;
  list(parts: readonly string[]): string;
  column(name: (typeof columns)[number]): string;
  type(name: ItemType): string;
  ofClass(name: ItemClass): string;
  level(name: Level): string;
  points(n: number): string;
  readonly wild: string;
  readonly event: string;
  readonly quest: string;
  readonly starSide: string;
  readonly otherSide: string;
  readonly baseTypes: string;
  readonly star: string;
  /** The values of a card that may be stand-ins. */
  readonly values: Readonly<Record<string, string>>;
  gives(column: string, n: number): string;
  costs(column: string, n: number): string;
  resourceSentence(resources: string): string;
  itemSentence(cost: string, type: string, itemClass: string): string;
  wildSentence(cost: string): string;
  readonly eventSentence: string;
  readonly freeSentence: string;
  questSentence(cost: string, type: string, great: string, epic: string): string;
  characterSentence(stats: string, types: string): string;
  readonly wildRuling: string;
  readonly eventRuling: string;
  readonly freeRuling: string;
  backRuling(name: string, cost: string, type: string): string;
  readonly board: BoardTerms;
}

/** The headings and labels of the board. */
export interface BoardTerms {
  readonly quests: string;
  readonly emptyPlace: string;
  readonly worth: (points: number) => string;
  /** On the tag of a quest. */
  readonly lack: string;
  readonly cardsPay: (n: number) => string;
  readonly short: string;
  readonly shortOf: (what: string) => string;
  readonly noActions: string;
  readonly oneQuest: string;
  readonly questDeck: (n: number) => string;
  readonly cycle: string;
  readonly questDiscard: (n: number) => string;
  readonly adventureDeck: (n: number) => string;
  readonly adventureDeckShort: string;
  readonly adventureDiscard: (n: number) => string;
  readonly discardShort: string;
  readonly sides: string;
  /** In the middle. */
  readonly table: string;
  readonly nothingBegun: string;
  readonly lastMove: string;
  readonly beingPaid: string;
  readonly owed: (what: string) => string;
  readonly paidWith: string;
  readonly paidUp: string;
  readonly payHere: string;
  readonly pays: string;
  readonly pay: string;
  readonly payWith: (names: readonly string[]) => string;
  readonly actionsLeft: (n: number) => string;
  readonly candlesDraw: string;
  readonly firstPay: (name: string) => string;
  /** Before a player. */
  readonly items: string;
  readonly noItem: (kind: string) => string;
  readonly noItems: string;
  readonly toPay: string;
  readonly staysForGood: string;
  readonly usedNow: string;
  readonly handOf: (n: number) => string;
  readonly handEmpty: string;
  readonly stats: (what: string) => string;
  readonly players: string;
  readonly you: string;
  readonly player: (name: string, points: number, hand: number) => string;
  readonly open: (name: string) => string;
  readonly lastTurn: (what: string) => string;
  readonly swept: string;
  readonly nothingYet: string;
  readonly done: (level: string, n: number) => string;
  readonly goal: (target: number) => string;
  readonly ofTarget: (n: number, target: number) => string;
  readonly challenge: string;
  readonly challengeGoal: (points: number, turns: number) => string;
  readonly challengeLeft: (points: number, turns: number) => string;
}

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const karten = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;

/** What the vocabulary's signs are called. */
function named(rows: typeof english): Pick<UiTerms, 'column' | 'type' | 'ofClass' | 'level'> {
  return {
    column: name => rows.resources[name][0],
    type: name => rows.signs[`type:${name}`],
    ofClass: name => rows.signs[`class:${name}`],
    level: name => rows.signs[`level:${name}`],
  };
}

const en: UiTerms = {
  locale: 'en',
  list: and,
  ...named(english),
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  wild: 'Wild',
  event: 'Event',
  quest: 'Quest',
  starSide: 'Character, star side',
  otherSide: 'Character, other side',
  baseTypes: 'base types',
  star: 'the side with the star',
  values: {
    name: 'name',
    kind: 'kind',
    type: 'type',
    resources: 'resources',
    cost: 'cost',
    noAction: 'whether it takes an action',
    stats: 'stats',
    baseTypes: 'base types',
    great: 'class for Great',
    epic: 'classes for Epic',
  },
  gives: (column, n) => `gives ${n} ${column}`,
  costs: (column, n) => `costs ${n} ${column}`,
  resourceSentence: resources => `As resources it gives ${resources}.`,
  itemSentence: (cost, type, itemClass) =>
    `As an item it costs ${cost} and is of the type ${type}, class ${itemClass}.`,
  wildSentence: cost =>
    `As an item it costs ${cost} and stands for any one type or class, in one quest.`,
  eventSentence: 'It cannot be an item.',
  freeSentence: 'Playing it takes no action.',
  questSentence: (cost, type, great, epic) =>
    `It costs ${cost}. Minor, with no item: 1 VP. Major, with ${type}: 3 VP. Great, with ${great} besides: 5 VP. Epic, with ${epic} besides: 8 VP.`,
  characterSentence: (stats, types) =>
    `Adds ${stats} to every cost you pay. Items of the types ${types} stay with you for good.`,
  wildRuling: 'Only one wild may lie before you, and it is always discarded after use.',
  eventRuling: 'What is printed on an event has no meaning in the base game.',
  freeRuling:
    'No action for itself, as an item or as resources; the cards that pay for it need theirs.',
  backRuling: (name, cost, type) => `On its back: ${name}, cost ${cost}, type ${type}.`,
  board: {
    quests: 'Quests',
    emptyPlace: 'Empty until the end of the turn',
    worth: points => `With the items you have: ${points} VP`,
    lack: 'lack',
    cardsPay: n => (n === 0 ? 'your stats pay' : n === 1 ? '1 card pays' : `${n} cards pay`),
    short: 'short',
    shortOf: what => `${what} short`,
    noActions: 'too few actions',
    oneQuest: 'one quest a turn',
    questDeck: n => `Quest deck, ${cards(n)}: sweep the quests away`,
    cycle: 'Cycle',
    questDiscard: n => `Discarded quests, ${cards(n)}`,
    adventureDeck: n => `Adventure deck, ${cards(n)}`,
    adventureDeckShort: 'Deck',
    adventureDiscard: n => `Adventure discards, ${cards(n)}`,
    discardShort: 'Discards',
    sides: 'Sides are being chosen',
    table: 'This turn',
    nothingBegun: 'Choose a quest, or play a card',
    lastMove: 'last move',
    beingPaid: 'still lacking',
    owed: what => `still owed: ${what}`,
    paidWith: 'paid with',
    paidUp: 'paid: choose its level',
    payHere: 'cards that pay lie here',
    pays: 'pays',
    pay: 'Pay',
    payWith: names => `Pay with ${names.length < 3 ? and(names) : cards(names.length)}`,
    actionsLeft: n => (n === 1 ? '1 action left' : `${n} actions left`),
    candlesDraw: 'each candle left draws a card',
    firstPay: name => `first pay ${name}`,
    items: 'Items',
    noItem: kind => `no item: ${kind}`,
    noItems: 'No items yet',
    toPay: 'still to pay',
    staysForGood: 'stays for good',
    usedNow: 'used this turn',
    handOf: n => `${cards(n)} in hand`,
    handEmpty: 'No cards in hand. You draw again at the end of your turn.',
    stats: what => `stats: ${what}`,
    players: 'Players',
    you: 'You',
    player: (name, points, hand) => `${name}: ${points} Victory Points, ${cards(hand)} in hand`,
    open: name => `${name}: show all`,
    lastTurn: what => `Last: ${what}`,
    swept: 'quests swept away',
    nothingYet: 'Nothing yet',
    done: (level, n) => `${level}: ${n}`,
    goal: target => `Whoever ends a turn with ${target} Victory Points wins`,
    ofTarget: (n, target) => `${n} of ${target} Victory Points`,
    challenge: 'Solo challenge',
    challengeGoal: (points, turns) =>
      `Reach ${points} Victory Points in ${turns} turns. The sooner, the grander your title.`,
    challengeLeft: (points, turns) =>
      `${points} more in ${turns} ${turns === 1 ? 'turn' : 'turns'}, this one included.`,
  },
};

const de: UiTerms = {
  locale: 'de',
  list: parts => und(parts),
  ...named(german),
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  wild: 'Joker',
  event: 'Ereignis',
  quest: 'Quest',
  starSide: 'Charakter, Seite mit Stern',
  otherSide: 'Charakter, andere Seite',
  baseTypes: 'Grundtypen',
  star: 'die Seite mit dem Stern',
  values: {
    name: 'Name',
    kind: 'Art',
    type: 'Typ',
    resources: 'Ressourcen',
    cost: 'Kosten',
    noAction: 'ob sie eine Aktion kostet',
    stats: 'Werte',
    baseTypes: 'Grundtypen',
    great: 'Klasse für Groß',
    epic: 'Klassen für Episch',
  },
  gives: (column, n) => `bringt ${n} ${column}`,
  costs: (column, n) => `kostet ${n} ${column}`,
  resourceSentence: resources => `Als Ressource bringt sie ${resources}.`,
  itemSentence: (cost, type, itemClass) =>
    `Als Gegenstand kostet sie ${cost}; Typ ${type}, Klasse ${itemClass}.`,
  wildSentence: cost =>
    `Als Gegenstand kostet sie ${cost} und steht in einer Quest für einen beliebigen Typ oder eine beliebige Klasse.`,
  eventSentence: 'Als Gegenstand taugt sie nicht.',
  freeSentence: 'Sie zu spielen kostet keine Aktion.',
  questSentence: (cost, type, great, epic) =>
    `Sie kostet ${cost}. Klein, ohne Gegenstand: 1 SP. Beachtlich, mit ${type}: 3 SP. Groß, dazu mit ${great}: 5 SP. Episch, dazu mit ${epic}: 8 SP.`,
  characterSentence: (stats, types) =>
    `Gibt ${stats} zu allem, was du bezahlst. Gegenstände der Typen ${types} behältst du für immer.`,
  wildRuling: 'Vor dir darf nur ein Joker liegen, und nach Gebrauch wird er immer abgeworfen.',
  eventRuling: 'Was auf einem Ereignis gedruckt steht, hat im Grundspiel keine Bedeutung.',
  freeRuling:
    'Keine Aktion für sie selbst, als Gegenstand oder Ressource; die Karten, die sie bezahlen, brauchen ihre.',
  backRuling: (name, cost, type) => `Auf der Rückseite: ${name}, Kosten ${cost}, Typ ${type}.`,
  board: {
    quests: 'Quests',
    emptyPlace: 'Leer bis zum Ende des Zuges',
    worth: points => `Mit deinen Gegenständen: ${points} SP`,
    lack: 'fehlt',
    cardsPay: n => (n === 0 ? 'Werte reichen' : `mit ${karten(n)}`),
    short: 'zu wenig',
    shortOf: what => `${what} zu wenig`,
    noActions: 'Aktionen fehlen',
    oneQuest: 'eine Quest je Zug',
    questDeck: n => `Queststapel, ${karten(n)}: alle Quests wegräumen`,
    cycle: 'Wechseln',
    questDiscard: n => `Abgelegte Quests, ${karten(n)}`,
    adventureDeck: n => `Abenteuerstapel, ${karten(n)}`,
    adventureDeckShort: 'Stapel',
    adventureDiscard: n => `Abenteuer-Ablage, ${karten(n)}`,
    discardShort: 'Ablage',
    sides: 'Die Seiten werden gewählt',
    table: 'Dieser Zug',
    nothingBegun: 'Wähle eine Quest oder spiel eine Karte',
    lastMove: 'letzter Zug',
    beingPaid: 'es fehlt noch',
    owed: what => `es fehlen: ${what}`,
    paidWith: 'bezahlt mit',
    paidUp: 'bezahlt: wähle die Stufe',
    payHere: 'hier liegen Karten, die bezahlen',
    pays: 'zahlt',
    pay: 'Zahlen',
    payWith: names => `Mit ${names.length < 3 ? und(names) : `${names.length} Karten`} bezahlen`,
    actionsLeft: n => (n === 1 ? 'noch 1 Aktion' : `noch ${n} Aktionen`),
    candlesDraw: 'jede Kerze zieht eine Karte',
    firstPay: name => `erst ${name} bezahlen`,
    items: 'Gegenstände',
    noItem: kind => `kein Gegenstand: ${kind}`,
    noItems: 'Noch keine Gegenstände',
    toPay: 'noch zu bezahlen',
    staysForGood: 'bleibt für immer',
    usedNow: 'in diesem Zug eingesetzt',
    handOf: n => `${karten(n)} auf der Hand`,
    handEmpty: 'Keine Karten auf der Hand. Am Ende deines Zuges ziehst du wieder.',
    stats: what => `Werte: ${what}`,
    players: 'Spieler',
    you: 'Du',
    player: (name, points, hand) =>
      `${name}: ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}, ${karten(hand)} auf der Hand`,
    open: name => `${name}: alles zeigen`,
    lastTurn: what => `Zuletzt: ${what}`,
    swept: 'Quests weggeräumt',
    nothingYet: 'Noch nichts',
    done: (level, n) => `${level}: ${n}`,
    goal: target => `Wer einen Zug mit ${target} Siegpunkten beendet, gewinnt`,
    ofTarget: (n, target) => `${n} von ${target} Siegpunkten`,
    challenge: 'Solo-Herausforderung',
    challengeGoal: (points, turns) =>
      `Erreiche ${points} Siegpunkte in ${turns} Zügen. Je früher, desto klangvoller dein Titel.`,
    challengeLeft: (points, turns) =>
      `Noch ${points} in ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}, diesen mitgezählt.`,
  },
};

const TERMS: Readonly<Record<Locale, UiTerms>> = { en, de };

export const uiTerms = (locale: Locale): UiTerms => TERMS[locale];

/** "2 might, 1 wits and 2 spirit". Columns with nothing in them are left out; nothing at all is "0". */
export function spelled(numbers: Triple | readonly number[], say: UiTerms): string {
  const parts = numbers.flatMap((n, i) => (n === 0 ? [] : [`${n} ${say.column(columns[i]!)}`]));
  return parts.length === 0 ? '0' : say.list(parts);
}
