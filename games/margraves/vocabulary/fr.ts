import { frenchGrammar } from '@castellan/powers';
import type { Grammar, Rows } from '@castellan/powers';
import type { terms } from './terms.ts';

const times = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

export const rows: Rows<typeof terms> = {
  resources: {
    gold: ['pièce d’or', 'pièces d’or'],
    strength: ['point de force', 'points de force'],
    stone: ['pierre', 'pierres'],
    wood: ['bois', 'bois'],
    magic: ['magie', 'magies'],
    wild: ['ressource au choix', 'ressources au choix'],
    gem: ['gemme', 'gemmes'],
    knight: ['chevalier', 'chevaliers'],
    influence: ['point d’influence', 'points d’influence'],
  },
  counts: {
    towers: {
      label: 'Tour de garde',
      each: 'chaque Tour de garde que tu as construite',
      many: 'Tours de garde construites',
    },
  },
  timings: {},
  modifiers: {},
  supplies: {},
  filters: {},
  places: {},
  actions: {
    move: {
      label: 'déplacer ton margrave',
      say: 'déplacer ton margrave par une route jusqu’au Lieu suivant',
    },
    deploy: {
      label: 'déployer un chevalier',
      say: 'déployer un chevalier du Lieu de ton margrave vers le suivant, ou de ta réserve vers ton margrave',
    },
    'deploy-anywhere': {
      label: 'déployer un chevalier n’importe où',
      say: 'déployer un chevalier du Lieu de ton margrave ou de ta réserve vers n’importe quel Lieu',
    },
    send: {
      label: 'envoyer un chevalier',
      say: 'envoyer un chevalier d’un Lieu quelconque vers un autre',
    },
    ship: { label: 'expédier', say: 'expédier autant de ressources que tu veux' },
    slay: { label: 'terrasser un monstre', say: 'terrasser un monstre voisin de ton margrave' },
    hire: {
      label: 'embaucher un Citoyen',
      say: 'embaucher un Citoyen de la file au prix de sa place',
    },
    'hire-for-two': {
      label: 'embaucher pour 2 pièces d’or',
      say: 'embaucher n’importe quel Citoyen de la file pour 2 pièces d’or',
    },
    'hire-free': {
      label: 'embaucher gratuitement',
      say: 'embaucher gratuitement n’importe quel Citoyen de la file',
    },
  },
  verbs: {
    'move-anywhere': {
      label: 'déplacer ton margrave n’importe où',
      say: () => 'déplace ton margrave vers n’importe quel autre Lieu',
    },
    'send-knight': {
      label: 'envoyer un chevalier (obligatoire)',
      say: () => 'envoie un chevalier d’un Lieu quelconque vers un autre (obligatoire)',
    },
    rally: {
      label: 'rallier des chevaliers',
      say: n =>
        `amène jusqu’à ${times(n, 'un chevalier', 'chevaliers')} d’autres Lieux à ton margrave`,
    },
    raise: {
      label: 'relever des chevaliers',
      say: n =>
        `prends jusqu’à ${times(n, 'un chevalier couché', 'chevaliers couchés')} dans les Tombeaux des héros`,
    },
    retrieve: {
      label: 'reprendre un Citoyen',
      say: () => 'reprends un Citoyen que tu as joué lors d’un tour précédent',
    },
    privilege: {
      label: 'une tuile Privilège',
      say: n => `prends une tuile Privilège de niveau ${n}`,
    },
  },
  signs: {
    'guild:worker': 'Ouvriers',
    'guild:soldier': 'Soldats',
    'guild:shadow': 'Ombres',
    'guild:holy': 'Sacrés',
    'banner:fish': 'Poisson',
    'banner:lion': 'Lion',
    'banner:stag': 'Cerf',
    'banner:raven': 'Corbeau',
    'banner:boar': 'Sanglier',
    'lair:hills': 'Collines',
    'lair:ruins': 'Ruines',
    'lair:forest': 'Forêt',
    'lair:swamp': 'Marais',
    'card:citizens': 'Citoyen',
    'card:monsters': 'Monstre',
    'card:tiles': 'tuile Privilège',
    tower: 'Tour de garde',
    margrave: 'Margrave',
    recall: 'Rappel',
    build: 'Construire',
    grant: 'Faveur',
    'end-of-game': 'compte à la fin de la partie',
    tomb: 'Tombeau des héros',
    vp: 'points de victoire',
    'first-player': 'premier joueur',
    opponent: 'un adversaire de ton choix',
    owner: 'celui à qui appartient ce pouvoir',
    'each-player': 'chaque joueur',
    'each-opponent': 'chaque adversaire',
  },
};

export const grammar: Grammar = frenchGrammar(rows);
