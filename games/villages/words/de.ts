// Villages of Valeria in German.
import { aside, capitalSaid, said, wordsFrom } from '@castellan/kernel';
import type { Json, Phrases, Said, Say, Words } from '@castellan/kernel';
import { asEffect, counted, imperative, germanCards, labelOf } from '@castellan/powers';
import type { BuildingType } from '../cards/types.ts';
import { grammar, rows } from '../vocabulary/de.ts';
import type { Key } from './en.ts';
import { lacks, nameOf, number } from './cards.ts';
import { names } from './names-de.ts';

const { card: name, a, the } = germanCards(nameOf, names);

const resource = (name: Json | undefined): string => labelOf(rows, String(name))!;
const action = (name: Json | undefined): string => labelOf(rows, `at:${String(name)}`)!;
const cards = (n: Json | undefined): string => counted(number(n), rows.resources.card);
const imperativeOf = (tree: Json | undefined): string => imperative(asEffect(tree!), grammar);
const buildings = (type: string, n: number): string => {
  const { label, many } = rows.counts[type as BuildingType];
  return `${n} ${n === 1 ? label : many}`;
};
const more = (left: Json | undefined): string =>
  number(left) > 1 ? ` (noch ${number(left)})` : '';
const by = (card: Json | undefined): Said => (card ? aside` (${name(card)})` : []);

const RANKS: Readonly<Record<string, string>> = {
  emperor: 'Kaiser',
  'city-builder': 'Städtebauer',
  mayor: 'Stolzer Bürgermeister',
  'one-horse-town': 'Kuhdorf',
};

