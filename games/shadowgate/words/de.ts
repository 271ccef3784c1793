// Shadowgate in German. Card names stay as they are printed.
import type { Json, Words } from '@castellan/kernel';
import { adventures } from '../cards/adventures.ts';
import { classOf } from '../cards/types.ts';
import type { Level, Triple } from '../cards/types.ts';
import { characterFaces } from '../figures.ts';
import type { Key } from './en.ts';
import { rows } from '../vocabulary/de.ts';
import { artName, karten, mehrere, stufe, und, werte } from './german.ts';
import type { Say } from './phrases.ts';
import { costOf, listed, nameOf, number, resourcesOf, triples, wordsFrom } from './phrases.ts';

const namesOf = (ids: Json | undefined): string => und(listed(ids).map(nameOf));
const levelName = (level: Json | undefined): string =>
  rows.signs[`level:${String(level) as Level}`];

const left = (actions: Json | undefined): string =>
  number(actions) === 0
    ? 'Keine Aktion übrig'
    : `Noch ${mehrere(number(actions), 'Aktion', 'Aktionen')}`;

/** What is open, and what it still lacks; of several only which, as the table shows the rest. */
function bills(open: readonly string[], owed: readonly Triple[]): string {
  if (open.length === 1) return `${nameOf(open[0])}: ${werte(owed[0]!)} zu bezahlen.`;
  return `Zu bezahlen: ${und(open.map(nameOf))}.`;
}

function kindWords(id: Json | undefined): string {
  const type = adventures.find(card => card.id === id)?.type ?? null;
  if (type === null) return '';
  return type === 'wild' ? ' (Joker)' : ` (${artName(type)}, ${artName(classOf[type])})`;
}

function solo(title: string, points: Json | undefined, turns: Json | undefined): string {
  return `${title} verlässt Shadowgate: ${number(points)} SP in ${mehrere(number(turns), 'Zug', 'Zügen')}.`;
}

