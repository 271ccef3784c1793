// Shadowgate in English.
import { aside, plural, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Phrase, Phrases, Said, Say, Words } from '@castellan/kernel';
import { capital } from '@castellan/powers';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns } from '../cards/types.ts';
import type { Triple } from '../cards/types.ts';
import { characterFaces } from '../figures.ts';
import { costOf, listed, nameOf, number, resourcesOf, shortOf, triples } from './cards.ts';

/** "a, b and c". */
export function and(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
}

const named = (ids: readonly string[]): Said => saidList(ids.map(nameOf), ', ', ' and ');
const namesOf = (ids: Json | undefined): Said => named(listed(ids));

const prompts = {
  'ask-action': ({ actions }) =>
    said`${capital(left(actions))}. ${number(actions) === 0 ? 'End your turn.' : 'What will you do?'}`,
  'ask-pay': ({ actions, open, owed }) =>
    said`${bills(listed(open), triples(owed))} ${capital(left(actions))}.`,
  'ask-level': ({ quest }) =>
    said`${nameOf(quest)} is paid for. At which level do you complete it?`,
  'ask-use': ({ quest, level, wanted }) =>
    said`${nameOf(quest)}, ${String(level)}: which item serves as ${String(wanted)}?`,
  'ask-keep': ({ count, most }) =>
    said`You may keep ${number(most)} cards. Discard ${plural(number(count), 'card')} of your choice.`,
  'ask-side': ({ sides }) => said`Who will you be: ${saidList(listed(sides).map(nameOf), ' or ')}?`,
} satisfies Record<string, Say>;

const left = (actions: Json | undefined): string =>
  number(actions) === 0 ? 'no actions left' : `${plural(number(actions), 'action')} left`;

/** What is open, and what is still missing. If several are open, only their names: the table shows the rest. */
function bills(open: readonly string[], owed: readonly Triple[]): Said {
  if (open.length === 1) return said`${nameOf(open[0])}: pay ${columnsOf(owed[0]!)}.`;
  return said`Pay for ${named(open)}.`;
}

/** "2 might and 1 spirit": columns with 0 are left out. */
function columnsOf(numbers: Triple): string {
  const parts = numbers.flatMap((n, i) => (n === 0 ? [] : [`${n} ${columns[i]!}`]));
  return parts.length === 0 ? 'nothing' : and(parts);
}

const options = {
  'option-cycle': () => 'Cycle the quests: discard them all and lay out new ones',
  'option-quest': ({ quest }) => said`Set out on ${nameOf(quest)}`,
  'option-item': ({ card }) => said`Play ${nameOf(card)} as an item${wordsOfKind(card)}`,
  'option-resource': ({ card, target }) => said`Spend ${nameOf(card)} on ${nameOf(target)}`,
  'option-resource-loose': ({ card }) => said`Lay out ${nameOf(card)} as resources, for later`,
  'option-assign': ({ card, target }) => said`Put ${nameOf(card)} towards ${nameOf(target)}`,
  'option-end': ({ draws }) => said`End turn · draw ${number(draws)}`,
  'option-level': ({ level, points, wants }) => {
    const using = listed(wants).length === 0 ? 'no items' : listed(wants).join(' + ');
    return said`${capital(String(level))}: ${number(points)} VP, using ${using}`;
  },
  'option-use': ({ card }) => said`Use ${nameOf(card)}${wordsOfKind(card)}`,
  'option-discard': ({ card }) => said`Discard ${nameOf(card)}`,
  'option-side': ({ character }) => {
    const face = characterFaces.find(({ id }) => id === character)!;
    return said`Be the ${face.name}: stats ${face.stats.join(', ')}; base types ${and(face.baseTypes)}`;
  },
} satisfies Record<string, Say>;

function wordsOfKind(id: Json | undefined): string {
  const type = adventures.find(card => card.id === id)?.type ?? null;
  if (type === null) return '';
  return type === 'wild' ? ' (wild)' : ` (${type}, ${classOf[type]})`;
}

/** "needs 5 might, with all your cards you have 3". */
function lacking(phrase: Phrase): string {
  const short = shortOf(phrase).map(
    ({ column, n, has }) => `needs ${n} ${column}, with all your cards you have ${has}`,
  );
  return and(short) || `needs more actions than the ${number(phrase['actions'])} you have left`;
}

const reasons = {
  'no-actions': () => 'no actions are left this turn',
  needed: () => 'what you have begun could then no longer be paid',
  'too-dear': p => lacking(p),
  'too-dear-now': p => `beside what you have begun: ${lacking(p)}`,
  'quest-chosen-already': () => 'you have chosen a quest this turn',
  'is-event': () => 'an event serves as resources only',
  'type-owned': () => 'you have an item of this type before you',
  'wild-owned': () => 'you have a wild before you',
  unpaid: () => 'pay for what you have begun first',
  'items-missing': () => 'needs its items',
  'needed-elsewhere': () => 'it is the only one that fits elsewhere',
} satisfies Record<string, Say>;

