// Quests of Valeria in French.
import { aside, capitalSaid, said, saidList, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Said, Say, Words } from '@castellan/kernel';
import {
  asEffect,
  counted,
  imperative,
  frenchCards,
  ofName,
  sentence,
  small,
} from '@castellan/powers';
import { grammar, MEANS } from '../vocabulary/fr.ts';
import type { Key } from './en.ts';
import { counts, listed, nameOf, namesOf, number, quoted } from './cards.ts';
import { names as french } from './names-fr.ts';

const { card, a, the, ending } = frenchCards(nameOf, french);
const names = (ids: Json | undefined): Said => namesOf(ids, ' et ', id => card(id));
/** "un Chevalier et une Prêtresse". */
const some = (ids: Json | undefined): Said => namesOf(ids, ' et ', id => a(id));
/** A Quest is a title. */
const title = (id: Json | undefined): Part => quoted('« ', card(id), ' »');
const titles = (ids: Json | undefined): Said => namesOf(ids, ' et ', title);
const cartes = (n: Json | undefined): string => (n === 1 ? '1 carte' : `${number(n)} cartes`);
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);
const source = (phrase: Phrase): Said =>
  phrase['source'] === '' || phrase['source'] === undefined
    ? []
    : aside` (${card(phrase['source'])})`;