/** One of each: a key that English has and German lacks does not compile. */
export const phrases: Readonly<Record<Key, Say>> = {
  'ask-action': ({ actions }) => `${left(actions)}. Was tust du?`,
  'ask-pay': ({ actions, open, owed }) => `${bills(listed(open), triples(owed))} ${left(actions)}.`,
  'ask-level': ({ quest }) => `${nameOf(quest)} ist bezahlt. Auf welcher Stufe schließt du ab?`,
  'ask-use': ({ quest, level, wanted }) =>
    `${nameOf(quest)}, Stufe ${levelName(level)}: Welcher Gegenstand steht für ${artName(String(wanted))}?`,
  'ask-keep': ({ count, most }) =>
    `Du darfst ${number(most)} Karten behalten. Wirf ${karten(number(count))} deiner Wahl ab.`,
  'ask-side': ({ sides }) => `Wer willst du sein: ${und(listed(sides).map(nameOf), 'oder')}?`,

  'option-cycle': () => 'Alle Quests wegräumen und neue auslegen',
  'option-quest': ({ quest }) => `Zu ${nameOf(quest)} aufbrechen`,
  'option-item': ({ card }) => `${nameOf(card)} als Gegenstand spielen${kindWords(card)}`,
  'option-resource': ({ card, target }) => `${nameOf(card)} für ${nameOf(target)} ausgeben`,
  'option-resource-loose': ({ card }) => `${nameOf(card)} als Ressource bereitlegen, für später`,
  'option-assign': ({ card, target }) => `${nameOf(card)} zu ${nameOf(target)} legen`,
  'option-end': ({ draws }) => `Hier aufhören und ${karten(number(draws))} ziehen`,
  'option-level': ({ level, points, wants }) => {
    const names = listed(wants).map(artName);
    const using = names.length === 0 ? 'ohne Gegenstand' : `mit ${names.join(' + ')}`;
    return `${levelName(level)}: ${number(points)} SP, ${using}`;
  },
  'option-use': ({ card }) => `${nameOf(card)} einsetzen${kindWords(card)}`,
  'option-discard': ({ card }) => `${nameOf(card)} abwerfen`,
  'option-side': ({ character }) => {
    const face = characterFaces.find(({ id }) => id === character)!;
    const types = und(face.baseTypes.map(artName));
    return `${face.name}: Werte ${face.stats.join(', ')}; Grundtypen ${types}`;
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
      ? `${who(seat)} hat eine Seite gewählt.`
      : `${who(seat)} wählt die Seite ${nameOf(character)}.`,
  'side-shown': ({ seat, character }, who) => `${who(seat)} tritt als ${nameOf(character)} ein.`,
  starts: ({ seat }, who) => `${who(seat)} geht als Erstes durch das Tor.`,
  turn: ({ seat, turn }, who) => `Zug ${number(turn)}: ${who(seat)}`,
  cycled: ({ seat, quests }, who) =>
    `${who(seat)} räumt die Quests weg. Nun im Angebot: ${namesOf(quests)}.`,
  'quest-chosen': ({ seat, quest }, who) =>
    `${who(seat)} bricht zu ${nameOf(quest)} auf. Kosten: ${werte(costOf(quest))}.`,
  'item-played': ({ seat, card }, who) =>
    `${who(seat)} spielt ${nameOf(card)} als Gegenstand. Kosten: ${werte(costOf(card))}.`,
  'item-acquired': ({ seat, card }, who) =>
    `${who(seat)} erwirbt ${nameOf(card)}${kindWords(card)}.`,
  'resource-played': ({ seat, card, target }, who) =>
    target === null
      ? `${who(seat)} legt ${nameOf(card)} als Ressource bereit: ${werte(resourcesOf(card))}.`
      : `${who(seat)} gibt ${nameOf(card)} für ${nameOf(target)} aus: ${werte(resourcesOf(card))}.`,
  'resource-assigned': ({ seat, card, target }, who) =>
    `${who(seat)} legt ${nameOf(card)} zu ${nameOf(target)}: ${werte(resourcesOf(card))}.`,
  'quest-completed': ({ seat, quest, level, points, items, total }, who) => {
    const using = listed(items).length === 0 ? '' : ` mit ${namesOf(items)}`;
    return `${who(seat)} schließt ${nameOf(quest)}${using} ab: ${levelName(level)}, ${number(points)} SP, zusammen ${number(total)}.`;
  },
  drew: ({ seat, count, cards }, who) =>
    cards === null
      ? `${who(seat)} zieht ${karten(number(count))}.`
      : `${who(seat)} zieht ${namesOf(cards)}.`,
  reshuffled: ({ count }) =>
    `Der Abenteuer-Ablagestapel wird gemischt: ein neuer Stapel mit ${karten(number(count))}.`,
  discarded: ({ seat, cards }, who) => `${who(seat)} wirft ${namesOf(cards)} ab.`,
  'hand-discarded': ({ seat, cards }, who) =>
    `${who(seat)} kann nicht alles halten und lässt ${namesOf(cards)} fallen.`,
  'quests-turned': ({ count }) =>
    `Die abgelegten Quests werden umgedreht und gemischt: ${karten(number(count))}.`,
  'quest-laid': ({ quest }) => `Eine neue Quest: ${nameOf(quest)}.`,
  'last-round': ({ seat }, who) =>
    `${who(seat)} hat genug für den Sieg. Die Runde wird noch zu Ende gespielt.`,

  'ending-won': ({ seat, points }, who) =>
    `${who(seat)} verlässt Shadowgate mit ${number(points)} SP und gewinnt.`,
  'ending-shared': ({ seats, points }, who) =>
    `${und(listed(seats).map(seat => who(Number(seat))))} teilen sich den Sieg mit je ${number(points)} SP.`,
  'ending-solo-legend': ({ points, turns }) => solo('Eine Legende', points, turns),
  'ending-solo-champion': ({ points, turns }) => solo('Ein Champion', points, turns),
  'ending-solo-hero': ({ points, turns }) => solo('Ein Held', points, turns),
  'ending-solo-adventurer': ({ points, turns }) => solo('Ein Abenteurer', points, turns),
  'ending-solo-near': ({ points, needed }) =>
    `Das Tor fällt zu, das Tageslicht schon vor Augen: ${number(points)} SP, ${number(needed)} wären nötig gewesen.`,
  'ending-solo-lost': ({ points, needed }) =>
    `Das Tor fällt hinter dir zu: ${number(points)} SP, ${number(needed)} wären nötig gewesen.`,
  'score-level': ({ level }) =>
    `${stufe[String(level) as Level]} Quests`.replace(/^./, letter => letter.toUpperCase()),
  'score-quests': ({ level, count }) => {
    const before = stufe[String(level) as Level];
    return mehrere(number(count), `${before} Quest`, `${before} Quests`);
  },

  'option-players': () => 'Personen',
  'option-players-are': ({ count }) => `${number(count)} Personen`,
  'option-solo': ({ points, turns }) =>
    `Allein: ${number(points)} SP in ${mehrere(number(turns), 'Zug', 'Zügen')} (unsere Herausforderung)`,
  'option-equal-turns': () => 'Gleich viele Züge',
  'option-equal-turns-off': () => 'Wer einen Zug mit 25 SP beendet, gewinnt sofort',
  'option-equal-turns-on': () =>
    'Die Runde wird zu Ende gespielt, dann gewinnen die meisten SP (von uns)',
  'option-characters': () => 'Charaktere',
  'option-value-star': () => 'Sternseite',
  'option-value-either': () => 'Freie Wahl',
  'option-characters-star': () => 'Die Seite mit dem Stern',
  'option-characters-either': () => 'Alle wählen geheim eine Seite (von uns)',
};

export const de: Words = wordsFrom(phrases);
