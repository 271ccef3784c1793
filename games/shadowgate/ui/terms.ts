import type { Locale } from '@castellan/table';
import type { ItemClass, ItemType, Level, Triple } from '../cards/types.ts';
import { columns } from '../cards/types.ts';
import { rows as german } from '../vocabulary/de.ts';
import { rows as english } from '../vocabulary/en.ts';
import { and } from '../words/english.ts';
import { und } from '../words/german.ts';

/** What stands on the cards and on the board, in one language. The sentences of the game are in `words/`. */
export interface Terms {
  readonly locale: Locale;
  list(parts: readonly string[]): string;
  column(name: (typeof columns)[number]): string;
  type(name: ItemType): string;
  ofClass(name: ItemClass): string;
  level(name: Level): string;
  points(n: number): string;
  readonly item: string;
  readonly wild: string;
  readonly event: string;
  readonly quest: string;
  readonly character: string;
  readonly starSide: string;
  readonly otherSide: string;
  readonly noAction: string;
  readonly action: string;
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
  readonly chosenQuest: string;
  readonly worth: (points: number) => string;
  readonly emptyPlace: string;
  readonly questDeck: (n: number) => string;
  readonly questDeckShort: string;
  readonly questDiscard: (n: number) => string;
  readonly adventureDeck: (n: number) => string;
  readonly adventureDeckShort: string;
  readonly adventureDiscard: (n: number) => string;
  readonly discardShort: string;
  readonly turn: (n: number) => string;
  readonly turnOf: (n: number, most: number) => string;
  readonly sides: string;
  readonly actionsLeft: (n: number) => string;
  readonly toPay: string;
  readonly owed: (what: string) => string;
  readonly paidWith: string;
  readonly paidUp: string;
  readonly loose: string;
  readonly spent: string;
  readonly items: string;
  readonly noItems: string;
  readonly hand: string;
  readonly handOf: (n: number) => string;
  readonly handEmpty: string;
  readonly staysForGood: string;
  readonly usedNow: string;
  readonly goal: (target: number) => string;
  readonly ofTarget: (n: number, target: number) => string;
  readonly player: (name: string, points: number, hand: number) => string;
  readonly stats: (what: string) => string;
  /** What can be done with an action, each with its icon. */
  readonly ways: readonly {
    readonly icon: string;
    readonly title: string;
    readonly text: string;
  }[];
  readonly nothingBegun: string;
  readonly table: string;
  readonly done: (level: string, n: number) => string;
  readonly challenge: string;
  readonly challengeGoal: (points: number, turns: number) => string;
  readonly challengeLeft: (points: number, turns: number) => string;
}

const cards = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;
const karten = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;

/** What the vocabulary's signs are called. */
function named(rows: typeof english): Pick<Terms, 'column' | 'type' | 'ofClass' | 'level'> {
  return {
    column: name => rows.resources[name][0],
    type: name => rows.signs[`type:${name}`],
    ofClass: name => rows.signs[`class:${name}`],
    level: name => rows.signs[`level:${name}`],
  };
}

const en: Terms = {
  locale: 'en',
  list: and,
  ...named(english),
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  item: 'Item',
  wild: 'Wild',
  event: 'Event',
  quest: 'Quest',
  character: 'Character',
  starSide: 'Character, star side',
  otherSide: 'Character, other side',
  noAction: 'takes no action',
  action: 'action',
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
    chosenQuest: 'The quest of this turn',
    worth: points => `With the items you have: ${points} VP`,
    emptyPlace: 'Empty until the end of the turn',
    questDeck: n => `Quest deck, ${cards(n)}: sweep the quests away`,
    questDeckShort: 'Quest deck',
    questDiscard: n => `Discarded quests, ${cards(n)}`,
    adventureDeck: n => `Adventure deck, ${cards(n)}`,
    adventureDeckShort: 'Deck',
    adventureDiscard: n => `Adventure discards, ${cards(n)}`,
    discardShort: 'Discards',
    turn: n => `Turn ${n}`,
    turnOf: (n, most) => `Turn ${n} of ${most}`,
    sides: 'Sides are being chosen',
    actionsLeft: n => (n === 1 ? '1 action left' : `${n} actions left`),
    toPay: 'still to pay',
    owed: what => `still owed: ${what}`,
    paidWith: 'paid with',
    paidUp: 'paid',
    loose: 'Resources at hand',
    spent: 'Spent this turn',
    items: 'Items',
    noItems: 'No items yet',
    hand: 'Your hand',
    handOf: n => `${cards(n)} in hand`,
    handEmpty: 'No cards in hand. You draw again at the end of your turn.',
    staysForGood: 'stays for good',
    usedNow: 'used this turn',
    goal: target => `Whoever ends a turn with ${target} Victory Points wins`,
    ofTarget: (n, target) => `${n} of ${target} Victory Points`,
    player: (name, points, hand) => `${name}: ${points} Victory Points, ${cards(hand)} in hand`,
    stats: what => `stats: ${what}`,
    ways: [
      {
        icon: 'vp',
        title: 'Choose a quest',
        text: 'and pay it this turn: 1 point, or 3, 5, 8 with the items it asks for.',
      },
      {
        icon: 'wild',
        title: 'Play a card as an item',
        text: 'and pay it this turn: quests will ask for it.',
      },
      {
        icon: 'might',
        title: 'Play a card as resources',
        text: 'to pay. Your stats help with every cost.',
      },
      { icon: 'hand', title: 'Or save actions', text: 'each draws you one more card.' },
    ],
    nothingBegun: 'Nothing begun',
    table: 'This turn',
    done: (level, n) => `${level}: ${n}`,
    challenge: 'Solo challenge',
    challengeGoal: (points, turns) =>
      `Reach ${points} Victory Points in ${turns} turns. The sooner, the grander your title.`,
    challengeLeft: (points, turns) =>
      `${points} more in ${turns} ${turns === 1 ? 'turn' : 'turns'}, this one included.`,
  },
};