/** "1 Sacré et 2 points de Magie". */
function wanted({ roles, resources }: Phrase): string {
  const all = [
    ...counts(roles).map(([role, n]) => counted(n, MEANS[role]!)),
    ...counts(resources).map(([resource, n]) => counted(n, MEANS[resource]!)),
  ];
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} et ${all.at(-1)!}`;
}

/** What came into the Tavern, or left it. */
function tavern({ citizens, quests }: Phrase): Said {
  if (listed(citizens).length === 0) return titles(quests);
  if (listed(quests).length === 0) return names(citizens);
  return [...names(citizens), ' ; avec ', ...titles(quests)];
}

const WHERE: Readonly<Record<string, string>> = {
  hand: 'de la main',
  guild: 'de la Guilde',
};

const RANKS: Readonly<Record<string, string>> = {
  minister: 'Ministre des Quêtes',
  associate: 'Ministre adjoint des Quêtes',
  leader: 'Chargé de Quêtes',
  layman: 'Amateur de Quêtes',
};

/** Why a Citizen that pays would be given away (QV R19). */
const WASTED = 'ensuite, tu ne pourrais plus embaucher personne';
const forNothing = (wasted: Json | undefined): string =>
  wasted === true ? `, mais ${WASTED}` : '';

/** A phrase that English has and French lacks does not compile. */
const phrases: Readonly<Record<Key, Say>> = {
  'setting-players': () => 'Joueurs',
  'setting-players-are': ({ count }) =>
    count === 1
      ? 'En solitaire : le plus de points possible avant qu’une file ne se vide'
      : count === 2
        ? 'À deux, avec quatre Quêtes actives'
        : `À ${['trois', 'quatre', 'cinq'][number(count) - 3] ?? number(count)}, avec six Quêtes actives`,

  'ask-action': ({ left }) =>
    number(left) === 1 ? 'Choisis ta seconde action.' : 'Choisis la première de tes deux actions.',
  'ask-hire': ({ bonus }) =>
    bonus === true ? 'Un bonus : tu peux embaucher un Citoyen.' : 'Quel Citoyen embauches-tu ?',
  'ask-reserve': ({ bonus }) =>
    bonus === true ? 'Un bonus : tu peux réserver une Quête.' : 'Quelle Quête réserves-tu ?',
  'ask-quest': ({ bonus }) =>
    bonus === true ? 'Un bonus : tu peux accomplir une Quête.' : 'Quelle Quête accomplis-tu ?',
  'ask-pay': ({ citizen, price }) =>
    said`${card(citizen)} : cela coûte ${cartes(price)}. Que défausses-tu, de ta main ou de ta Guilde ?`,
  'ask-send': phrase =>
    counts(phrase['roles']).length + counts(phrase['resources']).length === 0
      ? said`${title(phrase['quest'])} : cela suffit. L’accomplir, ou envoyer encore quelqu’un ?`
      : said`${title(phrase['quest'])} : qui envoies-tu ? Il manque encore : ${wanted(phrase)}.`,
  'ask-limit-hand': ({ count, most }) =>
    `Tu peux garder ${number(most)} cartes en main. Défausses-en ${number(count)}.`,
  'ask-limit-guild': ({ count, most }) =>
    `Tu peux garder ${number(most)} Citoyens dans ta Guilde. Défausses-en ${number(count)}.`,
  'power-or': p => said`${card(p['source'])} : que choisis-tu ?`,
  'power-any': p => said`${card(p['source'])} : qu’utilises-tu ensuite ?`,
  'power-use': p =>
    listed(p['sources']).length === 1
      ? said`${names(p['sources'])} : utilises-tu son pouvoir ?`
      : said`${names(p['sources'])} : quel pouvoir utilises-tu ?`,
  'power-may': p => said`${card(p['source'])} : utilises-tu son pouvoir ?`,
  'power-pay': p =>
    said`${card(p['source'])} : ${small(effect(p))}.${p['wasted'] === true ? ` Cela n’apporterait rien : ${WASTED}.` : ''}`,
  'power-lose': p => said`${card(p['source'])} : que défausses-tu ?`,
  'power-rob': p => said`${card(p['source'])} : qui vises-tu ?`,
  'power-aim': p => said`${card(p['source'])} : choisis un adversaire.`,
  'power-take': p => said`${card(p['source'])} : combien prends-tu ?`,
  'power-acquire': p => said`${card(p['source'])} : prends-tu un Citoyen en main ?`,

  'action-draw': () => 'Piocher un Citoyen',
  'action-hire': () => 'Embaucher un Citoyen',
  'action-reserve': () => 'Réserver une Quête',
  'action-quest': () => 'Accomplir une Quête',
  'action-forfeit': () => 'Rien n’est possible : continuer',
  hire: ({ citizen, price }) =>
    number(price) === 0
      ? said`Embaucher ${the(citizen)} gratuitement`
      : said`Embaucher ${the(citizen)} pour ${cartes(price)}`,
  'hire-from-hand': ({ citizen, price }) =>
    said`Embaucher ${the(citizen)} de ta main pour ${cartes(price)}`,
  reserve: ({ quest }) => said`Réserver ${title(quest)}`,
  renew: () => 'Remplacer toutes les Quêtes actives, puis en réserver une',
  'go-on-quest': ({ quest }) => said`Accomplir ${title(quest)}`,
  send: ({ citizen }) => said`Envoyer ${the(citizen)}`,
  'send-on': ({ citizen, quest }) => said`${title(quest)} : envoyer ${the(citizen)}`,
  complete: () => 'Accomplir la Quête',
  pass: () => 'Non merci',
  'discard-from-hand': ({ citizen, wasted }) =>
    said`Défausser ${the(citizen)} de ta main${forNothing(wasted)}`,
  'discard-from-guild': ({ citizen, wasted }) =>
    said`Défausser ${the(citizen)} de ta Guilde${forNothing(wasted)}`,
  'citizen-of': ({ citizen, seat }, who) => said`Choisir ${the(citizen)} ${ofName(who(seat))}`,
  'discard-citizen': ({ citizen }) => said`Défausser ${the(citizen)}`,
  'discard-quest': ({ quest }) => said`Défausser ${title(quest)}`,
  'pick-citizen': ({ citizen }) => said`Prendre ${the(citizen)}`,
  'use-power': p => said`${card(p['card'])} : ${small(imperativeOf(p))}`,
  'power-do': p => imperativeOf(p),
  'power-done': () => 'En rester là',
  'power-at': ({ seat }, who) => said`Choisir ${who(seat)}`,

  'no-citizens': () => 'il ne reste aucun Citoyen à piocher',
  'no-quests': () => 'il ne reste aucune Quête',
  'too-dear': ({ n, has }) =>
    n === undefined
      ? 'il te manque des cartes en main et dans ta Guilde'
      : `il faut ${cartes(n)} de ta main et de ta Guilde, tu en as ${number(has)}`,
  'none-met': () => 'ta Guilde ne remplit les exigences d’aucune Quête',
  'not-met': phrase => `il faut encore à ta Guilde : ${wanted(phrase)}`,
  'power-cannot-pay': () => 'tu n’as rien pour payer',
  'power-nothing-there': () => 'il n’y a rien à prendre',

  turn: ({ seat, turn }, who) => said`Tour ${number(turn)} : ${who(seat)}`,
  drew: ({ seat, citizen }, who) =>
    citizen === null
      ? said`${who(seat)} pioche un Citoyen.`
      : said`${who(seat)} pioche ${a(citizen)}.`,
  forfeited: ({ seat }, who) => said`${who(seat)} ne peut rien faire et perd une action.`,
  hired: ({ seat, citizen, paid }, who) =>
    listed(paid).length === 0
      ? said`${who(seat)} embauche ${a(citizen)}${aside` gratuitement`}.`
      : said`${who(seat)} embauche ${a(citizen)}${aside` et défausse ${some(paid)}`}.`,
  'hired-from-hand': ({ seat, citizen, paid }, who) =>
    said`${who(seat)} embauche ${a(citizen)}${aside` de sa main et défausse ${some(paid)}`}.`,
  'reserved-dropped': ({ seat, quest }, who) =>
    said`${who(seat)} abandonne la Quête réservée ${title(quest)}.`,
  reserved: ({ seat, quest }, who) => said`${who(seat)} réserve ${title(quest)}.`,
  renewed: ({ seat, quests }, who) =>
    said`${who(seat)} remplace les Quêtes actives${aside` : ${titles(quests)}`}.`,
  'quest-completed': ({ seat, quest, points, citizens }, who) =>
    said`${who(seat)} accomplit ${title(quest)}${aside` pour ${number(points)} PV avec ${some(citizens)}`}.`,
  'last-round': ({ seat }, who) =>
    said`${who(seat)} a accompli une cinquième Quête. La manche est jouée jusqu’au bout.`,
  'citizen-discarded': (p, who) =>
    p['from'] === 'line'
      ? said`${who(p['seat'])} défausse ${a(p['citizen'])}${aside` de la file de la taverne`}${source(p)}.`
      : said`${capitalSaid(a(p['citizen']))} est défaussé${ending(p['citizen'])} ${WHERE[String(p['from'])]!} ${ofName(who(p['seat']))}${source(p)}.`,
  'quest-discarded': (p, who) =>
    p['from'] === 'tavern'
      ? said`${who(p['seat'])} défausse la Quête active ${title(p['quest'])}${source(p)}.`
      : said`La Quête réservée ${ofName(who(p['seat']))} est défaussée : ${title(p['quest'])}${source(p)}.`,
  'card-stolen': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} prend une carte de la main ${ofName(who(p['from']))}${source(p)}.`
      : said`${who(p['seat'])} prend ${a(p['citizen'])} de la main ${ofName(who(p['from']))}${source(p)}.`,
  'citizen-taken': (p, who) =>
    said`${who(p['seat'])} prend ${a(p['citizen'])} de la Guilde ${ofName(who(p['from']))}${source(p)}.`,
  'citizen-picked': (p, who) =>
    said`${who(p['seat'])} prend en main ${a(p['citizen'])}${aside` de la file de la taverne`}${source(p)}.`,
  'hand-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} a trop de cartes en main et défausse ${some(citizens)}.`,
  'guild-limited': ({ seat, citizens }, who) =>
    said`${who(seat)} a trop de Citoyens dans sa Guilde et défausse ${some(citizens)}.`,
  'citizens-shuffled': ({ cards }) =>
    said`Les Citoyens défaussés sont mélangés : une nouvelle pioche de ${cartes(cards)}.`,
  'quests-shuffled': ({ cards }) =>
    said`Les Quêtes défaussées sont mélangées : une nouvelle pioche de ${cartes(cards)}.`,
  'tavern-filled': p => said`Nouveau à la taverne : ${tavern(p)}.`,
  'tavern-left': p => said`Parti de la taverne : ${tavern(p)}.`,
  'guild-master-shown': ({ seat, guildMaster }, who) =>
    said`Le Maître de guilde ${ofName(who(seat))} est ${card(guildMaster)}.`,

  'ending-won': ({ seat, points }, who) =>
    said`${who(seat)} gagne avec ${number(points)} points de victoire. Tout Valeria envie cette guilde.`,
  'ending-shared': ({ seats, points }, who) =>
    said`${saidList(listed(seats).map(who), ', ', ' et ')} partagent la victoire avec ${number(points)} points de victoire chacun.`,
  'verdict-minister': ({ points }) =>
    `${number(points)} points : Ministre des Quêtes ! L’inspecteur referme son registre : inutile que d’autres se présentent.`,
  'verdict-associate': ({ points }) =>
    `${number(points)} points : Ministre adjoint des Quêtes. L’inspecteur est satisfait, et ne chercherait pas plus loin si le Roi est pressé.`,
  'verdict-leader': ({ points }) =>
    `${number(points)} points : Chargé de Quêtes. L’inspecteur propose un essai, court et mal payé.`,
  'verdict-layman': ({ points }) =>
    `${number(points)} points : Amateur de Quêtes. L’inspecteur s’en doutait, et le note.`,
  'verdict-jester': ({ points }) =>
    `${number(points)} points : Ministre des Farces. L’inspecteur n’avait pas ri ainsi depuis des années.`,
  'score-line': phrase => effect(phrase),
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!} : à partir de ${number(points)} points, il en manquait ${number(missing)}.`,
  'score-quests': ({ count }) => (count === 1 ? '1 Quête' : `${number(count)} Quêtes`),
  'score-quests-row': () => 'Quêtes',
  'score-guild-master': ({ guildMaster }) => card(guildMaster),
  'score-guild-master-row': () => 'Maître de guilde',
  'tie-guild': ({ n }) => `À égalité, le plus de Citoyens dans la Guilde l’emporte : ${number(n)}`,
  'tie-hand': ({ n }) => `Toujours à égalité : le plus de cartes en main l’emporte : ${number(n)}`,
};

export const fr: Words = wordsFrom('Quests of Valeria', phrases);
