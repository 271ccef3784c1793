// Card Kingdoms in English.
import { aside, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Say, Words } from '@castellan/kernel';
import {
  aCard,
  asEffect,
  capital as title,
  counted,
  imperative,
  saidAmounts,
  sentence,
} from '@castellan/powers';
import type { TokenName } from '../cards/language.ts';
import { grammar, rows } from '../vocabulary/en.ts';
import { bought, cardList, cardPart, lacking, scoreLine, sourceOf } from './cards.ts';

const n = (value: Json | undefined): number => Number(value);
const dice = (value: Json | undefined): string => (value as readonly number[]).join(' and ');
const total = (value: Json | undefined): number =>
  (value as readonly number[]).reduce((sum, die) => sum + die, 0);
const tokens = (value: Json | undefined): Said =>
  saidAmounts(value as Readonly<Record<string, number>>, grammar, 'and');
const tokenName = (token: string, n: number): string =>
  counted(n, rows.resources[token as TokenName]);
const card = (phrase: Phrase, kind: string): Part => cardPart(phrase[kind]);
const a = (phrase: Phrase, kind: string): Said => aCard(cardPart(phrase[kind]));
/** What it does, in words: a button should not show icons only. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

/** How many of a role are needed. */
const ROLES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  worker: ['Worker', 'Workers'],
  soldier: ['Soldier', 'Soldiers'],
  shadow: ['Shadow', 'Shadows'],
  holy: ['Holy', 'Holy'],
};

const PAID_FOR: Readonly<Record<string, string>> = {
  recruited: 'Recruit',
  slain: 'Slay',
  built: 'Build',
};

const prompts: Readonly<Record<string, Say>> = {
  'keep-duke': () => 'Which Duke will you be? The other goes back to the box; yours stays secret.',
  'change-dice': p =>
    said`The dice show ${dice(p['dice'])}. Use a Domain to change one, or keep them?`,
  'choose-die': p =>
    p['to'] === 0
      ? 'Which die will you lower by one?'
      : said`Which die will you turn to ${n(p['to'])}?`,
  'power-use': () => 'Harvest: which Citizen will you use next?',
  compensation: p => said`None of your cards woke to ${dice(p['dice'])}. Take one Resource.`,
  action: p =>
    n(p['left']) === 1
      ? 'Your last action: slay, recruit, build, or take 1.'
      : said`${n(p['left'])} actions left: slay, recruit, build, or take 1.`,
  pay: p =>
    said`${PAID_FOR[p['deed'] as string]!} ${cardPart(bought(p))}: pay ${n(p['price'])} ${p['coin'] as string}. Magic may stand in for all but one.`,
  'slay-more': () => 'You may slay a Monster now, at its usual price.',
  attacks: p => said`The Monsters attack with ${dice(p['dice'])}. Which die comes first?`,
  'attack-any': () => 'A 6: which Monster stack attacks?',
  capture: p =>
    said`The Monsters of the ${title(p['area'] as string)} attack. Which Citizen do they carry off?`,
  'power-or': p => said`${cardPart(p['source'])}: choose one.`,
  'power-any': p => said`${cardPart(p['source'])}: what will you use next?`,
  'power-may': p => said`${cardPart(p['source'])}: will you use its power?`,
  'power-pay': p => said`${cardPart(p['source'])}: ${effect(p)}.`,
  'power-lose': p => said`${cardPart(p['source'])}: what will you give up?`,
  'power-rob': p => said`${cardPart(p['source'])}: what will you take?`,
  'power-aim': p => said`${cardPart(p['source'])}: choose an opponent.`,
  'power-take': p => said`${cardPart(p['source'])}: how much will you take?`,
  'power-acquire': p => said`${cardPart(p['source'])}: choose a Citizen to take for free.`,
};

const notes: Readonly<Record<string, Say>> = {
  keep: p => said`Be ${card(p, 'duke')}`,
  'keep-dice': () => 'Keep the dice as they are',
  'use-domain': p => said`Use ${card(p, 'domain')}`,
  'turn-die': p => said`Turn the ${n(p['from'])} into a ${n(p['to'])}`,
  'power-done': () => 'Skip the other trades',
  'use-power': p => said`${card(p, 'card')}: ${imperativeOf(p)}`,
  'gain-resource': p => said`Gain 1 ${p['resource'] as string}`,
  slay: p =>
    said`Slay ${card(p, 'monster')} for ${tokens({ strength: p['strength']!, magic: p['magic']! })}`,
  recruit: p => said`Recruit ${card(p, 'citizen')} for ${n(p['price'])} gold`,
  build: p => said`Build ${card(p, 'domain')} for ${n(p['price'])} gold`,
  'pay-share': p => said`in ${p['token'] as string}`,
  pass: () => 'No, thanks',
  'attack-die': p => said`Take the ${n(p['die'])} first`,
  'attack-area': p => said`Let the Monsters of the ${title(p['area'] as string)} attack`,
  'lose-citizen': p => said`Give up ${a(p, 'citizen')}`,
  'return-monster': p => said`Put back ${card(p, 'monster')}`,
  'return-citizen': p => said`Put back ${card(p, 'citizen')}`,
  'take-citizen': p => said`Take ${a(p, 'citizen')}`,
  'power-do': p => imperativeOf(p),
  'power-at': (p, who) => said`Choose ${who(p['seat'])}`,
  'power-take-n': (p, who) =>
    n(p['seat']) < 0
      ? said`Take ${tokenName(p['resource'] as string, n(p['n']))} from the Bank`
      : said`Take ${tokenName(p['resource'] as string, n(p['n']))} from ${who(p['seat'])}`,
};