const all: Readonly<Record<Key, Say>> = {
  'ask-first': () => 'Erschließe eine deiner Karten kostenlos als ersten Rohstoff.',
  'ask-lead': () => 'Welche Aktion führst du an?',
  'ask-lead-idle': ({ left }) =>
    `Welche Aktion führst du an? Es gibt nichts zu ziehen: Bewegt sich ${number(left) === 1 ? 'in diesem Zug' : `${number(left)} Züge lang, diesen mitgezählt,`} keine Karte und keine Münze, ist das Spiel aus.`,
  'ask-lead-solo': () => 'Welche Aktion nimmst du?',
  'ask-follow': ({ seat, action: kind }, who) =>
    said`${who(seat)} hat ${action(kind)} angeführt. Machst du mit?`,
  'ask-develop': () => 'Welche Karte wird ein Rohstoff?',
  'ask-discard': ({ left }) => `Welche Karte wirfst du ab${more(left)}?`,
  'ask-trash': () => 'Welche Karte kommt aus dem Spiel?',
  'ask-pile': ({ card }) => said`Auf welche Ablage legst du ${the(card, 'acc')}?`,
  'ask-draw': ({ left }) => `Von wo ziehst du${more(left)}?`,
  'ask-provide': ({ card, resource: kind, left }) =>
    said`${name(card)}: Was liefert ${resource(kind)}${more(left)}?`,
  'power-use': () => 'Welche Kraft nutzt du als Nächstes?',
  'power-aim': ({ source }) => said`${name(source)}: Wähle einen Gegner.`,
  'power-lose': ({ source, left }) =>
    said`${name(source)}: Welche Karte gibst du her${more(left)}?`,

  'option-harvest': () => 'Ernten: 3 Karten ziehen',
  'option-harvest-solo': () => 'Ernten: 3 Karten ziehen, bis 8 auf der Hand sind',
  'option-develop': ({ card }) =>
    card === undefined
      ? 'Erschließen: eine Karte abwerfen, um eine andere zu erschließen'
      : said`${name(card, 'acc')} erschließen`,
  'option-develop-solo': () =>
    'Erschließen: eine Karte aus dem Spiel nehmen, um eine andere zu erschließen',
  'option-tax': ({ gold }) =>
    gold === 0
      ? 'Besteuern: eine Karte ziehen; die Bank hat kein Gold'
      : 'Besteuern: 1 Gold nehmen und eine Karte ziehen',
  'option-tax-solo': ({ gold }) =>
    gold === 0
      ? 'Besteuern: eine Karte aus dem Spiel nehmen; die Bank hat kein Gold'
      : 'Besteuern: eine Karte aus dem Spiel nehmen für 1 Gold',
  'option-build': ({ card }) => said`${name(card, 'acc')} bauen`,
  'option-recruit': ({ card, gold }) =>
    said`${name(card, 'acc')} für ${number(gold)} Gold anwerben`,
  'option-follow-harvest': () => 'Mitmachen: eine Karte ziehen',
  'option-follow-develop': () => 'Mitmachen: 2 Karten abwerfen, um eine andere zu erschließen',
  'option-follow-tax': () => 'Mitmachen: eine Karte ziehen',
  'option-decline': () => 'Verzichten',
  'option-decline-ahead': () => 'Auf alles verzichten, bis ich dran bin',
  'option-discard': ({ card }) => said`${name(card, 'acc')} abwerfen`,
  'option-trash': ({ card }) => said`${name(card, 'acc')} aus dem Spiel nehmen`,
  'option-pile': ({ pile, card }) =>
    card === null
      ? said`Auf Ablage ${number(pile)} legen, die leer ist`
      : said`Auf Ablage ${number(pile)} legen, auf ${the(card, 'acc')}`,
  'option-draw-deck': () => 'Verdeckt vom Stapel ziehen',
  'option-draw-pile': ({ pile, card }) =>
    said`${name(card, 'acc')} von Ablage ${number(pile)} nehmen`,
  'option-own': ({ resource: kind }) => said`Eine Münze auf ${resource(kind)} bei dir legen`,
  'option-others': ({ resource: kind, seat }, who) =>
    said`Eine Münze auf ${resource(kind)} bei ${who(seat)} legen`,
  'option-castle': ({ resource: kind }) =>
    said`Eine Münze als ${resource(kind)} auf deine Burg legen`,
  'option-provide': ({ card, discards }) =>
    number(discards) > 0
      ? said`${name(card, 'acc')} nutzen, für ${cards(discards)} aus deiner Hand`
      : said`${name(card, 'acc')} nutzen, ohne Münze`,
  'use-power': ({ card, effect: tree, isForNothing }) =>
    isForNothing
      ? said`${name(card)}: ${imperativeOf(tree)} (aber die Bank ist leer: du bekämst nichts)`
      : said`${name(card)}: ${imperativeOf(tree)}`,
  'power-at': ({ seat }, who) => said`${who(seat)} wählen`,
  pass: () => 'Niemanden: diese Kraft nicht nutzen',
  'power-done': () => 'Keine mehr',

  'too-few-cards': ({ n, have }) => `braucht ${cards(n)} auf der Hand, du hast ${number(have)}`,
  'too-dear': ({ lacks: list, n, gold }) =>
    n === undefined
      ? `braucht ${lacks(list, (what, all, have) => `${all} ${resource(what)} (${have === 0 ? 'nichts' : have} erreichbar)`).join(', ')}`
      : `braucht ${number(n)} ${number(n) === 1 ? 'Münze' : 'Münzen'}, du hast ${number(gold)}`,
  'built-already': () => 'ein Gebäude dieses Namens steht schon in deinem Dorf',
  'no-gold': ({ n, gold }) => `braucht ${number(n)} Gold, du hast ${number(gold)}`,
  'lacks-buildings': ({ lacks: list }) =>
    lacks(list, (what, n, have) => `braucht ${buildings(what, n)}, du hast ${have}`).join('; '),
  'needed-later': () => 'der Rest der Kosten wäre dann nicht mehr aufzubringen',
  'power-cannot-pay': () => 'du kannst sie nicht bezahlen',
  'power-nothing-there': () => 'es gibt nichts zu holen',

  turn: ({ seat, turn }, who) => said`Zug ${number(turn)}: ${who(seat)}`,
  replenished: ({ seat, gold }, who) =>
    said`${who(seat)} nimmt ${number(gold)} Gold von den eigenen Karten.`,
  led: ({ seat, action: kind }, who) => said`${who(seat)} führt an: ${action(kind)}.`,
  followed: ({ seat, action: kind }, who) => said`${who(seat)} macht mit: ${action(kind)}.`,
  declined: ({ seat }, who) => said`${who(seat)} verzichtet.`,
  'declined-ahead': ({ seat }, who) =>
    said`${who(seat)} verzichtet, auch auf alles bis zum eigenen Zug.`,
  drew: ({ seat, card }, who) =>
    card === null
      ? said`${who(seat)} zieht eine Karte.`
      : said`${who(seat)} zieht ${a(card, 'acc')}.`,
  'drew-pile': ({ seat, card, pile }, who) =>
    said`${who(seat)} nimmt ${a(card, 'acc')} von Ablage ${number(pile)}.`,
  'pile-refilled': ({ card, pile }) =>
    said`Ablage ${number(pile)} beginnt neu mit ${a(card, 'dat')}.`,
  discarded: ({ seat, card, pile }, who) =>
    said`${who(seat)} wirft ${a(card, 'acc')} auf Ablage ${number(pile)}.`,
  trashed: ({ seat, card }, who) => said`${who(seat)} nimmt ${a(card, 'acc')} aus dem Spiel.`,
  developed: ({ seat, card, resource: kind }, who) =>
    said`${who(seat)} erschließt ${a(card, 'acc')}${aside`: ${resource(kind)}`}.`,
  'coin-laid': ({ seat, owner, resource: kind }, who) =>
    seat === owner
      ? said`${who(seat)} legt eine Münze auf ${resource(kind)} im eigenen Dorf.`
      : said`${who(seat)} legt eine Münze auf ${resource(kind)} bei ${who(owner)}.`,
  'coin-on-castle': ({ seat, resource: kind }, who) =>
    said`${who(seat)} legt eine Münze auf die eigene Burg, als ${resource(kind)}.`,
  provided: ({ seat, card, resource: kind }, who) =>
    said`${who(seat)} hat ${resource(kind)} durch ${the(card, 'acc')}.`,
  built: ({ seat, card }, who) => said`${who(seat)} baut ${a(card, 'acc')}.`,
  recruited: ({ seat, card, gold }, who) =>
    said`${who(seat)} wirbt ${the(card, 'acc')}${aside` für ${number(gold)} Gold`} an.`,
  'adventurer-comes': ({ card }) => said`${capitalSaid(the(card, 'nom'))} kommt in die Auslage.`,
  'gold-taken': ({ seat, gold, card }, who) =>
    said`${who(seat)} nimmt ${number(gold)} Gold aus der Bank${by(card)}.`,
  'bank-empty': ({ seat, card }, who) =>
    said`Die Bank ist leer: kein Gold für ${who(seat)}${by(card)}.`,
  'deck-empty': ({ isLast }) =>
    isLast
      ? 'Der Stapel ist leer: Nach diesem Zug ist das Spiel aus.'
      : 'Der Stapel ist leer: Eine leere Ablage bleibt von nun an leer.',
  'nothing-to-draw': ({ turns }) =>
    `Es gibt nichts mehr zu ziehen. Bewegt sich eine ganze Runde lang (${number(turns)} Züge) keine Karte und keine Münze, ist das Spiel aus.`,
  'nothing-moved': ({ left }) =>
    number(left) === 1
      ? 'In diesem Zug hat sich keine Karte und keine Münze bewegt. Noch ein solcher Zug, und das Spiel ist aus.'
      : `In diesem Zug hat sich keine Karte und keine Münze bewegt. Noch ${number(left)} solche Züge, und das Spiel ist aus.`,
  'gold-stolen': ({ seat, from, gold, card }, who) =>
    said`${who(seat)} nimmt ${who(from)} ${number(gold)} Gold ab${by(card)}.`,
  'card-stolen': ({ seat, from, card, power }, who) =>
    card === null
      ? said`${who(seat)} nimmt ${who(from)} eine zufällige Karte ab${by(power)}.`
      : said`${who(seat)} nimmt ${who(from)} ${a(card, 'acc')} ab${by(power)}.`,

  'ending-grown': () => 'Ein Dorf ist vollendet: Das Spiel ist aus.',
  'ending-idle': () =>
    'Eine ganze Runde lang hat sich keine Karte und keine Münze bewegt: Das Spiel ist aus.',
  'ending-emperor': ({ points }) =>
    said`${number(points)} Punkte: Kaiser! Dies ist die neue Hauptstadt Valerias.`,
  'ending-city-builder': ({ points }) =>
    said`${number(points)} Punkte: Städtebauer. Eine schöne Stadt, nur nicht für Könige.`,
  'ending-mayor': ({ points }) =>
    said`${number(points)} Punkte: Stolzer Bürgermeister. Nur weiter.`,
  'ending-one-horse-town': ({ points }) =>
    said`${number(points)} Punkte: Kuhdorf. Kaum jemand kennt es.`,
  'ending-wide-spot': ({ points }) =>
    said`${number(points)} Punkte: Eine breite Stelle am Weg. Reisende reiten weiter.`,
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!}: ab ${number(points)} Punkten, es ${missing === 1 ? 'fehlte' : 'fehlten'} ${number(missing)}.`,
  'score-buildings': () => 'Gebäude',
  'score-adventurers': () => 'Abenteurer',
  'score-powers': () => 'Kräfte',
  'score-gold': () => 'Gold',
  'tie-cards': ({ n }) => said`Bei Gleichstand die meisten Gebäude und Abenteurer: ${number(n)}`,
  'tie-gold': ({ n }) => said`Bei Gleichstand das meiste Gold: ${number(n)}`,
  'tie-resources': ({ n }) => said`Bei Gleichstand die meisten Rohstoffe: ${number(n)}`,

  'setting-players': () => 'Spieler',
  'setting-players-are': ({ players, gold, target }) =>
    said`${number(players)} Spieler: ${number(gold)} Gold, bis ${number(target)} Gebäude und Abenteurer stehen`,
  'setting-solo': ({ cards: n, gold }) =>
    said`Allein: ${number(n)} Karten, ${number(gold)} Gold, für das Lob des Königs`,
};

export const phrases: Phrases = all;
export const de: Words = wordsFrom('Villages of Valeria', all);
