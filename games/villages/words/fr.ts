// Villages of Valeria in French.
import { aside, capitalSaid, said, wordsFrom } from '@castellan/kernel';
import type { Json, Said, Say, Words } from '@castellan/kernel';
import {
  asEffect,
  counted,
  imperative,
  frenchCards,
  labelOf,
  ofName,
  small,
} from '@castellan/powers';
import type { BuildingType } from '../cards/types.ts';
import { grammar, rows } from '../vocabulary/fr.ts';
import type { Key } from './en.ts';
import { lacks, nameOf, number } from './cards.ts';
import { names } from './names-fr.ts';

const { card: name, a, the } = frenchCards(nameOf, names);
/** In the singular, as the name of a kind: “la ressource Pierre”. */
const resource = (kind: Json | undefined): string =>
  rows.resources[String(kind) as keyof typeof rows.resources][0];
const some = (kind: string, n: number): string =>
  counted(n, rows.resources[kind as keyof typeof rows.resources]);
const action = (kind: Json | undefined): string => labelOf(rows, `at:${String(kind)}`)!;
const cards = (n: Json | undefined): string => counted(number(n), rows.resources.card);
const gold = (n: Json | undefined): string => counted(number(n), rows.resources.gold);
const imperativeOf = (tree: Json | undefined): string => imperative(asEffect(tree!), grammar);
const buildings = (type: string, n: number): string => {
  const { label, many } = rows.counts[type as BuildingType];
  return `${n} ${n === 1 ? label : many}`;
};
const more = (left: Json | undefined): string =>
  number(left) > 1 ? ` (encore ${number(left)})` : '';
const by = (card: Json | undefined): Said => (card ? aside` (${name(card)})` : []);

const RANKS: Readonly<Record<string, string>> = {
  emperor: 'Empereur',
  'city-builder': 'Bâtisseur de cités',
  mayor: 'Fier bourgmestre',
  'one-horse-town': 'Trou perdu',
};

