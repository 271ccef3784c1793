// A sentence for every phrase of the rules, in pieces, so that a screen knows which piece is a card and which a
// player.
import { said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Phrases, Who } from '@castellan/kernel';
import { WARES } from '../cards/wares.ts';

const ware = (id: Json | undefined): Part => {
  const { name } = WARES.find(one => one.id === id)!;
  return { text: name, card: `ware:${String(id)}` };
};
const player = ({ seat }: Phrase, who: Who): Part => ({
  text: who(seat as number),
  seat: seat as number,
});

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

  rolled: (phrase, who) => said`${player(phrase, who)} rolls ${phrase['face'] as number}.`,
  passed: (phrase, who) => said`${player(phrase, who)} passes.`,
  drew: (phrase, who) =>
    phrase['ware'] === undefined
      ? said`${player(phrase, who)} draws a ware.`
      : said`${player(phrase, who)} draws the ${ware(phrase['ware'])}.`,
  bought: (phrase, who) => said`${player(phrase, who)} buys the ${ware(phrase['ware'])}.`,
  kept: (phrase, who) => said`${player(phrase, who)} has chosen.`,
  revealed(phrase, who) {
    const wares = (phrase['wares'] as string[]).map(ware);
    return said`${player(phrase, who)} keeps ${wares.length > 0 ? saidList(wares, ' and ') : 'nothing'}.`;
  },

  ending: ({ rounds }) => `The market closes after ${String(rounds)} rounds.`,
  'score-wares': () => 'wares',
  'score-gems': () => 'gems',
  'tie-gold': ({ n }) => `A tie goes to the most gold: ${String(n)}`,
};

export const en = wordsFrom('Market Day', phrases);
