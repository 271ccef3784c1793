import type { Json, Phrase, Who, Words } from '@castellan/kernel';
import { asEffect, capital as title, sentence } from '@castellan/powers';
import { bought, cardList, cardName, sourceOf } from './cards.ts';
import { grammar, tokenList, tokenName } from './grammar-en.ts';

type Say = (phrase: Phrase, who: Who) => string;

const n = (value: Json | undefined): number => Number(value);
const dice = (value: Json | undefined): string => (value as readonly number[]).join(' and ');
const total = (value: Json | undefined): number =>
  (value as readonly number[]).reduce((sum, die) => sum + die, 0);
const tokens = (value: Json | undefined): string =>
  tokenList(value as Readonly<Record<string, number>>);
const seat = (phrase: Phrase, who: Who): string => who(n(phrase['seat']));
const card = (phrase: Phrase, kind: string): string => cardName(phrase[kind]);
/** What it does, as on the card but in words: a button is no place for riddles. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');

const DEEDS: Readonly<Record<string, string>> = {
  recruited: 'Recruit',
  slain: 'Slay',
  built: 'Build',
};

const prompts: Readonly<Record<string, Say>> = {
  'keep-duke': () => 'Which Duke will you be? The other goes back to the box; yours stays secret.',
  'change-dice': p => `The dice show ${dice(p['dice'])}. Use a Domain to change one, or keep them?`,
  'choose-die': p =>
    p['to'] === 0
      ? 'Which die will you lower by one?'
      : `Which die will you turn to ${n(p['to'])}?`,
  'power-use': () => 'Harvest: which Citizen will you use next?',
  compensation: p => `None of your cards woke to ${dice(p['dice'])}. Take one Resource:`,
  action: p =>
    n(p['left']) === 1 ? 'Your last action:' : `Choose an action (${n(p['left'])} left):`,
  pay: p =>
    `${DEEDS[p['deed'] as string]!} ${bought(p)}: pay ${n(p['price'])} ${p['coin'] as string}. Magic may stand in for all but one.`,
  'slay-more': () => 'You may slay a Monster now, at its usual price:',
  attacks: p => `The Monsters attack with ${dice(p['dice'])}. Which die comes first?`,
  'attack-any': () => 'A 6: which Monster stack attacks?',
  capture: p =>
    `The Monsters of the ${title(p['area'] as string)} attack. Which Citizen do they carry off?`,
  'power-or': p => `${cardName(p['source'])}: choose one:`,
  'power-any': p => `${cardName(p['source'])}: what will you use next?`,
  'power-may': p => `${cardName(p['source'])}: will you?`,
  'power-pay': p => `${cardName(p['source'])}: ${effect(p)}?`,
  'power-lose': p => `${cardName(p['source'])}: what will you give up?`,
  'power-rob': p => `${cardName(p['source'])}: what will you take?`,
  'power-aim': p => `${cardName(p['source'])}: choose an opponent:`,
  'power-take': p => `${cardName(p['source'])}: how much will you take?`,
  'power-acquire': p => `${cardName(p['source'])}: choose a Citizen to take for free:`,
};

const notes: Readonly<Record<string, Say>> = {
  keep: p => `Be ${card(p, 'duke')}`,
  'keep-dice': () => 'Keep the dice as they are',
  'use-domain': p => `Use ${card(p, 'domain')}`,
  'turn-die': p => `Turn the ${n(p['from'])} into a ${n(p['to'])}`,
  'power-done': () => 'Leave the other trades',
  'use-power': p => `${card(p, 'card')}: ${effect(p)}`,
  'gain-resource': p => `Gain 1 ${p['resource'] as string}`,
  slay: p =>
    `Slay ${card(p, 'monster')} for ${tokenList({ strength: n(p['strength']), magic: n(p['magic']) })}`,
  recruit: p => `Recruit ${card(p, 'citizen')} for ${n(p['price'])} gold`,
  build: p => `Build ${card(p, 'domain')} for ${n(p['price'])} gold`,
  'pay-share': p => `in ${p['token'] as string}`,
  pass: () => 'No, thanks',
  'attack-die': p => `The ${n(p['die'])} first`,
  'attack-area': p => `The ${title(p['area'] as string)}`,
  'lose-citizen': p => `Let them have the ${card(p, 'citizen')}`,
  'return-monster': p => `Put back ${card(p, 'monster')}`,
  'return-citizen': p => `Put back ${card(p, 'citizen')}`,
  'take-citizen': p => `Take a ${card(p, 'citizen')}`,
  'power-do': p => effect(p),
  'power-at': (p, who) => seat(p, who),
  'power-take-n': (p, who) =>
    n(p['seat']) < 0
      ? `Take ${tokenName(p['resource'] as string, n(p['n']))}`
      : `Take ${tokenName(p['resource'] as string, n(p['n']))} from ${seat(p, who)}`,
};

const reasons: Readonly<Record<string, Say>> = {
  'cannot-pay': () => 'you can’t pay for it (magic may stand in, but not for the last token)',
  'lacks-roles': () => 'your Citizens lack the roles it needs',
  'die-domain-used': () => 'already used in this roll',
  'die-domain-unable': () => 'you can’t pay for it, or neither die would change',
  'power-cannot-pay': () => 'you can’t pay for it',
  'power-nothing-there': () => 'there is nothing to take',
};

const events: Readonly<Record<string, Say>> = {
  dealt: (p, who) => `The stacks are laid out. ${who(n(p['first']))} has the First Player token.`,
  turn: (p, who) => `Turn ${n(p['turn'])}: ${seat(p, who)}`,
  'duke-kept': (p, who) =>
    p['duke'] === null
      ? `${seat(p, who)} keeps a Duke.`
      : `${seat(p, who)} keeps ${card(p, 'duke')}.`,
  'dark-lord': () => 'One of the other Dukes turns to evil: the Dark Lord has risen.',
  rolled: (p, who) => `${seat(p, who)} rolls ${dice(p['dice'])}, together ${total(p['dice'])}.`,
  'die-turned': (p, who) => `${seat(p, who)} turns a ${n(p['from'])} into a ${n(p['to'])}.`,
  harvested: (p, who) =>
    `${seat(p, who)} harvests ${tokens(p['tokens'])}: ${cardList(p['cards'])}.`,
  compensated: (p, who) =>
    `Nobody woke for ${seat(p, who)}, who takes 1 ${p['resource'] as string}.`,
  gained: (p, who) => `${seat(p, who)} gains ${tokens(p['tokens'])}${sourceOf(p, ' from ')}.`,
  'gained-one': (p, who) => `${seat(p, who)} takes 1 ${p['resource'] as string} as an action.`,
  paid: (p, who) => `${seat(p, who)} pays ${tokens(p['tokens'])}${sourceOf(p, ' to use ')}.`,
  took: (p, who) =>
    `${seat(p, who)} takes ${tokenName(p['token'] as string, n(p['n']))} from ${n(p['from']) < 0 ? 'the Bank' : who(n(p['from']))}${sourceOf(p, ' (', ')')}.`,
  'citizen-turned': p => `The next Citizen of that stack is a ${card(p, 'citizen')}.`,
  recruited: (p, who) =>
    `${seat(p, who)} recruits ${card(p, 'citizen')} for ${tokens(p['tokens'])}.`,
  'citizen-gained': (p, who) =>
    `${seat(p, who)} takes ${card(p, 'citizen')} for free${sourceOf(p, ' (', ')')}.`,
  'citizen-returned': (p, who) =>
    `${seat(p, who)} puts ${card(p, 'citizen')} back into the Center.`,
  'monster-returned': (p, who) =>
    `${seat(p, who)} puts ${card(p, 'monster')} back into the Center.`,
  'monster-taken': (p, who) =>
    `${seat(p, who)} takes ${card(p, 'monster')} from ${n(p['from']) < 0 ? 'the Center' : who(n(p['from']))}.`,
  'domain-turned': p => `${card(p, 'domain')} is turned up.`,
  slain: (p, who) => `${seat(p, who)} slays ${card(p, 'monster')} for ${tokens(p['tokens'])}.`,
  built: (p, who) => `${seat(p, who)} builds ${card(p, 'domain')} for ${tokens(p['tokens'])}.`,
  exhausted: p => `Exhausted stacks: ${n(p['stacks'])}.`,
  attack: p => `The Monsters of the ${title(p['area'] as string)} attack.`,
  'no-attack': p => `The ${n(p['die'])} finds no Monsters left to attack.`,
  'citizen-captured': p => `The Dark Lord carries off a ${card(p, 'citizen')}.`,
  'domain-captured': p => `The Dark Lord seizes ${card(p, 'domain')}.`,
  'last-round': () =>
    'An end condition is met: unless it is undone, the game ends with this round.',
  over: (p, who) => {
    const dukes = (p['dukes'] as readonly string[])
      .map((duke, i) => `${who(i)} is ${cardName(duke)}`)
      .join('; ');
    return `The game is over. ${dukes}${p['lord'] === null ? '' : `; the Dark Lord is ${cardName(p['lord'])}`}.`;
  },
};

const WHY_OVER: Readonly<Record<string, string>> = {
  monsters: 'No Monster is left.',
  domains: 'No Domain is left.',
  exhausted: 'Too many stacks have run dry.',
};

const results: Readonly<Record<string, Say>> = {
  'ending-round': p => `${WHY_OVER[p['why'] as string]!} The round is complete: the game is over.`,
  'ending-monsters-slain': () =>
    'Every Monster is slain. The Dark Lord is beaten, and the realm is safe in your hands.',
  'ending-overrun': () =>
    'The Monsters have overrun a column that had nothing left to lose. The Dark Lord has won.',
  'ending-contained': () =>
    'Five stacks are gone, but you stand above the Dark Lord. The evil is contained — this time.',
  'ending-driven-out': () =>
    'Five stacks are gone, and the Dark Lord stands above you. You are driven out.',
  'ending-drawn': () =>
    'Five stacks are gone, and neither you nor the Dark Lord stands above the other.',
  'score-monsters': () => 'Monsters slain',
  'score-domains': () => 'Domains built',
  'score-tokens': () => 'Victory tokens',
  'score-tokens-idle': p => `Victory tokens (${n(p['tokens'])}, not counted alone)`,
  'score-duke': p => card(p, 'duke'),
  'score-dukes': () => 'Duke',
  'score-surviving': () => 'Monsters surviving',
  'score-captured': () => 'Domains captured',
  'tie-fewest-cards': p => `A tie goes to the fewest cards: ${n(p['n'])}`,
};

const SETUP_NOTES: Readonly<Record<string, string>> = {
  'first-game': 'the stacks recommended for a first game',
  'glittering-gold': 'Glittering Gold: rich in gold',
  'mastery-over-magic': 'Mastery Over Magic: magic everywhere, and Thieves',
  'monster-blood': 'Monster Blood: for those who slay',
  random: 'areas and Citizens drawn at random',
};

const VALUES: Readonly<Record<string, string>> = {
  'first-game': 'First game',
  'glittering-gold': 'Glittering Gold',
  'mastery-over-magic': 'Mastery Over Magic',
  'monster-blood': 'Monster Blood',
  random: 'Drawn by lot',
  pooled: 'All kinds together',
  'per-kind': 'Each kind by itself',
  'as-printed': 'As printed',
  counted: 'They count',
};

const options: Readonly<Record<string, Say>> = {
  'option-value': p => VALUES[p['value'] as string]!,
  'option-players': () => 'Players',
  'option-players-about': p =>
    n(p['players']) === 1
      ? 'alone against the Dark Lord'
      : n(p['players']) === 5
        ? 'five players, with a resting player'
        : `${n(p['players'])} players`,
  'option-setup': () => 'Setup',
  'option-setup-about': p => SETUP_NOTES[p['setup'] as string]!,
  'option-mixed': () => 'Mixed Citizens',
  'option-mixed-about': p =>
    p['mixed'] === true
      ? 'all Citizens of a number shuffled into one stack'
      : 'one kind of Citizen in each stack',
  'option-leftovers': () => 'Leftover Resources',
  'option-leftovers-about': p =>
    p['leftovers'] === 'pooled'
      ? 'Dukes count gold, strength and magic together'
      : 'Dukes count gold, strength and magic each by itself',
  'option-solo-tokens': () => 'Victory tokens alone',
  'option-solo-tokens-about': p =>
    p['tokens'] === 'counted'
      ? 'they count in the solo score'
      : 'they do not count in the solo score, as printed',
};

const table: Readonly<Record<string, Say>> = {
  ...prompts,
  ...notes,
  ...reasons,
  ...events,
  ...results,
  ...options,
};

/** Everything there are English words for. */
export const phrases: readonly string[] = Object.keys(table);

export const en: Words = {
  say(phrase, who) {
    const say = table[phrase.say];
    if (say === undefined)
      throw new Error(`Card Kingdoms has no English words for "${phrase.say}"`);
    return say(phrase, who);
  },
};
