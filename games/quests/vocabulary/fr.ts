import { frenchGrammar } from '@castellan/powers';
import type { Grammar, Noun, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const citizens = (n: number, random: boolean): string =>
  `${n === 1 ? 'un Citoyen' : `${n} Citoyens`}${random ? ' au hasard' : ''}`;
const quests = (n: number, random: boolean, one: string, many: string): string =>
  `${n === 1 ? `une Quête ${one}` : `${n} Quêtes ${many}`}${random ? ' au hasard' : ''}`;
const taken = (keep: boolean): string => (keep ? 'prends' : 'défausse');
const typed = (type: string) => ({
  label: `Quête ${type} accomplie`,
  each: `chaque Quête ${type} que tu as accomplie`,
  many: `Quêtes ${type} accomplies`,
});

/** What a Quest asks for, as it is counted. */
export const MEANS: Readonly<Record<string, Noun>> = {
  worker: ['Ouvrier', 'Ouvriers'],
  soldier: ['Soldat', 'Soldats'],
  shadow: ['Ombre', 'Ombres'],
  holy: ['Sacré', 'Sacrés'],
  gold: ['pièce d’or', 'pièces d’or'],
  strength: ['point de Force', 'points de Force'],
  magic: ['point de Magie', 'points de Magie'],
};

export const rows: Rows<typeof terms> = {
  resources: { vp: ['point de victoire', 'points de victoire'] },
  counts: {
    adventure: typed('d’Aventure'),
    battle: typed('de Bataille'),
    commerce: typed('de Commerce'),
    subterfuge: typed('d’Intrigue'),
  },
  timings: {},
  modifiers: {},
  supplies: {
    line: {
      label: 'Citoyen de la file de la taverne',
      say: () => 'un Citoyen de la file de la taverne en main',
    },
  },
  filters: {},
  places: {
    citizens: {
      label: 'Citoyen de ta main ou de ta Guilde',
      lose: (n, random) => `défausse ${citizens(n, random)} de ta main ou de ta Guilde`,
      rob: (n, random, keep) => `${taken(keep)} ${citizens(n, random)} de sa main ou de sa Guilde`,
    },
    hand: {
      label: 'main',
      lose: (n, random) => `défausse ${citizens(n, random)} de ta main`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} de sa main${keep ? ' dans la tienne' : ''}`,
    },
    guild: {
      label: 'Guilde',
      lose: (n, random) => `défausse ${citizens(n, random)} de ta Guilde`,
      rob: (n, random, keep) =>
        `${taken(keep)} ${citizens(n, random)} de sa Guilde${keep ? ' dans la tienne, sans le pouvoir d’embauche' : ''}`,
    },
    line: {
      label: 'file de la taverne',
      lose: (n, random) => `défausse ${citizens(n, random)} de la file de la taverne`,
      rob: (n, random, keep) => `${taken(keep)} ${citizens(n, random)} de la file de la taverne`,
    },
    quests: {
      label: 'Quête active',
      lose: (n, random) => `défausse ${quests(n, random, 'active', 'actives')}`,
      rob: (n, random, keep) => `${taken(keep)} ${quests(n, random, 'active', 'actives')}`,
    },
    reserved: {
      label: 'Quête réservée',
      lose: (n, random) =>
        n === 1 && !random
          ? 'défausse ta Quête réservée'
          : `défausse ${quests(n, random, 'réservée', 'réservées')}`,
      rob: (n, random, keep) =>
        n === 1 && !random
          ? `${taken(keep)} sa Quête réservée`
          : `${taken(keep)} chez lui ${quests(n, random, 'réservée', 'réservées')}`,
    },
  },
  actions: {
    draw: { label: 'Piocher', say: 'piocher un Citoyen' },
    hire: { label: 'Embaucher', say: 'embaucher un Citoyen à son prix' },
    reserve: { label: 'Réserver', say: 'réserver une Quête' },
    quest: { label: 'Quête', say: 'accomplir une Quête' },
  },
  verbs: {},
  signs: {
    gold: 'Or',
    strength: 'Force',
    magic: 'Magie',
    equal: 'encore autant que ce que tu en défausses',
    'role:worker': 'Ouvrier',
    'role:soldier': 'Soldat',
    'role:shadow': 'Ombre',
    'role:holy': 'Sacré',
    'type:adventure': 'Aventure',
    'type:battle': 'Bataille',
    'type:commerce': 'Commerce',
    'type:subterfuge': 'Intrigue',
    'card:citizen': 'Citoyen',
    'card:quest': 'Quête',
    'card:guild-master': 'Maître de guilde',
    price: 'coût en cartes',
    'action-token': 'jeton d’action',
    'first-player': 'Premier joueur',
    done: 'accomplie',
    opponent: 'un adversaire de ton choix',
    owner: 'celui à qui appartient ce pouvoir',
    'each-player': 'chaque joueur',
    'each-opponent': 'chaque adversaire',
  },
};

export const grammar: Grammar = frenchGrammar(rows);
