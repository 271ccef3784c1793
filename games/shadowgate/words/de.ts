// Shadowgate in German.
import { aside, capitalSaid, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Phrase, Said, Say, Words } from '@castellan/kernel';
import { germanCards, labelOf } from '@castellan/powers';
import type { Case } from '@castellan/powers';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns } from '../cards/types.ts';
import type { Level, Triple } from '../cards/types.ts';
import { characterFaces } from '../figures.ts';
import type { Key } from './en.ts';
import { rows } from '../vocabulary/de.ts';
import { names } from './names-de.ts';
import { costOf, listed, nameOf, number, resourcesOf, shortOf, triples } from './cards.ts';

export function und(parts: readonly string[], word = 'und'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

const mehrere = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const karten = (n: number): string => mehrere(n, 'Karte', 'Karten');

/** A level before "Quest" or "Quests", without an article. */
const stufe: Readonly<Record<Level, string>> = {
  minor: 'kleine',
  major: 'beachtliche',
  great: 'große',
  epic: 'epische',
};

/** A type or a class by its name. */
function artName(word: string): string {
  return labelOf(rows, `type:${word}`) ?? labelOf(rows, `class:${word}`) ?? word;
}

/** "2 Kraft und 1 Geist": columns with 0 are left out. */
function werte(numbers: Triple): string {
  const parts = numbers.flatMap((n, i) =>
    n === 0 ? [] : [`${n} ${rows.resources[columns[i]!][0]}`],
  );
  return parts.length === 0 ? 'nichts' : und(parts);
}

/** "braucht 5 Kraft, mit allen Karten hast du 3". */
function fehlt(phrase: Phrase): string {
  const short = shortOf(phrase).map(
    ({ column, n, has }) =>
      `braucht ${n} ${rows.resources[column][0]}, mit allen Karten hast du ${has}`,
  );
  if (short.length > 0) return und(short);
  const left = number(phrase['actions']);
  return left === 1
    ? 'braucht mehr als die eine Aktion, die du noch hast'
    : `braucht mehr Aktionen als die ${left}, die du noch hast`;
}

const { card: name, the, to } = germanCards(nameOf, names);
const named = (ids: readonly string[], last = ' und '): Said =>
  saidList(
    ids.map(id => name(id)),
    ', ',
    last,
  );
const namesOf = (ids: Json | undefined): Said => named(listed(ids));
/** "den Silberpfeil und die Silberkugel". */
const these = (ids: Json | undefined, inCase: Case): Said =>
  saidList(
    listed(ids).map(id => the(id, inCase)),
    ', ',
    ' und ',
  );
const levelName = (level: Json | undefined): string =>
  rows.signs[`level:${String(level) as Level}`];

function werBeginnt(siege: Json | undefined): string {
  const [zweit, dritt, viert] = listed(siege);
  return `wer beginnt, gewinnt zu zweit ${zweit} %, zu dritt ${dritt} %, zu viert ${viert} % der Spiele`;
}

const left = (actions: Json | undefined): string =>
  number(actions) === 0
    ? 'Keine Aktion übrig'
    : `Noch ${mehrere(number(actions), 'Aktion', 'Aktionen')}`;

/** What is open, and what is still missing. If several are open, only their names: the table shows the rest. */
function bills(open: readonly string[], owed: readonly Triple[]): Said {
  if (open.length === 1) return said`${name(open[0])}: ${werte(owed[0]!)} zu bezahlen.`;
  return said`Zu bezahlen: ${named(open)}.`;
}

function kindWords(id: Json | undefined): string {
  const type = adventures.find(card => card.id === id)?.type ?? null;
  if (type === null) return '';
  return type === 'wild' ? ' (Joker)' : ` (${artName(type)}, ${artName(classOf[type])})`;
}

function solo(title: string, points: Json | undefined, turns: Json | undefined): string {
  return `${title} verlässt Shadowgate: ${number(points)} SP in ${mehrere(number(turns), 'Zug', 'Zügen')}.`;
}

/** A phrase that English has and German lacks does not compile. */
const GRADES: Readonly<Record<string, string>> = {
  legend: 'Eine Legende',
  champion: 'Ein Champion',
  hero: 'Ein Held',
};

export const phrases: Readonly<Record<Key, Say>> = {
  'ask-action': ({ actions }) =>
    said`${left(actions)}. ${number(actions) === 0 ? 'Beende deinen Zug.' : 'Was tust du?'}`,
  'ask-pay': ({ actions, open, owed }) =>
    said`${bills(listed(open), triples(owed))} ${left(actions)}.`,
  'ask-level': ({ quest }) =>
    said`${capitalSaid(the(quest, 'nom'))} ist bezahlt. Auf welcher Stufe schließt du ab?`,
  'ask-use': ({ quest, level, wanted }) =>
    said`${name(quest)}, Stufe ${levelName(level)}: Welcher Gegenstand steht für ${artName(String(wanted))}?`,
  'ask-keep': ({ count, most }) =>
    said`Du darfst ${number(most)} Karten behalten. Wirf ${karten(number(count))} deiner Wahl ab.`,
  'ask-side': ({ sides }) => said`Wer willst du sein: ${named(listed(sides), ' oder ')}?`,

  'option-cycle': () => 'Quests austauschen: alle ablegen und neue auslegen',
  'option-quest': ({ quest }) => said`${capitalSaid(to(quest))} aufbrechen`,
  'option-item': ({ card }) => said`${name(card, 'acc')} als Gegenstand spielen${kindWords(card)}`,
  'option-resource': ({ card, target }) =>
    said`${name(card, 'acc')} für ${the(target, 'acc')} ausgeben`,
  'option-resource-loose': ({ card }) =>
    said`${name(card, 'acc')} als Ressource bereitlegen, für später`,
  'option-assign': ({ card, target }) => said`${name(card, 'acc')} ${to(target)} legen`,
  'option-end': ({ draws }) => said`Zug beenden · ${number(draws)} ziehen`,
  'option-level': ({ level, points, wants }) => {
    const names = listed(wants).map(artName);
    const using = names.length === 0 ? 'ohne Gegenstand' : said`mit ${names.join(' + ')}`;
    return said`${levelName(level)}: ${number(points)} SP, ${using}`;
  },
  'option-use': ({ card }) => said`${name(card, 'acc')} einsetzen${kindWords(card)}`,
  'option-discard': ({ card }) => said`${name(card, 'acc')} abwerfen`,
  'option-side': ({ character }) => {
    const face = characterFaces.find(({ id }) => id === character)!;
    const types = und(face.baseTypes.map(artName));
    return said`Als ${name(character)} spielen: Werte ${face.stats.join(', ')}; Grundtypen ${types}`;
  },

  'no-actions': () => 'in diesem Zug ist keine Aktion mehr übrig',
  needed: () => 'was du begonnen hast, könntest du dann nicht mehr bezahlen',
  'too-dear': p => fehlt(p),
  'too-dear-now': p => `neben dem Begonnenen: ${fehlt(p)}`,
  'quest-chosen-already': () => 'du hast in diesem Zug schon eine Quest gewählt',
  'is-event': () => 'ein Ereignis dient nur als Ressource',
  'type-owned': () => 'ein Gegenstand dieses Typs liegt schon vor dir',
  'wild-owned': () => 'ein Joker liegt schon vor dir',
  unpaid: () => 'bezahle erst, was du begonnen hast',
  'items-missing': () => 'dir fehlen die Gegenstände dafür',
  'needed-elsewhere': () => 'ohne ihn bliebe eine andere Anforderung offen',

  'side-chosen': ({ seat, character }, who) =>
    character === null
      ? said`${who(seat)} hat eine Seite gewählt.`
      : said`${who(seat)} wählt ${the(character, 'acc')}.`,
  'side-shown': ({ seat, character }, who) => said`${who(seat)} tritt als ${name(character)} ein.`,
  starts: ({ seat }, who) => said`${who(seat)} geht als Erstes durch das Tor.`,
  turn: ({ seat, turn }, who) => said`Zug ${number(turn)}: ${who(seat)}`,
  cycled: ({ seat, quests }, who) =>
    said`${who(seat)} tauscht die Quests aus${aside`. Nun im Angebot: ${namesOf(quests)}`}.`,
  'quest-chosen': ({ seat, quest }, who) =>
    said`${who(seat)} bricht ${to(quest)} auf. Kosten: ${werte(costOf(quest))}.`,
  'item-played': ({ seat, card }, who) =>
    said`${who(seat)} spielt ${the(card, 'acc')} als Gegenstand. Kosten: ${werte(costOf(card))}.`,
  'item-acquired': ({ seat, card }, who) =>
    said`${who(seat)} erwirbt ${the(card, 'acc')}${aside`${kindWords(card)}`}.`,
  'resource-played': ({ seat, card, target }, who) =>
    target === null
      ? said`${who(seat)} legt ${the(card, 'acc')} als Ressource bereit: ${werte(resourcesOf(card))}.`
      : said`${who(seat)} gibt ${the(card, 'acc')} für ${the(target, 'acc')} aus: ${werte(resourcesOf(card))}.`,
  'resource-assigned': ({ seat, card, target }, who) =>
    said`${who(seat)} legt ${the(card, 'acc')} ${to(target)}: ${werte(resourcesOf(card))}.`,
  'quest-completed': ({ seat, quest, level, points, items, total }, who) => {
    const using = listed(items).length === 0 ? '' : said` mit ${these(items, 'dat')}`;
    return said`${who(seat)} schließt ${the(quest, 'acc')}${aside`${using}`} ab${aside`: ${levelName(level)}, ${number(points)} SP, zusammen ${number(total)}`}.`;
  },
  drew: ({ seat, count, cards }, who) =>
    cards === null
      ? said`${who(seat)} zieht ${karten(number(count))}.`
      : said`${who(seat)} zieht ${these(cards, 'acc')}.`,
  reshuffled: ({ count }) =>
    said`Der Abenteuer-Ablagestapel wird gemischt: ein neuer Stapel mit ${karten(number(count))}.`,
  discarded: ({ seat, cards }, who) => said`${who(seat)} wirft ${these(cards, 'acc')} ab.`,
  'hand-discarded': ({ seat, cards }, who) =>
    said`${who(seat)} kann nicht alles halten und lässt ${these(cards, 'acc')} fallen.`,
  'quests-turned': ({ count }) =>
    said`Die abgelegten Quests werden umgedreht und gemischt: ${karten(number(count))}.`,
  'quest-laid': ({ quest }) => said`Eine neue Quest: ${name(quest)}.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} hat genug für den Sieg. Die Runde wird noch zu Ende gespielt.`,

  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} verlässt Shadowgate mit ${number(points)} SP und gewinnt.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' und ')} teilen sich den Sieg mit je ${number(points)} SP.`,
  'ending-solo-legend': ({ points, turns }) => solo('Eine Legende', points, turns),
  'ending-solo-champion': ({ points, turns }) => solo('Ein Champion', points, turns),
  'ending-solo-hero': ({ points, turns }) => solo('Ein Held', points, turns),
  'ending-solo-adventurer': ({ points, turns }) => solo('Ein Abenteurer', points, turns),
  'ending-solo-near': ({ points, needed }) =>
    said`Das Tor fällt zu, das Tageslicht schon vor Augen: ${number(points)} SP, ${number(needed)} wären nötig gewesen.`,
  'ending-solo-lost': ({ points, needed }) =>
    said`Das Tor fällt hinter dir zu: ${number(points)} SP, ${number(needed)} wären nötig gewesen.`,
  'next-target': ({ points, missing }) =>
    `${number(missing)} SP mehr, und du hättest Shadowgate mit ${number(points)} verlassen.`,
  'next-grade': ({ grade, turns }) =>
    `${GRADES[String(grade)]!} ist bis Zug ${number(turns)} draußen.`,
  'score-level': ({ level }) =>
    `${stufe[String(level) as Level]} Quests`.replace(/^./, letter => letter.toUpperCase()),
  'score-quests': ({ level, count }) => {
    const before = stufe[String(level) as Level];
    return mehrere(number(count), `${before} Quest`, `${before} Quests`);
  },

  'setting-players': () => 'Personen',
  'setting-players-are': ({ count }) => said`${number(count)} Personen`,
  'setting-solo': ({ points, turns }) =>
    said`Allein: ${number(points)} SP in ${mehrere(number(turns), 'Zug', 'Zügen')} (unsere Herausforderung)`,
  'setting-equal-turns': () => 'Gleich viele Züge',
  'setting-equal-turns-off': ({ first }) =>
    `Wer einen Zug mit 25 SP beendet, gewinnt sofort; ${werBeginnt(first)}`,
  'setting-equal-turns-on': ({ first }) =>
    `Die Runde wird zu Ende gespielt, dann gewinnen die meisten SP (von uns); ${werBeginnt(first)}`,
  'setting-characters': () => 'Charaktere',
  'setting-value-star': () => 'Sternseite',
  'setting-value-either': () => 'Freie Wahl',
  'setting-characters-star': () => 'Die Seite mit dem Stern',
  'setting-characters-either': () => 'Alle wählen geheim eine Seite (von uns)',
};

export const de: Words = wordsFrom('Shadowgate', phrases);
