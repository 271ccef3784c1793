import type { Locale } from '@castellan/table';
import { labelOf } from '@castellan/powers';
import { rows as german } from '../vocabulary/de.ts';
import { rows as english } from '../vocabulary/en.ts';

/** What stands on the board, in one language. The sentences of the game are in `words/`. */
export interface UiTerms {
  label(icon: string): string;
  readonly tavern: string;
  readonly emptyQuest: string;
  place(price: number): string;
  readonly citizenDeck: string;
  citizenDeckOf(n: number, discards: number): string;
  readonly questDeck: string;
  questDeckOf(n: number, discards: number): string;
  fromHand(n: number): string;
  payable(n: number): string;
  readonly payableShort: string;
  payableWith(name: string): string;
  readonly payableThen: string;
  readonly lack: string;
  lackOf(what: string): string;
  /** In the middle. */
  readonly turn: string;
  action(n: number): string;
  readonly open: string;
  readonly waits: string;
  readonly afterwards: string;
  laid(n: number, of: number): string;
  readonly payHere: string;
  readonly fromHandShort: string;
  readonly fromGuildShort: string;
  readonly enough: string;
  readonly beingHired: string;
  readonly whatNext: Readonly<Record<string, string>>;
  completeWith(n: number): string;
  readonly done: string;
  isActing(name: string): string;
  /** Before a player. */
  readonly guild: string;
  readonly guildPays: string;
  readonly hand: string;
  readonly handPays: string;
  readonly pays: string;
  questsLost(n: number): string;
  readonly lostLegend: string;
  readonly emptyGuild: string;
  readonly finished: string;
  readonly reserved: string;
  readonly nothingReserved: string;
  readonly secret: string;
  readonly known: string;
  readonly hidden: string;
  readonly you: string;
  readonly players: string;
  openPlate(name: string): string;
  cards(n: number): string;
  points(n: number): string;
  finishedOf(n: number): string;
  readonly audit: string;
  readonly ranks: readonly string[];
}

const en: UiTerms = {
  label: name => labelOf(english, name)!,
  tavern: 'The tavern',
  emptyQuest: 'Filled at the end of the turn',
  place: price => (price === 1 ? 'costs 1 card' : `costs ${price} cards`),
  citizenDeck: 'Citizens',
  citizenDeckOf: (n, discards) => `Citizen deck: ${n} cards, ${discards} discarded`,
  questDeck: 'Quests',
  questDeckOf: (n, discards) => `Quest deck: ${n} cards, ${discards} discarded`,
  fromHand: n => `${n} from hand`,
  payable: n => `payable · ${n} ${n === 1 ? 'card' : 'cards'}`,
  payableShort: 'payable',
  payableWith: name => `payable with ${name}`,
  payableThen: 'payable then',
  lack: 'lack',
  lackOf: what => `You lack ${what}`,
  turn: 'This turn',
  action: n => (n === 1 ? 'first action' : 'second action'),
  open: 'open · in any order',
  waits: 'waits',
  afterwards: 'then',
  laid: (n, of) => `${n} of ${of} ${of === 1 ? 'card' : 'cards'} laid`,
  payHere: 'hand or Guild',
  fromHandShort: 'hand',
  fromGuildShort: 'Guild',
  enough: 'That is enough',
  beingHired: 'being hired',
  whatNext: {
    hire: 'Choose a Citizen of the tavern or of your hand',
    reserve: 'Choose a Quest, or the Quest deck for new ones',
    'take-quest': 'Choose one of the new Quests',
    quest: 'Choose a Quest that your Guild can pay',
    limit: 'Choose the cards to discard',
    'power/aim': 'Choose an opponent',
    'power/pay': 'Choose what pays',
    'power/acquire': 'Choose a Citizen of the tavern',
    'power/card': 'Choose a card',
  },
  completeWith: n => `Complete with ${n} ${n === 1 ? 'card' : 'cards'}`,
  done: 'Complete',
  isActing: name => `${name}’s turn`,
  guild: 'Guild',
  guildPays: 'pays hires and Quests',
  hand: 'Hand',
  handPays: 'pays hires',
  pays: 'pays',
  questsLost: n => `${n} payable ${n === 1 ? 'Quest' : 'Quests'} lost with it`,
  lostLegend: 'payable Quests lost with it',
  emptyGuild: 'Nobody is in the Guild yet',
  finished: 'Finished',
  reserved: 'Reserved',
  nothingReserved: 'no Quest reserved',
  secret: 'secret',
  known: 'Known in hand',
  hidden: 'Guild Master: secret',
  you: 'You',
  players: 'Players',
  openPlate: name => `Show all of ${name}`,
  cards: n => `${n} ${n === 1 ? 'card' : 'cards'} in hand`,
  points: n => `${n} Victory ${n === 1 ? 'Point' : 'Points'}`,
  finishedOf: n => `${n} of 5 Quests finished`,
  audit: 'The royal auditor',
  ranks: ['Minister of Quests', 'Associate Minister', 'Leader', 'Layman', 'Minister of Jests'],
};

