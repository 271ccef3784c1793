// Margraves in English.
import { aside, said, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Phrases, Words } from '@castellan/kernel';
import { aCard, asEffect, imperative, sentence } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/en.ts';
import { cardWords, sourceIn } from './cards.ts';

const { thing, amounts, token, guild, lair, tomb } = cardWords({
  rows,
  grammar,
  and: 'and',
  grant: what => `Grant (${what})`,
  seal: guilds => `Seal (${guilds})`,
  banner: name => `Banner of the ${name}`,
  wealth: what => `Wealth (${what})`,
  segment: n => `segment ${n} of the wheel`,
  row: n => `row ${n}`,
  column: n => `column ${n}`,
});

const n = (value: Json | undefined): number => Number(value);
const resources = (many: number): string => (many === 1 ? '1 Resource' : `${many} Resources`);
const from = sourceIn(thing);
const card = (phrase: Phrase, name: string): Part => thing(phrase[name]);
const more = (phrase: Phrase): string =>
  n(phrase['left']) > 1 ? ` (${n(phrase['left'])} left)` : '';
/** What it does, in words: a button should not show icons only. */
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

const prompts: Phrases = {
  'ask-keep': p => `Which wealth tile do you keep? The others go to the left${more(p)}.`,
  'ask-cash': () => 'Which wealth tile do you cash in?',
  'ask-play': () => 'Play a Citizen: for its pennant, its power, to recall or to build.',
  'ask-wild': p => `Which Resource do you take${more(p)}?`,
  'ask-room': p => `Your storage is full. What gives way to 1 ${token(p['token'])}${more(p)}?`,
  'ask-pay-wild': p => `Which Resource do you pay${more(p)}?`,
  'ask-influence': p => `Over which guild do you gain influence${more(p)}?`,
  'ask-tile': () => 'Which Privilege tile do you take?',
  'ask-move': () => 'Where does your margrave go?',
  'ask-deploy': () => 'Which knight do you deploy, and where?',
  'ask-send': () => 'From where do you send a knight?',
  'ask-send-to': p => said`Where does the knight of ${card(p, 'from')} go?`,
  'ask-rally': p => `Which knight comes to your margrave${more(p)}?`,
  'ask-hire': () => 'Which Citizen do you hire?',
  'ask-slay': () => 'Which monster do you slay?',
  'ask-battle': p => said`${card(p, 'monster')}: how do you spend strength? ${n(p['left'])} to go.`,
  'ask-ship': p =>
    n(p['shipped']) === 0
      ? 'Which Resource do you ship?'
      : said`Which Resource do you ship besides? So far: ${n(p['shipped'])}.`,
  'ask-dismiss': () => 'Which Citizen of the line leaves the game?',
  'ask-retrieve': () => 'Which Citizen do you take back?',
  'ask-raise': p => `Which knight do you raise from the Hero Tombs${more(p)}?`,
  'ask-face-down': () =>
    'You build a Ward Tower. Which Citizen do you lay face down for it? Only you see which.',
  'ask-slot': p =>
    said`In which slot of ${card(p, 'location')} does the tower stand? It brings what the slot shows.`,
  'grants-ask': () => 'Use a grant, or go on?',
  'power-use': () => 'Which reward do you take next?',
  'power-or': p => said`${card(p, 'source')}: choose one.`,
  'power-any': p => said`${card(p, 'source')}: what do you use next?`,
  'power-may': p => said`${card(p, 'source')}: will you use its power?`,
  'power-pay': p => said`${card(p, 'source')}: ${effect(p)}.`,
};