const reasons: Readonly<Record<string, Say>> = {
  'cannot-pay': p => {
    const needs = `needs ${tokenName(String(p['coin']), n(p['n']))}, you have ${n(p['has'])}`;
    if (n(p['besides']) === 0) return needs;
    const magic = tokenName('magic', n(p['besides']));
    // Magic never stands in for the last token.
    return n(p['has']) === 0 ? `${needs}: ${magic} can’t be all of it` : `${needs} and ${magic}`;
  },
  'lacks-roles': p =>
    lacking(p['lacks'])
      .map(({ role, n: all, has }) => `needs ${counted(all, ROLES[role]!)}, you have ${has}`)
      .join('; '),
  'die-domain-used': () => 'already used in this roll',
  'die-domain-unable': () => 'you can’t pay for it, or neither die would change',
  'power-cannot-pay': () => 'you can’t pay for it',
  'power-nothing-there': () => 'there is nothing to take',
};

const events: Readonly<Record<string, Say>> = {
  dealt: (p, who) => said`The stacks are laid out. ${who(p['first'])} has the First Player token.`,
  turn: (p, who) => said`Turn ${n(p['turn'])}: ${who(p['seat'])}`,
  'duke-kept': (p, who) =>
    p['duke'] === null
      ? said`${who(p['seat'])} keeps a Duke.`
      : said`${who(p['seat'])} keeps ${card(p, 'duke')}.`,
  'dark-lord': () => 'One of the other Dukes turns to evil: the Dark Lord has risen.',
  rolled: (p, who) =>
    said`${who(p['seat'])} rolls ${dice(p['dice'])}, together ${total(p['dice'])}.`,
  'die-turned': (p, who) => said`${who(p['seat'])} turns a ${n(p['from'])} into a ${n(p['to'])}.`,
  harvested: (p, who) =>
    said`${who(p['seat'])} harvests ${tokens(p['tokens'])}: ${cardList(p['cards'], cardPart)}.`,
  compensated: (p, who) =>
    said`Nobody woke for ${who(p['seat'])}, who takes 1 ${p['resource'] as string}.`,
  gained: (p, who) =>
    said`${who(p['seat'])} gains ${tokens(p['tokens'])}${sourceOf(p, cardPart, ' from ')}.`,
  'gained-one': (p, who) =>
    said`${who(p['seat'])} takes 1 ${p['resource'] as string}${aside` as an action`}.`,
  paid: (p, who) =>
    said`${who(p['seat'])} pays ${tokens(p['tokens'])}${sourceOf(p, cardPart, ' to use ')}.`,
  took: (p, who) =>
    said`${who(p['seat'])} takes ${tokenName(p['token'] as string, n(p['n']))} from ${n(p['from']) < 0 ? 'the Bank' : who(p['from'])}${aside`${sourceOf(p, cardPart, ' (', ')')}`}.`,
  'citizen-turned': p => said`The next Citizen of that stack is ${a(p, 'citizen')}.`,
  recruited: (p, who) =>
    said`${who(p['seat'])} recruits ${a(p, 'citizen')}${aside` for ${tokens(p['tokens'])}`}.`,
  'citizen-gained': (p, who) =>
    said`${who(p['seat'])} takes ${a(p, 'citizen')}${aside` for free${sourceOf(p, cardPart, ' (', ')')}`}.`,
  'citizen-returned': (p, who) =>
    said`${who(p['seat'])} puts ${a(p, 'citizen')} back into the Center.`,
  'monster-returned': (p, who) =>
    said`${who(p['seat'])} puts ${card(p, 'monster')} back into the Center.`,
  'monster-taken': (p, who) =>
    said`${who(p['seat'])} takes ${card(p, 'monster')} from ${n(p['from']) < 0 ? 'the Center' : who(p['from'])}.`,
  'domain-turned': p => said`${card(p, 'domain')} is turned up.`,
  slain: (p, who) =>
    said`${who(p['seat'])} slays ${card(p, 'monster')}${aside` for ${tokens(p['tokens'])}`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} builds ${card(p, 'domain')}${aside` for ${tokens(p['tokens'])}`}.`,
  exhausted: p => said`Exhausted stacks: ${n(p['stacks'])}.`,
  attack: p => said`The Monsters of the ${title(p['area'] as string)} attack.`,
  'no-attack': p => said`The ${n(p['die'])} finds no Monsters left to attack.`,
  'citizen-captured': p => said`The Dark Lord carries off ${a(p, 'citizen')}.`,
  'domain-captured': p => said`The Dark Lord seizes ${card(p, 'domain')}.`,
  'last-round': () =>
    'An end condition is met: unless it is undone, the game ends with this round.',
  over: (p, who) => {
    const dukes = saidList(
      (p['dukes'] as readonly string[]).map((duke, i) => said`${who(i)} is ${cardPart(duke)}`),
      '; ',
    );
    return said`The game is over. ${dukes}${p['lord'] === null ? '' : said`; the Dark Lord is ${cardPart(p['lord'])}`}.`;
  },
};