const de: Terms = {
  locale: 'de',
  list: parts => und(parts),
  ...named(german),
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  item: 'Gegenstand',
  wild: 'Joker',
  event: 'Ereignis',
  quest: 'Quest',
  character: 'Charakter',
  starSide: 'Charakter, Seite mit Stern',
  otherSide: 'Charakter, andere Seite',
  noAction: 'kostet keine Aktion',
  action: 'Aktion',
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
    chosenQuest: 'Die Quest dieses Zuges',
    worth: points => `Mit deinen Gegenständen: ${points} SP`,
    emptyPlace: 'Leer bis zum Ende des Zuges',
    questDeck: n => `Queststapel, ${karten(n)}: alle Quests wegräumen`,
    questDeckShort: 'Quest\u{ad}stapel',
    questDiscard: n => `Abgelegte Quests, ${karten(n)}`,
    adventureDeck: n => `Abenteuerstapel, ${karten(n)}`,
    adventureDeckShort: 'Stapel',
    adventureDiscard: n => `Abenteuer-Ablage, ${karten(n)}`,
    discardShort: 'Ablage',
    turn: n => `Zug ${n}`,
    turnOf: (n, most) => `Zug ${n} von ${most}`,
    sides: 'Die Seiten werden gewählt',
    actionsLeft: n => (n === 1 ? 'noch 1 Aktion' : `noch ${n} Aktionen`),
    toPay: 'noch zu bezahlen',
    owed: what => `es fehlen: ${what}`,
    paidWith: 'bezahlt mit',
    paidUp: 'bezahlt',
    loose: 'Bereitgelegte Ressourcen',
    spent: 'In diesem Zug ausgegeben',
    items: 'Gegenstände',
    noItems: 'Noch keine Gegenstände',
    hand: 'Deine Hand',
    handOf: n => `${karten(n)} auf der Hand`,
    handEmpty: 'Keine Karten auf der Hand. Am Ende deines Zuges ziehst du wieder.',
    staysForGood: 'bleibt für immer',
    usedNow: 'in diesem Zug eingesetzt',
    goal: target => `Wer einen Zug mit ${target} Siegpunkten beendet, gewinnt`,
    ofTarget: (n, target) => `${n} von ${target} Siegpunkten`,
    player: (name, points, hand) =>
      `${name}: ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkte'}, ${karten(hand)} auf der Hand`,
    stats: what => `Werte: ${what}`,
    ways: [
      {
        icon: 'vp',
        title: 'Wähle eine Quest',
        text: 'und bezahl sie in diesem Zug: 1 Punkt, mit den verlangten Gegenständen 3, 5 oder 8.',
      },
      {
        icon: 'wild',
        title: 'Spiel eine Karte als Gegenstand',
        text: 'und bezahl ihn in diesem Zug: Quests verlangen danach.',
      },
      {
        icon: 'might',
        title: 'Spiel eine Karte als Ressource',
        text: 'um zu bezahlen. Deine Werte helfen bei allem mit.',
      },
      { icon: 'hand', title: 'Oder spar Aktionen', text: 'jede bringt dir eine Karte mehr.' },
    ],
    nothingBegun: 'Nichts begonnen',
    table: 'Dieser Zug',
    done: (level, n) => `${level}: ${n}`,
    challenge: 'Solo-Herausforderung',
    challengeGoal: (points, turns) =>
      `Erreiche ${points} Siegpunkte in ${turns} Zügen. Je früher, desto klangvoller dein Titel.`,
    challengeLeft: (points, turns) =>
      `Noch ${points} in ${turns} ${turns === 1 ? 'Zug' : 'Zügen'}, diesen mitgezählt.`,
  },
};

const TERMS: Readonly<Record<Locale, Terms>> = { en, de };

export const terms = (locale: Locale): Terms => TERMS[locale];

/** "2 might, 1 wits and 2 spirit". Columns with nothing in them are left out; nothing at all is "0". */
export function spelled(numbers: Triple | readonly number[], say: Terms): string {
  const parts = numbers.flatMap((n, i) => (n === 0 ? [] : [`${n} ${say.column(columns[i]!)}`]));
  return parts.length === 0 ? '0' : say.list(parts);
}
