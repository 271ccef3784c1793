// Shadowgate in French.
import { aside, capitalSaid, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Phrase, Said, Say, Words } from '@castellan/kernel';
import { capital, frenchCards, labelOf } from '@castellan/powers';
import { adventures } from '../cards/adventures.ts';
import { classOf, columns } from '../cards/types.ts';
import type { Level, Triple } from '../cards/types.ts';
import { characterFaces } from '../figures.ts';
import { rows } from '../vocabulary/fr.ts';
import type { Key } from './en.ts';
import { costOf, listed, nameOf, number, resourcesOf, shortOf, triples } from './cards.ts';
import { names } from './names-fr.ts';

export function et(parts: readonly string[], word = 'et'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

const plusieurs = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`;
const cartes = (n: number): string => plusieurs(n, 'carte', 'cartes');

/** A quest of a level, and several. */
const niveau: Readonly<Record<Level, readonly [one: string, many: string]>> = {
  minor: ['quête mineure', 'quêtes mineures'],
  major: ['quête majeure', 'quêtes majeures'],
  great: ['grande quête', 'grandes quêtes'],
  epic: ['quête épique', 'quêtes épiques'],
};

/** A type or a class by its name. */
function kindName(word: string): string {
  return labelOf(rows, `type:${word}`) ?? labelOf(rows, `class:${word}`) ?? word;
}

/** "2 de puissance et 1 d’esprit": columns with 0 are left out. */
function valeurs(numbers: Triple): string {
  const parts = numbers.flatMap((n, i) => {
    const [noun] = rows.resources[columns[i]!];
    return n === 0 ? [] : [`${n} ${noun.startsWith('e') ? 'd’' : 'de '}${noun}`];
  });
  return parts.length === 0 ? 'rien' : et(parts);
}

/** "il faut 5 de puissance, avec toutes tes cartes tu en as 3". */
function manque(phrase: Phrase): string {
  const short = shortOf(phrase).map(({ column, n, has }) => {
    const [noun] = rows.resources[column];
    const of = noun.startsWith('e') ? 'd’' : 'de ';
    return `il faut ${n} ${of}${noun}, avec toutes tes cartes tu en as ${has}`;
  });
  if (short.length > 0) return et(short);
  const left = number(phrase['actions']);
  return left === 1
    ? 'il faut plus d’une action, et il ne t’en reste qu’une'
    : `il faut plus d’actions que les ${left} qui te restent`;
}

const { card: name, the, ofThe, ending } = frenchCards(nameOf, names);
const named = (ids: readonly string[], last = ' et '): Said =>
  saidList(
    ids.map(id => name(id)),
    ', ',
    last,
  );
const namesOf = (ids: Json | undefined): Said => named(listed(ids));
/** "la Flèche d’argent et l’Orbe d’argent". */
const these = (ids: Json | undefined): Said =>
  saidList(
    listed(ids).map(id => the(id)),
    ', ',
    ' et ',
  );
const levelName = (level: Json | undefined): string =>
  rows.signs[`level:${String(level) as Level}`];

function quiCommence(victoires: Json | undefined): string {
  const [deux, trois, quatre] = listed(victoires);
  return `qui commence gagne ${deux} % des parties à deux, ${trois} % à trois, ${quatre} % à quatre`;
}

const left = (actions: Json | undefined): string =>
  number(actions) === 0
    ? 'Plus d’action'
    : `Encore ${plusieurs(number(actions), 'action', 'actions')}`;

/** What is open, and what is still missing. If several are open, only their names: the table shows the rest. */
function bills(open: readonly string[], owed: readonly Triple[]): Said {
  if (open.length === 1) return said`${name(open[0])} : paie ${valeurs(owed[0]!)}.`;
  return said`À payer : ${named(open)}.`;
}

function kindWords(id: Json | undefined): string {
  const type = adventures.find(card => card.id === id)?.type ?? null;
  if (type === null) return '';
  return type === 'wild' ? ' (Joker)' : ` (${kindName(type)}, ${kindName(classOf[type])})`;
}

function solo(title: string, points: Json | undefined, turns: Json | undefined): string {
  return `${title} quitte Shadowgate : ${number(points)} PV en ${plusieurs(number(turns), 'tour', 'tours')}.`;
}

const GRADES: Readonly<Record<string, string>> = {
  legend: 'Une légende',
  champion: 'Un champion',
  hero: 'Un héros',
};

/** A phrase that English has and French lacks does not compile. */
const phrases: Readonly<Record<Key, Say>> = {
  'ask-action': ({ actions }) =>
    said`${left(actions)}. ${number(actions) === 0 ? 'Finis ton tour.' : 'Que fais-tu ?'}`,
  'ask-pay': ({ actions, open, owed }) =>
    said`${bills(listed(open), triples(owed))} ${left(actions)}.`,
  'ask-level': ({ quest }) =>
    said`${capitalSaid(the(quest))} est payé${ending(quest)}. À quel niveau accomplis-tu la quête ?`,
  'ask-use': ({ quest, level, wanted }) =>
    said`${name(quest)}, niveau ${levelName(level)} : quel objet sert pour ${kindName(String(wanted))} ?`,
  'ask-keep': ({ count, most }) =>
    said`Tu peux garder ${number(most)} cartes. Défausse ${cartes(number(count))} de ton choix.`,
  'ask-side': ({ sides }) => said`Qui veux-tu être : ${named(listed(sides), ' ou ')} ?`,

  'option-cycle': () => 'Renouveler les quêtes : les défausser toutes et en poser de nouvelles',
  'option-quest': ({ quest }) => said`Partir en quête : ${name(quest)}`,
  'option-item': ({ card }) => said`Jouer ${the(card)} comme objet${kindWords(card)}`,
  'option-resource': ({ card, target }) => said`Dépenser ${the(card)} pour ${the(target)}`,
  'option-resource-loose': ({ card }) => said`Poser ${the(card)} comme ressource, pour plus tard`,
  'option-assign': ({ card, target }) => said`Affecter ${the(card)} au paiement ${ofThe(target)}`,
  'option-end': ({ draws }) => said`Finir le tour · piocher ${number(draws)}`,
  'option-level': ({ level, points, wants }) => {
    const kinds = listed(wants).map(kindName);
    const using = kinds.length === 0 ? 'sans objet' : said`avec ${kinds.join(' + ')}`;
    return said`${levelName(level)} : ${number(points)} PV, ${using}`;
  },
  'option-use': ({ card }) => said`Utiliser ${the(card)}${kindWords(card)}`,
  'option-discard': ({ card }) => said`Défausser ${the(card)}`,
  'option-side': ({ character }) => {
    const face = characterFaces.find(({ id }) => id === character)!;
    const types = et(face.baseTypes.map(kindName));
    return said`Jouer ${the(character)} : caractéristiques ${face.stats.join(', ')} ; types de base ${types}`;
  },

  'no-actions': () => 'il ne te reste plus d’action ce tour-ci',
  needed: () => 'tu ne pourrais plus payer ce que tu as commencé',
  'too-dear': p => manque(p),
  'too-dear-now': p => `en plus de ce que tu as commencé : ${manque(p)}`,
  'quest-chosen-already': () => 'tu as déjà choisi une quête ce tour-ci',
  'is-event': () => 'un événement ne sert que de ressource',
  'type-owned': () => 'tu as déjà un objet de ce type devant toi',
  'wild-owned': () => 'tu as déjà un Joker devant toi',
  unpaid: () => 'paie d’abord ce que tu as commencé',
  'items-missing': () => 'il te manque les objets pour cela',
  'needed-elsewhere': () => 'c’est le seul qui convienne ailleurs',

  'side-chosen': ({ seat, character }, who) =>
    character === null
      ? said`${who(seat)} a choisi une face.`
      : said`${who(seat)} choisit ${the(character)}.`,
  'side-shown': ({ seat, character }, who) =>
    said`${who(seat)} entre en scène : ${name(character)}.`,
  starts: ({ seat }, who) => said`${who(seat)} franchit la porte en premier.`,
  turn: ({ seat, turn }, who) => said`Tour ${number(turn)} : ${who(seat)}`,
  cycled: ({ seat, quests }, who) =>
    said`${who(seat)} renouvelle les quêtes${aside`. Désormais proposées : ${namesOf(quests)}`}.`,
  'quest-chosen': ({ seat, quest }, who) =>
    said`${who(seat)} part en quête : ${name(quest)}. Coût : ${valeurs(costOf(quest))}.`,
  'item-played': ({ seat, card }, who) =>
    said`${who(seat)} joue ${the(card)} comme objet. Coût : ${valeurs(costOf(card))}.`,
  'item-acquired': ({ seat, card }, who) =>
    said`${who(seat)} acquiert ${the(card)}${aside`${kindWords(card)}`}.`,
  'resource-played': ({ seat, card, target }, who) =>
    target === null
      ? said`${who(seat)} pose ${the(card)} comme ressource : ${valeurs(resourcesOf(card))}.`
      : said`${who(seat)} dépense ${the(card)} pour ${the(target)} : ${valeurs(resourcesOf(card))}.`,
  'resource-assigned': ({ seat, card, target }, who) =>
    said`${who(seat)} affecte ${the(card)} au paiement ${ofThe(target)} : ${valeurs(resourcesOf(card))}.`,
  'quest-completed': ({ seat, quest, level, points, items, total }, who) => {
    const using = listed(items).length === 0 ? '' : said` avec ${these(items)}`;
    return said`${who(seat)} accomplit la quête ${name(quest)}${aside`${using} : ${levelName(level)}, ${number(points)} PV, ${number(total)} en tout`}.`;
  },
  drew: ({ seat, count, cards }, who) =>
    cards === null
      ? said`${who(seat)} pioche ${cartes(number(count))}.`
      : said`${who(seat)} pioche ${these(cards)}.`,
  reshuffled: ({ count }) =>
    said`La défausse des aventures est mélangée : une nouvelle pioche de ${cartes(number(count))}.`,
  discarded: ({ seat, cards }, who) => said`${who(seat)} défausse ${these(cards)}.`,
  'hand-discarded': ({ seat, cards }, who) =>
    said`${who(seat)} ne peut pas tout garder et lâche ${these(cards)}.`,
  'quests-turned': ({ count }) =>
    said`Les quêtes défaussées sont retournées et mélangées : ${cartes(number(count))}.`,
  'quest-laid': ({ quest }) => said`Une nouvelle quête : ${name(quest)}.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} a de quoi gagner. La manche est jouée jusqu’au bout.`,

  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} quitte Shadowgate avec ${number(points)} PV et gagne.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' et ')} partagent la victoire avec ${number(points)} PV chacun.`,
  'ending-solo-legend': ({ points, turns }) => solo('Une légende', points, turns),
  'ending-solo-champion': ({ points, turns }) => solo('Un champion', points, turns),
  'ending-solo-hero': ({ points, turns }) => solo('Un héros', points, turns),
  'ending-solo-adventurer': ({ points, turns }) => solo('Un aventurier', points, turns),
  'ending-solo-near': ({ points, needed }) =>
    said`La porte se referme, la lumière du jour en vue : ${number(points)} PV, il en fallait ${number(needed)}.`,
  'ending-solo-lost': ({ points, needed }) =>
    said`La porte se referme derrière toi : ${number(points)} PV, il en fallait ${number(needed)}.`,
  'next-target': ({ points, missing }) =>
    `${number(missing)} PV de plus, et tu quittais Shadowgate avec ${number(points)}.`,
  'next-grade': ({ grade, turns }) => `${GRADES[String(grade)]!} en sort au tour ${number(turns)}.`,
  'score-level': ({ level }) => capital(niveau[String(level) as Level][1]),
  'score-quests': ({ level, count }) => {
    const [one, many] = niveau[String(level) as Level];
    return plusieurs(number(count), one, many);
  },

  'setting-players': () => 'Joueurs',
  'setting-players-are': ({ count }) => said`${number(count)} joueurs`,
  'setting-solo': ({ points, turns }) =>
    said`En solitaire : ${number(points)} PV en ${plusieurs(number(turns), 'tour', 'tours')} (notre défi)`,
  'setting-equal-turns': () => 'Tours égaux',
  'setting-equal-turns-off': ({ first }) =>
    `Qui finit un tour avec 25 PV gagne aussitôt ; ${quiCommence(first)}`,
  'setting-equal-turns-on': ({ first }) =>
    `La manche est jouée jusqu’au bout, puis le plus de PV gagne (notre règle) ; ${quiCommence(first)}`,
  'setting-characters': () => 'Personnages',
  'setting-value-star': () => 'Face à l’étoile',
  'setting-value-either': () => 'Libre choix',
  'setting-characters-star': () => 'La face à l’étoile',
  'setting-characters-either': () => 'Chacun choisit secrètement une face (notre règle)',
};

export const fr: Words = wordsFrom('Shadowgate', phrases);