const notes: Phrases = {
  'grants-go-on': () => 'Go on',
  pass: () => 'No, thanks',
  stay: () => 'Stay here',
  done: () => 'Done',
  'power-done': () => 'Leave the rest',
  'take-token': p => `Take 1 ${token(p['token'])}`,
  'pay-token': p => `Pay 1 ${token(p['token'])}`,
  forfeit: p => `Forfeit the ${token(p['token'])}`,
  throw: p => `Throw away 1 ${token(p['token'])}`,
  'let-influence-go': () => 'Let it go',
  'influence-on': p =>
    n(p['price']) === 0
      ? `Gain influence over the ${guild(p['guild'])} guild`
      : `Buy influence over the ${guild(p['guild'])} guild, for ${n(p['price'])} gold`,
  'take-tile': p => said`Take ${card(p, 'tile')}`,
  'move-to': p => said`Move to ${card(p, 'location')}`,
  'deploy-on': p => said`Deploy the knight here to ${card(p, 'location')}`,
  'deploy-from-storage': p => said`Deploy a knight of your storage to ${card(p, 'location')}`,
  'knight-from': p => said`Take a knight of ${card(p, 'location')}`,
  'knight-to': p => said`Send the knight to ${card(p, 'location')}`,
  instead: p => `${imperativeOf(p)} instead`,
  hire: p => said`Hire ${card(p, 'citizen')} for ${n(p['price'])} gold`,
  slay: p =>
    n(p['magic']) === 0
      ? said`Slay ${card(p, 'monster')} for ${n(p['strength'])} strength`
      : said`Slay ${card(p, 'monster')} for ${n(p['strength'])} strength and ${n(p['magic'])} magic`,
  'slay-nothing': p => `Slay a monster of the ${lair(p['lair'])}`,
  'by-strength': p => `Spend ${n(p['n'])} strength of your board`,
  'fall-here': p => `Let a knight of this Location fall: ${tomb(p['tomb'])}`,
  'fall-storage': p => `Let a knight of your storage fall: ${tomb(p['tomb'])}`,
  'ship-token': p => `Ship 1 ${token(p['token'])}`,
  dismiss: p => said`Dismiss ${card(p, 'citizen')} from the game`,
  retrieve: p => said`Take back ${card(p, 'citizen')}`,
  'retrieve-hidden': p => said`Take back ${card(p, 'citizen')}, which lies face down`,
  raise: p => `Raise the knight in ${tomb(p['tomb'])}`,
  citizen: p => said`Play ${card(p, 'citizen')} face down`,
  'build-in': p => said`Build in slot ${n(p['slot'])} of ${card(p, 'location')}`,
  wealth: p => said`Choose ${card(p, 'wealth')}`,
  recall: () => 'Recall your Citizens',
  build: () => 'Build a Ward Tower',
  'play-pennant': p => said`Play ${card(p, 'citizen')} for the pennant`,
  'play-power': p => said`Play ${card(p, 'citizen')} for the power`,
  'use-power': p => said`${card(p, 'card')}: ${imperativeOf(p)}`,
  'power-do': p => imperativeOf(p),
};

const reasons: Phrases = {
  'too-dear': p => `needs ${n(p['n'])} gold, you have ${n(p['has'])}`,
  'too-weak': p =>
    `needs ${n(p['n'])} strength, you reach ${n(p['has'])}: each knight adds 1 while a tomb is open`,
  'too-little-magic': p => `needs ${n(p['n'])} magic, you have ${n(p['has'])}`,
  'not-turned-up': () => 'the next monster is turned up at the end of the turn',
  'must-recall': () => 'you began this turn with one card in hand: recall',
  'no-material': p => {
    const lacks = (p['lacks'] as readonly string[]).map(name => `1 ${token(name)}`);
    const needs = 'needs 1 stone, 1 wood, 1 magic and 1 gem';
    return lacks.length === 0
      ? `${needs}, and a tower`
      : `${needs}; you still need ${lacks.join(', ')}`;
  },
  'no-slot': () => 'no slot is open where your margrave is',
  'own-tower': () => 'you have a Ward Tower here already',
  'none-left': () => 'none is left in the supply',
  'power-cannot-pay': () => 'you can’t pay for it',
  'power-nothing-there': () => 'there is nothing to have',
};

const WHY: Readonly<Record<string, string>> = {
  towers: 'The fourth Ward Tower of a player is built.',
  citizens: 'The line of Citizens can’t be refilled.',
  tiles: 'The Privilege tiles can’t be refilled.',
};

