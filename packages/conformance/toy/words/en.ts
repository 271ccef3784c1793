// A sentence for every phrase of the rules, in pieces: a screen shows which piece is a card and which a player.
import { cardNames, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Phrases } from '@castellan/kernel';
import { WARES } from '../cards/wares.ts';

const ware = cardNames({ ware: WARES });

const phrases: Phrases = {
  'setting-players': () => 'Players',
  'setting-players-are': ({ n }) => (n === 1 ? 'Alone, for the points' : `For ${String(n)}`),
  'setting-rounds': () => 'Rounds',
  'setting-rounds-are': ({ n }) => `${String(n)} rounds`,

  'ask-action': () => 'Buy, draw or pass?',
  buy: phrase => said`Buy the ${ware(phrase['ware'])}`,
  draw: () => 'Draw a ware',
  pass: () => 'Pass and gain a gem',
  'too-dear': () => 'You have not enough gold and gems.',
  'no-deck': () => 'The deck is empty.',
  'ask-pay': phrase => said`How do you pay for the ${ware(phrase['ware'])}?`,
  gold: () => 'gold',
  gems: () => 'gems',
  'ask-keep': () => 'Which wares do you keep, one or two?',
  'ask-arrange': () => 'Which comes first? It brings its worth in gold.',
  ware: phrase => ware(phrase['ware']),

  rolled: (phrase, who) => said`${who(phrase['seat'])} rolls ${phrase['face'] as number}.`,
  passed: (phrase, who) => said`${who(phrase['seat'])} passes.`,
  drew: (phrase, who) =>
    phrase['ware'] === undefined
      ? said`${who(phrase['seat'])} draws a ware.`
      : said`${who(phrase['seat'])} draws the ${ware(phrase['ware'])}.`,
  bought: (phrase, who) => said`${who(phrase['seat'])} buys the ${ware(phrase['ware'])}.`,
  kept: (phrase, who) => said`${who(phrase['seat'])} has chosen.`,
  revealed(phrase, who) {
    const wares = (phrase['wares'] as string[]).map(ware);
    return said`${who(phrase['seat'])} keeps ${wares.length > 0 ? saidList(wares, ' and ') : 'nothing'}.`;
  },

  ending: ({ rounds }) => `The market closes after ${String(rounds)} rounds.`,
  'score-wares': () => 'wares',
  'score-gems': () => 'gems',
  'tie-gold': ({ n }) => `A tie goes to the most gold: ${String(n)}`,
};

export const en = wordsFrom('Market Day', phrases);
