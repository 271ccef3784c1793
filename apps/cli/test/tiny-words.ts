// How the tiny game puts things.
import type { Seat, Words } from '@castellan/kernel';

export const cardName = (card: number): string => `card ${card + 1}`;

const sentences: Readonly<
  Record<string, (p: Readonly<Record<string, number>>, who: (seat: Seat) => string) => string>
> = {
  card: p => cardName(p['card']!),
  pass: () => 'pass',
  left: () => 'the left purse',
  right: () => 'the right purse',
  'too-dear': () => 'it needs more than two coins',
  'ask-keep': (p, who) => `${who(p['seat']!)}, put aside a card, or none`,
  'ask-play': (p, who) => `${who(p['seat']!)}, play a card or pass`,
  'ask-share': (p, who) => `${who(p['seat']!)}, put three coins into your purses`,
  'ask-order': (p, who) => `${who(p['seat']!)}, lay your last cards in order`,
  drew: (p, who) =>
    `${who(p['seat']!)} draws ${p['card'] === undefined ? 'a card' : cardName(p['card'])}.`,
  kept: (p, who) =>
    `${who(p['seat']!)} puts aside ${p['card'] === undefined ? 'a card' : cardName(p['card'])}.`,
  played: (p, who) => `${who(p['seat']!)} plays ${cardName(p['card']!)}.`,
  passed: (p, who) => `${who(p['seat']!)} passes.`,
  shared: (p, who) => `${who(p['seat']!)} puts ${p['n']} coins to the left.`,
  ending: p => `The game is over after ${p['round']} rounds.`,
  pile: () => 'cards in the pile',
  coins: () => 'coins in the left purse',
  players: () => 'players',
  rounds: () => 'rounds',
  value: p => String(p['value']),
};

export const en: Words = {
  say: (phrase, who) =>
    sentences[phrase.say]!(phrase as unknown as Readonly<Record<string, number>>, who),
};
