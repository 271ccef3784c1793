// Shadowgate in German. Card names stay as they are printed.
import { said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Said, Say, Words } from '@castellan/kernel';
import { labelOf } from '@castellan/powers';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns } from '../cards/types.ts';
import type { Level, Triple } from '../cards/types.ts';
import { characterFaces } from '../figures.ts';
import type { Key } from './en.ts';
import { rows } from '../vocabulary/de.ts';
import { costOf, listed, nameOf, number, resourcesOf, triples } from './cards.ts';

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

const named = (ids: readonly string[], last = ' und '): Said =>
  saidList(ids.map(nameOf), ', ', last);
const namesOf = (ids: Json | undefined): Said => named(listed(ids));
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
  if (open.length === 1) return said`${nameOf(open[0])}: ${werte(owed[0]!)} zu bezahlen.`;
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
export const phrases: Readonly<Record<Key, Say>> = {
  'ask-action': ({ actions }) => said`${left(actions)}. Was tust du?`,
  'ask-pay': ({ actions, open, owed }) =>
    said`${bills(listed(open), triples(owed))} ${left(actions)}.`,
  'ask-level': ({ quest }) => said`${nameOf(quest)} ist bezahlt. Auf welcher Stufe schließt du ab?`,
  'ask-use': ({ quest, level, wanted }) =>
    said`${nameOf(quest)}, Stufe ${levelName(level)}: Welcher Gegenstand steht für ${artName(String(wanted))}?`,
  'ask-keep': ({ count, most }) =>
    said`Du darfst ${number(most)} Karten behalten. Wirf ${karten(number(count))} deiner Wahl ab.`,
  'ask-side': ({ sides }) => said`Wer willst du sein: ${named(listed(sides), ' oder ')}?`,

  'option-cycle': () => 'Alle Quests wegräumen und neue auslegen',
  'option-quest': ({ quest }) => said`Zu ${nameOf(quest)} aufbrechen`,
  'option-item': ({ card }) => said`${nameOf(card)} als Gegenstand spielen${kindWords(card)}`,
  'option-resource': ({ card, target }) => said`${nameOf(card)} für ${nameOf(target)} ausgeben`,
  'option-resource-loose': ({ card }) =>
    said`${nameOf(card)} als Ressource bereitlegen, für später`,
  'option-assign': ({ card, target }) => said`${nameOf(card)} zu ${nameOf(target)} legen`,
  'option-end': ({ draws }) => said`Zug beenden · ${number(draws)} ziehen`,
  'option-level': ({ level, points, wants }) => {
    const names = listed(wants).map(artName);
    const using = names.length === 0 ? 'ohne Gegenstand' : said`mit ${names.join(' + ')}`;
    return said`${levelName(level)}: ${number(points)} SP, ${using}`;
  },
  'option-use': ({ card }) => said`${nameOf(card)} einsetzen${kindWords(card)}`,
  'option-discard': ({ card }) => said`${nameOf(card)} abwerfen`,
  'option-side': ({ character }) => {
    const face = characterFaces.find(({ id }) => id === character)!;
    const types = und(face.baseTypes.map(artName));
    return said`${face.name}: Werte ${face.stats.join(', ')}; Grundtypen ${types}`;
  },

  'no-actions': () => 'in diesem Zug ist keine Aktion mehr übrig',
  needed: () => 'was du begonnen hast, könntest du dann nicht mehr bezahlen',
  'too-dear': () => 'das kannst du in diesem Zug nicht bezahlen',
  'too-dear-now': () => 'das kannst du neben dem Begonnenen nicht auch noch bezahlen',
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
      : said`${who(seat)} wählt die Seite ${nameOf(character)}.`,
  'side-shown': ({ seat, character }, who) =>
    said`${who(seat)} tritt als ${nameOf(character)} ein.`,
  starts: ({ seat }, who) => said`${who(seat)} geht als Erstes durch das Tor.`,
  turn: ({ seat, turn }, who) => said`Zug ${number(turn)}: ${who(seat)}`,
  cycled: ({ seat, quests }, who) =>
    said`${who(seat)} räumt die Quests weg. Nun im Angebot: ${namesOf(quests)}.`,
  'quest-chosen': ({ seat, quest }, who) =>
    said`${who(seat)} bricht zu ${nameOf(quest)} auf. Kosten: ${werte(costOf(quest))}.`,
  'item-played': ({ seat, card }, who) =>
    said`${who(seat)} spielt ${nameOf(card)} als Gegenstand. Kosten: ${werte(costOf(card))}.`,
  'item-acquired': ({ seat, card }, who) =>
    said`${who(seat)} erwirbt ${nameOf(card)}${kindWords(card)}.`,
  'resource-played': ({ seat, card, target }, who) =>
    target === null
      ? said`${who(seat)} legt ${nameOf(card)} als Ressource bereit: ${werte(resourcesOf(card))}.`
      : said`${who(seat)} gibt ${nameOf(card)} für ${nameOf(target)} aus: ${werte(resourcesOf(card))}.`,
  'resource-assigned': ({ seat, card, target }, who) =>
    said`${who(seat)} legt ${nameOf(card)} zu ${nameOf(target)}: ${werte(resourcesOf(card))}.`,
  'quest-completed': ({ seat, quest, level, points, items, total }, who) => {
    const using = listed(items).length === 0 ? '' : said` mit ${namesOf(items)}`;
    return said`${who(seat)} schließt ${nameOf(quest)}${using} ab: ${levelName(level)}, ${number(points)} SP, zusammen ${number(total)}.`;
  },
  drew: ({ seat, count, cards }, who) =>
    cards === null
      ? said`${who(seat)} zieht ${karten(number(count))}.`
      : said`${who(seat)} zieht ${namesOf(cards)}.`,
  reshuffled: ({ count }) =>
    said`Der Abenteuer-Ablagestapel wird gemischt: ein neuer Stapel mit ${karten(number(count))}.`,
  discarded: ({ seat, cards }, who) => said`${who(seat)} wirft ${namesOf(cards)} ab.`,
  'hand-discarded': ({ seat, cards }, who) =>
    said`${who(seat)} kann nicht alles halten und lässt ${namesOf(cards)} fallen.`,
  'quests-turned': ({ count }) =>
    said`Die abgelegten Quests werden umgedreht und gemischt: ${karten(number(count))}.`,
  'quest-laid': ({ quest }) => said`Eine neue Quest: ${nameOf(quest)}.`,
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
