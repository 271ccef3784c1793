// Villages of Valeria in English.
import { aside, plural, said, wordsFrom } from '@castellan/kernel';
import type { Json, Phrases, Said, Say, Words } from '@castellan/kernel';
import { aCard, asEffect, imperative, labelOf } from '@castellan/powers';
import type { BuildingType } from '../cards/types.ts';
import { grammar, rows } from '../vocabulary/en.ts';
import { lacks, nameOf, number } from './cards.ts';

const resource = (name: Json | undefined): string => labelOf(rows, String(name))!;
const action = (name: Json | undefined): string => labelOf(rows, `at:${String(name)}`)!;
const cards = (n: Json | undefined): string => plural(number(n), 'card');
const imperativeOf = (tree: Json | undefined): string => imperative(asEffect(tree!), grammar);
const buildings = (type: string, n: number): string => {
  const { label, many } = rows.counts[type as BuildingType];
  return `${n} ${n === 1 ? label : many}`;
};
const more = (left: Json | undefined): string =>
  number(left) > 1 ? ` (${number(left)} to go)` : '';
const by = (card: Json | undefined): Said => (card ? aside` (${nameOf(card)})` : []);

const prompts = {
  'ask-first': () => 'Develop one of your cards as your first Resource, at no cost.',
  'ask-lead': () => 'Which action do you lead?',
  'ask-lead-idle': ({ left }) =>
    `Which action do you lead? There is nothing to draw: if no card or coin moves ${number(left) === 1 ? 'this turn' : `for ${number(left)} turns, counting this one`}, the game ends.`,
  'ask-lead-solo': () => 'Which action do you take?',
  'ask-follow': ({ seat, action: name }, who) =>
    said`${who(seat)} has led ${action(name)}. Do you follow?`,
  'ask-develop': () => 'Which card becomes a Resource?',
  'ask-discard': ({ left }) => `Which card do you discard${more(left)}?`,
  'ask-trash': () => 'Which card do you trash?',
  'ask-pile': ({ card }) => said`On which pile do you put ${nameOf(card)}?`,
  'ask-draw': ({ left }) => `From where do you draw${more(left)}?`,
  'ask-provide': ({ card, resource: name, left }) =>
    said`${nameOf(card)}: what provides ${resource(name)}${more(left)}?`,
  'power-use': () => 'Which power do you use next?',
  'power-aim': ({ source }) => said`${nameOf(source)}: choose an opponent.`,
  'power-lose': ({ source, left }) =>
    said`${nameOf(source)}: which card do you give up${more(left)}?`,
} satisfies Record<string, Say>;

const options = {
  'option-harvest': () => 'Harvest: draw 3 cards',
  'option-harvest-solo': () => 'Harvest: draw 3 cards, up to 8 in hand',
  'option-develop': ({ card }) =>
    card === undefined
      ? 'Develop: discard a card to develop another'
      : said`Develop ${nameOf(card)}`,
  'option-develop-solo': () => 'Develop: trash a card to develop another',
  'option-tax': ({ gold }) =>
    gold === 0 ? 'Tax: draw a card; the bank has no gold' : 'Tax: take 1 gold and draw a card',
  'option-tax-solo': ({ gold }) =>
    gold === 0
      ? 'Tax: trash a card, no gold: the bank is empty'
      : 'Tax: trash a card to take 1 gold',
  'option-build': ({ card }) => said`Build ${nameOf(card)}`,
  'option-recruit': ({ card, gold }) => said`Recruit ${nameOf(card)} for ${number(gold)} gold`,
  'option-follow-harvest': () => 'Follow: draw a card',
  'option-follow-develop': () => 'Follow: discard 2 cards to develop another',
  'option-follow-tax': () => 'Follow: draw a card',
  'option-decline': () => 'Decline',
  'option-decline-ahead': () => 'Decline everything until my own turn',
  'option-discard': ({ card }) => said`Discard ${nameOf(card)}`,
  'option-trash': ({ card }) => said`Trash ${nameOf(card)}`,
  'option-pile': ({ pile, card }) =>
    card === null
      ? said`Put it on pile ${number(pile)}, which is empty`
      : said`Put it on pile ${number(pile)}, over ${nameOf(card)}`,
  'option-draw-deck': () => 'Draw from the deck, unseen',
  'option-draw-pile': ({ pile, card }) => said`Take ${nameOf(card)} from pile ${number(pile)}`,
  'option-own': ({ resource: name }) => said`Lay a coin on your ${resource(name)}`,
  'option-others': ({ resource: name, seat }, who) =>
    said`Lay a coin on ${resource(name)} of ${who(seat)}`,
  'option-castle': ({ resource: name }) => said`Lay a coin on your Castle, as ${resource(name)}`,
  'option-provide': ({ card, discards }) =>
    number(discards) > 0
      ? said`Use ${nameOf(card)}, for ${cards(discards)} from your hand`
      : said`Use ${nameOf(card)}, without a coin`,
  'use-power': ({ card, effect: tree, isForNothing }) =>
    isForNothing
      ? said`${nameOf(card)}: ${imperativeOf(tree)} (but the bank is empty: you would get nothing)`
      : said`${nameOf(card)}: ${imperativeOf(tree)}`,
  'power-at': ({ seat }, who) => said`Choose ${who(seat)}`,
  pass: () => 'Nobody: don’t use this power',
  'power-done': () => 'No more powers',
} satisfies Record<string, Say>;