const events = {
  'side-chosen': ({ seat, character }, who) =>
    character === null
      ? said`${who(seat)} has chosen a side.`
      : said`${who(seat)} will be the ${nameOf(character)}.`,
  'side-shown': ({ seat, character }, who) =>
    said`${who(seat)} enters as the ${nameOf(character)}.`,
  starts: ({ seat }, who) => said`${who(seat)} is the first through the gate.`,
  turn: ({ seat, turn }, who) => said`Turn ${number(turn)}: ${who(seat)}`,
  cycled: ({ seat, quests }, who) =>
    said`${who(seat)} cycles the quests${aside`. Now on offer: ${namesOf(quests)}`}.`,
  'quest-chosen': ({ seat, quest }, who) =>
    said`${who(seat)} sets out on ${nameOf(quest)}. Cost: ${columnsOf(costOf(quest))}.`,
  'item-played': ({ seat, card }, who) =>
    said`${who(seat)} plays ${nameOf(card)} as an item. Cost: ${columnsOf(costOf(card))}.`,
  'item-acquired': ({ seat, card }, who) =>
    said`${who(seat)} acquires ${nameOf(card)}${aside`${wordsOfKind(card)}`}.`,
  'resource-played': ({ seat, card, target }, who) =>
    target === null
      ? said`${who(seat)} lays out ${nameOf(card)} as resources: ${columnsOf(resourcesOf(card))}.`
      : said`${who(seat)} spends ${nameOf(card)} on ${nameOf(target)}: ${columnsOf(resourcesOf(card))}.`,
  'resource-assigned': ({ seat, card, target }, who) =>
    said`${who(seat)} puts ${nameOf(card)} towards ${nameOf(target)}: ${columnsOf(resourcesOf(card))}.`,
  'quest-completed': ({ seat, quest, level, points, items, total }, who) => {
    const using = listed(items).length === 0 ? '' : said` with ${namesOf(items)}`;
    return said`${who(seat)} completes ${nameOf(quest)}${aside`${using}: ${String(level)}, ${number(points)} VP, ${number(total)} in all`}.`;
  },
  drew: ({ seat, count, cards }, who) =>
    cards === null
      ? said`${who(seat)} draws ${plural(number(count), 'card')}.`
      : said`${who(seat)} draws ${namesOf(cards)}.`,
  reshuffled: ({ count }) =>
    said`The adventure discards are shuffled into a new deck of ${number(count)}.`,
  discarded: ({ seat, cards }, who) => said`${who(seat)} discards ${namesOf(cards)}.`,
  'hand-discarded': ({ seat, cards }, who) =>
    said`${who(seat)} can't hold them all and lets go of ${namesOf(cards)}.`,
  'quests-turned': ({ count }) =>
    said`The quest discards are turned over and shuffled: ${plural(number(count), 'card')}.`,
  'quest-laid': ({ quest }) => said`A new quest: ${nameOf(quest)}.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} has what it takes to win. The round is played to its end.`,
} satisfies Record<string, Say>;

const GRADES: Readonly<Record<string, string>> = {
  legend: 'A legend',
  champion: 'A champion',
  hero: 'A hero',
};

const endings = {
  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} leaves Shadowgate with ${number(points)} VP and wins.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' and ')} share the victory with ${number(points)} VP each.`,
  'ending-solo-legend': ({ points, turns }) => solo('A legend', points, turns),
  'ending-solo-champion': ({ points, turns }) => solo('A champion', points, turns),
  'ending-solo-hero': ({ points, turns }) => solo('A hero', points, turns),
  'ending-solo-adventurer': ({ points, turns }) => solo('An adventurer', points, turns),
  'ending-solo-near': ({ points, needed }) =>
    said`The gate falls shut with daylight in sight: ${number(points)} VP, and ${number(needed)} were needed.`,
  'ending-solo-lost': ({ points, needed }) =>
    said`The gate falls shut behind you: ${number(points)} VP, and ${number(needed)} were needed.`,
  'next-target': ({ points, missing }) =>
    `${number(missing)} VP more, and you would have left Shadowgate with ${number(points)}.`,
  'next-grade': ({ grade, turns }) => `${GRADES[String(grade)]!} is out by turn ${number(turns)}.`,
  'score-level': ({ level }) =>
    said`${String(level).replace(/^./, letter => letter.toUpperCase())} quests`,
  'score-quests': ({ level, count }) => plural(number(count), `${String(level)} quest`),
} satisfies Record<string, Say>;

function solo(title: string, points: Json | undefined, turns: Json | undefined): Said {
  return said`${title} walks out of Shadowgate: ${number(points)} VP in ${plural(number(turns), 'turn')}.`;
}

function whoBegins(wins: Json | undefined): string {
  const [two, three, four] = listed(wins);
  return `who begins wins ${two} % of games for two, ${three} % for three, ${four} % for four`;
}

const tableSettings = {
  'setting-players': () => 'Players',
  'setting-players-are': ({ count }) => said`${number(count)} players`,
  'setting-solo': ({ points, turns }) =>
    said`Alone: ${number(points)} VP within ${plural(number(turns), 'turn')} (our own challenge)`,
  'setting-equal-turns': () => 'Equal turns',
  'setting-equal-turns-off': ({ first }) =>
    `Whoever ends a turn with 25 VP wins at once; ${whoBegins(first)}`,
  'setting-equal-turns-on': ({ first }) =>
    `The round is played to its end, then most VP win (ours); ${whoBegins(first)}`,
  'setting-characters': () => 'Characters',
  'setting-value-star': () => 'Star side',
  'setting-value-either': () => 'Own choice',
  'setting-characters-star': () => 'The side with the star',
  'setting-characters-either': () => 'Each player secretly chooses a side (ours)',
} satisfies Record<string, Say>;

const all = {
  ...prompts,
  ...options,
  ...reasons,
  ...events,
  ...endings,
  ...tableSettings,
};

/** The names of all phrases. Every language must have the same. */
export type Key = keyof typeof all;
export const phrases: Phrases = all;
export const en: Words = wordsFrom('Shadowgate', phrases);
