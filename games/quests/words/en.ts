// Quests of Valeria in English.
import { aside, plural, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Phrase, Said, Say, Words } from '@castellan/kernel';
import { aCard, asEffect, counted, imperative, sentence } from '@castellan/powers';
import { grammar, MEANS } from '../vocabulary/en.ts';
import { counts, listed, nameOf, namesOf, number } from './cards.ts';

const names = (ids: Json | undefined): Said => namesOf(ids, ' and ');
/** "an Archer and a Knight". */
const some = (ids: Json | undefined): Said => namesOf(ids, ' and ', id => aCard(nameOf(id)));
const cards = (n: Json | undefined): string => plural(number(n), 'card');
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);
const source = (phrase: Phrase): Said =>
  phrase['source'] === '' || phrase['source'] === undefined
    ? []
    : aside` (${nameOf(phrase['source'])})`;

/** "1 Holy and 2 Magic". */
function wanted({ roles, resources }: Phrase): string {
  const all = [
    ...counts(roles).map(([role, n]) => counted(n, MEANS[role]!)),
    ...counts(resources).map(([resource, n]) => counted(n, MEANS[resource]!)),
  ];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)!}`;
}

/** What came into the Tavern, or left it. */
function tavern({ citizens, quests }: Phrase): Said {
  if (listed(citizens).length === 0) return ['Quests: ', ...names(quests)];
  if (listed(quests).length === 0) return names(citizens);
  return [...names(citizens), '; Quests: ', ...names(quests)];
}

/** What the auditor makes of somebody. */
const RANKS: Readonly<Record<string, string>> = {
  minister: 'Minister of Quests',
  associate: 'Associate Minister of Quests',
  leader: 'Leader of Quests',
  layman: 'Layman of Quests',
};

/** Why a Citizen that pays would be given away (QV R19). */
const WASTED = 'you couldn’t hire anyone afterwards';
const forNothing = (wasted: Json | undefined): string => (wasted === true ? `, but ${WASTED}` : '');

const WHERE: Readonly<Record<string, string>> = {
  hand: 'hand',
  guild: 'Guild',
};

const table = {
  'setting-players': () => 'Players',
  'setting-players-are': ({ count }) =>
    count === 1
      ? 'Alone: as many points as you can before a line runs dry'
      : count === 2
        ? 'For 2, with four Active Quests'
        : `For ${number(count)}, with six Active Quests`,

  'ask-action': ({ left }) =>
    number(left) === 1 ? 'Choose your second action.' : 'Choose the first of your two actions.',
  'ask-hire': ({ bonus }) =>
    bonus === true ? 'A bonus: you may hire a Citizen.' : 'Which Citizen will you hire?',
  'ask-reserve': ({ bonus }) =>
    bonus === true ? 'A bonus: you may reserve a Quest.' : 'Which Quest will you reserve?',
  'ask-quest': ({ bonus }) =>
    bonus === true ? 'A bonus: you may complete a Quest.' : 'Which Quest will you complete?',
  'ask-pay': ({ citizen, price }) =>
    said`${nameOf(citizen)} costs ${cards(price)}. Which will you discard, from hand or Guild?`,
  'ask-send': phrase =>
    counts(phrase['roles']).length + counts(phrase['resources']).length === 0
      ? said`${nameOf(phrase['quest'])}: that is enough. Complete it, or send more?`
      : said`${nameOf(phrase['quest'])}: whom will you send? Still needed: ${wanted(phrase)}.`,
  'ask-limit-hand': ({ count, most }) =>
    `You may keep ${number(most)} cards in hand. Discard ${number(count)}.`,
  'ask-limit-guild': ({ count, most }) =>
    `You may keep ${number(most)} Citizens in your Guild. Discard ${number(count)}.`,
  'power-or': p => said`${nameOf(p['source'])}: choose one.`,
  'power-any': p => said`${nameOf(p['source'])}: what will you use next?`,
  'power-use': p =>
    listed(p['sources']).length === 1
      ? said`${names(p['sources'])}: will you use its power?`
      : said`${names(p['sources'])}: which power will you use?`,
  'power-may': p => said`${nameOf(p['source'])}: will you use its power?`,
  'power-pay': p =>
    said`${nameOf(p['source'])}: ${effect(p)}.${p['wasted'] === true ? ` You would get nothing for it: ${WASTED}.` : ''}`,
  'power-lose': p => said`${nameOf(p['source'])}: which will you discard?`,
  'power-rob': p => said`${nameOf(p['source'])}: whom does it strike?`,
  'power-aim': p => said`${nameOf(p['source'])}: choose an opponent.`,
  'power-take': p => said`${nameOf(p['source'])}: how much will you take?`,
  'power-acquire': p => said`${nameOf(p['source'])}: take a Citizen into your hand?`,

  'action-draw': () => 'Draw a Citizen',
  'action-hire': () => 'Hire a Citizen',
  'action-reserve': () => 'Reserve a Quest',
  'action-quest': () => 'Complete a Quest',
  'action-forfeit': () => 'There is nothing you can do: go on',
  hire: ({ citizen, price }) =>
    number(price) === 0
      ? said`Hire ${nameOf(citizen)} for free`
      : said`Hire ${nameOf(citizen)} for ${cards(price)}`,
  'hire-from-hand': ({ citizen, price }) =>
    said`Hire ${nameOf(citizen)} from your hand for ${cards(price)}`,
  reserve: ({ quest }) => said`Reserve ${nameOf(quest)}`,
  renew: () => 'Replace all Active Quests, then reserve one',
  'go-on-quest': ({ quest }) => said`Complete ${nameOf(quest)}`,
  send: ({ citizen }) => said`Send ${nameOf(citizen)}`,
  'send-on': ({ citizen, quest }) => said`${nameOf(quest)}: send ${nameOf(citizen)}`,
  complete: () => 'Complete the Quest',
  pass: () => 'No, thanks',
  'discard-from-hand': ({ citizen, wasted }) =>
    said`Discard ${nameOf(citizen)} from your hand${forNothing(wasted)}`,
  'discard-from-guild': ({ citizen, wasted }) =>
    said`Discard ${nameOf(citizen)} from your Guild${forNothing(wasted)}`,
  'citizen-of': ({ citizen, seat }, who) => said`Choose ${nameOf(citizen)} of ${who(seat)}`,
  'discard-citizen': ({ citizen }) => said`Discard ${nameOf(citizen)}`,
  'discard-quest': ({ quest }) => said`Discard ${nameOf(quest)}`,
  'pick-citizen': ({ citizen }) => said`Take ${nameOf(citizen)}`,
  'use-power': p => said`${nameOf(p['card'])}: ${imperativeOf(p)}`,
  'power-do': p => imperativeOf(p),
  'power-done': () => 'Leave it at that',
  'power-at': ({ seat }, who) => said`Choose ${who(seat)}`,

  'no-citizens': () => 'there is no Citizen left to draw',
  'no-quests': () => 'there is no Quest left',
  'too-dear': ({ n, has }) =>
    n === undefined
      ? 'needs more cards in hand and Guild'
      : `needs ${cards(n)} from hand and Guild, you have ${number(has)}`,
  'none-met': () => 'your Guild meets the requirements of no Quest',
  'not-met': phrase => `your Guild still needs ${wanted(phrase)}`,
  'power-cannot-pay': () => 'you have nothing to pay with',
  'power-nothing-there': () => 'there is nothing to be had',

  turn: ({ seat, turn }, who) => said`Turn ${number(turn)}: ${who(seat)}`,
  drew: ({ seat, citizen }, who) =>
    citizen === null
      ? said`${who(seat)} draws a Citizen.`
      : said`${who(seat)} draws ${aCard(nameOf(citizen))}.`,
  forfeited: ({ seat }, who) => said`${who(seat)} can do nothing and loses an action.`,
  hired: ({ seat, citizen, paid }, who) =>
    listed(paid).length === 0
      ? said`${who(seat)} hires ${aCard(nameOf(citizen))}${aside` for free`}.`
      : said`${who(seat)} hires ${aCard(nameOf(citizen))}${aside` and discards ${some(paid)}`}.`,
  'hired-from-hand': ({ seat, citizen, paid }, who) =>
    said`${who(seat)} hires ${aCard(nameOf(citizen))}${aside` from the hand and discards ${some(paid)}`}.`,
  'reserved-dropped': ({ seat, quest }, who) =>
    said`${who(seat)} gives up the Reserved Quest ${nameOf(quest)}.`,
  reserved: ({ seat, quest }, who) => said`${who(seat)} reserves ${nameOf(quest)}.`,
  renewed: ({ seat, quests }, who) =>
    said`${who(seat)} replaces the Active Quests${aside`: ${names(quests)}`}.`,
  'quest-completed': ({ seat, quest, points, citizens }, who) =>
    said`${who(seat)} completes ${nameOf(quest)}${aside` for ${number(points)} VP with ${some(citizens)}`}.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} has completed a fifth Quest. The round is played to its end.`,
  'citizen-discarded': (p, who) =>
    p['from'] === 'line'
      ? said`${who(p['seat'])} discards ${nameOf(p['citizen'])}${aside` from the Tavern Line`}${source(p)}.`
      : said`${nameOf(p['citizen'])} is discarded from the ${WHERE[String(p['from'])]!} of ${who(p['seat'])}${source(p)}.`,
  'quest-discarded': (p, who) =>
    p['from'] === 'tavern'
      ? said`${who(p['seat'])} discards the Active Quest ${nameOf(p['quest'])}${source(p)}.`
      : said`The Reserved Quest of ${who(p['seat'])} is discarded: ${nameOf(p['quest'])}${source(p)}.`,
  'card-stolen': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} takes a card from the hand of ${who(p['from'])}${source(p)}.`
      : said`${who(p['seat'])} takes ${nameOf(p['citizen'])} from the hand of ${who(p['from'])}${source(p)}.`,
  'citizen-taken': (p, who) =>
    said`${who(p['seat'])} takes ${nameOf(p['citizen'])} from the Guild of ${who(p['from'])}${source(p)}.`,
  'citizen-picked': (p, who) =>
    said`${who(p['seat'])} takes ${nameOf(p['citizen'])}${aside` from the Tavern Line into the hand`}${source(p)}.`,
  'hand-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} has too many cards in hand and discards ${some(citizens)}.`,
  'guild-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} has too many Citizens in the Guild and discards ${some(citizens)}.`,
  'citizens-shuffled': ({ cards: n }) =>
    said`The discarded Citizens are shuffled: a new deck of ${cards(n)}.`,
  'quests-shuffled': ({ cards: n }) =>
    said`The discarded Quests are shuffled: a new deck of ${cards(n)}.`,
  'tavern-filled': p => said`New in the Tavern: ${tavern(p)}.`,
  'tavern-left': p => said`Gone from the Tavern: ${tavern(p)}.`,
  'guild-master-shown': ({ seat, guildMaster }, who) =>
    said`The Guild Master of ${who(seat)} is ${nameOf(guildMaster)}.`,

  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} wins with ${number(points)} Victory Points. That guild is the envy of Valeria.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' and ')} share the victory with ${number(points)} Victory Points each.`,
  'verdict-minister': ({ points }) =>
    `${number(points)} points: Minister of Quests! The auditor closes the book: nobody else need apply.`,
  'verdict-associate': ({ points }) =>
    `${number(points)} points: Associate Minister of Quests. The auditor is pleased, and would look no further if the King is in a hurry.`,
  'verdict-leader': ({ points }) =>
    `${number(points)} points: Leader of Quests. The auditor suggests a trial, short and badly paid.`,
  'verdict-layman': ({ points }) =>
    `${number(points)} points: Layman of Quests. The auditor feared as much, and writes it down.`,
  'verdict-jester': ({ points }) =>
    `${number(points)} points: Minister of Jests. The auditor has not laughed like that for years.`,
  'score-line': phrase => effect(phrase),
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!} begins at ${number(points)} points: ${number(missing)} more.`,
  'score-quests': ({ count }) => plural(number(count), 'Quest'),
  'score-quests-row': () => 'Quests',
  'score-guild-master': ({ guildMaster }) => nameOf(guildMaster),
  'score-guild-master-row': () => 'Guild Master',
  'tie-guild': ({ n }) => `A tie goes to the most Citizens in the Guild: ${number(n)}`,
  'tie-hand': ({ n }) => `Still a tie: it goes to the most cards in hand: ${number(n)}`,
} satisfies Readonly<Record<string, Say>>;

export type Key = keyof typeof table;

export const phrases: Readonly<Record<Key, Say>> = table;

export const en: Words = wordsFrom('Quests of Valeria', phrases);