const all: Readonly<Record<Key, Say>> = {
  'ask-first': () => 'Exploite gratuitement l’une de tes cartes comme première ressource.',
  'ask-lead': () => 'Quelle action mènes-tu ?',
  'ask-lead-idle': ({ left }) =>
    `Quelle action mènes-tu ? Il n’y a plus rien à piocher : si aucune carte ni aucune pièce ne bouge ${number(left) === 1 ? 'pendant ce tour' : `pendant ${number(left)} tours, celui-ci compris`}, la partie est finie.`,
  'ask-lead-solo': () => 'Quelle action choisis-tu ?',
  'ask-follow': ({ seat, action: kind }, who) =>
    said`${who(seat)} a mené l’action ${action(kind)}. La suis-tu ?`,
  'ask-develop': () => 'Quelle carte devient une ressource ?',
  'ask-discard': ({ left }) => `Quelle carte défausses-tu${more(left)} ?`,
  'ask-trash': () => 'Quelle carte retires-tu du jeu ?',
  'ask-pile': ({ card }) => said`Sur quelle pile poses-tu ${the(card)} ?`,
  'ask-draw': ({ left }) => `D’où pioches-tu${more(left)} ?`,
  'ask-provide': ({ card, resource: kind, left }) =>
    said`${name(card)} : qu’est-ce qui fournit la ressource ${resource(kind)}${more(left)} ?`,
  'power-use': () => 'Quel pouvoir utilises-tu ensuite ?',
  'power-aim': ({ source }) => said`${name(source)} : choisis un adversaire.`,
  'power-lose': ({ source, left }) => said`${name(source)} : quelle carte donnes-tu${more(left)} ?`,

  'option-harvest': () => 'Récolter : piocher 3 cartes',
  'option-harvest-solo': () => 'Récolter : piocher 3 cartes, jusqu’à 8 en main',
  'option-develop': ({ card }) =>
    card === undefined
      ? 'Exploiter : défausser une carte pour en exploiter une autre'
      : said`Exploiter ${the(card)}`,
  'option-develop-solo': () => 'Exploiter : retirer une carte du jeu pour en exploiter une autre',
  'option-tax': ({ gold: coins }) =>
    coins === 0
      ? 'Taxer : piocher une carte ; la banque n’a plus d’or'
      : 'Taxer : prendre 1 pièce d’or et piocher une carte',
  'option-tax-solo': ({ gold: coins }) =>
    coins === 0
      ? 'Taxer : retirer une carte du jeu pour rien ; la banque n’a plus d’or'
      : 'Taxer : retirer une carte du jeu pour 1 pièce d’or',
  'option-build': ({ card }) => said`Construire ${the(card)}`,
  'option-recruit': ({ card, gold: price }) => said`Recruter ${the(card)} pour ${gold(price)}`,
  'option-follow-harvest': () => 'Suivre : piocher une carte',
  'option-follow-develop': () => 'Suivre : défausser 2 cartes pour en exploiter une autre',
  'option-follow-tax': () => 'Suivre : piocher une carte',
  'option-decline': () => 'Passer',
  'option-decline-ahead': () => 'Passer jusqu’à mon tour',
  'option-discard': ({ card }) => said`Défausser ${the(card)}`,
  'option-trash': ({ card }) => said`Retirer du jeu ${the(card)}`,
  'option-pile': ({ pile, card }) =>
    card === null
      ? said`Poser sur la pile ${number(pile)}, qui est vide`
      : said`Poser sur la pile ${number(pile)}, sur ${the(card)}`,
  'option-draw-deck': () => 'Prendre une carte de la pioche, face cachée',
  'option-draw-pile': ({ pile, card }) => said`Prendre ${the(card)} de la pile ${number(pile)}`,
  'option-own': ({ resource: kind }) => said`Poser une pièce sur ta ressource ${resource(kind)}`,
  'option-others': ({ resource: kind, seat }, who) =>
    said`Poser une pièce sur la ressource ${resource(kind)} ${ofName(who(seat))}`,
  'option-castle': ({ resource: kind }) =>
    said`Poser une pièce sur ton Château, comme ${resource(kind)}`,
  'option-provide': ({ card, discards }) =>
    number(discards) > 0
      ? said`Utiliser ${the(card)}, pour ${cards(discards)} de ta main`
      : said`Utiliser ${the(card)}, sans pièce`,
  'use-power': ({ card, effect: tree, isForNothing }) =>
    isForNothing
      ? said`${name(card)} : ${small(imperativeOf(tree))} (mais la banque est vide : tu n’aurais rien)`
      : said`${name(card)} : ${small(imperativeOf(tree))}`,
  'power-at': ({ seat }, who) => said`Choisir ${who(seat)}`,
  pass: () => 'Personne : ne pas utiliser ce pouvoir',
  'power-done': () => 'Aucun autre',

  'too-few-cards': ({ n, have }) => `il faut ${cards(n)} en main, tu en as ${number(have)}`,
  'too-dear': ({ lacks: list, n, gold: coins }) =>
    n === undefined
      ? `il faut ${lacks(list, (what, needed, have) => `${some(what, needed)} (${have === 0 ? 'rien' : have} à portée)`).join(', ')}`
      : `il faut ${counted(number(n), ['pièce', 'pièces'])}, tu en as ${number(coins)}`,
  'built-already': () => 'un Bâtiment de ce nom est déjà dans ton village',
  'no-gold': ({ n, gold: coins }) => `il faut ${gold(n)}, tu en as ${number(coins)}`,
  'lacks-buildings': ({ lacks: list }) =>
    lacks(list, (what, n, have) => `il faut ${buildings(what, n)}, tu en as ${have}`).join(' ; '),
  'needed-later': () => 'le reste du coût ne pourrait alors plus être fourni',
  'power-cannot-pay': () => 'tu ne peux pas le payer',
  'power-nothing-there': () => 'il n’y a rien à prendre',

  turn: ({ seat, turn }, who) => said`Tour ${number(turn)} : ${who(seat)}`,
  replenished: ({ seat, gold: coins }, who) =>
    said`${who(seat)} reprend ${gold(coins)} sur ses propres cartes.`,
  led: ({ seat, action: kind }, who) => said`${who(seat)} mène l’action ${action(kind)}.`,
  followed: ({ seat, action: kind }, who) => said`${who(seat)} suit l’action ${action(kind)}.`,
  declined: ({ seat }, who) => said`${who(seat)} passe.`,
  'declined-ahead': ({ seat }, who) => said`${who(seat)} passe, et passera jusqu’à son tour.`,
  drew: ({ seat, card }, who) =>
    card === null ? said`${who(seat)} pioche une carte.` : said`${who(seat)} pioche ${a(card)}.`,
  'drew-pile': ({ seat, card, pile }, who) =>
    said`${who(seat)} prend ${a(card)} de la pile ${number(pile)}.`,
  'pile-refilled': ({ card, pile }) => said`La pile ${number(pile)} recommence avec ${a(card)}.`,
  discarded: ({ seat, card, pile }, who) =>
    said`${who(seat)} défausse ${a(card)} sur la pile ${number(pile)}.`,
  trashed: ({ seat, card }, who) => said`${who(seat)} retire du jeu ${a(card)}.`,
  developed: ({ seat, card, resource: kind }, who) =>
    said`${who(seat)} exploite ${a(card)}${aside` : ${resource(kind)}`}.`,
  'coin-laid': ({ seat, owner, resource: kind }, who) =>
    seat === owner
      ? said`${who(seat)} pose une pièce sur sa propre ressource ${resource(kind)}.`
      : said`${who(seat)} pose une pièce sur la ressource ${resource(kind)} ${ofName(who(owner))}.`,
  'coin-on-castle': ({ seat, resource: kind }, who) =>
    said`${who(seat)} pose une pièce sur son Château, comme ${resource(kind)}.`,
  provided: ({ seat, card, resource: kind }, who) =>
    said`${who(seat)} obtient ${some(String(kind), 1)} (${name(card)}).`,
  built: ({ seat, card }, who) => said`${who(seat)} construit ${a(card)}.`,
  recruited: ({ seat, card, gold: price }, who) =>
    said`${who(seat)} recrute ${the(card)}${aside` pour ${gold(price)}`}.`,
  'adventurer-comes': ({ card }) => said`${capitalSaid(the(card))} rejoint les Aventuriers.`,
  'gold-taken': ({ seat, gold: coins, card }, who) =>
    said`${who(seat)} prend ${gold(coins)} à la banque${by(card)}.`,
  'bank-empty': ({ seat, card }, who) =>
    said`La banque est vide : pas d’or pour ${who(seat)}${by(card)}.`,
  'deck-empty': ({ isLast }) =>
    isLast
      ? 'La pioche est vide : la partie finit après ce tour.'
      : 'La pioche est vide : désormais, une pile vide le reste.',
  'nothing-to-draw': ({ turns }) =>
    `Il n’y a plus rien à piocher. Si aucune carte ni aucune pièce ne bouge pendant une manche entière (${number(turns)} tours), la partie est finie.`,
  'nothing-moved': ({ left }) =>
    number(left) === 1
      ? 'Aucune carte ni aucune pièce n’a bougé ce tour-ci. Encore un tour pareil, et la partie est finie.'
      : `Aucune carte ni aucune pièce n’a bougé ce tour-ci. Encore ${number(left)} tours pareils, et la partie est finie.`,
  'gold-stolen': ({ seat, from, gold: coins, card }, who) =>
    said`${who(seat)} prend ${gold(coins)} à ${who(from)}${by(card)}.`,
  'card-stolen': ({ seat, from, card, power }, who) =>
    card === null
      ? said`${who(seat)} prend une carte au hasard à ${who(from)}${by(power)}.`
      : said`${who(seat)} prend ${a(card)} à ${who(from)}${by(power)}.`,

  'ending-grown': () => 'Un village est achevé : la partie est finie.',
  'ending-idle': () =>
    'Pendant une manche entière, aucune carte ni aucune pièce n’a bougé : la partie est finie.',
  'ending-emperor': ({ points }) =>
    said`${number(points)} points : Empereur ! Voici la nouvelle capitale de Valeria.`,
  'ending-city-builder': ({ points }) =>
    said`${number(points)} points : Bâtisseur de cités. Une belle ville, sinon pour des rois.`,
  'ending-mayor': ({ points }) =>
    said`${number(points)} points : Fier bourgmestre. Continue ainsi.`,
  'ending-one-horse-town': ({ points }) =>
    said`${number(points)} points : Trou perdu. Peu de gens en ont entendu parler.`,
  'ending-wide-spot': ({ points }) =>
    said`${number(points)} points : Un coin de route. Les voyageurs passent leur chemin.`,
  'next-rank': ({ rank, points, missing }) =>
    `${RANKS[String(rank)]!} : à partir de ${number(points)} points, il en manquait ${number(missing)}.`,
  'score-buildings': () => 'Bâtiments',
  'score-adventurers': () => 'Aventuriers',
  'score-powers': () => 'Pouvoirs',
  'score-gold': () => 'Or',
  'tie-cards': ({ n }) => said`À égalité, le plus de Bâtiments et d’Aventuriers : ${number(n)}`,
  'tie-gold': ({ n }) => said`À égalité, le plus d’or : ${number(n)}`,
  'tie-resources': ({ n }) => said`À égalité, le plus de ressources : ${number(n)}`,

  'setting-players': () => 'Joueurs',
  'setting-players-are': ({ players, gold: coins, target }) =>
    said`${number(players)} joueurs : ${gold(coins)}, jusqu’à ${number(target)} Bâtiments et Aventuriers`,
  'setting-solo': ({ cards: n, gold: coins }) =>
    said`En solitaire : ${cards(n)}, ${gold(coins)}, pour les louanges du Roi`,
};

export const fr: Words = wordsFrom('Villages of Valeria', all);
