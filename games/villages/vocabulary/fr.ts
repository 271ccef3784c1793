import { counted, frenchGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const buildings = (type: string, some = type) => ({
  label: `Bâtiment ${type}`,
  each: `chaque Bâtiment ${type} de ton village`,
  many: `Bâtiments ${some}`,
});
const building = (type: string) => ({
  label: `Construire, pour un Bâtiment ${type}`,
  when: `quand tu construis un Bâtiment ${type}`,
});
const action = (name: string) => ({
  label: name,
  when: `quand tu mènes ou suis l’action ${name}`,
});
const cards = (n: number, random: boolean) =>
  `${counted(n, ['carte', 'cartes'])}${random ? ' au hasard' : ''}`;

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['pièce d’or', 'pièces d’or'],
    card: ['carte', 'cartes'],
    food: ['Nourriture', 'Nourriture'],
    wood: ['Bois', 'Bois'],
    stone: ['Pierre', 'Pierres'],
    magic: ['Magie', 'Magie'],
    wild: ['Joker', 'Jokers'],
    vp: ['point de victoire', 'points de victoire'],
  },
  counts: {
    worker: buildings('Ouvrier'),
    soldier: buildings('Soldat'),
    shadow: buildings('Ombre'),
    holy: buildings('Sacré', 'Sacrés'),
    adventurers: {
      label: 'Aventurier',
      each: 'chaque Aventurier de ton village',
      many: 'Aventuriers',
    },
  },
  timings: {
    instant: { label: 'immédiat', when: 'aussitôt, quand la carte rejoint ton village' },
    harvest: action('Récolter'),
    develop: action('Exploiter'),
    build: action('Construire'),
    recruit: action('Recruter'),
    tax: action('Taxer'),
    'build-worker': building('Ouvrier'),
    'build-soldier': building('Soldat'),
    'build-shadow': building('Ombre'),
    'build-holy': building('Sacré'),
    scoring: { label: 'décompte', when: 'à la fin de la partie' },
  },
  modifiers: {},
  supplies: {},
  filters: {},
  places: {
    hand: {
      label: 'une carte de ta main',
      lose: (n, random) => `défausse ${cards(n, random)} de ta main`,
      rob: (n, random, keep) =>
        keep ? `prends ${cards(n, random)} de sa main` : `défausse ${cards(n, random)} de sa main`,
    },
  },
  actions: {},
  verbs: {},
  signs: {
    'type:worker': 'Ouvrier',
    'type:soldier': 'Soldat',
    'type:shadow': 'Ombre',
    'type:holy': 'Sacré',
    'type:adventurer': 'Aventurier',
    'type:castle': 'Château',
    follow: 'suit',
    decline: 'passe',
    'first-player': 'Premier joueur',
    locked: 'réservé à son propriétaire',
    opponent: 'un adversaire de ton choix',
    owner: 'celui à qui appartient ce pouvoir',
    'each-player': 'chaque joueur',
    'each-opponent': 'chaque adversaire',
  },
};

export const grammar: Grammar = frenchGrammar(rows);