const de: UiTerms = {
  label: name => labelOf(german, name)!,
  tavern: 'Die Taverne',
  emptyQuest: 'Wird am Ende des Zuges gefüllt',
  place: price => (price === 1 ? 'kostet 1 Karte' : `kostet ${price} Karten`),
  citizenDeck: 'Bürger',
  citizenDeckOf: (n, discards) => `Bürgerstapel: ${n} Karten, ${discards} abgeworfen`,
  questDeck: 'Quests',
  questDeckOf: (n, discards) => `Queststapel: ${n} Karten, ${discards} abgeworfen`,
  fromHand: n => `${n} aus der Hand`,
  payable: n => `bezahlbar · ${n} ${n === 1 ? 'Karte' : 'Karten'}`,
  payableShort: 'bezahlbar',
  payableWith: name => `mit ${name} bezahlbar`,
  payableThen: 'dann bezahlbar',
  lack: 'fehlt',
  lackOf: what => `Dir fehlt ${what}`,
  turn: 'Dieser Zug',
  action: n => (n === 1 ? 'erste Aktion' : 'zweite Aktion'),
  open: 'offen · beliebige Folge',
  waits: 'wartet',
  afterwards: 'dann',
  laid: (n, of) => `${n} von ${of} ${of === 1 ? 'Karte' : 'Karten'} gelegt`,
  payHere: 'Hand oder Gilde',
  fromHandShort: 'Hand',
  fromGuildShort: 'Gilde',
  enough: 'Das genügt',
  beingHired: 'wird angeworben',
  whatNext: {
    hire: 'Wähl einen Bürger der Taverne oder deiner Hand',
    reserve: 'Wähl eine Quest, oder den Queststapel für neue',
    'take-quest': 'Wähl eine der neuen Quests',
    quest: 'Wähl eine Quest, die deine Gilde bezahlen kann',
    limit: 'Wähl, was du abwirfst',
    'power/aim': 'Wähl einen Gegner',
    'power/pay': 'Wähl, was bezahlt',
    'power/acquire': 'Wähl einen Bürger der Taverne',
    'power/card': 'Wähl eine Karte',
  },
  completeWith: n => `Abschließen mit ${n} ${n === 1 ? 'Karte' : 'Karten'}`,
  done: 'Abschließen',
  isActing: name => `${name} ist am Zug`,
  guild: 'Gilde',
  guildPays: 'bezahlt Anwerben und Quests',
  hand: 'Hand',
  handPays: 'bezahlt Anwerben',
  pays: 'bezahlt',
  questsLost: n => `${n} bezahlbare ${n === 1 ? 'Quest' : 'Quests'} ginge damit verloren`,
  lostLegend: 'bezahlbare Quests gehen damit verloren',
  emptyGuild: 'Noch ist niemand in der Gilde',
  finished: 'Abgeschlossen',
  reserved: 'Vorgemerkt',
  nothingReserved: 'keine Quest vorgemerkt',
  secret: 'geheim',
  known: 'Bekannt auf der Hand',
  hidden: 'Gildenmeister: geheim',
  you: 'Du',
  players: 'Spieler',
  openPlate: name => `Alles von ${name} zeigen`,
  cards: n => `${n} ${n === 1 ? 'Karte' : 'Karten'} auf der Hand`,
  points: n => `${n} ${n === 1 ? 'Siegpunkt' : 'Siegpunkte'}`,
  finishedOf: n => `${n} von 5 Quests abgeschlossen`,
  audit: 'Der königliche Prüfer',
  ranks: ['Minister für Quests', 'Beigeordneter', 'Leiter', 'Laie', 'Minister für Späße'],
};

export const uiTerms = (locale: Locale): UiTerms => (locale === 'de' ? de : en);
