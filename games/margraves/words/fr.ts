// Margraves in French.
import { aside, capitalSaid, said, wordsFrom } from '@castellan/kernel';
import type { Json, Part, Phrase, Phrases, Said, Words } from '@castellan/kernel';
import { asEffect, imperative, frenchCards, ofName, sentence, small } from '@castellan/powers';
import { grammar, rows } from '../vocabulary/fr.ts';
import { cardWords, sourceIn } from './cards.ts';
import { names } from './names-fr.ts';

const { thing, amounts, token, guild, lair, tomb } = cardWords({
  rows,
  grammar,
  and: 'et',
  grant: what => `Faveur (${what})`,
  seal: guilds => `Sceau (${guilds})`,
  banner: name => `Bannière (${name})`,
  wealth: what => `Fortune (${what})`,
  segment: n => `Case ${n} de la roue`,
  row: n => `rangée ${n}`,
  column: n => `colonne ${n}`,
});

const n = (value: Json | undefined): number => Number(value);
const resources = (many: number): string => (many === 1 ? '1 ressource' : `${many} ressources`);
const { card: nameOf, a: aName, the: theName } = frenchCards(thing, names);
const from = sourceIn(nameOf);
const card = (phrase: Phrase, name: string): Part => nameOf(phrase[name]);
const a = (phrase: Phrase, name: string): Said => aName(phrase[name]);
const the = (phrase: Phrase, name: string): Said => theName(phrase[name]);
const gold = (price: Json | undefined): string => token('gold', n(price));
const one = (name: Json | undefined): string => token(name, 1);
const more = (phrase: Phrase): string =>
  n(phrase['left']) > 1 ? ` (encore ${n(phrase['left'])})` : '';
const effect = (phrase: Phrase): string =>
  sentence(asEffect(phrase['effect']!), grammar).replace(/\.$/, '');
const imperativeOf = (phrase: Phrase): string => imperative(asEffect(phrase['effect']!), grammar);

const prompts: Phrases = {
  'ask-keep': p => `Quelle tuile Fortune gardes-tu ? Les autres passent à gauche${more(p)}.`,
  'ask-cash': () => 'Quelle tuile Fortune encaisses-tu ?',
  'ask-play': () =>
    'Joue un Citoyen : pour son fanion, pour son pouvoir, pour un Rappel ou pour construire.',
  'ask-wild': p => `Quelle ressource prends-tu${more(p)} ?`,
  'ask-room': p =>
    `Ta réserve est pleine. Qu’est-ce qui cède la place à ${one(p['token'])}${more(p)} ?`,
  'ask-pay-wild': p => `Quelle ressource paies-tu${more(p)} ?`,
  'ask-influence': p => `Auprès de quelle guilde gagnes-tu de l’influence${more(p)} ?`,
  'ask-tile': () => 'Quelle tuile Privilège prends-tu ?',
  'ask-move': () => 'Où va ton margrave ?',
  'ask-deploy': () => 'Quel chevalier déploies-tu, et où ?',
  'ask-send': () => 'D’où envoies-tu un chevalier ?',
  'ask-send-to': p => said`Où va le chevalier ${ofName(card(p, 'from'))} ?`,
  'ask-rally': p => `Quel chevalier rejoint ton margrave${more(p)} ?`,
  'ask-hire': () => 'Quel Citoyen embauches-tu ?',
  'ask-slay': () => 'Quel monstre terrasses-tu ?',
  'ask-battle': p =>
    said`${card(p, 'monster')} : avec quoi fournis-tu la force ? Encore ${n(p['left'])}.`,
  'ask-ship': p =>
    n(p['shipped']) === 0
      ? 'Quelle ressource expédies-tu ?'
      : said`Quelle ressource expédies-tu encore ? Jusqu’ici : ${n(p['shipped'])}.`,
  'ask-dismiss': () => 'Quel Citoyen de la file quitte le jeu ?',
  'ask-retrieve': () => 'Quel Citoyen reprends-tu ?',
  'ask-raise': p => `Quel chevalier relèves-tu des Tombeaux des héros${more(p)} ?`,
  'ask-face-down': () =>
    'Tu construis une Tour de garde. Quel Citoyen poses-tu face cachée pour cela ? Personne d’autre ne le saura.',
  'ask-slot': p =>
    said`À quelle place ${ofName(card(p, 'location'))} s’élève la tour ? Elle rapporte ce que montre la place.`,
  'grants-ask': () => 'Utiliser une Faveur, ou continuer ?',
  'power-use': () => 'Quelle récompense prends-tu ensuite ?',
  'power-or': p => said`${card(p, 'source')} : que choisis-tu ?`,
  'power-any': p => said`${card(p, 'source')} : qu’utilises-tu ensuite ?`,
  'power-may': p => said`${card(p, 'source')} : utilises-tu son pouvoir ?`,
  'power-pay': p => said`${card(p, 'source')} : ${small(effect(p))}.`,
};