const reasons = {
  'too-few-cards': ({ n, have }) => `needs ${cards(n)} in hand, you have ${number(have)}`,
  'too-dear': ({ lacks: list, n, gold }) =>
    n === undefined
      ? `needs ${lacks(list, (what, all, have) => `${all} ${resource(what)} (${have === 0 ? 'none' : have} in reach)`).join(', ')}`
      : `needs ${plural(number(n), 'coin')}, you have ${number(gold)}`,
  'built-already': () => 'a Building of this name is in your Village',
  'no-gold': ({ n, gold }) => `needs ${number(n)} gold, you have ${number(gold)}`,
  'lacks-buildings': ({ lacks: list }) =>
    lacks(list, (what, n, have) => `needs ${buildings(what, n)}, you have ${have}`).join('; '),
  'needed-later': () => 'the rest of the cost could then not be provided',
  'power-cannot-pay': () => 'you can’t pay for it',
  'power-nothing-there': () => 'there is nothing to have',
} satisfies Record<string, Say>;

const events = {
  turn: ({ seat, turn }, who) => said`Turn ${number(turn)}: ${who(seat)}`,
  replenished: ({ seat, gold }, who) =>
    said`${who(seat)} takes ${number(gold)} gold from their own cards.`,
  led: ({ seat, action: name }, who) => said`${who(seat)} leads ${action(name)}.`,
  followed: ({ seat, action: name }, who) => said`${who(seat)} follows ${action(name)}.`,
  declined: ({ seat }, who) => said`${who(seat)} declines.`,
  'declined-ahead': ({ seat }, who) =>
    said`${who(seat)} declines, and all that is led until their own turn.`,
  drew: ({ seat, card }, who) =>
    card === null
      ? said`${who(seat)} draws a card.`
      : said`${who(seat)} draws ${aCard(nameOf(card))}.`,
  'drew-pile': ({ seat, card, pile }, who) =>
    said`${who(seat)} takes ${nameOf(card)} from pile ${number(pile)}.`,
  'pile-refilled': ({ card, pile }) =>
    said`Pile ${number(pile)} starts again with ${nameOf(card)}.`,
  discarded: ({ seat, card, pile }, who) =>
    said`${who(seat)} discards ${aCard(nameOf(card))} onto pile ${number(pile)}.`,
  trashed: ({ seat, card }, who) => said`${who(seat)} trashes ${aCard(nameOf(card))}.`,
  developed: ({ seat, card, resource: name }, who) =>
    said`${who(seat)} develops ${nameOf(card)}${aside`: ${resource(name)}`}.`,
  'coin-laid': ({ seat, owner, resource: name }, who) =>
    seat === owner
      ? said`${who(seat)} lays a coin on their own ${resource(name)}.`
      : said`${who(seat)} lays a coin on ${resource(name)} of ${who(owner)}.`,
  'coin-on-castle': ({ seat, resource: name }, who) =>
    said`${who(seat)} lays a coin on their Castle, as ${resource(name)}.`,
  provided: ({ seat, card, resource: name }, who) =>
    said`${who(seat)} has ${resource(name)} from ${nameOf(card)}.`,
  built: ({ seat, card }, who) => said`${who(seat)} builds ${aCard(nameOf(card))}.`,
  recruited: ({ seat, card, gold }, who) =>
    said`${who(seat)} recruits ${nameOf(card)}${aside` for ${number(gold)} gold`}.`,
  'adventurer-comes': ({ card }) => said`${nameOf(card)} comes into the pool.`,
  'gold-taken': ({ seat, gold, card }, who) =>
    said`${who(seat)} takes ${number(gold)} gold from the bank${by(card)}.`,
  'bank-empty': ({ seat, card }, who) =>
    said`The bank is empty: no gold for ${who(seat)}${by(card)}.`,
  'deck-empty': ({ isLast }) =>
    isLast
      ? 'The deck is empty: the game ends after this turn.'
      : 'The deck is empty: from now on an empty pile stays empty.',
  'nothing-to-draw': ({ turns }) =>
    `The deck and the piles are empty. If no card or coin moves for a whole round (${number(turns)} turns), the game ends.`,
  'nothing-moved': ({ left }) =>
    number(left) === 1
      ? 'No card or coin moved this turn. One more turn like this, and the game ends.'
      : `No card or coin moved this turn. ${number(left)} more turns like this, and the game ends.`,
  'gold-stolen': ({ seat, from, gold, card }, who) =>
    said`${who(seat)} takes ${number(gold)} gold from ${who(from)}${by(card)}.`,
  'card-stolen': ({ seat, from, card, power }, who) =>
    card === null
      ? said`${who(seat)} takes a card at random from ${who(from)}${by(power)}.`
      : said`${who(seat)} takes ${nameOf(card)} from ${who(from)}${by(power)}.`,
} satisfies Record<string, Say>;

