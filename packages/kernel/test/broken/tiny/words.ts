import type { BoardText, Phrase, Who } from '@castellan/kernel';
import { HIDDEN, nameOf } from './cards.ts';
import type { TinyView } from './state.ts';

const card = (value: unknown): string => (value === HIDDEN ? 'a card' : nameOf(value as number));

const english: Readonly<Record<string, (phrase: Phrase, who: Who) => string>> = {
  players: () => 'Players',
  'players-about': ({ n }) => `For ${String(n)}`,
  act: () => 'What will you do?',
  draw: () => 'Draw a card',
  pass: () => 'Pass, for a gem',
  buy: phrase => `Buy ${card(phrase['card'])}`,
  pay: phrase => `Pay for ${card(phrase['card'])}`,
  gold: () => 'gold',
  gems: () => 'gems',
  keep: () => 'Keep one card or two',
  arrange: () => 'Which first?',
  card: phrase => card(phrase['card']),
  'too-dear': () => 'You can’t pay that',
  'no-deck': () => 'The deck is empty',
  rolled: ({ seat, face }, who) => `${who(seat as number)} rolls ${String(face)}`,
  passed: ({ seat }, who) => `${who(seat as number)} passes`,
  drew: (phrase, who) =>
    `${who(phrase['seat'] as number)} draws ${'card' in phrase ? card(phrase['card']) : 'a card'}`,
  bought: (phrase, who) => `${who(phrase['seat'] as number)} buys ${card(phrase['card'])}`,
  kept: ({ seat }, who) => `${who(seat as number)} has chosen`,
  revealed: ({ seat, cards }, who) =>
    `${who(seat as number)} shows ${(cards as number[]).map(card).join(', ') || 'nothing'}`,
  done: () => 'Three rounds are over',
  pile: ({ points }) => `Cards: ${String(points)}`,
  'gems-left': ({ points }) => `Gems: ${String(points)}`,
};

export function say(phrase: Phrase, who: Who): string {
  return english[phrase.say]!(phrase, who);
}

export function board(view: TinyView, { pen, who }: BoardText): string[] {
  const cards = (all: readonly number[]): string => all.map(card).join(' ') || '-';
  return [
    `${pen.strong('Round')} ${view.round}, deck ${view.deck}, market ${cards(view.market)}`,
    ...view.players.flatMap(({ hand, kept, pile, gold, gems }, seat) => [
      `${pen.paint(`seat${seat}`, who(seat).padEnd(12))} gold ${gold}, gems ${gems}`,
      `  hand ${cards(hand)}, kept ${cards(kept)}`,
      ...lines(pile.map(card)).map(line => `  ${pen.faint(line)}`),
    ]),
  ];
}

/** Eight cards to a line. */
function lines(names: readonly string[]): string[] {
  return names.length === 0 ? [] : [names.slice(0, 8).join(' '), ...lines(names.slice(8))];
}