const notes: Phrases = {
  'grants-go-on': () => 'Continuer',
  pass: () => 'Non merci',
  stay: () => 'Rester ici',
  done: () => 'Terminé',
  'power-done': () => 'Laisser le reste',
  'take-token': p => `Prendre ${one(p['token'])}`,
  'pay-token': p => `Payer ${one(p['token'])}`,
  forfeit: p => `Renoncer à ${one(p['token'])}`,
  throw: p => `Jeter ${one(p['token'])}`,
  'let-influence-go': () => 'Y renoncer',
  'influence-on': p =>
    n(p['price']) === 0
      ? `Gagner de l’influence : ${guild(p['guild'])}`
      : `Acheter de l’influence : ${guild(p['guild'])}, pour ${gold(p['price'])}`,
  'take-tile': p => said`Prendre : ${card(p, 'tile')}`,
  'move-to': p => said`Aller à ${card(p, 'location')}`,
  'deploy-on': p => said`Déployer le chevalier d’ici à ${card(p, 'location')}`,
  'deploy-from-storage': p => said`Déployer un chevalier de ta réserve à ${card(p, 'location')}`,
  'knight-from': p => said`Prendre un chevalier ${ofName(card(p, 'location'))}`,
  'knight-to': p => said`Envoyer le chevalier à ${card(p, 'location')}`,
  instead: p => `${imperativeOf(p)} à la place`,
  hire: p => said`Embaucher ${the(p, 'citizen')} pour ${gold(p['price'])}`,
  slay: p =>
    n(p['magic']) === 0
      ? said`Terrasser ${the(p, 'monster')} pour ${token('strength', n(p['strength']))}`
      : said`Terrasser ${the(p, 'monster')} pour ${token('strength', n(p['strength']))} et ${token('magic', n(p['magic']))}`,
  'slay-nothing': p => `Terrasser un monstre : ${lair(p['lair'])}`,
  'by-strength': p => `Dépenser ${token('strength', n(p['n']))} de ton plateau`,
  'fall-here': p => `Sacrifier un chevalier de ce Lieu : ${tomb(p['tomb'])}`,
  'fall-storage': p => `Sacrifier un chevalier de ta réserve : ${tomb(p['tomb'])}`,
  'ship-token': p => `Expédier ${one(p['token'])}`,
  dismiss: p => said`Retirer du jeu ${the(p, 'citizen')}`,
  retrieve: p => said`Reprendre ${the(p, 'citizen')}`,
  'retrieve-hidden': p => said`Reprendre ${the(p, 'citizen')} (face cachée)`,
  raise: p => `Relever le chevalier : ${tomb(p['tomb'])}`,
  citizen: p => said`Jouer ${the(p, 'citizen')} face cachée`,
  'build-in': p => said`Construire à la place ${n(p['slot'])} ${ofName(card(p, 'location'))}`,
  wealth: p => said`Choisir : ${card(p, 'wealth')}`,
  recall: () => 'Rappeler tes Citoyens',
  build: () => 'Construire une Tour de garde',
  'play-pennant': p => said`Jouer ${the(p, 'citizen')} pour le fanion`,
  'play-power': p => said`Jouer ${the(p, 'citizen')} pour le pouvoir`,
  'use-power': p => said`${card(p, 'card')} : ${small(imperativeOf(p))}`,
  'power-do': p => imperativeOf(p),
};