const RANKS: Readonly<Record<string, string>> = {
  emperor: 'Emperor',
  'city-builder': 'City Builder',
  mayor: 'Proud Mayor',
  'one-horse-town': 'One-Horse Town',
};

const endings = {
  'ending-grown': () => 'A Village is complete: the game is over.',
  'ending-idle': () => 'No card or coin has moved for a whole round: the game is over.',
  'ending-emperor': ({ points }) =>
    said`${number(points)} points: Emperor! This is the new Capital City of Valeria.`,
  'ending-city-builder': ({ points }) =>
    said`${number(points)} points: City Builder. A fine city, if not for kings.`,
  'ending-mayor': ({ points }) => said`${number(points)} points: Proud Mayor. Keep at it.`,
  'ending-one-horse-town': ({ points }) =>
    said`${number(points)} points: One-Horse Town. Few have heard of it.`,
  'ending-wide-spot': ({ points }) =>
    said`${number(points)} points: Wide spot in the road. Travellers ride on.`,
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!} begins at ${number(points)} points: ${number(missing)} more.`,
  'score-buildings': () => 'Buildings',
  'score-adventurers': () => 'Adventurers',
  'score-powers': () => 'Powers',
  'score-gold': () => 'Gold',
  'tie-cards': ({ n }) => said`A tie goes to the most Buildings and Adventurers: ${number(n)}`,
  'tie-gold': ({ n }) => said`A tie goes to the most gold: ${number(n)}`,
  'tie-resources': ({ n }) => said`A tie goes to the most Resources: ${number(n)}`,
} satisfies Record<string, Say>;

const settings = {
  'setting-players': () => 'Players',
  'setting-players-are': ({ players, gold, target }) =>
    said`${number(players)} players: ${number(gold)} gold, to ${number(target)} Buildings and Adventurers`,
  'setting-solo': ({ cards: n, gold }) =>
    said`Alone: ${number(n)} cards, ${number(gold)} gold, for the King’s praise`,
} satisfies Record<string, Say>;

const all = { ...prompts, ...options, ...reasons, ...events, ...endings, ...settings };

/** The names of all phrases. Every language must have the same. */
export type Key = keyof typeof all;
export const phrases: Phrases = all;
export const en: Words = wordsFrom('Villages of Valeria', phrases);
