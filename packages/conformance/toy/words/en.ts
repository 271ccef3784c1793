// A sentence for every phrase of the rules.
import type { Phrase, Who, Words } from '@castellan/kernel';
import { WARES } from '../cards/wares.ts';

const wareName = (id: unknown): string => WARES.find(ware => ware.id === id)!.name;

type Sentence = (phrase: Phrase, who: (seat: unknown) => string) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  'setting-players': () => 'Players',
  'setting-players-are': ({ n }) => (n === 1 ? 'Alone, for the points' : `For ${String(n)}`),
  'setting-rounds': () => 'Rounds',
  'setting-rounds-are': ({ n }) => `${String(n)} rounds`,

  'ask-action': () => 'Buy, draw or pass?',
  buy: ({ ware }) => `Buy the ${wareName(ware)}`,
  draw: () => 'Draw a ware',
  pass: () => 'Pass and gain a gem',
  'too-dear': () => 'You have not enough gold and gems.',
  'no-deck': () => 'The deck is empty.',
  'ask-pay': ({ ware }) => `How do you pay for the ${wareName(ware)}?`,
  gold: () => 'gold',
  gems: () => 'gems',
  'ask-keep': () => 'Which wares do you keep, one or two?',
  'ask-arrange': () => 'Which comes first? It brings its worth in gold.',
  ware: ({ ware }) => wareName(ware),

  rolled: ({ seat, face }, who) => `${who(seat)} rolls ${String(face)}.`,
  passed: ({ seat }, who) => `${who(seat)} passes.`,
  drew: ({ seat, ware }, who) =>
    `${who(seat)} draws ${ware === undefined ? 'a ware' : `the ${wareName(ware)}`}.`,
  bought: ({ seat, ware }, who) => `${who(seat)} buys the ${wareName(ware)}.`,
  kept: ({ seat }, who) => `${who(seat)} has chosen.`,
  revealed: ({ seat, wares }, who) =>
    `${who(seat)} keeps ${(wares as string[]).map(wareName).join(' and ') || 'nothing'}.`,

  ending: ({ rounds }) => `The market closes after ${String(rounds)} rounds.`,
  'score-wares': () => 'wares',
  'score-gems': () => 'gems',
  'tie-gold': ({ n }) => `A tie goes to the most gold: ${String(n)}`,
};

export const en: Words = {
  say: (phrase: Phrase, who: Who) => sentences[phrase.say]!(phrase, seat => who(seat as number)),
};