const reasons: Phrases = {
  'too-dear': p => `il faut ${gold(p['n'])}, tu en as ${n(p['has'])}`,
  'too-weak': p =>
    `il faut ${token('strength', n(p['n']))}, tu arrives à ${n(p['has'])} : chaque chevalier ajoute 1 tant qu’un tombeau est ouvert`,
  'too-little-magic': p => `il faut ${token('magic', n(p['n']))}, tu en as ${n(p['has'])}`,
  'not-turned-up': () => 'le prochain monstre est révélé à la fin du tour',
  'must-recall': () => 'tu as commencé ce tour avec une seule carte en main : Rappel',
  'no-material': p => {
    const lacks = (p['lacks'] as readonly string[]).map(name => token(name, 1));
    const needs = 'il faut 1 pierre, 1 bois, 1 magie et 1 gemme';
    return lacks.length === 0
      ? `${needs}, et une tour`
      : `${needs} ; il te faut encore ${lacks.join(', ')}`;
  },
  'no-slot': () => 'aucune place n’est libre là où est ton margrave',
  'own-tower': () => 'tu as déjà une Tour de garde ici',
  'none-left': () => 'il n’en reste plus',
  'power-cannot-pay': () => 'tu ne peux pas payer',
  'power-nothing-there': () => 'il n’y a rien à prendre',
};

const WHY: Readonly<Record<string, string>> = {
  towers: 'La quatrième Tour de garde d’un joueur est construite.',
  citizens: 'La file des Citoyens ne peut plus être remplie.',
  tiles: 'Les tuiles Privilège ne peuvent plus être remplacées.',
};