const events: Phrases = {
  starts: (p, who) => said`${who(p['seat'])} is the first player.`,
  turn: (p, who) => said`Turn ${n(p['turn'])}: ${who(p['seat'])}`,
  'wealth-kept': (p, who) =>
    p['wealth'] === null
      ? said`${who(p['seat'])} keeps a wealth tile.`
      : said`${who(p['seat'])} keeps ${card(p, 'wealth')}.`,
  cashed: (p, who) => said`${who(p['seat'])} cashes in ${card(p, 'wealth')}.`,
  'played-pennant': (p, who) =>
    said`${who(p['seat'])} plays ${card(p, 'citizen')}${aside` for the pennant`}.`,
  'played-power': (p, who) =>
    said`${who(p['seat'])} plays ${card(p, 'citizen')}${aside` for the power`}.`,
  'played-face-down': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} plays a Citizen face down.`
      : said`${who(p['seat'])} plays ${card(p, 'citizen')} face down.`,
  recalled: (p, who) => said`${who(p['seat'])} takes all Citizens back into hand.`,
  dismissed: (p, who) => said`${who(p['seat'])} dismisses ${card(p, 'citizen')} from the line.`,
  retrieved: (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} takes back a Citizen that lay face down.`
      : said`${who(p['seat'])} takes back ${card(p, 'citizen')}.`,
  hired: (p, who) =>
    said`${who(p['seat'])} hires ${aCard(card(p, 'citizen'))}${aside` for ${n(p['price'])} gold`}.`,
  gained: (p, who) => said`${who(p['seat'])} gains ${amounts(p['tokens'])}${from(p)}.`,
  paid: (p, who) =>
    n(p['to']) < 0
      ? said`${who(p['seat'])} pays ${amounts(p['tokens'])}${from(p)}.`
      : said`${who(p['seat'])} pays ${who(p['to'])} ${amounts(p['tokens'])}${from(p)}.`,
  thrown: (p, who) => said`${who(p['seat'])} throws away 1 ${token(p['token'])}.`,
  forfeited: (p, who) => said`${who(p['seat'])} forfeits ${token(p['token'], n(p['n']))}.`,
  'influence-gained': (p, who) =>
    n(p['price']) === 0
      ? said`${who(p['seat'])} gains 1 influence: ${guild(p['guild'])}.`
      : said`${who(p['seat'])} pays ${n(p['price'])} gold for influence: ${guild(p['guild'])}, now ${n(p['points'])} for each icon.`,
  'influence-lost': (p, who) => said`${who(p['seat'])} lets ${n(p['n'])} influence go.`,
  'tile-taken': (p, who) => said`${who(p['seat'])} takes ${card(p, 'tile')}.`,
  'grant-used': (p, who) => said`${who(p['seat'])} uses ${card(p, 'tile')}.`,
  moved: (p, who) => said`${who(p['seat'])} moves to ${card(p, 'location')}.`,
  deployed: (p, who) =>
    p['from'] === null
      ? said`${who(p['seat'])} sends a knight${aside` of the storage`} to ${card(p, 'to')}.`
      : said`${who(p['seat'])} sends a knight${aside` from ${card(p, 'from')}`} to ${card(p, 'to')}.`,
  'knight-fell': (p, who) =>
    said`A knight falls for ${who(p['seat'])}: ${tomb(p['tomb'])} of the Hero Tombs.`,
  slain: (p, who) => said`${who(p['seat'])} slays ${card(p, 'monster')}.`,
  shipped: (p, who) =>
    said`${who(p['seat'])} ships ${resources(n(p['n']))}${aside` and sails to segment ${n(p['segment'])} of the wheel`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} builds a Ward Tower${aside` in slot ${n(p['slot'])} of ${card(p, 'location')}`}.`,
  'tomb-line': (p, who) => said`${who(p['seat'])} has filled ${card(p, 'line')} of the Hero Tombs.`,
  'tombs-emptied': () => 'The Hero Tombs are full: the knights go back to the supply and the map.',
  'tile-laid': p => said`${card(p, 'tile')} is laid out.`,
  'lair-shuffled': p => `The monsters of the ${lair(p['lair'])} are shuffled.`,
  'monster-up': p => said`${card(p, 'monster')} appears.`,
  'citizen-laid': p => said`${card(p, 'citizen')} comes to the line.`,
  'left-line': p => said`Time passes: ${card(p, 'citizen')} leaves the line.`,
  'last-round': p => `${WHY[p['why'] as string]!} This is the last round.`,
  over: () => 'The game is over.',
};

const LEVELS: Readonly<Record<string, string>> = {
  squire: 'Squire',
  margrave: 'Margrave',
  legend: 'Legend',
};

const results: Phrases = {
  ending: p => `${WHY[p['why'] as string]!} The round is complete.`,
  'ending-solo-won': p =>
    `${WHY[p['why'] as string]!} You have reached the ${n(p['points'])} points asked for.`,
  'ending-solo-lost': p => `${WHY[p['why'] as string]!} You needed ${n(p['points'])} points.`,
  'next-level': p =>
    n(p['missing']) === 0
      ? `You would have won as ${LEVELS[p['level'] as string]!} as well: ${n(p['points'])} points.`
      : `${LEVELS[p['level'] as string]!} asks for ${n(p['points'])} points: ${n(p['missing'])} more.`,
  'score-towers': () => 'Guild icons of towers',
  'score-citizens': () => 'Guild icons of Citizens',
  'score-tiles': () => 'Guild icons of tiles',
  'score-banners': () => 'Banners',
  'score-gold': () => 'Gold',
  'score-gems': () => 'Gems',
  'score-resources': () => 'Resources',
  'tie-gold': p => `A tie goes to the most gold: ${n(p['n'])}`,
  'setting-players': () => 'Players',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'alone, against the time that passes (a variant of ours)'
      : `${n(p['players'])} players`,
  'setting-solo': () => 'Level alone',
  'setting-solo-name': p => LEVELS[p['level'] as string]!,
  'setting-solo-about': p => `reach ${n(p['points'])} points`,
};

const table: Phrases = { ...prompts, ...notes, ...reasons, ...events, ...results };

/** The names of all phrases, for tests. */
export const phrases: readonly string[] = Object.keys(table);

export const en: Words = wordsFrom('Margraves of Valeria', table);