const WHY_OVER: Readonly<Record<string, string>> = {
  monsters: 'No Monster is left.',
  domains: 'No Domain is left.',
  exhausted: 'Too many stacks have run dry.',
};

const results: Readonly<Record<string, Say>> = {
  'ending-round': p =>
    said`${WHY_OVER[p['why'] as string]!} The round is complete: the game is over.`,
  'ending-monsters-slain': () =>
    'Every Monster is slain. The Dark Lord is beaten, and the realm is safe in your hands.',
  'ending-overrun': () =>
    'The Monsters have overrun a column that had nothing left to lose. The realm falls to the Dark Lord.',
  'ending-contained': () =>
    'Five stacks are gone, but you stand above the Dark Lord. The evil is contained — this time.',
  'ending-driven-out': () =>
    'Five stacks are gone, and the Dark Lord stands above you. You are driven out.',
  'ending-drawn': () =>
    'Five stacks are gone, and you and the Dark Lord stand equal. It is a draw.',
  'score-line': p =>
    scoreLine(asEffect(p['effect']!), grammar, n =>
      counted(n, ['Victory Point', 'Victory Points']),
    ),
  'next-hold': () => 'To hold out, a column under attack must have a Citizen or a Domain left.',
  'next-contained': p =>
    n(p['missing']) === 1
      ? 'One more point, and the evil would have been contained.'
      : `${n(p['missing'])} more points, and the evil would have been contained.`,
  'next-slain': p =>
    n(p['monsters']) === 1
      ? 'To beat him for good, slay every Monster: one was left.'
      : `To beat him for good, slay every Monster: ${n(p['monsters'])} were left.`,
  'score-monsters': () => 'Monsters slain',
  'score-domains': () => 'Domains built',
  'score-tokens': () => 'Victory tokens',
  'score-tokens-idle': p => said`Victory tokens (${n(p['tokens'])}, not counted alone)`,
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
  chosen: 'your own areas and Citizens; what you leave open is drawn by lot',
};

const VALUES: Readonly<Record<string, string>> = {
  'first-game': 'First game',
  'glittering-gold': 'Glittering Gold',
  'mastery-over-magic': 'Mastery Over Magic',
  'monster-blood': 'Monster Blood',
  random: 'Drawn by lot',
  chosen: 'Your own choice',
  pooled: 'All kinds together',
  'per-kind': 'Each kind by itself',
  'as-printed': 'As printed',
  counted: 'They count',
};

const options: Readonly<Record<string, Say>> = {
  'setting-value': p => VALUES[p['value'] as string]!,
  'setting-players': () => 'Players',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'alone against the Dark Lord'
      : n(p['players']) === 5
        ? 'five players, with a resting player'
        : said`${n(p['players'])} players`,
  'setting-setup': () => 'Setup',
  'setting-setup-about': p => SETUP_NOTES[p['setup'] as string]!,
  'setting-areas': p => said`Areas (${n(p['most'])})`,
  'setting-citizen': p => said`Citizen ${p['numbers'] as string}`,
  'area-name': p => title(p['area'] as string),
  'citizen-name': p => card(p, 'citizen'),
  'setting-mixed': () => 'Mixed Citizens',
  'setting-mixed-about': p =>
    p['mixed'] === true
      ? 'all Citizens of a number shuffled into one stack'
      : 'one kind of Citizen in each stack',
  'setting-leftovers': () => 'Leftover Resources',
  'setting-leftovers-about': p =>
    p['leftovers'] === 'pooled'
      ? 'Dukes count gold, strength and magic together'
      : 'Dukes count gold, strength and magic each by itself',
  'setting-solo-tokens': () => 'Victory tokens alone',
  'setting-solo-tokens-about': p =>
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

/** The names of all phrases, for tests. */
export const phrases: readonly string[] = Object.keys(table);

export const en: Words = wordsFrom('Card Kingdoms', table, 'The Dark Lord');