const events: Phrases = {
  starts: (p, who) => said`${who(p['seat'])} joue en premier.`,
  turn: (p, who) => said`Tour ${n(p['turn'])} : ${who(p['seat'])}`,
  'wealth-kept': (p, who) =>
    p['wealth'] === null
      ? said`${who(p['seat'])} garde une tuile Fortune.`
      : said`${who(p['seat'])} garde : ${card(p, 'wealth')}.`,
  cashed: (p, who) => said`${who(p['seat'])} encaisse : ${card(p, 'wealth')}.`,
  'played-pennant': (p, who) =>
    said`${who(p['seat'])} joue ${the(p, 'citizen')}${aside` pour le fanion`}.`,
  'played-power': (p, who) =>
    said`${who(p['seat'])} joue ${the(p, 'citizen')}${aside` pour le pouvoir`}.`,
  'played-face-down': (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} joue un Citoyen face cachée.`
      : said`${who(p['seat'])} joue ${the(p, 'citizen')} face cachée.`,
  recalled: (p, who) => said`${who(p['seat'])} reprend tous ses Citoyens en main.`,
  dismissed: (p, who) => said`${who(p['seat'])} renvoie ${the(p, 'citizen')} de la file.`,
  retrieved: (p, who) =>
    p['citizen'] === null
      ? said`${who(p['seat'])} reprend un Citoyen qui était face cachée.`
      : said`${who(p['seat'])} reprend ${the(p, 'citizen')}.`,
  hired: (p, who) =>
    said`${who(p['seat'])} embauche ${a(p, 'citizen')}${aside` pour ${gold(p['price'])}`}.`,
  gained: (p, who) => said`${who(p['seat'])} gagne ${amounts(p['tokens'])}${from(p)}.`,
  paid: (p, who) =>
    n(p['to']) < 0
      ? said`${who(p['seat'])} paie ${amounts(p['tokens'])}${from(p)}.`
      : said`${who(p['seat'])} paie ${amounts(p['tokens'])} à ${who(p['to'])}${from(p)}.`,
  thrown: (p, who) => said`${who(p['seat'])} jette ${one(p['token'])}.`,
  forfeited: (p, who) => said`${who(p['seat'])} renonce à ${token(p['token'], n(p['n']))}.`,
  'influence-gained': (p, who) =>
    n(p['price']) === 0
      ? said`${who(p['seat'])} gagne 1 point d’influence : ${guild(p['guild'])}.`
      : said`${who(p['seat'])} paie ${gold(p['price'])} pour de l’influence : ${guild(p['guild'])}, désormais ${n(p['points'])} par symbole.`,
  'influence-lost': (p, who) => said`${who(p['seat'])} renonce à ${token('influence', n(p['n']))}.`,
  'tile-taken': (p, who) => said`${who(p['seat'])} prend : ${card(p, 'tile')}.`,
  'grant-used': (p, who) => said`${who(p['seat'])} utilise : ${card(p, 'tile')}.`,
  moved: (p, who) => said`${who(p['seat'])} se rend à ${card(p, 'location')}.`,
  deployed: (p, who) =>
    p['from'] === null
      ? said`${who(p['seat'])} envoie un chevalier${aside` de sa réserve`} à ${card(p, 'to')}.`
      : said`${who(p['seat'])} envoie un chevalier${aside` ${ofName(card(p, 'from'))}`} à ${card(p, 'to')}.`,
  'knight-fell': (p, who) =>
    said`Un chevalier tombe pour ${who(p['seat'])} : ${tomb(p['tomb'])} des Tombeaux des héros.`,
  slain: (p, who) => said`${who(p['seat'])} terrasse ${the(p, 'monster')}.`,
  shipped: (p, who) =>
    said`${who(p['seat'])} expédie ${resources(n(p['n']))}${aside` et navigue jusqu’à la case ${n(p['segment'])} de la roue`}.`,
  built: (p, who) =>
    said`${who(p['seat'])} construit une Tour de garde${aside` à la place ${n(p['slot'])} ${ofName(card(p, 'location'))}`}.`,
  'tomb-line': (p, who) =>
    said`${who(p['seat'])} a complété la ${card(p, 'line')} des Tombeaux des héros.`,
  'tombs-emptied': () =>
    'Les Tombeaux des héros sont pleins : les chevaliers retournent dans le stock et sur la carte.',
  'tile-laid': p => said`Nouvelle tuile : ${card(p, 'tile')}.`,
  'lair-shuffled': p => `Les monstres sont remélangés (${lair(p['lair'])}).`,
  'monster-up': p => said`Monstre révélé : ${card(p, 'monster')}.`,
  'citizen-laid': p => said`${capitalSaid(the(p, 'citizen'))} rejoint la file.`,
  'left-line': p => said`Le temps passe, et ${the(p, 'citizen')} quitte la file.`,
  'last-round': p => `${WHY[p['why'] as string]!} C’est la dernière manche.`,
  over: () => 'La partie est finie.',
};

const LEVELS: Readonly<Record<string, string>> = {
  squire: 'Écuyer',
  margrave: 'Margrave',
  legend: 'Légende',
};

const results: Phrases = {
  ending: p => `${WHY[p['why'] as string]!} La manche est complète.`,
  'ending-solo-won': p =>
    `${WHY[p['why'] as string]!} Tu as atteint les ${n(p['points'])} points demandés.`,
  'ending-solo-lost': p => `${WHY[p['why'] as string]!} Il te fallait ${n(p['points'])} points.`,
  'next-level': p =>
    n(p['missing']) === 0
      ? `Tu aurais gagné aussi au niveau ${LEVELS[p['level'] as string]!} : ${n(p['points'])} points.`
      : `Le niveau ${LEVELS[p['level'] as string]!} demande ${n(p['points'])} points : il en manquait ${n(p['missing'])}.`,
  'score-towers': () => 'Symboles de guilde des tours',
  'score-citizens': () => 'Symboles de guilde des Citoyens',
  'score-tiles': () => 'Symboles de guilde des tuiles',
  'score-banners': () => 'Bannières',
  'score-gold': () => 'Or',
  'score-gems': () => 'Gemmes',
  'score-resources': () => 'Ressources',
  'tie-gold': p => `À égalité, le plus d’or l’emporte : ${n(p['n'])}`,
  'setting-players': () => 'Joueurs',
  'setting-players-about': p =>
    n(p['players']) === 1
      ? 'en solitaire, contre le temps qui passe (une variante à nous)'
      : `${n(p['players'])} joueurs`,
  'setting-solo': () => 'Niveau en solitaire',
  'setting-solo-name': p => LEVELS[p['level'] as string]!,
  'setting-solo-about': p => `atteins ${n(p['points'])} points`,
};

const table: Phrases = { ...prompts, ...notes, ...reasons, ...events, ...results };

/** The names of all phrases, for tests. */
export const phrases: readonly string[] = Object.keys(table);

export const fr: Words = wordsFrom('Margraves of Valeria', table);
